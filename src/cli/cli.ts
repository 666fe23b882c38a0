import { processIo } from "./io.ts";
import { main } from "./main.ts";

// Not process.exit: what stands in the pipes is still to be written.
process.exitCode = await main(process.argv.slice(2), processIo());
