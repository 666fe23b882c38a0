import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { filterOfNoun, nounOf } from "./nouns.ts";
import { refuse, type Scope } from "./scope.ts";

type Determined = Extract<Nodes["simplePhrase"], { kind: "determined" }>;

/** "target exiled card": a card in exile. */
export const inExile = (node: Extract<Nodes["reference"], { kind: "exiledSome" }>): Determined => {
  const { mods, head, post, span } = node.noun;
  const exile = { kind: "inZone", where: { kind: "exileZone", span }, span } as const;
  const noun = { kind: "nounPhrase", mods, head, post: [...post, exile], span } as const;
  return { kind: "determined", det: node.det, noun, span: node.span };
};

/** Two kinds of objects; what stands behind "Elf spells and Goblin spells" is said of both. */
export const pairOf = (
  node: Nodes["pluralPair"],
  scope: Scope,
): { readonly filter: A.Filter; readonly words: ReadonlySet<string> } => {
  const { one, other } = node;
  const { mods, span } = one;
  const first =
    one.kind === "qualifiedPlural"
      ? nounOf({ kind: "pluralPhrase", mods, head: one.head, post: [one.near], span }, scope)
      : nounOf(
          {
            kind: "pluralPhrase",
            mods,
            head: { kind: "spellHeads", types: one.types, span },
            post: other.post,
            span,
          },
          scope,
        );
  if (one.kind === "spellsPlural" && other.head.kind !== "spellHeads" && other.head.kind !== "bareSpells")
    return refuse(node, "say of each of the two whose it is");
  const second = nounOf(other, scope);
  return {
    filter: A.or([filterOfNoun(first, other), filterOfNoun(second, other)]),
    words: new Set([...first.words, ...second.words]),
  };
};
