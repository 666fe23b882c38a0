import type * as A from "../../abilities/index.ts";
import { characteristics, ownRules, rulesInForce } from "../continuous/index.ts";
import { fits, holds, isObjects, objectsOf, playersOf } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import type { Game } from "../game.ts";
import { existing, objectOf } from "../game.ts";
import { meaningOf } from "../meanings/index.ts";
import { keywordNames } from "../keywords.ts";
import { modificationsOf, playerCant } from "../prohibitions.ts";
import type { Context, GameObject, ObjectId, PlayerId } from "../state.ts";
import { isSorceryTime } from "./limits.ts";

/** A way in which a player may cast a spell now: with which costs, and by whose permission (601.2b, 601.3, 118.9). */
export interface Way {
  /** The keyword of an alternative cost or permission; absent for the ordinary way. */
  readonly as?: string;
  /** Instead of the mana cost. */
  readonly costs?: A.Costs;
  readonly free?: true;
  readonly anyMana?: true;
  readonly exileAfter?: true;
  /** Face down as a 2/2 creature spell (702.37c). */
  readonly faceDown?: true;
  /** Only with the additional cost of offering is it castable now (702.48a). */
  readonly needsOffering?: true;
  /** The rule that permits it and its source, where it may be used so often each turn. */
  readonly limited?: ObjectId;
}

/** The keyword ability in whose meaning a part of an ability stands. */
export const keywordAround = (abilities: readonly A.Ability[], part: object): string | undefined => {
  for (const ability of abilities) {
    if (ability.type !== "keyword") continue;
    const inside = flatten(meaningOf(ability)).some(
      (a) => a === part || (a.type === "static" && a.effects.some((e) => e === part)),
    );
    if (inside) return keywordAround(meaningOf(ability), part) ?? ability.keyword;
  }
  return undefined;
};

/** Looks at a card as the spell it would be (601.3e): for the time of the call it counts as on the stack under the player's control. */
export const asSpell = <T>(game: Game, id: ObjectId, player: PlayerId, face: number, look: () => T): T => {
  const object = existing(game, id);
  if (object.zone === "stack") return look();
  rulesInForce(game);
  const { zone, controller, face: up } = object;
  object.zone = "stack";
  object.controller = player;
  object.face = face;
  try {
    return look();
  } finally {
    object.zone = zone;
    object.controller = controller;
    object.face = up;
  }
};

/** The abilities the spell would have: those of the face cast, or of the card as changed by effects. */
export const abilitiesOfFace = (game: Game, id: ObjectId, face: number): readonly A.Ability[] => {
  const object = existing(game, id);
  if (face === object.face) return characteristics(game, id).abilities;
  return object.card.faces[face]?.abilities ?? [];
};

/** The printed face, or copiable values, that the spell would have. */
export const faceOf = (object: GameObject, face: number): A.Face =>
  (face === object.face ? object.copyOf : undefined) ?? object.card.faces[face] ?? object.card.faces[0];

/** Faces of a card that can be cast from a hand (709, 712, 715). */
export const castableFaces = (card: A.Card): number[] => {
  switch (card.layout) {
    case "split":
    case "adventure":
    case "omen":
    case "modal_dfc":
    case "prepare":
      return card.faces.map((_, i) => i);
    default:
      return [0];
  }
};

const isInstantSpeed = (
  game: Game,
  id: ObjectId,
  player: PlayerId,
  face: A.Face,
  abilities: readonly A.Ability[],
): boolean => {
  if (face.cardTypes.includes("instant") || keywordNames(abilities).has("flash")) return true;
  if (modificationsOf(game, id, "asThough").some(({ modification }) => modification.what === "flash"))
    return true;
  return [...rulesInForce(game), ...ownRules(game, id)].some(
    ({ change, context }) =>
      change.type === "castAsThoughFlash" &&
      playersOf(game, change.players, context).includes(player) &&
      fits(game, id, change.what, { ...context, each: id }),
  );
};

const spellsCast = (game: Game, player: PlayerId): number =>
  game.state.history.thisTurn.filter((e) => e.type === "cast" && e.player === player).length;

interface Permission {
  readonly change: A.PlayFromZone;
  readonly source: ObjectId;
}

const permits = (
  game: Game,
  change: A.PlayFromZone,
  context: Context,
  id: ObjectId,
  player: PlayerId,
): boolean => {
  if (!playersOf(game, change.players, context).includes(player)) return false;
  if (isObjects(change.what)) return objectsOf(game, change.what, context).includes(id);
  return fits(game, id, change.what, { ...context, each: id });
};

/** Effects and abilities that let the player play the object from where it is (601.3, 305.1); looked at where it is. */
export const permissionsFor = (
  game: Game,
  id: ObjectId,
  player: PlayerId,
  verb: "cast" | "play",
): Permission[] => {
  const found: Permission[] = [];
  for (const { change, source, context } of [...ownRules(game, id), ...rulesInForce(game)]) {
    if (change.type !== "mayPlay" || (verb === "play" && change.verb !== "play")) continue;
    if (found.some((f) => f.change === change && f.source === source)) continue;
    if (!permits(game, change, context, id, player)) continue;
    if (
      change.limit !== undefined &&
      (objectOf(game, source)?.activations.turn["permission"] ?? 0) >= change.limit
    )
      continue;
    found.push({ change, source });
  }
  return found;
};

const alternatives = (game: Game, id: ObjectId, abilities: readonly A.Ability[], face: number): Way[] => {
  const rules = face === existing(game, id).face ? ownRules(game, id) : [];
  const printed = face === existing(game, id).face ? [] : printedAlternatives(game, id, abilities);
  const found: Way[] = [...printed];
  const seen = new Set<object>();
  for (const { change, source, context } of [...rules, ...rulesInForce(game)]) {
    if (change.type !== "alternativeCost" || seen.has(change)) continue;
    if (!fits(game, id, change.what, { ...context, each: id })) continue;
    if (change.condition !== undefined && !holds(game, change.condition, { ...context, each: id })) continue;
    seen.add(change);
    found.push({
      as:
        change.keyword ??
        (source === id ? keywordAround(abilities, change) : undefined) ??
        "alternative cost",
      costs: change.costs,
    });
  }
  return found;
};
/** Alternative costs printed on a face that is not the one up now. */
const printedAlternatives = (game: Game, id: ObjectId, abilities: readonly A.Ability[]): Way[] => {
  const object = existing(game, id);
  const context: Context = {
    source: id,
    controller: object.controller,
    targets: [],
    bindings: {},
    costObjects: [],
    each: id,
  };
  return flatten(abilities).flatMap((a) =>
    a.type === "static"
      ? a.effects.flatMap((e): Way[] =>
          e.type === "alternativeCost" && (e.condition === undefined || holds(game, e.condition, context))
            ? [{ as: e.keyword ?? keywordAround(abilities, e) ?? "alternative cost", costs: e.costs }]
            : [],
        )
      : [],
  );
};

const isCastable = (face: A.Face): boolean => !face.cardTypes.includes("land") && face.cardTypes.length > 0;

/** 715.3d: a card exiled as its adventure resolved may be cast from exile, but not as an adventure. */
export const onAdventure = "on an adventure";

/** Every way in which the player may cast the card with that face now; timing and prohibitions included (601.3). */
export const waysToCast = (game: Game, player: PlayerId, id: ObjectId, face: number): Way[] => {
  const object = existing(game, id);
  const printed = faceOf(object, face);
  if (!isCastable(printed)) return [];
  const inHand = object.zone === "hand" && object.owner === player;
  const adventuring =
    object.zone === "exile" && object.owner === player && object.chosen[onAdventure] === 1 && face === 0;
  const permissions = inHand
    ? permissionsFor(game, id, player, "cast").filter(
        (p) => p.change.free || p.change.costs || p.change.flash,
      )
    : permissionsFor(game, id, player, "cast");
  if (!inHand && !adventuring && permissions.length === 0) return [];
  const abilities = abilitiesOfFace(game, id, face);
  return asSpell(game, id, player, face, () => {
    if (playerCant(game, player, "castSpells", { object: id }, () => spellsCast(game, player))) return [];
    const sorcery = isSorceryTime(game, player);
    const instant = sorcery || isInstantSpeed(game, id, player, printed, abilities);
    const offering = keywordNames(abilities).has("offering");
    const needsOffering = offering && !instant;
    const base: Way[] = [];
    const faceDown = [...keywordNames(abilities)].find(
      (k) => k === "morph" || k === "megamorph" || k === "disguise",
    );
    if (faceDown !== undefined && inHand && sorcery)
      base.push({ as: faceDown, costs: [{ type: "mana", cost: ["3"] }], faceDown: true });
    const other = alternatives(game, id, abilities, face);
    if ((inHand || adventuring) && (instant || offering)) {
      const more = needsOffering ? { needsOffering: true as const } : {};
      if (printed.manaCost !== undefined) base.push({ ...more });
      base.push(...other.map((way) => ({ ...way, ...more })));
    }
    for (const { change, source } of permissions) {
      if (!instant && !change.flash) continue;
      const as =
        change.costs || change.free || source === id
          ? (keywordAround(abilities, change) ??
            (change.free ? "without paying mana cost" : source === id ? "permission" : undefined))
          : undefined;
      const details = {
        ...(change.anyMana ? { anyMana: true as const } : {}),
        ...(change.exileAfter ? { exileAfter: true as const } : {}),
        ...(change.limit === undefined ? {} : { limited: source }),
        ...(as === undefined ? {} : { as }),
      };
      if (change.free) base.push({ ...details, free: true });
      else if (change.costs) base.push({ ...details, costs: change.costs });
      else {
        if (printed.manaCost !== undefined) base.push(details);
        base.push(
          ...other.map((way) => ({ ...way, ...details, ...(way.as === undefined ? {} : { as: way.as }) })),
        );
      }
    }
    return base;
  });
};
