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

export const decks: readonly [Deck, Deck] = [
  {
    life: 5,
    battlefield: ["Mountain", "Mountain", "Island"],
    hand: [
      "Mountain",
      "Cinderglyph Adept",
      "Cinderglyph Adept",
      "Reach Through Mists",
      "Glacial Ray",
      "Scatter the Sparks",
    ],
    library: ["Mountain", "Mountain", "Refuse the Call", "Mountain", "Salvage Ox", "Island", "Mountain"],
  },
  {
    life: 5,
    battlefield: ["Plains", "Plains", "Swamp"],
    hand: ["Plains", "Ashen Crane Samurai", "Wharf Cutthroat", "Muster the Breakwater"],
    library: ["Swamp", "Plains", "Verdict of the Depths", "Plains", "Swamp", "Plains", "Swamp"],
  },
];

/** The whole game, move by move. */
export const moves: readonly Move[] = [
  { turn: 1, player: "Ada", play: "Mountain" },
  { turn: 1, player: "Ada", cast: "Cinderglyph Adept" },
  { turn: 2, player: "Ben", play: "Plains" },
  { turn: 2, player: "Ben", cast: "Ashen Crane Samurai" },
  { turn: 2, player: "Ben", cast: "Wharf Cutthroat" },
  { turn: 3, player: "Ada", play: "Mountain" },
  { turn: 3, player: "Ada", cast: "Cinderglyph Adept", kick: 1, targets: ["Wharf Cutthroat"] },
  { turn: 4, player: "Ben", play: "Swamp" },
  { turn: 4, player: "Ben", attack: ["Ashen Crane Samurai"] },
  { turn: 4, player: "Ada", block: [["Cinderglyph Adept", "Ashen Crane Samurai"]] },
  { turn: 5, player: "Ada", play: "Mountain" },
  {
    turn: 5,
    player: "Ada",
    cast: "Reach Through Mists",
    splice: ["Glacial Ray"],
    targets: ["Ashen Crane Samurai"],
  },
  { turn: 5, player: "Ada", attack: ["Cinderglyph Adept"] },
  { turn: 6, player: "Ben", play: "Plains" },
  { turn: 6, player: "Ben", cast: "Muster the Breakwater" },
  { turn: 7, player: "Ada", play: "Mountain" },
  { turn: 7, player: "Ada", attack: ["Cinderglyph Adept"] },
  { turn: 7, player: "Ben", block: [["Human Soldier Token", "Cinderglyph Adept"]] },
  {
    turn: 7,
    player: "Ada",
    step: "postcombat main",
    cast: "Scatter the Sparks",
    kick: 3,
    targets: ["Ben"],
  },
];
