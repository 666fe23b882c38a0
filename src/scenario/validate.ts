import { type FactName, factShapes, playerNames, type Scenario, scenarioSteps } from "./format.ts";

/** What is wrong with a scenario, and where: `script[3].step`. */
export interface Problem {
  readonly at: string;
  readonly message: string;
  /** Where in the file, both counted from 1, if that is known. */
  readonly line?: number;
  readonly column?: number;
}
export type Validated =
  | { readonly scenario: Scenario; readonly problems: readonly [] }
  | { readonly scenario?: undefined; readonly problems: readonly Problem[] };

type Check = (value: unknown, at: string) => readonly Problem[];
type Fields = Readonly<Record<string, Check>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
const problem = (at: string, message: string): readonly Problem[] => [{ at, message }];
const kind =
  (name: "string" | "number" | "boolean"): Check =>
  (value, at) =>
    typeof value === name ? [] : problem(at, `expected a ${name}, found ${show(value)}`);
const text = kind("string");
const flag = kind("boolean");
const wholeNumber: Check = (value, at) =>
  Number.isInteger(value) ? [] : problem(at, `expected a whole number, found ${show(value)}`);
const oneOf =
  (...allowed: readonly string[]): Check =>
  (value, at) =>
    typeof value === "string" && allowed.includes(value)
      ? []
      : problem(at, `expected one of ${allowed.join(", ")}; found ${show(value)}`);
const only =
  (allowed: boolean): Check =>
  (value, at) =>
    value === allowed ? [] : problem(at, `expected ${allowed}, found ${show(value)}`);
const listOf =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => check(item, `${at}[${index}]`))
      : problem(at, `expected a list, found ${show(value)}`);
const either =
  (...checks: readonly Check[]): Check =>
  (value, at) => {
    const results = checks.map((check) => check(value, at));
    return results.find((r) => r.length === 0) ?? results[results.length - 1] ?? [];
  };

/** An object with exactly these fields. */
const record =
  (needs: Fields, may: Fields = {}): Check =>
  (value, at) => {
    if (!isObject(value)) return problem(at, `expected an object, found ${show(value)}`);
    const problems: Problem[] = [];
    for (const [field, check] of Object.entries({ ...needs, ...may })) {
      const found = value[field];
      if (found !== undefined) problems.push(...check(found, at === "" ? field : `${at}.${field}`));
      else if (field in needs) problems.push({ at, message: `"${field}" is missing` });
    }
    for (const field of Object.keys(value)) {
      if (!(field in needs) && !(field in may)) {
        const known = [...Object.keys(needs), ...Object.keys(may)].join(", ");
        problems.push({ at, message: `unknown field "${field}"; known are ${known}` });
      }
    }
    return problems;
  };

/** An object with any field names, all of one kind. */
const mapOf =
  (check: Check): Check =>
  (value, at) =>
    isObject(value)
      ? Object.entries(value).flatMap(([field, one]) => check(one, `${at}.${field}`))
      : problem(at, `expected an object, found ${show(value)}`);

const playerName = oneOf(...playerNames);
const step = oneOf(...scenarioSteps);
const moment = record({ turn: wholeNumber, step });
const entry = record(
  { card: text },
  {
    count: wholeNumber,
    tapped: flag,
    set: text,
    label: text,
    custom: flag,
    faceDown: flag,
    flipped: flag,
    transformed: flag,
    counters: mapOf(wholeNumber),
    attachedTo: text,
  },
);
const startingPlayer = record(
  {},
  {
    life: wholeNumber,
    battlefield: listOf(entry),
    hand: listOf(entry),
    graveyard: listOf(entry),
    exile: listOf(entry),
    sideboard: listOf(entry),
    command: listOf(entry),
    library: listOf(entry),
    libraryFiller: wholeNumber,
  },
);
const reference: Check = (value, at) => {
  const problems = record(
    {},
    {
      card: text,
      player: playerName,
      label: text,
      spell: either(only(true), text),
      stackAbility: text,
      copy: flag,
      mode: wholeNumber,
      index: wholeNumber,
      set: text,
    },
  )(value, at);
  if (problems.length > 0 || !isObject(value)) return problems;
  if (value["spell"] === true && value["card"] === undefined)
    return problem(at, '"spell": true says of a "card" that it is meant as a spell');
  return ["card", "player", "label", "spell", "stackAbility"].some((f) => f in value)
    ? []
    : problem(at, "a reference names a card, player, label, spell or stackAbility");
};
const onlyIf = record(
  {},
  {
    onStack: text,
    notOnStack: text,
    copyOnStack: text,
    topOfStack: text,
    manaInPool: either(text, wholeNumber),
  },
);

const factField: Readonly<Record<string, Check>> = {
  player: playerName,
  card: text,
  label: text,
  value: either(flag, wholeNumber),
  count: wholeNumber,
  atLeast: wholeNumber,
  amount: wholeNumber,
  power: wholeNumber,
  toughness: wholeNumber,
  scope: oneOf("all", "first"),
  index: wholeNumber,
  counter: text,
  ability: text,
  ofPermanents: wholeNumber,
  type: text,
  subtype: text,
  supertype: text,
  colors: listOf(text),
  tapped: flag,
  attachment: text,
  to: text,
  action: oneOf("cast", "activate", "play land", "turn face up"),
  as: text,
  cost: text,
  color: text,
  mana: text,
  spell: text,
  text,
  zone: text,
  called: text,
};
const pickFields = (names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, factField[name] ?? text]));
const isFactName = (name: string): name is FactName => Object.hasOwn(factShapes, name);

const fact: Check = (value, at) => {
  if (!isObject(value)) return problem(at, `expected a fact, found ${show(value)}`);
  const names = Object.keys(value);
  const name = names[0];
  if (name === undefined || names.length !== 1) return problem(at, "a fact has exactly one name");
  if (!isFactName(name))
    return problem(at, `unknown fact "${name}"; known are ${Object.keys(factShapes).join(", ")}`);
  const shape = factShapes[name];
  return record(pickFields(shape.needs), pickFields(shape.may))(value[name], `${at}.${name}`);
};

const named: Fields = { card: text, label: text };
const actions: Readonly<Record<string, readonly [needs: Fields, may: Fields]>> = {
  "play land": [{}, named],
  cast: [{}, { ...named, as: text, targets: listOf(reference), onlyIf }],
  activate: [{ ability: text }, { source: reference, targets: listOf(reference), onlyIf }],
  "activate mana": [{ ability: text }, { source: reference, times: wholeNumber, onlyIf }],
  "turn face up": [{ cost: text }, {}],
  attack: [{ attacker: reference }, { defender: reference }],
  "attack nobody": [{}, {}],
  block: [{ blocker: reference, attacker: reference }, {}],
  wait: [{}, {}],
  "wait one": [{}, {}],
  "put counters": [{ counter: text, count: wholeNumber }, named],
  check: [{ expect: fact }, {}],
};
/** What a player may try although the rules don't allow it. */
const attempts: ReadonlySet<string> = new Set([
  "play land",
  "cast",
  "activate",
  "activate mana",
  "turn face up",
  "attack",
  "block",
]);
const scriptEntry: Check = (value, at) => {
  if (!isObject(value)) return problem(at, `expected an action, found ${show(value)}`);
  const shape = typeof value["do"] === "string" ? actions[value["do"]] : undefined;
  if (shape === undefined) {
    return problem(at, `"do" is one of ${Object.keys(actions).join(", ")}; found ${show(value["do"])}`);
  }
  const [needs, may] = shape;
  return record(
    { turn: wholeNumber, step, player: playerName, do: text, ...needs },
    { ...may, ...(attempts.has(`${value["do"]}`) ? { refused: only(true) } : {}) },
  )(value, at);
};

const pick = either(text, listOf(reference));
const choice = record(
  {},
  {
    yesNo: flag,
    number: wholeNumber,
    color: text,
    pick,
    trigger: text,
    player: playerName,
    option: text,
    keyword: text,
    cost: text,
    source: text,
    card: text,
    coin: oneOf("win", "lose"),
    die: wholeNumber,
    done: flag,
  },
);
const targetAnswer = record(
  {},
  { pick, player: playerName, divide: reference, amount: wholeNumber, done: flag },
);
const answers = record(
  {},
  {
    choices: listOf(choice),
    targets: listOf(targetAnswer),
    modes: listOf(record({}, { mode: wholeNumber, done: flag })),
  },
);

/** A, B, and those who sit behind them. */
const seats: Check = (value, at) => {
  const problems = record({ A: startingPlayer, B: startingPlayer }, { C: startingPlayer, D: startingPlayer })(
    value,
    at,
  );
  return problems.length === 0 && isObject(value) && "D" in value && !("C" in value)
    ? problem(at, '"D" sits behind "C", who is missing')
    : problems;
};

const scenario = record(
  {
    id: text,
    strict: flag,
    players: seats,
    script: listOf(scriptEntry),
    stopAt: moment,
    expect: listOf(fact),
  },
  {
    options: record({}, { shuffle: flag, manualMana: listOf(playerName), format: oneOf("commander") }),
    customCards: listOf(record({ name: text, text })),
    answers: record({}, Object.fromEntries(playerNames.map((name) => [name, answers]))),
    checkpoints: listOf(record({ stopAt: moment, expect: listOf(fact) })),
    droppedAssertions: wholeNumber,
    cards: listOf(text),
    rule: text,
    why: text,
  },
);

/** Reads a scenario from plain data; every deviation from the format is a problem with its place. */
export function validateScenario(value: unknown): Validated {
  const problems = scenario(value, "");
  if (problems.length > 0) return { problems };
  // The checks above are the proof that the value has this shape.
  const read = value as Scenario;
  const absent = read.script.flatMap(({ player }, index) =>
    player in read.players ? [] : problem(`script[${index}].player`, `there is no player ${player}`),
  );
  return absent.length > 0 ? { problems: absent } : { scenario: read, problems: [] };
}
