// A thread of `rulewright simulate`: plays the games whose numbers it is sent, and sends back how they went.
import { parentPort, workerData } from "node:worker_threads";
import { type Simulation, playOne } from "./simulation.ts";

// It is started by `gamesOf` alone.
const simulation = workerData as Simulation;
parentPort?.on("message", (game: number) => {
  parentPort?.postMessage(playOne(simulation, game));
});
