import type * as A from "../../src/abilities/index.ts";
import { random, sample } from "../../src/compiler/probe/random.ts";
import { answerDecision, startGame } from "../../src/runtime/index.ts";
import type { PositionEntry, Session } from "../../src/runtime/index.ts";
import { basics, everything } from "../runtime/decks.ts";
import { watchGame } from "../runtime/invariants.ts";
import { seeded } from "../runtime/kernel-driver.ts";
import { poolOf } from "./pool.ts";
import { answerFor, type Probed, type Unit } from "./probe-answers.ts";
import { fitter, walk } from "./probe-fitting.ts";
import { Tool } from "./probe-tool.ts";

/**
 * Plays each card until each of its abilities has done something; a line of JSON for each. `probe-games.mjs` puts calls
 * of `looked` into the places that look at a node.
 */
const [file = "", given = "{}", bench = ""] = process.argv.slice(2);
const options = JSON.parse(given) as {
  readonly sample: string;
  readonly seed: string;
  readonly rounds: string;
  readonly decisions: string;
  readonly only?: string;
  /** Of a run before: the cards that were played, and the abilities that did something. */
  readonly known: readonly string[];
  readonly did: readonly number[];
};

const units: Unit[] = [];
const unitOf = new Map<A.Ability, Unit>();
/** The abilities that a node is part of; the same words are the same node on many cards. */
const partOf = new WeakMap<object, Unit[]>();
const unitFor = (ability: A.Ability): Unit => {
  const known = unitOf.get(ability);
  if (known !== undefined) return known;
  const unit: Unit = { id: units.length, ability, seen: false, event: false, did: false };
  units.push(unit);
  unitOf.set(ability, unit);
  walk(ability, (node) => void partOf.set(node, [...(partOf.get(node) ?? []), unit]));
  return unit;
};
/**
 * Keywords stand for the abilities that are their meaning; those of the rules themselves have none (702), or only ask
 * for a target (mutate, 702.140).
 */
const abilitiesOf = (abilities: readonly A.Ability[]): readonly A.Ability[] =>
  abilities.flatMap((ability) => {
    if (ability.type === "keyword") return abilitiesOf(ability.abilities);
    return ability.type === "spell" && ability.effect.type === "nothing" ? [] : [ability];
  });
const unitsOf = (card: A.Card): readonly Unit[] =>
  card.faces.flatMap((face) => abilitiesOf(face.abilities)).map(unitFor);

const ruleTypes = new Set(["applies", "entersWith", "replace", "prevent", "modifyAmount", "redirect"]);
const looked = (node: object, so: boolean, done = false): void => {
  const own = partOf.get(node);
  if (own === undefined) return;
  for (const unit of own) {
    unit.seen = true;
    if (so && unit.ability.type === "triggered" && unit.ability.event === node) unit.event = true;
    if (!so || unit.did) continue;
    // A rule is in force; effects and replacements are done or not.
    const isRule =
      unit.ability.type === "static" &&
      unit.ability.effects.some((effect) => effect === node && !ruleTypes.has(effect.type));
    if (done || isRule) unit.did = true;
  }
};
Object.assign(globalThis, { looked });

const pool = poolOf(file);
for (const card of pool) unitsOf(card);
for (const id of options.did) {
  const unit = units[id];
  if (unit !== undefined) unit.did = true;
}

const isPermanentFace = ({ cardTypes }: A.Face): boolean =>
  !cardTypes.some((type) => type === "instant" || type === "sorcery" || type === "dungeon");
const isPermanent = (card: A.Card): boolean => isPermanentFace(card.faces[0]);
const creatures = pool.filter(({ faces: [face] }) => face.cardTypes.includes("creature"));
const others = pool.filter(({ faces: [face] }) => !face.cardTypes.includes("creature"));

/** What abilities ask for by a word: which cards have it. */
const byWord = new Map<string, A.Card[]>();
for (const card of pool) {
  const [face] = card.faces;
  const keywords = face.abilities.flatMap((each) => (each.type === "keyword" ? [each.keyword] : []));
  for (const word of new Set([
    ...face.subtypes,
    ...face.supertypes,
    ...face.cardTypes,
    ...keywords,
    card.name,
  ]))
    byWord.set(word, [...(byWord.get(word) ?? []), card]);
}
/** The words of a card's ability objects. */
const wordsOf = (card: A.Card): ReadonlySet<string> => {
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === "string") words.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(card.faces.map((face) => face.abilities));
  return words;
};
/** Cards that have what the card speaks of, more of what few cards have. */
const relatedTo = (words: ReadonlySet<string>, next: () => number): readonly A.Card[] => {
  const lists = [...words]
    .flatMap((word) => (byWord.has(word) ? [byWord.get(word) as A.Card[]] : []))
    .sort((left, right) => left.length - right.length);
  return lists.flatMap((list, rank) => {
    const from = Math.floor(next() * list.length);
    return list.slice(from, from + Math.max(2, 16 >> rank));
  });
};

/** The counters that a card speaks of, as many as it may wait for. */
const countersOf = (card: A.Card, many: boolean): Record<string, number> => {
  const counters: Record<string, number> = {};
  walk(
    card.faces.map((face) => face.abilities),
    ({ type, kind }) => {
      if (/counter/i.test(String(type)) && typeof kind === "string" && kind !== "any")
        counters[kind] = many ? 20 : 3;
    },
  );
  return counters;
};
/** The counters that abilities ask of players (122.1f-i); ten poison counters would end the game. */
const countersOfPlayers = (card: A.Card): Record<string, number> => {
  const counters: Record<string, number> = {};
  walk(
    card.faces.map((face) => face.abilities),
    (node) => {
      if (node["type"] === "playerStat" && typeof node["counters"] === "string")
        counters[node["counters"]] = 4;
    },
  );
  return counters;
};
const isLegendary = ({ faces: [face] }: A.Card): boolean =>
  face.supertypes.includes("legendary") && face.cardTypes.includes("creature");
const legends = pool.filter(isLegendary);
/** What makes happen what abilities wait for. */
const workbench = poolOf(bench);
const dungeons = workbench.filter(({ faces: [face] }) => face.cardTypes.includes("dungeon"));
const spells = workbench.filter((card) => !isPermanent(card) && !dungeons.includes(card));
const tool = new Tool(workbench);
const wantedBy = fitter(pool);
const snowy: A.Card = { ...everything, faces: [{ ...everything.faces[0], supertypes: ["snow"] }] };

/** What an Aura or Equipment is attached to as a game begins: a land, or else a creature. */
const hostFor = ({ faces: [face] }: A.Card): { readonly attachedTo: string } | undefined => {
  if (!face.subtypes.some((subtype) => subtype === "Aura" || subtype === "Equipment")) return undefined;
  const enchants = face.abilities.filter((each) => each.type === "keyword" && each.keyword === "enchant");
  return { attachedTo: JSON.stringify(enchants).includes('"land"') ? "land" : "creature" };
};
const creature = creatures.find(({ faces: [face] }) => face.abilities.length === 0) ?? everything;

/** Which face is up of a card that begins on the battlefield. */
const faceUp = ({ layout, faces: [, back] }: A.Card, seed: number): number =>
  (layout === "transform" || layout === "modal_dfc") && seed % 6 === 2 && back && isPermanentFace(back)
    ? 1
    : 0;

const position = (card: A.Card, seed: number, watch: ReturnType<typeof watchGame>): Session => {
  const next = seeded(seed);
  const words = wordsOf(card);
  const some = (from: readonly A.Card[], n: number): PositionEntry[] =>
    from.length === 0
      ? []
      : Array.from({ length: n }, () => ({ card: from[Math.floor(next() * from.length)] as A.Card }));
  const related = relatedTo(words, next);
  const wanted = wantedBy(card.faces.map(({ abilities }) => abilities));
  /** Some of what the abilities ask for, of four sorts at most; as many as they ask for at once. */
  const fitting = (of: (card: A.Card) => boolean, all: boolean): PositionEntry[] => {
    const from = Math.floor(next() * wanted.length);
    return [...wanted.slice(from), ...wanted.slice(0, from)]
      .slice(0, 4)
      .flatMap((each) => some(each.fitting.filter(of), all ? each.count : 1));
  };
  // Some abilities wait for what is not there.
  const bare = seed % 3 === 1;
  const any = words.has("S") || words.has("snow") ? snowy : everything;
  const from = Math.floor(next() * basics.length);
  const turned = [...basics.slice(from), ...basics.slice(0, from)];
  // In some games which colors a cost is paid with is left to the lands that are there.
  const few =
    !bare && seed % 4 === 3 ? turned.flatMap((land) => [land, land]) : Array.from({ length: 6 }, () => any);
  const lands = [...few, ...(bare ? [] : turned)].map((land) => ({ card: land }));
  const face = faceUp(card, seed);
  const loyalty = card.faces[face]?.cardTypes.includes("planeswalker") ? { loyalty: 12 } : {};
  const own = countersOf(card, seed % 4 === 0);
  const counters = { ...own, ...loyalty };
  const asked = countersOfPlayers(card);
  const started = isPermanent(card) && seed % 2 === 0;
  const host = hostFor(card);
  const commander = words.has("commander") || words.has("command");
  return startGame({
    ...watch.options,
    watch: (game, events) => {
      watch.options.watch(game, events);
      tool.happened(events);
    },
    seed,
    shuffle: true,
    ...(commander ? { format: "commander" as const } : {}),
    players: Array.from({ length: seed % 5 === 4 ? 3 : 2 }, (_, player) => ({
      // Some ask for creatures as strong as a player has life, others for much of it.
      life: [30, 30, 30, 30, 60, 4][seed % 6] ?? 30,
      counters: bare ? {} : asked,
      battlefield: [
        ...lands.map((entry, index) => (player === 0 && index === 0 ? { ...entry, label: "land" } : entry)),
        ...(bare ? [] : workbench.filter(isPermanent).map((tool) => ({ card: tool, counters: own }))),
        ...some(creatures, bare ? 0 : 2),
        ...(bare ? [] : fitting(isPermanent, player === 0)),
        ...some(related.filter(isPermanent), bare ? seed % 2 : 2),
        ...(player === 0 && started && host !== undefined ? [{ card: creature, label: "creature" }] : []),
        ...(player === 0 && started ? [{ card, face, counters, tapped: seed % 8 === 2, ...host }] : []),
      ],
      hand: [
        ...(player === 0 ? [{ card }, { card }] : []),
        ...(bare ? [] : spells.map((tool) => ({ card: tool }))),
        ...some(pool, 2),
        ...some(related, 3),
        ...fitting(() => true, false).slice(0, 2),
      ],
      graveyard: bare
        ? []
        : [
            ...some(creatures, 2),
            ...some(others, 2),
            ...some(related, 2),
            ...fitting(() => true, false),
            ...(player === 0 ? [{ card }] : []),
          ],
      library: [...some(pool, 14), ...some(related, 4), ...(player === 0 ? [{ card }] : []), ...lands],
      sideboard: [...dungeons.map((dungeon) => ({ card: dungeon })), ...some(pool, 2), ...some(related, 2)],
      ...(commander ? { command: player === 0 && isLegendary(card) ? [{ card }] : some(legends, 1) } : {}),
    })),
  });
};

/** Plays until all that is waited for has been done; gives how many decisions there were. */
const play = (probed: Probed, seed: number, faults: string[]): number => {
  const open = (): boolean => probed.units.some(({ did }) => !did);
  const next = seeded(seed);
  const watcher = watchGame();
  let decisions = 0;
  try {
    const session = position(probed.card, seed, watcher);
    while (session.decision !== undefined && decisions < Number(options.decisions) && open()) {
      decisions++;
      watcher.asked(session.decision, session.game);
      const answer = answerFor(session.decision, session.game, probed, next);
      if (answer.type === "action") tool.used(session.game, answer.action);
      answerDecision(session, answer);
    }
  } catch (error) {
    faults.push(`seed ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  faults.push(...watcher.faults.slice(0, 3).map((fault) => `seed ${seed}: ${fault}`));
  return decisions;
};

const farOf = (unit: Unit): string =>
  unit.event ? "its event happened" : unit.seen ? "looked at" : "never looked at";
const known = new Set(options.known);
const wanted = sample(pool, Number(options.sample), random(Number(options.seed))).filter(
  ({ name }) =>
    !known.has(name) &&
    (options.only === undefined || options.only.split("|").some((part) => name.includes(part))),
);
const told = new Set(options.did);
for (const card of wanted) {
  const begin = performance.now();
  const own = unitsOf(card);
  const faults: string[] = [];
  let [games, decisions] = [0, 0];
  for (; games < Number(options.rounds) && own.some(({ did }) => !did); games++)
    decisions += play(
      { card, name: card.name, units: own, tool, homely: games % 3 === 2, late: games % 4 > 1 },
      pool.indexOf(card) * 10 + games + Number(options.seed),
      faults,
    );
  // In passing, other cards have done something as well.
  const did = units.flatMap((unit) => (unit.did && !told.has(unit.id) ? [unit.id] : []));
  for (const id of did) told.add(id);
  const line = {
    name: card.name,
    games,
    decisions,
    milliseconds: Math.round(performance.now() - begin),
    faults,
    did,
    abilities: own.map((unit) => ({
      id: unit.id,
      type: unit.ability.type,
      far: farOf(unit),
      says: unit.did ? "" : JSON.stringify(unit.ability).slice(0, 400),
    })),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
