/** What a player of the demo does at one point of the game, and how they answer what they are asked meanwhile. */
export interface Move {
  readonly turn: number;
  readonly player: "Ada" | "Ben";
  readonly step?: "precombat main" | "postcombat main";
  readonly play?: string;
  readonly cast?: string;
  /** Times the kicker is paid. */
  readonly kick?: number;
  /** Cards spliced onto the spell. */
  readonly splice?: readonly string[];
  /** Targets in the order they are asked for: names of players or of permanents. */
  readonly targets?: readonly string[];
  readonly attack?: readonly string[];
  readonly block?: readonly (readonly [blocker: string, attacker: string])[];
}

/** A player's cards at the start; the library from the top. */
export interface Deck {
  readonly life: number;
  readonly battlefield: readonly string[];
  readonly hand: readonly string[];
  readonly library: readonly string[];
}

/** A short game, move by move, with the cards it is played with. */
export interface Plan {
  readonly decks: readonly [Deck, Deck];
  readonly moves: readonly Move[];
}
