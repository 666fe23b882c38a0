import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { isPlayerNode } from "./aimed.ts";
import { disjunction, itemsOf } from "./series.ts";
import { eventFilter } from "./event-filters.ts";
import { anyOfPlayers, severalPlayers } from "./existence.ts";
import { anyOne } from "./each-or-any.ts";
import { refuse, type Scope } from "./scope.ts";

/** What a damage event looks for in whatever is dealt damage, and what it can be called afterwards. */
export interface Damaged {
  readonly to: A.Filter | A.Players | A.EitherRecipient;
  readonly filter?: A.Filter;
  readonly players?: A.Players;
  readonly words: ReadonlySet<string>;
  readonly plural: boolean;
  /** "One or more players": all that are dealt damage at once (603.2c). */
  readonly several?: true;
}

const playersTogether = (players: readonly A.Players[]): A.Players | undefined =>
  players.length === 0 ? undefined : players.length === 1 ? players[0] : A.playersTogether(players);

/** The recipient of an event: objects, players, or either ("a player or planeswalker"). */
export const damagedOf = (node: Nodes["recipient"], scope: Scope): Damaged => {
  const filters: A.Filter[] = [];
  const players: A.Players[] = [];
  const words = new Set<string>();
  let plural = false;
  let several = false;
  for (const item of itemsOf<Nodes["recipientPhrase"]>(node as never)) {
    if (isPlayerNode(item)) {
      const group = severalPlayers(item, scope);
      several ||= group !== undefined;
      players.push(group ?? anyOfPlayers(item, scope));
      continue;
    }
    if (item.kind === "attackedOne") return refuse(item, "say “a player or planeswalker” here");
    const found = eventFilter(anyOne(item), scope);
    filters.push(found.filter);
    for (const word of found.words) words.add(word);
    plural ||= found.plural;
    if (found.players !== undefined) players.push(found.players);
  }
  const who = playersTogether(players);
  const what = filters.length === 0 ? undefined : disjunction(filters);
  const to = what === undefined ? who! : who === undefined ? what : A.eitherRecipient(what, who);
  return {
    to,
    words,
    plural,
    ...(several ? { several } : {}),
    ...(what === undefined ? {} : { filter: what }),
    ...(who === undefined ? {} : { players: who }),
  };
};
