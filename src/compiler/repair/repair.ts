import { hasErrors } from "../diagnostics/diagnostic.ts";
import { withEdits } from "../diagnostics/fixes.ts";
import { moved } from "../diagnostics/position.ts";
import type {
  CardSource,
  CompileCard,
  CompiledCard,
  Diagnostic,
  FaceSource,
  Fix,
  Vocabulary,
} from "../types.ts";
import { candidatesFor, type Candidate } from "./candidates.ts";
import { andThen, before, type PlacedEdit } from "./edits.ts";

/** So many slips in one line are mended; a text with more is something else. */
const mostSteps = 8;

/** So many of them may be guesses: a line that needs more says something that is not understood. */
const mostGuesses = 3;

/** So many lines are compiled to mend a face: what needs more is no card, such as a whole file without blank lines. */
const mostCompiled = 5000;

/** Whether the message is about the words of a text; others are about printed fields. */
const isAboutText = ({ code, severity }: Diagnostic): boolean =>
  severity === "error" && /^RW[234]/.test(code);

/** The stage that is reached only when all of a text's words and spaces are right. */
const meaning = 4;

/** How far a text was understood: characters, words, wording, spaces, meaning. */
const stageOf = ({ code }: Diagnostic): number => {
  if (code.startsWith("RW2")) return 0;
  if (code.startsWith("RW4")) return meaning;
  // Spaces are compared only when the words are the same.
  if (["RW3014", "RW3015"].includes(code)) return 3;
  return ["RW3001", "RW3002", "RW3003", "RW3004", "RW3005", "RW3008", "RW3009"].includes(code) ? 1 : 2;
};

/** A face of a card with its lines as they are tried. */
class Trial {
  readonly lines: string[];
  readonly name: string;
  private readonly source: CardSource;
  private readonly index: number;
  private readonly compile: CompileCard;
  private readonly tried = new Map<string, readonly Diagnostic[]>();
  private compiled = 0;

  constructor(source: CardSource, index: number, compile: CompileCard) {
    this.source = source;
    this.index = index;
    this.compile = compile;
    const face = source.faces[index]!;
    this.lines = face.text.split("\n");
    this.name = face.name;
  }

  /** Whether enough was tried. */
  get isOver(): boolean {
    return this.compiled > mostCompiled;
  }

  /**
   * What is wrong with a line when it is `text`, and how much with the lines before; positions count from the line's start.
   * Of the modes of a choice only the first that is wrong is told, so that the lines behind say nothing yet.
   */
  try(
    line: number,
    text: string,
    brief: boolean,
  ): { readonly own: readonly Diagnostic[]; readonly others: readonly Diagnostic[] } {
    const lines = this.lines.map((each, index) => (index === line ? text : each));
    const start = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
    const found = this.foundIn(lines.join("\n"), brief);
    const isOwn = (each: Diagnostic): boolean => each.start >= start && each.start <= start + text.length;
    return {
      own: found
        .filter(isOwn)
        .map((each) => moved(each, (span) => ({ start: span.start - start, end: span.end - start })))
        .sort((left, right) => left.start - right.start),
      others: found.filter((each) => each.start < start),
    };
  }

  /** What is wrong with the face when this is its text: asked again for each line of it. */
  private foundIn(text: string, brief: boolean): readonly Diagnostic[] {
    const key = `${brief ? "" : "\u0000"}${text}`;
    const before = this.tried.get(key);
    if (before !== undefined) return before;
    this.compiled += this.lines.length;
    const { lines: _lines, ...face } = this.source.faces[this.index]!;
    const changed: FaceSource = { ...face, text, offset: 0 };
    const [first, ...rest] = this.source.faces.map((each, index) => (index === this.index ? changed : each));
    const { diagnostics } = this.compile({ ...this.source, faces: [first!, ...rest] }, { brief });
    const found = diagnostics.filter((each) => (each.face ?? 0) === this.index && isAboutText(each));
    this.tried.set(key, found);
    return found;
  }
}

/** One slip of a line: what was said about it, and whether its author should be asked. */
interface Step {
  readonly found: Diagnostic;
  readonly asks: boolean;
  readonly known: boolean;
}

const isGuess = ({ asks, known }: Step): boolean => asks || !known;

/** A line as far as it is mended; the steps count their places in the line as it stood in the file. */
interface Mending {
  readonly steps: readonly Step[];
  readonly edits: readonly PlacedEdit[];
  readonly text: string;
  /** What is still wrong first; nothing when the line is understood. */
  readonly open: Diagnostic | undefined;
}

/** Whether a line is understood further than before. */
const isFurther = (now: Diagnostic, text: string, then: Diagnostic, line: string): boolean => {
  const stage = stageOf(now) - stageOf(then);
  return stage > 0 || (stage === 0 && text.length - now.start < line.length - then.start);
};

interface Change {
  readonly candidate: Candidate;
  readonly text: string;
  readonly first: Diagnostic | undefined;
}

/** The change after which most of the line is understood; nothing where none helps. */
const bestChange = (trial: Trial, line: number, text: string, found: Diagnostic): Change | undefined => {
  const { others } = trial.try(line, text, true);
  // Words that are wrong are told only when the signs are right: that they are told now is no harm.
  const worse = (list: readonly Diagnostic[]): number =>
    list.filter((each) => stageOf(found) > 0 || stageOf(each) === meaning).length;
  let best: Change | undefined;
  for (const candidate of candidatesFor({ line: text, found, name: trial.name })) {
    const changed = withEdits(text, [candidate.edit]);
    if (changed === text) continue;
    if (trial.isOver) break;
    const { own, others: beside } = trial.try(line, changed, true);
    if (worse(beside) > worse(others)) continue;
    const [first] = own;
    if (first === undefined) return { candidate, text: changed, first };
    const [then, was] = best?.first === undefined ? [found, text] : [best.first, best.text];
    if (isFurther(first, changed, then, was)) best = { candidate, text: changed, first };
  }
  return best;
};

/**
 * Goes on with a line until it is understood, nothing helps, or its characters are right where only these are asked for. What was
 * only tried is taken back where the line is not understood with it.
 */
const mendLine = (trial: Trial, line: number, begun: Mending, onlyCharacters: boolean): Mending => {
  let { steps, edits, text } = begun;
  let known = begun;
  for (;;) {
    const [open] = trial.try(line, text, false).own;
    const now: Mending = { steps, edits, text, open };
    if (open === undefined || (onlyCharacters && stageOf(open) > 0)) return now;
    if (!steps.some(isGuess)) known = now;
    const isOver = steps.length === mostSteps || steps.filter(isGuess).length === mostGuesses;
    const best = isOver ? undefined : bestChange(trial, line, text, open);
    if (best === undefined) return known;
    const place = { start: before(edits, open.start), end: before(edits, open.end, true) };
    // What follows from a guess is a guess.
    const asks = best.candidate.asks || steps.some((each) => each.asks);
    const step = { found: { ...open, ...place }, asks, known: best.candidate.known === true };
    steps = [...steps, step];
    edits = andThen(edits, text, best.candidate.edit, steps.length - 1);
    text = best.text;
  }
};

const quoted = (text: string): string => (text.length > 40 ? `'${text.slice(0, 37)}…'` : `'${text}'`);

/** What a fix does, in whole words. */
const titleOf = (line: string, { span, text }: PlacedEdit): string => {
  const isSpace = line.slice(span.start, span.end).trim() === text.trim();
  const isSign = isSpace || (/^[\s.,:;—•]*$/.test(text) && span.end - span.start < 3);
  const [left = ""] = (isSign ? /\S*\s*$/ : /[\p{L}\p{N}'’]*$/u).exec(line.slice(0, span.start)) ?? [];
  const [right = ""] = (isSign ? /^\s*\S*/ : /^[\p{L}\p{N}'’]*/u).exec(line.slice(span.end)) ?? [];
  const words = left + line.slice(span.start, span.end) + right;
  const made = (left + text + right).trim();
  if (made === "") return `Leave out ${quoted(words.trim())}`;
  return words.trim() === "" || isSign
    ? `Write ${quoted(made)}`
    : `Change ${quoted(words.trim())} to ${quoted(made)}`;
};

/** The messages about a line that could be mended, each with its fix. */
const fixesOf = (line: string, { steps, edits, open }: Mending): readonly Diagnostic[] =>
  steps.flatMap(({ found, asks }, step) => {
    const own = edits.filter((each) => each.step === step);
    if (own.length === 0) return [];
    const fix: Fix = {
      title: found.fixes?.[0]?.title ?? own.map((each) => titleOf(line, each)).join(", "),
      edits: own.map(({ span, text }) => ({ span, text })),
      // Nobody knows what the line should be as long as something of it is not understood.
      ...((!asks && open === undefined) || found.fixes?.[0]?.sure ? { sure: true as const } : {}),
    };
    const { expected: _expected, suggestion: _suggestion, ...rest } = found;
    return [{ ...rest, fixes: [fix] }];
  });

/** Whether it is worth telling what was mended, even if not all of the line is. */
const isTold = ({ steps, open }: Mending): boolean => open === undefined || steps.length > 0;

/** What is still wrong, in the line as it stood in the file. */
const restOf = ({ edits }: Mending, open: Diagnostic): Diagnostic =>
  moved(open, ({ start, end }) => ({ start: before(edits, start), end: before(edits, end, true) }));

const inFace = (
  source: CardSource,
  result: CompiledCard,
  index: number,
  compile: CompileCard,
): readonly Diagnostic[] => {
  const face = source.faces[index]!;
  const about = result.diagnostics.filter((each) => (each.face ?? 0) === index);
  const trial = new Trial(source, index, compile);
  const lines = [...trial.lines];
  const starts = lines.map((_, at) =>
    lines.slice(0, at).reduce((sum, each) => sum + each.length + 1, face.offset),
  );
  const lineOf = (each: Diagnostic): number =>
    isAboutText(each)
      ? starts.findLastIndex((start, at) => each.start >= start && each.start <= start + lines[at]!.length)
      : -1;
  const bad = [...new Set(about.map(lineOf))].filter((at) => at >= 0).sort((left, right) => left - right);
  // A choice is understood only when the signs before its modes are right.
  const mended = new Map<number, Mending>();
  for (const onlyCharacters of [true, false])
    for (const at of onlyCharacters ? bad : lines.keys()) {
      const begun = mended.get(at) ?? { steps: [], edits: [], text: lines[at]!, open: undefined };
      const now = mendLine(trial, at, begun, onlyCharacters);
      mended.set(at, now);
      trial.lines[at] = now.text;
    }
  const told = [...mended].flatMap(([at, mending]) => {
    const from = starts[at]!;
    const { open: rest } = mending;
    const found =
      rest === undefined
        ? fixesOf(lines[at]!, mending)
        : isTold(mending)
          ? [...fixesOf(lines[at]!, mending), restOf(mending, rest)]
          : bad.includes(at)
            ? []
            : [rest];
    const placed = found.map((each) =>
      moved(each, ({ start, end }) => ({ start: start + from, end: end + from })),
    );
    return placed.map((each) => (index === 0 ? each : { ...each, face: index }));
  });
  const open = about.filter((each) => {
    const mending = mended.get(lineOf(each));
    return mending === undefined || (mending.open !== undefined && !isTold(mending));
  });
  return [...open, ...told].sort((left, right) => left.start - right.start);
};

/** Something that a card file may declare, with the line that does it. */
interface Declared {
  readonly line: string;
  readonly vocabulary: Vocabulary;
}

/** What an unknown word may be: a kind of counters, which other words can be called as well ("siege"), or a type of creatures. */
const declaredAs = (text: string, found: Diagnostic, offset: number): Declared | undefined => {
  const name = text.slice(found.start - offset, found.end - offset);
  const at = { start: 0, end: 0 };
  if (/^ counters?\b/.test(text.slice(found.end - offset)))
    return { line: `counter ${name}`, vocabulary: { counters: [{ name, at }] } };
  const type = found.code === "RW3003" && /^\p{Lu}[\p{L}'’-]+$/u.test(name) ? name : undefined;
  return type === undefined
    ? undefined
    : { line: `type creature: ${type}`, vocabulary: { types: [{ name: type, set: "creature", at }] } };
};

/** Errors without a way out that is sure. */
const openIn = ({ diagnostics }: CompiledCard): readonly Diagnostic[] =>
  diagnostics.filter(({ severity, fixes }) => severity === "error" && fixes?.[0]?.sure !== true);

/** The same with a word declared that the rules do not have, where more is understood with it. */
const withDeclaration = (source: CardSource, plain: CompiledCard, compile: CompileCard): CompiledCard => {
  const { declaring } = compile;
  const place = source.start;
  if (declaring === undefined || place === undefined || source.faces[0].at === undefined) return plain;
  const open = openIn(plain);
  const unknown = open.filter(({ code }) => code === "RW3003" || code === "RW3001");
  for (const found of unknown.slice(0, mostGuesses)) {
    const { text, offset } = source.faces[found.face ?? 0]!;
    const declared = declaredAs(text, found, offset);
    if (declared === undefined) continue;
    const more = declaring(declared.vocabulary);
    const then = fixedIn(source, more(source), more);
    if (openIn(then).length >= open.length) continue;
    const edits = [{ span: { start: place, end: place }, text: `${declared.line}\n\n` }];
    const { suggestion: _suggestion, expected: _expected, ...rest } = found;
    const fix: Fix = { title: `Declare it: ${declared.line}`, edits };
    return { ...plain, diagnostics: [{ ...rest, fixes: [fix] }, ...then.diagnostics] };
  }
  return plain;
};

const fixedIn = (source: CardSource, result: CompiledCard, compile: CompileCard): CompiledCard => ({
  ...result,
  diagnostics: source.faces.flatMap((_, index) => inFace(source, result, index, compile)),
});

/**
 * The messages about a card that was refused, with fixes where changes are found after which a line is understood: every
 * change is tried, and told only if the compiler takes the text with it. A line with several slips gets a message for each.
 */
export const withFixes = (source: CardSource, result: CompiledCard, compile: CompileCard): CompiledCard =>
  hasErrors(result.diagnostics) ? withDeclaration(source, fixedIn(source, result, compile), compile) : result;
