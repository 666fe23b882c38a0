import { diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import type { CardFile, SetHeader } from "../compiler/read/card-file.ts";
import { readCards } from "../compiler/read/cards.ts";
import { formatCards } from "../compiler/read/format.ts";
import type { CardSource, Diagnostic, FaceSource } from "../compiler/types.ts";

const statsOf = ({ power, toughness, loyalty, defense }: FaceSource): readonly string[] => [
  ...(power === undefined && toughness === undefined ? [] : [`${power ?? "0"}/${toughness ?? "0"}`]),
  ...(loyalty === undefined ? [] : [`Loyalty: ${loyalty}`]),
  ...(defense === undefined ? [] : [`Defense: ${defense}`]),
];

const faceLines = (face: FaceSource): readonly string[] => [
  `${face.name} ${face.manaCost}`.trim(),
  face.typeLine,
  ...face.text.split("\n").filter((line) => line.trim() !== ""),
  ...statsOf(face),
  ...(face.colorIndicator === undefined || face.colorIndicator === ""
    ? []
    : [`@color ${face.colorIndicator}`]),
];

const written = ({ faces, attributes = {} }: CardSource, layout?: string): string => {
  const own = Object.entries(attributes)
    .filter(
      ([name, value]) =>
        /^[A-Za-z][\w-]*$/.test(name) && name !== "color" && name !== "layout" && value !== "",
    )
    .map(([name, value]) => `@${name} ${value.replace(/\s+/g, " ")}`);
  const [first, ...others] = faces.map(faceLines);
  const lines = [...(first ?? []), ...(layout === undefined ? [] : [`@layout ${layout}`]), ...own];
  return [lines, ...others].map((each) => each.join("\n")).join("\n//\n");
};

/** A card as a card file has it; its layout is said where its faces do not show it. */
export const cardText = (card: CardSource): string => {
  const plain = written(card);
  const read = readCards(plain).cards[0]?.source;
  return read?.layout === card.layout ? plain : written(card, card.layout);
};

/** What of a card would be read back as something else. */
const lostIn = (card: CardSource, text: string): string | undefined => {
  const { cards } = readCards(text);
  const [read] = cards;
  if (read === undefined || cards.length !== 1 || read.source.faces.length !== card.faces.length)
    return "form";
  const plain = (said: string | undefined): string => (said ?? "").replace(/\s+/g, " ").trim();
  const fields = [
    "name",
    "manaCost",
    "typeLine",
    "text",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "colorIndicator",
  ] as const;
  return fields.find((field) =>
    card.faces.some((face, index) => plain(face[field]) !== plain(read.source.faces[index]?.[field])),
  );
};

/** Cards as the text of a card file, and messages about those that such a file can't say. */
export interface Written {
  readonly text: string;
  readonly cards: number;
  readonly diagnostics: readonly Diagnostic[];
}

const headerLine = ({ name, code, options }: SetHeader): string => {
  const said = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  return `[${[name.replace(/[[\],]+/g, " ").trim(), ...(code === undefined ? [] : [code]), ...said].join(", ")}]`;
};

/** Writes what was read as one card file: the set, the tokens and keywords that it declares, its cards. What could not be read is left out. */
export const writeCardFile = (files: readonly CardFile[]): Written => {
  const blocks: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const set = files.find((file) => file.set !== undefined)?.set;
  // A header is known by its comma.
  if (set !== undefined) blocks.push(headerLine({ code: "CUST", ...set }));
  let cards = 0;
  for (const { vocabulary } of files)
    for (const { name, face } of vocabulary.tokens ?? [])
      blocks.push(
        [
          `token ${name}`,
          ...faceLines({ ...face, name })
            .slice(1)
            .map((line) => `  ${line}`),
        ].join("\n"),
      );
  for (const { vocabulary } of files)
    for (const { name, parameters, text } of vocabulary.keywords ?? [])
      blocks.push(
        [["keyword", name, ...parameters].join(" "), ...text.split("\n").map((line) => `  ${line}`)].join(
          "\n",
        ),
      );
  for (const file of files)
    for (const { source, diagnostics: found } of file.cards) {
      if (found.some(({ severity }) => severity === "error")) continue;
      const text = cardText(source);
      const lost = lostIn(source, text);
      if (lost !== undefined)
        diagnostics.push({
          ...diagnostic("RW1043", { start: 0, end: 0 }, [source.name, lost]),
          card: source.name,
        });
      blocks.push(text);
      cards++;
    }
  return { text: formatCards(`${blocks.join("\n\n")}\n`), cards, diagnostics };
};
