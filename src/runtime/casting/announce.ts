import type * as A from "../../abilities/index.ts";
import { askDivision, askModes } from "../ask.ts";
import { holds, mentionsType, quantityOf, rangeOf } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import { countUse, objectOf } from "../game.ts";
import type { Chosen, ChosenInstructions, Context, ObjectId, PlayerId } from "../state.ts";
import { partsIn } from "../evaluate/nodes.ts";
import { remembered } from "../remembered.ts";
import { chooseTargets, targetCandidates, targetsExist } from "./targets.ts";
import { pickRandom, resolvePlayers } from "../effects/choose.ts";
import { thePlayer } from "../effects/exactly.ts";
import { wasPaid } from "../evaluate/paid.ts";

/** Instructions whose modes are chosen, but nothing else yet. */
export interface Announced {
  readonly instructions: A.Instructions;
  readonly modes?: readonly number[];
}

/** The modal part of instructions, which is chosen on announcement (700.2a). */
export const modalOf = (effect: A.Effect): A.Modal | undefined => {
  if (effect.type === "modal") return effect;
  return effect.type === "sequence" ? effect.effects.map(modalOf).find((m) => m !== undefined) : undefined;
};

const modeKey = (modal: A.Modal, index: number): string => `mode ${index} of ${modal.modes.length}`;

const isAvailable = (
  game: Game,
  modal: A.Modal,
  mode: A.Mode,
  index: number,
  context: Context,
  source: ObjectId,
): boolean => {
  const object = objectOf(game, context.source);
  if (modal.notChosenBefore !== undefined && object !== undefined) {
    const counts = modal.notChosenBefore === "ever" ? object.activations.game : object.activations.turn;
    if ((counts[modeKey(modal, index)] ?? 0) > 0) return false;
  }
  return targetsExist(game, mode.targets ?? [], context, source);
};

/** How many modes are chosen, where a condition may let more be chosen (700.2d). */
export const countOfModes = (game: Game, { count, instead }: A.Modal, context: Context): A.Count =>
  instead !== undefined && holds(game, instead.condition, context) ? instead.count : count;

const modeRange = (game: Game, modal: A.Modal, context: Context): { min: number; max: number } => {
  // 702.42a
  const entwined = wasPaid(objectOf(game, context.source), "entwine");
  if (entwined) return { min: modal.modes.length, max: modal.modes.length };
  return rangeOf(game, countOfModes(game, modal, context), context, modal.modes.length);
};

/** Whether instructions could be announced now: enough modes with legal targets, or legal targets (601.2b-c). */
export const canAnnounce = (
  game: Game,
  instructions: A.Instructions,
  context: Context,
  source: ObjectId = context.source,
): boolean => {
  if (!targetsExist(game, instructions.targets ?? [], context, source)) return false;
  const modal = modalOf(instructions.effect);
  if (modal === undefined) return true;
  const available = modal.modes.filter((mode, index) =>
    isAvailable(game, modal, mode, index, context, source),
  ).length;
  return available > 0 && (modal.repeat === true || available >= modeRange(game, modal, context).min);
};

/** 700.2i: modes one after the other, as long as one more may be chosen and is. */
function* modesWorth(
  game: Game,
  player: PlayerId,
  modal: A.Modal,
  available: readonly number[],
  context: Context,
): Run<number[]> {
  const chosen: number[] = [];
  for (let left = quantityOf(game, modal.worth ?? 0, context); ;) {
    const possible = available.filter((index) => (modal.modes[index]?.worth ?? 0) <= left);
    if (possible.length === 0) return chosen;
    const [mode] = yield* askModes(game, player, possible, 0, 1, false, context.source);
    if (mode === undefined) return chosen;
    left -= modal.modes[mode]?.worth ?? 0;
    chosen.push(mode);
  }
}

/** 601.2b, 700.2a: chooses the modes; `undefined` when not enough of them can be chosen. */
export function* chooseModes(
  game: Game,
  player: PlayerId,
  instructions: A.Instructions,
  context: Context,
  source: ObjectId,
): Run<Announced | undefined> {
  const modal = modalOf(instructions.effect);
  if (modal === undefined) return { instructions };
  const available = modal.modes.flatMap((mode, index) =>
    isAvailable(game, modal, mode, index, context, source) ? [index] : [],
  );
  const { min, ...range } = modeRange(game, modal, context);
  const [target] = modal.modes[0]?.targets ?? [];
  const players =
    modal.differentPlayers && target ? targetCandidates(game, target, context, source).length : Infinity;
  const max = Math.min(range.max, players);
  // 603.3c: a triggered ability is removed only if no mode can be chosen (101.3); too few are not enough to cast or activate.
  const least = objectOf(game, source)?.stackItem?.type === "triggered" ? Math.min(min, 1) : min;
  if (available.length === 0 || players < least || (!modal.repeat && available.length < least))
    return undefined;
  const most = modal.repeat ? max : Math.min(max, available.length);
  let modes: number[];
  if (modal.worth !== undefined) modes = yield* modesWorth(game, player, modal, available, context);
  else if (modal.random) modes = pickRandom(game, available, min);
  else {
    // 700.2e
    const [chooser = player] = modal.by === undefined ? [] : yield* resolvePlayers(game, modal.by, context);
    modes = yield* askModes(
      game,
      chooser,
      available,
      Math.min(min, most),
      most,
      modal.repeat === true,
      source,
    );
  }
  const object = objectOf(game, context.source);
  if (modal.notChosenBefore !== undefined && object !== undefined) {
    for (const index of modes) countUse(object, modeKey(modal, index));
  }
  return { instructions, modes: modes.sort((a, b) => a - b) };
}

interface Division {
  readonly target: number;
  readonly amount: A.Quantity;
  readonly purpose: "targets" | "counters";
}
/** Whether that is a reference to one of the targets. */
export const isTarget = (node: A.AnyNode): node is A.Target | A.TargetPlayers =>
  node.type === "target" || node.type === "targetPlayers";
const targetIndex = (to: A.Recipients): number | undefined => {
  if (isTarget(to)) return to.index;
  if (to.type === "both") return to.parts.map(targetIndex).find((i) => i !== undefined);
  return undefined;
};

const divided = (to: A.Recipients, amount: A.Quantity, purpose: Division["purpose"]): Division[] => {
  const target = targetIndex(to);
  return target === undefined ? [] : [{ target, amount, purpose }];
};
/** Where instructions divide damage or distribute counters among targets (601.2d); modes have their own. */
const divisions = remembered((effect: A.Effect): Division[] =>
  [...partsIn(effect, ({ type }) => type === "modal")].flatMap((part) => {
    // A node of the ability model is told apart by its type.
    const each = part as unknown as A.DealDamage | A.PutCounters | A.PreventDamage;
    if (each.type === "putCounters") return each.distributed ? divided(each.on, each.count, "counters") : [];
    return (each.type === "dealDamage" && each.divided === "chosen") ||
      (each.type === "prevent" && each.each === "divided")
      ? // What is divided is dealt or prevented to targets.
        divided(each.to as A.Recipients, each.amount ?? 0, "targets")
      : [];
  }),
);

function* chooseDivision(
  game: Game,
  player: PlayerId,
  effect: A.Effect,
  targets: Chosen[][],
  context: Context,
  source: ObjectId,
): Run<number[][] | undefined> {
  const found = divisions(effect);
  if (found.length === 0) return [];
  const shares: number[][] = targets.map(() => []);
  for (const { target, amount, purpose } of found) {
    const among = targets[target] ?? [];
    if (among.length === 0) continue;
    const total = quantityOf(game, amount, { ...context, targets });
    // 601.2d: each target gets at least one.
    if (total < among.length) return undefined;
    shares[target] = yield* askDivision(game, player, among, total, 1, purpose, source);
  }
  return shares;
}

/** 601.2d: there can be no more targets than each gets one of what is divided. */
const dividable = (
  game: Game,
  { effect, targets = [] }: A.Instructions,
  context: Context,
): A.TargetSpec[] => {
  const found = divisions(effect);
  return targets.map((spec, index) => {
    const amount = found.find(({ target }) => target === index)?.amount;
    const { count, perPlayer } = spec;
    if (amount === undefined || perPlayer !== undefined || mentionsType(amount, "target")) return spec;
    const most = quantityOf(game, amount, context);
    const least = quantityOf(game, count.min, context);
    const max = Math.max(
      least,
      Math.min(most, count.max === undefined ? most : quantityOf(game, count.max, context)),
    );
    return { ...spec, count: { ...count, max } };
  });
};

function* chooseFor(
  game: Game,
  player: PlayerId,
  instructions: A.Instructions,
  context: Context,
  source: ObjectId,
  mode?: number,
): Run<ChosenInstructions | undefined> {
  const specs = dividable(game, instructions, context);
  const targets = yield* chooseTargets(game, player, specs, context, source, mode);
  if (targets === undefined) return undefined;
  const division = yield* chooseDivision(game, player, instructions.effect, targets, context, source);
  if (division === undefined) return undefined;
  return { instructions, targets, ...(division.length > 0 ? { division } : {}) };
}

/** A mode of which the target is another player than those of the modes before. */
const withOthers = (mode: A.Mode, before: readonly { readonly chosen: ChosenInstructions }[]): A.Mode => {
  const parts = before.flatMap(({ chosen }) =>
    chosen.targets.flat().flatMap((each) => ("player" in each ? [thePlayer(each.player)] : [])),
  );
  const targets = (mode.targets ?? []).map((spec) => ({
    ...spec,
    players: {
      type: "playersExcept",
      players: spec.players ?? { type: "players" },
      except: { type: "playersTogether", parts },
    } as const,
  }));
  return { ...mode, targets };
};

/** 601.2c-d: chooses the targets and divisions of announced instructions and of their modes. */
export function* chooseTargetsAndDivision(
  game: Game,
  player: PlayerId,
  announced: Announced,
  context: Context,
  source: ObjectId,
): Run<ChosenInstructions | undefined> {
  const chosen = yield* chooseFor(game, player, announced.instructions, context, source);
  if (chosen === undefined || announced.modes === undefined) return chosen;
  const modal = modalOf(announced.instructions.effect);
  const modes: { index: number; chosen: ChosenInstructions }[] = [];
  for (const index of announced.modes) {
    const given = modal?.modes[index];
    if (given === undefined) continue;
    const mode = modal?.differentPlayers ? withOthers(given, modes) : given;
    const part = yield* chooseFor(game, player, mode, context, source, index);
    if (part === undefined) return undefined;
    modes.push({ index, chosen: part });
  }
  return { ...chosen, modes };
}
