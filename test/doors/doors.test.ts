import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { cards } from "../../generated/index.ts";
import type { Session } from "../../src/runtime/index.ts";
import * as compiler from "../../src/doors/compiler.ts";
import * as diagnostics from "../../src/doors/diagnostics.ts";
import * as exchange from "../../src/doors/exchange.ts";
import * as format from "../../src/doors/format.ts";
import * as play from "../../src/doors/play.ts";
import * as runtime from "../../src/doors/runtime.ts";
import * as scenario from "../../src/doors/scenario.ts";
import * as abilities from "../../src/abilities/index.ts";
import * as build from "../../src/build/index.ts";
import * as keywords from "../../generated/keywords/index.ts";
import * as unplugin from "../../src/unplugin/index.ts";
import { dealer } from "../runtime/decks.ts";

/** How many calls each function gets; a long run sets it. */
const numRuns = Number(process.env["RULEWRIGHT_FUZZ"] ?? 150);

const entries: Readonly<Record<string, object>> = {
  ".": compiler,
  "./abilities": abilities,
  "./build": build,
  "./diagnostics": diagnostics,
  "./exchange": exchange,
  "./format": format,
  "./keywords": keywords,
  "./play": play,
  "./runtime": runtime,
  "./scenario": scenario,
  "./unplugin": unplugin,
};

type Called = (...given: readonly unknown[]) => unknown;
const isClass = (value: unknown): boolean => /^class\b/.test(Function.prototype.toString.call(value));
const functionsOf = (entry: object): readonly (readonly [string, Called])[] =>
  Object.entries(entry).flatMap(([name, value]: readonly [string, unknown]) =>
    typeof value === "function" && !isClass(value) ? [[name, value as Called] as const] : [],
  );

const text = "Ember Fox {R}\nCreature — Fox\nHaste\n2/1\n\nMountain\nBasic Land — Mountain\n";
const file = compiler.readText(text, "set.cards");
const sources = file.cards.map((each) => each.source);
const compiled = compiler.compile(text);
const parsed = compiler.parse("Draw two cards.", { name: "Fox", shortNames: [] }).paragraphs[0]!.result;
const node = "node" in parsed ? parsed.node : undefined;
const catalogue = scenario.catalogueOf(sources, compiler.compileCard);
const read = scenario.readYaml("- name: x\n  expect: [life: { A: 20 }]", "").scenarios[0];
const ability = abilities.activated([abilities.tapSelf], abilities.draw(abilities.you, 1));
const random = play.seeded(1);
let session: Session = runtime.startGame(dealer(cards)(1));
const wrong = compiler.compileFile("Ember Fox {R}\nInstant\nDraw a crad.").diagnostics[0];

/** What each function takes, where it is right; what is not named takes whatever comes. */
const taken = (): Readonly<Record<string, () => readonly unknown[]>> => {
  const { game, decision = { type: "yesNo", player: 0, question: "may" } as const } = session;
  const someAnswer = play.randomAnswer(decision, game, random);
  const { battlefield } = game.state;
  const id = battlefield[0] ?? Number(Object.keys(game.state.objects)[0]);
  const telling = { viewer: 0, players: ["Ada", "Ben"], texts: play.textsOf() };
  const candidates = () => ({
    candidates: runtime.attackCandidates(game, 0),
    blockers: runtime.blockCandidates(game, 1),
  });
  return {
    compile: () => [sources[0]],
    compileCard: () => [sources[0], {}],
    compileFile: () => [text, { file: "x.cards" }],
    createCompiler: () => [file.vocabulary],
    ownNamesOf: () => [sources[0]?.faces[0]],
    parse: () => ["Draw a card.", { name: "Fox", shortNames: [] }],
    print: () => [node, { modern: true }],
    readText: () => [text, "x.cards"],
    referents: () => [node],
    tellAbility: () => [ability],
    answerDecision: () => [session, someAnswer],
    attackCandidates: () => [game, 0],
    attackProblem: () => [game, 0, candidates().candidates, [{ id, defender: { player: 1 } }]],
    blockCandidates: () => [game, 1],
    blockProblem: () => [game, candidates().blockers, [{ id, attackers: [id] }]],
    characteristics: () => [game, id],
    colorIdentity: () => [cards[3]],
    flatten: () => [[ability]],
    forcedAnswer: () => [decision],
    fork: () => [session, 2],
    goTogether: () => [{ candidates: [id], together: { type: "total", of: [[1]], atMost: 2 } }, [id]],
    has: () => [game, id, "flying"],
    keywordsOf: () => [game, id, "flying"],
    legalActions: () => [game, 0],
    manaSources: () => [game, 0],
    objectsOfCard: () => [game, 1],
    outsideIdentity: () => [cards.slice(0, 3), cards.slice(4, 5)],
    playGame: () => [session, () => undefined],
    repairAttacks: () => [game, 0, [{ id, defender: { player: 1 } }]],
    repairBlocks: () => [game, 1, [{ id, attackers: [id] }]],
    replay: () => [session.options, session.answers.slice(0, 3)],
    resume: () => [runtime.snapshot(session), {}],
    snapshot: () => [session],
    startGame: () => [session.options],
    stateHash: () => [game],
    undo: () => [session, 4],
    describe: () => [game, decision, telling],
    describeAction: () => [game, { type: "activate", object: id, ability: 0 }, telling],
    describeAnswer: () => [game, decision, someAnswer, telling],
    describeDecision: () => [game, decision, telling],
    describeEvent: () => [
      game,
      { type: "damage", source: id, to: { player: 0 }, amount: 2, combat: false },
      telling,
    ],
    describeMode: () => [game, id, 0, telling],
    eventLog: () => [telling],
    legalAnswers: () => [{ game, decision }, { limit: 5 }],
    mayKnow: () => [game, 0, id],
    objectName: () => [game, id, telling],
    playBots: () => [session, [play.randomBot(1), play.greedyBot()], 3],
    playerName: () => [0, telling],
    randomAnswer: () => [decision, game, random],
    randomBot: () => [1],
    searchBot: () => [{ width: 2 }],
    seeded: () => [1],
    standingOf: () => [game, 0],
    textsOf: () => [compiled.map(({ result }) => result)],
    viewFor: () => [game, 0, telling.texts],
    cardText: () => [sources[0]],
    frameHtml: () => [sources[0], { id: "a", problems: [] }],
    isCardText: () => [text, "x.cards"],
    isEncoding: () => ["utf-8"],
    pageHtml: () => [[{ file, cards: compiled }]],
    problemsOf: () => [file, compiled[0]],
    readFileBytes: () => [new TextEncoder().encode(text), "x.cards", {}],
    statsOf: () => [compiled],
    statsSvg: () => ["Set", exchange.statsOf(compiled)],
    symbolSvg: () => ["W/U"],
    writeCardFile: () => [[file]],
    writeCockatrice: () => [[file]],
    writeCsv: () => [[file]],
    catalogueOf: () => [sources, compiler.compileCard],
    readJsonLines: () => ["{}"],
    readYaml: () => ["- name: x", ""],
    runScenario: () => [read, catalogue],
    codeFrame: () => [text, wrong, { color: true }],
    listOf: () => [["a", "b"], 3],
    formatCards: () => [text, "braces"],
    emit: () => [text, { file: "x.cards" }],
  };
};
/** Those that would write files, or wait for changes of them. */
const withFiles: ReadonlySet<string> = new Set(["build", "watch"]);
const wrongOptions = [null, 5, "text", [1], { cards: 5 }, { card: [] }, { out: "" }, { workers: -1 }];

const wild = fc.oneof(
  fc.anything({ maxDepth: 2, withTypedArray: true, withMap: true, withBigInt: true }),
  fc.constantFrom<unknown[]>(
    undefined,
    null,
    NaN,
    -1,
    0.5,
    2 ** 53,
    "",
    "text",
    {},
    [],
    [null],
    [{}],
    { game: {} },
    { type: "x" },
  ),
);
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
  value !== session &&
  value !== session.game;

/** The value with one part of it, at whatever depth, replaced or left out. */
const spoiled = (value: unknown, next: () => number, other: unknown): unknown => {
  const keys = isPlain(value) ? Object.keys(value) : [];
  if (!isPlain(value) || keys.length === 0 || next() < 0.3) return other;
  const key = keys[Math.floor(next() * keys.length)]!;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === key ? spoiled(each, next, other) : each));
  const { [key]: part, ...rest } = value;
  return next() < 0.2 ? rest : { ...rest, [key]: spoiled(part, next, other) };
};

const known: ReadonlySet<string> = new Set(["InvalidArgument", "InvalidOptions", "IllegalAnswer"]);
const problemOf = async (
  name: string,
  called: Called,
  given: readonly unknown[],
): Promise<string | undefined> => {
  try {
    const result: unknown = called(...given);
    if (result instanceof Promise) await result;
    else if (name === "watch") await (result as AsyncGenerator).next();
    else if (name === "legalAnswers") for (const _ of [1, 2, 3]) (result as Generator).next();
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) return `${name} throws ${String(error)}`;
    return known.has(error.name) && error.message !== ""
      ? undefined
      : `${name} throws ${error.name}: ${error.message}`;
  }
};

describe("the doors of the package", () => {
  it("are those of its entries", () => {
    const { exports } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
      readonly exports: Readonly<Record<string, string | object>>;
    };
    const offered = Object.keys(exports).filter((entry) => typeof exports[entry] !== "string");
    // The editor's is for workers of browsers.
    expect([...Object.keys(entries), "./editor"].sort()).toEqual(offered.sort());
  });

  it("know what each function takes", () => {
    const free = new Set(["./abilities", "./keywords", "./build", "./unplugin"]);
    const names = Object.entries(entries).flatMap(([entry, module]) =>
      free.has(entry) ? [] : functionsOf(module).map(([name]) => name),
    );
    const rows = taken();
    expect(
      names.filter((name) => rows[name] === undefined && !["greedyBot", "symbolDrawings"].includes(name)),
    ).toEqual([]);
  });
});

describe.each(Object.entries(entries))("%s", (_entry, module) => {
  beforeAll(() => {
    session = play.playBots(
      runtime.startGame(dealer(cards)(3)),
      [play.randomBot(1), play.randomBot(2), play.randomBot(3), play.randomBot(4)],
      60,
    );
  });
  it(
    "throws errors with a name where it is given anything else",
    { timeout: 60_000 + 600 * numRuns },
    async () => {
      const faults = new Set<string>();
      for (const [name, called] of functionsOf(module)) {
        const inputs = fc.sample(fc.tuple(fc.array(wild, { maxLength: 4 }), wild, fc.nat(), fc.nat()), {
          numRuns,
          seed: 7,
        });
        const others = /constructor|keyword/.test(name) ? [] : inputs;
        for (const [all, other, seed, at] of others) {
          const right = taken()[name]?.();
          const next = play.seeded(seed);
          const given = withFiles.has(name)
            ? [wrongOptions[at % wrongOptions.length]]
            : right === undefined || next() < 0.3
              ? all
              : right.map((each, place) => (place === at % right.length ? spoiled(each, next, other) : each));
          const problem = await problemOf(name, called, given);
          if (problem !== undefined) faults.add(problem.slice(0, 160));
          if (session.decision === undefined) session = runtime.startGame(dealer(cards)(seed));
        }
      }
      expect([...faults].slice(0, 40)).toEqual([]);
    },
  );
});
