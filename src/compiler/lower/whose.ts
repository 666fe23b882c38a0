import * as A from "../../abilities/index.ts";
import type { Mention, Scope } from "./scope.ts";

/** Whose something is that a noun phrase names: "a creature an opponent controls". */

/** A mention of some player that means another one from now on. */
interface Told {
  readonly before: Mention;
  readonly now: Mention;
}

/** A later "that player" or "they" is the one whose these objects are. */
export const tellWhose = (
  scope: Scope,
  filters: readonly A.Filter[],
  objects: A.Objects,
  several = false,
): readonly Told[] => {
  const told: Told[] = [];
  for (const filter of filters) {
    const whose =
      filter.type === "controlledBy" || filter.type === "ownedBy"
        ? filter.players
        : filter.type === "inZone"
          ? filter.of
          : undefined;
    if (whose?.type !== "opponents" && whose?.type !== "players") continue;
    const at = scope.mentions.findLastIndex((each) => each.ref === whose && (several || !each.plural));
    const before = scope.mentions[at];
    if (before === undefined) continue;
    const now: Mention = {
      ...before,
      ref: filter.type === "controlledBy" ? A.controllerOf(objects) : A.ownerOf(objects),
    };
    scope.mentions[at] = now;
    told.push({ before, now });
  }
  return told;
};

/**
 * Lowers what is said of each of some objects, whose controller or owner each time is another player: "creatures your
 * opponents control with power greater than the number of cards in their hands".
 */
export const withWhose = <T>(scope: Scope, filters: readonly A.Filter[], each: A.Each, lower: () => T): T => {
  const told = tellWhose(scope, filters, each, true);
  const found = lower();
  for (const { before, now } of told) {
    const at = scope.mentions.indexOf(now);
    if (at >= 0) scope.mentions[at] = before;
  }
  return found;
};
