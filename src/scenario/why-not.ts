import type { Game } from "../runtime/game.ts";
import type { GameObject, ManaUnit, PlayerState } from "../runtime/state.ts";
import type { PlayerName, ScriptEntry } from "./format.ts";
import { isReferredTo, refersTo } from "./references.ts";
import { isCalled, nameOf, playerId, playerName, type View } from "./view.ts";

/** What a player does with priority. */
export type Doing = Extract<
  ScriptEntry,
  { do: "play land" | "cast" | "activate" | "activate mana" | "turn face up" }
>;

/** Changes the game for a while; gives back how it is undone. */
type Change = (game: Game, player: PlayerState) => () => void;

const colors = ["white", "blue", "black", "red", "green", "colorless"] as const;

/** More mana than anything costs. */
const withMana: Change = (_game, player) => {
  const before = player.manaPool;
  const plenty = colors.flatMap((color) =>
    Array.from({ length: 20 }, (): ManaUnit => ({ color, snow: false, source: -1 })),
  );
  player.manaPool = [...before, ...plenty];
  return () => {
    player.manaPool = before;
  };
};

/** A main phase of the player with nothing on the stack, the time for everything (117.1a). */
const atBestTime: Change = ({ state }, player) => {
  const { turn } = state;
  const { active, step } = turn;
  const stack = [...state.stack];
  turn.active = player.id;
  turn.step = "precombat main";
  state.stack.length = 0;
  return () => {
    turn.active = active;
    turn.step = step;
    state.stack.push(...stack);
  };
};

const onEach =
  (change: (object: GameObject) => () => void): Change =>
  ({ state }) => {
    const undo = state.battlefield.flatMap((id) => {
      const object = state.objects[id];
      return object === undefined ? [] : [change(object)];
    });
    return () => undo.forEach((each) => each());
  };

const untapped = onEach((object) => {
  const { tapped } = object;
  object.tapped = false;
  return () => {
    object.tapped = tapped;
  };
});

/** Without summoning sickness (302.6). */
const awake = onEach((object) => {
  const { controlledSince } = object;
  object.controlledSince = -1;
  return () => {
    object.controlledSince = controlledSince;
  };
});

const anotherLand: Change = (_game, player) => {
  const { landsPlayed } = player;
  player.landsPlayed = 0;
  return () => {
    player.landsPlayed = landsPlayed;
  };
};

/** Whether it were possible if that were so. Only a scenario that has failed asks. */
const wouldBe = (
  game: Game,
  player: PlayerState,
  changes: readonly Change[],
  allows: () => boolean,
): boolean => {
  const undo = changes.map((change) => change(game, player));
  game.version++;
  try {
    return allows();
  } catch {
    return false;
  } finally {
    [...undo].reverse().forEach((each) => each());
    game.version++;
  }
};

const isMeantBy = (view: View, entry: Doing, { id }: GameObject): boolean => {
  if ("label" in entry && entry.label !== undefined) return refersTo(view, { label: entry.label }, id);
  if ("card" in entry && entry.card !== undefined) return isCalled(view, id, entry.card);
  return "source" in entry && entry.source !== undefined && isReferredTo(view, entry.source, id);
};

const zoneOf = (object: GameObject): string => {
  const owner = playerName(object.owner);
  if (object.zone === "battlefield")
    return `on the battlefield under ${playerName(object.controller)}'s control`;
  return object.zone === "stack" ? "on the stack" : `in ${owner}'s ${object.zone}`;
};

/** Where the card is instead of in the hand; nothing when it is there, or is not named. */
const elsewhere = (view: View, name: PlayerName, entry: Doing): string | undefined => {
  if (entry.do === "turn face up" || (!("card" in entry) && !("source" in entry))) return undefined;
  const called = Object.values(view.game.state.objects).filter((object) => isMeantBy(view, entry, object));
  const fromHand = entry.do === "cast" || entry.do === "play land";
  const isThere = ({ zone, owner, controller }: GameObject): boolean =>
    fromHand
      ? zone === "hand" && owner === playerId(name)
      : zone === "battlefield" && controller === playerId(name);
  const [first] = called;
  if (called.some(isThere)) return undefined;
  if (first === undefined) return "the game has no such card";
  return `${nameOf(view, first.id)} is ${zoneOf(first)}${fromHand ? `, not in ${name}'s hand` : ""}`;
};

const manaOf = (view: View, player: PlayerState): string => {
  const { length } = player.manaPool;
  const lands = view.game.state.battlefield.filter((id) => {
    const { controller, cardTypes } = view.characteristics(id);
    return (
      controller === player.id && cardTypes.includes("land") && view.game.state.objects[id]?.tapped !== true
    );
  }).length;
  return `${playerName(player.id)} has ${lands} untapped land${lands === 1 ? "" : "s"}${length === 0 ? "" : ` and ${length} mana in the pool`}`;
};

/**
 * Why a player can't do what the script says: where the card is, or what would have to be otherwise, found by trying it.
 * `allows` tells whether the rules allow it as the game is.
 */
export const whyNot = (view: View, name: PlayerName, entry: Doing, allows: () => boolean): string => {
  const { game } = view;
  const player = game.state.players[playerId(name)]!;
  const away = elsewhere(view, name, entry);
  const { turn, stack } = game.state;
  const when = `the ${turn.step} step of ${playerName(turn.active)}'s turn${stack.length > 0 ? ", with something on the stack" : ""}`;
  const reasons: readonly (readonly [readonly Change[], string])[] = [
    [[withMana], `there is not enough mana: ${manaOf(view, player)}`],
    [[atBestTime], `this is not the time for it: ${when}`],
    [[untapped], "what has to be tapped for it is tapped already"],
    [[awake], "it came under this player's control only this turn (302.6)"],
    [[anotherLand], "a land was played this turn already (305.2)"],
    [[withMana, atBestTime], `there is not enough mana, and this is not the time for it: ${when}`],
  ];
  const reason = reasons.find(([changes]) => wouldBe(game, player, changes, allows))?.[1];
  if (reason !== undefined) return reason;
  return away ?? "it has no legal target, a cost of it can't be paid, or an effect forbids it";
};
