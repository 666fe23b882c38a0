import { state } from "../../grammar/language/nouns.ts";
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

const adjectives: ReadonlySet<string> = new Set(["color", "supertype", ...Object.keys(state.rows)]);
/** "White or blue creatures", "attacking or blocking creatures" are all that are either; with "and" they could have to be both. */
const isOfAdjectives = ({ items }: AnyNode): boolean =>
  Array.isArray(items) && items.filter(isNode).every(({ kind }) => adjectives.has(kind));
const allOf = (noun: unknown): Rule => ({
  lists: listsOfNoun(noun).filter((list) => !isOfAdjectives(list)),
  wanted: "and",
});

const singular: ReadonlySet<string> = new Set(["aDet", "anyDet", "target", "another", "anotherTarget"]);

/** "Up to one target" counts one, too. */
const countsOne = (det: AnyNode): boolean => {
  const n = det["n"];
  return isNode(n) && n["value"] === 1 && /^upTo|^countDet$|^onlyOne$/.test(det.kind);
};

type Rule = { readonly lists: readonly AnyNode[]; readonly wanted: "and" | "or" };
const and = (...lists: readonly unknown[]): Rule => ({ lists: lists.flatMap(listsOfNoun), wanted: "and" });
const or = (...lists: readonly unknown[]): Rule => ({ lists: lists.flatMap(listsOfNoun), wanted: "or" });
const seriesOf = (...values: readonly unknown[]): readonly AnyNode[] =>
  values.filter((each): each is AnyNode => isNode(each) && each.kind === "series");

const ofDetermined = ({ det, noun }: AnyNode): Rule | undefined => {
  if (!isNode(det)) return undefined;
  if (det.kind === "all") return allOf(noun);
  return singular.has(det.kind) || countsOne(det) ? or(noun) : undefined;
};
/** "Elves and Goblins get +1/+1", "this creature and enchanted creature each get +1/+1": all of both. */
const ofSubject = ({ subject, each }: AnyNode): Rule | undefined => {
  if (isNode(subject) && subject.kind === "pluralPhrase") return allOf(subject);
  return each === true ? { lists: seriesOf(subject), wanted: "and" } : undefined;
};
/** One event is about one of them; several attack at once (508.1a). */
const ofEvent = ({ what, does }: AnyNode): Rule => ({
  lists: seriesOf(
    what,
    does,
    ...(isNode(does) && does.kind !== "playerAttacks" ? [does["what"], does["to"], does["by"]] : []),
  ),
  wanted: "or",
});
const ofDamage = ({ to }: AnyNode): Rule => ({ lists: seriesOf(to), wanted: "and" });
const ofSource = ({ source }: AnyNode): Rule => ({ lists: seriesOf(source), wanted: "or" });
const ofDealtTo = ({ to }: AnyNode): Rule => ({ lists: seriesOf(to), wanted: "or" });

/** "For each artifact or creature card" and "for each instant and sorcery card" are both said of cards. */
const ofEachOne = ({ objects }: AnyNode): Rule | undefined =>
  isNode(objects) &&
  isNode(objects["head"]) &&
  !(objects["head"].kind === "typedHead" && objects["head"]["what"] === "card")
    ? allOf(objects)
    : undefined;

/** The lists in nodes of a kind where only one of "and" and "or" makes sense, and which. */
const rules: ReadonlyMap<string, (node: AnyNode) => Rule | undefined> = new Map<
  string,
  (node: AnyNode) => Rule | undefined
>([
  ["determined", ofDetermined],
  ["aNoun", ({ noun }) => or(noun)],
  ["thatThing", ({ noun }) => or(noun)],
  ["enchant", ({ what }) => or(what)],
  ["championWhat", ({ what }) => or(what)],
  ["beheld", ({ what }) => or(what)],
  ["objectEvent", ofEvent],
  ["playerEvent", ofEvent],
  ["objectsWould", ofEvent],
  ["when", ({ events }) => or(events)],
  ["castUse", ({ what }) => ({ lists: seriesOf(what), wanted: "or" })],
  ["wouldDealDamage", ofSource],
  ["wouldDealSome", ofSource],
  ["damageDealtTo", ofDealtTo],
  ["damageWouldBeDealt", ofDealtTo],
  ["damageToWhom", ofDamage],
  ["dealDamageEqual", ofDamage],
  ["dealDamageDivided", ofDamage],
  ["objectClause", ofSubject],
  ["forEachObject", ofEachOne],
  ["numberNoun", allOf],
  ["devotion", ({ colors }) => and(colors)],
  ["tokenDescription", ({ mods }) => and(mods)],
  ["becomesCreature", ({ mods }) => and(mods)],
]);

/** Of "A, B and C" only what ends with a quotation has its comma already: 'A, has "…," and C'. */
const lacksComma = ({ kind, does, next }: AnyNode): boolean => {
  if (kind !== "commaLink" || !isNode(next) || next.kind !== "andLink") return false;
  const clause = isNode(does) && isNode(does["does"]) ? does["does"] : does;
  const given = isNode(clause) ? clause["abilities"] : undefined;
  const last = isNode(given) && Array.isArray(given["items"]) ? (given["items"].at(-1) as unknown) : given;
  return !isNode(last) || last.kind !== "quotedComma";
};

/**
 * "And" and "or" where they mean something else than what was written: "target creature and artifact" is one object that
 * is either, a "black or red" token would be a choice, and damage to "that player or that creature" too.
 */
export const checkConjunctions = ({ places }: Tree): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  for (const { node } of places) {
    if (lacksComma(node)) found.push(diagnostic("RW3016", (node["next"] as AnyNode).span, [", and", "and"]));
    const rule = rules.get(node.kind)?.(node);
    for (const list of rule?.lists ?? []) {
      const said = list["conjunction"];
      if (rule !== undefined && (said === "and" || said === "or") && said !== rule.wanted)
        found.push(diagnostic("RW3016", list.span, [rule.wanted, said], { suggestion: rule.wanted }));
    }
  }
  return found;
};
