/** The tokens that the rules define (111.10). */
const ofRules: ReadonlySet<string> = new Set([
  ...[
    "Treasure",
    "Food",
    "Gold",
    "Walker",
    "Shard",
    "Clue",
    "Blood",
    "Powerstone",
    "Incubator",
    "Map",
    "Junk",
  ],
  ...["Lander", "Mutagen", "Vibranium"],
]);

/** Whether a token is declared: a card makes one by that name. Others are what the words of their cards say, or the rules. */
export const isDeclaredToken = (name: string, texts: readonly string[]): boolean => {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const makes = new RegExp(
    `\\bcreates? (?:an?|one|two|three|four|five|X|that many)(?: tapped)? ${plain} tokens?\\b`,
    "i",
  );
  return !ofRules.has(name) && texts.some((text) => makes.test(text));
};
