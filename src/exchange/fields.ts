import type { Span } from "../compiler/types.ts";

/** What a field of a card can say, whatever a format calls it. */
export type Meaning =
  | ("name" | "manaCost" | "supertypes" | "typeLine" | "subtypes" | "text" | "colors" | "layout")
  | ("stats" | "power" | "toughness" | "loyalty" | "defense")
  | ("rarity" | "flavor" | "artist" | "number" | "indicator" | "set" | "setCode");

/** A field as the file has it, with its place there. */
export interface Field {
  readonly text: string;
  readonly at: Span;
}

/** One face of a card in another format: its fields by what they mean, the others by name. */
export interface FaceRecord {
  readonly fields: ReadonlyMap<Meaning, Field>;
  /** Fields that say something which a card file has no place for. */
  readonly others: readonly string[];
  /** What is passed on with the card, by name. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly at: Span;
}

/** How a format calls the fields. */
export type FieldNames = Readonly<Partial<Record<Meaning, readonly string[]>>>;

/** Sorts the fields of a face by what they mean; of several with one meaning the first that says something counts. */
export const faceRecord = (
  entries: readonly (readonly [string, Field])[],
  meaningOf: (name: string) => Meaning | undefined,
  at: Span,
): FaceRecord => {
  const fields = new Map<Meaning, Field>();
  const others: string[] = [];
  for (const [name, field] of entries) {
    if (field.text.trim() === "") continue;
    const meaning = meaningOf(name);
    if (meaning === undefined || fields.has(meaning)) others.push(name);
    else fields.set(meaning, field);
  }
  return { fields, others, at };
};

/** The meaning of each name in a table. */
export const meanings = (names: FieldNames): ReadonlyMap<string, Meaning> =>
  new Map(
    Object.entries(names).flatMap(([meaning, all]) => all.map((name) => [name, meaning as Meaning] as const)),
  );

/** What stands between the faces of a card that a file writes in one field. */
const between = { line: /(?:^|\s+)\/\/(?:\s+|$)/, text: /(?:^|\n)\s*(?:\/\/|-{3,})\s*(?:\n|$)/ };
const ofWholeCard: ReadonlySet<Meaning> = new Set(["layout", "rarity", "artist", "number", "set", "setCode"]);
const statFields: ReadonlySet<Meaning> = new Set(["stats", "power", "toughness", "loyalty", "defense"]);

/**
 * The faces of a card whose fields hold those of all faces: `Ember // Ash`, `{R} // {1}{B}`. What is in `shared` is that of every
 * face where it is said once; power and toughness are those of the face that can have some.
 */
export const splitFaces = (
  record: FaceRecord,
  shared: readonly Meaning[],
): readonly [FaceRecord, ...FaceRecord[]] => {
  const partsOf = (meaning: Meaning, { text }: Field): readonly string[] =>
    text.split(meaning === "text" ? between.text : between.line).map((part) => part.trim());
  const name = record.fields.get("name");
  const count = name === undefined ? 1 : partsOf("name", name).length;
  if (count < 2) return [record];
  const faceAt = (index: number): FaceRecord => {
    const fields = new Map<Meaning, Field>();
    for (const [meaning, field] of record.fields) {
      const parts = partsOf(meaning, field);
      const once = parts.length === 1 && shared.includes(meaning);
      const text = ofWholeCard.has(meaning) ? field.text : once ? parts[0] : parts[index];
      if (text !== undefined && text !== "") fields.set(meaning, { text, at: field.at });
    }
    return { ...record, fields, others: index === 0 ? record.others : [] };
  };
  const faces = Array.from({ length: count }, (_, index) => faceAt(index));
  const hasStats = ({ fields }: FaceRecord): boolean =>
    /\b(?:creature|planeswalker|battle|vehicle|spacecraft)\b/i.test(fields.get("typeLine")?.text ?? "");
  // Said once, but of a face behind the first.
  const bearer = faces.findIndex(hasStats);
  const [first = record, ...rest] = faces.map((face, index) => {
    const fields = new Map(
      [...face.fields].filter(([meaning]) => !statFields.has(meaning) || hasStats(face)),
    );
    for (const meaning of statFields) {
      const field = record.fields.get(meaning);
      if (index === bearer && field !== undefined && partsOf(meaning, field).length === 1)
        fields.set(meaning, field);
    }
    return { ...face, fields };
  });
  return [first, ...rest];
};
