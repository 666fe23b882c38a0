import * as A from "../../abilities/index.ts";
import { hasCounters } from "../game.ts";
import type { Game } from "../game.ts";
import { kept } from "../remembered.ts";
import type { GameObject } from "../state.ts";
import type { Target } from "./apply.ts";

const pattern = /^([+-]\d+)\/([+-]\d+)$/;
const parsed = new Map<string, readonly [number, number] | undefined>();

/** "Each hone counter on an Equipment grants +1/+0 to equipped creature": reminder text of 2026, for which 122.1 has no number yet. */
export const hone = "hone";

/** 122.1a: what a counter of that kind adds to power and toughness. */
const statsOfCounter = (kind: string): readonly [number, number] | undefined =>
  kept(parsed, kind, () => {
    const match = pattern.exec(kind === hone ? "+1/+0" : kind.replaceAll("−", "-"));
    return match === null ? undefined : [Number(match[1]), Number(match[2])];
  });

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
/** Whether counters or a designation may change the object's characteristics. */
export const isMarked = (object: GameObject): boolean =>
  hasCounters(object) || object.designations.includes("suspected");

/** 701.60c: a suspected permanent has menace and can't block. */
export const suspicion = (game: Game, target: Target | undefined): void => {
  if (target === undefined || game.state.objects[target.id]?.designations.includes("suspected") !== true)
    return;
  const { working: w, id } = target;
  w.abilities = [...w.abilities, keywordCounters.get("menace")!];
  w.rules = [...w.rules, { modification: cantBlock, source: id, controller: w.controller }];
};

/** 122.1a-b: what counters of a kind do to the object that they are on, or that is equipped with it. */
export const changeOfCounters = (kind: string, count: number): A.Modification | undefined => {
  const given = keywordCounters.get(kind);
  if (given !== undefined) return { type: "gainAbilities", abilities: [given] };
  const stats = statsOfCounter(kind);
  return stats === undefined ? undefined : A.modifyPT(count * stats[0], count * stats[1]);
};
