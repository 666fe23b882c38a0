import * as A from "../../abilities/index.ts";
import { isHead } from "./noun-heads.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { isOfBoth, isOfStat, ofBoth } from "./alternatives.ts";
import { filterOf, filterOfNoun, nounOf } from "./nouns.ts";
import { symbolIn } from "./attributes.ts";
import { manaSource, paidFrom } from "./mana-spent.ts";
import { isGroup } from "./outcome.ts";
import { playersOf } from "./players.ts";
import { castFromFilter, ofSpells, zoneFilterOf } from "./zone-filters.ts";
import { refuse, type Scope } from "./scope.ts";
import { conjunction, conjuncts } from "./series.ts";

type Determined = Extract<Nodes["simplePhrase"], { kind: "determined" }>;

/**
 * "target exiled card": a card in exile. Only "the exiled cards" and "exiled with …" are linked to what the card itself
 * exiles (607.2a), which "an exiled card" without more words may mean as well.
 */
export const inExile = (
  node: Extract<Nodes["reference"], { kind: "exiledSome" }>,
  { face }: Scope,
): Determined => {
  const { mods, head, post, span } = node.noun;
  if (post.length === 0 && face.exiles !== undefined)
    return refuse(node, "say “card in exile” or “exiled with …”", "RW4003");
  const exile = { kind: "inZone", where: { kind: "exileZone", span }, span } as const;
  const noun = { kind: "nounPhrase", mods, head, post: [...post, exile], span } as const;
  return { kind: "determined", det: node.det, noun, span: node.span };
};

/** Several kinds of objects, each with its own words in front of it. */
export const isPair = (node: { readonly kind: string }): node is Nodes["pluralPair"] => pairs.has(node.kind);
const pairs: ReadonlySet<string> = new Set([
  "pluralPair",
  "pluralTriple",
  "modifiedPair",
  "allModified",
  "modifiedAndTyped",
]);

/** Two kinds of objects; what stands behind "Elf spells and Goblin spells" is said of both. */
export const pairOf = (
  node: Nodes["pluralPair"],
  scope: Scope,
): { readonly filter: A.Filter; readonly words: ReadonlySet<string> } => {
  if (node.kind === "modifiedPair" || node.kind === "allModified") return modifiedPairOf(node, scope);
  if (node.kind === "modifiedAndTyped") return saidOfAll(spellsOf(node), node, scope);
  if (node.kind === "pluralTriple") return tripleOf(node, scope);
  const { one, other } = node;
  const { mods, span } = one;
  if (one.kind === "withPlural" && other.post.some(({ kind }) => kind !== "withAttribute"))
    return refuse(node, "say of each of the two whose it is");
  const own = one.kind === "spellsPlural" ? other.post.find((each) => !ofBoth.has(each.kind)) : undefined;
  if (own !== undefined) return refuse(own, "say of each of the two what is asked of it");
  const head =
    one.kind === "spellsPlural"
      ? ({ kind: "typedHeads", types: one.types, what: "spell", span } as const)
      : one.head;
  const post =
    one.kind === "qualifiedPlural"
      ? [one.near]
      : one.kind === "withPlural"
        ? [{ kind: "withAttribute", said: "with", has: one.has, span } as const]
        : other.post;
  const first = nounOf({ kind: "pluralPhrase", mods, head, post, span }, scope);
  if (one.kind === "spellsPlural" && !isHead(other.head, "spell"))
    return refuse(node, "say of each of the two whose it is");
  const second = nounOf(other, scope);
  return {
    filter: A.or([filterOfNoun(first, other), filterOfNoun(second, other)]),
    words: new Set([...first.words, ...second.words]),
  };
};

/** "All cards that aren't on the battlefield, spells, and permanents": what stands behind the first is said of it alone. */
const tripleOf = (
  { one, two, three }: Extract<Nodes["pluralPair"], { readonly kind: "pluralTriple" }>,
  scope: Scope,
): { readonly filter: A.Filter; readonly words: ReadonlySet<string> } => {
  const { mods, head, near, post, span } = one;
  const nouns = [
    { kind: "numberNoun", mods, head, post: [near, ...post], span } as const,
    ...[two, three].map((each) => ({ ...each, kind: "pluralPhrase", post: [] }) as const),
  ];
  const read = nouns.map((noun) => ({ noun, of: nounOf(noun, scope) }));
  return {
    filter: A.or(read.map(({ noun, of }) => filterOfNoun(of, noun))),
    words: new Set(read.flatMap(({ of }) => [...of.words])),
  };
};

/** "White creatures and blue creatures you control": whose they are, where they are and the like is said of all. */
const modifiedPairOf = (
  node: Extract<Nodes["pluralPair"], { readonly kind: "modifiedPair" | "allModified" }>,
  scope: Scope,
): { readonly filter: A.Filter; readonly words: ReadonlySet<string> } => {
  const { mod, mods, head, post, span } = node.other;
  const plain = node.more.find((each) => each.mods.length === 0);
  // "White creatures, artifacts, and blue lands": whether the artifacts are white is not said.
  if (plain !== undefined && node.one.mods.length > 0)
    return refuse(plain, "say of each of them what is asked of it");
  const last = { mods: [mod, ...mods], head, span };
  return saidOfAll([node.one, ...node.more, last], { post, span }, scope);
};

/** "Colorless spells and artifact spells you cast" */
const spellsOf = ({
  mod,
  mods,
  types,
  span,
}: Extract<Nodes["pluralPair"], { readonly kind: "modifiedAndTyped" }>): readonly OneOfAll[] => [
  { mods: [mod, ...mods], head: { kind: "bareHeads", what: "spell", span }, span },
  { mods: [], head: { kind: "typedHeads", types, what: "spell", span }, span },
];

type OneOfAll = Pick<Nodes["pluralPhrase"], "mods" | "head" | "span">;
const saidOfAll = (
  each: readonly OneOfAll[],
  { post, span }: Pick<Nodes["pluralPhrase"], "post" | "span">,
  scope: Scope,
): { readonly filter: A.Filter; readonly words: ReadonlySet<string> } => {
  const wrong = post.find((qualifier) => !isOfBoth(qualifier) || isOfStat(qualifier));
  if (wrong !== undefined) return refuse(wrong, "say of each of them what is asked of it");
  const nouns = each.map((one) =>
    nounOf({ kind: "pluralPhrase", mods: one.mods, head: one.head, post, span: one.span }, scope),
  );
  const phrase = { kind: "pluralPhrase", ...each.at(-1)!, post, span } as const;
  return {
    filter: A.or(nouns.map((noun) => filterOfNoun(noun, phrase))),
    words: new Set(nouns.flatMap(({ words }) => [...words])),
  };
};

type NthSpell = Extract<Nodes["namedReference"], { readonly kind: "nthSpell" }>;

/** "The first creature spell you cast each turn": counted over the whole turn, as nothing began within it. */
export const nthSpell = (node: NthSpell, scope: Scope): A.All => {
  const { noun, n, when, where, symbol, paid } = node;
  if (scope.statement !== true) return refuse(node, "this is true of a permanent, not told by a spell");
  const who = playersOf(node.who, scope);
  const turns = when === "during each of your turns" ? A.you : A.eachPlayer;
  const by = when === "each turn" ? who : A.playersWho(who, A.isTurn(turns));
  const what = conjunction([
    filterOf(noun, scope),
    ...(where === undefined ? [] : [castFromFilter(zoneFilterOf(where, scope))]),
    ...(symbol === undefined ? [] : [symbolIn(symbol)]),
    ...(paid === undefined ? [] : [paidFrom(manaSource(paid, scope))]),
  ]);
  // Of each of several players it is counted alone, which only costs do.
  const isNext = n.value === 1 && (when !== "each turn" || !isGroup(who));
  return A.all(conjunction([what, isNext ? A.nextCast(by, what) : A.nthCast(n.value, what, { by })]));
};

/** Of such spells the cost is told by their number: they are not cast yet as it is determined (601.2f). */
export const costOfSpells = (what: A.Filter): Pick<A.CostChange, "what" | "by" | "nth"> => {
  const parts = conjuncts(what);
  const nth = parts.length > 1 ? parts.at(-1) : undefined;
  if (nth?.type !== "nextCast" && nth?.type !== "nthCast") return { what };
  const { by } = nth;
  return {
    what: ofSpells(conjunction(parts.slice(0, -1))),
    ...(by === undefined ? {} : { by }),
    nth: nth.type === "nthCast" ? nth.n : 1,
  };
};
