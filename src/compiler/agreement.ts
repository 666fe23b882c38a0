import { spellingOf } from "../../grammar/engine/grammar.ts";
import type { Item } from "../../grammar/engine/template.ts";
import { grammar } from "../../grammar/language/index.ts";
import { ofNumber, ofCounted, ofDeterminer, ofHead, ofPhrase, type Number } from "./grammatical-number.ts";
import { isPlayer } from "./resolve/features.ts";
import { diagnostic } from "./diagnostics/diagnostic.ts";
import { type AnyNode, isNode, type Place, type Tree } from "./tree.ts";
import type { Diagnostic } from "./types.ts";

const byKinds = <T>(kinds: readonly string[], value: T): Readonly<Record<string, T>> =>
  Object.fromEntries(kinds.map((kind) => [kind, value]));

const subjects: ReadonlySet<string> = new Set([
  "objects",
  "objectPhrase",
  "singlePhrase",
  "player",
  "players",
  "recipient",
]);

/** How many are meant where a card's own name may be of several things ("The Gate Wardens"). */
type Counts = (node: unknown) => Number;
const ofPhraseNamed: Counts = (node) =>
  isNode(node) && node.kind === "selfName" ? "either" : ofPhrase(node);

/** The node whose verb the verb of a predicate is: the last one before it in the row. */
const verbAgainst = (node: AnyNode, number: Number, found: Diagnostic[]): void => {
  if (number === "either") return;
  const verb = itemsOf(node).find((item) => item.type === "verb");
  if (verb?.type !== "verb") return;
  const wanted = number === "one" ? verb.third : verb.base;
  const said = node["form"] === "s" ? verb.third : verb.base;
  if (wanted !== said) found.push(mismatch(node, said, wanted));
};

/** One verb phrase, or several in a list. */
const phrasesOf = (node: AnyNode): readonly AnyNode[] =>
  node.kind === "series" ? (node["items"] as readonly AnyNode[]) : [node];
/** A verb phrase in another form than that of a clause has the form in its category. */
const isPresent = ({ category }: Extract<Item, { type: "field" }>): boolean => !category.includes(".");

const mismatch = (node: AnyNode, said: string, wanted: string): Diagnostic =>
  diagnostic("RW3012", node.span, [said, wanted], { suggestion: wanted });

const itemsOf = (node: AnyNode): readonly Item[] => spellingOf(grammar(), node)?.items ?? [];

/** "It's goaded": the verb is drawn together with the subject. */
const isContracted = (node: AnyNode): boolean =>
  itemsOf(node).some((item) => item.type === "field" && item.category.endsWith(".reduced"));

const asksNumber = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      (item.type === "field" &&
        (item.category === "counted" || item.category === "number" || subjects.has(item.category))) ||
      (item.type === "optional" && asksNumber(item.items)),
  );

/** Whether the row of a kind has a count or a subject, so that something in it must agree. */
const asks = (kind: string): boolean =>
  grammar()
    .spellings(kind)
    ?.some(({ items }) => asksNumber(items)) === true;

/** Within one row: a counted noun against its number, a verb against the phrase before it. */
const withinRow = (node: AnyNode, counts: Counts, found: Diagnostic[]): void => {
  let count: Number = "either";
  let subject: Number = "either";
  // What a verb phrase right behind is said of: behind "may", "would" and "have" a verb stands in its base form.
  let before: Number = "either";
  let behindHave = ofVerb[node.kind] !== undefined;
  const visit = (items: readonly Item[]): void => {
    for (const item of items) {
      if (item.type === "field") {
        const value = node[item.field];
        if (isNode(value) && isPresent(item)) verbAgainst(phrasesOf(value)[0]!, before, found);
        before = subjects.has(item.category) && !behindHave ? counts(value) : "either";
        if (item.category === "counted") count = ofCounted(value);
        else if (item.category === "number") count = ofNumber(value);
        if (subjects.has(item.category)) subject = counts(value);
      } else if (item.type === "noun") {
        const plural = node["plural"] === true;
        if (count === "one" && plural) found.push(mismatch(node, item.plural, item.singular));
        if (count === "many" && !plural) found.push(mismatch(node, item.singular, item.plural));
        count = "either";
      } else if (item.type === "verb") {
        if (subject !== "either" && (node["form"] === "s") !== (subject === "one"))
          found.push(
            mismatch(
              node,
              node["form"] === "s" ? item.third : item.base,
              subject === "one" ? item.third : item.base,
            ),
          );
      } else if (item.type === "word") {
        count = before = "either";
        behindHave ||= item.word === "have";
      } else if (item.type === "optional") visit(item.items);
    }
  };
  visit(itemsOf(node));
};

/** Of how many things the owners are named to whom something goes: "to its owner's hand", "to their owners' hands". */
const ofOwners = (to: unknown): Number => {
  if (!isNode(to)) return "either";
  if (to.kind === "placement") return ofOwners(to["to"]);
  const whose = to["whose"];
  if (!isNode(whose)) return "either";
  if (whose.kind === "theirOwners") return "many";
  const owner = whose.kind === "playerGenitive" && isNode(whose["who"]) ? whose["who"] : undefined;
  return owner?.kind === "ownerOf" && isNode(owner["of"]) && owner["of"].kind === "its" ? "one" : "either";
};

/** Whether a noun has another number than the words in front of it; by the kinds of nodes that have both. */
const otherNumber: Readonly<Record<string, (node: AnyNode) => boolean>> = {
  determined: ({ det, noun }) => {
    if (!isNode(det) || !isNode(noun)) return false;
    const head = ofHead(noun["head"]);
    const said = ofDeterminer(det);
    return said !== "either" && head !== "either" && said !== head;
  },
  orPlayer: ({ plural, what }) => ofHead(what) === (plural === true ? "one" : "many"),
  ...byKinds(["thatThing", "thoseThings"], (node: AnyNode) => {
    const head = isNode(node["noun"]) ? ofHead(node["noun"]["head"]) : "either";
    return head !== "either" && head !== ofPhrase(node);
  }),
  ...byKinds(["returnTo", "put"], ({ what, to }: AnyNode) => {
    const [moved, owned] = [ofPhrase(what), ofOwners(to)];
    return moved !== "either" && owned !== "either" && moved !== owned;
  }),
  // "You may each draw a card"
  ...byKinds(
    ["playerClause", "mayClause"],
    ({ subject, each }: AnyNode) =>
      each === true && isNode(subject) && (subject.kind === "you" || ofPhrase(subject) === "one"),
  ),
  // "for each basic Island"
  ...byKinds(
    ["forEachObject", "forEachBeyondFirst", "forEachAmong"],
    ({ objects }: AnyNode) => isNode(objects) && ofHead(objects["head"]) === "many",
  ),
};

/** How many the verb of a clause is told of; by the kinds of clauses. */
const ofVerb: Readonly<Record<string, (node: AnyNode, counts: Counts) => Number>> = {
  ...byKinds(
    ["objectClause", "playerClause", "playerEither"],
    ({ subject, each }: AnyNode, counts: Counts) => (each === true ? "many" : counts(subject)),
  ),
  // After "may" and "have" a verb stands in its base form.
  ...byKinds(["mayClause", "mayEither", "haveClause", "havePlayerClause"], (): Number => "many"),
};

/** The word of a relative clause that says of how many things it is. */
const relativeWords: Readonly<Record<string, readonly [Number, string]>> = {
  "that's": ["one", "that are"],
  "that are": ["many", "that's"],
  "that isn't": ["one", "that aren't"],
  "that aren't": ["many", "that isn't"],
};
const ofPlayer = (node: AnyNode): Number => (node["plural"] === true ? "many" : "one");
/** "each creature that has …", "players who control …": the verb of a relative clause is that of the noun before it. */
const relativeClauses = (node: AnyNode, found: Diagnostic[]): void => {
  const { head } = node;
  const number = node.kind === "pluralPhrase" ? "many" : isNode(head) ? ofHead(head) : ofPlayer(node);
  if (number === "either") return;
  for (const qualifier of node["post"] as readonly AnyNode[]) {
    const said = String(qualifier["be"]);
    const word = relativeWords[said];
    if (word !== undefined && word[0] !== number) found.push(mismatch(qualifier, said, word[1]));
    const items = itemsOf(qualifier);
    const first = items.find(({ type }) => type === "verb" || type === "field");
    if (first?.type === "verb") verbAgainst(qualifier, number, found);
    else if (isNode(qualifier["is"]))
      for (const each of phrasesOf(qualifier["is"])) verbAgainst(each, number, found);
    else if (told.has(qualifier.kind) && isNode(qualifier["does"]))
      pastAgainst(qualifier["does"], number, found);
  }
};
const told = new Set(["thatDid", "whoDidSince"]);
/** In the past only "was" and "were" differ. */
const pastAgainst = (node: AnyNode, number: Number, found: Diagnostic[]): void => {
  const verb = itemsOf(node).find((item) => item.type === "verb");
  if (verb?.type !== "verb" || verb.base !== "are") return;
  const wanted = number === "one" ? "was" : "were";
  const said = node["form"] === "s" ? "was" : "were";
  if (said !== wanted) found.push(mismatch(node, said, wanted));
};

const pastQualifiers: ReadonlySet<string> = new Set([
  "thisWay",
  "thatDid",
  "thatDidnt",
  "doneTo",
  "putIntoGraveyards",
]);
/** "A permanent you controlled" is one to which something happened: here, or in the clause around it. */
const isPast = ({ node, parent }: Place): boolean =>
  parent !== undefined &&
  ((Array.isArray(parent.node["post"]) &&
    parent.node["post"].some((each) => each !== node && isNode(each) && pastQualifiers.has(each.kind))) ||
    /Did|ThisWay|Then/.test(parent.node.kind) ||
    isPast(parent));

/** "Each opponent", "all opponents": the noun for players has the number of the words in front of it. */
const ofPlayers = (node: AnyNode): Number =>
  node.kind === "someTargetPlayers"
    ? ofCounted(node["n"])
    : node.kind === "allPlayers" || node.kind === "eachOfThosePlayers"
      ? "many"
      : node.kind === "noPlayer"
        ? "either"
        : ofPhrase(node);
const playersAgainst = (node: AnyNode, found: Diagnostic[]): void => {
  const { who } = node;
  const noun = isNode(who) ? itemsOf(who).find((item) => item.type === "noun") : undefined;
  const number = ofPlayers(node);
  if (!isNode(who) || noun?.type !== "noun" || number === "either") return;
  const [said, wanted] = number === "one" ? [noun.plural, noun.singular] : [noun.singular, noun.plural];
  if ((who["plural"] === true) !== (number === "many")) found.push(mismatch(who, said, wanted));
};

type Check = (node: AnyNode, words: string, counts: Counts, found: Diagnostic[]) => void;

/** What must agree in a node of a kind. */
const checksOf = (kind: string): readonly Check[] => {
  const checks: Check[] = [];
  if (asks(kind))
    checks.push((node, _, counts, found) => {
      withinRow(node, counts, found);
    });
  const isOfOtherNumber = otherNumber[kind];
  if (isOfOtherNumber !== undefined)
    checks.push((node, words, _, found) => {
      const { start, end } = node.span;
      if (isOfOtherNumber(node)) found.push(diagnostic("RW3013", node.span, [words.slice(start, end)]));
    });
  if (isPlayer(kind))
    checks.push((node, _, __, found) => {
      playersAgainst(node, found);
    });
  const numberOf = ofVerb[kind];
  if (numberOf !== undefined)
    checks.push((node, _, counts, found) => {
      for (const verb of [node["does"], node["one"], node["other"]])
        if (isNode(verb) && !isContracted(node)) verbAgainst(verb, numberOf(node, counts), found);
    });
  return checks;
};
const checksOfKinds = new Map<string, readonly Check[]>();

/**
 * Singular against plural: verbs and their subjects, nouns and their numbers. `words` is the paragraph's text; with
 * `plural` the card's own name is of several things.
 */
export const checkAgreement = ({ places }: Tree, words: string, plural: boolean): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  const counts = plural ? ofPhraseNamed : ofPhrase;
  for (const place of places) {
    const { node, parent } = place;
    if (node.kind === "controlledThen" && !isPast(place))
      found.push(mismatch(node, "controlled", ofPhrase(node["who"]) === "one" ? "controls" : "control"));
    // "each of those cards that has suspend": it is one of them that has it.
    if (Array.isArray(node["post"]) && !/Of/.test(parent?.node.kind ?? "")) relativeClauses(node, found);
    let checks = checksOfKinds.get(node.kind);
    if (checks === undefined) checksOfKinds.set(node.kind, (checks = checksOf(node.kind)));
    for (const check of checks) check(node, words, counts, found);
  }
  return found;
};
