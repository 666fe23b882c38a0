import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import type { Watched } from "./event-roles.ts";
import { refuse } from "./scope.ts";
import { conjunction } from "./series.ts";

/** What stands behind a noun. */
export type Post = Extract<Nodes["objects"], { kind: "determined" }>["noun"]["post"];

/** "from anywhere other than your hand": whose hand, and what else stands behind the noun. */
export const notFromHand = (
  post: Post,
): { readonly whose: Nodes["possessive"]; readonly others: Post } | undefined => {
  const place = post.findIndex(
    (each) => each.kind === "fromZone" && each.where.kind === "anywhere" && each.where.but === undefined,
  );
  const other = post[place + 1];
  return place >= 0 && other?.kind === "otherThan" && other.what.kind === "theirHand"
    ? {
        whose: other.what.whose,
        others: post.filter((_, index) => index !== place && index !== place + 1),
      }
    : undefined;
};

/** "a spell from your graveyard": whose the card is; a player may be allowed to cast those of others. */
export const ownedBy = (
  { of }: A.InZone,
  watched: Watched,
  players: A.Players,
  node: Nodes["qualifier"],
): Watched => {
  if (of === undefined) return watched;
  const own = of.type === "you" && players.type === "you";
  if (!own && of.type !== "eventPlayer") return refuse(node, "say “a” here");
  // What is in a hand, library or graveyard is always its owner's (400.3).
  return { ...watched, filter: conjunction([watched.filter, A.ownedBy(of)]) };
};
