import { doorsOf } from "../runtime/continuous/doors.ts";
import type { Action } from "../runtime/decisions.ts";
import type { Game } from "../runtime/game.ts";
import type { Characteristics, GameObject, ObjectId, PlayerId } from "../runtime/state.ts";
import type { AbilityTexts } from "./ability-texts.ts";
import { plainName } from "./wording.ts";
import { type PlayerName, playerNames } from "./format.ts";

/** What facts and answers are found out from: the game and what the scenario calls its objects. */
export interface View {
  readonly game: Game;
  readonly texts: AbilityTexts;
  /** The card that a label stands for; it stays the same when the card changes zones. */
  readonly labels: ReadonlyMap<string, number>;
  readonly characteristics: (id: ObjectId) => Characteristics;
  /** What the player could do with priority now: payable, timely, with legal targets (601.3, 602.1, 116.2). */
  readonly legalActions: (player: PlayerId) => readonly Action[];
}

export const playerId = (name: PlayerName): PlayerId => playerNames.indexOf(name);
export const playerName = (id: PlayerId): PlayerName => playerNames[id] ?? "A";

/** What an object is called in a scenario: its name, or a description where it has none (708.2). */
export function nameOf(view: View, id: ObjectId): string {
  const object = view.game.state.objects[id];
  if (object === undefined) return view.game.state.lastKnown[id]?.characteristics.name ?? `object ${id}`;
  if (object.faceDown) {
    if (object.zone !== "battlefield" && object.zone !== "stack") return "face-down card";
    return object.kind === "token" ? "face-down token" : "face-down creature";
  }
  const name = view.characteristics(id).name;
  if (name !== "") return name;
  if (object.zone === "battlefield" && doorsOf(view.game, object, false).length > 1)
    return "fully locked room";
  // 707.2: a copy of a face-down permanent has no name either.
  if (object.zone !== "battlefield") return object.card.name;
  return object.kind === "token" ? "face-down token" : "face-down creature";
}

/** Creature types that texts of before and after a renaming call differently, and with them the tokens (111.4). */
const renamedTypes: readonly (readonly [RegExp, string])[] = [
  [/\bHound\b/, "Dog"],
  [/\bNaga\b/, "Snake"],
  [/\bViashino\b/, "Lizard"],
  [/\bCephalid\b/, "Octopus"],
];
const tokenOfToday = (name: string): string =>
  name.endsWith(" Token")
    ? renamedTypes.reduce((now, [older, today]) => now.replace(older, today), name)
    : name;

/** All names by which an object may be called: tokens by today's creature types as well, cards off the battlefield also by their whole name and their main face's. */
export function isCalled(view: View, id: ObjectId, called: string): boolean {
  const name = plainName(called);
  const same = (other: string): boolean => other === called || plainName(other) === name;
  const shown = nameOf(view, id);
  const today = tokenOfToday(shown);
  if (same(shown) || same(today)) return true;
  // Many tokens became Phyrexians besides.
  if (today.endsWith(" Token") && same(`Phyrexian ${today}`)) return true;
  const object = view.game.state.objects[id];
  if (object === undefined || (object.faceDown && object.zone !== "exile")) return false;
  const { card } = object;
  // A planeswalker's emblem is called by its type alone as well.
  if (object.kind === "emblem") return card.name.includes(name.replace(/^Emblem /, ""));
  if (object.zone === "battlefield" || object.zone === "stack") {
    const split =
      card.layout === "split" && object.copyOf === undefined && nameOf(view, id) === card.faces[0].name;
    return split && same(card.name);
  }
  return (
    same(card.name) ||
    same(card.faces[0].name) ||
    (card.layout === "split" && card.faces.some((f) => same(f.name)))
  );
}

/** Objects of a zone with their ids, in order. */
export function objectsIn(view: View, ids: readonly ObjectId[]): readonly GameObject[] {
  return ids.flatMap((id) => view.game.state.objects[id] ?? []);
}

/** Permanents that are phased in (702.26), in order of arrival. */
export function permanentsOf(view: View, player?: PlayerName): readonly GameObject[] {
  return objectsIn(view, view.game.state.battlefield)
    .filter((object) => !object.phasedOut)
    .filter(
      (object) => player === undefined || view.characteristics(object.id).controller === playerId(player),
    );
}
