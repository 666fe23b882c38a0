import type * as A from "../../abilities/index.ts";
import { abilitiesGained } from "./apply.ts";
import { quantityOf } from "../evaluate/quantities.ts";
import { startOf } from "./base.ts";
import type { Game } from "../game.ts";
import { typesIn } from "../evaluate/nodes.ts";
import { affectedBy, applyPiece, existsNow } from "./layers.ts";
import type { Piece, View } from "./layers.ts";
import type { Layer } from "./statics.ts";

/** 613.7, 613.3: definitions first, then by timestamp. */
const byTimestamp = (a: Piece, b: Piece): number =>
  Number(b.effect.defining) - Number(a.effect.defining) ||
  a.effect.timestamp - b.effect.timestamp ||
  a.effect.order - b.effect.order;

/** Node types through which an effect can see what changes in a layer. */
const seen: Readonly<Partial<Record<Layer, ReadonlySet<string>>>> = {
  control: new Set(["controlledBy", "controllerOf", "hasAttached"]),
  types: new Set(["hasType", "hasSubtype", "hasSupertype", "kind", "shares", "distinct", "chosen"]),
  colors: new Set(["hasColor", "colorCount", "shares", "distinct", "chosen", "devotion"]),
  abilities: new Set(["hasKeyword", "hasAbility"]),
  "7a": new Set(["compare", "statOf"]),
  "7b": new Set(["compare", "statOf"]),
};

const removesAbilities = (piece: Piece): boolean =>
  piece.changes.some(
    (change) =>
      change.type === "loseAbilities" ||
      change.type === "setTypes" ||
      change.type === "loseTypes" ||
      change.type === "becomeCopy",
  );

/** "Has all activated abilities of …": what it does changes with what those have. */
const lookedUp = (change: A.Modification): change is A.GainAbilities =>
  change.type === "gainAbilities" && change.of !== undefined;

/** A quick answer that is never wrong when it says no. */
const mayDepend = (piece: Piece, others: readonly Piece[], layer: Layer): boolean => {
  const { effect } = piece;
  if (effect.from === undefined) return false;
  if (effect.affected === undefined && others.some((other) => other !== piece && removesAbilities(other)))
    return true;
  if (piece.changes.some(lookedUp)) return true;
  const types = seen[layer];
  if (types === undefined) return false;
  const mentioned = typesIn(effect.from.ability);
  for (const type of types) if (mentioned.has(type)) return true;
  return false;
};

/** Everything that 613.8a compares: whether the effect exists, what it applies to, and what it does there. */
const signature = (game: Game, view: View, piece: Piece): string => {
  if (!existsNow(game, view, piece)) return "none";
  const ids = affectedBy(game, piece);
  const values = ids.map((id) =>
    piece.changes.map((change) => {
      const ctx = { ...piece.effect.context, each: id };
      const value = (quantity: A.Quantity | undefined): number | string =>
        quantity === undefined ? "" : quantityOf(game, quantity, ctx);
      if (change.type === "setPT" || change.type === "modifyPT")
        return [value(change.power), value(change.toughness)];
      if (lookedUp(change)) return abilitiesGained(game, change, ctx);
      if (change.type !== "setTypes") return change.type;
      // Whether setting a land's types removes its abilities depends on its being a land (305.7).
      const object = game.state.objects[id];
      const now = view.targets.get(id)?.working ?? (object === undefined ? undefined : startOf(object));
      return now?.cardTypes.includes("land") === true;
    }),
  );
  return JSON.stringify([ids, values]);
};

/** Applies a piece to a copy of the calculation, asks, and takes it back. */
const afterApplying = (game: Game, view: View, piece: Piece, question: () => string): string => {
  const saved = new Map(
    [...view.targets].map(([id, target]) => [
      id,
      { working: { ...target.working }, banned: [...target.banned] },
    ]),
  );
  const { affected } = piece.effect;
  applyPiece(game, view, piece);
  const answer = question();
  if (affected === undefined) delete piece.effect.affected;
  for (const [id, target] of view.targets) {
    const old = saved.get(id);
    if (old === undefined) view.targets.delete(id);
    else {
      Object.assign(target.working, old.working);
      target.banned.clear();
      for (const keyword of old.banned) target.banned.add(keyword);
    }
  }
  return answer;
};

/** 613.8a */
const dependsOn = (game: Game, view: View, piece: Piece, other: Piece, now: string): boolean => {
  if (piece.effect.defining !== other.effect.defining) return false;
  return afterApplying(game, view, other, () => signature(game, view, piece)) !== now;
};

/** The order in which the effects of a layer apply: timestamps, unless one depends on another (613.7, 613.8). */
export function* inOrder(game: Game, view: View, layer: Layer, pieces: readonly Piece[]): Generator<Piece> {
  const open = [...pieces].sort(byTimestamp);
  if (
    open.length < 2 ||
    layer === "7c" ||
    layer === "7d" ||
    layer === "rules" ||
    !open.some((piece) => mayDepend(piece, open, layer))
  ) {
    yield* open;
    return;
  }
  while (open.length > 0) {
    // 613.8b: the first that depends on no other; in a loop of dependencies the first of all.
    let next = open.findIndex((piece) => {
      if (!mayDepend(piece, open, layer)) return true;
      const now = signature(game, view, piece);
      return !open.some((other) => other !== piece && dependsOn(game, view, piece, other, now));
    });
    if (next < 0) next = 0;
    const [piece] = open.splice(next, 1);
    // 613.8c: what is left is looked at again after this one has been applied.
    if (piece !== undefined) yield piece;
  }
}
