import { family, series } from "../engine/template.ts";

export const condition = series("conditionPart", "and", "or");

/** Something true or false, after "if", "as long as", "unless". */
export const conditionPart = family(
  {
    objectIs: [
      "<what:objects> <be=are~|aren't~|are~ not=aren't|were~|weren't~|were~ already=were|weren't~ already=weren't|are~ already=were> <complement:complement>",
      "<what:singularPersonal.is> <be==are|not=aren't|already=were> <complement:complement>",
      "<what:pluralPersonal.is> <be==are|not=aren't|already=were> <complement:plainComplement>",
    ],
    fact: "<fact=tribute wasn't paid|evidence was collected|a spell was warped this turn|the gift was promised|the gift wasn't promised|there is no monarch|you have a full party>",
    isPaired: [
      "<what:objects> are~ paired with <with:objects>",
      "<what:singularPersonal.is> paired with <with:objects>",
    ],
    isAttached: "<what:objects> <verb=are~|were~|remain~> attached to <to:objects>",
    thereAreNoCounters: "there are no <counter:counterKind> counters on <what:objects>",
    escaped: "<what:objects> escaped",
    yourTurn: [
      "<be=it's|it's not|it isn't=it's not> <whose:possessive> turn",
      "<be=it's|it's not|it isn't=it's not> <whose:possessive> <first?:firstTurns>",
    ],
    isDayOrNight: "it's <which=day|night|neither day nor night>",
    isFirst: "it's the first <which=combat phase|main phase> of <whose=the|your> turn",
    isPhaseOf: "it's <whose:possessive> <which=main phase|combat phase>",
    castSo: [
      "<what:objects> <be=were~|weren't~> <so:castState>",
      "<what:singularPersonal.is> <be==were> <so:castState>",
    ],
    playerCastSo: "<who:player> <did=cast|didn't cast> <what:objects> [<how?:castHow>]",
    costWasPaid: [
      "<whose?:possessive> [<cost?:mana>] <keyword:costName> cost <be=were~=was|weren't~=wasn't> paid",
      "the [<cost?:mana>] <keyword:costName> cost <be=was|wasn't> paid",
      "you <be=paid=was|didn't pay=wasn't> the [<cost?:mana>] <keyword:costName> cost",
    ],
    costContains:
      "<spell:objectPossessive> mana cost [or <ability?:objectPossessive> activation cost] contains <symbol:mana>",
    symbolCostWasPaid: "the <mana:mana> cost <be=was|wasn't> paid",
    beheld: "(a|an) <what:nounPhrase> was beheld",
    additionalCostWasPaid: "<whose:possessive> additional cost were~ paid",
    noManaSpent: "no <colored?=colored> mana was spent to cast <what:objects>",
    itWasCastFrom: "was cast from <where:zone>",
    doneThisWay:
      "<what:demanded> <be=were~|are~> <how=destroyed|discarded|exiled|sacrificed|revealed|milled|returned|countered|put into a graveyard> this way",
    isDealtThisWay: "<what:targeted> (is|was|are|were) dealt damage this way",
    playerDidThisWay:
      "<who:player> <how=discard~|exile~|sacrifice~|reveal~|destroy~|return~|tap~|mill~|draw~|discarded|exiled|sacrificed|revealed|milled|returned|didn't discard|didn't exile|didn't sacrifice|didn't reveal|didn't mill|didn't return|didn't draw> <what:demanded> this way",
    paidLifeThisWay: "<who:player> paid life this way",
    youDo: "<who:player> (do~|did)",
    youDont: "<who:player> don't~ <what?=make an exchange>",
    itDoesnt: "<who=it|that creature|that card|that permanent> <not=doesn't|isn't>",
    nobodyDoes: "no one does",
    youCant: "<who:player> can't",
    winsOrLoses: "<who:player> <how=win~|lose~> <what?=the flip>",
    hasCompleted: ["<who:player> have~ completed a dungeon", "<who:playersKnown.has> completed a dungeon"],
    greaterThanOthers: "<of:possessive> <stat:stat> is <which=greater|less> than <other:objectPossessive>",
    hadEnter:
      "<who:player> had <what:objects> enter (|the battlefield) under <whose:possessive> control <since:since>",
    manaWasSpent: [
      "<bound?:bound> [<color?:color>] mana [from <from?:pluralPhrase>] was spent to cast <what:objects>",
      "mana from <from?:determinedPhrase> was spent to cast <what:objects>",
    ],
    colorsWereSpent:
      "<bound:bound> <how=colors of mana were|mana of the same color was|mana of the same color were=mana of the same color was> spent to cast <what:objects>",
    colorSpent: "<mana:mana> <be=was|wasn't> spent to cast <what:objects>",
    shares:
      "<what:objects> <how=share~ a|have~ a different=differ> <trait=card type|creature type|color|name> [with <with?:objects>]",
    remains: "<what:objects> <verb=remain~|are~ still> <where=on the battlefield|exiled|tapped>",
    zoneHolds: ["<zone:ownedZone> have~ <bound?:bound> cards in it", "<zone:ownedZone> have~ no cards in it"],
    deckContains: [
      "your starting deck contains only <only?:objects>",
      "your starting deck contains at least <n?:number> cards more than the minimum deck size",
    ],
    ifAgain: "if <condition:conditionPart>",
    controlled: "<who:player> controlled <what:objects>",
    didntPutThisWay:
      "<who:player> (don't~|didn't) put <what:objects> <prep=into|onto> <to:destination> <way?=this way>",
    dontCastThisWay: "<who:player> don't~ cast <what:objects> <way?=this way>",
    castThisWay: "<who:player> cast~ <what:objects> this way",
    opponentsBound: "you have <bound:bound> opponents",
    activatedTimes: "this ability has been activated <bound:bound> times this turn",
    resolvedTimes: "(this is|it's) the <n:ordinal> time this ability has resolved this turn",
    resolvedAgain: "it's the <n:ordinal> time",
    spellTargets: "<what:objects> target~ <only?=only> <targeted:targeted>",
    hasSoleTarget: "<what:objects> have~ (only one|a single) target and that target is <targeted:objects>",
    controlledAsCast:
      "you [revealed <card?:objects> or] controlled <what:demanded> as you cast <spell:objects>",
    entered:
      "<what:objects> entered (|the battlefield) [from <where?:zone>] [under <whose?:possessive> control]",
    mostCommonColor:
      "<color:color> is the most common color among <among:objects> <tied?=or is tied for most common>",
    sharesCommonColor:
      "<what:objects> share~ a color with the most common color among <among:objects> or a color tied for most common",
    getsMoreVotes: "<word:votedWord> gets more votes <tied?=or the vote is tied>",
  },
  ["stateCondition", "pastClause", "outcome"],
);
/** What an instruction has done, which can trigger an ability besides (603.12). */
export const outcome = family({
  putThisWay: [
    "<who:player> put~ <what:demanded> (into|onto) <to:destination> this way",
    "<who:player> return~ <what:demanded> to <to:destination> this way",
  ],
  diesThisWay: "<what:objects> (die~|died) this way",
  isPutThisWay: "<what:demanded> are~ put <prep=into|onto> <to:destination> this way",
  excessWasDealt: "excess damage (was|is) dealt [to <to?:recipient>] this way",
  damageIsPrevented: "damage [from <from?:objects>] is prevented this way",
  actsThisWay: "<what:objects> <how=connive~|explore~|enter~|enter~ the battlefield=enter> this way",
  searchedThisWay: "<who:player> (search~|searched) <whose:possessive> library# this way",
});
/** How things stand, which a trigger can wait for, too (603.8). */
export const stateCondition = family({
  playerIs: ["<who:player> <is:playerStates>", "<who:playersKnown.is> <is:playerState.reduced>"],
  // What is so already, was so before anything changed it.
  has: "<what:objects> <verb=have~|had|don't~ have|didn't have|already had=had|already have~=had> <has:attribute>",
  thereAreSoMany: "there <be=are|were> <bound:bound> <what:countable>",
  thereAre: "<be=there are|there is|there's> <what:demanded>",
  quantityCompared: "<left:quantity> <be=is|was> <bound:bound>",
});
/** How a spell was cast (601.2, 702.33). */
export const castState = family({
  paidState: "<how=kicked|kicked twice|bargained>",
  kickedWith: "kicked with <whose:possessive> <cost:mana> kicker",
  usedToCast: ["cast using <keyword:costName>", "cast for its <keyword:costName> cost"],
  castState: "cast [<how?:castHow>]",
});
export const castHow = family({
  castFromZone: "from <where:zone>",
  castElsewhere: "from anywhere other than <whose:possessive> hand",
  castUntimely: "any time a sorcery couldn't have been cast",
  castInMainPhase: "during <whose:possessive> main phase",
});
/** Counters that something has (122.1). */
export const comparedCounters = family({
  comparedCounters: "<bound:comparison> [<counter?:counterKind>] counter#",
  someCounters: "<counter:counterKind> counters",
  evenOrOddCounters: "an <which=even|odd> number of [<counter?:counterKind>] counters",
  anyCounters: "<some=a counter|counters>",
  noCounters: "no [<counter?:counterKind>] counter#",
});

/** Names of costs that conditions ask for ("if its surge cost was paid"). */
export const costName = family({}, ["costKeyword", "numberKeyword", "numberCostKeyword", "keyword"]);
/** Cards in a zone, counted ("eight or more cards in your graveyard"). */
export const cardsPhrase = family({ cardsPhrase: "<bound:bound> <noun:pluralPhrase>" });
