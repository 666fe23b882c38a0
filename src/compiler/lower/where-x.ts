import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { isPlaceholder } from "../definitions.ts";
import { rewritten } from "./rewritten.ts";
import { holds, holdsType, same } from "./same.ts";
import { refuse } from "./scope.ts";
import { choosesX } from "./x-limits.ts";

type Fields = Readonly<Record<string, unknown>>;

const isMana = (value: unknown): value is A.ManaPayment =>
  typeof value === "object" && value !== null && "type" in value && value.type === "mana" && "cost" in value;

/** {X} in a cost is one generic mana, as many times as X says; other symbols stay beside it. */
const payment = (mana: A.ManaPayment, q: A.Quantity): readonly A.ManaPayment[] => {
  const others = mana.cost.filter((symbol) => symbol !== "X");
  const times = mana.cost.length - others.length;
  if (times === 0 || mana.times !== undefined) return [mana];
  const generic = typeof q === "number" ? A.mana([String(times * q)]) : A.mana([String(times)], { times: q });
  return others.length === 0 ? [generic] : [A.mana(others), generic];
};

/** What gets the modifications of a node. */
const receiverOf = (node: Fields): unknown =>
  "modifications" in node ? (node["to"] ?? node["what"]) : undefined;

/** A number of what is given an ability, or of what gives it, as the ability itself says it (201.5a). */
const ofBearer = (q: A.Quantity, receiver: unknown): A.Quantity =>
  rewritten(q, (part) => (same(part, receiver) ? A.self : part.type === "self" ? A.granter : undefined));

const givesX = (part: unknown): boolean =>
  holds(part, (each) => each["type"] === "gainAbilities" && choosesX(each));

/** Whether something is given an ability with X, and whose number that is cannot be said in the ability. */
export const isBeyondGiven = (told: unknown, q: A.Quantity): boolean =>
  holds(
    told,
    (part) =>
      "modifications" in part &&
      givesX(part["modifications"]) &&
      holdsType(ofBearer(q, receiverOf(part)), "host", "target", "bound", "eventObjects"),
  );

/** Puts a value in place of X, which "where X is" gives at the end of a sentence (107.3i). */
export const withX = <T>(value: T, q: A.Quantity): T => {
  const rewrite = (each: unknown, own: A.Quantity, receiver?: unknown): unknown => {
    if (Array.isArray(each))
      return each.flatMap((item): readonly unknown[] =>
        isMana(item) ? payment(item, own) : [rewrite(item, own, receiver)],
      );
    if (typeof each !== "object" || each === null) return each;
    const node = each as Fields;
    if (node["type"] === "x") return own;
    const inside = node["type"] === "gainAbilities" && receiver !== undefined ? ofBearer(q, receiver) : own;
    const told = Object.fromEntries(
      Object.entries(node).map(([key, inner]) => [
        key,
        rewrite(inner, inside, key === "modifications" ? receiverOf(node) : undefined),
      ]),
    );
    if (told["type"] === "times" && typeof told["value"] === "number")
      return Number(told["factor"]) * told["value"];
    return told;
  };
  // Only quantities change, for quantities, and symbols of costs for the costs they stand for.
  return rewrite(value, q) as T;
};

/** Puts a value in the place of the Y of "+X/+Y". */
export const withY = <T>(value: T, y: A.Quantity): T =>
  rewritten(value, (part) => (isPlaceholder(part) && part.name === "Y" ? y : undefined));

/** The value of Y. */
export const yOf = (also: Nodes["alsoWhere"]): Nodes["quantity"] =>
  also.letter.letter === "Y" ? also.q : refuse(also, "only Y gets a value behind X");

/** The value of X; other letters have none. */
export const xOf = (where: Nodes["whereX"]): Nodes["quantity"] =>
  where.spell !== undefined || where.resolving === true
    ? refuse(where.spell ?? where, "this number is needed only later")
    : where.also !== undefined
      ? refuse(where.also, "only X gets a value here")
      : where.letter.letter === "X"
        ? where.q
        : refuse(where, "only X gets a value here");
