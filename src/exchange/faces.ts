import type { Card } from "../abilities/cards.ts";
import { diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { didYouMean } from "../compiler/diagnostics/suggest.ts";
import { longestLine } from "../compiler/read/card-file.ts";
import { layoutOf } from "../compiler/read/card-block.ts";
import { isFrame, layoutNamed, layoutNames } from "../compiler/read/layouts.ts";
import { readColors } from "../compiler/read/characteristics.ts";
import type { CardSource, Diagnostic, FaceSource, Mutable } from "../compiler/types.ts";
import type { FaceRecord, Meaning } from "./fields.ts";
import { costInBraces, rarityOf, typeLineOf } from "./notation.ts";

type Layout = Card["layout"];

/** The layout of a card: what the file says, or what its faces show. */
export const readLayout = (
  { fields }: FaceRecord,
  faces: readonly FaceSource[],
): { readonly layout: Layout; readonly found: readonly Diagnostic[] } => {
  const field = fields.get("layout");
  const said = field?.text.trim().toLowerCase() ?? "";
  if (field === undefined || isFrame(said)) return { layout: layoutOf(faces), found: [] };
  const layout = layoutNamed(said);
  if (layout !== undefined) return { layout, found: [] };
  const suggestion = didYouMean(said, layoutNames);
  const extra = suggestion === undefined ? {} : { suggestion };
  return { layout: "normal", found: [diagnostic("RW1024", field.at, [said], extra)] };
};

/** What is passed on with a card beside its rules. */
export const attributesOf = (records: readonly FaceRecord[]): Pick<CardSource, "attributes"> => {
  const attributes: Record<string, string> = { ...records[0]?.attributes };
  const rarity = records[0]?.fields.get("rarity")?.text;
  if (rarity !== undefined) attributes["rarity"] = rarityOf(rarity);
  for (const meaning of ["artist", "number", "flavor"] as const) {
    const said = records
      .flatMap(({ fields }) => fields.get(meaning)?.text ?? [])
      .map((each) => each.replace(/\s+/g, " ").trim());
    if (said.length > 0) attributes[meaning] = [...new Set(said)].join(" // ");
  }
  return Object.keys(attributes).length === 0 ? {} : { attributes };
};

const linesOf = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

type TextOf = (meaning: Meaning) => string | undefined;
type Stats = Mutable<Partial<Pick<FaceSource, "power" | "toughness" | "loyalty" | "defense">>>;

const inTwo = /^([^/]+)\/([^/]+)$/;
/** One number where power and toughness stand is what the card has of it. */
const isOneNumber = (said: string | undefined, typeLine: string): boolean =>
  said !== undefined && /^(?:\d+|X|\*)$/i.test(said) && /\b(?:planeswalker|battle)\b/i.test(typeLine);

const statsOf = (textOf: TextOf, typeLine: string): Stats => {
  const [, power, toughness] = inTwo.exec(textOf("stats") ?? "") ?? [];
  const battle = /\bbattle\b/i.test(typeLine);
  // Many programs have one field for both, and people one column for all.
  const loyalty = textOf("loyalty") ?? (isOneNumber(textOf("stats"), typeLine) ? textOf("stats") : undefined);
  const said = {
    power: textOf("power") ?? power,
    toughness: textOf("toughness") ?? toughness,
    loyalty: battle ? undefined : loyalty,
    defense: textOf("defense") ?? (battle ? loyalty : undefined),
  };
  const stats: Stats = {};
  for (const stat of ["power", "toughness", "loyalty", "defense"] as const) {
    const value = said[stat]?.trim();
    if (value !== undefined && value !== "") stats[stat] = value;
  }
  return stats;
};

/** The face that the fields of a record make, and what is wrong with them. */
export const readFace = ({
  fields,
  at,
}: FaceRecord): { readonly face: FaceSource; readonly found: readonly Diagnostic[] } => {
  const found: Diagnostic[] = [];
  const textOf: TextOf = (meaning) => fields.get(meaning)?.text.trim();
  const name = (textOf("name") ?? "").replace(/\s+/g, " ");
  if (name === "") found.push(diagnostic("RW1008", at, ["name"]));
  const types = [textOf("supertypes") ?? "", textOf("typeLine") ?? ""];
  const typeLine = typeLineOf(types, textOf("subtypes") ?? "");
  if (typeLine === "") found.push(diagnostic("RW1008", at, ["type"]));
  const stats = textOf("stats") ?? "";
  if (stats !== "" && !inTwo.test(stats) && !isOneNumber(stats, typeLine))
    found.push(diagnostic("RW1047", fields.get("stats")?.at ?? at, [stats]));
  const text = linesOf(textOf("text") ?? "");
  if (text.split("\n").some((line) => line.length > longestLine))
    found.push(diagnostic("RW1004", fields.get("text")?.at ?? at, [String(text.length)]));
  const manaCost = costInBraces(textOf("manaCost") ?? "");
  // Colors that no mana cost gives are a color indicator (204); with a cost they only repeat it.
  const isColored = manaCost === "" && !/\bland\b/i.test(typeLine);
  const indicator = textOf("indicator") ?? (isColored ? textOf("colors") : undefined);
  const colors = indicator === undefined ? undefined : readColors(indicator.replaceAll("/", " "));
  const extra = colors === undefined ? {} : { colorIndicator: colors };
  return {
    face: { name, manaCost, typeLine, text, ...statsOf(textOf, typeLine), ...extra, offset: 0 },
    found,
  };
};
