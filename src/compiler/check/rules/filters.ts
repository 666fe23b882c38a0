import { holdsType } from "../../lower/same.ts";
import { clash, waysToFit } from "../conjunctions.ts";
import { parentOf, rule } from "../rule.ts";
import { said } from "../says.ts";
import { targetsAt } from "../targets.ts";

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

/** "Target creature an opponent controls …, the creature you control": that is not this target, whose control stays the same. */
export const otherThanTarget = rule("RW4020", ["among"], ({ objects, filter }, place) => {
  const chosen = objects.type === "target" ? targetsAt(place)[objects.index]?.objects : undefined;
  if (chosen === undefined || holdsType(place.around, "changeControl")) return undefined;
  const clashes = waysToFit({ type: "and", filters: [chosen, filter] }).map(clash);
  const [found] = clashes;
  return found === undefined || clashes.includes(undefined)
    ? undefined
    : `${said(found[0])} and ${said(found[1])}`;
});
