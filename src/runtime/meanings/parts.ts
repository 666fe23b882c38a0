import * as A from "../../abilities/index.ts";

/** Words that the meanings of keywords share. */
export const me: A.Filter = A.isOneOf(A.self);
export const creature: A.Filter = A.hasType("creature");
export const mine: A.Filter = A.controlledBy(A.you);
export const exactly = (n: A.Quantity): A.Count => ({ min: n, max: n });

export const costsOf = (keyword: A.Keyword): A.Costs =>
  keyword.parameters.flatMap((p) => (p.type === "costs" ? p.value : []));
export const numberOf = (keyword: A.Keyword): A.Quantity => {
  const parameter = keyword.parameters.find((p) => p.type === "number");
  return parameter?.type === "number" ? parameter.value : 1;
};
export const qualityOf = (keyword: A.Keyword): A.Filter => {
  const parameter = keyword.parameters.find((p) => p.type === "quality");
  // The quality of a keyword about permanents is a filter.
  return parameter?.type === "quality" ? (parameter.value as A.Filter) : creature;
};
/** N times something. */
export const timesOf = (n: A.Quantity, value: A.Quantity): A.Quantity =>
  typeof n === "number" ? A.times(n, value) : value;

/** "You may [cost] rather than pay this spell's mana cost." */
export const instead = (keyword: A.Keyword, condition?: A.Condition): A.Static =>
  A.staticAbility(
    [
      A.alternativeCost(me, costsOf(keyword), {
        keyword: keyword.keyword,
        ...(condition ? { condition } : {}),
      }),
    ],
    { zone: "stack" },
  );
/** "As an additional cost to cast this spell, you may pay [cost]." */
export const besides = (keyword: A.Keyword): A.Static =>
  A.staticAbility([A.additionalCost(me, costsOf(keyword), { keyword: keyword.keyword, optional: true })], {
    zone: "stack",
  });

export const enters: A.TriggerEvent = A.zoneChange(me, undefined, "battlefield");
export const dies: A.TriggerEvent = A.zoneChange(me, "battlefield", "graveyard");
export const attacksItself: A.TriggerEvent = A.attacks(me);
/** "If it would leave the battlefield, exile it instead." */
export const exiledWhenLeaving: A.Static = A.staticAbility([
  A.replace(
    A.zoneChange(me, "battlefield", undefined, { notTo: "exile" }),
    A.exile(A.eventObjects("object")),
  ),
]);
export const haste: A.Keyword = A.keyword("haste", [], []);
