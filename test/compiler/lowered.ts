import { abilitiesOf } from "./abilities-of.ts";

/** An ability object in one line that reads from left to right: `draw(who: you, count: 2)`. */
const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inWords).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const { type, ...fields } = value as Readonly<Record<string, unknown>>;
  const parts = Object.entries(fields).map(([name, field]) => `${name}: ${inWords(field)}`);
  const name = typeof type === "string" ? type : "";
  return parts.length === 0 ? name : `${name}(${parts.join(", ")})`;
};

/** What a card with that text does, in words: a sorcery unless said otherwise. */
export const lowered = (text: string, typeLine = "Sorcery"): string =>
  abilitiesOf(text, typeLine).map(inWords).join("\n");
