import type {
  CodeAction,
  CodeLens,
  CompletionList,
  DocumentSymbol,
  FoldingRange,
  Hover,
  InitializeResult,
  Location,
  SemanticTokens,
  TextEdit,
  WorkspaceEdit,
  WorkspaceSymbol,
} from "vscode-languageserver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, overPort, overStdio, start } from "./client.ts";

const set = `[Ember Test, EMB]
# Words of our own.

keyword Kindle N
  When this creature enters, it deals N damage to any target.

counter hush mark

token Cinder Sprite
Creature — Elemental
Flying
1/1
@color R

# A card with everything.
Ember Pup {1}{R}
Creature — Dog
Kindle 2, first strike (It deals damage first.)
Whenever another creature you control enters, if it has greater power than this creature, put a hush mark counter on it.
2/2

Ember Call {R}
Sorcery
Create a Cinder Sprite token. It gains kindle 1 until end of turn.

Pup Keeper {2}{R}
Creature — Human
When Pup Keeper enters, search your library for a card named Ember Pup, reveal it, put it into your hand, then shuffle.
1/3
`;

const scenarios = `scenarios:
  - name: the pup burns
    why: It deals damage as it enters.
    A: { battlefield: [3 Mountain], hand: [Ember Pup] }
    script:
      - turn: 1
        step: precombat main
        A: [{ cast: Ember Pup }, wait, wait]
    answers: { A: { targets: [player B] } }
    stopAt: { turn: 1, step: precombat main }
    expect:
      - life: { B: 18 }
`;

const lands = "Mountain\nBasic Land — Mountain\n{T}: Add {R}.\n";

/** The places of an answer, as the words that stand there. */
const wordsAt = (client: Client, name: string, found: readonly Location[]): readonly string[] =>
  found.map(({ range }) => {
    const lines = client.text(name).split("\n");
    return `${range.start.line}: ${lines[range.start.line]!.slice(range.start.character, range.end.character)}`;
  });

const applied = (text: string, edits: readonly TextEdit[]): string => {
  const lines = text.split("\n");
  const offset = ({ line, character }: TextEdit["range"]["start"]): number =>
    lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  return [...edits]
    .sort((left, right) => offset(right.range.start) - offset(left.range.start))
    .reduce(
      (done, { range, newText }) =>
        done.slice(0, offset(range.start)) + newText + done.slice(offset(range.end)),
      text,
    );
};

describe.each([
  ["stdio", overStdio],
  ["a worker's port", overPort],
])("over %s", (_name, transport) => {
  let client: Client;
  beforeAll(async () => {
    client = await start(transport);
    client.open("lands.cards", lands);
    client.open("ember.cards", set);
    client.open("ember.scenario.yaml", scenarios);
    expect(await client.diagnostics("ember.cards")).toEqual([]);
  }, 30_000);
  afterAll(() => client.stop());
  const document = (name = "ember.cards") => ({ textDocument: { uri: client.uri(name) } });
  const hoverText = async (words: string, after = 0, name = "ember.cards"): Promise<string> => {
    const found = await client.ask<Hover>("textDocument/hover", name, words, after);
    return (found.contents as { value: string }).value;
  };

  it("tells what it can do", () => {
    const { capabilities }: InitializeResult = client.initialized;
    expect(Object.keys(capabilities)).toContain("semanticTokensProvider");
  });

  describe("hover", () => {
    it("shows what a keyword of the set means", async () => {
      const text = await hoverText("Kindle 2");
      expect(text).toContain(
        "keyword Kindle N\n  When this creature enters, it deals N damage to any target.",
      );
      expect(text).toContain("Kindle 2 (When this creature enters, it deals 2 damage to any target.)");
    });
    it("shows the rule of a keyword of the rules", async () =>
      expect(await hoverText("first strike")).toContain("702.7"));
    it("tells what a pronoun means, and why", async () => {
      const text = await hoverText("if it has", 3);
      expect(text).toContain("“it” is **another creature you control**");
      expect(text).toContain("Triggered ability");
      expect(text).toContain("if it _(another creature you control)_ has greater power");
      expect(text).toContain("122 counters");
    });
    it("shows the token, the counter and the card behind a name", async () => {
      expect(await hoverText("Cinder Sprite token")).toContain(
        "token Cinder Sprite\nCreature — Elemental\nFlying",
      );
      expect(await hoverText("hush mark counter on")).toContain("counter hush mark");
      expect(await hoverText("named Ember Pup", 8)).toContain("Ember Pup {1}{R}\nCreature — Dog");
      expect(await hoverText("cast: Ember Pup", 7, "ember.scenario.yaml")).toContain("Creature — Dog");
    });
    it("tells mana abilities from others", async () =>
      expect(await hoverText("{T}: Add", 6, "lands.cards")).toContain("without the stack (605)"));
    it("says nothing where nothing is", async () =>
      expect(await client.ask("textDocument/hover", "ember.cards", "# Words", 3)).toBeNull());
  });

  describe("definition and references", () => {
    const definitionOf = async (words: string, after = 0, name = "ember.cards") =>
      wordsAt(client, "ember.cards", await client.ask("textDocument/definition", name, words, after));
    const referencesOf = (words: string, after = 0, includeDeclaration = true) =>
      client.ask<Location[]>("textDocument/references", "ember.cards", words, after, {
        context: { includeDeclaration },
      });

    it("find what a name stands for", async () => {
      expect(await definitionOf("kindle 1", 2)).toEqual(["3: Kindle"]);
      expect(await definitionOf("hush mark counter on")).toEqual(["6: hush mark"]);
      expect(await definitionOf("a Cinder Sprite token", 3)).toEqual(["8: Cinder Sprite"]);
      expect(await definitionOf("named Ember Pup", 10)).toEqual(["15: Ember Pup"]);
      expect(await definitionOf("hand: [Ember Pup]", 9, "ember.scenario.yaml")).toEqual(["15: Ember Pup"]);
    });
    it("leave the words of the rules alone", async () =>
      expect(await definitionOf("first strike")).toEqual([]));
    it("find each use", async () => {
      const found = await referencesOf("keyword Kindle", 9);
      expect(wordsAt(client, "ember.cards", found)).toEqual(["3: Kindle", "17: Kindle", "23: kindle"]);
    });
    it("find a card in texts and scenarios", async () => {
      const found = await referencesOf("Ember Pup {1}", 2, false);
      const inCards = found.filter(({ uri }) => uri === client.uri("ember.cards"));
      expect(wordsAt(client, "ember.cards", inCards)).toEqual(["27: Ember Pup"]);
      expect(found.filter(({ uri }) => uri === client.uri("ember.scenario.yaml"))).toHaveLength(2);
    });
  });

  describe("rename", () => {
    it("says what would be renamed", async () =>
      expect(await client.ask("textDocument/prepareRename", "ember.cards", "kindle 1", 1)).toMatchObject({
        placeholder: "kindle",
      }));
    it("refuses the words of the rules, and says why", async () =>
      await expect(client.ask("textDocument/prepareRename", "ember.cards", "first strike")).rejects.toThrow(
        "'first strike' is a word of the rules",
      ));
    it("keeps capitals as they are", async () => {
      const { changes } = await client.ask<WorkspaceEdit>(
        "textDocument/rename",
        "ember.cards",
        "kindle 1",
        1,
        {
          newName: "Sear",
        },
      );
      const text = applied(client.text("ember.cards"), changes![client.uri("ember.cards")]!);
      expect(text).toContain("keyword Sear N");
      expect(text).toContain("Sear 2, first strike");
      expect(text).toContain("gains sear 1 until");
    });
    it("renames a type that only type lines declare, with its plural", async () => {
      client.open(
        "gleeb.cards",
        "Gleeb Lord {R}\nCreature — Gleeb\nOther Gleebs you control get +1/+1.\n1/1\n",
      );
      const { changes } = await client.ask<WorkspaceEdit>("textDocument/rename", "gleeb.cards", "Gleebs", 1, {
        newName: "Glob",
      });
      const text = applied(client.text("gleeb.cards"), changes![client.uri("gleeb.cards")]!);
      expect(text).toContain("Creature — Glob\nOther Globs you");
      client.close("gleeb.cards");
    });
    it("refuses a name that is taken", async () => {
      const ask = (words: string, newName: string) =>
        client.ask("textDocument/rename", "ember.cards", words, 1, { newName });
      await expect(ask("kindle 1", "Flying")).rejects.toThrow("There is a keyword 'Flying' already.");
      await expect(ask("Ember Pup {1}", "Pup Keeper")).rejects.toThrow(
        "There is a card 'Pup Keeper' already.",
      );
    });
    it("renames a card in its own text, in others and in scenarios", async () => {
      const { changes } = await client.ask<WorkspaceEdit>(
        "textDocument/rename",
        "ember.cards",
        "Ember Pup {1}",
        1,
        {
          newName: "Coal Pup",
        },
      );
      const cards = applied(client.text("ember.cards"), changes![client.uri("ember.cards")]!);
      expect(cards).toContain("Coal Pup {1}{R}");
      expect(cards).toContain("a card named Coal Pup, reveal");
      const played = applied(
        client.text("ember.scenario.yaml"),
        changes![client.uri("ember.scenario.yaml")]!,
      );
      expect(played).toContain("hand: [Coal Pup]");
      expect(played).toContain("{ cast: Coal Pup }");
    });
    describe("in scenarios", () => {
      const cards = `counter hunt

Moss Tracker {2}{G}
Creature — Elf Gleeb
{T}: Put a hunt counter on Moss Tracker.
3/3

Ash, Warden of Moss {G}
Creature — Elf
When Ash enters, draw a card.
1/1
`;
      const played = `scenarios:
  - name: marked
    A: { battlefield: [2 Moss Tracker, { card: 'Moss Tracker', counters: { hunt: 1 } }] }
    B:
      battlefield:
        - Moss Tracker
    script: []
    expect:
      - counters: { A: { counter: hunt, count: 1 } }
      - hasSubtype: { A: { card: Moss Tracker, subtype: Gleeb, value: true } }
`;
      beforeAll(() => {
        client.open("moss.cards", cards);
        client.open("moss.scenario.yaml", played);
      });
      afterAll(() => {
        client.close("moss.cards");
        client.close("moss.scenario.yaml");
      });
      const renamed = async (words: string, newName: string, name = "moss.cards") => {
        const { changes } = await client.ask<WorkspaceEdit>("textDocument/rename", name, words, 1, {
          newName,
        });
        return ["moss.cards", "moss.scenario.yaml"].map((file) =>
          applied(client.text(file), changes![client.uri(file)] ?? []),
        ) as [string, string];
      };
      it("writes names as YAML writes them", async () => {
        const [text, scenario] = await renamed("Moss Tracker {2}", "Moss: One, Two");
        expect(text).toContain("counter on Moss: One, Two.");
        expect(scenario).toContain(`["2 Moss: One, Two", { card: 'Moss: One, Two', counters`);
        expect(scenario).toContain(`        - "Moss: One, Two"\n`);
        expect((await renamed("Moss Tracker {2}", "Moss, One"))[1]).toContain("        - Moss, One\n");
        expect((await renamed("Moss Tracker {2}", "1984"))[1]).toContain('        - "1984"\n');
      });
      it("renames kinds of counters and types there too", async () => {
        const [text, scenario] = await renamed("hunt", "quarry mark");
        expect(text).toContain("Put a quarry mark counter");
        expect(scenario).toContain("counters: { quarry mark: 1 }");
        expect(scenario).toContain("counter: quarry mark, count: 1");
        expect((await renamed("Gleeb", "Glob"))[1]).toContain("subtype: Glob, value");
        expect((await renamed("hunt: 1", "spoor", "moss.scenario.yaml"))[0]).toContain("counter spoor\n");
      });
      it("renames what a card calls itself in short", async () => {
        expect((await renamed("Ash, Warden", "Birch, Warden of Moss"))[0]).toContain("When Birch enters");
        expect((await renamed("Ash, Warden", "Old Birch"))[0]).toContain("When Old Birch enters");
      });
      it("renames in texts of abilities that scenarios quote", async () => {
        client.open(
          "quoted.cards",
          "keyword Smoulder N\n  When this creature dies, it deals N damage to any target.\n\n" +
            "Coal Imp {R}\nCreature — Imp\nFlying, smoulder 2\n{T}: Coal Imp deals 1 damage to any target.\n1/1\n",
        );
        client.open(
          "quoted.scenario.yaml",
          "- name: Coal Imp\n  script:\n    - turn: 1\n      step: upkeep\n      A:\n" +
            '        - activate: "{T}: Coal Imp deals"\n        - check: { hasAbility: { A: { card: Coal Imp, ability: smoulder 2, value: true } } }\n',
        );
        const after = async (words: string, newName: string) => {
          const { changes } = await client.ask<WorkspaceEdit>(
            "textDocument/rename",
            "quoted.cards",
            words,
            1,
            {
              newName,
            },
          );
          const uri = client.uri("quoted.scenario.yaml");
          return applied(client.text("quoted.scenario.yaml"), changes![uri] ?? []);
        };
        const named = await after("Coal Imp {R}", 'Ash "Imp"');
        expect(named).toContain(String.raw`activate: "{T}: Ash \"Imp\" deals"`);
        expect(named).toContain("- name: Coal Imp");
        const keyword = await after("Smoulder N", "Fume");
        expect(keyword).toContain("ability: fume 2, value");
        client.close("quoted.cards");
        client.close("quoted.scenario.yaml");
      });
      it("refuses what would be no name, and says why", async () => {
        const refused = async (words: string, newName: string) =>
          await renamed(words, newName).then(
            () => "",
            ({ message }: Error) => message,
          );
        expect(await refused("Moss Tracker {2}", " ")).toContain("at least one letter");
        expect(await refused("Moss Tracker {2}", "Moss\nTracker")).toContain("on one line");
        expect(await refused("Moss Tracker {2}", "Moss {R}")).toContain("can't be its name");
        expect(await refused("Moss Tracker {2}", "# Moss")).toContain("can't be its name");
        expect(await refused("Moss Tracker {2}", "player A")).toContain("in moss.scenario.yaml, line");
        expect(await refused("Moss Tracker {2}", "ash, warden of moss")).toContain("There is a card");
        expect(await refused("hunt", "charge")).toContain("There is a counter 'charge' already.");
        expect(await refused("hunt", "target")).toContain("can't be its name");
        expect(await refused("Gleeb", "Goblin")).toContain("There is a type 'Goblin' already.");
        expect(await refused("Gleeb", "Big Gleeb")).toContain("can't be its name");
      });
      it("completes names as YAML writes them, counters and types too", async () => {
        const item = async (name: string, words: string, after: number, label: string) => {
          const { items } = await client.ask<CompletionList>("textDocument/completion", name, words, after);
          return items.find((each) => each.label === label);
        };
        const text =
          "- name: a\n  A: { hand: [2 As, 'Mo'], battlefield: [{ card: X, counters: { h: 1 } }] }\n";
        client.open("c.scenario.yaml", text);
        expect(await item("c.scenario.yaml", "2 As", 4, "Ash, Warden of Moss")).toMatchObject({
          filterText: "2 Ash, Warden of Moss",
          textEdit: { newText: '"2 Ash, Warden of Moss"', range: { start: { character: 14 } } },
        });
        expect(await item("c.scenario.yaml", "'Mo'", 3, "Ash, Warden of Moss")).toMatchObject({
          filterText: "'Ash, Warden of Moss",
          textEdit: { newText: "'Ash, Warden of Moss'" },
        });
        expect(await item("c.scenario.yaml", "h: 1", 1, "hunt")).toMatchObject({
          textEdit: { newText: "hunt" },
        });
        client.close("c.scenario.yaml");
      });
    });
  });

  describe("completion", () => {
    const labels = async (name: string, words: string, after: number): Promise<readonly string[]> => {
      const { items } = await client.ask<CompletionList>("textDocument/completion", name, words, after);
      return [...items]
        .sort((left, right) => (left.sortText! < right.sortText! ? -1 : 1))
        .map(({ label }) => label);
    };
    /** What is offered behind a text that a card begins with. */
    const behind = async (text: string, typeLine = "Creature — Dog"): Promise<readonly string[]> => {
      const file = `c${counter++}.cards`;
      client.open(file, `Test Dog {R}\n${typeLine}\n${text}`);
      return await labels(file, text, text.length);
    };
    let counter = 0;

    it("offers what the grammar expects", async () => {
      const found = await behind("Destroy target ");
      expect(found).toContain("creature");
      expect(found).toContain("artifact");
      expect(found).not.toContain("draw");
    });
    it("narrows it down to what is typed", async () => {
      const found = await behind("Destroy target cr");
      expect(found[0]).toMatch(/^creature/);
      expect(found.every((each) => each.toLowerCase().startsWith("cr"))).toBe(true);
    });
    it("begins sentences with a capital", async () =>
      expect(await behind("Draw a card. Sacr")).toContain("Sacrifice"));
    it("knows keywords of several words, and those of the set", async () => {
      expect(await behind("Flying, first st")).toContain("first strike");
      expect(await behind("Flying, kin")).toContain("kindle");
    });
    it("knows counters and tokens of the set", async () => {
      expect(await behind("Put a hush")).toContain("hush mark");
      expect(await behind("Create a Cin")).toContain("Cinder Sprite");
    });
    it("knows the names of cards, and the card's own", async () => {
      expect(await behind("Search your library for a card named Em")).toContain("Ember Pup");
      expect(await behind("When Test")).toContain("Test Dog");
    });
    it("offers types in type lines", async () => {
      client.open("type.cards", "Test Dog {R}\nLegendary Crea");
      expect(await labels("type.cards", "Crea", 4)).toContain("Creature");
      client.edit("type.cards", "Legendary Crea", "Creature — Ele");
      const found = await labels("type.cards", "Ele", 3);
      expect(found).toContain("Elemental");
      expect(found).not.toContain("Equipment");
    });
    it("offers card names in scenarios, even where nothing stands yet", async () => {
      expect(await labels("ember.scenario.yaml", "hand: [Ember Pup]", 8)).toContain("Pup Keeper");
      client.open("new.scenario.yaml", "scenarios:\n  - name: a\n    A: { hand: [] }\n");
      expect(await labels("new.scenario.yaml", "hand: []", 7)).toContain("Pup Keeper");
    });
    it("goes on with lists of keywords, and with modes", async () => {
      expect((await behind("Lifelink, "))[0]).toBe("flying");
      expect((await behind("Choose one —\n"))[0]).toBe("•");
      expect(await behind("Choose one —\n• Des")).toContain("Destroy");
    });
    it("puts what is usual first", async () => {
      const found = await behind("When this creature en");
      expect(found[0]).toMatch(/^enters/);
    });
  });

  it("folds cards, definitions and comments", async () => {
    const found = await client.request<FoldingRange[]>("textDocument/foldingRange", document());
    expect(found.map(({ startLine, endLine }) => [startLine, endLine])).toContainEqual([14, 19]);
    expect(found.map(({ startLine, endLine }) => [startLine, endLine])).toContainEqual([3, 4]);
  });

  it("tells the cards, their abilities and what is declared", async () => {
    const found = await client.request<DocumentSymbol[]>("textDocument/documentSymbol", document());
    expect(found.map(({ name }) => name)).toEqual([
      "Kindle",
      "hush mark",
      "Cinder Sprite",
      "Ember Pup",
      "Ember Call",
      "Pup Keeper",
    ]);
    expect(found[3]).toMatchObject({ detail: "{1}{R} Creature — Dog" });
    expect(found[3]?.children).toHaveLength(2);
  });

  it("finds cards of all files by a part of their name", async () => {
    const found = await client.request<WorkspaceSymbol[]>("workspace/symbol", { query: "keep" });
    expect(found.map(({ name }) => name)).toEqual(["Pup Keeper"]);
  });

  it("colors words by what they mean", async () => {
    const { data } = await client.request<SemanticTokens>("textDocument/semanticTokens/full", document());
    const { tokenTypes } = client.initialized.capabilities.semanticTokensProvider!.legend;
    const lines = client.text("ember.cards").split("\n");
    const painted: string[] = [];
    let [line, character] = [0, 0];
    for (let at = 0; at < data.length; at += 5) {
      const [down = 0, right = 0, length = 0, type = 0] = data.slice(at, at + 5);
      character = down === 0 ? character + right : right;
      line += down;
      painted.push(`${tokenTypes[type]} ${lines[line]!.slice(character, character + length)}`);
    }
    expect(painted).toContain("class Ember Pup");
    expect(painted).toContain("macro {1}{R}");
    expect(painted).toContain("type Dog");
    expect(painted).toContain("keyword Kindle");
    expect(painted).toContain("keyword first strike");
    expect(painted).toContain("comment (It deals damage first.)");
    expect(painted).toContain("enumMember hush mark");
    expect(painted).toContain("struct Cinder Sprite");
    expect(painted).toContain("number 2/2");
  });
  it("colors a part of a text", async () => {
    const range = {
      start: client.at("ember.cards", "Ember Call"),
      end: client.at("ember.cards", "Sorcery", 7),
    };
    const { data } = await client.request<SemanticTokens>("textDocument/semanticTokens/range", {
      ...document(),
      range,
    });
    expect(data.length / 5).toBe(3);
  });

  it("formats", async () => {
    client.open(
      "form.cards",
      "Test Dog   {R}\nCreature -- Dog\nFlying \n\n\n\nOther Dog {R}\nCreature — Dog\n1 / 1\n",
    );
    const edits = await client.request<TextEdit[]>("textDocument/formatting", {
      ...document("form.cards"),
      options: { tabSize: 2, insertSpaces: true },
    });
    expect(applied(client.text("form.cards"), edits)).toBe(
      "Test Dog {R}\nCreature — Dog\nFlying\n\nOther Dog {R}\nCreature — Dog\n1/1\n",
    );
  });

  it("offers a way out of what is wrong", async () => {
    client.open(
      "wrong.cards",
      "Test Dog {R}\nCreature — Dog\nWhen this creature enters, draw a crad.\n1/1\n",
    );
    const [found] = await client.diagnostics("wrong.cards");
    const actions = await client.request<CodeAction[]>("textDocument/codeAction", {
      ...document("wrong.cards"),
      range: found!.range,
      context: { diagnostics: [found] },
    });
    expect(actions.map(({ kind, title }) => `${kind}: ${title}`)).toContain(
      "quickfix: Change 'crad' to 'card'",
    );
    const { edit } = actions.find(({ title }) => title === "Change 'crad' to 'card'")!;
    const text = applied(client.text("wrong.cards"), edit!.changes![client.uri("wrong.cards")]!);
    expect(text).toContain("draw a card.");
  });

  it("offers the reminder text that is right", async () => {
    client.open(
      "reminder.cards",
      "Test Dog {R}\nCreature — Dog\nKindle 2 (When this creature enters, it deals 3 damage to any target.)\n1/1\n",
    );
    const [found] = await client.diagnostics("reminder.cards");
    expect(found).toMatchObject({ severity: 2 });
    const [action] = await client.request<CodeAction[]>("textDocument/codeAction", {
      ...document("reminder.cards"),
      range: found!.range,
      context: { diagnostics: [found] },
    });
    const edits = action!.edit!.changes![client.uri("reminder.cards")]!;
    expect(applied(client.text("reminder.cards"), edits)).toContain(
      "(When this creature enters, it deals 2 damage",
    );
  });

  it("makes all certain changes of a file at once", async () => {
    const lines = ["When this creature ETB, draw a card.", "1/1", "", "Other Dog {R}", "Creature — Dog"];
    client.open(
      "sure.cards",
      ["Test Dog {R}", "Creature — Dog", ...lines, "When this creature ETB, draw a card.", "1/1", ""].join(
        "\n",
      ),
    );
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    const ask = (only?: readonly string[]) =>
      client.request<CodeAction[]>("textDocument/codeAction", {
        ...document("sure.cards"),
        range,
        context: { diagnostics: [], ...(only === undefined ? {} : { only }) },
      });
    expect(await ask()).toEqual([]);
    const [action] = await ask(["source"]);
    const text = applied(client.text("sure.cards"), action!.edit!.changes![client.uri("sure.cards")]!);
    expect(text.match(/enters, draw/g)).toHaveLength(2);
  });

  it("knows when a scenario names a card that there is not", async () => {
    client.open("other.scenario.yaml", "scenarios:\n  - name: a\n    A: { hand: [2 Pup Keeperr, Forest] }\n");
    const [found] = await client.diagnostics("other.scenario.yaml");
    expect(found).toMatchObject({ code: "RW6002" });
    expect(found?.message).toContain("Did you mean 'Pup Keeper'?");
    expect(found?.range.start).toEqual(client.at("other.scenario.yaml", "Pup Keeperr"));
    client.edit("other.scenario.yaml", "Pup Keeperr", "Pup Keeper");
    expect(await client.diagnostics("other.scenario.yaml")).toEqual([]);
  });

  it("knows what is no scenario", async () => {
    client.open("broken.scenario.yaml", "scenarios:\n  - name: a\n    A: { hand: [Pup Keeper }\n");
    const [syntax] = await client.diagnostics("broken.scenario.yaml");
    expect(syntax).toMatchObject({ code: "RW6001" });
    expect(syntax?.message).toMatch(/^This is not written as YAML is: /);
    client.edit("broken.scenario.yaml", "[Pup Keeper }", "[Pup Keeper], lives: 3 }");
    const [found] = await client.diagnostics("broken.scenario.yaml");
    expect(found).toMatchObject({ code: "RW6003" });
    expect(found?.message).toContain('unknown field "lives"');
    expect(found?.range).toEqual({
      start: client.at("broken.scenario.yaml", "lives"),
      end: client.at("broken.scenario.yaml", "lives", 5),
    });
  });

  it("plays the scenarios of a card", async () => {
    const lenses = await client.request<CodeLens[]>("textDocument/codeLens", document());
    const lens = lenses.find(({ range }) => range.start.line === 15);
    expect(lens?.command?.title).toBe("▶ play the scenario with this card");
    const { command, arguments: given } = lens!.command!;
    const played = await client.request("workspace/executeCommand", { command, arguments: given });
    expect(played).toMatchObject({ passed: 1, results: [{ id: "the pup burns", status: "passed" }] });
  });
  it("plays one scenario, with the cards as they are written now", async () => {
    client.edit("ember.cards", "Kindle 2, first", "Kindle 3, first");
    const [lens] = await client.request<CodeLens[]>("textDocument/codeLens", document("ember.scenario.yaml"));
    const { command, arguments: given } = lens!.command!;
    const played = await client.request("workspace/executeCommand", { command, arguments: given });
    expect(played).toMatchObject({ passed: 0, results: [{ id: "the pup burns", status: "failed" }] });
    client.edit("ember.cards", "Kindle 3, first", "Kindle 2, first");
  });
});
