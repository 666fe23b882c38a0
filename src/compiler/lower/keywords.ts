import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { keywordCostOf } from "./costs.ts";
import { definitionOf, meaningWith } from "./keyword-definitions.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { filterOf } from "./nouns.ts";
import { playerNounOf } from "./players.ts";
import { numberOf } from "./quantities.ts";
import { refuse, type Scope } from "./scope.ts";

const costs = (value: A.Costs): A.KeywordParameter => ({ type: "costs", value });
const number = (value: A.Quantity): A.KeywordParameter => ({ type: "number", value });
const quality = (value: A.Filter | A.Players): A.KeywordParameter => ({ type: "quality", value });
const word = (value: string): A.KeywordParameter => ({ type: "word", value });

/** A keyword with its meaning, which its definition gives (702). */
const keyword = (
  node: { readonly span: Span },
  name: string,
  ...parameters: readonly A.KeywordParameter[]
): A.Keyword => {
  const definition = definitionOf(name, parameters);
  if (definition === undefined) return refuse(node, `the keyword “${name}” is not defined`, "RW4012");
  return A.keyword(name, parameters, meaningWith(definition, parameters));
};

/** Printed names of today for keywords that were renamed. */
const renamed: Readonly<Record<string, string>> = { "totem armor": "umbra armor" };

const colors: readonly A.Color[] = ["white", "blue", "black", "red", "green"];
const hasColor = (node: Nodes["color"]): A.Filter => A.hasColor(node.value as A.Color);

/** What protection and hexproof are from (702.16a). */
const protections: Lowering<"protection", [Scope], A.KeywordParameter> = {
  fromColor: (node) => quality(hasColor(node.color)),
  // 702.16h: each color is protection from all of them.
  fromEachColor: () => quality(A.or(colors.map((color) => A.hasColor(color)))),
  fromAllColors: () => quality(A.or(colors.map((color) => A.hasColor(color)))),
  fromEverything: () => quality(A.anything),
  fromChosenColor: () => quality(A.chosen("color")),
  fromColorOfChoice: (node) => refuse(node, "choose the color in a sentence of its own"),
  fromColorless: () => quality(A.colorCount("=", 0)),
  fromMonocolored: () => quality(A.colorCount("=", 1)),
  fromMulticolored: () => quality(A.colorCount(">=", 2)),
  fromNoun: (node, scope) => quality(filterOf(node.noun, scope)),
  fromChosenPlayer: () => quality(A.chosenPlayer),
  fromOpponents: () => quality(A.opponents),
};

/** "from red and from green": either quality (702.16g). */
const fromAll = (
  node: { readonly what: Nodes["protection"]; readonly more: readonly Nodes["alsoFrom"][] },
  scope: Scope,
): A.KeywordParameter => {
  if (node.more.length === 0) return dispatch(protections, node.what, scope);
  const filters = [node.what, ...node.more.map((each) => each.what)].map((what) => {
    const { type, value }: A.KeywordParameter = dispatch(protections, what, scope);
    if (type !== "quality" || !isFilter(value)) return refuse(what, "players and objects are two abilities");
    return value;
  });
  return quality(A.or(filters));
};
const playerTypes: ReadonlySet<string> = new Set(["opponents", "chosenPlayer"]);
const isFilter = (value: A.Filter | A.Players): value is A.Filter => !playerTypes.has(value.type);

const cyclingWords: { readonly [K in Nodes["landcyclingWord"]["kind"]]: A.Filter } = {
  basicLandcycling: A.and([A.hasSupertype("basic"), A.hasType("land")]),
  plainscycling: A.hasSubtype("Plains"),
  islandcycling: A.hasSubtype("Island"),
  swampcycling: A.hasSubtype("Swamp"),
  mountaincycling: A.hasSubtype("Mountain"),
  forestcycling: A.hasSubtype("Forest"),
  landcyclingAny: A.hasType("land"),
  slivercycling: A.hasSubtype("Sliver"),
  wizardcycling: A.hasSubtype("Wizard"),
};

const table: Lowering<"keywordAbility", [Scope], A.Keyword> = {
  keywordAlone: (node) => keyword(node, renamed[node.keyword.value] ?? node.keyword.value),
  keywordWithCost: (node, scope) => keyword(node, node.keyword.value, costs(keywordCostOf(node.cost, scope))),
  keywordWithNumber: (node, scope) => keyword(node, node.keyword.value, number(numberOf(node.n, scope))),
  keywordWithNumberAndCost: (node, scope) =>
    keyword(node, node.keyword.value, number(numberOf(node.n, scope)), costs([A.mana(node.cost.symbols)])),
  enchant: (node, scope) =>
    keyword(
      node,
      "enchant",
      quality(
        node.what.kind === "enchantPlayer" ? playerNounOf(node.what.who, scope) : filterOf(node.what, scope),
      ),
    ),
  equipQuality: (node, scope) =>
    keyword(node, "equip", quality(filterOf(node.what, scope)), costs(keywordCostOf(node.cost, scope))),
  protection: (node, scope) => keyword(node, "protection", fromAll(node, scope)),
  hexproofFrom: (node, scope) => keyword(node, "hexproof", fromAll(node, scope)),
  craft: (node, scope) =>
    keyword(node, "craft", quality(filterOf(node.what, scope)), costs(keywordCostOf(node.cost, scope))),
  kickerAndOr: (node) =>
    keyword(node, "kicker", costs([A.mana(node.one.symbols)]), costs([A.mana(node.other.symbols)])),
  spliceOnto: (node, scope) =>
    keyword(node, "splice", word(node.what.value), costs(keywordCostOf(node.cost, scope))),
  offering: (node) => keyword(node, "offering", quality(A.hasSubtype(node.what.value))),
  modularSunburst: (node) => keyword(node, "modular"),
  affinity: (node, scope) => keyword(node, "affinity", quality(filterOf(node.what, scope))),
  landcycling: (node, scope) =>
    keyword(
      node,
      "typecycling",
      quality(cyclingWords[node.what.kind]),
      costs(keywordCostOf(node.cost, scope)),
    ),
  typecycling: (node, scope) =>
    keyword(
      node,
      "typecycling",
      quality(A.hasSubtype(node.what.value)),
      costs(keywordCostOf(node.cost, scope)),
    ),
  emergeFrom: (node, scope) =>
    keyword(node, "emerge", quality(filterOf(node.what, scope)), costs(keywordCostOf(node.cost, scope))),
  landwalkSnow: (node) =>
    keyword(
      node,
      "landwalk",
      quality(node.variant === 1 ? A.not(A.hasSupertype("basic")) : A.hasSupertype("snow")),
    ),
  championWhat: (node, scope) => keyword(node, "champion", quality(filterOf(node.what, scope))),
  partnerWith: (node) => keyword(node, "partner with", word(node.name.name)),
};

/** A keyword ability: its name and parameters as other cards ask for them, and its meaning (702.1). */
export const keywordAbilityOf = (node: Nodes["keywordAbility"], scope: Scope): A.Keyword =>
  dispatch(table, node, scope);
