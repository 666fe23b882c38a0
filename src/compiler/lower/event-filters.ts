import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { oneNoun } from "./complements.ts";
import { filterOfNoun, nounOf } from "./nouns.ts";
import { conjunction, itemsOf } from "./series.ts";
import { anyObjects, hauntedBy } from "./objects.ts";
import { cameFrom } from "./origins.ts";
import { inExile, isPair, pairOf } from "./phrases.ts";
import { numberOf } from "./quantities.ts";
import { holdsType, holds } from "./same.ts";
import { refuse, type PhraseNode, type Scope } from "./scope.ts";
import { withOther } from "./targets.ts";
import { otherThanMeant } from "../resolve/other.ts";
import { otherOne } from "../resolve/beside-others.ts";
import { isPutWith, isHead } from "./noun-heads.ts";

/**
 * What an event or a condition looks for: a filter. References become `isOneOf`, so "this creature or another Goblin"
 * is one filter.
 */
export const eventFilter = (node: ObjectsNode, scope: Scope): EventFilter => {
  const found = severalFilter(node, scope);
  return found.atLeast === undefined ? found : refuse(node, "an event cannot look for this");
};

/** The same where it matters how many of them there are at once: "two or more creatures". */
export const severalFilter = (node: ObjectsNode, scope: Scope): EventFilter => ({
  ...cameFrom(node, filterOf(node, scope)),
  from: node,
});

type ObjectsNode = Nodes["objects"] | Nodes["objectPhrase"];

/** 109.2c: "source" says that it may be in any zone. */
export const saysSource = (node: PhraseNode): boolean => holds(node, (part) => isHead(part, "source"));

/** What abilities are of: "an artifact" is a permanent (109.2), a source may be anywhere, and so may what is named. */
export const ofAbilities = (filter: A.Filter, node: PhraseNode): A.Filter =>
  saysSource(node) || holdsType(filter, "inZone", "isOneOf")
    ? filter
    : conjunction([filter, A.inZone("battlefield")]);

/** The objects whose abilities something is about. */
export const sourcesOf = (node: Nodes["objects"], scope: Scope): A.Filter =>
  ofAbilities(eventFilter(node, scope).filter, node);

interface EventFilter {
  readonly filter: A.Filter;
  readonly words: ReadonlySet<string>;
  readonly batch: boolean;
  /** Of a batch: how many of them there are at least, where one is not enough. */
  readonly atLeast?: number;
  readonly plural: boolean;
  readonly players?: A.Players;
  /** The phrase that says it. */
  readonly from?: PhraseNode | undefined;
}

/** Objects with a determiner: which of them an event can look for. */
const determinedFilter = (
  node: Extract<Nodes["objects"], { kind: "determined" }>,
  scope: Scope,
): EventFilter => {
  const noun = nounOf(node.noun, scope);
  const filter = filterOfNoun(noun, node.noun);
  const players = noun.players === undefined ? {} : { players: noun.players };
  switch (node.det.kind) {
    case "aDet":
    case "each":
    case "anyDet":
    case "all":
      return { filter, words: noun.words, batch: false, plural: false, ...players };
    case "another":
      return {
        filter: conjunction(otherThanMeant(node.det, [...noun.filters, otherOne], scope)),
        words: noun.words,
        batch: false,
        plural: false,
      };
    case "theDet":
      // It is found as it last was there.
      if (isPutWith(node.noun)) return { filter, words: noun.words, batch: false, plural: false };
      return {
        filter: A.isOneOf(anyObjects(node, scope)),
        words: noun.words,
        batch: false,
        plural: false,
      };
    case "target":
    case "upToTarget":
      // A trigger that an effect sets up may speak of a target of the effect (603.7).
      if (scope.delaying === true)
        return {
          filter: A.isOneOf(anyObjects(node, scope)),
          words: noun.words,
          batch: false,
          plural: false,
        };
      break;
    case "orMoreDet": {
      const atLeast = numberOf(node.det.n, scope);
      if (typeof atLeast !== "number") break;
      const least = atLeast === 1 ? {} : { atLeast };
      return { filter, words: noun.words, batch: true, plural: true, ...least };
    }
    default:
      break;
  }
  return refuse(node, "an event cannot look for this");
};

const filterOf = (node: ObjectsNode, scope: Scope): EventFilter => {
  if (node.kind === "exiledSome") return eventFilter(inExile(node, scope), scope);
  if (isPair(node)) return { ...pairOf(node, scope), batch: false, plural: true };
  if (node.kind === "series") {
    const whole = oneNoun(node, scope);
    if (whole !== undefined) {
      const { kind } = whole.det;
      if (kind !== "aDet" && kind !== "another" && kind !== "each")
        return refuse(node, "an event cannot look for this");
      const noun = kind === "another" ? withOther(whole.det, whole.noun, scope) : whole.noun;
      return { filter: conjunction(noun.filters), words: noun.words, batch: false, plural: false };
    }
    const parts = itemsOf<Nodes["singlePhrase"]>(node as never).map((item) => eventFilter(item, scope));
    return {
      filter: A.or(parts.map((part) => part.filter)),
      words: new Set(parts.flatMap((part) => [...part.words])),
      batch: parts.some((part) => part.batch),
      plural: parts.some((part) => part.plural),
    };
  }
  if (node.kind === "pluralPhrase") {
    const noun = nounOf(node, scope);
    return { filter: filterOfNoun(noun, node), words: noun.words, batch: false, plural: true };
  }
  if (node.kind === "determined") return determinedFilter(node, scope);
  if (node.kind === "hauntedCreature")
    return { filter: hauntedBy(node, scope), words: new Set(["creature"]), batch: false, plural: false };
  const objects = anyObjects(node as Nodes["objects"], scope);
  if (objects.type === "all" && (node.kind === "yourDesignated" || node.kind === "nthSpell")) {
    const word = node.kind === "nthSpell" ? "spell" : node.what.toLowerCase();
    return { filter: objects.filter, words: new Set([word]), batch: false, plural: false };
  }
  const words =
    objects.type === "self"
      ? new Set<string>()
      : (scope.mentions.findLast((each) => each.ref === objects)?.words ?? new Set<string>(["*"]));
  return {
    filter: A.isOneOf(objects),
    words,
    batch: false,
    plural:
      node.kind !== "thatThing" &&
      objects.type !== "self" &&
      objects.type !== "host" &&
      objects.type !== "target",
  };
};
