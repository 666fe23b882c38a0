const { startGame } = require("rulewright/runtime");
const { viewFor } = require("rulewright/play");
console.log(viewFor(startGame({ seed: 1, players: [{}, {}] }).game, 1).players.length);
