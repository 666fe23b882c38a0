import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { withBackup } from "./backup.ts";

/**
 * A level or station symbol or a class level bar: the abilities of the paragraphs below it are part of its static ability
 * (711.2, 716.2, 721.2).
 */
type BoxSymbol = Extract<
  Nodes["paragraph"],
  { readonly kind: "levelSymbol" | "stationSymbol" | "classLevel" | "classLevelWith" }
>;

const isClassBar = (
  node: Nodes["paragraph"],
): node is Extract<BoxSymbol, { readonly kind: "classLevel" | "classLevelWith" }> =>
  node.kind === "classLevel" || node.kind === "classLevelWith";
const isBoxSymbol = (node: Nodes["paragraph"]): node is BoxSymbol =>
  node.kind === "levelSymbol" || node.kind === "stationSymbol" || isClassBar(node);

const counters = (kind: string, comparison: "<=" | ">=", count: number): A.Filter =>
  A.hasCounter(kind, { comparison, count });

const conditionOf = (symbol: BoxSymbol): A.Condition => {
  if (isClassBar(symbol)) return A.compareQuantities(A.classLevel(A.self), ">=", symbol.n.value);
  if (symbol.kind === "stationSymbol") return A.matches(A.self, counters("charge", ">=", symbol.charge.from));
  const { from, to } = symbol.levels;
  const least = counters("level", ">=", from);
  return A.matches(A.self, to === undefined ? least : A.and([least, counters("level", "<=", to)]));
};

const sizeOf = ({ power, toughness }: Nodes["size"]): A.Modification =>
  A.setPT(Number(power), Number(toughness));

/** The static ability that a symbol represents (711.2a-b, 721.2a-b). */
const boxed = (
  symbol: BoxSymbol,
  abilities: readonly A.Ability[],
  creature: readonly A.Modification[],
): A.Static => {
  const modifications = [
    ...(symbol.kind === "levelSymbol" ? [sizeOf(symbol.size)] : creature),
    ...(abilities.length === 0 ? [] : [A.gainAbilities(abilities)]),
  ];
  return A.staticAbility([A.applies(A.self, modifications)], { condition: conditionOf(symbol) });
};

interface Read {
  readonly node: Nodes["paragraph"];
  readonly abilities: readonly A.Ability[];
}
type Bare = Omit<A.Face, "abilities">;

/**
 * A face with the abilities of its paragraphs. The power and toughness of a station card stand in the box of its last
 * symbol: it has none in other zones, and is a creature once it has that many charge counters (721.2b-c).
 */
export const faceWith = (face: Bare, paragraphs: readonly Read[]): A.Face => {
  const first = paragraphs.findIndex(({ node }) => isBoxSymbol(node));
  if (first < 0) return { ...face, abilities: withBackup(paragraphs.flatMap((each) => each.abilities)) };
  const boxes: { symbol: BoxSymbol; bar: A.Ability[]; abilities: A.Ability[] }[] = [];
  for (const { node, abilities } of paragraphs.slice(first)) {
    if (isBoxSymbol(node)) boxes.push({ symbol: node, bar: [], abilities: [] });
    // The ability that a class level bar is activated by is not part of what it gives.
    const bars = isClassBar(node) ? 1 : 0;
    boxes.at(-1)?.bar.push(...abilities.slice(0, bars));
    boxes.at(-1)?.abilities.push(...abilities.slice(bars));
  }
  const { power, toughness, ...rest } = face;
  const isCreature = face.cardTypes.includes("creature");
  const creature: readonly A.Modification[] =
    isCreature || typeof power !== "number" || typeof toughness !== "number"
      ? []
      : [A.addTypes({ cardTypes: ["creature"] }), A.setPT(power, toughness)];
  const above = paragraphs.slice(0, first).flatMap((each) => each.abilities);
  const below = boxes.flatMap(({ symbol, bar, abilities }, index) => [
    ...bar,
    boxed(symbol, abilities, index === boxes.length - 1 ? creature : []),
  ]);
  return { ...(creature.length === 0 ? face : rest), abilities: [...above, ...below] };
};
