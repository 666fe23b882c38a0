import { describe, expect, it } from "vitest";
import { compileFile } from "../../src/compiler/index.ts";
import { readFileBytes, writeCardFile } from "../../src/exchange/index.ts";
import { bytes, cardsIn, found } from "./own-cards.ts";

/** A set as the program writes it: marked as UTF-8, lines ended as on Windows. */
const setOf = (...entries: readonly string[]): Uint8Array =>
  bytes(
    `\uFEFFmse_version: 2.1.2\ngame: magic\nstylesheet: m15-altered\n${entries.join("")}`.replace(
      /\n/g,
      "\r\n",
    ),
  );
const read = (...entries: readonly string[]) => readFileBytes(setOf(...entries), "set");
const card = (name: string, types: string, more: string): string =>
  `card:\n\thas_styling: false\n\tname: ${name}\n\tcasting_cost: 1W\n\tsuper_type: <word-list-type-en>${types}</word-list-type-en>\n${more}`;
const subtype = (name: string): string => `\tsub_type: <word-list-race-en>${name}</word-list-race-en>\n`;
const textOf = (entry: string): string | undefined => cardsIn(read(entry))[0]?.faces[0].text;

describe("text in boxes of a frame", () => {
  it("is that of a leveler", () => {
    const entry = card(
      "Echo Student",
      "Creature",
      `${subtype("Kor")}\trule_text: <kw-a><nosym>Level up</nosym> <param-cost><sym>2W</sym></param-cost></kw-a>\n\tpower: 1\n\ttoughness: 1\n\tlevel_1: 1–4\n\tlevel_2_text: Flying\n\tpower_2: 2\n\ttoughness_2: 3\n\tlevel_2: 5+\n\tlevel_3_text:\n\t\tFlying\n\t\tVigilance\n\tpower_3: 5\n\ttoughness_3: 5\n`,
    );
    const file = read(entry);
    expect(file.left).toEqual([]);
    expect(cardsIn(file)).toMatchObject([
      {
        layout: "normal",
        faces: [
          {
            power: "1",
            text: "Level up {2}{W}\nLEVEL 1-4\n2/3\nFlying\nLEVEL 5+\n5/5\nFlying\nVigilance",
          },
        ],
      },
    ]);
  });
  const boxes = "\tlevel_1_text: Draw a card.\n\tlevel_2_text: Draw two cards.\n";
  it("is that of a Saga, with the numerals that are drawn", () => {
    const saga = (more: string): string => card("The Ember", "Enchantment", subtype("Saga") + boxes + more);
    expect(textOf(saga("\tchapter_text: As this Saga enters, add a lore counter.\n"))).toBe(
      "I, II — Draw a card.\nIII — Draw two cards.",
    );
    const styled = "\tstyling_data:\n\t\tchapter_textboxes: two\n\t\tsnap_chapter_to_box: 1,2,2,1\n";
    expect(textOf(saga(styled))).toBe("I, IV — Draw a card.\nII, III — Draw two cards.");
    expect(textOf(saga("\tlevel_3_text: You win the game.\n"))).toMatch(/\nIII — You win the game\.$/);
  });
  it("is that of a Class, with what its levels cost", () => {
    const text = textOf(
      card("Smith", "Enchantment", `${subtype("Class")}${boxes}\tlevel_9_text: <sym>1W</sym>:\n`),
    );
    expect(text).toBe("Draw a card.\n{1}{W}: Level 2\nDraw two cards.");
  });
  it("is that of a planeswalker, behind its rules text", () => {
    const text = textOf(
      card(
        "Orla",
        "Legendary Planeswalker",
        `${subtype("Orla")}\trule_text: Orla can't be countered.\n\tloyalty: 3\n\tloyalty_cost_1: [+1]\n${boxes}`,
      ),
    );
    expect(text).toBe("Orla can't be countered.\n+1: Draw a card.\nDraw two cards.");
  });
});

const keyword = (name: string, parameter: string, reminder: string, mode = "custom"): string =>
  `keyword:\n\tkeyword: ${name}\n\tmatch: ${name}${parameter === "" ? "" : ` <atom-param>${parameter}</atom-param>`}\n\tmode: ${mode}\n\treminder: ${reminder}\n`;

describe("keywords of a set", () => {
  const fox = card(
    "Ember Fox",
    "Creature",
    `${subtype("Fox")}\trule_text:\n\t\t<kw-A><nosym>Smoulder <atom-param>2</atom-param></nosym></kw-A>\n\t\t<kw-A><nosym>Salvage<atom-param> <sym-auto>2R</sym-auto></atom-param></nosym></kw-A>\n\tpower: 2\n\ttoughness: 1\n`,
  );
  const good = [
    keyword("Smoulder", "number", 'When {this_or_that("creature")} dies, each player gains {param1} life.'),
    keyword("Salvage", "cost", "{param1}, Exile this card from your graveyard: Draw a card."),
  ];
  it("mean what their reminder texts say", () => {
    const { text, diagnostics } = writeCardFile([read(fox, ...good)]);
    expect(diagnostics).toEqual([]);
    expect(text).toContain("keyword Smoulder N\n  When this creature dies, each player gains N life.\n");
    expect(text).toContain(
      "keyword Salvage [cost]\n  [cost], Exile this card from your graveyard: Draw a card.\n",
    );
    const compiled = compileFile(text, { file: "x.cards" });
    expect(compiled.diagnostics).toEqual([]);
    expect(compiled.cards).toHaveLength(1);
  });
  it("are left out by name where that cannot be said", () => {
    const file = read(
      fox,
      keyword("Glow", "", "", "pseudo"),
      keyword("Stoke", "number", "Put {param1} counters on a creature.", "action"),
      keyword("Emberwalk", "", '{if has_pt() then "This" else "That"} can’t be blocked.'),
      keyword("Bind", "energy", "Draw a card."),
    );
    expect(found(file)).toEqual([]);
    expect(file.vocabulary.keywords).toBeUndefined();
    expect(file.left?.map(({ what }) => what)).toEqual([
      "ability word",
      "keyword action Stoke",
      "keyword Emberwalk, whose reminder text is a script",
      "keyword Bind, whose form no definition has",
    ]);
  });
});

describe("tokens of a set", () => {
  it("are declared where a card makes them by name", () => {
    const kiln = card("Kiln", "Artifact", "\trule_text: When Kiln enters, create a Coal token.\n");
    const coal = card(
      "Coal",
      "Token Artifact",
      `${subtype("Coal")}\trule_text: Sacrifice this: Add <sym>R</sym>.\n`,
    );
    const file = read(kiln, coal, card("Imp", "Token Creature", subtype("Imp")));
    expect(cardsIn(file).map(({ name }) => name)).toEqual(["Kiln"]);
    expect(file.vocabulary.tokens).toMatchObject([{ name: "Coal" }]);
    expect(file.left).toEqual([{ what: "token", count: 1 }]);
  });
});
