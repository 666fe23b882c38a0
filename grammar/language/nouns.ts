import { family, series } from "../engine/template.ts";

/** Objects as the subject or object of an instruction: one phrase, or several joined. */
export const objects = family({}, ["objectSeries", "pluralPhrase", "pluralPair", "selfAndPlural"]);
/** "Goblins you control and Elementals you control", "Elf spells and Goblin spells you cast". */
export const pluralPair = family({
  pluralPair: "<one:fullPlural> and <other:pluralPhrase>",
  modifiedPair: "<one:plainPlural> (and|and/or) <other:modifiedPlural>",
});
/** "this creature and other creatures you control" */
export const selfAndPlural = family({ selfAndPlural: "<one:reference> and <others:pluralPhrase>" });
/** "White creatures and blue creatures": what stands behind the second is said of both. */
export const plainPlural = family({ plainPlural: "<mods:modifier*> <head:plainPluralHead>" });
export const plainPluralHead = family({}, ["barePluralHead", "pluralSeries"]);
export const modifiedPlural = family({
  modifiedPlural: "<mod:modifier> <mods:modifier*> <head:pluralHead> <post:qualifier*>",
});
/** A plural that cannot be the beginning of a list of types. */
export const fullPlural = family({
  qualifiedPlural: "<mods:modifier*> <head:pluralHead> <near:ownQualifier>",
  spellsPlural: "<mods:modifier*> <types:typeSeries> spells",
});
/** Objects of which a condition demands so many: nothing can be done with these. */
export const demanded = family(
  {
    atLeastSome: "at least <n:number> <noun:nounPhrase>",
    fewerThanSome: "fewer than <n:number> <noun:nounPhrase>",
  },
  ["objects"],
);
export const objectSeries = series("singlePhrase", "and", "or", "and/or");

export const objectPhrase = family({}, ["singlePhrase", "pluralPhrase"]);
/** A phrase with a determiner, or a reference: what a list can be made of. */
export const singlePhrase = family({}, ["simplePhrase", "zonePhrase"]);
export const simplePhrase = family({}, ["determinedPhrase", "reference"]);
export const determinedPhrase = family({ determined: "<det:determiner> <noun:nounPhrase>" });
/** What a genitive can be made of: "it" and "they" have words of their own for that. */
export const genitivePhrase = family({}, ["determinedPhrase", "namedReference", "thisReference"]);
/** All cards in a zone. */
export const zonePhrase = family({
  theirHand: "<whose:possessive> hand#",
  theirGraveyard: "<whose:possessive> graveyard#",
  everyGraveyard: "all graveyards",
});

/** Words that stand for objects already known (608.2c). */
export const reference = family({}, ["namedReference", "pronoun", "targetsPhrase"]);
export const namedReference = family(
  {
    thatOne: "that one",
    thatThing: "that <noun:nounPhrase>",
    thoseThings: "those <noun:nounPhrase>",
    theThing: "the <participle:participle> <noun:nounPhrase>",
    theOther: "the other (|one)",
    theRest: "the rest [<of?:restOf>]",
    eachOfThem: "each of them",
    eachOfSome: "each of <det:determiner> <noun:nounPhrase>",
    eachOfTargets: "each of <targets:targetsPhrase>",
    eachOfThose: "each of those <noun:nounPhrase>",
    numberOfThem: "<n:counted> of them",
    anyNumberOfThem: "any number of them",
    anyNumberOfThose: "any number of those <noun:nounPhrase>",
    numberOfDone: "<n:counted> of the <how:revealedHow> cards",
    halfOfThose: "half the <noun:nounPhrase> , rounded (up|down)",
    topHalf: "the top half of <whose:possessive> library , rounded (up|down)",
    equalFromTop:
      "(cards|a number of cards) equal to <q:quantity> from the top of <whose:possessive> library#",
    topEqual: "(cards|a number of cards) from the top of <whose:possessive> library# equal to <q:quantity>",
    numberOfThose: "<n:counted> of those <noun:nounPhrase>",
    bothOfThem: "both",
    bothThose: "both <noun:nounPhrase>",
    hauntedCreature: "the creature <by:pronoun> haunts",
    cardsNotCast:
      "(all revealed cards|the exiled cards|all cards revealed this way|the revealed cards|all cards exiled this way) (not cast|that weren't cast|that weren't put onto the battlefield) this way",
    exiledSome: "<det:freeDeterminer> exiled <noun:nounPhrase>",
    yourCommander: "your commander#",
    nextSpell: "the next <noun:nounPhrase> <who:player> cast~ this turn",
    enchantedObject: "enchanted <noun:hostNoun>",
    equippedObject: "equipped <noun:hostNoun>",
    fortifiedObject: "fortified <noun:hostNoun>",
    topCard: "the top card of <whose:possessive> library#",
    topCards: "the top <n:number> cards of <whose:possessive> library#",
    topCardsPlus: "the top <n:variable> plus <m:number> cards of <whose:possessive> library#",
    bottomCard: "the bottom card of <whose:possessive> library#",
    topOfGraveyard: "the (top|bottom) <card:nameHead> of <whose:possessive> graveyard#",
    anyTarget: "any target",
    anyTargetThatIsnt: "any target that isn't <what:complement>",
    anyTargetDamaged: "any target that was dealt damage this turn",
    anyOtherTarget: "(any other target|another target|a third target)",
  },
  [],
);
/** What something is attached to, one thing: "creature", "permanent", "artifact creature". */
export const hostNoun = family({ hostNoun: "<types:singularType*> <last:singularType>" });
/** "targets" without a noun: any targets (115.4). */
export const targetsPhrase = family({
  upToAnyTargets: "up to <n:number> (targets|other targets)",
  oneOrTwoTargets: "(one or two|any number of|two|one, two, or three|one or more) targets",
});
export const restOf = family({
  restOfThem: "of (them|those cards|the cards|those)",
  restOfRevealed: "of the <how:revealedHow> cards",
});
export const revealedHow = family({ howRevealed: "revealed", howExiled: "exiled", howMilled: "milled" });
/** A reference that nothing can qualify. */
export const pronoun = family(
  {
    it: "(it|he|she|him|her)",
    itself: "itself",
    them: "them",
    theyObjects: "they",
  },
  ["thisReference"],
);
export const thisReference = family({ thisThing: "this <noun:thisNoun>" }, ["selfName"]);

/** The noun after "this" when it means the object itself. */
export const thisNoun = family(
  {
    thisSpell: "spell",
    thisCard: "card",
    thisPermanent: "permanent",
    thisToken: "token",
    thisAbility: "ability",
    thisEmblem: "emblem",
  },
  ["cardType", "subtype"],
);

/** What happened to the thing that is meant. */
export const participle = family({
  exiledOne: "exiled",
  sacrificedOne: "sacrificed",
  discardedOne: "discarded",
  revealedOne: "revealed",
  chosenOne: "chosen",
  returnedOne: "returned",
  milledOne: "milled",
  copiedOne: "copied",
  destroyedOne: "destroyed",
  targetedOne: "targeted",
  enteringOne: "entering",
  drawnOne: "drawn",
  damagedOne: "damaged",
  amassedOne: "amassed",
});

export const determiner = family({ theDet: "the" }, ["freeDeterminer"]);
export const freeDeterminer = family({
  aDet: "(a|an)",
  another: "another",
  each: "each",
  all: "(all|all the)",
  target: "target",
  anotherTarget: "(another target|a second target|a third target)",
  otherTarget: "other target",
  numberTarget: "<n:number> target",
  numberOtherTarget: "<n:number> other target",
  upToTarget: "up to <n:number> target",
  upToThatMany: "up to that many",
  upToThatManyTarget: "up to that many target",
  upToOtherTarget: "up to <n:number> other target",
  anyNumberTarget: "any number of target",
  anyNumberOtherTarget: "any number of other target",
  oneOrTwoTarget: "one or two target",
  oneTwoOrThreeTarget: "one, two, or three target",
  oneOrMoreTarget: "one or more target",
  upTo: "up to <n:number>",
  anyNumber: "any number of",
  countDet: "<n:number>",
  noDet: "no",
  anyDet: "any",
  halfThe: "half the",
  thatManyDet: "that many",
  onlyOne: "exactly <n:number>",
  orMoreDet: "<n:number> or more",
  orFewerDet: "<n:number> or fewer",
  chosenNumberOf: "a number of",
});

/** A plural that needs no determiner ("creatures you control"). */
export const pluralPhrase = family({
  pluralPhrase: "<mods:modifier*> <head:pluralHead> <post:qualifier*>",
});
export const pluralHead = family(
  {
    cardHeads: "<types:typeSeries> cards",
    permanentHeads: "<types:typeSeries> permanents",
    permanentCardHeads: "<types:typeSeries> permanent cards",
    permanentCards: "permanent cards",
    permanentSpells: "permanent spells",
    spellHeads: "<types:typeSeries> spells",
    tokenHeads: "<types:typeSeries> tokens",
    abilityHeads: "abilities",
    typedSources: "<types:typeSeries> sources",
    commanderHeads: "commanders",
    outlawHeads: "outlaws",
    spellsAndAbilities: "spells (and|or|and/or) abilities",
  },
  ["barePluralHead", "pluralSeries"],
);
export const barePluralHead = family({
  bareCards: "cards",
  barePermanents: "permanents",
  bareSpells: "spells",
  bareTokens: "tokens",
  sourceHeads: "sources",
});
export const pluralSeries = series("pluralCompound", "and", "or", "and/or");
export const pluralCompound = family({
  pluralCompound: "<rest:typeWord*> <last:pluralType>",
});

export const nounPhrase = family({
  nounPhrase: "<mods:modifier*> <head:head> <post:qualifier*>",
});

/** Adjectives in front of the noun; a comma may part them. */
export const modifier = family({ modifierComma: "<mod:adjective> ," }, ["adjective"]);
export const adjective = family(
  {
    nonWord: "(non|non-) <word:plainWord>",
    tapped: "tapped",
    untapped: "untapped",
    attacking: "attacking",
    blocking: "blocking",
    attackingOrBlocking: "attacking or blocking",
    blockingOrAttacking: "blocking or attacking",
    unblocked: "unblocked",
    blocked: "blocked",
    faceDown: "face-down",
    faceUp: "face-up",
    faceUpExiled: "face-up exiled",
    enchantedAdj: "enchanted",
    equippedAdj: "equipped",
    kickedAdj: "kicked",
    colorless: "colorless",
    multicolored: "multicolored",
    monocolored: "monocolored",
    historic: "historic",
    modifiedAdj: "modified",
    suspectedAdj: "suspected",
    suspendedAdj: "suspended",
    ofSize: "<size:size>",
    goadedAdj: "goaded",
    tokenAdj: "token",
    nontokenNot: "nontoken",
    outlawAdj: "outlaw",
    double: "double-faced",
    other: "other",
    activatedAdj: "activated",
    triggeredAdj: "triggered",
    loyaltyAdj: "loyalty",
    manaAdj: "mana",
    activatedOrTriggered: "activated or triggered",
    transformedAdj: "transformed",
    commanderAdj: "commander",
    nonattacking: "nonattacking",
    nonblocking: "nonblocking",
    nonoutlaw: "non- outlaw",
    adjectiveOrType: "<one:plainAdjective> (or|and/or) <type:typeWord>",
  },
  ["supertype", "colorSeries", "nonSupertype"],
);
/** What a type can be the other choice to: "noncreature or Dragon spell". */
export const plainAdjective = family(
  { plainNon: "(non|non-) <word:typeOrColor>", plainColorless: "colorless", plainHistoric: "historic" },
  ["supertype", "color"],
);
export const nonSupertype = family({ nonSuper: "(non|non-) <word:supertype>" });
export const colorSeries = series("color", "and", "or", "and/or");
export const typeOrColor = family({}, ["cardType", "subtype", "color"]);
export const plainWord = family({ tokenWord: "token" }, ["cardType", "subtype", "color"]);

/** The noun itself. */
export const head = family(
  {
    permanentCardHead: "<types:typeSeries> permanent card#",
    permanentCard: "permanent card#",
    permanentSpell: "permanent spell#",
    sourceHead: "source#",
    typedSource: "<types:typeSeries> source#",
    spellOrAbility: "spell# or ability",
    spellsAndOrAbilities: "spells and/or abilities",
    spellOrPermanent: "spell or permanent",
    permanentOrSpell: "permanent or spell",
    creatureOrPlayer: "creature or player",
    permanentOrPlayer: "permanent or player",
    playerOrPlaneswalker: "player or planeswalker",
    playerOrBattle: "player or battle",
    opponentOrBattle: "opponent or battle",
    creatureOrOpponent: "creature or opponent",
    opponentOrPlaneswalker: "opponent or planeswalker",
    commanderHead: "commander#",
    copyHead: "copy#",
    outlawHead: "outlaw#",
  },
  ["plainHead", "eitherHead"],
);
export const plainHead = family({}, ["typeSeries", "typedHead", "bareHead"]);
export const typedHead = family({
  cardHead: "<types:typeSeries> card#",
  permanentHead: "<types:typeSeries> permanent#",
  spellHead: "<types:typeSeries> spell#",
  tokenHead: "<types:typeSeries> token#",
});
export const bareHead = family({
  bareCard: "card#",
  barePermanent: "permanent#",
  bareSpell: "spell#",
  bareToken: "token#",
  abilityHead: "ability#",
});
/** Two nouns, or three, of which an adjective in front belongs to the first alone: "basic land card or Gate card". */
export const eitherHead = family({
  eitherTyped: "<one:nounedHead> (or|and/or) <other:typedHead>",
  eitherCompound: "<one:nounedHead> (or|and/or) <other:typeCompound>",
  eitherModified: "<one:plainHead> (or|and/or) <other:modifiedHead>",
  eitherToken: "<one:typeSeries> or <other:tokenWordHead>",
  eitherOfThree: "<one:plainHead> , <two:anyPart> , (or|and/or) <other:modifiedHead>",
});
export const nounedHead = family({}, ["typedHead", "bareHead"]);
export const tokenWordHead = family({ justToken: "token#" });
export const modifiedHead = family({ modifiedHead: "<mod:modifier> <mods:modifier*> <head:plainHead>" });
export const anyPart = family({ anyPart: "<mods:modifier*> <head:plainHead>" });
export const typeSeries = series("typeCompound", "and", "or", "and/or");
/** "artifact creature", "Elf Warrior", "Goblin creature". */
export const typeCompound = family({
  typeCompound: "<first:typeWord> <rest:typeWord*>",
});
export const typeWord = family({}, ["cardType", "subtype"]);

/** Phrases behind the noun. */
export const qualifier = family({ fromZone: "from <where:zone>" }, ["nearQualifier"]);
/** A noun within a number: the zone that something comes from belongs to the noun outside ("… lands you control from your hand"). */
export const numberNoun = family({ numberNoun: "<mods:modifier*> <head:head> <post:nearQualifier*>" });
/** A noun with something behind it, so that "and" begins another noun. */
export const qualifiedNoun = family({
  qualifiedNoun: "<mods:modifier*> <head:head> <near:nearQualifier> <post:nearQualifier*>",
});
/** Whose something is. */
export const ownQualifier = family({
  controlledBy: "<who:player> control~",
  ownedBy: "<who:player> own~",
});
export const nearQualifier = family(
  {
    controlledThen: "<who:player> controlled",
    notControlledBy: "<who:player> don't~ control",
    controlledAndOwned: "<who:player> (own~ and control~|both own~ and control~)",
    ownedOrControlled: "<who:player> own~ or control~",
    controlledNotOwned: "<who:player> control~ but don't~ own",
    notOwnedBy: "<who:player> don't~ own",
    ownedNotControlled: "<who:player> own~ but don't~ control",
    withAbility: "with <abilities:keywordSeries>",
    withoutAbility: "without <abilities:keywordSeries>",
    withStat: "with <stat:stat> <bound:bound>",
    withStatOf: "with <of:objectPossessive> <stat:stat>",
    withSameStat: "with the same <stat:stat> as <what:objects>",
    withTotalBoth: "with total power and toughness <bound:bound>",
    withStatEither: "with <stat:stat> <one:number> or <other:number>",
    withStatOfThree: "with <stat:stat> <one:number> , <two:number> , or <other:number>",
    withCounter: "with <n:counted> <counter:counterKind> counter# on (it|them)",
    withPowerOrToughness: "with power or toughness <bound:bound>",
    controlledTogether: "controlled by (the same player|different players)",
    blockingOrBlockedBy: "blocking or blocked by <what:objects>",
    withSomeCounters: "with <counter:counterKind> counters on (them|it)",
    withNoSuchCounters: "with no <counter:counterKind> counter# on (it|them)",
    withNoCounters: "with no counters on (it|them)",
    withoutCounter: "without (a|an) <counter:counterKind> counter on (it|them)",
    withSymbol: "with <mana:mana> in (its|their) mana cost#",
    withAnyCounter: "with (a counter|counters|one or more counters) on (it|them)",
    withThatName: "with that name",
    withSameName: "with the same name as <what:objects>",
    withExtreme: "with the (greatest|highest|least|lowest) <stat:stat> [<among:amongWhat>]",
    withDifferentNames: "with different names",
    withExtremeTied:
      "with the (greatest|highest) <stat:stat> or tied for (the |)(greatest|highest) <again:stat>",
    eachWithStat: "each with <stat:stat> <bound:bound>",
    withMoreCounters:
      "with (two|three|four|five|six|seven|eight|nine|ten) or more <counter:counterKind> counters on (it|them)",
    withBasicLandType: "(with|that have|that has|that each have) a basic land type",
    withNoAbilities: "with no abilities",
    withKeywordAbility: "with (a|an) <keyword:keywordName> ability",
    withKeywordAbilities: "with <keyword:keywordName> abilities",
    withTotalStat: "with total <stat:stat> <bound:bound>",
    withChosenName: "with the chosen name",
    withEqualOrLesser: "with (equal or lesser|lesser|greater) <stat:stat>",
    withSingleTarget: "with a single target",
    withManaAbility: "with a mana ability",
    inZone: "in <where:zone>",
    onBattlefield: "on the battlefield",
    onStack: "on the stack",
    amongThem: "from among (them|those cards|those exiled cards)",
    fromSource: "from (a|an) <source:sourceNoun>",
    putThere: "that (was|were) put there (from the battlefield this turn|this turn|from anywhere this turn)",
    amongCards: "from among <what:pluralPhrase>",
    amongDone: "from among the <how:revealedHow> cards",
    amongDoneThisWay: "from among the cards <how:revealedHow> this way",
    ofChosenColor: "of the chosen color",
    ofChosenType: "of the chosen type",
    ofThatType: "of that type",
    ofThatColor: "of that color",
    ofYourChoice: "of <whose:possessive> choice",
    ofColorChoice: "of the color of <whose:possessive> choice",
    ofTypeChoice: "of the creature type of <whose:possessive> choice",
    atRandom: "(|chosen) at random",
    namedCard: "named <name:nameRef>",
    notNamedCard: "not named <name:nameRef>",
    otherThan: "(other than|except for) <what:objects>",
    attachedTo: "(|that's|that are|that is) attached to <what:objects>",
    thatIs: "(that's|that is|that are) <what:complement>",
    thatIsnt: "(that isn't|that aren't|that's not) <what:complement>",
    blockingWhat: "blocking <what:objects>",
    itIsBlocking: "(it's|he's|she's) blocking",
    thisIsBlocking: "<who:thisReference> is blocking",
    blockedBy: "blocked by <what:objects>",
    blockedThisTurn: "(that blocked|blocked by) <what:objects> this turn",
    attackingWhom: "attacking <who:player>",
    thatAttacked: "that attacked this turn",
    thatDidntAttack: "that didn't attack this turn",
    thatBlocked: "that blocked this turn",
    thatDealtDamage: "that dealt damage to <to:recipient> this turn",
    thatWasDealtDamage: "(that was|that were|) dealt damage this turn",
    thatCrewed: "that (crewed|saddled) <what:objects> this turn",
    thatDealtAnyDamage: "that dealt damage this turn",
    dealtDamageBy: "dealt damage by <what:objects> this turn",
    dealtDamageThisWay: "dealt damage this way",
    thatEntered: "that entered (|the battlefield) (under your control this turn|this turn)",
    thatDied: "that died this turn",
    putFromBattlefield:
      "(|that was |that were )put into <whose:possessive> graveyard from the battlefield this turn",
    putIntoGraveyards: "(|that was |that were )put into graveyards from the battlefield this turn",
    thatDiedUnder: "that died under <whose:possessive> control this turn",
    exiledThisWay: "(|that was |that were )exiled this way",
    destroyedThisWay: "(|that was |that were )destroyed this way",
    sacrificedThisWay: "sacrificed this way",
    discardedThisWay: "discarded this way",
    revealedThisWay: "revealed this way",
    returnedThisWay: "returned this way",
    milledThisWay: "(milled this way|put into a graveyard this way|put into your graveyard this way)",
    tappedThisWay: "tapped this way",
    chosenThisWay: "chosen this way",
    createdWith: "created with <what:objects>",
    thatSharesColor: "that share~ a color with <what:objects>",
    thatSharesType: "that share~ a (creature type|card type|land type) with <what:objects>",
    thatShare: "that share a (card type|permanent type|creature type)",
    thatDoesntShare: "that don't~ share a (creature type|card type|land type|color) with <what:objects>",
    thatDoesntShareName: "that don't~ have the same name as <what:objects>",
    thatSharesName: "that share~ a name with <what:objects>",
    thatTargets: "that target~ <what:targeted>",
    thatTargetsOnlyOne: "that target~ only a single <noun:nounPhrase>",
    thatTargetsOnly: "that target~ only <what:targeted>",
    thatCouldTarget: "that could target <what:targeted>",
    youCast: "<who:player> cast~",
    castDuring: "<who:player> cast~ during <whose:possessive> turn#",
    youveCast: "<who:player> (have cast|cast) this turn",
    cantBeBlockedOne: "that can't be blocked",
    thatHas: "that have~ <abilities:keywordSeries>",
    thatHasAdventure: "that have~ an ^Adventure",
    thatDoesntHave: "that don't~ have <abilities:keywordSeries>",
    withGrantedName: "with the most votes",
  },
  ["ownQualifier", "exiledQualifier"],
);
/** By which card's ability something was exiled (607.2a). */
export const exiledQualifier = family({ exiledWith: "exiled with <what:objects>" });
/** "artifact source", "red source": what an ability is an ability of. */
export const sourceNoun = family({ sourceNoun: "<mods:modifier*> [<types?:typeSeries>] source" });
export const amongWhat = family({ amongWhat: "among <what:numberNoun>" });
export const targeted = family({}, ["objects", "player"]);
export const nameRef = family({}, ["cardName", "selfName"]);
export const keywordSeries = series("keywordName", "and", "or", "and/or");
/** A keyword ability as a quality: whatever cost or number stands behind its name. */
export const keywordName = family({}, ["keyword", "costKeyword", "numberKeyword", "numberCostKeyword"]);

/** What follows "that's" or "is": adjectives, types, statuses. */
export const complement = family(
  {
    aNoun: "(a|an) <noun:nounPhrase>",
    nounOnly: "<noun:pluralPhrase>",
    attackingComplement: "attacking <who:player>",
    blockingComplement: "blocking <what:objects>",
    inZoneComplement: "in <where:zone>",
    onBattlefieldComplement: "on the battlefield",
    inEitherZone: "<one:place> or <other:place>",
    enchantedBy: "enchanted",
    attackingOnly: "attacking",
    blockingOnly: "blocking",
    tappedOnly: "tapped",
    untappedOnly: "untapped",
    colorsOnly: "<colors:colorSeries>",
    bothColors: "both <one:color> and <other:color>",
    chosenColorOnly: "(the chosen color|of the chosen color)",
    chosenTypeOnly: "(the chosen type|of the chosen type)",
    oneOrMoreColors: "one or more colors",
    monocoloredOnly: "monocolored",
    multicoloredOnly: "multicolored",
    colorlessOnly: "colorless",
    legendaryOnly: "legendary",
    faceDownOnly: "face down",
    equippedOnly: "equipped",
    modifiedOnly: "modified",
    historicOnly: "historic",
    renownedOnly: "renowned",
    monstrousOnly: "monstrous",
    suspectedOnly: "suspected",
    suspendedOnly: "suspended",
    saddledOnly: "saddled",
    attackingAloneOnly: "attacking alone",
    attackingOrBlockingOnly: "attacking or blocking",
    allColors: "all colors",
    snowOnly: "snow",
    basicOnly: "basic",
    exactColors: "exactly <n:number> colors",
    enchantedOrEquipped: "(enchanted or equipped|equipped or enchanted)",
    blockedOnly: "blocked",
    unblockedOnly: "unblocked",
  },
  ["exiledQualifier"],
);

/** Where something is. */
export const place = family({ placeIn: "in <where:zone>", placeOnBattlefield: "on the battlefield" });

/** Kinds of counters (122.1). */
export const counterKind = family({}, ["counterName", "change"]);

/** What damage is dealt to, or an ability is aimed at: objects, players or both (115.4). */
export const recipient = series("recipientPhrase", "and", "or");
export const recipientPhrase = family(
  { attackedOne: "the player or planeswalker (it's|that creature is) attacking" },
  ["objectPhrase", "player"],
);
