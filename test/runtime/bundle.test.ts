import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

describe("the runtime as a browser gets it", () => {
  it("takes at most 100 kB, minified and compressed, and needs no Node", async () => {
    const { outputFiles } = await build({
      absWorkingDir: fileURLToPath(new URL("../../", import.meta.url)),
      entryPoints: ["src/runtime/index.ts"],
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      platform: "neutral",
      target: "es2023",
      logLevel: "silent",
    });
    expect(gzipSync(outputFiles[0]!.contents, { level: 9 }).length).toBeLessThanOrEqual(100_000);
  });
});
