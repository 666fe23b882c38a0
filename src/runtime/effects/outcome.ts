import { sum } from "../sum.ts";
import type * as A from "../../abilities/index.ts";
import type { Game, Run } from "../game.ts";
import { objectIn, playerIn } from "../game.ts";
import type { Binding, Chosen, Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { given } from "../given.ts";

/** What carrying out an instruction came to; later instructions ask for it through `bind`. */
export interface Outcome {
  /** It was carried out, at least in part ("if you do"). */
  readonly done: boolean;
  /** A player chose to do it, whatever came of it (118.12). */
  readonly chose?: true;
  readonly objects?: readonly ObjectId[];
  /** Those of the objects that it really happened to, where that need not be all of them. */
  readonly affected?: readonly ObjectId[];
  /** Ids of the objects before the instruction moved them. */
  readonly was?: readonly ObjectId[];
  readonly players?: readonly PlayerId[];
  readonly amount?: number;
  /** The number of each of several players. */
  readonly each?: Readonly<Record<PlayerId, number>>;
  /** Excess damage dealt (120.10). */
  readonly excess?: number;
}

/** Carries out one kind of instruction. */
export type Handler<E extends A.Effect> = (game: Game, effect: E, ctx: Context) => Run<Outcome>;
/** The handlers of a family of instructions. */
export type Handlers<T extends A.Effect["type"]> = {
  readonly [K in T]: Handler<Extract<A.Effect, { type: K }>>;
};

export const nothingDone: Outcome = { done: false };

/** What was done to these, each with how much it was. */
export const doneTo = (those: readonly (readonly [Chosen, number])[]): Outcome => ({
  done: those.length > 0,
  objects: [...new Set(those.flatMap(([one]) => objectIn(one) ?? []))],
  players: [...new Set(those.flatMap(([one]) => playerIn(one) ?? []))],
  amount: sum(those.map(([, amount]) => amount)),
});

/** The outcome of an instruction as later instructions see it. */
export const bindingOf = (outcome: Outcome): Binding => ({
  objects: outcome.objects ?? [],
  players: outcome.players ?? [],
  amount: outcome.amount ?? outcome.objects?.length ?? 0,
  done: outcome.done,
  ...given({
    excess: outcome.excess,
    was: outcome.was,
    each: outcome.each,
    chose: outcome.chose,
    affected: outcome.affected,
  }),
});

const isSeveral = (who: A.Players): boolean =>
  who.type === "players" ||
  who.type === "opponents" ||
  who.type === "playersExcept" ||
  who.type === "playersWho" ||
  who.type === "playersTogether";

/** Leaves what came of an instruction under its `bind` number for later ones (608.2c). */
export const leave = (effect: A.Effect, outcome: Outcome, ctx: Context): void => {
  if (!("bind" in effect) || effect.bind === undefined) return;
  // "Each player discards their hand, then draws that many cards": each as many as that player discarded.
  const { each, ...whole } = outcome;
  const several = "who" in effect && isSeveral(effect.who) && each !== undefined;
  ctx.bindings[effect.bind] = bindingOf(several ? { ...whole, each } : whole);
};

/** The objects that an instruction really happened to. */
export const affectedOf = ({
  objects = [],
  affected = objects,
}: Pick<Outcome, "objects" | "affected">): readonly ObjectId[] => affected;

/** What the same instruction came to, carried out once more. */
export const bothBindings = (before: Binding, now: Binding): Binding => ({
  objects: [...before.objects, ...now.objects],
  players: [...new Set([...before.players, ...now.players])],
  amount: before.amount + now.amount,
  done: before.done || now.done,
  ...given({
    each: before.each && now.each && { ...before.each, ...now.each },
    affected: (before.affected ?? now.affected) && [...affectedOf(before), ...affectedOf(now)],
    chose: before.chose ?? now.chose,
  }),
  was: [...(before.was ?? before.objects), ...(now.was ?? now.objects)],
});

/** How often each player is named. */
export const countEach = (players: readonly PlayerId[]): Readonly<Record<PlayerId, number>> => {
  const each: Record<PlayerId, number> = {};
  for (const player of players) each[player] = (each[player] ?? 0) + 1;
  return each;
};

/** The numbers of outcomes that are each about one player. */
const eachOf = (outcomes: readonly Outcome[]): Pick<Outcome, "each"> => {
  const each: Record<PlayerId, number> = {};
  for (const { players, amount, objects } of outcomes) {
    const [player] = players ?? [];
    if (player === undefined || players?.length !== 1) return {};
    each[player] = (each[player] ?? 0) + (amount ?? objects?.length ?? 0);
  }
  return { each };
};

/** Several outcomes of one instruction as one. */
export const together = (outcomes: readonly Outcome[]): Outcome => {
  const [only] = outcomes;
  if (outcomes.length === 1 && only !== undefined) return { ...eachOf(outcomes), ...only };
  const affected = outcomes.some((outcome) => outcome.affected) ? outcomes.flatMap(affectedOf) : undefined;
  const amounts = outcomes.flatMap(({ amount }) => amount ?? []);
  return {
    done: outcomes.some((outcome) => outcome.done),
    objects: outcomes.flatMap((outcome) => outcome.objects ?? []),
    was: outcomes.flatMap((outcome) => outcome.was ?? outcome.objects ?? []),
    players: [...new Set(outcomes.flatMap((outcome) => outcome.players ?? []))],
    ...given({
      chose: outcomes.find(({ chose }) => chose)?.chose,
      affected,
      amount: amounts.length > 0 ? sum(amounts) : undefined,
    }),
    ...eachOf(outcomes),
  };
};

/** What the events moved: the objects where they are now and as they were; later parts of the effect find them (400.7j). */
export const movedBy = (events: readonly GameEvent[], ids: readonly ObjectId[], ctx: Context): Outcome => {
  const moves = events.filter((event) => event.type === "zoneChange").filter((e) => ids.includes(e.object));
  const whole = moves.filter((event) => !event.component);
  for (const { object, becomes } of whole)
    if (becomes !== undefined && ctx.moved !== undefined) ctx.moved[object] = becomes;
  // 730.3c: with all that the cards of merged permanents became.
  const all = [...whole, ...moves.filter((event) => event.component)];
  return {
    done: whole.length > 0,
    objects: all.map(({ object, becomes = object }) => becomes),
    was: whole.map(({ object }) => object),
  };
};
