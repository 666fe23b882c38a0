import type { Nodes } from "../../grammar/language/index.ts";
import type { Span } from "./types.ts";
import { type AnyNode, isNode, isQuoted, withParts } from "./tree.ts";

type Clause = Nodes["clause"];
type Sentence = Nodes["laterSentence"];
type Link = Nodes["link"];
type Same = Extract<Nodes["spellsPredicate"], { readonly kind: "sameForOthers" }>;
type Noun = Pick<Nodes["nounPhrase"], "mods" | "head">;
type Post = Nodes["nounPhrase"]["post"];

/** Changes one phrase of a process, so that the process is about something else. */
interface Change {
  readonly fits: (node: AnyNode) => boolean;
  readonly to: (node: AnyNode) => AnyNode;
  /** The noun must have no other adjective, of which it would be open whether it is said of the others, too. */
  readonly only?: true;
}

/** A phrase with such a determiner, with another noun: what stands behind the noun stays as it is. */
const named = (
  det: string,
  { mods, head }: Noun,
  post: (before: Post) => Post | undefined = (before) => before,
): Change => ({
  fits: (node) =>
    node.kind === "determined" &&
    (node["det"] as AnyNode).kind === det &&
    post((node["noun"] as Nodes["nounPhrase"]).post) !== undefined,
  to: (node) => {
    const noun = node["noun"] as Nodes["nounPhrase"];
    return { ...node, noun: { ...noun, mods, head, post: post(noun.post) ?? [] } };
  },
});

/** "With mana value 1", with another number. */
const valued =
  (value: Nodes["integer"]) =>
  (post: Post): Post | undefined => {
    let found = false;
    const done = post.map((each) => {
      if (each.kind !== "withAttribute" || each.has.kind !== "statBound") return each;
      if (each.has.stat.is !== "manaValue" || each.has.bound.kind !== "integer") return each;
      found = true;
      return { ...each, has: { ...each.has, bound: value } };
    });
    return found ? done : undefined;
  };

/** "Aura cards"; "creature cards with mana values 2 and 3": those with the one, and then those with the other. */
const changesToOthers = ({
  mods,
  head,
  one,
  other,
}: Extract<Same["what"], { kind: "othersOf" }>): readonly Change[] =>
  one === undefined || other === undefined
    ? [named("all", { mods, head })]
    : [one, other].map((value) => named("aDet", { mods, head }, valued(value)));

/** How a process is about each of the others in turn; undefined where that is more than another noun. */
const changesTo = (what: Same["what"]): readonly Change[] | undefined => {
  switch (what.kind) {
    case "othersOf":
      return changesToOthers(what);
    case "series": {
      const changes = what.conjunction === "and" ? what.items.map(changesTo) : [undefined];
      return changes.every((each) => each !== undefined) ? changes.flat() : undefined;
    }
    case "determined":
      return what.noun.post.length > 0 || what.det.kind !== "aDet" ? undefined : [named("aDet", what.noun)];
    default:
      return [
        {
          fits: ({ kind }) => kind === what.kind,
          to: () => what as unknown as AnyNode,
          only: true,
        },
      ];
  }
};

/** The process with its one phrase that fits changed; undefined where there is none or more than one. */
const changed = <T>(process: T, { fits, to, only }: Change): T | undefined => {
  let found = 0;
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (!isNode(part) || isQuoted(part)) return part;
    const before = found;
    const whole = withParts(part, visit);
    const mods = (whole["mods"] ?? []) as readonly AnyNode[];
    if (only === true && found > before && mods.some((mod) => !fits(mod))) found = Infinity;
    if (!fits(whole)) return whole;
    found += 1;
    return to(whole);
  };
  const done = visit(process) as T;
  return found === 1 ? done : undefined;
};

/** What is said again has places of its own, in order, within those of the words that say it. */
const placedIn = <T>(part: T, from: Span, into: Span): T => {
  const scale = (into.end - into.start) / (from.end - from.start);
  const place = (at: number): number => into.start + (at - from.start) * scale;
  const visit = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(visit);
    if (!isNode(each)) return each;
    const { start, end } = each.span;
    return { ...withParts(each, visit), span: { start: place(start), end: place(end) } };
  };
  return visit(part) as T;
};

/** The process once more for each of the others. */
const changedFor = <T>(process: T, from: Span, { what, span }: Same): readonly T[] | undefined => {
  const changes = changesTo(what);
  const length = (span.end - span.start) / (changes?.length ?? 1);
  const again = changes?.map((change, index) => {
    const start = span.start + index * length;
    const done = changed(process, change);
    return done && placedIn(done, from, { start, end: start + length });
  });
  return again?.every((each) => each !== undefined) === true ? again : undefined;
};

const verbOf = (clause: Clause): Clause =>
  clause.kind === "objectClause" || clause.kind === "playerClause" ? clause.does : clause;

/** Whether something is chosen as a target, which is done once for the whole ability (601.2c). */
const aims = (part: unknown): boolean =>
  Array.isArray(part)
    ? part.some(aims)
    : isNode(part) && (/target/i.test(part.kind) || Object.values(part).some(aims));

/** "…, then do the same for …": the clause before it, once more for each of the others. */
export const sameForInChain = (chain: Nodes["chain"]): Nodes["chain"] | undefined => {
  const place = chain.rest.findIndex(
    (link) => link.kind === "thenLink" && verbOf(link.does).kind === "sameForOthers",
  );
  const link = chain.rest[place];
  if (link?.kind !== "thenLink") return chain;
  const before = place === 0 ? chain.first : undefined;
  const verb = before && verbOf(before);
  const same = link.does;
  if (verb === undefined || same.kind !== "sameForOthers" || aims(verb)) return undefined;
  const again = changedFor(verb, verb.span, same)?.map((does): Link => ({ ...link, does, span: does.span }));
  return again && { ...chain, rest: [...again, ...chain.rest.slice(1)] };
};

/** Who was targeted is spoken of as "that player" from then on. */
const toldAgain = (sentence: Sentence): Sentence => {
  if (sentence.kind !== "clauses" || sentence.does.first.kind !== "playerClause") return sentence;
  const { first } = sentence.does;
  const { kind, span } = first.subject;
  const subject: Nodes["player"] =
    kind === "targetPlayer"
      ? { kind: "thatPlayer", who: { kind: "playerWord", post: [], span }, span }
      : first.subject;
  return { ...sentence, does: { ...sentence.does, first: { ...first, subject } } };
};

/** A sentence that says no more than that something is done for others, too. */
const sameForIn = (sentence: Sentence): Same | undefined => {
  if (sentence.kind !== "clauses") return undefined;
  const { connective, front, does, back } = sentence;
  const { first } = does;
  const more = front.length + back.length + does.rest.length;
  return first.kind === "sameForOthers" && more === 0 && connective?.kind !== "otherwiseConnective"
    ? first
    : undefined;
};

/** "Repeat this process for …": all sentences before it, once more for each of the others. */
export const sameForSentences = (sentences: readonly Sentence[]): readonly Sentence[] | undefined => {
  const place = sentences.findIndex((each) => sameForIn(each) !== undefined);
  if (place < 0) return sentences;
  const same = sameForIn(sentences[place]!)!;
  const process = sentences.slice(0, place).map(toldAgain);
  // Of several sentences it is not clear which "the same" is.
  if (process.length === 0 || (same.how === "do the same" && process.length > 1) || aims(process))
    return undefined;
  const span = { start: process[0]!.span.start, end: process.at(-1)!.span.end };
  const again = changedFor(process, span, same);
  return again && [...sentences.slice(0, place), ...again.flat(), ...sentences.slice(place + 1)];
};
