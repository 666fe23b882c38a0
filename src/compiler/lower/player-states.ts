import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { compared } from "./condition-parts.ts";
import { anyOfPlayers, asksTogether, demandOf, existsOf, ofPlayer, oneOfEachName } from "./existence.ts";
import { attributeBehind } from "./attribute-nodes.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { filterOf } from "./nouns.ts";
import { playerNounOf, playersOf, possessor } from "./players.ts";
import { saysWhose } from "./qualifier-parts.ts";
import { comparisonOf, numberOf } from "./quantities.ts";
import { holds, same } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";
import { conjunction, conjuncts } from "./series.ts";
import { hasMost } from "./superlatives.ts";

type Player = Nodes["player"];
type Stat = (player: A.Players) => A.Quantity;

/** What players have an amount of. */
const held = {
  life: (player) => A.playerStat("life", player),
  "cards in hand": (player) => A.playerStat("handSize", player),
  "unspent mana": (player) => A.playerStat("unspentMana", player),
} as const satisfies Readonly<Record<string, Stat>>;

const ownCommander = (player: A.Players, owner: A.Players): A.Condition =>
  A.exists(A.all(A.and([A.kind("commander"), A.ownedBy(owner), A.controlledBy(player)])));

/** How two numbers are compared, and which of several is compared with. */
interface Comparing {
  readonly which: A.Extreme["which"];
  readonly compare: (one: A.Quantity, other: A.Quantity) => A.Condition;
}

/** A number of one player compared with another player's. */
const comparedWith = (
  who: Player,
  other: Player,
  number: Stat,
  { which, compare }: Comparing,
  scope: Scope,
): A.Condition =>
  ofPlayer(who, scope, (one) => {
    if (other.kind !== "eachOtherPlayer")
      return ofPlayer(other, scope, (rest) => compare(number(one), number(rest)));
    // Other than the one player, also where that is each of several.
    const players = A.playersExcept(playerNounOf(other.who, scope), one);
    return compare(number(one), A.extreme(which, [number(A.eachPlayer)], { players }));
  });

const isMore = (which: "more" | "fewer"): Comparing => ({
  which: which === "more" ? "greatest" : "least",
  compare: (one, other) => A.compareQuantities(one, which === "more" ? ">" : "<", other),
});

/** "at least two more creatures than …" */
const atLeastMore = (
  { which }: { readonly which: "more" | "fewer" },
  n: Nodes["number"],
  scope: Scope,
): Comparing => {
  const by = numberOf(n, scope);
  return which === "more"
    ? { which: "greatest", compare: (one, other) => A.compareQuantities(one, ">=", A.plus([other, by])) }
    : { which: "least", compare: (one, other) => A.compareQuantities(A.plus([one, by]), "<=", other) };
};

const comparingOf = (
  node: { readonly which: "more" | "fewer"; readonly n?: Nodes["number"] },
  scope: Scope,
): Comparing => (node.n === undefined ? isMore(node.which) : atLeastMore(node, node.n, scope));

const controlledBy =
  (filter: A.Filter): Stat =>
  (player) =>
    A.count(A.all(conjunction([filter, A.controlledBy(player)])));

const hasCounters = (player: A.Players, counters: string): A.Condition =>
  A.compareQuantities(A.playerStat("life", player, { counters }), ">=", 1);

const are = {
  poisoned: (player) => hasCounters(player, "poison"),
  you: (player) => A.playerMatches(player, A.you),
  "the defending player": (player) => A.playerMatches(player, A.defendingPlayer),
  "the monarch": (player) => A.playerIs(player, "monarch"),
} as const satisfies Readonly<Record<string, (player: A.Players) => A.Condition>>;

const designations = {
  "the city 's blessing": "citysBlessing",
  "an enduring story": "enduringStory",
  "the initiative": "initiative",
  "max speed": "maxSpeed",
} as const;

const attributes: Lowering<"playerAttribute", [Player, Scope], A.Condition> = {
  amountHeld: ({ bound, what }, who, scope) =>
    ofPlayer(who, scope, (player) =>
      bound === undefined
        ? A.compareQuantities(held[what](player), "=", 0)
        : compared(held[what](player), bound, scope),
    ),
  moreHeld: (node, who, scope) => {
    const which = node.which.startsWith("more") ? "more" : "fewer";
    const number = node.which.endsWith("life") ? held.life : held["cards in hand"];
    return comparedWith(who, node.other, number, comparingOf({ ...node, which }, scope), scope);
  },
  lifeAboveStart: (node, who, scope) =>
    ofPlayer(who, scope, (player) => {
      if (!same(possessor(node.of, scope), player))
        return refuse(node.of, "a player's life is compared with the same player's starting life total");
      const least = A.plus([A.playerStat("startingLife", player), numberOf(node.n, scope)]);
      return A.compareQuantities(held.life(player), ">=", least);
    }),
  holdsCounters: (node, who, scope) =>
    ofPlayer(who, scope, (player) =>
      node.bound === undefined
        ? hasCounters(player, node.counter.value)
        : compared(A.playerStat("life", player, { counters: node.counter.value }), node.bound, scope),
    ),
  mostHeld: (node, who, scope) => hasMost(node, who, scope),
  designation: (node, who, scope) => A.playerIs(playersOf(who, scope), designations[node.what]),
};

const table: Lowering<"playerState", [Player, Scope], A.Condition> = {
  possesses: ({ verb, has }, who, scope) => {
    if (verb === "have")
      return dispatch<typeof has, [Player, Scope], A.Condition>(attributes, has, who, scope);
    if (has.kind === "holdsCounters" && has.bound === undefined) {
      const counters = has.counter.value;
      return ofPlayer(who, scope, (player) =>
        A.compareQuantities(A.playerStat("life", player, { counters }), "=", 0),
      );
    }
    return has.kind === "designation"
      ? ofPlayer(who, scope, (player) => A.notSo(A.playerIs(player, designations[has.what])))
      : refuse(has, "say how much it is: “less than”, “no cards in hand”");
  },
  controlsMost: (node, who, scope) => hasMost(node, who, scope),
  hasCards: (node, who, scope) => {
    const { comparison, value } = comparisonOf(node.what.bound, scope);
    return ofPlayer(who, scope, (player) => {
      const filter = filterOf(node.what.noun, scope);
      if (!holds(filter, (part) => part["type"] === "inZone" && same(part["of"], player)))
        return refuse(node.what, "say in which zone of that player these cards are");
      return A.exists(A.all(filter), comparison, value);
    });
  },
  controls: ({ what }, who, scope) => controls(what, who, scope),
  controlsNot: (node, who, scope) =>
    ofPlayer(who, scope, (player) => A.notSo(existsOf(node.what, [A.controlledBy(player)], scope))),
  controlsMore: (node, who, scope) =>
    comparedWith(who, node.other, controlledBy(filterOf(node.noun, scope)), comparingOf(node, scope), scope),
  // "More creatures than lands": of the same player.
  controlsMoreOf: (node, who, scope) => {
    const [noun, others] = [filterOf(node.noun, scope), filterOf(node.others, scope)];
    if (conjuncts(others).some((each) => saysWhose(each.type === "not" ? each.filter : each)))
      return refuse(node.others, "this compares what the same player controls: do not say whose it is");
    const [number, other] = [controlledBy(noun), controlledBy(others)];
    return ofPlayer(who, scope, (player) => comparingOf(node, scope).compare(number(player), other(player)));
  },
  owns: (node, who, scope) => existsOf(node.what, [A.ownedBy(anyOfPlayers(who, scope))], scope),
  isSo: ({ be, what }, who, scope) =>
    be === "aren't"
      ? ofPlayer(who, scope, (player) => A.notSo(are[what](player)))
      : what === "poisoned"
        ? ofPlayer(who, scope, are[what])
        : are[what](playersOf(who, scope)),
};

const controls = (what: Nodes["demanded"], who: Player, scope: Scope): A.Condition => {
  const ofAny = (node: Nodes["demanded"]): A.Condition =>
    existsOf(node, [A.controlledBy(anyOfPlayers(who, scope))], scope);
  const ofOne = (): A.Condition =>
    ofPlayer(who, scope, (player) => existsOf(what, [A.controlledBy(player)], scope));
  // "You control the creature with the greatest power or tied for …": one of those.
  if (what.kind === "determined" && what.det.kind === "theDet" && isTied(what.noun))
    return ofAny({ ...what, det: { kind: "aDet", span: what.det.span } });
  if (what.kind === "yourDesignated" && what.what === "commander")
    return ofPlayer(who, scope, (player) => ownCommander(player, A.you));
  if (oneOfEachName(what) !== undefined) return ofOne();
  // "Your opponents control three or more creatures": all of them together.
  if (who.kind === "yourOpponents") return ofAny(what);
  const demand = asksTogether(what) ? undefined : demandOf(what, scope);
  // One of the players is enough for one permanent; more must be one player's own.
  const oneIsEnough =
    demand === undefined ||
    (demand.comparison === ">=" &&
      demand.count === 1 &&
      who.kind !== "eachPlayer" &&
      who.kind !== "noPlayer");
  return oneIsEnough ? ofAny(what) : ofOne();
};

const isTied = (noun: Nodes["nounPhrase"]): boolean =>
  noun.post.some((each) => attributeBehind(each, "extremeTied") !== undefined);

/** That a player has or controls something. */
export const playerStateOf = (node: Nodes["playerState"], who: Player, scope: Scope): A.Condition =>
  dispatch<typeof node, [Player, Scope], A.Condition>(table, node, who, scope);

/** Your opponents, or those of another player, who are all the others (102.2). */
export const opponentsMeant = (
  node:
    | Extract<Nodes["playerNoun"], { readonly kind: "opponentWord" | "opponentOf" }>
    | Extract<Nodes["player"], { readonly kind: "oneOfOpponents" }>,
  scope: Scope,
): A.Players =>
  node.kind === "opponentWord" || node.whose.kind === "your"
    ? A.opponents
    : A.playersExcept(A.players, possessor(node.whose, scope));
