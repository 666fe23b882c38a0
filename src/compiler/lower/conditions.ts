import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { also, anyOfPlayers, demandOf, existsOf, happenedTo, ofPlayer } from "./existence.ts";
import { kicked, kickedTimes, kickedWith } from "./kicked.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { complementFilter, conjunction, filterOf, itemsOf, zoneFilterOf } from "./nouns.ts";
import { anyObjects } from "./objects.ts";
import { playersOf, possessedObjects, possessor } from "./players.ts";
import { targetingOf } from "./qualifiers.ts";
import { comparisonOf, dealtBefore, numberOf, quantityOf, statOf } from "./quantities.ts";
import { damagedOf } from "./recipients.ts";
import { startsWithIt } from "./topics.ts";
import { findMention, mentionAgain, refuse, type Scope } from "./scope.ts";
import { counterKindOf, keywordFilters, keywordOfCost } from "./words.ts";
import { destinationOf, zoneOwner } from "./zones.ts";

type Located = { readonly span: Span };

/** "it" of "it's", "it shares". */
const itOf = (node: Located, scope: Scope): A.Objects => anyObjects({ kind: "it", span: node.span }, scope);

const compared = (left: A.Quantity, bound: Nodes["bound"], scope: Scope): A.Condition => {
  const { comparison, value } = comparisonOf(bound, scope);
  return A.compareQuantities(left, comparison, value);
};

/** "if you do": the instruction just before (608.2c), which that player was told to carry out. */
const lastDone = (node: Located & { readonly who: Nodes["player"] }, scope: Scope): A.Performed => {
  const who = playersOf(node.who, scope);
  const { last } = scope;
  if (last === undefined) return refuse(node, "nothing was done before that this can ask about", "RW4003");
  if (last.by !== undefined && (last.by.type === "you") !== (who.type === "you"))
    return refuse(node.who, "it was not this player who was told to do it");
  return A.performed(last.id);
};

const flip = (node: Located, scope: Scope): A.Condition =>
  scope.last === undefined ? refuse(node, "nothing was flipped or won before") : A.wonFlip(scope.last.id);

const hows = [
  "discarded",
  "exiled",
  "sacrificed",
  "revealed",
  "milled",
  "returned",
  "countered",
  "put into a graveyard",
] as const;

/** "a creature card was exiled this way": the earlier instruction concerned such an object. */
const thisWay = (
  node: Located & { readonly what: Nodes["objects"] },
  allowed: readonly string[],
  scope: Scope,
): A.Condition => {
  const found = findMention(
    scope,
    (each) => each.is === "object" && each.how !== undefined && allowed.includes(each.how),
  );
  if (found === undefined || found.is !== "object")
    return refuse(node, `nothing was ${allowed[0]} earlier in this ability`, "RW4003");
  const among = found.ref as A.Objects;
  const demand = demandOf(node.what, scope);
  if (demand === undefined) {
    const these = anyObjects(node.what, scope);
    return among.type === "bound"
      ? A.performed(
          among.id,
          these.type === "bound" && these.id === among.id ? {} : { filter: A.isOneOf(these) },
        )
      : refuse(node, "it is not clear which objects are meant");
  }
  if (demand.comparison === ">=" && demand.count === 1 && among.type === "bound")
    return A.performed(among.id, { filter: demand.filter });
  const one = A.exists(A.among(among, demand.filter), demand.comparison, demand.count);
  return demand.comparison === "=" && demand.count === 0
    ? A.notSo(A.exists(A.among(among, demand.filter)))
    : one;
};

const spellWasCast = (
  what: Nodes["objects"],
  by: A.Players,
  when: A.Happened["when"],
  scope: Scope,
): A.Condition => happenedTo(what, [], (filter) => A.cast(by, filter), when, scope);

/** The object whose cost a possessive names ("its surge cost", "this spell's additional cost"). */
const costed = (node: Nodes["possessive"], scope: Scope): A.Objects => {
  if (node.kind === "its" || node.kind === "objectGenitive") return possessedObjects(node, scope);
  return refuse(node, "a cost belongs to a spell: say “its … cost”");
};

const singleZone = (
  zone: Nodes["zone"],
  scope: Scope,
): { readonly zone: A.Zone; readonly of?: A.Players } => {
  const filter = zoneFilterOf(zone, scope);
  if (filter.type !== "inZone") return refuse(zone, "name a single zone");
  return { zone: filter.zone, ...(filter.of === undefined ? {} : { of: filter.of }) };
};

const colorOfSymbol: Readonly<Record<string, A.Color>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};

const colorsSpent = (
  node: Extract<Nodes["conditionPart"], { kind: "colorSpent" }>,
  scope: Scope,
): A.Condition => {
  const on = anyObjects(node.what, scope);
  const kinds = [...new Set(node.mana.symbols)];
  const tests = kinds.map((symbol) => {
    const what = symbol === "S" ? ("snow" as const) : colorOfSymbol[symbol];
    if (what === undefined) return refuse(node.mana, "only mana of a color or snow mana can be asked for");
    return A.compareQuantities(
      A.manaSpent(what, on),
      ">=",
      node.mana.symbols.filter((each) => each === symbol).length,
    );
  });
  return tests.length === 1 ? tests[0]! : A.allOf(tests);
};

/** "That much" and "that many" behind this are the excess. */
const excessDealt = (id: number, scope: Scope): A.Condition => {
  scope.last = { id, excess: true };
  return A.compareQuantities(A.excessDamage(id), ">", 0);
};

/** "If you put a land card into your hand this way": what an earlier instruction put there. */
const putThisWay = (
  node: Extract<Nodes["conditionPart"], { kind: "putThisWay" | "didntPutThisWay" }>,
  scope: Scope,
): A.Condition => {
  const { zone } = destinationOf(node.to, scope, playersOf(node.who, scope));
  const found = findMention(scope, (each) => each.zone === zone && each.ref.type === "bound");
  if (found?.ref.type !== "bound")
    return refuse(node, "nothing was put there earlier in this ability", "RW4003");
  const demand = demandOf(node.what, scope);
  if (demand === undefined) {
    const these = anyObjects(node.what, scope);
    return A.performed(found.ref.id, these.type === "bound" ? {} : { filter: A.isOneOf(these) });
  }
  if (demand.comparison !== ">=" || demand.count !== 1)
    return refuse(node.what, "this counts what was put there");
  const { filter } = demand;
  return A.performed(found.ref.id, filter.type === "kind" && filter.kind === "card" ? {} : { filter });
};

const table: Lowering<"conditionPart", [Scope], A.Condition> = {
  controls: (node, scope) => {
    const demand = demandOf(node.what, scope);
    // One of the players is enough for one permanent; more must be one player's own.
    if (
      demand === undefined ||
      (demand.comparison === ">=" && demand.count === 1 && node.who.kind !== "eachPlayer")
    )
      return existsOf(node.what, [A.controlledBy(anyOfPlayers(node.who, scope))], scope);
    return ofPlayer(node.who, scope, (player) => existsOf(node.what, [A.controlledBy(player)], scope));
  },
  controlsNot: (node, scope) =>
    ofPlayer(node.who, scope, (player) => A.notSo(existsOf(node.what, [A.controlledBy(player)], scope))),
  controlsMore: (node, scope) => {
    const filter = filterOf(node.noun, scope);
    const number = (player: A.Players): A.Quantity =>
      A.count(A.all(conjunction([filter, A.controlledBy(player)])));
    return ofPlayer(node.who, scope, (one) =>
      ofPlayer(node.other, scope, (other) => A.compareQuantities(number(one), ">", number(other))),
    );
  },
  owns: (node, scope) => existsOf(node.what, [A.ownedBy(anyOfPlayers(node.who, scope))], scope),
  objectIs: (node, scope) => existsOf(node.what, [complementFilter(node.complement, scope)], scope),
  contractedIs: (node, scope) => A.matches(itOf(node, scope), complementFilter(node.complement, scope)),
  objectIsnt: (node, scope) =>
    A.notSo(existsOf(node.what, [complementFilter(node.complement, scope)], scope)),
  contractedIsnt: (node, scope) =>
    A.notSo(A.matches(itOf(node, scope), complementFilter(node.complement, scope))),
  objectWas: (node, scope) => existsOf(node.what, [complementFilter(node.complement, scope)], scope),
  objectWasnt: (node, scope) =>
    A.notSo(existsOf(node.what, [complementFilter(node.complement, scope)], scope)),
  hasAbility: (node, scope) => existsOf(node.what, [keywordFilters(node.abilities)], scope),
  hasNoAbility: (node, scope) => A.notSo(existsOf(node.what, [keywordFilters(node.abilities)], scope)),
  hasCounters: (node, scope) =>
    existsOf(node.what, [atLeast(counterKindOf(node.counter), aNumberOf(node.n, scope))], scope),
  hasCountersBound: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return existsOf(node.what, [counters(counterKindOf(node.counter), comparison, value)], scope);
  },
  hasNoCounters: (node, scope) =>
    A.notSo(existsOf(node.what, [A.hasCounter(counterKindOf(node.counter))], scope)),
  hasNoCountersAtAll: (node, scope) => A.notSo(existsOf(node.what, [A.hasCounter()], scope)),
  countersAmong: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return A.compareQuantities(A.countersOn(A.all(filterOf(node.among, scope))), comparison, value);
  },
  // What an object had is looked up as it last existed (608.2h).
  hadCounters: (node, scope) =>
    existsOf(node.what, [atLeast(counterKindOf(node.counter), aNumberOf(node.n, scope))], scope),
  hadCountersBound: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return existsOf(node.what, [counters(counterKindOf(node.counter), comparison, value)], scope);
  },
  hadNoCounters: (node, scope) =>
    A.notSo(existsOf(node.what, [A.hasCounter(counterKindOf(node.counter))], scope)),
  hasAnyCounters: (node, scope) => existsOf(node.what, [A.hasCounter()], scope),
  hadAnyCounters: (node, scope) => existsOf(node.what, [A.hasCounter()], scope),
  tributeNotPaid: () => A.notSo(A.wasPaid(A.self, "tribute")),
  isAttached: (node, scope) => {
    const [to] =
      demandOf(node.to, scope) === undefined
        ? [anyObjects(node.to, scope)]
        : [A.all(demandOf(node.to, scope)!.filter)];
    return existsOf(node.what, [A.attachedTo(to!)], scope);
  },
  thereAreCounters: (node, scope) => existsOf(node.what, [A.hasCounter(counterKindOf(node.counter))], scope),
  thereAreNCounters: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return existsOf(node.what, [counters(counterKindOf(node.counter), comparison, value)], scope);
  },
  thereAreNoCounters: (node, scope) =>
    A.notSo(existsOf(node.what, [A.hasCounter(counterKindOf(node.counter))], scope)),
  thereAre: (node, scope) => existsOf(node.what, [], scope),
  cardsInHand: (node, scope) =>
    ofPlayer(node.who, scope, (player) => compared(A.playerStat("handSize", player), node.bound, scope)),
  noCardsInHand: (node, scope) =>
    ofPlayer(node.who, scope, (player) => A.compareQuantities(A.playerStat("handSize", player), "=", 0)),
  moreCardsInHand: (node, scope) =>
    ofPlayer(node.who, scope, (one) =>
      ofPlayer(node.other, scope, (other) =>
        A.compareQuantities(A.playerStat("handSize", one), ">", A.playerStat("handSize", other)),
      ),
    ),
  lifeBound: (node, scope) =>
    ofPlayer(node.who, scope, (player) => compared(A.playerStat("life", player), node.bound, scope)),
  moreLife: (node, scope) =>
    ofPlayer(node.who, scope, (one) =>
      ofPlayer(node.other, scope, (other) =>
        A.compareQuantities(A.playerStat("life", one), ">", A.playerStat("life", other)),
      ),
    ),
  yourTurn: (node, scope) => A.isTurn(possessor(node.whose, scope)),
  notYourTurn: (node, scope) => A.notSo(A.isTurn(possessor(node.whose, scope))),
  isFirst: (node) => refuse(node, "phases of a turn cannot be counted yet"),
  wasKicked: (node, scope) => kicked(node, anyObjects(node.what, scope), scope),
  wasKickedWith: (node, scope) => kickedWith(node, anyObjects(node.what, scope), node.cost.symbols, scope),
  wasntKicked: (node, scope) => A.notSo(kicked(node, anyObjects(node.what, scope), scope)),
  kickedTwice: (node, scope) => kickedTimes(node, anyObjects(node.what, scope), 2, scope),
  costWasPaid: (node, scope) => {
    const objects = costed(node.whose, scope);
    const keyword = keywordOfCost(node.keyword.kind);
    return keyword === "kicker" ? kicked(node, objects, scope) : A.wasPaid(objects, keyword);
  },
  additionalCostWasPaid: (node, scope) => A.wasPaid(costed(node.whose, scope), "additional"),
  wasBargained: (node, scope) => A.wasPaid(anyObjects(node.what, scope), "bargain"),
  youCastIt: (node, scope) => A.castBy(anyObjects(node.what, scope), playersOf(node.who, scope)),
  youCastFromHand: (node, scope) => {
    const objects = anyObjects(node.what, scope);
    const by = playersOf(node.who, scope);
    const { zone, of } = singleZone(node.where, scope);
    if (of !== undefined && JSON.stringify(of) !== JSON.stringify(by))
      return refuse(node.where, "players cast cards from their own zones here");
    return A.allOf([A.castBy(objects, by), A.castFrom(objects, zone)]);
  },
  wasCast: (node, scope) => A.castFrom(anyObjects(node.what, scope)),
  wasCastFrom: (node, scope) => {
    const { zone, of } = singleZone(node.where, scope);
    if (of !== undefined && of.type !== "you") return refuse(node.where, "say “your” here");
    return A.castFrom(anyObjects(node.what, scope), zone);
  },
  attackedThisTurn: (node, scope) => A.happened(A.attackDeclared(anyOfPlayers(node.who, scope)), "this turn"),
  itAttackedThisTurn: (node, scope) => attackedOf(node.what, scope),
  attackedWith: (node, scope) =>
    happenedTo(
      node.what,
      [A.controlledBy(anyOfPlayers(node.who, scope))],
      (what) => A.attacks(what),
      "this turn",
      scope,
    ),
  gainedLife: (node, scope) => A.happened(A.lifeChange("gain", anyOfPlayers(node.who, scope)), "this turn"),
  gainedLifeAmount: (node, scope) =>
    ofPlayer(node.who, scope, (player) => compared(A.turnCount("lifeGained", player), node.bound, scope)),
  lostLife: (node, scope) => A.happened(A.lifeChange("loss", anyOfPlayers(node.who, scope)), "this turn"),
  castThisTurn: (node, scope) => spellWasCast(node.what, anyOfPlayers(node.who, scope), "this turn", scope),
  youveCastThisTurn: (node, scope) =>
    spellWasCast(
      node.what,
      node.variant === 1 ? playersOf({ kind: "they", span: node.span }, scope) : A.you,
      "this turn",
      scope,
    ),
  drewCards: (node, scope) =>
    ofPlayer(node.who, scope, (player) => compared(A.turnCount("cardsDrawn", player), node.bound, scope)),
  youveDrawn: (node, scope) => compared(A.turnCount("cardsDrawn", A.you), node.bound, scope),
  creatureDied: (node, scope) =>
    happenedTo(node.what, [], (what) => A.zoneChange(what, "battlefield", "graveyard"), "this turn", scope),
  diedUnder: (node, scope) =>
    happenedTo(
      node.what,
      [A.controlledBy(possessor(node.whose, scope))],
      (what) => A.zoneChange(what, "battlefield", "graveyard"),
      "this turn",
      scope,
    ),
  noManaSpent: (node, scope) =>
    A.compareQuantities(A.manaSpent("total", anyObjects(node.what, scope)), "=", 0),
  wasntCast: (node, scope) => A.notSo(A.castFrom(anyObjects(node.what, scope))),
  // "it entered from your graveyard or was cast from your graveyard"
  itWasCastFrom: (node, scope) => {
    const { zone, of } = singleZone(node.where, scope);
    const it = itOf(node, scope);
    const cast = A.castFrom(it, zone);
    return of === undefined ? cast : A.allOf([cast, A.matches(it, A.ownedBy(of))]);
  },
  permanentLeft: (node, scope) =>
    happenedTo(
      node.what,
      [A.controlledBy(A.you)],
      (what) => A.zoneChange(what, "battlefield"),
      "this turn",
      scope,
    ),
  enteredUnder: (node, scope) =>
    happenedTo(
      node.what,
      [A.controlledBy(possessor(node.whose, scope))],
      (what) => A.zoneChange(what, undefined, "battlefield"),
      "this turn",
      scope,
    ),
  wasDealtDamage: (node, scope) =>
    demandOf(node.what, scope) === undefined
      ? existsOf(node.what, [A.history("was dealt damage", "this turn")], scope)
      : happenedTo(node.what, [], (what) => A.damage(undefined, what), "this turn", scope),
  playerWasDealtDamage: (node, scope) =>
    A.happened(
      A.damage(undefined, anyOfPlayers(node.who, scope), node.variant === 1 ? {} : { combat: true }),
      "this turn",
    ),
  dealtDamageThisTurn: (node, scope) =>
    happenedTo(
      node.what,
      [],
      (what) => A.damage(what, damagedOf(node.to, scope).to, node.variant === 1 ? {} : { combat: true }),
      "this turn",
      scope,
    ),
  diedThisWay: (node, scope) =>
    thisWay(node, node.variant === undefined ? ["destroyed", "sacrificed"] : ["destroyed"], scope),
  doneThisWay: (node, scope) => thisWay(node, [hows[node.variant ?? 0]!], scope),
  isDoneThisWay: (node, scope) => thisWay(node, [hows[node.variant ?? 0]!], scope),
  youDo: (node, scope) => lastDone(node, scope),
  youDont: (node, scope) => A.notSo(lastDone(node, scope)),
  youDid: (node, scope) => lastDone(node, scope),
  youCant: (node, scope) => A.notSo(lastDone(node, scope)),
  youWin: (node, scope) => (playersOf(node.who, scope), flip(node, scope)),
  youLose: (node, scope) => (playersOf(node.who, scope), A.notSo(flip(node, scope))),
  youWinFlip: (node, scope) => (playersOf(node.who, scope), flip(node, scope)),
  youLoseFlip: (node, scope) => (playersOf(node.who, scope), A.notSo(flip(node, scope))),
  youSacrificed: (node, scope) => {
    const by = anyOfPlayers(node.who, scope);
    return happenedTo(node.what, [], (what) => A.sacrifices(by, what), "this turn", scope);
  },
  youDiscarded: (node, scope) => {
    const by = anyOfPlayers(node.who, scope);
    return happenedTo(node.what, [], (what) => A.discards(by, what), "this turn", scope);
  },
  youreMonarch: () => A.playerIs(A.you, "monarch"),
  enteredUnderNow: (node, scope) =>
    existsOf(node.what, [A.inZone("battlefield"), A.controlledBy(possessor(node.whose, scope))], scope),
  greaterThanOthers: (node, scope) => {
    const left = quantityOf({ kind: "statOf", span: node.span, of: node.of, stat: node.stat }, scope);
    const right = quantityOf({ kind: "statOf", span: node.span, of: node.other, stat: node.stat }, scope);
    return A.compareQuantities(left, node.variant === 1 ? "<" : ">", right);
  },
  isMonarch: (node, scope) => A.playerIs(playersOf(node.who, scope), "monarch"),
  hasCityBlessing: (node, scope) => A.playerIs(playersOf(node.who, scope), "citysBlessing"),
  isDay: () => A.allOf([A.notSo(A.playerIs(A.you, "day")), A.notSo(A.playerIs(A.you, "night"))]),
  quantityCompared: (node, scope) => compared(quantityOf(node.left, scope), node.bound, scope),
  isntAttacked: (node, scope) => A.notSo(attackedOf(node.what, scope)),
  noSpellsCast: (node) =>
    A.notSo(A.happened(A.cast(A.players, A.anything), node.variant === 1 ? "this turn" : "last turn")),
  playerCastSpells: () =>
    A.compareQuantities(
      A.countPlayers(
        A.playersWho(A.players, A.happened(A.cast(A.eachPlayer, A.anything), "last turn", { times: 2 })),
      ),
      ">=",
      1,
    ),
  manaSpentCondition: (node, scope) =>
    A.compareQuantities(A.manaSpent("total", anyObjects(node.what, scope)), ">=", numberOf(node.n, scope)),
  colorSpent: colorsSpent,
  sharesType: (node, scope) => {
    const it = itOf(node, scope);
    const what = (["cardType", "creatureType", "color"] as const)[node.variant ?? 0]!;
    return A.matches(it, A.shares(what, anyObjects(node.what, scope)));
  },
  isOnBattlefield: (node, scope) => existsOf(node.what, [A.inZone("battlefield")], scope),
  cardTypesAmongIs: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return A.compareQuantities(A.distinct("cardType", A.all(filterOf(node.among, scope))), comparison, value);
  },
  manaValuesAmongIs: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return A.compareQuantities(
      A.distinct("manaValue", A.all(filterOf(node.among, scope))),
      comparison,
      value,
    );
  },
  hasCardsIn: (node, scope) => {
    const { comparison, value } = comparisonOf(node.what.bound, scope);
    return ofPlayer(node.who, scope, (player) => {
      const outer = scope.within;
      if (player.type === "eachPlayer") scope.within = "eachPlayer";
      const filter = filterOf(node.what.noun, scope);
      if (outer === undefined) delete scope.within;
      else scope.within = outer;
      if (!JSON.stringify(filter).includes('"inZone"')) return refuse(node.what, "say where these cards are");
      return A.exists(A.all(filter), comparison, value);
    });
  },
  differentPowers: (node, scope) => {
    const who = playersOf(node.who, scope);
    const among = A.all(conjunction([filterOf(node.what, scope), A.controlledBy(who)]));
    return A.compareQuantities(A.distinct("power", among), ">=", numberOf(node.n, scope));
  },
  controlled: (node, scope) =>
    A.matches(anyObjects(node.what, scope), A.controlledBy(playersOf(node.who, scope))),
  putThisWay: (node, scope) => putThisWay(node, scope),
  didntPutThisWay: (node, scope) => A.notSo(putThisWay(node, scope)),
  excessWasDealt: (node, scope) => excessDealt(dealtBefore(node, scope), scope),
  excessWasDealtTo: (node, scope) => excessDealt(dealtBefore(node, scope, node.to), scope),
  searchedThisWay: (node, scope) => {
    playersOf(node.who, scope);
    zoneOwner(node.whose, scope);
    const found = findMention(scope, (each) => each.library !== undefined);
    return found?.ref.type === "bound"
      ? A.performed(found.ref.id)
      : refuse(node, "nothing was searched earlier in this ability", "RW4003");
  },
  opponentsBound: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return A.compareQuantities(A.countPlayers(A.opponents), comparison, value);
  },
  fullParty: () => A.compareQuantities(A.playerStat("party", A.you), ">=", 4),
  resolvedTimes: (node) => A.nthResolution(node.n.value),
  damageIsPrevented: (node) => refuse(node, "no damage was prevented before this"),
  spellTargets: (node, scope) => {
    const objects = anyObjects(node.what, scope);
    return A.matches(objects, targetingOf(node.targeted, scope));
  },
  controlsOwnCommander: (node, scope) =>
    ofPlayer(node.who, scope, (player) => {
      const owner = possessor(node.whose, scope);
      return A.exists(
        A.all(
          A.and([
            A.kind("commander"),
            A.ownedBy(isSame(owner, player) ? player : owner),
            A.controlledBy(player),
          ]),
        ),
      );
    }),
  controlsCommanderAsCast: (node, scope) =>
    A.exists(A.all(A.and([A.kind("commander"), A.controlledBy(anyOfPlayers(node.who, scope))]))),
  permanentLeftControlled: (node, scope) => {
    const filter = also(filterOf(node.noun, scope), A.controlledBy(anyOfPlayers(node.who, scope)));
    const what = node.variant === 1 ? conjunction([filter, A.otherThan(A.self)]) : filter;
    return A.happened(A.zoneChange(what, "battlefield"), "this turn");
  },
  permanentLeftAny: (node, scope) =>
    happenedTo(node.what, [], (what) => A.zoneChange(what, "battlefield"), "this turn", scope),
  // 700.11: a permanent card was put into the player's graveyard from anywhere.
  descended: (node, scope) =>
    A.happened(
      A.zoneChange(
        A.and([A.kind("card"), permanentCard, A.ownedBy(anyOfPlayers(node.who, scope))]),
        undefined,
        "graveyard",
      ),
      "this turn",
    ),
  hasPlayerCounters: (node, scope) =>
    ofPlayer(node.who, scope, (player) =>
      compared(A.playerStat("life", player, { counters: node.counter.value }), node.bound, scope),
    ),
  totalStat: (node, scope) => {
    const demand = demandOf(node.what, scope);
    if (demand === undefined) return refuse(node.what, "a total needs several objects");
    return compared(
      A.statOf(statOf(node.stat), A.all(demand.filter), { combine: "total" }),
      node.bound,
      scope,
    );
  },
  // A spell resolves in the phase it was cast in: a phase ends only with an empty stack (500.2).
  castInMainPhase: (node, scope) => {
    const who = playersOf(node.who, scope);
    if (anyObjects(node.what, scope).type !== "self" || who.type !== "you")
      return refuse(node, "a card can ask this of itself");
    return A.isStep(["precombat main", "postcombat main"], { of: possessor(node.whose, scope) });
  },
  enteredThisTurn: (node, scope) =>
    demandOf(node.what, scope) === undefined
      ? existsOf(node.what, [A.history("entered", "this turn")], scope)
      : happenedTo(node.what, [], (what) => A.zoneChange(what, undefined, "battlefield"), "this turn", scope),
  enteredFrom: (node, scope) => {
    const { zone, of } = singleZone(node.where, scope);
    if (of !== undefined && of.type !== "you") return refuse(node.where, "say “your” here");
    const entered = A.history("entered", "ever", { from: zone });
    // A card in a player's own zone is that player's (400.3).
    return existsOf(node.what, of === undefined ? [entered] : [entered, A.ownedBy(of)], scope);
  },
  remainsExiled: (node, scope) => existsOf(node.what, [A.inZone("exile")], scope),
  remainsTapped: (node, scope) => existsOf(node.what, [A.status("tapped")], scope),
};

/** "this creature attacked": that object did; "a creature attacked": it happened, whatever became of the creature. */
const attackedOf = (what: Nodes["objects"], scope: Scope): A.Condition =>
  demandOf(what, scope) === undefined
    ? existsOf(what, [A.history("attacked", "this turn")], scope)
    : happenedTo(what, [], (filter) => A.attacks(filter), "this turn", scope);

const isSame = (one: A.Players, other: A.Players): boolean => JSON.stringify(one) === JSON.stringify(other);
const permanentCard = A.not(A.or([A.hasType("instant"), A.hasType("sorcery")]));

const aNumberOf = (node: Nodes["aNumber"], scope: Scope): A.Quantity =>
  node.kind === "aSingle" ? 1 : numberOf(node, scope);

const counters = (kind: string, comparison: A.Comparison, count: A.Quantity): A.Filter =>
  A.hasCounter(kind, { comparison, count });
const atLeast = (kind: string, count: A.Quantity): A.Filter =>
  count === 1 ? A.hasCounter(kind) : counters(kind, ">=", count);

/** A condition about "it" goes on about it, whatever it is compared with. */
const partOf = (part: Nodes["conditionPart"], scope: Scope): A.Condition => {
  const it = findMention(scope, (each) => each.is === "object" && !each.plural);
  const condition = dispatch<typeof part, [Scope], A.Condition>(table, part, scope);
  if (it !== undefined && startsWithIt(part)) mentionAgain(scope, it);
  return condition;
};

/** What stands after "if", "as long as" and "unless". */
export const conditionOf = (node: Nodes["condition"], scope: Scope): A.Condition => {
  const parts = itemsOf<Nodes["conditionPart"]>(node as never).map((part): A.Condition =>
    partOf(part, scope),
  );
  if (parts.length === 1) return parts[0]!;
  return node.kind === "series" && node.conjunction === "or" ? A.anyOf(parts) : A.allOf(parts);
};
