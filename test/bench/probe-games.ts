import { readFileSync } from "node:fs";
import type * as A from "../../src/abilities/index.ts";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { readBytes } from "../../src/compiler/read/read.ts";
import { answerDecision, startGame } from "../../src/runtime/index.ts";
import type { Answer, Decision, Game, PositionEntry } from "../../src/runtime/index.ts";
import { basics, everything } from "../runtime/decks.ts";
import { randomAnswer, seeded } from "../runtime/kernel-driver.ts";

/**
 * Probe games: for each shape of a node of the ability objects some cards that have it are played from positions in which
 * their costs can be paid and their targets exist. Told are the shapes that were never looked at, and those that were
 * never so (filters, conditions, events), never more than nothing (quantities) or never done (instructions).
 * `probe-games.mjs` puts calls of `looked` into the places that look at a node.
 */
const [file = "", cardsPerShape = "4", games = "2", decisions = "220"] = process.argv.slice(2);

interface Shape {
  readonly cards: string[];
  /** Further cards that have it. */
  readonly more: string[];
  count: number;
  looked: number;
  yes: number;
}
const shapes = new Map<string, Shape>();

/** Words that are data rather than parts of the shape. */
const data = new Set(["name", "keyword", "subtype", "word", "text", "color", "abilityWord", "x"]);
type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const known = new WeakMap<object, string>();
const shapeOf = (node: Node): string => {
  const before = known.get(node);
  if (before !== undefined) return before;
  const fields = Object.keys(node)
    .filter((key) => key !== "type" && key !== "bind")
    .sort()
    .map((key) => {
      const value = node[key];
      if (data.has(key) || (key === "kind" && /counter/i.test(String(node["type"])))) return key;
      return typeof value === "string" || value === true ? `${key}=${value}` : key;
    });
  const shape = [String(node["type"]), ...fields].join(" ");
  known.set(node, shape);
  return shape;
};

const walk = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isNode(value)) {
    if (typeof value["type"] === "string") visit(value);
    for (const inner of Object.values(value)) walk(inner, visit);
  }
};

const looked = (node: Node, yes: boolean): void => {
  const shape = shapes.get(shapeOf(node));
  if (shape === undefined) return;
  shape.looked++;
  if (yes) shape.yes++;
};
Object.assign(globalThis, { looked });

const read = readBytes(readFileSync(file), file);
const pool = compileFile(read, compileCard, { brief: true }).flatMap(({ result }) =>
  result.status === "compiled" && result.card !== undefined ? [result.card] : [],
);
const chosen = new Set<A.Card>();
for (const card of pool) {
  const own = new Set<string>();
  walk(
    card.faces.map((face) => face.abilities),
    (node) => own.add(shapeOf(node)),
  );
  for (const name of own) {
    const shape = shapes.get(name) ?? { cards: [], more: [], count: 0, looked: 0, yes: 0 };
    shapes.set(name, shape);
    shape.count++;
    if (shape.cards.length >= Number(cardsPerShape)) {
      if (shape.more.length < 8) shape.more.push(card.name);
      continue;
    }
    shape.cards.push(card.name);
    chosen.add(card);
  }
}

const isPermanent = (card: A.Card): boolean =>
  !card.faces[0].cardTypes.some((type) => type === "instant" || type === "sorcery");
const creatures = pool.filter(({ faces: [face] }) => face.cardTypes.includes("creature"));
const others = pool.filter(({ faces: [face] }) => !face.cardTypes.includes("creature"));

/** An answer at random, with more of a liking for the card that is probed and for what "may" be done. */
const answerFor = (decision: Decision, game: Game, name: string, next: () => number): Answer => {
  if (decision.type === "yesNo") return { type: "yesNo", yes: next() < 0.8 };
  if (decision.type === "priority") {
    const own = decision.actions.filter(
      (action) => "object" in action && game.state.objects[action.object]?.card.name === name,
    );
    const action = own[Math.floor(next() * own.length)];
    if (action !== undefined && next() < 0.6) return { type: "action", action };
    if (next() < 0.5) return { type: "action", action: { type: "pass" } };
  }
  return randomAnswer(decision, game, next);
};

const faults: string[] = [];
const play = (card: A.Card, seed: number): void => {
  const next = seeded(seed);
  const some = (from: readonly A.Card[], n: number): PositionEntry[] =>
    Array.from({ length: n }, () => ({ card: from[Math.floor(next() * from.length)] as A.Card }));
  const lands = [
    ...Array.from({ length: 6 }, () => ({ card: everything })),
    ...basics.map((land) => ({ card: land })),
  ];
  const session = startGame({
    seed,
    shuffle: true,
    players: [0, 1].map((player) => ({
      life: 30,
      battlefield: [
        ...lands,
        ...some(creatures, 3),
        ...(player === 0 && isPermanent(card) && seed % 2 === 0 ? [{ card }] : []),
      ],
      hand: [...(player === 0 ? [{ card }, { card }] : []), ...some(pool, 4)],
      graveyard: [...some(creatures, 3), ...some(others, 3), ...(player === 0 ? [{ card }] : [])],
      library: [...some(pool, 16), ...(player === 0 ? [{ card }, { card }] : []), ...lands],
    })),
  });
  for (let n = 0; session.decision !== undefined && n < Number(decisions); n++)
    answerDecision(session, answerFor(session.decision, session.game, card.name, next));
};
let seed = 0;
const playAll = (cards: Iterable<A.Card>): void => {
  for (const card of cards)
    for (let game = 0; game < Number(games); game++) {
      seed++;
      try {
        play(card, seed);
      } catch (error) {
        faults.push(`${card.name} (seed ${seed}): ${error instanceof Error ? error.message : String(error)}`);
      }
    }
};
playAll(chosen);
// Once more with other cards for what has not been so yet.
const again = new Set<A.Card>();
for (const shape of shapes.values()) {
  if (shape.looked === 0 || shape.yes > 0) continue;
  for (const card of pool) if (shape.more.includes(card.name)) again.add(card);
}
playAll(again);

process.stdout.write(
  `${JSON.stringify({ cards: chosen.size, games: seed, faults, shapes: [...shapes].map(([shape, found]) => ({ shape, ...found })) })}\n`,
);
