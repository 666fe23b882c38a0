import { setFlagsFromString } from "node:v8";

/**
 * Settles how the engine runs commands, all threads of them alike. Much code of the compiler works a short time each, so
 * that optimising it as soon as others' code takes a third of the time of a build: Node 20 does it later then, newer ones
 * do by themselves. Memory is given back sooner, as threads share what the machine has.
 */
export const settleEngine = () => {
  if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=1000000");
  setFlagsFromString("--heap-growing-percent=100");
};
