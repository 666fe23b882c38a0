import { cardTypes, supertypes } from "../abilities/characteristics.ts";

/** One symbol of a cost or a text, in any of the ways in which programs write them; blanks between are none. */
const symbolAt =
  /\s+|[{<]([^{}<>]*)[}>]|\(([^()]*)\)|((?:\d+|[WUBRGCPH])(?:\/[WUBRGCPH]){1,2})|(\d+|[WUBRGCSXYZTQE])/iy;

/** `H/W` and `P/W` are what the rules write `W/P` (107.4f). */
const inOrder = (symbol: string): string => {
  const parts = symbol.trim().toUpperCase().replaceAll("H", "P").split("/");
  return [...parts.filter((part) => part !== "P"), ...parts.filter((part) => part === "P")].join("/");
};

/** Symbols in braces: `1WU`, `2 W U`, `1{W/U}` and `(W/U)H/B` alike. What is none of that stays as it is, to be refused. */
export const symbolsInBraces = (said: string): string => {
  const text = said.trim();
  const symbols: string[] = [];
  symbolAt.lastIndex = 0;
  while (symbolAt.lastIndex < text.length) {
    const match = symbolAt.exec(text);
    if (match === null) return text;
    const symbol = match[1] ?? match[2] ?? match[3] ?? match[4];
    if (symbol !== undefined) symbols.push(`{${inOrder(symbol)}}`);
  }
  return symbols.join("");
};

/** A mana cost in braces; empty where the file says in words that there is none (202.1b). */
export const costInBraces = (said: string): string =>
  /^\s*(?:no cost|none|n\/a|[-–—])?\s*$/i.test(said) ? "" : symbolsInBraces(said);

/** A cost whose symbols are words: `2 W U`, `GW` for either of two, `BP` for one that life can pay for (107.4). */
export const costOfWords = (said: string): string =>
  costInBraces(
    /[{<(]/.test(said)
      ? said
      : said
          .trim()
          .split(/\s+/)
          .map((word) => {
            const either = /^(?:[WUBRGCP]{2,3}|2[WUBRG]|[WUBRG]2)$/.test(word) ? [...word] : [];
            if (either.length === 0) return word;
            return either.sort((left, right) => Number(right === "2") - Number(left === "2")).join("/");
          })
          .join(" "),
  );

/** Symbols as Cockatrice writes them: braces only around those of more than one sign. */
export const costWithoutBraces = (cost: string): string => cost.replace(/[{<](\d+|\w)[}>]/g, "$1");

/** The parts of a type line that a file keeps apart (205.1). */
export const typeLineOf = (types: readonly string[], subtypes: string): string => {
  const left = types.join(" ").replace(/\s+/g, " ").trim();
  const right = subtypes.replace(/\s+/g, " ").trim();
  if (right !== "" && left !== "" && !/[—–]/.test(left)) return `${left} — ${right}`;
  return left.replace(/\s+(?:-{1,2}|–|—)\s+/, " — ").replace(/\s*[—–]$/, "");
};

const typeWords: ReadonlySet<string> = new Set<string>([...cardTypes, ...supertypes, "tribal"]);

/** A type line written without a dash: `Creature Human Wizard`. */
export const typeLineOfWords = (said: string): string => {
  const words = said.trim().split(/\s+/);
  const isType = (word: string): boolean => typeWords.has(word.toLowerCase());
  return typeLineOf(words.filter(isType), words.filter((word) => !isType(word)).join(" "));
};

const rarities: Readonly<Record<string, string>> = {
  c: "common",
  u: "uncommon",
  r: "rare",
  m: "mythic",
  "mythic rare": "mythic",
  l: "common",
  "basic land": "common",
};

/** A rarity in one word: `C`, `Common`, `mythic rare`. */
export const rarityOf = (said: string): string => {
  const word = said.trim().toLowerCase();
  return Object.hasOwn(rarities, word) ? rarities[word]! : word;
};
