import type { Ability, Card } from "../abilities/index.ts";
import { cardFormat } from "../abilities/cards.ts";
import type { OwnNames, Paragraph } from "../../grammar/lexer.ts";
import type { ParagraphNode } from "../../grammar/parse.ts";
import { rulesLexicon } from "../../grammar/vocabulary.ts";
import { checkFace } from "./check/index.ts";
import { cleaved, type CompiledText, joinCleaved } from "./cleave.ts";
import type { Definitions } from "./definitions.ts";
import { diagnostic, settled } from "./diagnostics/diagnostic.ts";
import { shifted } from "./diagnostics/position.ts";
import { rulesDefinitions } from "./lower/keyword-definitions.ts";
import { faceWith } from "./lower/boxes.ts";
import { factsOf } from "./lower/facts.ts";
import { Dangling } from "./lower/tidy.ts";
import { refuse, Refused, type FaceFacts } from "./lower/scope.ts";
import { withOwnChoices } from "./lower/own-choices.ts";
import { abilitiesOnce, keyed, type KeyedFacts } from "./lowered.ts";
import { checkOwnTypes } from "./own-types.ts";
import { readCharacteristics } from "./read/characteristics.ts";
import { Reader, type ReadingOptions, type ReadParagraph } from "./reading.ts";
import type {
  CardSource,
  CompileCard,
  CompileOptions,
  CompiledCard,
  CompiledFace,
  Diagnostic,
  FaceSource,
} from "./types.ts";
import { asOneText, speaksOfEarlier } from "./lower/spell-abilities.ts";

/** The diagnostic with the words of its paragraph that it is about. */
const toldIn = (text: string, { diagnostic, about }: Refused): Diagnostic => {
  if (about.length === 0) return diagnostic;
  const words = about.map(({ start, end }) => `“${text.slice(start, end)}”`);
  return { ...diagnostic, message: `${diagnostic.message}: ${words.join(" or ")}` };
};

/** Where a name is one of several things at once: "Ann, Bea, and Cyd", "Ann & Bea", "The Gate Wardens". */
const pluralName = /^[^,]*(?:,[^,]*,)? (?:and|&) \p{Lu}|^The [^,]*[^s,]s(?:,|$)/u;

/** What the text of a face may call its own card: the full name, and shorter versions of it (201.5c). */
export const ownNamesOf = (face: Pick<FaceSource, "name" | "typeLine">): OwnNames => {
  const { name: printed } = face;
  // Scryfall puts "A-" before the name of a card with changed rules text; the card's own text does not.
  const name = printed.replace(/^A-(?=\p{Lu})/u, "");
  const short = new Set<string>([name]);
  const comma = name.indexOf(", ");
  if (comma > 0) short.add(name.slice(0, comma));
  // "Chapter 7: The Long Way"; one word there is what it does: "Summon: The Drake".
  const numbered = /^([^:]* [^:]*): /.exec(name)?.[1];
  if (numbered !== undefined) short.add(numbered);
  if (/\bLegendary\b/.test(face.typeLine)) {
    // The comma of "Ann, the Archer" is no part of her name.
    const given = /^(.+?),? (?:of|the|from|to|in|von|van|and) /.exec(name)?.[1];
    if (given !== undefined) short.add(given);
    const [first = "", ...others] = (comma > 0 ? name.slice(0, comma) : name).split(" ");
    const last = others.at(-1);
    // "Goat Queen" is called no "Goat": that is a creature type.
    const isWord = rulesLexicon.isType("creature", first) || rulesLexicon.has("keyword", first.toLowerCase());
    if (first !== "The" && first.length > 2 && !(isWord && last !== undefined)) short.add(first);
    // "Warden Ann B. Cyd" is "Warden Cyd".
    if (others.length > 1) short.add(`${first} ${last!}`);
  }
  short.delete(printed);
  return {
    name: printed,
    plural: pluralName.test(name),
    shortNames: [...short].sort((a, b) => b.length - a.length),
  };
};

/** An error that is no refusal is a defect of ours; it must not take the other cards with it. */
const defect = (error: unknown, { start, end }: Paragraph): Diagnostic =>
  error instanceof Dangling
    ? {
        code: "RW4003",
        severity: "error",
        message: "This speaks of something that may not have been done before it.",
        start,
        end,
      }
    : diagnostic("RW9001", { start, end }, [error instanceof Error ? error.message : String(error)]);

const isText = (node: ParagraphNode): boolean =>
  node.kind === "body" || (node.kind === "worded" && node.ability.kind === "body");

/** Paragraphs that only make sense together, as one text; nothing where they don't. */
const joined = (nodes: readonly ParagraphNode[], facts: FaceFacts): readonly Ability[] | undefined => {
  try {
    return asOneText(nodes, facts);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
};

/** What a compiler works with. */
export interface Means {
  readonly reader: Reader;
  readonly definitions: Definitions;
}

/** A face whose text was read, before it is lowered. */
interface ReadFace {
  readonly means: Means;
  readonly source: FaceSource;
  readonly index: number;
  readonly options: ReadingOptions;
  readonly printedFields: ReturnType<typeof readCharacteristics>;
  readonly read: readonly ReadParagraph[];
  /** About the text; positions count from its start. */
  readonly inText: readonly Diagnostic[];
}

const readFace = (means: Means, source: FaceSource, index: number, options: ReadingOptions): ReadFace => {
  const inText: Diagnostic[] = [];
  const read = means.reader.read(source, ownNamesOf(source), options, inText);
  return { means, source, index, options, printedFields: readCharacteristics(source), read, inText };
};

/** A paragraph with what it was lowered to. */
interface Lowered {
  readonly text: string;
  readonly node: ParagraphNode;
  readonly abilities: readonly Ability[];
  readonly at: Paragraph;
}

const lowerFace = (face: ReadFace): CompiledText => {
  const { means, source, index, options, printedFields, read } = face;
  const { definitions } = means;
  const inText = [...face.inText];
  const nodes = read.flatMap(({ reading }) => ("node" in reading ? [reading.node] : []));
  const paragraphs: Lowered[] = [];
  /** Paragraphs of an instant or sorcery, which later ones may speak of. */
  const spellTexts: { readonly node: ParagraphNode; readonly place: number }[] = [];
  let facts: KeyedFacts | undefined;
  for (const each of read) {
    const { reading, printed, paragraph } = each;
    if (!("node" in reading)) continue;
    if (each.namedTypes.length > 0) {
      const everywhere = read.flatMap(({ namedTypes: named }) => named);
      const misnamed = checkOwnTypes(printedFields.face, each.namedTypes, everywhere, definitions.lexicon);
      inText.push(...misnamed.map((found) => shifted(found, paragraph.start)));
    }
    try {
      facts ??= keyed(factsOf(printedFields.face, nodes, definitions, index));
      const abilities = abilitiesOnce(reading.node, each.lowered, facts);
      if (spellTexts.length > 0 && speaksOfEarlier(reading.node))
        refuse(reading.node, "it is not clear what “it” means in this paragraph", "RW4003");
      paragraphs.push({ text: printed, node: reading.node, abilities, at: paragraph });
      if (facts.facts.isSpell && isText(reading.node))
        spellTexts.push({ node: reading.node, place: paragraphs.length - 1 });
    } catch (error) {
      const earlier = spellTexts.map(({ node }) => node);
      const one =
        error instanceof Refused && facts !== undefined
          ? joined([...earlier, reading.node], facts.facts)
          : undefined;
      if (one !== undefined) {
        spellTexts.forEach(({ place }, at) => {
          paragraphs[place] = { ...paragraphs[place]!, abilities: at === 0 ? one : [] };
        });
        paragraphs.push({ text: printed, node: reading.node, abilities: [], at: paragraph });
        spellTexts.push({ node: reading.node, place: paragraphs.length - 1 });
        continue;
      }
      inText.push(
        error instanceof Refused
          ? settled(
              shifted(toldIn(source.text.slice(paragraph.start, paragraph.end), error), paragraph.start),
            )
          : defect(error, paragraph),
      );
    }
  }
  // A name of another length moves everything behind it.
  if (inText.length > 0 && read.some(({ borrowed }) => borrowed))
    return lowerFace(readFace(means, source, index, { ...options, fresh: true }));
  const linked = withOwnChoices(paragraphs);
  const whole = faceWith(printedFields.face, linked);
  if (inText.length === 0)
    inText.push(
      ...checkFace(
        whole,
        linked.map(({ abilities, at: { start, end } }) => ({ abilities, start, end })),
        index === 0,
      ),
    );
  return {
    face: {
      name: source.name,
      face: whole,
      printed: read.map((each) => each.printed),
      paragraphs: linked.map(({ text, abilities }) => ({ text, abilities })),
    },
    diagnostics: [...printedFields.diagnostics, ...inText.map((each) => shifted(each, source.offset))].map(
      (each) => (index === 0 ? each : { ...each, face: index }),
    ),
  };
};

interface ReadTexts {
  readonly whole: ReadFace;
  /** Without the words in brackets (702.148a). */
  readonly cut: ReadFace | undefined;
}

const finish = (source: CardSource, read: readonly ReadTexts[]): CompiledCard => {
  const faces: CompiledFace[] = [];
  const diagnostics: Diagnostic[] = [];
  read.forEach(({ whole, cut }, index) => {
    const lowered = lowerFace(whole);
    const result = cut === undefined ? lowered : joinCleaved(source.faces[index]!, lowered, lowerFace(cut));
    faces.push(result.face);
    diagnostics.push(...result.diagnostics);
  });
  const failed = diagnostics.some((each) => each.severity === "error");
  const [first, ...others] = faces.map((each) => each.face);
  if (failed || first === undefined) return { name: source.name, status: "failed", faces, diagnostics };
  const card: Card = {
    format: cardFormat,
    name: source.name,
    layout: source.layout,
    faces: [first, ...others],
    ...(source.attributes === undefined ? {} : { attributes: source.attributes }),
  };
  return { name: source.name, status: "compiled", card, faces, diagnostics };
};

const begin = (means: Means, source: CardSource, options: CompileOptions): (() => CompiledCard) => {
  const reading = { brief: options.brief === true, fresh: false };
  const read = source.faces.map((face, index): ReadTexts => {
    const { whole, cut } = cleaved(face);
    return {
      whole: readFace(means, whole, index, reading),
      cut: cut === undefined ? undefined : readFace(means, cut, index, reading),
    };
  });
  return () => finish(source, read);
};

/**
 * Compiles one card. `compiled` means that every word was consumed, the printed text equals the source, and every node
 * was lowered; otherwise the diagnostics point at the words. Never throws on bad input.
 */
export const cardCompiler = (means: Means): CompileCard =>
  Object.assign(
    (source: CardSource, options: CompileOptions = {}): CompiledCard => begin(means, source, options)(),
    {
      begin: (source: CardSource, options: CompileOptions = {}): (() => CompiledCard) =>
        begin(means, source, options),
    },
  );

/** The words of the rules alone. */
export const rulesMeans: Means = {
  reader: new Reader(rulesDefinitions.lexicon),
  definitions: rulesDefinitions,
};

/** Compiles one card with the words of the rules. */
export const compileCard: CompileCard = cardCompiler(rulesMeans);
