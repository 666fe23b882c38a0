import { laterTrigger, trigger } from "../../../grammar/language/triggers.ts";
import { sectionOf } from "../resolve/features.ts";
import { referentOf } from "../resolve/resolve.ts";
import type { Answer, Reference } from "../resolve/types.ts";
import { refuse, type Mention, type PhraseNode, type Scope } from "./scope.ts";

/** What is said of a phrase by its verb, not by a phrase or a sentence around it. */
const isVerb = ({ kind }: PhraseNode): boolean =>
  sectionOf(kind) !== undefined || kind.startsWith("forEach") || triggers.has(kind);
const triggers: ReadonlySet<string> = new Set(
  Object.keys(trigger.rows).concat(Object.keys(laterTrigger.rows)),
);

const contains = (outer: PhraseNode, inner: PhraseNode): boolean =>
  outer === inner || (outer.span.start <= inner.span.start && outer.span.end >= inner.span.end);

/**
 * What an anaphor means: a mention, the object itself, or nothing where that is not known yet. Of several things that
 * one phrase and its verb brought up, one that fits is meant rather than another.
 */
export const meantBy = (
  node: PhraseNode,
  scope: Scope,
  fits: (mention: Mention) => boolean = () => true,
): Mention | "itself" | undefined => {
  const answer: Answer | undefined = referentOf(node);
  if (answer === undefined) return undefined;
  if (answer.means === "itself") return isEachOnesOwn(node, false, scope) ? undefined : "itself";
  if (answer.means === "unclear")
    return refuse(node, "this can mean several things that were mentioned before", "RW4003");
  const { means, at } = answer;
  const { is, reference, number } = means;
  if (isEachOnesOwn(node, number === "several", scope)) return undefined;
  const latest = (by: (from: PhraseNode) => boolean): Mention | undefined => {
    const all = scope.mentions.filter((each) => each.is === is && each.from?.some(by) === true);
    const found = all.filter(({ ref }) => !isLookedFor(ref, reference));
    const known = found.length > 0 ? found : all;
    const plural = known.filter((each) => each.plural === (number === "several"));
    return plural.findLast(fits) ?? known.findLast(fits) ?? plural.at(-1) ?? known.at(-1);
  };
  const broughtUpBy = (node: PhraseNode): Mention | undefined =>
    latest((from) => from === node || (isVerb(from) && contains(from, node)));
  // Before a move and after it are two objects: the nearer mention says which.
  const near = at === means ? undefined : broughtUpBy(at.node);
  if (near !== undefined) return near;
  if (reference === "self") return latest((from) => from === means.node) ?? "itself";
  return broughtUpBy(means.node);
};

/** "Its" where several things are asked or told about, each by itself. */
const isEachOnesOwn = (node: PhraseNode, plural: boolean, scope: Scope): boolean => {
  const objects = scope.mentions.filter((each) => each.is === "object" && each.byNoun !== true);
  return [objects.at(-1), objects.findLast((each) => each.plural === plural)].some(
    (each) => each?.ref.type === "each" && each.barred?.has(node) !== true,
  );
};

/** What an event, a condition or an instruction looks for: any such object, not the one that it found. */
const isLookedFor = ({ type }: Mention["ref"], reference: Reference): boolean =>
  type === "all" || (reference === "indefinite" && (type === "players" || type === "opponents"));
