import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { eventFilter } from "../event-filters.ts";
import { damagedOf } from "../recipients.ts";
import { mention, type Scope } from "../scope.ts";

/** What of the damage that is prevented or redirected later words can mean: its source, and what it would be dealt to. */
export const damageSpoken = (
  node: { readonly to?: Nodes["recipient"]; readonly source?: Nodes["objects"] },
  scope: Scope,
): Scope => {
  const trigger = A.damage(undefined, undefined);
  const inner: Scope = { ...scope, trigger, preventing: true, mentions: [...scope.mentions] };
  const aside: Scope = { ...scope, mentions: [...scope.mentions], targets: [...scope.targets] };
  const source = node.source === undefined ? undefined : eventFilter(node.source, aside);
  const words = new Set([...(source?.words ?? []), "source"]);
  mention(inner, {
    ref: A.eventObjects("source"),
    is: "object",
    plural: false,
    byNoun: true,
    words,
    ...(node.source === undefined ? {} : { from: [node.source] }),
  });
  const to = node.to === undefined ? undefined : damagedOf(node.to, aside);
  if (to?.filter !== undefined && to.players === undefined && to.words.size > 0)
    mention(inner, {
      ref: A.eventObjects("other"),
      is: "object",
      plural: false,
      words: to.words,
      from: [node.to!],
    });
  if (to?.players !== undefined && to.filter === undefined && to.players.type !== "you")
    mention(inner, {
      ref: A.eventPlayer,
      is: "player",
      plural: false,
      words: new Set(["player"]),
      from: [node.to!],
    });
  return inner;
};
