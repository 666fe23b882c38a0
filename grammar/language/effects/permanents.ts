import { family, series } from "../../engine/template.ts";

/** Imperatives and player actions on permanents. */
export const permanentPredicate = family({
  gainControl: "gain~ control of <what:objects> [<until?:duration>]",
  attach: "attach~ <what:objects> to <to:targeted>",
  unattachAll: "unattach~ all <noun:nounPhrase> from <from:objects>",
  flipPermanent: "flip~ <what:pronoun>",
  activateAsHasty: "activate~ abilities of <of:pluralPhrase> as though those creatures had haste",
  removeFromCombat: "remove~ <what:objects> from combat",
  exchangeControl: "exchange~ control of <what:objects>",
  actsOn:
    "<how=tap~|untap~|tap~ or untap~|transform~|convert~=transform|goad~|detain~|harness~|suspect~|unattach~|airbend~> <what:objects>",
  unlocks: "<how=unlock~ a locked door|lock~ or unlock~ a door> of <of:objects>",
  turnFaceUp: "turn~ <what:objects> face <side=up|down>",
  switchStats: "switch~ <what:statsOf> [<until?:duration>]",
  changeStats: "change~ <what:statsOf> to <to:newStats> [<until?:duration>]",
  doubleStats: "double~ <what:statsOf> [<until?:duration>]",
  choose: ["choose~ <what:objects> [<each?:forEach>]", "choose~ <among:amongQualifier> <what:objects>"],
  chooseTrait:
    "choose~ a <what=color|creature type|card type|permanent type|land type|basic land type|planeswalker type> [other than <except?:namedTraits>]",
  chooseAmong: "choose~ <among:namedTraits>",
  chooseCounter: "choose~ (a counter|a kind of counter) on <on:objects>",
  chooseNumber:
    "choose~ a number [between <from?:integer> and <to?:integer>] [greater than <above?:integer>]",
  chooseCardName: [
    "choose~ (a|an|any) <noun:nameNoun> name",
    "choose~ (a|an) <noun:nameNoun> name other than (a|an) <except?:nameNoun> name",
    "name~ (a|an) <noun:nameNoun>",
  ],
  choosePlayer: "choose~ <who:player> <random?=at random>",
  actsAlone:
    "<how=learn~|recruit~|time travel~|venture~ into the dungeon|take~ the initiative|become~ the monarch|lose~ the game|win~ the game|clash~ with an opponent|lose~ all unspent mana>",
  actsBy:
    "<how=adapt~|amass~|bolster~|discover~|earthbend~|fateseal~|monstrosity~|scry~|support~|surveil~> <n:counted>",
  actsOften: "<how=investigate~|populate~|proliferate~|manifest~ dread> [<often?:howOften>]",
  rollDie:
    "roll~ (a|an) <die=d4|d6|d8|d10|d12|d20|d100|six-sided die=d6|four-sided die=d4|ten-sided die=d10|twenty-sided die=d20>",
  voteFor: "<secret?=secretly> vote~ for <what:votedFor> <revealed?=, then those votes are revealed>",
});
export const votedFor = family({}, ["votedWords", "determinedPhrase"]);

/** Power, toughness or both of objects (208). */
export const statsOf = family({
  itsStats: "<of:objectPossessive> <which:stats>",
  statsOfWhat: "the <which:stats> of <of:objects>",
});
export const stats = family({ bothStats: "<base?=base> power and toughness" }, ["stat"]);
/** What they become. */
export const newStats = family(
  {
    newNumber: "(equal to|) <q:quantity>",
    sizeOfThose: "(equal to|) <of:objectPossessive> power and toughness",
  },
  ["size"],
);

/** What sort of card has the name that is chosen (201.4). */
export const nameNoun = family({
  nameNoun: "<mods:modifier*> <head:nameHead>",
});
export const nameHead = family({ nameCard: "card", nameTyped: "<types:typeSeries> card" });
/** "creature", "Elf or Goblin", "white": what is to be chosen, or not to be. */
export const namedTraits = series("namedTrait", "or");
export const namedTrait = family({}, ["color", "cardType", "subtype"]);

/** What can be said of a copy, too, besides what it copies (707.9). */
export const copiedPredicate = family(
  {
    gainsAbilities: "<also?=also> gain~ <abilities:abilitySeries> [<until?:duration>]",
    hasAbilities: [
      "<also?=also> have~ <abilities:hadThings> [<until?:duration>]",
      "gain~ <abilities:abilitySeries> as you cast (them|it)",
    ],
    isntThing: "(aren't~|are~ no longer) <what:becomes> [<until?:duration>]",
    losesOthers:
      "lose~ all other <what=abilities|card types|creature types|card types and creature types|abilities and card types|card types and abilities=abilities and card types|abilities, card types, and creature types|abilities, creature types, and colors> [<until?:duration>]",
    entersWithCounters: [
      "enter~ (|the battlefield) <how?=tapped|tapped and=tapped> with <counters:countersOfKinds> on <it=it|them|him|her> [<each?:forEach>] [and with <abilities?:abilitySeries>]",
      "come~ into play <how?=tapped|tapped and=tapped> with <counters:countersOfKinds> on <it=it|them|him|her> [<each?:forEach>] [and with <abilities?:abilitySeries>]",
    ],
  },
  ["being"],
);
/** What objects get, gain, lose, have and become (613). */
export const objectPredicate = family(
  {
    gets: "<also?=also> get~ <more?=an additional> <change:change> [or <other?:change>] [<each?:forEach>] [<until?:duration>]",
    getsUntilFor: "get~ <more?=an additional> <change:change> <until:duration> <each:forEach>",
    hasAllAbilities:
      "<verb=have~|gain~> all <sorts=activated|activated and triggered> abilities of <of:objects> [<until?:duration>]",
    entersUnderControl: "enter~ (|the battlefield) <under:underControl>",
    gainsSuspend: "gain~ suspend",
    gainsAllTypes: "gain~ all creature types [<until?:duration>]",
    losesAbilities: [
      "lose~ <abilities?:keywordSeries> [<until?:duration>]",
      "lose~ all <abilities?:keywordSeries> abilities [<until?:duration>]",
      "lose~ “ <quoted?:keywordAbility> ” [<until?:duration>]",
    ],
    losesAll:
      "lose~ <what=all abilities|all abilities except mana abilities|this ability|all land types and abilities|all creature types and abilities|all creature types|all counters> [<until?:duration>]",
    hasNoAbilities: "have~ no abilities [<until?:duration>]",
    losesForGood: "lose~ <abilities:keywordSeries> and can't have (|or gain )<again:keywordSeries>",
    hasEitherBaseStat: "have~ <stat:stat> <n:number> or <other:stat> <m:number> [<until?:duration>]",
    becomesThing: "become~ <what:becomes> [<until?:duration>]",
    becomesEither: "become~ your choice of <choices:becomesChoice> [<until?:duration>]",
    becomesChosen:
      "become~ the <what=color|color or colors|creature type|basic land type> of <whose:possessive> choice <too?=in addition to its other types> [<until?:duration>]",
    becomesCopy: "become~ <as=a copy|copies> of <of:objects> [<until?:duration>]",
    doesntUntap: "don't~ untap <during:duration> [<until?:duration>]",
    cant: "can't <does:deniedPhrases> [<until?:duration>]",
    cantAttackAlone: "can't <what=attack alone|block alone|attack or block alone>",
    attacksIfAble:
      "attack~ [<whom?:attackTarget>] [during <whose?:possessive> next turn] <when?=each combat|each turn=each combat|this turn|this combat> if able",
    blocksIfAble:
      "<how=block~|attack~ or block~> [<what?:objects>] <when=each combat|each turn=each combat|this turn|this combat> if able",
    mustBeBlocked: "must be blocked [by <by?:objects>] <when?=this turn> if able",
    canOnly: "can <how=block only|be attached only to> <what:objects>",
    canBlockAdditional:
      "can block <how=an additional|any number of> [<n?:number>] creature# (|each combat) [<until?:duration>]",
    canBeBlockedAsThough: "can be blocked as though <it=it|they=them> didn't have <keyword:keyword>",
    canAttackAsThough:
      "can attack [<when?:duration>] as though <it=it|they=them> <how=didn't have defender|had haste> [<until?:duration>]",
    blocksShadow: [
      "can block creatures with shadow as though (they didn't have|it had) shadow",
      "can block creatures with shadow as though <who:selfName> had shadow",
    ],
    assignsToughness:
      "assign~ combat damage equal to <its=its|their> toughness rather than <its=its|their> power [<until?:duration>]",
    assignsNoDamage: "assign~ no combat damage [<until?:duration>]",
    assignsUnblocked:
      "assign~ (|its |their |his |her )combat damage [<until?:duration>] as though (it|they|he|she) weren't blocked",
    entersSo: [
      "enter~ (|the battlefield) <how=tapped|untapped|prepared> [<until?:duration>]",
      "come~ into play <how=tapped|untapped|prepared> [<until?:duration>]",
    ],
    entersAttacking: "enter~ (|the battlefield) tapped and attacking [<whom?:player>]",
    entersAsCopy: "enter~ (|the battlefield) <tapped?=tapped> as a copy of <of:objects>",
    entersWithEqual:
      "enter~ (|the battlefield) with a number of (|additional )<counter:counterKind> counters on <it=it|them|him|her> equal to <q:quantity> [and as <as?:becomes>]",
    aimedAt: "target~ <at:objects>",
    castable: "(can|may) be cast <how:castManner>",
    costs:
      "(|also) cost~ (|up to) <mana:mana> <change=less|more> <to?=to cast|to play=to cast|to activate> [<each?:forEach>] [<when?:duration>]",
    costsAtLeast: "that would cost less than <n:number> mana to cast cost~ <so:number> mana to cast",
    costsMoreLife: [
      "cost~ <n:number> life more to cast <each?=for each target>",
      "cost~ an additional <n:number> life to cast",
    ],
    strive: "cost~ <mana:mana> more to cast for each target <beyond?=beyond the first>",
    explore: "explore~ [<often?:howOften>]",
    connive: "connive~ [<n?:number>]",
    boastsTwice: "can boast twice during each of your turns rather than once",
    escapesWith: "escape~ with <n:counted> <counter:counterKind> counter# on <it=it|him|her>",
    endures: "endure~ <n:number>",
    cantBeCast: "can't be cast",
    crewsAs: [
      "<what=crew~ ^Vehicles|saddle~ ^Mounts|saddle~ ^Mounts and crew~ ^Vehicles> as though its power were <n?:number> greater",
      "<what=crew~ ^Vehicles|saddle~ ^Mounts|saddle~ ^Mounts and crew~ ^Vehicles> using its toughness rather than its power",
    ],
    changesItself: "<how=phase~ out|transform~|convert~=transform|become~ blocked>",
  },
  ["copiedPredicate"],
);
/** What objects are said to be, which can also stand behind "it's". */
export const being = family({
  isThing: "are~ <also?=also> <what:becomes> [<until?:duration>]",
  isGoaded: "are~ <also?=also> <how=goaded|no longer suspected> [<until?:duration>]",
});
/** What objects can't do, and what can't be done to them (101.2). */
/** The cost that an ability gets from its object's own mana cost. */
export const ownCost = family({
  ownCost:
    "^(The|Its) <keyword:costKeyword> cost is (equal to |)(its|that card 's|the card 's) mana cost [plus <costs?:costs>] [reduced by <less?:mana>]",
});
export const deniedPhrases = series("deniedPhrase", "or");
export const deniedPhrase = family({
  deniedAttack: "attack [<whom?:attackTarget>]",
  deniedBlock: "block [<what?:objects>]",
  deniedBlocked: "be blocked",
  deniedBlockedBy: "be blocked [<until?:duration>] <how=by|except by> <by:objects>",
  deniedBlockedMoreThan: "be blocked by more than <n:number> creature#",
  deniedTarget: "be the <as=target|targets> of <of:objects>",
  deniedPassive:
    "be <what=countered|enchanted|sacrificed|copied|equipped|destroyed|turned face up> [by <by?:objects>]",
  deniedActive:
    "<what=transform|become untapped|crew ^Vehicles|phase out|phase in|enter|enter the battlefield=enter>",
  deniedCounters: "have [<counter?:counterKind>] counters put on <it=it|them>",
});
/** Sentences about objects in which something of theirs is the subject. */
export const permanentClause = family({
  activatedCant:
    "<what:abilitiesMeant> can't be activated <nonMana?=unless they're mana abilities> [<until?:duration>]",
  allBlock: "all <able:pluralPhrase> able to block <what:objects> <when?=this turn|this combat> do so",
  statsBecome: "<what:statsOf> become~ <to:newStats> [<until?:duration>]",
  youHave: "you <verb=have|gain> <abilities:abilitySeries> [<until?:duration>]",
  youAndHave:
    "you [, <more?:pluralPhrase> ,] and <what:objects> <verb=have|gain> <abilities:abilitySeries> [<until?:duration>]",
  gainsForItsCost: [
    "<subject:objects> (gain~|have~) <keyword?:costKeyword> [<until?:duration>] . <cost:ownCost>",
    "<subject:objects> become~ foretold . <cost:ownCost>",
  ],
  abilitiesCost:
    "<what:abilitiesMeant> cost~ (|up to) <mana:mana> <change=less|more> to activate [<each?:forEach>] <spared?=unless they're mana abilities>",
  atMostInCombat:
    "no more than <n:number> creature# can <how=attack|block> [<whom?:attackTarget>] each combat",
  countersCantBePut: "counters can't be put on <on:objects> [<until?:duration>]",
  legendRule: "the “ legend rule ” doesn't apply [to <what?:objects>]",
  controlsThing: "<who:player> control~ <what:objects>",
  keywordCosts:
    "(|all) <keyword:costSort> costs [<who?:player> pay~] cost (|up to) <mana:mana> <change=less|more> [<each?:forEach>]",
});
/** Activated abilities that something is said of (602). */
export const abilitiesMeant = family({
  abilitiesOf:
    "[<sort?:abilitySort>] abilities [<who?:player> activate~] <nonMana?=that aren't mana abilities> [<which?:abilityScope>]",
  itsAbilities: "<of:objectPossessive> <sort:abilitySort> (abilities|ability)",
  firstAbility:
    "the <n:ordinal> <sort:abilitySort> ability [of <of?:objects>] <who:player> activate~ <when=each turn|during your turn|during each of your turns>",
});
/** Of what, or at what they are aimed. */
export const abilityScope = family({ scopeOf: "of <of:objects>", scopeAimed: "that target <at:objects>" });
/** Which abilities: all that are activated, or those of a keyword. */
export const abilitySort = family({ namedSort: "<word=activated|loyalty>" }, ["keywordOfAbility"]);
/** Whose costs they are: of a keyword, or of a special action. */
export const costSort = family({ unlockWord: "unlock" }, ["keywordOfAbility"]);

/** What something has: abilities, and what its size and types are. */
export const hadThings = series("hadThing", "and");
export const hadThing = family(
  {
    hadNumber:
      "(power and toughness|base power and toughness|base power and base toughness) each equal to <q:quantity>",
    hadStat: "<stat:stat> (|equal to) <q:quantity>",
    hadTypes: "all creature types",
  },
  ["baseSize", "givenAbility"],
);
export const baseSize = family({ hadSize: "base power and toughness <size:size>" });
/** Abilities that are gained or had: keywords, keywords with parameters, quoted abilities. */
export const abilitySeries = series("givenAbility", "and");
export const givenAbility = family(
  {
    quoted: "“ <ability:quotable> ”",
    quotedComma: "“ <ability:unfinished> , ”",
    quotedWithin: "‘ <ability:quotable> '",
    yourChoice: "your choice of <abilities:keywordChoice>",
    thisAbilityToo: "this ability",
  },
  ["keywordAbility"],
);

export const quotable = family({}, ["paragraph", "unfinished"]);
/** A quoted ability whose full stop the sentence around it has. */
export const unfinished = family({
  unfinishedStatement: "^<does:chain>",
  unfinishedActivated: "<costs:activationCosts> : ^<does:chain>",
  unfinishedTriggered: "<trigger:trigger> , <does:chain>",
});

/** What something becomes: size, colors, types and abilities in one phrase. */
export const becomes = family(
  {
    becomesCreature: "(a|an) <mods:modifier*> <head:typeSeries> <post:becomesQualifier*>",
    becomesPlural: "<mods:modifier*> <head:pluralSeries> <post:becomesQualifier*>",
    becomesState: "<what=tapped|prepared|unprepared|foretold|plotted|saddled>",
  },
  ["saidTraits"],
);
/** Colors, types and supertypes, said of something by themselves. */
export const saidTraits = family({
  becomesColors: "<colors:colorSeries>",
  becomesSo:
    "<what=legendary|snow|basic|colorless|all colors|the chosen color|that type|the chosen type|the chosen creature type=the chosen type|every creature type|all creature types=every creature type|every basic land type|every land type> [<too?:besidesOthers>]",
});
export const becomesChoice = series("becomes", "or");
export const becomesQualifier = family(
  {
    becomesNamed: "named <name:cardName>",
    thatsStill:
      "<be=that's|that is=that's|that are> still <type=a land|lands|a planeswalker|an artifact|an enchantment>",
  },
  ["besidesOthers", "withHad"],
);
/** What something has as it is made, or becomes something. */
export const withHad = family({ withHad: "with <has:hadThings>" });
/** What it was before, it still is (205.1b). */
export const besidesOthers = family({
  inAddition:
    "in addition to <its=its|their|his|her> other <what=types|creature types|colors|colors and types|land types>",
});
