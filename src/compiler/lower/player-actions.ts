import type { NodeOfKind } from "./nodes.ts";

/** Whatever players do or suffer without an object; the words are its name but for these. */
export const actions: Partial<Record<NodeOfKind<"acts">["how"], string>> = {
  "clash and win": "winClash",
  "win a clash": "winClash",
  "collect evidence": "collectEvidence",
  "manifest dread": "manifestDread",
  "commit a crime": "crime",
  "venture into the dungeon": "venture",
  "complete a dungeon": "completeDungeon",
  "become the monarch": "monarch",
  "give a gift": "giveGift",
  "lose the game": "loseGame",
  "win a coin flip": "winFlip",
  "lose a coin flip": "loseFlip",
  "roll one or more dice": "rollDie",
};
