import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const bundle = async (): Promise<Uint8Array> => {
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
  return outputFiles[0]!.contents;
};

describe("the runtime as a browser gets it", () => {
  it("takes at most 110 kB, minified and compressed, and needs no Node", async () => {
    expect(gzipSync(await bundle(), { level: 9 }).length).toBeLessThanOrEqual(110_000);
  });

  it("has no constructors of abilities that it does not use", async () => {
    const text = new TextDecoder().decode(await bundle());
    expect(text).toContain('"gainLife",["who","amount"]');
    expect(text).not.toContain('"exchangeLife",["one","other"]');
  });
});
