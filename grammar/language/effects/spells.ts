import { family } from "../../engine/template.ts";

/** Spells: copying, casting, new targets (707.10, 115.7, 601.3). */
export const spellsPredicate = family({
  copySpell: "copy~ <what:objects>",
  copySpellTwice: "copy~ <what:objects> twice",
  chooseNewTargets: "choose~ new targets for <what:objects>",
  castCard: "cast~ <what:objects> [<until?:duration>]",
  castFree: "cast~ <what:objects> without paying (its|their) mana (cost|costs)",
  castFromZone: "cast~ <what:pronoun> from <where:zone> [<until?:duration>]",
  castFreeFrom: "cast~ <what:pronoun> from <where:zone> without paying (its|their) mana (cost|costs)",
  playWhat: "play~ <what:objects> [<until?:duration>]",
  playFromZone: "play~ <what:pronoun> from <where:zone> [<until?:duration>]",
  playAdditionalLand: "play~ <n:counted> additional land# (on each of your turns|this turn)",
  playAnAdditionalLand: "play~ an additional land (on each of your turns|this turn)",
  extraTurn: "take~ an extra turn after this one",
  skipStep: "skip~ <whose:possessive> <step:stepName>",
  skipNext: "skip~ <whose:possessive> next <step:stepName>",
  flipCoin: "flip~ a coin",
});
export const stepName = family({
  untapStepName: "untap step",
  drawStepName: "draw step",
  upkeepStepName: "upkeep step",
  turnName: "turn",
  combatPhaseName: "combat phase",
});
