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
    thatMany: "<how=that many|that number of=that many|that much>",
    numberMore: "<n:number> additional",
    anotherOne: "another",
    plusCount: "<n:variable> plus <m:number>",
    oneMore: "an additional",
    twiceThatMany: "twice <how=that many|that much>",
    timesX: "<times=twice|two times=twice|three times|four times|five times> <n:variable>",
  },
  ["number"],
);

/** A number that is computed, after "equal to", "where X is", "the greatest …". */
export const quantity = family(
  {
    theResult: "(the result|that result)",
    greaterOf: "<one:quantityTerm> or <other:quantityTerm> , whichever is <which=greater|less>",
    theDifference: "the difference",
    theChosenNumber: "the chosen number",
    damageItDealt: "the amount of damage <by:objects> dealt to <to:player>",
    theirTotal: "their total <stat:stat>",
    total: "the total <stat:stat> of <of:group>",
    lifeTotal: "<of:possessive> life total",
    speedOf: "<of:possessive> speed",
    startingLife: "<of:possessive> starting life total",
    timesOf: "<times=twice|two times=twice|three times|four times|five times> <value:quantity>",
    halfOf: "half <value:quantity> , rounded <round=up|down>",
    plusNumber: "<value:quantityTerm> plus <more:quantityTerm>",
    minusNumber: "<value:quantityTerm> minus <less:quantityTerm>",
    thatDamage: "<what=that damage|that excess damage|the excess=that excess damage>",
    damagePrevented: "the damage prevented this way",
    timesMutated: "the number of times <what:objects> has mutated",
    timesKicked: "the number of times <what:objects> <be=was|were> kicked",
    damageDealt:
      "<what=the damage dealt|the amount of damage dealt=the damage dealt|the excess damage dealt|the amount of excess damage dealt=the excess damage dealt> [to <to?:recipient>] this way",
    lifeThisWay:
      "<what=the amount of life lost|the life lost=the amount of life lost|the amount of life gained|the life gained=the amount of life gained> this way",
  },
  ["plainQuantity", "number"],
);
/** Numbers that sums and multiples can be made of. */
export const plainQuantity = family(
  {
    numberOf: "(the number of|the total number of) <objects:nounGroup>",
    numberOfCountable: "(the number of|the total number of) <what:countable>",
    statOf: "<of:possessive> <stat:stat>",
    theStat: "the <stat:stat> of <of:objects>",
    greatest:
      "the <which=greatest|highest=greatest|least|lowest=least> <stat:stat> (among|of a|of an) <among:group>",
    amountOf: "(the amount of|the total amount of|the) <what:amountNoun>",
    devotion: "your devotion to <colors:colors>",
    devotionToChosen: "your devotion to <which=that color|the chosen color>",
    extremeLife: "the <which=highest|lowest> life total among <who:player>",
    mostControlled: "the greatest number of <objects:numberNoun>",
    mostDiscarded: "the greatest number of cards <who:player> discarded this way",
  },
  [],
);
/** Objects that a number is worked out of together: of a kind, of either of two kinds, or those spoken of. */
export const group = family({}, ["nounGroup", "reference"]);
export const nounGroup = family({ bothNouns: "<objects:qualifiedNoun> and <more:numberNoun>" }, [
  "numberNoun",
]);
export const quantityTerm = family(
  {
    termThatNumber: "that number",
    termTwicePlain: "twice <value:plainQuantity>",
  },
  ["plainQuantity", "number"],
);
export const amountNoun = family(
  {
    lifeChangedSince: "life <who:player> <how=gained|lost> <since:since>",
    lifeHasChanged: "life <who:playerHaving> <how=gained|lost> <since:since>",
    lifeOfEvent: "life <who:player> <how=gained|lost>",
    damageOfEvent: "damage dealt",
    paidThisWay: "<what=mana|life|{E}> paid this way",
    symbolSpent: "<mana:mana> spent to cast <what:objects>",
    manaSpentToCast: "mana spent to cast <what:objects>",
    damageDealtToPlayer: "damage (|already) dealt to <to:recipient> this turn",
    energyHad: "{E} <who:player> have~",
  },
  ["unspentMana"],
);

/** Mana in a player's pool (106.4). */
export const unspentMana = family({ unspentMana: "unspent [<color?:color>] mana <who:player> have~" });

/** Numbers that objects have (208, 202.3, 306.5). */
export const stat = family({
  power: "power",
  toughness: "toughness",
  manaValue: "(mana value|converted mana cost)",
  loyaltyStat: "loyalty",
  basePower: "base power",
  baseToughness: "base toughness",
});

/** "2 or less", "3 or greater", "exactly 4", "5". */
export const comparison = family(
  {
    orSo: "<q:quantity> or <which=less|greater|more|fewer>",
    comparedTo:
      "<how=exactly|at least|fewer than|more than|less than|less than or equal to|greater than|greater than or equal to|equal to> <q:quantity>",
    comparedToHalf: "<how=less than|less than or equal to> half <of:possessive> starting life total",
  },
  [],
);
export const bound = family({ parity: "<which=even|odd>" }, ["comparison", "number"]);

/** What can be counted besides objects: "the number of …", "for each …", "there are three or more …". */
export const countable = family(
  {
    traitsAmong: "<trait=color#|card type#|basic land type#> among <among:group>",
    distinctAmong: "(different|) <trait=mana value#|power#|name#> among <among:group>",
    differentlyNamed: "differently named <objects:numberNoun>",
    unlockedDoors: "unlocked door# among <among:group>",
    countersAmong: "[<counter?:counterKind>] counter# among <among:group>",
    countersOn: "[<counter?:counterKind>] counter# on <on:objects>",
    counterKindsOn: "(|different) kind# of (counter|counters) <prep=on|among> <among:objects>",
    countersRemoved: "[<counter?:counterKind>] counter# removed this way",
    playerCounters: "<counter:counterName> counter# <who:player> have~",
    inParty: "creature# in your party",
    opponentsYouHave: "opponent# you have",
    countedPlayers: "<players:playerNoun>",
    done: "<what:thingsDone>",
    manaSymbols: "<color:color> mana symbol# in the mana costs of <of:group>",
    manaSymbolsOf: "<color:color> mana symbol# in <of:objectPossessive> mana cost",
    colorsSpent: "color# of mana spent to cast <what:objects>",
    votes: "<word:votedWord> vote#",
  },
  ["unspentMana"],
);
/** What "for each" can also count where no duration stands behind it: what the ability triggered on. */
export const anyForEach = family(
  {
    forEachLifeOfEvent: "for each 1 life <who:player> <how=gained|lost>",
    forEachDamageOfEvent: "for each 1 damage dealt <to?=to them|to that player|to it|to that creature>",
  },
  ["forEach"],
);
/** "for each …": multiplies what stands before it. */
export const forEach = family({
  forEachCommanderCast: "for each time you've cast <whose=your|a> commander from the command zone this game",
  forEachOfItsColors: "for each of <of:objectPossessive> colors",
  forEachOfBoth: "for each <objects:qualifiedNoun> and (each|) <more:numberNoun>",
  forEachOfThem: "for each of them",
  forEachCountable: "for each <what:countable>",
  forEachBeyondFirst: "for each <objects:nounPhrase> beyond the first",
  forEachObject: "for each <objects:nounPhrase>",
  forEachAmong: "for each <objects:nounPhrase> among those cards",
  forEachOfThose: "for each of those <noun:nounPhrase>",
  forEachPrevented: "for each 1 damage prevented this way",
  forEachEnergyPaid: "for each {E} paid this way",
  forEachTimePaid: "for each time <whose:possessive> <keyword:costName> cost was paid",
  forEachTimeKicked: "for each time <what:objects> was kicked",
  forEachOneLife: "for each 1 life <who:player> <how=lost|have~ lost=lost|gained> this turn",
  forEachManaFrom: "for each mana [from <from?:determinedPhrase>] spent to cast <what:objects>",
  forEachSymbolSpent: "for each <mana:mana> spent to cast <what:objects>",
  forEachExiledFromHand: "for each card exiled from [<whose?:possessive>] hand this way",
  forEachDrawn: "for each card drawn this way",
});

export const whereX = family({
  whereVariable: "where <letter:variable> is <q:quantity> [as you cast <spell?:thisReference>]",
});

export const colors = series("color", "and", "or");
