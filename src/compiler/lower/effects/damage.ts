import * as A from "../../../abilities/index.ts";
import { recipientsOf } from "../aimed.ts";
import { dispatch, isBefore, type Lowering } from "../nodes.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { objectsOf } from "../objects.ts";
import {
  damageBefore,
  isEachOfSeveral,
  isGroup,
  isPlural,
  remember,
  rememberDamage,
  wordsOf,
} from "../outcome.ts";
import { speaksOf, withEach } from "../../resolve/bound.ts";
import { countedOf, quantityOf } from "../quantities.ts";
import { itemsOf } from "../series.ts";
import { bindNext, oneByOne, refuse, speaking, type Scope } from "../scope.ts";
import { same } from "../same.ts";
import { noteInstruction } from "../number-done.ts";
import { multiplied } from "../for-each.ts";

const isObject = (to: A.Objects | A.Players): to is A.Objects =>
  to.type === "target" ||
  to.type === "all" ||
  to.type === "choose" ||
  to.type === "bound" ||
  to.type === "eventObjects";

/** Objects among the recipients, for "dealt damage this way". */
const damaged = (to: A.Recipients): readonly A.Objects[] =>
  to.type === "both" ? to.parts.filter(isObject) : isObject(to as A.Objects) ? [to as A.Objects] : [];

const deal = (
  source: A.Objects,
  amount: A.Quantity,
  to: A.Recipients,
  scope: Scope,
  more: Pick<A.DealDamage, "divided" | "also" | "each"> = {},
): A.Effect => {
  const bind = bindNext(scope);
  const all = [to, ...(more.also ?? []).map((each) => each.to)];
  for (const what of all.flatMap(damaged)) remember(scope, bind, what, "dealt damage");
  rememberDamage(scope, bind, more.also === undefined ? to : undefined);
  return A.dealDamage(source, amount, to, { ...more, bind });
};

/** "This creature deals 1 damage to it": to something else, or the text would say "itself". */
const notItself = (node: Nodes["recipient"], scope: Scope): A.Recipients => {
  const found = recipientsOf(node, scope, { by: A.you });
  return found.type === "self"
    ? refuse(node, "nothing was mentioned before that “it” can mean", "RW4003")
    : found;
};

/** "Itself" is what deals the damage: each of several for itself. */
const recipients = (node: Nodes["recipient"], scope: Scope, source?: A.Objects): A.Recipients =>
  node.kind === "it" && source?.type === "self"
    ? notItself(node, scope)
    : node.kind === "itself" && source !== undefined
      ? isPlural(source, scope)
        ? A.each
        : source
      : recipientsOf(node, scope, { by: A.you });

/** What damage is equal to, told behind whom it is dealt to: of several things each one's own. */
const dealtToEach = (
  node: { readonly q: Nodes["quantity"]; readonly to: Nodes["recipient"] },
  source: A.Objects,
  to: A.Recipients,
  scope: Scope,
): { readonly amount: A.Quantity; readonly each?: "recipient" } => {
  const several =
    isEachOfSeveral(node.to) ||
    to.type === "all" ||
    to.type === "among" ||
    (to.type === "target" && isPlural(to, scope));
  if (!several) return { amount: quantityOf(node.q, scope) };
  const dealt = (each: A.Each): { readonly amount: A.Quantity; readonly each?: "recipient" } => {
    const amount = quantityOf(node.q, scope);
    if (!speaksOf(amount, each)) return { amount };
    // An instant or sorcery has no power that "its power" could be.
    return source.type === "self" && scope.face.isSpell
      ? { amount, each: "recipient" }
      : refuse(node.q, "it is not clear whose number this is", "RW4003");
  };
  return withEach(scope, node.to.kind === "pluralPhrase", dealt, {
    words: new Set(wordsOf(to as A.Objects, scope)),
    from: [node.to],
  });
};

/** How much damage. */
export const muchOf = (node: Nodes["damageDealt"], scope: Scope): A.Quantity =>
  node.kind === "someDamage" ? countedOf(node.n, scope) : quantityOf(node.q, scope);

/** What an object deals (120): the subject is the source. */
const table: Lowering<"damagePredicate", [source: A.Objects, scope: Scope], A.Effect> = {
  dealDamage: (node, source, scope) => {
    const parts = itemsOf<Nodes["damageToWhom"]>(node.dealt as never).map(({ n, to }) => {
      const amount = countedOf(n, scope);
      const who = recipients(to, scope, source);
      // "2 damage to each creature and 1 damage to its controller": as often as that player controls one, or once?
      if (who.type === "controllerOf" && isPlural(who.objects, scope))
        refuse(to, "say “for each of them, its controller …”", "RW4003");
      return { amount, to: who };
    });
    const [{ amount, to }, ...also] = parts as [(typeof parts)[0], ...typeof parts];
    if (also.length === 0) return deal(source, multiplied(amount, node.each, scope), to, scope);
    return node.each === undefined
      ? deal(source, amount, to, scope, { also })
      : refuse(node.each, "it is not clear which damage this is about");
  },
  dealDamageAgain: (node, source, scope) => {
    const to = damageBefore(scope)?.to;
    if (to === undefined) return refuse(node, "say to whom or what the damage is dealt");
    return deal(source, countedOf(node.n, scope), to, scope);
  },
  dealDamageEqual: (node, source, scope) => {
    if (isBefore(node.q, node.to)) {
      const number = quantityOf(node.q, scope);
      return deal(source, number, recipients(node.to, scope, source), scope);
    }
    const to = recipients(node.to, scope, source);
    // "To each player equal to the number of cards in their hand": each player's own.
    const within = isGroup(to as A.Players) ? "eachPlayer" : scope.within;
    const { amount, each } = oneByOne(scope, within, () => dealtToEach(node, source, to, scope));
    return deal(source, amount, to, scope, each === undefined ? {} : { each });
  },
  dealDamageDivided: (node, source, scope) => {
    const amount = muchOf(node.much, scope);
    const to = recipients(node.to, scope, source);
    if (node.how === "evenly") return deal(source, amount, to, scope, { divided: "evenly" });
    if (to.type !== "target") return refuse(node.to, "damage is divided among targets");
    // 601.2d: one division is announced as the spell is cast, which this would be another of.
    if (node.to.kind === "thoseThings") return refuse(node.to, "damage is divided once, among new targets");
    return deal(source, amount, to, scope, { divided: "chosen" });
  },
  fights: (node, source, scope) => {
    const other = objectsOf(node.other, scope, { by: A.you });
    // The same objects twice are those that fight each other.
    if (same(source, other)) return refuse(node.other, "say which other creature it fights");
    return A.fight(source, other, { bind: bindNext(scope) });
  },
  fightEachOther: (node, source, scope) => {
    const bind = bindNext(scope);
    if (source.type === "together" && source.parts.length === 2)
      return A.fight(source.parts[0]!, source.parts[1]!, { bind });
    if (!isPlural(source, scope)) return refuse(node, "two creatures fight each other");
    return A.fight(source, source, { bind });
  },
};

/** Damage of several sources, of which each has its own: "each creature deals damage equal to its power". */
export const ofSource = (effect: A.Effect, each: A.Each | undefined): A.Effect =>
  effect.type === "dealDamage" && each !== undefined && (speaksOf(effect, each) || speaksOf(effect, A.each))
    ? { ...effect, each: "source" }
    : effect;

export const damageInstruction = (
  node: Nodes["damagePredicate"],
  source: A.Objects,
  scope: Scope,
): A.Effect =>
  noteInstruction(
    speaking(node, scope, () => dispatch(table, node, source, scope)),
    scope,
  );
