import type { Lexicon } from "../../../grammar/vocabulary.ts";
import { canHave, type ParagraphNode } from "../../../grammar/parse.ts";
import { isNode, type AnyNode } from "../tree.ts";
import { anaphorKinds, otherKinds } from "./anaphors.ts";
import { clauseMates } from "./clause-mates.ts";
import { discourseOf } from "./discourse.ts";
import { nounsOf } from "./nouns.ts";
import { rules } from "./rules.ts";
import type { Anaphor, Answer, Beside, Discourse, Found, Phrase, Word } from "./types.ts";

/** What the pronouns of a paragraph mean. */
export interface Resolution {
  readonly discourse: Discourse;
  readonly answers: ReadonlyMap<Anaphor, Answer>;
  /** What "other" and "another" stand beside. */
  readonly beside: ReadonlyMap<AnyNode, Beside>;
}

const known = new WeakMap<AnyNode, Answer>();

/** What an anaphor of a paragraph that was resolved means; nothing where no rule says it. */
export const referentOf = (node: object): Answer | undefined => known.get(node as AnyNode);

/** The phrase that a word means; nothing where it means none, or something that is told elsewhere. */
export const phraseMeantBy = (word: object): Phrase | undefined => {
  const means = referentOf(word)?.means;
  return typeof means === "object" ? means : undefined;
};

const knownBeside = new WeakMap<AnyNode, Beside>();

/** What "other" or "another" of a paragraph that was resolved stands beside. */
export const besideOther = (node: object): Beside | undefined => knownBeside.get(node as AnyNode);

const keep = ({ answers, beside }: Resolution): void => {
  for (const [anaphor, answer] of answers) known.set(anaphor.node, answer);
  for (const [node, found] of beside) knownBeside.set(node, found);
};

/** A node that lowering reads in place of another one means the same. */
export const inPlaceOf = <T extends object>(node: object, made: T): T => {
  const answer = referentOf(node);
  if (answer !== undefined) known.set(made as unknown as AnyNode, answer);
  return made;
};

/** Resolves a paragraph, for `referentOf`. */
export const resolveParagraph = (root: ParagraphNode, lexicon: Lexicon, ofSpell: boolean): void => {
  if (canHave(root, anaphorKinds) || canHave(root, otherKinds))
    keep(resolve(root as unknown as AnyNode, lexicon, ofSpell));
};

/**
 * Paragraphs that are one text (608.2c), resolved together: copies of them, of which each has its places behind those of
 * the one before it.
 */
export const resolveTogether = (
  paragraphs: readonly ParagraphNode[],
  lexicon: Lexicon,
): readonly ParagraphNode[] => {
  let offset = 0;
  const copies = paragraphs.map((paragraph) => {
    const copy = movedBy(paragraph, offset);
    offset = copy.span.end + 1;
    return copy;
  });
  const span = { start: 0, end: offset };
  const text = { kind: "text", paragraphs: copies, span };
  keep(resolve(text, lexicon, true));
  return copies;
};
const movedBy = <T>(value: T, offset: number): T => {
  if (Array.isArray(value)) return value.map((each: unknown) => movedBy(each, offset)) as T;
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, movedBy<unknown>(part, offset)]);
  // Only places change.
  const copy = Object.fromEntries(parts) as T;
  const { span } = value as Partial<AnyNode>;
  return isNode(value) && span !== undefined
    ? { ...copy, span: { start: span.start + offset, end: span.end + offset } }
    : copy;
};

/** Finds what every pronoun of a text means, of an instant or sorcery or of another card. */
export const resolve = (root: AnyNode, lexicon: Lexicon, ofSpell = false): Resolution => {
  const discourse = discourseOf(root, lexicon);
  const answers = new Map<Anaphor, Answer>();
  const meant = (word: Word): Phrase | undefined => {
    if (word.type === "phrase") return word;
    const answer = answers.get(word);
    if (answer === undefined) return unknown(word);
    return typeof answer.means === "object" ? answer.means : undefined;
  };
  /** "That creature" of another paragraph: what it means is not known here, and the same all along. */
  const unknowns = new Map<Anaphor, Phrase>();
  const unknown = (word: Anaphor): Phrase | undefined => {
    if (word.nouns === undefined) return undefined;
    let phrase = unknowns.get(word);
    if (phrase === undefined)
      unknowns.set(
        word,
        (phrase = {
          ...word,
          type: "phrase",
          reference: "definite",
          nouns: word.nouns,
        }),
      );
    return phrase;
  };
  const reading = {
    ...discourse,
    meant,
    ofSpell,
    nounsOf: (words: AnyNode) => nounsOf(words, lexicon),
  };
  for (const word of discourse.words) {
    if (word.type !== "anaphor") continue;
    for (const { name, find } of rules) {
      const found = find(word, reading);
      if (found === undefined) continue;
      answers.set(word, answerOf(word, found, name));
      break;
    }
  }
  const beside = new Map(
    discourse.others.map((other) => {
      const { section, words } = other.clause;
      const goesOn = words.some(
        (at) => at.type === "anaphor" && at.is === "object" && at.order < other.order,
      );
      return [other.node, { section, mates: clauseMates(other, reading), goesOn }];
    }),
  );
  return { discourse, answers, beside };
};

const answerOf = (anaphor: Anaphor, found: Found, rule: string): Answer =>
  found === "itself" || found === "source"
    ? { means: found, rule }
    : "together" in found
      ? { means: "together", of: found.together, either: found.either, rule }
      : "phrase" in found
        ? { means: found.phrase, anaphor, at: found.at, rule: found.preference ?? rule }
        : { means: "unclear", between: found.map(({ phrase }) => phrase) };
