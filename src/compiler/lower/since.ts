import type { Nodes } from "../../../grammar/language/index.ts";

/** A span of time that the game remembers. */
export type When = "this turn" | "last turn" | "this combat";
const spans: Readonly<Record<Nodes["since"]["kind"], When>> = {
  sinceTurn: "this turn",
  sinceLastTurn: "last turn",
  sinceCombat: "this combat",
};
/** The span of time that is asked about. */
export const spanOf = (node: Nodes["since"]): When => spans[node.kind];
