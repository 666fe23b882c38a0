import * as A from "../../abilities/index.ts";
import type { Game } from "../game.ts";
import type { GameObject } from "../state.ts";
import type { Target } from "./apply.ts";

const pattern = /^([+-]\d+)\/([+-]\d+)$/;
const parsed = new Map<string, readonly [number, number] | undefined>();

/** 122.1a: what a counter of that kind adds to power and toughness. */
const statsOfCounter = (kind: string): readonly [number, number] | undefined => {
  if (parsed.has(kind)) return parsed.get(kind);
  const match = pattern.exec(kind.replaceAll("−", "-"));
  const stats = match === null ? undefined : ([Number(match[1]), Number(match[2])] as const);
  parsed.set(kind, stats);
  return stats;
};

const simple = [
  "flying",
  "first strike",
  "double strike",
  "deathtouch",
  "haste",
  "hexproof",
  "indestructible",
  "lifelink",
  "menace",
  "reach",
  "shadow",
  "trample",
  "vigilance",
];
const keyword = (name: string, abilities: readonly A.Ability[] = []): A.Keyword =>
  A.keyword(name, [], abilities);
const cantBlock = A.cant("block");

/** 702.147a */
const decayed = keyword("decayed", [
  A.staticAbility([A.applies(A.self, [cantBlock])]),
  A.triggered(
    A.attacks(A.isOneOf(A.self)),
    A.delayed(A.beginningOf("end of combat", undefined, { next: true }), {
      effect: A.sacrifice(A.you, A.self),
    }),
  ),
]);
/** 702.83a */
const exalted = keyword("exalted", [
  A.triggered(
    A.attacks(A.controlledBy(A.you), { alone: true }),
    A.affect(A.eventObjects("object"), [A.modifyPT(1, 1)], A.until("end of turn")),
  ),
]);

/** 122.1b: keyword counters and the keyword abilities they give. */
const keywordCounters: ReadonlyMap<string, A.Keyword> = new Map(
  [...simple.map((name) => keyword(name)), decayed, exalted].map((one): [string, A.Keyword] => [
    one.keyword,
    one,
  ]),
);
const menace = keyword("menace");

const someCounter = (counters: Readonly<Record<string, number>>): boolean => {
  for (const kind in counters) if ((counters[kind] ?? 0) > 0) return true;
  return false;
};

/** Whether counters or a designation may change the object's characteristics. */
export const isMarked = (object: GameObject): boolean =>
  someCounter(object.counters) ||
  (object.designations.length > 0 && object.designations.includes("suspected"));

/** 701.60c: a suspected permanent has menace and can't block. */
export const suspicion = (game: Game, target: Target | undefined): void => {
  if (target === undefined || game.state.objects[target.id]?.designations.includes("suspected") !== true)
    return;
  const { working: w, id } = target;
  w.abilities = [...w.abilities, menace];
  w.rules = [...w.rules, { modification: cantBlock, source: id, controller: w.controller }];
};

/** Layer 6: keyword counters (613.1f). */
export const counterKeywords = (game: Game, target: Target | undefined): void => {
  const object = target === undefined ? undefined : game.state.objects[target.id];
  if (target === undefined || object === undefined) return;
  for (const [kind, count] of Object.entries(object.counters)) {
    const given = count > 0 ? keywordCounters.get(kind) : undefined;
    if (given !== undefined && !target.banned.has(kind))
      target.working.abilities = [...target.working.abilities, given];
  }
};

/** Layer 7c: counters that change power and toughness (613.4c). */
export const counterStats = (game: Game, target: Target | undefined): void => {
  const object = target === undefined ? undefined : game.state.objects[target.id];
  if (target === undefined || object === undefined) return;
  const { working: w } = target;
  for (const [kind, count] of Object.entries(object.counters)) {
    const stats = count > 0 ? statsOfCounter(kind) : undefined;
    if (stats === undefined) continue;
    w.power = (w.power ?? 0) + count * stats[0];
    w.toughness = (w.toughness ?? 0) + count * stats[1];
  }
};
