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

/** "Mana from a Treasure spent to cast this spell": that such sources produced (106.3). */
export const manaFrom = (
  from: Nodes["determinedPhrase"] | Nodes["pluralPhrase"],
  what: Nodes["objects"],
  scope: Scope,
): A.Quantity => {
  if (from.kind === "determined" && from.det.kind !== "aDet") return refuse(from, "say “a”");
  const source = filterOf(from.kind === "determined" ? from.noun : from, scope);
  return A.manaSpent("total", castOf(what, scope), { from: source });
};

/** "{S} spent to cast this spell" (107.4h); a symbol of a color is mana of that color. */
export const symbolSpent = (
  node: { readonly mana: Nodes["mana"]; readonly what: Nodes["objects"] },
  scope: Scope,
): A.Quantity => {
  const { symbols } = node.mana;
  const [symbol = "", ...more] = symbols;
  const what = more.length > 0 ? undefined : symbol === "S" ? "snow" : colorOfSymbol[symbol];
  return what === undefined
    ? refuse(node.mana, "only mana of a color or snow mana can be asked for")
    : A.manaSpent(what, castOf(node.what, scope));
};
