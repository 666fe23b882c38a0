import type * as A from "../../abilities/index.ts";
import { copyWithThis, enteringSo, faceDownAs, oneSearch, tokenText } from "./joined-instructions.ts";
import { mandatoryCosts } from "./mandatory-costs.ts";
import { reformed } from "./origins.ts";
import type { Scope } from "./scope.ts";

/** Words of the model that look back at an instruction by its number. */
const lookers: ReadonlySet<unknown> = new Set([
  "bound",
  "amount",
  "excessDamage",
  "performed",
  "wonFlip",
  "boundPlayer",
  "reflexive",
]);
/** Words look back at an instruction that is not there to be looked back at: it was replaced, or stands in another ability. */
export class Dangling extends Error {}

type Fields = Readonly<Record<string, unknown>>;

/** Fields that give an instruction or a part of it a number. */
const isGiver = (key: string): boolean => key === "bind" || key === "bindFound" || key === "bindOther";

/** What a value looks back at, and the numbers it gives, in printed order. */
interface Numbers {
  readonly wanted: number[];
  readonly given: number[];
  /** Whether there is something to put in order: numbers, absent fields, or sequences. */
  untidy: boolean;
}

const collect = (value: unknown, into: Numbers): void => {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) collect(each, into);
    return;
  }
  const node = value as Fields;
  const { given } = into;
  const before = given.length;
  let own = 0;
  for (const key in node) {
    const field = node[key];
    if (typeof field === "object") collect(field, into);
    else if (field === undefined || field === "sequence") into.untidy = true;
    else if (typeof field !== "number") continue;
    // A node's own numbers come before those of its parts.
    else if (isGiver(key)) given.splice(before + own++, 0, field);
    else if (key === "id" && lookers.has(node["type"])) into.wanted.push(field);
  }
};

/** The new numbers by the old ones. */
type Renumbering = readonly (number | undefined)[];

/** Gives back the very value where there is nothing to change. */
const rewrite = (value: unknown, numbers: Renumbering): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return flattened(rewriteNode(value as Fields, numbers));
  let list: unknown[] | undefined;
  for (let index = 0; index < value.length; index++) {
    const made = rewrite(value[index], numbers);
    if (made !== value[index]) (list ??= value.slice())[index] = made;
  }
  return list ?? value;
};

const rewriteNode = (node: Fields, numbers: Renumbering): Fields => {
  let made: Record<string, unknown> | undefined;
  for (const key in node) {
    const field = node[key];
    const now = rewriteField(node, key, field, numbers);
    if (made === undefined && (now !== field || now === undefined)) {
      made = {};
      for (const before in node) {
        if (before === key) break;
        made[before] = node[before];
      }
    }
    if (made !== undefined && now !== undefined) made[key] = now;
  }
  if (made !== undefined) reformed(node, made);
  return made ?? node;
};
const rewriteField = (node: Fields, key: string, field: unknown, numbers: Renumbering): unknown => {
  if (typeof field === "object") return rewrite(field, numbers);
  if (typeof field !== "number") return field;
  if (isGiver(key)) return numbers[field];
  return key === "id" && lookers.has(node["type"]) ? (numbers[field] ?? 0) : field;
};

/** A sequence within a sequence is one sequence; a sequence of one is that one. */
const flattened = (node: Fields): Fields => {
  if (node["type"] !== "sequence") return node;
  const inner = node["effects"] as readonly Fields[];
  if (inner.length > 1 && inner.every(({ type }) => type !== "sequence" && type !== "nothing")) return node;
  const effects = inner.flatMap((effect) =>
    effect["type"] === "sequence"
      ? (effect["effects"] as readonly Fields[])
      : effect["type"] === "nothing"
        ? []
        : [effect],
  );
  return effects.length === 1 ? effects[0]! : { type: "sequence", effects };
};

/**
 * The canonical form of an ability: numbers of instructions that nothing looks back at are dropped, the others count
 * from 1 in printed order, sequences are flat and absent fields are absent. Two texts that mean the same come out equal.
 */
export const tidy = <T extends object>(lowered: T): T => {
  const ability = mandatoryCosts(enteringSo(copyWithThis(faceDownAs(tokenText(oneSearch(lowered))))));
  const given: number[] = [];
  const wanted: number[] = [];
  const found: Numbers = { wanted, given, untidy: false };
  collect(ability, found);
  const numbers: number[] = [];
  let count = 0;
  for (const id of given) if (numbers[id] === undefined && wanted.includes(id)) numbers[id] = ++count;
  for (const id of wanted) if (numbers[id] === undefined) throw new Dangling();
  if (!found.untidy && given.length === 0) return ability;
  // Rewriting keeps every node's shape; only numbers and empty fields change.
  return rewrite(ability, numbers) as T;
};

/** Targets and effect of a finished scope. */
export const finished = (scope: Scope, effect: A.Effect): A.Instructions => ({
  ...(scope.targets.length === 0 ? {} : { targets: scope.targets }),
  effect,
});
