import * as A from "../../abilities/index.ts";
import { costsOf } from "../costs.ts";

/** Words that the meanings of keywords share. */
export const me: A.Filter = A.isOneOf(A.self);
/** A creature. */
export const creature: A.Filter = A.hasType("creature");
/** Controlled by the controller of the ability (109.5). */
export const mine: A.Filter = A.controlledBy(A.you);
/** That many. */
export const exactly = (n: A.Quantity): A.Count => ({ min: n, max: n });

/** The number that a keyword names. */
export const numberOf = (keyword: A.Keyword): A.Quantity => {
  const parameter = keyword.parameters.find((p) => p.type === "number");
  return parameter?.type === "number" ? parameter.value : 1;
};
/** The quality that a keyword names. */
export const qualityOf = (keyword: A.Keyword): A.Filter => {
  const parameter = keyword.parameters.find((p) => p.type === "quality");
  // The quality of a keyword about permanents is a filter.
  return parameter?.type === "quality" ? (parameter.value as A.Filter) : creature;
};
/** N times something. */
export const timesOf = (n: A.Quantity, value: A.Quantity): A.Quantity =>
  typeof n === "number" ? A.times(n, value) : value;

/** "You may [cost] rather than pay this spell's mana cost." */
export const instead = (keyword: A.Keyword): A.Static =>
  A.staticAbility([A.alternativeCost(me, costsOf(keyword), { keyword: keyword.keyword })], { zone: "stack" });

/** It enters the battlefield (603.6a). */
export const enters: A.TriggerEvent = A.zoneChange(me, undefined, "battlefield");
/** It attacks (508.3a). */
export const attacksItself: A.TriggerEvent = A.attacks(me);
/** 702.10 */
export const haste: A.Keyword = A.keyword("haste", [], []);
