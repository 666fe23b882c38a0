import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { announcesTargets, recipientsOf } from "../aimed.ts";
import { saysEach } from "../each-or-any.ts";
import { objectsOf } from "../objects.ts";
import { eventFilter } from "../event-filters.ts";
import { possessor } from "../players.ts";
import { dispatch, type Lowering } from "../nodes.ts";
import { numberOf } from "../quantities.ts";
import { itemsOf } from "../series.ts";
import { refuse, type Scope } from "../scope.ts";
import { latest } from "./afterthoughts.ts";
import { counterKindOf } from "../words.ts";
import { lasts, modify, thisCombat, thisTurn, type ObjectVerb, type ObjectVerbs } from "./verb.ts";

/** The other party of a restriction: what it can't block, what can't block it. Targets are announced. */
const party = (node: Nodes["objects"], scope: Scope): A.Filter => {
  if (node.kind === "determined" && announcesTargets(node.det))
    return A.isOneOf(objectsOf(node, scope, { by: A.you }));
  return eventFilter(node, scope).filter;
};

/** Whom it attacks or can't attack: players, planeswalkers, battles. */
export const attacked = (node: Nodes["attackTarget"], scope: Scope): A.Recipients =>
  // An attack target is made of the same phrases as a recipient of damage.
  recipientsOf(node as Nodes["recipient"], scope, { any: true });

/** "All Walls able to block it", "by each Wall": which creatures have to; nothing is said of any that are creatures. */
export const blockersOf = (node: Nodes["objects"], scope: Scope): { readonly whom?: A.Filter } => {
  const whom = party(node, scope);
  return isCreatures(whom) ? {} : { whom };
};

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
} as const;
const passive = {
  countered: "beCountered",
  enchanted: "beEnchanted",
  sacrificed: "beSacrificed",
  copied: "beCopied",
  equipped: "beEquipped",
  destroyed: "beDestroyed",
  "turned face up": "beTurnedFaceUp",
} as const;
const active = {
  "crew Vehicles": "crew",
  transform: "transform",
  "become untapped": "becomeUntapped",
  "phase out": "phaseOut",
  "phase in": "phaseIn",
  enter: "enterBattlefield",
} as const;

/** A duration at the end, where the verb has none of its own. */
const lastingOnce = (verb: ObjectVerb, until: Nodes["duration"] | undefined, scope: Scope): ObjectVerb =>
  until === undefined
    ? verb
    : verb.duration !== undefined
      ? refuse(until, "this has two durations")
      : { ...verb, ...lasts(until, scope) };

const cants = (what: readonly A.Forbidden[]): readonly A.Modification[] => what.map((each) => A.cant(each));

/** "By spells or abilities": nothing else counters anything (701.6a). */
const isAnySpellOrAbility = (node: Nodes["objects"]): boolean =>
  node.kind === "pluralPhrase" &&
  node.head.kind === "spellsAndAbilities" &&
  node.mods.length + node.post.length === 0;

type Denied = Nodes["deniedPhrase"];
const denials: Lowering<"deniedPhrase", [Scope], A.Modification> = {
  deniedAttack: (node, scope) =>
    node.whom === undefined ? A.cant("attack") : A.cant("attack", { whom: attacked(node.whom, scope) }),
  deniedBlock: (node, scope) =>
    node.what === undefined ? A.cant("block") : A.cant("block", { whom: party(node.what, scope) }),
  deniedBlocked: () => A.cant("beBlocked"),
  deniedBlockedBy: (node, scope) =>
    node.how === "by" ? A.cantBeBlocked({ by: party(node.by, scope) }) : exceptBy(node.by, scope),
  deniedBlockedMoreThan: (node, scope) => {
    const n = numberOf(node.n, scope);
    return typeof n === "number"
      ? A.cantBeBlocked({ moreThan: n })
      : refuse(node.n, "a number is needed here");
  },
  deniedTarget: (node, scope) => A.cant("beTargeted", { whom: party(node.of, scope) }),
  deniedPassive: ({ what, by }, scope) => {
    if (by === undefined || (what === "countered" && isAnySpellOrAbility(by))) return A.cant(passive[what]);
    return what === "countered" || what === "enchanted"
      ? A.cant(passive[what], { whom: party(by, scope) })
      : refuse(by, "say this without what it is done by");
  },
  deniedActive: (node) => A.cant(active[node.what]),
  deniedCounters: ({ counter }) =>
    A.cant("haveCounters", counter === undefined ? {} : { counter: counterKindOf(counter) }),
};
const denied = (phrase: Denied, scope: Scope): A.Modification =>
  dispatch<Denied, [Scope], A.Modification>(denials, phrase, scope);

/** "can't attack or block", "can't block or be blocked by Walls": what stands behind the last verb may be said of both. */
const deniedBy = (
  node: Nodes["deniedPhrases"],
  phrases: readonly Denied[],
  scope: Scope,
): readonly A.Modification[] => {
  const attack = phrases.find((each) => each.kind === "deniedAttack" && each.whom === undefined);
  const block = phrases.find((each) => each.kind === "deniedBlock");
  const blockedBy = phrases.find((each) => each.kind === "deniedBlockedBy");
  if (block !== undefined && block.what === undefined && blockedBy !== undefined) {
    if (phrases.length > 2 || blockedBy.how !== "by")
      return refuse(node, "say by itself what it can't block, and what can't block it");
    const whom = party(blockedBy.by, scope);
    return [A.cant("block", { whom }), A.cantBeBlocked({ by: whom })];
  }
  if (attack !== undefined && block?.what !== undefined)
    return refuse(node, "it is not clear whether it can attack anything else");
  return phrases.map((each) => denied(each, scope));
};

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
      | "canOnly"
    >,
    "cantBeCast"
  >
> = {
  cant: (node, scope) => {
    const phrases = itemsOf<Denied>(node.does as never);
    const verb = modify(deniedBy(node.does, phrases, scope));
    const own = phrases.flatMap((each) =>
      each.kind === "deniedBlockedBy" && each.until !== undefined ? [each.until] : [],
    );
    if (own.length > 1) return refuse(own[1]!, "this has two durations");
    return lastingOnce(own.length === 0 ? verb : { ...verb, ...lasts(own[0], scope) }, node.until, scope);
  },
  canOnly: ({ how, what }, scope) =>
    modify([
      how === "block only"
        ? A.canBlock({ only: party(what, scope) })
        : A.cant("beAttached", { whom: A.not(eventFilter(what, scope).filter) }),
    ]),
  cantAttackAlone: (node) => modify(cants(alone[node.what])),
  mustBeBlocked: (node, scope) => {
    const { by } = node;
    const must =
      by !== undefined && saysEach(by)
        ? A.must("beBlockedByAll", blockersOf(by, scope))
        : A.must("beBlocked", by === undefined ? {} : { whom: party(by, scope) });
    return modify([must], node.when ? thisTurn : {});
  },
  attacksIfAble: (node, scope) => {
    const { whom, whose, when } = node;
    const must = A.must("attack", whom === undefined ? {} : { whom: attacked(whom, scope) });
    if (when !== undefined)
      return whose === undefined ? modify([must], soon[when]) : refuse(whose, "this is said of two times");
    if (whose === undefined)
      return latest(scope).timed === true ? modify([must]) : refuse(node, "say in which turn");
    const of = possessor(whose, scope);
    return modify([must], {
      duration: A.until("during your next turn", of.type === "you" ? {} : { of }),
    });
  },
  blocksIfAble: ({ how, what, when }, scope) => {
    if (how === "attack or block" && what !== undefined)
      return refuse(what, "say by itself what it attacks, and what it blocks");
    // 509.1c: a requirement for each creature that it is to block.
    if (what?.kind === "determined" && what.det.kind === "aDet")
      return refuse(what, "say “each”, or nothing where any attacking creature will do");
    const block = A.must("block", what === undefined ? {} : { whom: party(what, scope) });
    return modify(how === "block" ? [block] : [A.must("attack"), block], soon[when]);
  },
  canBlockAdditional: ({ how, n, until }, scope) => {
    if (how === "any number of" && n !== undefined) return refuse(n, "say “an additional”");
    const additional = n === undefined ? 1 : numberOf(n, scope);
    return lastingOnce(
      modify([how === "any number of" ? A.canBlock() : A.canBlock({ additional })]),
      until,
      scope,
    );
  },
  blocksShadow: () => modify([A.canBlock({ asThough: "shadow" })]),
  canBeBlockedAsThough: (node) =>
    node.keyword.value.endsWith("walk")
      ? modify([A.asThough("blockedWithoutLandwalk", { keyword: node.keyword.value })])
      : refuse(node.keyword, "only landwalk can be set aside like this"),
  canAttackAsThough: (node, scope) =>
    lastingOnce(
      modify(
        [A.asThough(node.how === "had haste" ? "attackHaste" : "attackWithoutDefender")],
        lasts(node.when, scope),
      ),
      node.until,
      scope,
    ),
};
