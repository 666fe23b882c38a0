import type { ParagraphNode } from "../../../grammar/parse.ts";
import type { Lexicon } from "../../../grammar/vocabulary.ts";
import type { Span } from "../types.ts";
import { isNode, type AnyNode } from "../tree.ts";
import { resolve } from "./resolve.ts";
import type { Anaphor, Answer, Phrase } from "./types.ts";

/** What an anaphor means, told by places in the paragraph. */
export interface Referent {
  readonly span: Span;
  /** Where the phrase stands that it means, the object of the ability, or the phrases that it could mean. */
  readonly means: Span | "itself" | "source" | readonly Span[];
  /** The rule that says so; none where it is not clear. */
  readonly rule: string | undefined;
  /** The kind of case that it is, in which many texts agree. */
  readonly pattern: string;
}

/** The determiner of a phrase, or what else it is by. */
const formOf = ({ node }: Phrase): string => {
  const det = node["det"];
  return isNode(det) ? det.kind : node.kind;
};

const seatOf = ({ role, clause, within }: Anaphor | Phrase): string =>
  `${role}${within === undefined ? "" : " within a noun phrase"} of ${clause.section}`;

const distance = (from: Anaphor, to: Phrase): string => {
  if (from.clause === to.clause) return "same clause";
  return from.clause.sentence === to.clause.sentence ? "clause before" : "sentence before";
};

const patternOf = (anaphor: Anaphor, answer: Answer): string => {
  const said = `${anaphor.node.kind} as ${seatOf(anaphor)}`;
  if (answer.means === "itself") return `${said} = the object itself`;
  if (answer.means === "source") return `${said} = the source of the damage`;
  if (answer.means === "unclear") return `${said} = not clear`;
  if (answer.means === "together") return `${said} = ${answer.of.map(formOf).join(" + ")} (${answer.rule})`;
  const { means, rule } = answer;
  return `${said} = ${formOf(means)} as ${seatOf(means)}, ${distance(anaphor, means)} (${rule})`;
};

/**
 * What every pronoun and every "that …" of a paragraph means, in reading order. Words that no rule speaks about are left
 * out: what they mean was said in another paragraph, or they are not understood.
 */
export const referentsOf = (root: ParagraphNode, lexicon: Lexicon, ofSpell = false): readonly Referent[] =>
  [...resolve(root as unknown as AnyNode, lexicon, ofSpell).answers].map(([anaphor, answer]) => ({
    span: anaphor.node.span,
    means:
      answer.means === "itself" || answer.means === "source"
        ? answer.means
        : answer.means === "unclear"
          ? answer.between.map(({ node }) => node.span)
          : answer.means === "together"
            ? answer.of.map(({ node }) => node.span)
            : answer.means.node.span,
    rule: answer.means === "unclear" ? undefined : answer.rule,
    pattern: patternOf(anaphor, answer),
  }));
