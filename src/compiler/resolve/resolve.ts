import type { Lexicon } from "../../../grammar/vocabulary.ts";
import { canHave, type ParagraphNode } from "../../../grammar/parse.ts";
import { isNode, type AnyNode } from "../tree.ts";
import { anaphorKinds } from "./anaphors.ts";
import { discourseOf } from "./discourse.ts";
import { rules, type Found } from "./rules.ts";
import type { Anaphor, Answer, Discourse, Phrase, Word } from "./types.ts";

/** What the pronouns of a paragraph mean. */
export interface Resolution {
  readonly discourse: Discourse;
  readonly answers: ReadonlyMap<Anaphor, Answer>;
}

const known = new WeakMap<AnyNode, Answer>();

/** What an anaphor of a paragraph that was resolved means; nothing where no rule says it. */
export const referentOf = (node: object): Answer | undefined => known.get(node as AnyNode);

/** A node that lowering reads in place of another one means the same. */
export const inPlaceOf = <T extends object>(node: object, made: T): T => {
  const answer = referentOf(node);
  if (answer !== undefined) known.set(made as unknown as AnyNode, answer);
  return made;
};

/** Resolves a paragraph, for `referentOf`. */
export const resolveParagraph = (root: ParagraphNode, lexicon: Lexicon): void => {
  if (!canHave(root, anaphorKinds)) return;
  for (const [anaphor, answer] of resolve(root as unknown as AnyNode, lexicon).answers)
    known.set(anaphor.node, answer);
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
  for (const [anaphor, answer] of resolve(text, lexicon).answers) known.set(anaphor.node, answer);
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

/** Finds what every pronoun of a text means. */
export const resolve = (root: AnyNode, lexicon: Lexicon): Resolution => {
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
  const reading = { ...discourse, meant };
  for (const word of discourse.words) {
    if (word.type !== "anaphor") continue;
    for (const { name, find } of rules) {
      const found = find(word, reading);
      if (found === undefined) continue;
      answers.set(word, answerOf(word, found, name));
      break;
    }
  }
  return { discourse, answers };
};

const answerOf = (anaphor: Anaphor, found: Found, rule: string): Answer =>
  found === "itself" || found === "source"
    ? { means: found, rule }
    : "together" in found
      ? { means: "together", of: found.together, rule }
      : "phrase" in found
        ? { means: found.phrase, anaphor, at: found.at, rule: found.preference ?? rule }
        : { means: "unclear", between: found.map(({ phrase }) => phrase) };
