import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { factShapes } from "../../src/scenario/format.ts";
import { scenarioSchema } from "../../src/scenario/read/schema.ts";
import { readJsonLines, readYaml } from "../../src/scenario/yaml.ts";

const yaml = `
scenarios:
  - name: kicked
    rule: 702.33a
    A: { battlefield: [5 Mountain, { card: Bear, tapped: true }], hand: [Adept] }
    B: { life: 7, battlefield: Bear }
    script:
      - turn: 1
        step: precombat main
        A:
          - cast: Adept
            targets: [Bear, player B]
          - wait
          - check: { life: { A: 20, B: 7 } }
      - turn: 2
        step: declare attackers
        B: { attack: Bear }
      - turn: 2
        step: declare blockers
        A: { block: Bear, with: Adept }
    answers:
      A: { choices: [true, 3, Bear, player B], targets: done, modes: [2, done] }
    expect:
      - life: { A: 20, B: { value: 5 } }
      - graveyard: { player: B, card: Bear, count: 1 }
`;

it("tells where each line of a script stands", () => {
  const { scenarios } = readYaml(
    `- A: {}\n${yaml.slice(yaml.indexOf("\n  - name") + 1).replace(/^ {2}/gm, "")}`,
    "",
  );
  const places = scenarios[1]?.script.map(({ do: does, place }) => `${does} ${place?.line}:${place?.column}`);
  expect(scenarios[1]?.place).toEqual({ line: 2, column: 3 });
  expect(places).toEqual([
    "cast 10:11",
    "wait 12:11",
    "check 13:11",
    "check 13:11",
    "attack 16:10",
    "block 19:10",
  ]);
});

describe("scenarios in YAML", () => {
  const { scenarios, problems } = readYaml(yaml, "set/");
  const [scenario] = scenarios;
  it("are the same as scenarios in full", () => {
    expect(problems).toEqual([]);
    expect(scenario?.id).toBe("set/kicked");
    expect(scenario?.strict).toBe(true);
    expect(scenario?.players.A.battlefield).toEqual([
      { card: "Mountain", count: 5 },
      { card: "Bear", tapped: true },
    ]);
    expect(scenario?.script.map(({ place: _place, ...line }) => line)).toEqual([
      {
        turn: 1,
        step: "precombat main",
        player: "A",
        do: "cast",
        card: "Adept",
        targets: [{ card: "Bear" }, { player: "B" }],
      },
      { turn: 1, step: "precombat main", player: "A", do: "wait" },
      ...[{ life: { player: "A", value: 20 } }, { life: { player: "B", value: 7 } }].map((fact) => ({
        turn: 1,
        step: "precombat main",
        player: "A",
        do: "check",
        expect: fact,
      })),
      { turn: 2, step: "declare attackers", player: "B", do: "attack", attacker: { card: "Bear" } },
      {
        turn: 2,
        step: "declare blockers",
        player: "A",
        do: "block",
        attacker: { card: "Bear" },
        blocker: { card: "Adept" },
      },
    ]);
    expect(scenario?.answers?.A).toEqual({
      choices: [{ yesNo: true }, { number: 3 }, { pick: "Bear" }, { player: "B" }],
      targets: [{ done: true }],
      modes: [{ mode: 2 }, { done: true }],
    });
    expect(scenario?.expect).toEqual([
      { life: { player: "A", value: 20 } },
      { life: { player: "B", value: 5 } },
      { graveyard: { player: "B", card: "Bear", count: 1 } },
    ]);
  });
  it("end with the last turn of the script unless they say when", () => {
    expect(scenario?.stopAt).toEqual({ turn: 2, step: "cleanup" });
  });
});

describe("what is wrong with a scenario", () => {
  const broken = (change: object): readonly string[] => {
    const good = {
      id: "x",
      strict: true,
      players: { A: {}, B: {} },
      script: [],
      stopAt: { turn: 1, step: "end" },
      expect: [],
    };
    return readJsonLines(JSON.stringify({ ...good, ...change })).problems.map(({ at, message }) =>
      `${at}: ${message}`.replace(/^line 1: /, ""),
    );
  };
  it.each([
    [{ stopAt: { turn: 1, step: "main" } }, "stopAt.step: expected one of untap, upkeep"],
    [{ expect: [{ lives: {} }] }, 'expect[0]: unknown fact "lives"'],
    [{ expect: [{ life: { player: "A" } }] }, 'expect[0].life: "value" is missing'],
    [{ players: { A: { hands: [] }, B: {} } }, 'players.A: unknown field "hands"'],
    [
      { script: [{ turn: 1, step: "end", player: "A", do: "jump" }] },
      'script[0]: "do" is one of play land, cast',
    ],
    [
      { script: [{ turn: 1, step: "end", player: "A", do: "cast", card: 3 }] },
      "script[0].card: expected a string, found 3",
    ],
    [
      { script: [{ turn: 1, step: "end", player: "C", do: "wait" }] },
      "script: there is no player C, who acts on turn 1, end",
    ],
    [
      { script: [{ turn: 1, step: "end", player: "A", do: "cast", targets: [{}] }] },
      "script[0].targets[0]: a reference names",
    ],
    [
      { script: [{ turn: 1, step: "draw", player: "A", do: "cast", card: "x", targets: [{ spell: true }] }] },
      'script[0].targets[0]: "spell": true says of a "card"',
    ],
    [
      {
        script: [
          {
            turn: 1,
            step: "draw",
            player: "A",
            do: "cast",
            card: "x",
            targets: [{ card: "y", spell: false }],
          },
        ],
      },
      "script[0].targets[0].spell: expected true or a string, found false",
    ],
  ])("%j", (change, message) => {
    expect(broken(change).some((m) => m.startsWith(message))).toBe(true);
  });
  it.each([
    [
      "script: [{ turn: 1, step: end, A: { play land: Bear } }]",
      "x: script[0].A: an action is attack nobody, wait",
    ],
    [
      "script: [{ turn: 1, step: end, A: { cast: Bear, targets: player E } }]",
      "x: script[0].A.targets: there is no player E",
    ],
    [
      "expect: { life: { A: 20.5 } }",
      "x: expect.life.A: expected a boolean or a whole number or an object, found 20.5",
    ],
    ["expect: { life: { C: 20 } }", "x: expect: there is no player C"],
    [
      "script: [{ turn: 1, step: declare attackers, A: { attack: Bear, defender: B } }]",
      'x: script[0].A.defender: "B" alone names a card; the player is "player B"',
    ],
    [
      "script: [{ turn: 1, step: upkeep, A: { cast: Bear, targets: [A] } }]",
      'x: script[0].A.targets[0]: "A" alone names a card; the player is "player A"',
    ],
    ["expect: { permanents: {} }", "x: expect.permanents: permanents says nothing"],
    [
      "expect: { zone: { label: a, zone: battelfield, value: false } }",
      "x: expect.zone.zone: expected one of battlefield",
    ],
    ["expect: { hand: { A: { count: -1 } } }", "x: expect.hand.A.count: "],
    [
      "stopAt: { turn: 1, step: end }, checkpoints: { stopAt: { turn: 2, step: end }, expect: [] }",
      "x: checkpoints: the game is halted before",
    ],
  ])("%s", (fields, message) => {
    const [first] = readYaml(`{ name: x, ${fields} }`, "").problems;
    expect(`${first?.at}: ${first?.message}`.slice(0, message.length)).toBe(message);
  });
  it("tells unknown fields where they stand, and what stands beside the scenarios", () => {
    const { problems } = readYaml("scenarios:\n  - name: x\n    expects: []\nscenario: {}", "");
    expect(problems).toMatchObject([
      { at: "scenario", line: 4, column: 1 },
      { at: "x", line: 3, column: 5 },
    ]);
  });
  it("names the line of a file", () => {
    expect(readJsonLines("\n{]").problems[0]?.at).toBe("line 2");
    expect(readYaml("- name: x\n  a: [", "x").problems).toMatchObject([{ at: "YAML", line: 2 }]);
  });
  it("names line and column of what is wrong in YAML", () => {
    const yaml = [
      "scenarios:",
      "  - name: first",
      "    A: { hand: [Spark, { card: 3 }] }",
      "    expect: []",
      "  - name: second",
      "    script:",
      "      - turn: 1",
      "        step: upkeep",
      "        A: [wait, wait]",
      "      - turn: two",
      "        step: upkep",
      "        B: [{ cast: Spark, targets: [{ card: 1 }] }]",
      "    expect: { lif: { A: 3 } }",
    ].join("\n");
    const places = readYaml(yaml, "").problems.map(({ at, line, column }) => [
      at.split(": ").at(-1),
      line,
      column,
    ]);
    expect(places).toEqual([
      ["A.hand[1].card", 3, 32],
      ["script[1].turn", 10, 15],
      ["script[1].step", 11, 15],
      ["script[1].B[0].targets[0].card", 12, 46],
      ["expect", 13, 15],
    ]);
  });
});

describe("the JSON schema", () => {
  const schema = scenarioSchema();
  const accepts = new Ajv2020({ strict: false }).compile(schema);
  it("knows every fact", () => {
    expect(schema).toMatchObject({
      $defs: {
        fact: {
          properties: Object.fromEntries(Object.keys(factShapes).map((name) => [name, expect.anything()])),
        },
      },
    });
  });
  it("accepts what is read, and nothing else", () => {
    const three = `{ name: x, C: {}, script: { turn: 1, step: upkeep, C: wait }, expect: { life: { C: 20 } } }`;
    for (const text of [yaml, three]) {
      expect(readYaml(text, "").problems).toEqual([]);
      expect(accepts(parse(text))).toBe(true);
    }
    for (const text of [
      "{ name: x, expect: { lif: { A: 1 } } }",
      "{ name: x, script: [{ turn: 1, step: upkeep, A: jump }], expect: [] }",
      "{ name: x, script: [{ turn: 1, step: upkeep, A: { cast: Bear, target: Elf } }], expect: [] }",
      "{ name: x, answers: { A: { modes: [true] } }, expect: [] }",
      "{ name: x, expect: { life: {} } }",
      "{ name: x, expect: [{}] }",
      "{ name: x, expect: { permanents: {} } }",
      "{ name: x, script: [{ turn: 1, step: upkeep, A: { cast: Bear, targets: [{}] } }] }",
      "{ scenarios: [], scenario: {} }",
      "{ name: x, script: [{ turn: 1, step: upkeep, A: { cast: Bear, targets: { spell: true } } }] }",
      "{ name: x, script: [{ turn: 1, step: upkeep, A: { cast: Bear, targets: { index: 1 } } }] }",
      "{ name: x, D: {}, expect: [] }",
      "{ name: x, script: [{ turn: 1, step: declare attackers, A: { attack: Bear, defender: B } }] }",
    ]) {
      expect(readYaml(text, "").problems).not.toEqual([]);
      expect(accepts(parse(text))).toBe(false);
    }
  });
});
