import type { Action, Answer, Decision, Game } from "../../runtime/index.ts";
import { type Telling, describeAction, objectName, playerName } from "../../play/index.ts";
import { chosenName } from "../../play/names.ts";

/** What can be chosen, a line for each number from 1 on, and how what is typed becomes an answer. */
export interface Menu {
  readonly lines: readonly string[];
  readonly how: string;
  /** Undefined when the words make no answer; whether it is allowed the game says. */
  readonly read: (words: string) => Answer | undefined;
}

const numbers = (words: string): readonly number[] | undefined => {
  const found = words.split(/[\s,]+/).filter((word) => word !== "");
  return found.every((word) => /^\d+$/.test(word)) ? found.map(Number) : undefined;
};

/** The things with these numbers; undefined where one of them has none. */
const chosenFrom = <T>(words: string, things: readonly T[]): readonly T[] | undefined => {
  const chosen = numbers(words)?.map((number) => things[number - 1]);
  return chosen?.every((each): each is T & {} => each !== undefined) ? chosen : undefined;
};

const some = <T>(
  things: readonly T[],
  { min, max }: { readonly min: number; readonly max: number },
  name: (thing: T) => string,
  answer: (chosen: readonly T[]) => Answer,
): Menu => ({
  lines: things.map(name),
  how: min === max ? `${max === 1 ? "a number" : `${max} numbers`}` : `${min} to ${max} numbers`,
  read: (words) => {
    const chosen = chosenFrom(words, things);
    return chosen && answer(chosen);
  },
});

type DecisionOf<T extends Decision["type"]> = Extract<Decision, { type: T }>;

const attackMenu = (decision: DecisionOf<"attackers">, game: Game, telling: Telling): Menu => {
  const ways = decision.candidates.flatMap(({ id, defenders }) =>
    defenders.map((defender) => ({ id, defender })),
  );
  const place = (to: (typeof ways)[number]["defender"]): string =>
    typeof to === "number" ? objectName(game, to, telling) : playerName(to.player, telling);
  return {
    ...some(
      ways,
      { min: 0, max: decision.candidates.length },
      ({ id, defender }) => `${objectName(game, id, telling)} attacks ${place(defender)}`,
      (attacks) => ({ type: "attackers", attacks }),
    ),
    how: "numbers, nothing for no attack",
  };
};

const blockMenu = (decision: DecisionOf<"blockers">, game: Game, telling: Telling): Menu => {
  const ways = decision.candidates.flatMap(({ id, attackers }) =>
    attackers.map((attacker) => ({ id, attacker })),
  );
  return {
    ...some(
      ways,
      { min: 0, max: ways.length },
      ({ id, attacker }) => `${objectName(game, id, telling)} blocks ${objectName(game, attacker, telling)}`,
      (chosen) => {
        const blockers = [...new Set(chosen.map(({ id }) => id))];
        return {
          type: "blockers",
          blocks: blockers.map((id) => ({
            id,
            attackers: chosen.filter((each) => each.id === id).map(({ attacker }) => attacker),
          })),
        };
      },
    ),
    how: "numbers, nothing for no block",
  };
};

const priorityMenu = ({ actions }: DecisionOf<"priority">, game: Game, telling: Telling): Menu => {
  const words = (action: Action): string => describeAction(game, action, telling);
  const doing = actions.filter(({ type }) => type !== "pass");
  // Of cards of one name it makes no difference which is played or cast.
  const isAlike = (one: Action, other: Action): boolean =>
    one.type === other.type &&
    (one.type === "cast" || one.type === "playLand") &&
    words(one) === words(other);
  const different = doing.filter(
    (one, index) => doing.findIndex((other) => one === other || isAlike(one, other)) === index,
  );
  const order = [
    ...different.filter(({ type }) => type !== "activateMana"),
    ...different.filter(({ type }) => type === "activateMana"),
  ];
  return {
    lines: order.map(words),
    how: "a number, nothing to pass",
    read: (typed) => {
      if (typed === "") return { type: "action", action: { type: "pass" } };
      const [action] = chosenFrom(typed, order) ?? [];
      return action && { type: "action", action };
    },
  };
};

const divideMenu = ({ among, total }: DecisionOf<"divide">, game: Game, telling: Telling): Menu => ({
  lines: among.map((each) => chosenName(game, each, telling)),
  how: `how much for each, ${total} in all`,
  read: (words) => {
    const shares = numbers(words);
    return shares && { type: "divide", shares };
  },
});

/** What a decision offers, in numbered lines. */
export const menuOf = (decision: Decision, game: Game, telling: Telling): Menu => {
  const object = (id: number): string => objectName(game, id, telling);
  switch (decision.type) {
    case "priority":
      return priorityMenu(decision, game, telling);
    case "yesNo":
      return {
        lines: [],
        how: "y or n",
        read: (words) =>
          /^(?:y|yes|n|no)$/i.test(words) ? { type: "yesNo", yes: /^y/i.test(words) } : undefined,
      };
    case "number":
      return {
        lines: [],
        how: `a number from ${decision.min} to ${decision.max}`,
        read: (words) => (/^\d+$/.test(words) ? { type: "number", value: Number(words) } : undefined),
      };
    case "targets":
      return some(
        decision.candidates,
        decision,
        (each) => chosenName(game, each, telling),
        (chosen) => ({ type: "targets", chosen }),
      );
    case "objects":
      return some(decision.candidates, decision, object, (chosen) => ({ type: "objects", chosen }));
    case "players":
      return some(
        decision.candidates,
        decision,
        (id) => playerName(id, telling),
        (chosen) => ({ type: "players", chosen }),
      );
    case "modes":
      return some(
        decision.available,
        decision,
        (mode) => `mode ${mode + 1}`,
        (chosen) => ({ type: "modes", chosen }),
      );
    case "option":
      return some(
        decision.options.map((text, index) => ({ text, index })),
        { min: 1, max: 1 },
        ({ text }) => text,
        ([first]) => ({ type: "option", index: first?.index ?? -1 }),
      );
    case "order": {
      const all = decision.items.length;
      const indices = decision.items.map((_, index) => index);
      return some(
        indices,
        { min: all, max: all },
        (index) => decision.items[index] ?? "",
        (order) => ({ type: "order", order }),
      );
    }
    case "divide":
      return divideMenu(decision, game, telling);
    case "attackers":
      return attackMenu(decision, game, telling);
    case "blockers":
      return blockMenu(decision, game, telling);
    case "payment":
      return {
        lines: [],
        how: "nothing to pay",
        read: (words) => (words === "" ? { type: "pay" } : undefined),
      };
  }
};
