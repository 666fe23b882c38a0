import { family } from "../engine/template.ts";

/** How long an effect lasts (611.2a). */
export const duration = family({
  fixedTime:
    "<time=until end of turn|until the end of turn=until end of turn|this turn|until end of combat|this combat|for the rest of the game>",
  untilEndOfNextTurn: "until the end of <whose:possessive> next turn",
  untilTheirNextTurn: "until <whose:possessive> next turn",
  untilNextStep: "until (|the beginning of) <whose:possessive> next <step=upkeep|end step|untap step>",
  forAsLongAs: "for as long as <condition:condition>",
  asLongAs: "as long as <condition:condition>",
  untilEvent: "until <event:event>",
  duringUntap: "during <whose:possessive> <next?=next> untap step#",
  duringTurn: "during <whose:possessive> <time=turn|next turn|end step>",
  duringFirst: "during <whose:possessive> <first:firstTurns>",
  duringPhases: "during <time=combat|turns other than yours>",
});
/** The first turns of a player in the game. */
export const firstTurns = family({
  firstTurns: "<n=first|first or second|first, second, or third> (turn|turns) of the game",
});
