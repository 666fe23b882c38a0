import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { also, anyOfPlayers, severalPlayers } from "./existence.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { actions } from "./player-actions.ts";
import { paidFrom } from "./mana-spent.ts";
import { filterOf, nounOf } from "./nouns.ts";
import { anyObjects } from "./objects.ts";
import { speakOfTargetsIn } from "./target-filters.ts";
import { isPlayerNode } from "./aimed.ts";
import { attacksWith, attackTargetOf, kindOfCounter } from "./combat-events.ts";
import { ofAmount } from "./object-events.ts";
import {
  activation,
  batch,
  batchOf,
  causeOf,
  controlChange,
  counterEvent,
  watchedBy,
  watchedOf,
  withReferents,
  type ObjectsNode,
  type Watched,
  type Who,
} from "./event-roles.ts";
import { combatOf } from "./damage-sorts.ts";
import { possessedObjects, possessor } from "./players.ts";
import { conjunction, itemsOf } from "./series.ts";
import { fixedNumber } from "./quantities.ts";
import { refuse, type Scope } from "./scope.ts";
import { notFromHand, ownedBy } from "./cast-places.ts";
import { asOne, either, whoeverActs, type EventWithReferents } from "./event-referents.ts";
import { typeOf } from "./words.ts";
import { zoneFilterOf } from "./zone-filters.ts";

/** "your second spell", "their second card": the player's own. */
const own = (node: Nodes["possessive"], { node: who }: Who): void => {
  const agrees = who.kind === "you" ? node.kind === "your" : node.kind === "theirPlural";
  if (!agrees) refuse(node, `say “${who.kind === "you" ? "your" : "their"}” here`);
};

/** The zone a spell is cast from stands behind its noun ("a spell from exile"), and is no quality of the spell on the stack. */
const castWhat = (
  node: ObjectsNode,
  who: Who,
  scope: Scope,
): { readonly watched: Watched; readonly place: Pick<A.Cast, "from" | "notFrom"> } => {
  speakOfTargetsIn(node, scope);
  if (node.kind === "determined") {
    const elsewhere = notFromHand(node.noun.post);
    if (elsewhere !== undefined) {
      own(elsewhere.whose, who);
      const watched = watchedOf({ ...node, noun: { ...node.noun, post: elsewhere.others } }, scope);
      return { watched, place: { notFrom: "hand" } };
    }
    const zone = node.noun.post.find((post) => post.kind === "fromZone");
    if (zone?.kind === "fromZone") {
      const filter = zoneFilterOf(zone.where, scope);
      if (filter.type !== "inZone") return refuse(zone, "name a single zone");
      const others = node.noun.post.filter((each) => each !== zone);
      const watched = watchedOf({ ...node, noun: { ...node.noun, post: others } }, scope);
      return { watched: ownedBy(filter, watched, who.players, zone), place: { from: filter.zone } };
    }
  }
  return { watched: watchedOf(node, scope), place: {} };
};

const cast = (
  node: ObjectsNode,
  who: Who,
  scope: Scope,
  options: Partial<A.Cast> = {},
): EventWithReferents => {
  const { watched, place } = castWhat(node, who, scope);
  if (watched.batch) return refuse(node, "spells are cast one by one: say “a spell”");
  const event = A.cast(who.players, watched.filter, { ...options, ...place });
  return withReferents(event, who, watched);
};

const nthCast = (
  node: Extract<Nodes["playerEventPhrase"], { kind: "castsNth" }>,
  who: Who,
  scope: Scope,
): EventWithReferents => {
  own(node.whose, who);
  const filter = filterOf(node.what, scope);
  const words = new Set([...nounOf(node.what, scope).words, "spell"]);
  const event = A.cast(who.players, filter, { nth: node.n.value });
  return withReferents(event, who, { filter, words, batch: false, plural: false });
};

const nthDraw = (
  node: Extract<Nodes["playerEventPhrase"], { kind: "drawsNth" }>,
  who: Who,
): EventWithReferents => {
  own(node.whose, who);
  return drawn(A.draws(who.players, { nth: node.n.value }), who);
};

const keyword = (action: string, who: Who, about: { readonly what?: A.Filter } = {}): EventWithReferents =>
  withReferents(A.keywordAction(action, { by: who.players, ...about }), who);

const life = (who: Who, change: A.LifeChange["change"]): EventWithReferents =>
  withReferents(A.lifeChange(change, who.players), who);

/** "By one or more creatures": all that they deal at a time is one event (603.2c). */
const dealt = (who: Who, sort: { readonly combat?: boolean } = {}, by?: Watched): EventWithReferents =>
  withReferents(A.damage(by?.filter, who.players, { ...sort, ...(by === undefined ? {} : batch(by)) }), who);

/** Creating tokens is their entering from outside the game (111.2, 701.7); a spell's copy that becomes one is not created (111.13). */
const createsTokens = (node: ObjectsNode, who: Who, scope: Scope): EventWithReferents => {
  const watched = batchOf(node, scope);
  const filter = also(watched.filter, A.controlledBy(who.players));
  return withReferents(A.zoneChange(filter, "outside", "battlefield", batch(watched)), who, watched);
};

type Deed = (what: ObjectsNode, who: Who, scope: Scope) => EventWithReferents;

/** What a player does with a card: the card it was before is asked for where it is now. */
const withCard =
  (how: string, inBatches = false): Deed =>
  (what, who, scope) => {
    const watched = watchedOf(what, scope);
    if (watched.batch && !inBatches)
      return refuse(what, "this is done with one card at a time: say “a card”");
    const about = { by: who.players, what: watched.filter, ...batch(watched) };
    return withReferents(A.keywordAction(how, about), who, watched);
  };

/** The n-th such spell of a turn, cast in a turn of such a player. */
const nthDuring = (
  node: Extract<Nodes["playerEventPhrase"], { kind: "castsNthDuring" }>,
  who: Who,
  scope: Scope,
): EventWithReferents => {
  own(node.whose, who);
  const filter = filterOf(node.what, scope);
  const during = A.isTurn(possessor(node.of, scope));
  const event = A.cast(who.players, filter, { nth: node.n.value, during });
  return withReferents(event, who, { filter, words: new Set(["spell"]), batch: false, plural: false });
};

/** The action that activating an ability of a keyword is (702.29c). */
const keywordUsed = (node: Nodes["keywordOfAbility"]): string => {
  const name = node.kind === "heraldWord" ? node.word : node.value.toLowerCase();
  return name.endsWith("cycling") ? "cycle" : name;
};

const permanentCard = A.not(A.or([A.hasType("instant"), A.hasType("sorcery")]));

/** Only what is untapped can be tapped, and the other way about (701.26a-b). */
const withoutStatus = (filter: A.Filter, status: A.Status["status"]): A.Filter =>
  filter.type === "and"
    ? conjunction(filter.filters.filter((each) => each.type !== "status" || each.status !== status))
    : filter;

const tapping =
  (event: typeof A.becomesTapped | typeof A.becomesUntapped, status: A.Status["status"]): Deed =>
  (what, who, scope) => {
    const watched = batchOf(what, scope);
    const filter = withoutStatus(watched.filter, status);
    return withReferents(event(filter, { by: who.players, ...batch(watched) }), who, watched);
  };

/** What players do to objects. */
const deeds: {
  readonly [How in Extract<Nodes["playerEventPhrase"], { kind: "doesTo" }>["how"] | "cast"]: Deed;
} = {
  exert: withCard("exert", true),
  foretell: withCard("foretell"),
  plot: withCard("plot"),
  cycle: withCard("cycle", true),
  discard: (what, who, scope) => {
    const watched = batchOf(what, scope);
    return withReferents(A.discards(who.players, watched.filter, batch(watched)), who, watched);
  },
  // A player mills cards of their own library (701.17a), also those that a replacement puts elsewhere (701.17c).
  mill: (what, who, scope) => {
    const watched = batchOf(what, scope);
    const milled = conjunction([watched.filter, A.ownedBy(who.players)]);
    const event = A.zoneChange(milled, "library", undefined, { reason: "mill", ...batch(watched) });
    return withReferents(event, who, watched);
  },
  sacrifice: (what, who, scope) => {
    const watched = batchOf(what, scope);
    return withReferents(A.sacrifices(who.players, watched.filter, batch(watched)), who, watched);
  },
  create: (what, who, scope) => createsTokens(what, who, scope),
  play: (what, who, scope) => {
    const { watched, place } = castWhat(what, who, scope);
    if (watched.words.has("spell")) return cast(what, who, scope);
    const by = who.players;
    const { lexicon } = scope.face.definitions;
    if (watched.words.has("land") || [...watched.words].every((word) => lexicon.isType("land", word)))
      return withReferents(A.playsLand(by, watched.filter, place), who, watched);
    // Playing a card is playing it as a land or casting it as a spell (701.18b), which a copy is no card for (108.2).
    if (watched.filter.type !== "kind" || watched.filter.kind !== "card")
      return refuse(what, "say whether a land is played or a spell is cast");
    const event = A.eitherEvent([
      A.playsLand(by, A.hasType("land"), place),
      A.cast(by, A.kind("card"), place),
    ]);
    return withReferents(event, who, watched);
  },
  tap: tapping(A.becomesTapped, "untapped"),
  untap: tapping(A.becomesUntapped, "tapped"),
  cast,
  copy: (what, who, scope) => cast(what, who, scope, { orCopy: "only" }),
  "cast or copy": (what, who, scope) => cast(what, who, scope, { orCopy: true }),
};

const attacksWhom = (whom: A.Recipients, who: Who, scope: Scope): EventWithReferents => {
  // 508.3e: once for each player who is attacked; "that player" is the one attacked.
  if (scope.question === undefined && who.players.type === "you") {
    const attackers = A.and([A.hasType("creature"), A.controlledBy(A.you)]);
    return { event: A.attacks(attackers, { whom, batch: true }), player: "player" };
  }
  // Whom a declaration was about is remembered of each attacker.
  return withReferents(
    scope.question === undefined
      ? A.attackDeclared(who.players, { whom })
      : A.attacks(A.controlledBy(who.players), { whom }),
    who,
  );
};

const table: Lowering<"playerEventPhrase", [Who, Scope], EventWithReferents> = {
  playerAttacks: (node, who, scope) => {
    const { what } = node;
    if (node.whom === undefined)
      return what === undefined
        ? withReferents(A.attackDeclared(who.players), who)
        : attacksWith(what, who, scope);
    const whom = isPlayerNode(node.whom) ? anyOfPlayers(node.whom, scope) : attackTargetOf(node.whom, scope);
    if (what === undefined) return attacksWhom(whom, who, scope);
    const { event, ...rest } = attacksWith(what, who, scope);
    if (event.type !== "attackDeclared" && (event.type !== "attacks" || scope.question === undefined))
      return refuse(what, "say “with one or more creatures”");
    if ("together" in event) return refuse(what, "all attackers are looked at together");
    return { event: { ...event, whom }, ...rest };
  },
  // 508.3b: once for each of the players, however many creatures attack that player.
  playerIsAttacked: (_, who, scope) => {
    const asked = scope.question === undefined ? ({ batch: true } as const) : {};
    return withReferents(A.attacks(A.hasType("creature"), { whom: who.players, ...asked }), who);
  },
  playerDealtDamage: (node, who, scope) => {
    const event = dealt(who, combatOf(node.sort), watchedBy(node, scope));
    return node.bound === undefined ? event : ofAmount(event, node.bound, scope);
  },
  playerBecomesTarget: (node, who, scope) => {
    whoeverActs(who.players, scope);
    const of = watchedOf(node.of, scope);
    return {
      event: A.becomesTarget(who.players, of.filter),
      other: { ref: A.eventObjects("source"), words: of.words, plural: false },
    };
  },
  casts: ({ both, what, by }, who, scope) => {
    if (both === true) return refuse(what, "casting both cannot be waited for");
    const { event, ...referents } = cast(what, who, scope);
    if (by === undefined || event.type !== "cast") return { ...referents, event };
    const paid = paidFrom(A.isOneOf(anyObjects(by, scope)));
    return { ...referents, event: { ...event, what: also(event.what, paid) } };
  },
  castsNth: (node, who, scope) => nthCast(node, who, scope),
  castsNthDuring: (node, who, scope) => {
    if ((node.each === true) !== (node.plural === true)) return refuse(node, "say “each of your turns”");
    if (node.each === true && (who.node.kind !== "you" || node.of.kind !== "your"))
      return refuse(node.of, "say “during each of your turns”");
    return nthDuring(node, who, scope);
  },
  doesTo: ({ how, what }, who, scope) => deeds[how](what, who, scope),
  activatesKeyword: (node, who, scope) => {
    const what = node.of === undefined ? {} : { what: A.isOneOf(possessedObjects(node.of, scope)) };
    const items = itemsOf<Nodes["keywordOfAbility"]>(node.keyword as never);
    return either(items.map((item) => keyword(keywordUsed(item), who, what)));
  },
  activatesEvent: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    return withReferents(A.activates(who.players, watched.filter), who, watched);
  },
  activatesOf: (node, who, scope) => {
    const activated = activation(node, who.players, scope);
    return { ...activated, ...withReferents(activated.event, who) };
  },
  drawsCard: (_, who) => drawn(A.draws(who.players), who),
  drawsSome: (node) => refuse(node, "cards are drawn one by one: say “a card”"),
  drawsNth: (node, who) => nthDraw(node, who),
  drawsExceptFirst: (node, who) => {
    if (node.except.startsWith("they") === (who.node.kind === "you"))
      return refuse(node, "the player who draws is one and the same");
    return drawn(A.draws(who.players, { exceptFirstInDrawStep: true }), who);
  },
  // 607.2a: by an ability of it.
  exilesWith: (node, who, scope) => {
    const watched = batchOf(node.what, scope);
    const cause = causeOf(watchedOf(node.by, scope).filter);
    if (who.players.type !== "you") return refuse(who.node, "say what exiles it: “is exiled”");
    const event = A.zoneChange(watched.filter, undefined, "exile", { cause, ...batch(watched) });
    return withReferents(event, who, watched);
  },
  doesEither: ({ one, other, what }, who, scope) => {
    const second = deeds[other](what, who, scope);
    // A cycled card is discarded (702.29d): the ability triggers once.
    if (one === "cycle" && other === "discard") return second;
    const first = deeds[one](what, who, scope);
    return { ...first, event: A.eitherEvent([first.event, second.event]) };
  },
  unlocksDoor: (node, who, scope) => {
    const { door } = scope.face;
    if (door === undefined) return refuse(node, "only a half of a Room is a door (709.5j)");
    return withReferents(A.unlocks(who.players, A.isOneOf(A.self), { door }), who);
  },
  fullyUnlocks: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    if (watched.batch) return refuse(node, "this happens to one permanent at a time: say “a”");
    return withReferents(A.unlocks(who.players, watched.filter, { fully: true }), who, watched);
  },
  lifeChanges: ({ how, bound, span }, who) =>
    how === "gain and lose"
      ? refuse({ span }, "these are two events: say “or”")
      : bound === undefined
        ? life(who, how === "gain" ? "gain" : how === "lose" ? "loss" : "any")
        : refuse(bound, "how much life it is cannot be waited for yet"),
  tapsForManaEvent: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    const produced = node.produced.kind === "forMana" ? {} : { produced: typeOf(node.produced) };
    return withReferents(A.tapsForMana(who.players, watched.filter, produced), who, watched);
  },
  putsCounters: (node, who, scope) => {
    const described = counterEvent(node.n, node.what, { ...kindOfCounter(node), by: who.players }, scope);
    return { ...described, ...withReferents(described.event, who) };
  },
  searches: (node, who) => {
    own(node.whose, who);
    return keyword(node.how, who);
  },
  getsEnergy: (_, who) => withReferents(A.countersPlaced(who.players, "energy", { batch: true }), who),
  controlChanges: (node, who, scope) => controlChange(node, who, scope),
  expends: (node, who) => withReferents(A.expends(who.players, fixedNumber(node.n)), who),
  // 700.11: to descend is that a permanent card is put into the player's graveyard from anywhere.
  acts: ({ how }, who) =>
    how === "descend"
      ? withReferents(
          A.zoneChange(
            A.and([A.kind("card"), permanentCard, A.ownedBy(who.players)]),
            undefined,
            "graveyard",
          ),
          who,
        )
      : keyword(actions[how] ?? how, who),
};

const done = (node: Nodes["playerEventPhrase"], who: Who, scope: Scope): EventWithReferents =>
  dispatch<Nodes["playerEventPhrase"], [Who, Scope], EventWithReferents>(table, node, who, scope);

const drawn = (event: A.TriggerEvent, who: Who): EventWithReferents => ({
  ...withReferents(event, who),
  subject: { ref: A.eventObjects("object"), words: new Set(["card"]), plural: false },
});

/** Of which the player of the event is another one: who is attacked, who targets, who loses control. */
const tellOtherPlayers: ReadonlySet<string> = new Set([
  "playerAttacks",
  "playerBecomesTarget",
  "controlChanges",
]);

/** What a player does or suffers. */
export const playerEventOf = (
  node: Nodes["playerEventPhrase"],
  who: Nodes["player"],
  scope: Scope,
  players?: A.Players,
): EventWithReferents => {
  const group = players === undefined ? severalPlayers(who, scope) : undefined;
  const those = players ?? group ?? anyOfPlayers(who, scope);
  if (players === undefined && group === undefined && !tellOtherPlayers.has(node.kind))
    whoeverActs(those, scope, A.eventPlayer);
  const told = done(node, { node: who, players: those }, scope);
  return group === undefined ? told : asOne(told);
};
