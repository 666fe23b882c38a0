/** Colors (105.1). */
export const colors = ["white", "blue", "black", "red", "green"] as const;
/** 105.1 */
export type Color = (typeof colors)[number];

/** Card types (300.1) that a compiled card can have. */
export const cardTypes = [
  "artifact",
  "battle",
  "creature",
  "dungeon",
  "enchantment",
  "instant",
  "kindred",
  "land",
  "planeswalker",
  "sorcery",
] as const;
/** 205.2a */
export type CardType = (typeof cardTypes)[number];

/** Supertypes (205.4a). */
export const supertypes = ["basic", "legendary", "ongoing", "snow", "world"] as const;
/** 205.4a */
export type Supertype = (typeof supertypes)[number];

/** Zones (400.1), and `sideboard`: where cards are that a player owns outside the game (400.11a). */
export type Zone =
  "sideboard" | "library" | "hand" | "battlefield" | "graveyard" | "stack" | "exile" | "command";

/**
 * A mana symbol (107.4) without its braces: `W`, `2`, `X`, `C`, `S`, `W/U`, `2/W`, `W/P`, `G/U/P`.
 * A mana cost is the list of its symbols in printed order.
 */
export type ManaSymbol = string;
/** The symbols of a mana cost, without braces (202.1): `["1", "R"]`. */
export type ManaCost = readonly ManaSymbol[];

/** Steps and phases (500.1) that effects name. */
export type Step =
  | "untap"
  | "upkeep"
  | "draw"
  | "precombat main"
  | "beginning of combat"
  | "declare attackers"
  | "declare blockers"
  | "first-strike combat damage"
  | "combat damage"
  | "end of combat"
  | "postcombat main"
  | "end"
  | "cleanup";

/** The steps of the combat phase (506.1). */
export const combatSteps = [
  "beginning of combat",
  "declare attackers",
  "declare blockers",
  "first-strike combat damage",
  "combat damage",
  "end of combat",
] as const satisfies readonly Step[];

/** Of "even" and "odd" the other number is 0. */
export type Comparison = "=" | "<=" | ">=" | "<" | ">" | "even" | "odd";

/** A half of a permanent with a shared type line (709.5c, 709.5j). */
export type Door = "left" | "right";
