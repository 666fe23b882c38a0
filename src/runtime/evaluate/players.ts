import type * as A from "../../abilities/index.ts";
import { asChosen, opponentsOf, playersInTurnOrder, playerIn } from "../game.ts";
import type { Game } from "../game.ts";
import type { Chosen, CombatState, Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { holds } from "./conditions.ts";
import { informationOf, known } from "./objects.ts";
import { chosenValue, subjectOf } from "./subject.ts";
import type { Subject } from "./subject.ts";

type Answers = {
  readonly [K in A.Players["type"]]: (
    game: Game,
    players: Extract<A.Players, { type: K }>,
    ctx: Context,
  ) => readonly PlayerId[];
};

const unique = (players: readonly PlayerId[]): readonly PlayerId[] =>
  players.length < 2 ? players : [...new Set(players)];

/** The player that controls an object; of a card without a controller its owner (108.4a). */
export const controllerOfObject = (game: Game, id: ObjectId): PlayerId | undefined => {
  const subject = subjectOf(game, id);
  return subject && controllerOfSubject(subject);
};

/** The same of an object as it is looked at. */
export const controllerOfSubject = ({ object, characteristics, controller }: Subject): PlayerId =>
  controller ??
  (object.zone === "battlefield" || object.zone === "stack" || object.zone === "command"
    ? characteristics.controller
    : object.owner);

const playerOrController = (game: Game, chosen: Chosen): PlayerId | undefined =>
  "player" in chosen ? chosen.player : controllerOfObject(game, chosen.object);

const playerOfEvent = (game: Game, event: GameEvent | undefined): PlayerId | undefined => {
  if (event === undefined) return undefined;
  switch (event.type) {
    case "zoneChange":
      // Who mills is whose cards they are, whoever told them to (701.17a).
      return event.by !== undefined && event.reason !== "destroy" && event.reason !== "mill"
        ? event.by
        : controllerOfObject(game, event.object);
    case "damage":
      return playerOrController(game, event.to);
    case "counters":
      // Who puts them on an object.
      return playerIn(event.on) ?? event.by;
    case "attack":
      return defenderOf(game, asChosen(event.defender));
    default:
      if ("player" in event) return event.player;
      return "object" in event ? controllerOfObject(game, event.object) : undefined;
  }
};

/** 310.8: the player who protects the battle; of a Siege an opponent of its controller (310.11a). */
export const protectorOf = (game: Game, id: ObjectId): PlayerId | undefined => {
  const battle = subjectOf(game, id);
  if (battle === undefined) return undefined;
  const { protector } = battle.object.chosen;
  const { controller, subtypes } = battle.characteristics;
  const possible = subtypes.includes("Siege") ? opponentsOf(game, controller) : [controller];
  return possible.find((player) => player === protector) ?? possible[0];
};

/** 508.5, 310.8d: who is attacked, the controller of the planeswalker, or the protector of the battle. */
export const defenderOf = (game: Game, chosen: Chosen): PlayerId | undefined => {
  const player = playerOrController(game, chosen);
  return "object" in chosen &&
    subjectOf(game, chosen.object)?.characteristics.cardTypes.includes("battle") === true
    ? protectorOf(game, chosen.object)
    : player;
};

/** What may be the attacking creature of an ability: of its event first, then its source, or what that is attached to. */
const attackersSpokenOf = ({ state: { objects } }: Game, { event, source }: Context): readonly unknown[] => [
  event?.type === "block" ? event.attacker : event?.type === "damage" && event.source,
  event !== undefined && "object" in event && event.object,
  source,
  objects[source]?.attachedTo,
];

type Attack = CombatState["attackers"][number];

/** 506.4c: what the creature attacked was removed from combat. */
export const isRemoved = (
  defender: Attack["defender"] | undefined,
): defender is Exclude<Attack["defender"], number> =>
  typeof defender === "object" && defender.removed === true;

/** 508.5: the one that the attacking creature meant attacks, or attacked before it was removed from combat. */
const defendingPlayer = (game: Game, ctx: Context): PlayerId | undefined => {
  const { combat, turn, history } = game.state;
  const attackOf = (id: unknown): Attack | undefined => combat?.attackers.find((one) => one.id === id);
  if (ctx.event?.type === "attack") {
    const now = attackOf(ctx.event.object)?.defender;
    return defenderOf(game, asChosen(isRemoved(now) ? now : ctx.event.defender));
  }
  for (const id of attackersSpokenOf(game, ctx)) {
    const attack =
      attackOf(id) ?? history.thisTurn.findLast((event) => event.type === "attack" && event.object === id);
    if (attack !== undefined && "defender" in attack) return defenderOf(game, asChosen(attack.defender));
  }
  return opponentsOf(game, turn.active)[0];
};

const answers: Answers = {
  you: (_game, _players, ctx) => [ctx.controller],
  // A game without teams (102.3).
  yourTeam: (_game, _players, ctx) => [ctx.controller],
  opponents: (game, _players, ctx) => opponentsOf(game, ctx.controller),
  players: (game) => playersInTurnOrder(game),
  targetPlayers: (_game, { index }, ctx) =>
    (ctx.targets[index] ?? []).flatMap((target) => playerIn(target) ?? []),
  controllerOf: (game, { objects }, ctx) =>
    informationOf(game, objects, ctx).flatMap((id) => known(controllerOfObject(game, id))),
  ownerOf: (game, { objects }, ctx) =>
    informationOf(game, objects, ctx).flatMap((id) => known(subjectOf(game, id)?.object.owner)),
  eventPlayer: (game, _players, ctx) => known(playerOfEvent(game, ctx.event)),
  activePlayer: (game) => [game.state.turn.active],
  defendingPlayer: (game, _players, ctx) => known(defendingPlayer(game, ctx)),
  boundPlayer: (_game, { id }, ctx) => ctx.bindings[id]?.players ?? [],
  choosePlayer: (game, { from }, ctx) => playersOf(game, from, ctx),
  // What is chosen of the kind "player" is the number of one.
  chosenPlayer: (game, players, ctx) =>
    known((players.player ?? chosenValue(game, "player", players, ctx)) as PlayerId | undefined),
  enchantedPlayer: (game, _players, ctx) => {
    const host = subjectOf(game, ctx.source)?.object.attachedTo;
    return typeof host === "object" ? [host.player] : [];
  },
  eachPlayer: (_game, _players, ctx) => known(ctx.eachPlayer),
  playersExcept: (game, { players, except }, ctx) => {
    const left = playersOf(game, except, ctx);
    return playersOf(game, players, ctx).filter((player) => !left.includes(player));
  },
  playersWho: (game, { players, condition }, ctx) =>
    playersOf(game, players, ctx).filter((player) => holds(game, condition, { ...ctx, eachPlayer: player })),
  playersTogether: (game, { parts }, ctx) => parts.flatMap((part) => playersOf(game, part, ctx)),
};

/** Whether the node speaks of players. */
export const isPlayers = (node: A.AnyNode): node is A.Players => Object.hasOwn(answers, node.type);

/** The players that an expression names now, each once (102, 109.5). */
export const playersOf = (game: Game, players: A.Players, ctx: Context): PlayerId[] => {
  // The table has for each type the function of exactly that type.
  const answer = answers[players.type] as (
    game: Game,
    players: A.Players,
    ctx: Context,
  ) => readonly PlayerId[];
  return [...unique(answer(game, players, ctx))];
};
