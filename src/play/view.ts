import type { Color, Zone } from "../abilities/index.ts";
import { characteristics, flatten } from "../runtime/index.ts";
import type { Chosen, Game, GameObject, GameState, ObjectId, PlayerId } from "../runtime/index.ts";
import { isSummoningSick } from "../runtime/casting/costs.ts";
import { given } from "../runtime/given.ts";
import { manaText } from "./ability-text.ts";
import { mayKnow } from "./may-know.ts";
import { objectName } from "./names.ts";
import { type Texts, textsOf } from "./texts.ts";

/** A card of which the viewer knows only that it is there. It has no id, so that it cannot be followed. */
export interface HiddenCard {
  readonly hidden: true;
  readonly owner: PlayerId;
  readonly zone: Zone;
}

/** An object as the viewer sees it: its characteristics after all effects (613), and its status. */
export interface ObjectView {
  readonly id: ObjectId;
  /** The physical card or token, the same in every zone; absent where the viewer may not know which one it is. */
  readonly card?: number;
  readonly kind: GameObject["kind"];
  readonly zone: Zone;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  /** Empty for what has no name, such as a face-down permanent (708.2). */
  readonly name: string;
  /** What it is called as printed, where the viewer may know it: the whole name of a card with several faces. */
  readonly printedName?: string;
  /** In symbols, `{1}{G}`; absent where there is none. */
  readonly manaCost?: string;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly string[];
  readonly cardTypes: readonly string[];
  readonly subtypes: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  /** What abilities it has, in order; `text` where it is known. Activations name them by `index`. */
  readonly abilities: readonly { readonly index: number; readonly type: string; readonly text?: string }[];
  readonly tapped?: true;
  readonly faceDown?: true;
  readonly phasedOut?: true;
  /** It came under its controller's control this turn and can't attack or tap for costs (302.6). */
  readonly summoningSick?: true;
  readonly damage?: number;
  /** By kind; only those that there are. */
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo?: ObjectId | { readonly player: PlayerId };
  readonly attachments: readonly ObjectId[];
  readonly designations: readonly string[];
  /** What was chosen for it: a color, a type, a name, a player. */
  readonly chosen: Readonly<Record<string, string | number>>;
  /** Of what is on the stack. */
  readonly stack?: StackView;
}

/** What a spell or ability on the stack is about. */
export interface StackView {
  readonly type: "spell" | "activated" | "triggered";
  /** The object whose ability it is; a spell itself. */
  readonly source: ObjectId;
  readonly sourceName: string;
  readonly text?: string;
  readonly x?: number;
  /** In printed order, those of chosen modes included. */
  readonly targets: readonly Chosen[];
  readonly modes: readonly number[];
}

/** A player as everybody sees them. */
export interface PlayerView {
  readonly id: PlayerId;
  readonly life: number;
  readonly lost: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly landsPlayed: number;
  /** By type of mana, with what it may be spent on where that is limited. */
  readonly mana: readonly {
    readonly color: Color | "colorless";
    readonly snow: boolean;
    readonly limited: boolean;
  }[];
  readonly hand: readonly (ObjectView | HiddenCard)[];
  readonly library: {
    readonly count: number;
    /** The cards of which the viewer knows the place; 0 is the top. */
    readonly known: readonly { readonly place: number; readonly object: ObjectView }[];
  };
  readonly graveyard: readonly ObjectView[];
  /** Only the viewer's own. */
  readonly sideboard: readonly ObjectView[];
  readonly citysBlessing?: true;
  readonly speed?: number;
}

/** A game as one player may see it: plain JSON. */
export interface GameView {
  readonly viewer: PlayerId;
  readonly turn: {
    readonly number: number;
    readonly active: PlayerId;
    readonly step: string;
    /** Who has priority, if anybody (117). */
    readonly priority?: PlayerId;
  };
  readonly players: readonly PlayerView[];
  /** In order of arrival. */
  readonly battlefield: readonly ObjectView[];
  /** Bottom first: the last one resolves next (405). */
  readonly stack: readonly ObjectView[];
  readonly exile: readonly (ObjectView | HiddenCard)[];
  readonly command: readonly ObjectView[];
  readonly combat?: {
    readonly attackers: readonly {
      readonly id: ObjectId;
      readonly defender: ObjectId | { readonly player: PlayerId };
      readonly blocked: boolean;
      readonly blockers: readonly ObjectId[];
    }[];
  };
  readonly monarch?: PlayerId;
  readonly initiative?: PlayerId;
  readonly dayNight?: "day" | "night";
  /** Casts from the command zone and combat damage of each commander, by the physical card (903.8, 903.10a). */
  readonly commanders?: NonNullable<GameState["commander"]>["cards"];
  /** The game is over; nobody won a draw. */
  readonly over?: { readonly winners: readonly PlayerId[] };
}

interface Looking {
  readonly game: Game;
  readonly viewer: PlayerId;
  readonly texts: Texts;
}

const stackView = ({ game, texts, viewer }: Looking, object: GameObject): StackView | undefined => {
  const item = object.stackItem;
  if (item === undefined) return undefined;
  const parts = item.instructions.flatMap((each) => [
    each,
    ...(each.modes ?? []).map(({ chosen }) => chosen),
  ]);
  return {
    type: item.type,
    source: item.source,
    sourceName: objectName(game, item.source, { viewer }),
    targets: parts.flatMap(({ targets }) => targets.flat()).map((target) => ({ ...target })),
    modes: item.instructions.flatMap(({ modes = [] }) => modes.map(({ index }) => index)),
    ...given({ x: item.x, text: item.ability && texts.of(item.ability) }),
  };
};

const statusOf = (game: Game, object: GameObject) => ({
  ...(object.tapped && { tapped: true as const }),
  ...(object.faceDown && { faceDown: true as const }),
  ...(object.phasedOut && { phasedOut: true as const }),
  ...(object.zone === "battlefield" &&
    characteristics(game, object.id).cardTypes.includes("creature") &&
    isSummoningSick(game, object.id) && { summoningSick: true as const }),
  ...(object.damage > 0 && { damage: object.damage }),
});

const objectView = (looking: Looking, id: ObjectId): ObjectView | undefined => {
  const { game, viewer, texts } = looking;
  const object = game.state.objects[id];
  if (object === undefined) return undefined;
  const now = characteristics(game, id);
  const { manaCost, power, toughness, loyalty } = now;
  const known = mayKnow(game, viewer, id);
  const attached = game.state.battlefield.filter((other) => game.state.objects[other]?.attachedTo === id);
  return {
    id,
    ...(known && { card: object.cardId, printedName: object.card.name }),
    kind: object.kind,
    zone: object.zone,
    owner: object.owner,
    controller: now.controller,
    name: now.name,
    manaValue: now.manaValue,
    colors: [...now.colors],
    supertypes: [...now.supertypes],
    cardTypes: [...now.cardTypes],
    subtypes: [...now.subtypes],
    ...given({ power, toughness, loyalty, manaCost: manaCost && manaText(manaCost) }),
    abilities: flatten(now.abilities).map((ability, index) => ({
      index,
      type: ability.type,
      ...given({ text: texts.of(ability) }),
    })),
    ...statusOf(game, object),
    counters: { ...object.counters },
    ...given({ attachedTo: object.attachedTo, stack: stackView(looking, object) }),
    attachments: attached,
    designations: [...object.designations],
    chosen: { ...object.chosen },
  };
};

const openZone = (looking: Looking, ids: readonly ObjectId[]): readonly ObjectView[] =>
  ids.flatMap((id) => objectView(looking, id) ?? []);

const closedZone = (looking: Looking, ids: readonly ObjectId[]): readonly (ObjectView | HiddenCard)[] =>
  ids.flatMap((id): readonly (ObjectView | HiddenCard)[] => {
    const object = looking.game.state.objects[id];
    if (object === undefined) return [];
    if (!mayKnow(looking.game, looking.viewer, id))
      return [{ hidden: true, owner: object.owner, zone: object.zone }];
    const seen = objectView(looking, id);
    return seen === undefined ? [] : [seen];
  });

const playerView = (looking: Looking, player: GameState["players"][number]): PlayerView => {
  const { game, viewer } = looking;
  return {
    id: player.id,
    life: player.life,
    lost: player.lost,
    counters: { ...player.counters },
    landsPlayed: player.landsPlayed,
    mana: player.manaPool.map(({ color, snow, onlyFor }) => ({
      color,
      snow,
      limited: onlyFor !== undefined,
    })),
    hand: closedZone(looking, player.hand),
    library: {
      count: player.library.length,
      known: player.library.flatMap((id, place) => {
        const object = mayKnow(game, viewer, id) ? objectView(looking, id) : undefined;
        return object === undefined ? [] : [{ place, object }];
      }),
    },
    graveyard: openZone(looking, player.graveyard),
    sideboard: player.id === viewer ? openZone(looking, player.sideboard) : [],
    ...given({ citysBlessing: player.citysBlessing, speed: player.speed }),
  };
};

const combatView = ({ combat }: GameState): GameView["combat"] =>
  combat && {
    attackers: combat.attackers.map(({ id, defender, blocked }) => ({
      id,
      defender,
      blocked,
      blockers: combat.blockers.filter(({ attackers }) => attackers.includes(id)).map((each) => each.id),
    })),
  };

/**
 * The game as a player may see it (400.2, 708.5): hands of others, libraries and face-down cards are hidden, unless they
 * were revealed to or looked at by that player. Plain JSON, made anew each time: send it, keep it, change it.
 *
 * @param game `session.game`
 * @param viewer the number of the player, from 0 in turn order
 * @param texts the texts of abilities, from `textsOf`
 * @throws {RangeError} when the game has no such player
 * @example
 * const view = viewFor(session.game, 0);
 * view.players[1]?.hand; // [{ hidden: true, owner: 1, zone: "hand" }, …]
 */
export const viewFor = (game: Game, viewer: PlayerId, texts: Texts = textsOf()): GameView => {
  const { state } = game;
  if (state.players[viewer] === undefined) throw new RangeError(`there is no player ${viewer} in this game`);
  const looking: Looking = { game, viewer, texts };
  const { number, active, step, priority } = state.turn;
  return {
    viewer,
    turn: { number, active, step, ...given({ priority }) },
    players: state.players.map((player) => playerView(looking, player)),
    battlefield: openZone(looking, state.battlefield),
    stack: openZone(looking, state.stack),
    exile: closedZone(looking, state.exile),
    command: openZone(looking, state.command),
    ...given({
      combat: combatView(state),
      monarch: state.monarch,
      initiative: state.initiative,
      dayNight: state.dayNight,
      commanders: state.commander && structuredClone(state.commander.cards),
      over: state.over && { winners: [...state.over.winners] },
    }),
  };
};
