import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import {
  conditionalOf,
  isBareSentence,
  isOtherwise,
  onlyAdverbial,
  saysInstead,
  type ClausesNode,
} from "../resolve/sentence.ts";
import { permissionWithRider } from "./cast-riders.ts";
import { afterwards } from "./effects/after-prevention.ts";
import type { NodeOfKind } from "./nodes.ts";
import { eventFilter } from "./event-filters.ts";
import { insteadStated } from "./instead-stated.ts";
import { sameForKeywords } from "./same-for-keywords.ts";
import { refuse, type Scope } from "./scope.ts";
import type { Sentence } from "./later.ts";
import { statementsOf } from "./statements.ts";
import { holdsKind, holdsPart, holdsType, same } from "./same.ts";
import { colorOfSymbol } from "./words.ts";
import { isBareNoun } from "./noun-heads.ts";

export type StillLand = Extract<Sentence, { readonly kind: "stillLand" }>;
/** By the spellings behind "still", each with five words in front of it. */
const stillTypes = {
  "a land": "land",
  lands: "land",
  "a planeswalker": "planeswalker",
  "an artifact": "artifact",
  "an enchantment": "enchantment",
} as const;

/** Whether objects may be of a card type: what was said of them names no others only. */
const mayBe = (of: A.Objects, type: A.CardType, scope: Scope): boolean => {
  if (of.type === "self") return scope.face.cardTypes.includes(type);
  const filter =
    of.type === "target" ? scope.targets[of.index]?.objects : of.type === "all" ? of.filter : undefined;
  return filter === undefined || holdsPart(filter, A.hasType(type)) || !holdsType(filter, "hasType");
};

/** "It's still a land": types are added, not replaced (205.1b). Nothing where none are given. */
export const keepingTypes = (
  node: StillLand,
  of: A.Objects,
  modifications: readonly A.Modification[],
  scope: Scope,
): readonly A.Modification[] | undefined => {
  if (!modifications.some((each) => each.type === "setTypes")) return undefined;
  const type = stillTypes[node.type];
  if (!mayBe(of, type, scope)) return refuse(node, `what changes here is no ${type}`);
  return modifications.map((each): A.Modification => {
    if (each.type !== "setTypes") return each;
    const { type: _, loseOthers: __, ...types } = each;
    return A.addTypes(types);
  });
};

/** The last ability with other effects in place of its own. */
export const changed = (
  before: readonly A.Static[],
  change: (effect: A.StaticEffect) => A.StaticEffect | undefined,
  count = 1,
): readonly A.Static[] | undefined => {
  let found = false;
  const all = before.slice(-count).map((each) => ({
    ...each,
    effects: each.effects.map((effect) => {
      const other = change(effect);
      found ||= other !== undefined;
      return other ?? effect;
    }),
  }));
  return found ? [...before.slice(0, -count), ...all] : undefined;
};

/** "You may cast this card from your graveyard or from exile": how many abilities say the same, each for another zone (113.6). */
const toldAlike = (before: readonly A.Static[]): number => {
  const [last, ...others] = before.map((each) => ({ ...each, zone: undefined })).toReversed();
  const other = others.findIndex((each) => !same(each, last));
  return 1 + (other < 0 ? others.length : other);
};

const otherwise = (
  chain: Nodes["chain"],
  before: readonly A.Static[],
  scope: Scope,
): readonly A.Static[] | undefined => {
  const condition = before[before.length - 1]?.condition;
  if (condition === undefined) return undefined;
  return [
    ...before,
    ...statementsOf(chain, condition.type === "notSo" ? condition.condition : A.notSo(condition), scope),
  ];
};

/** "The same is true for …": of how something enters, or of what the ability before says. */
const sameOfOthers = (
  node: Extract<Sentence, { kind: "sameIsTrueOf" }>,
  before: readonly A.Static[],
): readonly A.Static[] =>
  changed(before, (effect) =>
    effect.type === "entersWith" && effect.also !== undefined
      ? { ...effect, also: [...effect.also, ...sameForKeywords(node, effect.also.at(-1))] }
      : undefined,
  ) ?? [...before, ...sameForKeywords(node, before.at(-1))];

/** What else happens when damage is prevented (615.5): a sentence behind the prevention. */
const afterPrevention = (
  chain: Nodes["chain"],
  before: readonly A.Static[],
  scope: Scope,
  prevented: Sentence | undefined,
): readonly A.Static[] | undefined => {
  const effect = before[before.length - 1]?.effects[0];
  if (effect?.type !== "prevent" || effect.then !== undefined || isStatement(chain)) return undefined;
  const told = prevented?.kind === "amountPrevented" ? prevented.event : prevented;
  const said = told !== undefined && ("to" in told || "source" in told) ? told : {};
  const then = afterwards(said as Parameters<typeof afterwards>[0], chain, scope);
  return changed(before, (each) => (each === effect ? { ...effect, ...then } : undefined));
};
export const isStatement = (chain: Nodes["chain"]): boolean =>
  (chain.first.kind === "objectClause" && !holdsKind(chain, "damagePrevented")) ||
  chain.first.kind === "preventDamage";

/** Whether all of what is taken off a cost is colored mana, or mana of that color. */
const isOnly = (what: NodeOfKind<"reducesOnlyColored">["what"], symbols: readonly A.ManaSymbol[]): boolean =>
  symbols.length > 0 &&
  symbols.every((symbol) => {
    const color = colorOfSymbol[symbol];
    return what === "colored" ? color !== undefined : color === what;
  });
/** "This effect reduces only the amount of colored mana you pay" (118.7). */
const onlyColored = (
  node: NodeOfKind<"reducesOnlyColored">,
  before: readonly A.Static[],
): readonly A.Static[] =>
  changed(before, (effect) =>
    (effect.type === "costChange" && effect.change === "less" && isOnly(node.what, symbolsOf(effect.cost))) ||
    (effect.type === "additionalCost" && isOnly(node.what, effect.reduces ?? []))
      ? { ...effect, coloredOnly: true }
      : undefined,
  ) ?? refuse(node, "nothing before this reduces a cost by colored mana");
const symbolsOf = (costs: A.Costs): readonly A.ManaSymbol[] =>
  costs.flatMap((cost) => (cost.type === "mana" ? cost.cost : []));

/** "Those spells cost {U} less to cast if you paid life this way": where the cost before this is paid. */
const reducedWherePaid = (
  node: ClausesNode,
  before: readonly A.Static[],
): readonly A.Static[] | undefined => {
  const only = onlyAdverbial(node);
  const { first, rest } = node.does;
  if (only?.kind !== "ifBack" || only.condition.kind !== "paidLifeThisWay") return undefined;
  if (only.condition.who.kind !== "you" || rest.length > 0 || first.kind !== "objectClause") return undefined;
  const { subject, does } = first;
  if (does.kind !== "costs" || does.change !== "less" || does.each !== undefined) return undefined;
  if (subject.kind !== "thoseThings" && subject.kind !== "thatThing") return undefined;
  // "Those legendary spells" would be some of them.
  if (!isBareNoun(subject.noun)) return undefined;
  const paysLife = (costs: A.Costs): boolean => costs.some(({ type }) => type === "payLife");
  return changed(before, (effect) =>
    effect.type === "additionalCost" && effect.optional === true && paysLife(effect.costs)
      ? { ...effect, reduces: does.mana.symbols }
      : undefined,
  );
};

/** A sentence that adds to the abilities of the sentences before it in the paragraph, or `undefined`. */
export const continued = (
  node: Sentence,
  before: readonly A.Static[],
  scope: Scope,
  previous?: Sentence,
): readonly A.Static[] | undefined => {
  const permitted = changed(
    before,
    (effect) =>
      permissionWithRider(effect, node, scope, (chain, inner) => statementsOf(chain, undefined, inner)),
    toldAlike(before),
  );
  if (permitted !== undefined) return permitted;
  switch (node.kind) {
    case "stillLand":
      return (
        changed(before, (effect) => {
          const kept =
            effect.type === "applies"
              ? keepingTypes(node, effect.to, effect.modifications, scope)
              : undefined;
          return effect.type === "applies" && kept !== undefined ? A.applies(effect.to, kept) : undefined;
        }) ?? refuse(node, "nothing before this changes types")
      );
    case "damageRemains": {
      const spares = eventFilter(node.what, scope).filter;
      return (
        changed(before, (effect) =>
          effect.type === "applies" && effect.modifications.some((each) => each.type === "gainAbilities")
            ? A.applies(
                effect.to,
                effect.modifications.map((each) =>
                  each.type === "gainAbilities" ? { ...each, spares } : each,
                ),
              )
            : undefined,
        ) ?? refuse(node, "nothing before this gives protection")
      );
    }
    case "leastCost":
      return (
        changed(before, (effect) =>
          effect.type === "costChange" && effect.change === "less" ? { ...effect, minimum: 1 } : undefined,
        ) ?? refuse(node, "nothing before this reduces a cost")
      );
    case "reducesOnlyColored":
      return onlyColored(node, before);
    case "sameIsTrueOf":
      return sameOfOthers(node, before);
    case "sameIsTrue": {
      const what = eventFilter(node.what, scope).filter;
      const last = before[before.length - 1];
      if (last?.effects.length !== 1 || last.effects[0]?.type !== "applies")
        return refuse(node, "nothing before this is true of objects");
      const [same] = last.effects;
      return [
        ...before.slice(0, -1),
        { ...last, effects: [same, A.applies(A.all(what), same.modifications)] },
      ];
    }
    case "clauses":
      if (saysInstead(node)) return insteadStated(node, before, scope);
      if (isOtherwise(node))
        return (
          otherwise(node.does, before, scope) ??
          refuse(node, "“otherwise” needs an “as long as” in the sentence before it")
        );
      if (conditionalOf(node) !== undefined) return undefined;
      return isBareSentence(node)
        ? afterPrevention(node.does, before, scope, previous)
        : reducedWherePaid(node, before);
    default:
      return undefined;
  }
};
