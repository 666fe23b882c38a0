import type { Nodes } from "../../../grammar/language/index.ts";
import { refuse } from "./scope.ts";

/** A span of time that the game remembers. */
export type When = "this turn" | "last turn" | "this combat";

/** The span of time that is asked about. */
export const spanOf = (node: Nodes["since"]): When =>
  node.kind === "sinceBefore"
    ? refuse(node, "only the spells cast before a spell can be counted")
    : node.when;
