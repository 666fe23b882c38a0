import { family, series } from "../engine/template.ts";

/** A number as written: a word, digits or a letter. */
export const number = family({}, ["numberWord", "integer", "variable", "numberParameter"]);

/** How many things: in front of a noun ("a card", "two cards", "X cards", "that many cards"). */
export const counted = family(
  {
    upToNumber: "up to <n:number>",
    anyNumberOf: "any number of",
    anyAmountOf: "any amount of",
    oneOrMore: "one or more",
  },
  ["exactCount"],
);
export const exactCount = family(
  {
    one: "(a|an)",
    thatMany:
      "<how=that many|that number of=that many|that much|that amount of=that much> <more?=additional>",
    numberMore: ["<n:number> additional", "an additional <n:variable>"],
    anotherOne: "another",
    oneMore: "an additional",
    twiceThatMany: "twice <how=that many|that much>",
    halfX: "half <n:variable>",
    timesX: "<times=twice|two times=twice|three times|four times|five times> <n:variable>",
  },
  ["number", "sumOfNumbers"],
);
export const sumOfNumbers = family({ plusCount: "<n:variable> <sign=plus|minus> <m:number>" });

/** A number that is computed, after "equal to", "where X is", "the greatest …". */
export const quantity = family(
  {
    greaterOf: "<one:quantityTerm> or <other:quantityTerm> , whichever is <which=greater|less>",
    total: ["the total <stat:stat> of <of?:group>", "their total <stat:stat>"],
    halfOf: "half <value:quantity> [<rounded?:rounded>]",
    sum: "<value:quantityTerm> <sign=plus|minus> <more:quantityTerm>",
    difference: [
      "the difference between <one?:quantityTerm> and <other?:quantityTerm>",
      "the difference between <whose?:possessive> life totals",
      "the difference between <of?:objectPossessive> power and toughness",
    ],
  },
  ["plainQuantity", "number", "multiple"],
);
/** Which way a half is rounded (107.1a); where nothing is said of it, a sentence behind says it of each. */
export const rounded = family({ roundedSo: ", rounded <round=up|down>" });
/** Numbers that sums and multiples can be made of. */
export const plainQuantity = family(
  {
    theNumber:
      "<what=the result|that result=the result|the difference|the chosen number|that damage|the damage=that damage|that excess damage|the excess=that excess damage>",
    numberOf: "(the number of|the total number of) <objects:nounGroup>",
    numberOfCountable: "(the number of|the total number of) <what:countable>",
    statOf: "<of:possessive> <stat:stat>",
    playerNumber: "<of:possessive> <what=life total|starting life total|speed>",
    theStat: "the <stat:stat> of <of:objects>",
    greatest:
      "the <which=greatest|highest=greatest|least|lowest=least> <stat:stat> (among|of a|of an) <among:group>",
    amountOf: "(the amount of|the total amount of|the|the total) <what:amountNoun>",
    devotion: "your devotion to <colors:devotedColors>",
    extremeLife: "the <which=highest|lowest> life total among <who:player>",
    mostControlled: "the greatest number of <objects:numberNoun>",
  },
  [],
);
/** Objects that a number is worked out of together: of a kind, of either of two kinds, or those spoken of. */
export const group = family({}, ["nounGroup", "reference", "thingsDone"]);
export const nounGroup = family({ bothNouns: "<objects:qualifiedNoun> and <more:numberNoun>" }, [
  "numberNoun",
]);
export const quantityTerm = family(
  {
    termThatNumber: "that number",
  },
  ["plainQuantity", "number", "multiple"],
);
export const multiple = family({
  timesOf: "<times=twice|two times=twice|three times|four times|five times> <value:quantityTerm>",
});
/** What there is an amount of: "the amount of …", "for each 1 …". */
export const amountNoun = family({}, ["pastAmount", "amountOfEvent", "manaNoun", "countersTaken"]);
/** Of the turn, or of an instruction before. */
export const pastAmount = family({
  lifeChangedSince: [
    "life <who:player> <how=gained|lost> <since:since>",
    "life <who:player> have~ <how=gained|lost> <since:since>",
    "life <who:playersKnown.has> <how=gained|lost> <since:since>",
    "life <how=gained|lost> by <who:player> <since:since>",
  ],
  lifeThisWay: "life <how=gained|lost> this way",
  damageDealt: "<excess?=excess> damage dealt [to <to?:recipient>] this way",
  damagePrevented: "damage prevented this way",
  damageDealtToPlayer: "damage (|already) dealt to <to:recipient> this turn",
});
/** Of the event that the ability triggers on. */
export const amountOfEvent = family({
  lifeOfEvent: "life <who:player> <how=gained|lost>",
  damageOfEvent: [
    "damage [<by?:objects>] dealt [to <to?:recipient>]",
    "damage that <by?:objects> dealt [to <to?:recipient>]",
  ],
});
/** Mana and energy: "the amount of …", "for each …". */
export const manaNoun = family(
  {
    paidThisWay: "<what=mana|life|{E}> paid this way",
    symbolSpent: "<mana:mana> spent to cast <what:objects>",
    manaSpentToCast: "mana [from <from?:determinedPhrase>] spent to cast <what:objects>",
    energyHad: "{E} <who:player> have~",
  },
  ["unspentMana"],
);

/** Mana in a player's pool (106.4). */
export const unspentMana = family({ unspentMana: "unspent [<color?:color>] mana <who:player> have~" });

/** The colors or types that objects have: "its colors", "the card types of the exiled cards". */
export const traits = family({
  theirTraits: [
    "<whose?:objectPossessive> <trait=colors=color|card types=card type|creature types=creature type|land types=land type>",
    "the <trait=colors=color|card types=card type|creature types=creature type|land types=land type> of <of?:objects>",
  ],
});
/** One of these: "protection from its colors". */
export const eachTrait = family({ eachTrait: "(|each of) <traits:traits>" });
/** A color, type or name that was chosen, or is now. */
export const chosenTrait = family({
  chosenTrait: "<which=the chosen|that> <trait=color|type|card type|creature type|name>",
  traitOfChoice: "the <trait=color|card type|creature type> of <whose:possessive> choice",
});

/** Numbers that objects have (208, 202.3, 306.5). */
export const stat = family({
  stat: "<is=power|toughness|mana value=manaValue|converted mana cost=manaValue|loyalty|base power=basePower|base toughness=baseToughness>",
});

/** "2 or less", "3 or greater", "exactly 4", "5". */
export const comparison = family(
  {
    orSo: "<q:quantity> or <which=less|greater|more|fewer>",
    comparedTo:
      "<how=exactly|at least|fewer than|more than|less than|less than or equal to|equal to or less than=less than or equal to|greater than|greater than or equal to|equal to or greater than=greater than or equal to|equal to> <q:quantity>",
  },
  [],
);
export const bound = family({ parity: "<which=even|odd>" }, ["comparison", "eitherNumber", "sumOfNumbers"]);
/** "2", "3 or 4" */
export const eitherNumber = series("number", "or");

/** What can be counted besides objects: "the number of …", "for each …", "there are three or more …". */
export const countable = family(
  {
    traitsAmong: [
      "(|different) <trait=color#|card type#|permanent type#|basic land type#|mana value#|mana cost#|power#|name#> among <among?:group>",
      "(|different) <trait=color#|card type#|permanent type#|basic land type#|mana value#|mana cost#|power#|name#> in <where?:ownedZone>",
    ],
    differentlyNamed: "differently named <objects:numberNoun>",
    unlockedDoors: "unlocked door# among <among:group>",
    countersAmong: "[<counter?:counterKind>] counter# among <among:group>",
    countersOn: [
      "[<counter?:counterKind>] counter# on <on:objects>",
      "[<counter?:counterKind>] counter# <on:objects> had on (it|them)",
    ],
    counterKindsOn: "(|different) kind# of (counter|counters) <prep=on|among> <among:objects>",
    playerCounters: "<counter:counterName> counter# <who:player> have~",
    inParty: "creature# in your party",
    opponentsYouHave: "opponent# you have",
    countedPlayers: "<players:playerNoun>",
    countedZones: "<zones:zoneName> with <bound:bound> cards in (it|them)",
    done: "<what:thingsDone>",
    manaSymbols: [
      "<color:color> mana symbol# in the mana costs of <of?:group>",
      "<color:color> mana symbol# in <whose?:objectPossessive> mana cost",
    ],
    traitsHad:
      "<trait=color#|card type#> <what:objects> <trait=is=color|are=color|was=color|were=color|has=card type|have=card type|had=card type>",
    colorsSpent: "color# of mana spent to cast <what:objects>",
    targetsOf: "<what:numberNoun> <by:pronoun> target~",
    votes: "<word:votedWord> vote#",
    timesPaid: "time# <whose:possessive> <keyword:costName> cost was paid",
    timesKicked: "time# <what:objects> <how=was kicked|were kicked|has mutated>",
    commanderCasts: [
      "time# you've cast <what:objects> from the command zone this game",
      "time# <what:singularPersonal.has> been cast from the command zone this game",
    ],
    cardsThisWay: "card# <how=drawn|looked at while scrying> this way",
    exiledFromHand: "card# exiled from [<whose?:possessive>] hand this way",
  },
  ["manaNoun", "countersTaken"],
);
/** Counters that a cost or an instruction removed, of which there is a number or an amount. */
export const countersTaken = family({
  countersRemoved: "[<counter?:counterKind>] counter# removed (this way|)",
});
/** What "for each" can also count where no duration stands behind it: what the ability triggered on. */
export const anyForEach = family({ forEachOneOfEvent: "for each 1 <what:amountOfEvent>" }, ["forEach"]);
/** "for each …": multiplies what stands before it. */
export const forEach = family({
  forEachOfTraits: "for each of <traits:traits>",
  forEachOfBoth: "for each <objects:qualifiedNoun> and (each|) <more:numberNoun>",
  forEachOfThem: "for each of them",
  forEachSuch: "for each one <such:nearQualifier>",
  forEachCountable: "for each <what:countable>",
  forEachOne: "for each 1 <what:pastAmount>",
  forEachBeyondFirst: "for each <objects:nounPhrase> beyond the first",
  forEachObject: "for each <objects:nounPhrase>",
  forEachAmong: "for each <objects:nounPhrase> among those cards",
  forEachOfThose: "for each of those <noun:nounPhrase>",
});

export const whereX = family({
  whereVariable:
    "where <letter:variable> is <q:quantity> [<also?:alsoWhere>] [as you cast <spell?:thisReference>] <resolving?=as this ability resolves>",
});
/** The other half of "+X/+Y". */
export const alsoWhere = family({ alsoWhere: "(and|, and) <letter:variable> is <q:quantity>" });

export const colors = series("color", "and", "or");
export const devotedColors = family({}, ["colors", "chosenTrait"]);
