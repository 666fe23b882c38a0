import type { Nodes } from "../../../../grammar/language/index.ts";
import * as A from "../../../abilities/index.ts";
import { durationOf } from "../durations.ts";
import { ofEachPlayer } from "../for-players.ts";
import type { NodeOfKind } from "../nodes.ts";
import { possessor } from "../players.ts";
import { numberOf, quantityOf } from "../quantities.ts";
import { isGroup } from "../outcome.ts";
import { refuse, type Scope } from "../scope.ts";

/** Sentences about a number that players have: their life total, their maximum hand size. */
type OwnNumberKind = "lifeBecomes" | "haveLifeBecome" | "lifeTotalCant" | "handSizeChanged" | "handSizeIs";

/** What each of some players has, of which a number may be their own ("the number of creatures they control"). */
const ownNumber = (
  { whose, q }: { readonly whose: Nodes["possessive"]; readonly q: Nodes["quantity"] },
  scope: Scope,
): readonly [A.Players, A.Quantity] => {
  const players = possessor(whose, scope);
  return [players, ofEachPlayer(players, scope, () => quantityOf(q, scope))];
};

/** "Each player's life total becomes the number of creatures they control" (119.5). */
const lifeBecomes = (node: NodeOfKind<"lifeBecomes" | "haveLifeBecome">, scope: Scope): A.Effect =>
  A.setLife(...ownNumber(node, scope));

export const ownNumberClauses: {
  readonly [K in OwnNumberKind]: (node: NodeOfKind<K>, scope: Scope) => A.Effect;
} = {
  lifeBecomes,
  haveLifeBecome: lifeBecomes,
  // 119.7, 119.8: neither gained nor lost.
  lifeTotalCant(node, scope) {
    const whose = possessor(node.whose, scope);
    const until = node.until === undefined ? undefined : durationOf(node.until, scope);
    return A.changeRules([A.playerCant(whose, "gainLife"), A.playerCant(whose, "loseLife")], until);
  },
  handSizeChanged(node, scope) {
    const change = node.how === "reduced" ? "less" : "more";
    const size = numberOf(node.n, scope);
    return A.changeRules([A.handSize(possessor(node.whose, scope), size, { change })]);
  },
  /** "Each player's maximum hand size is equal to the number of creatures they control": each player's own (402.2). */
  handSizeIs: (node, scope) => A.changeRules([A.handSize(...ownNumber(node, scope))]),
};

/** "Double target player's life total" (701.10d). */
export const doubledLife = (
  { whose }: Extract<Nodes["lifePredicate"], { kind: "doubleLife" }>,
  _who: A.Players,
  scope: Scope,
): A.Effect => {
  const player = possessor(whose, scope);
  return isGroup(player)
    ? refuse(whose, "say “each player doubles their life total”")
    : A.setLife(player, A.times(2, A.playerStat("life", player)));
};
