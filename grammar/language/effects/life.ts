import { family } from "../../engine/template.ts";

/** How much life. */
export const lifeAmount = family({
  someLife: "<n:counted> life [<rounded?:rounded>]",
  lifeEqual: "life equal to <q:quantity>",
  lifeAndMore: "<n:number> life plus <more:number> life <each:anyForEach>",
  halfOfLife: "half <whose:possessive> life [<rounded?:rounded>]",
});

/** What players do with life (119). */
export const lifePredicate = family({
  gainLife: "gain~ <life:lifeAmount> [<each?:anyForEach>]",
  loseLife: "lose~ <life:lifeAmount> [<each?:anyForEach>]",
  doubleLife: "double~ <whose:possessive> life total",
  exchangeLife: [
    "exchange~ life totals [with <other?:player>]",
    "exchange~ <whose:possessive> life total with <of:objectPossessive> <stat:stat>",
  ],
});
export const lifeClause = family({
  lifeBecomes: "<whose:possessive> life total becomes (|equal to) <q:quantity>",
  lifeTotalCant: "<whose:possessive> life total can't change [<until?:duration>]",
  handSizeChanged: "<whose:possessive> maximum hand size is <how=increased|reduced> by <n:number>",
  handSizeIs: "<whose:possessive> maximum hand size is (|equal to) <q:quantity>",
});
