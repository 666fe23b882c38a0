import { candidateAt } from "./candidates.ts";
import { asksAlike } from "./preferences.ts";
import type { Rule } from "./types.ts";

/** What conditions are about that tell several cases apart, and what is done in the other case. */
export const casesApart: readonly Rule[] = [
  {
    name: "what the condition before asked about",
    find: (anaphor, reading) => {
      const { clauses } = reading;
      const { clause } = anaphor;
      if (clause.subject !== anaphor || clause.section !== "condition" || anaphor.nouns !== undefined)
        return undefined;
      const before = clauses.findLast((each) => each.section === "condition" && each.index < clause.index);
      if (before?.subject === undefined || clause.sentence !== before.sentence + 1) return undefined;
      if (!asksAlike(before, clause)) return undefined;
      return candidateAt(before.subject, anaphor, reading);
    },
  },
  {
    name: "what it is otherwise",
    find: (anaphor, reading) => {
      const { clause } = anaphor;
      if (clause.condition !== "otherwise" || anaphor.nouns !== undefined) return undefined;
      const asked = reading.clauses.find(
        ({ section, sentence }) => section === "condition" && sentence === clause.sentence - 1,
      )?.subject;
      const candidate = asked && candidateAt(asked, anaphor, reading);
      return candidate?.phrase.reference === "self" ? undefined : candidate;
    },
  },
];
