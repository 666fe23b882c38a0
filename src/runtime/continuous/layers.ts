import type * as A from "../../abilities/index.ts";
import { holds } from "../evaluate/conditions.ts";
import { objectsOf } from "../evaluate/objects.ts";
import type { Game } from "../game.ts";
import type { Characteristics, Context, GameObject, GameState, ObjectId, PlayerId } from "../state.ts";
import { applyChange } from "./apply.ts";
import type { Target } from "./apply.ts";
import { addIntrinsic, plain, startOf, startingFace, withoutStats } from "./base.ts";
import type { Working } from "./base.ts";
import { changeOfCounters, hone, isMarked, suspicion } from "./marks.ts";
import { addReads } from "./fingerprint.ts";
import { inOrder } from "./order.ts";
import type { RuleInForce } from "./rules.ts";
import {
  isConstantDefinition,
  isDefinition,
  layerOf,
  layers,
  mentionsStats,
  staticsIn,
  worksIn,
} from "./statics.ts";
import type { Layer } from "./statics.ts";
import { existing, plainContext } from "../game.ts";

/** A continuous effect at work in one calculation of characteristics. */
export interface Running {
  readonly source: ObjectId;
  readonly timestamp: number;
  /** Position among effects of one timestamp. */
  readonly order: number;
  readonly context: Context;
  readonly changes: readonly A.Modification[];
  /** Where it comes from a static ability. */
  readonly from?: { readonly ability: A.Static; readonly effect: A.Applies };
  readonly defining: boolean;
  /** What it says of the rules goes for all of these at any time (611.2c). */
  readonly all?: A.Objects;
  /** Fixed as soon as it starts to apply (613.6, 611.2c). */
  affected?: readonly ObjectId[];
}
/** The part of an effect that applies in one layer. */
export interface Piece {
  readonly effect: Running;
  readonly changes: readonly A.Modification[];
}
/** The rules in force with the version and the fingerprint that they hold for. */
export interface RulesView {
  version: number;
  readonly reads: ReadonlySet<string>;
  readonly fingerprint: readonly number[] | undefined;
  readonly rules: readonly RuleInForce[];
}
/** The characteristics of all objects at one version of the game, while they are being found and afterwards. */
export interface View {
  /** The version of the game that it is known to hold for. */
  version: number;
  readonly state: GameState;
  /** Node types in everything at work, and the fingerprint that goes with them: while it is the same the view holds. */
  readonly reads: Set<string>;
  fingerprint?: readonly number[] | undefined;
  /** Where an effect comes from or reaches an object off the battlefield. */
  wide: boolean;
  rules?: RulesView;
  readonly targets: Map<ObjectId, Target>;
  readonly final: Map<ObjectId, Characteristics>;
  /** Of objects outside the battlefield; for one version only. */
  readonly outside: Map<ObjectId, Characteristics>;
  readonly granted: Map<A.Ability, number>;
  layer: number;
  /** An effect of an earlier layer asks for power or toughness, which only layer 7 gives. */
  looksAtStats: boolean;
  /** Power and toughness of a first calculation, for conditions about them in layers before 7. */
  readonly before?: ReadonlyMap<ObjectId, Characteristics>;
}

const abilitiesLayer = layers.indexOf("abilities");
const statsLayer = layers.indexOf("7a");

/** The working copy of an object's characteristics, made when the first effect touches it. */
const targetOf = (game: Game, view: View, id: ObjectId): Target | undefined => {
  let target = view.targets.get(id);
  if (target === undefined) {
    const object = game.state.objects[id];
    if (object === undefined) return undefined;
    const working: Working = { ...startOf(object) };
    target = { id, working, banned: new Set() };
    if (view.layer >= abilitiesLayer) addIntrinsic(working);
    view.targets.set(id, target);
  }
  return target;
};

/** What is known of an object while layers are still being applied. */
export const soFar = (view: View, object: GameObject): Characteristics => {
  const now = view.targets.get(object.id)?.working ?? plain(object);
  const before = view.layer < statsLayer ? view.before?.get(object.id) : undefined;
  return before === undefined ? now : { ...now, power: before.power, toughness: before.toughness };
};

/** The context of a static ability: its object and its controller (109.5, 113.7). */
export const contextOf = (source: GameObject, controller: PlayerId): Context =>
  plainContext(source.id, controller);

const piecesOfStatics = (
  game: Game,
  view: View,
  layer: Layer,
  sources: ReadonlySet<ObjectId>,
  running: Map<A.Applies, Map<ObjectId, Running>>,
): Piece[] => {
  const pieces: Piece[] = [];
  for (const id of sources) {
    const object = game.state.objects[id];
    if (object === undefined || object.phasedOut) continue;
    const target = view.targets.get(id);
    const abilities = target?.working.abilities ?? startOf(object).abilities;
    for (const { ability, effects } of staticsIn(abilities).applying) {
      if (!worksIn(ability, object.zone)) continue;
      for (const effect of effects) {
        const own = isDefinition(ability, effect) && isPrinted(view, object, ability);
        const changes = effect.modifications.filter(
          (change) => layerOf(change, own) === layer && !(own && isConstantDefinition(effect, change)),
        );
        if (changes.length === 0) continue;
        let byObject = running.get(effect);
        if (byObject === undefined) running.set(effect, (byObject = new Map()));
        let one = byObject.get(id);
        if (one === undefined) {
          one = {
            source: id,
            timestamp: Math.max(object.timestamp, view.granted.get(ability) ?? 0),
            order: byObject.size,
            context: { ...contextOf(object, target?.working.controller ?? object.controller), ability },
            changes: effect.modifications,
            from: { ability, effect },
            defining: own,
          };
          byObject.set(id, one);
          addReads(ability, view.reads);
          if (view.layer < statsLayer && mentionsStats(ability)) view.looksAtStats = true;
        }
        pieces.push({ effect: one, changes });
      }
    }
  }
  return pieces;
};

/** 604.3a (2): printed on it, or acquired by copying; not granted by another effect. */
const isPrinted = (view: View, object: GameObject, ability: A.Static): boolean =>
  !view.granted.has(ability) ||
  staticsIn(startingFace(object).abilities).applying.some((one) => one.ability === ability);

const started = (
  running: Map<A.Applies, Map<ObjectId, Running>>,
  layer: Layer,
  have: readonly Piece[],
): Piece[] => {
  const pieces: Piece[] = [];
  for (const byObject of running.values()) {
    for (const effect of byObject.values()) {
      if (effect.affected === undefined || have.some((piece) => piece.effect === effect)) continue;
      const changes = effect.changes.filter((change) => layerOf(change, effect.defining) === layer);
      if (changes.length > 0) pieces.push({ effect, changes });
    }
  }
  return pieces;
};

/** Whether an effect that has not started yet exists now: its ability is still there and its condition holds. */
export const existsNow = (game: Game, view: View, { effect }: Piece): boolean => {
  const { from, source } = effect;
  if (effect.affected !== undefined || from === undefined) return true;
  const object = game.state.objects[source];
  if (object === undefined) return false;
  const abilities = view.targets.get(source)?.working.abilities ?? startOf(object).abilities;
  if (!staticsIn(abilities).applying.some((one) => one.ability === from.ability)) return false;
  return from.ability.condition === undefined || holds(game, from.ability.condition, effect.context);
};

/** The objects that an effect applies to now, or from when it started (613.6). */
export const affectedBy = (game: Game, { effect }: Piece): readonly ObjectId[] =>
  effect.affected ?? unique(game, effect.all ?? effect.from?.effect.to, effect.context);
const unique = (game: Game, objects: A.Objects | undefined, context: Context): readonly ObjectId[] =>
  objects === undefined ? [] : [...new Set(objectsOf(game, objects, context))];

/** Applies an effect's part of the layer to everything it applies to. */
export const applyPiece = (game: Game, view: View, piece: Piece): void => {
  if (!existsNow(game, view, piece)) return;
  const { effect } = piece;
  const affected = affectedBy(game, piece);
  effect.affected = affected;
  for (const id of affected) {
    const target = targetOf(game, view, id);
    if (target === undefined) continue;
    const ctx: Context = { ...effect.context, each: id };
    const had = target.working.abilities;
    for (const change of piece.changes) applyChange(game, target, change, ctx);
    if (target.working.abilities === had) continue;
    for (const ability of target.working.abilities) {
      if (!had.includes(ability)) view.granted.set(ability, effect.timestamp);
    }
  }
};

const activeEffects = (game: Game): Running[] =>
  game.state.effects.flatMap((effect, order): Running[] => {
    if (effect.content.type !== "affect") return [];
    const { objects, modifications: changes, all } = effect.content;
    const { source, timestamp, context } = effect;
    const one: Running = { source, timestamp, order, context, changes, defining: false };
    if (all !== undefined) return [{ ...one, all }];
    // What a spell became, and what entered already changed, is among them by its own id (400.7a, 611.2e).
    const affected = objects.filter((id) => game.state.objects[id] !== undefined);
    return affected.length === 0 ? [] : [{ ...one, affected }];
  });

/** 613.7c: counters have timestamps of their own. */
export const counterEffects = (object: GameObject): Running[] => {
  const { id, counters, countersPut, timestamp, controller, attachedTo } = object;
  return Object.entries(counters).flatMap(([kind, count], order) => {
    const change = count > 0 ? changeOfCounters(kind, count) : undefined;
    const to = kind === hone ? startingFace(object).subtypes.includes("Equipment") && attachedTo : id;
    if (change === undefined || typeof to !== "number") return [];
    return {
      source: id,
      timestamp: countersPut?.[kind] ?? timestamp,
      order,
      defining: false,
      context: plainContext(id, controller),
      changes: [change],
      affected: [to],
    };
  });
};

const lookForSources = (game: Game, ids: readonly ObjectId[], into: ObjectId[]): void => {
  for (const id of ids) {
    const object = game.state.objects[id];
    if (object === undefined || object.phasedOut) continue;
    const { applying } = staticsIn(startingFace(object).abilities);
    if (applying.length > 0 && applying.some(({ ability }) => worksIn(ability, object.zone))) into.push(id);
  }
};

/** Objects off the battlefield with effects that work there (113.6b). */
export const farSources = (game: Game): readonly ObjectId[] => {
  const { state } = game;
  const found: ObjectId[] = [];
  lookForSources(game, state.stack, found);
  lookForSources(game, state.exile, found);
  for (const player of state.players) {
    lookForSources(game, player.graveyard, found);
    lookForSources(game, player.hand, found);
  }
  return found;
};

const applyLayer = (
  game: Game,
  view: View,
  layer: Layer,
  sources: Set<ObjectId>,
  active: readonly Running[],
  running: Map<A.Applies, Map<ObjectId, Running>>,
): void => {
  const applied = new Set<Running>();
  let first = true;
  for (;;) {
    const ofStatics = piecesOfStatics(game, view, layer, sources, running);
    const pieces = [...ofStatics, ...started(running, layer, ofStatics)];
    if (first) {
      for (const effect of active) {
        const changes = effect.changes.filter((change) => layerOf(change, false) === layer);
        if (changes.length > 0) pieces.push({ effect, changes });
      }
    }
    first = false;
    const open = pieces.filter((piece) => !applied.has(piece.effect));
    if (open.length === 0) return;
    for (const piece of inOrder(game, view, layer, open)) {
      applied.add(piece.effect);
      applyPiece(game, view, piece);
    }
    // Abilities gained in this layer may apply in it too.
    if (layer !== "abilities") return;
    for (const id of view.targets.keys()) sources.add(id);
  }
};

/** Applies all continuous effects in their layers (613.1); the objects they touch end up in `view.targets`. */
export const applyLayers = (game: Game, view: View): void => {
  const near: ObjectId[] = [];
  lookForSources(game, game.state.battlefield, near);
  lookForSources(game, game.state.command, near);
  const far = farSources(game);
  if (far.length > 0) view.wide = true;
  const sources = new Set([...near, ...far]);
  const marked = game.state.battlefield.filter((id) => {
    const object = game.state.objects[id];
    return object !== undefined && isMarked(object);
  });
  const active = [...activeEffects(game), ...marked.flatMap((id) => counterEffects(existing(game, id)))];
  for (const effect of active) {
    if (effect.all !== undefined) addReads(effect.all, view.reads);
    addReads(effect.changes, view.reads);
  }
  if (sources.size === 0 && active.length === 0 && marked.length === 0) {
    view.layer = layers.length;
    return;
  }
  const running = new Map<A.Applies, Map<ObjectId, Running>>();
  for (const [index, layer] of layers.entries()) {
    view.layer = index;
    if (layer === "abilities") {
      for (const { working } of view.targets.values()) addIntrinsic(working);
      for (const id of marked) suspicion(game, targetOf(game, view, id));
    }
    if (sources.size > 0 || active.length > 0) applyLayer(game, view, layer, sources, active, running);
    if (layer === "copy" || layer === "types") for (const id of view.targets.keys()) sources.add(id);
  }
  view.layer = layers.length;
  for (const { id, working } of view.targets.values()) {
    const object = game.state.objects[id];
    if (object === undefined) continue;
    withoutStats(working, object);
    if (object.zone !== "battlefield") view.wide = true;
  }
};
