import { diagnostic } from "./diagnostics/diagnostic.ts";
import { type AnyNode, isNode, type Tree } from "./tree.ts";
import type { Diagnostic } from "./types.ts";

/** The lists that a noun itself is made of, its adjectives among them; what qualifies it has lists of its own. */
const listsOfNoun = (noun: unknown): readonly AnyNode[] => {
  if (Array.isArray(noun)) return noun.flatMap(listsOfNoun);
  if (!isNode(noun)) return [];
  if (noun.kind === "series") return [noun];
  return ["head", "mods", "types", "mod"].flatMap((field) => listsOfNoun(noun[field]));
};

const singular: ReadonlySet<string> = new Set(["aDet", "anyDet", "target", "another", "anotherTarget"]);

/** "Up to one target" counts one, too. */
const countsOne = (det: AnyNode): boolean => {
  const n = det["n"];
  return isNode(n) && n["value"] === 1 && /^upTo|^countDet$|^onlyOne$/.test(det.kind);
};

/** The lists in a node where only one of "and" and "or" makes sense, and which. */
const listsOf = (
  node: AnyNode,
): { readonly lists: readonly AnyNode[]; readonly wanted: "and" | "or" } | undefined => {
  const det = node["det"];
  if (node.kind === "determined" && isNode(det) && (singular.has(det.kind) || countsOne(det)))
    return { lists: listsOfNoun(node["noun"]), wanted: "or" };
  if (node.kind === "aNoun" || node.kind === "thatThing")
    return { lists: listsOfNoun(node["noun"]), wanted: "or" };
  if (node.kind === "enchant") return { lists: listsOfNoun(node["what"]), wanted: "or" };
  if (node.kind === "objectEvent" || node.kind === "playerEvent")
    return {
      lists: [node["what"], node["does"]].filter(
        (each): each is AnyNode => isNode(each) && each.kind === "series",
      ),
      wanted: "or",
    };
  if (node.kind === "when") return { lists: listsOfNoun(node["events"]), wanted: "or" };
  if (node.kind === "tokenDescription") return { lists: listsOfNoun(node["mods"]), wanted: "and" };
  if (/^dealDamage/.test(node.kind)) {
    const to = node["to"];
    return isNode(to) && to.kind === "series" ? { lists: [to], wanted: "and" } : undefined;
  }
  return undefined;
};

/**
 * "And" and "or" where they mean something else than what was written: "target creature and artifact" is one object that
 * is either, a "black or red" token would be a choice, and damage to "that player or that creature" too.
 */
export const checkConjunctions = ({ places }: Tree): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  for (const { node } of places) {
    const rule = listsOf(node);
    for (const list of rule?.lists ?? []) {
      const said = list["conjunction"];
      if (rule !== undefined && (said === "and" || said === "or") && said !== rule.wanted)
        found.push(diagnostic("RW3016", list.span, [rule.wanted, said], { suggestion: rule.wanted }));
    }
  }
  return found;
};
