import { fileURLToPath } from "node:url";
import { loadScript } from "./script.mjs";

const { main, processIo } = loadScript(fileURLToPath(new URL("program.cjs", import.meta.url))).exported;
// Not process.exit: what stands in the pipes is still to be written.
process.exitCode = await main(process.argv.slice(2), processIo());
