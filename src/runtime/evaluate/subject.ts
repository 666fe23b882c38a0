import type * as A from "../../abilities/index.ts";
import { nothingAtAll } from "../continuous/base.ts";
import { characteristics } from "../continuous/index.ts";
import type { Game } from "../game.ts";
import { linkName } from "../linked.ts";
import type { Characteristics, Context, GameObject, ObjectId, PlayerId } from "../state.ts";
import { isColor } from "../words.ts";

/** An object a question is asked about: as it is, or as it last existed (608.2h). */
export interface Subject {
  readonly id: ObjectId;
  readonly object: GameObject;
  readonly characteristics: Characteristics;
  /** It still exists under this id. */
  readonly live: boolean;
  /** Who controls the ability of it that is meant, where that need not be who controls it. */
  readonly controller?: PlayerId | undefined;
}

/** The object with its characteristics now, or its last known information (608.2h); undefined if it never existed. */
export const subjectOf = (game: Game, id: ObjectId): Subject | undefined => {
  const object = game.state.objects[id];
  if (object !== undefined) {
    // 406.3a: nobody is told anything of a card exiled face down; how it can be played is asked of it face up.
    const unknown = object.faceDown && object.zone === "exile";
    const now = unknown ? nothingAtAll(object.owner) : characteristics(game, id);
    return { id, object, characteristics: now, live: true };
  }
  const snapshot = game.state.lastKnown[id];
  if (snapshot === undefined) return undefined;
  return { id, object: snapshot.object, characteristics: snapshot.characteristics, live: false };
};

/** What was chosen as this resolves, or else for the source and the linked ability that asks (607.2d). */
export const chosenValue = (
  game: Game,
  what: string,
  asks: A.Linking,
  ctx: Context,
): string | number | undefined =>
  ctx.chosen?.[what] ?? subjectOf(game, ctx.source)?.object.chosen[linkName(what, asks)];

/** What another ability of the source did something to, for the linked ability that asks (607.2a). */
export const linkedTo = (game: Game, asks: A.Linked, ctx: Context): readonly ObjectId[] | undefined =>
  subjectOf(game, ctx.source)?.object.linked[linkName(asks.link, asks)];

/** The chosen colors. */
export const chosenColors = (game: Game, asks: A.Linking, ctx: Context): readonly A.Color[] =>
  String(chosenValue(game, "color", asks, ctx))
    .split(",")
    .filter(isColor);

/** Whether two ids are one object, or one object before and after one change of zones. */
export const sameObject = (game: Game, a: ObjectId, b: ObjectId): boolean =>
  a === b || game.state.lastKnown[a]?.became === b || game.state.lastKnown[b]?.became === a;

const publicZones: ReadonlySet<string> = new Set(["battlefield", "graveyard", "exile", "stack", "command"]);

/** 400.2: the zone is public. */
export const isPublicZone = (zone: string): boolean => publicZones.has(zone);
