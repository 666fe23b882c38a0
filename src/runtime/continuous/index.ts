/** Characteristics after continuous effects (611, 613), and the rules that static abilities and effects change. */
import type * as A from "../../abilities/index.ts";
import type { Game } from "../game.ts";
import { remembered } from "../remembered.ts";
import type { Characteristics, GameObject, ObjectId } from "../state.ts";
import { applyChange } from "./apply.ts";
import { nothingAtAll, plain, startOf, startingFace } from "./base.ts";
import { applyLayers, contextOf, counterEffects, farSources, soFar } from "./layers.ts";
import type { RulesView, View } from "./layers.ts";
import { isMarked } from "./marks.ts";
import { fingerprint, isSameFingerprint } from "./fingerprint.ts";
import { rulesOf } from "./rules.ts";
import type { RuleInForce } from "./rules.ts";
import { isDefinition, layerOf, layers, staticsIn } from "./statics.ts";
import { given } from "../given.ts";

export { abilitiesGained } from "./apply.ts";
export { colorsOfCost, manaValueOf } from "./base.ts";
export { faceDownFace, wardFor } from "./faceDown.ts";
export { ownRules } from "./rules.ts";
export { layerOf } from "./statics.ts";
export type { RuleInForce } from "./rules.ts";

const views = new WeakMap<Game, View>();

const calculate = (game: Game, before?: ReadonlyMap<ObjectId, Characteristics>): View => {
  const view: View = {
    version: game.version,
    state: game.state,
    targets: new Map(),
    reads: new Set(),
    final: new Map(),
    outside: new Map(),
    granted: new Map(),
    layer: 0,
    looksAtStats: false,
    wide: false,
    ...given({ before }),
  };
  views.set(game, view);
  try {
    applyLayers(game, view);
  } catch (error) {
    views.delete(game);
    throw error;
  }
  return view;
};

const fresh = (game: Game): View => {
  const view = calculate(game);
  if (!view.looksAtStats) return view;
  const before = new Map<ObjectId, Characteristics>();
  for (const id of game.state.battlefield) before.set(id, finalOf(game, view, id));
  return calculate(game, before);
};

const fingerprintOf = (game: Game, view: View): readonly number[] | undefined =>
  !view.wide && farSources(game).length > 0 ? undefined : fingerprint(game, view.reads, view.wide);

/** What is known of the game that something else is supposed of: it may still hold (see `supposing`). */
const ofReal = (game: Game): View | undefined => {
  const known = game.real === undefined ? undefined : views.get(game.real);
  if (known?.state !== game.state || known.layer !== layers.length) return undefined;
  const { rules, ...rest } = known;
  return {
    ...rest,
    outside: new Map(),
    ...(rules === undefined ? {} : { rules: { ...rules, version: -1 } }),
  };
};

const viewOf = (game: Game): View => {
  let known = views.get(game);
  if (known !== undefined && known.version === game.version && known.state === game.state) return known;
  known ??= ofReal(game);
  if (known?.state === game.state && isSameFingerprint(known.fingerprint, fingerprintOf(game, known))) {
    known.version = game.version;
    known.outside.clear();
    views.set(game, known);
    return known;
  }
  const view = fresh(game);
  view.fingerprint = fingerprintOf(game, view);
  return view;
};

const currentRules = (game: Game, view: View): RulesView => {
  const known = view.rules;
  if (known !== undefined) {
    if (known.version === game.version) return known;
    if (isSameFingerprint(known.fingerprint, fingerprint(game, known.reads, true))) {
      known.version = game.version;
      return known;
    }
  }
  const reads = new Set<string>();
  const rules = rulesOf(game, reads);
  view.rules = { version: game.version, reads, fingerprint: fingerprint(game, reads, true), rules };
  return view.rules;
};

/** All rules changes and replacement effects in force now; see `rulesOf`. */
export const rulesInForce = (game: Game): readonly RuleInForce[] => {
  const view = viewOf(game);
  return view.layer === layers.length ? currentRules(game, view).rules : rulesOf(game, new Set());
};

/** Whether a continuous effect changes the object. */
export const isTouched = (game: Game, id: ObjectId): boolean => viewOf(game).targets.has(id);

/** Stays the same object as long as nothing changes that characteristics and rules in force depend on. */
export const characteristicsStamp = (game: Game): object => currentRules(game, viewOf(game)).rules;

const noDefinitions: readonly A.Modification[] = [];

/** The definitions of power and toughness among printed abilities (604.3). */
const definitionsIn = remembered((abilities: readonly A.Ability[]): readonly A.Modification[] => {
  const found = staticsIn(abilities).applying.flatMap(({ ability, effects }) =>
    effects.flatMap((effect) =>
      isDefinition(ability, effect)
        ? effect.modifications.filter((change) => layerOf(change, true) === "7a")
        : [],
    ),
  );
  return found.length === 0 ? noDefinitions : found;
});

/** Off the battlefield an object's own definitions still count (604.3), and counters (122.1a). */
const elsewhere = (game: Game, view: View, object: GameObject): Characteristics => {
  const defining = definitionsIn(startingFace(object).abilities);
  const touched = view.targets.get(object.id);
  const marked = isMarked(object);
  if (defining.length === 0 && touched === undefined && !marked) return plain(object);
  const target = {
    id: object.id,
    working: { ...(touched?.working ?? startOf(object)) },
    banned: touched?.banned ?? new Set<string>(),
  };
  // A definition that looks at the object itself sees the printed values.
  view.outside.set(object.id, plain(object));
  const ctx = { ...contextOf(object, target.working.controller), each: object.id };
  const ofCounters = counterEffects(object).flatMap(({ changes }) => changes);
  for (const change of [...defining, ...ofCounters]) applyChange(game, target, change, ctx);
  return target.working;
};

const finalOf = (game: Game, view: View, id: ObjectId): Characteristics => {
  const known = view.final.get(id) ?? view.outside.get(id);
  if (known !== undefined) return known;
  const object = game.state.objects[id];
  if (object === undefined) return game.state.lastKnown[id]?.characteristics ?? nothingAtAll(0);
  if (object.zone !== "battlefield") {
    const result = elsewhere(game, view, object);
    view.outside.set(id, result);
    return result;
  }
  const result = view.targets.get(id)?.working ?? plain(object);
  // What is just entering is still being made, and compared with nothing.
  (game.state.battlefield.includes(id) ? view.final : view.outside).set(id, result);
  return result;
};

/**
 * The characteristics of an object after all continuous effects (613), or as last known (608.2h). While the layers are
 * applied, off the battlefield its own definitions count all the same (604.3).
 */
export const characteristics = (game: Game, id: ObjectId): Characteristics => {
  const view = viewOf(game);
  const object = game.state.objects[id];
  if (view.layer === layers.length || object === undefined) return finalOf(game, view, id);
  if (object.zone === "battlefield" || definitionsIn(startingFace(object).abilities).length === 0)
    return soFar(view, object);
  const known = view.outside.get(id);
  if (known !== undefined) return known;
  const result = elsewhere(game, view, object);
  view.outside.delete(id);
  return result;
};
