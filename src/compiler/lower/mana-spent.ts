import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { filterOf } from "./nouns.ts";
import { anyObjects } from "./objects.ts";
import { refuse, type Scope } from "./scope.ts";
import { colorOfSymbol } from "./words.ts";

/** What mana was spent to cast: of all that enter so, each of them. */
export const castOf = (what: Nodes["objects"], scope: Scope): A.Objects => {
  const on = anyObjects(what, scope);
  return on.type === "all" && (what.kind === "it" || what.kind === "them") ? A.each : on;
};

type ManaSource = Nodes["determinedPhrase"] | Nodes["pluralPhrase"];
/** "Mana from a Treasure": that such sources produced (106.3). */
export const manaSource = (from: ManaSource, scope: Scope): A.Filter => {
  if (from.kind === "determined" && from.det.kind !== "aDet") return refuse(from, "say “a”");
  return filterOf(from.kind === "determined" ? from.noun : from, scope);
};
/** "Mana from a Treasure spent to cast this spell". */
export const manaFrom = (from: ManaSource, what: Nodes["objects"], scope: Scope): A.Quantity =>
  A.manaSpent("total", castOf(what, scope), { from: manaSource(from, scope) });

/** Mana that such sources produced was spent to cast it. */
export const paidFrom = (from: A.Filter): A.Filter =>
  A.fulfils(A.compareQuantities(A.manaSpent("total", A.each, { from }), ">", 0));

/** Mana of the sort that a symbol stands for (107.4a, 107.4c, 107.4h). */
export const sortOfMana = (symbol: string, node: Nodes["mana"]): A.ManaSpent["what"] =>
  symbol === "S"
    ? "snow"
    : symbol === "C"
      ? "colorless"
      : (colorOfSymbol[symbol] ??
        refuse(node, "only mana of a color, colorless or snow mana can be asked for"));

/** "{S} spent to cast this spell", "{U}{U} spent to cast it": how many times the symbols, which are of one sort. */
export const symbolSpent = (
  node: { readonly mana: Nodes["mana"]; readonly what: Nodes["objects"] },
  scope: Scope,
): A.Quantity => {
  const { symbols } = node.mana;
  const [symbol = "", ...more] = symbols;
  const spent = A.manaSpent(sortOfMana(symbol, node.mana), castOf(node.what, scope));
  if (more.length === 0) return spent;
  return more.length === 1 && more[0] === symbol
    ? A.half(spent, "down")
    : refuse(node.mana, "ask for one symbol, or for the same one twice");
};
