import { family } from "../../engine/template.ts";

/** What an object deals (120). */
export const damagePredicate = family({
  dealDamage: "(|also) deal~ <n:counted> damage to <to:recipient> [<each?:forEach>]",
  dealDamageTwice: "deal~ <n:counted> damage to <to:recipient> and <m:counted> damage to <other:recipient>",
  dealDamageThrice:
    "deal~ <n:counted> damage to <to:recipient>, <m:counted> damage to <other:recipient>, and <l:counted> damage to <third:recipient>",
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
/** How much damage. */
export const damageDealt = family({
  someDamage: "<n:counted> damage",
  damageEqual: "damage equal to <q:quantity>",
});
