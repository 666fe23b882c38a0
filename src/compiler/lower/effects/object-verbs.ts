import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { becomesModifications } from "./becomes.ts";
import { durationOf } from "../durations.ts";
import { grantedAbilities, grantedAbility } from "../granted.ts";
import { dispatch, type Lowering } from "../nodes.ts";
import { itemsOf } from "../nouns.ts";
import { eventFilter, objectsOf } from "../objects.ts";
import { playersOf, possessor } from "../players.ts";
import { countedOf, forEachOf, quantityOf } from "../quantities.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";
import { carriedOut } from "../spoken.ts";
import { changeOf, counterKindOf, sizeOf } from "../words.ts";

/**
 * What a verb says of its objects: a continuous change of them, a change of the rules for those that fit, or something
 * that happens to them at once. A sentence of a spell carries it out, on a permanent it is simply true.
 */
export type ObjectVerb =
  | {
      readonly does: "modify";
      readonly modifications: readonly A.Modification[];
      readonly duration?: A.Duration;
    }
  | {
      readonly does: "rules";
      readonly changes: (what: A.Filter | A.Objects) => readonly (A.RuleChange | A.Replacement)[];
      readonly duration?: A.Duration;
    }
  | { readonly does: "effect"; readonly effect: (subject: A.Objects) => A.Effect };

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
  granter: true,
};
const isObjects = (node: A.Filter | A.Objects): node is A.Objects => Object.hasOwn(objectTypes, node.type);

/** The filter that fits exactly these objects; for "creatures you control" whatever they ask. */
export const filterFor = (what: A.Filter | A.Objects): A.Filter =>
  !isObjects(what) ? what : what.type === "all" ? what.filter : A.isOneOf(what);

const lasts = (node: Nodes["duration"] | undefined, scope: Scope): { duration?: A.Duration } =>
  node === undefined ? {} : { duration: durationOf(node, scope) };
const modify = (
  modifications: readonly A.Modification[],
  duration: { readonly duration?: A.Duration } = {},
): ObjectVerb => ({
  does: "modify",
  modifications,
  ...duration,
});
const rules = (
  changes: (what: A.Filter) => A.RuleChange | A.Replacement,
  duration: { readonly duration?: A.Duration } = {},
): ObjectVerb => ({ does: "rules", changes: (what) => [changes(filterFor(what))], ...duration });
const thisTurn = { duration: A.until("end of turn") };
const thisCombat = { duration: A.until("end of combat") };

const times = (factor: A.Quantity, value: A.Quantity): A.Quantity =>
  typeof factor !== "number" ? factor : factor === 0 ? 0 : factor === 1 ? value : A.times(factor, value);

/** "+1/+0 for each …": each side that is not zero is multiplied. */
const gets = (node: Nodes["change"], each: Nodes["forEach"] | undefined, scope: Scope): A.Modification => {
  const { power, toughness } = changeOf(node, scope);
  if (each === undefined) return A.modifyPT(power, toughness);
  if (typeof power !== "number" || typeof toughness !== "number")
    return refuse(each, "“for each” needs plain numbers in front of it");
  const count = forEachOf(each, scope);
  return A.modifyPT(times(power, count), times(toughness, count));
};

/** A choice among abilities is a change of its own; the others are gained together. */
const gains = (node: Nodes["abilitySeries"], scope: Scope): readonly A.Modification[] => {
  const items = itemsOf<Nodes["givenAbility"]>(node as never);
  const choices = items.filter((item) => item.kind === "yourChoice");
  const plain = items
    .filter((item) => item.kind !== "yourChoice")
    .flatMap((item) => grantedAbility(item, scope));
  return [
    ...(plain.length === 0 ? [] : [A.gainAbilities(plain)]),
    ...choices.map((item) =>
      A.gainAbilities(
        itemsOf<Nodes["keyword"]>(item.abilities as never).map((word) => A.keyword(word.value, [], [])),
        { choice: true },
      ),
    ),
  ];
};

/** The other party of a restriction: what it can't block, what can't block it. Targets are announced. */
const party = (node: Nodes["objects"], scope: Scope): A.Filter => {
  if (node.kind === "determined" && /[tT]arget/.test(node.det.kind))
    return A.isOneOf(objectsOf(node, scope, { by: A.you }));
  return eventFilter(node, scope).filter;
};

/** "doesn't untap during its controller's untap step", always or the next time (502.3). */
const doesntUntap = (
  node: Extract<Nodes["objectPredicate"], { kind: "doesntUntap" }>,
  scope: Scope,
): ObjectVerb => {
  const cant = [A.cant("untapInUntapStep")];
  const { during } = node;
  switch (during.kind) {
    case "duringEachUntap":
      // Permanents untap in their controller's untap step only, whoever the words name.
      possessor(during.whose, scope);
      return modify(cant);
    case "duringNextUntap":
      return modify(cant, lasts(during, scope));
    default:
      return refuse(during, "say during which untap step");
  }
};

const entersWith =
  (more: Partial<A.EntersWith>) =>
  (what: A.Filter): A.EntersWith => ({ ...A.entersWith(what), ...more });

const countersOf = (counter: Nodes["counterKind"], count: A.Quantity): Pick<A.EntersWith, "counters"> => ({
  counters: [{ kind: counterKindOf(counter), count }],
});
const counted = (n: Nodes["counted"], each: Nodes["forEach"] | undefined, scope: Scope): A.Quantity => {
  const count = countedOf(n, scope);
  if (each === undefined) return count;
  return typeof count === "number"
    ? times(count, forEachOf(each, scope))
    : refuse(each, "“for each” needs a plain number in front of it");
};

const costs =
  (change: "less" | "more", of: "spell" | "ability") =>
  (node: { readonly mana: Nodes["mana"]; readonly each?: Nodes["forEach"] }, scope: Scope): ObjectVerb => {
    const count = node.each === undefined ? {} : { times: forEachOf(node.each, scope) };
    return rules((what) => A.costChange(what, change, [A.mana(node.mana.symbols)], { of, ...count }));
  };

/** The player whose permanent does a keyword action. */
const controller = (subject: A.Objects): A.Players =>
  subject.type === "self" ? A.you : A.controllerOf(subject);

const blockMore = [
  { modifications: [A.canBlock({ additional: 1 })] },
  { modifications: [A.canBlock()] },
  { modifications: [A.canBlock({ additional: 1 })], ...thisTurn },
  { modifications: [A.canBlock({ additional: 1 })] },
] as const;

const verbs: Lowering<"objectPredicate", [Scope], ObjectVerb> = {
  gets: (node, scope) => modify([gets(node.change, node.each, scope)], lasts(node.until, scope)),
  getsUntilFor: (node, scope) => modify([gets(node.change, node.each, scope)], lasts(node.until, scope)),
  getsAdditional: (node, scope) => modify([gets(node.change, undefined, scope)], lasts(node.until, scope)),
  gainsAbilities: (node, scope) => modify(gains(node.abilities, scope), lasts(node.until, scope)),
  hasAbilities: (node, scope) =>
    modify([A.gainAbilities(grantedAbilities(node.abilities, scope))], lasts(node.until, scope)),
  losesAbilities: (node, scope) => {
    const words = itemsOf<Nodes["keyword"]>(node.abilities as never).map((item) => item.value);
    if (node.abilities.kind === "series" && node.abilities.conjunction === "or")
      return refuse(node.abilities, "say which of these is lost");
    return modify([A.loseAbilities(words)], lasts(node.until, scope));
  },
  losesAllAbilities: (node, scope) => modify([A.loseAbilities("all")], lasts(node.until, scope)),
  hasBasePT: (node, scope) => {
    const { power, toughness } = sizeOf(node.size, scope);
    return modify([A.setPT(power, toughness)], lasts(node.until, scope));
  },
  becomesThing: (node, scope) => {
    if (node.what.kind === "becomesTappedState")
      return {
        does: "effect",
        effect: (subject) => A.tap(subject, { bind: carriedOut(subject, scope, "tapped") }),
      };
    if (node.what.kind === "becomesPrepared")
      return {
        does: "effect",
        effect: (subject) => A.designate(subject, "prepared", { bind: bindNext(scope) }),
      };
    return modify(becomesModifications(node.what, scope), lasts(node.until, scope));
  },
  isThing: (node, scope) => modify(becomesModifications(node.what, scope), lasts(node.until, scope)),
  isAlso: (node, scope) => modify(becomesModifications(node.what, scope, true)),
  becomesColor: (node, scope) =>
    chosenChange(node, "color", A.setColors("chosen"), lasts(node.until, scope), scope),
  becomesCreatureType: (node, scope) =>
    chosenChange(
      node,
      "creatureType",
      A.setTypes({ chosen: "creatureType" }),
      lasts(node.until, scope),
      scope,
    ),
  becomesBasicLandType: (node, scope) =>
    chosenChange(
      node,
      "basicLandType",
      A.setTypes({ chosen: "basicLandType" }),
      lasts(node.until, scope),
      scope,
    ),
  becomesCopy: (node, scope) =>
    modify([A.becomeCopy(objectsOf(node.of, scope, { by: A.you }))], lasts(node.until, scope)),
  doesntUntap: (node, scope) => doesntUntap(node, scope),
  cantAttack: (node, scope) => modify([A.cant("attack")], lasts(node.until, scope)),
  cantBlock: (node, scope) => modify([A.cant("block")], lasts(node.until, scope)),
  cantAttackOrBlock: (node, scope) => modify([A.cant("attackOrBlock")], lasts(node.until, scope)),
  cantAttackWhom: (node, scope) =>
    modify([A.cant("attack", { whom: playersOf(node.whom, scope) })], lasts(node.until, scope)),
  cantBlockWhat: (node, scope) =>
    modify([A.cant("block", { whom: party(node.what, scope) })], lasts(node.until, scope)),
  cantBeBlocked: (node, scope) => modify([A.cant("beBlocked")], lasts(node.until, scope)),
  cantBeBlockedBy: (node, scope) =>
    modify([A.cantBeBlocked({ by: party(node.by, scope) })], lasts(node.until, scope)),
  cantBeBlockedExcept: (node, scope) =>
    modify([A.cantBeBlocked({ except: party(node.by, scope) })], lasts(node.until, scope)),
  cantBeBlockedMoreThan: (node, scope) =>
    modify([A.cantBeBlocked({ moreThan: 1 })], lasts(node.until, scope)),
  cantBeCountered: () => modify([A.cant("beCountered")]),
  cantBeTargeted: (node, scope) =>
    modify([A.cant("beTargeted", { whom: party(node.of, scope) })], lasts(node.until, scope)),
  cantBeEnchanted: () => modify([A.cant("beEnchanted")]),
  cantAttackAlone: (node) =>
    modify(
      node.variant === 1
        ? [A.cant("attackAlone"), A.cant("blockAlone")]
        : node.variant === 2
          ? [A.cant("attack"), A.cant("beBlocked")]
          : [A.cant("attackAlone")],
    ),
  cantTransform: () => modify([A.cant("transform")]),
  attacksEachCombat: () => modify([A.must("attack")]),
  attacksThis: (node) => modify([A.must("attack")], node.variant === 1 ? thisCombat : thisTurn),
  blocksEachCombat: () => modify([A.must("block")]),
  blocksThis: (node, scope) =>
    modify([A.must("block", { whom: party(node.what, scope) })], node.variant === 1 ? thisCombat : thisTurn),
  mustBeBlocked: (node) => modify([A.must("beBlocked")], node.variant === 1 ? thisTurn : {}),
  canBlockOnly: (node, scope) => modify([A.canBlock({ only: party(node.what, scope) })]),
  canBlockAdditional: (node) => ({ does: "modify", ...blockMore[(node.variant ?? 0) as 0 | 1 | 2 | 3] }),
  canBlockAsThough: (node) => refuse(node, "blocking as though it had reach cannot be expressed yet"),
  canAttackAsThough: (node, scope) => modify([A.asThough("attackWithoutDefender")], lasts(node.when, scope)),
  assignsToughness: () => modify([A.assignsDamage("toughness")]),
  assignsNoDamage: (node, scope) => modify([A.assignsDamage("none")], lasts(node.until, scope)),
  entersTapped: () => rules(entersWith({ tapped: true })),
  comesTapped: () => rules(entersWith({ tapped: true })),
  entersWithCounters: (node, scope) => {
    const count = counted(node.n, node.each, scope);
    return rules(entersWith(countersOf(node.counter, count)));
  },
  comesWithCounters: (node, scope) => {
    const count = counted(node.n, node.each, scope);
    return rules(entersWith(countersOf(node.counter, count)));
  },
  entersWithEqual: (node, scope) => {
    const count = quantityOf(node.q, scope);
    return rules(entersWith(countersOf(node.counter, count)));
  },
  entersTappedWith: (node, scope) => {
    const count = countedOf(node.n, scope);
    return rules(entersWith({ tapped: true, ...countersOf(node.counter, count) }));
  },
  losesAllCounters: (_, scope) => ({
    does: "effect",
    effect: (subject) => A.removeCounters(undefined, undefined, subject, { bind: bindNext(scope) }),
  }),
  costsLess: costs("less", "spell"),
  costsMore: costs("more", "spell"),
  costsLessActivate: costs("less", "ability"),
  costsMoreActivate: costs("more", "ability"),
  explore: (_, scope) => ({
    does: "effect",
    effect: (subject) => A.doAction("explore", controller(subject), subject, { bind: bindNext(scope) }),
  }),
  connive: (_, scope) => ({
    does: "effect",
    effect: (subject) => A.doAction("connive", controller(subject), subject, { bind: bindNext(scope) }),
  }),
  transforms: (_, scope) => ({
    does: "effect",
    effect: (subject) => A.transform(subject, { bind: bindNext(scope) }),
  }),
  phasesOut: (_, scope) => ({
    does: "effect",
    effect: (subject) => A.phaseOut(subject, { bind: bindNext(scope) }),
  }),
};

type ChoiceNode = Extract<
  Nodes["objectPredicate"],
  { kind: "becomesColor" | "becomesCreatureType" | "becomesBasicLandType" }
>;
/** "the color of your choice": chosen as the instruction is carried out (608.2d). */
const chosenChange = (
  node: ChoiceNode,
  what: A.ChooseValue["what"],
  change: A.Modification,
  duration: { readonly duration?: A.Duration },
  scope: Scope,
): ObjectVerb => {
  const who = possessor(node.whose.whose, scope);
  return {
    does: "effect",
    effect: (subject) =>
      A.sequence([A.chooseValue(who, what), A.affect(subject, [change], duration.duration)]),
  };
};

/** What a verb says of its subject. */
export const objectVerb = (node: Nodes["objectPredicate"], scope: Scope): ObjectVerb =>
  dispatch(verbs, node, scope);
