import { libraryPredicate } from "../../grammar/language/effects/library.ts";
import { lifeAmount, lifePredicate } from "../../grammar/language/effects/life.ts";
import { permanentPredicate } from "../../grammar/language/effects/permanents.ts";
import { tokensPredicate } from "../../grammar/language/effects/tokens.ts";
import { zonesPredicate } from "../../grammar/language/effects/zones.ts";
import { keywordAbility } from "../../grammar/language/keywords.ts";
import type { Nodes } from "../../grammar/language/index.ts";
import type { ParagraphNode } from "../../grammar/parse.ts";
import { bareSentence, isBareSentence } from "./resolve/sentence.ts";
import { sameForInChain, sameForSentences } from "./same-for-others.ts";
import { type AnyNode, isNode, isQuoted, type Tree, withParts } from "./tree.ts";

type Gap = Nodes["gap"];
type Verb = Nodes["clause"];

/** The verb that a clause ends with, without its subject. */
const verbOf = (clause: Verb): Verb =>
  clause.kind === "objectClause" || clause.kind === "playerClause" ? clause.does : clause;

const isOf = <N extends Gap>({ rows }: { readonly rows: object }, gap: Gap): gap is N =>
  Object.hasOwn(rows, gap.kind);

/** The verb with what stands in the gap in the place of what it has; nothing where that is no such thing. */
const withInstead = (verb: Verb, gap: Gap): Verb | undefined => {
  switch (verb.kind) {
    case "gainLife":
    case "loseLife":
      return isOf<Nodes["lifeAmount"]>(lifeAmount, gap) ? { ...verb, life: gap } : undefined;
    case "dealDamage":
      return gap.kind === "damageToWhom" ? { ...verb, dealt: gap } : undefined;
    case "gainsAbilities":
    case "hasAbilities":
      if (gap.kind === "protectedFrom")
        return verb.abilities.kind === "protection"
          ? { ...verb, abilities: { ...verb.abilities, from: gap, more: [] } }
          : undefined;
      return isOf<Nodes["keywordAbility"]>(keywordAbility, gap) ? { ...verb, abilities: gap } : undefined;
    case "putCounters":
      return gap.kind === "countersPut" ? { ...verb, put: gap } : undefined;
    case "entersWithCounters":
      // "Enters with a +1/+1 counter on it for each …": on the same.
      return gap.kind === "countersPut" && gap.on.kind === "it" && gap.on.it === verb.it
        ? { ...verb, counters: gap.counters }
        : undefined;
    case "costs":
      return gap.kind === "gapCost" && verb.change === gap.how ? { ...verb, mana: gap.mana } : undefined;
    case "gets":
      return gap.kind === "change" && verb.other === undefined ? { ...verb, change: gap } : undefined;
    default:
      return undefined;
  }
};

/** The verb before it with what stands in the gap, and what it is counted by there. */
const filled = (gap: Gap, before: Verb, each: Nodes["forEach"] | undefined): Verb | undefined => {
  const verb = verbOf(before);
  if (each !== undefined && (!("each" in verb) || verb.each === undefined)) return undefined;
  const found = withInstead(verb, gap);
  if (found === undefined) return undefined;
  const { each: _, ...rest } = found as Verb & { each?: unknown };
  return { ...rest, ...(each && { each }), span: gap.span } as Verb;
};

type Link = Nodes["link"] | Nodes["afterAdverbial"];
/** A link with the verb said again, and the last clause there; undefined where no verb before it fits. */
const completed = (link: Link, before: Verb): readonly [Link, Verb] | undefined => {
  if (link.kind === "gapLink" || link.kind === "eachGapLink") {
    const does = filled(link.what, before, "each" in link ? link.each : undefined);
    return does && [{ kind: "andLink", does, span: link.span }, does];
  }
  if (link.kind !== "commaLink" && link.kind !== "adverbialLink") return [link, link.does];
  const next = completed(link.next, link.kind === "commaLink" ? link.does : before);
  return next && [{ ...link, next: next[0] } as Link, next[1]];
};

const completedChain = (chain: Nodes["chain"]): Nodes["chain"] | undefined => {
  let before: Verb = chain.first;
  const rest: Nodes["link"][] = [];
  for (const link of chain.rest) {
    const done = completed(link, before);
    if (done === undefined) return undefined;
    rest.push(done[0] as Nodes["link"]);
    [, before] = done;
  }
  return { ...chain, rest };
};

type Sentence = Nodes["laterSentence"];
/** What "does the same" is told of, where it is all that a sentence says. */
const sameDoer = (sentence: Sentence): Nodes["player"] | undefined => {
  if (!isBareSentence(sentence)) return undefined;
  const { first, rest } = sentence.does;
  return first.kind === "playerClause" && first.does.kind === "doesSame" && rest.length === 0
    ? first.subject
    : undefined;
};

/** A sentence told to somebody else; undefined where it would say more of you than that you do it. */
const doneBy = (sentence: Sentence, subject: Nodes["player"]): Sentence | undefined => {
  if (!isBareSentence(sentence)) return undefined;
  const { first, rest } = sentence.does;
  if (rest.length > 0) return undefined;
  // What is told of a token that was created is true of the other one, too.
  if (first.kind === "objectClause") return sentence;
  const does =
    first.kind === "playerClause" ? (first.subject.kind === "you" ? first.does : undefined) : first;
  if (does === undefined || !isPlayerVerb(does) || speaksOfYou(does)) return undefined;
  return bareSentence({ ...sentence.does, first: { kind: "playerClause", subject, does, span: does.span } });
};
const verbsOfPlayers = [lifePredicate, libraryPredicate, zonesPredicate, permanentPredicate, tokensPredicate];
const isPlayerVerb = (clause: Verb): clause is Nodes["playerVerb"] =>
  verbsOfPlayers.some(({ rows }) => Object.hasOwn(rows, clause.kind));
const speaksOfYou = (part: unknown): boolean =>
  Array.isArray(part)
    ? part.some(speaksOfYou)
    : isNode(part) &&
      !isQuoted(part) &&
      (part.kind === "you" || part.kind === "your" || Object.values(part).some(speaksOfYou));

/** The sentences of a body, with those before it said again where one of them "does the same". */
const saidAgain = (sentences: readonly Sentence[]): readonly Sentence[] | undefined => {
  const doers = sentences.map(sameDoer);
  const place = doers.findIndex((doer) => doer !== undefined);
  const doer = doers[place];
  if (doer === undefined) return sentences;
  const before = sentences.slice(0, place);
  const again = before.flatMap((each) => doneBy(each, doer) ?? []);
  // There is something before it, and all of that can be said again.
  if (place === 0 || again.length < place) return undefined;
  return [...before, ...again, ...sentences.slice(place + 1)];
};

/** The first chain in which a verb that is not said again cannot be known. */
export interface UnknownGap {
  readonly unknown: AnyNode;
}

/** A tree in which each verb stands that its text leaves out: "… if you control a Cleric, deathtouch if you control a Rogue". */
export const withoutGaps = (root: ParagraphNode, { kinds }: Tree): ParagraphNode | UnknownGap => {
  if (!["gapLink", "eachGapLink", "doesSame", "sameForOthers"].some((kind) => kinds.includes(kind)))
    return root;
  let unknown: AnyNode | undefined;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isNode(value)) return value;
    const whole = withParts(value, visit);
    if (whole.kind === "body" || whole.kind === "lowerBody") {
      const { first, rest } = whole as unknown as Nodes["lowerBody"];
      const sentences = saidAgain([first as Sentence, ...rest]);
      const again = sentences && sameForSentences(sentences);
      unknown ??= again === undefined ? whole : undefined;
      return again === undefined ? whole : { ...whole, first: again[0], rest: again.slice(1) };
    }
    if (whole.kind !== "chain") return whole;
    const complete = completedChain(whole as unknown as Nodes["chain"]);
    const chain = complete && sameForInChain(complete);
    unknown ??= chain === undefined ? whole : undefined;
    return chain ?? whole;
  };
  const done = visit(root) as ParagraphNode;
  return unknown === undefined ? done : { unknown };
};
