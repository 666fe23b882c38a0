import { isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import { playerNames, type Scenario } from "./format.ts";
import { placeOf } from "./places.ts";
import { type Problem, validateScenario } from "./validate.ts";

/** Scenarios of one YAML file, and what is wrong with the rest. */
export interface ScenarioFile {
  readonly scenarios: readonly Scenario[];
  readonly problems: readonly Problem[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** `3 Mountain` is three of them; a map is written out in full. */
const entry = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  const match = /^(\d+) (.+)$/.exec(value);
  return match === null ? { card: value } : { card: match[2], count: Number(match[1]) };
};
const entryZones: ReadonlySet<string> = new Set([
  "battlefield",
  "hand",
  "graveyard",
  "exile",
  "library",
  "sideboard",
  "command",
]);
const startingPlayer = (value: unknown): unknown => {
  if (value === undefined || value === null) return {};
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, v]) => [field, entryZones.has(field) ? list(v).map(entry) : v]),
  );
};

/** `player B` is a player, any other text a card. */
const reference = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  const match = /^player ([A-D])$/.exec(value);
  return match === null ? { card: value } : { player: match[1] };
};

/** `life: {A: 20, B: 18}` is one fact for each player. */
const facts = (value: unknown): readonly unknown[] =>
  list(value).flatMap((fact) => {
    if (!isFields(fact)) return [fact];
    return Object.entries(fact).flatMap(([name, values]) => {
      if (!isFields(values)) return [{ [name]: values }];
      const perPlayer = playerNames.filter((player) => player in values);
      if (perPlayer.length === 0) return [{ [name]: values }];
      return perPlayer.map((player) => ({ [name]: perPlayerFact(player, values[player]) }));
    });
  });
const perPlayerFact = (player: string, value: unknown): unknown =>
  isFields(value) ? { player, ...value } : { player, value };

/** The one-key form of each action: the key, and the field its value becomes. */
const actionKeys: Readonly<Record<string, readonly [does: string, field: string]>> = {
  cast: ["cast", "card"],
  play: ["play land", "card"],
  activate: ["activate", "ability"],
  "activate mana": ["activate mana", "ability"],
  "turn face up": ["turn face up", "cost"],
  attack: ["attack", "attacker"],
  block: ["block", "attacker"],
  "put counters": ["put counters", "counter"],
  check: ["check", "expect"],
};
const referenceFields: ReadonlySet<string> = new Set(["attacker", "blocker", "defender", "source"]);

const actions = (value: unknown, when: Fields): readonly unknown[] => {
  if (typeof value === "string") return [{ ...when, do: value }];
  if (!isFields(value) || "do" in value) return [isFields(value) ? { ...when, ...value } : value];
  const key = Object.keys(actionKeys).find((k) => k in value);
  const shape = key === undefined ? undefined : actionKeys[key];
  if (key === undefined || shape === undefined) return [{ ...when, ...value }];
  const { [key]: main, with: blocker, ...rest } = value;
  const [does, field] = shape;
  if (does === "check") return facts(main).map((fact) => ({ ...when, do: does, expect: fact }));
  if (does === "cast" && isFields(main)) return [{ ...when, do: does, ...main, ...rest }];
  const fields: Record<string, unknown> = {
    ...rest,
    [field]: main,
    ...(blocker === undefined ? {} : { blocker }),
  };
  for (const [name, v] of Object.entries(fields)) {
    if (referenceFields.has(name)) fields[name] = reference(v);
    if (name === "targets") fields[name] = list(v).map(reference);
  }
  return [{ ...when, do: does, ...fields }];
};

/** A group of the script: a moment, and what each player does then. */
const script = (value: unknown): readonly unknown[] =>
  list(value).flatMap((group) => {
    if (!isFields(group) || "do" in group) return [group];
    const { turn, step, ...doing } = group;
    return Object.entries(doing).flatMap(([player, entries]) =>
      list(entries).flatMap((action) => actions(action, { turn, step, player })),
    );
  });

const choice = (value: unknown): unknown => {
  if (typeof value === "boolean") return { yesNo: value };
  if (typeof value === "number") return { number: value };
  if (value === "done") return { done: true };
  if (isFields(value) && Array.isArray(value["pick"]))
    return { ...value, pick: value["pick"].map(reference) };
  return typeof value === "string" ? pick(value) : value;
};
const pick = (value: string): unknown => {
  const match = /^player ([A-D])$/.exec(value);
  return match === null ? { pick: value } : { player: match[1] };
};
const mode = (value: unknown): unknown =>
  typeof value === "number" ? { mode: value } : value === "done" ? { done: true } : value;
const answers = (value: unknown): unknown => {
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([player, queues]) => {
      if (!isFields(queues)) return [player, queues];
      return [
        player,
        Object.fromEntries(
          Object.entries(queues).map(([name, queue]) => [
            name,
            list(queue).map(name === "modes" ? mode : choice),
          ]),
        ),
      ];
    }),
  );
};

/** The moment the game is halted when a scenario does not say: the end of the last turn that its script names. */
const lastMoment = (entries: readonly unknown[]): unknown => {
  const turns = entries.flatMap((e) => (isFields(e) && typeof e["turn"] === "number" ? [e["turn"]] : []));
  return { turn: Math.max(1, ...turns), step: "cleanup" };
};

/** A scenario as card authors write it, in the full format. */
const expand = (value: unknown, prefix: string): unknown => {
  if (!isFields(value)) return value;
  const { name, A, B, C, D, script: lines, answers: given, expect, checkpoints, ...rest } = value;
  const entries = script(lines);
  return {
    strict: true,
    ...rest,
    // A rule number without a letter reads as a number in YAML.
    ...(typeof rest["rule"] === "number" ? { rule: `${rest["rule"]}` } : {}),
    id: rest["id"] ?? `${prefix}${typeof name === "string" ? name : "unnamed"}`,
    players: {
      A: startingPlayer(A),
      B: startingPlayer(B),
      ...(C === undefined ? {} : { C: startingPlayer(C) }),
      ...(D === undefined ? {} : { D: startingPlayer(D) }),
    },
    script: entries,
    ...(given === undefined ? {} : { answers: answers(given) }),
    stopAt: rest["stopAt"] ?? lastMoment(entries),
    expect: facts(expect),
    ...(checkpoints === undefined
      ? {}
      : {
          checkpoints: list(checkpoints).map((c) => (isFields(c) ? { ...c, expect: facts(c["expect"]) } : c)),
        }),
  };
};

/** Reads scenarios from YAML. `prefix` goes before the name of each to make its id. */
export function readYaml(text: string, prefix: string): ScenarioFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placed = (found: Problem, position: number | undefined): Problem => {
    if (position === undefined) return found;
    const { line, col } = lines.linePos(position);
    return { ...found, line, column: col };
  };
  const [error] = document.errors;
  if (error !== undefined)
    return { scenarios: [], problems: [placed({ at: "YAML", message: error.message }, error.pos[0])] };
  const root: unknown = document.toJS();
  const items = isFields(root) && "scenarios" in root ? list(root["scenarios"]) : list(root);
  const scenarios: Scenario[] = [];
  const problems: Problem[] = [];
  const listed = isMap(document.contents) ? document.contents.get("scenarios", true) : document.contents;
  items.forEach((item, index) => {
    const inList = isSeq(listed) ? listed.items[index] : (listed ?? document.contents);
    const node = isNode(inList) ? inList : undefined;
    const name = isFields(item) && typeof item["name"] === "string" ? item["name"] : `scenario ${index + 1}`;
    const result = validateScenario(expand(item, prefix));
    if (result.scenario !== undefined) scenarios.push(result.scenario);
    else
      problems.push(
        ...result.problems.map((p) =>
          placed({ at: `${name}: ${p.at}`, message: p.message }, placeOf(node, p.at)),
        ),
      );
  });
  return { scenarios, problems };
}

/** Reads scenarios from JSON Lines. */
export function readJsonLines(text: string): ScenarioFile {
  const scenarios: Scenario[] = [];
  const problems: Problem[] = [];
  text.split("\n").forEach((line, index) => {
    if (line.trim() === "") return;
    const at = `line ${index + 1}`;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      problems.push({ at, message: error instanceof Error ? error.message : "not JSON" });
      return;
    }
    const result = validateScenario(value);
    if (result.scenario !== undefined) scenarios.push(result.scenario);
    else problems.push(...result.problems.map((p) => ({ at: `${at}: ${p.at}`, message: p.message })));
  });
  return { scenarios, problems };
}
