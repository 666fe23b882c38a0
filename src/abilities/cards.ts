import type { Ability } from "./abilities.ts";
import type { CardType, Color, ManaCost, Supertype } from "./characteristics.ts";

/** One face of a compiled card: its printed characteristics (109.3) and abilities. */
export interface Face {
  readonly name: string;
  readonly manaCost?: ManaCost;
  readonly supertypes: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly string[];
  /** Color indicator (204). */
  readonly colorIndicator?: readonly Color[];
  /** Colors of a token, or of a copy with an exception, whatever its mana cost (105.2, 707.9). */
  readonly colors?: readonly Color[];
  /** A number, or text such as `*` or `1+*` whose value an ability defines (208.2). */
  readonly power?: number | string;
  readonly toughness?: number | string;
  readonly loyalty?: number | string;
  readonly defense?: number;
  readonly abilities: readonly Ability[];
}

/** The format of cards and their ability objects: another number when cards that were valid no longer are. */
export const cardFormat = 1;

/** A compiled card. Its first face is the front, left or main one. */
export interface Card {
  /** What its ability objects are written in; a game refuses cards of another format. Cards made by hand may do without. */
  readonly format?: typeof cardFormat;
  readonly name: string;
  readonly layout:
    "normal" | "split" | "flip" | "transform" | "modal_dfc" | "adventure" | "omen" | "prepare" | "meld";
  readonly faces: readonly [Face, ...Face[]];
  /** Data that the compiler passes through (`@rarity common`). */
  readonly attributes?: Readonly<Record<string, string>>;
}
