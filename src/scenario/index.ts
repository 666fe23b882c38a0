/**
 * Scenario tests without the command line: `readYaml` or `readJsonLines` reads them, `catalogueOf` compiles the cards they
 * name, and `runScenario` plays one and judges its facts. Runs in a browser.
 */
export { InvalidArgument } from "../abilities/invalid-argument.ts";
export { catalogueOf } from "./catalogue.ts";
export type { Catalogue } from "./catalogue.ts";
export type { Fact, Scenario, ScriptEntry } from "./format.ts";
export { runScenario } from "./run.ts";
export type { Result, Status } from "./run.ts";
export { readJsonLines, readYaml } from "./yaml.ts";
export type { ScenarioFile } from "./yaml.ts";
