import type { Game } from "./game.ts";

/** Cards and abilities never change during a game: their names stand for them. */
const shorten = (key: string, value: unknown): unknown => {
  if (key === "card" && typeof value === "object" && value !== null && "name" in value) return value.name;
  if (key === "ability" && typeof value === "object" && value !== null && "type" in value) return value.type;
  return value;
};

/** A hash of the whole state, the same whenever the same answers led to it (53 bits, as hexadecimal text). */
export const stateHash = (game: Game): string => {
  const text = JSON.stringify(game.state, shorten);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16);
};
