import * as A from "../../abilities/index.ts";
import { askedAlways } from "./asked-before.ts";
import { holdsType, same } from "./same.ts";
import { conjunction } from "./series.ts";

/** A static ability; its canonical form is made when its whole paragraph is known. */
export const staticAbilityOf = (
  effects: readonly A.StaticEffect[],
  condition?: A.Condition,
  zone: A.Zone | undefined = zoneStated(condition),
): A.Static => {
  if (condition !== undefined) askedAlways(condition);
  const aimed = effects.flatMap(
    (effect) => aimedAt(effect, condition) ?? askedInCombat(effect, condition) ?? [],
  );
  if (aimed.length > 0 && aimed.length === effects.length) return A.staticAbility(aimed);
  return A.staticAbility(effects, {
    ...(condition === undefined ? {} : { condition }),
    ...(zone === undefined ? {} : { zone }),
  });
};

/** "Its equip ability costs {2} less to activate if it targets …": which ability it is about, asked as each is activated. */
const aimedAt = (effect: A.StaticEffect, condition: A.Condition | undefined): A.CostChange | undefined =>
  effect.type === "costChange" &&
  effect.of !== "spell" &&
  condition?.type === "matches" &&
  condition.filter.type === "targets" &&
  same(effect.what, A.isOneOf(condition.objects))
    ? { ...effect, what: conjunction([effect.what, condition.filter]) }
    : undefined;

/** "Can't attack if defending player controls a Wall": of several, that is whom the creature would attack (508.5a). */
const askedInCombat = (
  effect: A.StaticEffect,
  condition: A.Condition | undefined,
): A.StaticEffect | undefined => {
  if (effect.type !== "applies" || condition === undefined || !holdsType(condition, "defendingPlayer"))
    return undefined;
  const asked = effect.modifications.map((each) =>
    each.type === "cant" && inCombat.has(each.what) && each.unless === undefined
      ? { ...each, unless: A.notSo(condition) }
      : undefined,
  );
  return asked.every((each) => each !== undefined) ? A.applies(effect.to, asked) : undefined;
};
const inCombat: ReadonlySet<A.Forbidden> = new Set(["attack", "beBlocked"]);

/** "As long as this card is in your graveyard": the ability works there (113.6b). */
const zoneStated = (condition: A.Condition | undefined): A.Zone | undefined => {
  if (condition?.type === "allOf")
    return condition.conditions.map(zoneStated).find((zone) => zone !== undefined);
  if (condition?.type !== "matches" || condition.objects.type !== "self") return undefined;
  const { filter } = condition;
  return filter.type === "inZone" && filter.zone !== "battlefield" ? filter.zone : undefined;
};

/** Both conditions, as far as there are any. */
export const bothConditions = (
  one: A.Condition | undefined,
  other: A.Condition | undefined,
): A.Condition | undefined => (one === undefined ? other : other === undefined ? one : A.allOf([one, other]));
