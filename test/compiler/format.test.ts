import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cardFiles } from "../../src/compiler/build/files.ts";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { createCompiler } from "../../src/compiler/compiler.ts";
import { createFormer } from "../../src/compiler/emit/form.ts";
import { byPrettier, formatter } from "../../src/compiler/emit/format.ts";
import { byCodeUnits, identifiersFor } from "../../src/compiler/emit/identifiers.ts";
import { headText } from "../../src/compiler/emit/module.ts";
import {
  aroundConstants,
  constantWriter,
  type EmittedCard,
  setModule,
  type SetModuleOptions,
} from "../../src/compiler/emit/set-module.ts";
import { allDefinitions } from "../../src/compiler/lower/keyword-definitions.ts";
import { random, sample } from "../../src/compiler/probe/random.ts";
import type { CardFile } from "../../src/compiler/read/card-file.ts";
import { readBytes } from "../../src/compiler/read/read.ts";
import { joinedVocabulary } from "../../src/compiler/read/vocabulary.ts";

const root = join(import.meta.dirname, "../..");
const corpus = join(root, "../shared/corpus/oracle.jsonl");
const read = (path: string): CardFile => readBytes(readFileSync(path), path);
const files = (await cardFiles([join(root, "cards")])).map(read);
const compiler = createCompiler(joinedVocabulary(files));
const compiled = (file: CardFile): readonly EmittedCard[] =>
  compileFile(file, compiler.compileCard, { brief: true }).flatMap(({ source, result }) =>
    result.status === "compiled" && result.card !== undefined ? [{ source, card: result.card }] : [],
  );
const options: SetModuleOptions = {
  from: "cards",
  abilities: "rulewright/abilities",
  keywords: [
    { module: "./keywords/sets.ts", definitions: compiler.keywords() },
    { module: "rulewright/keywords", definitions: allDefinitions() },
  ],
};
const constantsOf = (cards: readonly EmittedCard[]) => {
  const identifiers = identifiersFor(cards.map(({ card }) => card.name));
  const write = constantWriter(options.keywords ?? []);
  return [...cards]
    .sort((left, right) => byCodeUnits(left.card.name, right.card.name))
    .flatMap((each) => {
      const identifier = identifiers.get(each.card.name);
      return identifier === undefined ? [] : [{ identifier, ...write(each, identifier) }];
    });
};

describe("the form of generated modules", () => {
  it("is prettier's, for every card of our own", async () => {
    const text = files
      .flatMap((file) => constantsOf(compiled(file)))
      .map(({ text: constant }) => constant)
      .join("\n\n");
    expect(await (await formatter())(text)).toBe(await (await byPrettier())(text));
  });

  it.runIf(existsSync(corpus))("is prettier's, for cards drawn from the corpus", async () => {
    const file = read(corpus);
    const cards = compiled({ ...file, cards: sample(file.cards, 400, random(19)) });
    const text = constantsOf(cards)
      .map(({ text: constant }) => constant)
      .join("\n\n");
    expect(await (await formatter())(text)).toBe(await (await byPrettier())(text));
  });

  it("is the same whether a module is formed as a whole or each card by itself", async () => {
    const former = await createFormer();
    const cards = files.slice(0, 3).flatMap(compiled);
    const constants = constantsOf(cards);
    const { head, list } = aroundConstants(
      constants,
      constants.map(({ identifier }) => identifier),
      options,
    );
    const parts = await Promise.all(constants.map(({ text }) => former.format(text)));
    const text = [await former.format(headText(head)), ...parts, await former.format(list)].join("\n");
    expect(text).toBe(await former.form(setModule(cards, options), "x.ts"));
  });
});
