import { rearrange } from "./library.ts";
import type * as A from "../../abilities/index.ts";
import { cardTypes, colors } from "../../abilities/index.ts";
import { askNumber, askObjects, askOption, askPlayers, askYesNo } from "../ask.ts";
import { baseOf } from "../continuous/base.ts";
import { characteristics } from "../continuous/index.ts";
import {
  basicLandTypes,
  creatureTypes,
  fitsSubject,
  landTypes,
  planeswalkerTypes,
  playersOf,
} from "../evaluate/index.ts";
import { informationOf, recipientsOf } from "../evaluate/objects.ts";
import { subjectOf } from "../evaluate/subject.ts";
import {
  counterKinds,
  existing,
  holderOf,
  objectOrLastKnown,
  opponentsOf,
  playerOf,
  playersInTurnOrder,
  chanceOf,
  randomBelow,
  touch,
} from "../game.ts";
import type { Game, Run } from "../game.ts";
import { showTo } from "../known.ts";
import { linkName } from "../linked.ts";
import { perform } from "../perform.ts";
import { rulesFor } from "../prohibitions.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import {
  amountOf,
  chosenByEach,
  forEachOf,
  forPlayer,
  pickRandom,
  resolveObjects,
  resolvePlayers,
} from "./choose.ts";
import { bindingOf } from "./outcome.ts";
import type { Handlers, Outcome } from "./outcome.ts";
import { given } from "../given.ts";
import { actionEvent, enteringBy } from "../events.ts";

/** 201.4: the names of cards in the game and in the card reference, of those whose printed text fits (201.4a). */
const cardNames = (game: Game, filter: A.Filter | undefined, ctx: Context): string[] => {
  const cards = Object.values(game.state.objects).filter(({ kind }) => kind === "card");
  const faces = [...cards.flatMap(({ card }) => card.faces), ...(game.cardReference?.() ?? [])];
  const { id, object } = subjectOf(game, ctx.source)!;
  const fitting = faces.filter(
    (face) =>
      filter === undefined ||
      fitsSubject(
        game,
        { id, object: { ...object, kind: "card" }, characteristics: baseOf(face), live: true },
        filter,
        ctx,
      ),
  );
  return [...new Set(fitting.flatMap(({ name }) => name || []))].sort();
};

const optionsFor = (game: Game, effect: A.ChooseValue, ctx: Context): readonly string[] => {
  if (effect.among !== undefined) return effect.among;
  switch (effect.what) {
    case "color":
      return colors;
    case "creatureType":
      return creatureTypes;
    case "cardType":
      return cardTypes;
    case "landType":
      return landTypes;
    case "basicLandType":
      return Object.keys(basicLandTypes);
    case "planeswalkerType":
      return planeswalkerTypes;
    case "name":
      return cardNames(game, effect.filter, ctx);
    case "counterKind":
      return kindsOnAll(game, effect.on, ctx);
    default:
      return [];
  }
};

/** The kinds of counters on objects, and on players where they are targets like these. */
export const kindsOnAll = (game: Game, on: A.Objects | undefined, ctx: Context): readonly string[] => [
  ...new Set(on && recipientsOf(game, on, ctx).flatMap((each) => counterKinds(holderOf(game, each)))),
];

/** Remembers a chosen value on the source for its linked abilities, and for the rest of the resolution (607.2d). */
const remember = (game: Game, ctx: Context, effect: A.ChooseValue, value: string | number): void => {
  const what = effect.what === "opponent" ? "player" : effect.what;
  const source = objectOrLastKnown(game, entering(ctx) ?? ctx.source);
  if (source && !effect.once) source.chosen[linkName(what, effect)] = value;
  if (ctx.chosen !== undefined) ctx.chosen[what] = value;
  touch(game);
};

/** "As … enters, choose": the choice belongs to the entering object. */
const entering = (ctx: Context): ObjectId | undefined =>
  enteringBy(ctx.event) === ctx.each ? ctx.each : undefined;

function* chooseOne(
  game: Game,
  effect: A.ChooseValue,
  player: PlayerId,
  ctx: Context,
): Run<string | number | undefined> {
  switch (effect.what) {
    case "number":
      return effect.random
        ? randomBelow(game, 20)
        : yield* askNumber(game, player, effect.least ?? 0, effect.most ?? 99, "choose a number", ctx.source);
    case "player":
    case "opponent": {
      const candidates =
        (effect.from && playersOf(game, effect.from, ctx)) ??
        (effect.what === "player" ? playersInTurnOrder(game, player) : opponentsOf(game, player));
      const chosen = effect.random
        ? pickRandom(game, candidates, 1)
        : yield* askPlayers(game, player, candidates, 1, 1, ctx.source);
      return chosen[0];
    }
    default: {
      const options = optionsFor(game, effect, ctx).filter((word) => !effect.except?.includes(word));
      const chosen: string[] = [];
      do {
        const left = options.filter((word) => !chosen.includes(word));
        const index = effect.random
          ? randomBelow(game, left.length)
          : yield* askOption(
              game,
              player,
              chosen.length === 0 ? left : [...left, "no more"],
              `choose ${effect.what}`,
              ctx.source,
            );
        const value = left[index];
        if (value === undefined) break;
        chosen.push(value);
      } while (effect.any && chosen.length < options.length);
      return chosen.length === 0 ? undefined : chosen.join();
    }
  }
}

export const choiceHandlers: Handlers<
  "chooseValue" | "chooseObjects" | "flipCoin" | "rollDie" | "vote" | "piles" | "clash"
> = {
  *chooseValue(game, effect, ctx) {
    let amount: number | undefined;
    const players: PlayerId[] = [];
    for (const player of yield* resolvePlayers(game, effect.who, ctx)) {
      if (effect.any && effect.what === "player") {
        const all = playersInTurnOrder(game, player);
        players.push(...(yield* askPlayers(game, player, all, 0, all.length, ctx.source)));
        continue;
      }
      const value = yield* chooseOne(game, effect, player, forPlayer(ctx, effect.who, player));
      if (value === undefined) continue;
      remember(game, ctx, effect, value);
      if (typeof value !== "number") continue;
      if (effect.what === "number") amount = value;
      else players.push(value);
    }
    return { done: true, players, ...given({ amount }) };
  },
  *chooseObjects(game, effect, ctx) {
    const { players, objects: all } = yield* chosenByEach(game, effect.who, effect.what, ctx, "choose");
    const objects = [...new Set(all)];
    // What the event was about is asked about as it was (608.2h).
    const was = effect.what.type === "eventObjects" ? informationOf(game, effect.what, ctx) : objects;
    return { done: objects.length > 0, objects, was, players };
  },
  /** 705.1, 705.2: the amount is the number of flips won. */
  *flipCoin(game, effect, ctx) {
    return yield* forEachOf(game, effect.who, ctx, function* (player) {
      const count = amountOf(game, effect.count ?? 1, ctx);
      let won = 0;
      for (let n = 0; effect.untilLoss ? n < 1000 : n < count; n++) {
        const wins = chanceOf(game, player, 2) === 0;
        yield* perform(game, [actionEvent(wins ? "winFlip" : "loseFlip", player, { object: ctx.source })]);
        if (wins) won++;
        else if (effect.untilLoss) break;
      }
      return { done: true, players: [player], amount: won };
    });
  },
  /** 706 */
  *rollDie(game, effect, ctx) {
    return yield* forEachOf(game, effect.who, ctx, function* (player) {
      const outcomes: Outcome[] = [];
      const count = amountOf(game, effect.count ?? 1, ctx);
      const more = rulesFor(game, player, "moreDice").length;
      const rolls = Array.from(
        { length: count > 0 ? count + more : 0 },
        () => chanceOf(game, player, effect.sides) + 1,
      );
      // 706.6: what is ignored was not rolled at all.
      while (rolls.length > count) rolls.splice(rolls.indexOf(Math.min(...rolls)), 1);
      for (const amount of rolls) {
        const rolled = { done: true, players: [player], amount };
        outcomes.push(rolled);
        yield* perform(game, [actionEvent("rollDie", player, { object: ctx.source, amount })]);
        // Its results may speak of the number rolled.
        if (effect.bind !== undefined) ctx.bindings[effect.bind] = bindingOf(rolled);
        for (const result of effect.results ?? []) {
          if (amount >= result.from && amount <= result.to) yield* game.run(game, result.effect, ctx);
        }
      }
      return outcomes;
    });
  },
  /** 701.38: votes starting with the controller. */
  *vote(game, { options = [], what }, ctx) {
    const votes = new Map<string | ObjectId | undefined, PlayerId[]>();
    for (const player of playersInTurnOrder(game, ctx.controller)) {
      let times = 1;
      for (const { change } of rulesFor(game, player, "moreVotes"))
        if (change.optional === undefined || (yield* askYesNo(game, player, "vote again", ctx.source)))
          times++;
      while (times-- > 0) {
        const words = options.map(({ word }) => word);
        const choice = what
          ? (yield* resolveObjects(game, what, ctx, player, "vote"))[0]
          : words[yield* askOption(game, player, words, "vote", ctx.source)];
        votes.set(choice, [...(votes.get(choice) ?? []), player]);
      }
    }
    for (const { word, bind = 0 } of options) {
      const players = votes.get(word) ?? [];
      ctx.bindings[bind] = bindingOf({ done: true, players, amount: players.length });
    }
    const most = Math.max(...[...votes.values()].map((one) => one.length));
    const objects = [...votes].flatMap(([id, one]) =>
      typeof id === "number" && one.length === most ? [id] : [],
    );
    return { done: true, objects };
  },
  /** One player separates objects into two piles, another chooses one of them; `bindOther` is the other pile. */
  *piles(game, effect, ctx) {
    const [separator = ctx.controller] = playersOf(game, effect.who, ctx);
    const [chooser = ctx.controller] = yield* resolvePlayers(game, effect.chooser, ctx);
    const all = yield* resolveObjects(game, effect.what, ctx, separator);
    const first = yield* askObjects(game, separator, all, 0, all.length, "pile", ctx.source);
    const second = all.filter((id) => !first.includes(id));
    const label = (pile: readonly ObjectId[]): string =>
      pile.map((id) => characteristics(game, id).name).join(", ") || "nothing";
    const index = yield* askOption(
      game,
      chooser,
      [`1: ${effect.faceDown ? first.length : label(first)}`, `2: ${label(second)}`],
      "choose a pile",
      ctx.source,
    );
    const [chosen, other] = index === 0 ? [first, second] : [second, first];
    if (effect.bindOther !== undefined)
      ctx.bindings[effect.bindOther] = bindingOf({ done: true, objects: other });
    return { done: true, objects: chosen, players: [chooser] };
  },
  /** 701.30: everyone reveals, then chooses; won by the higher mana value alone. */
  *clash(game, effect, ctx) {
    const others = opponentsOf(game, ctx.controller);
    const named = playersOf(game, effect.who, ctx).filter((player) => player !== ctx.controller);
    const candidates = named.length > 0 ? named : others;
    const [opponent] = yield* askPlayers(game, ctx.controller, candidates, 1, 1, ctx.source);
    const clashing = opponent === undefined ? [ctx.controller] : [ctx.controller, opponent];
    const tops = clashing.map((player) => playerOf(game, player).library[0]);
    const revealed = tops.flatMap((id) => id ?? []);
    showTo(game, revealed);
    const values = tops.map((id) => (id === undefined ? -1 : characteristics(game, id).manaValue));
    const down = new Map<PlayerId, ObjectId[]>();
    for (const player of playersInTurnOrder(game)) {
      const own = revealed.filter((id) => existing(game, id).owner === player);
      down.set(player, yield* askObjects(game, player, own, 0, 1, "clash", ctx.source));
    }
    // 701.30c: all of them move at the same time.
    for (const [player, bottom] of down) rearrange(game, player, [], bottom);
    for (const player of clashing) yield* perform(game, [actionEvent("clash", player)]);
    // 701.30d: each of them may have won it.
    const best = clashing.filter(
      (_, at) =>
        values.length > 1 && values.every((value, other) => other === at || value < (values[at] ?? -1)),
    );
    for (const player of best) yield* perform(game, [actionEvent("winClash", player)]);
    const done = best.includes(ctx.controller);
    return { done, amount: Number(done), players: clashing, objects: revealed };
  },
};
