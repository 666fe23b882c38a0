/** `rulewright/diagnostics`, as it is imported from outside. */
import * as frame from "../compiler/diagnostics/frame.ts";
import { listOf as manyOf, loosely, number, object, optional, shape, text } from "./kinds.ts";
import { taking } from "./taking.ts";

export * from "../compiler/diagnostics/frame.ts";

const diagnostic = loosely(
  shape("a diagnostic: { code, severity, message, start, end }", {
    code: text,
    severity: text,
    message: text,
    start: number,
    end: number,
  }),
);

export const codeFrame = /* @__PURE__ */ taking("codeFrame", frame.codeFrame, {
  text,
  diagnostic,
  options: optional(object),
});
export const listOf = /* @__PURE__ */ taking("listOf", frame.listOf, {
  words: manyOf("texts", text),
  most: optional(number),
});
