import * as A from "../../abilities/index.ts";
import { partsOf, type OpenReach, type Part } from "../resolve/reach.ts";
import {
  adverbialsOf,
  isBareSentence,
  saysInstead,
  type ClausesNode,
  type FrontAdverbial,
} from "../resolve/sentence.ts";
import { inOtherCase, wrap, wrapped, type Build, type Place } from "./adverbials.ts";
import { chainOf, type ChainPart } from "./chains.ts";
import { distributed } from "./distribution.ts";
import { afterPrevention, asksForPrevented } from "./effects/after-prevention.ts";
import { unpreventable } from "./effects/prevention.ts";
import { exiledAsResolves } from "./effects/zones.ts";
import { withMore, type Sentence } from "./later.ts";
import { isWhatIsDestroyed } from "./effects/zone-clauses.ts";
import { playersOf } from "./players.ts";
import { copyingNext } from "./processes.ts";
import { excessTo, notRegenerated } from "./revisions.ts";
import { refuse, type Mention, type Scope } from "./scope.ts";
import { instructionsOf, replacing } from "./sentences.ts";

/** What stands around a sentence. */
export interface Around {
  /** What the sentences before it do. */
  readonly effects: A.Effect[];
  /** Sentences behind it that go on about it. */
  readonly more: readonly Sentence[];
  readonly beforeThen: readonly Mention[] | undefined;
  readonly cases: readonly A.Condition[] | undefined;
}

/** "Prevent the next 3 damage …, and put a counter on it for each 1 damage prevented this way" in one sentence. */
const splitPrevention = (node: ClausesNode, effects: A.Effect[], scope: Scope): boolean => {
  const { first, rest, span } = node.does;
  const [next, ...others] = rest;
  if (first.kind !== "preventDamage" || next === undefined || !("does" in next) || !asksForPrevented(rest))
    return false;
  if (next.does.kind === "replacing") return false;
  effects.push(chainOf({ kind: "chain", first, rest: [], span }, scope));
  const then = { kind: "chain", first: next.does, rest: others, span } as const;
  afterPrevention(node, effects, scope, () => chainOf(then, scope));
  return true;
};

const withoutThen = (node: Sentence): Sentence => {
  if (node.kind !== "clauses" || node.connective?.kind !== "thenConnective") return node;
  const { connective: _, ...rest } = node;
  return rest;
};

/** What is said about an instruction before, rather than told: whether it was that. */
const aboutBefore = (node: ClausesNode, { effects, more }: Around, scope: Scope): boolean => {
  const only = node.does.rest.length === 0 ? node.does.first : undefined;
  if (only?.kind === "theDamageCant" && unpreventable(effects)) return true;
  if (only?.kind === "excessInstead" && excessTo(effects, playersOf(only.to, scope))) return true;
  if (effects[effects.length - 1]?.type === "changeRules" && asksForPrevented(node.does)) {
    afterPrevention(node, effects, scope, () => chainOf(node.does, scope));
    return true;
  }
  if (splitPrevention(node, effects, scope)) return true;
  if (only?.kind === "cantBeRegenerated" && only.when === undefined)
    if (notRegenerated(effects, (destroy) => isWhatIsDestroyed(only.what, destroy, scope))) return true;
  if (only?.kind !== "exileAsResolves") return false;
  effects.push(
    exiledAsResolves(only, scope, (inner) =>
      more.length === 0 ? [] : [instructionsOf(more.map(withoutThen), inner)],
    ),
  );
  return true;
};

const openMessages: Readonly<Record<OpenReach["adverbial"]["kind"], readonly [one: string, all: string]>> = {
  ifBack: ["A. B if …", "If …, A and B"],
  unlessBack: ["A. B unless …", "Unless …, A and B"],
  unlessSoBack: ["A. B unless …", "If … isn't so, A and B"],
  delayBack: ["A. B at …", "At …, A and B"],
  whereBack: ["A. B, where X is …", "A and B, where X is …"],
  insteadBack: ["A. B instead", "Instead A and B"],
};

/** Both readings of a sentence whose adverbial may be about its last instruction or about all of them. */
const refuseOpen = ({ adverbial }: OpenReach): never => {
  const [one, all] = openMessages[adverbial.kind];
  return refuse(
    adverbial,
    `this may be about the last instruction only (“${one}”) or about all of them (“${all}”): say which`,
    "RW4003",
  );
};

/** The parts of a sentence as the chain of its clauses carries them out. */
const chainParts = (parts: readonly Part[], place: Place): readonly ChainPart[] =>
  parts.map((part) =>
    part.kind === "governed"
      ? {
          kind: "underAdverbial",
          over: chainParts(part.over, place),
          wrap: (build) => wrapped(part.by, build, place),
        }
      : part,
  );

/** The clauses of a sentence, and around them the adverbials that govern all of them: the outermost first. */
const layersOf = (
  node: ClausesNode,
  instead: boolean,
): { readonly parts: readonly Part[]; readonly around: readonly Part[] } => {
  const parts = partsOf(node.does, node.back, instead);
  if ("kind" in parts) return refuseOpen(parts);
  const around: Part[] = [];
  let inner: readonly Part[] = parts;
  for (;;) {
    const [only, ...others] = inner;
    if (only?.kind !== "governed" || others.length > 0) return { parts: inner, around };
    around.push(only);
    inner = only.over;
  }
};

/** "Whenever … this turn, if …, …": the "if" of the ability that this sets up (603.4). */
const interveningIn = ({ front }: ClausesNode): Extract<FrontAdverbial, { kind: "ifFront" }> | undefined => {
  const next = front[front.findIndex(({ kind }) => kind === "laterFront") + 1];
  return front.some(({ kind }) => kind === "laterFront") && next?.kind === "ifFront" ? next : undefined;
};

/** "Then" follows something, and "instead" takes the place of it under a condition. */
const checkJoined = (node: ClausesNode, { effects }: Around, scope: Scope): void => {
  const { connective, front, back } = node;
  if (connective?.kind === "thenConnective" && effects.length === 0 && scope.trigger !== undefined)
    return refuse(connective, "nothing was said before this");
  const behind = back.find((each) => each.kind === "insteadBack");
  if (behind?.only !== undefined) return refuse(behind, "an instruction is carried out at once: write “if”");
  const instead = front.find(({ kind }) => kind === "insteadFront") ?? behind;
  const adverbials = adverbialsOf(node);
  const asks = adverbials.some(({ kind }) => kind === "ifFront" || kind === "ifBack");
  const [adverbial] = adverbials;
  const { first } = node.does;
  if (first.kind === "cantBeRegenerated" && first.when === undefined && adverbial !== undefined)
    return refuse(
      adverbial,
      "“can't be regenerated” is a part of the destruction before it, not only sometimes",
    );
  if (instead !== undefined && !asks) return refuse(instead, "say if what this happens instead");
};

const withoutInstead = (node: ClausesNode): ClausesNode => ({
  ...node,
  front: node.front.filter(({ kind }) => kind !== "insteadFront"),
  back: node.back.filter(({ kind }) => kind !== "insteadBack"),
});

/** The clauses of a sentence with its adverbials around them, added to what the sentences before it do. */
const carryOut = (place: Place, intervening: ReturnType<typeof interveningIn>): void => {
  const { node, scope } = place;
  const within = { ...place, node: withoutInstead(node) };
  const layers = layersOf(within.node, saysInstead(node));
  const front = within.node.front.filter((each) => each !== intervening);
  const adverbials = [
    ...front,
    ...layers.around.flatMap((part) => (part.kind === "governed" ? [part.by] : [])),
  ];
  const innermost: Build = (inner) => {
    const last = layers.parts.at(-1);
    if (last?.kind !== "replacing") return chainOf(node.does, inner, chainParts(layers.parts, place));
    // Whether what is said of the others is said of it, too, is not clear.
    if (!("soon" in last.event) && !node.front.some(({ kind }) => kind === "durationFront"))
      return refuse(last, "say for how long this lasts, too");
    const before = chainOf(node.does, inner, chainParts(layers.parts.slice(0, -1), place));
    return A.sequence([before, replacing({ ...last, kind: "wouldReplace" }, inner)]);
  };
  const otherwise = node.connective?.kind === "otherwiseConnective";
  const [outermost, ...others] = otherwise ? [undefined, ...adverbials] : adverbials;
  // "If …, destroy it if … instead": the whole of it is done instead, where the first "if" is so.
  const asks = adverbials.findIndex(({ kind }) => kind === "ifFront" || kind === "ifBack");
  const build = others.reduceRight<Build>(
    (governed, adverbial) =>
      adverbial === undefined
        ? governed
        : wrapped(adverbial, governed, adverbials.indexOf(adverbial) > asks ? within : place),
    innermost,
  );
  if (otherwise) inOtherCase(build, place);
  else if (outermost !== undefined) wrap(outermost, build, place);
  else place.effects.push(build(scope));
};

/** A sentence of clauses: each adverbial wraps the clauses that it governs. */
export const clauseSentence = (node: ClausesNode, around: Around, scope: Scope): void => {
  checkJoined(node, around, scope);
  if (isBareSentence(node) && aboutBefore(node, around, scope)) return;
  const copying = copyingNext(node);
  if (copying !== undefined) return clauseSentence(copying, around, scope);
  const intervening = interveningIn(node);
  const place: Place = {
    node,
    scope,
    intervening: intervening?.condition,
    effects: around.effects,
    beforeThen: around.beforeThen,
    cases: around.cases,
    withMore: (build, inner) => withMore(build, around.more, inner),
  };
  distributed(place, (at) => carryOut(at, intervening));
};
