import { describe, expect, it } from "vitest";
import { build, emit, watch } from "../../src/build/index.ts";
import { compileFile, createCompiler, parse } from "../../src/compiler/index.ts";
import { vite } from "../../src/unplugin/index.ts";

const invalid = (message: string): unknown => expect.objectContaining({ name: "InvalidOptions", message });

describe("options that are not there", () => {
  it("are named, with what may have been meant", async () => {
    expect(() => compileFile("", { files: "a.cards" } as never)).toThrow(
      invalid("There is no 'files' among the options of compileFile. Did you mean 'file'?"),
    );
    expect(() => createCompiler({ keyword: [] } as never)).toThrow(
      invalid("There is no 'keyword' in a vocabulary. Did you mean 'keywords'?"),
    );
    const ofBuild = invalid("There is no 'card' among the options of a build. Did you mean 'cards'?");
    await expect(build({ card: ["a"] } as never)).rejects.toEqual(ofBuild);
    await expect(watch({ card: ["a"] } as never).next()).rejects.toEqual(ofBuild);
    await expect(emit("", { form: "javascript" } as never)).rejects.toEqual(
      invalid("There is no 'form' among the options of emit."),
    );
    expect(() => vite({ Broken: "warn" } as never)).toThrow(
      invalid("There is no 'Broken' among the options of the plugin. Did you mean 'broken'?"),
    );
  });

  it("are refused beside what is no text", () => {
    expect(() => compileFile(null as never)).toThrow(invalid("compileFile takes a text."));
    expect(() => parse(5 as never)).toThrow(invalid("parse takes a text."));
  });

  it("are refused where they say what they can't", async () => {
    expect(() => compileFile("", null as never)).toThrow(
      invalid("There is no object among the options of compileFile."),
    );
    await expect(build({ cards: "cards", workers: 0, cache: true } as never)).rejects.toEqual(
      invalid(
        "'cards' needs a list of texts. 'workers' needs a whole number from 1 on. 'cache' needs a text or false.",
      ),
    );
    await expect(emit("", { as: "python" } as never)).rejects.toEqual(
      invalid('\'as\' needs "typescript", "javascript", "declarations".'),
    );
    expect(() => vite({ declarations: "no" } as never)).toThrow(
      invalid("'declarations' needs true or false."),
    );
  });
});
