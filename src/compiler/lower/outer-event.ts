import * as A from "../../abilities/index.ts";
import { rememberPlayer, usedIn } from "./bound-numbers.ts";
import { rewritten } from "./rewritten.ts";
import type { Mention, Scope } from "./scope.ts";

/**
 * "Whenever this creature deals combat damage to a player, until end of turn, whenever another creature deals combat damage
 * to that player": that player is of the first event, not of the second (603.7c). Makes words mean what is bound before; returns
 * what binds what an ability speaks of.
 */
export const bindOuterEvent = ({
  mentions,
  asides,
  counter,
}: Scope): ((ability: unknown) => readonly A.Effect[]) => {
  const known = new Map<string, { readonly id: number; readonly effect: A.Effect }>();
  const idFor = (key: string, bind: (id: number) => A.Effect): number => {
    let found = known.get(key);
    if (found === undefined) {
      const id = counter.next++;
      known.set(key, (found = { id, effect: bind(id) }));
    }
    return found.id;
  };
  const bound = (each: Mention): Mention => ({
    ...each,
    ref: rewritten(each.ref, (part) => {
      const node = part as A.Objects | A.Players;
      const key = JSON.stringify(node);
      if (node.type === "eventObjects")
        return A.bound(idFor(key, (bind) => A.chooseObjects(A.you, node, { bind })));
      return node.type === "eventPlayer" || node.type === "defendingPlayer"
        ? A.boundPlayer(idFor(key, (bind) => rememberPlayer(node, bind)))
        : undefined;
    }),
  });
  mentions.splice(0, mentions.length, ...mentions.map(bound));
  asides.splice(0, asides.length, ...asides.map(bound));
  return (ability) => {
    const used = usedIn(ability);
    return [...known.values()].filter(({ id }) => used.has(id)).map(({ effect }) => effect);
  };
};
