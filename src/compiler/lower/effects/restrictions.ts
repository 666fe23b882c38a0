import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { recipientsOf } from "../aimed.ts";
import { objectsOf } from "../objects.ts";
import { eventFilter } from "../event-filters.ts";
import { possessor } from "../players.ts";
import { numberOf } from "../quantities.ts";
import { refuse, type Scope } from "../scope.ts";
import { lasts, modify, thisCombat, thisTurn, type ObjectVerb, type ObjectVerbs } from "./verb.ts";

/** The other party of a restriction: what it can't block, what can't block it. Targets are announced. */
const party = (node: Nodes["objects"], scope: Scope): A.Filter => {
  if (node.kind === "determined" && /[tT]arget/.test(node.det.kind))
    return A.isOneOf(objectsOf(node, scope, { by: A.you }));
  return eventFilter(node, scope).filter;
};

/** Whom it attacks or can't attack: players, planeswalkers, battles. */
export const attacked = (node: Nodes["attackTarget"], scope: Scope): A.Recipients =>
  // An attack target is made of the same phrases as a recipient of damage.
  recipientsOf(node as Nodes["recipient"], scope, { any: true });

const isCreatures = (filter: A.Filter): boolean =>
  filter.type === "hasType" && filter.cardType === "creature";

/** "except by two or more creatures" is about their number (509.1b), other exceptions about what they are. */
const exceptBy = (node: Nodes["objects"], scope: Scope): A.Modification => {
  if (node.kind !== "determined" || node.det.kind !== "orMoreDet")
    return A.cantBeBlocked({ except: party(node, scope) });
  const n = numberOf(node.det.n, scope);
  const { filter } = eventFilter({ ...node, det: { kind: "all", span: node.det.span } }, scope);
  if (!isCreatures(filter) || typeof n !== "number") return refuse(node, "only creatures are counted here");
  return A.cantBeBlocked({ fewerThan: n });
};

const soon = { "this turn": thisTurn, "this combat": thisCombat, "each combat": {} } as const;

const alone = {
  "attack alone": ["attackAlone"],
  "block alone": ["blockAlone"],
  "attack or block alone": ["attackAlone", "blockAlone"],
  "attack or be blocked": ["attack", "beBlocked"],
  "block or be blocked": ["block", "beBlocked"],
} as const;
const passive = {
  sacrificed: "beSacrificed",
  copied: "beCopied",
  equipped: "beEquipped",
  destroyed: "beDestroyed",
} as const;
const third = { "crew Vehicles": "crew", transform: "transform", "be blocked": "beBlocked" } as const;

/** A duration at the end, where the verb has none of its own. */
const lastingOnce = (verb: ObjectVerb, until: Nodes["duration"] | undefined, scope: Scope): ObjectVerb =>
  until === undefined
    ? verb
    : verb.duration !== undefined
      ? refuse(until, "this has two durations")
      : { ...verb, ...lasts(until, scope) };

const cants = (what: readonly A.Forbidden[]): readonly A.Modification[] => what.map((each) => A.cant(each));

/** What objects can't do, must do or can do as an exception (101.2, 508.1c-d, 509.1b-c). */
export const restrictions: ObjectVerbs<
  Exclude<
    Extract<
      Nodes["objectPredicate"]["kind"],
      | `cant${string}`
      | `attacks${string}`
      | `blocks${string}`
      | `mustBe${string}`
      | `canBlock${string}`
      | `canAttack${string}`
      | "canBeBlockedAsThough"
      | "attachedOnlyTo"
    >,
    "cantBeCast"
  >
> = {
  cantAttack: (node, scope) => modify([A.cant("attack")], lasts(node.until, scope)),
  cantBlock: (node, scope) => modify([A.cant("block")], lasts(node.until, scope)),
  cantAttackOrBlock: (node, scope) => modify([A.cant("attackOrBlock")], lasts(node.until, scope)),
  cantAttackWhom: (node, scope) =>
    modify([A.cant("attack", { whom: attacked(node.whom, scope) })], lasts(node.until, scope)),
  cantBlockWhat: (node, scope) =>
    modify([A.cant("block", { whom: party(node.what, scope) })], lasts(node.until, scope)),
  cantBlockOrBeBlockedBy: (node, scope) => {
    const whom = party(node.what, scope);
    return modify([A.cant("block", { whom }), A.cantBeBlocked({ by: whom })], lasts(node.until, scope));
  },
  cantAttackBlockOrElse: (node, scope) =>
    modify([A.cant("attackOrBlock"), A.cant(third[node.also])], lasts(node.until, scope)),
  cantBeBlocked: (node, scope) => modify([A.cant("beBlocked")], lasts(node.until, scope)),
  cantBeBlockedBy: (node, scope) =>
    modify([A.cantBeBlocked({ by: party(node.by, scope) })], lasts(node.until, scope)),
  cantBeBlockedExcept: (node, scope) => modify([exceptBy(node.by, scope)], lasts(node.until, scope)),
  cantBeBlockedSoonExcept: (node, scope) => {
    const duration = lasts(node.until, scope);
    return modify([exceptBy(node.by, scope)], duration);
  },
  cantBeBlockedSoonBy: (node, scope) => {
    const duration = lasts(node.until, scope);
    return modify([A.cantBeBlocked({ by: party(node.by, scope) })], duration);
  },
  cantBeBlockedMoreThan: (node, scope) => {
    const n = numberOf(node.n, scope);
    if (typeof n !== "number") return refuse(node.n, "a number is needed here");
    return modify([A.cantBeBlocked({ moreThan: n })], lasts(node.until, scope));
  },
  cantBeCountered: (node, scope) => modify([A.cant("beCountered")], lasts(node.until, scope)),
  cantBeTargeted: (node, scope) =>
    modify([A.cant("beTargeted", { whom: party(node.of, scope) })], lasts(node.until, scope)),
  cantBeEnchanted: (node) =>
    modify([node.other ? A.cant("beEnchanted", { whom: A.otherThan(A.self) }) : A.cant("beEnchanted")]),
  attachedOnlyTo: (node, scope) =>
    modify([A.cant("beAttached", { whom: A.not(eventFilter(node.what, scope).filter) })]),
  cantAttackAlone: (node) => modify(cants(alone[node.what])),
  cantBeSomething: (node, scope) => modify(cants([passive[node.what]]), lasts(node.until, scope)),
  cantTransform: (node, scope) => modify([A.cant("transform")], lasts(node.until, scope)),
  cantBecomeUntapped: (node, scope) => modify([A.cant("becomeUntapped")], lasts(node.until, scope)),
  cantHaveCounters: () => modify([A.cant("haveCounters")]),
  attacksEachCombat: () => modify([A.must("attack")]),
  attacksThis: (node) => modify([A.must("attack")], soon[node.when]),
  attacksWhomThis: (node, scope) =>
    modify([A.must("attack", { whom: attacked(node.whom, scope) })], soon[node.when]),
  attacksOrBlocksEach: () => modify([A.must("attack"), A.must("block")]),
  attacksOrBlocksSoon: (node) => modify([A.must("attack"), A.must("block")], soon[node.when]),
  attacksNext: (node, scope) => {
    const of = possessor(node.whose, scope);
    return modify([A.must("attack")], {
      duration: A.until("end of your next turn", of.type === "you" ? {} : { of }),
    });
  },
  blocksEachCombat: () => modify([A.must("block")]),
  blocksIfAble: (node) => modify([A.must("block")], soon[node.when]),
  blocksThis: (node, scope) => modify([A.must("block", { whom: party(node.what, scope) })], soon[node.when]),
  mustBeBlocked: (node) => modify([A.must("beBlocked")], node.when ? thisTurn : {}),
  mustBeBlockedBy: (node, scope) =>
    modify([A.must("beBlocked", { whom: party(node.by, scope) })], node.when ? thisTurn : {}),
  canBlockOnly: (node, scope) => modify([A.canBlock({ only: party(node.what, scope) })]),
  canBlockAdditional: (node, scope) =>
    lastingOnce(
      modify([node.how === "any number of creatures" ? A.canBlock() : A.canBlock({ additional: 1 })]),
      node.until,
      scope,
    ),
  canBlockMore: (node, scope) =>
    lastingOnce(modify([A.canBlock({ additional: numberOf(node.n, scope) })]), node.until, scope),
  blocksShadow: () => modify([A.canBlock({ asThough: "shadow" })]),
  blocksShadowNamed: () => modify([A.canBlock({ asThough: "shadow" })]),
  canBlockAsThough: (node) => refuse(node, "blocking as though it had reach cannot be expressed yet"),
  canBeBlockedAsThough: (node) =>
    node.keyword.value.endsWith("walk")
      ? modify([A.asThough("blockedWithoutLandwalk", { keyword: node.keyword.value })])
      : refuse(node.keyword, "only landwalk can be set aside like this"),
  canAttackAsThough: (node, scope) =>
    lastingOnce(modify([A.asThough("attackWithoutDefender")], lasts(node.when, scope)), node.until, scope),
};
