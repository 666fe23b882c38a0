import type * as A from "../abilities/index.ts";
import { objectOrLastKnown, touch } from "./game.ts";
import type { Game } from "./game.ts";
import type { Context, GameEvent, ObjectId } from "./state.ts";

/** The name under which an object has what one of its abilities did or chose, for those that are linked to it (607.1). */
export const linkName = (name: string, { pair = "" }: A.Linking): string => name + pair;

/** What does something that linked abilities may ask for, under a name. */
export interface LinkingEffect extends A.Linking {
  readonly link?: string;
}

/** Remembers objects for the linked abilities of the effect's source (607.2a). */
export const link = (
  game: Game,
  ctx: Pick<Context, "source">,
  by: LinkingEffect,
  ids: readonly ObjectId[],
): void => {
  if (by.link === undefined || ids.length === 0) return;
  const source = objectOrLastKnown(game, ctx.source);
  if (source === undefined) return;
  const name = linkName(by.link, by);
  source.linked[name] = [...(source.linked[name] ?? []), ...ids];
  touch(game);
};

/** 607.2a, 607.2q: what is exiled to pay for a spell or for what an ability of it says is exiled with the permanent. */
export const linkPaid = (
  game: Game,
  source: ObjectId,
  paid: readonly GameEvent[],
  cost: A.Linking = {},
): void => {
  const exiled = paid.flatMap((e) => (e.type === "zoneChange" && e.to === "exile" ? (e.becomes ?? []) : []));
  link(game, { source }, { ...cost, link: "exiled" }, exiled);
};
