import { family } from "../../engine/template.ts";

/** Cards drawn, discarded, milled, looked at, searched for (121, 701). */
export const libraryPredicate = family({
  drawCards: "draw~ <cards:cardAmount> [<each?:forEach>]",
  doesBothEqual: "<how=draw~ cards and lose~ life|gain~ life and draw~ cards> equal to <q:quantity>",
  discardWhat: "discard~ <what:objects>",
  discardEqual: "discard~ (cards|a number of cards) equal to <q:quantity>",
  millCards: "mill~ <cards:cardAmount> [<each?:anyForEach>]",
  scryCards: "<how=scry~|surveil~> <cards:cardAmount>",
  millHalf: "mill~ half <whose:possessive> library, rounded <round=up|down>",
  lookAtWhat: "look~ at <what:objects> [<until?:duration>]",
  lookAnytime: "look~ at <what:objects> any time",
  cardsUntil: "<how=reveal~|exile~> cards from the top of <whose:possessive> library# until <stop:cardsStop>",
  revealWhat: "reveal~ <what:objects>",
  revealSome: "reveal~ a number of cards from <whose:possessive> hand# equal to <q:quantity>",
  revealFromOpening: "reveal~ <what:pronoun> from your opening hand",
  search: "search~ <whose:possessive> <zones:zoneNames> for <what:objects>",
  separate: "separate~ <what:objects> into <piles=two piles|a face-down pile and a face-up pile>",
  choosePile: "choose~ one of (those|the) piles",
  putPiles: "put~ <which=one|that|the chosen=that> pile <to:placement> and the other <restTo:placement>",
  shuffle: "shuffle~ [<whose?:possessive> library#]",
  shuffleIt: "shuffle~ <what=it|that library=it|that pile>",
  shuffleInto: "shuffle~ <what:objects> into <whose:possessive> library#",
  shuffleZones:
    "shuffle~ <cards:possessive> (hand and graveyard|graveyard and hand) into <whose:possessive> library#",
});
/** How many cards. */
export const cardAmount = family({
  someCards: "<n:counted> card# [<rounded?:rounded>]",
  cardsEqual: "(cards|a number of cards) equal to <q:quantity>",
  cardsAndMore: "<n:exactCount> card# plus <more:cardsForEach>",
  cardsPlus: "that many cards <sign=plus|minus> <m:number>",
});
export const cardsForEach = family({ cardsForEach: "<n:exactCount> card# <each:forEach>" });
/** What ends it; its verb agrees with its own subject. */
export const cardsStop = family({
  cardsStop: [
    "<who?:player> <how=reveal~|exile~> <what:objects>",
    "<what:objects> are~ <how=revealed=reveal|exiled=exile>",
  ],
});
