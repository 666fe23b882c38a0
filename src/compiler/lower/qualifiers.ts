import { spanOf } from "./since.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { withAttribute, withoutAttribute } from "./attributes.ts";
import { pastOf } from "./relative-clauses.ts";
import * as A from "../../abilities/index.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { complementFilter, filterOf, filterOfSource, nounOf, sayAmongWhich, traitNamed } from "./nouns.ts";
import { conjunction, disjunction } from "./series.ts";
import { hostOf } from "./aimed.ts";
import { anyObjects, someObjects } from "./objects.ts";
import { refOfDone } from "./outcome.ts";
import { playersOf, possessor } from "./players.ts";
import type { Noun } from "./qualifier-parts.ts";
import {
  add,
  addToLast,
  affectedBy,
  chosenFirst,
  chooserOf,
  exiledBy,
  sameAs,
  doneThisWay,
  placedThisWay,
  theyDidThisWay,
  severalBefore,
  inCombatWith,
  isNegated,
  shownHand,
  ofOneOwner,
  togetherFrom,
  fromSource,
  sharing,
} from "./qualifier-parts.ts";
import { comesUnderControl } from "./existence.ts";
import { holdsType, same } from "./same.ts";
import { findMention, refuse, type Scope } from "./scope.ts";
import { counterKindOf, nameOf, namesIn, traits } from "./words.ts";
import { votedObjects } from "./votes.ts";
import { castFromFilter, placeOf, saysSpell, zoneFilterOf } from "./zone-filters.ts";
import { targetingOf } from "./target-filters.ts";

type Held = Extract<Nodes["qualifier"], { kind: "heldOtherwise" }>["how"];
/** Whose something is, where owner and controller are told apart (108.3, 108.4). */
const held = (how: Held, owned: A.Filter, controlled: A.Filter): readonly A.Filter[] => {
  switch (how) {
    case "don't control":
      return [A.not(controlled)];
    case "own and control":
      return [owned, controlled];
    case "own or control":
      return [A.or([owned, controlled])];
    case "don't own":
      return [A.not(owned)];
    case "control but don't own":
      return [controlled, A.not(owned)];
    case "own but don't control":
      return [owned, A.not(controlled)];
    default:
      return how satisfies never;
  }
};

const putFrom = {
  "from the battlefield this turn": { from: "battlefield" },
  // A card in a player's graveyard was in no library but that player's (400.3).
  "from your library this turn": { from: "library" },
  "from libraries this turn": { from: "library" },
  "this turn": {},
} as const;

/** "Enchantment or creature that attacked this turn": only creatures do. */
const ofWhoFights = (noun: Noun, past: A.Filter): Noun =>
  past.type === "history" && (past.event === "attacked" || past.event === "blocked")
    ? addToLast(noun, past)
    : add(noun, past);

const table: Lowering<"qualifier", [Noun, Scope], Noun> = {
  controlledBy: (node, noun, scope) =>
    node.already === true && (scope.last !== undefined || scope.trigger !== undefined)
      ? refuse(node, "what was controlled before that is not known here: do not say “already”")
      : add(noun, A.controlledBy(playersOf(node.who, scope))),
  // What left the battlefield is asked for as it last was there (608.2h).
  controlledThen: (node, noun, scope) => add(noun, A.controlledBy(playersOf(node.who, scope))),
  controlledSince: (node, noun, scope) =>
    add(
      noun,
      A.controlledBy(playersOf(node.who, scope)),
      A.fulfils(A.notSo(A.happened(comesUnderControl(A.isOneOf(A.each)), "this turn"))),
    ),
  ownedBy: (node, noun, scope) => add(noun, A.ownedBy(playersOf(node.who, scope))),
  heldOtherwise: (node, noun, scope) => {
    const who = playersOf(node.who, scope);
    return add(noun, ...held(node.how, A.ownedBy(who), A.controlledBy(who)));
  },
  withAttribute: (node, noun, scope) => withAttribute(node.has, noun, scope),
  withoutAttribute: (node, noun, scope) => withoutAttribute(node.has, noun, scope),
  eachWith: (node, noun, scope) => withAttribute(node.has, noun, scope),
  controlledTogether: (node, noun) => ({
    ...noun,
    together: { are: node.who === "different players" ? "different" : "common", in: "controller" },
  }),
  inCombatWith: (node, noun, scope) => add(noun, inCombatWith(node, scope)),
  inEitherPlace: (node, noun, scope) =>
    add(noun, A.or([placeOf(node.one, scope), placeOf(node.other, scope)])),
  inZone: (node, noun, scope) => add(ofOneOwner(noun, node.where), zoneFilterOf(node.where, scope)),
  fromZone: (node, noun, scope) => {
    const together = node.where.kind === "someZone" ? togetherFrom[node.where.which] : undefined;
    if (together !== undefined) return { ...add(noun, A.inZone("graveyard")), together };
    const zone = zoneFilterOf(node.where, scope);
    return add(ofOneOwner(noun, node.where), noun.filters.some(saysSpell) ? castFromFilter(zone) : zone);
  },
  onBattlefield: (node, noun, scope) => add(noun, placeOf(node, scope)),
  amongThem: (node, noun, scope) => ({ ...noun, from: severalBefore(node, scope) }),
  amongCards: (node, noun, scope) => {
    const cards = nounOf(node.what, scope);
    const { from } = cards;
    if (from !== undefined) {
      if (holdsType(cards.filters, "otherThan"))
        return refuse(node.what, "say which cards these are other than", "RW4003");
      const asked = cards.filters.filter(({ type }) => type !== "kind");
      return { ...noun, from: asked.length === 0 ? from : A.among(from, conjunction(asked)) };
    }
    const among = conjunction(cards.filters);
    // 109.2: permanents are on the battlefield.
    if (!cards.words.has("card")) return { ...noun, from: A.all(among) };
    return holdsType(among, "inZone") ? add(noun, among) : refuse(node.what, "say where these cards are");
  },
  amongDone: (node, noun, scope) => sameAs(node, noun, node.how.how, scope),
  inIt: (node, noun, scope) => ({ ...noun, from: shownHand(node, scope) }),
  fromSource: (node, noun, scope) => {
    const { mods, types, span } = node.source;
    const filters = fromSource(noun.filters, filterOfSource({ mods, types, span }, scope));
    return same(filters, noun.filters)
      ? refuse(node, "only activated and triggered abilities are from a source")
      : { ...noun, filters };
  },
  putThere: (node, noun) => add(noun, A.history("was put into graveyard", "this turn", putFrom[node.how])),
  ofTrait: ({ what }, noun, scope) =>
    add(noun, what.kind === "traitOfChoice" ? chosenFirst(what, scope) : traitNamed(what, scope)),
  ofYourChoice: (node, noun, scope) => {
    const whose = node.whose;
    return whose.kind === "your"
      ? { ...noun, chosenBy: A.you }
      : whose.kind === "theirPlural"
        ? { ...noun, theirs: whose }
        : whose.kind === "playerGenitive"
          ? { ...noun, chosenBy: chooserOf(whose.who, scope) }
          : refuse(node, "“of … choice” needs “your” or “their”");
  },
  atRandom: (_, noun) => ({ ...noun, random: true }),
  namedCard: (node, noun, scope) => {
    const name = nameOf(node.name, scope.face);
    const names = namesIn(node.name, name);
    // "Creatures named A and B" can be about one name, or about two.
    if (noun.plural && names.length === 1 && name !== scope.face.name && / and [A-Z]/.test(name))
      return refuse(node.name, "say of each name what it is the name of");
    const named = disjunction(names.map((each) => A.named(each)));
    return add(noun, node.not === true ? A.not(named) : named);
  },
  otherThan: (node, noun, scope) => {
    const { what: except } = node;
    const last = except.kind === "determined" ? except.noun.post.at(-1) : undefined;
    if (except.kind === "determined" && last?.kind === "inIt") {
      // "A card other than a basic land card from it": what stands last is said of the card.
      const inner = { ...except, noun: { ...except.noun, post: except.noun.post.slice(0, -1) } };
      return table.inIt(last, table.otherThan({ ...node, what: inner }, noun, scope), scope);
    }
    if (except.kind === "pluralPhrase" && except.head.kind === "series" && except.head.conjunction === "or")
      return refuse(except, "say “and”: none of these is meant");
    const what = anyObjects(except, scope);
    if (what.type !== "all") return add(noun, A.otherThan(what));
    const hand = except.kind === "theirHand" && noun.filters.some(saysSpell);
    return add(noun, A.not(hand ? castFromFilter(what.filter) : what.filter));
  },
  thatDoes: (node, noun, scope) =>
    node.how === "could enchant"
      ? add(noun, A.attachable({ to: anyObjects(node.what, scope) }))
      : add(noun, A.history("convoked", "this turn", { by: someObjects(node.what, scope) })),
  // What enchants is not what something is attached to now.
  itDoes: (node, noun, scope) => {
    if ((node.how === "blocked") !== (node.since !== undefined))
      return refuse(node, "say since when this is asked, or ask what could be");
    if (node.since !== undefined)
      return add(noun, A.history("was blocked", spanOf(node.since), { by: someObjects(node.by, scope) }));
    const mentions = scope.mentions.filter(
      ({ ref }) => ref.type !== "all" || ref.filter.type !== "hasAttached",
    );
    return add(noun, A.attachable({ what: anyObjects(node.by, { ...scope, mentions }) }));
  },
  attachedTo: (node, noun, scope) => {
    const player = findMention(scope, (each) => each.is === "player" || each.plural);
    const them = node.what.kind === "them" && player?.is === "player";
    return add(
      noun,
      A.attachedTo(them ? player.ref : hostOf(node.what, scope, (what) => anyObjects(what, scope))),
    );
  },
  thatIs: (node, noun, scope) => {
    const filter = complementFilter(node.what, scope);
    return add(noun, isNegated(node) ? A.not(filter) : filter);
  },
  itIsBlocking: (node, noun, scope) => add(noun, A.blocking({ blockedBy: someObjects(node.who, scope) })),
  thatDid: (node, noun, scope) => pastOf(node, noun, scope).reduce(ofWhoFights, noun),
  doneTo: (node, noun, scope) => add(noun, ...pastOf(node, noun, scope)),
  thatDidnt: (node, noun, scope) => add(noun, A.not(conjunction(pastOf(node, noun, scope)))),
  attackingWhom: (node, noun, scope) => add(noun, A.attacking({ whom: playersOf(node.who, scope) })),
  dealtDamageThenBy: (node, noun, scope) => {
    const by = someObjects(node.what, scope);
    // The damage that an instant or sorcery deals, it deals as it resolves.
    return node.when === true || (scope.face.isSpell && by.type === "self")
      ? add(noun, A.history("was dealt damage", "this turn", { by }))
      : refuse(node, "say when: “dealt damage this turn by …”");
  },
  exiledWith: (node, noun, scope) => add(noun, ...exiledBy(node, scope)),
  putWith: (node, noun, scope) => add(noun, ...exiledBy(node, scope)),
  thisWay: doneThisWay,
  placedThisWay,
  theyDidThisWay: (node, noun, scope) => ({ ...noun, from: theyDidThisWay(node, scope) }),
  hadCountersPut: (node, noun, scope) => {
    const kind = node.counter === undefined ? undefined : counterKindOf(node.counter);
    const found = findMention(scope, ({ how }) => how === "given counters");
    return found === undefined || (kind !== undefined && found.counter !== kind)
      ? refuse(node, "no such counters were put on anything earlier in this ability")
      : { ...noun, from: affectedBy(refOfDone(node, found)) };
  },
  thatShares: (node, noun, scope) => {
    const shared = sharing(traits[node.trait], node.what, noun, scope);
    return add(noun, node.does === "share" ? shared : A.not(shared));
  },
  thatShare: (node, noun) => ({ ...noun, together: { are: "common", in: traits[node.trait] } }),
  thatTargets: ({ only, what }, noun, scope) =>
    add(noun, targetingOf(what, scope, only === true ? { only } : {})),
  thatTargetsOnlyOne: (node, noun, scope) => add(noun, A.targets(filterOf(node.noun, scope), { only: true })),
  youCast: (node, noun, scope) => {
    const who = playersOf(node.who, scope);
    if (node.whose === undefined) return add(noun, A.controlledBy(who));
    const own = node.whose.kind === "theirPlural";
    if (own && node.who.kind === "you") return refuse(node.whose, "say “your” here");
    const of = own ? A.controllerOf(A.each) : possessor(node.whose, scope);
    return add(noun, A.controlledBy(who), A.fulfils(A.isTurn(of)));
  },
  youveCast: (node) => refuse(node, "spells cast this turn cannot be asked for here"),
  thatAreOrHaveAdventure: (node, noun, scope) =>
    add(noun, A.or([filterOf(node.one, scope), filterOf(node.other, scope), A.kind("adventurer")])),
  withMostVotes: (node, noun, scope) => ({ ...noun, from: votedObjects(node, scope) }),
};

/** Adds what a qualifier asks for to a noun. */
export const filterOfQualifier = (node: Nodes["qualifier"], noun: Noun, scope: Scope): Noun =>
  dispatch(table, node, noun, scope);

/** "Each of them with power 2 or less": what a qualifier asks for by itself, of things that are called nothing. */
export const nounOfQualifier = (node: Nodes["qualifier"], scope: Scope): Noun => {
  sayAmongWhich([node]);
  const { filters, words, ...besides } = filterOfQualifier(node, { filters: [], words: new Set() }, scope);
  return Object.keys(besides).length === 0
    ? { filters, words, qualifiers: filters }
    : refuse(node, "say this of them by a noun");
};
