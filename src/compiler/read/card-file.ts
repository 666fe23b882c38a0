import type { CardSource, Diagnostic, Vocabulary } from "../types.ts";

/** A card as read, with what the reader has to say about it. */
export interface ReadCard {
  readonly source: CardSource;
  readonly diagnostics: readonly Diagnostic[];
  /** All that stands there in a card file, comments too. */
  readonly text?: string;
}

/** The header of a card file: `[name, code, option=value]`. */
export interface SetHeader {
  readonly name: string;
  readonly code?: string;
  readonly options: Readonly<Record<string, string>>;
}

/** What a file says that a card file has no place for, and how often. */
export interface LeftOut {
  readonly what: string;
  readonly count: number;
}

/** Everything in one file. Diagnostics that belong to no single card stand apart. */
export interface CardFile {
  readonly file?: string;
  /** The text read, for code frames. */
  readonly text: string;
  /** Positions of card diagnostics are positions in `text`; otherwise in the rules text of the card. */
  readonly positions: "file" | "text";
  readonly set?: SetHeader;
  readonly cards: readonly ReadCard[];
  /** What the file declares. */
  readonly vocabulary: Vocabulary;
  readonly diagnostics: readonly Diagnostic[];
  /** What the reader passed over. */
  readonly left?: readonly LeftOut[];
}

/** No rules text comes near this; a longer line is a file that is something else. */
export const longestLine = 20_000;
