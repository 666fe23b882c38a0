import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { damageSortOf } from "./damage-sorts.ts";
import { playerOf, type EventWithReferents } from "./event-referents.ts";
import { counterEvent } from "./event-roles.ts";
import { damagedOf } from "./recipients.ts";
import type { Scope } from "./scope.ts";
import { counterKindOf } from "./words.ts";

/** The kind of counter, where it is said. */
export const kindOfCounter = ({ counter }: { readonly counter?: Nodes["counterKind"] }): { kind?: string } =>
  counter === undefined ? {} : { kind: counterKindOf(counter) };

/** What is put or dealt somewhere, whoever does it. */
export const doneEventOf = (node: Nodes["doneEvent"], scope: Scope): EventWithReferents => {
  switch (node.kind) {
    case "countersPutOn":
      return counterEvent(node.n, node.what, kindOfCounter(node), scope);
    // 120
    case "damageDealtTo": {
      const to = damagedOf(node.to, scope);
      return {
        event: A.damage(undefined, to.to, damageSortOf(node.sort)),
        ...(to.players !== undefined && to.filter === undefined ? { player: playerOf(to.players) } : {}),
      };
    }
    default:
      return node satisfies never;
  }
};
