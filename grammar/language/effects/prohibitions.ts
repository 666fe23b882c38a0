import { family } from "../../engine/template.ts";

/** What players can't do (101.2). */
export const prohibition = family({
  cantCast: "can't cast <what:objects> [<until?:duration>]",
  canCastOnlyAsSorcery: "can cast spells only any time they could cast a sorcery",
  cantCastNorActivate: "can't cast spells or activate abilities [<until?:duration>]",
  cantCastNorActivateNonMana:
    "can't cast spells or activate abilities that aren't mana abilities [<until?:duration>]",
  cantCastNorActivateOf: "can't cast spells or activate abilities of <of:objects> [<until?:duration>]",
  cantCastMoreThan: "can't cast more than <n:number> <what:nounPhrase> each turn",
  cantPlayCards: "can't play <what:objects> [<until?:duration>]",
  cantActivateThings: "can't activate abilities of <of:objects> [<until?:duration>]",
  cantPayCosts:
    "can't pay life [or sacrifice <what?:objects>] to cast spells or (|to )activate abilities <nonMana?=that aren't mana abilities>",
  cantFightWith: "can't <how=attack|block> [<whom?:attackTarget>] with <what:objects> [<until?:duration>]",
  cantGainLife: "can't gain life [<until?:duration>]",
  cantLoseLife: "can't lose life [<until?:duration>]",
  cantLoseGame: "can't lose the game [<until?:duration>]",
  cantWinGame: "can't win the game [<until?:duration>]",
  cantSearch: "can't search libraries [<until?:duration>]",
  cantDraw: "can't draw cards [<until?:duration>]",
  cantDrawMoreThan: "can't draw more than <n:number> card# each turn",
  cantGetCounters: "can't get counters",
  dontLoseForLife: "don't~ lose the game for having 0 or less life",
  noMaximumHand: "have~ no maximum hand size [<until?:duration>]",
  keepsMana: "don't~ lose unspent [<color?:color>] mana as steps and phases end",
  cantUntapMoreThan:
    "can't untap more than <n:number> <what:nounPhrase> during <whose:possessive> untap step#",
});
