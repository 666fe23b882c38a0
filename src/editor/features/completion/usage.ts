import { blocksOf, linesOf } from "../../../compiler/read/lines.ts";

/** How often words stand behind others: by the one or two words before them, or by nothing for a word as such. */
export type Usage = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Stands for the beginning of a paragraph. */
const beginning = "^";

const wordPattern = /[\p{L}\p{N}'’+−-]+(?:\/[\p{N}X+−-]+)?|\{[^{}\s]+\}|[.,:;—•“”"]/gu;

/** The words and marks of a text in lower case, behind the mark for the beginning of each line. */
export const wordsOf = (text: string): readonly string[] => [
  beginning,
  ...(text.match(wordPattern) ?? []).map((word) => word.toLowerCase()),
];

/** What stood only once tells nothing, and behind two words twice not much; a page loads the counts first. */
const least = (context: string): number => (context.includes(" ") ? 4 : 2);

/** Counts the words of paragraphs. */
const usageOf = (paragraphs: Iterable<string>): Usage => {
  const counts = new Map<string, Map<string, number>>();
  const count = (context: string, word: string): void => {
    const words = counts.get(context) ?? new Map<string, number>();
    counts.set(context, words.set(word, (words.get(word) ?? 0) + 1));
  };
  for (const paragraph of paragraphs) {
    const words = wordsOf(paragraph);
    words.forEach((word, index) => {
      if (index === 0) return;
      count("", word);
      count(words[index - 1]!, word);
      if (index > 1) count(`${words[index - 2]} ${words[index - 1]}`, word);
    });
  }
  return Object.fromEntries(
    [...counts].flatMap(([context, words]) => {
      const kept = [...words].filter(([, times]) => times >= least(context));
      return kept.length === 0 ? [] : [[context, Object.fromEntries(kept)]];
    }),
  );
};

/** The lines of a card file that are rules text, as far as their form alone tells. */
const rulesLines = (text: string): readonly string[] =>
  blocksOf(linesOf(text)).flatMap((block) => {
    const lines = block.filter(({ kind }) => kind === "text").map((line) => line.text);
    return lines.slice(2).filter((line) => !/^[\d*+X]+\/[\d*+X]+$/.test(line));
  });

/** Counts the words of the rules texts in card files. */
export const usageOfCards = (texts: readonly string[]): Usage => usageOf(texts.flatMap(rulesLines));

/** Put in by the bundler: the counts of the cards that Rulewright comes with. */
declare const RULEWRIGHT_USAGE: Usage | undefined;
export const ownUsage: Usage = typeof RULEWRIGHT_USAGE === "object" ? RULEWRIGHT_USAGE : {};

const timesOf = (usage: Usage, context: string, word: string): number => {
  const words = Object.hasOwn(usage, context) ? usage[context] : undefined;
  return words !== undefined && Object.hasOwn(words, word) ? words[word]! : 0;
};

/** How likely a word is behind others: first by two words, then by one, then by itself. */
export const likelihood = (usage: Usage, before: readonly string[], word: string): number => {
  const [last = beginning] = before.slice(-1);
  const two = before.slice(-2).join(" ");
  return (
    (before.length > 1 ? timesOf(usage, two, word) * 1e6 : 0) +
    timesOf(usage, last, word) * 1e3 +
    Math.min(999, timesOf(usage, "", word))
  );
};

/** A word goes with those before it where it follows them at least this often. */
const usual = 0.5;
const mostWords = 7;

/** How a text most likely goes on behind a word, as long as there is no doubt; the words of a phrase. */
export const phraseFrom = (usage: Usage, before: readonly string[], word: string): readonly string[] => {
  const phrase = [word];
  while (phrase.length < mostWords) {
    const context = [...before, ...phrase].slice(-2).join(" ");
    const next = Object.entries(Object.hasOwn(usage, context) ? usage[context]! : {});
    const all = next.reduce((sum, [, times]) => sum + times, 0);
    const best = next.reduce<readonly [string, number]>(
      (found, each) => (each[1] > found[1] ? each : found),
      ["", 0],
    );
    if (best[1] < least(context) || best[1] < all * usual || !/^[\p{L}\p{N}+]/u.test(best[0])) break;
    phrase.push(best[0]);
  }
  return phrase;
};
