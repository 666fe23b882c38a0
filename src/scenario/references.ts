import type { Chosen, ObjectId } from "../runtime/state.ts";
import { isStackText } from "./stack.ts";
import type { Reference } from "./format.ts";
import { isCalled, playerId, type View } from "./view.ts";

const isObject = (chosen: Chosen): chosen is { readonly object: ObjectId } => "object" in chosen;
/** Order of arrival: objects are numbered as they arrive in their zone (400.7). */
const byArrival = (a: ObjectId, b: ObjectId): number => a - b;

const isCopy = (view: View, id: ObjectId): boolean => {
  const object = view.game.state.objects[id];
  if (object === undefined) return false;
  if (object.kind === "spellCopy" || object.copyOf !== undefined) return true;
  if (object.kind === "card" && object.zone === "battlefield" && !object.faceDown) {
    return view.characteristics(id).name !== object.card.faces[object.face]?.name;
  }
  // A token that bears a card's name is a copy: other tokens are named after their subtypes (111.4).
  return object.kind === "token" && !object.card.name.endsWith(" Token");
};

/** A fused split spell may be called so (702.102). */
const isSpell = (view: View, id: ObjectId, name: string): boolean => {
  const object = view.game.state.objects[id];
  return (
    object?.zone === "stack" &&
    object.stackItem?.type === "spell" &&
    isCalled(view, id, name.replace(/^fused /, ""))
  );
};

/** Whether the object is what the reference says, apart from `index`. */
export function refersTo(view: View, reference: Reference, id: ObjectId): boolean {
  const object = view.game.state.objects[id];
  if (object === undefined) return false;
  if (reference.copy !== undefined && isCopy(view, id) !== reference.copy) return false;
  if (reference.label !== undefined) return view.labels.get(reference.label) === object.cardId;
  if (reference.stackAbility !== undefined) {
    return object.zone === "stack" && isStackText(view, object, reference.stackAbility);
  }
  const { spell } = reference;
  if (spell === true && reference.card !== undefined) {
    // The stack lists a spell as "Cast …", with which the name of a permanent may begin as well.
    return isSpell(view, id, reference.card) || isCalled(view, id, `Cast ${reference.card}`);
  }
  if (typeof spell === "string") return isSpell(view, id, spell);
  if (reference.card !== undefined) {
    if (isCalled(view, id, reference.card)) return true;
    // The author of a script knows what lies face down on the stack.
    if (object.zone === "stack" && object.faceDown && object.card.name === reference.card) return true;
    // An ability on the stack may be meant by the name of its source.
    return (
      object.kind === "ability" &&
      object.stackItem !== undefined &&
      isCalled(view, object.stackItem.source, reference.card)
    );
  }
  return false;
}

/**
 * The first candidate in order of arrival that the reference means; `index` counts all objects of that name under one
 * controller: permanents wherever they could be chosen, anything else among what could be.
 */
export function resolveObject(
  view: View,
  reference: Reference,
  candidates: readonly ObjectId[],
  taken: readonly ObjectId[] = [],
): ObjectId | undefined {
  const fitting = candidates
    .filter((id) => !taken.includes(id) && refersTo(view, reference, id))
    .sort(byArrival);
  const { index } = reference;
  if (index === undefined) return fitting[0];
  return fitting.find((id) => placeOf(view, reference, id, candidates) === index);
}

/** Its place, from 0, among all that the reference means under its controller. */
function placeOf(view: View, reference: Reference, id: ObjectId, candidates: readonly ObjectId[]): number {
  const { battlefield } = view.game.state;
  const { controller } = view.characteristics(id);
  return (battlefield.includes(id) ? battlefield : candidates)
    .filter(
      (other) => refersTo(view, reference, other) && view.characteristics(other).controller === controller,
    )
    .sort(byArrival)
    .indexOf(id);
}

/** Whether the object is what the reference says, `index` and all: the n-th of that name in its zone under its controller. */
export const isReferredTo = (view: View, reference: Reference, id: ObjectId): boolean => {
  if (!refersTo(view, reference, id)) return false;
  const { index } = reference;
  if (index === undefined) return true;
  const all = Object.values(view.game.state.objects);
  const zone = view.game.state.objects[id]?.zone;
  const beside = all.filter((other) => other.zone === zone).map((other) => other.id);
  return placeOf(view, reference, id, beside) === index;
};

/** The first candidate, object or player, that the reference means. */
export function resolveChosen(
  view: View,
  reference: Reference,
  candidates: readonly Chosen[],
  taken: readonly Chosen[] = [],
): Chosen | undefined {
  if (reference.player !== undefined) {
    const id = playerId(reference.player);
    const free = !taken.some((chosen) => "player" in chosen && chosen.player === id);
    return free ? candidates.find((chosen) => "player" in chosen && chosen.player === id) : undefined;
  }
  const object = resolveObject(
    view,
    reference,
    candidates.filter(isObject).map((chosen) => chosen.object),
    taken.filter(isObject).map((chosen) => chosen.object),
  );
  return object === undefined ? undefined : { object };
}

/** The references of a `pick`, which may be one name. */
export const picked = (pick: string | readonly Reference[]): readonly Reference[] =>
  typeof pick === "string" ? [{ card: pick }] : pick;
