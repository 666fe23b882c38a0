import type { GameView, HiddenCard, ObjectView } from "../../play/index.ts";
import type { ObjectId } from "../../runtime/index.ts";
import type { Asked } from "./asking.ts";
import { isAbout } from "./draft.ts";
import type { Shown } from "./table.ts";

/** What a place on the table shows: one object, or several that are alike. */
export type Stack = readonly [ObjectView, ...ObjectView[]] | HiddenCard;

/** What other things speak of: it stands for itself, so that one sees which one they mean. */
const spokenOf = ({ battlefield, stack, combat }: GameView): ReadonlySet<ObjectId> =>
  new Set([
    ...(combat?.attackers ?? []).flatMap(({ id, blockers, defender }) => [
      id,
      ...blockers,
      ...(typeof defender === "number" ? [defender] : []),
    ]),
    ...stack.flatMap(({ stack: item }) => [
      ...(item === undefined ? [] : [item.source]),
      ...(item?.targets ?? []).flatMap((each) => ("object" in each ? [each.object] : [])),
    ]),
    ...battlefield.flatMap(({ id, attachedTo, attachments }) => [
      ...(attachments.length > 0 ? [id] : []),
      ...(typeof attachedTo === "number" ? [id, attachedTo] : []),
    ]),
  ]);

/** What is asked about an object, in words; undefined where each of those that are alike is asked for something of its own. */
const askedAbout = (asked: Asked | undefined, object: ObjectId): string | undefined => {
  const about = (all: readonly { readonly object?: ObjectId; readonly label: string }[]) =>
    all.filter((each) => isAbout(each, { object })).map(({ label }) => label);
  switch (asked?.how) {
    case "choose":
      return about(asked.choices).join("\n");
    case "pay":
      return [...about(asked.choices), ...about(asked.helpers)].join("\n");
    case "pick":
      return about(asked.items).join("\n");
    case "divide":
      return about(asked.items).length > 0 ? undefined : "";
    case "declare":
      return about(asked.creatures).length > 0 ? undefined : "";
    default:
      return "";
  }
};

/** Tells for each object what makes it alike to others; what is alike to nothing has its own number. */
export const likeness = ({ view, asked, source }: Shown): ((object: ObjectView) => string) => {
  const spoken = spokenOf(view);
  return (object) => {
    const { id, card: _, ...seen } = object;
    const question = askedAbout(asked, id);
    const alone = question === undefined || id === source || spoken.has(id);
    return alone ? String(id) : JSON.stringify([seen, question]);
  };
};

/** Objects in their order; those that are alike are one stack, at the place of the first. */
export const stacksOf = (objects: readonly (ObjectView | HiddenCard)[], shown: Shown): readonly Stack[] => {
  const likenessOf = likeness(shown);
  const stacks = new Map<string, Stack>();
  objects.forEach((object, index) => {
    if ("hidden" in object) {
      stacks.set(`hidden ${index}`, object);
      return;
    }
    const key = likenessOf(object);
    const before = stacks.get(key);
    stacks.set(key, before === undefined || "hidden" in before ? [object] : [...before, object]);
  });
  return [...stacks.values()];
};
