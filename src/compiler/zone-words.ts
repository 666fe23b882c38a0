import type { Zone } from "../abilities/index.ts";

const places: Readonly<Record<Zone, string>> = {
  sideboard: "outside the game",
  library: "in a library",
  hand: "in a hand",
  battlefield: "on the battlefield",
  graveyard: "in a graveyard",
  stack: "on the stack",
  exile: "in exile",
  command: "in the command zone",
};
/** "in a graveyard" */
export const placeOf = (zone: Zone): string => places[zone];
