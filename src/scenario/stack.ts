import type { GameObject } from "../runtime/state.ts";
import { nameOf, objectsIn, type View } from "./view.ts";
import { beginsWith } from "./wording.ts";

/** The texts of an ability on the stack, or of a spell's abilities. */
function stackTexts(view: View, object: GameObject): readonly string[] {
  const item = object.stackItem;
  if (item === undefined) return [];
  if (item.type === "spell")
    return view
      .characteristics(object.id)
      .abilities.flatMap((ability) => (ability.type === "spell" ? view.texts.of(ability) : []));
  return item.ability === undefined ? [] : view.texts.of(item.ability);
}

const triggerWords = /^(?:when|whenever|at)\b/i;

/** Whether an ability on the stack, or the spell's text, begins with the words. */
export function isStackText(view: View, object: GameObject, text: string): boolean {
  const source = object.stackItem?.source;
  const ownName = source === undefined ? undefined : nameOf(view, source);
  const texts = stackTexts(view, object);
  // Delayed triggered abilities, and those that a keyword means, have no text that begins like a triggered ability.
  if (
    object.stackItem?.type === "triggered" &&
    triggerWords.test(text) &&
    !texts.some((t) => triggerWords.test(t))
  ) {
    return true;
  }
  return texts.some((known) => beginsWith(known, text, ownName));
}

/** What is on the stack, the top last. */
export function describeStack(view: View): string {
  const { stack } = view.game.state;
  const parts = objectsIn(view, stack).map((object) => {
    const item = object.stackItem;
    if (item === undefined || item.type === "spell") return nameOf(view, object.id);
    return `${item.type} ability of ${nameOf(view, item.source)}`;
  });
  return `${stack.length}${parts.length === 0 ? "" : ` (${parts.join(", ")})`}`;
}
