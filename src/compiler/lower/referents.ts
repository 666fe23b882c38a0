import * as A from "../../abilities/index.ts";
import { laterTrigger, trigger } from "../../../grammar/language/triggers.ts";
import { brings } from "../resolve/anaphors.ts";
import { sectionOf } from "../resolve/features.ts";
import { isPair } from "../resolve/candidates.ts";
import { referentOf } from "../resolve/resolve.ts";
import type { Anaphor, Answer, Candidate, Phrase, Reference } from "../resolve/types.ts";
import { encloses } from "../tree.ts";
import { refuse, refuseAbout, type Mention, type PhraseNode, type Scope } from "./scope.ts";

/** What is said of a phrase by its verb, not by a phrase or a sentence around it. */
const isVerb = ({ kind }: PhraseNode): boolean =>
  sectionOf(kind) !== undefined || kind.startsWith("forEach") || triggers.has(kind);
const triggers: ReadonlySet<string> = new Set(
  Object.keys(trigger.rows).concat(Object.keys(laterTrigger.rows)),
);

/** The same words: a node that lowering made in place of another one has its place. */
const isAt = ({ span }: PhraseNode, words: PhraseNode): boolean =>
  span.start === words.span.start && span.end === words.span.end;

/**
 * What an anaphor means: a mention, or the object itself. Of several things that one phrase and its verb brought up, one
 * that fits is meant rather than another. What no rule of `resolve/` settles is refused.
 */
export const meantBy = (
  node: PhraseNode,
  scope: Scope,
  fits: (mention: Mention) => boolean = () => true,
): Mention | "itself" => {
  // What lowering put into the text stands for one thing.
  const answer = referentOf(node);
  const own = scope.mentions.findLast(
    ({ from }) =>
      from?.includes(node) === true ||
      (answer === undefined && from?.some((each) => isAt(each, node)) === true),
  );
  if (own !== undefined) return own;
  const plural = pronouns.get(node.kind);
  const isPlayer = typeof answer?.means === "object" && answer.means.is === "player";
  const each = plural === undefined || isPlayer ? undefined : eachOnesOwn(plural, scope);
  if (each !== undefined) return each;
  if (answer === undefined) return refuse(node, "nothing was mentioned before that this can mean", "RW4003");
  if (answer.means === "unclear") return refuseUnclear(node, answer.between);
  const [only] = scope.mentions;
  if (only?.sole === true) return only;
  if (answer.means === "itself") return "itself";
  if (answer.means === "source")
    return damageSource(scope) ?? refuse(node, "nothing here can speak of the source", "RW4003");
  if (answer.means === "together") return together(node, answer, scope);
  const at = brings(answer.at.node) ? answer.means.node : answer.at.node;
  const found = mentionOf(answer.means, { anaphor: node, at }, scope, fits);
  if (found?.ref.type === "all" && isPermitted(answer.means, answer.anaphor))
    return refuse(node, "what is played is another object: say “if you cast a spell this way”", "RW4003");
  return (
    found ??
    (answer.means.reference === "self"
      ? "itself"
      : refuseAbout(node, "nothing here can speak of what this means", [answer.means.node.span]))
  );
};

/** "You may cast creature spells from your graveyard. They …": whatever may be cast is there only until then (400.7). */
const isPermitted = ({ verb, clause }: Phrase, anaphor: Anaphor): boolean =>
  verb.kind === "castWhat" &&
  clause !== anaphor.clause &&
  anaphor.clause.nodes.some(({ kind }) => kind === "objectClause");

/** What a phrase that a rule of `resolve/` found stands for; nothing where nothing here can speak of it. */
export const mentionAt = (node: PhraseNode, { at, phrase }: Candidate, scope: Scope): Mention | undefined =>
  mentionOf(phrase, { anaphor: node, at: at.node }, scope);

/** Whether an anaphor means something that its own clause is still to choose. */
export const isYetToBeChosen = (node: PhraseNode, scope: Scope): boolean => {
  const answer = referentOf(node);
  if (typeof answer?.means !== "object" || answer.means.clause !== answer.anaphor.clause) return false;
  return mentionOf(answer.means, { anaphor: node, at: answer.at.node }, scope, () => true) === undefined;
};

/** What the damage came from that is prevented (615.5). */
const damageSource = ({ preventing, mentions }: Scope): Mention | undefined =>
  preventing === true
    ? mentions.findLast(({ ref }) => ref.type === "eventObjects" && ref.role === "source")
    : undefined;

const refuseUnclear = (node: PhraseNode, between: readonly Phrase[]): never =>
  refuseAbout(
    node,
    "this can mean several things that were mentioned before",
    between.map((each) => each.node.span),
  );

/** Things that were mentioned one by one, as several; or the one of them that is a target, where the others are none then. */
const together = (
  node: PhraseNode,
  { of: phrases, either }: Extract<Answer, { means: "together" }>,
  scope: Scope,
): Mention => {
  const parts = phrases.map((phrase) => mentionOf(phrase, { anaphor: node, at: phrase.node }, scope));
  const pair = scope.mentions.findLast(
    (each) =>
      each.plural &&
      each.from?.some((from) => phrases.every((phrase) => encloses(from, phrase.node))) === true,
  );
  if (pair !== undefined) return pair;
  const refs = parts.map((part) => part?.ref ?? refuse(node, "nothing here can speak of these", "RW4003"));
  const words = parts.map((part) => part?.words ?? new Set<string>());
  const isApart = (ref: Mention["ref"]): boolean =>
    ref.type === "target" && scope.targets[ref.index]?.onlyIf !== undefined;
  if (either === true && !refs.every(isApart)) return refuseUnclear(node, phrases);
  return {
    ref: A.together(refs as readonly A.Objects[]),
    is: "object",
    plural: either !== true || parts.some((part) => part?.plural),
    words: new Set(words.flatMap((each) => [...each])),
  };
};

/** Whether pronouns of objects are plural. */
const pronouns: ReadonlyMap<string, boolean> = new Map([
  ["it", false],
  ["its", false],
  ["them", true],
  ["theirPlural", true],
  ["theirOwners", true],
  ["theirController", true],
]);

/** What lowering made of a phrase; before a move and after it are two objects, of which the nearer words say which. */
const mentionOf = (
  phrase: Phrase,
  words: { readonly anaphor: PhraseNode; readonly at: PhraseNode },
  scope: Scope,
  fits?: (mention: Mention) => boolean,
): Mention | undefined => {
  const found = mentionOfPhrase(phrase, words, scope, fits);
  if (!brings(phrase.node)) return found;
  // "If one or more of them entered …": of those that a condition asks about, it asks about each.
  const group = found ?? meantBy(phrase.node, scope);
  // Which one it is of which "one of them" is so, nobody says.
  return group === "itself" || (phrase.number === "one" && group.plural) ? undefined : group;
};
const mentionOfPhrase = (
  phrase: Phrase,
  { anaphor, at }: { readonly anaphor: PhraseNode; readonly at: PhraseNode },
  scope: Scope,
  fits: (mention: Mention) => boolean = () => true,
): Mention | undefined => {
  const { node, is, reference, number, nouns } = phrase;
  const latest = (by: (from: PhraseNode, how?: string) => boolean): Mention | undefined => {
    const all = [...scope.asides, ...scope.mentions].filter(
      (each) =>
        each.is === is &&
        each.from?.some((from) => by(from, each.how)) === true &&
        each.barred?.has(anaphor) !== true,
    );
    const found = all.filter(({ ref }) => !isLookedFor(ref, reference));
    const known = found.length > 0 ? found : all;
    const plural = known.filter((each) => each.plural === (number === "several"));
    return plural.findLast(fits) ?? known.findLast(fits) ?? plural.at(-1) ?? known.at(-1);
  };
  // Each one by itself, while something is said of it.
  const isSaid = (from: PhraseNode): boolean => {
    const said = referentOf(from)?.means;
    return isAt(from, node) || (typeof said === "object" && said.node === node);
  };
  const bound = scope.mentions.findLast(
    ({ ref, from, barred }) =>
      ref.type === "each" && from?.some(isSaid) === true && barred?.has(anaphor) !== true,
  );
  if (bound !== undefined) return bound;
  const broughtUpBy = (words: PhraseNode): Mention | undefined => {
    const brought = latest(
      (from, how) =>
        isAt(from, words) ||
        // What is drawn, created or made as a copy is no phrase of its verb, but for the name that a token has.
        (how !== "drawn" &&
          ((how !== "created" && how !== "copied") || reference === "made" || node.kind === "namedThing") &&
          (isVerb(from) || (is === "player" && !isVerb(words) && referentOf(words) === undefined)) &&
          encloses(from, words)),
    );
    if (brought?.ref.type !== "eventObjects") return brought;
    // "An ability of a creature is activated": the event has both, and the ability by its verb.
    const party = latest((from) => isAt(from, words));
    return party?.ref.type === "eventObjects" ? party : brought;
  };
  // What prevented damage came from.
  if (nouns.has("source")) {
    const source = damageSource(scope);
    if (source !== undefined) return source;
  }
  const nearer = at === node ? undefined : broughtUpBy(at);
  const near = number === "one" && nearer?.plural === true ? undefined : nearer;
  // "Search target creature's controller's library": what the verb is done to is not the target.
  const isOwn = reference === "self" || (reference === "target" && phrase.within !== undefined);
  const own = isOwn ? latest((from) => isAt(from, node)) : undefined;
  const found = near ?? own ?? (reference === "self" ? undefined : broughtUpBy(node));
  // "Put a creature card and a land card onto the battlefield. The land …": of the two together nothing is said of one.
  const isPart = number === "one" && found?.plural === true && found.ref.type === "bound";
  if (isPart && reference === "indefinite" && found.from?.some((from) => isAt(from, node)) !== true)
    return undefined;
  // "If it was attacking a player, that player …": which one, nobody says.
  return found !== undefined && isLookedFor(found.ref, reference) && isAskedFor(phrase, anaphor)
    ? undefined
    : found;
};

/** "Its" in a noun phrase that compares each of what it names: that one's own. */
const eachOnesOwn = (plural: boolean, scope: Scope): Mention | undefined => {
  const latest = scope.mentions.findLast((each) => each.is === "object" && each.byNoun !== true);
  return latest?.compared === true && latest.plural === plural ? latest : undefined;
};

/** A condition asks whether any such thing is there beside what it is about, and nothing says which one it is. */
const isAskedFor = ({ clause, reference, number, node }: Phrase, anaphor: PhraseNode): boolean => {
  const answer = referentOf(anaphor);
  const within = answer !== undefined && "anaphor" in answer ? answer.anaphor.clause : undefined;
  return (
    clause.section === "condition" &&
    clause !== within &&
    clause.subject?.node !== node &&
    reference === "indefinite" &&
    number === "one" &&
    !isPair(clause)
  );
};

/** What an event, a condition or an instruction looks for: any such object, not the one that it found. */
const isLookedFor = ({ type }: Mention["ref"], reference: Reference): boolean =>
  type === "all" || (reference === "indefinite" && (type === "players" || type === "opponents"));
