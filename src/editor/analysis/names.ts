import { pluralSubtype } from "../../../grammar/lexicon/subtypes.ts";
import type { Editor } from "../editor.ts";
import { touches } from "../places.ts";
import { readTypeLine } from "../../compiler/read/characteristics.ts";
import type { FaceSource, Span } from "../../compiler/types.ts";
import type { Analysis, ReadDocument } from "./analysis.ts";
import { readScenarios, type ScenarioName } from "./scenarios.ts";
import { inSpokenTexts, type Quotation } from "./spoken.ts";
import { leavesOf, type NameKind, placeOf, rulesTexts } from "./texts.ts";

/** A name where it stands. */
export interface Mention {
  readonly uri: string;
  readonly kind: NameKind;
  readonly name: string;
  readonly span: Span;
  /** The name is given here. */
  readonly defines?: true;
  /** A card calls itself here by one of these, which are made of its name. */
  readonly shortNames?: readonly string[];
  /** In a scenario: how another name is written here. */
  readonly inScenario?: ScenarioName;
  /** In a scenario: the text that names it in words of a card, here and at other places. */
  readonly quotes?: Quotation;
}

type Place = Omit<Mention, "uri">;

/** Where a name stands within the line that declares it. */
const within = (name: string, at: Span, head: number): Span => ({
  start: at.start + head,
  end: at.start + head + name.length,
});

const declaredIn = ({ file }: ReadDocument): readonly Place[] => {
  const { keywords = [], types = [], counters = [], tokens = [] } = file.vocabulary;
  const headOf = (at: Span, name: string): number =>
    Math.max(0, file.text.slice(at.start, at.end).indexOf(name, "token".length));
  return [
    ...keywords.map(({ name, at }): Place => ({
      kind: "keyword",
      name: name.toLowerCase(),
      span: within(name, at, headOf(at, name)),
      defines: true,
    })),
    ...tokens.map(({ name, at }): Place => ({
      kind: "token",
      name,
      span: within(name, at, headOf(at, name)),
      defines: true,
    })),
    ...counters.map(({ name, at }): Place => ({ kind: "counter", name, span: at, defines: true })),
    ...types.flatMap(({ name, at, implied }): readonly Place[] =>
      implied ? [] : [{ kind: "type", name, span: at, defines: true }],
    ),
  ];
};

/** The subtypes in a type line. */
const inTypeLine = ({ typeLine, at }: FaceSource): readonly Place[] => {
  const start = at?.typeLine;
  if (start === undefined) return [];
  return readTypeLine(typeLine).subtypes.map((name): Place => {
    const place = start + typeLine.lastIndexOf(name);
    return { kind: "type", name, span: { start: place, end: place + name.length } };
  });
};

/** Names of cards everywhere, types in the cards whose text is `wanted`. */
const namesOfFaces = (read: ReadDocument, wanted: (text: string) => boolean): readonly Place[] =>
  read.cards.flatMap(({ text, read: { source } }) => {
    const isWanted = wanted(text);
    return source.faces.flatMap((face): readonly Place[] => {
      const start = face.at?.name ?? face.offset;
      const span = { start, end: start + face.name.length };
      const name: Place = { kind: "card", name: face.name, span, defines: true };
      return isWanted ? [name, ...inTypeLine(face)] : [name];
    });
  });

const inTexts = (
  analysis: Analysis,
  read: ReadDocument,
  wanted: (text: string) => boolean,
): readonly Place[] =>
  rulesTexts(analysis, read, wanted).flatMap((text) =>
    leavesOf(text).flatMap(({ kind, name, span }): readonly Place[] => {
      const place = placeOf(text, span);
      switch (kind) {
        case "keyword":
        case "counter":
        case "token":
        case "type":
        case "card":
          return [{ kind, name, span: place }];
        case "self": {
          const words = text.in.text.slice(span.start, span.end);
          const { name, shortNames } = text;
          if (words === name) return [{ kind: "card", name, span: place }];
          return shortNames.includes(words) ? [{ kind: "card", name, span: place, shortNames }] : [];
        }
        default:
          return [];
      }
    }),
  );

/** The names in a text: in cards only in those whose text is `wanted`. */
const mentionsIn = (
  { documents, analysis }: Editor,
  uri: string,
  wanted: (text: string) => boolean = () => true,
): readonly Mention[] => {
  const document = documents.get(uri);
  if (document === undefined) return [];
  const here = (each: Place): Mention => ({ uri, ...each });
  if (documents.kindOf(uri) === "scenarios")
    return readScenarios(document).scenarios.flatMap(({ names }) =>
      names.map((inScenario) => {
        const { kind, name, span } = inScenario;
        return here({ kind, name: kind === "counter" ? name.toLowerCase() : name, span, inScenario });
      }),
    );
  const read = analysis.file(uri);
  if (read === undefined) return [];
  return [...declaredIn(read), ...namesOfFaces(read, wanted), ...inTexts(analysis, read, wanted)].map(here);
};

/** Whether two mentions are of one thing: a token may be called by its subtype, a card in a scenario may be a token. */
const isSame = (left: Mention, right: Mention): boolean =>
  left.name === right.name &&
  (left.kind === right.kind ||
    [left.kind, right.kind].every((kind) => kind === "token" || kind === "type" || kind === "card"));

/** The name at a position of a text. */
export const mentionAt = (editor: Editor, uri: string, position: number): Mention | undefined => {
  const read = editor.documents.kindOf(uri) === "cards" ? editor.analysis.file(uri) : undefined;
  const card = read?.cards.findLast(({ start }) => start <= position)?.text;
  const found = mentionsIn(editor, uri, (text) => text === card).filter(({ span }) =>
    touches(span, position),
  );
  return found.find(({ defines }) => defines) ?? found[0];
};

/** Every place where the thing is named, in all texts; only those that give the name where `defining`. */
export const sameName = (editor: Editor, of: Mention, defining = false): readonly Mention[] => {
  const forms = [of.name, pluralSubtype(of.name)].map((form) => form.toLowerCase());
  const mayHave = (text: string): boolean => {
    const lower = text.replace(/\s+/g, " ").toLowerCase();
    return !defining && forms.some((form) => lower.includes(form));
  };
  const documents = [...editor.documents.all("cards"), ...editor.documents.all("scenarios")];
  const found = documents.flatMap(({ uri }) => mentionsIn(editor, uri, mayHave));
  const same = found.filter((each) => isSame(each, of) && (!defining || each.defines));
  return defining ? same : [...same, ...inSpokenTexts(editor, same)];
};

/** Where the thing got its name; a type that is nowhere declared, in the first type line that has it. */
export const definitionsOf = (editor: Editor, of: Mention): readonly Mention[] => {
  const found = sameName(editor, of, true);
  const exact = found.filter(({ kind }) => kind === of.kind);
  if (exact.length > 0) return exact;
  if (found.length > 0 || of.kind !== "type" || !isOwnType(editor, of.name)) return found;
  return sameName(editor, of).slice(0, 1);
};

/** Whether a subtype is no word of the rules. */
const isOwnType = ({ analysis }: Editor, name: string): boolean =>
  analysis.compiler().means.definitions.lexicon.ownWords.includes(name.toLowerCase());

/** The names of all cards, those of their faces too. */
export const cardNames = ({ analysis }: Editor): readonly string[] => [
  ...new Set(
    analysis
      .all()
      .flatMap(({ cards }) =>
        cards.flatMap(({ read: { source } }) => [source.name, ...source.faces.map(({ name }) => name)]),
      ),
  ),
];
