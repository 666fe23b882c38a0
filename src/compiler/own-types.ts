import { cardTypes, type Face } from "../abilities/index.ts";
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
    if (
      (value.kind === "cardType" || value.kind === "subtype" || value.kind === "pluralType") &&
      typeof value["value"] === "string"
    )
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

const isQuoted = (node: Node): boolean => node.kind === "quoted" || node.kind === "quotedShort";

/** Nodes of a kind, not looking into quoted abilities: those are another object's. */
const nodesOf = (value: unknown, kinds: ReadonlySet<string>, into: Node[]): void => {
  if (Array.isArray(value)) for (const each of value) nodesOf(each, kinds, into);
  else if (isNode(value)) {
    if (kinds.has(value.kind)) into.push(value);
    if (isQuoted(value)) return;
    for (const key in value) if (key !== "span") nodesOf(value[key], kinds, into);
  }
};

/** The types of what a quoted ability below this node is given to; nothing known of what something becomes. */
const granteeOf = (node: Node): ReadonlySet<string> | undefined => {
  if (node.kind === "tokenDescription") return typesIn([node["mods"], node["types"]]);
  if (/^becomes/.test(node.kind)) return new Set();
  return node["subject"] === undefined ? undefined : typesIn(node["subject"]);
};

/** A creature type makes a creature; what other subtypes are, the text does not say. */
const mayBe = (given: ReadonlySet<string>, type: string): boolean =>
  [...given].some((each) =>
    creatureTypeSet.has(each) ? type === "creature" : !(cardTypes as readonly string[]).includes(each),
  );

/** "This creature" in a quoted ability must be what the ability is given to, as far as the text says what that is. */
const checkGranted = (value: unknown, given: ReadonlySet<string>, wrong: Diagnostic[]): void => {
  if (Array.isArray(value)) for (const each of value) checkGranted(each, given, wrong);
  else if (isNode(value)) {
    if (isQuoted(value)) {
      const own: Node[] = [];
      nodesOf(value["ability"], new Set(["thisThing"]), own);
      for (const node of own) {
        const type = soleType(node["noun"]);
        if (type !== undefined && given.size > 0 && !given.has(type) && !mayBe(given, type))
          wrong.push(diagnostic("RW4014", node.span, [type]));
      }
      return;
    }
    const types = granteeOf(value) ?? given;
    for (const key in value) if (key !== "span") checkGranted(value[key], types, wrong);
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
  const wrong: Diagnostic[] = [];
  checkGranted(paragraph, new Set(), wrong);
  const found: Node[] = [];
  nodesOf(paragraph, kinds, found);
  if (found.length === 0) return wrong;
  const own = new Set<string>([...face.cardTypes, ...face.subtypes]);
  const everywhere: Node[] = [];
  nodesOf(all, kinds, everywhere);
  const hosts = (kind: string): ReadonlySet<string> =>
    new Set(everywhere.filter((node) => node.kind === kind).flatMap((node) => [...typesIn(node["what"])]));
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
