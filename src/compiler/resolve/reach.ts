import type { Nodes } from "../../../grammar/language/index.ts";
import { clausesOf, isBare, linksOf, type Clause } from "./clauses.ts";
import type { Adverbial, BackAdverbial } from "./sentence.ts";

/** Clauses that an adverbial governs, with those that adverbials nearer to them govern first. */
export interface Governed {
  readonly kind: "governed";
  readonly by: Adverbial;
  readonly over: readonly Part[];
}
/** A part of a sentence: a clause, or clauses under an adverbial. */
export type Part = Clause | Governed;

/** Clauses that may be governed by an adverbial behind them, and how they are joined. */
interface Joined {
  readonly clauses: readonly Clause[];
  /** Places of the clauses that "then" stands in front of. */
  readonly then: readonly number[];
  /** The last of them is a member of a list that goes on: "A, B, and C". */
  readonly listed?: boolean;
}

/** Says from which clause on an adverbial governs, or that it is not for this rule to say. */
export interface ReachRule {
  readonly name: string;
  readonly from: (adverbial: BackAdverbial, joined: Joined) => number | undefined;
}

const lastOf = ({ clauses }: Joined): number => clauses.length - 1;

/** Words that go on about what the clauses before mentioned. */
const pronouns: ReadonlySet<string> = new Set(["it", "them", "theyObjects", "thatThing", "thoseThings"]);
const isPronoun = (what: unknown): boolean =>
  typeof what === "object" && what !== null && "kind" in what && pronouns.has(String(what.kind));
const actsOn = (clause: Clause): unknown => {
  const verb = "does" in clause ? clause.does : clause;
  return "what" in verb ? verb.what : undefined;
};

/** Whether a condition asks about what a pronoun means. */
export const isAboutIt = (condition: Nodes["condition"]): boolean =>
  "what" in condition && isPronoun(condition.what);

/** "where X is …" is about every X of the sentence (107.3i). */
const everyX: ReachRule = {
  name: "every X of the sentence",
  from: ({ kind }) => (kind === "whereBack" ? 0 : undefined),
};
/** "instead" takes the place of the whole instruction before, with all that the sentence says (614.15). */
const wholeReplacement: ReachRule = {
  name: "instead of the whole instruction",
  from: ({ kind }) => (kind === "insteadBack" ? 0 : undefined),
};
/** There is only one clause to govern, or only one behind the last "then": instructions are followed in order (608.2c). */
const afterThen: ReachRule = {
  name: "behind the last “then”",
  from: (_, { clauses, then }) => {
    const from = then[then.length - 1] ?? 0;
    return from === clauses.length - 1 ? from : undefined;
  },
};
/** "Exile it and return it at the beginning of …": what goes on about the same thing waits by itself (603.7a). */
const onlyLastWaits: ReachRule = {
  name: "the last instruction waits",
  from: ({ kind }, joined) => {
    const last = joined.clauses[lastOf(joined)]!;
    return kind === "delayBack" && (isPronoun(actsOn(last)) || !isBare(last)) ? lastOf(joined) : undefined;
  },
};
/** "It gets +2/+0, gains trample if it's red, and gains vigilance if it's white": each member of the list asks for itself. */
const ownMember: ReachRule = {
  name: "a member of a list",
  from: ({ kind }, joined) =>
    joined.listed === true && (kind === "ifBack" || kind === "unlessSoBack") ? lastOf(joined) : undefined,
};
const durationOf = (clause: Clause): unknown => {
  const verb = "does" in clause ? clause.does : clause;
  return "until" in verb ? verb.until : undefined;
};
/** "Gets +1/+1 and gains flying until end of turn": the verbs in front of the last one have its duration. */
const shareDuration = (clauses: readonly Clause[]): boolean => {
  const [last, ...before] = clauses.toReversed();
  return (
    last !== undefined &&
    durationOf(last) !== undefined &&
    before.every((each) => durationOf(each) === undefined)
  );
};
const conditions: ReadonlySet<BackAdverbial["kind"]> = new Set(["ifBack", "unlessSoBack"]);
/**
 * "Target creature gets +1/+1 and gains flying …": verbs of one subject that is said once are governed together. "Gets +1/+1
 * and has flying if it's red" asks about both or about the last, but for where a duration binds them together.
 */
const oneSubject: ReachRule = {
  name: "one subject with several verbs",
  from: ({ kind }, { clauses, then }) => {
    const from = then[then.length - 1] ?? 0;
    const governed = clauses.slice(from);
    const [first, ...others] = governed;
    if (first === undefined || isBare(first) || !others.every(isBare)) return undefined;
    return conditions.has(kind) && !shareDuration(governed) ? undefined : from;
  },
};
/** "Counter that ability and destroy that artifact if it's …": what is asked of the thing the last clause acts on. */
const askedOfLast: ReachRule = {
  name: "asked of what the last clause acts on",
  from: (adverbial, joined) => {
    if (adverbial.kind !== "ifBack" && adverbial.kind !== "unlessSoBack") return undefined;
    const { condition } = adverbial;
    const last = joined.clauses[lastOf(joined)]!;
    return isAboutIt(condition) && actsOn(last) !== undefined ? lastOf(joined) : undefined;
  },
};

/** How far an adverbial behind several clauses reaches: the first rule that has an answer is right. */
const reachRules: readonly ReachRule[] = [
  everyX,
  wholeReplacement,
  afterThen,
  onlyLastWaits,
  ownMember,
  oneSubject,
  askedOfLast,
];

/** An adverbial of which it is open how far it reaches. */
export interface OpenReach {
  readonly kind: "open";
  readonly adverbial: BackAdverbial;
}

const isThen = (link: { readonly kind: string }): boolean => link.kind === "thenLink";

const joinedOf = (chain: Nodes["chain"]): Joined => {
  const links = chain.rest.flatMap(linksOf).filter(({ kind }) => kind !== "adverbialLink");
  return {
    clauses: clausesOf(chain),
    then: links.flatMap((link, index) => (isThen(link) ? [index + 1] : [])),
  };
};

interface Reach {
  readonly rule: ReachRule;
  readonly from: number;
}
/**
 * "Deals 2 damage to target creature and 1 damage to you if …": a verb that is said once of several things is not done
 * under one condition rather than in part.
 */
const isDoneInParts = (clause: Clause): boolean => {
  const verb = "does" in clause ? clause.does : clause;
  const parts = "dealt" in verb ? verb.dealt : "put" in verb ? verb.put : undefined;
  return parts?.kind === "series";
};
/** What reaches over all of the sentence, whatever other adverbials are in it. */
const overall: ReadonlySet<BackAdverbial["kind"]> = new Set(["whereBack", "insteadBack"]);

/** "Sacrifices a creature or loses 3 life …": two instructions in one clause, of which an adverbial may be about the second. */
const either: ReadonlySet<unknown> = new Set(["mayEither", "playerEither", "eitherDone"]);
const reachIn = (adverbial: BackAdverbial, joined: Joined): Reach | undefined => {
  // There is none behind a clause that has an adverbial of its own.
  const last = joined.clauses[lastOf(joined)];
  if (!overall.has(adverbial.kind) && either.has(last?.kind)) return undefined;
  for (const rule of reachRules) {
    const from = rule.from(adverbial, joined);
    if (from !== undefined) return { rule, from };
  }
  return undefined;
};
/** The rule that says how far an adverbial reaches, and its answer. */
export const reachOf = (adverbial: BackAdverbial, chain: Nodes["chain"]): Reach | undefined =>
  reachIn(adverbial, joinedOf(chain));

const clausesIn = (part: Part): number =>
  part.kind === "governed" ? part.over.reduce((sum, each) => sum + clausesIn(each), 0) : 1;

/** The same parts, with those from a clause on under an adverbial. */
const governing = (parts: readonly Part[], by: BackAdverbial, from: number): readonly Part[] | OpenReach => {
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (at === from) return [...parts.slice(0, index), { kind: "governed", by, over: parts.slice(index) }];
    at += clausesIn(part);
  }
  return { kind: "open", adverbial: by };
};

/** What is asked or paid behind a moment is asked or paid then: "return it at the beginning of … if … is still …" (603.7). */
const askedThen = (back: readonly BackAdverbial[]): readonly BackAdverbial[] => {
  const isMoment = ({ kind }: BackAdverbial): boolean => kind === "delayBack";
  return [...back.filter((each) => !isMoment(each)), ...back.filter(isMoment)];
};

/**
 * The clauses of a sentence under the adverbials behind them: the nearer one governs first. What is done `instead` is done
 * as a whole.
 */
export const partsOf = (
  chain: Nodes["chain"],
  back: readonly BackAdverbial[] = [],
  instead = false,
): readonly Part[] | OpenReach => {
  let parts: readonly Part[] = [chain.first];
  let clauses: readonly Clause[] = [chain.first];
  let then: readonly number[] = [];
  // Clauses under an adverbial of their own are under none that stands behind others: "A if …, and B if …".
  let start = 0;
  let listed = false;
  const under = (by: BackAdverbial): readonly Part[] | OpenReach => {
    const from = overall.has(by.kind) ? 0 : start;
    if (!instead && conditions.has(by.kind) && clauses.slice(from).some(isDoneInParts))
      return { kind: "open", adverbial: by };
    const places = then.filter((place) => place >= from).map((place) => place - from);
    const reach = reachIn(by, { clauses: clauses.slice(from), then: places, listed });
    return reach === undefined ? { kind: "open", adverbial: by } : governing(parts, by, from + reach.from);
  };
  const adverbials = (all: readonly BackAdverbial[]): OpenReach | undefined => {
    for (const each of all) {
      const governed = under(each);
      if ("kind" in governed) return governed;
      parts = governed;
    }
    return undefined;
  };
  // "Exile it at end of combat, then return it": what comes after what waits, waits with it (603.7a, 608.2c).
  const waiting: [by: BackAdverbial, from: number][] = [];
  for (const link of chain.rest.flatMap(linksOf)) {
    if (link.kind === "adverbialLink" && link.by.kind === "delayBack" && isThen(link.next)) {
      const reach = reachIn(link.by, { clauses: clauses.slice(start), then: [] });
      if (reach === undefined) return { kind: "open", adverbial: link.by };
      waiting.push([link.by, start + reach.from]);
    } else if (link.kind === "adverbialLink") {
      const open = adverbials([link.by]);
      if (open !== undefined) return open;
      if (!overall.has(link.by.kind)) start = clauses.length;
    } else {
      if (isThen(link)) then = [...then, clauses.length];
      listed = link.kind === "commaLink";
      parts = [...parts, link.does];
      clauses = [...clauses, link.does];
    }
  }
  for (const [by, from] of waiting) {
    const governed = governing(parts, by, from);
    if ("kind" in governed) return governed;
    parts = governed;
  }
  return adverbials(askedThen(back)) ?? parts;
};
