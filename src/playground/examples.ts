import firstSet from "./examples/first-set.cards?raw";
import olderWording from "./examples/older-wording.cards?raw";
import ownKeywords from "./examples/own-keywords.cards?raw";

/** A text to begin with. */
export interface Example {
  readonly name: string;
  readonly text: () => Promise<string>;
}

// What is imported is the text: the type of the bundler's function cannot say so.
const sets = import.meta.glob("../../cards/*.cards", { query: "?raw", import: "default" }) as Readonly<
  Record<string, () => Promise<string>>
>;

const titleOf = (path: string): string => {
  const name = /([^/]+)\.cards$/.exec(path)?.[1] ?? path;
  return name
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
};

/** What the page shows when it is opened for the first time. */
export const firstExample = firstSet;

/** Texts to open: small ones that show one thing each, then the sets of the repository. */
export const examples: readonly Example[] = [
  { name: "First cards", text: async () => firstSet },
  { name: "Keywords of your own", text: async () => ownKeywords },
  { name: "Wording of 2004", text: async () => olderWording },
  ...Object.entries(sets).map(([path, text]) => ({ name: titleOf(path), text })),
];
