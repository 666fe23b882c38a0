import * as A from "../../../abilities/index.ts";

/** What stands in a meaning for the parameters of a use. */
export interface Parameters {
  readonly n: A.Quantity;
  /** N times something: N is a number as such. */
  readonly times: (value: A.Quantity) => A.Quantity;
  readonly costs: A.Costs;
  /** What the use names; a creature where it names nothing. */
  readonly quality: A.Filter;
}

/** What keyword abilities mean, by the names of the keywords. */
export type Meanings = Readonly<Record<string, (parameters: Parameters) => readonly A.Ability[]>>;

/** Words that the meanings of keywords share. */
export const me: A.Filter = A.isOneOf(A.self);
/** A creature. */
export const creature: A.Filter = A.hasType("creature");
/** Controlled by the controller of the ability (109.5). */
export const mine: A.Filter = A.controlledBy(A.you);
/** That many. */
export const exactly = (n: A.Quantity): A.Count => ({ min: n, max: n });

/** "You may [cost] rather than pay this spell's mana cost." */
export const instead = (costs: A.Costs): A.Static =>
  A.staticAbility([A.alternativeCost(me, costs)], { zone: "stack" });

/** It enters the battlefield (603.6a). */
export const enters: A.TriggerEvent = A.zoneChange(me, undefined, "battlefield");
/** It attacks (508.3a). */
export const attacksItself: A.TriggerEvent = A.attacks(me);
/** 702.10 */
export const haste: A.Keyword = A.keyword("haste", [], []);
