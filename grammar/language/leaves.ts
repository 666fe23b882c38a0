import { leaf } from "../engine/template.ts";
import { classes, numberOfWord, ordinals, wordOfNumber, type ClassName } from "../lexicon/lexicon.ts";
import type { ClassOfParameter } from "../parameters.ts";
import { pluralSubtype } from "../lexicon/subtypes.ts";

interface Word<K extends string> {
  readonly kind: K;
  readonly value: string;
  readonly plural?: true;
}

const pluralWords: Readonly<Record<string, string>> = { sorcery: "sorceries" };

const word = <const K extends ClassName>(kind: K) =>
  leaf(
    kind,
    (image, own): Word<K> => {
      const meaning = own?.get(kind) ?? classes[kind].get(kind === "subtype" ? image : image.toLowerCase());
      return { kind, value: meaning?.value ?? image, ...(meaning?.plural === true ? { plural: true } : {}) };
    },
    (node) =>
      node.plural === true
        ? kind === "subtype"
          ? pluralSubtype(node.value)
          : (pluralWords[node.value] ?? `${node.value}s`)
        : node.value,
  );

export const color = word("color");
export const cardType = word("cardType");
export const supertype = word("supertype");
export const subtype = word("subtype");
export const keyword = word("keyword");
export const costKeyword = word("costKeyword");
export const numberKeyword = word("numberKeyword");
export const numberCostKeyword = word("numberCostKeyword");
/** Keywords of card files with other parameters. */
export const qualityKeyword = word("qualityKeyword");
export const numberQualityKeyword = word("numberQualityKeyword");
export const qualityNumberKeyword = word("qualityNumberKeyword");
export const qualityCostKeyword = word("qualityCostKeyword");
export const counterName = word("counterName");
/** The name of a token of a card file that is none of its subtypes. */
export const tokenName = word("tokenName");
export const abilityWord = word("abilityWord");

/** The plural of a card type or subtype. */
export const pluralType = leaf(
  "pluralType",
  (image, own) => {
    const type = classes.cardType.get(image.toLowerCase());
    return type === undefined
      ? {
          kind: "pluralType" as const,
          type: "subtype" as const,
          value: (own?.get("pluralType") ?? classes.subtype.get(image))?.value ?? image,
        }
      : { kind: "pluralType" as const, type: "cardType" as const, value: type.value };
  },
  (node) =>
    node.type === "subtype" ? pluralSubtype(node.value) : (pluralWords[node.value] ?? `${node.value}s`),
);

/** A card type, subtype or "permanent" for one thing. */
export const singularType = leaf(
  "singularType",
  (image, own) => ({
    kind: "singularType" as const,
    value: (own?.get("singularType") ?? classes.singularType.get(image))?.value ?? image.toLowerCase(),
  }),
  (node) => node.value,
);

/** "two": a number from the words. */
export const numberWord = leaf(
  "numberWord",
  (image) => ({ kind: "numberWord" as const, value: numberOfWord(image.toLowerCase()) }),
  (node) => wordOfNumber(node.value),
);
/** "13", "1,000". */
export const integer = leaf(
  "integer",
  (image) => ({
    kind: "integer" as const,
    value: Number(image.replace(/,/g, "")),
    ...(image.includes(",") ? { grouped: true as const } : {}),
  }),
  (node) =>
    node.grouped === true ? String(node.value).replace(/\B(?=(?:\d{3})+$)/g, ",") : String(node.value),
);
export const ordinal = leaf(
  "ordinal",
  (image) => ({ kind: "ordinal" as const, value: ordinals.indexOf(image.toLowerCase()) }),
  (node) => ordinals[node.value] ?? "",
);
/** X, Y: the letter stands for a number. */
export const variable = leaf(
  "variable",
  (image) => ({ kind: "variable" as const, letter: image.toUpperCase() }),
  (node) => node.letter,
);

/** A number in the place of a figure; in a definition the name of one of its parameters. */
export type Magnitude = number | "X" | { readonly parameter: string };
const magnitude = (text: string): Magnitude =>
  text === "X" ? "X" : /^[A-Z]$/.test(text) ? { parameter: text } : Number(text);
const magnitudeText = (size: Magnitude | "*"): string =>
  typeof size === "object" ? size.parameter : String(size);

/** "+1/+1", "-X/-0": the sign of each side is kept, for "-0". */
export const change = leaf(
  "change",
  (image) => {
    const [power, toughness] = image.split("/");
    const side = (text: string) => ({ sign: text[0] as "+" | "-", size: magnitude(text.slice(1)) });
    return { kind: "change" as const, power: side(power ?? "+0"), toughness: side(toughness ?? "+0") };
  },
  (node) => [node.power, node.toughness].map(({ sign, size }) => `${sign}${magnitudeText(size)}`).join("/"),
);
/** "2/2", "X/X", "*\/*": power and toughness. */
export const size = leaf(
  "size",
  (image) => {
    const [power, toughness] = image.split("/");
    const side = (text = "0"): Magnitude | "*" => (text === "*" ? "*" : magnitude(text));
    return { kind: "size" as const, power: side(power), toughness: side(toughness) };
  },
  (node) => `${magnitudeText(node.power)}/${magnitudeText(node.toughness)}`,
);
/** Mana symbols in a row (107.4). */
export const mana = leaf(
  "mana",
  (image) => ({ kind: "mana" as const, symbols: image.slice(1, -1).split("}{") as readonly string[] }),
  (node, context) =>
    node.symbols.map((symbol) => (context.notation === "angles" ? `<${symbol}>` : `{${symbol}}`)).join(""),
);
/** Loyalty symbol in front of a loyalty ability (606.4). */
export const loyaltyCost = leaf(
  "loyalty",
  (image) => ({
    kind: "loyaltyCost" as const,
    sign: image.startsWith("+") ? ("+" as const) : image.startsWith("−") ? ("−" as const) : ("" as const),
    size: image.endsWith("X") ? ("X" as const) : Number(image.replace(/^[+−]/, "")),
  }),
  (node) => `${node.sign}${node.size}`,
);
/**
 * The card's own name or `~`. The node knows which of its names was used, so that it is the same node on every card: of
 * those that have one word, which is read as written, there is one, the shortest and last.
 */
export const selfName = leaf(
  "self",
  (image) => ({
    kind: "selfName" as const,
    name: image === "~" ? ("~" as const) : /^\d$/.test(image) ? Number(image) : -1,
  }),
  (node, context) => (node.name === "~" ? "~" : (context.names.at(node.name) ?? "~")),
);
/** Words before a dash that mean nothing (207.2d). */
export const flavorWord = leaf(
  "flavorWord",
  (image) => ({ kind: "flavorWord" as const, words: image }),
  (node) => node.words,
);
/** "(Leads to: Low Hall, High Hall)": the rooms that one can move to from a room of a dungeon (309.5a). */
export const leadsTo = leaf(
  "leadsTo",
  (image) => ({ kind: "leadsTo" as const, rooms: image.slice(11, -1).split(", ") as readonly string[] }),
  (node) => `(Leads to: ${node.rooms.join(", ")})`,
);
/** "Khans or Dragons": the anchor words that a permanent's abilities stand behind (614.12c). */
export const anchorWords = leaf(
  "anchorWords",
  (image) => ({ kind: "anchorWords" as const, words: image.split(" or ") as readonly string[] }),
  (node) => node.words.join(" or "),
);
/** "carnage or homage": what players vote for (701.38). */
export const votedWords = leaf(
  "votedWords",
  (image) => ({ kind: "votedWords" as const, words: image.split(" or ") as readonly string[] }),
  (node) => node.words.join(" or "),
);
export const votedWord = leaf(
  "votedWord",
  (image) => ({ kind: "votedWord" as const, word: image }),
  (node) => node.word,
);
/** "I, II": chapter symbols of a Saga (714.2), as numbers. */
export const chapters = leaf(
  "chapters",
  (image) => ({
    kind: "chapters" as const,
    numbers: image.split(", ").map((symbol) => romans.indexOf(symbol)),
  }),
  (node) => node.numbers.map((number) => romans[number]).join(", "),
);
const romans = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** "LEVEL 1-4", "LEVEL 5+": a level symbol (711.2). */
export const levels = leaf(
  "levels",
  (image) => {
    const [from = "0", to] = image.match(/\d+/g) ?? [];
    return { kind: "levels" as const, from: Number(from), ...(to === undefined ? {} : { to: Number(to) }) };
  },
  (node) => `LEVEL ${node.from}${node.to === undefined ? "+" : `-${node.to}`}`,
);
/** "8+ |", "STATION 8+": a station symbol (721.2). */
export const charge = leaf(
  "charge",
  (image) => ({
    kind: "charge" as const,
    from: Number(/\d+/.exec(image)?.[0] ?? 0),
    ...(image.startsWith("S") ? { named: true as const } : {}),
  }),
  (node) => (node.named === true ? `STATION ${node.from}+` : `${node.from}+ |`),
);

/** A name after "named". */
export const cardName = leaf(
  "cardName",
  (image) => ({ kind: "cardName" as const, name: image }),
  (node) => node.name,
);

/** The name of a token that the same paragraph creates: the token itself (201.5). */
export const namedThing = leaf(
  "namedThing",
  (image) => ({ kind: "namedThing" as const, name: image }),
  (node) => node.name,
);

const parameter = <const K extends ClassOfParameter>(kind: K) =>
  leaf(
    kind,
    (image) => ({ kind, name: image.replace(/[[\]]/g, "") }),
    (node) => (kind === "numberParameter" ? node.name : `[${node.name}]`),
  );
/** In a definition, the parameters that stand for a number, a cost, a noun and a name: `N`, `[cost]`, `[quality]`, `[name]`. */
export const numberParameter = parameter("numberParameter");
export const costParameter = parameter("costParameter");
export const qualityParameter = parameter("qualityParameter");
export const wordParameter = parameter("wordParameter");
