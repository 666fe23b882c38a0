import { cardTypes, type Face } from "../abilities/index.ts";
import type { Lexicon } from "../../grammar/vocabulary.ts";
import { diagnostic } from "./diagnostics/diagnostic.ts";
import { type AnyNode, isNode, isQuoted, type Place, type Tree } from "./tree.ts";
import type { Diagnostic } from "./types.ts";

const typeKinds: ReadonlySet<string> = new Set(["cardType", "subtype", "pluralType", "singularType"]);

/** Every card type and subtype a phrase names. */
const typesIn = (value: unknown, into: Set<string> = new Set()): ReadonlySet<string> => {
  if (Array.isArray(value)) for (const each of value) typesIn(each, into);
  else if (isNode(value)) {
    if (typeKinds.has(value.kind) && typeof value["value"] === "string" && value["value"] !== "permanent")
      into.add(value["value"]);
    for (const key in value) if (key !== "span") typesIn(value[key], into);
  }
  return into;
};

/** The single type that a noun is, without adjectives: "this Aura", "enchanted creature". */
const soleType = (noun: unknown): string | undefined => {
  if (!isNode(noun)) return undefined;
  if (noun.kind === "singularType" && noun["value"] === "permanent") return undefined;
  if (noun.kind === "hostNoun")
    return Array.isArray(noun["types"]) && noun["types"].length === 0 ? soleType(noun["last"]) : undefined;
  if (noun.kind === "cardType" || noun.kind === "subtype" || noun.kind === "singularType")
    return typeof noun["value"] === "string" ? noun["value"] : undefined;
  if (noun.kind === "nounPhrase") return soleType(noun["head"]);
  const { first, rest } = noun;
  return noun.kind === "typeCompound" && Array.isArray(rest) && rest.length === 0
    ? soleType(first)
    : undefined;
};

/** The types of what a quoted ability below this node is given to; nothing known of what something becomes. */
const granteeOf = (node: AnyNode): ReadonlySet<string> | undefined => {
  if (node.kind === "tokenDescription") return typesIn([node["mods"], node["what"]]);
  if (/^becomes/.test(node.kind)) return new Set();
  return node["subject"] === undefined ? undefined : typesIn(node["subject"]);
};

/** A creature type makes a creature; what other subtypes are, the text does not say. */
const mayBe = (given: ReadonlySet<string>, type: string, lexicon: Lexicon): boolean =>
  [...given].some((each) =>
    lexicon.isType("creature", each) ? type === "creature" : !(cardTypes as readonly string[]).includes(each),
  );

/** The nearest quotation that a node stands in. */
const quotationOf = (place: Place): Place | undefined => {
  let at = place.parent;
  while (at !== undefined && !isQuoted(at.node)) at = at.parent;
  return at;
};

const clausesOf = (chain: AnyNode): readonly AnyNode[] => {
  const clauses: AnyNode[] = [];
  const link = (node: unknown): void => {
    if (!isNode(node)) return;
    if (isNode(node["does"])) clauses.push(node["does"]);
    link(node["next"]);
  };
  if (isNode(chain["first"])) clauses.push(chain["first"]);
  if (Array.isArray(chain["rest"])) chain["rest"].forEach(link);
  return clauses;
};

/** "Equipped creature gets +1/+1 and has “…”": about the last subject before this place, unless that became something. */
const carriedTo = (chain: AnyNode, start: number): ReadonlySet<string> | undefined => {
  let types: ReadonlySet<string> | undefined;
  for (const clause of clausesOf(chain)) {
    if (clause.span.start > start) return types;
    const verb = isNode(clause["does"]) ? clause["does"] : clause;
    types = /^becomes|^isThing$/.test(verb.kind) ? new Set() : (granteeOf(clause) ?? types);
  }
  const { except } = chain;
  return isNode(except) && except.span.start <= start ? new Set() : types;
};

/** What the text says of the object that a quoted ability is given to. */
const givenIn = (quotation: Place): ReadonlySet<string> => {
  const { start } = quotation.node.span;
  for (let at = quotation.parent; at !== undefined; at = at.parent) {
    const types = at.node.kind === "chain" ? carriedTo(at.node, start) : granteeOf(at.node);
    if (types !== undefined) return types;
  }
  return new Set();
};

/** "This creature" in a quoted ability must be what the ability is given to, as far as the text says what that is. */
export const checkGranted = ({ places, kinds: all }: Tree, lexicon: Lexicon): readonly Diagnostic[] => {
  if (!all.includes("quoted")) return [];
  return places.flatMap((place): readonly Diagnostic[] => {
    const { node, quoted } = place;
    if (!quoted || node.kind !== "thisThing") return [];
    const quotation = quotationOf(place);
    // A quotation within a quotation is given to yet another object.
    if (quotation === undefined || quotation.quoted) return [];
    const type = soleType(node["noun"]);
    const given = givenIn(quotation);
    return type !== undefined && given.size > 0 && !given.has(type) && !mayBe(given, type, lexicon)
      ? [diagnostic("RW4014", node.span, [type])]
      : [];
  });
};

const kinds: ReadonlySet<string> = new Set([
  "thisThing",
  "hostObject",
  "enchant",
  "keywordForCost",
  "costKeyword",
  "becomesA",
]);

const isEquip = (node: AnyNode): boolean => (node["name"] ?? node["value"]) === "equip";

/**
 * The nodes of a paragraph that call the card or what it is attached to by a type; of quoted abilities those of a token
 * that "has enchant land" or "equip {2}" beside them.
 */
export const namedTypes = ({ places }: Tree): readonly AnyNode[] => {
  const own = places.flatMap(({ node, quoted }) => (!quoted && kinds.has(node.kind) ? [node] : []));
  if (!own.some((node) => node.kind === "enchant" || isEquip(node))) return own;
  const quoted = places.flatMap(({ node, quoted }) => (quoted && node.kind === "hostObject" ? [node] : []));
  return [...own, ...quoted];
};

/**
 * What a text calls its own card, and what it is attached to, must be what they are: no "this artifact" on an
 * enchantment, no "enchanted land" on an Aura with "Enchant creature". Takes the named types of one paragraph and of the
 * whole face.
 */
export const checkOwnTypes = (
  face: Pick<Face, "cardTypes" | "subtypes">,
  found: readonly AnyNode[],
  everywhere: readonly AnyNode[],
  lexicon: Lexicon,
): readonly Diagnostic[] => {
  if (found.length === 0) return [];
  const wrong: Diagnostic[] = [];
  const own = new Set<string>([...face.cardTypes, ...face.subtypes]);
  const isEquipment = own.has("Equipment") || everywhere.some(isEquip);
  const hosts = (kind: string): ReadonlySet<string> =>
    new Set(
      everywhere
        .filter((node) => node.kind === kind && (node["name"] ?? "equip") === "equip")
        .flatMap((node) => [...typesIn(node["what"])]),
    );
  const check = (node: AnyNode, type: string | undefined, fits: boolean, code: "RW4014" | "RW4015"): void => {
    if (type !== undefined && !fits) wrong.push(diagnostic(code, node.span, [type]));
  };
  for (const node of found) {
    const type = soleType(node["noun"]);
    if (type === undefined) continue;
    if (node.kind === "thisThing") check(node, type, own.has(type), "RW4014");
    if (node.kind === "hostObject" && node["how"] === "enchanted") {
      const said = hosts("enchant");
      const enchantable = own.has("Aura") || said.size > 0 ? said : new Set(["creature"]);
      const implied = (set: "land" | "creature"): boolean =>
        [...enchantable].some((each) => lexicon.isType(set, each));
      const fits =
        enchantable.size === 0 ||
        enchantable.has(type) ||
        ((type === "land" || type === "creature") && implied(type));
      check(node, type, fits, "RW4015");
    }
    if (node.kind === "hostObject" && node["how"] === "equipped" && isEquipment)
      check(node, type, type === "creature" || hosts("keywordForCost").has(type), "RW4015");
  }
  return wrong;
};
