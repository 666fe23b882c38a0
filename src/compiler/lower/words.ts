import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { conjunction, disjunction, itemsOf } from "./series.ts";
import { numberPlaceholder, wordPlaceholder } from "../definitions.ts";
import { refuse, type FaceFacts, type Scope } from "./scope.ts";

/** Name of a kind of counter (122.1): `+1/+1`, `charge`. */
export const counterKindOf = (node: Nodes["counterKind"]): string =>
  node.kind === "counterName"
    ? node.value
    : [node.power, node.toughness]
        .map(({ sign, size }) =>
          typeof size === "object" ? refuse(node, "a kind of counter has no parameters") : `${sign}${size}`,
        )
        .join("/");

/** The colors that something is said to have: "white", "blue and red". */
export const colorsOf = (node: Nodes["colorSeries"] | Nodes["eitherState"]): A.Color[] =>
  itemsOf<Nodes["color"] | Nodes["state"]>(node as never).map((each) =>
    each.kind === "color" ? (each.value as A.Color) : refuse(each, "say which colors it has"),
  );

/** The name that is spoken of; the card's own one as it is today. */
export const nameOf = (node: Nodes["nameRef"], face: Pick<FaceFacts, "name">): string => {
  switch (node.kind) {
    case "cardName":
      return node.name;
    case "wordParameter":
      return wordPlaceholder(node.name);
    case "selfName":
      return face.name;
    default:
      return node satisfies never;
  }
};

/** The three names of "A, B, and C", or the one: no comma stands before the "and" of two, whichever belong to the names. */
export const namesIn = (node: Nodes["nameRef"], name: string): readonly string[] => {
  if (node.kind !== "cardName" || !name.includes(", and ")) return [name];
  const names = name.split(/, and |, /);
  return names.length > 3 ? refuse(node, "say of each name what it is the name of") : names;
};

/** The kinds of counters that one is chosen of. */
export const kindsOf = (
  node: Exclude<Nodes["someOrChosen"], Nodes["moreCounters"]>,
  scope: Scope,
): readonly string[] => {
  const of = node.kind === "chosenCounters" ? (node.kinds ?? node.either!) : node;
  if (of.kind === "eitherCounter")
    return [of.one, ...(of.two === undefined ? [] : [of.two]), of.other].map(counterKindOf);
  const items = of.kind === "twoCounters" ? [of.one, of.other] : itemsOf<Nodes["moreCounters"]>(of as never);
  return items.map((each) =>
    each.n.kind === "one" ? kindIn(each, scope) : refuse(each, "one counter is chosen of several"),
  );
};

/** "A counter of that kind": one that was chosen, or the one at hand of several. */
export const kindIn = (node: Nodes["moreCounters"], scope: Scope): string => {
  if (node.kind === "moreCounters") return counterKindOf(node.counter);
  return scope.choice.counter === true
    ? "chosen"
    : refuse(node, "no kind of counter was chosen before this", "RW4003");
};

/** "flying", "flying or reach" as filters. */
export const keywordFilters = (node: Nodes["keywordSeries"]): A.Filter => {
  const filters = itemsOf<Nodes["keywordName"]>(node as never).map((item) => A.hasKeyword(item.value));
  return node.kind === "series" && node.conjunction === "and" ? conjunction(filters) : disjunction(filters);
};

/** Power and toughness as written: "2/2", "X/X". A `*` has no value of its own. */
export const sizeOf = (
  node: Nodes["size"],
  scope: Scope,
): { readonly power: A.Quantity; readonly toughness: A.Quantity } => {
  const side = (value: Nodes["size"]["power"]): A.Quantity => {
    if (typeof value === "number") return value;
    if (typeof value === "object") return numberPlaceholder(value.parameter);
    if (value === "*") return refuse(node, "“*” has no value here");
    if (!scope.hasX)
      return refuse(node, "X has no value: neither the cost nor a “where X is” gives it one", "RW4002");
    return A.x;
  };
  return { power: side(node.power), toughness: side(node.toughness) };
};

/** Both sides of "+2/-X" (107.3): a minus makes the number negative. */
export const changeOf = (
  node: Nodes["change"],
  scope: Scope,
): { readonly power: A.Quantity; readonly toughness: A.Quantity } => {
  const side = ({ sign, size }: Nodes["change"]["power"]): A.Quantity => {
    if (size === "X" && !scope.hasX)
      return refuse(node, "X has no value: neither the cost nor a “where X is” gives it one", "RW4002");
    if (size === "X") return sign === "-" ? A.times(-1, A.x) : A.x;
    if (typeof size === "object") {
      if (size.parameter === "Y" && scope.hasX !== "and Y")
        return refuse(node, "Y has no value: no “where X is … and Y is …” gives it one", "RW4002");
      const given = numberPlaceholder(size.parameter);
      return sign === "-" ? A.times(-1, given) : given;
    }
    return sign === "-" && size !== 0 ? -size : size;
  };
  return { power: side(node.power), toughness: side(node.toughness) };
};

/** Keywords with a cost that a spell is cast for or that is paid as it is cast (601.2b, 601.2f). */
export const castingCosts: ReadonlySet<string> = new Set(
  (
    "awaken bestow blitz buyback casualty cleave conspire dash disturb emerge entwine escape evoke flashback foretell " +
    "freerunning harmonize impending kicker madness mayhem miracle multikicker mutate offspring overload plot prowl " +
    "replicate sneak spectacle squad surge teamwork warp web-slinging"
  ).split(" "),
);

/** The keyword whose cost is asked about. */
export const keywordOfCost = (node: Nodes["costName"]): string => {
  const keyword = node.value.toLowerCase();
  return castingCosts.has(keyword)
    ? keyword
    : refuse(node, "this is no cost that is paid as a spell is cast");
};

/** The color of a mana symbol (107.4a). */
export const colorOfSymbol: Readonly<Record<string, A.Color>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};

/** The types of mana (106.1b). */
export const typeOfSymbol: Readonly<Record<string, A.Color | "colorless">> = {
  ...colorOfSymbol,
  C: "colorless",
};

/** A type of mana that something produces (106.1b). */
export const typeOf = (node: Nodes["producedMana"]): A.Color | "colorless" => {
  if (node.kind === "producedOfColor") return node.color;
  const [symbol = "", ...more] = node.mana.symbols;
  const color = typeOfSymbol[symbol];
  return more.length > 0 || color === undefined ? refuse(node, "say one type of mana") : color;
};

/** What things can have in common, by its words. */
export const traits = {
  "creature type": "creatureType",
  "card type": "cardType",
  "permanent type": "permanentType",
  "land type": "landType",
  "mana value": "manaValue",
  color: "color",
  name: "name",
} as const;
