/** `rulewright/scenario`, as it is imported from outside. */
import * as scenario from "../scenario/index.ts";
import { anything, callable, iterable, listOf, loosely, object, optional, shape, text } from "./kinds.ts";
import { taking } from "./taking.ts";

export * from "../scenario/index.ts";

const one = loosely(
  shape("a scenario, as readYaml and readJsonLines give it", {
    id: text,
    players: shape("players", { A: object, B: object }),
    script: listOf("lines", object),
    expect: listOf("facts", object),
    stopAt: object,
  }),
);
const catalogue = shape("a catalogue, as catalogueOf makes it", {
  find: callable,
  invent: callable,
  texts: anything,
});

export const catalogueOf = /* @__PURE__ */ taking("catalogueOf", scenario.catalogueOf, {
  sources: loosely(iterable("card sources")),
  compileCard: callable,
});
export const readJsonLines = /* @__PURE__ */ taking("readJsonLines", scenario.readJsonLines, { text });
export const readYaml = /* @__PURE__ */ taking("readYaml", scenario.readYaml, { text, prefix: text });
export const runScenario = /* @__PURE__ */ taking("runScenario", scenario.runScenario, {
  scenario: one,
  catalogue,
  trace: optional(callable),
});
