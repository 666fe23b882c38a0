import type { Game } from "./game.ts";

const seedA = 0x9e3779b1;
const seedB = 0x85ebca77;

const ofStrings = new Map<string, number>();
const ofString = (text: string): number => {
  let known = ofStrings.get(text);
  if (known === undefined) {
    known = seedA;
    for (let i = 0; i < text.length; i++) known = Math.imul(known ^ text.charCodeAt(i), 0x01000193);
    ofStrings.set(text, known);
  }
  return known;
};

/** A running hash of 2 × 32 bits. */
interface Sum {
  a: number;
  b: number;
}
const mix = (sum: Sum, n: number): void => {
  sum.a = Math.imul(sum.a ^ n, 0xc2b2ae35);
  sum.a ^= sum.a >>> 15;
  sum.b = Math.imul((sum.b << 7) ^ (sum.b >>> 25) ^ n, 0x27d4eb2f);
};

/** What never changes during a game, cards and what they say among it: a hash made once stands for it. */
const unchanging: ReadonlySet<string> = new Set([
  "card",
  "ability",
  "instructions",
  "condition",
  "modifications",
  "duration",
  "characteristics",
  "copyOf",
  "downFace",
  "event",
]);
/** Lists of what never changes once it is in them. */
const ofUnchanging: ReadonlySet<string> = new Set(["thisTurn", "lastTurn", "modifications", "changes"]);
const known = new WeakMap<object, Sum>();
const addKnown = (sum: Sum, value: object): void => {
  let own = known.get(value);
  if (own === undefined) {
    own = { a: seedA, b: seedB };
    addParts(own, value, false);
    known.set(value, own);
  }
  mix(sum, own.a);
  mix(sum, own.b);
};

/** What most objects have nothing of (counters, designations, links) makes no difference. */
const isEmpty = (part: unknown): boolean => {
  if (typeof part !== "object" || part === null) return false;
  if (Array.isArray(part)) return part.length === 0;
  for (const _ in part) return false;
  return true;
};

const addParts = (sum: Sum, value: object, parts: boolean): void => {
  if (Array.isArray(value)) {
    mix(sum, value.length);
    for (const part of value) {
      if (parts) addKnown(sum, part);
      else add(sum, "", part);
    }
    return;
  }
  for (const key in value) {
    const part: unknown = value[key as keyof typeof value];
    // What was seen follows from what happened.
    if (part === undefined || part === false || isEmpty(part) || key === "seen") continue;
    mix(sum, ofString(key));
    add(sum, key, part);
  }
  mix(sum, -1);
};

const add = (sum: Sum, key: string, value: unknown): void => {
  if (typeof value === "number") mix(sum, Number.isInteger(value) ? value : ofString(String(value)));
  else if (typeof value !== "object" || value === null) mix(sum, ofString(String(value)));
  else if (unchanging.has(key) && !Array.isArray(value)) addKnown(sum, value);
  else addParts(sum, value, ofUnchanging.has(key));
};

/** A hash of the whole state, the same whenever the same answers led to it (53 bits, as hexadecimal text). */
export const stateHash = (game: Game): string => {
  const sum = { a: seedA, b: seedB };
  add(sum, "", game.state);
  return (4294967296 * (2097151 & sum.b) + (sum.a >>> 0)).toString(16);
};
