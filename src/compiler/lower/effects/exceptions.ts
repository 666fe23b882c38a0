import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { becomesModifications, lossesOf } from "./becomes.ts";
import { objectVerb } from "./object-verbs.ts";
import { isBareNoun, isSaidAgain } from "../noun-heads.ts";
import { refuse, type Scope } from "../scope.ts";
import { nameOf, sizeOf } from "../words.ts";

/** What a copy is besides what it copies, and the counters it enters with (707.9). */
export interface Exceptions {
  readonly changes: readonly A.Modification[];
  readonly counters: readonly { readonly kind: string; readonly count: A.Quantity }[];
}

const thing = (node: Nodes["exceptionalThing"], scope: Scope): readonly A.Modification[] =>
  node.kind === "size" ? sized(node, scope) : becomesModifications(node, scope);
const sized = (node: Nodes["size"], scope: Scope): readonly A.Modification[] => {
  const { power, toughness } = sizeOf(node, scope);
  return [A.setPT(power, toughness)];
};

type Said = Exclude<Nodes["laterException"], { kind: "exceptDoes" }>;
/** What is said, with its subject or without. */
const saidIn = (node: Nodes["laterException"]): Said => {
  if (node.kind !== "exceptDoes") return node;
  const { who, does } = node;
  const one = who !== "they" && who !== "the tokens" && who !== "the copies" && who !== "those creatures";
  return (does.form === "s") === one ? does : refuse(does, `say this of “${who}”`);
};

const only = (changes: readonly A.Modification[]): Exceptions => ({ changes, counters: [] });
/** What can be said of objects, as far as it can be copied with them (707.9). */
const copiedOf = (node: Nodes["copiedPredicate"], scope: Scope): Exceptions => {
  const verb = objectVerb(node, scope);
  if (verb.duration !== undefined || (verb.does !== "effect" && (verb.first ?? []).length > 0))
    return refuse(node, "this cannot last or be chosen while copying");
  // What it loses beside the card types that another exception gives it (205.1b).
  if (node.kind === "losesOthers" && node.what !== "card types")
    return refuse(node, "only card types are lost like this");
  if (verb.does === "modify" && node.kind !== "isGoaded") return only(verb.modifications);
  const [change] = verb.does === "rules" ? verb.changes(A.self) : [];
  if (change?.type !== "entersWith") return refuse(node, "this cannot be copied");
  const { type: _, what: __, counters = [], ...more } = change;
  return Object.keys(more).length === 0
    ? { changes: [], counters }
    : refuse(node, "a copy can enter only with counters besides");
};

const exceptionOf = (node: Said, scope: Scope): Exceptions => {
  switch (node.kind) {
    case "exceptIs":
      if (node.not === undefined) return only(thing(node.what, scope));
      return node.what.kind === "size"
        ? refuse(node.what, "say which size it is")
        : only(lossesOf(node.what));
    case "isSized":
      return only(sized(node.size, scope));
    case "exceptNoManaCost":
      return only([A.noManaCost]);
    case "exceptName":
      return only([A.setName(nameOf(node.name, scope.face))]);
    default:
      return copiedOf(node, scope);
  }
};

/** All exceptions of a copy effect, in printed order. */
const exceptionsOf = (node: Nodes["exceptions"], scope: Scope): Exceptions => {
  const nodes = [node.first, ...node.rest.map((next) => next.exception)].map(saidIn);
  const parts = nodes.map((each) => exceptionOf(each, scope));
  const loses = nodes.find(({ kind }) => kind === "losesOthers");
  if (
    loses !== undefined &&
    !parts.some((part) =>
      part.changes.some((change) => change.type === "setTypes" && change.cardTypes !== undefined),
    )
  )
    refuse(loses, "say which card types it has");
  // 205.1b: of the types that it had, those stay that belong to the card types it still has.
  const keeping = (change: A.Modification): readonly A.Modification[] => {
    if (loses === undefined || change.type !== "setTypes") return [change];
    const { subtypes, ...rest } = change;
    return [{ ...rest, loseOthers: true }, ...(subtypes === undefined ? [] : [A.addTypes({ subtypes })])];
  };
  return {
    changes: parts.flatMap((part) => part.changes.flatMap(keeping)),
    counters: parts.flatMap((part) => part.counters),
  };
};

const copying = (changes: readonly A.Modification[]): boolean =>
  changes.some((change) => change.type === "becomeCopy");

/** The copy effect at the end of a sentence with the exceptions behind it. */
export const withExceptions = (effect: A.Effect, node: Nodes["exceptions"], scope: Scope): A.Effect => {
  const { changes, counters } = exceptionsOf(node, scope);
  const noCounters = (): void => {
    if (counters.length > 0)
      refuse(node, "only what enters the battlefield as a copy can have counters as an exception");
  };
  const except = changes.length === 0 ? {} : { except: changes };
  const apply = (each: A.Effect): A.Effect => {
    switch (each.type) {
      case "sequence":
        return A.sequence([...each.effects.slice(0, -1), apply(each.effects[each.effects.length - 1]!)]);
      case "may":
        return { ...each, effect: apply(each.effect) };
      case "createCopies":
        return { ...each, ...except, ...(counters.length === 0 ? {} : { counters }) };
      case "copySpell":
        noCounters();
        return { ...each, ...except };
      case "affect":
        if (!copying(each.modifications)) break;
        noCounters();
        return {
          ...each,
          modifications: each.modifications.map((change) =>
            change.type === "becomeCopy" ? { ...change, ...except } : change,
          ),
        };
      case "changeRules":
        return {
          ...each,
          changes: each.changes.map((change) => enteringWith(change, except, counters, node)),
        };
      default:
        break;
    }
    return refuse(node, "there is no copy before this");
  };
  return apply(effect);
};

const enteringWith = (
  change: A.RuleChange | A.Replacement,
  except: { readonly except?: readonly A.Modification[] },
  counters: Exceptions["counters"],
  node: Nodes["exceptions"],
): A.RuleChange | A.Replacement => {
  if (change.type !== "entersWith" || change.as?.type !== "affect" || !copying(change.as.modifications))
    return refuse(node, "there is no copy before this");
  return {
    ...change,
    ...(counters.length === 0 ? {} : { counters }),
    as: {
      ...change.as,
      modifications: change.as.modifications.map((each) =>
        each.type === "becomeCopy" ? { ...each, ...except } : each,
      ),
    },
  };
};

/** The exceptions behind a statement that permanents enter as copies. */
export const exceptionsInStatic = <P extends { readonly effects: readonly A.StaticEffect[] }>(
  parts: readonly P[],
  node: Nodes["exceptions"],
  scope: Scope,
): readonly P[] => {
  const { changes, counters } = exceptionsOf(node, scope);
  const except = changes.length === 0 ? {} : { except: changes };
  const last = parts[parts.length - 1]!;
  const effects = last.effects.map((effect) =>
    effect.type === "applies"
      ? refuse(node, "there is no copy before this")
      : enteringWith(effect, except, counters, node),
  );
  return [...parts.slice(0, -1), { ...last, effects }];
};

/** "that creature", "the chosen creature", "the token": no more is said of it. */
const isKnownAgain = (node: Nodes["objects"]): boolean =>
  isSaidAgain(node) ||
  ((node.kind === "theThing" || (node.kind === "determined" && node.det.kind === "theDet")) &&
    isBareNoun(node.noun));

/** "… except it isn't legendary if that creature is legendary": the condition changes nothing about a copy. */
export const isAboutLegend = (node: Nodes["exceptions"], condition: Nodes["condition"]): boolean => {
  const last = saidIn(node.rest[node.rest.length - 1]?.exception ?? node.first);
  return (
    (last.kind === "isntThing" || (last.kind === "exceptIs" && last.not === true)) &&
    last.what.kind === "becomesSo" &&
    last.what.what === "legendary" &&
    condition.kind === "objectIs" &&
    isKnownAgain(condition.what) &&
    condition.be === "are" &&
    condition.complement.kind === "supertype" &&
    condition.complement.value === "legendary"
  );
};
