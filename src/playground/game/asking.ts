import {
  describeAction,
  describeAnswer,
  describeMode,
  legalAnswers,
  objectName,
  type PlayerView,
  type Telling,
} from "../../play/index.ts";
import type { Answer, Chosen, Decision, Game, ObjectId, Session } from "../../runtime/index.ts";

/** What on the table something is about. */
export interface About {
  readonly object?: ObjectId;
  readonly player?: number;
}

/** Something that may be answered at once. */
export interface Choice extends About {
  readonly label: string;
  readonly answer: Answer;
}

/** Something among several that are chosen from, ordered or given a share. */
export interface Item extends About {
  readonly label: string;
}

/** A creature that may be declared, with what it may attack or block. */
export interface Declared {
  readonly object: ObjectId;
  readonly label: string;
  readonly options: readonly {
    readonly label: string;
    readonly value: ObjectId | { readonly player: number };
  }[];
}

/** A decision as a person answers it. */
export type Asked =
  | { readonly how: "choose"; readonly choices: readonly Choice[] }
  | {
      readonly how: "pick";
      readonly type: "targets" | "objects" | "players" | "modes";
      readonly items: readonly Item[];
      readonly min: number;
      readonly max: number;
      /** Each may be picked more than once. */
      readonly repeat: boolean;
      /** What is picked, for each of the items. */
      readonly values: readonly (Chosen | number)[];
    }
  | { readonly how: "number"; readonly min: number; readonly max: number }
  | { readonly how: "order"; readonly items: readonly Item[] }
  | {
      readonly how: "divide";
      readonly items: readonly Item[];
      readonly total: number;
      readonly least: number;
    }
  | {
      readonly how: "declare";
      readonly type: "attackers" | "blockers";
      readonly creatures: readonly Declared[];
    }
  | {
      readonly how: "pay";
      /** Mana abilities that may be activated first. */
      readonly choices: readonly Choice[];
      /** The mana in the pool, by its places there. */
      readonly pool: readonly PlayerView["mana"][number]["color"][];
      readonly helpers: readonly Item[];
      readonly most: number;
    };

const aboutChosen = (chosen: Chosen): About =>
  "player" in chosen ? { player: chosen.player } : { object: chosen.object };

/** A card or permanent as an item. */
const itemsFor =
  (game: Game, telling: Telling) =>
  (ids: readonly ObjectId[]): readonly Item[] =>
    ids.map((object) => ({ object, label: objectName(game, object, telling) }));

const actions = ({ game }: Session, decision: Extract<Decision, { type: "priority" }>, telling: Telling) =>
  decision.actions.map((action): Choice => ({
    label: describeAction(game, action, telling),
    answer: { type: "action", action },
    ...("object" in action ? { object: action.object } : {}),
  }));

const pickOf = (
  decision: Extract<Decision, { type: "targets" | "objects" | "players" | "modes" }>,
  game: Game,
  telling: Telling,
): Asked => {
  const nameOf = (id: number): string => telling.players?.[id] ?? `player ${id + 1}`;
  const { min, max, type } = decision;
  const common = { how: "pick", type, min, max } as const;
  const items = itemsFor(game, telling);
  switch (decision.type) {
    case "targets":
      return {
        ...common,
        repeat: false,
        values: decision.candidates,
        items: decision.candidates.map((each) => ({
          ...aboutChosen(each),
          label: "player" in each ? nameOf(each.player) : objectName(game, each.object, telling),
        })),
      };
    case "objects":
      return { ...common, repeat: false, values: decision.candidates, items: items(decision.candidates) };
    case "players":
      return {
        ...common,
        repeat: false,
        values: decision.candidates,
        items: decision.candidates.map((player) => ({ player, label: nameOf(player) })),
      };
    case "modes":
      return {
        ...common,
        repeat: decision.repeat,
        values: decision.available,
        items: decision.available.map((mode) => ({
          label: describeMode(game, decision.source, mode, telling),
        })),
      };
  }
};

const declareOf = (
  decision: Extract<Decision, { type: "attackers" | "blockers" }>,
  game: Game,
  telling: Telling,
): Asked => ({
  how: "declare",
  type: decision.type,
  creatures: decision.candidates.map((each) => ({
    object: each.id,
    label: objectName(game, each.id, telling),
    options: ("defenders" in each ? each.defenders : each.attackers).map((value) => ({
      label:
        typeof value === "number"
          ? objectName(game, value, telling)
          : (telling.players?.[value.player] ?? ""),
      value,
    })),
  })),
});

/** How a person is asked; each decision at the things that it is about. */
export const askedOf = (session: Session, decision: Decision, telling: Telling): Asked => {
  const { game } = session;
  const items = itemsFor(game, telling);
  switch (decision.type) {
    case "priority":
      return { how: "choose", choices: actions(session, decision, telling) };
    case "yesNo":
    case "option":
      return {
        how: "choose",
        choices: [...legalAnswers(session)].map((answer) => ({
          label: describeAnswer(game, decision, answer, telling),
          answer,
        })),
      };
    case "number":
      return { how: "number", min: decision.min, max: decision.max };
    case "targets":
    case "objects":
    case "players":
    case "modes":
      return pickOf(decision, game, telling);
    case "order":
      return {
        how: "order",
        items: decision.items.map((label, index) => {
          const object = decision.objects[index];
          return { label, ...(object === undefined ? {} : { object }) };
        }),
      };
    case "divide":
      return {
        how: "divide",
        total: decision.total,
        least: decision.minimumEach,
        items: decision.among.map((each) => ({
          ...aboutChosen(each),
          label:
            "player" in each
              ? (telling.players?.[each.player] ?? "")
              : objectName(game, each.object, telling),
        })),
      };
    case "attackers":
    case "blockers":
      return declareOf(decision, game, telling);
    case "payment":
      return {
        how: "pay",
        choices: decision.abilities.map((action) => ({
          label: describeAction(game, action, telling),
          answer: { type: "action", action },
          ...("object" in action ? { object: action.object } : {}),
        })),
        pool: (game.state.players[decision.player]?.manaPool ?? []).map(({ color }) => color),
        helpers: items(decision.helpers),
        most: decision.most,
      };
  }
};
