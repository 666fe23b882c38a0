import type { CardSource } from "../types.ts";
import type { CardFile, SetHeader } from "./card-file.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is passed on with a card, by its name here and in the two formats. */
const passedOn: readonly (readonly [string, readonly string[]])[] = [
  ["rarity", ["rarity"]],
  ["number", ["collector_number", "number"]],
  ["artist", ["artist"]],
  ["flavor", ["flavor_text", "flavorText"]],
];

/** What the data says of the card beside the rules; what its faces say differently stands one after the other. */
export const attributesOf = (faces: readonly unknown[]): Pick<CardSource, "attributes"> => {
  const said = passedOn.flatMap(([attribute, names]) => {
    const values = faces.flatMap((fields) =>
      isFields(fields)
        ? names.flatMap((name) =>
            typeof fields[name] === "string" ? [fields[name].replace(/\s+/g, " ")] : [],
          )
        : [],
    );
    return values.length === 0 ? [] : [[attribute, [...new Set(values)].join(" // ")] as const];
  });
  return said.length === 0 ? {} : { attributes: Object.fromEntries(said) };
};

/** The faces of each printing in the list `cards` of an MTGJSON set, with the place of the first of them. */
export const printingsIn = (
  cards: readonly unknown[],
): readonly (readonly [string, readonly Fields[], number])[] => {
  const found = new Map<string, readonly [string, Fields[], number]>();
  cards.forEach((value, index) => {
    const fields = isFields(value) ? value : {};
    const name = typeof fields["name"] === "string" ? fields["name"] : "";
    const key = fields["side"] === undefined ? String(index) : `${name} ${String(fields["number"])}`;
    const before = found.get(key);
    if (before === undefined) found.set(key, [name, [fields], index]);
    else before[1].push(fields);
  });
  return [...found.values()];
};

/** An MTGJSON set: its cards stand in a list, each face by itself. */
export const isSet = (value: unknown): value is Fields => isFields(value) && Array.isArray(value["cards"]);

/** The header that the names of a set make. */
export const headerOf = ({ name, code }: Fields): Pick<CardFile, "set"> => {
  if (typeof name !== "string" || name.trim() === "") return {};
  const said = typeof code === "string" && /^\w{2,8}$/.test(code) ? { code: code.toUpperCase() } : {};
  const set: SetHeader = { name, options: {}, ...said };
  return { set };
};

/** The set of which all cards of a list are. */
export const setOfAll = (list: readonly unknown[]): Pick<CardFile, "set"> => {
  const [first] = list;
  if (!isFields(first) || !list.every((card) => isFields(card) && card["set"] === first["set"])) return {};
  return headerOf({ name: first["set_name"], code: first["set"] });
};

/** What lists of printings have beside cards for a deck, by its layout. */
const noCards: ReadonlyMap<unknown, string> = new Map([
  ["token", "token"],
  ["double_faced_token", "token"],
  ["emblem", "emblem"],
  ["art_series", "art card"],
  ["planar", "plane"],
  ["scheme", "scheme"],
  ["vanguard", "vanguard"],
]);

/** What an entry of a list is instead of a card for a deck. */
export const besideCards = (value: unknown): string | undefined => {
  const fields: unknown = Array.isArray(value) ? value[0] : value;
  return isFields(fields) ? noCards.get(fields["layout"]) : undefined;
};

/** What JSON of the two programs is that has no cards in it, and the way to a file that has. */
export const withoutCards = (value: unknown): string | undefined => {
  if (!isFields(value)) return undefined;
  if (value["object"] === "error")
    return `an error that Scryfall answered: ${String(value["details"] ?? "")}`;
  const { data } = value;
  const first: unknown = Array.isArray(data) ? data[0] : value;
  if (!isFields(first)) return undefined;
  if (first["object"] === "bulk_data")
    return "Scryfall's index of its card files; the card file is what a 'download_uri' in it names";
  if (first["object"] === "set" || Object.hasOwn(first, "baseSetSize"))
    return isSet(first) ? undefined : "a list of sets without their cards; each set has a file of its own";
  return isFields(data) && Array.isArray(data["mainBoard"])
    ? "a deck; its cards are in the set files"
    : undefined;
};

/** A card that is printed on both sides of itself is the card on one of them. */
export const oneSide = (value: unknown): unknown => {
  const [front] = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  if (!isFields(front) || front["layout"] !== "reversible_card") return value;
  const { card_faces: list, ...whole } = front;
  const faces: readonly unknown[] = Array.isArray(value) ? value : Array.isArray(list) ? list : [];
  const nameOf = (face: unknown): unknown =>
    isFields(face) ? (face["faceName"] ?? face["name"]) : undefined;
  if (faces.length === 0 || faces.some((face) => nameOf(face) !== nameOf(faces[0]))) return value;
  const one = { ...whole, layout: "normal", ...(isFields(faces[0]) ? faces[0] : {}) };
  return Array.isArray(value) ? [{ ...one, layout: "normal", side: undefined }] : one;
};
