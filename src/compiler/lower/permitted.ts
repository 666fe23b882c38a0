import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Clause } from "../resolve/clauses.ts";
import { inPlaceOf } from "../resolve/resolve.ts";
import type { ChainPart } from "./chains.ts";
import { isBareNoun, isBareHead } from "./noun-heads.ts";
import { isReference } from "./effects/verb.ts";
import { conjunction } from "./series.ts";
import { refuse } from "./scope.ts";

/** 118.9: what may be paid rather than something else. */
const isChoiceOfCost = (change: A.StaticEffect): boolean =>
  change.type === "costChange" && change.change === "instead";

const permissions: ReadonlySet<string> = new Set([
  "mayPlay",
  "alternativeCost",
  "castAsThoughFlash",
  "activateAsInstant",
  "spendAnyMana",
  "extraLands",
  "mayLook",
]);
/** Whether a change of the rules permits something; one who plays with the top card revealed has to. */
const permitsThat = (change: A.StaticEffect): boolean =>
  permissions.has(change.type) ||
  isChoiceOfCost(change) ||
  (change.type === "revealTop" && change.lookOnly === true);
/** "You may play that card this turn" asks nothing now: it permits something later (601.3). */
export const isPermission = (effect: A.Effect): boolean =>
  effect.type === "sequence"
    ? effect.effects.every(isPermission)
    : effect.type === "allowPlay" ||
      (effect.type === "changeRules" &&
        effect.changes.every((change) => change.type === "revealTop" || permitsThat(change)));
/** Whether an effect permits something. */
export const permits = (effect: A.Effect): boolean =>
  (effect.type === "sequence" && effect.effects.some(permits)) ||
  effect.type === "allowPlay" ||
  (effect.type === "changeRules" && effect.changes.some(permitsThat));

/** Whether it is said which zone such cards are in. */
export const saysWhere = (filter: A.Filter): boolean =>
  filter.type === "and" || filter.type === "or"
    ? filter.filters.some(saysWhere)
    : filter.type === "inZone" || filter.type === "isOneOf";
const whereOf = (filter: A.Filter): readonly A.Filter[] =>
  filter.type === "and" ? filter.filters.flatMap(whereOf) : saysWhere(filter) ? [filter] : [];

const places: ReadonlySet<string> = new Set(["fromZone", "inZone", "amongThem", "amongCards", "amongDone"]);
const isLands = (node: Nodes["objects"]): boolean =>
  node.kind === "pluralPhrase" &&
  isBareNoun(node) &&
  node.head.kind === "pluralCompound" &&
  node.head.rest.length === 0 &&
  node.head.last.kind === "pluralType" &&
  node.head.last.value === "land";
/** "Play lands and cast spells from among those cards": permission to play the cards there (701.18b). */
export const landsAndSpells = (lands: Clause, rest: readonly ChainPart[]): readonly ChainPart[] => {
  const [spells, ...others] = rest;
  const apart = [lands, ...rest];
  if (lands.kind !== "castWhat" || lands.how.length > 0 || !isLands(lands.what)) return apart;
  if (spells?.kind !== "castWhat" || spells.what.kind !== "pluralPhrase") return apart;
  // 305.9, 601: each said of what it is done to.
  if (lands.verb !== "play" || spells.verb !== "cast") return apart;
  const { what } = spells;
  const isAnyThere = what.mods.length === 0 && what.post.every(({ kind }) => places.has(kind));
  if (!isBareHead(what.head, "spell") || what.post.length === 0 || !isAnyThere) return apart;
  const head = { kind: "bareHeads", what: "card", plural: true, span: what.head.span } as const;
  const cards = inPlaceOf(what, { ...what, head });
  return [{ ...spells, verb: "play", what: cards }, ...others];
};

/** What lies on top of a library is a card anyway. */
const cardsThere = (what: A.Filter): A.Filter =>
  what.type === "and" &&
  what.filters.some((each) => each.type === "isOneOf" && each.objects.type === "topCards")
    ? conjunction(what.filters.filter((each) => each.type !== "kind" || each.kind !== "card"))
    : what;

/** "You may play lands and cast spells from the top of your library": where they are played from and how long count for both. */
const fromOneZone = (effect: A.Effect, clause: Clause): A.Effect => {
  const parts = effect.type === "sequence" ? effect.effects : [effect];
  let where: readonly A.Filter[] = [];
  let duration: A.Duration | undefined;
  const ready = parts.toReversed().map((part): A.Effect => {
    if (part.type === "allowPlay") {
      duration = part.duration ?? duration;
      return duration === undefined ? part : { ...part, duration };
    }
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
        return { ...change, what: cardsThere(change.what) };
      }),
    };
  });
  return ready.length === 1 ? ready[0]! : A.sequence(ready.toReversed());
};

/** What is permitted for later; nothing where it is all done at once. */
export const permissionOf = (effect: A.Effect, clause: Clause): A.Effect | undefined =>
  isPermission(effect)
    ? fromOneZone(effect, clause)
    : permits(effect)
      ? refuse(clause, "this is permitted for later, and the rest is done at once")
      : undefined;

/** "Creature spells you cast this turn cost {1} less": the spells you cast, for the rest of the turn. */
export const castThisTurn = (clause: Extract<Clause, { kind: "objectClause" }>): Clause | undefined => {
  const { subject, does } = clause;
  if (
    subject.kind !== "pluralPhrase" ||
    !(
      (does.kind === "costs" && does.to !== "to activate") ||
      (does.kind === "cant" && does.does.kind === "deniedPassive" && does.does.what === "countered")
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
