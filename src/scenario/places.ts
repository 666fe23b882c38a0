import { isMap, isNode, isScalar, isSeq, type Node, type Pair } from "yaml";

/** A position in a text. */
type Offset = number;

const pairsOf = (node: unknown): readonly Pair[] => (isMap(node) ? node.items : []);
const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);
const valueOf = (node: unknown, name: string): unknown =>
  pairsOf(node).find((pair) => keyOf(pair) === name)?.value;
/** What the short form allows as one thing or as a list. */
const listOf = (node: unknown): readonly unknown[] =>
  isSeq(node) ? node.items : node === undefined || node === null ? [] : [node];

const startOf = (node: unknown): Offset | undefined => (isNode(node) ? node.range?.[0] : undefined);

/** The actions of a script in the order in which they are read, with the group that says when: player by player. */
const actionsOf = (script: unknown): readonly { readonly action: unknown; readonly group: unknown }[] =>
  listOf(script).flatMap((group) => {
    const doing =
      valueOf(group, "do") !== undefined
        ? [group]
        : pairsOf(group)
            .filter((pair) => !["turn", "step"].includes(keyOf(pair)))
            .flatMap((pair) => listOf(pair.value));
    return doing.map((action) => ({ action, group }));
  });

/** The node below one at a path such as `hand[0].card`; the deepest that is there. */
const below = (node: unknown, path: readonly string[]): unknown => {
  const [first, ...rest] = path;
  if (first === undefined) return node;
  const next = /^\d+$/.test(first) ? listOf(node)[Number(first)] : valueOf(node, first);
  return next === undefined ? node : below(next, rest);
};

/** Where in the text of its scenario a problem is: `at` is the path in the full format, such as `script[3].step`. */
export const placeOf = (scenario: Node | undefined, at: string): Offset | undefined => {
  const [first = "", ...rest] = at.split(/[.[\]]+/).filter((part) => part !== "");
  const entry = first === "script" ? actionsOf(valueOf(scenario, "script"))[Number(rest[0])] : undefined;
  const isWhen = rest[1] === "turn" || rest[1] === "step";
  const found =
    entry !== undefined
      ? below(isWhen ? entry.group : entry.action, rest.slice(1))
      : below(scenario, first === "players" ? rest : [first, ...rest]);
  return startOf(found) ?? startOf(scenario);
};
