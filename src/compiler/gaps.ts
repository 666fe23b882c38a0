import type { Nodes } from "../../grammar/language/index.ts";
import type { ParagraphNode } from "../../grammar/parse.ts";
import { type AnyNode, isNode, type Tree } from "./tree.ts";

type Gap = Nodes["gap"];
type Verb = Nodes["clause"];

/** The verb that a clause ends with, without its subject. */
const verbOf = (clause: Verb): Verb =>
  clause.kind === "objectClause" || clause.kind === "playerClause" || clause.kind === "eachObjects"
    ? clause.does
    : clause;

const bySort: {
  readonly [K in Gap["kind"]]: (gap: Extract<Gap, { kind: K }>, verb: Verb) => Verb | undefined;
} = {
  gapLife: ({ life }, verb) =>
    verb.kind === "gainLife" || verb.kind === "loseLife" ? { ...verb, life } : undefined,
  gapDamage: ({ n, to }, verb) => (verb.kind === "dealDamage" ? { ...verb, n, to } : undefined),
  gapAbility: ({ ability }, verb) =>
    verb.kind === "gainsAbilities" || verb.kind === "hasAbilities"
      ? { ...verb, abilities: ability }
      : undefined,
  gapProtection: ({ what }, verb) =>
    (verb.kind === "gainsAbilities" || verb.kind === "hasAbilities") && verb.abilities.kind === "protection"
      ? { ...verb, abilities: { ...verb.abilities, what, more: [] } }
      : undefined,
  gapCounters: ({ n, counter, on }, verb) => {
    if (verb.kind === "putCounters") return { ...verb, n, counter, on };
    // "Enters with a +1/+1 counter on it for each …": on the same.
    return verb.kind === "entersWithCounters" && on.kind === "it" && on.it === verb.it
      ? { ...verb, counters: { kind: "moreCounters", n, counter, span: counter.span } }
      : undefined;
  },
  gapCost: ({ mana, how }, verb) =>
    verb.kind === "costs" && verb.change === how ? { ...verb, mana } : undefined,
  gapChange: ({ change }, verb) =>
    verb.kind === "gets" && verb.other === undefined ? { ...verb, change } : undefined,
};

/** The verb before it with what stands in the gap, and what it is counted by there. */
const filled = (gap: Gap, before: Verb, each: Nodes["forEach"] | undefined): Verb | undefined => {
  const verb = verbOf(before);
  if (each !== undefined && (!("each" in verb) || verb.each === undefined)) return undefined;
  // The key and the function's parameter are the same kind; TypeScript cannot see that through the index.
  const found = (bySort[gap.kind] as (gap: Gap, verb: Verb) => Verb | undefined)(gap, verb);
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

/** The first chain in which a verb that is not said again cannot be known. */
export interface UnknownGap {
  readonly unknown: AnyNode;
}

/** A tree in which each verb stands that its text leaves out: "… if you control a Cleric, deathtouch if you control a Rogue". */
export const withoutGaps = (root: ParagraphNode, { kinds }: Tree): ParagraphNode | UnknownGap => {
  if (!kinds.includes("gapLink") && !kinds.includes("eachGapLink")) return root;
  let unknown: AnyNode | undefined;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isNode(value)) return value;
    const parts = Object.entries(value).map(([key, each]) => [key, key === "span" ? each : visit(each)]);
    const whole: AnyNode = { ...value, ...Object.fromEntries(parts) };
    if (whole.kind !== "chain") return whole;
    const chain = completedChain(whole as unknown as Nodes["chain"]);
    unknown ??= chain === undefined ? whole : undefined;
    return chain ?? whole;
  };
  const done = visit(root) as ParagraphNode;
  return unknown === undefined ? done : { unknown };
};
