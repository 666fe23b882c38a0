import { family } from "../../engine/template.ts";

/** What players do with life (119). */
export const lifePredicate = family({
  gainLife: "gain~ <n:counted> life [<each?:anyForEach>]",
  gainLifeEqual: "gain~ life equal to <q:quantity>",
  gainHalf: "gain~ half <n:variable> life , rounded <round=up|down>",
  loseLife: "lose~ <n:counted> life [<each?:anyForEach>]",
  loseLifeEqual: "lose~ life equal to <q:quantity>",
  loseHalfLife: "lose~ half <whose:possessive> life , rounded <round=up|down>",
  exchangeLifeTotals: "exchange~ life totals with <other:player>",
  exchangeTheirTotals: "exchange~ life totals",
  loseGame: "lose~ the game",
  winGame: "win~ the game",
});
export const lifeClause = family({
  lifeBecomes: "<whose:possessive> life total becomes (|equal to) <q:quantity>",
  lifeTotalCant: "<whose:possessive> life total can't change [<until?:duration>]",
  handSizeChanged: "<whose:possessive> maximum hand size is <how=increased|reduced> by <n:number>",
  handSizeIs: "<whose:possessive> maximum hand size is (|equal to) <q:quantity>",
});
