/** `rulewright/format`, as it is imported from outside. */
import * as format from "../compiler/read/format.ts";
import { text } from "./kinds.ts";
import { taking } from "./taking.ts";

export * from "../compiler/read/format.ts";

const symbols = {
  expected: '"braces" or "angle", if anything',
  is: (value: unknown) => [undefined, "braces", "angle"].includes(value as undefined),
};

export const formatCards = /* @__PURE__ */ taking("formatCards", format.formatCards, { text, symbols });
