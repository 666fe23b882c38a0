import type { TextDocument } from "vscode-languageserver-textdocument";
import { checkSet } from "../../compiler/build/set-checks.ts";
import { compileFile, type FileCard, mostMended } from "../../compiler/compile-file.ts";
import { ownNamesOf } from "../../compiler/compile.ts";
import { type Compiler, createCompiler, type ParsedText } from "../../compiler/compiler.ts";
import { remindersIn, withReminders } from "../../compiler/explain/check-reminders.ts";
import { shifted } from "../../compiler/diagnostics/position.ts";
import { didYouMean } from "../../compiler/diagnostics/suggest.ts";
import type { CardFile, ReadCard } from "../../compiler/read/card-file.ts";
import { createCardReader } from "../../compiler/read/cards.ts";
import { joinedVocabulary, vocabularyText } from "../../compiler/read/vocabulary.ts";
import type { CompiledCard, CompileOptions, Diagnostic, Span, Vocabulary } from "../../compiler/types.ts";
import type { Documents } from "../documents.ts";
import { changedWords, declarationsIn } from "./declared.ts";

/** A card where it stands in its file, up to the next card. */
export interface PlacedCard {
  readonly read: ReadCard;
  readonly start: number;
  /** All that stands there: what decides, with the vocabulary, what becomes of the card. */
  readonly text: string;
}

/** A card file as it was read, and what reads it after the next change. */
export interface ReadDocument {
  readonly reader: (text: string) => CardFile;
  readonly document: TextDocument;
  readonly version: number;
  readonly file: CardFile;
  readonly cards: readonly PlacedCard[];
}

/** A compiled card; positions are those where it stood then. */
interface Known {
  readonly start: number;
  readonly result: CompiledCard;
  /** The texts of its faces, once that was asked for; positions count from the start of each text. */
  parsed?: readonly ParsedText[];
}

/** The words of all card files, and the compiler that knows them. */
interface Checked {
  readonly revision: number;
  readonly text: string;
  readonly vocabulary: Vocabulary;
  readonly compiler: Compiler;
}

const placedCards = ({ cards }: CardFile): readonly PlacedCard[] =>
  cards.map((read) => ({ read, start: read.source.start ?? 0, text: read.text ?? "" }));

/** Whether what is wrong may be a slip in one of these words: then the message speaks of it. */
const mayBeMeant = (text: string, { start, result }: Known, names: ReadonlySet<string>): boolean =>
  result.diagnostics.some((found) => {
    const word = text.slice(found.start - start, found.end - start);
    return word !== "" && word.length <= longestName && didYouMean(word, names) !== undefined;
  });
const longestName = 60;

/** The cards of a file as `check` looks at them: reminder text is compared with what it reminds of. */
const compiledCards = (
  file: CardFile,
  { compileCard, means: { definitions } }: Compiler,
  options: CompileOptions = {},
): readonly FileCard[] =>
  compileFile(file, compileCard, options).map((card) =>
    withReminders(card, file, (source, result) => remindersIn(source, result, compileCard, definitions)),
  );

/** So many cards are compiled before looking whether there is time for more. */
const atOnce = 8;

/**
 * What is known of the texts. Everything is worked out when it is first asked for, and kept as long as it holds: a file
 * until its text changes, a card until its own text changes or a declared word that stands in it.
 */
export class Analysis {
  private readonly documents: Documents;
  private readonly files = new Map<string, ReadDocument>();
  private readonly known = new Map<string, Map<string, Known>>();
  private checked: Checked | undefined;

  constructor(documents: Documents) {
    this.documents = documents;
  }

  /** A card file as read; undefined where there is none. */
  file(uri: string): ReadDocument | undefined {
    const document = this.documents.get(uri);
    if (document === undefined) {
      this.files.delete(uri);
      this.known.delete(uri);
      return undefined;
    }
    const before = this.files.get(uri);
    if (before !== undefined && before.document === document && before.version === document.version)
      return before;
    const reader = before?.reader ?? createCardReader(uri);
    const file = reader(document.getText());
    const read = { reader, document, version: document.version, file, cards: placedCards(file) };
    this.files.set(uri, read);
    return read;
  }

  /** All card files. */
  all(): readonly ReadDocument[] {
    return this.documents.all("cards").flatMap(({ uri }) => this.file(uri) ?? []);
  }

  /** The compiler with the words that all card files declare. */
  compiler(): Compiler {
    const { revision } = this.documents;
    const before = this.checked;
    if (before?.revision === revision) return before.compiler;
    const vocabulary = joinedVocabulary(this.all().map(({ file }) => file));
    const text = vocabularyText(vocabulary);
    if (before?.text === text) {
      this.checked = { ...before, revision };
      return before.compiler;
    }
    this.checked = { revision, text, vocabulary, compiler: createCompiler(vocabulary) };
    if (before !== undefined) this.forget(before.vocabulary, vocabulary);
    return this.checked.compiler;
  }

  /** Compiles what is not known of a file, as long as there is time; whether all of it is known now. */
  compile(uri: string, hasTime: () => boolean = () => true): boolean {
    const read = this.file(uri);
    if (read === undefined) return true;
    const { compiler, known } = this.current(uri);
    const now = new Map<string, Known>();
    const missing: PlacedCard[] = [];
    for (const card of read.cards) {
      const before = known.get(card.text);
      if (before !== undefined) now.set(card.text, before);
      else missing.push(card);
    }
    let next = 0;
    for (; next < missing.length && (next === 0 || hasTime()); next += atOnce) {
      const some = missing.slice(next, next + atOnce);
      const part = { ...read.file, cards: some.map((card) => card.read) };
      compiledCards(part, compiler).forEach(({ result }, index) => {
        const { text, start } = some[index]!;
        now.set(text, { start, result });
      });
    }
    this.known.set(uri, now);
    return next >= missing.length;
  }

  /** What a card compiles to; positions of its diagnostics are those of the file. */
  compiled(uri: string, card: PlacedCard): CompiledCard {
    const found = this.knownOf(uri, card);
    const moved = card.start - found.start;
    if (moved === 0 || found.result.diagnostics.length === 0) return found.result;
    const diagnostics = found.result.diagnostics.map((each) => shifted(each, moved));
    return { ...found.result, diagnostics };
  }

  /** The syntax trees of a card, face by face. */
  parsed(uri: string, card: PlacedCard): readonly ParsedText[] {
    const found = this.knownOf(uri, card);
    const { faces } = card.read.source;
    return (found.parsed ??= faces.map((face) => this.compiler().parse(face.text, ownNamesOf(face))));
  }

  /** Everything there is to say about a card file, as `check` says it. */
  diagnostics(uri: string): readonly Diagnostic[] {
    const cards = this.file(uri)?.cards ?? [];
    return [...this.aroundCards(uri), ...cards.flatMap((card) => this.compiled(uri, card).diagnostics)];
  }

  /**
   * The same about a part of a file, with ways out. They are looked for each time: that takes many tries, and they may
   * change other places of the file.
   */
  withFixes(uri: string, part: Span): readonly Diagnostic[] {
    const read = this.file(uri);
    if (read === undefined) return [];
    const cards = read.cards.flatMap(({ read: card, start, text }) =>
      start <= part.end && part.start <= start + text.length ? [card] : [],
    );
    const found = compiledCards({ ...read.file, cards }, this.compiler(), { fixes: mostMended });
    return [...this.aroundCards(uri), ...found.flatMap(({ result }) => result.diagnostics)];
  }

  /** What is wrong with a file apart from its cards, each by itself. */
  private aroundCards(uri: string): readonly Diagnostic[] {
    const file = this.file(uri)?.file;
    return file === undefined ? [] : [...file.diagnostics, ...checkSet(file), ...this.problems(file)];
  }

  private knownOf(uri: string, card: PlacedCard): Known {
    const { compiler, known } = this.current(uri);
    const before = known.get(card.text);
    if (before !== undefined) return before;
    const file = { ...this.file(uri)!.file, cards: [card.read] };
    const found: Known = { start: card.start, result: compiledCards(file, compiler)[0]!.result };
    known.set(card.text, found);
    return found;
  }

  private current(uri: string): { readonly compiler: Compiler; readonly known: Map<string, Known> } {
    const compiler = this.compiler();
    const known = this.known.get(uri) ?? new Map<string, Known>();
    this.known.set(uri, known);
    return { compiler, known };
  }

  /** What is wrong with the declarations of a file; they may have moved since they were checked. */
  private problems(file: CardFile): readonly Diagnostic[] {
    const compiler = this.compiler();
    if (compiler.problems.length === 0 || this.checked === undefined) return [];
    const checked = declarationsIn(this.checked.vocabulary);
    const now = declarationsIn(joinedVocabulary(this.all().map((each) => each.file)));
    const own = new Set(declarationsIn(file.vocabulary));
    return compiler.problems.flatMap(({ source, found }) => {
      const same = now[checked.indexOf(source)];
      return same === undefined || !own.has(same) ? [] : [shifted(found, same.at.start - source.at.start)];
    });
  }

  /** Forgets the cards that may mean something else with other words. */
  private forget(before: Vocabulary, after: Vocabulary): void {
    const changed = changedWords(before, after);
    if (changed === undefined) return;
    for (const known of this.known.values())
      for (const [text, card] of known)
        if (changed.pattern.test(text) || mayBeMeant(text, card, changed.names)) known.delete(text);
  }
}
