import { fileURLToPath } from "node:url";
import { settleEngine } from "./engine.mjs";
import { loadProgram } from "./script.mjs";

const { main, processIo } = loadProgram(fileURLToPath(new URL("program.cjs", import.meta.url)));
// Code that was compiled before is taken only under the settings that it was compiled with.
settleEngine();
// Not process.exit: what stands in the pipes is still to be written.
process.exitCode = await main(process.argv.slice(2), processIo());
