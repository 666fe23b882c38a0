import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";

/** "It's your first, second, or third turn of the game": of those that have begun it is one of so many. */
export const oneOfFirst = ({ n }: Nodes["firstTurns"], of: A.Players): A.Condition => {
  const most = ["first", "first or second", "first, second, or third"].indexOf(n) + 1;
  return A.allOf([A.isTurn(of), A.compareQuantities(A.playerStat("turns", of), "<=", most)]);
};
