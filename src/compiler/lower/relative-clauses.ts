import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Located } from "../../../grammar/engine/template.ts";
import type { NodeOfKind } from "./nodes.ts";
import { conjunction, itemsOf } from "./series.ts";
import type { Noun } from "./qualifier-parts.ts";
import { anyOne } from "./each-or-any.ts";
import { someObjects } from "./objects.ts";
import { spanOf, type When } from "./since.ts";
import { attackTargetOf } from "./combat-events.ts";
import { isOneOfSeveral } from "./chosen-player.ts";
import { possessor } from "./players.ts";
import { recipientsOf } from "./aimed.ts";
import { refuse, type Scope } from "./scope.ts";
import { zoneFilterOf } from "./zone-filters.ts";

type ObjectEventPhrase = Nodes["objectEventPhrase"];
interface Asked {
  readonly noun: Noun;
  readonly when: When;
  readonly scope: Scope;
}

const controlled = (whose: Nodes["possessive"] | undefined, scope: Scope): readonly A.Filter[] =>
  whose === undefined ? [] : [A.controlledBy(possessor(whose, scope))];
const notRemembered = (node: Located): never => refuse(node, "this is not remembered of objects");

/** What is remembered of each object, as filters: the other party of the event can be narrowed, and where it came from. */
const remembered: {
  readonly [K in ObjectEventPhrase["kind"]]?: (node: NodeOfKind<K>, asked: Asked) => readonly A.Filter[];
} = {
  attacksPlayer: (node, { when, scope }) => [
    A.history("attacked", when, { by: attackTargetOf(node.whom, scope) }),
  ],
  isDone: (node, { when }) =>
    node.how === "milled" && node.by === undefined ? [A.history("was milled", when)] : notRemembered(node),
  attacks: (node, { when }) => (node.how === undefined ? [A.history("attacked", when)] : notRemembered(node)),
  blocks: ({ blocked }, { when, scope }) => [
    A.history("blocked", when, blocked === undefined ? {} : { by: someObjects(blocked, scope) }),
  ],
  becomesBlocked: ({ by }, { when, scope }) => [
    A.history("was blocked", when, by === undefined ? {} : { by: someObjects(by, scope) }),
  ],
  dealsDamage: (node, { when, scope }) => {
    const { sort } = node;
    if (sort.kind !== "damageKind" || sort.which === "noncombat") return notRemembered(sort);
    const did = sort.which === undefined ? "dealt damage" : "dealt combat damage";
    return [
      A.history(
        did,
        when,
        node.to === undefined ? {} : { by: recipientsOf(anyOne(node.to), scope, { any: true }) },
      ),
    ];
  },
  isDealtDamage: (node, { when, scope }) => {
    if (node.sort.kind !== "damageKind" || node.sort.which !== undefined) return notRemembered(node.sort);
    return [
      A.history("was dealt damage", when, node.by === undefined ? {} : { by: someObjects(node.by, scope) }),
    ];
  },
  actsOnWhat: (node, { when, scope }) =>
    node.how === "crew" || node.how === "saddle"
      ? [A.history(node.how === "saddle" ? "saddled" : "crewed", when, { by: someObjects(node.what, scope) })]
      : notRemembered(node),
  enters: ({ from, whose }, { when, scope }) => {
    if (from !== undefined) return notRemembered(from);
    if (whose === undefined) return [A.history("entered", when)];
    // Whoever controls it now, it entered under the control of those (608.2i).
    if (whose.kind === "playerGenitive" && isOneOfSeveral(whose.who))
      return refuse(whose, "say under whose control: any one of them would be one player chosen", "RW4003");
    const what = A.controlledBy(possessor(whose, scope));
    return [A.isOneOf(A.involved(A.zoneChange(what, undefined, "battlefield"), when))];
  },
  // A permanent that was cast this turn has entered since, and no spell stays on the stack from one turn to another.
  isCast: (node, { noun, when }) =>
    node.from === undefined && when === "this turn" && noun.words.has("permanent")
      ? [A.history("entered", when), A.fulfils(A.castFrom(A.each))]
      : notRemembered(node),
  // A card does not die: it lies in a graveyard since a permanent did (700.4).
  dies: (node, { noun, when, scope }) =>
    noun.words.has("card")
      ? refuse(node, "say in whose graveyard these cards are")
      : [A.history("died", when), ...controlled(node.whose, scope)],
  putInto: (node, { noun, when, scope }) => {
    if (node.to.kind !== "putIntoOwn" || node.to.name !== "graveyard" || node.from === undefined)
      return refuse(node, "this is not remembered of objects");
    const whose = possessor(node.to.whose, scope);
    const from = zoneFilterOf(node.from, scope);
    if (from.type !== "inZone" || from.zone !== "battlefield")
      return refuse(node.from, "only from the battlefield is remembered");
    return noun.words.has("card")
      ? [A.history("was put into graveyard", when, { from: "battlefield" }), A.inZone("graveyard", whose)]
      : [A.history("died", when), A.ownedBy(whose)];
  },
};

/** "that attacked this turn", "dealt damage by it this turn" (608.2i): what happened to an object, or what it did. */
export const pastOf = (
  { does, since }: { readonly does: Nodes["objectEventPhrases"]; readonly since: Nodes["since"] },
  noun: Noun,
  scope: Scope,
): readonly A.Filter[] => {
  const asked: Asked = { noun, when: spanOf(since), scope };
  const items = itemsOf<ObjectEventPhrase>(does as never);
  const [first, second] = items;
  // "That blocked or was blocked by it": by the same one either way.
  if (
    items.length === 2 &&
    first?.kind === "blocks" &&
    first.blocked === undefined &&
    second?.kind === "becomesBlocked" &&
    second.by !== undefined
  ) {
    const by = someObjects(second.by, scope);
    return [A.or([A.history("blocked", asked.when, { by }), A.history("was blocked", asked.when, { by })])];
  }
  const parts = items.map((item) => {
    // The table has for each kind the function of exactly that kind.
    const filters = remembered[item.kind] as
      ((node: ObjectEventPhrase, asked: Asked) => readonly A.Filter[]) | undefined;
    return filters?.(item, asked) ?? refuse(item, "this is not remembered of objects");
  });
  return parts.length === 1 ? parts[0]! : [A.or(parts.map(conjunction))];
};
