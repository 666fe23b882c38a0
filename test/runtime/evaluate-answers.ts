import type { Answer, Decision } from "../../src/runtime/decisions.ts";

/** The only possible answer, where there is just one. */
export const forcedAnswerFor = (decision: Decision): Answer | undefined => {
  switch (decision.type) {
    case "objects":
      return decision.min === decision.candidates.length
        ? { type: "objects", chosen: decision.candidates }
        : undefined;
    case "players":
      return decision.min === decision.candidates.length
        ? { type: "players", chosen: decision.candidates }
        : undefined;
    case "option":
      return decision.options.length === 1 ? { type: "option", index: 0 } : undefined;
    default:
      return undefined;
  }
};
