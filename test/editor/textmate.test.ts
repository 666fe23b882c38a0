import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import oniguruma from "vscode-oniguruma";
import textmate, { type IGrammar } from "vscode-textmate";
import { readCards } from "../../src/compiler/read/cards.ts";
import { root } from "../lint/files.ts";

const folder = join(root, "src/editor/vscode");

describe("the TextMate grammar", () => {
  let grammar: IGrammar;
  beforeAll(async () => {
    const wasm = createRequire(import.meta.url).resolve("vscode-oniguruma/release/onig.wasm");
    await oniguruma.loadWASM(readFileSync(wasm));
    const path = join(folder, "cards.tmLanguage.json");
    const registry = new textmate.Registry({
      onigLib: Promise.resolve({
        createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
        createOnigString: (text) => new oniguruma.OnigString(text),
      }),
      loadGrammar: () => Promise.resolve(textmate.parseRawGrammar(readFileSync(path, "utf8"), path)),
    });
    grammar = (await registry.loadGrammar("source.cards"))!;
  });

  /** The words of a text with the innermost kind that each got, as `words → kind`. */
  const painted = (text: string): readonly string[] => {
    let state = textmate.INITIAL;
    return text.split("\n").flatMap((line) => {
      const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
      state = ruleStack;
      return tokens.flatMap(({ startIndex, endIndex, scopes }) => {
        const words = line.slice(startIndex, endIndex).trim();
        const kind = scopes.at(-1)!.replace(/\.cards$/, "");
        return words === "" || /^(?:source|meta)\b/.test(kind) ? [] : [`${words} → ${kind}`];
      });
    });
  };

  it("knows the lines of a card", () =>
    expect(
      painted("Ember Pup {1}{R}\nLegendary Creature — Dog Hero\nFlying (It flies.)\n2/2\n@rarity common"),
    ).toEqual([
      "Ember Pup → entity.name.type.card",
      "{1} → constant.other.symbol",
      "{R} → constant.other.symbol",
      "Legendary Creature → storage.type.card",
      "— → punctuation.separator.types",
      "Dog Hero → entity.other.inherited-class.subtype",
      "( → comment.block.reminder",
      "It flies. → comment.block.reminder",
      ") → comment.block.reminder",
      "2/2 → constant.numeric.stats",
      "@rarity → entity.other.attribute-name",
      "common → string.unquoted",
    ]));

  it("begins a new card behind an empty line, and a new face behind a divider", () => {
    const found = painted(
      "Rime Test {1}{U}\nInstant\nTap target creature.\n//\nBlaze Test <1><R>\nInstant\n\nPool Test\nLand",
    );
    expect(found.filter((each) => each.endsWith("entity.name.type.card"))).toEqual([
      "Rime Test → entity.name.type.card",
      "Blaze Test → entity.name.type.card",
      "Pool Test → entity.name.type.card",
    ]);
    expect(found).toContain("// → punctuation.separator.faces");
    expect(found).toContain("<R> → constant.other.symbol");
  });

  it("tells text that begins with a type from a type line", () => {
    const found = painted("A\nEnchantment\nCreature spells you control cost {1} less.\nKicker {2}{R}");
    expect(found.filter((each) => each.includes("storage.type.card"))).toEqual([
      "Enchantment → storage.type.card",
    ]);
    expect(found.filter((each) => each.includes("entity.name"))).toEqual(["A → entity.name.type.card"]);
  });

  it("knows the words that rules text hangs on", () => {
    const found = painted(
      "A\nInstant\nWhenever this creature attacks, if you may, target creature gets +1/+1 until end of turn.\nLandfall — Draw 2 cards.\n• Mode.\n−2: “{T}: X.”",
    );
    expect(found).toContain("Whenever → keyword.control.trigger");
    expect(found).toContain("this creature → variable.language.self");
    expect(found).toContain("target → keyword.operator");
    expect(found).toContain("+1/+1 → constant.numeric.change");
    expect(found).toContain("until end of turn → keyword.control");
    expect(found).toContain("Landfall → entity.other.attribute-name.ability-word");
    expect(found).toContain("• → punctuation.definition.mode");
    expect(found).toContain("−2 → constant.numeric.loyalty");
  });

  it("knows what is declared", () => {
    const found = painted(
      "[Ember Test, EMB, symbols=braces]\n# Words\nkeyword Kindle N  rule 702.45\n  It deals N damage.\n\ncounter hush mark\ntype creature: Gleeb, Gloob\ntoken Cinder Sprite\nCreature — Elemental\n1/1",
    );
    expect(found).toEqual([
      "Ember Test → entity.name.section",
      "EMB → constant.other.code",
      ", symbols=braces → string.unquoted.options",
      "# Words → comment.line.number-sign",
      "keyword → storage.type.keyword",
      "Kindle → entity.name.function.keyword",
      "N → variable.parameter",
      "rule → storage.modifier",
      "702.45 → constant.numeric.rule",
      "N → variable.parameter",
      "counter → storage.type",
      "hush mark → entity.name.tag.counter",
      "type → storage.type",
      "creature → storage.modifier",
      ": → punctuation.separator",
      "Gleeb, Gloob → entity.name.type.subtype",
      "token → storage.type.token",
      "Cinder Sprite → entity.name.type.token",
      "Creature → storage.type.card",
      "— → punctuation.separator.types",
      "Elemental → entity.other.inherited-class.subtype",
      "1/1 → constant.numeric.stats",
    ]);
  });

  it.each(readdirSync(join(root, "cards")).filter((name) => name.endsWith(".cards")))(
    "finds the names that the reader finds in %s",
    (name) => {
      const text = readFileSync(join(root, "cards", name), "utf8");
      const cards = readCards(text).cards.flatMap(({ source }) => source.faces.map((face) => face.name));
      const kind = " → entity.name.type.card";
      const found = painted(text).flatMap((each) =>
        each.endsWith(kind) ? [each.slice(0, -kind.length)] : [],
      );
      expect(found).toEqual(cards);
    },
  );
});
