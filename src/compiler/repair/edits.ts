import type { Edit } from "../types.ts";

/** An edit of the first version of a text, with the number of the step that made it. */
export interface PlacedEdit extends Edit {
  readonly step: number;
}

/** Where an edit stands in the text after all edits, and how much longer the text before it has become. */
interface Region {
  readonly edit: PlacedEdit;
  readonly start: number;
  readonly end: number;
}

const regionsOf = (edits: readonly PlacedEdit[]): readonly Region[] => {
  let longer = 0;
  return edits.map((edit) => {
    const start = edit.span.start + longer;
    longer += edit.text.length - (edit.span.end - edit.span.start);
    return { edit, start, end: start + edit.text.length };
  });
};

/** Where a position of the edited text was before; within what was put in, where that begins or ends. */
export const before = (edits: readonly PlacedEdit[], position: number, end = false): number => {
  let longer = 0;
  for (const { edit, start, end: last } of regionsOf(edits)) {
    if (position < start || (position === start && !end)) break;
    if (position < last) return end ? edit.span.end : edit.span.start;
    longer = last - edit.span.end;
  }
  return position - longer;
};

/**
 * The edits of a text with one more, which counts its places in the text after them. Where it touches what an earlier one
 * put in, both are one edit, of the earlier step.
 */
export const andThen = (
  edits: readonly PlacedEdit[],
  now: string,
  { span, text }: Edit,
  step: number,
): readonly PlacedEdit[] => {
  const touched = regionsOf(edits).filter(({ start, end }) => span.start <= end && span.end >= start);
  const [first] = touched;
  const last = touched.at(-1);
  const from = Math.min(span.start, first?.start ?? span.start);
  const to = Math.max(span.end, last?.end ?? span.end);
  const kept = edits.filter((each) => !touched.some(({ edit }) => edit === each));
  const start = from === first?.start ? first.edit.span.start : before(edits, from);
  const end = to === last?.end ? last.edit.span.end : before(edits, to, true);
  const whole: PlacedEdit = {
    span: { start, end },
    text: now.slice(from, span.start) + text + now.slice(span.end, to),
    step: first?.edit.step ?? step,
  };
  return [...kept, whole].sort((left, right) => left.span.start - right.span.start);
};
