import { describe, expect, it } from "vitest";
import { compile, createCompiler, type Compiler } from "../../src/compiler/compiler.ts";
import { formatCards } from "../../src/compiler/read/format.ts";
import { readText } from "../../src/compiler/read/read.ts";
import { joinedVocabulary, vocabularyText } from "../../src/compiler/read/vocabulary.ts";

const compilerOf = (...texts: readonly string[]): Compiler =>
  createCompiler(joinedVocabulary(texts.map((text) => readText(text, "x.cards"))));
const card = (text: string, typeLine = "Creature — Goblin"): string =>
  `Testling {R}\n${typeLine}\n${text}\n${typeLine.startsWith("Creature") ? "1/1\n" : ""}`;
const meaningTo = (compiler: Compiler, text: string, typeLine?: string): string => {
  const { result } = compiler.compileFile(readText(card(text, typeLine), "x.cards"))[0]!;
  return result.card === undefined
    ? result.diagnostics.map(({ code }) => code).join()
    : JSON.stringify(result.card.faces[0].abilities);
};

describe("declared types", () => {
  const creatures = compilerOf("type creature: Gremlock, Foxkin");
  it("stand wherever those of the rules do, in both numbers", () => {
    for (const text of [
      "Other Gremlocks you control have haste.",
      "Whenever another Gremlock enters, draw a card.",
      "When this creature enters, create a 1/1 red Gremlock Foxkin creature token.",
      "Sacrifice a Foxkin: Destroy target non-Gremlock creature.",
      "Protection from Gremlocks",
    ])
      expect(meaningTo(creatures, text), text).toMatch(/"subtypes?":\[?"(?:Gremlock|Foxkin)"/);
  });
  it("are of the card type that they were declared for", () => {
    const lands = compilerOf("type land: Gremlock");
    const text = "When this creature dies, exile target Gremlock. Return that land to the battlefield.";
    const creature = text.replace("that land", "that creature");
    expect([meaningTo(lands, text), meaningTo(creatures, creature)]).not.toContain("RW4003");
    expect(meaningTo(creatures, text)).toBe("RW4003");
    expect(meaningTo(lands, creature)).toBe("RW4003");
    expect(meaningTo(createCompiler(), text)).toBe("RW3003");
  });
  it("count as declared in the type lines of JSON, too", () => {
    const gremlock = {
      name: "Gremlock Foreman",
      mana_cost: "{R}",
      type_line: "Creature — Gremlock",
      oracle_text: "Other Gremlocks you control have haste.",
      power: "1",
      toughness: "1",
    };
    expect(compile(JSON.stringify([gremlock]))[0]?.result.status).toBe("compiled");
    const goblin = { ...gremlock, type_line: "Creature — Goblin" };
    expect(compile(JSON.stringify([goblin]))[0]?.result.status).toBe("failed");
  });
  it("count as declared in the type lines of the file", () => {
    const [, foreman] = compile(
      `${card("Haste", "Creature — Gremlock")}\nForeman {R}\nCreature — Goblin\nOther Gremlocks have haste.\n1/1\n`,
    );
    expect(foreman?.result.status).toBe("compiled");
  });
  it("need not come before the text that uses them, and another file may repeat them", () => {
    expect(compilerOf("type creature: Gremlock", "type creature: Gremlock").problems).toEqual([]);
    expect(
      compile(`${card("Destroy target Gremlock.", "Sorcery")}\ntype creature: Gremlock\n`)[0]?.result.status,
    ).toBe("compiled");
  });
});

describe("declared counters", () => {
  it("are put, counted and removed", () => {
    const compiler = compilerOf("counter hunt, deep ember");
    expect(meaningTo(compiler, "When this creature enters, put two hunt counters on it.")).toContain(
      '"hunt"',
    );
    expect(meaningTo(compiler, "Remove a deep ember counter from this creature: Draw a card.")).toContain(
      '"deep ember"',
    );
    expect(meaningTo(createCompiler(), "When this creature enters, put two hunt counters on it.")).toMatch(
      /^RW3/,
    );
  });
});

describe("declared tokens", () => {
  const coal = (symbol: string): string =>
    `token Coal\n  Artifact — Coal\n  {T}, Sacrifice this token: Add {${symbol}}.\n`;
  const text = "When this creature enters, create two tapped Coal tokens.";
  it("are created with their characteristics", () => {
    const { result } = compile(`${coal("R")}\n${card(text)}`)[0]!;
    expect(result.card?.faces[0].abilities).toMatchObject([
      {
        effect: {
          type: "createTokens",
          count: 2,
          tapped: true,
          token: {
            cardTypes: ["artifact"],
            subtypes: ["Coal"],
            colors: [],
            abilities: [{ type: "activated" }],
          },
        },
      },
    ]);
  });
  it("mean something else to another compiler", () => {
    const [red, black] = [compilerOf(coal("R")), compilerOf(coal("B"))];
    for (let again = 0; again < 2; again++) {
      expect(meaningTo(red, text)).toContain('"symbols":["R"]');
      expect(meaningTo(black, text)).toContain('"symbols":["B"]');
    }
  });
  it("have a name of their own where that is no subtype of theirs (111.4)", () => {
    const walker = "token Ember Walker\n  @color red\n  Creature — Elemental\n  Haste\n  2/1\n";
    expect(meaningTo(compilerOf(walker), "When this creature dies, create an Ember Walker token.")).toContain(
      '"token":{"colors":["red"],"name":"Ember Walker","cardTypes":["creature"],"subtypes":["Elemental"],"power":2,"toughness":1',
    );
  });
  it("may create each other", () => {
    const spark = "token Spark\n  Artifact — Spark\n  When this token enters, create a Coal token.\n";
    expect(compilerOf(spark + coal("R")).problems).toEqual([]);
  });
});

describe("what is declared", () => {
  it("decides what cards mean, wherever it stands", () => {
    const text = (source: string): string => vocabularyText(readText(source, "x.cards").vocabulary);
    expect(text("type creature: Gremlock\n")).toBe(text("\n\ntype creature:  Gremlock\n"));
    expect(text("counter hunt\n")).not.toBe(text("counter hunted\n"));
    const token = "token Coal\n  Artifact — Coal\n  {T}: Add {R}.\n";
    expect(text(token)).not.toBe(text(token.replace("{R}", "{B}")));
  });
  it("has a settled form", () => {
    const form =
      "type creature: Gremlock, Foxkin\ncounter hunt\n\ntoken Coal\n  @color red\n  Artifact — Coal\n  {T}: Add {R}.\n";
    expect(formatCards(form.replaceAll("  ", " ").replace(": G", ":   G"))).toBe(form);
    expect(formatCards(form)).toBe(form);
  });
});

describe("what JSON brings into being, as it has no place for declarations", () => {
  const read = (oracle_text: string) =>
    compile(JSON.stringify({ name: "Testling", mana_cost: "{R}", type_line: "Sorcery", oracle_text }))[0]!
      .result;
  const said = (text: string): unknown => read(text).faces[0]?.face.abilities;
  it("are kinds of counters, which have no more than a name (122.1)", () => {
    const hunt = "Put two hunt counters on target creature, then put a charge counter on it for each";
    expect(said(`${hunt} hunt counter on it.`)).toMatchObject([{ type: "spell" }]);
    expect(JSON.stringify(said(`${hunt} hunt counter on it.`))).toBe(
      JSON.stringify(said(`${hunt} time counter on it.`.replace("hunt", "time"))).replaceAll(
        '"time"',
        '"hunt"',
      ),
    );
  });
  it("are creature types of tokens (111.4)", () => {
    expect(JSON.stringify(said("Create two 2/2 black Varlok Soldier creature tokens."))).toContain(
      '"subtypes":["Varlok","Soldier"]',
    );
  });
  it("are tokens that reminder text explains (111.10)", () => {
    const abilities = '"{T}: Add {B} or {R}." and "{2}: Draw a card."';
    expect(said(`Create a Coal token. (It's a black and red artifact with ${abilities})`)).toEqual(
      JSON.parse(
        JSON.stringify(said(`Create a black and red Food artifact token with ${abilities}`)).replaceAll(
          "Food",
          "Coal",
        ),
      ),
    );
  });
  it("are no slips of what there is", () => {
    for (const text of [
      "Put a chrage counter on target creature.",
      "Put one ro more charge counters on target creature.",
      "Create a 2/2 black Gobiln creature token.",
      'Create a Tresure token. (It\'s an artifact with "{T}: Add {B}.")',
      'Create a Coal token. (It\'s an artifact with "{T}: Frobnicate.")',
      'Create a Coal token. (It\'s a legendary artifact with "{T}: Add {B}.")',
    ])
      expect(read(text).status, text).toBe("failed");
  });
});
