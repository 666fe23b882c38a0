import { family, series } from "../engine/template.ts";

/** "When/Whenever/At …" up to the comma (603.1). */
export const trigger = family({
  when: "^(When|Whenever) <events:events>",
  whenAndWhenever: "^(When|Whenever) <first:events> and (whenever|when) <second:events>",
  whenOrWhen: "^(When|Whenever) <first:events> or (whenever|when) <second:events>",
  whenOrAt: "^(When|Whenever) <first:events> or at the beginning of <moment:moment>",
  atOrWhen: "^At the beginning of <moment:moment> or (whenever|when) <events:events>",
  whenAndAt: "^(When|Whenever) <first:events> and at the beginning of <moment:moment>",
  at: "^At the beginning of <moment:moment>",
  atEndOf: "^At end of (turn|combat)",
});
/** Triggers for the rest of the turn, which an effect sets up (603.7). */
export const laterTrigger = family({
  untilEndOfTurnWhenever: "until end of turn , (whenever|when) <events:events>",
  untilNextTurnWhenever: "until your next turn , whenever <events:events>",
  whenThisTurn: "(when|whenever) <events:events> this turn",
  whenNextThisTurn: "when <who:player> next cast~ <what:objects> this turn",
  whenYourNext: "when <who:player> cast~ <whose:possessive> next <what:nounPhrase> this turn",
});
export const events = series("event", "or", "and");

/** Steps and turns (603.6a). */
export const moment = family({
  upkeepOf: "<whose:possessive> upkeep",
  eachUpkeep: "each upkeep",
  upkeepOfEnchanted: "the upkeep of <of:objects> 's controller",
  drawStepOf: "<whose:possessive> draw step",
  eachDrawStep: "each draw step",
  combatOn: "combat on <whose:possessive> turn",
  eachCombat: "each combat",
  endStepOf: "<whose:possessive> end step",
  eachEndStep: "(each|the) end step",
  nextEndStep: "the next end step",
  nextEndStepOf: "<whose:possessive> next end step",
  nextUpkeepOf: "<whose:possessive> next upkeep",
  nextTurnsUpkeep: "the next turn 's upkeep",
  precombatMain: "<whose:possessive> (precombat main phase|first main phase)",
  postcombatMain: "<whose:possessive> (postcombat main phase|second main phase)",
  eachMain: "each of your main phases",
  eachPostcombatMain: "each of your postcombat main phases",
  endOfCombat: "end of combat",
  nextCombat: "the next combat",
  nextMain: "<whose:possessive> next main phase",
});

/** Events of objects and players that abilities trigger on (603.2): a subject, then what happens to it or what it does. */
export const event = family({
  objectEvent: "<what:objects> <does:happenings> [<when?:eventTime>]",
  playerEvent: "<who:player> <does:deeds> [<when?:eventTime>]",
  attackTogether: "<what:pronoun> and at least <n:number> other <others:nounPhrase> attack",
  countersPutOn: "<n:counted> <counter:counterKind> counter# are~ put on <what:objects> [<when?:eventTime>]",
  anyCountersPutOn: "<n:counted> counter# are~ put on <what:objects> [<when?:eventTime>]",
  lastCounterRemoved: "the last <counter:counterKind> counter is removed from <what:objects>",
  counterRemoved: "a <counter:counterKind> counter is removed from <what:objects>",
  ringTempts: "the Ring tempts <who:player>",
  dayNight: "day becomes night or night becomes day",
  stateThereAre: "there (are|is) <what:objects>",
  stateLife: "<who:player> have~ <bound:bound> life",
  stateNoHand: "<who:player> have~ no cards in hand",
  stateQuantity: "<left:quantity> is <bound:bound>",
  stateNoCounters: "<what:objects> have~ no <counter:counterKind> counter# on (it|them|him|her)",
  youreDealt: "you're dealt (damage|combat damage|noncombat damage)",
  causesDiscard: "<cause:objects> cause~ <who:player> to discard <what:objects>",
});

/** When an event counts. */
export const eventTime = family({
  duringTurnOf: "during <whose:possessive> turn",
  duringEachOfTurns: "during each of your turns",
  duringCombatTime: "during combat",
  firstTimeEachTurn: "for the first time each turn",
  firstTimeEachOwnTurn: "for the first time during each of (your|their) turns",
  whileSo: "while <condition:condition>",
});

/** "enters or attacks": several things that one subject waits for. */
export const happenings = series("happening", "or");
export const happening = family({
  enters: ["enter~ (|the battlefield)", "come~ into play"],
  entersUnder: [
    "enter~ (|the battlefield) under <whose:possessive> control",
    "come~ into play under <whose:possessive> control",
  ],
  entersFrom: "enter~ (|the battlefield) from <where:zone>",
  entersStatus: "enter~ (|the battlefield) (untapped|tapped)",
  exiledFrom: "are~ (exiled|put into exile) from <from:zone>",
  putIntoGraveyardAny: "are~ put into a graveyard",
  dies: "(die~|are~ put into a graveyard from the battlefield|are~ put into a graveyard from play)",
  putIntoGraveyardOfFrom: "are~ put into <whose:possessive> graveyard from <from:zone>",
  putIntoGraveyardFrom: "are~ put into a graveyard from <from:elsewhere>",
  putIntoGraveyardOf: "are~ put into <whose:possessive> graveyard",
  leaves: "leave~ (the battlefield|play)",
  leavesZone: "leave~ <where:ownedZone>",
  exiledEvent: "are~ (exiled|put into exile|removed from the game)",
  returnedToHand: "are~ returned to <whose:possessive> hand",
  attacks: "attack~",
  attacksPlayer: "attack~ <whom:attackTarget>",
  attacksAlone: "attack~ alone",
  attacksSaddled: "attack~ while saddled",
  blocks: "block~",
  blocksWhat: "block~ <blocked:objects>",
  becomesBlocked: "become~ blocked",
  becomesBlockedBy: "become~ blocked by <by:objects>",
  attacksUnblocked: "attack~ and (aren't~|are~ not) blocked",
  dealsDamage: "deal~ damage",
  dealsDamageTo: "deal~ damage to <to:recipient>",
  dealsSomeDamage: "deal~ <bound:bound> damage",
  dealsSomeDamageTo: "deal~ <bound:bound> damage to <to:recipient>",
  isDealtSomeDamage: "are~ dealt <bound:bound> damage",
  dealsCombatDamage: "deal~ combat damage",
  dealsCombatDamageTo: "deal~ combat damage to <to:recipient>",
  dealsNoncombatDamage: "deal~ noncombat damage",
  dealsNoncombatDamageTo: "deal~ noncombat damage to <to:recipient>",
  isDealtNoncombatDamage: "are~ dealt noncombat damage",
  isDealtDamage: "are~ dealt damage",
  isDealtCombatDamage: "are~ dealt combat damage",
  becomesTapped: "become~ tapped",
  becomesUntapped: "(become~ untapped|untap~)",
  becomesTargetOf: "become~ the target of <of:objects>",
  turnedFaceUp: "are~ turned face up",
  transformsEvent: "(transform~|convert~)",
  transformsInto: "transform~ into <into:selfName>",
  phasesInEvent: "phase~ in",
  phasesOutEvent: "phase~ out",
  becomesMonstrous: "become~ monstrous",
  mutates: "mutate~",
  explores: "explore~",
  isCast: "are~ (cast|played)",
  isTappedForMana: "are~ tapped for mana",
  becomesAttached: "become~ attached to <to:objects>",
  countersState: "have~ <bound:bound> <counter:counterKind> counter# on (it|them)",
});
/** Places other than the battlefield that cards are put into graveyards from. */
export const elsewhere = family(
  {
    elsewhereAnywhere: "anywhere",
    elsewhereOther: "anywhere other than the battlefield",
    elsewhereLibrary: "<whose:possessive> library",
    elsewhereHand: "<whose:possessive> hand",
    elsewhereALibrary: "a library",
  },
  [],
);

/** "gains or loses life": several things that one player does. */
export const deeds = series("deed", "or");
export const deed = family({
  playerAttacks: "attack~",
  playerAttacksWith: "attack~ with <what:objects>",
  playerAttacksWhom: "attack~ <whom:player>",
  playerAttacksWhomWith: "attack~ <whom:player> with <what:objects>",
  playerDealtDamage: "are~ dealt damage",
  playerDealtSomeDamage: "are~ dealt <bound:bound> damage",
  playerDealtCombatDamage: "are~ dealt combat damage",
  playerDealtNoncombatDamage: "are~ dealt noncombat damage",
  playerBecomesTarget: "become~ the target of <of:objects>",
  casts: "cast~ <what:objects>",
  castsNth: "cast~ <whose:possessive> <n:ordinal> <what:nounPhrase> each turn",
  castsNthDuring: "cast~ <whose:possessive> <n:ordinal> <what:nounPhrase> during <of:possessive> turn",
  castsOrCopies: "cast~ or copy~ <what:objects>",
  plays: "play~ <what:objects>",
  activatesHerald: "activate~ (a|an) <keyword:heraldWord> ability",
  activatesEvent: "activate~ <what:objects>",
  drawsCard: "draw~ a card",
  drawsNth: "draw~ <whose:possessive> <n:ordinal> card each turn",
  drawsExceptFirst:
    "draw~ a card except the first one (you draw in each of your draw steps|they draw in each of their draw steps)",
  discardsEvent: "discard~ <what:objects>",
  exertsEvent: "exert~ <what:objects>",
  cyclesEvent: "cycle~ <what:objects>",
  cyclesOrDiscards: "cycle~ or discard~ <what:objects>",
  sacrificesEvent: "sacrifice~ <what:objects>",
  gainsLife: "gain~ life",
  losesLife: "lose~ life",
  gainsOrLosesLife: "gain~ or lose~ life",
  tapsForManaEvent: "tap~ <what:objects> for mana",
  putsCounters: "put~ <n:counted> <counter:counterKind> counter# on <what:objects>",
  putsAnyCounters: "put~ <n:counted> counter# on <what:objects>",
  scries: "scry~",
  surveils: "surveil~",
  searches: "search~ <whose:possessive> library",
  shuffles: "shuffle~ <whose:possessive> library",
  flipsWin: "win~ a coin flip",
  proliferates: "proliferate~",
  getsEnergy: "get~ one or more {E}",
  becomesMonarch: "become~ the monarch",
  createsToken: "create~ <what:objects>",
  losesGame: "lose~ the game",
  rollsDie: "roll~ one or more dice",
  commitsCrime: "commit~ a crime",
  expends: "expend~ <n:number>",
  controlsState: "control~ <what:objects>",
  controlsStateNot: "don't~ control <what:objects>",
  doesSo: "do~ (so|this)",
});
export const attackTarget = series("attackTargetPart", "or");
export const attackTargetPart = family({}, ["player", "objectPhrase"]);
