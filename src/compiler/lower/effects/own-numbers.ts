import type { Nodes } from "../../../../grammar/language/index.ts";
import * as A from "../../../abilities/index.ts";
import { ofEachPlayer } from "../for-players.ts";
import { possessor } from "../players.ts";
import { quantityOf } from "../quantities.ts";
import { isGroup } from "../outcome.ts";
import { refuse, type Scope } from "../scope.ts";

/** "Each player's maximum hand size is equal to the number of creatures they control": each player's own (402.2). */
export const maximumHandSize = (
  { whose, q }: Extract<Nodes["clause"], { kind: "handSizeIs" }>,
  scope: Scope,
): A.Effect => {
  const players = possessor(whose, scope);
  return A.changeRules([
    A.handSize(
      players,
      ofEachPlayer(players, scope, () => quantityOf(q, scope)),
    ),
  ]);
};

/** "Each player's life total becomes the number of creatures they control" (119.5). */
export const lifeTotal = (
  { whose, q }: Extract<Nodes["clause"], { kind: "lifeBecomes" | "haveLifeBecome" }>,
  scope: Scope,
): A.Effect => {
  const players = possessor(whose, scope);
  return A.setLife(
    players,
    ofEachPlayer(players, scope, () => quantityOf(q, scope)),
  );
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
