import type { Lexicon } from "../../../grammar/vocabulary.ts";
import { canHave, type ParagraphNode } from "../../../grammar/parse.ts";
import type { AnyNode } from "../tree.ts";
import { discourseOf } from "./discourse.ts";
import { anaphorKinds } from "./features.ts";
import { rules, type Found } from "./rules.ts";
import type { Anaphor, Answer, Discourse, Phrase } from "./types.ts";

/** What the pronouns of a paragraph mean. */
export interface Resolution {
  readonly discourse: Discourse;
  readonly answers: ReadonlyMap<Anaphor, Answer>;
}

const known = new WeakMap<AnyNode, Answer>();

/** What an anaphor of a paragraph that was resolved means; nothing where no rule says it. */
export const referentOf = (node: object): Answer | undefined => known.get(node as AnyNode);

/** Resolves a paragraph, for `referentOf`. */
export const resolveParagraph = (root: ParagraphNode, lexicon: Lexicon): void => {
  if (!canHave(root, anaphorKinds)) return;
  for (const [anaphor, answer] of resolve(root, lexicon).answers) known.set(anaphor.node, answer);
};

/** Finds what every pronoun of a paragraph means. */
export const resolve = (root: ParagraphNode, lexicon: Lexicon): Resolution => {
  const discourse = discourseOf(root, lexicon);
  const answers = new Map<Anaphor, Answer>();
  const meant = (word: Phrase | Anaphor): Phrase | undefined => {
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
      unknowns.set(word, (phrase = { ...word, type: "phrase", reference: "definite", nouns: word.nouns }));
    return phrase;
  };
  for (const word of discourse.words) {
    if (word.type !== "anaphor") continue;
    for (const { name, find } of rules) {
      const found = find(word, discourse, meant);
      if (found === undefined) continue;
      answers.set(word, answerOf(found, name));
      break;
    }
  }
  return { discourse, answers };
};

const answerOf = (found: Found, rule: string): Answer =>
  found === "itself"
    ? { means: "itself", rule }
    : "phrase" in found
      ? { means: found.phrase, at: found.at, rule: found.preference ?? rule }
      : { means: "unclear", between: found.map(({ phrase }) => phrase) };
