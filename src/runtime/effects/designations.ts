import { giveEarned, bearers } from "../earned.ts";
import * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import { existing, numberOfCounters, objectOf, permanents, playerOf, touch } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { has } from "../keywords.ts";
import { perform } from "../perform.ts";
import { ceaseToExist } from "../stack/objects.ts";
import type { Context, GameEvent, GameObject, ObjectId, PlayerId } from "../state.ts";
import { actionEvent } from "../events.ts";
import type { Outcome } from "./outcome.ts";
import type { setAsideAs } from "../words.ts";
import { putInCommand } from "./tokens.ts";
import { hasOtherFace, showOtherFace } from "./transforming.ts";
import { blankFace, cardOf } from "../continuous/faceDown.ts";

const speed = A.playerStat("speed", A.you);
const rads = A.playerStat("life", A.you, { counters: "rad" });

const venture = A.doAction("venture", A.you, undefined, { word: "Undercity" });
/** 725.2, 726.2: whoever's creature deals combat damage to the player takes it over. */
const takenBy = (what: "monarch" | "initiative"): A.Triggered =>
  A.triggered(
    A.damage(A.hasType("creature"), A.you, { combat: true }),
    A.become(A.controllerOf(A.eventObjects("source")), what),
  );

/** The inherent abilities, in the command zone, of having speed, rad counters, the crown or the initiative (702.179d, 728.1, 725.2, 726.2). */
const inherent = {
  monarch: [A.triggered(A.beginningOf("end", A.you), A.draw(A.you, 1)), takenBy("monarch")],
  initiative: [
    A.triggered(A.beginningOf("upkeep", A.you), venture),
    A.triggered(A.keywordAction("initiative", { by: A.you }), venture),
    takenBy("initiative"),
  ],
  Speed: [
    A.triggered(A.lifeChange("loss", A.opponents), A.become(A.you, "faster"), {
      timesPerTurn: 1,
      condition: A.allOf([A.isTurn(A.you), A.compareQuantities(speed, "<", 4)]),
    }),
  ],
  Radiation: [
    A.triggered(
      A.beginningOf("precombat main", A.you),
      A.sequence([
        A.mill(A.you, rads, { bind: 0 }),
        A.forEach(
          A.among(A.bound(0), A.not(A.hasType("land"))),
          A.sequence([A.loseLife(A.you, 1), A.pay(A.you, [A.payPlayerCounters("rad", 1)])]),
        ),
      ]),
      { condition: A.compareQuantities(rads, ">", 0) },
    ),
  ],
} satisfies Record<string, readonly A.Triggered[]>;
type Designation = keyof typeof inherent;

const markersOf = (game: Game, name: Designation): GameObject[] =>
  game.state.command
    .map((id) => existing(game, id))
    .filter(({ kind, card }) => kind === "designation" && card.name === name);

/** 725.3, 726.3: only one player at a time is the monarch, or has the initiative. */
export const takeDesignation = (game: Game, name: "monarch" | "initiative", player: PlayerId): void => {
  game.state[name] = player;
  for (const { id, owner } of markersOf(game, name)) if (owner !== player) ceaseToExist(game, id);
  giveDesignation(game, name, player);
};

/** Gives a player the inherent abilities of a designation. */
const giveDesignation = (game: Game, name: Designation, player: PlayerId): void => {
  if (markersOf(game, name).some(({ owner }) => owner === player)) return;
  const abilities = inherent[name].map((each): A.Triggered => ({ ...each, zone: "command" }));
  putInCommand(game, "designation", player, cardOf({ ...blankFace, name, abilities }));
};

/** Sets a player's speed, with the ability that goes with having any (702.179). */
export const setSpeed = (game: Game, player: PlayerId, value: number): void => {
  playerOf(game, player).speed = Math.min(4, value);
  giveDesignation(game, "Speed", player);
  touch(game);
};

/** 702.145c, 702.145f: permanents that show the wrong face for the time of day. */
const wrongFaces = (game: Game): GameObject[] => {
  const { dayNight } = game.state;
  if (dayNight === undefined) return [];
  const [wrong, up] = dayNight === "night" ? ["daybound", 0] : ["nightbound", 1];
  return permanents(game)
    .filter((id) => has(game, id, wrong))
    .map((id) => existing(game, id))
    .filter((object) => hasOtherFace(game, object, up));
};

/** 731.1: it becomes day or night, and permanents with daybound and nightbound transform. */
export function* becomeDayOrNight(game: Game, to: "day" | "night"): Run<boolean> {
  const before = game.state.dayNight;
  if (before === to) return false;
  game.state.dayNight = to;
  touch(game);
  // 731.1a: one becomes the other only where there was the other.
  if (before !== undefined) yield* perform(game, [actionEvent(to, game.state.turn.active)]);
  yield* faceTheTime(game);
  return true;
}

/** 702.145c, 702.145f: transforms what shows the wrong face; that happens at once. */
function* faceTheTime(game: Game): Run<boolean> {
  const wrong = wrongFaces(game);
  if (wrong.length === 0) return false;
  for (const object of wrong) showOtherFace(game, object);
  touch(game);
  yield* perform(
    game,
    wrong.map(({ id }): GameEvent => ({ type: "transformed", object: id })),
  );
  return true;
}

/** What keywords of permanents make of players and of the game at any time: 702.131b, 702.145, 702.179a, 728.1. */
export function* checkDesignations(game: Game): Run<boolean> {
  for (const player of game.state.players) {
    if (numberOfCounters(player, "rad") > 0) giveDesignation(game, "Radiation", player.id);
  }
  const found = bearers(game);
  let any = giveEarned(game, found);
  for (const id of found.get("start your engines!") ?? []) {
    const { controller } = characteristics(game, id);
    if ((playerOf(game, controller).speed ?? 0) > 0) continue;
    setSpeed(game, controller, 1);
    any = true;
  }
  if (game.state.dayNight === undefined) {
    if (found.has("daybound")) any = (yield* becomeDayOrNight(game, "day")) || any;
    else if (found.has("nightbound")) any = (yield* becomeDayOrNight(game, "night")) || any;
  }
  return (yield* faceTheTime(game)) || any;
}

/** 702.143d, 702.170c: a card in exile may be cast on later turns. */
export function* becomeSetAside(
  game: Game,
  as: (typeof setAsideAs)[number],
  ids: readonly ObjectId[],
  ctx: Context,
): Run<Outcome> {
  const exiled = ids.filter((id) => objectOf(game, id)?.zone === "exile");
  for (const id of exiled) existing(game, id).chosen[as] = game.state.turn.number;
  touch(game);
  yield* perform(
    game,
    exiled.map((object) => actionEvent(as, ctx.controller, { object })),
  );
  return { done: exiled.length > 0, objects: exiled };
}
