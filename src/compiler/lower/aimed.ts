import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { inPlaceOf } from "../resolve/resolve.ts";
import { meantBy } from "./referents.ts";
import { chosenOf } from "./chosen-player.ts";
import { isBareNoun } from "./noun-heads.ts";
import { conjuncts, itemsOf } from "./series.ts";
import { eventFilter } from "./event-filters.ts";
import { holdsType, same } from "./same.ts";
import { eachWhose } from "./each-or-any.ts";
import { objectsOf } from "./objects.ts";
import type { Use } from "./targets.ts";
import { playersOf, possessor } from "./players.ts";
import { isGroup } from "./outcome.ts";
import { refuse, type Mention, type Scope } from "./scope.ts";

/** Whether a recipient or attack target is a player phrase. */
export const isPlayerNode = (node: { readonly kind: string }): node is Nodes["player"] =>
  playerKinds.has(node.kind);
const playerKinds: ReadonlySet<string> = new Set(
  "you onePlayer startingWithYou targetPlayer someTargetPlayers eachPlayer eachOtherPlayer eachOfThosePlayers anyPlayer aPlayer anotherPlayer allPlayers yourOpponents yourTeam oneOfOpponents thatPlayer thosePlayers theChosenPlayer defendingPlayer playerInRole thePlayer theOneWith they controllerOf ownerOf thatPlayerOrController theControllerOf theOwnerOf enchantedPlayer noPlayer oneOrMorePlayers players opponents theirController".split(
    " ",
  ),
);

/** Whether a determiner announces targets (115.1). */
export const announcesTargets = ({ kind }: Nodes["determiner"]): boolean => targetDeterminers.has(kind);
const targetDeterminers: ReadonlySet<Nodes["determiner"]["kind"]> = new Set([
  "target",
  "anotherTarget",
  "numberTarget",
  "someTargets",
  "upToTarget",
]);

/** What something is attached to (301.5, 303.4): objects, or a player. */
export const hostOf = (
  node: Nodes["targeted"],
  scope: Scope,
  objects: (node: Nodes["objects"]) => A.Objects,
): A.Recipients => (isPlayerNode(node) ? playersOf(node, scope) : objects(node));
/** One player: of several one is chosen, where the words are for one of them. */
export const onePlayerOf = (node: Nodes["player"], scope: Scope): A.Players => {
  const players = playersOf(node, scope);
  if (!isGroup(players)) return players;
  return node.kind === "oneOfOpponents" || node.kind === "aPlayer" || node.kind === "anotherPlayer"
    ? A.choosePlayer(players)
    : refuse(node, "one player is meant: say which");
};
/** What something is to be attached to. */
export const newHostOf: typeof hostOf = (node, scope, objects) =>
  isPlayerNode(node) ? onePlayerOf(node, scope) : objects(node);

/** Objects, players or both that something is dealt to or aimed at. */
export const recipientsOf = (node: Nodes["recipient"], scope: Scope, use: Use): A.Recipients => {
  const one = (item: Nodes["recipientPhrase"]): A.Objects | A.Players | A.Both => {
    if (isPlayerNode(item)) {
      const players = playersOf(item, scope);
      return use.by === undefined ? players : chosenOf(item, players, scope);
    }
    if (item.kind === "attackedOne") return attackedBy(item, scope);
    if (item.kind === "thatThing") {
      // "that player or planeswalker", "that permanent or player": what was targeted before, or dealt damage.
      const { head } = item.noun;
      if (head.kind === "playerOr" || head.kind === "orPlayer")
        return isBareNoun(item.noun)
          ? eitherBefore(item, scope)
          : refuse(item.noun, "say no more of it than what it is");
    }
    if (item.kind === "them") {
      const meant = meantBy(item, scope);
      if (meant !== "itself" && meant.is === "player")
        return possessor(inPlaceOf(item, { kind: "theirPlural", span: item.span }), scope);
    }
    return objectsOf(item, scope, use);
  };
  const parts = eachWhose(itemsOf<Nodes["recipientPhrase"]>(node as never)).map(one);
  return parts.length === 1
    ? parts[0]!
    : A.both(parts.flatMap((part) => (part.type === "both" ? part.parts : [part])));
};

/** What the creature of the trigger attacks: a planeswalker, or the player where no permanent is attacked (508.1b). */
const attackedBy = (
  node: Extract<Nodes["recipientPhrase"], { kind: "attackedOne" }>,
  scope: Scope,
): A.Both => {
  if (scope.trigger?.type !== "attacks") return refuse(node, "only an attack tells what is attacked");
  const attacked = A.eventObjects("other");
  return A.both([
    A.among(attacked, A.hasType("planeswalker")),
    A.playersWho(A.defendingPlayer, A.notSo(A.exists(attacked))),
  ]);
};

/** The recipient of the event's damage, where that can be an object or a player, and be called so. */
const damagedBefore = (
  node: Extract<Nodes["recipientPhrase"], { kind: "thatThing" }>,
  scope: Scope,
): A.Objects | undefined => {
  const { trigger } = scope;
  if (trigger?.type !== "damage" || trigger.to?.type !== "eitherRecipient" || trigger.asOne === true)
    return undefined;
  const dealt = conjuncts(trigger.to.filter);
  const said = eventFilter(
    { kind: "determined", det: { kind: "aDet", span: node.span }, noun: node.noun, span: node.span },
    scope,
  );
  const fits = conjuncts(said.filter).every(
    (part) => same(part, A.kind("permanent")) || dealt.some((each) => same(each, part)),
  );
  return fits ? A.eventObjects("other") : undefined;
};

const eitherBefore = (
  node: Extract<Nodes["recipientPhrase"], { kind: "thatThing" }>,
  scope: Scope,
): A.Objects => {
  const isEither = ({ is, ref }: Mention): boolean =>
    is === "object" && ref.type === "target" && scope.targets[ref.index]?.players !== undefined;
  const found = scope.mentions.some(isEither) ? meantBy(node, scope, isEither) : undefined;
  const target = found === undefined || found === "itself" || !isEither(found) ? undefined : found.ref;
  const either =
    (target as A.Target | undefined) ??
    damagedBefore(node, scope) ??
    refuse(node, "nothing was targeted before");
  const { head } = node.noun;
  const players = either.type === "target" ? scope.targets[either.index]?.players : scope.trigger;
  if ("who" in head && head.who === "opponent" && !holdsType(players, "opponents"))
    return refuse(node, "the player of these may be no opponent");
  return either;
};
