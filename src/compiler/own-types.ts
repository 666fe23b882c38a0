import type { Face } from "../abilities/index.ts";
import { creatureTypeSet, landTypeSet } from "../../grammar/lexicon/lexicon.ts";
import { diagnostic } from "./diagnostics/diagnostic.ts";
import type { Diagnostic, Span } from "./types.ts";

type Node = Readonly<Record<string, unknown>> & { readonly kind: string; readonly span: Span };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "kind" in value && "span" in value;

/** Every card type and subtype a phrase names. */
const typesIn = (value: unknown, into: Set<string> = new Set()): ReadonlySet<string> => {
  if (Array.isArray(value)) for (const each of value) typesIn(each, into);
  else if (isNode(value)) {
    if ((value.kind === "cardType" || value.kind === "subtype") && typeof value["value"] === "string")
      into.add(value["value"]);
    for (const key in value) if (key !== "span") typesIn(value[key], into);
  }
  return into;
};

/** The single type that a noun is, without adjectives: "this Aura", "enchanted creature". */
const soleType = (noun: unknown): string | undefined => {
  if (!isNode(noun)) return undefined;
  if (noun.kind === "cardType" || noun.kind === "subtype")
    return typeof noun["value"] === "string" ? noun["value"] : undefined;
  if (noun.kind === "nounPhrase") return soleType(noun["head"]);
  const { first, rest } = noun;
  return noun.kind === "typeCompound" && Array.isArray(rest) && rest.length === 0
    ? soleType(first)
    : undefined;
};

/** Nodes of a kind, not looking into quoted abilities: those are another object's. */
const nodesOf = (value: unknown, kinds: ReadonlySet<string>, into: Node[]): void => {
  if (Array.isArray(value)) for (const each of value) nodesOf(each, kinds, into);
  else if (isNode(value)) {
    if (kinds.has(value.kind)) into.push(value);
    if (value.kind === "quoted") return;
    for (const key in value) if (key !== "span") nodesOf(value[key], kinds, into);
  }
};

const kinds: ReadonlySet<string> = new Set([
  "thisThing",
  "enchantedObject",
  "equippedObject",
  "enchant",
  "equipQuality",
  "becomesA",
]);

/**
 * What a text calls its own card, and what it is attached to, must be what they are: no "this artifact" on an
 * enchantment, no "enchanted land" on an Aura with "Enchant creature". `paragraphs` are the syntax trees of one face.
 */
export const checkOwnTypes = (
  face: Pick<Face, "cardTypes" | "subtypes">,
  paragraph: unknown,
  all: readonly unknown[],
): readonly Diagnostic[] => {
  const found: Node[] = [];
  nodesOf(paragraph, kinds, found);
  if (found.length === 0) return [];
  const own = new Set<string>([...face.cardTypes, ...face.subtypes]);
  const everywhere: Node[] = [];
  nodesOf(all, kinds, everywhere);
  const hosts = (kind: string): ReadonlySet<string> =>
    new Set(everywhere.filter((node) => node.kind === kind).flatMap((node) => [...typesIn(node["what"])]));
  const wrong: Diagnostic[] = [];
  const check = (node: Node, type: string | undefined, fits: boolean, code: "RW4014" | "RW4015"): void => {
    if (type !== undefined && !fits) wrong.push(diagnostic(code, node.span, [type]));
  };
  for (const node of found) {
    const type = soleType(node["noun"]);
    if (type === undefined) continue;
    if (node.kind === "thisThing") check(node, type, own.has(type), "RW4014");
    if (node.kind === "enchantedObject" && own.has("Aura")) {
      const enchantable = hosts("enchant");
      const implied = (set: ReadonlySet<string>): boolean => [...enchantable].some((each) => set.has(each));
      const fits =
        enchantable.size === 0 ||
        enchantable.has(type) ||
        (type === "land" && implied(landTypeSet)) ||
        (type === "creature" && implied(creatureTypeSet));
      check(node, type, fits, "RW4015");
    }
    if (node.kind === "equippedObject" && own.has("Equipment"))
      check(node, type, type === "creature" || hosts("equipQuality").has(type), "RW4015");
  }
  return wrong;
};
