import { family } from "../engine/template.ts";

/** How long an effect lasts (611.2a). */
export const duration = family({
  untilEndOfTurn: "until end of turn",
  thisTurn: "this turn",
  untilEndOfCombat: "until end of combat",
  thisCombat: "this combat",
  untilEndOfNextTurn: "until the end of <whose:possessive> next turn",
  untilTheirNextTurn: "until <whose:possessive> next turn",
  untilNextStep: "until (|the beginning of) <whose:possessive> next <step=upkeep|end step|untap step>",
  forAsLongAs: "for as long as <condition:condition>",
  asLongAs: "as long as <condition:condition>",
  untilEvent: "until <event:event>",
  duringNextUntap: "during <whose:possessive> next untap step#",
  duringEachUntap: "during <whose:possessive> untap step#",
  duringTurn: "during <whose:possessive> <time=turn|end step>",
  duringOtherTurns: "during turns other than yours",
  duringCombat: "during combat",
  forRestOfGame: "for the rest of the game",
});
