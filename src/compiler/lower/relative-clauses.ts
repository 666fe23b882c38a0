import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { NodeOfKind } from "./nodes.ts";
import { conjunction, itemsOf } from "./series.ts";
import type { Noun } from "./qualifier-parts.ts";
import { anyObjects } from "./objects.ts";
import { spanOf, type When } from "./since.ts";
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

const notRemembered = (node: Nodes["eventDamage"]): never =>
  refuse(node, "this is not remembered of objects");

/** What is remembered of each object, as filters: the other party of the event can be narrowed, and where it came from. */
const remembered: {
  readonly [K in ObjectEventPhrase["kind"]]?: (node: NodeOfKind<K>, asked: Asked) => readonly A.Filter[];
} = {
  attacks: (_, { when }) => [A.history("attacked", when)],
  blocks: (_, { when }) => [A.history("blocked", when)],
  blocksWhat: (node, { when, scope }) => [
    A.history("blocked", when, { by: anyObjects(node.blocked, scope) }),
  ],
  becomesBlocked: (_, { when }) => [A.history("was blocked", when)],
  becomesBlockedBy: (node, { when, scope }) => [
    A.history("was blocked", when, { by: anyObjects(node.by, scope) }),
  ],
  dealsDamage: (node, { when, scope }) => {
    const { sort } = node;
    if (sort.kind !== "anyDamage" && sort.kind !== "combatDamage") return notRemembered(sort);
    const did = sort.kind === "anyDamage" ? "dealt damage" : "dealt combat damage";
    return [
      A.history(did, when, node.to === undefined ? {} : { by: recipientsOf(node.to, scope, { any: true }) }),
    ];
  },
  isDealtDamage: (node, { when, scope }) => {
    if (node.sort.kind !== "anyDamage") return notRemembered(node.sort);
    return [
      A.history("was dealt damage", when, node.by === undefined ? {} : { by: anyObjects(node.by, scope) }),
    ];
  },
  crewsWhat: (node, { when, scope }) => [
    A.history(node.how === "saddle" ? "saddled" : "crewed", when, { by: anyObjects(node.what, scope) }),
  ],
  enters: (_, { when }) => [A.history("entered", when)],
  entersUnder: (node, { when, scope }) => [
    A.history("entered", when),
    A.controlledBy(possessor(node.whose, scope)),
  ],
  dies: (_, { when }) => [A.history("died", when)],
  diesUnder: (node, { when, scope }) => [
    A.history("died", when),
    A.controlledBy(possessor(node.whose, scope)),
  ],
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
  if (items.length === 2 && first?.kind === "blocks" && second?.kind === "becomesBlockedBy") {
    const by = anyObjects(second.by, scope);
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
