import { status } from "./io.ts";
import type { Io, Status } from "./io.ts";

/** `rulewright demo`: plays a short game. */
export const run = async (_given: readonly string[], io: Io): Promise<Status> => {
  io.error("There is no demo yet.\n");
  return status.wrongUsage;
};
