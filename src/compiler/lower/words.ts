import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { conjunction, disjunction, itemsOf } from "./nouns.ts";

/** Name of a kind of counter (122.1): `+1/+1`, `charge`. */
export const counterKindOf = (node: Nodes["counterKind"]): string =>
  node.kind === "counterName"
    ? node.value
    : `${node.power.sign}${node.power.size}/${node.toughness.sign}${node.toughness.size}`;

/** "flying", "flying or reach" as filters. */
export const keywordFilters = (node: Nodes["keywordSeries"]): A.Filter => {
  const filters = itemsOf<Nodes["keyword"]>(node as never).map((item) => A.hasKeyword(item.value));
  return node.kind === "series" && node.conjunction === "and" ? conjunction(filters) : disjunction(filters);
};
