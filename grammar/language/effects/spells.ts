import { family, series } from "../../engine/template.ts";

/** Spells: copying, casting, new targets (707.10, 115.7, 601.3). */
export const spellsPredicate = family({
  copySpell: "copy~ <what:objects> [<often?:howOften>]",
  copyForTargets:
    "copy~ <what:objects> for each <noun:nounPhrase> (that |)(the spell|that spell|that ability) could target",
  doubleX: "double~ the value of ^X",
  chooseNewTargets: [
    "choose~ <how=new targets|a new target> for <what?:objects>",
    "choose~ <how=new targets|a new target> for <own?=their copy>",
  ],
  changeTarget: [
    "change~ <which=the target|the targets|a target> of <what?:objects> [to <to?:objects>]",
    "change~ <whose?:objectPossessive> <which=target=the target|targets=the targets> [to <to?:objects>]",
  ],
  castWhat: "<verb=cast~|play~> <what:objects> <how:castManner*>",
  castFrom: "<verb=cast~|play~> <what:pronoun> from <where:zone> <how:castManner*>",
  activateAsInstant:
    "activate~ <what:abilitiesMeant> (|on any player 's turn) any time <who:player> could cast an instant [<until?:duration>]",
  payRather: "<costs:costs> rather than pay <what:costMeant>",
  paysOften: "pay~ <what:prices> <n:counted> times",
  playLookingAt: "look~ at and play~ <what:objects> [<until?:duration>]",
  playAdditionalLand: [
    "play~ <n?:counted> additional land# <when=on each of your turns|this turn|on each of their turns|during each of their turns=on each of their turns>",
    "play~ any number of lands <when=on each of your turns|this turn>",
  ],
  extraTurn: "take~ <n:exactCount> extra turn# after this one [<each?:forEach>]",
  controlPlayer: "(control~|gain~ control of) <whom:player> [<until?:duration>]",
  repeatProcess:
    "repeat~ <which=this|the following> process [<n?:number>] <how?=more times|times|any number of times|once|until no one puts a card onto the battlefield|until no one pays life>",
  doesSame: "do~ the same",
  sameForOthers: "<how=do~ the same|repeat~ this process> for <what:sameFor>",
  skipStep: "skip~ <whose:possessive> <step=untap step#|draw step#|upkeep step#|turn|combat phase>",
  skipInTurn:
    "skip~ <which=all|the> <step=draw step#|upkeep step#|combat phase#> of <whose:possessive> next turn",
  skipDraw: "skip~ that draw",
  endsTurn: "end~ the turn",
  skipNext:
    "skip~ <whose:possessive> next [<n?:number>] <step=untap step#|draw step#|upkeep step#|turn#|combat phase#>",
  getExtraPhase: "get~ <what:addedPhases> after this phase",
  flipCoins: "flip~ <n:exactCount> coin# [until <who?:player> lose~ a flip]",
  playRevealed: "play~ with the top card of <whose:possessive> library# revealed",
  playHandRevealed: "play~ with <whose:possessive> hand# revealed",
});
/** What a process is also carried out for: another noun, a type or a color in the place of the one that it was about. */
export const sameFor = family(
  {
    othersOf: [
      "<mods:modifier*> <head:typedHead>",
      "<mods:modifier*> <head:typedHead> with (mana values|converted mana costs) <one?:integer> and <other?:integer>",
    ],
  },
  ["sameForSeries"],
);
export const sameForSeries = series("sameForOne", "and");
export const sameForOne = family({}, ["determinedPhrase", "namedTrait"]);
/** The cost of a keyword that something else may be paid for (118.9). */
export const costMeant = family({
  costOfFirst:
    "the <keyword:abilitySort> cost of the <n:ordinal> <again:abilitySort> ability <who:player> activate~ <when=each turn|during each of your turns>",
  costOfFirstCycled: "the cycling cost of the <n:ordinal> card <who:player> cycle~ each turn",
  itsKeywordCost: "<of:objectPossessive> <keyword:costName> cost",
});
/** How something is cast or played: until when, at which cost, as though it were what (118.8, 118.9, 601.3b). */
export const castManner = family(
  {
    castFree:
      "(|and) without paying (its mana cost|their mana costs|their mana cost|its mana costs|that card 's mana cost)",
    castPayingMore:
      "by <costs:costs.gerund> (in addition to paying its other costs|in addition to paying their other costs|as an additional cost to cast it)",
    castPayingInstead:
      "by <costs:costs.gerund> rather than paying (its mana cost|their mana costs|their mana cost|its mana costs)",
    castUsing: "using its <keyword:costKeyword> ability",
    castIfAble: "if able",
    castAsFlash: "(|and) as though (it|they) had flash",
    castFlashPaying:
      "as though (it|they) had flash if <who:player> <costs:costs> (more|as an additional cost) to cast (it|them)",
  },
  ["duration"],
);
/** Phases besides those of the turn (500.8). */
export const addedPhases = family({
  addedPhases: "<n:exactCount> <which=combat phase#|beginning phase#|upkeep step#>",
});
/** Sentences about the turn and the game. */
export const gameClause = family({
  copiesAim: "each copy targets a different one of those <noun:nounPhrase>",
  extraPhase: [
    "(there is|there's|there are) <what:addedPhases> after this <after=phase|main phase|combat phase> <main?=followed by an additional main phase|, followed by an additional main phase=followed by an additional main phase>",
    "(there is|there's|there are) <what:addedPhases> <main=followed by an additional main phase> after this <after=phase|main phase|combat phase>",
    "after this <after=phase|main phase|combat phase>, (there is|there's|there are) <what:addedPhases> <main?=followed by an additional main phase|, followed by an additional main phase=followed by an additional main phase>",
  ],
  turnAfterThat: "after that turn, <who:player> take~ an extra turn",
  dayOrNight: "it becomes <which=day|night>",
  youAndPlayer: "you and <other:player> each <does:playerVerb>",
  payLifeInstead: "pay life equal to <q:quantity> rather than (pay|paying) its mana cost",
  ringTemptsYou: "the ^Ring tempts <who:player>",
});
