import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { filterOf } from "../nouns.ts";
import { eventFilter, sourcesOf } from "../event-filters.ts";
import { possessor } from "../players.ts";
import { numberOf } from "../quantities.ts";
import { refuse, type Scope } from "../scope.ts";
import { ofSpells, whereCast } from "../zone-filters.ts";
import { attacked } from "./restrictions.ts";
import { lasts } from "./verb.ts";
import { same } from "../same.ts";
import { conjunction, isLand, itemsOf } from "../series.ts";

interface Node {
  readonly until?: Nodes["duration"];
}

const forbid = (
  node: Node,
  who: A.Players,
  what: readonly A.Forbidden[],
  scope: Scope,
  more: Pick<A.PlayerCant, "whom" | "limit"> = {},
): A.Effect =>
  A.changeRules(
    what.map((each) => A.playerCant(who, each, more)),
    lasts(node.until, scope).duration,
  );

const exact = (node: Nodes["number"], scope: Scope): number => {
  const n = numberOf(node, scope);
  return typeof n === "number" ? n : refuse(node, "a number is needed here");
};

/** Spells that can't be cast; all of them when nothing is asked of them. */
const spells = (what: A.Filter): Pick<A.PlayerCant, "whom"> => {
  const filter = whereCast(ofSpells(what));
  return filter.type === "anything" ? {} : { whom: filter };
};

/** "Each player who has cast a Spirit spell this turn": who is asked to have cast such spells. */
const haveCast = (who: Scope["hand"], denied: Pick<A.PlayerCant, "whom">): boolean =>
  who?.type === "playersWho" &&
  who.condition.type === "happened" &&
  who.condition.event.type === "cast" &&
  same(spells(who.condition.event.what ?? A.anything), denied);

const forbidden = {
  "gain life": "gainLife",
  "lose life": "loseLife",
  "lose the game": "loseGame",
  "win the game": "winGame",
  "search libraries": "search",
  "draw cards": "drawCards",
  "get counters": "getCounters",
} as const satisfies Record<string, A.Forbidden>;

/** When spells can be cast at all. */
const castingTimes = {
  // 307.5: in a main phase of their turn, with an empty stack.
  "any time they could cast a sorcery": A.allOf([
    A.isStep(["precombat main", "postcombat main"], { of: A.controllerOf(A.each) }),
    A.notSo(A.exists(A.all(A.inZone("stack")))),
  ]),
  "during your turn": A.isTurn(A.you),
  "during their own turns": A.isTurn(A.controllerOf(A.each)),
};

/** What players can't do (101.2), for a time or as long as the ability is there. */
export const prohibition: PlayerVerbs<"prohibition"> = {
  cantCast: (node, who, scope) => {
    const denied = spells(eventFilter(node.what, scope).filter);
    if (
      node.more === true &&
      node.until === undefined &&
      ![who, scope.hand].some((each) => haveCast(each, denied))
    )
      return refuse(node, "say for how long, or who has cast such spells");
    return forbid(node, who, ["castSpells"], scope, denied);
  },
  canCastOnly: ({ when }, who) => A.changeRules([A.castOnly(A.controlledBy(who), castingTimes[when])]),
  cantFightWith: (node, who, scope) => {
    if (node.how === "block" && node.whom !== undefined) return refuse(node.whom, "players are attacked");
    return A.affect(
      A.all(conjunction([eventFilter(node.what, scope).filter, A.controlledBy(who)])),
      [A.cant(node.how, node.whom === undefined ? {} : { whom: attacked(node.whom, scope) })],
      lasts(node.until, scope).duration,
    );
  },
  cantActivate: (node, who, scope) => {
    const whom = node.of === undefined ? {} : { whom: sourcesOf(node.of, scope) };
    if (node.nonMana === true && node.loyalty === true)
      return refuse(node, "no loyalty ability is a mana ability");
    const what =
      node.loyalty === true
        ? "activateLoyaltyAbilities"
        : node.nonMana === true
          ? "activateNonManaAbilities"
          : "activateAbilities";
    const { cast } = node;
    const casting =
      cast === undefined ? [] : [A.playerCant(who, "castSpells", spells(eventFilter(cast, scope).filter))];
    return A.changeRules([...casting, A.playerCant(who, what, whom)], lasts(node.until, scope).duration);
  },
  cantDoMoreThan: (node, who, scope) => {
    const limit = exact(node.n, scope);
    const what = filterOf(node.what, scope);
    if (node.how === "cast") return forbid({}, who, ["castSpells"], scope, { ...spells(what), limit });
    return same(what, A.kind("card"))
      ? forbid({}, who, ["drawCards"], scope, { limit })
      : refuse(node.what, "nobody knows which cards will be drawn");
  },
  // Whatever is played is a land or is cast (305.1, 601.1).
  cantPlayCards: (node, who, scope) => {
    const { filter } = eventFilter(node.what, scope);
    if (isLand(filter)) return forbid(node, who, ["playLands"], scope);
    const lands = filter.type === "and" && filter.filters.some(isLand);
    const changes = [A.playerCant(who, "playLands", { whom: filter })];
    if (!lands) changes.push(A.playerCant(who, "castSpells", { whom: whereCast(filter) }));
    return A.changeRules(changes, lasts(node.until, scope).duration);
  },
  dontLoseForLife: (_, who, scope) => forbid({}, who, ["loseForLife"], scope),
  noMaximumHand: (node, who, scope) =>
    A.changeRules([A.handSize(who, "none")], lasts(node.until, scope).duration),
  cantPayCosts: (node, who, scope) => {
    const spares = node.nonMana === true ? { sparesMana: true as const } : {};
    const life = A.playerCant(who, "payLife", spares);
    if (node.what === undefined) return A.changeRules([life]);
    const whom = eventFilter(node.what, scope).filter;
    return A.changeRules([life, A.playerCant(who, "sacrificeForCost", { ...spares, whom })]);
  },
  cantAct: (node, who, scope) =>
    forbid(
      node,
      who,
      itemsOf<Nodes["deniedAct"]>(node.acts as never).map(({ what }) => forbidden[what]),
      scope,
    ),
  keepsMana: (node, who) =>
    A.changeRules([A.keepsMana(who, node.color === undefined ? {} : { color: node.color.value as A.Color })]),
  cantUntapMoreThan: (node, who, scope) => {
    const whose = possessor(node.whose, scope);
    if (whose.type !== "eachPlayer" && !same(whose, who))
      return refuse(node.whose, "permanents untap in their controller's untap step");
    return forbid({}, who, ["untapInUntapStep"], scope, {
      whom: filterOf(node.what, scope),
      limit: exact(node.n, scope),
    });
  },
};
