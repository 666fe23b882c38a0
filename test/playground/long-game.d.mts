import type { GamePlan } from "../../src/playground/game/plan.ts";

export const longGame: GamePlan;
