import type { Ability, Activated } from "../abilities/index.ts";
import { activateAbility, canActivate } from "./casting/activate.ts";
import { canCast } from "./casting/castable.ts";
import { castSpell } from "./casting/cast.ts";
import { canPlayLand, playLand } from "./casting/lands.ts";
import { castableFaces, otherParts } from "./casting/faces.ts";
import { isSplitSecond } from "./casting/limits.ts";
import { permissionsFor } from "./casting/permissions.ts";
import { waysToCast } from "./casting/ways.ts";
import { isCastableCommander } from "./commander.ts";
import { characteristics, faceDownFace } from "./continuous/index.ts";
import type { Action } from "./decisions.ts";
import { isManaAbility } from "./evaluate/index.ts";
import { flatten } from "./flatten.ts";
import { zoneOfAbility } from "./evaluate/nodes.ts";
import type { Game, Run } from "./game.ts";
import { existing, objectOf, playerOf } from "./game.ts";
import { activateMana } from "./mana/activate.ts";
import { canPayMana } from "./mana/pay.ts";
import { keywordNames } from "./keywords.ts";
import { manaAbilityCost, manaInProgress } from "./mana/sources.ts";
import { isFree } from "./mana/demand.ts";
import { remembered } from "./remembered.ts";
import { specialActions, takeSpecialAction } from "./special.ts";
import type { ObjectId, PlayerId } from "./state.ts";
import { given } from "./given.ts";
import { preparedBy } from "./prepared.ts";

const casts = (game: Game, player: PlayerId, id: ObjectId): Action[] => {
  const object = objectOf(game, id);
  if (object === undefined) return [];
  const found: Action[] = [];
  for (const face of castableFaces(object.card)) {
    const seen = new Set<string | undefined>();
    for (const way of waysToCast(game, player, id, face)) {
      if (seen.has(way.as) || !canCast(game, player, id, face, way)) continue;
      seen.add(way.as);
      found.push({ type: "cast", object: id, face, ...given({ as: way.as }) });
    }
  }
  return found;
};

const lands = (game: Game, player: PlayerId, id: ObjectId): Action[] => {
  const object = objectOf(game, id);
  if (object === undefined) return [];
  return object.card.faces.flatMap((_, face): Action[] =>
    canPlayLand(game, player, id, face) ? [{ type: "playLand", object: id, face }] : [],
  );
};

const activations = (game: Game, player: PlayerId, id: ObjectId): Action[] => {
  const abilities = flatten(characteristics(game, id).abilities);
  return abilities.flatMap((ability, index): Action[] =>
    ability.type === "activated" && !isManaAbility(ability) && canActivate(game, player, id, index)
      ? [{ type: "activate", object: id, ability: index }]
      : [],
  );
};

const hasActivatedElsewhere = remembered((abilities: readonly Ability[]): boolean =>
  flatten(abilities).some((a) => a.type === "activated" && zoneOfAbility(a) !== "battlefield"),
);
/** Whether an object off the battlefield has an activated ability at all. */
const mayActivateElsewhere = (game: Game, id: ObjectId): boolean =>
  hasActivatedElsewhere(characteristics(game, id).abilities);

/** Mana abilities that can be activated now, also those that would add no mana (605.3a, 106.5). */
const manaActivations = (game: Game, player: PlayerId): Action[] => {
  const { battlefield, players } = game.state;
  const { hand = [], graveyard = [] } = players[player] ?? {};
  const able = [...battlefield, ...[...hand, ...graveyard].filter((id) => mayActivateElsewhere(game, id))];
  return able.flatMap((id) =>
    flatten(characteristics(game, id).abilities).flatMap((ability, index): Action[] =>
      ability.type === "activated" &&
      isManaAbility(ability) &&
      !manaInProgress(game).has(`${id}/${index}`) &&
      canActivateMana(game, player, id, ability, index)
        ? [{ type: "activateMana", object: id, ability: index }]
        : [],
    ),
  );
};

/** Whether the mana ability may be activated and paid for, with its mana if it costs any. */
const canActivateMana = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: Activated,
  index: number,
): boolean => {
  const total = manaAbilityCost(game, player, id, ability, index);
  return (
    total !== undefined &&
    (isFree(total.demand) ||
      canPayMana(game, player, total.demand, { type: "ability", source: id }, [
        { use: "tap", of: [id], count: 1 },
      ]))
  );
};

/** Cards that were set aside to be cast later, or whose other face can be (702.143, 702.146, 702.170, 715.3d). */
const remembersWay = (game: Game, id: ObjectId): boolean => {
  const object = objectOf(game, id);
  if (object === undefined) return false;
  if (object.zone === "exile")
    return ["on an adventure", "foretold", "plotted", preparedBy].some((k) => object.chosen[k] !== undefined);
  if (object.zone !== "graveyard" || object.card.faces.length < 2) return false;
  const aftermath = object.card.faces.some((f) => keywordNames(f.abilities).has("aftermath"));
  return aftermath || (object.card.layout === "transform" && castableFaces(object.card).length > 1);
};

const mayPlayPart = (game: Game, id: ObjectId, player: PlayerId): boolean => {
  const card = objectOf(game, id)?.card;
  if (card === undefined) return false;
  const faces = castableFaces(card);
  const [front] = card.faces;
  const down = ["morph", "megamorph", "disguise"].some((k) => keywordNames(front.abilities).has(k));
  return [
    ...(down ? [faceDownFace] : []),
    ...otherParts(front),
    ...(faces.length > 1 ? faces : [undefined]),
  ].some((part) => permissionsFor(game, id, player, "cast", part).length > 0);
};
/** Objects that a player may possibly play or cast from where they are. */
const playable = (game: Game, player: PlayerId): ObjectId[] => {
  const { state } = game;
  const elsewhere = [
    ...state.exile,
    ...state.players.flatMap((p) => p.graveyard),
    ...state.players.flatMap((p) => p.library.slice(0, 1)),
    ...state.players.flatMap((p) => (p.id === player ? [] : p.hand)),
  ];
  const permitted = elsewhere.filter((id) => remembersWay(game, id) || mayPlayPart(game, id, player));
  const commanders = state.command.filter((id) => isCastableCommander(game, player, existing(game, id)));
  return [...playerOf(game, player).hand, ...permitted, ...commanders];
};

/**
 * Everything the player could do now if they had priority (117.1), passing first: what `priority` decisions offer.
 * Costs are payable and legal targets exist.
 */
export const legalActions = (game: Game, player: PlayerId): Action[] => {
  const { state } = game;
  const actions: Action[] = [{ type: "pass" }];
  // 702.61a: with split second on the stack only mana abilities and special actions are left.
  if (isSplitSecond(game)) {
    return [...actions, ...manaActivations(game, player), ...specialActions(game, player)];
  }
  for (const id of playable(game, player))
    actions.push(...lands(game, player, id), ...casts(game, player, id));
  for (const id of state.battlefield) actions.push(...activations(game, player, id));
  const own = playerOf(game, player);
  for (const id of [...own.hand, ...own.graveyard, ...state.exile, ...state.command, ...state.stack]) {
    if (objectOf(game, id)?.kind !== "ability" && mayActivateElsewhere(game, id))
      actions.push(...activations(game, player, id));
  }
  actions.push(...manaActivations(game, player), ...specialActions(game, player));
  return actions;
};

/** Whether two actions are the same. */
export const sameAction = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Carries out an action of a player with priority. False when it was impossible and has been taken back (733). */
export function* takeAction(
  game: Game,
  player: PlayerId,
  action: Exclude<Action, { type: "pass" }>,
): Run<boolean> {
  switch (action.type) {
    case "playLand":
      return yield* playLand(game, player, action.object, action.face);
    case "cast":
      return (
        (yield* castSpell(game, player, action.object, {
          face: action.face,
          ...given({ as: action.as }),
        })) !== undefined
      );
    case "activate":
      return (yield* activateAbility(game, player, action.object, action.ability)) !== undefined;
    case "activateMana":
      return yield* activateMana(game, player, action.object, action.ability);
    case "special":
      return yield* takeSpecialAction(game, player, action.object, action.action);
  }
}
