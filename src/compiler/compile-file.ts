import { diagnostic, hasErrors } from "./diagnostics/diagnostic.ts";
import { lineStarts, placeInFile, withPosition } from "./diagnostics/position.ts";
import { withFixes } from "./repair/repair.ts";
import type { CardFile, ReadCard } from "./read/card-file.ts";
import type { CardSource, CompileCard, CompileOptions, CompiledCard, Diagnostic } from "./types.ts";

/** A card of a file, compiled, with every diagnostic about it placed by line and column. */
export interface FileCard {
  readonly source: CardSource;
  readonly result: CompiledCard;
}

const failed = (name: string, diagnostics: readonly Diagnostic[]): CompiledCard => ({
  name,
  status: "failed",
  faces: [],
  diagnostics,
});

/** The compiler must not throw; if it does all the same, that is a diagnostic about this one card. */
const guarded = <T>(source: CardSource, work: () => T, instead: (broken: CompiledCard) => T): T => {
  try {
    return work();
  } catch (thrown) {
    const start = source.start ?? source.faces[0].offset;
    const what = thrown instanceof Error ? thrown.message : String(thrown);
    return instead(failed(source.name, [diagnostic("RW9001", { start, end: start }, [what])]));
  }
};

/** Compiles one card; never throws. */
export const compileGuarded = (
  source: CardSource,
  compile: CompileCard,
  options: CompileOptions,
): CompiledCard =>
  guarded(
    source,
    () => compile(source, options),
    (broken) => broken,
  );

/** So many cards are read before the first of them is lowered. */
export const atOnce = 1000;

/** Compiles cards in their order, many at once where the compiler can do that. */
const compileAll = (
  sources: readonly CardSource[],
  compile: CompileCard,
  options: CompileOptions,
): readonly CompiledCard[] => {
  const { begin } = compile;
  if (begin === undefined) return sources.map((each) => compileGuarded(each, compile, options));
  const results: CompiledCard[] = [];
  for (let from = 0; from < sources.length; from += atOnce) {
    const some = sources.slice(from, from + atOnce);
    const begun = some.map((source) =>
      guarded(
        source,
        () => begin(source, options),
        (broken) => () => broken,
      ),
    );
    begun.forEach((finish, index) => {
      results.push(guarded(some[index]!, finish, (broken) => broken));
    });
  }
  return results;
};

/** A message about a card of a file with its place there. */
export const placed = (
  found: Diagnostic,
  source: CardSource,
  file: CardFile,
  starts: () => readonly number[] = () => lineStarts(file.text),
): Diagnostic => {
  if (found.line !== undefined) return found;
  if (file.positions === "file") return withPosition(placeInFile(found, source.faces), starts());
  return withPosition(found, lineStarts(source.faces[found.face ?? 0]?.text ?? ""));
};

/** Of more cards in one file nobody reads the messages. */
export const mostMended = 100;

const about = (source: CardSource, found: Diagnostic): Diagnostic =>
  source.name === "" ? found : { ...found, card: source.name };

/**
 * Whether the places of a card's message count in its file: those of cards from JSON count in the card's own text, unless
 * the reader found the fault.
 */
export const countsInFile = (file: CardFile): ((found: Diagnostic) => boolean) => {
  const keyOf = ({ code, start, line }: Diagnostic): string => `${code} ${start} ${line ?? ""}`;
  const byReader = new Set(file.cards.flatMap(({ diagnostics }) => diagnostics).map(keyOf));
  return (found) => file.positions === "file" || byReader.has(keyOf(found));
};

/** Errors of the printed fields that leave it clear which lines are the text: a cost that is none, stats in the middle. */
const besideText: ReadonlySet<string> = new Set(["RW1012", "RW1020"]);

/** A card whose printed fields were read as they surely should be, or at least its text. */
const isReadable = ({ diagnostics }: ReadCard): boolean =>
  diagnostics.every(
    ({ severity, fixes, code }) => severity !== "error" || fixes?.[0]?.sure === true || besideText.has(code),
  );

/** What was found by compiling that does not only follow from what the reader has told: that no stats are on the last line. */
const newBeside = (told: readonly Diagnostic[], found: readonly Diagnostic[]): readonly Diagnostic[] => {
  const known = told.filter(({ code }) => besideText.has(code));
  return found.filter(
    ({ start, end, code }) =>
      !known.some((each) => start <= each.end && each.start <= end) &&
      !(code === "RW1014" && known.some((each) => each.code === "RW1020")),
  );
};

/**
 * Compiles the cards of a file, in their order. A card whose printed fields could not be read is not compiled further.
 * `status` is `failed` whenever there is an error.
 */
export const compileFile = (
  file: CardFile,
  compile: CompileCard,
  options: CompileOptions = {},
): readonly FileCard[] => {
  let mended = 0;
  let known: readonly number[] | undefined;
  const starts = (): readonly number[] => (known ??= lineStarts(file.text));
  const readable = file.cards.filter(isReadable);
  const results = compileAll(
    readable.map(({ source }) => source),
    compile,
    options,
  ).values();
  return file.cards.map((card) => {
    const { source, diagnostics } = card;
    if (!isReadable(card))
      return {
        source,
        result: failed(
          source.name,
          diagnostics.map((each) => about(source, each)),
        ),
      };
    const plain = results.next().value!;
    const mends = plain.status === "failed" && mended++ < (options.fixes ?? 0);
    const result = mends ? withFixes(source, plain, compile) : plain;
    const inCard = result.diagnostics.map((each) => placed(each, source, file, starts));
    const all = [...diagnostics, ...newBeside(diagnostics, inCard)].map((each) => about(source, each));
    const status = hasErrors(all) ? "failed" : result.status;
    const { card: made, ...rest } = result;
    // With a cost or stats that are none it is no card.
    const whole = made === undefined || diagnostics.some(({ code }) => besideText.has(code)) ? rest : result;
    return { source, result: { ...whole, status, diagnostics: all } };
  });
};
