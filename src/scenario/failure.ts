/** Thrown where a scenario can't go on: the reason is for its author. */
export class ScenarioFailure extends Error {}

/** Ends the scenario as failed. */
export function fail(reason: string): never {
  throw new ScenarioFailure(reason);
}
