import { family } from "../../engine/template.ts";

/** Spells: copying, casting, new targets (707.10, 115.7, 601.3). */
export const spellsPredicate = family({
  copySpell: "copy~ <what:objects> [<each?:forEach>]",
  copyForTargets:
    "copy~ <what:objects> for each <noun:nounPhrase> (that |)(the spell|that spell|that ability) could target",
  copyNext: "copy the next <noun:nounPhrase> you cast this turn when you cast it",
  copySpellTwice: "copy~ <what:objects> twice",
  copySpellTimes: "copy~ <what:objects> <n:counted> times",
  chooseNewTargets: "choose~ <how=new targets|a new target> for <what:objects>",
  changeTarget: "change~ the <which=target|targets> of <what:objects> [to <to?:objects>]",
  changeOneTarget: "change~ a target of <what:objects> to <to:objects>",
  castCard: "cast~ <what:objects> [<until?:duration>]",
  castFree:
    "cast~ <what:objects> without paying <its=its mana cost=its|their mana costs=their|their mana cost=their|its mana costs=its> [<until?:duration>]",
  castFromZone: "cast~ <what:pronoun> from <where:zone> [<until?:duration>]",
  castFreeFrom:
    "cast~ <what:pronoun> from <where:zone> without paying <its=its mana cost=its|their mana costs=their|their mana cost=their|its mana costs=its>",
  castUsing: "cast~ <what:pronoun> from <where:zone> using its <keyword:costKeyword> ability",
  castPayingMore:
    "cast~ <what:pronoun> from <where:zone> by <costs:costs.gerund> in addition to paying its other costs",
  castObjectsPayingMore:
    "cast~ <what:objects> by <costs:costs.gerund> in addition to paying <its=its|their> other costs",
  castPayingInstead:
    "cast~ <what:objects> by <costs:costs.gerund> rather than paying <its=its mana cost=its|their mana costs=their|their mana cost=their|its mana costs=its>",
  castAsFlash: "cast~ <what:objects> [<until?:duration>] as though <it=it|they=them> had flash",
  castFlashPaying:
    "cast~ <what:objects> as though <it=it|they=them> had flash if <who:player> pay~ <mana:mana> more to cast <it=it|them>",
  playLookingAt: "look~ at and play~ <what:objects> [<until?:duration>]",
  playWhat: "play~ <what:objects> [<until?:duration>]",
  playFree:
    "play~ <what:objects> without paying <its=its mana cost=its|their mana costs=their|their mana cost=their|its mana costs=its> [<until?:duration>]",
  castFreeSoon:
    "cast~ <what:objects> <until:duration> without paying <its=its mana cost=its|their mana costs=their|their mana cost=their|its mana costs=its>",
  playFreeSoon:
    "play~ <what:objects> <until:duration> without paying <its=its mana cost=its|their mana costs=their|their mana cost=their|its mana costs=its>",
  playFromZone: "play~ <what:pronoun> from <where:zone> [<until?:duration>]",
  playAdditionalLand:
    "play~ <n:counted> additional land# <when=on each of your turns|this turn|on each of their turns|during each of their turns=on each of their turns>",
  playAnyLands: "play~ any number of lands <when=on each of your turns|this turn>",
  extraTurn: "take~ an extra turn after this one",
  extraTurns: "take~ <n:number> extra turns after this one",
  repeatProcess: "repeat~ this process <often?=any number of times>",
  repeatOnce: "repeat~ this process once",
  repeatMore: "repeat~ this process <n:number> more times",
  repeatUntil: "repeat~ this process until no one <doing=puts a card onto the battlefield|pays life>",
  skipStep: "skip~ <whose:possessive> <step=untap step#|draw step#|upkeep step#|turn|combat phase>",
  skipDraw: "skip~ that draw",
  skipNext: "skip~ <whose:possessive> next <step=untap step#|draw step#|upkeep step#|turn|combat phase>",
  getExtraPhase: "get~ an additional <which=beginning phase|upkeep step> after this phase",
  timeTravel: "time travel~",
  flipCoin: "flip~ a coin",
  flipCoins: "flip~ <n:number> coins",
  flipUntil: "flip~ a coin until <who:player> lose~ a flip",
  playRevealed: "play~ with the top card of <whose:possessive> library# revealed",
  playHandRevealed: "play~ with <whose:possessive> hand# revealed",
});
/** Sentences about the turn and the game. */
export const gameClause = family({
  copiesAim: "each copy targets a different one of those <noun:nounPhrase>",
  extraPhase:
    "after this <after=phase|main phase|combat phase>, there is an additional <which=combat phase|combat phase followed by an additional main phase>",
  extraPhaseAfter:
    "there is an additional <which=combat phase|combat phase followed by an additional main phase|beginning phase|upkeep step> after this phase",
  endTurnNow: "end the turn",
  dayOrNight: "it becomes <which=day|night>",
  youAndPlayer: "you and <other:player> each <does:playerVerb>",
  payLifeInstead: "pay life equal to <q:quantity> rather than (pay|paying) its mana cost",
  ringTemptsYou: "the ^Ring tempts <who:player>",
});
