import type { Answer, Chosen } from "../../runtime/index.ts";
import type { About, Asked } from "./asking.ts";

/** What a person has said so far of a decision that takes more than one word. */
export interface Draft {
  /** What is picked, or the order so far: numbers of items. */
  readonly picked: readonly number[];
  /** The share of each item. */
  readonly shares: readonly number[];
  /** What each creature attacks or blocks: the number of its option, or -1. */
  readonly declared: readonly number[];
  readonly number: number;
  /** The mana that is to be spent, by its places in the pool; all that is needed where nothing is said. */
  readonly pool: readonly number[];
}

/** Nothing has been said yet; a division begins with what every item gets at least, and the rest for the first. */
export const emptyDraft = (asked: Asked | undefined): Draft => {
  const none: Draft = { picked: [], shares: [], declared: [], number: 0, pool: [] };
  switch (asked?.how) {
    case "number":
      return { ...none, number: asked.min };
    case "order":
      return { ...none, picked: asked.items.map((_, index) => index) };
    case "divide": {
      const rest = asked.total - asked.least * asked.items.length;
      return { ...none, shares: asked.items.map((_, index) => asked.least + (index === 0 ? rest : 0)) };
    }
    case "declare":
      return { ...none, declared: asked.creatures.map(() => -1) };
    default:
      return none;
  }
};

/** With another item picked or no longer picked; what would be one too many takes the place of the first. */
export const withPicked = (
  draft: Draft,
  { max, repeat }: { readonly max: number; readonly repeat: boolean },
  item: number,
): Draft => {
  if (!repeat && draft.picked.includes(item))
    return { ...draft, picked: draft.picked.filter((each) => each !== item) };
  const picked = [...draft.picked, item];
  return { ...draft, picked: picked.slice(Math.max(0, picked.length - max)) };
};

/** With an item of an order one place nearer to the beginning or the end. */
export const withMoved = (draft: Draft, place: number, by: 1 | -1): Draft => {
  const picked = [...draft.picked];
  const [item] = picked.splice(place, 1);
  if (item !== undefined) picked.splice(place + by, 0, item);
  return { ...draft, picked };
};

/** With one of a list of numbers changed. */
export const withAt = (list: readonly number[], index: number, value: number): readonly number[] =>
  list.map((each, at) => (at === index ? value : each));

/** Whether what has been said is enough for an answer. */
export const isComplete = (asked: Asked, { picked, shares }: Draft): boolean => {
  if (asked.how === "pick") return picked.length >= asked.min;
  if (asked.how === "divide") return shares.reduce((sum, each) => sum + each, 0) === asked.total;
  return asked.how !== "choose";
};

const pickAnswer = ({ type, values }: Extract<Asked, { how: "pick" }>, picked: readonly number[]): Answer => {
  const chosen = picked.flatMap((item) => values[item] ?? []);
  // The values are of the kind that the type says.
  if (type === "targets") return { type, chosen: chosen as readonly Chosen[] };
  return { type, chosen: chosen as readonly number[] };
};

/** The answer that has been said. */
export const answerOf = (asked: Asked, draft: Draft): Answer | undefined => {
  const { picked, shares, declared, number, pool } = draft;
  switch (asked.how) {
    case "choose":
      return undefined;
    case "pick":
      return pickAnswer(asked, picked);
    case "number":
      return { type: "number", value: number };
    case "order":
      return { type: "order", order: picked };
    case "divide":
      return { type: "divide", shares };
    case "declare": {
      const made = asked.creatures.flatMap(({ object, options }, index) => {
        const option = options[declared[index] ?? -1];
        return option === undefined ? [] : [{ id: object, value: option.value }];
      });
      return asked.type === "attackers"
        ? { type: "attackers", attacks: made.map(({ id, value }) => ({ id, defender: value })) }
        : {
            type: "blockers",
            blocks: made.flatMap(({ id, value }) =>
              typeof value === "number" ? [{ id, attackers: [value] }] : [],
            ),
          };
    }
    case "pay": {
      const helpers = picked.flatMap((item) => asked.helpers[item]?.object ?? []);
      return {
        type: "pay",
        ...(pool.length === 0 ? {} : { pool }),
        ...(helpers.length === 0 ? {} : { helpers }),
      };
    }
  }
};

/** Whether something is about an object or a player. */
export const isAbout = (one: About, other: About): boolean =>
  (other.object !== undefined && one.object === other.object) ||
  (other.player !== undefined && one.player === other.player);
