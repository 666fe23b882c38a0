import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { manaUseOf } from "./mana-use.ts";
import { lasts } from "./verb.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { filterOf } from "../nouns.ts";
import { conjunction, conjuncts, itemsOf } from "../series.ts";
import { dispatch, type Lowering } from "../nodes.ts";
import { anyObjects } from "../objects.ts";
import { eventFilter } from "../event-filters.ts";
import { playersOf } from "../players.ts";
import { same } from "../same.ts";
import { typeOfSymbol } from "../words.ts";
import { countedOf, numberOf, quantityOf } from "../quantities.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";
import { forEachOf, havingAmong, havingTraits } from "../for-each.ts";
import { thatMany } from "../earlier-numbers.ts";

type Production = A.ManaProduction;

const counting = (count: A.Quantity): { count?: A.Quantity } => (count === 1 ? {} : { count });
const counted = (n: Nodes["counted"], scope: Scope): { count?: A.Quantity } => counting(countedOf(n, scope));

const timesOf = (node: Nodes["manaTimes"], scope: Scope): A.Quantity => {
  switch (node.kind) {
    case "thatMuchMana": {
      const much = thatMany(node, scope);
      return node.times === undefined ? much : A.times(node.times === "twice" ? 2 : 3, much);
    }
    default:
      return numberOf(node, scope);
  }
};

/** Symbols with "or" between them: one of single symbols is chosen, or one of several amounts. */
const choiceOf = (node: Nodes["manaChoice"]): readonly Production[] => {
  const items = itemsOf<Nodes["mana"]>(node as never);
  if (items.length === 1 || (node.kind === "series" && node.conjunction === "and"))
    return [{ symbols: items.flatMap((item) => item.symbols), choose: "fixed" }];
  if (items.every((item) => item.symbols.length === 1))
    return [{ symbols: items.flatMap((item) => item.symbols), choose: "choice" }];
  return items.map((item) => ({ symbols: item.symbols, choose: "fixed" }));
};

const counts: Lowering<"countedMana", [Scope], Production> = {
  anyColorMana: (node, scope) => {
    const several = node.n.kind !== "one" && node.n.kind !== "oneMore" && countedOf(node.n, scope) !== 1;
    if (several && node.any === "color")
      return refuse(node, "say whether all of it is of “any one color” or “in any combination of colors”");
    return {
      ...(node.any === "type" ? { symbols: [..."WUBRGC"], choose: "choice" } : { choose: "anyColor" }),
      ...counted(node.n, scope),
    };
  },
  severalColors: (node, scope) => ({
    choose: "anyCombination",
    ...(node.how === "of different colors" ? { different: true } : {}),
    ...counted(node.n, scope),
  }),
  anyCombination: (node, scope) => {
    const items = itemsOf<Nodes["mana"]>(node.symbols as never);
    if (items.some((item) => item.symbols.length !== 1))
      return refuse(node.symbols, "a combination is made of single mana symbols");
    return {
      symbols: items.map((item) => item.symbols[0]!),
      choose: "anyCombination",
      ...counted(node.n, scope),
    };
  },
  identityMana: (node, scope) => ({ choose: "commanderIdentity", ...counted(node.n, scope) }),
  chosenColorMana: (node, scope) => ({ choose: "chosenColor", ...counted(node.n, scope) }),
  couldProduce: (node, scope) => {
    const among = anyObjects(node.what, scope);
    const colored = node.any === "type" ? {} : { colored: true as const };
    return { choose: "couldProduce", ...counted(node.n, scope), among, ...colored };
  },
  amongColors: (node, scope) => ({
    choose: "colorsAmong",
    ...counted(node.n, scope),
    among: A.all(filterOf(node.what, scope)),
  }),
  ofItsColors: ({ n, traits }, scope) => ({
    choose: "colorsAmong",
    ...counted(n, scope),
    among:
      traits.trait === "color" ? havingTraits(traits, scope) : refuse(traits, "mana has no type of a card"),
  }),
  sameTypeProduced: (node, scope) => ({ choose: "eventType", ...counted(node.n, scope) }),
  amountOfMana: (node, scope) => ({
    symbols: node.mana.symbols,
    choose: "fixed",
    count: quantityOf(node.q, scope),
  }),
  amountOfAny: (node, scope) => ({
    choose: node.which === "any one color" ? "anyColor" : "chosenColor",
    count: quantityOf(node.q, scope),
  }),
  numberOfMana: (node, scope) => ({
    symbols: node.mana.symbols,
    choose: "fixed",
    ...counting(timesOf(node.n, scope)),
  }),
};

const isChoice = (node: Nodes["manaAmount"]): node is Nodes["manaChoice"] =>
  node.kind === "mana" || node.kind === "series";
const productionsOf = (node: Nodes["manaAmount"], scope: Scope): readonly Production[] =>
  isChoice(node)
    ? choiceOf(node)
    : [dispatch<Nodes["countedMana"], [Scope], Production>(counts, node, scope)];

const add = (who: A.Players, productions: readonly Production[], scope: Scope): A.Effect => {
  const effects = productions.map((mana) => A.addMana(who, mana, { bind: bindNext(scope) }));
  return effects.length === 1 ? effects[0]! : A.oneOf(who, effects);
};

/** "Add {R} or {G} for each …": chosen for each of them, not once for all. */
const eachChosen = (mana: Production): Production =>
  mana.choose === "choice" || mana.choose === "anyColor" ? { ...mana, choose: "anyCombination" } : mana;

const anyType = (node: { readonly any: "color" | "type" }): { anyType?: true } =>
  node.any === "type" ? { anyType: true } : {};

/** What is added to a mana pool (106.4), and how mana may be spent (609.4b). */
export const manaPredicate: PlayerVerbs<"manaPredicate"> = {
  // "an additional" says only that the land's own mana comes as well.
  addMana: (node, who, scope) => {
    const productions = productionsOf(node.what, scope);
    const { each } = node;
    if (each === undefined) return add(who, productions, scope);
    if (productions.some((mana) => mana.count !== undefined))
      return refuse(each, "“for each” needs a single amount in front of it");
    const count = forEachOf(each, scope);
    return add(
      who,
      productions.map((mana) => ({ ...eachChosen(mana), count })),
      scope,
    );
  },
  addEither: (node, who, scope) =>
    add(who, [...productionsOf(node.what, scope), ...productionsOf(node.other, scope)], scope),
  // Each type of mana is an amount of its own, which adding the others does not change.
  doubleUnspent: ({ types, of }, who, scope) => {
    if ((types === undefined) === (of.color === undefined))
      return refuse(of, "say “each type of unspent mana” or of which color it is");
    const unspent = playersOf(of.who, scope);
    // Who has the mana adds as much (701.10f).
    if (!same(unspent, who)) return refuse(of, "only who has this mana can double it");
    const symbols = Object.entries(typeOfSymbol).filter(
      ([, type]) => types === true || type === of.color?.value,
    );
    return A.sequence(
      symbols.map(([symbol, color]) =>
        A.addMana(
          who,
          { symbols: [symbol], choose: "fixed", count: A.playerStat("unspentMana", unspent, { color }) },
          { bind: bindNext(scope) },
        ),
      ),
    );
  },
  spendAny: (node, who, scope) => {
    if (node.use === undefined) return spend(node, who, anyType(node), scope);
    const { spells, abilitiesOf, ...more } = manaUseOf(node.use, scope);
    const use =
      Object.keys(more).length > 0
        ? undefined
        : abilitiesOf === undefined
          ? spells && { on: spells }
          : spells === undefined && { abilitiesOf };
    if (!use) return refuse(node.use, "say this of spells or of abilities alone");
    return spend(node, who, { ...use, ...anyType(node) }, scope);
  },
  spendAsColor: (node, who, scope) => spend(node, who, { as: node.color.value as A.Color }, scope),
};

const spentMana = ({ color, colorless, from, span }: Nodes["spentMana"], scope: Scope): A.SomeMana => {
  if (color !== undefined && colorless === true) return refuse({ span }, "this has two colors");
  return {
    ...(colorless === true ? { color: "colorless" } : {}),
    ...(color === undefined ? {} : { color: color.value as A.Color }),
    ...(from === undefined ? {} : { from: filterOf(from, scope) }),
  };
};
const spend = (
  node: { readonly mana: Nodes["spentMana"]; readonly until?: Nodes["duration"] },
  who: A.Players,
  how: Omit<A.SpendManaAsThough, "type" | "players">,
  scope: Scope,
): A.Effect =>
  A.changeRules(
    [A.spendAnyMana(who, { ...how, ...spentMana(node.mana, scope) })],
    lasts(node.until, scope).duration,
  );

/** The same instruction, of which the mana that it adds last stays until then (106.4); nothing where it adds none. */
export const keptMana = (
  effect: A.Effect | undefined,
  keeps: NonNullable<A.AddMana["keeps"]>,
): A.Effect | undefined => {
  switch (effect?.type) {
    case "addMana":
      return { ...effect, keeps };
    case "sequence": {
      const last = keptMana(effect.effects.at(-1), keeps);
      return last === undefined ? undefined : A.sequence([...effect.effects.slice(0, -1), last]);
    }
    case "if": {
      const then = effect.otherwise === undefined ? keptMana(effect.then, keeps) : undefined;
      return then === undefined ? undefined : { ...effect, then };
    }
    default:
      return undefined;
  }
};

/** "Those spells", of cards that may be cast: as they are paid for they are no cards in exile any more. */
const whereverTheyAre = (filter: A.Filter): A.Filter =>
  filter.type === "isOneOf" && filter.objects.type === "all"
    ? conjunction(conjuncts(filter.objects.filter).filter(({ type }) => type !== "inZone" && type !== "kind"))
    : filter;

/** Sentences in which mana is the subject. */
export const manaClauseOf = (node: Nodes["manaClause"], scope: Scope): A.Effect => {
  const on = whereverTheyAre(eventFilter(node.what, scope).filter);
  return A.changeRules([A.spendAnyMana(A.you, { on, ...anyType(node) })]);
};

/** "For each color among permanents you control, add one mana of that color" (106.5). */
export const eachColorAmong = (
  node: Extract<Nodes["countable"], { kind: "traitsAmong" }>,
  chain: Nodes["chain"],
  scope: Scope,
): A.Effect => {
  const { first, rest } = chain;
  const ofThatColor =
    rest.length === 0 &&
    first.kind === "addMana" &&
    first.what.kind === "chosenColorMana" &&
    first.what.which === "that color" &&
    first.what.n.kind === "numberWord" &&
    first.what.n.value === 1 &&
    first.more === undefined &&
    first.each === undefined;
  if (!ofThatColor) return refuse(node, "for each color only mana of that color can be added");
  const among = havingAmong(node, scope);
  return among.type !== "all"
    ? refuse(node, "say among what kind of objects these colors are")
    : A.addMana(A.you, { choose: "eachColorAmong", among }, { bind: bindNext(scope) });
};
