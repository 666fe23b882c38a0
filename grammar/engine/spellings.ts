import { sameChoices } from "./grammar.ts";
import { type Form, inForm, type Spelling } from "./template.ts";

/** A way to write a row; it counts those with the same choices. */
export type NumberedSpelling = Spelling & { readonly variant: number };

/** Counts the spellings of a row. Its older templates say what today's says, and no more. */
export const numbered = (
  [todays, ...older]: readonly (readonly Spelling[])[],
  kind: string,
): readonly NumberedSpelling[] => {
  const all = [...todays!, ...older.flat()];
  if (all.length === 1) return [{ ...all[0]!, variant: 0 }];
  return all.map((spelling, at) => {
    const alike = all.slice(0, at).filter((before) => sameChoices(before, spelling.choices)).length;
    const fields = Object.keys(spelling.choices);
    if (
      fields.length !== Object.keys(all[0]!.choices).length ||
      (at >= todays!.length && !todays!.some((each) => sameChoices(each, spelling.choices)))
    )
      throw new Error(`the spellings of ${kind} differ in their choices`);
    return { ...spelling, variant: alike };
  });
};

/** Spellings in a form of the verb, those that have it. */
export const spellingsIn = (form: Form, plainly: readonly NumberedSpelling[]): readonly NumberedSpelling[] =>
  plainly.flatMap((spelling) => {
    const items = inForm(spelling.items, form);
    return items === undefined ? [] : [{ ...spelling, items }];
  });
