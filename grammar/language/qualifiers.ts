import { family, series } from "../engine/template.ts";

/** Phrases behind the noun. */
export const qualifier = family({ fromZone: "from <where:zone>" }, ["nearQualifier"]);
/** A noun within a number: the zone that something comes from belongs to the noun outside ("… lands you control from your hand"). */
export const numberNoun = family({ numberNoun: "<mods:modifier*> <head:head> <post:nearQualifier*>" });
/** A noun with something behind it, so that "and" begins another noun. */
export const qualifiedNoun = family({
  qualifiedNoun: "<mods:modifier*> <head:head> <near:nearQualifier> <post:nearQualifier*>",
});
/** A noun with the zone that its things are in. */
export const placedNoun = family({ placedNoun: "<mods:modifier*> <head:head> from <where:zone>" });
export const placedElsewhere = family({ exiledElsewhere: "exiled <noun:numberNoun>" }, ["placedNoun"]);
/** Whose something is. */
export const ownQualifier = family({
  controlledBy: [
    "(|that )<who:player> <already?=already> control~",
    "(|that's |that are )controlled by <who:player>",
  ],
  ownedBy: "<who:player> own~",
});
/** What can stand behind the first of two nouns: no other noun ends it that "or" could go on with. */
export const plainQualifier = family(
  {
    withAttribute: "<said=with|that have~=that have|that each have=that have> <has:attribute>",
    inZone: "(|total )in <where:zone>",
  },
  ["ownQualifier", "onPlace"],
);
export const nearQualifier = family(
  {
    controlledThen: "<who:player> controlled",
    controlledSince: "<who:player> have~ controlled continuously since the beginning of the turn",
    heldOtherwise:
      "<who:player> <how=don't~ control|own~ and control~|both own~ and control~=own and control|own~ or control~|don't~ own|control~ but don't~ own|own~ but don't~ control|cast~ but don't~ own=control but don't own>",
    withoutAttribute: "(without|that don't~ have) <has:attribute>",
    eachWith: "each with <has:attribute>",
    controlledTogether: "controlled by <who=the same player|different players>",
    inEitherPlace: "<one:place> (or|and) <other:place>",
    fromSource: "from (a|an|) <source:sourceNoun>",
    putThere:
      "that <be=was|were> put there <how=from the battlefield this turn|from your library this turn|from libraries this turn|this turn|from anywhere this turn=this turn>",
    ofYourChoice: "of <whose:possessive> choice",
    namedCard: "<not?=not> named <name:nameRef>",
    otherThan: "(other than|except for) <what:objects>",
    attachedTo: "(|that's|that are|that is|that was|that were) attached to <what:targeted>",
    itDoes:
      "(that |)<by:pronoun> <how=can enchant|could enchant=can enchant|could be attached to=can enchant|blocked> [<since?:since>]",
    thatIs:
      "<be=that's|that is=that's|that are|that isn't|that aren't|that's not=that isn't> <what:complement>",
    itIsBlocking: ["<who:pronoun> is blocking", "<who:singularPersonal.is> blocking"],
    thatDid: [
      "that <does:objectEventPhrases.past> <since:since>",
      "that have~ <does:objectEventPhrases.participle> <since:since>",
    ],
    thatDidnt: [
      "that didn't <does:objectEventPhrases.plain> <since:since>",
      "that haven't~ <does:objectEventPhrases.participle> <since:since>",
    ],
    doneTo: "<does:objectEventPhrases.reduced> <since:since>",
    thatDoes: "that <how=could enchant|could be attached to=could enchant|convoked> <what:objects>",
    dealtDamageThenBy: "dealt damage <when?=this turn> by <what:objects>",
    thisWay:
      "<be?=that was|that were|not|that wasn't=not|that weren't=not> <how=exiled|destroyed|sacrificed|discarded|revealed|returned|returned to your hand|returned to its owner 's hand|shuffled into your library|milled|put into a graveyard|put into graveyards=put into a graveyard|put into that graveyard|tapped|chosen|created|goaded|dealt damage> this way",
    placedThisWay: "[<who?:player>] put <to:placement> <way?=this way>",
    theyDidThisWay: "<who:player> <how=exiled|revealed|discarded|sacrificed|gained control of> this way",
    hadCountersPut: "that had (a|) [<counter?:counterKind>] counter# put on (it|them) this way",
    thatShares:
      "that <does=share~|don't~ share> (a|at least one) <trait=color|creature type|card type|land type|name> with <what:objects>",
    thatShare: [
      "that share a <trait=card type|permanent type|creature type|color>",
      "that have a <trait=card type|permanent type|creature type|color> in common",
    ],
    thatTargets: "that target~ <only?=only> <what:targeted>",
    thatTargetsOnlyOne: "that target~ only a single <noun:nounPhrase>",
    youCast: "(|that )<who:player> cast~ [during <whose?:possessive> turn#]",
    youveCast: "<who:player> <verb=have cast|cast> this turn",
    thatAreOrHaveAdventure:
      "that are <one:pluralPhrase> , (|are )<other:pluralPhrase> , and/or have an ^Adventure",
    withMostVotes: "with the most votes or tied for most votes",
  },
  ["plainQualifier", "inCombatQualifier", "exiledQualifier", "amongQualifier", "ofTrait", "atRandom"],
);
/** "of the chosen type" */
export const ofTrait = family({ ofTrait: "of <what:traitNamed>" });
export const traitNamed = family(
  { everyTrait: "each <trait=color|basic land type|permanent type|card type>" },
  ["chosenTrait"],
);
export const atRandom = family({ atRandom: "(|chosen) at random" });
/** With whom something is in combat. */
export const inCombatQualifier = family({
  inCombatWith: "<how=blocking|blocked by|blocking or blocked by> <what:objects>",
  attackingWhom: "attacking <who:player>",
});
/** Which things something is one of. */
export const amongQualifier = family({
  inIt: "(from|in) it",
  amongThem: "from among <who=them|those cards|those exiled cards>",
  amongCards: "(from among|from among the|from the) <what:pluralPhrase>",
  amongDone: "from among the <how:revealedHow> cards",
});
/** By which card's ability something was exiled (607.2a). */
export const exiledQualifier = family({
  exiledWith: "exiled with <what:objects>",
  putWith: "(put onto the battlefield|created) with <what:objects>",
});
/** What something has or lacks: behind "with", "without", "has" and "doesn't have". */
export const attribute = family(
  {
    keywords: "<abilities:keywordSeries>",
    keywordAbility: "(a|an|) <keyword:keywordName> ability#",
    someThing:
      "<what=an ^Adventure|no abilities|abilities|a mana ability|an activated ability|an activated ability with {T} in its cost|a basic land type|a single target|one or more targets|more than one of the same mana symbol in its mana cost|more than one of the same mana symbol in their mana cost=more than one of the same mana symbol in its mana cost|more than one of the same mana symbol in their mana costs=more than one of the same mana symbol in its mana cost>",
    statBound: "<stat:stat> <bound:bound>",
    parityOf:
      "(an|) <which=even|odd> <stat=mana value|mana values=mana value|converted mana cost=mana value|converted mana costs=mana value|power|powers=power>",
    statOfOther: "<of:objectPossessive> <stat:stat>",
    sameStat: "the same <stat:stat> as <other:objects>",
    moreStat:
      "(|a|an) <which=equal or lesser|equal or greater|lesser|less=lesser|greater> <stat:stat> [or <or?:stat>] [than <other?:objects>]",
    powerOrToughness: "<base?=base> power or toughness <bound:bound>",
    totalStat: "total <stat:stats> <bound:bound>",
    extremeStat: "the <which=greatest|highest=greatest|least|lowest=least> <stat:stat> [<among:amongWhat>]",
    extremeTied:
      "the <which=greatest|highest=greatest|least> <stat:stat> or (|is )tied for (the |)<which=greatest|highest=greatest|least> <again:stat> [<among?:amongWhat>]",
    counters: "<n:exactCount> <counter:counterKind> counter# on <it=it|them|him|her>",
    comparedCountersOn: "<some:comparedCounters> on <it=it|them|him|her>",
    hasAttached: "<what:determinedPhrase> attached to <it=it|them>",
    symbolInCost: [
      "<mana:mana> in (its|their) <cost=mana|activation> cost#",
      "(a|an) <cost=mana|activation> cost that contains <mana:mana>",
    ],
    exactCost: "mana cost <one:mana> [or <other?:mana>]",
    sameName:
      "<how=the same name as|a different name than|a different name from=a different name than> <other:objects>",
    thatName: "<which=that|the chosen> name",
    different: "different <what=names|powers|mana values|converted mana costs=mana values|controllers>",
    alike: "the same <what=name|controller> <mutual?=as one another>",
  },
  ["baseSize"],
);
/** "artifact source", "red source": what an ability is an ability of. */
export const sourceNoun = family({ sourceNoun: "<mods:modifier*> [<types?:typeSeries>] source#" });
export const amongWhat = family({ amongWhat: "among <what:numberNoun>" });
export const targeted = family({}, ["objects", "player"]);
export const nameRef = family({}, ["cardName", "selfName", "wordParameter"]);
/** Keyword abilities of which one is had. */
export const keywordChoice = series("keywordAbility", "or");
export const keywordSeries = series("keywordName", "and", "or", "and/or");
/** A keyword ability as a quality: whatever cost or number stands behind its name. */
export const keywordName = family({ variedName: "<value=protection|landwalk>" }, [
  "keyword",
  "costKeyword",
  "numberKeyword",
  "numberCostKeyword",
  "qualityKeyword",
  "numberQualityKeyword",
  "qualityNumberKeyword",
  "qualityCostKeyword",
]);

/** What follows "that's" or "is": adjectives, types, statuses. */
export const complement = family(
  {
    aNoun: "(a|an) <noun:nounPhrase>",
    nounOnly: "<noun:pluralPhrase>",
    inEitherZone: "<one:place> or <other:place>",
    theOnly: "the only <noun:nounPhrase>",
    nthCastThisTurn: [
      "the <n:ordinal> <mods:modifier*> <head:head> [<who?:player>] cast this turn",
      "the <n:ordinal> <mods:modifier*> <head:head> <who?:playersKnown.has> cast this turn",
    ],
  },
  ["plainComplement", "yourDesignated", "ofTrait", "chosenTrait"],
);
/** … that are no nouns. */
export const plainComplement = family(
  {
    enchantedByWhat: "<how=enchanted|equipped> by <what:objects>",
    bothColors: "both <one:color> and <other:color>",
    isSimply:
      "<is=face down|all colors|one or more colors|exactly one color|exactly two colors|exactly three colors|exactly four colors|exactly five colors=all colors>",
    fightingAlone: "<how=attacking|blocking|attacking or blocking> alone",
  },
  ["place", "inCombatQualifier", "exiledQualifier", "predicateAdjective", "nonSupertype"],
);

/** Where something is. */
export const place = family({ placeIn: "in <where:zone>" }, ["onPlace"]);
export const onPlace = family({ onBattlefield: "on <where=the battlefield|the stack>" });

/** Kinds of counters (122.1). */
export const counterKind = family({}, ["counterName", "change"]);

/** What damage is dealt to, or an ability is aimed at: objects, players or both (115.4). */
export const recipient = series("recipientPhrase", "and", "or");
/** What damage would be dealt to: "you and/or permanents you control". */
export const wouldBeDamaged = series("recipientPhrase", "and", "or", "and/or");
export const recipientPhrase = family(
  { attackedOne: "the player or planeswalker <who=it's|that creature is> attacking" },
  ["objectPhrase", "player"],
);
