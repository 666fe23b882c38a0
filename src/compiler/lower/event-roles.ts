import { isNegated } from "./qualifier-parts.ts";
import * as A from "../../abilities/index.ts";
import { isBareHead } from "./noun-heads.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { eventFilter, ofAbilities, severalFilter } from "./event-filters.ts";
import { also, anyOfPlayers, demandOf, oneMore, some, wordsOf } from "./existence.ts";
import { anyOne } from "./each-or-any.ts";
import { anyObjects } from "./objects.ts";
import { holds, same } from "./same.ts";
import { refuse, type Question, type Scope } from "./scope.ts";
import { conjunction, conjuncts } from "./series.ts";
import type { Post } from "./cast-places.ts";
import { playerOf, whoeverActs, type EventReferent, type EventWithReferents } from "./event-referents.ts";

/** What causes an event is told of as the spell, or as the source of the ability: either is meant by "a spell or ability". */
export const causeOf = (filter: A.Filter): A.Filter => {
  const parts = conjuncts(filter);
  const others = parts.filter(
    (part) => part.type !== "or" || !same(part.filters, [A.kind("spell"), A.kind("ability")]),
  );
  return conjunction(others);
};

/** The phrase of an event's objects. */
export type ObjectsNode = Nodes["objects"];

/** What an event looks for, with the words it can be called by. */
export type Watched = ReturnType<typeof eventFilter>;

const cardWord: ReadonlySet<string> = new Set(["card"]);

/** Whether an event looks for the card itself. */
export const isSelf = (filter: A.Filter): boolean =>
  filter.type === "isOneOf" && filter.objects.type === "self";

/** The party of an event: the card itself stays itself, so that it is found where it went (400.7); others are the event's. */
export const eventReferent = (watched: Watched, role: A.EventObjects["role"]): EventReferent =>
  isSelf(watched.filter)
    ? { ref: A.self, words: cardWord, plural: false, ...fromOf(watched) }
    : {
        ref: A.eventObjects(role),
        ...fromOf(watched),
        words: watched.words,
        plural: watched.batch,
        ...ownerIn(watched.filter, A.eventObjects(role)),
      };

const fromOf = ({ from }: Watched): Pick<EventReferent, "from"> =>
  from === undefined ? {} : { from: [from] };

/** Whose the objects are that a filter looks for, where it names other players than you. */
const ownerIn = (filter: A.Filter, object: A.Objects): Pick<EventReferent, "players" | "whose"> => {
  for (const each of conjuncts(filter)) {
    if (each.type === "controlledBy" && each.players.type !== "you")
      return { players: A.controllerOf(object), whose: playerOf(each.players) };
    if (each.type === "ownedBy" && each.players.type !== "you")
      return { players: A.ownerOf(object), whose: playerOf(each.players) };
  }
  return {};
};

/** The subject of an event. */
export const subjectOf = (
  watched: Watched,
  role: A.EventObjects["role"],
): { readonly subject: EventReferent } => ({
  subject: eventReferent(watched, role),
});

/** Batches are one trigger for all (603.2c). */
export const batch = ({ batch: several, atLeast }: Watched): { batch?: true; atLeast?: number } =>
  several ? { batch: true, ...(atLeast === undefined ? {} : { atLeast }) } : {};

/** What is asked of each event by itself, where nobody counts how many there are at once. */
export const withoutCount = (node: { readonly span: Span }, event: A.TriggerEvent): A.TriggerEvent =>
  holds(event, ({ type, atLeast }) => atLeast !== undefined && type !== "attackDeclared")
    ? refuse(node, "an event cannot look for so many at once here")
    : event;

/** Events that come one object at a time: "one or more" of them would be one trigger for several events. */
export const oneByOne = (node: { readonly span: Span }, what: Watched): Watched =>
  what.batch ? refuse(node, "this happens to one object at a time: say “a” or “another”") : what;

const isSome = ({ demand }: Question): boolean => demand?.comparison === ">=" && demand.count === 1;

/** What a question about the past looks for; the number of them is kept apart. */
const askedFor = (
  node: Nodes["objects"] | Nodes["objectPhrase"],
  question: Question,
  scope: Scope,
): Watched => {
  const stated = demandOf(node, scope);
  const demand = oneMore(stated ?? some(A.isOneOf(anyObjects(node as Nodes["objects"], scope))));
  if (stated !== undefined) {
    const { comparison, count } = demand;
    const before = question.demand === undefined || isSome(question);
    const plain = isSome({ demand });
    if (!plain && (!before || question.demand !== undefined))
      return refuse(node, "only one number can be asked for at once");
    if (question.demand === undefined || !plain) question.demand = { comparison, count };
  }
  const words = wordsOf(node, scope);
  return {
    filter: demand.filter,
    words: words.size > 0 ? words : new Set(["*"]),
    batch: false,
    plural: false,
  };
};

/** Objects and nothing else: an event of permanents cannot look for players. */
export const watchedOf = (node: Nodes["objects"] | Nodes["objectPhrase"], scope: Scope): Watched =>
  withoutPlayers(node, scope, eventFilter);
/** … where one event can be about so many of them at once. */
export const batchOf = (node: Nodes["objects"] | Nodes["objectPhrase"], scope: Scope): Watched =>
  withoutPlayers(node, scope, severalFilter);

/** "By a red spell or by a red planeswalker": what either of them did. */
export const watchedBy = (
  { by, orBy }: { readonly by?: Nodes["objects"]; readonly orBy?: Nodes["objects"] },
  scope: Scope,
): Watched | undefined => {
  if (by === undefined) return orBy && refuse(orBy, "say what else did it in front of this");
  const one = watchedOf(by, scope);
  if (orBy === undefined) return one;
  const other = watchedOf(orBy, scope);
  return one.batch || other.batch
    ? refuse(orBy, "say this of one of them at a time")
    : { ...one, filter: A.or([one.filter, other.filter]) };
};

const withoutPlayers = (
  node: Nodes["objects"] | Nodes["objectPhrase"],
  scope: Scope,
  filterOf: typeof eventFilter,
): Watched => {
  if (scope.question !== undefined) return askedFor(node, scope.question, scope);
  const watched = filterOf(anyOne(node), scope);
  return watched.players === undefined ? watched : refuse(node, "players cannot be meant here");
};

/** 603.2c: "one or more counters" are one event for each object that gets some, "on one or more objects" one for all of these. */
export const counterBatch = (
  several: boolean,
  on: Watched,
  node: { readonly span: Span },
): { readonly batch?: true; readonly asOne?: true } => {
  if (!several) {
    oneByOne(node, on);
    return {};
  }
  return on.plural && on.filter.type !== "isOneOf"
    ? { ...batch(on), batch: true, asOne: true }
    : { batch: true };
};

/** "a counter", "one or more counters" are put on something (122.6). */
export const counterEvent = (
  n: Nodes["counted"],
  what: Nodes["objects"],
  rest: { readonly kind?: string; readonly by?: A.Players },
  scope: Scope,
): EventWithReferents => {
  const on = batchOf(what, scope);
  if (n.kind !== "one" && n.kind !== "oneOrMore")
    return refuse(n, "say “a counter” or “one or more counters”");
  const { kind, ...by } = rest;
  const event = A.countersPlaced(on.filter, kind, {
    ...by,
    ...counterBatch(n.kind === "oneOrMore", on, what),
  });
  return { event, subject: eventReferent(on, "object") };
};

/** Nothing but a creature is declared as an attacker (508.1a): "you attacked with a creature" is "you attacked". */
export const attackBy = (by: A.Players, watched: Watched, one: boolean): A.TriggerEvent =>
  one && same(watched.filter, A.hasType("creature"))
    ? A.attackDeclared(by)
    : A.attacks(also(watched.filter, A.controlledBy(by)), batch(watched));

const isManaAbility = (node: Post[number] | undefined): boolean =>
  node?.kind === "thatIs" &&
  isNegated(node) &&
  node.what.kind === "aNoun" &&
  isBareHead(node.what.noun.head, "ability") &&
  node.what.noun.mods.length === 1 &&
  isManaSort(node.what.noun.mods[0]!);

const isManaSort = (mod: Nodes["modifier"]): boolean => mod.kind === "sortOfAbility" && mod.sort === "mana";

/** "an ability of a creature", of which both can be meant: a mana ability is no object (605.3b), so that its event is its source's. */
export const activation = (
  node: { readonly of: ObjectsNode; readonly which?: "an ability" | "a loyalty ability" },
  by: A.Players,
  scope: Scope,
): EventWithReferents => {
  const { of } = node;
  // "that isn't a mana ability" stands behind what the ability is of, and is said of the ability.
  const last = of.kind === "determined" ? of.noun.post[of.noun.post.length - 1] : undefined;
  const noMana = isManaAbility(last);
  const source =
    noMana && of.kind === "determined"
      ? { ...of, noun: { ...of.noun, post: of.noun.post.slice(0, -1) } }
      : of;
  const watched = watchedOf(source, scope);
  const { filter: described } = watched;
  const other = eventReferent(watched, "source");
  const filter = ofAbilities(described, of);
  const which = node.which === "a loyalty ability" ? "loyalty" : "activated";
  const onStack = A.abilityKind(which, { of: filter });
  const what = noMana || which === "loyalty" ? onStack : A.or([onStack, filter]);
  const subject = { ref: A.eventObjects("object"), words: new Set(["ability"]), plural: false };
  return { event: A.activates(by, what), subject, other };
};

/** Who does something: in words, and the players that they stand for. */
export interface Who {
  readonly node: Nodes["player"];
  readonly players: A.Players;
}

/** Who controls the object of an event. */
export const controller = A.controllerOf(A.eventObjects("object"));

const isGroup = (node: Nodes["player"]): boolean => node.kind !== "you";
const isOpponent = (node: Nodes["player"]): boolean =>
  node.kind === "yourOpponents" ||
  node.kind === "oneOfOpponents" ||
  ("who" in node && node.who.kind !== "playerWord");
/** "that player" is the one who did it; "you" need no other word. */
export const withReferents = (
  event: A.TriggerEvent,
  { node: who }: Who,
  object?: Watched,
): EventWithReferents => ({
  event,
  ...(isGroup(who) ? { player: isOpponent(who) ? ("opponent" as const) : ("player" as const) } : {}),
  ...(object === undefined ? {} : { subject: eventReferent(object, "object") }),
});

/** The subject where the player of the event is another one: who did it is who controls it. */
export const doneBy = (who: Who, object: Watched): { readonly subject: EventReferent } => {
  const { subject } = subjectOf(object, "object");
  return isGroup(who.node)
    ? { subject: { ...subject, players: controller, whose: playerOf(who.players) } }
    : { subject };
};

/** A player gains control of something from another one, or loses it. */
export const controlChange = (
  node: Extract<Nodes["playerEventPhrase"], { kind: "controlChanges" }>,
  who: Who,
  scope: Scope,
): EventWithReferents => {
  const from = node.from && anyOfPlayers(node.from, scope);
  whoeverActs(who.players, scope);
  const watched = watchedOf(node.what, scope);
  if (watched.batch) return refuse(node.what, "this happens to one permanent at a time: say “a”");
  const controlled = conjunction([watched.filter, A.controlledBy(who.players)]);
  if (node.how === "gain") {
    if (isSelf(watched.filter)) return refuse(node.what, "whose ability this is then is not known");
    if (from === undefined) return refuse(node, "say from whom");
    const event = A.keywordAction("loseControl", { by: from, what: controlled });
    return { event, ...doneBy(who, watched) };
  }
  if (node.from !== undefined) return refuse(node.from, "control is lost, not taken from anybody");
  // What leaves the battlefield is under nobody's control any more.
  return {
    event: A.eitherEvent([
      A.keywordAction("loseControl", { by: who.players, what: watched.filter }),
      A.zoneChange(controlled, "battlefield"),
    ]),
    subject: eventReferent(watched, "object"),
  };
};
