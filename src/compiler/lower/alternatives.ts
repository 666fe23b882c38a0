import type { AnyNounPhrase } from "./noun-heads.ts";
import { attributeBehind } from "./attribute-nodes.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { refuse } from "./scope.ts";

/** What is said of each of two nouns alike: whose they are, where they are, who chooses. */
export const ofBoth: ReadonlySet<string> = new Set([
  "controlledBy",
  "heldOtherwise",
  "ownedBy",
  "fromZone",
  "inZone",
  "amongThem",
  "amongCards",
  "amongDone",
  "ofYourChoice",
  "atRandom",
  "youCast",
]);
export const isOfBoth = (node: Nodes["qualifier"]): boolean =>
  ofBoth.has(node.kind) || attributeBehind(node, "different") !== undefined || isOfStat(node);
/** "Artifact", "artifact or enchantment": types with no noun of their own. */
export const isTypes = ({ kind }: { readonly kind: string }): boolean =>
  kind === "typeCompound" || kind === "series";
/** Each of two nouns can have a mana value (202.3). */
export const isOfStat = (node: Nodes["qualifier"]): boolean =>
  attributeBehind(node, "statBound")?.stat.is === "manaValue";

/** "artifact you control or creature with flying": what is asked of each is said behind it. */
type EachTold = Extract<Nodes["eitherHead"], { readonly kind: "eitherQualified" | "eitherSecond" }>;
export const isEachTold = (head: AnyNounPhrase["head"]): head is EachTold =>
  head.kind === "eitherQualified" || head.kind === "eitherSecond";

/** What is said behind each of several nouns but the last. */
const nearOf = (head: EachTold): readonly Nodes["qualifier"][] =>
  [head.kind === "eitherSecond" ? head.two.near : head.near, ...head.more.map(({ near }) => near)].filter(
    (each) => each !== undefined,
  );

const holders: ReadonlySet<string> = new Set(["controlledBy", "heldOtherwise", "ownedBy"]);
/** Behind nouns that are each told by something of their own: where they are is said of all, once; whose they are, of each. */
export const ownOfEachTold = (head: EachTold, post: AnyNounPhrase["post"]): AnyNounPhrase["post"] => {
  if (nearOf(head).some(({ kind }) => ofBoth.has(kind) || kind === "onBattlefield")) return post;
  const held = post.find(({ kind }) => holders.has(kind));
  if (held !== undefined) return refuse(held, "say of each of them whose it is");
  return post.filter((each) => !ofBoth.has(each.kind));
};
