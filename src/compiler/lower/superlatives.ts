import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { eachOwnerIn, ownerIn } from "./chosen-player.ts";
import { existsOf, numberTogether, ofPlayer } from "./existence.ts";
import { isHead } from "./noun-heads.ts";
import type { Lowering, NodeOfKind } from "./nodes.ts";
import { filterOf } from "./nouns.ts";
import { rewritten } from "./rewritten.ts";
import { holdsPart, same } from "./same.ts";
import { conjunction } from "./series.ts";
import { anyObjects } from "./objects.ts";
import { playerNounOf, playersOf } from "./players.ts";
import { findMention, refuse, type Scope } from "./scope.ts";

type Which = A.Extreme["which"];
type PlayerNumber = (player: A.Players) => A.Quantity;

/** The greatest or least number of any of the players. */
const extremeOf = (which: Which, number: PlayerNumber, players: A.Players): A.Quantity =>
  A.extreme(which, [number(A.eachPlayer)], { players });

/**
 * "Greater than each opponent's life total": than the greatest of them; "greater than an opponent's": than the least. What the
 * other side must be equal to is no one number.
 */
export const ofThoseCompared = (
  node: Nodes["quantity"],
  comparison: A.Comparison,
  value: A.Quantity,
  scope: Scope,
): A.Quantity => {
  const owner = ownerIn(node);
  const players = owner && scope.mentions.findLast(({ from }) => from?.includes(owner))?.ref;
  if (owner === undefined || players === undefined || !holdsPart(value, players)) return value;
  const above = comparison === ">" || comparison === ">=";
  if ((!above && comparison !== "<" && comparison !== "<=") || holdsPart(value, A.eachPlayer))
    return refuse(owner, "say which player this is", "RW4003");
  const number: PlayerNumber = (player) =>
    rewritten(value, (part) => (same(part, players) ? player : undefined));
  return extremeOf(
    above === (owner === eachOwnerIn(node)) ? "greatest" : "least",
    number,
    players as A.Players,
  );
};

const extremes = {
  most: "greatest",
  highest: "greatest",
  fewest: "least",
  least: "least",
  lowest: "least",
} as const satisfies Readonly<Record<string, Which>>;

const reaches = (left: A.Quantity, which: Which, right: A.Quantity): A.Condition =>
  A.compareQuantities(left, which === "greatest" ? ">=" : "<=", right);

const numberIn =
  (node: Nodes["mostWhat"]): PlayerNumber =>
  (player) =>
    A.playerStat(node.what.endsWith("life") ? "life" : "handSize", player);

const extremeIn = ({ what }: Nodes["mostWhat"]): Which => (what.startsWith("most") ? "greatest" : "least");

const controlledIn = (node: { readonly noun: Nodes["nounPhrase"] }, scope: Scope): PlayerNumber => {
  const filter = filterOf(node.noun, scope);
  return (player) => A.count(A.all(conjunction([filter, A.controlledBy(player)])));
};

type Superlative = NodeOfKind<"mostHeld" | "controlsMost">;
/** What a description of players says of a number that is the greatest or least. */
export const superlativeIn = (node: Nodes["playerQualifier"]): Superlative | undefined => {
  if (node.kind !== "whoIs" && node.kind !== "withPossession") return undefined;
  const said =
    node.kind === "withPossession" ? node.has : node.is.kind === "possesses" ? node.is.has : node.is;
  return said.kind === "mostHeld" || said.kind === "controlsMost" ? said : undefined;
};

/** The number that a superlative compares, which of it, and whether others may have as much. */
const numbersOf = (
  node: Superlative,
  scope: Scope,
): { readonly number: PlayerNumber; readonly which: Which; readonly tied: boolean } => {
  if (node.kind === "controlsMost") {
    const which = extremes[node.which];
    if (node.tied === true && which === "least") return refuse(node, "this must be the same number");
    return { number: controlledIn(node, scope), which, tied: node.tied === true };
  }
  // "the most life or tied for most life": of both the same is said.
  if (node.again !== undefined && node.again.what !== node.most.what)
    return refuse(node.again, "this must be the same number");
  return { number: numberIn(node.most), which: extremeIn(node.most), tied: node.again !== undefined };
};

/** Those players of whom a number is the greatest or least of all players. */
export const superlativeOf = (node: Superlative, players: A.Players, scope: Scope): A.Players => {
  const among = node.kind === "mostHeld" && node.among === true;
  if (among ? players.type !== "opponents" : players.type !== "players")
    return refuse(
      node,
      "say among whom this is: “a player with …” or “an opponent with … among your opponents”",
    );
  const all = among ? A.opponents : A.players;
  const { number, which } = numbersOf(node, scope);
  return A.playersWho(players, reaches(number(A.eachPlayer), which, extremeOf(which, number, all)));
};

/** Of whom alone it is so. */
const onlyOne = (number: PlayerNumber, which: Which, player: A.Players): A.Condition =>
  A.compareQuantities(
    number(player),
    which === "greatest" ? ">" : "<",
    extremeOf(which, number, A.playersExcept(A.players, player)),
  );

/**
 * "the player with the most life": several may have as much, and the text must say that they are meant, too; or it has asked
 * before whether one player has more than each other one.
 */
export const theOneWith = (
  { how }: Extract<Nodes["player"], { kind: "theOneWith" }>,
  scope: Scope,
): A.Players => {
  const said = superlativeIn(how) ?? refuse(how, "say of whom a number is the greatest or least");
  const { number, which, tied } = numbersOf(said, scope);
  if (tied) return superlativeOf(said, A.players, scope);
  const only = A.playersWho(A.players, onlyOne(number, which, A.eachPlayer));
  return findMention(scope, ({ ref }) => same(ref, only)) === undefined
    ? refuse(how, "say which player is meant when several are tied")
    : only;
};

/** Whether a number of a player is the greatest or least of all. */
export const hasMost = (node: Superlative, who: Nodes["player"], scope: Scope): A.Condition => {
  if (node.kind === "mostHeld" && node.among === true) return refuse(node, "this is asked among all players");
  const { number, which, tied } = numbersOf(node, scope);
  return ofPlayer(who, scope, (player) =>
    tied
      ? reaches(number(player), which, extremeOf(which, number, A.players))
      : onlyOne(number, which, player),
  );
};

/** How many of the objects are of that color. */
const ofColor = (objects: A.Objects, color: A.Color): A.Quantity =>
  A.count(
    objects.type === "all"
      ? A.all(conjunction([objects.filter, A.hasColor(color)]))
      : A.among(objects, A.hasColor(color)),
  );

/** No other color, or no color that is not tied with it, is that of more of the objects. */
const mostCommon = (objects: A.Objects, color: A.Color, comparison: ">" | ">="): A.Condition =>
  A.compareQuantities(
    ofColor(objects, color),
    comparison,
    A.extreme(
      "greatest",
      A.colors.filter((other) => other !== color).map((other) => ofColor(objects, other)),
    ),
  );

/** What is the greatest or least of a number among players, colors and objects. */
export const superlativeConditions = {
  mostCommonColor: (node, scope) =>
    mostCommon(anyObjects(node.among, scope), node.color.value as A.Color, node.tied === true ? ">=" : ">"),
  sharesCommonColor: (node, scope) => {
    const among = anyObjects(node.among, scope);
    const parts = A.colors.map((color) =>
      A.and([A.hasColor(color), A.fulfils(mostCommon(among, color, ">="))]),
    );
    return existsOf(node.what, [A.or(parts)], scope);
  },
} satisfies Partial<Lowering<"conditionPart", [Scope], A.Condition>>;

/** Numbers of which the greatest or least is looked for among players. */
export const superlativeQuantities = {
  extremeLife: (node, scope) => {
    if (node.who.kind !== "allPlayers" && node.who.kind !== "players" && node.who.kind !== "yourOpponents")
      return refuse(node.who, "say “all players” or “your opponents”");
    return extremeOf(
      extremes[node.which],
      (player) => A.playerStat("life", player),
      playersOf(node.who, scope),
    );
  },
  mostControlled: (node, scope) => {
    const alike = numberTogether(node.objects, A.all, scope);
    if (alike !== undefined)
      return alike.alike === true ? alike : refuse(node.objects, "say how many different ones there are");
    const last = node.objects.post.at(-1);
    if (last?.kind === "theyDidThisWay" && last.how === "discarded" && last.who.kind === "aPlayer") {
      const { head, mods, post } = node.objects;
      if (!isHead(head, "card") || head.kind !== "bareHead" || mods.length > 0 || post.length > 1)
        return refuse(node, "say this of cards");
      const found = findMention(scope, (each) => each.how === "discarded" && each.ref.type === "bound");
      if (found?.ref.type !== "bound")
        return refuse(node, "nothing was discarded earlier in this ability", "RW4003");
      const { id } = found.ref;
      return extremeOf("greatest", () => A.amount(id), playerNounOf(last.who.who, scope));
    }
    if (last?.kind !== "controlledBy" || last.who.kind !== "aPlayer")
      return refuse(node, "say that a player or an opponent controls these");
    const players = playerNounOf(last.who.who, scope);
    const noun = filterOf({ ...node.objects, post: node.objects.post.slice(0, -1) }, scope);
    const number: PlayerNumber = (player) => A.count(A.all(conjunction([noun, A.controlledBy(player)])));
    return extremeOf("greatest", number, players);
  },
} satisfies Partial<Lowering<"quantity", [Scope], A.Quantity>>;
