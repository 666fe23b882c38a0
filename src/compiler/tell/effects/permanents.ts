import type { Effect } from "../../../abilities/index.ts";
import type { Table } from "../telling.ts";
import { amountOf, counters, does, faceDownAs, listed, many, spaced, steps, words } from "../words.ts";

type Permanents = Extract<
  Effect,
  {
    type:
      | "dealDamage"
      | "fight"
      | "gainLife"
      | "loseLife"
      | "setLife"
      | "exchangeLife"
      | "tap"
      | "untap"
      | "affect"
      | "changeRules"
      | "attach"
      | "unattach"
      | "transform"
      | "turnFace"
      | "exchangeControl"
      | "removeFromCombat"
      | "designate"
      | "putCounters"
      | "removeCounters"
      | "moveCounters"
      | "doubleCounters"
      | "getCounters"
      | "proliferate";
  }
>;

/** Damage, life, counters, and what is done to permanents where they are. */
export const permanents: Table<Permanents> = {
  dealDamage: ({ source, amount, to, also = [], each, cantBePrevented, excessTo, divided }, tell) =>
    words(
      `${tell.objects(source)} deals`,
      listed(
        [{ amount, to }, ...also].map(
          (part) => `${amountOf(part.amount, "damage", tell)} to ${tell.any(part.to)}`,
        ),
      ),
      divided !== undefined && (divided === "chosen" ? "divided as chosen" : "divided evenly"),
      each !== undefined && `(“that one” is each ${each})`,
      cantBePrevented === true && "(it can't be prevented)",
      excessTo !== undefined && `(the excess to ${tell.players(excessTo)} instead)`,
    ),
  fight: ({ one, other }, tell) => `${tell.objects(one)} fights ${tell.objects(other)}`,
  gainLife: ({ who, amount }, tell) => `${does(who, "gain", tell)} ${amountOf(amount, "life", tell)}`,
  loseLife: ({ who, amount }, tell) => `${does(who, "lose", tell)} ${amountOf(amount, "life", tell)}`,
  setLife: ({ who, amount }, tell) =>
    `the life total of ${tell.players(who)} becomes ${tell.quantity(amount)}`,
  exchangeLife: ({ one, other }, tell) =>
    other.type === "statOf"
      ? `exchange the life total of ${tell.players(one)} with ${tell.quantity(other)}`
      : `${tell.players(one)} and ${tell.players(other)} exchange life totals`,
  tap: ({ what, who }, tell) => words(who === undefined ? "tap" : does(who, "tap", tell), tell.objects(what)),
  untap: ({ what, who }, tell) =>
    words(who === undefined ? "untap" : does(who, "untap", tell), tell.objects(what)),
  affect: ({ what, modifications, duration, asItEnters }, tell) =>
    words(
      asItEnters === true && "as it enters:",
      tell.objects(what),
      listed(modifications.map(tell.modification)),
      duration === undefined ? "from then on" : tell.duration(duration),
    ),
  changeRules: ({ changes, duration }, tell) =>
    steps(
      changes.map((change) =>
        words(`${duration === undefined ? "from then on" : tell.duration(duration)}:`, tell.change(change)),
      ),
    ),
  attach: ({ what, to, asCreature }, tell) =>
    words(`attach ${tell.objects(what)} to ${tell.any(to)}`, asCreature && "as though that were a creature"),
  unattach: ({ what }, tell) => `unattach ${tell.objects(what)}`,
  transform: ({ what, flip }, tell) => `${flip === true ? "flip" : "transform"} ${tell.objects(what)}`,
  turnFace: ({ what, face, as }, tell) =>
    words(`turn ${tell.objects(what)} face ${face}`, as !== undefined && faceDownAs(as)),
  exchangeControl: ({ one, other }, tell) =>
    `exchange control of ${tell.objects(one)} and ${tell.objects(other)}`,
  removeFromCombat: ({ what }, tell) => `remove ${tell.objects(what)} from combat`,
  designate: ({ what, as, by }, tell) =>
    words(`${tell.objects(what)} becomes ${spaced(as)}`, by !== undefined && `by ${tell.players(by)}`),
  putCounters: ({ kind, count, on, who, each, distributed, kinds }, tell) =>
    words(
      who === undefined ? "put" : does(who, "put", tell),
      many(count, `${kinds === undefined ? kind : listed(kinds, "or")} counter`, tell),
      distributed === true ? "distributed as chosen among" : "on",
      tell.objects(on),
      each === "recipient" && "(“that one” is what gets them)",
    ),
  removeCounters: ({ kind, count, from }, tell) =>
    words("remove", counters(count, kind, tell), `from ${tell.objects(from)}`),
  moveCounters: ({ left, kind, count, from, to }, tell) =>
    words(
      left === true ? "put" : "move",
      counters(count, kind, tell),
      left === true ? `as ${tell.objects(from)} had` : `from ${tell.objects(from)}`,
      `onto ${tell.objects(to)}`,
    ),
  doubleCounters: ({ kind, on }, tell) =>
    words("double the number of", kind ?? "each kind of", `counters on ${tell.objects(on)}`),
  getCounters: ({ who, kind, count }, tell) =>
    `${does(who, "get", tell)} ${many(count, `${kind} counter`, tell)}`,
  proliferate: ({ who }, tell) => does(who, "proliferate", tell),
};
