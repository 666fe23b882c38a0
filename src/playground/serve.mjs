// Builds the page and serves it from this computer: `npm run playground`. With `--build`, builds only.
import { build, preview } from "vite";
import { fileURLToPath } from "node:url";

const configFile = fileURLToPath(new URL("vite.config.mjs", import.meta.url));
await build({ configFile, logLevel: "warn" });
if (!process.argv.includes("--build")) {
  const server = await preview({ configFile });
  server.printUrls();
}
