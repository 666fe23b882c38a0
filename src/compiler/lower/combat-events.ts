import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { isPlayerNode } from "./aimed.ts";
import { filterOf, filterOfNoun, nounOf } from "./nouns.ts";
import { conjunction, itemsOf } from "./series.ts";
import {
  attackBy,
  batch,
  batchOf,
  controller,
  counterEvent,
  doneBy,
  isSelf,
  eventReferent,
  subjectOf,
  watchedOf,
  withReferents,
  oneByOne,
  type ObjectsNode,
  type Watched,
  type Who,
} from "./event-roles.ts";
import { also } from "./existence.ts";
import { playersOf } from "./players.ts";
import { fixedNumber } from "./quantities.ts";
import { damageSortOf } from "./damage-sorts.ts";
import { damagedOf, type Damaged } from "./recipients.ts";
import { counterKindOf } from "./words.ts";
import { refuse, type Scope } from "./scope.ts";
import { playerBeside, whoeverActs, type EventReferent, type EventWithReferents } from "./event-referents.ts";
import { holdsKind } from "./same.ts";

/** Damage that objects deal (120). */
export const dealt = (
  node: { readonly span: Span },
  what: Watched,
  to: Damaged | undefined,
  sort: Pick<A.Damage, "combat" | "excess">,
): EventWithReferents => {
  const toObject = to?.filter !== undefined && to.players === undefined;
  // "deals combat damage to one or more creatures": one creature's damage, once for all of them (603.2c).
  const several = toObject && to.plural;
  if (several && !(isOneCreature(what.filter) && holdsKind(node, "orMoreDet")))
    return refuse(node, "damage is dealt to one object at a time: say “a” or “another”");
  const event = A.damage(what.filter, to?.to, {
    ...sort,
    ...(several ? { batch: true, asOne: true } : batch(what)),
    ...(to?.several === true ? { asOne: true } : {}),
  });
  const other: EventReferent | undefined = toObject
    ? { ref: A.eventObjects("other"), words: to.words, plural: several }
    : undefined;
  return {
    event,
    ...subjectOf(what, "source"),
    ...(other === undefined ? {} : { other }),
    ...(to?.players !== undefined && to.filter === undefined && to.several !== true
      ? playerBeside(to.players)
      : {}),
  };
};

/** Damage that is dealt to something (120). */
export const isDealt = (
  what: Watched,
  sort: Pick<A.Damage, "combat" | "excess">,
  by?: A.Filter,
): EventWithReferents => ({
  event: A.damage(
    by,
    what.players === undefined ? what.filter : A.eitherRecipient(what.filter, what.players),
    {
      ...sort,
      // All that are dealt damage at a time are one event (603.2c).
      ...(what.batch ? { ...batch(what), asOne: true } : {}),
    },
  ),
  ...subjectOf(what, "object"),
});

/** The card itself, or what it is attached to: one creature, whatever happens to how many others. */
const isOneCreature = (filter: A.Filter): boolean =>
  filter.type === "isOneOf" && (filter.objects.type === "self" || filter.objects.type === "host");

/** Whom an attack is made on: players, and planeswalkers and battles (508.1b). */
export const attackTargetOf = (node: Nodes["attackTarget"], scope: Scope): A.Recipients => {
  const parts = itemsOf<Nodes["attackTargetPart"]>(node as never).map((part): A.Objects | A.Players => {
    if (isPlayerNode(part as never)) return playersOf(part as Nodes["player"], scope);
    return A.all(watchedOf(part as Nodes["objectPhrase"], scope).filter);
  });
  return parts.length === 1 ? parts[0]! : A.both(parts);
};

/** "blocks or becomes blocked by a creature" is about the same creature either way (509.3). */
export const combatPair = (
  items: readonly Nodes["objectEventPhrase"][],
  what: Watched,
  scope: Scope,
): EventWithReferents | undefined => {
  const [first, second] = items;
  if (items.length !== 2 || first?.kind !== "blocks" || second?.kind !== "becomesBlocked") return undefined;
  if (first.blocked !== undefined || second.by === undefined) return undefined;
  const others = batchOf(second.by, scope);
  const by = isOneCreature(what.filter) ? others : oneByOne(second.by, others);
  const event = A.eitherEvent([
    A.blocks(what.filter, by.filter, batch(by)),
    A.becomesBlocked(what.filter, by.filter, batch(by)),
  ]);
  const self = what.filter.type === "isOneOf" ? what.filter.objects : undefined;
  // "A creature with deathtouch blocks or becomes blocked by this creature".
  if (isSelf(by.filter) && !what.batch)
    return {
      event,
      subject: { ref: A.eventObjects("opposing"), words: what.words, plural: false },
      other: { ref: A.self, words: new Set(["card"]), plural: false },
    };
  // Which of the two creatures is which is only clear when one of them is the card or what it is attached to.
  if (self?.type !== "self" && self?.type !== "host") return { event };
  return {
    event,
    subject: { ref: self, words: eventReferent(what, "object").words, plural: false },
    other: { ref: A.eventObjects("opposing"), words: by.words, plural: by.batch },
  };
};

/** "two or more creatures attack": a number of them in one declaration (508.3). */
export const manyAttack = (node: ObjectsNode, scope: Scope): EventWithReferents | undefined => {
  if (node.kind !== "determined" || node.det.kind !== "orMoreDet" || node.det.n.kind === "variable")
    return undefined;
  const atLeast = fixedNumber(node.det.n);
  if (atLeast === 1) return undefined;
  const noun = nounOf(node.noun, scope);
  const filter = conjunction(noun.filters);
  return {
    event: A.attackDeclared(A.players, { atLeast, withCreatures: filter }),
    subject: { ref: A.eventObjects("object"), words: noun.words, plural: true },
  };
};

/** 508.3a: attackers that are declared together are looked at together: "with creatures with total power 6 or greater". */
const attackersTogether = (node: ObjectsNode, by: A.Players, scope: Scope): A.AttackDeclared | undefined => {
  if (node.kind !== "pluralPhrase") return undefined;
  const { together: asked, ...each } = nounOf(node, scope);
  if (asked === undefined) return undefined;
  const { atLeast: least } = asked;
  if (asked.in !== "power" || least === undefined)
    return refuse(node, "of all attackers together only the power can be asked");
  const attackers = A.among(A.eventObjects("object"), filterOfNoun(each, node));
  const power = A.statOf("power", attackers, { combine: "total" });
  return A.attackDeclared(by, { together: A.compareQuantities(power, ">=", least) });
};

/** "attack with one or more creatures" (508.3). */
export const attacksWith = (node: ObjectsNode, who: Who, scope: Scope): EventWithReferents => {
  // Each of them alone is not enough.
  if (node.kind === "series" && node.conjunction === "and")
    return refuse(node, "attacking with both of these at once cannot be asked for yet");
  const by = who.players;
  const noun = node.kind === "determined" ? node.noun : undefined;
  const det = node.kind === "determined" ? node.det : undefined;
  const isDeclared = node.kind === "pluralPhrase" || det?.kind === "orMoreDet";
  whoeverActs(by, scope, isDeclared ? A.eventPlayer : controller);
  const group = attackersTogether(node, by, scope);
  if (group !== undefined) return withReferents(group, who);
  // How many attacked is asked of the whole turn, not of one declaration.
  if (noun !== undefined && det !== undefined && scope.question === undefined) {
    const filter = filterOf(noun, scope);
    switch (det.kind) {
      case "orMoreDet": {
        const atLeast = fixedNumber(det.n);
        const event = A.attackDeclared(by, { ...(atLeast === 1 ? {} : { atLeast }), withCreatures: filter });
        return {
          ...withReferents(event, who),
          subject: { ref: A.eventObjects("object"), words: nounOf(noun, scope).words, plural: true },
        };
      }
      case "aDet":
        // "attack with a creature" triggers for each such creature (508.3a).
        return {
          event: A.attacks(also(filter, A.controlledBy(by))),
          ...doneBy(who, { filter, words: nounOf(noun, scope).words, batch: false, plural: false }),
        };
      default:
        break;
    }
  }
  if (node.kind === "pluralPhrase" && scope.question === undefined)
    return refuse(node, "say “one or more” or how many of them");
  const watched = watchedOf(node, scope);
  const event = attackBy(by, watched, det?.kind === "aDet");
  return event.type === "attacks" ? { event, ...doneBy(who, watched) } : withReferents(event, who, watched);
};

/** The kind of counter, where it is said. */
export const kindOfCounter = ({ counter }: { readonly counter?: Nodes["counterKind"] }): { kind?: string } =>
  counter === undefined ? {} : { kind: counterKindOf(counter) };

/** What is put or dealt somewhere, whoever does it. */
export const doneEventOf = (node: Nodes["doneEvent"], scope: Scope): EventWithReferents => {
  switch (node.kind) {
    case "countersPutOn":
      return counterEvent(node.n, node.what, kindOfCounter(node), scope);
    // 120
    case "damageDealtTo": {
      const to = damagedOf(node.to, scope);
      return {
        event: A.damage(undefined, to.to, damageSortOf(node.sort)),
        ...(to.players !== undefined && to.filter === undefined ? playerBeside(to.players) : {}),
      };
    }
    default:
      return node satisfies never;
  }
};
