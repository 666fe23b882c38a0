import type * as A from "../../abilities/index.ts";
import { askTargets, askYesNo } from "../ask.ts";
import { bestow } from "../casting/lasting.ts";
import { targetCandidates } from "../casting/targets.ts";
import { togetherOf } from "../evaluate/together.ts";
import { tokenCopyOf } from "../continuous/copy.ts";
import type { Game, Run } from "../game.ts";
import { existing, objectOf, objectOrLastKnown, sameChosen, touch } from "../game.ts";
import { perform } from "../perform.ts";
import type { Chosen, ChosenInstructions, Context, GameObject, ObjectId, PlayerId } from "../state.ts";
import { mostTogether } from "../together.ts";
import { created, putIntoZone } from "../zones.ts";
import { announceTargets } from "./put.ts";
import { allChosen, chosenTargets, newAbilityObject, stackContext } from "./objects.ts";
import { cloneChosen } from "../rewind.ts";

/** A copy of a spell, or of a card to be cast (707.12), in the zone of the original; its values are still to be given. */
export const newCopy = (game: Game, { card, zone, face }: GameObject, player: PlayerId): GameObject =>
  created(game, player, { kind: "spellCopy", card, zone, face });

/** 707.10: puts a copy of a spell or ability on the stack under the player's control; it isn't cast. */
export function* copyOnStack(
  game: Game,
  what: ObjectId,
  player: PlayerId,
  options: { newTargets?: boolean; except?: readonly A.Modification[]; aim?: ObjectId } = {},
): Run<ObjectId | undefined> {
  const original = objectOrLastKnown(game, what);
  const item = original?.stackItem;
  if (original === undefined || item === undefined) return undefined;
  const instructions = item.instructions.map(cloneChosen);
  let id: ObjectId;
  if (original.kind === "ability") {
    // 707.10b: the copy has the same source as the original.
    id = newAbilityObject(game, player, { ...item, instructions }).id;
  } else {
    const copy = newCopy(game, { ...original, zone: "stack" }, player);
    copy.stackItem = { ...item, source: copy.id, instructions };
    const { of } = tokenCopyOf(game, what, options.except, stackContext(game, copy.id));
    // 707.10g: a copy of a double-faced spell has both faces.
    if ("faces" in of) copy.card = of;
    else copy.copyOf = of;
    // 707.10: choices made when it was cast, with the costs that were paid, are copied (whom a gift was promised, what
    // was exiled for it). No mana was spent to cast the copy, and it was cast from nowhere: it came to be on the stack.
    if (original.cast) {
      // 702.138b: only what was cast from a graveyard has escaped.
      const paid = original.cast.paid.filter(({ keyword }) => keyword !== "escape");
      copy.cast = { ...original.cast, paid, from: "stack", manaSpent: [] };
    }
    Object.assign(copy.chosen, original.chosen);
    Object.assign(copy.linked, original.linked);
    putIntoZone(game, copy, undefined);
    id = copy.id;
    // 702.103c
    if (original.designations.includes("bestowed")) bestow(game, id);
  }
  touch(game);
  if (options.aim !== undefined) yield* chooseNewTargets(game, id, player, "aim", [options.aim]);
  // 707.10c
  if (options.newTargets && hasTargets(game, id) && (yield* askYesNo(game, player, "choose new targets", id)))
    yield* chooseNewTargets(game, id, player, "chooseNew");
  if (original.kind !== "ability") yield* perform(game, [{ type: "copied", object: what, player }]);
  yield* announceTargets(game, id);
  return id;
}

/** Where the targets are looked for: whoever controls the spell or ability by now is “you”. */
const aiming = (game: Game, what: ObjectId, chosen: ChosenInstructions): Context => ({
  ...stackContext(game, what, chosen),
  controller: existing(game, what).controller,
  targets: chosen.targets,
});

function* newTargetsFor(
  game: Game,
  chosen: ChosenInstructions,
  id: ObjectId,
  player: PlayerId,
  how: A.ChangeTargets["how"],
  to: readonly ObjectId[] | undefined,
): Run<void> {
  for (const [index, spec] of (chosen.instructions.targets ?? []).entries()) {
    const old = chosen.targets[index] ?? [];
    if (old.length === 0) continue;
    const inner = aiming(game, id, chosen);
    let candidates: Chosen[] = targetCandidates(game, spec, inner, id);
    if (to !== undefined) candidates = candidates.filter((c) => "object" in c && to.includes(c.object));
    // 115.7a: "change the target" needs another legal target; with none the target stays.
    if (how === "change") candidates = candidates.filter((c) => !old.some((o) => sameChosen(o, c)));
    if (how === "aim") {
      // Each of its targets; one that it can't have stays as it is.
      if (candidates.length > 0) chosen.targets[index] = old.map(() => candidates[0]!);
      touch(game);
      continue;
    }
    if (how === "change" && candidates.length < old.length) candidates = old;
    const together = togetherOf(game, spec, candidates, inner);
    if (mostTogether(candidates, together) < old.length) continue;
    const n = old.length;
    chosen.targets[index] = yield* askTargets(game, player, candidates, n, n, id, undefined, together);
    touch(game);
  }
}

/** 115.7b: one of the targets, the others stay. */
function* changeOneTarget(game: Game, what: ObjectId, player: PlayerId, to: readonly ObjectId[]): Run<void> {
  const changes = allChosen(existing(game, what).stackItem?.instructions ?? []).flatMap((chosen) =>
    (chosen.instructions.targets ?? []).flatMap((spec, index) => {
      const old = chosen.targets[index] ?? [];
      const next = targetCandidates(game, spec, aiming(game, what, chosen), what).filter(
        (one) => "object" in one && to.includes(one.object) && !old.some((other) => sameChosen(one, other)),
      );
      return next.length === 0 ? [] : old.map((target) => ({ chosen, index, target, next }));
    }),
  );
  const targets = changes.map(({ target }) => target);
  if (targets.length === 1) game.unasked?.(player);
  const [picked] = targets.length < 2 ? targets : yield* askTargets(game, player, targets, 1, 1, what);
  const change = changes.find(({ target }) => picked !== undefined && sameChosen(target, picked));
  if (change === undefined) return;
  const { chosen, index, target } = change;
  const [next = target] = yield* askTargets(game, player, change.next, 1, 1, what);
  chosen.targets[index] = (chosen.targets[index] ?? []).map((one) => (one === target ? next : one));
  touch(game);
  yield* announceTargets(game, what);
}

const hasTargets = (game: Game, id: ObjectId): boolean =>
  chosenTargets(objectOf(game, id)?.stackItem?.instructions ?? []).length > 0;

/** 115.7: chooses new targets for a spell or ability on the stack; `chooseNew` lets targets be left, `change` requires other ones, `aim` takes the one given. */
export function* chooseNewTargets(
  game: Game,
  what: ObjectId,
  player: PlayerId,
  how: A.ChangeTargets["how"],
  to?: readonly ObjectId[],
): Run<void> {
  if (!hasTargets(game, what)) return;
  if (how === "changeOne") return yield* changeOneTarget(game, what, player, to ?? []);
  const { instructions } = existing(game, what).stackItem!;
  const said = (): string => JSON.stringify(chosenTargets(instructions));
  const before = said();
  for (const chosen of allChosen(instructions)) yield* newTargetsFor(game, chosen, what, player, how, to);
  if (existing(game, what).kind !== "spellCopy" && said() !== before) yield* announceTargets(game, what);
}
