import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { conditionOf } from "./conditions.ts";
import { also, anyOfPlayers } from "./existence.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { filterOf, nounOf } from "./nouns.ts";
import { ofAmount } from "./happenings.ts";
import { batch, counterEvent, partyOf, watchedOf, type Watched } from "./parties.ts";
import { possessor } from "./players.ts";
import { conjunction } from "./nouns.ts";
import { refuse, type Scope } from "./scope.ts";
import type { SpokenEvent } from "./spoken-events.ts";
import { counterKindOf, heraldOf } from "./words.ts";
import { zoneFilterOf } from "./zone-filters.ts";

type Who = Nodes["player"];
type ObjectsNode = Nodes["objects"];

const isGroup = (node: Who): boolean => node.kind !== "you";
const isOpponent = (node: Who): boolean =>
  node.kind === "yourOpponents" ||
  node.kind === "oneOfYourOpponents" ||
  ("who" in node && node.who.kind !== "playerWord");
/** "that player" is the one who did it; "you" need no other word. */
const spoken = (event: A.TriggerEvent, who: Who, object?: Watched): SpokenEvent => ({
  event,
  ...(isGroup(who) ? { player: isOpponent(who) ? ("opponent" as const) : ("player" as const) } : {}),
  ...(object === undefined ? {} : { subject: partyOf(object, "object") }),
});

/** "your second spell", "their second card": the player's own. */
const own = (node: Nodes["possessive"], who: Who): void => {
  const agrees =
    who.kind === "you" ? node.kind === "your" : node.kind === "theirPlural" || node.kind === "hisOrHer";
  if (!agrees) refuse(node, `say “${who.kind === "you" ? "your" : "their"}” here`);
};

type Post = Extract<ObjectsNode, { kind: "determined" }>["noun"]["post"];
/** "from anywhere other than your hand": what else stands behind the noun. */
const notFromHand = (post: Post): Post | undefined => {
  const place = post.findIndex((each) => each.kind === "fromZone" && each.where.kind === "anywhere");
  const other = post[place + 1];
  return place >= 0 &&
    other?.kind === "otherThan" &&
    other.what.kind === "theirHand" &&
    other.what.whose.kind === "your"
    ? post.filter((_, index) => index !== place && index !== place + 1)
    : undefined;
};
/** "play a land or cast a spell from anywhere other than your hand": where it is played from counts for both. */
export const saysWhereCast = (deed: Nodes["deed"]): boolean =>
  deed.kind === "casts" && deed.what.kind === "determined" && notFromHand(deed.what.noun.post) !== undefined;

/** The zone a spell is cast from stands behind its noun ("a spell from exile"), and is no quality of the spell on the stack. */
const castWhat = (
  node: ObjectsNode,
  scope: Scope,
): { readonly watched: Watched; readonly place: Pick<A.Cast, "from" | "notFrom"> } => {
  if (node.kind === "determined") {
    const post = notFromHand(node.noun.post);
    if (post !== undefined)
      return {
        watched: watchedOf({ ...node, noun: { ...node.noun, post } }, scope),
        place: { notFrom: "hand" },
      };
    const zone = node.noun.post.find((post) => post.kind === "fromZone");
    if (zone?.kind === "fromZone") {
      const filter = zoneFilterOf(zone.where, scope);
      if (filter.type !== "inZone") return refuse(zone, "name a single zone");
      const watched = watchedOf(
        { ...node, noun: { ...node.noun, post: node.noun.post.filter((post) => post !== zone) } },
        scope,
      );
      const whose =
        filter.of === undefined || filter.of.type === "you" ? {} : refuse(zone, "say “your” or “a” here");
      return { watched, place: { from: filter.zone, ...whose } };
    }
  }
  return { watched: watchedOf(node, scope), place: {} };
};

const cast = (node: ObjectsNode, who: Who, scope: Scope, options: Partial<A.Cast> = {}): SpokenEvent => {
  const { watched, place } = castWhat(node, scope);
  if (watched.batch) return refuse(node, "spells are cast one by one: say “a spell”");
  const event = A.cast(anyOfPlayers(who, scope), watched.filter, { ...options, ...place });
  return spoken(event, who, watched);
};

const abilityWatched: Watched = {
  filter: A.kind("ability"),
  words: new Set(["ability"]),
  batch: false,
  plural: false,
};

const isManaAbility = (node: Post[number] | undefined): boolean =>
  node?.kind === "thatIsnt" &&
  node.what.kind === "aNoun" &&
  node.what.noun.head.kind === "abilityHead" &&
  node.what.noun.mods.length === 1 &&
  node.what.noun.mods[0]!.kind === "manaAdj";

/** "an ability of a creature": a mana ability is no object (605.3b), so that its event is its source's. */
export const activation = (
  node: { readonly of: ObjectsNode; readonly variant?: number },
  by: A.Players,
  scope: Scope,
): A.Activate => {
  const { of } = node;
  // "that isn't a mana ability" stands behind what the ability is of, and is said of the ability.
  const last = of.kind === "determined" ? of.noun.post[of.noun.post.length - 1] : undefined;
  const noMana = isManaAbility(last);
  const source =
    noMana && of.kind === "determined"
      ? { ...of, noun: { ...of.noun, post: of.noun.post.slice(0, -1) } }
      : of;
  const { filter } = watchedOf(source, scope);
  if (node.variant === 1) return A.activates(by, A.abilityKind("loyalty", { of: filter }));
  const onStack = A.abilityKind("activated", { of: filter });
  return A.activates(by, noMana ? onStack : A.or([onStack, filter]));
};

const nthCast = (
  node: Extract<Nodes["deed"], { kind: "castsNth" | "castsNthInTurn" }>,
  who: Who,
  scope: Scope,
): SpokenEvent => {
  own(node.whose, who);
  const filter = filterOf(node.what, scope);
  const words = new Set([...nounOf(node.what, scope).words, "spell"]);
  const event = A.cast(anyOfPlayers(who, scope), filter, { nth: node.n.value });
  return spoken(event, who, { filter, words, batch: false, plural: false });
};

const nthDraw = (
  node: Extract<Nodes["deed"], { kind: "drawsNth" | "drawsNthInTurn" }>,
  who: Who,
  scope: Scope,
): SpokenEvent => {
  own(node.whose, who);
  return drawn(A.draws(anyOfPlayers(who, scope), { nth: node.n.value }), who);
};

const keyword = (action: string, who: Who, scope: Scope): SpokenEvent =>
  spoken(A.keywordAction(action, { by: anyOfPlayers(who, scope) }), who);

const life = (who: Who, scope: Scope, change: A.LifeChange["change"]): SpokenEvent =>
  spoken(A.lifeChange(change, anyOfPlayers(who, scope)), who);

const dealt = (who: Who, scope: Scope, combat?: boolean): SpokenEvent =>
  spoken(A.damage(undefined, anyOfPlayers(who, scope), combat === undefined ? {} : { combat }), who);

const attacksWith = (node: ObjectsNode, who: Who, scope: Scope): SpokenEvent => {
  const by = anyOfPlayers(who, scope);
  const noun = node.kind === "determined" ? node.noun : undefined;
  const det = node.kind === "determined" ? node.det : undefined;
  if (noun !== undefined && det !== undefined) {
    const filter = filterOf(noun, scope);
    switch (det.kind) {
      case "orMoreDet": {
        const atLeast = det.n.kind === "variable" ? refuse(det.n, "say how many") : det.n.value;
        const event = A.attackDeclared(by, { ...(atLeast === 1 ? {} : { atLeast }), withCreatures: filter });
        const attackers = A.among(A.eventObjects("object"), filter);
        return {
          ...spoken(event, who),
          subject: { ref: attackers, words: nounOf(noun, scope).words, plural: true },
        };
      }
      case "aDet":
        // "attack with a creature" triggers for each such creature (508.3).
        return spoken(A.attacks(also(filter, A.controlledBy(by))), who, {
          filter,
          words: nounOf(noun, scope).words,
          batch: false,
          plural: false,
        });
      default:
        break;
    }
  }
  const watched = watchedOf(node, scope);
  return spoken(A.attacks(also(watched.filter, A.controlledBy(by)), batch(watched)), who, watched);
};

/** Creating tokens is their entering (111.2, 701.7). */
const createsTokens = (node: ObjectsNode, who: Who, scope: Scope): SpokenEvent => {
  const watched = watchedOf(node, scope);
  const filter = also(watched.filter, A.controlledBy(anyOfPlayers(who, scope)));
  return spoken(A.zoneChange(filter, undefined, "battlefield", batch(watched)), who, watched);
};

const state = (
  node: { readonly span: Span; readonly what: ObjectsNode },
  kind: "controls" | "controlsNot",
  who: Who,
  scope: Scope,
): SpokenEvent => ({
  event: A.state(conditionOf({ kind, who, what: node.what, span: node.span }, scope)),
});

/** What a player does with a card: the card it was before is asked for where it is now. */
const withCard = (action: string, what: ObjectsNode, who: Who, scope: Scope): SpokenEvent => {
  const watched = watchedOf(what, scope);
  if (watched.batch) return refuse(what, "this is done with one card at a time: say “a card”");
  return spoken(
    A.keywordAction(action, { by: anyOfPlayers(who, scope), what: watched.filter }),
    who,
    watched,
  );
};

/** The n-th such spell of a turn, cast in a turn of such a player. */
const nthDuring = (
  node: Extract<Nodes["deed"], { kind: "castsNthDuring" | "castsNthOwnTurns" }>,
  who: Who,
  scope: Scope,
): SpokenEvent => {
  own(node.whose, who);
  const filter = filterOf(node.what, scope);
  const during = A.isTurn(possessor(node.of, scope));
  const event = A.cast(anyOfPlayers(who, scope), filter, { nth: node.n.value, during });
  return spoken(event, who, { filter, words: new Set(["spell"]), batch: false, plural: false });
};

const table: Lowering<"deed", [Who, Scope], SpokenEvent> = {
  playerAttacks: (_, who, scope) => spoken(A.attackDeclared(anyOfPlayers(who, scope)), who),
  playerAttacksWith: (node, who, scope) => attacksWith(node.what, who, scope),
  playerAttacksWhom: (node, who, scope) =>
    spoken(A.attackDeclared(anyOfPlayers(who, scope), { whom: anyOfPlayers(node.whom, scope) }), who),
  playerAttacksWhomWith: (node, who, scope) => {
    const whom = anyOfPlayers(node.whom, scope);
    const { event, ...rest } = attacksWith(node.what, who, scope);
    if (event.type !== "attackDeclared") return refuse(node.what, "say “with one or more creatures”");
    return { event: { ...event, whom }, ...rest };
  },
  playerDealtDamage: (_, who, scope) => dealt(who, scope),
  playerDealtSomeDamage: (node, who, scope) => ofAmount(dealt(who, scope), node.bound, scope),
  playerDealtCombatDamage: (_, who, scope) => dealt(who, scope, true),
  playerDealtNoncombatDamage: (_, who, scope) => dealt(who, scope, false),
  playerBecomesTarget: (node, who, scope) => {
    const of = watchedOf(node.of, scope);
    const event = A.becomesTarget(anyOfPlayers(who, scope), of.filter);
    return {
      ...spoken(event, who),
      other: { ref: A.eventObjects("source"), words: of.words, plural: false },
    };
  },
  casts: (node, who, scope) => cast(node.what, who, scope),
  castsNth: (node, who, scope) => nthCast(node, who, scope),
  castsNthInTurn: (node, who, scope) => nthCast(node, who, scope),
  castsNthOwnTurns: (node, who, scope) => {
    if (who.kind !== "you" || node.of.kind !== "your")
      return refuse(node.of, "say “during each of your turns”");
    return nthDuring(node, who, scope);
  },
  castsNthDuring: (node, who, scope) => nthDuring(node, who, scope),
  castsOrCopies: (node, who, scope) => cast(node.what, who, scope, { orCopy: true }),
  plays: (node, who, scope) => {
    const { watched, place } = castWhat(node.what, scope);
    if (watched.words.has("spell")) return cast(node.what, who, scope);
    const by = anyOfPlayers(who, scope);
    const { lexicon } = scope.face.definitions;
    if (watched.words.has("land") || [...watched.words].every((word) => lexicon.isType("land", word)))
      return spoken(A.playsLand(by, watched.filter, place), who, watched);
    // Playing a card is playing it as a land or casting it as a spell (701.18b).
    if (watched.filter.type !== "kind" || watched.filter.kind !== "card")
      return refuse(node.what, "say whether a land is played or a spell is cast");
    const event = A.eitherEvent([
      A.playsLand(by, A.hasType("land"), place),
      A.cast(by, A.kind("spell"), place),
    ]);
    return spoken(event, who, watched);
  },
  activatesHerald: (node, who, scope) => keyword(heraldOf(node.keyword), who, scope),
  activatesEvent: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    return spoken(A.activates(anyOfPlayers(who, scope), watched.filter), who, watched);
  },
  activatesOf: (node, who, scope) =>
    spoken(activation(node, anyOfPlayers(who, scope), scope), who, abilityWatched),
  drawsCard: (_, who, scope) => drawn(A.draws(anyOfPlayers(who, scope)), who),
  drawsNth: (node, who, scope) => nthDraw(node, who, scope),
  drawsNthInTurn: (node, who, scope) => nthDraw(node, who, scope),
  drawsExceptFirst: (node, who, scope) => {
    if ((node.variant === 1) === (who.kind === "you"))
      return refuse(node, "the player who draws is one and the same");
    return drawn(A.draws(anyOfPlayers(who, scope), { exceptFirstInDrawStep: true }), who);
  },
  discardsEvent: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    return spoken(A.discards(anyOfPlayers(who, scope), watched.filter, batch(watched)), who, watched);
  },
  // A player mills cards of their own library (701.17a).
  millsEvent: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    const milled = conjunction([watched.filter, A.ownedBy(anyOfPlayers(who, scope))]);
    const event = A.zoneChange(milled, "library", "graveyard", { reason: "mill", ...batch(watched) });
    return spoken(event, who, watched);
  },
  exertsEvent: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    return spoken(
      A.keywordAction("exert", { by: anyOfPlayers(who, scope), what: watched.filter, ...batch(watched) }),
      who,
      watched,
    );
  },
  cyclesEvent: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    return spoken(
      A.keywordAction("cycle", { by: anyOfPlayers(who, scope), what: watched.filter, ...batch(watched) }),
      who,
      watched,
    );
  },
  cyclesOrDiscards: (node, who, scope) => {
    // A cycled card is discarded (702.29d): the ability triggers once.
    const watched = watchedOf(node.what, scope);
    return spoken(A.discards(anyOfPlayers(who, scope), watched.filter, batch(watched)), who, watched);
  },
  unlocksDoor: (node, who, scope) => {
    const { door } = scope.face;
    if (door === undefined) return refuse(node, "only a half of a Room is a door (709.5j)");
    return spoken(A.unlocks(anyOfPlayers(who, scope), A.isOneOf(A.self), { door }), who);
  },
  fullyUnlocks: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    if (watched.batch) return refuse(node, "this happens to one permanent at a time: say “a”");
    return spoken(A.unlocks(anyOfPlayers(who, scope), watched.filter, { fully: true }), who, watched);
  },
  sacrificesEvent: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    return spoken(A.sacrifices(anyOfPlayers(who, scope), watched.filter, batch(watched)), who, watched);
  },
  gainsLife: (_, who, scope) => life(who, scope, "gain"),
  losesLife: (_, who, scope) => life(who, scope, "loss"),
  gainsOrLosesLife: (_, who, scope) => life(who, scope, "any"),
  tapsForManaEvent: (node, who, scope) => {
    const watched = watchedOf(node.what, scope);
    return spoken(A.tapsForMana(anyOfPlayers(who, scope), watched.filter), who, watched);
  },
  putsCounters: (node, who, scope) =>
    counterEvent(
      node.n,
      node.what,
      { kind: counterKindOf(node.counter), by: anyOfPlayers(who, scope) },
      scope,
    ),
  putsAnyCounters: (node, who, scope) =>
    counterEvent(node.n, node.what, { by: anyOfPlayers(who, scope) }, scope),
  scries: (_, who, scope) => keyword("scry", who, scope),
  surveils: (_, who, scope) => keyword("surveil", who, scope),
  searches: (node, who, scope) => {
    own(node.whose, who);
    return keyword("search", who, scope);
  },
  shuffles: (node, who, scope) => {
    own(node.whose, who);
    return keyword("shuffle", who, scope);
  },
  flipsWin: (_, who, scope) => keyword("winFlip", who, scope),
  proliferates: (_, who, scope) => keyword("proliferate", who, scope),
  getsEnergy: (_, who, scope) =>
    spoken(A.countersPlaced(anyOfPlayers(who, scope), "energy", { batch: true }), who),
  becomesMonarch: (_, who, scope) => keyword("monarch", who, scope),
  createsToken: (node, who, scope) => createsTokens(node.what, who, scope),
  losesGame: (node) => refuse(node, "losing the game cannot be waited for yet"),
  rollsDie: (_, who, scope) => keyword("rollDie", who, scope),
  commitsCrime: (_, who, scope) => keyword("crime", who, scope),
  forages: (_, who, scope) => keyword("forage", who, scope),
  collectsEvidence: (_, who, scope) => keyword("collectEvidence", who, scope),
  discoversEvent: (_, who, scope) => keyword("discover", who, scope),
  manifestsDread: (_, who, scope) => keyword("manifestDread", who, scope),
  venturesEvent: (_, who, scope) => keyword("venture", who, scope),
  clashes: (node, who, scope) => keyword(node.variant === 1 ? "winClash" : "clash", who, scope),
  foretells: (node, who, scope) => withCard("foretell", node.what, who, scope),
  plotsEvent: (node, who, scope) => withCard("plot", node.what, who, scope),
  expends: (node, who, scope) =>
    node.n.kind === "variable"
      ? refuse(node.n, "say how much mana")
      : spoken(A.expends(anyOfPlayers(who, scope), node.n.value), who),
  controlsState: (node, who, scope) => state(node, "controls", who, scope),
  controlsStateNot: (node, who, scope) => state(node, "controlsNot", who, scope),
  doesSo: (node) => refuse(node, "nothing was done before that this can mean"),
};

const drawn = (event: A.TriggerEvent, who: Who): SpokenEvent => ({
  ...spoken(event, who),
  subject: { ref: A.eventObjects("object"), words: new Set(["card"]), plural: false },
});

/** What a player does or suffers. */
export const deedOf = (node: Nodes["deed"], who: Who, scope: Scope): SpokenEvent =>
  dispatch(table, node, who, scope);
