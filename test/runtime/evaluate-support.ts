import type * as A from "../../src/abilities/index.ts";
import { forcedAnswerFor } from "./evaluate-answers.ts";
import type { Answer, Decision } from "../../src/runtime/decisions.ts";
import { carryOut } from "../../src/runtime/effects/index.ts";
import { run } from "../../src/runtime/effects/run.ts";
import type { Game, Run } from "../../src/runtime/game.ts";
import { touch } from "../../src/runtime/game.ts";
import type { Context, GameObject, GameState, ObjectId, PlayerId } from "../../src/runtime/state.ts";
import { freshObject, putIntoZone } from "../../src/runtime/zones.ts";

/** A face with the rest left empty. */
export const face = (name: string, parts: Partial<A.Face> = {}): A.Face => ({
  name,
  supertypes: [],
  cardTypes: [],
  subtypes: [],
  abilities: [],
  ...parts,
});

/** A creature face. */
export const creature = (
  name: string,
  power: number,
  toughness: number,
  parts: Partial<A.Face> = {},
): A.Face => face(name, { cardTypes: ["creature"], power, toughness, ...parts });

/** A basic land face. */
export const land = (name: string): A.Face =>
  face(name, { supertypes: ["basic"], cardTypes: ["land"], subtypes: [name] });

/** A game of two players with nothing in it, in the first main phase of player 0. */
export const newGame = (seed = 1): Game => {
  const state: GameState = {
    players: [0, 1].map((id) => ({
      id,
      life: 20,
      lost: false,
      library: [],
      hand: [],
      graveyard: [],
      sideboard: [],
      manaPool: [],
      counters: {},
      landsPlayed: 0,
      lastTurn: 0,
      turns: 0,
    })),
    objects: {},
    lastKnown: {},
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    effects: [],
    delayed: [],
    awaitingReturn: [],
    waiting: [],
    turn: { number: 1, active: 0, step: "precombat main", extraTurns: [], extraPhases: [], skips: [] },
    random: seed,
    nextId: 1,
    nextTimestamp: 1,
    history: { thisTurn: [], lastTurn: [] },
  };
  return { state, version: 0, log: [], replacing: [], run, halted: false };
};

/** Puts a card into a zone without any event. */
export const put = (
  game: Game,
  card: A.Face | A.Card,
  zone: A.Zone,
  player: PlayerId = 0,
  parts: Partial<GameObject> = {},
): ObjectId => {
  const whole: A.Card = "faces" in card ? card : { name: card.name, layout: "normal", faces: [card] };
  const object = freshObject(game, {
    cardId: game.state.nextId++,
    kind: "card",
    owner: player,
    controller: player,
    card: whole,
    zone,
  });
  Object.assign(object, parts);
  putIntoZone(game, object, zone === "library" ? "bottom" : undefined);
  touch(game);
  return object.id;
};

/** The context of an ability of `source`. */
export const contextFor = (
  source: ObjectId,
  controller: PlayerId = 0,
  parts: Partial<Context> = {},
): Context => ({
  source,
  controller,
  targets: [],
  bindings: {},
  costObjects: [],
  ...parts,
});

/** Answers decisions in order; what is left over or missing is an error. */
export type Script = ((decision: Decision) => Answer)[];

/** Runs to the end, answering from the script; decisions that leave no choice are answered by themselves. */
export const drive = <T>(run: Run<T>, script: Script = []): T => {
  const answers = [...script];
  let step = run.next();
  while (step.done !== true) {
    const decision = step.value;
    const forced = forcedAnswerFor(decision);
    const next = forced ?? answers.shift()?.(decision);
    if (next === undefined) throw new Error(`no answer to ${JSON.stringify(decision)}`);
    step = run.next(next);
  }
  if (answers.length > 0) throw new Error(`${answers.length} answers left over`);
  return step.value;
};

/** Carries out an effect with an object of player 0 as its source; gives the context with what was bound. */
export const resolve = (
  game: Game,
  effect: A.Effect,
  script: Script = [],
  parts: Partial<Context> = {},
): Context => {
  const source = parts.source ?? put(game, face("Source", { cardTypes: ["sorcery"] }), "stack");
  const ctx = contextFor(source, parts.controller ?? 0, parts);
  drive(carryOut(game, effect, ctx), script);
  return ctx;
};

export const yes = (): Answer => ({ type: "yesNo", yes: true });
export const no = (): Answer => ({ type: "yesNo", yes: false });
export const pick =
  (...chosen: ObjectId[]) =>
  (): Answer => ({ type: "objects", chosen });
export const pickPlayers =
  (...chosen: PlayerId[]) =>
  (): Answer => ({ type: "players", chosen });
export const option =
  (name: string) =>
  (decision: Decision): Answer => ({
    type: "option",
    index: decision.type === "option" ? decision.options.indexOf(name) : -1,
  });
export const numberIs = (value: number) => (): Answer => ({ type: "number", value });
export const divide =
  (...shares: number[]) =>
  (): Answer => ({ type: "divide", shares });
export const inOrder =
  (...order: number[]) =>
  (): Answer => ({ type: "order", order });

/** The one object of that name in the zone. */
export const find = (game: Game, name: string, zone: A.Zone): ObjectId => {
  const found = Object.values(game.state.objects).filter(
    (object) =>
      object.zone === zone &&
      (object.copyOf ?? object.card.faces[object.face] ?? object.card.faces[0]).name === name,
  );
  const [only] = found;
  if (only === undefined) throw new Error(`no ${name} in ${zone}`);
  return only.id;
};

export const count = (game: Game, name: string, zone: A.Zone): number =>
  Object.values(game.state.objects).filter(
    (object) => object.zone === zone && object.card.faces[0].name === name,
  ).length;
