/**
 * What the kernel offers to the parts that give the ability model its meaning (evaluate/, continuous/, effects/).
 * Effects change the state only through these functions.
 */
export {
  ask,
  askDivision,
  askModes,
  askNumber,
  askObjects,
  askOption,
  askOrder,
  askPlayers,
  askTargets,
  askYesNo,
} from "./ask.ts";
export { castSpell } from "./casting/cast.ts";
export type { CastOptions } from "./casting/which-way.ts";
export { payCosts } from "./casting/pay.ts";
export type { Paid } from "./casting/pay.ts";
export { chooseTargets, targetCandidates } from "./casting/targets.ts";
export { moveEvent } from "./events.ts";
export { flatten } from "./flatten.ts";
export * from "./game.ts";
export { perform } from "./perform.ts";
export { chooseNewTargets, copyOnStack } from "./stack/copies.ts";
export { putOnStack } from "./stack/put.ts";
export { createTokens } from "./tokens.ts";
export type { NewTokens } from "./tokens.ts";
export { eventFits } from "./triggers/matches.ts";
