import { saidToControl } from "./asked-before.ts";
import { remembered } from "./bound-numbers.ts";
import { doneBefore } from "./done-before.ts";
import * as A from "../../abilities/index.ts";
import { holds, same } from "./same.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { meantBy } from "./referents.ts";
import { anyObjects } from "./objects.ts";
import { countOf } from "./quantities.ts";
import { conjunction, conjuncts } from "./series.ts";
import { notBare } from "./condition-parts.ts";
import { conditionOf } from "./conditions.ts";
import { demandOf, existsOf } from "./existence.ts";
import { ways } from "./ways.ts";
import { superlativeIn, superlativeOf, theOneWith } from "./superlatives.ts";
import { findMention, refuse, speaking, type Mention, type Scope } from "./scope.ts";
import { ofPlayerAtHand } from "../resolve/bound.ts";
import { damageBefore, isGroup } from "./outcome.ts";
import { iterated, notThem, oneOfThem, somebody, yourOpponent } from "./player-at-hand.ts";
import { opponentsMeant } from "./player-states.ts";
import { mentionPlayers, opponentWords, startingWithYou } from "./player-mentions.ts";
import { notOnlyOffered, whoCant, whoDid } from "./told-players.ts";

/** "player" or "opponent", narrowed by what stands behind it. */
export const playerNounOf = (node: Nodes["playerNoun"], scope: Scope): A.Players => {
  if (node.kind === "friendWord" || node.kind === "foeWord") {
    if (scope.friends === undefined)
      return refuse(node, "no friends and foes were chosen before this", "RW4003");
    const friends = A.playerMatches(A.eachPlayer, A.boundPlayer(scope.friends));
    return A.playersWho(A.players, node.kind === "friendWord" ? friends : A.notSo(friends));
  }
  const start = node.kind === "playerWord" ? A.players : opponentsMeant(node, scope);
  return node.post.reduce((players: A.Players, qualifier): A.Players => {
    const most = superlativeIn(qualifier);
    if (most !== undefined) return superlativeOf(most, players, scope);
    switch (qualifier.kind) {
      case "whoIs":
      case "whoWas":
      case "withPossession":
      case "whoDidSince":
      case "whoDidntSince":
      case "whomTheyAttacked":
      case "whomItAttacked":
        return A.playersWho(players, playerSo(qualifier, scope));
      case "whoControlled":
        return A.playersWho(players, controlledThen(qualifier.what, scope));
      case "beingAttacked": {
        const attacking = A.attacking({ whom: A.eachPlayer });
        const by = qualifier.how === "being attacked" ? [] : [A.controlledBy(A.you)];
        return A.playersWho(players, A.exists(A.all(conjunction([attacking, ...by]))));
      }
      case "attackingThem": {
        const attackers = [
          A.attacking({ whom: playersOf(qualifier.whom, scope) }),
          A.controlledBy(A.eachPlayer),
        ];
        return A.playersWho(players, A.exists(A.all(A.and(attackers))));
      }
      case "otherThanPlayer":
        return A.playersExcept(players, playersOf(qualifier.who, scope));
      case "whoCant":
        return whoCant(qualifier, players, scope);
      case "whoDidThisWay": {
        const [, not] = /^didn't (\w+)$/.exec(qualifier.did) ?? [];
        const way = not === undefined ? qualifier.did : ways[not as keyof typeof ways];
        const done = didThisWay(qualifier, way, scope);
        return A.playersWho(players, not === undefined ? done : A.notSo(done));
      }
      case "dealtDamageThisWay": {
        const { id } = damageBefore(scope) ?? refuse(qualifier, "no damage was dealt before this", "RW4003");
        return remembered(players, id);
      }
      case "whoSearched": {
        const found = findMention(scope, (each) => each.library !== undefined && each.ref.type === "bound");
        return found?.ref.type === "bound" && found.by?.type !== "you"
          ? remembered(players, found.ref.id)
          : refuse(qualifier, "no players searched a library before this", "RW4003");
      }
      case "whoDid":
        return whoDid(qualifier, players, scope);
      default:
        return qualifier satisfies never;
    }
  }, start);
};

/** "Each player who sacrificed a creature this way": one of what was done that to was theirs. */
const didThisWay = (
  node: Extract<Nodes["playerQualifier"], { kind: "whoDidThisWay" }>,
  way: string,
  scope: Scope,
): A.Condition => {
  const found = doneBefore(node, scope, (each) => each.how === way && each.ref.type === "bound");
  if (found?.ref.type !== "bound")
    return refuse(node, `nothing was ${way} earlier in this ability`, "RW4003");
  const demand = demandOf(node.what, scope);
  if (demand === undefined || demand.comparison !== ">=" || demand.count !== 1)
    return refuse(node.what, "say “a card” or what kind of card");
  const filters = conjuncts(demand.filter);
  // What is not called a card was a permanent (109.2), which a player need not own.
  const theirs = filters.some((each) => same(each, A.kind("card"))) ? A.ownedBy : A.controlledBy;
  return A.exists(A.among(A.bound(found.ref.id), A.and([...filters, theirs(A.eachPlayer)])));
};

/** "Each player who controlled one of those creatures": that player controlled some of what was done something to. */
const controlledThen = (what: Nodes["objects"], scope: Scope): A.Condition => {
  const inner: Scope = { ...scope, mentions: [...scope.mentions], within: "eachPlayer" };
  const theirs = A.controlledBy(A.eachPlayer);
  const some = demandOf(what, inner) === undefined ? anyObjects(what, inner) : undefined;
  if (some?.type === "choose" && some.from !== undefined && some.count.min === 1)
    return A.exists(A.among(some.from, conjunction([some.filter, theirs])));
  const found = existsOf(what, [theirs], inner);
  // What is on the battlefield is asked who controls it now.
  return holds(found, ({ type, objects }) => type === "isOneOf" && isBound(objects))
    ? found
    : refuse(what, "say what was done to it this way");
};
const isBound = (objects: unknown): boolean => holds(objects, ({ type }) => type === "bound");

/** The number that players are asked for. */
const boundOf = (node: Nodes["playerQualifier"]): Nodes["bound"] | undefined => {
  const has =
    node.kind === "withPossession"
      ? node.has
      : node.kind === "whoIs" && node.is.kind === "possesses"
        ? node.is.has
        : undefined;
  return has !== undefined && "bound" in has ? has.bound : undefined;
};

/** What is asked of each player by itself: the condition about that player. */
const playerSo = (
  node: Extract<
    Nodes["playerQualifier"],
    {
      kind:
        | "whoIs"
        | "whoWas"
        | "withPossession"
        | "whoDidSince"
        | "whoDidntSince"
        | "whomTheyAttacked"
        | "whomItAttacked";
    }
  >,
  scope: Scope,
): A.Condition => {
  const { span } = node;
  const who = { kind: "they", span } as const;
  const they: Mention = { ref: A.eachPlayer, is: "player", plural: false, words: opponentWords, from: [who] };
  const inner: Scope = { ...scope, mentions: [they], within: "eachPlayer" };
  const bound = boundOf(node);
  if (bound !== undefined) notBare(bound);
  const part = ((): Nodes["conditionPart"] => {
    switch (node.kind) {
      case "whoIs":
        return { kind: "playerIs", who, is: node.is, span };
      case "whoWas":
        return { kind: "playerIs", who, is: node.was, span };
      case "withPossession":
        return {
          kind: "playerIs",
          who,
          is: { kind: "possesses", verb: "have", has: node.has, form: "s", span },
          span,
        };
      case "whoDidSince":
        return { kind: "playerDid", who, does: node.does, since: node.since, span };
      case "whoDidntSince":
        return { kind: "playerDidnt", who, does: node.does, since: node.since, span };
      case "whomItAttacked": {
        const does = { kind: "attacksPlayer", whom: who, span } as const;
        return { kind: "objectsDid", what: node.by, does, since: node.since, span };
      }
      case "whomTheyAttacked": {
        const does = { kind: "playerAttacks", whom: who, span } as const;
        return { kind: "playerDid", who: node.by, does, since: node.since, span };
      }
      default:
        return node satisfies never;
    }
  })();
  return conditionOf(part, inner);
};

const target = (
  scope: Scope,
  who: Nodes["playerNoun"],
  count: A.Count,
  plural: boolean,
  otherThan?: readonly number[],
): A.Players => {
  const players = playerNounOf(who, scope);
  scope.targets.push({
    count,
    players,
    ...(otherThan === undefined ? {} : { otherThan }),
    ...("post" in who && who.post.some(({ kind }) => kind === "whoWas") ? { askedOnce: true as const } : {}),
    ...(scope.onlyIf === undefined ? {} : { onlyIf: scope.onlyIf }),
  });
  return mentionPlayers(scope, A.targetPlayers(scope.targets.length - 1), plural);
};

/** "that player", "they": the last player spoken of. */
const lastPlayer = (node: Nodes["player"], scope: Scope, plural?: boolean): A.Players => {
  const noun = "who" in node ? node.who : undefined;
  if (noun !== undefined && "post" in noun && noun.post.length > 0)
    return refuse(noun, "say nothing more of a player who was mentioned before");
  const opponent = noun?.kind === "opponentWord";
  const fits = (each: Mention): boolean =>
    each.is === "player" &&
    (plural === undefined || each.plural === plural || isGroup(each.ref as A.Players)) &&
    (!opponent || each.words.has("opponent"));
  const found = meantBy(node, scope, fits);
  if (found === "itself" || !fits(found))
    return refuse(
      node,
      opponent
        ? "no opponent was mentioned before, so it is not clear who is meant"
        : "no player was mentioned before, so it is not clear who is meant",
    );
  return iterated(found.ref as A.Players, scope);
};

const mentionsSelf = (scope: Scope): boolean =>
  findMention(scope, ({ ref }) => ref.type === "self") !== undefined;

const table: Lowering<"player", [Scope], A.Players> = {
  you: () => A.you,
  targetPlayer: (node, scope) => target(scope, node.who, { min: 1, max: 1 }, false),
  someTargetPlayers: (node, scope) => {
    if (node.n.kind === "one" || node.n.kind === "oneMore")
      return refuse(node.n, "say “target player” or how many");
    if (node.n.kind !== "anotherOne") return target(scope, node.who, countOf(node.n, scope), true);
    const earlier = scope.targets.flatMap((spec, index) => (spec.players === undefined ? [] : [index]));
    if (earlier.length === 0) return refuse(node, "no player was targeted before that this is another than");
    return target(scope, node.who, { min: 1, max: 1 }, false, earlier);
  },
  // 101.4 does not say the order here: it is turn order, with you first.
  startingWithYou: (_, scope) => mentionPlayers(scope, startingWithYou, false),
  eachPlayer: (node, scope) => mentionPlayers(scope, playerNounOf(node.who, scope), false),
  eachOtherPlayer: (node, scope) =>
    mentionPlayers(scope, A.playersExcept(playerNounOf(node.who, scope), notThem(node, scope)), false),
  eachOfThosePlayers: (node, scope) => notOnlyOffered(node, lastPlayer(node, scope, true), scope),
  anyPlayer: (node, scope) => somebody(node, playerNounOf(node.who, scope), scope),
  aPlayer: (node, scope) => {
    if (node.who.kind === "opponentWord") yourOpponent(node, scope);
    return somebody(node, playerNounOf(node.who, scope), scope);
  },
  onePlayer: (node, scope) =>
    mentionPlayers(
      scope,
      A.choosePlayer(playerNounOf(node.who, scope), node.how === "chosen at random" ? { random: true } : {}),
      false,
    ),
  anotherPlayer: (node, scope) =>
    mentionPlayers(scope, A.playersExcept(playerNounOf(node.who, scope), notThem(node, scope)), false),
  allPlayers: (node, scope) => mentionPlayers(scope, playerNounOf(node.who, scope), true),
  yourOpponents: (_, scope) => mentionPlayers(scope, A.opponents, true),
  yourTeam: () => A.yourTeam,
  oneOfOpponents: (node, scope) => mentionPlayers(scope, opponentsMeant(node, scope), false),
  thatPlayer: (node, scope) => {
    const player = oneOfThem(node, lastPlayer(node, scope), scope);
    // Who is told of an attack that was declared is who attacks (508.1).
    const attacks = player.type === "eventPlayer" && scope.trigger?.type === "attackDeclared";
    if (node.attacking === true && !attacks) return refuse(node, "it is not this player who attacks");
    return saidToControl(node, player);
  },
  // "Put them on top of their owners' libraries, then those players shuffle".
  thosePlayers: (node, scope) => {
    const known = findMention(scope, (each) => each.is === "player");
    const moved = findMention(scope, (each) => each.zone === "library");
    return known === undefined &&
      moved !== undefined &&
      node.who.kind === "playerWord" &&
      node.who.post.length === 0
      ? A.ownerOf(moved.ref as A.Objects)
      : notOnlyOffered(node, lastPlayer(node, scope), scope);
  },
  // "Choose target opponent … the chosen player" is the target; otherwise one chosen by another ability (607.2d).
  theChosenPlayer: (_, scope) => {
    const target = findMention(scope, (each) => each.ref.type === "targetPlayers");
    return target === undefined ? mentionPlayers(scope, A.chosenPlayer, false) : (target.ref as A.Players);
  },
  defendingPlayer: (_, scope) => mentionPlayers(scope, A.defendingPlayer, false),
  // 506.2, 725.3: the attacking player is the active player; one player at a time is the monarch.
  playerInRole: (node, scope) =>
    mentionPlayers(
      scope,
      node.role === "the monarch"
        ? A.playersWho(A.players, A.playerIs(A.eachPlayer, "monarch"))
        : A.activePlayer,
      false,
    ),
  thePlayer: (node, scope) => oneOfThem(node, lastPlayer(node, scope), scope),
  theOneWith: (node, scope) => mentionPlayers(scope, theOneWith(node, scope), false),
  they: (node, scope) => lastPlayer(node, scope),
  controllerOf: (node, scope) => {
    const of = possessedObjects(node.of, scope);
    // "target spell with … its controller's …": a spell never calls itself "it" before it was mentioned.
    if (node.of.kind === "its" && of.type === "self" && scope.face.isSpell && !mentionsSelf(scope))
      return refuse(node, "it is not clear whose controller this is", "RW4003");
    return mentionPlayers(scope, A.controllerOf(of), node.plural === true);
  },
  ownerOf: (node, scope) =>
    mentionPlayers(scope, A.ownerOf(possessedObjects(node.of, scope)), node.plural === true),
  thatPlayerOrController: (node, scope) => {
    const target = findMention(scope, (each) => each.ref.type === "target");
    if (target?.ref.type !== "target" || scope.targets[target.ref.index]?.players === undefined)
      return refuse(node, "no player or permanent was targeted before that this can mean");
    const { index } = target.ref;
    const either = A.playersTogether([A.targetPlayers(index), A.controllerOf(A.target(index))]);
    return mentionPlayers(scope, either, false);
  },
  theControllerOf: (node, scope) =>
    mentionPlayers(scope, A.controllerOf(anyObjects(node.of, scope)), node.plural === true),
  theOwnerOf: (node, scope) =>
    mentionPlayers(scope, A.ownerOf(anyObjects(node.of, scope)), node.plural === true),
  enchantedPlayer: (_, scope) => mentionPlayers(scope, A.enchantedPlayer, false),
  noPlayer: (node) => refuse(node, "“no player” cannot be used here"),
  // 603.2c: one event for all of them, which only a condition asks about so far.
  oneOrMorePlayers: (node) => refuse(node, "say “a player”, “an opponent” or “each” here"),
  players: (_, scope) => mentionPlayers(scope, A.players, true),
  theirController: (node, scope) => {
    const found = meantBy(node, scope);
    if (found === "itself" || found.is !== "object")
      return refuse(node, "nothing was mentioned before that “their” can mean", "RW4003");
    return mentionPlayers(scope, A.controllerOf(found.ref as A.Objects), node.what === "controllers");
  },
};

/** The players a phrase speaks of. */
export const playersOf = (node: Nodes["player"], scope: Scope): A.Players =>
  speaking(node, scope, () => dispatch(table, node, scope));

/** Objects whose controller, owner or characteristic is meant. */
export const possessedObjects = (node: Nodes["objectPossessive"], scope: Scope): A.Objects => {
  switch (node.kind) {
    case "its": {
      const meant = meantBy(node, scope);
      return meant === "itself" ? A.self : ofPlayerAtHand(node, scope, meant);
    }
    case "theirOwners": {
      const found = meantBy(node, scope);
      return found === "itself"
        ? refuse(node, "nothing was mentioned before that “their” can mean", "RW4003")
        : (found.ref as A.Objects);
    }
    case "objectGenitive":
      return anyObjects(node.of, scope);
    default:
      return node satisfies never;
  }
};

/** Whose step or turn: a player's; objects have none. */
export const stepOwner = (whose: Nodes["possessive"], scope: Scope): A.Players =>
  whose.kind === "its" || whose.kind === "objectGenitive"
    ? refuse(whose, "only players have turns and steps: write “its controller's”")
    : possessor(whose, scope);

/** Whose hand, library, graveyard, turn or life total. */
export const possessor = (node: Nodes["possessive"], scope: Scope): A.Players => {
  switch (node.kind) {
    case "your":
      return A.you;
    case "playerGenitive":
      return playersOf(node.who, scope);
    case "theirPlural": {
      const found = meantBy(node, scope);
      if (found === "itself") return refuse(node, "nobody was mentioned before that this can mean", "RW4003");
      return found.is === "player"
        ? iterated(found.ref as A.Players, scope)
        : // Objects have neither a hand nor a life total.
          refuse(node, "only players have this: say “their controller's” or “their owner's”", "RW4003");
    }
    case "its":
    case "theirOwners":
    case "objectGenitive":
      return A.ownerOf(possessedObjects(node, scope));
    default:
      return node satisfies never;
  }
};
