import type { Ability, Card, Face } from "../abilities/index.ts";
import type { TypeSet } from "../../grammar/lexicon/lexicon.ts";

/** A card as the readers deliver it: printed fields as text, nothing interpreted yet. */
export interface CardSource {
  readonly name: string;
  readonly layout: Card["layout"];
  readonly faces: readonly [FaceSource, ...FaceSource[]];
  /** Lines such as `@rarity common`, passed through to the compiled card. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The file the card was read from. */
  readonly file?: string;
  /** Where the card begins in its file, for diagnostics about the card as a whole. */
  readonly start?: number;
}

/** One printed face of a card. */
export interface FaceSource {
  readonly name: string;
  /** In any notation: `{1}{R}`, `<1><R>`. Empty when there is none (202.1b). */
  readonly manaCost: string;
  readonly typeLine: string;
  /** Rules text; paragraphs separated by `\n`. */
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** Letters of the colors, such as `UR` (204). */
  readonly colorIndicator?: string;
  /** Where the text begins in the file; 0 for JSON, whose positions are relative to the text. */
  readonly offset: number;
  /** Where each line of the text begins in the file, when the text is not one piece of it (comments between, CRLF). */
  readonly lines?: readonly number[];
  /** Where the other printed fields begin in the file. */
  readonly at?: FieldPositions;
}

/** Where the printed fields of a face begin in its file. */
export interface FieldPositions {
  readonly name: number;
  readonly manaCost?: number;
  readonly typeLine?: number;
  readonly stats?: number;
}

/** A keyword definition in a card file, passed on as data: `keyword Bushido N  rule 702.45` and its indented meaning. */
export interface KeywordSource {
  /** `Bushido` */
  readonly name: string;
  /** What stands between the name and the rule number, word by word: `["N"]`, `["[cost]"]`. */
  readonly parameters: readonly string[];
  /** `702.45` */
  readonly rule?: string;
  /** Named here; its meaning is not, or not all, in its text. */
  readonly intrinsic: boolean;
  /** The meaning; paragraphs separated by `\n`, indentation removed. */
  readonly text: string;
  readonly file?: string;
  /** Where the first line stands in the file. */
  readonly at: Span;
  readonly offset: number;
  readonly lines?: readonly number[];
}

/** What card files declare beside the words of the rules. */
export interface Vocabulary {
  readonly keywords?: readonly KeywordSource[];
  readonly types?: readonly TypeSource[];
  readonly counters?: readonly CounterSource[];
  readonly tokens?: readonly TokenSource[];
}

/** A subtype: `type creature: Gremlock`. */
export interface TypeSource {
  readonly name: string;
  readonly set: TypeSet;
  /** Where it stands in the file. */
  readonly at: Span;
  /** It stands in the type line of a card. */
  readonly implied?: true;
}

/** A kind of counters: `counter hunt`. */
export interface CounterSource {
  readonly name: string;
  readonly at: Span;
}

/** A token that cards create by its name: `token Coal`, with its type line and text (111.10). */
export interface TokenSource {
  readonly name: string;
  readonly face: FaceSource;
  readonly at: Span;
}

/** Half-open range of positions in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Puts `text` in place of what stands in `span`; where that is empty, it is put in. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A way out as edits that do not overlap; the words are understood with them. Positions count as those of the diagnostic. */
export interface Fix {
  /** What it does, as an editor offers it: "Change 'untill' to 'until'". */
  readonly title: string;
  readonly edits: readonly Edit[];
  /** Nothing else can have been meant: `fmt --fix` need not ask. */
  readonly sure?: true;
}

/**
 * A message about the input. Positions inside a rules text are `FaceSource.offset` plus the position in the text.
 * `line` and `column` count from 1 and are filled in where the file is at hand.
 */
export interface Diagnostic extends Span {
  readonly code: `RW${number}`;
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** The card it is about. */
  readonly card?: string;
  /** Index of the face that the positions are about. */
  readonly face?: number;
  /** What could have stood there. */
  readonly expected?: readonly string[];
  /** What the author may have meant. */
  readonly suggestion?: string;
  /** Edits after which the words are understood, the likeliest first. */
  readonly fixes?: readonly Fix[];
}

/** A compiled face: what it is, and its paragraphs as printed from the syntax tree. */
export interface CompiledFace {
  readonly name: string;
  readonly face: Face;
  readonly printed: readonly string[];
  /** The abilities that each printed paragraph became, in order: tools find an ability's text here. */
  readonly paragraphs?: readonly { readonly text: string; readonly abilities: readonly Ability[] }[];
}

/**
 * What a card came to. `compiled`: every word was read, the printed text is that of the card, and every node was lowered;
 * `card` is there. `failed`: the diagnostics say why, and `faces` may be empty.
 */
export interface CompiledCard {
  readonly name: string;
  readonly status: "compiled" | "failed";
  readonly card?: Card;
  readonly faces: readonly CompiledFace[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What compiles a card: a function of a card, with the words of the rules or those of a `Compiler`. */
export interface CompileCard {
  (source: CardSource, options?: CompileOptions): CompiledCard;
  /** Reads a card, and gives back what lowers it: many cards compile fastest where all are read before any is lowered. */
  readonly begin?: (source: CardSource, options?: CompileOptions) => () => CompiledCard;
  /** One that knows these declarations as well. */
  readonly declaring?: (more: Vocabulary) => CompileCard;
}

/** How a card is compiled. */
export interface CompileOptions {
  /** Leave out of messages what takes a second look at the text: expectations and suggestions. */
  readonly brief?: boolean;
  /**
   * In how many of the cards that are refused, the first ones, ways out are looked for: that takes up to a tenth of a second
   * for each. None unless told otherwise. Only `compileFile` of a `Compiler` looks.
   */
  readonly fixes?: number;
}

/** An object while it is being made. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
