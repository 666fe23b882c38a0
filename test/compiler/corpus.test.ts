import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { readJson } from "../../src/compiler/read/json.ts";
import type { CardSource } from "../../src/compiler/types.ts";

const corpus = new URL("../../../shared/corpus/", import.meta.url);
const present = existsSync(corpus);
const read = (file: string): readonly CardSource[] =>
  readJson(readFileSync(new URL(file, corpus), "utf8")).cards.map(({ source }) => source);

/** Numbers may only grow: no card that compiles may be lost. */
describe.skipIf(!present)("the corpus (skipped without ../shared)", () => {
  it("compiles at least as far as it did", { timeout: 240_000 }, () => {
    const results = read("oracle.jsonl").map((source) => compileCard(source, { brief: true }));
    const defects = results.flatMap(({ name, diagnostics }) =>
      diagnostics.some(({ code }) => code === "RW9001") ? [name] : [],
    );
    expect(defects).toEqual([]);
    expect(results.filter(({ status }) => status === "compiled").length).toBeGreaterThanOrEqual(23_200);
  });

  it("gives older wordings the meaning of today's", { timeout: 240_000 }, () => {
    const today = new Map(read("oracle.jsonl").map((source) => [source.name, source]));
    const reasons = readFileSync(new URL("../older-wordings.txt", import.meta.url), "utf8");
    const groups = reasons.split(/^# /m).map((group) => ({
      names: group
        .split("\n")
        .slice(1)
        .map((line) => line.split(" | ")[0]!),
      sameMeaning: group.startsWith("="),
    }));
    const settled = new Set(groups.flatMap(({ names }) => names));
    const otherData = new Set(groups.flatMap(({ names, sameMeaning }) => (sameMeaning ? names : [])));
    const unequal: string[] = [];
    let both = 0;
    for (const older of read("older-wordings.jsonl")) {
      const newer = today.get(older.name);
      if (newer === undefined) continue;
      const [one, other] = [compileCard(older, { brief: true }), compileCard(newer, { brief: true })];
      if (one.status !== "compiled" || other.status !== "compiled") continue;
      both++;
      const abilities = (card: typeof one): unknown => card.faces.map(({ face }) => face.abilities);
      try {
        expect(abilities(one)).toEqual(abilities(other));
      } catch {
        unequal.push(older.name);
      }
    }
    // The list has a reason for each pair that differs.
    expect(unequal.filter((name) => !settled.has(name))).toEqual([]);
    expect(both).toBeGreaterThanOrEqual(1_800);
    const otherwise = unequal.filter((name) => !otherData.has(name));
    expect(1 - otherwise.length / both).toBeGreaterThanOrEqual(0.975);
  });
});
