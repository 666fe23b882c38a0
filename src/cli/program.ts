// What the command line consists of, bundled into one script that cli.mjs starts.
export { processIo } from "./io.ts";
export { main } from "./main.ts";
