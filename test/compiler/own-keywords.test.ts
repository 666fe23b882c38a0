import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { compile, createCompiler, type Compiler } from "../../src/compiler/compiler.ts";
import { allDefinitions } from "../../src/compiler/lower/keyword-definitions.ts";
import { joinedVocabulary } from "../../src/compiler/read/vocabulary.ts";
import { readText } from "../../src/compiler/read/read.ts";

const file = readText(`[Own, OWN]

keyword Smolder N
  When this creature dies, it deals N damage to any target.

keyword Deep Delve [cost]
  [cost], {T}: Draw a card.

keyword Sootborn
  This creature enters tapped.

One {R}
Creature — Goblin
Smolder 2
1/1

Two {R}
Creature — Goblin
Deep Delve {1}{U}
1/1

Three {R}
Creature — Goblin
Flying, smolder X
1/1

Four {R}
Creature — Goblin
Sootborn, flying
Creatures you control have sootborn.
1/1
`);
const results = createCompiler(file.vocabulary)
  .compileFile(file)
  .map(({ result }) => result);
const abilities = (index: number): readonly A.Ability[] => results[index]?.card?.faces[0].abilities ?? [];

describe("keywords of a card file", () => {
  it("with a number", () => {
    expect(abilities(0)).toMatchObject([
      { type: "keyword", keyword: "smolder", parameters: [{ type: "number", value: 2 }] },
    ]);
    expect(JSON.stringify(abilities(0))).toContain('"amount":2');
  });
  it("of two words, with a cost", () => {
    expect(abilities(1)).toEqual([
      A.keyword(
        "deep delve",
        [{ type: "costs", value: [A.mana(["1", "U"])] }],
        [A.activated([A.mana(["1", "U"]), A.tapSelf], A.draw(A.you, 1))],
      ),
    ]);
  });
  it("are refused like others", () => {
    expect(results[2]?.diagnostics.map(({ code }) => code)).toEqual(["RW4002"]);
  });
  it("stand in lists and are given by other cards", () => {
    expect(abilities(3).map((each) => (each.type === "keyword" ? each.keyword : each.type))).toEqual([
      "sootborn",
      "flying",
      "static",
    ]);
    expect(JSON.stringify(abilities(3)[2])).toContain('"keyword":"sootborn"');
  });
});

describe("a noun behind the name of a keyword", () => {
  const cards = (definition: string, ...lines: readonly string[]): string =>
    `${definition}\n\n${lines.map((line, index) => `Beast ${"ABC"[index]} {G}\nCreature — Beast\n${line}\n1/1\n`).join("\n")}`;
  const hunt = `keyword Hunt [quality]
  Whenever this creature attacks, tap target [quality] defending player controls.
  Whenever you cast a [quality] spell, [quality] you control gain haste until end of turn.`;
  const keywordsOf = (text: string): readonly (A.Keyword | readonly string[])[] =>
    compile(text).map(({ result }) => {
      const [ability] = result.card?.faces[0].abilities ?? [];
      return ability?.type === "keyword" ? ability : result.diagnostics.map((each) => each.code);
    });

  it("is any noun phrase, and the filter that it means stands in the meaning", () => {
    const [first, second] = keywordsOf(
      cards(hunt, "Hunt artifact creatures with flying", "Flying, hunt Elf, trample"),
    );
    const quality = A.and([A.hasType("artifact"), A.hasType("creature"), A.hasKeyword("flying")]);
    expect(first).toMatchObject({ keyword: "hunt", parameters: [{ type: "quality", value: quality }] });
    expect(first).toMatchObject({
      abilities: [
        { targets: [{ objects: { type: "and", filters: [quality, { type: "controlledBy" }] } }] },
        { event: { type: "cast", what: { type: "and", filters: [A.kind("spell"), quality] } } },
      ],
    });
    expect(second).toMatchObject({ type: "keyword", keyword: "flying" });
  });
  it("stands before a cost and behind a number", () => {
    const lure =
      "keyword Lure [quality] [cost]\n  [cost]: Target [quality] blocks this creature this turn if able.";
    const cull =
      "keyword Cull N [quality]\n  When this creature enters, it deals N damage to each [quality].";
    expect(keywordsOf(cards(lure, "Lure creature with flying {1}{G}", "Lure Elf—Pay 2 life."))).toMatchObject(
      [
        {
          keyword: "lure",
          parameters: [{ type: "quality" }, { type: "costs", value: [A.mana(["1", "G"])] }],
        },
        { keyword: "lure", parameters: [{ type: "quality" }, { type: "costs", value: [A.payLife(2)] }] },
      ],
    );
    expect(keywordsOf(cards(cull, "Cull 2 tapped creatures"))).toMatchObject([
      { keyword: "cull", parameters: [{ type: "number", value: 2 }, { type: "quality" }] },
    ]);
  });
  it("takes numbers in the places of figures, with either sign", () => {
    const wane = "keyword Wane N\n  Whenever this creature attacks, it gets +N/-N until end of turn.";
    const [found] = keywordsOf(cards(wane, "Wane 2"));
    expect(JSON.stringify(found)).toContain(JSON.stringify(A.modifyPT(2, A.times(-1, 2))));
  });
  it("asks for a number as such where no other can stand", () => {
    const horde = "keyword Horde N\n  Whenever you attack with N or more creatures, draw a card.";
    expect(keywordsOf(cards(horde, "Horde 3"))).toMatchObject([{ abilities: [{ event: { atLeast: 3 } }] }]);
    expect(keywordsOf(cards(horde, "Horde X, where X is your life total."))).toEqual([["RW4001"]]);
  });
});

describe("definitions of card files beside each other", () => {
  const compilerOf = (...texts: readonly string[]): Compiler =>
    createCompiler(joinedVocabulary(texts.map((text) => readText(text))));
  const problemsOf = (...texts: readonly string[]): readonly string[] =>
    compilerOf(...texts).problems.map(({ found }) => found.code);
  const emberwalk = (meaning: string): string => `[Own, OWN]\n\nkeyword Emberwalk N\n  ${meaning}\n`;
  const draws = emberwalk("When this creature dies, draw N cards.");

  it("may say the same, and are then one keyword", () => {
    expect(problemsOf(draws, draws)).toEqual([]);
    const names = compilerOf(draws, draws)
      .keywords()
      .map(({ name }) => name);
    expect(names).toEqual(["emberwalk"]);
  });
  it("may not differ", () => {
    expect(problemsOf(draws, emberwalk("When this creature dies, you gain N life."))).toEqual(["RW5003"]);
  });
  it("may repeat what the rules say", () => {
    const bushido = "keyword Bushido N  rule 702.45\n  Whenever this creature blocks or becomes blocked, ";
    const same = `${bushido}it gets +N/+N until end of turn.\n`;
    expect(problemsOf(same)).toEqual([]);
    expect(compilerOf(same).keywords()).toEqual([]);
    expect(problemsOf(`${bushido}it gets +N/+0 until end of turn.\n`)).toEqual(["RW5007"]);
  });
  it("leave the definitions of the language as they are", () => {
    const before = allDefinitions();
    problemsOf(emberwalk("Draw N cardz."), "keyword Wither N\n  When this creature dies, draw N cards.\n");
    expect(allDefinitions()).toEqual(before);
  });
  it("are known to the texts of their file alone", () => {
    const bear = "Bear {G}\nCreature — Bear\nEmberwalk 2\n2/2\n";
    const meaning = (text: string): unknown => compile(`${text}\n${bear}`)[0]?.result;
    expect(meaning(draws)).toMatchObject({ status: "compiled" });
    expect(JSON.stringify(meaning(emberwalk("When this creature dies, you gain N life.")))).toContain(
      "gainLife",
    );
    expect(meaning("")).toMatchObject({ status: "failed", diagnostics: [{ code: "RW3003" }] });
  });
  it("may speak of each other, but not of themselves", () => {
    const spoken = "keyword Ashen\n  Creatures you control have cindery.\n\nkeyword Cindery\n  Flying\n";
    expect(problemsOf(spoken)).toEqual([]);
    expect(problemsOf("keyword Ashen\n  Creatures you control have ashen.\n")).toEqual(["RW4012"]);
    expect(
      problemsOf("keyword Ashen\n  Creatures you control have cindery.\n\nkeyword Cindery\n  Draw a crad.\n"),
    ).toEqual(["RW4012", "RW3003"]);
  });
});

describe("compilers of one process", () => {
  const compilerOf = (meaning: string): Compiler =>
    createCompiler(readText(`keyword Emberwalk N\n  When this creature dies, ${meaning}\n`).vocabulary);
  const bear = readText("Bear {G}\nCreature — Bear\nFlying, emberwalk 2\n2/2\n").cards[0]!.source;
  const meaningTo = ({ compileCard }: Compiler): string => {
    const { card, diagnostics } = compileCard(bear);
    return card === undefined ? diagnostics.map(({ code }) => code).join() : JSON.stringify(card);
  };

  it("know nothing of each other's words", () => {
    const [draws, gains, none] = [
      compilerOf("draw N cards."),
      compilerOf("you gain N life."),
      createCompiler(),
    ];
    for (let again = 0; again < 2; again++) {
      expect(meaningTo(draws)).toContain('"draw"');
      expect(meaningTo(none)).toBe("RW3003");
      expect(meaningTo(gains)).toContain('"gainLife"');
      expect(meaningTo(gains)).not.toContain('"draw"');
    }
  });
  it("read words in the forms that each of them has", () => {
    const costs = createCompiler(readText("keyword Emberwalk [cost]\n  [cost]: Draw a card.\n").vocabulary);
    const numbers = compilerOf("draw N cards.");
    expect(meaningTo(costs)).toBe("RW3001");
    expect(meaningTo(numbers)).toContain('"draw"');
  });
});
