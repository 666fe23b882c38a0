import type {
  Ability,
  Instructions,
  KeywordParameter,
  Players,
  StaticEffect,
  TargetSpec,
} from "../../abilities/index.ts";
import { bare } from "./changes.ts";
import { isFilter } from "./filters.ts";
import type { Table, Telling } from "./telling.ts";
import { below, counted, goTogether, listed, inZone, steps, words } from "./words.ts";

const plainly = (players: Players, tell: Telling): string =>
  tell.players(players).replace(/^(?:each|an?) /, "");

const wanted = (spec: TargetSpec, tell: Telling): string =>
  listed(
    [
      ...(spec.objects === undefined
        ? []
        : [spec.count.max === 1 ? tell.noun(spec.objects) : tell.nouns(spec.objects)]),
      ...(spec.players === undefined ? [] : [plainly(spec.players, tell)]),
    ],
    "or",
  );

/** A target as it is spoken of: by what it is where there is one only, by its number where there are several. */
export const targetNoun = (index: number, tell: Telling): string => {
  const spec = tell.targets[index];
  if (spec === undefined) return `target ${index + 1}`;
  return tell.targets.length === 1 && spec.count.max === 1 && spec.count.min === 1
    ? `target ${wanted(spec, tell)}`
    : `target ${index + 1}`;
};

const target = (spec: TargetSpec, index: number, tell: Telling): string => {
  const { count, otherThan, onlyIf, perPlayer, by, askedOnce } = spec;
  return words(
    `target ${index + 1} is ${counted(count, tell)} ${wanted(spec, tell)}`,
    otherThan !== undefined && `other than ${listed(otherThan.map((other) => `target ${other + 1}`))}`,
    goTogether(spec, tell),
    perPlayer !== undefined && `for ${tell.players(perPlayer)}`,
    by !== undefined && `chosen by ${tell.players(by)}`,
    askedOnce === true && "(asked only as it is chosen)",
    onlyIf !== undefined && `if ${tell.condition(onlyIf)}`,
  );
};

/** What must be told of targets before the instructions: nothing where a single one is told where it stands. */
const targetsOf = (specs: readonly TargetSpec[], tell: Telling): readonly string[] => {
  const [only] = specs;
  const simple =
    specs.length === 1 &&
    only?.count.max === 1 &&
    only.count.min === 1 &&
    [only.otherThan, only.onlyIf, only.perPlayer, only.by, only.askedOnce, only.together].every(
      (each) => each === undefined,
    );
  return simple ? [] : specs.map((spec, index) => target(spec, index, tell));
};

/** Targets, then what is done. */
export const instructions = ({ targets = [], effect }: Instructions, tell: Telling): string => {
  const said = targetsOf(targets, tell);
  const done = tell.effect(effect);
  if (said.length === 0) return done;
  return steps([...said, ...(effect.type === "sequence" ? effect.effects.map(tell.effect) : [done])]);
};

const staticEffect = (effect: StaticEffect, tell: Telling): string => {
  if (effect.type !== "applies") return tell.change(effect);
  return words(tell.objects(effect.to), listed(effect.modifications.map(tell.modification)));
};

/** What stands between keywords and the quality of objects that they are about, all of them or one. */
const prepositions: Readonly<Record<string, string>> = {
  affinity: "for",
  hexproof: "from",
  protection: "from",
  splice: "onto",
};

const parameter = (keyword: string, given: KeywordParameter, tell: Telling): string => {
  switch (given.type) {
    case "number":
      return tell.quantity(given.value);
    case "costs":
      return bare(tell.costs(given.value));
    case "quality": {
      const preposition = prepositions[keyword] ?? "";
      return words(
        preposition,
        isFilter(given.value) && /^f/.test(preposition) ? tell.nouns(given.value) : tell.any(given.value),
      );
    }
    case "word":
      return given.value;
    default:
      return given satisfies never;
  }
};

const named = (abilityWord: string | undefined): string | false =>
  abilityWord !== undefined && `(${abilityWord})`;

/** Whole abilities. What a keyword stands for is not repeated: its definition says it. */
export const abilities: Table<Ability> = {
  spell: (node, tell) => tell.instructions(node),
  activated: (node, tell) => {
    const { costs, zone, limits = [], by, abilityWord, reduction } = node;
    const { costs: less = [], times, condition } = reduction ?? {};
    return (
      words(
        named(abilityWord),
        by !== undefined && `${tell.players(by)} may:`,
        tell.costs(costs),
        zone !== undefined && `while this is ${inZone(zone, undefined, tell)}`,
        reduction !== undefined &&
          words(
            `(less ${bare(tell.costs(less))}`,
            times !== undefined && `times ${tell.quantity(times)}`,
            condition !== undefined && `if ${tell.condition(condition)}`,
          ) + ")",
        limits.length > 0 && `(${listed(limits.map(tell.limit))})`,
      ) + below(tell.instructions(node))
    );
  },
  triggered: (node, tell) => {
    const { event, condition, timesPerTurn, onlyOnce, zone, abilityWord, leadsTo } = node;
    const front = words(
      named(abilityWord),
      `when ${tell.event(event)}`,
      zone !== undefined && `while this is ${inZone(zone, undefined, tell)}`,
      onlyOnce === true && "(only once)",
      timesPerTurn !== undefined &&
        `(at most ${timesPerTurn} ${timesPerTurn === 1 ? "time" : "times"} each turn)`,
      condition !== undefined && `and if ${tell.condition(condition)}`,
      leadsTo !== undefined && `(from here to ${listed(leadsTo, "or")})`,
    );
    return front + below(tell.instructions(node));
  },
  static: ({ effects, condition, zone, abilityWord }, tell) => {
    const said = steps(effects.map((effect) => staticEffect(effect, tell)));
    const front = words(
      named(abilityWord),
      condition !== undefined && `as long as ${tell.condition(condition)}`,
      zone !== undefined && `while this is ${inZone(zone, undefined, tell)}`,
    );
    return front === "" ? said : `${front}${below(said)}`;
  },
  keyword: ({ keyword, parameters, abilityWord }, tell) =>
    words(
      named(abilityWord),
      keyword,
      ...parameters.map((each) => parameter(keyword, each, tell)),
      // One of them is enchanted.
    ).replace(/^enchant each /, "enchant "),
};
