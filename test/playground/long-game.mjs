/** Nobody is able to win soon: who attacks is blocked, and life is gained again. */
const text = `Hill Runner {R}
Creature — Goblin
{T}: This creature deals 1 damage to any target.
2/1

Spring Keeper {1}{W}
Creature — Human Cleric
Vigilance
{T}: You gain 2 life.
Whenever you gain life, put a +1/+1 counter on this creature.
1/4

Drum Caller {2}{R}
Creature — Goblin
At the beginning of your upkeep, create a 1/1 red Goblin creature token.
Defender
1/4
`;
const library = Array.from({ length: 60 }, () => [
  "Plains",
  "Spring Keeper",
  "Mountain",
  "Hill Runner",
]).flat();
const side = {
  life: 2000,
  battlefield: ["Spring Keeper", "Spring Keeper", "Drum Caller", "Plains", "Plains", "Plains", "Mountain"],
  hand: ["Spring Keeper", "Hill Runner", "Mountain"],
  graveyard: [],
  exile: [],
  library,
};
/** A saved game that goes on for more than five hundred decisions. */
export const longGame = {
  format: "rulewright game 1",
  text,
  card: "",
  lands: 0,
  seed: 7,
  bot: true,
  everyStep: true,
  board: [side, side],
  answers: [],
};
