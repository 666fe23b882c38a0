import * as A from "../../../abilities/index.ts";
import { dispatch, type Lowering } from "../nodes.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { objectsOf, recipientsOf } from "../objects.ts";
import { countedOf, multiplied, quantityOf } from "../quantities.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";

/** What an object deals (120): the subject is the source. */
const table: Lowering<"damagePredicate", [source: A.Objects, scope: Scope], A.Effect> = {
  dealDamage: (node, source, scope) => {
    const amount = countedOf(node.n, scope);
    const to = recipientsOf(node.to, scope, { by: A.you });
    return A.dealDamage(source, multiplied(amount, node.each, scope), to, { bind: bindNext(scope) });
  },
  dealDamageEqual: (node, source, scope) => {
    const amount = quantityOf(node.q, scope);
    return A.dealDamage(source, amount, recipientsOf(node.to, scope, { by: A.you }), { bind: bindNext(scope) });
  },
  dealDamageToEqual: (node, source, scope) => {
    const to = recipientsOf(node.to, scope, { by: A.you });
    return A.dealDamage(source, quantityOf(node.q, scope), to, { bind: bindNext(scope) });
  },
  dealDamageDivided: (node, source, scope) => {
    const amount = countedOf(node.n, scope);
    const to = recipientsOf(node.to, scope, { by: A.you });
    if (to.type !== "target") return refuse(node.to, "damage is divided among targets");
    return A.dealDamage(source, amount, to, { divided: "chosen", bind: bindNext(scope) });
  },
  dealDamageEvenly: (node, source, scope) => {
    const amount = countedOf(node.n, scope);
    return A.dealDamage(source, amount, recipientsOf(node.to, scope, { by: A.you }), { divided: "evenly", bind: bindNext(scope) });
  },
  fights: (node, source, scope) => A.fight(source, objectsOf(node.other, scope, { by: A.you }), { bind: bindNext(scope) }),
  fightEachOther: (node, source) => {
    if (source.type !== "together" || source.parts.length !== 2) return refuse(node, "two creatures fight each other");
    return A.fight(source.parts[0]!, source.parts[1]!);
  },
};

export const damageInstruction = (node: Nodes["damagePredicate"], source: A.Objects, scope: Scope): A.Effect =>
  dispatch(table, node, source, scope);
