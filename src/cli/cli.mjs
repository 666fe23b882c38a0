import { fileURLToPath } from "node:url";
import { loadProgram } from "./script.mjs";

const { main, processIo } = loadProgram(fileURLToPath(new URL("program.cjs", import.meta.url)));
// Not process.exit: what stands in the pipes is still to be written.
process.exitCode = await main(process.argv.slice(2), processIo());
