import * as A from "../../abilities/index.ts";
import type { Clause } from "../resolve/clauses.ts";
import { isReference } from "./effects/verb.ts";
import { conjunction } from "./series.ts";
import { same } from "./same.ts";
import { refuse } from "./scope.ts";

const permissions: ReadonlySet<string> = new Set([
  "mayPlay",
  "alternativeCost",
  "castAsThoughFlash",
  "spendAnyMana",
  "extraLands",
  "revealTop",
  "mayLook",
]);
/** "You may play that card this turn" asks nothing now: it permits something later (601.3). */
export const isPermission = (effect: A.Effect): boolean =>
  effect.type === "sequence"
    ? effect.effects.every(isPermission)
    : effect.type === "allowPlay" ||
      (effect.type === "changeRules" && effect.changes.every((change) => permissions.has(change.type)));

const permitting: ReadonlySet<string> = new Set([
  "mayPlay",
  "alternativeCost",
  "castAsThoughFlash",
  "spendAnyMana",
  "extraLands",
  "mayLook",
]);
/** Whether an effect permits something. */
export const permits = (effect: A.Effect): boolean =>
  effect.type === "allowPlay" ||
  (effect.type === "changeRules" && effect.changes.some((change) => permitting.has(change.type)));

/** Whether it is said which zone such cards are in. */
export const saysWhere = (filter: A.Filter): boolean =>
  filter.type === "and" || filter.type === "or"
    ? filter.filters.some(saysWhere)
    : filter.type === "inZone" || filter.type === "isOneOf";
const whereOf = (filter: A.Filter): readonly A.Filter[] =>
  filter.type === "and" ? filter.filters.flatMap(whereOf) : saysWhere(filter) ? [filter] : [];

/** "You may play lands and cast spells from the top of your library": where they are played from and how long count for both. */
export const fromOneZone = (effect: A.Effect, clause: Clause): A.Effect => {
  const parts = effect.type === "sequence" ? effect.effects : [effect];
  let where: readonly A.Filter[] = [];
  let duration: A.Duration | undefined;
  const ready = parts.toReversed().map((part): A.Effect => {
    if (part.type !== "changeRules") return part;
    duration = part.duration ?? duration;
    return {
      ...part,
      ...(duration === undefined ? {} : { duration }),
      changes: part.changes.map((change) => {
        if (change.type !== "mayPlay" || isReference(change.what)) return change;
        const own = whereOf(change.what);
        if (own.length > 0) where = own;
        else if (where.length > 0) return { ...change, what: conjunction([change.what, ...where]) };
        else return refuse(clause, "say where these may be played from");
        return change;
      }),
    };
  });
  if (ready.length === 1) return ready[0]!;
  const inText = ready.toReversed();
  return landsAndSpells(inText) ?? A.sequence(inText);
};

/** Permission to play lands and to cast whatever spells from there is permission to play the cards there (701.18b). */
const landsAndSpells = (parts: readonly A.Effect[]): A.Effect | undefined => {
  const changes = parts.flatMap((part) => (part.type === "changeRules" ? part.changes : []));
  const [lands, spells] = changes;
  if (parts.length !== 2 || changes.length !== 2 || lands?.type !== "mayPlay" || spells?.type !== "mayPlay")
    return undefined;
  if (isReference(lands.what) || isReference(spells.what)) return undefined;
  const whatLands = conjunction([A.hasType("land"), spells.what]);
  const wholly = whereOf(spells.what);
  if (!same(conjunction(wholly), spells.what)) return undefined;
  if (!same(lands, { ...spells, what: whatLands, verb: "play" })) return undefined;
  const cards = wholly.some(({ type }) => type === "inZone") ? [A.kind("card")] : [];
  return { ...parts[0]!, changes: [{ ...lands, what: conjunction([...cards, ...wholly]) }] } as A.Effect;
};

/** "Creature spells you cast this turn cost {1} less": the spells you cast, for the rest of the turn. */
export const castThisTurn = (
  clause: Extract<Clause, { kind: "objectClause" | "eachObjects" }>,
): Clause | undefined => {
  const { subject, does } = clause;
  if (
    subject.kind !== "pluralPhrase" ||
    !(
      (does.kind === "costs" && does.to !== "to activate") ||
      (does.kind === "cant" && does.does.kind === "deniedCountered")
    )
  )
    return undefined;
  const post = subject.post.map((each) =>
    each.kind === "youveCast" && each.verb === "cast" ? ({ ...each, kind: "youCast" } as const) : each,
  );
  const same = post.every((each, index) => each === subject.post[index]);
  return same ? undefined : ({ ...clause, subject: { ...subject, post } } as Clause);
};
/** A change of the rules for the rest of the turn. */
export const lastingThisTurn = (effect: A.Effect, clause: Clause): A.Effect =>
  effect.type === "changeRules" && effect.duration === undefined
    ? { ...effect, duration: A.until("end of turn") }
    : refuse(clause, "this has two durations");
