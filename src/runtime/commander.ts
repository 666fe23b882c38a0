import { asComponent, componentsOf } from "./components.ts";
import type * as A from "../abilities/index.ts";
import { colorsOfCost } from "./continuous/base.ts";
import { partsIn } from "./evaluate/nodes.ts";
import { basicLandTypes } from "./evaluate/subtypes.ts";
import { flatten } from "./flatten.ts";
import type { Game } from "./game.ts";
import { objectOf, touch } from "./game.ts";
import { remembered } from "./remembered.ts";
import type { GameObject, ObjectId, PlayerId } from "./state.ts";

/** The commanders by the physical card; replaced as a whole when something changes. */
export interface CommanderState {
  readonly cards: Readonly<
    Record<
      number,
      {
        readonly owner: PlayerId;
        /** How often it was cast from the command zone. */
        readonly casts: number;
        /** The combat damage that it dealt to each player. */
        readonly damage: Readonly<Record<PlayerId, number>>;
      }
    >
  >;
  /** Those put into a graveyard or into exile since state-based actions were last checked (903.9a). */
  readonly moved: readonly ObjectId[];
}

/** 903.7: the life total that players begin with. */
export const commanderLife = 40;
/** 903.10a: so much combat damage by the same commander loses the game. */
const deadlyDamage = 21;

const recordOf = (game: Game, cardId: number): CommanderState["cards"][number] | undefined =>
  game.state.commander?.cards[cardId];

/** 903.3: a card that is a commander, whatever zone it is in; 903.3c: or a merged permanent of which one is a part. */
export const commanderOf = (game: Game, object: GameObject): number | undefined =>
  game.state.commander === undefined
    ? undefined
    : componentsOf(object).find(({ cardId }) => recordOf(game, cardId))?.cardId;

/** 903.9c: a merged permanent as though its commander were its topmost component. */
export const withCommanderOnTop = (game: Game, object: GameObject): GameObject => {
  const top = componentsOf(object).find(({ cardId }) => recordOf(game, cardId));
  return top === undefined || top === object
    ? object
    : {
        ...object,
        ...top,
        merged: (object.merged ?? []).map((part) => (part === top ? asComponent(object) : part)),
      };
};

type Counted = CommanderState["cards"][number];
/** Changes what is counted for a commander; nothing where the object is none. */
const change = (game: Game, id: ObjectId, changed: (counted: Counted) => Partial<Counted>): void => {
  const { commander } = game.state;
  const object = objectOf(game, id);
  const cardId = object && commanderOf(game, object);
  const record = cardId === undefined ? undefined : commander?.cards[cardId];
  if (commander === undefined || cardId === undefined || record === undefined) return;
  // Replaced, never changed: copies of the state share it.
  game.state.commander = {
    ...commander,
    cards: { ...commander.cards, [cardId]: { ...record, ...changed(record) } },
  };
  touch(game);
};

/** 903.6: the card leads its owner's deck. */
export const makeCommander = (game: Game, { cardId, owner }: GameObject): void => {
  const { cards = {}, moved = [] } = game.state.commander ?? {};
  game.state.commander = { cards: { ...cards, [cardId]: { owner, casts: 0, damage: {} } }, moved };
};

/** 903.8: its owner may cast it from the command zone. */
export const isCastableCommander = (game: Game, player: PlayerId, object: GameObject): boolean =>
  object.zone === "command" && object.owner === player && commanderOf(game, object) !== undefined;

/** 903.8: {2} for each previous time that it was cast from the command zone. */
export const commanderTax = (game: Game, id: ObjectId): number => {
  const object = objectOf(game, id);
  if (object?.cast?.from !== "command") return 0;
  return 2 * (recordOf(game, commanderOf(game, object) ?? -1)?.casts ?? 0);
};

/** Counts that it was cast from the command zone. */
export const countCast = (game: Game, id: ObjectId, from: A.Zone): void => {
  if (from === "command") change(game, id, ({ casts }) => ({ casts: casts + 1 }));
};

/** Notes combat damage that a commander deals to a player (903.10a). */
export const countDamage = (game: Game, source: ObjectId, player: PlayerId, amount: number): void => {
  change(game, source, ({ damage }) => ({
    damage: { ...damage, [player]: (damage[player] ?? 0) + amount },
  }));
};

/** 903.10a */
export const isBeaten = (game: Game, player: PlayerId): boolean =>
  Object.values(game.state.commander?.cards ?? {}).some(
    ({ damage }) => (damage[player] ?? 0) >= deadlyDamage,
  );

/** 903.9a: notes that a commander was put into a graveyard or into exile. */
export const noteMoved = (game: Game, object: GameObject): void => {
  const { commander } = game.state;
  if (commander === undefined || (object.zone !== "graveyard" && object.zone !== "exile")) return;
  if (recordOf(game, object.cardId) === undefined) return;
  game.state.commander = { ...commander, moved: [...commander.moved, object.id] };
};

/** 903.9a: the commanders that were put into a graveyard or into exile since this was last asked. */
export const takeMoved = (game: Game): readonly GameObject[] => {
  const { commander } = game.state;
  if (commander === undefined || commander.moved.length === 0) return [];
  game.state.commander = { ...commander, moved: [] };
  touch(game);
  return commander.moved.flatMap((id) => objectOf(game, id) ?? []);
};

const symbolsIn = (abilities: readonly A.Ability[]): string[] =>
  [...partsIn(abilities)]
    .flatMap(({ cost, symbols, manaCost }) => [cost, symbols, manaCost])
    .flat()
    .filter((symbol) => typeof symbol === "string");

/** 903.4, 903.4d, 903.5d: the colors of the mana symbols on all faces of a card, of its color indicators and of its land types. */
export const colorIdentity = remembered((card: A.Card): readonly A.Color[] => {
  const symbols: string[] = [];
  const colors = new Set<A.Color>();
  for (const face of card.faces) {
    symbols.push(...(face.manaCost ?? []));
    symbols.push(...symbolsIn(flatten(face.abilities)));
    symbols.push(...face.subtypes.flatMap((type) => basicLandTypes[type] ?? []));
    for (const color of [...(face.colorIndicator ?? []), ...(face.colors ?? [])]) colors.add(color);
  }
  for (const color of colorsOfCost(symbols)) colors.add(color);
  return [...colors];
});

/** 903.4: the colors in the color identity of the player's commanders; none where there are none (903.4f). */
export const identityOfCommanders = (game: Game, player: PlayerId): readonly A.Color[] => [
  ...new Set(
    Object.values(game.state.objects).flatMap((object) =>
      object?.owner === player && recordOf(game, object.cardId) !== undefined
        ? colorIdentity(object.card)
        : [],
    ),
  ),
];

/** 903.5c: the cards of a deck that its commanders don't allow. */
export const outsideIdentity = (
  deck: readonly A.Card[],
  commanders: readonly A.Card[],
): readonly A.Card[] => {
  const allowed = new Set(commanders.flatMap(colorIdentity));
  return deck.filter((card) => colorIdentity(card).some((color) => !allowed.has(color)));
};
