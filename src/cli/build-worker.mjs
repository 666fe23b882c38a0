// A thread of `rulewright build`: compiles the cards of a set that it is sent.
import { fileURLToPath } from "node:url";
import { loadProgram } from "./script.mjs";

export const { compileJob } = loadProgram(fileURLToPath(new URL("program.cjs", import.meta.url)));
