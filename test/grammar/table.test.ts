import { describe, expect, it } from "vitest";
import {
  normalFormOf,
  normalFormTable,
  type NormalFormTable,
  unpackedNormalForm,
} from "../../grammar/engine/normal-form.ts";
import { type Definitions, type GrammarTable, tableOf } from "../../grammar/engine/table.ts";
import { family, leaf, series } from "../../grammar/engine/template.ts";
import { compileGrammar, grammarOf } from "../../grammar/engine/unpacked.ts";
import { grammar, readTable } from "../../grammar/language/index.ts";
import { type LanguageTable, languageTable } from "../../grammar/language/rows.ts";

const definitions: Definitions = {
  whole: family({ asks: "[<who?:names> may] <does:verbs>", was: "if <does:verbs.past>" }, ["names"]),
  verbs: family({ draws: "draw~ <how=up|down> (a|one) card#", waits: "wait~ <when?=now|then>" }),
  names: series("name", "and", "or"),
  name: leaf<never>(
    "name",
    () => {
      throw new Error("not read");
    },
    () => "Ann",
  ),
};

describe("the tables of a grammar", () => {
  it("give back from text the grammar that they were made of", () => {
    const made = compileGrammar(definitions);
    const table = JSON.parse(JSON.stringify(tableOf(definitions))) as GrammarTable;
    const again = grammarOf(table, definitions);
    expect(again.terminalNames).toEqual(made.terminalNames);
    expect(again.categories).toEqual(made.categories);
    expect(again.spellings("waits")?.map(({ choices }) => choices)).toEqual([
      { when: undefined },
      { when: "now" },
      { when: "then" },
    ]);
    expect(again.spellings("draws.past")).toEqual(made.spellings("draws.past"));
    expect(again.spellings("draws.gerund")).toBeUndefined();
  });

  it("give back from text its normal form", () => {
    const compiled = compileGrammar(definitions);
    const made = normalFormOf(compiled);
    const table = JSON.parse(JSON.stringify(normalFormTable(made, compiled))) as NormalFormTable;
    expect(unpackedNormalForm(table, compiled)).toEqual(made);
  });

  it("give back those of the language", () => {
    const made = languageTable();
    const read = readTable(JSON.parse(JSON.stringify(made)) as LanguageTable);
    // As text: a difference would take minutes to print.
    const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
    expect(same(read.grammar.categories, grammar().categories)).toBe(true);
    expect(same(read.normalForm, normalFormOf(grammar()))).toBe(true);
    expect(same(normalFormTable(read.normalForm, read.grammar), made.normalForm)).toBe(true);
  });
});
