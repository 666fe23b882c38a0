import { family, series } from "../engine/template.ts";

/** "When/Whenever/At …" up to the comma (603.1). */
export const trigger = family({
  when: "^<word=when|whenever> <events:events>",
  whenAndWhen: "^<word=when|whenever> <first:events> <join=and|or> <also=whenever|when> <second:events>",
  atOrWhen: "^At the beginning of <moment:moment> or <word=whenever|when> <events:events>",
  whenAndAt: "^<word=when|whenever> <first:events> <join=and|or> at the beginning of <moment:moment>",
  at: "^At the beginning of <moment:moment>",
  atEndOf: "^At end of <when=turn|combat> [on <whose?:possessive> turn]",
  atThisTurnsEndOfCombat: "^At this turn 's next end of combat",
});
/** Triggers for the rest of the turn, which an effect sets up (603.7). */
export const laterTrigger = family({
  untilWhenever:
    "<until=until end of turn|until your next turn|until the end of your next turn> , <word=whenever|when> <events:events>",
  whenThisTurn: "<word=when|whenever> <events:events> this turn",
  ifThisTurn: "if <what:reference> <does:objectEventPhrases> this turn",
  whenNextThisTurn: "when <who:player> next <does:playerEventPhrases> this turn",
  whenYourNext: "when <who:player> cast~ <whose:possessive> next <what:nounPhrase> this turn",
});
export const events = series("event", "or", "and");

/** Steps and phases that begin (603.6a), of a turn or of each. */
export const moment = family({
  stepOf: "<whose:possessive> <next?=next> <step:stepName> <soon?=this turn>",
  stepOfController: "the <step:stepName> of <of:objects> 's controller",
  eachStep: "each <step:stepName> <soon?=this turn>",
  theEndStep: "the end step",
  eachOfSteps: "each of <whose:possessive> <step:stepName>",
  theNextStep: "the next <step:stepName> <soon?=this turn>",
  stepOfNextTurn: "the <step:stepName> (of|on) <whose:possessive> next turn",
  nextTurnsStep: "the next turn 's <step:stepName>",
  combatOn: "combat on <whose:possessive> turn",
  nthMain: "<whose:possessive> <n:ordinal> main phase",
  firstUpkeep: "<whose=the|your> first upkeep",
});
export const stepName = family({
  stepName:
    "<step=upkeep#|draw step#|end step#|cleanup step#|combat|combat phase#=combat|main phase#|precombat main phase#|postcombat main phase#>",
});

/** Events of objects and players that abilities trigger on (603.2): a subject, then what happens to it or what it does. */
export const event = family(
  {
    objectEvent: "<what:objects> <does:objectEventPhrases> [<when?:eventTime>]",
    playerEvent: [
      "<who:player> <does:playerEventPhrases> [<when?:eventTime>]",
      "<who:playersKnown.is> <does:playerEventPhrases.reduced> [<when?:eventTime>]",
    ],
    eitherTargeted:
      "<who:player> or <what:objectPhrase> become~ the target of <of:objects> [<when?:eventTime>]",
    attackTogether: "<what:pronoun> and at least <n:number> other <others:nounPhrase> attack",
    somethingDone: "<does:doneEvent> [<when?:eventTime>]",
    counterRemoved:
      "<n=a|one or more|the last> <counter:counterKind> counter# are~ removed from <what:objects> <exiled?=while it's exiled>",
    nthCounterPut: "the <n:ordinal> <counter:counterKind> counter is put on <what:objects>",
    ringTempts: "the ^Ring tempts <who:player>",
    dayNight: "day becomes night or night becomes day",
    abilityActivated: "an ability of <of:objects> is activated",
    causesAct: "<cause:objects> cause~ <who:player> to <does:playerEventPhrase.base>",
    causesEvent: "<cause:objects> cause~ <what:objects> to <does:plainObjectEventPhrase.base>",
  },
  ["stateCondition"],
);

/** What is put or dealt is the subject. */
export const doneEvent = family({
  countersPutOn: "<n:counted> [<counter?:counterKind>] counter# are~ put on <what:objects>",
  damageDealtTo: "<sort:eventDamage> are~ dealt to <to:recipient>",
});

/** When an event counts. */
export const eventTime = family({
  duringTimeOf: "during <whose:possessive> <time=turn|main phase|untap step|draw step|end step>",
  duringTime: "during <time=combat|each of your turns|the declare attackers step|the declare blockers step>",
  nthTimeEachTurn: "for the <n:ordinal> time <per:perTurn>",
  whileSo: "while <condition:condition>",
});
export const perTurn = family({
  perTurn: "<when=each turn|during each of your turns|during each of their turns>",
});

/** "enters or attacks": several things that one subject waits for. */
export const objectEventPhrases = series("objectEventPhrase", "or");
export const objectEventPhrase = family(
  {
    dealsSomeDamage: "deal~ <bound:bound> <sort:damageKind> [to <to?:recipient>]",
    isDealtSomeDamage: "are~ dealt <bound:bound> damage",
  },
  ["plainObjectEventPhrase"],
);
/** Those that say no amount: what takes the place of so much damage has rows of its own. */
export const plainObjectEventPhrases = series("plainObjectEventPhrase", "or");
export const plainObjectEventPhrase = family({
  enters: [
    "enter~ (|the battlefield) [from <from?:zone>] [under <whose?:possessive> control]",
    "come~ into play [from <from?:zone>] [under <whose?:possessive> control]",
  ],
  comesUnder: "come~ under <whose:possessive> control",
  entersStatus:
    "enter~ (|the battlefield) <status=untapped|tapped|transformed> [and under <whose?:possessive> control]",
  putIntoGraveyardAny: "are~ put into a graveyard",
  dies: "(die~|are~ put into a graveyard from the battlefield|are~ put into graveyards from the battlefield|are~ put into a graveyard from play) [under <whose?:possessive> control]",
  putInto: "are~ put into <to:putZone> [from <from?:zone>]",
  putIntoGraveyardFrom: "are~ put into (a graveyard|graveyards) from <from:elsewhere>",
  leaves: "leave~ (the battlefield|play) <alive?=without dying> [under <whose?:possessive> control]",
  leavesZone: "leave~ <where:ownedZone>",
  exiledEvent: "are~ (exiled|put into exile|removed from the game) [from <from?:zone>]",
  isDone: "are~ <how=milled|destroyed|countered> [by <by?:objects>]",
  actsOnWhat: "<how=destroy~|counter~|mentor~|exploit~|crew~|saddle~> <what:objects>",
  returnedToHand: "are~ returned to <whose:possessive> hand (|from the battlefield)",
  attacks: "attack~ <how?=alone|while saddled>",
  attacksPlayer: "attack~ <whom:attackTarget>",
  blocks: "block~ [<blocked?:objects>]",
  becomesBlocked: "(become~|are~) blocked [by <by?:objects>]",
  attacksUnblocked: "attack~ and (aren't~|are~ not) blocked",
  dealsDamage: "deal~ <sort:eventDamage> [to <to?:recipient>]",
  isDealtDamage: "are~ dealt <sort:eventDamage> [by <by?:objects>]",
  becomesStatus: [
    "become~ <how=tapped|untapped|crewed|saddled|monstrous|renowned|plotted>",
    "<how=untap~=untapped>",
  ],
  becomesTargetOf: "become~ the target of <of:objects>",
  turnedFaceUp: "are~ turned face up",
  transformsInto: "transform~ into <into:objects>",
  phasesEvent: "phase~ <way=in|out>",
  becomesLevel: "become~ level <n:integer>",
  actsItself:
    "<how=explore~|connive~|evolve~|train~|fight~|mutate~|regenerate~|transform~|convert~=transform>",
  isCast: "are~ (cast|played) [from <from?:zone>]",
  isTappedForMana: "are~ tapped for mana",
  becomesAttached: "become~ <how=attached to|unattached from> <to:objects>",
});
/** Damage that has a number of its own: what is more than lethal (120.10). */
export const eventDamage = family({ excessDamage: "excess <which?=combat|noncombat> damage" }, [
  "damageKind",
]);
/** Places other than the battlefield that cards are put into graveyards from. */
export const elsewhere = family({}, ["ownedZone", "anyZone"]);
/** Where cards are put; a graveyard that is anybody's is spoken of in other words. */
export const putZone = family({
  putIntoOwn: "<whose:possessive> <name=graveyard#|hand#|library#>",
  putElsewhere: "<where=a library|the command zone>",
});

/** "gains or loses life": several things that one player does. */
export const playerEventPhrases = series("playerEventPhrase", "or");
export const playerEventPhrase = family({
  playerAttacks: "attack~ [<whom?:attackTarget>] [with <what?:objects>]",
  playerDealtDamage:
    "are~ dealt [<bound?:bound>] <sort:damageKind> [by <by?:objects>] [or by <orBy?:objects>]",
  playerIsAttacked: "are~ attacked",
  playerBecomesTarget: "become~ the target of <of:objects>",
  casts: "cast~ <both?=both> <what:objects> [using mana produced by <by?:reference>]",
  castsNth: "cast~ <whose:possessive> <n:ordinal> <what:nounPhrase> <per=each turn|in a turn>",
  castsNthDuring:
    "cast~ <whose:possessive> <n:ordinal> <what:nounPhrase> during <each?=each of> <of:possessive> turn#",
  doesTo:
    "<how=exert~|foretell~|plot~|cycle~|discard~|mill~|sacrifice~|create~|play~|tap~|untap~|copy~|cast~ or copy~> <what:objects>",
  activatesKeyword: [
    "activate~ <of?:objectPossessive> <keyword:keywordsOfAbility> ability",
    "activate~ (a|an) <keyword:keywordsOfAbility> ability",
  ],
  activatesEvent: "activate~ <what:objects>",
  activatesOf: "activate~ <which=an ability|a loyalty ability> of <of:objects>",
  drawsCard: "draw~ a card",
  drawsSome: "draw~ <bound:bound> card#",
  drawsNth: "draw~ <whose:possessive> <n:ordinal> card <per=each turn|in a turn>",
  drawsExceptFirst:
    "draw~ a card except the first one <except=you draw in each of your draw steps|they draw in each of their draw steps>",
  exilesWith: "exile~ <what:objects> with <by:objects>",
  doesEither: "<one=create~|cycle~|discard~|cast~> or <other=discard~|sacrifice~|cycle~> <what:objects>",
  unlocksDoor: "unlock~ this door",
  fullyUnlocks: "fully unlock~ <what:objects>",
  lifeChanges: "<how=gain~|lose~|gain~ or lose~|gain~ and lose~> [<bound?:bound>] life",
  tapsForManaEvent: "tap~ <what:objects> for <produced:tappedFor>",
  putsCounters: "put~ <n:counted> [<counter?:counterKind>] counter# on <what:objects>",
  searches: "<how=search~|shuffle~> <whose:possessive> library",
  getsEnergy: "get~ one or more {E}",
  controlChanges: "<how=lose~|gain~> control of <what:objects> [from <from?:player>]",
  expends: "expend~ <n:number>",
  acts: "<how=descend~|scry~|scry~ a number of cards=scry|surveil~|surveil~ a number of cards=surveil|investigate~|proliferate~|forage~|discover~|clash~|clash~ and win|win~ a clash|collect~ evidence|manifest~ dread|commit~ a crime|venture~ into the dungeon|complete~ a dungeon|become~ the monarch|give~ a gift|lose~ the game|win~ a coin flip|lose~ a coin flip|roll~ one or more dice>",
});
/** What a permanent is tapped for (106.12): any mana, or mana of a type. */
export const tappedFor = family({ forMana: "mana" }, ["producedMana"]);
export const attackTarget = series("attackTargetPart", "or", "and/or");
export const attackTargetPart = family({}, ["player", "objectPhrase"]);
