import { rule } from "../rule.ts";

/** What names a player who is chosen as it is carried out. */
const naming: ReadonlySet<string | undefined> = new Set(["under", "chooser", "to", "by"]);
/** What is no instruction: nobody chooses there. */
const asking: ReadonlySet<string> = new Set(["event", "events", "during", "condition", "filter"]);

/** "Whenever an opponent of your choice casts a spell": a player is chosen as instructions are carried out (608.2d). */
export const nobodyChooses = rule("RW4023", ["choosePlayer"], (_, { fields }) =>
  naming.has(fields.at(-1)) && !fields.some((each) => asking.has(each))
    ? undefined
    : "nobody chooses a player here",
);
