import type { Costs, Face, Keyword } from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { announcedX } from "./announced-x.ts";
import { paidFor } from "./casting.ts";
import { usedForCosts } from "./costs.ts";
import { isKicker } from "./kicked.ts";
import { kindsIn } from "../../../grammar/parse.ts";
import { keywordAbilitiesOf } from "./keywords.ts";
import { treeOf, type Place } from "../tree.ts";
import { holdsType } from "./same.ts";
import { itemsOf } from "./series.ts";
import { newScope, type FaceFacts, type Mention } from "./scope.ts";
import type { Definitions } from "../definitions.ts";
import type { Mutable } from "../types.ts";
import { isSpellCard } from "../resolve/sorts.ts";

const speaksOfExile: ReadonlySet<string> = new Set(["exiledOne", "exiledSome", "exiledWith", "exileZone"]);

/** What "the chosen type" is on this face, where it is no creature type. */
const chosenTypeIn = (paragraphs: readonly Nodes["paragraph"][]): Pick<FaceFacts, "chosenType"> => {
  const chosen = new Set(paragraphs.flatMap((node) => traitsIn(node)));
  if (chosen.has("creature type") || chosen.has("subtype")) return {};
  for (const [name, chosenType] of otherTypes) if (chosen.has(name)) return { chosenType };
  return chosen.has("cardType") ? { chosenType: "cardType" } : {};
};
const otherTypes = [
  ["basic land type", "basicLandType"],
  ["land type", "landType"],
  ["planeswalker type", "planeswalkerType"],
  ["card type", "cardType"],
  ["permanent type", "cardType"],
] as const;
/** What a text has somebody choose: "a color", "a creature type"; or between words of which class. */
const traitsIn = (node: unknown): readonly string[] => {
  if (typeof node !== "object" || node === null) return [];
  const { kind, what, among } = node as {
    readonly kind?: unknown;
    readonly what?: unknown;
    readonly among?: Nodes["namedTraits"];
  };
  const own =
    kind === "chooseAmong" && among !== undefined
      ? itemsOf<Nodes["namedTrait"]>(among as never).map((item) => item.kind)
      : kind === "chooseTrait" && typeof what === "string"
        ? [what]
        : [];
  return [...own, ...Object.values(node).flatMap(traitsIn)];
};

const exilesByChoice: ReadonlySet<string> = new Set(["actsForEach", "cardsUntil", "fromCost"]);
const exiles = (node: Place["node"]): boolean =>
  (node.kind.startsWith("exile") && !speaksOfExile.has(node.kind)) ||
  (node["how"] === "exile" && exilesByChoice.has(node.kind));

/**
 * Whether an ability speaks of cards that another one exiled (607.2a): "cards exiled with …", or "the exiled card" in an
 * ability that itself exiles nothing.
 */
const asksForExiled = (node: Nodes["paragraph"]): boolean => {
  const kinds = kindsIn(node);
  if (!kinds.includes("exiledWith") && !kinds.includes("exiledOne")) return false;
  return kinds.includes("exiledWith") || !exilesAny(node);
};
const exilesAny = (node: Nodes["paragraph"]): boolean =>
  treeOf(node).places.some((place) => exiles(place.node));

/** The nouns in what the abilities of the face exile. */
const exiledNouns = (paragraphs: readonly Nodes["paragraph"][]): readonly string[] => {
  const found = paragraphs.flatMap((paragraph) =>
    treeOf(paragraph).places.flatMap(({ node, parent }) => {
      const inExiling = (place: Place | undefined): boolean =>
        place !== undefined && (exiles(place.node) || inExiling(place.parent));
      if (!inExiling(parent)) return [];
      if (node.kind === "cardType" || node.kind === "subtype") return [String(node["value"])];
      return node["what"] === "card" || /cards?$/i.test(node.kind) || /^top|Hand$|Graveyard$/.test(node.kind)
        ? ["card"]
        : [];
    }),
  );
  return [...new Set(found)];
};

/** The sentences of a paragraph that is no more than sentences. */
const sentencesIn = (node: Nodes["paragraph"]): readonly Nodes["sentence"][] =>
  node.kind === "body"
    ? [
        node.first,
        ...node.rest.flatMap((each) => (each.kind === "delayed" || each.kind === "resultRow" ? [] : [each])),
      ]
    : [];

/** Rows that facts of a face can come from, each with a bit for the fact. */
const exiled = 1;
const chosen = 2;
const announces = 4;
const kicked = 8;
const pays = 16;
const instead = 32;
const put = 64;
const exiledSome = 128;
const loses = 256;
const clues: ReadonlyMap<string, number> = new Map([
  ["exiledWith", exiled],
  ["exiledOne", exiled],
  ["exiledSome", exiledSome],
  ["losesAbilities", loses],
  ["putWith", put],
  ["chooseTrait", chosen],
  ["chooseAmong", chosen],
  ["actsBy", announces],
  ["landcycling", announces],
  ["typecycling", announces],
  ["keywordWithCost", announces | kicked],
  ["kickerAndOr", kicked],
  ["alternativeCost", instead],
  ["asAdditionalCost", pays],
]);
/** Most faces have none: looking for what is not there would take longer than lowering them. */
const cluesIn = (paragraphs: readonly Nodes["paragraph"][]): number => {
  let found = 0;
  for (const node of paragraphs) for (const kind of kindsIn(node)) found |= clues.get(kind) ?? 0;
  return found;
};

const keywordsIn = (paragraphs: readonly Nodes["paragraph"][]): readonly Nodes["keywordAbility"][] =>
  paragraphs.flatMap((node) =>
    node.kind === "keywordLine"
      ? [node.first, ...node.rest.map((next) => next.keyword)]
      : node.kind === "keywordLimited"
        ? [node.keyword]
        : [],
  );
const keywordsWhere = (
  fits: (node: Nodes["keywordAbility"]) => boolean,
  paragraphs: readonly Nodes["paragraph"][],
  face: FaceFacts,
): readonly Keyword[] =>
  keywordsIn(paragraphs)
    .filter(fits)
    .flatMap((node) => keywordAbilitiesOf(node, newScope(face)));
const costsIn = ({ parameters }: Keyword): readonly Costs[] =>
  parameters.flatMap((each) => (each.type === "costs" ? [each.value] : []));
const saysKicker = (node: Nodes["keywordAbility"]): boolean =>
  node.kind === "kickerAndOr" ||
  (node.kind === "keywordWithCost" && isKicker(node.keyword.value.toLowerCase()));

/** Rows of keywords that can have a spell's costs. */
const keywordsWithCosts: ReadonlySet<string> = new Set([
  "keywordAlone",
  "keywordWithCost",
  "keywordWithNumber",
  "keywordWithNumberAndCost",
]);
const hasOtherCosts = (node: Nodes["keywordAbility"]): boolean =>
  keywordsWithCosts.has(node.kind) && !saysKicker(node);
/** Whether a keyword's costs use objects as the card is cast. */
const usesObjects = ({ abilities }: Keyword): boolean =>
  abilities.some((each) => each.type === "static" && holdsType(each, "costOnObjects", "counterCost"));
/** Whether another sentence lets the card be cast for costs that use objects: rather than its mana cost, or besides it. */
const isCastOtherwise = (node: Nodes["paragraph"]): boolean => {
  const kinds = kindsIn(node);
  return kinds.some((kind) => otherWays.has(kind)) && kinds.some((kind) => objectCosts.has(kind));
};
const otherWays: ReadonlySet<string> = new Set(["alternativeCost", "castPayingMore", "castPayingInstead"]);
const objectCosts: ReadonlySet<string> = new Set([
  "doCost",
  "exileCost",
  "fromCost",
  "putCost",
  "putCounterCost",
  "removeAllCost",
  "removeCost",
  "returnCost",
]);
/**
 * What additional costs use, or the only kicker cost of a spell. What a spell is paid with does not tell which of several
 * costs asked for it, nor is it known before which of them are paid.
 */
const usedFor = (
  paragraphs: readonly Nodes["paragraph"][],
  face: FaceFacts,
  kickers: readonly Keyword[],
  paid: readonly Mention[],
): readonly Mention[] => {
  if ((paid.length === 0 && face.kickers.length !== 1) || paragraphs.some(isCastOtherwise)) return [];
  const [only, ...others] = [...kickers, ...keywordsWhere(hasOtherCosts, paragraphs, face)].filter(
    usesObjects,
  );
  if (paid.length > 0) return only === undefined ? paid : [];
  // Multikicker is paid any number of times (702.33c).
  if (only?.keyword !== "kicker" || others.length > 0 || !face.isSpell) return [];
  const used = costsIn(only).flatMap(usedForCosts);
  return used.length === 1 ? used : [];
};
/** Mana that may be paid rather than the mana cost; any other costs are no name for it. */
const alternativesIn = (sentences: readonly Nodes["sentence"][]): readonly string[] =>
  sentences.flatMap((each) =>
    each.kind === "alternativeCost"
      ? [each.costs.kind === "pay" && each.costs.what.kind === "mana" ? each.costs.what.symbols.join() : ""]
      : [],
  );
const nothingPaid: ReturnType<typeof paidFor> = {
  objects: [],
  hasX: false,
  beheld: undefined,
  revealed: undefined,
};

/** What the abilities of a face say of what another one did or chose (607). */
const linkedFacts = (found: number, paragraphs: readonly Nodes["paragraph"][]): Partial<FaceFacts> => {
  const remembers = (found & exiled) !== 0 && paragraphs.some(asksForExiled);
  const exiling = remembers || ((found & exiledSome) !== 0 && paragraphs.some(exilesAny));
  return {
    ...((found & chosen) === 0 ? {} : chosenTypeIn(paragraphs)),
    ...(remembers ? { remembersExiled: true } : {}),
    ...(exiling ? { exiles: exiledNouns(paragraphs) } : {}),
    ...((found & put) === 0 ? {} : { remembersPut: true }),
  };
};

/** What the paragraphs of a face need to know of the whole face, which is the card's `index`th, before they are lowered. */
export const factsOf = (
  face: Omit<Face, "abilities">,
  paragraphs: readonly Nodes["paragraph"][],
  definitions: Definitions,
  index = 0,
): FaceFacts => {
  const found = cluesIn(paragraphs);
  const bare: Mutable<FaceFacts> = {
    definitions,
    name: face.name,
    cardTypes: face.cardTypes,
    subtypes: face.subtypes,
    isSpell: isSpellCard(face),
    hasX: face.manaCost?.includes("X") ?? false,
    kickers: [],
  };
  if (face.subtypes.includes("Room")) bare.door = index === 0 ? "left" : "right";
  if ((found & loses) !== 0 || face.subtypes.includes("Aura"))
    bare.enchants = keywordsWhere(({ kind }) => kind === "enchant", paragraphs, bare);
  if (found === 0) return bare;
  const announced = (found & announces) === 0 ? [] : announcedX(paragraphs);
  if (announced.length > 0) bare.announced = announced;
  bare.hasX ||= announced.includes("cast");
  Object.assign(bare, linkedFacts(found, paragraphs));
  const sentences = (found & (pays | instead)) === 0 ? [] : paragraphs.flatMap(sentencesIn);
  if ((found & instead) !== 0) bare.alternatives = alternativesIn(sentences);
  if ((found & (kicked | pays)) === 0) return bare;
  const keywords = (found & kicked) === 0 ? [] : keywordsWhere(saysKicker, paragraphs, bare);
  const kickers = keywords.flatMap(costsIn);
  const paid = (found & pays) === 0 ? nothingPaid : paidFor(sentences, bare);
  const costObjects = usedFor(paragraphs, { ...bare, kickers }, keywords, paid.objects);
  const hasX = bare.hasX || paid.hasX || kickers.some((costs) => JSON.stringify(costs).includes('"X"'));
  return {
    ...bare,
    kickers,
    hasX,
    ...(costObjects.length === 0 ? {} : { costObjects }),
    ...(paid.beheld === undefined ? {} : { beheld: paid.beheld }),
    ...(paid.revealed === undefined ? {} : { revealed: paid.revealed }),
  };
};
