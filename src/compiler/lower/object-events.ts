import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { isPlayerNode } from "./aimed.ts";
import { also, comesUnderControl, enteringUnder } from "./existence.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { conjunction, itemsOf } from "./series.ts";
import {
  batch,
  batchOf,
  causeOf,
  isSelf,
  eventReferent,
  subjectOf,
  watchedOf,
  oneByOne,
  type ObjectsNode,
  type Watched,
} from "./event-roles.ts";
import { possessor } from "./players.ts";
import { comparisonOf } from "./quantities.ts";
import { damagedOf, type Damaged } from "./recipients.ts";
import { damageSortOf } from "./damage-sorts.ts";
import { refuse, type Scope } from "./scope.ts";
import { either, playerBeside, type EventWithReferents } from "./event-referents.ts";
import { holdsPart, holdsType, same } from "./same.ts";
import { speakOfTargetsIn } from "./target-filters.ts";
import { placesOf } from "./zone-filters.ts";
import { dealt, isDealt, attackTargetOf, combatPair, manyAttack } from "./combat-events.ts";

const change = (
  what: Watched,
  filter: A.Filter,
  from: A.Zone | readonly A.Zone[] | undefined,
  to: A.Zone | undefined,
): EventWithReferents => ({
  event: A.zoneChange(filter, from, to, batch(what)),
  ...subjectOf(what, "object"),
});
const put = (what: Watched, from: A.Zone | undefined, to: A.Zone | undefined): EventWithReferents =>
  change(what, what.filter, from, to);

/** Cards of a hand, library or graveyard are their owner's (400.3). */
const ownedBy = (what: Watched, of: A.Players | undefined): A.Filter =>
  of === undefined ? what.filter : also(what.filter, A.ownedBy(of));

const movesFrom = (
  node: Nodes["zone"],
  what: Watched,
  to: A.Zone | undefined,
  scope: Scope,
): EventWithReferents => {
  const { from, of } = placesOf(node, scope);
  return change(what, ownedBy(what, of), from, to);
};

/** "4 or more damage": of one event, not of several together. */
export const ofAmount = (
  described: EventWithReferents,
  bound: Nodes["bound"],
  scope: Scope,
): EventWithReferents => {
  const { event } = described;
  if (event.type !== "damage" || event.batch === true)
    return refuse(bound, "this counts the damage of one event");
  const { comparison, value } = comparisonOf(bound, scope);
  return { ...described, event: { ...event, amount: { comparison, value } } };
};

const whom = (node: { readonly to?: Nodes["recipient"] }, scope: Scope): Damaged | undefined =>
  node.to === undefined ? undefined : damagedOf(node.to, scope);

const targetedBy = (node: ObjectsNode, what: Watched, scope: Scope): EventWithReferents => {
  const of = watchedOf(node, scope);
  const { subject } = subjectOf(what, "object");
  const { players, whose } = eventReferent(of, "source");
  // Who controls the spell or ability, unless only what it targets is said to be somebody's.
  const isOther = players === undefined && subject.players !== undefined;
  return {
    event: A.becomesTarget(what.filter, of.filter, batch(what)),
    subject,
    other: { ref: A.eventObjects("source"), words: of.words, plural: false },
    ...(isOther || holdsPart(of.filter, A.controlledBy(A.you)) ? {} : { player: whose ?? "player" }),
  };
};

/** "Put into a player's graveyard": "that player" is whose it is. */
const ofOwner = (whose: Nodes["possessive"], described: EventWithReferents): EventWithReferents =>
  whose.kind === "playerGenitive" && described.subject !== undefined
    ? { ...described, subject: { ...described.subject, players: A.ownerOf(described.subject.ref) } }
    : described;

/** 109.2: what is no card and no spell is put into a graveyard from the battlefield; cards come from anywhere. */
const beforeGraveyard = ({ filter, words }: Watched): "battlefield" | undefined =>
  holdsType(filter, "host") || (words.size > 0 && !["card", "spell", "*"].some((word) => words.has(word)))
    ? "battlefield"
    : undefined;

const table: Lowering<"objectEventPhrase", [Watched, Scope], EventWithReferents> = {
  enters: (node, what, scope) => {
    const { from, whose } = node;
    const filter = whose === undefined ? what.filter : enteringUnder(what.filter, possessor(whose, scope));
    const entering = { ...what, filter };
    return from === undefined
      ? put(entering, undefined, "battlefield")
      : movesFrom(from, entering, "battlefield", scope);
  },
  comesUnder: ({ whose }, what, scope) =>
    what.batch
      ? refuse(whose, "this happens to one permanent at a time: say “a”")
      : {
          event: comesUnderControl(enteringUnder(what.filter, possessor(whose, scope))),
          ...subjectOf(what, "object"),
        },
  entersStatus: ({ status, whose }, what, scope) => {
    const filter = also(what.filter, A.status(status));
    const under = whose === undefined ? filter : enteringUnder(filter, possessor(whose, scope));
    return put({ ...what, filter: under }, undefined, "battlefield");
  },
  putIntoGraveyardAny: (_, what) => put(what, beforeGraveyard(what), "graveyard"),
  dies: ({ whose }, what, scope) => change(what, controlled(what, whose, scope), "battlefield", "graveyard"),
  putInto: (node, what, scope) => {
    const { to } = node;
    const zone = to.kind === "putIntoOwn" ? to.name : to.where === "a library" ? "library" : "command";
    const whose = to.kind === "putIntoOwn" ? possessor(to.whose, scope) : undefined;
    const place = node.from === undefined ? undefined : placesOf(node.from, scope);
    // Cards go to their owner's zones (400.3).
    if (
      whose !== undefined &&
      place?.of !== undefined &&
      (place.of.type === "you") !== (whose.type === "you")
    )
      return refuse(to, "cards go to their owner's zones");
    const owner = whose ?? place?.of;
    const from = place !== undefined ? place.from : zone === "graveyard" ? beforeGraveyard(what) : undefined;
    const moved = change(what, ownedBy(what, owner), from, zone);
    return to.kind === "putIntoOwn" ? ofOwner(to.whose, moved) : moved;
  },
  putIntoGraveyardFrom: (node, what, scope) => movesFrom(node.from, what, "graveyard", scope),
  leaves: ({ whose, alive }, what, scope) => {
    const filter = controlled(what, whose, scope);
    if (alive === undefined) return change(what, filter, "battlefield", undefined);
    const event = A.zoneChange(filter, "battlefield", undefined, { notTo: "graveyard", ...batch(what) });
    return { event, ...subjectOf(what, "object") };
  },
  leavesZone: (node, what, scope) => movesFrom(node.where, what, undefined, scope),
  exiledEvent: (node, what, scope) =>
    node.from !== undefined
      ? movesFrom(node.from, what, "exile", scope)
      : // What is called neither card nor spell is a permanent (109.2).
        put(what, what.words.has("card") || what.words.has("spell") ? undefined : "battlefield", "exile"),
  isDone: (node, what, scope) => {
    const by = node.by === undefined ? undefined : watchedOf(node.by, scope).filter;
    switch (node.how) {
      case "destroyed":
        return destroyed(what, by);
      // 701.6a, 603.10e
      case "countered":
        return countered(node, what, by);
      default: {
        if (by !== undefined) return refuse(node, "cards are milled by players");
        const { event, ...described } = put(what, "library", undefined);
        return { event: { ...(event as A.ZoneChange), reason: "mill" }, ...described };
      }
    }
  },
  actsOnWhat: (node, what, scope) => actsOn[node.how](node, what, scope),
  returnedToHand: (node, what, scope) => {
    const whose = node.whose;
    // "its owner's hand" is where it goes anyway (400.3).
    const filter =
      whose.kind === "your" || (whose.kind === "playerGenitive" && whose.who.kind !== "ownerOf")
        ? also(what.filter, A.ownedBy(possessor(whose, scope)))
        : what.filter;
    return ofOwner(whose, change(what, filter, "battlefield", "hand"));
  },
  attacks: (node, what) => {
    if (node.how === undefined)
      return { event: A.attacks(what.filter, batch(what)), ...subjectOf(what, "object") };
    const { filter } = oneByOne(node, what);
    const event =
      node.how === "alone"
        ? A.attacks(filter, { alone: true })
        : A.attacks(conjunction([filter, A.status("saddled")]));
    return { event, ...subjectOf(what, "object") };
  },
  attacksPlayer: (node, what, scope) => {
    const whom = attackTargetOf(node.whom, scope);
    return {
      event: A.attacks(what.filter, { whom, ...batch(what) }),
      ...subjectOf(what, "object"),
      ...(isPlayerNode(node.whom as never) ? playerBeside(whom as A.Players) : {}),
    };
  },
  blocks: (node, what, scope) => {
    const { filter } = oneByOne(node, what);
    if (node.blocked === undefined) return { event: A.blocks(filter), ...subjectOf(what, "object") };
    const blocked = batchOf(node.blocked, scope);
    return {
      event: A.blocks(filter, blocked.filter, batch(blocked)),
      ...subjectOf(what, "object"),
      other: eventReferent(blocked, "other"),
    };
  },
  becomesBlocked: (node, what, scope) => {
    if (node.by === undefined)
      return {
        event: A.becomesBlocked(what.filter, undefined, batch(what)),
        ...subjectOf(what, "object"),
      };
    const by = batchOf(node.by, scope);
    return {
      event: A.becomesBlocked(oneByOne(node, what).filter, by.filter, batch(by)),
      // 509.3d: the event is the blocker's, so the blocked creature is its other party.
      ...subjectOf(what, "other"),
      other: eventReferent(by, "object"),
    };
  },
  attacksUnblocked: (node, what) => ({
    event: A.attacksUnblocked(oneByOne(node, what).filter),
    ...subjectOf(what, "object"),
  }),
  dealsDamage: (node, what, scope) => dealt(node, what, whom(node, scope), damageSortOf(node.sort)),
  dealsSomeDamage: (node, what, scope) =>
    ofAmount(dealt(node, what, whom(node, scope), damageSortOf(node.sort)), node.bound, scope),
  isDealtSomeDamage: (node, what, scope) => ofAmount(isDealt(what, {}), node.bound, scope),
  isDealtDamage: (node, what, scope) => {
    const sort = damageSortOf(node.sort);
    if (node.by === undefined) return isDealt(what, sort);
    return isDealt(oneByOne(node, what), sort, oneByOne(node.by, watchedOf(node.by, scope)).filter);
  },
  // 702.112b, 702.122d, 702.171b
  becomesStatus: ({ how, span }, what) =>
    how === "tapped" || how === "untapped"
      ? {
          event: (how === "tapped" ? A.becomesTapped : A.becomesUntapped)(what.filter, batch(what)),
          ...subjectOf(what, "object"),
        }
      : action(how, oneByOne({ span }, what)),
  becomesTargetOf: (node, what, scope) => targetedBy(node.of, what, scope),
  turnedFaceUp: (node, what) => ({
    event: A.turnedFaceUp(oneByOne(node, what).filter),
    ...subjectOf(what, "object"),
  }),
  phasesEvent: (node, what) => ({
    event: A.phases(oneByOne(node, what).filter, node.way),
    ...subjectOf(what, "object"),
  }),
  // A face of that name turns up: its own, since another face could not trigger.
  transformsInto: (node, what, scope) => {
    if (node.into.kind === "selfName")
      return isSelf(what.filter)
        ? { event: A.transforms(what.filter), ...subjectOf(what, "object") }
        : refuse(node, "only the card itself has that name");
    // What it is then is what is asked for.
    const into = oneByOne(node.into, watchedOf(node.into, scope));
    const { filter } = oneByOne(node, what);
    const words = new Set([...what.words, ...into.words]);
    return { event: A.transforms(also(filter, into.filter)), ...subjectOf({ ...what, words }, "object") };
  },
  becomesAttached: (node, what, scope) => {
    const name = node.how === "attached to" ? "attach" : "unattach";
    return withOther(name, oneByOne(node, what), watchedOf(node.to, scope));
  },
  becomesLevel: (node, what) => action(`level ${node.n.value}`, oneByOne(node, what)),
  // 701.14, 701.44, 702.100b, 702.149c
  actsItself: (node, what) =>
    node.how === "transform"
      ? { event: A.transforms(oneByOne(node, what).filter), ...subjectOf(what, "object") }
      : action(node.how, oneByOne(node, what)),
  isCast: (node, what, scope) => {
    const { from, of } = node.from === undefined ? {} : placesOf(node.from, scope);
    if (typeof from === "object") return refuse(node, "name a single zone");
    const place = from === undefined ? {} : { from };
    return {
      event: A.cast(A.players, ownedBy(oneByOne(node, what), of), place),
      ...subjectOf(what, "object"),
    };
  },
  isTappedForMana: (node, what) => ({
    event: A.tapsForMana(A.players, oneByOne(node, what).filter),
    ...subjectOf(what, "object"),
  }),
};

/** Under whose control it was. */
const controlled = (what: Watched, whose: Nodes["possessive"] | undefined, scope: Scope): A.Filter =>
  whose === undefined ? what.filter : also(what.filter, A.controlledBy(possessor(whose, scope)));

type ActsOn = Extract<Nodes["objectEventPhrase"], { kind: "actsOnWhat" }>;
const crews = (node: ActsOn, what: Watched, scope: Scope): EventWithReferents => {
  const crewed = watchedOf(node.what, scope);
  if (!isSelf(what.filter) || crewed.batch)
    return refuse(node, "only what a creature itself crews or saddles can be waited for");
  const named = { what: crewed.filter, crew: what.filter };
  return { event: A.keywordAction(node.how, named), other: eventReferent(crewed, "object") };
};
/** What objects do to others. */
const actsOn: { readonly [How in ActsOn["how"]]: typeof crews } = {
  destroy: (node, what, scope) => {
    const { event, subject } = destroyed(watchedOf(node.what, scope), oneByOne(node, what).filter);
    return { event, ...subjectOf(what, "source"), ...(subject === undefined ? {} : { other: subject }) };
  },
  counter: (node, what, scope) => {
    const { event, subject } = countered(node, watchedOf(node.what, scope), oneByOne(node, what).filter);
    return { event, ...(subject === undefined ? {} : { other: subject }) };
  },
  // 702.134c
  mentor: (node, what, scope) => {
    const other = oneByOne(node.what, watchedOf(node.what, scope));
    const mentored = withOther("mentor", oneByOne(node, what), other);
    return { ...mentored, other: eventReferent(other, "other") };
  },
  exploit: (node, what, scope) => {
    const other = oneByOne(node.what, watchedOf(node.what, scope));
    const creature = node.what.kind === "determined" && node.what.det.kind === "aDet";
    if (!creature || !same(other.filter, A.hasType("creature"))) return refuse(node.what, "say “a creature”");
    return { ...action("exploit", oneByOne(node, what)), other: eventReferent(other, "other") };
  },
  // 702.122c, 702.171c
  crew: crews,
  saddle: crews,
};

/** 701.8a */
const destroyed = (what: Watched, cause?: A.Filter): EventWithReferents => ({
  event: A.zoneChange(what.filter, "battlefield", undefined, {
    reason: "destroy",
    ...(cause === undefined ? {} : { cause: causeOf(cause) }),
    ...batch(what),
  }),
  ...subjectOf(what, "object"),
});

/** A spell is countered, by whatever does it. */
const countered = (
  node: Nodes["objectEventPhrase"],
  what: Watched,
  cause: A.Filter | undefined,
): EventWithReferents =>
  what.words.has("ability")
    ? refuse(node, "that an ability is countered cannot be waited for yet")
    : {
        event: A.zoneChange(what.filter, "stack", undefined, {
          reason: "counter",
          ...(cause === undefined ? {} : { cause: causeOf(cause) }),
          ...batch(what),
        }),
        ...subjectOf(what, "object"),
      };

const action = (name: string, what: Watched): EventWithReferents => ({
  event: A.keywordAction(name, { what: what.filter }),
  ...subjectOf(what, "object"),
});

/** 701.3: what is attached to something, or was. */
const withOther = (name: string, what: Watched, other: Watched): EventWithReferents => ({
  event: A.keywordAction(name, { what: what.filter, other: other.filter }),
  ...subjectOf(what, "object"),
  other: eventReferent(other, "other"),
});

/** What happens to a subject, or what it does. */
export const objectEventOf = (
  node: Nodes["objectEventPhrase"],
  what: Watched,
  scope: Scope,
): EventWithReferents => dispatch(table, node, what, scope);

/** What one subject waits for: one event, or any of several ("enters or attacks"). */
export const objectEventsOf = (
  whatNode: ObjectsNode,
  does: Nodes["objectEventPhrases"],
  scope: Scope,
): EventWithReferents => {
  const items = itemsOf<Nodes["objectEventPhrase"]>(does as never);
  const [first] = items;
  const many =
    first?.kind === "attacks" && first.how === undefined && items.length === 1
      ? manyAttack(whatNode, scope)
      : undefined;
  if (many !== undefined) return many;
  const what = batchOf(whatNode, scope);
  speakOfTargetsIn(whatNode, scope);
  return combatPair(items, what, scope) ?? either(items.map((item) => objectEventOf(item, what, scope)));
};
