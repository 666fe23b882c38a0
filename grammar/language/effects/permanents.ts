import { family, series } from "../../engine/template.ts";

/** Imperatives and player actions on permanents. */
export const permanentPredicate = family({
  tap: "tap~ <what:objects>",
  untap: "untap~ <what:objects>",
  tapOrUntap: "tap~ or untap~ <what:objects>",
  gainControl: "gain~ control of <what:objects> [<until?:duration>]",
  attach: "attach~ <what:objects> to <to:objects>",
  unattach: "unattach~ <what:objects>",
  transform: "transform~ <what:objects>",
  removeFromCombat: "remove~ <what:objects> from combat",
  exchangeControl: "exchange~ control of <what:objects>",
  goad: "goad~ <what:objects>",
  detain: "detain~ <what:objects>",
  suspect: "suspect~ <what:objects>",
  turnFaceUp: "turn~ <what:objects> face (up|down)",
  switchPT: "switch~ <of:objectPossessive> power and toughness [<until?:duration>]",
  choose: "choose~ <what:objects>",
  chooseColor: "choose~ a color",
  chooseCreatureType: "choose~ a creature type",
  chooseCardType: "choose~ a card type",
  chooseBasicLandType: "choose~ a basic land type",
  chooseNumber: "choose~ a number",
  chooseCardName: "choose~ (a|a nonland) card name",
  choosePlayer: "choose~ <who:player>",
});

/** What objects get, gain, lose, have and become (613). */
export const objectPredicate = family(
  {
    gets: "get~ <change:change> [<each?:forEach>] [<until?:duration>]",
    getsUntilFor: "get~ <change:change> <until:duration> <each:forEach>",
    getsAdditional: "get~ an additional <change:change> [<until?:duration>]",
    gainsAbilities: "gain~ <abilities:abilitySeries> [<until?:duration>]",
    hasAbilities: "have~ <abilities:abilitySeries> [<until?:duration>]",
    losesAbilities: "lose~ <abilities:keywordSeries> [<until?:duration>]",
    losesAllAbilities: "lose~ all abilities [<until?:duration>]",
    hasBasePT: "have~ base power and toughness <size:size> [<until?:duration>]",
    becomesThing: "become~ <what:becomes> [<until?:duration>]",
    isThing: "are~ <what:becomes> [<until?:duration>]",
    isAlso: "are~ also <what:becomes>",
    becomesColor: "become~ the color <whose:choiceOf> choice [<until?:duration>]",
    becomesCreatureType: "become~ the creature type <whose:choiceOf> choice [<until?:duration>]",
    becomesBasicLandType: "become~ the basic land type <whose:choiceOf> choice [<until?:duration>]",
    becomesCopy: "become~ a copy of <of:objects> [<until?:duration>]",
    doesntUntap: "don't~ untap <during:duration>",
    cantAttack: "can't attack [<until?:duration>]",
    cantBlock: "can't block [<until?:duration>]",
    cantAttackOrBlock: "can't attack or block [<until?:duration>]",
    cantAttackWhom: "can't attack <whom:player> [<until?:duration>]",
    cantBlockWhat: "can't block <what:objects> [<until?:duration>]",
    cantBeBlocked: "can't be blocked [<until?:duration>]",
    cantBeBlockedBy: "can't be blocked by <by:objects> [<until?:duration>]",
    cantBeBlockedExcept: "can't be blocked except by <by:objects> [<until?:duration>]",
    cantBeBlockedMoreThan: "can't be blocked by more than one creature [<until?:duration>]",
    cantBeCountered: "can't be countered",
    cantBeTargeted: "can't be the target of <of:objects> [<until?:duration>]",
    cantBeEnchanted: "can't be enchanted",
    cantAttackAlone: "can't attack (alone|or block alone|or be blocked)",
    cantTransform: "can't transform",
    attacksEachCombat: "attack~ (each combat|each turn) if able",
    attacksThis: "attack~ (this turn|this combat) if able",
    blocksEachCombat: "block~ (each combat|each turn) if able",
    blocksThis: "block~ <what:objects> (this turn|this combat) if able",
    mustBeBlocked: "must be blocked (if able|this turn if able)",
    canBlockOnly: "can block only <what:objects>",
    canBlockAdditional:
      "can block (an additional creature each combat|any number of creatures|an additional creature this turn|an additional creature)",
    canBlockAsThough: "can block <what:objects> as though it had reach",
    canAttackAsThough: "can attack [<when?:duration>] as though (it|they) didn't have defender",
    assignsToughness: "assign~ combat damage equal to (its|their) toughness rather than (its|their) power",
    assignsNoDamage: "assign~ no combat damage [<until?:duration>]",
    entersTapped: "enter~ (|the battlefield) tapped",
    comesTapped: "come~ into play tapped",
    entersWithCounters:
      "enter~ (|the battlefield) with <n:counted> <counter:counterKind> counter# on (it|them) [<each?:forEach>]",
    comesWithCounters:
      "come~ into play with <n:counted> <counter:counterKind> counter# on (it|them) [<each?:forEach>]",
    entersWithEqual:
      "enter~ (|the battlefield) with a number of <counter:counterKind> counters on (it|them) equal to <q:quantity>",
    entersTappedWith:
      "enter~ (|the battlefield) tapped with <n:counted> <counter:counterKind> counter# on it",
    losesAllCounters: "lose~ all counters",
    costsLess: "cost~ <mana:mana> less to cast [<each?:forEach>]",
    costsMore: "cost~ <mana:mana> more to cast [<each?:forEach>]",
    costsLessActivate: "cost~ <mana:mana> less to activate [<each?:forEach>]",
    costsMoreActivate: "cost~ <mana:mana> more to activate [<each?:forEach>]",
    explore: "explore~",
    connive: "connive~",
    transforms: "transform~",
    phasesOut: "phase~ out",
  },
  [],
);
export const choiceOf = family({ ofYourChoice2: "of <whose:possessive>" });

/** Abilities that are gained or had: keywords, keywords with parameters, quoted abilities. */
export const abilitySeries = series("givenAbility", "and");
export const givenAbility = family(
  {
    quoted: "“ <ability:paragraph> ”",
    yourChoice: "your choice of <abilities:keywordSeries>",
  },
  ["keywordAbility"],
);

/** What something becomes: size, colors, types and abilities in one phrase. */
export const becomes = family(
  {
    becomesCreature: "(a|an) <mods:modifier*> <head:typeSeries> <post:becomesQualifier*>",
    becomesPlural: "<mods:modifier*> <head:pluralSeries> <post:becomesQualifier*>",
    becomesColors: "<colors:colorSeries>",
    becomesColorless: "colorless",
    becomesAllColors: "all colors",
    becomesChosenType: "the chosen type",
    becomesChosenColor: "the chosen color",
    becomesEveryType: "every creature type",
    becomesTappedState: "tapped",
    becomesLegendary: "legendary",
    becomesPrepared: "prepared",
  },
  [],
);
export const becomesQualifier = family({
  inAddition: "in addition to (its|their) other (types|creature types|colors|colors and types|land types)",
  withBasePT: "with base power and toughness <size:size>",
  withBecomeAbilities: "with <abilities:abilitySeries>",
  withPTEqual: "with (power and toughness|base power and toughness) each equal to <q:quantity>",
  thatsStill: "(that's still|that are still) (a land|lands)",
});
