import { describe, expect, it } from "vitest";
import { catalogueOf } from "../../src/scenario/catalogue.ts";
import { describeUnsupported } from "../../src/scenario/command.ts";
import { type Result, runScenario } from "../../src/scenario/run.ts";
import { readYaml } from "../../src/scenario/yaml.ts";
import { compileByHand, handSources } from "./hand-cards.ts";

const catalogue = catalogueOf(handSources, compileByHand);
const run = (yaml: string): Result => {
  const { scenarios, problems } = readYaml(yaml, "");
  expect(problems).toEqual([]);
  const [scenario] = scenarios;
  if (scenario === undefined) throw new Error("no scenario");
  return runScenario(scenario, catalogue);
};
const passes = (yaml: string): void => {
  const result = run(yaml);
  expect(result.reason).toBe("");
  expect(result.status).toBe("passed");
};

const main = "turn: 1, step: precombat main";

describe("a scenario", () => {
  it("casts with listed targets and pays automatically", () =>
    passes(`
      A: { battlefield: [2 Mountain], hand: [Spark] }
      B: { battlefield: [Pale Bear] }
      script:
        - { ${main}, A: [{ cast: Spark, targets: Pale Bear }, { check: { stackSize: { value: 1 } } }] }
      expect:
        - graveyard: { A: { card: Spark, count: 1 }, B: { card: Pale Bear, count: 1 } }
        - tappedCount: { card: Mountain, tapped: true, count: 1 }
    `));

  it("takes targets that are not listed from the answers", () =>
    passes(`
      A: { battlefield: [2 Mountain], hand: [2 Spark] }
      script:
        - { ${main}, A: [{ cast: Spark }, { cast: Spark, targets: player A }] }
      answers: { A: { targets: [player B] } }
      expect: { life: { A: 17, B: 17 } }
    `));

  it("waits for the stack to empty, or passes once", () =>
    passes(`
      A: { battlefield: [2 Mountain], hand: [2 Spark] }
      script:
        - turn: 1
          step: upkeep
          A:
            - { cast: Spark, targets: player B }
            - { cast: Spark, targets: player B }
            - wait one
            - check: { life: { B: 17 }, stackSize: { value: 1 } }
            - wait
            - check: { life: { B: 14 }, stackSize: { value: 0 } }
      expect: []
    `));

  it("answers yes and no", () =>
    passes(`
      A: { battlefield: [2 Forest], hand: [2 Grateful Bear] }
      script:
        - { ${main}, A: [{ cast: Grateful Bear }, wait, { cast: Grateful Bear }] }
      answers: { A: { choices: [true, false] } }
      expect: { life: { A: 23 } }
    `));

  it("chooses modes", () =>
    passes(`
      A: { battlefield: [4 Mountain], hand: [2 Blazing Question] }
      script:
        - { ${main}, A: [{ cast: Blazing Question }, wait, { cast: Blazing Question, targets: [{ player: B, mode: 2 }] }] }
      answers: { A: { modes: [1, 2] } }
      expect: { life: { A: 22, B: 18 } }
    `));

  it("activates abilities by the start of their text, and mana abilities", () =>
    passes(`
      A: { battlefield: [Scorching Bear, 2 Mountain] }
      script:
        - turn: 1
          step: precombat main
          A:
            - { activate: "{T}: {this} deals", targets: player B }
            - { activate mana: "{T}: Add {R}", times: 2 }
            - check: { manaPool: { player: A, color: red, amount: 2 } }
            - check: { playable: { player: A, action: activate, ability: "{T}: {this}", value: false } }
      expect: { life: { B: 19 }, manaPool: { player: A, color: red, amount: 0 } }
    `));

  it("declares attacks and blocks together and deals lethal damage in order", () =>
    passes(`
      A: { battlefield: [Pale Bear, Swift Bear, Stout Bear] }
      B: { battlefield: [Pale Bear, Scorching Bear] }
      script:
        - { turn: 1, step: declare attackers, A: [{ attack: Pale Bear }, { attack: Swift Bear }, { attack: Stout Bear }] }
        - { turn: 1, step: declare blockers, B: [{ block: Swift Bear, with: Pale Bear }, { block: Stout Bear, with: Scorching Bear }] }
      expect:
        - life: { B: 18 }
        - graveyard: { A: { count: 0 }, B: { count: 2 } }
    `));

  it("does not make declarations that the rules forbid", () =>
    passes(`
      A: { battlefield: [Pale Bear] }
      B: { battlefield: [{ card: Stout Bear, tapped: true }] }
      script:
        - { turn: 1, step: declare attackers, A: { attack: Pale Bear } }
        - { turn: 1, step: declare blockers, B: { block: Pale Bear, with: Stout Bear } }
      expect: { life: { B: 18 } }
    `));

  it("puts counters on permanents as a test help", () =>
    passes(`
      A: { battlefield: [Pale Bear] }
      script:
        - { turn: 1, step: upkeep, A: { put counters: +1/+1, count: 2, card: Pale Bear } }
      expect: { powerToughness: { player: A, card: Pale Bear, power: 4, toughness: 4 } }
    `));

  it("knows objects by label, wherever they go", () =>
    passes(`
      A: { battlefield: [{ card: Pale Bear, count: 2, label: bear }, Mountain], hand: [Spark] }
      script: [{ turn: 1, step: upkeep, A: { cast: Spark, targets: [{ label: bear.2 }] } }]
      expect:
        - zone: { label: bear.2, zone: graveyard, value: true }
        - zone: { label: bear.1, zone: battlefield, value: true }
    `));

  it("activates an ability of that one of several permanents which is said", () =>
    passes(`
      A: { battlefield: [{ card: Scorching Bear, count: 2, label: bear }] }
      B: { battlefield: [Scorching Bear] }
      script:
        - turn: 1
          step: upkeep
          A:
            - { activate: "{T}: ", source: { card: Scorching Bear, index: 2 }, targets: player B, refused: true }
            - { activate: "{T}: ", source: { card: Scorching Bear, index: 1 }, targets: player B }
      expect:
        - tapped: { label: bear.1, value: false }
        - tapped: { label: bear.2, value: true }
    `));

  it("lets an action wait for its condition", () =>
    passes(`
      A: { battlefield: [Mountain], hand: [Spark] }
      B: { battlefield: [Mountain], hand: [Spark] }
      script:
        - turn: 1
          step: upkeep
          A: [{ cast: Spark, targets: player B }]
          B: [{ cast: Spark, targets: player A, onlyIf: { onStack: Spark } }, { check: { stackSize: { value: 2 } } }]
      expect: { life: { A: 17, B: 17 } }
    `));

  it("halts after a step, or before a turn untaps", () => {
    const before = (stopAt: string, tapped: boolean): string => `
      A: { battlefield: [Pale Bear] }
      script: [{ turn: 1, step: declare attackers, A: { attack: Pale Bear } }]
      stopAt: ${stopAt}
      expect: { tapped: { card: Pale Bear, value: ${tapped} } }
    `;
    passes(before("{ turn: 3, step: untap }", true));
    passes(before("{ turn: 3, step: upkeep }", false));
    passes(before("{ turn: 1, step: declare attackers }", true));
  });

  it("draws for the turn, except on turn 1", () =>
    passes(`
      checkpoints: [{ stopAt: { turn: 1, step: end }, expect: { hand: { A: { count: 0 } } } }]
      stopAt: { turn: 3, step: draw }
      expect: { hand: { A: { count: 1 }, B: { count: 1 } } }
    `));
});

describe("mana paid by hand", () => {
  const pool = (options: string, choices: string, red: number): string => `
      ${options}
      A: { battlefield: [2 Mountain, Forest], hand: [Blazing Question] }
      script:
        - turn: 1
          step: precombat main
          A:
            - { activate mana: "{T}: Add {R}" }
            - { activate mana: "{T}: Add {G}" }
            - { cast: Blazing Question }
            - { check: { manaPool: { player: A, color: red, amount: ${red} } } }
      answers: { A: { modes: 1, choices: ${choices} } }
      expect: { tappedCount: { card: Mountain, tapped: true, count: ${red + 1} } }
    `;
  it("spends of the pool only what is told; mana abilities pay the rest", () => {
    passes(pool("options: { manualMana: [A] }", "[{ color: green }]", 1));
    passes(pool("options: { manualMana: [A] }", "[{ color: green }, { color: red }]", 0));
    passes(pool("options: { manualMana: [B] }", "[]", 0));
  });
  const convoke = (answers: string, lands: number): string => `
      options: { manualMana: [A] }
      A: { battlefield: [2 Mountain, Pale Bear, Scorching Bear], hand: [Shared Spark] }
      script: [{ ${main}, A: { cast: Shared Spark, targets: player B } }]
      answers: { A: ${answers} }
      expect:
        - life: { B: 17 }
        - tappedCount: { card: Mountain, tapped: true, count: ${lands} }
    `;
  it("pays with permanents only by the keyword that is picked (702.51a)", () => {
    passes(convoke("{}", 2));
    passes(convoke("{ choices: [{ pick: Convoke }], targets: [{ pick: Pale Bear }] }", 1));
    passes(
      convoke(
        "{ choices: [{ pick: Convoke }, { pick: Convoke }], targets: [{ pick: Pale Bear }, { pick: Scorching Bear }] }",
        0,
      ),
    );
  });
});

describe("a card that is meant as a spell", () => {
  const counters = (spell: string, name: string): string => `
      A: { battlefield: [Mountain, ${spell}], hand: [${spell}] }
      B: { battlefield: [Mountain], hand: [Snuff] }
      script:
        - turn: 1
          step: precombat main
          A: { cast: ${spell}, targets: player B }
          B: { cast: Snuff, targets: [{ card: ${name}, spell: true }], onlyIf: { onStack: ${spell} } }
      expect:
        - life: { B: 20 }
        - graveyard: { A: { card: ${spell}, count: 1 } }
    `;
  it("is the one on the stack", () => passes(counters("Spark", "Spark")));
  it("may be called as the stack calls it", () => passes(counters("Cast Iron", "Iron")));
});

describe("an attempt that is to be refused", () => {
  const position =
    "A: { battlefield: [2 Mountain, Scorching Bear], hand: [Spark] }, B: { battlefield: [Pale Bear] }";
  const attempt = (does: string, at = main): Result =>
    run(`{ ${position}, script: [{ ${at}, A: { ${does}, refused: true } }] }`);
  it.each([
    ["activate: '{5}{T}: '", "the game has no ability that begins"],
    ["activate: Frobnicate", "the game has no ability that begins"],
    ["activate mana: '{T}: Add {Q}'", "the game has no ability that begins"],
    ["activate: '{T}: ', source: Scorching Bare", "the game has no 'Scorching Bare'"],
    ["cast: Grateful Bear", "the game has no 'Grateful Bear'"],
    ["do: cast, label: one", "nothing is labelled"],
    ["cast: Spark, as: flashbak", "the game has no way to cast called 'flashbak'"],
    ["cast: Spark, targets: Pale Bare", "the game has no 'Pale Bare'"],
    ["cast: Spark, targets: player C", "there is no player C"],
    ["attack: Pale Bare", "the game has no 'Pale Bare'", "turn: 1, step: declare attackers"],
  ])("has to be one: %s", (does, fault, at = main) => {
    const { status, reason } = attempt(does, at);
    expect(reason).toMatch(/^A did not attempt to /);
    expect(reason).toContain(fault);
    expect(status).toBe("failed");
  });
  it.each([
    ["cast: Spark, targets: player B", "A could cast Spark, which is to be refused"],
    ["cast: Pale Bear", ""],
    ["attack: Pale Bear", "", "turn: 1, step: declare attackers"],
  ])("is judged by the rules: %s", (does, reason, at = main) =>
    expect(attempt(does, at).reason).toBe(reason),
  );
  it("is made at a time that the game comes to", () =>
    expect(
      run(
        `{ B: { life: 0 }, A: { hand: [Spark] }, script: [{ turn: 3, step: upkeep, A: { cast: Spark, refused: true } }] }`,
      ).reason,
    ).toBe(
      "A did not attempt to cast Spark, which is to be refused: the game does not come to turn 3, upkeep",
    ));
});

describe("what failed is told with its place", () => {
  const lines = (...script: readonly string[]): string =>
    ["A:", "  hand: [Spark]", "  battlefield: [2 Mountain]", "script:", ...script].join("\n");
  const group = ["  - turn: 1", "    step: precombat main", "    A:"];
  it.each([
    ["a step", [...group, "      - wait", "      - cast: Bolt"], "9:9"],
    [
      "a check",
      [...group, "      - cast: Spark", "        targets: player B", "      - check: { life: { B: 17 } }"],
      "10:9",
    ],
    [
      "what was never come to",
      [...group, "      wait", "  - { turn: 2, step: upkeep, A: { attack: Bear } }"],
      "9:33",
    ],
    [
      "an attempt that the rules allow",
      [...group, "      cast: Spark", "      targets: player B", "      refused: true"],
      "8:7",
    ],
    ["a fact", [...group, "      wait", "expect: { life: { A: 1 } }"], "1:1"],
  ])("%s", (_what, script, place) => {
    const result = run(lines(...script));
    expect(result.status).toBe("failed");
    expect(`${result.place?.line}:${result.place?.column}`).toBe(place);
  });
});

describe("a scenario fails", () => {
  const reason = (yaml: string): string => {
    const result = run(yaml);
    expect(result.status).toBe("failed");
    return result.reason;
  };
  it("on a way of casting that there is not", () => {
    const check = (as: string): string =>
      `{ A: { hand: [Spark] }, script: [{ ${main}, A: { check: { playable: { player: A, action: cast, card: Spark, as: ${as}, value: false } } } }] }`;
    expect(reason(check("flashbak"))).toContain("the game has no way to cast called 'flashbak'");
    passes(check("permission"));
  });
  it("on a false fact, and says what is", () => {
    expect(reason("expect: { life: { A: 21 } }")).toBe(
      "expected at the end: life (A) value 21, but it is 20",
    );
  });
  it("on an action that is not legal", () => {
    expect(reason(`{ A: { hand: [Spark] }, script: [{ ${main}, A: { cast: Spark } }], expect: [] }`)).toMatch(
      /^A can't cast Spark/,
    );
  });
  it("on an action that is not legal, and says why", () => {
    const why = (position: string, does: string, step = "precombat main"): string =>
      reason(`{ ${position}, script: [{ turn: 1, step: ${step}, A: { ${does} } }], expect: [] }`).split(
        "; ",
      )[0] ?? "";
    expect(why("A: { hand: [Spark] }", "cast: Spark")).toBe(
      "A can't cast Spark: there is not enough mana: A has 0 untapped lands",
    );
    expect(
      why("A: { battlefield: [2 Forest], hand: [Grateful Bear] }", "cast: Grateful Bear", "upkeep"),
    ).toBe("A can't cast Grateful Bear: this is not the time for it: the upkeep step of A's turn");
    expect(why("A: { battlefield: [Mountain], graveyard: [Spark] }", "cast: Spark")).toBe(
      "A can't cast Spark: Spark is in A's graveyard, not in A's hand",
    );
    expect(why("A: { battlefield: [Mountain] }", "cast: Spark")).toBe(
      "A can't cast Spark: the game has no such card",
    );
  });
  it("when it expects nothing", () => {
    expect(reason("{ A: { hand: [Spark] }, expect: [] }")).toMatch(/^it expects nothing/);
    passes(`{ A: { hand: [Spark] }, script: [{ ${main}, A: { check: { life: { A: 20 } } } }] }`);
  });
  it("on answers and actions that are left over", () => {
    expect(reason("{ answers: { A: { choices: [true] } }, expect: [] }")).toMatch(/unused choice/);
    expect(
      reason("{ script: [{ turn: 1, step: declare attackers, A: { attack: Pale Bear } }], expect: [] }"),
    ).toMatch(/did not come to/);
  });
  it("on a decision without an answer, when strict", () => {
    const yaml = (strict: boolean): string => `
      strict: ${strict}
      A: { battlefield: [Forest], hand: [Grateful Bear] }
      script: [{ ${main}, A: { cast: Grateful Bear } }]
      expect: { life: { A: 23 } }`;
    expect(reason(yaml(true))).toMatch(/^no answer for A: yes or no/);
    passes(yaml(false));
  });
  it("not, when a card does not compile", () => {
    expect(run("{ A: { hand: [Sparc] }, expect: [] }")).toMatchObject({
      status: "unsupported",
      reason: "Sparc: no such card (did you mean 'Spark'?)",
    });
  });
});

it("says why scenarios could not be played, the reason of most of them first", () => {
  expect(describeUnsupported([])).toBe("");
  const one = "Forest: no such card";
  const two = "Bear: does not compile (I don't understand 'x' here.)";
  expect(describeUnsupported([two, one, `${one}; ${two}`, one])).toBe(
    `unsupported: ${one} (3 scenarios)\nunsupported: ${two} (2 scenarios)\n`,
  );
  const many = Array.from({ length: 13 }, (_, index) => `Card ${index}: no such card`);
  expect(describeUnsupported(many)).toContain("and for 3 more reasons");
});
