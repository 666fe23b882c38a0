import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { boundIn, rememberPlayer, usedIn } from "./bound-numbers.ts";
import { rewritten } from "./rewritten.ts";
import { conjunction, conjuncts } from "./series.ts";
import { holds, holdsPart, holdsType } from "./same.ts";
import { refuse, type PhraseNode, type Scope } from "./scope.ts";

/** What looks at how something was, with the words for it: a condition, or the player who controlled it. */
type Looker = A.Condition | A.ControllerOf;
const past = new WeakMap<Looker, PhraseNode>();

type Part = Readonly<Record<string, unknown>>;

const forms: ReadonlySet<unknown> = new Set(["was", "were", "weren't", "had", "didn't have"]);

/** "Creatures you control", and not those of them that something was done to. */
const isGroupAsItIs = ({ type, filter }: Part): boolean =>
  type === "all" && !conjuncts(filter as A.Filter).some((each) => each.type === "isOneOf");

/** "A creature was tapped", "you controlled two Elves"; an Aura that was attached to what has died is known with that. */
const asksOfGroup = (condition: A.Condition): boolean =>
  condition.type === "notSo"
    ? asksOfGroup(condition.condition)
    : condition.type === "compareQuantities"
      ? holds(condition.left, isGroupAsItIs)
      : condition.type === "exists" &&
        isGroupAsItIs({ ...condition.objects }) &&
        !holdsType(condition.objects, "eventObjects", "target", "bound");

/** Takes down that a condition is said in the past: "if it was tapped", "if you controlled it". */
export const saidInPast = (part: Nodes["conditionPart"], condition: A.Condition): A.Condition => {
  const form = "be" in part ? part.be : "verb" in part ? part.verb : undefined;
  if (part.kind !== "controlled" && !forms.has(form)) return condition;
  // A group is looked at as it is (608.2h); what was sacrificed or discarded is known by itself.
  if (asksOfGroup(condition))
    return refuse(part, "how it was is known only of what something was done to: say how many there are");
  for (const each of partsOf(condition)) past.set(each, part);
  return condition;
};
/** "If both were untapped" asks two things. */
const partsOf = (condition: A.Condition): readonly A.Condition[] =>
  condition.type === "notSo"
    ? partsOf(condition.condition)
    : condition.type === "allOf"
      ? condition.conditions.flatMap(partsOf)
      : [condition];

/** What can be another time than it was: how it was cast stays so. */
const changeable: ReadonlySet<A.Condition["type"]> = new Set(["matches", "exists", "compareQuantities"]);
/** So does how much mana was spent, and how many of the things spoken of there are; how big one of them is does not. */
const isChangeable = (condition: A.Condition): boolean =>
  changeable.has(condition.type) &&
  !isOfHistory(condition) &&
  (condition.type !== "compareQuantities" ||
    askedOf(condition) !== undefined ||
    !holdsType(condition.left, "manaSpent", "target", "bound", "isOneOf"));

/** What is stated lasts: what is asked for it is asked all the time, and of how things are then. */
export const askedAlways = (condition: A.Condition): A.Condition => {
  const looker = partsOf(condition).find((each) => past.has(each) && isChangeable(each));
  return looker === undefined
    ? condition
    : refuse(past.get(looker)!, "this is asked all the time: say how it is, not how it was");
};

/** Takes down that "that player" is who an object was said to be controlled by, whoever controls it later. */
export const saidToControl = (node: PhraseNode, player: A.Players): A.Players => {
  if (player.type !== "controllerOf") return player;
  const own = { ...player };
  past.set(own, node);
  return own;
};

/** Instructions that put what they are done to elsewhere. */
const moving: ReadonlySet<unknown> = new Set<A.Effect["type"]>(["destroy", "exile", "move", "sacrifice"]);
/** Instructions after which what they are done to is still there, and another than it was. */
const changing: ReadonlySet<unknown> = new Set<A.Effect["type"]>([
  "tap",
  "untap",
  "affect",
  "putCounters",
  "removeCounters",
  "moveCounters",
  "doubleCounters",
  "removeFromCombat",
  "transform",
  "turnFace",
  "attach",
  "unattach",
  "exchangeControl",
  "designate",
  "phaseOut",
]);
const fields = ["what", "on", "from", "to", "one", "other"] as const;

const isMove = ({ type, to }: Part): boolean =>
  type === "move" && (to as A.Destination | undefined)?.zone === "battlefield";

/** Whether an instruction, or a part of it, is done to these objects, or to a group that they may be in. */
const isDoneTo = (effect: A.Effect, objects: A.Objects, isSuch: (part: Part) => boolean): boolean =>
  holds(effect, (part) => {
    if (!isSuch(part)) return false;
    if (objects.type === "bound" && part["bind"] === objects.id) return true;
    return fields.some((field) => holdsPart(part[field], objects) || holdsType(part[field], "all"));
  });
/** Afterwards they are there, and not as they were: changed, or put onto the battlefield anew (400.7). */
const changes = (effect: A.Effect, objects: A.Objects): boolean =>
  isDoneTo(effect, objects, (part) => changing.has(part["type"]) || isMove(part));
const changesControl = (effect: A.Effect, objects: A.Objects): boolean =>
  isDoneTo(
    effect,
    objects,
    (part) =>
      part["type"] === "exchangeControl" || isMove(part) || holdsType(part["modifications"], "changeControl"),
  );
const changesOrMoves = (effect: A.Effect, objects: A.Objects): boolean =>
  isDoneTo(effect, objects, ({ type }) => changing.has(type) || moving.has(type));

/** The objects that are asked about, and what is asked of them; nothing where no objects are asked about. */
const askedOf = (
  condition: A.Condition,
): { readonly of: A.Objects; readonly filter: A.Filter } | undefined => {
  if (condition.type === "matches") return { of: condition.objects, filter: condition.filter };
  // "If one of them was tapped", "if a creature had toughness 1"
  if (condition.type === "exists") {
    const { objects } = condition;
    if (objects.type === "among") return { of: objects.objects, filter: objects.filter };
    if (objects.type !== "all") return undefined;
    // "If either of them was tapped"
    const parts = conjuncts(objects.filter);
    const them = parts.find((part) => part.type === "isOneOf");
    return them === undefined
      ? { of: objects, filter: objects.filter }
      : { of: them.objects, filter: conjunction(parts.filter((part) => part !== them)) };
  }
  if (condition.type !== "compareQuantities") return undefined;
  const { left, comparison, right } = condition;
  return typeof left === "object" && left.type === "statOf" && left.combine === undefined
    ? { of: left.of, filter: A.compare(left.stat, comparison, right) }
    : undefined;
};

/** "If it was dealt damage this turn" is asked of all that has happened, whenever it is asked. */
const isOfHistory = (asked: A.Filter | A.Condition): boolean => holdsType(asked, "history", "happened");

const isOne = (objects: A.Objects, { targets }: Scope): boolean => {
  switch (objects.type) {
    case "target":
      return targets[objects.index]?.count.max === 1;
    case "self":
    case "host":
    case "eventObjects":
    case "bound":
      return true;
    default:
      return false;
  }
};

/** The instructions of a sequence, or the one that it is. */
export const flat = (effect: A.Effect): readonly A.Effect[] =>
  effect.type === "sequence" ? effect.effects.flatMap(flat) : [effect];

/** What is asked at another time than the instructions around it, or of another object. */
const apart: ReadonlySet<unknown> = new Set(["delayed", "triggered", "activated", "static", "keyword"]);

/** What looks at the past as an instruction is carried out. */
const pastIn = (effect: A.Effect): ReadonlySet<Looker> => {
  const found = new Set<Looker>();
  const visit = (part: unknown, isLater: boolean): void => {
    if (typeof part !== "object" || part === null) return;
    const type = "type" in part ? part.type : undefined;
    // Only what looks at the past is taken down; who "that player" is, is known also where something waits.
    if (past.has(part as Looker) && (!isLater || type === "controllerOf")) found.add(part as Looker);
    for (const each of Object.values(part)) visit(each, isLater || apart.has(type));
  };
  visit(effect, false);
  return found;
};

/** Which objects are looked at, what makes them another, how they are looked at before that, and what is known by it. */
interface Look {
  readonly of: A.Objects;
  readonly isOther: (effect: A.Effect) => boolean;
  readonly before: (bind: number) => A.Effect;
  readonly known: (bind: number) => Looker | A.Players;
}
const lookOf = (looker: Looker): Look | undefined => {
  if (looker.type === "controllerOf") {
    const of = looker.objects;
    const before = (bind: number): A.Effect => rememberPlayer(looker, bind);
    return { of, isOther: (effect) => changesControl(effect, of), before, known: A.boundPlayer };
  }
  const asked = askedOf(looker);
  if (asked === undefined || isOfHistory(asked.filter)) return undefined;
  const { of, filter } = asked;
  const before = (bind: number): A.Effect => A.chooseObjects(A.you, A.among(of, filter), { bind });
  // Who belongs to a group may be another with any instruction.
  const isOther = (effect: A.Effect): boolean => of.type === "all" || changes(effect, of);
  return { of, isOther, before, known: A.performed };
};

const hasChanged = "this has changed by then: say it in front, as in “If it's tapped, …”";

/**
 * "Untap target creature. If it was tapped, …": how it was before an instruction changed it (608.2c). What left the
 * battlefield is known as it last existed (608.2h); what is still there is looked at before.
 */
export const askedBefore = (effects: readonly A.Effect[], scope: Scope): readonly A.Effect[] => {
  if (!effects.some((effect) => pastIn(effect).size > 0)) return effects;
  const all = effects.flatMap(flat);
  let done = all;
  for (let at = 1; at < done.length; at++)
    for (const looker of pastIn(done[at]!)) {
      const look = lookOf(looker);
      const told = done.slice(0, at);
      const node = past.get(looker)!;
      if (look === undefined && looker.type !== "controllerOf" && isChangeable(looker))
        return refuse(node, hasChanged, "RW4003");
      if (look === undefined || !told.some(look.isOther)) continue;
      const first = told.findIndex((effect) => changesOrMoves(effect, look.of));
      const needed = usedIn(looker);
      if (
        !isOne(look.of, scope) ||
        done.slice(first).some((effect) => [...boundIn(effect)].some((id) => needed.has(id)))
      )
        return refuse(node, hasChanged, "RW4003");
      const bind = scope.counter.next++;
      done = [
        ...done.slice(0, first),
        look.before(bind),
        ...done
          .slice(first)
          .map((effect) => rewritten(effect, (part) => (part === looker ? look.known(bind) : undefined))),
      ];
      at++;
    }
  return done === all ? effects : done;
};
