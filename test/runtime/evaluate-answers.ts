import type { Answer, Decision } from "../../src/runtime/decisions.ts";

/** The only possible answer, where there is just one. */
export const forcedAnswerFor = (decision: Decision): Answer | undefined => {
  switch (decision.type) {
    case "objects":
      return decision.min === decision.candidates.length ? { type: "objects", chosen: decision.candidates } : undefined;
    case "players":
      return decision.min === decision.candidates.length ? { type: "players", chosen: decision.candidates } : undefined;
    default:
      return undefined;
  }
};
