import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { durationOf } from "../durations.ts";
import type { NodeOfKind } from "../nodes.ts";
import { bindNext, refuse, type PhraseNode, type Scope } from "../scope.ts";
import { withThisAbility } from "../joined-instructions.ts";

/**
 * What a verb says of its objects: a continuous change of them, a change of the rules for those that fit, or something
 * that happens to them at once. A sentence of a spell carries it out, on a permanent it is simply true.
 */
export type ObjectVerb =
  | {
      readonly does: "modify";
      readonly modifications: readonly A.Modification[];
      readonly duration?: A.Duration;
      /** What is chosen before, as the sentence is carried out ("the color of your choice"). */
      readonly first?: readonly A.Effect[];
      /** What the objects lose besides what the same sentence gives them ("loses all other abilities"). */
      readonly loses?: Losses;
    }
  | {
      readonly does: "rules";
      readonly changes: (what: A.Filter | A.Objects) => readonly (A.RuleChange | A.Replacement)[];
      readonly duration?: A.Duration;
      readonly first?: readonly A.Effect[];
    }
  | {
      readonly does: "effect";
      readonly effect: (subject: A.Objects) => A.Effect;
      /** A duration at its end counts for what was said of the objects before. */
      readonly duration?: A.Duration;
    };
export interface Losses {
  readonly at: PhraseNode;
  readonly abilities: boolean;
  readonly types: boolean;
}

/** One function for each of some verbs of objects. */
export type ObjectVerbs<K extends Nodes["objectPredicate"]["kind"]> = {
  readonly [Kind in K]: (node: NodeOfKind<Kind>, scope: Scope) => ObjectVerb;
};

const objectTypes: { readonly [K in A.Objects["type"]]: true } = {
  self: true,
  target: true,
  all: true,
  choose: true,
  bound: true,
  eventObjects: true,
  costObjects: true,
  each: true,
  host: true,
  linked: true,
  together: true,
  topCards: true,
  among: true,
  involved: true,
  granter: true,
};
/** Whether this speaks of objects, not of what they must be. */
export const isReference = (node: A.Filter | A.Objects): node is A.Objects =>
  Object.hasOwn(objectTypes, node.type);

/** The filter that fits exactly these objects; for "creatures you control" whatever they ask. */
export const filterFor = (what: A.Filter | A.Objects): A.Filter =>
  !isReference(what) ? what : what.type === "all" ? what.filter : A.isOneOf(what);

interface Lasting {
  readonly duration?: A.Duration;
}

/** The duration behind a verb, if there is one. */
export const lasts = (node: Nodes["duration"] | undefined, scope: Scope): Lasting =>
  node === undefined ? {} : { duration: durationOf(node, scope) };
export const thisTurn: Lasting = { duration: A.until("end of turn") };
export const thisCombat: Lasting = { duration: A.until("end of combat") };

export const modify = (modifications: readonly A.Modification[], duration: Lasting = {}): ObjectVerb => ({
  does: "modify",
  modifications,
  ...duration,
});
export const rules = (
  changes: (what: A.Filter) => A.RuleChange | A.Replacement,
  duration: Lasting = {},
): ObjectVerb => ({ does: "rules", changes: (what) => [changes(filterFor(what))], ...duration });
/** More that is said of the same objects: "loses all other …" is about what the modifications before give (613.1). */
export const together = (
  known: readonly A.Modification[],
  verb: Extract<ObjectVerb, { readonly does: "modify" }>,
): readonly A.Modification[] => {
  const { loses } = verb;
  if (loses === undefined) return withThisAbility(known, verb.modifications);
  if (loses.types && known.every((each) => each.type !== "setTypes"))
    return refuse(loses.at, "say first which types it has from then on");
  const kept = loses.types
    ? known.map((each): A.Modification => (each.type === "setTypes" ? { ...each, loseOthers: true } : each))
    : known;
  return loses.abilities ? [A.loseAbilities("all"), ...kept] : kept;
};
export const happens = (effect: (subject: A.Objects) => A.Effect): ObjectVerb => ({ does: "effect", effect });

/** 701.60a: what an effect says is no longer suspected. */
const noLongerSuspected = (scope: Scope): ObjectVerb =>
  happens((subject) => A.designate(subject, "notSuspected", { bind: bindNext(scope) }));

/** 701.15b: by who controls what says so. */
const goaded = (node: { readonly until?: Nodes["duration"] }, scope: Scope): ObjectVerb =>
  modify(
    [A.must("attack"), A.must("attack", { whom: A.playersExcept(A.players, A.you), goad: true })],
    lasts(node.until, scope),
  );
/** "is goaded", "is no longer suspected" */
export const goadedOrNot = (
  node: Pick<NodeOfKind<"isGoaded">, "how" | "span"> & { readonly until?: Nodes["duration"] },
  scope: Scope,
): ObjectVerb => {
  if (node.how === "goaded") return goaded(node, scope);
  return node.until === undefined ? noLongerSuspected(scope) : refuse(node, "this has no duration");
};
