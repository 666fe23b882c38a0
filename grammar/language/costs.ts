import { family, series } from "../engine/template.ts";

/** Costs in front of a colon, parted by commas (602.1a). */
export const activationCosts = family({
  activationCosts: "^<first:cost> <rest:nextCost*>",
});
export const nextCost = family({ nextCost: ", ^<cost:cost>", andCost: "and <cost:cost>" });

/** One cost (118). */
export const cost = family({}, ["symbolCost", "verbCost"]);
/** Costs that are symbols alone: only in front of a colon and behind a keyword. */
export const symbolCost = family(
  {
    manaCost: "<mana:mana>",
    tapSymbol: "{T}",
    untapSymbol: "{Q}",
  },
  ["costParameter"],
);
export const verbCost = family(
  {
    payMana: "pay~ <mana:mana>",
    payParameter: "pay~ <cost:costParameter>",
    waterbendCost: "waterbend~ <mana:mana>",
    payManaCostOf: "pay~ <of:objectPossessive> mana cost",
    payManaForEach: "pay~ <mana:mana> <times:forEach>",
    payManaOrMana: "pay~ <mana:mana> or <other:mana>",
    payManaOrLife: "pay~ <mana:mana> or <n:number> life",
    payManaAndLifeCost: "pay~ <mana:mana> and <n:number> life",
    payLife: "pay~ <n:counted> life",
    payLifeEqual: "pay~ life equal to <q:quantity>",
    payHalfLife: "pay~ half <whose:possessive> life , rounded <round=up|down>",
    sacrificeCost: "sacrifice~ <what:objects>",
    discardCost: "discard~ <what:objects>",
    exileCost: ["exile~ <what:objects>", "remove~ <what:objects> from the game"],
    exileFromCost: "exile~ <what:pronoun> from <from:zone>",
    returnCost: "return~ <what:objects> to <whose:possessive> hand",
    tapCost: "tap~ <what:objects>",
    untapCost: "untap~ <what:objects>",
    removeCost: "remove~ <n:counted> <counter:counterKind> counter# from <what:objects>",
    removeAllCost: "remove~ all <counter:counterKind> counters from <what:objects>",
    removeAnyCost: "remove~ <n:counted> counter# from <what:objects>",
    removeAmongCost: "remove~ <n:counted> [<counter?:counterKind>] counter# from among <what:objects>",
    putCounterCost: "put~ <n:counted> <counter:counterKind> counter# on <what:objects>",
    putCost: "put~ <what:objects> on <to:destination>",
    putIntoCost: "put~ <what:objects> into <to:destination>",
    revealCost: "reveal~ <what:objects>",
    revealFromCost: "reveal~ <what:pronoun> from <from:zone>",
    unattachCost: "unattach~ <what:objects>",
    millCost: "mill~ <n:counted> card#",
    payEnergy: "pay~ <symbols:energy>",
    payEnergyCount: "pay~ <n:counted> {E}",
    forageCost: "forage",
    collectEvidence: "collect~ evidence <n:number>",
    exertCost: "exert~ <what:objects>",
    blightCost: "blight~ <n:number>",
    behold: "behold~ <what:objects>",
    drawCost: "draw~ a card",
    costEither: "<one:costPart> or <other:costPart>",
    costEitherOfThree: "<one:costPart> , <two:costPart> , or <other:costPart>",
  },
  [],
);
export const costPart = family({
  partMana: "pay~ <mana:mana>",
  partSacrifice: "sacrifice~ <what:objects>",
  partDiscard: "discard~ <what:objects>",
  partLife: "pay~ <n:counted> life",
  partReveal: "reveal~ <what:objects>",
  partBehold: "behold~ <what:objects>",
  partExile: "exile~ <what:objects>",
  partTap: "tap~ <what:objects>",
  partBlight: "blight~ <n:number>",
  partForage: "forage~",
  partEvidence: "collect~ evidence <n:number>",
  partReturn: "return~ <what:objects> to <whose:possessive> hand",
});
export const energy = family({ energy: "{E} <more:moreEnergy*>" });
export const moreEnergy = family({ moreEnergy: "{E}" });

/** Costs joined by "and": additional costs, "unless you …". */
export const costs = series("verbCost", "and");

/** The cost of a keyword: mana right behind it, or other costs behind a dash. */
export const keywordCost = family({
  keywordMana: "<mana:mana>",
  keywordEither: "<one:mana> or <other:mana>",
  keywordDash: "— ^<costs:keywordCostList> (|.)",
});
export const keywordCostList = family({
  keywordCostList: "<first:cost> <rest:nextKeywordCost*>",
});
export const nextKeywordCost = family({
  nextKeywordCost: ", ^<cost:cost>",
  lastKeywordCost: "and <cost:cost>",
  lastKeywordCommaCost: ", and <cost:cost>",
});
