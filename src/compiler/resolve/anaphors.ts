import { isNode, type AnyNode } from "../tree.ts";
import type { Features } from "./types.ts";

export const objects = (number: Features["number"]): Features => ({ is: "object", number });
const players = (number: Features["number"]): Features => ({ is: "player", number });

const anaphors: Readonly<Record<string, Features>> = {
  it: objects("one"),
  its: objects("one"),
  thatOne: objects("one"),
  them: { is: "either", number: "several" },
  theyObjects: objects("several"),
  theirOwners: objects("several"),
  eachOfThem: objects("several"),
  forEachOfThem: objects("several"),
  theirController: objects("either"),
  itWasCastFrom: objects("either"),
  they: players("either"),
  thatPlayer: players("one"),
  thePlayer: players("one"),
  thosePlayers: players("several"),
  eachOfThosePlayers: players("several"),
};
/** "that creature": a noun says what kind of thing is meant. */
const demonstratives: Readonly<Record<string, Features>> = {
  thatThing: objects("one"),
  thoseThings: objects("several"),
  eachOfThose: objects("several"),
  forEachOfThose: objects("several"),
  bothThose: objects("several"),
  thatDealer: objects("one"),
};
/** "one of them": the group is meant, and some of it is brought up. */
export const partitives: ReadonlySet<string> = new Set([
  "numberOfThem",
  "someAlone",
  "numberOfThose",
  "numberOfOthers",
]);

/** Every kind that can be an anaphor; a noun is one by its determiner. */
export const anaphorKinds: ReadonlySet<string> = new Set([
  ...Object.keys(anaphors),
  ...Object.keys(demonstratives),
  ...partitives,
  "theirPlural",
  "theDet",
  "theThing",
]);
/** … and every kind that stands for another thing than what was brought up. */
export const otherKinds: ReadonlySet<string> = new Set([
  "other",
  "another",
  "anotherTarget",
  "anyOtherTarget",
]);

/** "their controller": the objects are meant, and a player is brought up. */
export const bringsPlayer = ({ kind }: AnyNode): boolean => kind === "theirController";

/** Whether an anaphor brings something up besides. */
export const brings = ({ kind }: AnyNode): boolean =>
  partitives.has(kind) || kind === "forEachOfThem" || kind === "forEachOfThose";

/** What an anaphor looks for, and whether it has a noun. */
export type AnaphorFeatures = Features & {
  readonly named: boolean;
  readonly described?: readonly AnyNode[];
};

/** What tells one of several things that were mentioned from the others. */
const isThisWay = ({ kind }: AnyNode): boolean => /thisWay$/i.test(kind);
const describing: ReadonlySet<string> = new Set([
  "controlledBy",
  "heldOtherwise",
  "ownedBy",
  "nonWord",
  "supertype",
  "nonSuper",
  "color",
  "colorless",
  "nontokenNot",
]);

/** What kind of thing a node means that something before it brought up; nothing where the node is no anaphor. */
export const anaphorOf = (node: AnyNode, parent: AnyNode | undefined): AnaphorFeatures | undefined => {
  if (node.kind !== "determined" && !anaphorKinds.has(node.kind)) return undefined;
  if (node.kind === "theirPlural")
    // Objects have characteristics; hands, turns and life totals are players'.
    return {
      is: parent?.kind === "statOf" ? "either" : "player",
      number: "either",
      named: false,
    };
  // What is copied is no copy: the instruction that made these is looked for.
  if (node["whom"] === "the copies") return undefined;
  if (partitives.has(node.kind)) return { ...objects("several"), named: node["noun"] !== undefined };
  const pronoun = anaphors[node.kind];
  if (pronoun !== undefined) return { ...pronoun, named: false };
  const demonstrative = demonstratives[node.kind];
  if (demonstrative !== undefined)
    return { ...demonstrative, named: node.kind !== "bothThose" || node["noun"] !== undefined };
  // "the chosen creature you control"
  const again = node.kind === "theThing" && (node["participle"] as AnyNode)["how"] === "chosen";
  if (!again && (node.kind !== "determined" || (node["det"] as AnyNode).kind !== "theDet")) return undefined;
  const noun = node["noun"] as {
    readonly mods: readonly unknown[];
    readonly post: readonly unknown[];
  } & AnyNode;
  const number = isPlural(noun) ? "several" : "one";
  if (noun.mods.length === 0 && noun.post.length === 0)
    return again ? undefined : { is: "object", number, named: true };
  const words = [...noun.mods, ...noun.post].filter((each) => isNode(each));
  // "the nonland cards revealed this way"
  const described = words.filter((each) => !isThisWay(each));
  if (described.length === 0) return undefined;
  return described.every(({ kind }) => describing.has(kind))
    ? { is: "object", number, named: true, described }
    : undefined;
};

/** Whether the noun of a phrase is in the plural. */
export const isPlural = (noun: AnyNode): boolean => {
  const head = noun["head"];
  if (!isNode(head)) return false;
  if (head["plural"] === true) return true;
  const first = head["first"];
  const rest = head["rest"];
  const last: unknown = Array.isArray(rest) && rest.length > 0 ? rest.at(-1) : first;
  return isNode(last) && last["plural"] === true;
};
