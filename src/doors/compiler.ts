/** `rulewright`, as it is imported from outside. */
import * as compiler from "../compiler/index.ts";
import { ability, node, source } from "./card-kinds.ts";
import { anything, loosely, object, optional, shape, text } from "./kinds.ts";
import { taking } from "./taking.ts";

export * from "../compiler/index.ts";

const own = optional(loosely(shape("the names that a text calls its card by: { name, … }", {})));
const options = optional(object);
// It says itself what it takes.
const input = loosely({ ...anything, expected: "a text, or a CardSource that is whole" });

export const compile = /* @__PURE__ */ taking("compile", compiler.compile, {
  input,
  options,
});
export const compileCard = /* @__PURE__ */ taking("compileCard", compiler.compileCard, { source, options });
export const createCompiler = /* @__PURE__ */ taking("createCompiler", compiler.createCompiler, {
  vocabulary: loosely(options),
});
export const ownNamesOf = /* @__PURE__ */ taking("ownNamesOf", compiler.ownNamesOf, {
  face: loosely(shape("a face: { name, typeLine }", { name: text, typeLine: text })),
});
export const parse = /* @__PURE__ */ taking("parse", compiler.parse, { text, own });
export const print = /* @__PURE__ */ taking("print", compiler.print, { node, options });
export const readText = /* @__PURE__ */ taking("readText", compiler.readText, { text, file: optional(text) });
export const referents = /* @__PURE__ */ taking("referents", compiler.referents, { node, options });
export const tellAbility = /* @__PURE__ */ taking("tellAbility", compiler.tellAbility, { ability });
