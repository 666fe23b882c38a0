import { family } from "../../engine/template.ts";

/** Cards drawn, discarded, milled, looked at, searched for (121, 701). */
export const libraryPredicate = family({
  drawCards: "draw~ <n:counted> card# [<each?:forEach>]",
  drawEqual: "draw~ (cards|a number of cards) equal to <q:quantity>",
  discardWhat: "discard~ <what:objects>",
  discardRandom: "discard~ <what:objects> at random",
  millCards: "mill~ <n:counted> card# [<each?:forEach>]",
  millEqual: "mill~ (cards|a number of cards) equal to <q:quantity>",
  putTopIntoGraveyard:
    "put~ the top <n:number> cards of <whose:possessive> library# into <where:possessive> graveyard#",
  scry: "scry~ <n:counted>",
  surveil: "surveil~ <n:counted>",
  lookAtWhat: "look~ at <what:objects>",
  revealUntil:
    "reveal~ cards from the top of <whose:possessive> library# until <who:player> reveal~ <what:objects>",
  revealWhat: "reveal~ <what:objects>",
  search: "search~ <whose:possessive> library# for <what:objects>",
  searchZones:
    "search~ <whose:possessive> (library and/or graveyard|graveyard, hand, and library|library and graveyard) for <what:objects>",
  shuffle: "shuffle~ [<whose?:possessiveLibrary>]",
  shuffleInto: "shuffle~ <what:objects> into <whose:possessive> library#",
  chooseFromHand: "choose~ <what:objects> from it",
});
export const possessiveLibrary = family({ possessiveLibrary: "<whose:possessive> library#" });
