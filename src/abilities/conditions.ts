import type { Linking } from "./node.ts";
import type { Comparison, Step, Zone } from "./characteristics.ts";
import type { TriggerEvent } from "./events.ts";
import type { Filter } from "./filters.ts";
import { constructor } from "./node.ts";
import type { Quantity } from "./quantities.ts";
import type { Objects, Players } from "./references.ts";

/** Something true or false at the moment of asking. */
export type Condition =
  | AllOf
  | AnyOf
  | NotSo
  | Exists
  | Matches
  | PlayerMatches
  | CompareQuantities
  | IsTurn
  | IsStep
  | AsCast
  | WasPaid
  | Happened
  | Performed
  | WonFlip
  | CastFrom
  | FirstTime
  | ResolvedTime
  | TimesActivated
  | PlayerIs
  | ChoseWord;

/** Each of the conditions holds. */
export interface AllOf {
  readonly type: "allOf";
  readonly conditions: readonly Condition[];
}
/** At least one of the conditions holds. */
export interface AnyOf {
  readonly type: "anyOf";
  readonly conditions: readonly Condition[];
}
/** The condition does not hold. */
export interface NotSo {
  readonly type: "notSo";
  readonly condition: Condition;
}
/** The number of fitting objects compares so; default: at least one. */
export interface Exists {
  readonly type: "exists";
  readonly objects: Objects;
  readonly comparison?: Comparison;
  readonly count?: Quantity;
}
/** Each of the objects fits (and there is one). */
export interface Matches {
  readonly type: "matches";
  readonly objects: Objects;
  readonly filter: Filter;
}
/** The players are (all) among the other players. */
export interface PlayerMatches {
  readonly type: "playerMatches";
  readonly players: Players;
  readonly among: Players;
}
/** One quantity stands in that relation to the other. */
export interface CompareQuantities {
  readonly type: "compareQuantities";
  readonly left: Quantity;
  readonly comparison: Comparison;
  readonly right: Quantity;
}
/** It is one of these players' turn (102.1). */
export interface IsTurn {
  readonly type: "isTurn";
  readonly of: Players;
}
/** It is one of these steps; with `of`, of these players' turn. */
export interface IsStep {
  readonly type: "isStep";
  readonly steps: readonly Step[];
  readonly of?: Players;
  /** In the first beginning, main or combat phase of the turn (500.8). */
  readonly first?: true;
}
/** It was so as the spell was cast (601.2i), which is remembered with it. */
export interface AsCast {
  readonly type: "asCast";
  readonly condition: Condition;
}
/** An optional or alternative cost of the object was paid: kicked, overloaded, "if its surge cost was paid" (601.2b, 607.2g). */
export interface WasPaid extends Linking {
  readonly type: "wasPaid";
  readonly objects: Objects;
  /** The keyword or `additional` for an optional additional cost without a name. */
  readonly keyword: string;
  /** Which of several costs of that keyword, in printed order (702.33f). */
  readonly cost?: number;
  /** Number of times, default at least once. */
  readonly times?: Quantity;
}
/** An event of that kind has happened in the span of time. */
export interface Happened {
  readonly type: "happened";
  readonly event: TriggerEvent;
  readonly when: "this turn" | "last turn" | "this combat";
  readonly times?: Quantity;
  readonly comparison?: Comparison;
}
/** The earlier instruction with `bind` of that number was carried out ("if you do", "if a creature died this way"). */
export interface Performed {
  readonly type: "performed";
  readonly id: number;
  /** Narrow to objects it concerned. */
  readonly filter?: Filter;
}
/** The coin flip with that number was won (705.2). */
export interface WonFlip {
  readonly type: "wonFlip";
  readonly id: number;
}
/** 601.2a: the objects were cast, or are being cast, from that zone (any if none is named), by one of these players. */
export interface CastFrom {
  readonly type: "castFrom";
  readonly objects: Objects;
  readonly zone?: Zone;
  /** Whose hand, library or graveyard it was; default: anybody's. */
  readonly of?: Players;
  readonly by?: Players;
}
/** It is the first (n-th) time this ability's event happens this turn. */
export interface FirstTime {
  readonly type: "nthTime";
  readonly n: number;
  /** That it happens to the object of the event. */
  readonly ofObject?: true;
}
/** It is the n-th time this turn that this ability resolves ("if this is the second time this ability has resolved this turn"). */
export interface ResolvedTime {
  readonly type: "nthResolution";
  readonly n: number;
}
/** This ability has been activated so often this turn, the activation at hand included. */
export interface TimesActivated {
  readonly type: "timesActivated";
  readonly comparison: Comparison;
  readonly count: Quantity;
}
/** The player has a designation: monarch 725, initiative 726, city's blessing 702.131, the enduring story of storied. */
export interface PlayerIs {
  readonly type: "playerIs";
  readonly players: Players;
  readonly what: "monarch" | "initiative" | "citysBlessing" | "enduringStory" | "maxSpeed" | "day" | "night";
}

/** This word was chosen for the object whose ability asks (614.12c). */
export interface ChoseWord extends Linking {
  readonly type: "choseWord";
  readonly word: string;
}

export const allOf = /* @__PURE__ */ constructor<AllOf>()("allOf", ["conditions"]);
export const anyOf = /* @__PURE__ */ constructor<AnyOf>()("anyOf", ["conditions"]);
export const notSo = /* @__PURE__ */ constructor<NotSo>()("notSo", ["condition"]);
export const exists = /* @__PURE__ */ constructor<Exists>()("exists", ["objects", "comparison", "count"]);
export const matches = /* @__PURE__ */ constructor<Matches>()("matches", ["objects", "filter"]);
export const playerMatches = /* @__PURE__ */ constructor<PlayerMatches>()("playerMatches", [
  "players",
  "among",
]);
export const compareQuantities = /* @__PURE__ */ constructor<CompareQuantities>()("compareQuantities", [
  "left",
  "comparison",
  "right",
]);
export const isTurn = /* @__PURE__ */ constructor<IsTurn>()("isTurn", ["of"]);
export const isStep = /* @__PURE__ */ constructor<IsStep>()("isStep", ["steps"]);
export const asCast = /* @__PURE__ */ constructor<AsCast>()("asCast", ["condition"]);
export const wasPaid = /* @__PURE__ */ constructor<WasPaid>()("wasPaid", ["objects", "keyword", "cost"]);
export const happened = /* @__PURE__ */ constructor<Happened>()("happened", ["event", "when"]);
export const performed = /* @__PURE__ */ constructor<Performed>()("performed", ["id"]);
export const wonFlip = /* @__PURE__ */ constructor<WonFlip>()("wonFlip", ["id"]);
export const castFrom = /* @__PURE__ */ constructor<CastFrom>()("castFrom", ["objects", "zone"]);
export const timesActivated = /* @__PURE__ */ constructor<TimesActivated>()("timesActivated", [
  "comparison",
  "count",
]);
export const nthResolution = /* @__PURE__ */ constructor<ResolvedTime>()("nthResolution", ["n"]);
export const nthTime = /* @__PURE__ */ constructor<FirstTime>()("nthTime", ["n"]);
export const playerIs = /* @__PURE__ */ constructor<PlayerIs>()("playerIs", ["players", "what"]);
export const choseWord = /* @__PURE__ */ constructor<ChoseWord>()("choseWord", ["word"]);
