import type { Nodes } from "../../../grammar/language/index.ts";

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
