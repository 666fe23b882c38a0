import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { stringify } from "yaml";
import { describe, expect, it } from "vitest";
import { createCompiler } from "../../src/compiler/compiler.ts";
import { readCards } from "../../src/compiler/read/cards.ts";
import { catalogueOf } from "../../src/scenario/catalogue.ts";
import { runScenario } from "../../src/scenario/run.ts";
import { toldActions, toldChoices, toldFacts, toldModes, toldTargets } from "../../src/scenario/read/told.ts";
import { readYaml } from "../../src/scenario/yaml.ts";
import { scenariosPage } from "../../src/site/scenarios.ts";

const page = fileURLToPath(new URL("../../src/site/guide/scenarios.md", import.meta.url));

it("the page is what the source says", async () => {
  const text = await format(scenariosPage(), { parser: "markdown", printWidth: 140 });
  await expect(text).toMatchFileSnapshot(page);
});

const cards = `token Coal
  Artifact — Coal
  {T}, Sacrifice this token: Add {R}.

Fen Otter {1}{G}
Creature — Otter
Reach
2/2

Ash Wolf {R}
Creature — Wolf
1/1

Veiled Newt {2}{U}
Creature — Newt
Morph {G}
2/2

Marsh Elder {G}
Creature — Elf Druid
{T}: Add {G}.
{G}, {T}: Target creature gains trample until end of turn.
1/1

Moss Mantle {G}
Enchantment — Aura
Enchant creature
Enchanted creature has trample.

Cinder Volley {R}
Instant
Cinder Volley deals 2 damage to any target. Create a Coal token.

Quick Study {2}{U}
Instant
Draw two cards.

Deep Study {3}{U}
Sorcery — Lesson
Draw three cards.

Forest
Basic Land — Forest
({T}: Add {G}.)

Mountain
Basic Land — Mountain
({T}: Add {R}.)
`;
const { cards: read, vocabulary } = readCards(cards, "examples.cards");
const catalogue = catalogueOf(
  read.map(({ source }) => source),
  createCompiler(vocabulary).compileCard,
);

/** What became of one scenario that is written so. */
const played = (scenario: object): readonly string[] => {
  const { scenarios, problems } = readYaml(stringify([{ name: "example", ...scenario }]), "");
  const results = scenarios.map((each) => runScenario(each, catalogue));
  return [
    ...problems.map(({ at, message }) => `${at}: ${message}`),
    ...results.map(({ status, reason }) => `${status} ${reason}`),
  ];
};

it("every example of a fact is true of one game", () => {
  const otter = { card: "Fen Otter", label: "the big one", counters: { "+1/+1": 2 } };
  const mantle = { card: "Moss Mantle", attachedTo: "the big one" };
  const script = {
    turn: 1,
    step: "precombat main",
    A: [{ cast: "Cinder Volley", targets: ["player B"] }, "wait"],
  };
  const position = {
    A: {
      battlefield: [
        otter,
        { card: "Fen Otter", tapped: true },
        mantle,
        "Marsh Elder",
        "2 Forest",
        "2 Mountain",
      ],
      hand: ["Cinder Volley", "Ash Wolf"],
      library: ["Quick Study"],
      exile: [{ card: "Deep Study", counters: { time: 2 } }],
    },
    B: { battlefield: ["Mountain"] },
  };
  const stopAt = { turn: 1, step: "precombat main" };
  const expected = Object.entries(toldFacts).map(([name, { example }]) => ({ [name]: example }));
  expect(played({ ...position, script, stopAt, expect: expected })).toEqual(["passed "]);
});

describe("every example of an action is one", () => {
  const main = { turn: 1, step: "precombat main" };
  const A = { battlefield: ["Fen Otter", "2 Forest", "Mountain"], hand: ["Forest", "Cinder Volley"] };
  const elder = ["Marsh Elder", { card: "Fen Otter", label: "the big one" }, "2 Forest"];
  const games: { readonly [Does in keyof typeof toldActions]: object } = {
    "play land": { ...main, start: A },
    cast: { ...main, start: A, after: "wait" },
    activate: { ...main, start: { battlefield: elder }, after: "wait" },
    "activate mana": { ...main, start: A, options: { manualMana: ["A"] } },
    "turn face up": { ...main, start: { battlefield: [{ card: "Veiled Newt", faceDown: true }, "Forest"] } },
    attack: { turn: 1, step: "declare attackers", start: A },
    "attack nobody": { turn: 1, step: "declare attackers", start: A },
    block: { turn: 2, step: "declare blockers", start: { battlefield: ["Ash Wolf"] } },
    wait: { ...main, start: A },
    "wait one": { ...main, start: A },
    "put counters": { ...main, start: { battlefield: elder } },
    check: { ...main, start: A },
  };
  it.each(Object.entries(toldActions))("%s", (does, { example }) => {
    const { turn, step, start, options, after } = games[does as keyof typeof games] as Readonly<
      Record<string, unknown>
    >;
    const attack = { turn, step: "declare attackers", B: [{ attack: "Fen Otter" }] };
    const script = [
      ...(does === "block" ? [attack] : []),
      { turn, step, A: after === undefined ? [example] : [example, after] },
    ];
    const B = does === "block" ? { battlefield: ["Fen Otter"] } : {};
    const scenario = { A: start, B, script, expect: { inGame: { A: true } } };
    expect(played(options === undefined ? scenario : { ...scenario, options })).toEqual(["passed "]);
  });
});

it("every example of an answer is read as one", () => {
  const examplesOf = (told: object): readonly unknown[] =>
    Object.values(told).map(({ example }: { readonly example: unknown }) => example);
  const answers = {
    A: { choices: examplesOf(toldChoices), targets: examplesOf(toldTargets), modes: examplesOf(toldModes) },
  };
  const { scenarios, problems } = readYaml(
    stringify([{ name: "x", answers, expect: { inGame: { A: true } } }]),
    "",
  );
  expect(problems).toEqual([]);
  const { choices = [], targets = [], modes = [] } = scenarios[0]!.answers!.A!;
  Object.keys(toldChoices).forEach((field, index) => expect(choices[index]).toHaveProperty(field));
  Object.keys(toldTargets).forEach((field, index) => expect(targets[index]).toHaveProperty(field));
  Object.keys(toldModes).forEach((field, index) => expect(modes[index]).toHaveProperty(field));
});
