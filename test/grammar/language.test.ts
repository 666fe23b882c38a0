import { describe, expect, it } from "vitest";
import type { Production, Sequence } from "../../grammar/engine/grammar.ts";
import { normalFormOf } from "../../grammar/engine/normal-form.ts";
import { TreeParser } from "../../grammar/engine/parser.ts";
import { Vocabulary } from "../../grammar/engine/vocabulary.ts";
import { grammar } from "../../grammar/language/index.ts";

/** Categories that a category can begin with, before any word has been read. */
const beginnings = (body: Sequence): number[] => {
  const found: number[] = [];
  for (const item of body as readonly Production[]) {
    if (item.op === "terminal" || item.op === "either") return found;
    if (item.op === "category") return [...found, item.category];
    if (item.op === "many") found.push(item.category);
    else found.push(...beginnings(item.body));
  }
  return found;
};

const nullable = (body: Sequence): boolean =>
  body.every((item) => item.op === "many" || item.op === "optional");

describe("the language", () => {
  it("has no category that begins with itself", () => {
    const { categories } = grammar();
    const first = categories.map((category) =>
      category.series !== undefined
        ? [category.series.item]
        : category.alternatives.flatMap((each) => beginnings(each.body)),
    );
    const loops: string[] = [];
    for (const category of categories) {
      const seen = new Set<number>();
      const visit = (index: number, path: string[]): void => {
        for (const next of first[index]!) {
          if (next === category.index) loops.push([...path, category.name].join(" → "));
          else if (!seen.has(next)) {
            seen.add(next);
            visit(next, [...path, categories[next]!.name]);
          }
        }
      };
      visit(category.index, [category.name]);
    }
    expect(loops).toEqual([]);
  });

  it("has no row that can be empty", () => {
    const empty = grammar().categories.flatMap((category) =>
      category.alternatives
        .filter((each) => nullable(each.body))
        .map((each) => `${category.name}.${each.kind}`),
    );
    expect(empty).toEqual([]);
  });

  it("has rules that Chevrotain finds valid", { timeout: 60_000 }, () => {
    const normalForm = normalFormOf(grammar());
    const language = { grammar: grammar(), normalForm, vocabulary: new Vocabulary(grammar()) };
    // Chevrotain asks for a token type before it knows a rule.
    language.vocabulary.type(0);
    const rules = normalForm.nonterminals.flatMap((each) => each.rules);
    const categories = [grammar().byName.get("paragraph")!.index];
    const parser = new TreeParser(language, { rules, categories }, { validated: true });
    expect(parser.knows(categories[0]!, rules)).toBe(true);
  });
});
