// A game between bots in a browser, with cards from a card file.
import { EmberFox, Mountain, cards } from "./my-set.cards";
import { greedyBot, playBots, randomBot } from "rulewright/play";
import { startGame } from "rulewright/runtime";

const show = (all) => {
  document.querySelector("#names").textContent = all.map(({ name }) => name).join(", ");
};
show(cards);
const library = Array.from({ length: 40 }, (_, index) => ({ card: index % 2 === 0 ? EmberFox : Mountain }));
const options = { seed: 7, shuffle: true, openingHand: 7, players: [{ library }, { library }] };
const { game } = playBots(startGame(options), [greedyBot(), randomBot(3)]);
document.title = `winners: ${game.state.over?.winners}`;
if (import.meta.hot) import.meta.hot.accept("./my-set.cards", (next) => show(next.cards));
