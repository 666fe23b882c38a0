import type * as A from "../../abilities/index.ts";
import {
  candidatesFor,
  fits,
  mentionsType,
  objectsOf,
  playersOf,
  quantityOf,
  recipientsOf,
} from "../evaluate/index.ts";
import { togetherOf } from "../evaluate/together.ts";
import { fitsAsSomePart } from "../casting/faces.ts";
import { askObjects, askPlayers } from "../ask.ts";
import { choosingFirst } from "../choosing.ts";
import { objectOf, playersInTurnOrder, randomBelow } from "../game.ts";
import type { Game, Run } from "../game.ts";
import type { Chosen, Context, ObjectId, PlayerId } from "../state.ts";
import { together } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import { informationOf, isEntering, isObjects } from "../evaluate/objects.ts";
import { isPlayers } from "../evaluate/players.ts";

/** A number as an instruction uses it: never negative (107.1b). */
export const amountOf = (game: Game, quantity: A.Quantity, ctx: Context): number =>
  Math.max(0, quantityOf(game, quantity, ctx));

/** How many of so many candidates: as many as there are, where more are asked for (608.2d, 609.3). */
export const rangeAmong = (
  game: Game,
  count: A.Count,
  ctx: Context,
  candidates: number,
): { min: number; max: number } => {
  const max = count.max === undefined ? candidates : Math.min(candidates, amountOf(game, count.max, ctx));
  return { min: Math.min(max, amountOf(game, count.min, ctx)), max };
};

/** So many different ones at random. */
export const pickRandom = <T>(game: Game, from: readonly T[], count: number): T[] => {
  const left = [...from];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0)
    picked.push(...left.splice(randomBelow(game, left.length), 1));
  return picked;
};

/** Players in turn order, the active player first (101.4) where the text does not say who begins. */
const inTurnOrder = (game: Game, players: readonly PlayerId[], first?: PlayerId): PlayerId[] =>
  playersInTurnOrder(game, first).filter((player) => players.includes(player));

/** "Starting with you, each player": one after the other. */
export const beginsWithYou = (players: A.Players): boolean =>
  players.type === "playersTogether" &&
  players.parts[0]?.type === "you" &&
  players.parts[1]?.type === "playersExcept";

interface HowMany extends A.GoTogether {
  readonly count: A.Count;
  readonly random?: boolean | undefined;
}

/** Lets one player choose objects (608.2d). */
export function* chooseFrom(
  game: Game,
  player: PlayerId,
  candidates: readonly ObjectId[],
  how: HowMany,
  purpose: string,
  ctx: Context,
): Run<ObjectId[]> {
  const { min, max } = rangeAmong(game, how.count, ctx, candidates.length);
  if (how.random) return pickRandom(game, candidates, max);
  const together = togetherOf(game, how, candidates, ctx);
  return yield* askObjects(game, player, candidates, min, max, purpose, ctx.source, together);
}

/** 400.7: of those that an instruction was about, what has not gone elsewhere since. */
const isThere = (game: Game, id: ObjectId, from: A.Objects | undefined, ctx: Context): boolean =>
  objectOf(game, id) !== undefined &&
  (from?.type !== "bound" || ctx.bindings[from.id]?.objects.includes(id) === true);

/** What can be chosen: of a card to be cast one part has to fit (601.3e). */
export function* choosable(
  game: Game,
  { from, filter }: A.Choose,
  ctx: Context,
  chooser: PlayerId,
  purpose: string,
): Run<ObjectId[]> {
  const all =
    from === undefined
      ? candidatesFor(game, filter, ctx)
      : yield* resolveObjects(game, from, ctx, chooser, purpose);
  const fitting = purpose === "cast" ? fitsAsSomePart : fits;
  return phasedIn(game, all).filter(
    (id) => isThere(game, id, from, ctx) && !isEntering(game, id, ctx) && fitting(game, id, filter, ctx),
  );
}

function* choice(
  game: Game,
  objects: A.Choose,
  ctx: Context,
  chooser: PlayerId,
  purpose: string,
): Run<ObjectId[]> {
  const players =
    objects.by === undefined ? [chooser] : inTurnOrder(game, yield* resolvePlayers(game, objects.by, ctx));
  const chosen: ObjectId[] = [];
  for (const player of players) {
    const own = objects.by === undefined ? ctx : forPlayer(ctx, objects.by, player);
    const candidates = (yield* choosable(game, objects, own, chooser, purpose)).filter(
      (id) => !chosen.includes(id),
    );
    const groups =
      objects.together?.are === "each"
        ? playersInTurnOrder(game).map((owner) =>
            candidates.filter((id) => objectOf(game, id)?.owner === owner),
          )
        : [candidates];
    for (const group of groups) {
      chosen.push(...(yield* chooseFrom(game, player, group, objects, purpose, own)));
    }
  }
  return chosen;
}

/** Whether an expression has a choice in it that somebody must make first. */
const hasChoice = (objects: A.Objects): boolean => mentionsType(objects, "choose");

/** 702.26b: what is phased out is treated as though it did not exist. */
const phasedIn = (game: Game, ids: readonly ObjectId[]): ObjectId[] =>
  ids.filter((id) => !objectOf(game, id)?.phasedOut);

/** The objects an instruction is carried out on, with choices made by `chooser` where the text names nobody else. */
export function* resolveObjects(
  game: Game,
  objects: A.Objects,
  ctx: Context,
  chooser: PlayerId = ctx.controller,
  purpose = "choose",
): Run<ObjectId[]> {
  if (objects.type === "choose") return yield* choice(game, objects, ctx, chooser, purpose);
  if (objects.type === "among" && hasChoice(objects)) {
    const all = yield* resolveObjects(game, objects.objects, ctx, chooser, purpose);
    return all.filter((id) => fits(game, id, objects.filter, ctx));
  }
  if (objects.type !== "together") return phasedIn(game, objectsOf(game, objects, ctx));
  const all: ObjectId[] = [];
  for (const part of objects.parts) all.push(...(yield* resolveObjects(game, part, ctx, chooser, purpose)));
  return [...new Set(all)];
}

/** The same for instructions about each of them: "its controller", "its power" are asked of each as it last existed (608.2h). */
export function* resolveInformation(game: Game, objects: A.Objects, ctx: Context): Run<ObjectId[]> {
  if (hasChoice(objects)) return yield* resolveObjects(game, objects, ctx);
  return phasedIn(game, informationOf(game, objects, ctx));
}

/** The players an instruction is for, active player first, with choices made by the controller. */
export function* resolvePlayers(game: Game, players: A.Players, ctx: Context): Run<PlayerId[]> {
  if (players.type === "choosePlayer") {
    const candidates = playersOf(game, players.from, ctx);
    if (players.random) return pickRandom(game, candidates, 1);
    return yield* askPlayers(game, ctx.controller, candidates, 1, 1, ctx.source);
  }
  return inTurnOrder(
    game,
    playersOf(game, players, ctx),
    beginsWithYou(players) ? ctx.controller : undefined,
  );
}

/** What a player does; `own` is where "they" are the player at hand. */
type Act = (player: PlayerId, own: Context) => Run<Outcome | readonly Outcome[] | undefined>;

/** An instruction to several players, who all choose before it is carried out for one after the other (101.4). */
export function* forEachOf(game: Game, who: A.Players, ctx: Context, act: Act): Run<Outcome> {
  const players = yield* resolvePlayers(game, who, ctx);
  const runs = players.map((player) => act(player, forPlayer(ctx, who, player)));
  return together((yield* choosingFirst(game, runs)).flatMap((outcome) => outcome ?? []));
}

/** What each of the players chooses for the same instruction, which is then carried out at once for all (608.2e). */
export function* chosenByEach(
  game: Game,
  who: A.Players | undefined,
  what: A.Objects,
  ctx: Context,
  purpose: string,
): Run<{ readonly players: readonly PlayerId[]; readonly objects: readonly ObjectId[] }> {
  const players = who === undefined ? [ctx.controller] : yield* resolvePlayers(game, who, ctx);
  const objects: ObjectId[] = [];
  for (const player of players) {
    const own = who === undefined ? ctx : forPlayer(ctx, who, player);
    objects.push(...(yield* resolveObjects(game, what, own, player, purpose)));
  }
  return { players, objects };
}

/** The same where one player is done before the next begins: with draws (121.2c), payments and casting. */
export function* forEachInTurn(game: Game, who: A.Players, ctx: Context, act: Act): Run<Outcome> {
  const outcomes: Outcome[] = [];
  for (const player of yield* resolvePlayers(game, who, ctx))
    outcomes.push(...[(yield* act(player, forPlayer(ctx, who, player))) ?? []].flat());
  return together(outcomes);
}

/** Objects and players that receive something. */
export function* resolveRecipients(
  game: Game,
  recipients: A.Recipients,
  ctx: Context,
  purpose = "choose",
): Run<Chosen[]> {
  if (recipients.type === "both") {
    const all: Chosen[] = [];
    for (const part of recipients.parts) all.push(...(yield* resolveRecipients(game, part, ctx, purpose)));
    return all;
  }
  if (isPlayers(recipients))
    return (yield* resolvePlayers(game, recipients, ctx)).map((player) => ({ player }));
  if (isObjects(recipients) && hasChoice(recipients)) {
    return (yield* resolveObjects(game, recipients, ctx, ctx.controller, purpose)).map((object) => ({
      object,
    }));
  }
  return recipientsOf(game, recipients, ctx);
}

/** For instructions to several players: the context in which "they" are the player at hand. */
export const forPlayer = (ctx: Context, players: A.Players, player: PlayerId): Context =>
  players.type === "you" || ctx.eachPlayer !== undefined ? ctx : { ...ctx, eachPlayer: player };
