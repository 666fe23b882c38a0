import { family, series } from "../engine/template.ts";

/** Objects as the subject or object of an instruction: one phrase, or several joined. */
export const objects = family({}, [
  "objectSeries",
  "pluralPhrase",
  "pluralPair",
  "selfAndPlural",
  "someAlone",
]);
/** "Put one into your hand": of those spoken of. */
export const someAlone = family({ someAlone: "<n=one|two|three>" });
/** "Goblins you control and Elementals you control", "Elf spells and Goblin spells you cast". */
export const pluralPair = family({
  pluralPair: "<one:fullPlural> <join=and|or> <other:pluralPhrase>",
  pluralTriple: "all <one:qualifiedNoun> , <two:plainPlural> , and <three:plainPlural>",
  modifiedPair: "<one:plainPlural> <more:furtherPlural*> (and|and/or|, and|, and/or) <other:modifiedPlural>",
  modifiedAndTyped:
    "<mod:modifier> <mods:modifier*> spells (and|or) <types:typeSeries> spells <post:qualifier*>",
  allModified: "all <one:plainPlural> <more:furtherPlural*> (and|, and) <other:modifiedPlural>",
});
/** "this creature and other creatures you control" */
export const selfAndPlural = family({ selfAndPlural: "<one:reference> and <others:pluralPhrase>" });
/** "White creatures and blue creatures": what stands behind the second is said of both. */
export const plainPlural = family({ plainPlural: "<mods:modifier*> <head:plainPluralHead>" });
export const plainPluralHead = family({}, ["barePluralHead", "pluralSeries"]);
export const modifiedPlural = family({
  modifiedPlural: "<mod:modifier> <mods:modifier*> <head:pluralHead> <post:qualifier*>",
});
export const furtherPlural = family({ furtherPlural: ", <mods:modifier*> <head:plainPluralHead>" });
/** A plural that cannot be the beginning of a list of types. */
export const fullPlural = family({
  qualifiedPlural: "<mods:modifier*> <head:pluralHead> <near:ownQualifier>",
  withPlural: "<mods:modifier*> <head:pluralHead> with <has:attribute>",
  spellsPlural: "<mods:modifier*> <types:typeSeries> spells",
});
/** Objects of which a condition demands so many: nothing can be done with these. */
export const demanded = family(
  {
    demandedSome: "<how=at least|fewer than> <n:number> <noun:nounPhrase>",
  },
  ["objects"],
);
export const objectSeries = series("singlePhrase", "and", "or", "and/or");

export const objectPhrase = family({}, ["singlePhrase", "pluralPhrase"]);
/** A phrase with a determiner, or a reference: what a list can be made of. */
export const singlePhrase = family({}, ["simplePhrase", "zonePhrase"]);
export const simplePhrase = family(
  {
    // "target instant card from your graveyard or creature card you own in exile"
    eitherPlace: "<det:determiner> <one:placedNoun> (or|and/or) <other:placedElsewhere>",
  },
  ["determinedPhrase", "reference"],
);
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
export const reference = family({}, ["namedReference", "eachOf", "pronoun", "targetsPhrase"]);
/** Each of several: "each of the exiled card's colors" is no genitive of it. */
export const eachOf = family({
  eachOfThem: "each of them [<such?:nearQualifier>]",
  eachOfSome: "each of <det:determiner> <noun:nounPhrase>",
  eachOfTargets: "each of <targets:targetsPhrase>",
  eachOfThose: "each of those <noun:nounPhrase>",
  eachOfDone: "each of the <participle:participle> <noun:nounPhrase>",
});
export const hostReference = family({
  hostObject: "<how=enchanted|equipped|fortified> <noun:hostNoun>",
});
export const namedReference = family(
  {
    thatOne: "that one",
    thatThing: "that <noun:nounPhrase>",
    thoseThings: "those <noun:nounPhrase>",
    theThing: "(the|that|those) <participle:participle> <noun:nounPhrase>",
    theOther: "the other (|one)",
    theRest: "the rest [<of?:restOf>]",
    numberOfThem: "<n:part> of <whom=them|the copies> [<random?:atRandom>]",
    numberOfDone: "<n:part> of the <participle:participle> <noun:nounPhrase>",
    numberOfOthers: "<n:part> of the other <noun:nounPhrase>",
    halfOfThose: "half the <noun:nounPhrase> [<rounded?:rounded>]",
    topHalf: "the top half of <whose:possessive> library , rounded <round=up|down>",
    topEqual: [
      "(cards|a number of cards) from the top of <whose:possessive> library# equal to <q:quantity>",
      "(cards|a number of cards) equal to <q:quantity> from the top of <whose:possessive> library#",
    ],
    numberOfThose: "<n:part> of those <noun:nounPhrase>",
    bothThose: "both [<noun?:nounPhrase>]",
    hauntedCreature: "the creature <by:pronoun> haunts",
    cardsNotCast:
      "<which=all revealed cards|the exiled cards|all cards revealed this way|the revealed cards|all cards exiled this way> <what=not cast|that weren't cast=not cast|that weren't put onto the battlefield> (this way|)",
    exiledSome: "<det:freeDeterminer> exiled <noun:nounPhrase>",
    permanentItBecomes: "the permanent it becomes",
    nextSpell: "the next <noun:nounPhrase> <who:player> cast~ this turn",
    nthSpell:
      "the <n:ordinal> <noun:nounPhrase> <who:player> cast~ [from <where?:zone>] [with <symbol?:mana> in its mana cost] <when=each turn|during each of your turns|during each of their turns> [that mana from <paid?:determinedPhrase> was spent to cast]",
    topCard: "the <end=top|bottom> card of <whose:possessive> library#",
    topCards: "the <end=top|bottom> <n:exactCount> cards of <whose:possessive> library#",
    allButCards: "all but the <end=top|bottom> [<n?:exactCount>] (card|cards) of <whose:possessive> library#",
    topOfGraveyard: "the <end=top|bottom> <card:nameHead> of <whose:possessive> graveyard#",
    anyTarget:
      "any target [that isn't <what?:complement>] <damaged?=that was dealt damage this turn> [of <whose?:possessive> choice]",
    anyOtherTarget: "(any other target|another target|a third target)",
  },
  ["hostReference", "yourDesignated"],
);
export const yourDesignated = family({ yourDesignated: "your <what=commander#|^Ring-bearer>" });
/** How many of several: "either" is one of two. */
export const part = family({ openPart: "<how=either|any number|any>" }, ["counted"]);
/** What something is attached to, one thing: "creature", "permanent", "artifact creature". */
export const hostNoun = family({ hostNoun: "<types:singularType*> <last:singularType> <card?=card>" });
/** "targets" without a noun: any targets (115.4). */
export const targetsPhrase = family({
  upToAnyTargets: "up to <n:number> <other?=other> targets",
  oneOrTwoTargets: "<n=one or two|any number of|two|one, two, or three|one or more> targets",
});
export const restOf = family({
  restOfThem: ["of (the|those) <how?:revealedHow> cards", "of (them|those cards|the cards|those)"],
});
export const revealedHow = family({ revealedHow: "<how=revealed|exiled|milled>" });
/** A reference that nothing can qualify. */
export const pronoun = family(
  {
    itself: "itself",
    them: "them",
  },
  ["personal", "thisReference"],
);
/** A verb can be drawn together with these: "it's", "they're". */
export const personal = family({}, ["pluralPersonal", "singularPersonal"]);
export const pluralPersonal = family({ theyObjects: "they" });
export const singularPersonal = family({ it: "<it=it|he|she|him|her>" });
export const thisReference = family({ thisThing: "this <noun:thisNoun>" }, ["selfName", "namedThing"]);

/** The noun after "this" when it means the object itself. */
export const thisNoun = family(
  {
    thisNoun: "<what=spell|card|permanent|token|ability|emblem>",
  },
  ["cardType", "subtype"],
);

/** What happened to the thing that is meant. */
export const participle = family({
  exiledOne: "exiled",
  doneOne:
    "<how=sacrificed|discarded|revealed|chosen|returned|milled|copied|destroyed|targeted|entering|drawn|damaged|amassed>",
});

export const determiner = family({ theDet: "the" }, ["freeDeterminer"]);
export const freeDeterminer = family({
  aDet: "(a|an)",
  another: "another",
  each: "each",
  all: "(all|all the)",
  target: "target",
  anotherTarget: "(another target|a second target|a third target)",
  numberTarget: "<n:number> <other?=other> target",
  someTargets: "<n=any number of|one or two|one, two, or three|one or more> <other?=other> target",
  upToTarget: "up to <n:number> <other?=other> target",
  upToThatMany: "up to that many <target?=target>",
  upTo: "up to <n:number>",
  anyNumber: "any number of",
  countDet: "<n:number>",
  noDet: "no",
  anyDet: "any",
  thatManyDet: "that many",
  onlyOne: "exactly <n:number>",
  orMoreDet: "<n:number> or more",
  orFewerDet: "<n:number> or fewer",
});

/** A plural that needs no determiner ("creatures you control"). */
export const pluralPhrase = family({
  pluralPhrase: "<mods:modifier*> <head:pluralHead> <post:qualifier*>",
});
export const pluralHead = family(
  {
    typedHeads:
      "<types:typeSeries> <what=cards=card|permanents=permanent|spells=spell|tokens=token|sources=source>",
    sharedHeads: "<one:typeWord> and <other:typeWord> <last:pluralType>",
    permanentKinds: "[<types?:typeSeries>] permanent <what=cards|spells>",
    sortHeads:
      "<what=abilities=ability|commanders=commander|outlaws=outlaw|copies=copy|^Ring-bearers=Ring-bearer>",
    spellsAndAbilities: "spells (and|or|and/or) abilities",
  },
  ["barePluralHead", "pluralSeries", "typesAndTokens"],
);
/** "artifacts, enchantments, and/or tokens" */
export const typesAndTokens = family({
  andTokens: "<first:pluralCompound> <more:morePlural*> (and/or|, and/or|and) tokens",
});
export const barePluralHead = family({
  bareHeads: "<what=cards=card|permanents=permanent|spells=spell|tokens=token|sources=source>",
});
export const pluralSeries = series("pluralCompound", "and", "or", "and/or");
export const pluralCompound = family({
  pluralCompound: "<rest:typeWord*> <last:pluralWord>",
});
export const morePlural = family({ morePlural: ", <what:pluralCompound>" });
export const pluralWord = family({}, ["pluralType", "qualityParameter"]);

export const nounPhrase = family({
  nounPhrase: "<mods:modifier*> <head:head> <post:qualifier*>",
});

/** Adjectives in front of the noun; a comma may part them. */
export const modifier = family({ modifierComma: "<mod:adjective> ," }, ["adjective"]);
export const adjective = family(
  {
    faced: "<how=face-down|face-up|face-up exiled>",
    ofSize: "<size:size>",
    nontokenNot: "nontoken",
    sortAdj: "<is=token|outlaw|commander|kicked>",
    notAdj: "<not=noncommander|nonattacking|nonblocking|non- outlaw>",
    other: "other",
    sortOfAbility: "<sort=activated|triggered|mana|loyalty>",
    activatedOrTriggered: "activated (or|and) triggered",
    adjectiveOrType: "<one:plainAdjective> <join=or|and/or=or|and> <type:typeWord>",
  },
  ["predicateAdjective", "nonSupertype", "nonWord"],
);
export const nonWord = family({ nonWord: "(non|non-) <word:typeOrColor>" });
/** Adjectives that stand in front of a noun and behind "is" alike. */
export const predicateAdjective = family({ suspendedAdj: "suspended" }, ["eitherState", "colorSeries"]);
/** One of these, or either of several: "attacking, blocking, or tapped", "legendary or multicolored". */
export const eitherState = series("state", "or");
export const state = family(
  {
    status:
      "<is=tapped|untapped|blocked|unblocked|suspected|goaded|transformed|renowned|monstrous|saddled|prepared|foretold|plotted>",
    attacking: "attacking",
    blocking: "blocking",
    attachedAdj: "<how=enchanted|equipped>",
    colorCount: "<how=colorless|colored|monocolored|multicolored>",
    ofKind: "<what=historic|modified>",
  },
  ["supertype"],
);
/** What a type can be the other choice to: "noncreature or Dragon spell". */
export const plainAdjective = family({}, ["predicateAdjective", "nonWord"]);
export const nonSupertype = family({ nonSuper: "(non|non-) <word:supertype>" });
export const colorSeries = series("color", "and", "or", "and/or");
export const typeOrColor = family({}, ["cardType", "subtype", "color"]);

/** The noun itself. */
export const head = family(
  {
    permanentKindHead: "[<types?:typeSeries>] permanent <what=card#|spell#>",
    spellOrAbility: "spell# (or|and) ability",
    twoSorts:
      "<what=spells and/or abilities|spell or permanent|permanent or spell=spell or permanent|card or token>",
    playerOr: "<who=player|opponent> <more:commaPart*> (or|, or) <what:targetPart>",
    orPlayer: [
      "<what:targetPart> <more:commaPart*> <join=or|, or=or|and/or|, and/or=and/or> <who=player#|opponent#>",
      "<what:targetPart> , <who=player#|opponent#> , <join=or|and/or> <other?:targetPart>",
    ],
    sortHead: "<what=commander#|copy#|outlaw#|^Ring-bearer>",
  },
  ["plainHead", "eitherHead", "typesAndTokens"],
);
/** What a target can be where it can be a player as well: "artifact, creature, or player". */
export const targetPart = family({}, ["typeCompound", "typedHead", "bareHead"]);
export const commaPart = family({ commaPart: ", <what:targetPart>" });
export const plainHead = family({}, ["typeSeries", "typedHead", "bareHead"]);
export const typedHead = family({
  typedHead: "<types:typeSeries> <what=card#|permanent#|spell#|token#|source#>",
});
export const bareHead = family({
  bareHead: "<what=card#|permanent#|spell#|token#|ability#|source#>",
});
/** Two nouns, or three, of which an adjective in front belongs to the first alone: "basic land card or Gate card". */
export const eitherHead = family({
  eitherTyped: "<one:nounedHead> (or|and/or) <other:typedPart>",
  eitherModified: "<one:plainHead> <more:modifiedPart*> (or|, or|and/or|, and/or) <other:modifiedHead>",
  eitherWord: "<one:typeSeries> <more:commaPart*> (or|, or) <other:wordHead>",
  eitherQualified:
    "<one:plainHead> <near:plainQualifier> <more:furtherPart*> (or|, or|and/or) <other:anyPart>",
  eitherSecond: "<one:firstPart> , <two:qualifiedPart> <more:furtherPart*> , (or|and/or) <other:anyPart>",
});
export const firstPart = family({ playerPart: "<who=player|opponent>" }, ["targetPart"]);
export const qualifiedPart = family({
  qualifiedPart: "<mods:modifier*> <head:targetPart> <near:plainQualifier>",
});
export const furtherPart = family({
  furtherPart: ", <mods:modifier*> <head:targetPart> [<near?:plainQualifier>]",
});
export const modifiedPart = family({ modifiedPart: ", <mods:modifier*> <head:plainHead>" });
export const typedPart = family({}, ["typedHead", "typeCompound"]);
export const nounedHead = family({}, ["typedHead", "bareHead"]);
export const wordHead = family({ wordHead: "<what=token#|spell#>" });
export const modifiedHead = family({ modifiedHead: "<mod:modifier> <mods:modifier*> <head:plainHead>" });
export const anyPart = family({ anyPart: "<mods:modifier*> <head:plainHead>" });
export const typeSeries = series("typeCompound", "and", "or", "and/or");
/** "artifact creature", "Elf Warrior", "Goblin creature". */
export const typeCompound = family({
  typeCompound: "<first:typeWord> <rest:typeWord*>",
});
export const typeWord = family({}, ["cardType", "subtype", "qualityParameter"]);
