import type * as A from "../../abilities/index.ts";
import { rulesInForce } from "../continuous/index.ts";
import { holds, mentionsType, quantityOf } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import type { Game } from "../game.ts";
import { existing, supposing, whileSo } from "../game.ts";
import type { Chosen, ChosenInstructions, Context, ObjectId, StackItem } from "../state.ts";
import { modalOf } from "./announce.ts";
import { targetCandidates } from "./targets.ts";
import { remembered } from "../remembered.ts";

const asksForTargets = remembered(
  (part: object): boolean => mentionsType(part, "targets") || mentionsType(part, "targetCount"),
);

const ofCasting: ReadonlySet<string> = new Set(["costChange", "castAsThoughFlash"]);

/** Whether what it costs (601.2f comes after 601.2c), or whether this is its time (601.3b), may depend on its targets. */
const dependsOnTargets = (game: Game, abilities: readonly A.Ability[]): boolean =>
  rulesInForce(game).some(({ change }) => ofCasting.has(change.type) && asksForTargets(change)) ||
  flatten(abilities).some(
    (a) => a.type === "static" && a.effects.some(({ type }) => ofCasting.has(type)) && asksForTargets(a),
  );

/** Looks at a spell, or at the source of an ability, as if it had these choices. */
export const asAnnounced = <T>(
  game: Game,
  id: ObjectId,
  type: StackItem["type"],
  instructions: ChosenInstructions[],
  look: (game: Game) => T,
): T => {
  const object = existing(game, id);
  const stackItem = { ...object.stackItem, type, source: id, instructions, costObjects: [], since: 0 };
  return whileSo(object, { stackItem }, () => look(supposing(game)));
};

/** Choices of targets that tell the costs apart: each candidate once, and as many as possible. */
function* choices(game: Game, specs: readonly A.TargetSpec[], context: Context): Generator<Chosen[][]> {
  const all = specs.map((spec) =>
    spec.onlyIf === undefined || holds(game, spec.onlyIf, context)
      ? targetCandidates(game, spec, context)
      : [],
  );
  const least = specs.map((spec, i) =>
    quantityOf(game, spec.count.min, context) > 0 ? all[i]!.slice(0, 1) : [],
  );
  yield least;
  for (const [i, candidates] of all.entries())
    for (const candidate of candidates) yield least.map((chosen, n) => (n === i ? [candidate] : chosen));
  const most = specs.map((spec, i) => {
    const { max } = spec.count;
    return max === undefined ? all[i]! : all[i]!.slice(0, quantityOf(game, max, context));
  });
  yield most;
}

const partsOf = (instructions: A.Instructions): readonly (readonly A.TargetSpec[])[] => [
  instructions.targets ?? [],
  ...(modalOf(instructions.effect)?.modes ?? []).map((mode) => mode.targets ?? []),
];

/** Whether it can be paid with some choice of targets, where the cost depends on them. */
export const payableWithTargets = (
  game: Game,
  id: ObjectId,
  type: StackItem["type"],
  abilities: readonly A.Ability[],
  all: readonly A.Instructions[],
  context: Context,
  payable: (game: Game) => boolean,
): boolean => {
  const asked = all.flatMap((instructions) =>
    partsOf(instructions).flatMap((specs) => (specs.length > 0 ? [{ instructions, specs }] : [])),
  );
  if (asked.length === 0 || !dependsOnTargets(game, abilities)) return payable(game);
  return asked.some(({ instructions, specs }) => {
    for (const targets of choices(game, specs, context))
      if (asAnnounced(game, id, type, [{ instructions, targets }], payable)) return true;
    return false;
  });
};
