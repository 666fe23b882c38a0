import { clash, waysToFit } from "../conjunctions.ts";
import { parentOf, rule } from "../rule.ts";
import { said } from "../says.ts";

const joins: ReadonlySet<string | undefined> = new Set(["and", "or", "not"]);

/** What an object must be, all at once, and no object can be. */
export const contradiction = rule("RW4020", ["and", "or"], (filter, place) => {
  if (joins.has(parentOf(place)?.type)) return undefined;
  for (const way of waysToFit(filter)) {
    const found = clash(way);
    if (found !== undefined) return `${said(found[0])} and ${said(found[1])}`;
  }
  return undefined;
});
