import type * as A from "../../../abilities/index.ts";
import { same } from "../same.ts";

/** Whether mana may be spent freely on just these cards. */
const isAbout = (spend: A.SpendManaAsThough, what: A.Objects | A.Filter): boolean => {
  const { on } = spend;
  if (on === undefined || spend.abilitiesOf !== undefined || spend.as !== undefined) return false;
  if (on.type !== "isOneOf") return same(on, what);
  return same(on.objects, what) || (on.objects.type === "all" && same(on.objects.filter, what));
};

const anyManaOf = ({ anyType, color, from }: A.SpendManaAsThough): A.Manner => {
  const some = { ...(color === undefined ? {} : { color }), ...(from === undefined ? {} : { from }) };
  return {
    anyMana: anyType === true ? "type" : true,
    ...(Object.keys(some).length === 0 ? {} : { anyManaOf: some }),
  };
};

/** "You may play that card, and you may spend mana as though …": one permission (601.3, 609.4b). */
const withAnyMana = (permission: A.AllowPlay, effect: A.Effect): A.AllowPlay | undefined => {
  if (effect.type !== "changeRules" || effect.duration !== undefined) return undefined;
  const [spend] = effect.changes;
  if (spend?.type !== "spendAnyMana" || effect.changes.length > 1 || !same(spend.players, permission.who))
    return undefined;
  return isAbout(spend, permission.what) ? { ...permission, ...anyManaOf(spend) } : undefined;
};

/** The same of a permission for a time (611.2). */
const ruleWithAnyMana = (last: A.ChangeRules, effect: A.Effect): A.ChangeRules | undefined => {
  if (effect.type !== "changeRules" || effect.duration !== undefined) return undefined;
  const [known, ...others] = last.changes;
  if (known === undefined || others.length > 0 || effect.changes.length > 1) return undefined;
  const played = playedWithAnyMana(known, effect.changes[0]);
  return played === undefined ? undefined : { ...last, changes: [played] };
};

/** What the instruction before and this one are together, where this one says how mana can be spent for it. */
export const joinedWithAnyMana = (last: A.Effect | undefined, effect: A.Effect): A.Effect | undefined =>
  last?.type === "allowPlay"
    ? withAnyMana(last, effect)
    : last?.type === "changeRules"
      ? ruleWithAnyMana(last, effect)
      : castWithAnyMana(last, effect);

/** The same of casting at once, as far as it may be declined (608.2g). */
const castWithAnyMana = (last: A.Effect | undefined, effect: A.Effect): A.May | undefined => {
  if (last?.type !== "may" || last.effect.type !== "castCards") return undefined;
  if (effect.type !== "changeRules" || effect.duration !== undefined) return undefined;
  const cast = last.effect;
  const [spend] = effect.changes;
  if (spend?.type !== "spendAnyMana" || effect.changes.length > 1) return undefined;
  if (!same(spend.players, cast.who)) return undefined;
  const { on } = spend;
  const about =
    on?.type === "isOneOf" &&
    spend.as === undefined &&
    (same(on.objects, cast.what) || (on.objects.type === "bound" && on.objects.id === cast.bind));
  return about ? { ...last, effect: { ...cast, ...anyManaOf(spend) } } : undefined;
};

/** The same of a static ability. */
export const playedWithAnyMana = (
  known: A.StaticEffect,
  effect: A.StaticEffect | undefined,
): A.PlayFromZone | undefined =>
  known.type === "mayPlay" &&
  effect?.type === "spendAnyMana" &&
  same(effect.players, known.players) &&
  isAbout(effect, known.what)
    ? { ...known, ...anyManaOf(effect) }
    : undefined;
