// A game between bots, as somebody would play it who has the package and nothing else.
import { compileFile } from "rulewright";
import { greedyBot, playBots, randomBot } from "rulewright/play";
import { startGame } from "rulewright/runtime";

const { cards, diagnostics } = compileFile(
  "Ember Fox {R}\nCreature — Fox\nHaste\n2/1\n\nMountain\nBasic Land — Mountain",
);
const [fox, mountain] = cards.map(({ card }) => card);
const library = Array.from({ length: 40 }, (_, index) => ({ card: index % 2 === 0 ? fox : mountain }));
const options = { seed: 7, shuffle: true, openingHand: 7, players: [{ library }, { library }] };
const { game } = playBots(startGame(options), [greedyBot(), randomBot(3)]);
console.log(JSON.stringify({ diagnostics: diagnostics.length, winners: game.state.over?.winners }));
