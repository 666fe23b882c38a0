import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import type { Watched } from "./event-roles.ts";
import { refuse } from "./scope.ts";
import { conjunction } from "./series.ts";

/** What stands behind a noun. */
export type Post = Extract<Nodes["objects"], { kind: "determined" }>["noun"]["post"];

/** "from anywhere other than your hand": what else stands behind the noun. */
export const notFromHand = (post: Post): Post | undefined => {
  const place = post.findIndex((each) => each.kind === "fromZone" && each.where.kind === "anywhere");
  const other = post[place + 1];
  return place >= 0 &&
    other?.kind === "otherThan" &&
    other.what.kind === "theirHand" &&
    other.what.whose.kind === "your"
    ? post.filter((_, index) => index !== place && index !== place + 1)
    : undefined;
};

/** "play a land or cast a spell from anywhere other than your hand": where it is played from counts for both. */
export const saysWhereCast = (phrase: Nodes["playerEventPhrase"]): boolean =>
  phrase.kind === "casts" &&
  phrase.what.kind === "determined" &&
  notFromHand(phrase.what.noun.post) !== undefined;

/** "a spell from their graveyard": whose the card is, where a player casts it who is not "you". */
export const ownedBy = (
  { zone, of }: A.InZone,
  watched: Watched,
  players: A.Players,
  node: Nodes["qualifier"],
): Watched => {
  // Whose zone it is, the event does not ask: "your" says more than "a" where others cast.
  if (of === undefined || (of.type === "you" && players.type === "you")) return watched;
  if (of.type !== "eventPlayer") return refuse(node, "say “a” here");
  // What is in a hand is always its owner's.
  return zone === "hand"
    ? watched
    : { ...watched, filter: conjunction([watched.filter, A.ownedBy(A.eventPlayer)]) };
};
