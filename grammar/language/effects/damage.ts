import { family, series } from "../../engine/template.ts";

/** What an object deals (120). */
export const damagePredicate = family({
  dealDamage: "(|also) deal~ <dealt:dealtSeries> [<each?:forEach>]",
  dealDamageAgain: "deal~ <n:counted> damage",
  dealDamageEqual: [
    "deal~ damage equal to <q:quantity> to <to:recipient>",
    "deal~ damage to <to:recipient> equal to <q:quantity>",
  ],
  dealDamageDivided:
    "deal~ <much:damageDealt> divided <how=as you choose|evenly, rounded down,=evenly> among <to:recipient>",
  fights: "fight~ <other:objects>",
  fightEachOther: "fight each other",
});
/** "3 damage to target creature and 1 damage to you" */
export const dealtSeries = series("damageToWhom", "and");
export const damageToWhom = family({ damageToWhom: "<n:counted> damage to <to:recipient>" });
/** How much damage. */
export const damageDealt = family({
  someDamage: "<n:counted> damage",
  damageEqual: "damage equal to <q:quantity>",
});
