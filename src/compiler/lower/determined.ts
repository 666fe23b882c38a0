import type { Nodes } from "../../../grammar/language/index.ts";
import { attributeBehind } from "./attribute-nodes.ts";
import * as A from "../../abilities/index.ts";
import { ofHead } from "../grammatical-number.ts";
import { doneThisWay, named, othersThisWay } from "./antecedents.ts";
import type { NodeOfKind } from "./nodes.ts";
import { nounOf } from "./nouns.ts";
import { possessor } from "./players.ts";
import type { Noun } from "./qualifier-parts.ts";
import { countOf, numberOf, statOf } from "./quantities.ts";
import { same } from "./same.ts";
import { findMention, refuse, type Mention, type PhraseNode, type Scope } from "./scope.ts";
import {
  announce,
  announceOther,
  chosen,
  everything,
  exactly,
  spokenObjects,
  upTo,
  withOther,
  type Use,
} from "./targets.ts";
import { allGraveyards, bothZones } from "./zone-filters.ts";
import { isPutWith, isBareHead } from "./noun-heads.ts";

export type Determined = Extract<Nodes["simplePhrase"], { kind: "determined" }>;

type Located<K extends keyof Determined> = Pick<Determined, K | "span"> & { readonly kind: string };

export const determined = (node: Located<"det" | "noun">, scope: Scope, use: Use): A.Objects => {
  const { det } = node;
  if (det.kind === "all") {
    allGraveyards(node.noun);
    bothZones(node.noun);
  }
  const others = det.kind === "all" ? othersThisWay(node, scope) : undefined;
  if (others !== undefined) return others;
  const top = fromTop(node, scope);
  if (top !== undefined) return top;
  const noun = nounOf(node.noun, scope);
  if (noun.random === true && det.kind.toLowerCase().includes("target"))
    return refuse(node, "targets are not chosen at random");
  if (noun.players !== undefined && !det.kind.toLowerCase().includes("target"))
    return refuse(node, "players and objects together can only be targets here");
  const { together } = noun;
  if (together !== undefined && together.are !== "each" && single.has(det.kind))
    return refuse(
      node,
      "this is asked of several objects together: say it of one phrase that names them all",
    );
  if (together?.atLeast !== undefined && use.cost !== true)
    return refuse(node, "a total is limited by “or less”");
  if (together?.are === "each" && (use.cost === true || det.kind.toLowerCase().includes("target")))
    return refuse(node, "say from which graveyard");
  return withDeterminer(det, noun, node, scope, use);
};

const single: ReadonlySet<string> = new Set(["aDet", "another", "target", "anotherTarget"]);

/** "Two creatures", "three or more": where any one will do, the number would be lost. */
const isCounted = (det: Determined["det"], scope: Scope): boolean =>
  det.kind === "thatManyDet" ||
  ((det.kind === "countDet" || det.kind === "onlyOne" || det.kind === "orMoreDet") &&
    numberOf(det.n, scope) !== 1);

/** As many as somebody chooses. */
const leavesOpen: ReadonlySet<string> = new Set(["anyNumber", "upTo", "upToThatMany"]);

const targetCounts: { readonly [W in NodeOfKind<"someTargets">["n"]]: A.Count } = {
  "any number of": { min: 0 },
  "one or two": { min: 1, max: 2 },
  "one, two, or three": { min: 1, max: 3 },
  "one or more": { min: 1 },
};
const upToThatMany = (
  { target, span }: NodeOfKind<"upToThatMany">,
  noun: Noun,
  scope: Scope,
  use: Use,
): A.Objects => {
  const many = upTo(countOf({ kind: "thatMany", how: "that many", span }, scope).min);
  return target === true ? announce(scope, noun, many, undefined) : chosen(scope, noun, many, use);
};

const several = (
  det: PhraseNode & { readonly other?: true },
  noun: Noun,
  count: A.Count,
  scope: Scope,
): A.Objects =>
  det.other === true ? announceOther(det, noun, count, scope) : announce(scope, noun, count, undefined);

export const withDeterminer = (
  det: Determined["det"],
  noun: Noun,
  node: Located<"det" | "noun"> | Pick<Determined, "span">,
  scope: Scope,
  use: Use,
): A.Objects => {
  // "Target creature each opponent controls" is one for each of them, which no single choice is.
  if (
    "noun" in node &&
    det.kind !== "each" &&
    det.kind !== "all" &&
    node.noun.post.some((each) => each.kind === "controlledBy" && each.who.kind === "eachPlayer")
  )
    return refuse(node, "write “for each opponent, … that player controls”");
  // "The abilities of any number of cards": of all of them, unless somebody chooses.
  if (use.any === true && leavesOpen.has(det.kind)) return refuse(det, "nothing is chosen here");
  if (use.any === true && isCounted(det, scope)) return refuse(det, "how many of them is not asked here");
  switch (det.kind) {
    case "aDet":
      return chosen(scope, noun, exactly(1), use);
    case "another":
      return chosen(scope, withOther(det, noun, scope), exactly(1), use);
    case "each":
      return everything(node, noun, true, scope);
    case "all":
      return everything(node, noun, false, scope);
    case "target":
      return announce(scope, noun, exactly(1), undefined);
    case "anotherTarget":
      return announceOther(det, noun, exactly(1), scope);
    case "numberTarget":
      return several(det, noun, exactly(numberOf(det.n, scope)), scope);
    case "upToTarget":
      return several(det, noun, upTo(numberOf(det.n, scope)), scope);
    case "someTargets":
      return several(det, noun, targetCounts[det.n], scope);
    case "upToThatMany":
      return upToThatMany(det, noun, scope, use);
    case "upTo":
      return chosen(scope, noun, upTo(numberOf(det.n, scope)), use);
    case "anyNumber":
      return chosen(scope, noun, { min: 0 }, use);
    case "countDet":
    case "onlyOne":
      return chosen(scope, noun, exactly(numberOf(det.n, scope)), use);
    case "orMoreDet":
      return chosen(scope, noun, { min: numberOf(det.n, scope) }, use);
    case "anyDet":
      return anyOf(node, noun, scope, use);
    case "thatManyDet":
      return chosen(scope, noun, countOf({ kind: "thatMany", how: "that many", span: det.span }, scope), use);
    case "theDet":
      if (!("noun" in node)) return refuse(node, "it is not clear which of these is meant");
      if (isPutWith(node.noun)) return everything(node, noun, false, scope);
      // "the cards in your hand": all of them.
      if (
        "plural" in node.noun.head &&
        node.noun.post.some((each) => each.kind === "fromZone" || each.kind === "inZone")
      )
        return everything(node, noun, false, scope);
      if (
        use.any !== true &&
        use.cost !== true &&
        (use.by ?? A.you).type === "you" &&
        scope.statement !== true &&
        isExtreme(node, noun, scope)
      )
        return chosen(scope, noun, exactly(1), use);
      if (node.noun.mods.some((modifier) => modifier.kind === "other")) {
        const other =
          node.noun.mods.length + node.noun.post.length > 1 ? undefined : otherOfEvent(noun, scope);
        return other ?? refuse(node, "it is not clear which other one is meant");
      }
      return doneThisWay(node, noun, scope) ?? inCombat(node, scope) ?? namedAgain(noun, node, scope);
    case "noDet":
    case "orFewerDet":
      return refuse(det, "this cannot be acted on");
    default:
      return det satisfies never;
  }
};

/** "the creature with the least power": there may be several, of which one is chosen. */
const isExtreme = (node: Located<"noun">, { words }: Noun, scope: Scope): boolean => {
  const extreme = attributeBehind(node.noun.post.at(-1), "extremeStat");
  if (extreme === undefined || extreme.among !== undefined) return false;
  scope.ties.push({ stat: statOf(extreme.stat), least: extreme.which === "least", words, span: node.span });
  return true;
};

/** "Whenever this creature blocks or becomes blocked by a creature, destroy the other creature". */
const otherOfEvent = (noun: Noun, scope: Scope): A.Objects | undefined => {
  const isOther = ({ type, ...ref }: Mention["ref"]): boolean =>
    type === "eventObjects" && "role" in ref && (ref.role === "other" || ref.role === "opposing");
  const found = findMention(
    scope,
    (each) => isOther(each.ref) && !each.plural && [...noun.words].some((word) => each.words.has(word)),
  );
  return found?.ref as A.Objects | undefined;
};

/** "the attacking creature", "the blocking creature" of a block that triggered the ability; "the tapped creature" of a cost. */
const inCombat = (node: Located<"noun">, scope: Scope): A.Objects | undefined => {
  const { mods, post } = node.noun;
  const [mod] = mods;
  if (mod === undefined || mods.length > 1 || post.length > 0) return undefined;
  if (mod.kind === "status" && mod.is === "tapped") {
    const tapped = findMention(scope, (each) => each.is === "object" && each.how === "tapped");
    return (tapped?.ref as A.Objects | undefined) ?? refuse(node, "nothing was tapped before this", "RW4003");
  }
  if (mod.kind !== "attacking" && mod.kind !== "blocking") return undefined;
  const block = scope.trigger?.type === "blocks" && scope.trigger.blocked !== undefined;
  const blocked = scope.trigger?.type === "becomesBlocked" && scope.trigger.by !== undefined;
  if (!block && !blocked)
    return refuse(node, `it is not clear which ${mod.kind} creature is meant`, "RW4003");
  return A.eventObjects(mod.kind === "attacking" ? "other" : "object");
};

const gone: ReadonlySet<string> = new Set(["sacrificed", "exiled", "discarded", "milled"]);

/** "Destroy target creature and any Auras attached to it": all of them, if there are any (109.2); any one of one. */
const anyOf = (
  node: Located<"noun"> | Pick<Determined, "span">,
  noun: Noun,
  scope: Scope,
  use: Use,
): A.Objects =>
  "noun" in node && isSeveral(node.noun) && use.cost !== true
    ? everything(node, noun, false, scope)
    : chosen(scope, noun, exactly(1), use);
/** "Any Auras"; of a word that is the same in both numbers, "any Equipment attached to it". */
const isSeveral = ({ head, post }: Located<"noun">["noun"]): boolean => {
  const number = ofHead(head);
  return number === "many" || (number === "either" && post.some(({ kind }) => kind === "attachedTo"));
};

/** "The creature" that was mentioned before; what has gone by what was done to it is "the sacrificed creature". */
const namedAgain = (noun: Noun, node: Located<"noun">, scope: Scope): A.Objects => {
  const objects = named(noun, node, scope);
  const known = scope.mentions.findLast((each) => same(each.ref as A.Objects, objects));
  const how = node.noun.post.length > 0 ? undefined : known?.how;
  return how !== undefined && gone.has(how)
    ? refuse(node, `write “the ${how} ${[...noun.words].join(" ")}”`)
    : objects;
};

/** "that many cards from the top of your library": which ones is no choice. */
const fromTop = (node: Located<"det" | "noun">, scope: Scope): A.Objects | undefined => {
  const { mods, head, post } = node.noun;
  const [from] = post;
  if (!isBareHead(head, "card") || mods.length > 0 || post.length !== 1) return undefined;
  if (from?.kind !== "fromZone" || from.where.kind !== "topOfLibrary") return undefined;
  const { det } = node;
  const count = ((): A.Quantity => {
    switch (det.kind) {
      case "aDet":
        return 1;
      case "countDet":
        return numberOf(det.n, scope);
      case "thatManyDet":
        return countOf({ kind: "thatMany", how: "that many", span: det.span }, scope).min;
      default:
        return refuse(det, "say how many cards from the top");
    }
  })();
  return spokenObjects(scope, A.topCards(possessor(from.where.whose, scope), count), ["card"], count !== 1);
};
