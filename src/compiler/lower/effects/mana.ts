import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { filterOf, itemsOf } from "../nouns.ts";
import { dispatch, type Lowering } from "../nodes.ts";
import { anyObjects } from "../objects.ts";
import { countedOf, forEachOf, quantityOf } from "../quantities.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";

type Production = A.ManaProduction;

const counted = (n: Nodes["counted"], scope: Scope): { count?: A.Quantity } => {
  const count = countedOf(n, scope);
  return count === 1 ? {} : { count };
};

/** Several symbols with "or" between them: one of them is chosen; each possibility must be a single mana. */
const choiceOf = (node: Nodes["manaChoice"]): Production => {
  const items = itemsOf<Nodes["mana"]>(node as never);
  if (items.length === 1) return { symbols: items[0]!.symbols, choose: "fixed" };
  if (node.kind === "series" && node.conjunction === "and")
    return { symbols: items.flatMap((item) => item.symbols), choose: "fixed" };
  if (items.some((item) => item.symbols.length !== 1))
    return refuse(node, "a choice is between single mana symbols");
  return { symbols: items.map((item) => item.symbols[0]!), choose: "choice" };
};

const amounts: Lowering<"manaAmount", [Scope], Production> = {
  mana: (node) => choiceOf(node),
  series: (node) => choiceOf(node),
  // "any type" includes colorless (106.1b).
  anyColorMana: (node, scope) => ({
    choose: node.variant === 2 ? "anyType" : "anyColor",
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
  anyCombinationOfColors: (node, scope) => ({ choose: "anyCombination", ...counted(node.n, scope) }),
  chosenColorMana: (node, scope) => ({ choose: "chosenColor", ...counted(node.n, scope) }),
  couldProduce: (node, scope) => {
    const among = anyObjects(node.what, scope);
    return {
      choose: "couldProduce",
      ...counted(node.n, scope),
      among,
      ...(node.variant === 1 ? {} : { colored: true as const }),
    };
  },
  amongColors: (node, scope) => ({
    choose: "colorsAmong",
    ...counted(node.n, scope),
    among: A.all(filterOf(node.what, scope)),
  }),
  sameTypeProduced: (node, scope) => ({ choose: "eventType", ...counted(node.n, scope) }),
  amountOfMana: (node, scope) => ({
    symbols: node.mana.symbols,
    choose: "fixed",
    count: quantityOf(node.q, scope),
  }),
  numberOfMana: (node, scope) => ({ symbols: node.mana.symbols, choose: "fixed", ...counted(node.n, scope) }),
  differentColors: (node, scope) => ({
    choose: "anyCombination",
    different: true,
    ...counted(node.n, scope),
  }),
};

/** What is added to a mana pool (106.4). */
export const manaPredicate: PlayerVerbs<"manaPredicate"> = {
  addMana: (node, who, scope) => {
    const mana = dispatch<Nodes["manaAmount"], [Scope], Production>(amounts, node.what, scope);
    if (node.each === undefined) return A.addMana(who, mana, { bind: bindNext(scope) });
    if (mana.count !== undefined) return refuse(node.each, "“for each” needs a single amount in front of it");
    return A.addMana(who, { ...mana, count: forEachOf(node.each, scope) }, { bind: bindNext(scope) });
  },
};
