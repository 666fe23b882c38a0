import { readTypeLine } from "../compiler/read/characteristics.ts";
import type { CardFile, SetHeader } from "../compiler/read/card-file.ts";
import type { CardSource, FaceSource } from "../compiler/types.ts";
import { colorsIn, manaValue } from "./colors.ts";
import { costWithoutBraces } from "./notation.ts";

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

const element = (name: string, text: string, indent: string): string =>
  text === "" ? "" : `${indent}<${name}>${escaped(text)}</${name}>\n`;

const mainTypes = [
  "creature",
  "planeswalker",
  "battle",
  "land",
  "artifact",
  "enchantment",
  "instant",
  "sorcery",
];
const mainTypeOf = (typeLine: string): string => {
  const { cardTypes } = readTypeLine(typeLine);
  const found = mainTypes.find((type) => cardTypes.some((each) => each === type)) ?? "";
  return found.slice(0, 1).toUpperCase() + found.slice(1);
};
/** The row of the table on which Cockatrice puts a card: lands, other permanents, creatures, spells. */
const rowOf = (mainType: string): string =>
  ({ Land: "0", Creature: "2", Instant: "3", Sorcery: "3" })[mainType] ?? "1";

interface Shown {
  readonly card: CardSource;
  readonly code: string;
  /** The faces that stand in this entry. */
  readonly faces: readonly FaceSource[];
  readonly back?: boolean;
  readonly related?: readonly string[];
  readonly token?: boolean;
}

const entry = ({ card, code, faces, back = false, related = [], token = false }: Shown): string => {
  const joined = (take: (face: FaceSource) => string): string => {
    const said = faces.map(take);
    const first = said[0] ?? "";
    return said.every((each) => each === first) ? first : said.join(" // ");
  };
  const bearer = faces.find(({ power }) => power !== undefined);
  const mainType = mainTypeOf(faces[0]?.typeLine ?? "");
  const deep = "        ";
  const prop = [
    element("layout", card.layout, deep),
    element("side", back ? "back" : "front", deep),
    element(
      "type",
      joined(({ typeLine }) => typeLine),
      deep,
    ),
    element("maintype", mainType, deep),
    element(
      "manacost",
      joined(({ manaCost }) => costWithoutBraces(manaCost)),
      deep,
    ),
    element("cmc", String(manaValue(faces)), deep),
    element("colors", colorsIn(faces), deep),
    bearer === undefined ? "" : element("pt", `${bearer.power}/${bearer.toughness}`, deep),
    element("loyalty", faces.find(({ loyalty }) => loyalty !== undefined)?.loyalty ?? "", deep),
    element("defense", faces.find(({ defense }) => defense !== undefined)?.defense ?? "", deep),
  ].join("");
  const { rarity, number } = card.attributes ?? {};
  const attributes = [
    ...(rarity === undefined ? [] : [` rarity="${escaped(rarity)}"`]),
    ...(number === undefined ? [] : [` num="${escaped(number)}"`]),
  ].join("");
  const texts = faces.map(({ text }) => text);
  const indent = "      ";
  return [
    "    <card>\n",
    element("name", faces.map(({ name }) => name).join(" // "), indent),
    element("text", texts.every((text) => text === "") ? "" : texts.join("\n\n---\n\n"), indent),
    `${indent}<prop>\n${prop}${indent}</prop>\n`,
    `${indent}<set${attributes}>${escaped(code)}</set>\n`,
    ...related.map((name) => `${indent}<related attach="transform">${escaped(name)}</related>\n`),
    token ? element("token", "1", indent) : "",
    element("tablerow", rowOf(mainType), indent),
    "    </card>\n",
  ].join("");
};

/** Cards with two sides are two entries; those whose faces are printed beside each other are one. */
const entriesOf = (card: CardSource, code: string): readonly string[] => {
  const [front, ...others] = card.faces;
  if (!["transform", "modal_dfc", "flip", "meld"].includes(card.layout) || others.length === 0)
    return [entry({ card, code, faces: card.faces })];
  return [
    entry({ card, code, faces: [front], related: others.map(({ name }) => name) }),
    ...others.map((face) => entry({ card, code, faces: [face], back: true })),
  ];
};

const codeOf = (set: SetHeader | undefined): string =>
  set?.code ??
  (set?.name
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 4)
    .toUpperCase() ||
    "CUST");

/** Cards as a Cockatrice card database (version 4), a set for each file; declared tokens come with them. */
export const writeCockatrice = (files: readonly CardFile[]): string => {
  const sets = files.map(({ set }) => ({ code: codeOf(set), name: set?.name ?? "Custom cards" }));
  const heads = new Map(sets.map(({ code, name }) => [code, name]));
  const tokensOf = ({ vocabulary }: CardFile, code: string): readonly string[] =>
    (vocabulary.tokens ?? []).map(({ name, face }) => {
      const card: CardSource = { name, layout: "normal", faces: [{ ...face, name }] };
      return entry({ card, code, faces: card.faces, token: true });
    });
  const entries = files.flatMap((file, index) => {
    const code = sets[index]!.code;
    return [...file.cards.flatMap(({ source }) => entriesOf(source, code)), ...tokensOf(file, code)];
  });
  const head = [...heads].map(
    ([code, name]) =>
      `    <set>\n${element("name", code, "      ")}${element("longname", name, "      ")}      <settype>Custom</settype>\n    </set>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_carddatabase version="4">\n  <sets>\n${head.join("")}  </sets>\n  <cards>\n${entries.join("")}  </cards>\n</cockatrice_carddatabase>\n`;
};
