import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import type { Watched } from "./event-roles.ts";
import { refuse } from "./scope.ts";
import { conjunction, itemsOf } from "./series.ts";

/** What stands behind a noun. */
export type Post = Extract<Nodes["objects"], { kind: "determined" }>["noun"]["post"];

/** "from anywhere other than your hand": what else stands behind the noun. */
export const notFromHand = (post: Post): Post | undefined => {
  const place = post.findIndex(
    (each) => each.kind === "fromZone" && each.where.kind === "anywhere" && each.where.but === undefined,
  );
  const other = post[place + 1];
  return place >= 0 &&
    other?.kind === "otherThan" &&
    other.what.kind === "theirHand" &&
    other.what.whose.kind === "your"
    ? post.filter((_, index) => index !== place && index !== place + 1)
    : undefined;
};

type Phrase = Nodes["playerEventPhrase"];

/** What stands behind what is played or cast. */
const postOf = (phrase: Phrase): Post | undefined =>
  (phrase.kind === "casts" || (phrase.kind === "doesTo" && phrase.how === "play")) &&
  phrase.what.kind === "determined"
    ? phrase.what.noun.post
    : undefined;

const withPost = (phrase: Phrase, post: Post): Phrase =>
  (phrase.kind === "casts" || phrase.kind === "doesTo") && phrase.what.kind === "determined"
    ? { ...phrase, what: { ...phrase.what, noun: { ...phrase.what.noun, post } } }
    : phrase;

/** "play a land or cast a spell from anywhere other than your hand": where it is played from counts for both. */
const withSharedPlace = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const place = phrases.map(postOf).at(-1);
  if (place === undefined || notFromHand(place)?.length !== 0) return phrases;
  return phrases.map((phrase) => (postOf(phrase)?.length === 0 ? withPost(phrase, place) : phrase));
};

/** "casts a spell or plays a land you don't own": a land, or either of them. */
const sharesQualifier = (phrases: readonly Phrase[]): boolean => {
  const posts = phrases.flatMap((phrase) => postOf(phrase)?.length ?? []);
  return posts.length > 1 && posts[0] === 0 && posts[posts.length - 1] !== 0;
};

/** What players do, one or the other of it, with what the last words say of all. */
export const coordinated = (
  does: Extract<Nodes["event"], { kind: "playerEvent" }>["does"],
): readonly Phrase[] => {
  const phrases = withSharedPlace(itemsOf<Phrase>(does as never));
  return sharesQualifier(phrases)
    ? refuse(does, "it is not clear whether the last words are about both: say each of them whole")
    : phrases;
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
