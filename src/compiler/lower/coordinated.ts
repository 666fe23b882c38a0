import type { Nodes } from "../../../grammar/language/index.ts";
import { notFromHand, type Post } from "./cast-places.ts";
import { refuse } from "./scope.ts";
import { itemsOf } from "./series.ts";

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
  if (place === undefined || notFromHand(place)?.others.length !== 0) return phrases;
  return phrases.map((phrase) => (postOf(phrase)?.length === 0 ? withPost(phrase, place) : phrase));
};

/** How much stands behind what is played, cast or activated; "that isn't a mana ability" can be said of an ability alone. */
const saidBehind = (phrase: Phrase): readonly number[] => {
  if (phrase.kind !== "activatesEvent") return [postOf(phrase)?.length ?? []].flat();
  const [what] = itemsOf<Nodes["objects"]>(phrase.what as never);
  return what?.kind === "determined" ? [what.noun.post.filter(({ kind }) => kind !== "thatIs").length] : [];
};

/** "casts a spell or plays a land you don't own", "or activates an ability that targets you": the latter, or either of them. */
const sharesQualifier = (phrases: readonly Phrase[]): boolean => {
  const posts = phrases.flatMap(saidBehind);
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
