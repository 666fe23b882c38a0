import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { coordinated } from "./coordinated.ts";
import { compared, notBare } from "./condition-parts.ts";
import { combatPair, doneEventOf } from "./combat-events.ts";
import { combatOf } from "./damage-sorts.ts";
import { playerEventOf } from "./player-events.ts";
import { isOneOfSeveral } from "./chosen-player.ts";
import { anyOfPlayers, counted, demandOf, existsOf, isAnyOf, ofPlayer } from "./existence.ts";
import { objectEventOf } from "./object-events.ts";
import type { Lowering } from "./nodes.ts";
import { filterOf } from "./nouns.ts";
import { itemsOf, saysOthers } from "./series.ts";
import { watchedOf } from "./event-roles.ts";
import { counterKindOf } from "./words.ts";
import { holdsKind, holdsType, same } from "./same.ts";
import { refuse, type Question, type Scope } from "./scope.ts";
import { spanOf, type When } from "./since.ts";
import { either } from "./event-referents.ts";

/**
 * Whether an event can be asked about when it is over: its pattern must look at nothing but the event. Otherwise the
 * reason why not.
 */
const asksTheGameAsItIs = (event: A.TriggerEvent): string | undefined => {
  if (event.during !== undefined || event.firstEachTurn !== undefined)
    return "say only once when this happened";
  // Where something was is not what it is asked for now.
  if (holdsType(event, "inZone")) return "where something was then is not remembered";
  if ("nth" in event && event.nth !== undefined) return "say “two or more” instead of “second”";
  switch (event.type) {
    case "state":
      return "this is a state: it does not happen";
    case "beginningOf":
      return "a step or phase begins, whatever players do";
    case "attackDeclared":
      return event.whom === undefined ? undefined : "whom a player attacked is known of each attacker only";
    case "attacks":
      return event.whom === undefined || (event.whom.type !== "all" && event.whom.type !== "both")
        ? undefined
        : "which permanents were attacked is not remembered";
    case "damage":
      return event.amount === undefined ? undefined : "how much damage it was in all cannot be asked yet";
    case "countersPlaced":
      return event.last === undefined ? undefined : "whether it was the last counter is not known any more";
    case "becomesTarget":
      return event.first === undefined ? undefined : "say only once when this happened";
    case "eitherEvent":
      return event.events.map(asksTheGameAsItIs).find((reason) => reason !== undefined);
    case "zoneChange":
    case "cast":
    case "activates":
    case "blocks":
    case "becomesBlocked":
    case "attacksUnblocked":
    case "lifeChange":
    case "draws":
    case "discards":
    case "sacrifices":
    case "becomesTapped":
    case "becomesUntapped":
    case "turnedFaceUp":
    case "transforms":
    case "phases":
    case "tapsForMana":
    case "playsLand":
    case "unlocks":
    case "expends":
    case "keywordAction":
      return undefined;
    default:
      return event satisfies never;
  }
};

/** What one object can do again, so that the objects are counted; in one combat each attacks and blocks but once (508.1, 509.1). */
const isRepeated = (event: A.TriggerEvent, when: When): boolean =>
  event.type === "eitherEvent"
    ? event.events.some((each) => isRepeated(each, when))
    : event.type === "attacks" || event.type === "blocks"
      ? when !== "this combat"
      : event.type === "becomesTapped" || event.type === "becomesUntapped";

/** That the event has happened, as often as the question asks for. */
const happenedSince = (
  node: { readonly span: Nodes["since"]["span"] },
  event: A.TriggerEvent,
  { demand = { comparison: ">=", count: 1 }, dealing }: Question & { readonly dealing?: boolean },
  when: When,
): A.Condition => {
  const reason = asksTheGameAsItIs(event);
  if (reason !== undefined) return refuse(node, reason);
  // One event of damage has two objects, of which either could be counted.
  const isOne = demand.comparison === ">=" && demand.count === 1;
  if ((event.type === "damage" || isRepeated(event, when)) && !isOne && demand.count !== 0)
    return A.compareQuantities(
      A.happenedTo(event, when, dealing === true && event.type === "damage" ? { of: "sources" } : {}),
      demand.comparison,
      demand.count,
    );
  return counted(demand, ({ comparison, count }) =>
    A.happened(event, when, {
      ...(count === undefined ? {} : { times: count }),
      ...(comparison === undefined || comparison === ">=" ? {} : { comparison }),
    }),
  );
};

/** What is remembered of an object itself, so that it is asked of this one and not of the game. */
const rememberedOf = (event: A.TriggerEvent, when: When): A.Filter | undefined => {
  switch (event.type) {
    case "attacks":
      return event.whom === undefined && event.alone === undefined ? A.history("attacked", when) : undefined;
    case "blocks":
      return event.blocked === undefined ? A.history("blocked", when) : undefined;
    case "damage":
      return event.source === undefined &&
        event.combat === undefined &&
        event.amount === undefined &&
        event.excess === undefined
        ? A.history("was dealt damage", when)
        : undefined;
    case "zoneChange":
      return event.to === "battlefield" && event.from === undefined ? A.history("entered", when) : undefined;
    case "eitherEvent": {
      const parts = event.events.map((each) => rememberedOf(each, when));
      return parts.every((part) => part !== undefined) ? A.or(parts) : undefined;
    }
    default:
      return undefined;
  }
};

type ObjectsPast = Extract<Nodes["pastClause"], { readonly what: unknown; readonly since: unknown }>;
type PlayerPast = Extract<Nodes["pastClause"], { readonly who: unknown }>;

/** Under whose control something entered is known of the event only. */
const saysUnderWhom = (does: Nodes["objectEventPhrase"]): boolean =>
  "whose" in does && does.whose !== undefined;

/** "this creature attacked this turn", "two or more creatures died this turn". */
const objectsDid = (node: ObjectsPast, scope: Scope): A.Condition => {
  const { what, does, since, span } = node;
  const inAll = dealtInAll(node, scope);
  if (inAll !== undefined) return inAll;
  // "A Pirate and a Vehicle attacked": each of the two did.
  if (isAll(what)) {
    const items = itemsOf<Nodes["objects"]>(what as never);
    return A.allOf(items.map((each) => objectsDid({ ...node, what: each }, scope)));
  }
  const when = spanOf(since);
  const question: Question = {};
  const watched = watchedOf(what, { ...scope, question });
  const others: Question = {};
  const items = itemsOf<Nodes["objectEventPhrase"]>(does as never);
  const asking: Scope = { ...scope, question: others };
  const { event } =
    combatPair(items, watched, asking) ?? either(items.map((item) => objectEventOf(item, watched, asking)));
  if (others.demand !== undefined && !(others.demand.comparison === ">=" && others.demand.count === 1))
    return refuse(does, "only the number of the subject can be asked for");
  const remembered =
    question.demand === undefined && !items.some(saysUnderWhom) ? rememberedOf(event, when) : undefined;
  if (remembered !== undefined) return existsOf(what, [remembered], scope);
  if (what.kind === "determined" && (what.det.kind === "each" || what.det.kind === "all"))
    return refuse(what, "this is remembered of one at a time: say “a” or “no”");
  return happenedSince({ span }, event, { ...question, dealing: items[0]?.kind === "dealsDamage" }, when);
};

/** "Red sources you controlled dealt 4 or more damage this turn": all of them together. */
const dealtInAll = ({ what, does, since }: ObjectsPast, scope: Scope): A.Condition | undefined => {
  if (what.kind !== "pluralPhrase" || does.kind !== "dealsSomeDamage") return undefined;
  const { bound, ...dealt } = does;
  const { event } = objectEventOf({ ...dealt, kind: "dealsDamage" }, watchedOf(what, scope), scope);
  return compared(A.happenedTo(event, spanOf(since), { of: "amount" }), bound, scope);
};

/** What is counted over the whole span of time: cards drawn, life gained or lost, damage dealt to a player. */
const summedEvent = (
  phrase: Nodes["playerEventPhrase"],
): ((player: A.Players) => A.TriggerEvent) | undefined => {
  switch (phrase.kind) {
    case "drawsSome":
      return A.draws;
    case "playerDealtDamage":
      return phrase.by === undefined
        ? (player) => A.damage(undefined, player, combatOf(phrase.sort))
        : undefined;
    case "lifeChanges": {
      const { how } = phrase;
      return how === "gain or lose" || how === "gain and lose"
        ? undefined
        : (player) => A.lifeChange(how === "lose" ? "loss" : "gain", player);
    }
    default:
      return undefined;
  }
};

/** "you drew three or more cards this turn": the sum, and not any one event. */
const sumOf = (
  phrase: Nodes["playerEventPhrase"],
  who: Nodes["player"],
  since: Nodes["since"],
  scope: Scope,
): A.Condition | undefined => {
  const event = summedEvent(phrase);
  if (event === undefined || !("bound" in phrase) || phrase.bound === undefined) return undefined;
  const bound = notBare(phrase.bound);
  const of = phrase.kind === "drawsSome" ? {} : ({ of: "amount" } as const);
  return ofPlayer(who, scope, (player) =>
    compared(A.happenedTo(event(player), spanOf(since), of), bound, scope),
  );
};

/** Every one of the players or none of them is meant, so that each is asked by itself. */
const asksEach: ReadonlySet<Nodes["player"]["kind"]> = new Set([
  "noPlayer",
  "eachPlayer",
  "eachOtherPlayer",
  "allPlayers",
]);

/** "You've cast (both) a creature spell and a noncreature spell this turn": one of each. */
const castEach = (
  { what, both }: Extract<Nodes["playerEventPhrase"], { kind: "casts" }>,
  did: (what: Nodes["objects"]) => A.Condition,
): A.Condition => {
  const items = itemsOf<Nodes["objects"]>(what as never);
  return isAll(what) && (both !== true || items.length === 2)
    ? A.allOf(items.map(did))
    : refuse(what, "say which two these are");
};
const isAll = (what: Nodes["objects"]): boolean => what.kind === "series" && what.conjunction === "and";

const playerDid = (
  { does, since, span }: Omit<PlayerPast, "who" | "kind">,
  who: Nodes["player"],
  scope: Scope,
): A.Condition => {
  const items = itemsOf<Nodes["playerEventPhrase"]>(does as never);
  const [only] = items;
  if (only?.kind === "casts" && (only.both === true || isAll(only.what)) && items.length === 1)
    return castEach(only, (what) => {
      const { both: _, ...each } = { ...only, what };
      return playerDid({ does: each, since, span }, who, scope);
    });
  if (only?.kind === "lifeChanges" && only.how === "gain and lose")
    return A.allOf(
      (["gain", "lose"] as const).map((how) =>
        playerDid({ does: { ...only, how }, since, span }, who, scope),
      ),
    );
  const sum = only !== undefined && items.length === 1 ? sumOf(only, who, since, scope) : undefined;
  if (sum !== undefined) return sum;
  const question: Question = {};
  const did =
    (within: Scope) =>
    (player: A.Players): A.Condition => {
      const asking: Scope = { ...within, question };
      const { event } = either(coordinated(does).map((item) => playerEventOf(item, who, asking, player)));
      return happenedSince({ span }, event, { ...question, dealing: true }, spanOf(since));
    };
  if (asksEach.has(who.kind)) return ofPlayer(who, scope, did(scope));
  const players = anyOfPlayers(who, scope);
  if (!isAnyOf(players)) return did(scope)(players);
  // "A creature they own" is that player's own.
  if (holdsKind(does, "they")) return ofPlayer(who, scope, did(scope));
  // Several must be one player's own; only the words tell whether several are asked for.
  const { mentions, asides, targets } = scope;
  const apart: Scope = { ...scope, mentions: [...mentions], asides: [...asides], targets: [...targets] };
  const any = did(apart)(players);
  const { demand } = question;
  delete question.demand;
  return demand === undefined || (demand.comparison === ">=" && demand.count === 1)
    ? (mentions.push(...apart.mentions.slice(mentions.length)), any)
    : ofPlayer(who, scope, did(scope));
};

/** "If it's the first time that creature has become tapped this turn": what the ability waits for, of its own object. */
const firstTime = (
  node: { readonly what: Nodes["objects"] },
  about: A.TriggerEvent,
  what: A.Filter,
  { trigger }: Scope,
): A.Condition =>
  trigger?.type === about.type &&
  (about.type !== "countersPlaced" || (trigger as A.CountersPlaced).kind === about.kind) &&
  same(what, A.isOneOf(A.eventObjects("object")))
    ? A.nthTime(1, { ofObject: true })
    : refuse(node.what, "this is asked only of what the ability triggers on");

/** Whether something has happened: the events of verb phrases, asked of the past. */
export const pastClauses = {
  objectsDid,
  objectsDidnt: (node, scope) =>
    demandOf(node.what, { ...scope, question: {} }) === undefined
      ? A.notSo(objectsDid(node, scope))
      : refuse(node.what, "say “no” of what did not do this, or which one is meant"),
  isFirstTime: (node, scope) => {
    const asking: Scope = { ...scope, question: {} };
    const watched = watchedOf(node.what, asking);
    const items = itemsOf<Nodes["objectEventPhrase"]>(node.does as never);
    const { event } = either(items.map((item) => objectEventOf(item, watched, asking)));
    return firstTime(node, event, watched.filter, scope);
  },
  countersFirstPut: (node, scope) => {
    const { filter } = watchedOf(node.what, { ...scope, question: {} });
    const kind = node.counter === undefined ? undefined : counterKindOf(node.counter);
    return firstTime(node, A.countersPlaced(filter, kind), filter, scope);
  },
  togetherDid: ({ one, n, others, does, since, span }, scope) => {
    const det = { kind: "orMoreDet", n, span } as const;
    const those = { kind: "determined", det, noun: others, span } as const;
    const did = (what: Nodes["objects"]): A.Condition =>
      objectsDid({ kind: "objectsDid", what, does, since, span }, scope);
    const itself = did(one);
    const asked = did(those);
    if (!saysOthers(filterOf(others, scope)))
      return refuse(others, "say “other”: this one is not among them");
    return A.allOf([itself, asked]);
  },
  wasDone: (node, scope) => {
    const question: Question = {};
    const { event } = doneEventOf(node.does, { ...scope, question });
    return happenedSince(node, event, question, spanOf(node.since));
  },
  playerDid: (node, scope) => playerDid(node, node.who, scope),
  playerDidnt: (node, scope) =>
    isOneOfSeveral(node.who)
      ? refuse(node.who, "say “no” or “each”, or which one is meant")
      : A.notSo(playerDid(node, node.who, scope)),
} satisfies Lowering<"pastClause", [Scope], A.Condition>;
