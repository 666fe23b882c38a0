import * as A from "../../../abilities/index.ts";
import { halved } from "../amounts.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { durationOf } from "../durations.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { dispatch, type Lowering } from "../nodes.ts";
import { nounOf } from "../nouns.ts";
import { countedObjects, objectsOf } from "../objects.ts";
import { bindCounted, filterWords, isPlural, ownChoice, remember, unlessYou, wordsOf } from "../outcome.ts";
import { knownOwner, ownerFor, sameOwner } from "../owners.ts";
import { another, countedOf, countOf, numberOf, quantityOf, roundedCount, signed } from "../quantities.ts";
import {
  bindNext,
  findMention,
  mention,
  refuse,
  type Mention,
  type PhraseNode,
  type Scope,
} from "../scope.ts";
import { placementOf, zoneOwner } from "../zones.ts";
import { filterFor } from "./verb.ts";
import { same } from "../same.ts";
import { multiplied } from "../for-each.ts";
import { addTo } from "./afterthoughts.ts";
import { cardWords, milled, piles, separated } from "./known-cards.ts";
import { searched, searchFor, searchedZones } from "./searching.ts";

const isCard = (filter: A.Filter): boolean => filter.type === "kind" && filter.kind === "card";

/** A whole hand: "your hand", "all the cards in your hand". */
const isHand = (filter: A.Filter): boolean =>
  filter.type === "and"
    ? filter.filters.some(isHand) && filter.filters.every((each) => isHand(each) || isCard(each))
    : filter.type === "inZone" && filter.zone === "hand";

const handOwner = (filter: A.Filter): A.Players | undefined =>
  filter.type === "and"
    ? filter.filters.map(handOwner).find((each) => each !== undefined)
    : filter.type === "inZone"
      ? filter.of
      : undefined;

const cardAmounts: Lowering<"cardAmount", [Scope], A.Quantity> = {
  someCards: (node, scope) => roundedCount(node, scope),
  cardsEqual: (node, scope) => quantityOf(node.q, scope),
  cardsAndMore: ({ n, more }, scope) =>
    A.plus([countedOf(n, scope), multiplied(countedOf(more.n, scope), more.each, scope)]),
  cardsPlus: (node, scope) => {
    const many = countedOf({ kind: "thatMany", how: "that many", span: node.span }, scope);
    return another(A.plus([many, signed(node.sign, numberOf(node.m, scope))]), scope);
  },
};
/** A number of cards that an instruction draws or mills; "up to" is not one. */
const numberOfCards = (
  node: Nodes["cardAmount"],
  each: Nodes["anyForEach"] | undefined,
  scope: Scope,
): A.Quantity =>
  multiplied(dispatch<Nodes["cardAmount"], [Scope], A.Quantity>(cardAmounts, node, scope), each, scope);

/** 701.9: a number of one's own cards, the whole hand, or given cards. */
export const discardOf = (
  at: Nodes["playerVerb"],
  what: A.Objects,
  who: A.Players,
  scope: Scope,
): A.Discard => {
  const bind = bindNext(scope);
  const effect = ((): A.Discard => {
    if (what.type === "choose" && what.from === undefined && what.together === undefined) {
      const { count, filter, by, random } = ownChoice(what, who) as A.Choose;
      return A.discard(who, count, {
        ...(isCard(filter) ? {} : { filter }),
        ...(by === undefined ? {} : { by }),
        ...(random === undefined ? {} : { random }),
        bind,
      });
    }
    if (what.type === "all" && isHand(what.filter)) {
      if (!same(handOwner(what.filter), who)) return refuse(at, "players discard their own hands");
      return A.discard(who, "all", { bind });
    }
    return A.discard(who, "all", { what: ownChoice(what, who), bind });
  })();
  remember(scope, bind, what, "discarded", "card");
  return effect;
};

/** Whose library is shuffled, looked through or milled: the subject's own unless another is named. */
const libraryOwner = (whose: Nodes["possessive"] | undefined, who: A.Players, scope: Scope): A.Players => {
  if (whose === undefined) return who;
  if (whose.kind === "theirPlural" && who.type !== "you") return who;
  return zoneOwner(whose, scope);
};

/** Cards from the top of a library one by one until enough fit; the last ones found can be spoken of by themselves. */
const untilFound = (
  node: Extract<Nodes["libraryPredicate"], { kind: "cardsUntil" }>,
  who: A.Players,
  scope: Scope,
): A.LookAt => {
  const owner = libraryOwner(node.whose, who, scope);
  const { what } = node.stop;
  if (!node.stop.how.startsWith(node.how)) return refuse(node.stop, "this must be what was told to do");
  if (node.stop.who !== undefined && (node.stop.who.kind === "you") !== (who.type === "you"))
    return refuse(node.stop.who, "this must be who was told to do it");
  if (what.kind !== "determined") return refuse(what, "say what sort of card ends the revealing");
  const noun = nounOf(what.noun, scope);
  if (noun.random === true || noun.from !== undefined || noun.together !== undefined)
    return refuse(what, "say what sort of card ends the revealing");
  const filter: A.Filter = noun.filters.length === 1 ? noun.filters[0]! : A.and(noun.filters);
  const count = untilCount(what.det, scope);
  const bind = bindNext(scope);
  const bindFound = bindNext(scope);
  const words = ["card", ...filterWords(filter)];
  const cards: Mention = { ref: A.bound(bind), is: "object", plural: true, words: cardWords, owner };
  mention(scope, { ...cards, how: "revealed" });
  mention(scope, {
    ref: A.bound(bindFound),
    owner,
    is: "object",
    plural: count !== 1,
    words: new Set(words),
    filters: noun.filters,
    how: "found",
    group: A.bound(bind),
  });
  return A.lookAt(who, A.topCards(owner, count), {
    ...(node.how === "reveal" ? { reveal: true } : {}),
    until: filter,
    ...(count === 1 ? {} : { untilCount: count }),
    bind,
    bindFound,
  });
};

/** A number for drawing, so that "for each card drawn this way" finds it. */
const drawn = (scope: Scope): number => bindCounted(scope, "drawn");

/** Draws cards; "it" and "one of them" are said of them where something is done with them at once. */
const drawing = (node: PhraseNode, who: A.Players, count: A.Quantity, scope: Scope): A.Effect =>
  A.draw(who, count, { bind: bindCounted(scope, "drawn", { plural: count !== 1, from: [node] }) });

const chosenPiles = new WeakSet<A.Piles>();

/** Cards drawn, discarded, milled, looked at, searched for (121, 701). */
export const libraryPredicate: PlayerVerbs<"libraryPredicate"> = {
  drawCards: (node, who, scope) => {
    const { cards, each } = node;
    return cards.kind === "someCards" && cards.n.kind === "upToNumber" && each === undefined
      ? A.draw(who, numberOf(cards.n.n, scope), { upTo: true, bind: drawn(scope) })
      : drawing(node, who, numberOfCards(cards, each, scope), scope);
  },
  doesBothEqual: (node, who, scope) => {
    const q = quantityOf(node.q, scope);
    const draws = (): A.Effect => A.draw(who, q, { bind: drawn(scope) });
    return node.how === "draw cards and lose life"
      ? A.sequence([draws(), A.loseLife(who, q, { bind: bindNext(scope) })])
      : A.sequence([A.gainLife(who, q, { bind: bindNext(scope) }), draws()]);
  },
  discardWhat: (node, who, scope) =>
    node.what.kind === "determined" && node.what.det.kind === "theDet"
      ? refuse(node.what, "write “all the”")
      : discardOf(node, countedObjects(node.what, scope, { by: who }), who, scope),
  discardEqual: (node, who, scope) => {
    const n = quantityOf(node.q, scope);
    const bind = bindNext(scope);
    const count = { min: n, max: n };
    remember(scope, bind, { type: "choose", count, filter: A.kind("card") }, "discarded", "card");
    return A.discard(who, count, { bind });
  },
  millHalf: (node, who, scope) => {
    const owner = libraryOwner(node.whose, who, scope);
    const cards = A.count(A.all(A.inZone("library", owner)));
    return milled(who, halved(cards, node), scope);
  },
  millCards: (node, who, scope) => milled(who, numberOfCards(node.cards, node.each, scope), scope),
  scryCards: (node, who, scope) =>
    (node.how === "scry" ? A.scry : A.surveil)(who, numberOfCards(node.cards, undefined, scope), {
      bind: bindNext(scope),
    }),
  lookAnytime: (node, who, scope) => {
    const what = objectsOf(node.what, scope, { by: who });
    if (what.type === "all") return A.changeRules([A.mayLook(who, what.filter)]);
    return same(what, A.topCards(who, 1))
      ? A.changeRules([A.revealTop(who, { lookOnly: true })])
      : refuse(node.what, "say which cards these are");
  },
  lookAtWhat: (node, who, scope) => {
    const what = ownChoice(objectsOf(node.what, scope, { by: who }), who);
    if (node.until !== undefined) {
      if (what.type === "choose") return refuse(node.what, "say which cards these are");
      return A.changeRules([A.mayLook(who, filterFor(what))], durationOf(node.until, scope));
    }
    const bind = bindNext(scope);
    const owner = knownOwner(what, scope);
    mention(scope, {
      ref: A.bound(bind),
      is: "object",
      plural: isPlural(what, scope),
      words: new Set([...wordsOf(what, scope), "card"]),
      how: "looked at",
      of: what,
      ...(owner === undefined ? {} : { owner }),
    });
    return A.lookAt(who, what, { bind });
  },
  revealWhat: (node, who, scope) => {
    const what = ownChoice(objectsOf(node.what, scope, { by: who }), who);
    const bind = bindNext(scope);
    remember(scope, bind, what, "revealed", "card");
    return A.reveal(who, what, { bind });
  },
  revealSome: (node, who, scope) => {
    const owner = libraryOwner(node.whose, who, scope);
    if (!same(owner, who)) return refuse(node.whose, "players reveal cards of their own hands");
    const count = quantityOf(node.q, scope);
    const what: A.Choose = {
      type: "choose",
      count: { min: count, max: count },
      filter: A.and([A.kind("card"), A.inZone("hand", who)]),
    };
    const bind = bindNext(scope);
    remember(scope, bind, what, "revealed", "card");
    return A.reveal(who, what, { bind });
  },
  revealFromOpening: (node, who, scope) => {
    const what = objectsOf(node.what, scope, { by: who });
    if (scope.opening !== true || what.type !== "self" || who.type !== "you")
      return refuse(node, "only the card itself is revealed from its owner's opening hand");
    return A.reveal(who, what, { bind: bindNext(scope) });
  },
  cardsUntil: (node, who, scope) => {
    const look = untilFound(node, who, scope);
    if (node.how === "reveal") return look;
    const all = A.bound(look.bind!);
    const bind = bindNext(scope);
    const group: Mention = {
      ref: A.bound(bind),
      is: "object",
      plural: true,
      words: cardWords,
      how: "exiled",
      of: all,
      ...(look.what.type === "topCards" ? { owner: look.what.of } : {}),
    };
    const found = scope.mentions.pop()!;
    const exiled = group.ref as A.Objects;
    // Of several some may be chosen where they are now, in exile (400.7).
    const there = { ref: A.among(exiled, A.isOneOf(found.ref as A.Objects)), group: exiled };
    scope.mentions.push(group, found.plural ? { ...found, ...there } : found);
    const { exiled: link } = scope.links;
    return A.sequence([
      look,
      A.exile(all, { ...unlessYou(who), oneByOne: true, ...(link === undefined ? {} : { link }), bind }),
    ]);
  },
  search: (node, who, scope) =>
    searchFor(node.what, who, { ...searched(node.whose, who, scope), ...searchedZones(node.zones) }, scope),
  separate: (node, who, scope) => {
    if (who.type === "eachPlayer") return refuse(node, "say this of one player");
    const what = countedObjects(node.what, scope, { by: who });
    const bind = bindNext(scope);
    const bindOther = bindNext(scope);
    const faceDown = node.piles !== "two piles" ? { faceDown: true as const } : {};
    const piles = A.piles(who, what, A.you, { ...faceDown, bind, bindOther });
    separated.set(scope.targets, piles);
    return piles;
  },
  choosePile: (node, who, scope) => {
    const piles = separated.get(scope.targets);
    if (piles?.bind === undefined)
      return refuse(node, "no cards were separated into piles before this", "RW4003");
    addTo(scope, piles.bind, { chooser: who });
    chosenPiles.add(piles);
    return A.nothing;
  },
  putPiles: (node, who, scope) => {
    const piles = separated.get(scope.targets);
    if (piles?.bind === undefined || piles.bindOther === undefined)
      return refuse(node, "no cards were separated into piles before this", "RW4003");
    if (node.which === "one") addTo(scope, piles.bind, { chooser: who });
    else if (!chosenPiles.has(piles)) return refuse(node, "no pile was chosen before this", "RW4003");
    return A.sequence([
      A.move(A.bound(piles.bind), placementOf(node.to, scope, who, piles.what), unlessYou(who)),
      A.move(A.bound(piles.bindOther), placementOf(node.restTo, scope, who, piles.what), unlessYou(who)),
    ]);
  },
  shuffle: (node, who, scope) => A.shuffle(libraryOwner(node.whose, who, scope)),
  shuffleIt: (node, who, scope) => {
    if (node.what === "it") {
      const found = findMention(scope, (each) => each.how === "found" && each.library !== undefined);
      return found?.library === undefined
        ? refuse(node, "no library was searched before that this can mean", "RW4003")
        : A.shuffle(found.library);
    }
    const pile = piles.get(scope.targets);
    if (pile === undefined || who.type !== "you")
      return refuse(node, "no pile was exiled before that this can mean", "RW4003");
    piles.set(scope.targets, { ...pile, shuffled: true });
    return A.nothing;
  },
  shuffleInto: (node, who, scope) => {
    const what = countedObjects(node.what, scope, { by: who });
    const owner = libraryOwner(node.whose, who, scope);
    sameOwner(node.whose ?? node, owner, ownerFor(who, what, scope));
    const bind = bindNext(scope);
    remember(scope, bind, what, "shuffled", "card");
    return A.shuffle(owner, ownChoice(what, owner), { bind });
  },
  shuffleZones: (node, who, scope) => {
    const owner = libraryOwner(node.whose, who, scope);
    const cards = libraryOwner(node.cards, who, scope);
    if (!same(owner, cards)) return refuse(node, "cards are shuffled into their owner's library");
    const what = A.together([A.all(A.inZone("hand", owner)), A.all(A.inZone("graveyard", owner))]);
    const bind = bindNext(scope);
    remember(scope, bind, what, "shuffled", "card");
    return A.shuffle(owner, what, { bind });
  },
};

const untilCount = (det: Nodes["determiner"], scope: Scope): A.Quantity => {
  if (det.kind === "aDet") return 1;
  if (det.kind === "countDet") return countOf(det.n, scope).min;
  return refuse(det, "say how many cards end the revealing");
};
