import * as A from "../../abilities/index.ts";
import { same } from "./same.ts";

/** Nodes of the model are told apart by their type; other parts (lists, costs of mana, numbers) have none. */
const isNode = (value: object): value is A.AnyNode => "type" in value && typeof value.type === "string";

/**
 * A part of the model in which some nodes are others: `change` gives what takes the place of a node with all that it is made of,
 * or undefined where the node stays and what it is made of is asked about. What does not change stays the very same. A node's
 * place takes only what fits there, which no type checks: a quantity for a quantity, players for players.
 */
export const rewritten = <T>(part: T, change: (node: A.AnyNode) => unknown): T => {
  const rewrite = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const changed = !Array.isArray(value) && isNode(value) ? change(value) : undefined;
    if (changed !== undefined) return changed;
    const before = Object.entries(value);
    const after = before.map(([key, each]) => [key, rewrite(each)] as const);
    if (after.every(([, each], index) => each === before[index]![1])) return value;
    return Array.isArray(value) ? after.map(([, each]) => each) : Object.fromEntries(after);
  };
  return rewrite(part) as T;
};

/** "It deals twice that much damage instead": another number in place of that of one instruction. */
export const withAmount = <T>(part: T, id: number | undefined, amount: A.Quantity): T =>
  id === undefined
    ? part
    : rewritten(part, (node) =>
        node.type === "amount" && "id" in node && node.id === id ? amount : undefined,
      );

/** "Creatures you control get +1/+1. If …, those creatures get +2/+2 instead": nothing else has affected them by then. */
export const ofTheSame = (replaced: A.Effect, then: A.Effect): A.Effect =>
  replaced.type === "affect" &&
  then.type === "affect" &&
  then.what.type === "bound" &&
  then.what.id === replaced.bind
    ? { ...then, what: replaced.what, bind: replaced.bind }
    : then;

/** How long an instruction lasts, where it says one time only. */
const durationIn = (effect: A.Effect): A.Duration | undefined => {
  if (effect.type === "affect") return effect.duration;
  if (effect.type === "may") return durationIn(effect.effect);
  if (effect.type !== "sequence") return undefined;
  const [first, ...others] = effect.effects.flatMap((each) => durationIn(each) ?? []);
  return others.every((each) => same(each, first)) ? first : undefined;
};

/** "You may cast that card this turn. If it's a land card, you may play it instead": this turn, too. */
const allowedAs = (told: A.Effect, { what, duration }: A.AllowPlay): A.Effect => {
  if (told.type !== "may" || told.effect.type !== "castCards" || !same(told.effect.what, what)) return told;
  const { type: _, bind: _bind, copy, transformed, as, spell, ...manner } = told.effect;
  return [copy, transformed, as, spell].some((each) => each !== undefined)
    ? told
    : { ...manner, type: "allowPlay", ...(duration && { duration }) };
};

/** "That creature gets -4/-4 instead": for as long as the instruction says that this takes the place of. */
export const lastingAs = (told: A.Effect, replaced: A.Effect): A.Effect => {
  if (replaced.type === "allowPlay") return allowedAs(told, replaced);
  const duration = durationIn(replaced);
  if (duration === undefined) return told;
  if (told.type === "affect") return told.duration === undefined ? { ...told, duration } : told;
  return told.type === "sequence" ? A.sequence(told.effects.map((each) => lastingAs(each, replaced))) : told;
};
