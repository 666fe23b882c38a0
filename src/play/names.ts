import { characteristics } from "../runtime/index.ts";
import type { Chosen, Game, ObjectId, PlayerId } from "../runtime/index.ts";
import { checkFields } from "../runtime/options.ts";
import type { Texts } from "./texts.ts";
import { mayKnow } from "./may-know.ts";

/** From whose seat something is told, and in which words. */
export interface Telling {
  /** Who reads it: hidden cards are not named to them. Everything is told to a reader who is nobody. */
  readonly viewer?: PlayerId;
  /** What the players are called, in turn order; "player 1", "player 2" … otherwise. */
  readonly players?: readonly string[];
  /** The printed texts of abilities, from `textsOf`. */
  readonly texts?: Texts;
}

/** A name that is not there would tell what is hidden: `view` for `viewer`. */
export const checkTelling = (telling: Telling): void =>
  checkFields(telling, "telling", { viewer: "a whole number", players: "a list", texts: "an object" });

/** What a player is called. */
export const playerName = (id: PlayerId, { players }: Telling = {}): string =>
  players?.[id] ?? `player ${id + 1}`;

/**
 * What an object is called now, or as it last existed (608.2h). A card that the reader may not know is "a card"; a
 * face-down permanent has no name (708.2).
 */
export const objectName = (game: Game, id: ObjectId, telling: Telling = {}): string => {
  const object = game.state.objects[id];
  if (object === undefined) {
    const last = game.state.lastKnown[id];
    if (last === undefined) return "a card";
    return last.characteristics.name || "a face-down permanent";
  }
  const { viewer } = telling;
  const hidden = viewer !== undefined && !mayKnow(game, viewer, id);
  if (object.zone === "battlefield" || object.zone === "stack") {
    if (object.kind === "ability")
      return `the ability of ${objectName(game, object.stackItem?.source ?? id, telling)}`;
    const { name } = characteristics(game, id);
    if (name !== "") return name;
    return object.faceDown
      ? hidden
        ? "a face-down creature"
        : `${object.card.name} (face down)`
      : object.card.name;
  }
  return hidden ? "a card" : object.card.name;
};

/** What a target is called: an object or a player. */
export const chosenName = (game: Game, chosen: Chosen, telling: Telling = {}): string =>
  "player" in chosen ? playerName(chosen.player, telling) : objectName(game, chosen.object, telling);

/** Names in a row: "a, b and c". */
export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "nothing") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
