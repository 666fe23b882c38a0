import { family, series } from "../engine/template.ts";

/** Costs in front of a colon, parted by commas (602.1a). */
export const activationCosts = family({
  activationCosts: "^<first:cost> <rest:nextCost*>",
});
/** Behind "or", without a capital. */
export const otherCosts = family({ otherCosts: "<first:cost> <rest:nextCost*>" });
export const nextCost = family({ nextCost: ", ^<cost:cost>", andCost: "(and|, and) <cost:cost>" });

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
    waterbendCost: "waterbend~ <mana:mana>",
    exileCost: ["exile~ <what:objects>", "remove~ <what:objects> from the game"],
    fromCost: "<how=exile~|reveal~> <what:pronoun> from <from:zone>",
    returnCost: "return~ <what:objects> to <whose:possessive> hand",
    doCost: "<how=tap~|untap~|sacrifice~|discard~|reveal~|exert~|unattach~> <what:objects>",
    removeCost: "remove~ <n:counted> [<counter?:counterKind>] counter# from <among?=among> <what:objects>",
    removeAllCost: "remove~ all <counter:counterKind> counters from <what:objects>",
    putCounterCost: "put~ <n:counted> <counter:counterKind> counter# on <what:objects>",
    putCost: "put~ <what:objects> (on|into) <to:destination>",
    cardsCost: "<how=mill~|draw~> <n:counted> card#",
  },
  ["payment"],
);
/** What is paid, as a cost and as something resolves (118.12). */
export const payment = family({
  pay: "pay~ <what:prices>",
  forage: "forage~",
  collectEvidence: "collect~ evidence <n:number>",
  blight: "blight~ <n:number>",
  behold: "behold~ <what:objects>",
});
export const prices = series("price", "and");
export const price = family(
  {
    paidForEach: ["<mana?:mana> <times:forEach>", "<n?:counted> life <times:forEach>"],
    anyMana: "any amount of mana",
    manaCostOf: "<of:objectPossessive> mana cost",
    symbolCount: "<n:counted> <of:repeatedSymbol>",
    energyEqual: "an amount of {E} equal to <q:quantity>",
  },
  ["mana", "costParameter", "energy", "lifeAmount"],
);
/** "X {E}", "six {C}". */
export const repeatedSymbol = family({}, ["energy", "mana"]);
export const energy = family({ energy: "{E} <more:moreEnergy*>" });
export const moreEnergy = family({ moreEnergy: "{E}" });

/** Costs that are paid together, or of which one is chosen: additional costs, "unless you …", "by sacrificing …". */
export const costs = series("jointCost", "and", "or");

export const jointCost = family({}, ["eitherPayment", "verbCost"]);
/** Prices of which one is paid. */
export const eitherPayment = family({
  payEither: ["pay~ <one:price> , <two?:price> , or <other:price>", "pay~ <one:price> or <other:price>"],
});

/** The cost of a keyword: mana right behind it, or other costs behind a dash. */
export const keywordCost = family({
  keywordMana: "<mana:mana>",
  keywordEither: "<one:mana> or <other:mana>",
  keywordDash: "— ^<costs:keywordCostList> [or <other?:cost>]",
  keywordClause: "— ^<who:player> <does:lifePredicate>",
});
export const keywordCostList = family({
  keywordCostList: "<first:cost> <rest:nextCost*>",
});
