// What the command line consists of, bundled into one script that cli.mjs and build-worker.mjs start.
export { processIo } from "./io.ts";
export { main } from "./main.ts";
export { compileJob } from "../build/threads.ts";
