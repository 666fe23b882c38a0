import { diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { lineStarts, withPosition } from "../compiler/diagnostics/position.ts";
import type { CardFile, ReadCard, SetHeader } from "../compiler/read/card-file.ts";
import { impliedIn } from "../compiler/read/implied.ts";
import type { Diagnostic, KeywordSource, TokenSource } from "../compiler/types.ts";
import { attributesOf, readFace, readLayout } from "./faces.ts";
import type { FaceRecord } from "./fields.ts";

/** How the cards of a file are taken together. */
export interface Options {
  readonly text: string;
  readonly file: string | undefined;
}

/** Takes the cards of a foreign file together: what they are, what is wrong with them, and what no card file has a place for. */
export const collector = ({ text, file }: Options) => {
  const cards: ReadCard[] = [];
  const tokens: TokenSource[] = [];
  const keywords: KeywordSource[] = [];
  const diagnostics: Diagnostic[] = [];
  const left = new Map<string, number>();
  let known: readonly number[] | undefined;
  const placed = (found: Diagnostic): Diagnostic => withPosition(found, (known ??= lineStarts(text)));
  const report = (found: Diagnostic): void => {
    diagnostics.push(placed(found));
  };
  const leave = (what: string, count = 1): void => {
    left.set(what, (left.get(what) ?? 0) + count);
  };

  /** A card of one face or more. */
  const card = (records: readonly [FaceRecord, ...FaceRecord[]]): void => {
    const [head, ...others] = records;
    const readings = [readFace(head), ...others.map(readFace)] as const;
    const [front, ...behind] = readings;
    const faces = [front.face, ...behind.map(({ face }) => face)] as const;
    const { layout, found } = readLayout(head, faces);
    for (const other of records.flatMap((each) => each.others)) leave(other);
    cards.push({
      diagnostics: [...readings.flatMap((each) => each.found), ...found].map(placed),
      source: {
        name: faces.map((face) => face.name).join(" // "),
        layout,
        faces,
        ...attributesOf(records),
        ...(file === undefined ? {} : { file }),
        start: head.at.start,
      },
    });
  };

  /** A token that other cards may create by its name. */
  const token = (record: FaceRecord): TokenSource => {
    const { face, found } = readFace(record);
    found.forEach(report);
    return { name: face.name, face, at: record.at };
  };

  const result = (set?: SetHeader): CardFile => {
    if (cards.length + tokens.length + keywords.length === 0 && diagnostics.length === 0)
      report(diagnostic("RW1001", { start: 0, end: 0 }, []));
    const faces = [...cards.flatMap(({ source }) => source.faces), ...tokens.map(({ face }) => face)];
    const own = new Set(tokens.map(({ name }) => name));
    const implied = impliedIn(faces);
    return {
      ...(file === undefined ? {} : { file }),
      ...(set === undefined ? {} : { set }),
      text,
      positions: "text",
      cards,
      vocabulary: {
        ...implied,
        tokens: [...tokens, ...(implied.tokens ?? []).filter(({ name }) => !own.has(name))],
        ...(keywords.length === 0 ? {} : { keywords }),
      },
      diagnostics,
      left: [...left].map(([what, count]) => ({ what, count })),
    };
  };
  return { card, token, tokens, keywords, cards, report, leave, result };
};

/** A file of which nothing can be read, with the reason. */
export const unreadableAs = (found: Diagnostic, { text, file }: Options): CardFile => ({
  ...(file === undefined ? {} : { file }),
  text,
  positions: "file",
  cards: [],
  vocabulary: {},
  diagnostics: [found.line === undefined ? withPosition(found, lineStarts(text)) : found],
});
