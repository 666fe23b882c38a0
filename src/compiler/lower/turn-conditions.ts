import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { anyOfPlayers, demandOf, existsOf, happenedTo, ofPlayer } from "./existence.ts";
import type { Lowering } from "./nodes.ts";
import { playersOf, possessor } from "./players.ts";
import { damagedOf } from "./recipients.ts";
import { refuse, type Scope } from "./scope.ts";
import { compared, singleZone } from "./condition-parts.ts";

const spellWasCast = (
  what: Nodes["objects"],
  by: A.Players,
  when: A.Happened["when"],
  scope: Scope,
): A.Condition => happenedTo(what, [], (filter) => A.cast(by, filter), when, scope);

/** "this creature attacked": that object did; "a creature attacked": it happened, whatever became of the creature. */
const attackedOf = (what: Nodes["objects"], scope: Scope): A.Condition =>
  demandOf(what, scope) === undefined
    ? existsOf(what, [A.history("attacked", "this turn")], scope)
    : happenedTo(what, [], (filter) => A.attacks(filter), "this turn", scope);

const permanentCard = A.not(A.or([A.hasType("instant"), A.hasType("sorcery")]));

/** What has happened this turn or the last (608.2i). */
export const turnConditions = {
  attackedThisTurn: (node, scope) => A.happened(A.attackDeclared(anyOfPlayers(node.who, scope)), "this turn"),
  itAttackedThisTurn: (node, scope) => attackedOf(node.what, scope),
  attackedWith: (node, scope) =>
    happenedTo(
      node.what,
      [A.controlledBy(anyOfPlayers(node.who, scope))],
      (what) => A.attacks(what),
      "this turn",
      scope,
    ),
  gainedLife: (node, scope) => A.happened(A.lifeChange("gain", anyOfPlayers(node.who, scope)), "this turn"),
  gainedLifeAmount: (node, scope) =>
    ofPlayer(node.who, scope, (player) => compared(A.turnCount("lifeGained", player), node.bound, scope)),
  lostLife: (node, scope) => A.happened(A.lifeChange("loss", anyOfPlayers(node.who, scope)), "this turn"),
  castThisTurn: (node, scope) => spellWasCast(node.what, anyOfPlayers(node.who, scope), "this turn", scope),
  committedCrime: (node, scope) =>
    A.happened(A.keywordAction("crime", { by: anyOfPlayers(node.who, scope) }), "this turn"),
  youveCommittedCrime: () => A.happened(A.keywordAction("crime", { by: A.you }), "this turn"),
  wasWarped: () => A.happened(A.cast(A.players, A.fulfils(A.wasPaid(A.each, "warp"))), "this turn"),
  youveCastThisTurn: (node, scope) =>
    spellWasCast(
      node.what,
      node.variant === 1 ? playersOf({ kind: "they", span: node.span }, scope) : A.you,
      "this turn",
      scope,
    ),
  drewCards: (node, scope) =>
    ofPlayer(node.who, scope, (player) => compared(A.turnCount("cardsDrawn", player), node.bound, scope)),
  youveDrawn: (node, scope) => compared(A.turnCount("cardsDrawn", A.you), node.bound, scope),
  creatureDied: (node, scope) =>
    happenedTo(node.what, [], (what) => A.zoneChange(what, "battlefield", "graveyard"), "this turn", scope),
  diedUnder: (node, scope) =>
    happenedTo(
      node.what,
      [A.controlledBy(possessor(node.whose, scope))],
      (what) => A.zoneChange(what, "battlefield", "graveyard"),
      "this turn",
      scope,
    ),
  permanentLeft: (node, scope) =>
    happenedTo(
      node.what,
      [A.controlledBy(A.you)],
      (what) => A.zoneChange(what, "battlefield"),
      "this turn",
      scope,
    ),
  enteredUnder: (node, scope) =>
    happenedTo(
      node.what,
      [A.controlledBy(possessor(node.whose, scope))],
      (what) => A.zoneChange(what, undefined, "battlefield"),
      "this turn",
      scope,
    ),
  wasDealtDamage: (node, scope) =>
    demandOf(node.what, scope) === undefined
      ? existsOf(node.what, [A.history("was dealt damage", "this turn")], scope)
      : happenedTo(node.what, [], (what) => A.damage(undefined, what), "this turn", scope),
  playerWasDealtDamage: (node, scope) =>
    A.happened(
      A.damage(undefined, anyOfPlayers(node.who, scope), (node.variant ?? 0) >= 2 ? {} : { combat: true }),
      "this turn",
    ),
  dealtDamageThisTurn: (node, scope) =>
    happenedTo(
      node.what,
      [],
      (what) => A.damage(what, damagedOf(node.to, scope).to, node.variant === 1 ? {} : { combat: true }),
      "this turn",
      scope,
    ),
  youSacrificed: (node, scope) => {
    const by = anyOfPlayers(node.who, scope);
    return happenedTo(node.what, [], (what) => A.sacrifices(by, what), "this turn", scope);
  },
  youDiscarded: (node, scope) => {
    const by = anyOfPlayers(node.who, scope);
    return happenedTo(node.what, [], (what) => A.discards(by, what), "this turn", scope);
  },
  isntAttacked: (node, scope) => A.notSo(attackedOf(node.what, scope)),
  noSpellsCast: (node) =>
    A.notSo(A.happened(A.cast(A.players, A.anything), node.variant === 1 ? "this turn" : "last turn")),
  playerCastSpells: () =>
    A.compareQuantities(
      A.countPlayers(
        A.playersWho(A.players, A.happened(A.cast(A.eachPlayer, A.anything), "last turn", { times: 2 })),
      ),
      ">=",
      1,
    ),
  permanentLeftAny: (node, scope) =>
    happenedTo(node.what, [], (what) => A.zoneChange(what, "battlefield"), "this turn", scope),
  // 700.11: a permanent card was put into the player's graveyard from anywhere.
  descended: (node, scope) =>
    A.happened(
      A.zoneChange(
        A.and([A.kind("card"), permanentCard, A.ownedBy(anyOfPlayers(node.who, scope))]),
        undefined,
        "graveyard",
      ),
      "this turn",
    ),
  enteredThisTurn: (node, scope) =>
    demandOf(node.what, scope) === undefined
      ? existsOf(node.what, [A.history("entered", "this turn")], scope)
      : happenedTo(node.what, [], (what) => A.zoneChange(what, undefined, "battlefield"), "this turn", scope),
  enteredFrom: (node, scope) => {
    const { zone, of } = singleZone(node.where, scope);
    if (of !== undefined && of.type !== "you") return refuse(node.where, "say “your” here");
    const entered = A.history("entered", "ever", { from: zone });
    // A card in a player's own zone is that player's (400.3).
    return existsOf(node.what, of === undefined ? [entered] : [entered, A.ownedBy(of)], scope);
  },
} satisfies Partial<Lowering<"conditionPart", [Scope], A.Condition>>;
