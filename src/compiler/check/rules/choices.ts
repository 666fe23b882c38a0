import { isIn, rule, type NodeType } from "../rule.ts";

/** What names a player who is chosen as it is carried out. */
const naming: ReadonlySet<string | undefined> = new Set(["under", "chooser", "to", "by"]);
/** What is no instruction: nobody chooses there. */
const asking: ReadonlySet<string> = new Set(["event", "events", "during", "condition", "filter"]);

/** Who pays a cost chooses as it is paid. */
const paid: ReadonlySet<NodeType> = new Set<NodeType>(["effectCost"]);

/** "Whenever an opponent of your choice casts a spell": a player is chosen as instructions are carried out (608.2d). */
export const nobodyChooses = rule("RW4023", ["choosePlayer"], (_, place) => {
  const last = place.fields.at(-1);
  const chooses = naming.has(last) || (last === "who" && isIn(paid, place));
  return chooses && !place.fields.some((each) => asking.has(each))
    ? undefined
    : "nobody chooses a player here";
});
