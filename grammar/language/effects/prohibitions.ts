import { family, series } from "../../engine/template.ts";

/** What players can't do (101.2). */
export const prohibition = family({
  // What was cast before is not undone: as long as a time lasts, or of who did cast such spells, "additional" says nothing more.
  cantCast: "can't cast <more?=additional> <what:objects> [<until?:duration>]",
  canCastOnly:
    "can cast spells only <when=any time they could cast a sorcery|during your turn|during their own turns>",
  cantActivate: [
    "can't [cast <cast?:objects> or] activate <loyalty?=loyalty> abilities [of <of?:objects>] <nonMana?=that aren't mana abilities> [<until?:duration>]",
    "can't [cast <cast?:objects> or] activate <of?:objects> 's <loyalty?=loyalty> abilities <nonMana?=that aren't mana abilities> [<until?:duration>]",
  ],
  cantDoMoreThan: [
    "can't <how=cast|draw> more than <n:number> <what:nounPhrase> each turn",
    "can <how=cast|draw> no more than <n:number> <what:nounPhrase> each turn",
  ],
  cantPlayCards: "can't play <what:objects> [<until?:duration>]",
  cantPayCosts:
    "can't pay life [or sacrifice <what?:objects>] to cast spells or (|to )activate abilities <nonMana?=that aren't mana abilities>",
  cantFightWith: "can't <how=attack|block> [<whom?:attackTarget>] with <what:objects> [<until?:duration>]",
  cantAct: "can't <acts:deniedActs> [<until?:duration>]",
  dontLoseForLife: "don't~ lose the game for having 0 or less life",
  noMaximumHand: "have~ no maximum hand size [<until?:duration>]",
  keepsMana: "don't~ lose (|unspent )[<color?:color>] mana as steps and phases end",
  cantUntapMoreThan:
    "can't untap more than <n:number> <what:nounPhrase> during <whose:possessive> untap step#",
});
/** What players can be kept from doing without an object: "draw cards or gain life". */
export const deniedActs = series("deniedAct", "or");
export const deniedAct = family({
  deniedAct: "<what=gain life|lose life|lose the game|win the game|search libraries|draw cards|get counters>",
});
