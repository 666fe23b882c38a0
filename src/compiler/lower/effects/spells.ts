import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { abilitiesMeantOf, costMeantOf } from "./abilities-meant.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { jointCostsOf, paymentOf } from "../costs.ts";
import { copied } from "../copy-targets.ts";
import { objectsOf } from "../objects.ts";
import { isBareNoun } from "../noun-heads.ts";
import { filterOfNoun, nounOf } from "../nouns.ts";
import { eventFilter } from "../event-filters.ts";
import { playersOf, possessedObjects, possessor, stepOwner } from "../players.ts";
import { multiplied } from "../for-each.ts";
import { bindCounted, oneOfNext } from "../outcome.ts";
import { countedOf, numberOf } from "../quantities.ts";
import { bindNext, mention, refuse, type PhraseNode, type Scope } from "../scope.ts";
import { durationOf } from "../durations.ts";
import { latest } from "./afterthoughts.ts";
import { castOf } from "./casts.ts";
import type { NodeOfKind } from "../nodes.ts";
import { timesOf } from "./often.ts";
import { lasts } from "./verb.ts";
import { holds, holdsKind, holdsType, same } from "../same.ts";
import { castable } from "../zone-filters.ts";

const steps: { readonly [W in NodeOfKind<"skipStep" | "skipNext">["step"]]: A.SkipNext["what"] } = {
  "untap step": "untap",
  "draw step": "draw",
  "upkeep step": "upkeep",
  turn: "turn",
  "combat phase": "combat phase",
};

/** Whoever skips must be whose step it is: "skip your next draw step", "skips their next turn". */
const own = (whose: Nodes["possessive"], who: A.Players, scope: Scope): void => {
  if (whose.kind === "theirPlural") return;
  if (!same(possessor(whose, scope), who)) refuse(whose, "players skip steps of their own");
};

/** How many copies, or for which objects one each, with the nouns that these can be called by. */
type Copies = Pick<A.CopySpell, "times" | "aimEach"> & { readonly aimed?: ReadonlySet<string> };

/** Of several players, each of whom an instruction is for, all of them. */
const inHand = (who: A.Players, scope: Scope): A.Players =>
  who.type === "eachPlayer" ? ((scope.hand as A.Players | undefined) ?? who) : who;

const copy = (
  node: { readonly what: Nodes["objects"] },
  who: A.Players,
  scope: Scope,
  copies: () => Copies = () => ({}),
): A.Effect => {
  const what = objectsOf(node.what, scope, { by: who });
  const { aimed, ...made } = copies();
  const bind = bindNext(scope);
  const several = made.aimEach !== undefined || made.times !== undefined;
  mention(scope, {
    ref: A.bound(bind),
    is: "object",
    plural: several,
    // "That spell" is still the one that was copied.
    words: new Set(["copy", "token"]),
    how: "copied",
    by: inHand(who, scope),
    ...(aimed === undefined ? {} : { aimed }),
  });
  return A.copySpell(who, what, { ...made, bind });
};

/** "Their copy": each player's own, so that each of them must have made one. */
const ownCopies = (node: PhraseNode, who: A.Players, scope: Scope): A.Objects => {
  const copies = copied(scope);
  return copies !== undefined && same(copies.by, inHand(who, scope))
    ? A.among(copies.ref as A.Objects, A.controlledBy(who))
    : refuse(node, "not each of them made a copy before this");
};

const soMany = (times: A.Quantity): Copies => (times === 1 ? {} : { times });

/** Lands beyond the first (305.2): on each turn, or this turn. */
const lands = (
  who: A.Players,
  count: A.Quantity | "any",
  when: "on each of your turns" | "this turn" | "on each of their turns",
  scope: Scope,
): A.Effect =>
  A.changeRules([A.extraLands(who, count)], when === "this turn" ? A.until("end of turn") : undefined, {
    bind: bindNext(scope),
  });

const isYourTurn = (event: A.TriggerEvent): boolean =>
  event.type === "beginningOf" && event.of?.type === "you";

/** Whether the spell that is cast targets something else than the card itself, which "other" would be other than. */
const targetsAnother = (event: A.TriggerEvent | undefined): boolean =>
  holds(event, (part) => part["type"] === "targets" && !same(part["what"], A.isOneOf(A.self)));

/** Copying, retargeting and casting spells, and the turn's structure (707.10, 115.7, 601.3, 500.7). */
export const spellsPredicate: PlayerVerbs<"spellsPredicate"> = {
  copySpell: (node, who, scope) => copy(node, who, scope, () => soMany(timesOf(node, scope))),
  // 707.10d: what else the copies would target is not said.
  copyForTargets: (node, who, scope) =>
    copy(node, who, scope, () => {
      const noun = nounOf(node.noun, scope);
      if (holdsKind(node.noun, "other") && targetsAnother(scope.trigger))
        return refuse(node.noun, "say other than what the spell targets this is");
      return { aimEach: A.all(filterOfNoun(noun, node.noun)), aimed: noun.words };
    }),
  doubleX: (node, _, scope) =>
    scope.trigger?.type === "cast"
      ? A.setX(A.times(2, A.x), { of: A.eventObjects("object") })
      : refuse(node, "say of which spell this is the X"),
  chooseNewTargets: (node, who, scope) => {
    const { what } = node;
    const copies = what === undefined ? ownCopies(node, who, scope) : objectsOf(what, scope, { by: who });
    return A.changeTargets(who, copies, "chooseNew", { bind: bindNext(scope) });
  },
  changeTarget: (node, who, scope) => {
    const what =
      node.what === undefined
        ? possessedObjects(node.whose!, scope)
        : objectsOf(node.what, scope, { by: who });
    const to = node.to === undefined ? {} : { to: objectsOf(node.to, scope, { by: who }) };
    if (node.which !== "a target")
      return A.changeTargets(who, what, "change", { ...to, bind: bindNext(scope) });
    return node.to === undefined
      ? refuse(node, "say to what it is changed")
      : A.changeTargets(who, what, "changeOne", { ...to, bind: bindNext(scope) });
  },
  castWhat: castOf,
  castFrom: castOf,
  activateAsInstant: (node, who, scope) => {
    const { what, of, keyword, by, nth, condition } = abilitiesMeantOf(node.what, scope);
    if (!same(playersOf(node.who, scope), who)) return refuse(node.who, "whoever activates them is meant");
    if (by !== undefined || nth !== undefined || condition !== undefined || of === "nonmana ability")
      return refuse(node.what, "say of all of these abilities when they can be activated");
    return A.changeRules(
      [A.activateAsInstant(who, what, keyword === undefined ? {} : { keyword })],
      lasts(node.until, scope).duration,
    );
  },
  payRather: (node, who, scope) => {
    const { condition, what, ...meant } = costMeantOf(node.what, scope);
    if (!same(meant.by, who)) return refuse(node.what, "whoever pays it is meant");
    const costs = jointCostsOf(node.costs, scope);
    return A.changeRules(
      [A.costChange(what, "instead", costs, meant)],
      condition === undefined ? undefined : A.asLongAs(condition),
    );
  },
  // 118.12: how often, is decided each time.
  paysOften: (node, who, scope) => {
    if (node.n.kind !== "upToNumber" && node.n.kind !== "anyNumberOf")
      return refuse(node.n, "say “any number of times” or “up to … times”");
    const most = node.n.kind === "upToNumber" ? numberOf(node.n.n, scope) : undefined;
    const costs = paymentOf({ kind: "pay", what: node.what, span: node.span }, who, scope);
    if (holdsType(costs, "x") || typeof most === "object")
      return refuse(node, "what is paid each time must be the same");
    return A.pay(who, costs, { repeat: most ?? true, bind: bindCounted(scope, "paid") });
  },
  playLookingAt: (node, who, scope) => {
    const { filter } = eventFilter(node.what, scope);
    if (holdsType(filter, "choose")) return refuse(node.what, "say which cards may be looked at and played");
    const rules = [A.mayLook(who, filter), A.mayPlay(who, castable(filter), "play")];
    return A.changeRules(rules, lasts(node.until, scope).duration);
  },
  playAdditionalLand: (node, who, scope) => {
    if (node.when !== "this turn" && (node.when === "on each of your turns") !== (who.type === "you"))
      return refuse(node, `say “${who.type === "you" ? "your" : "their"} turns”`);
    // What may be done so often may be done less often.
    if (node.n === undefined) return lands(who, "any", node.when, scope);
    const count = node.n.kind === "upToNumber" ? numberOf(node.n.n, scope) : countedOf(node.n, scope);
    return lands(who, count, node.when, scope);
  },
  extraTurn: (node, who, scope) => {
    const count = multiplied(countedOf(node.n, scope), node.each, scope);
    return A.extraTurn(who, { ...(count === 1 ? {} : { count }), bind: bindNext(scope) });
  },
  controlPlayer: (node, who, scope) => {
    if (who.type !== "you" || node.until?.kind !== "duringTurn" || node.until.time !== "next turn")
      return refuse(node, "say “you control”, and in which turn");
    const whom = playersOf(node.whom, scope);
    latest(scope).turn = stepOwner(node.until.whose, scope);
    return A.changeRules([A.controlPlayer(whom)], durationOf(node.until, scope));
  },
  repeatProcess: (node, _, scope) => {
    // What follows is carried out so often where the sentence stands alone (`processes.ts`).
    if (node.which === "the following" || node.how === "times")
      return refuse(node, "say in a sentence of its own how many times what follows is repeated");
    if ((node.n === undefined) === (node.how === "more times"))
      return refuse(node, "say how many more times this is repeated");
    if (node.n !== undefined) return A.repeat(numberOf(node.n, scope), A.again);
    if (node.how === "once") return A.repeat(1, A.again);
    // "Any number of times" is a choice each time: the same as being asked again after each time.
    if (node.how === undefined || node.how === "any number of times") return A.again;
    const { id, did } = scope.last ?? {};
    return id !== undefined && did === (node.how === "until no one pays life" ? "pay" : "move")
      ? A.ifThen(A.performed(id), A.again)
      : refuse(node, "no players had this choice before", "RW4003");
  },
  // What is done is said again before anything is lowered (`gaps.ts`).
  doesSame: (node) => refuse(node, "say what is done"),
  sameForOthers: (node) => refuse(node, "say what is done"),
  flipCoins: (node, who, scope) => {
    const count = countedOf(node.n, scope);
    if (node.who !== undefined && !same(playersOf(node.who, scope), who))
      return refuse(node.who, "whoever flips loses the flip");
    if (node.who !== undefined && count !== 1) return refuse(node.n, "one coin is flipped each time");
    return A.flipCoin(who, {
      ...(count === 1 ? {} : { count }),
      ...(node.who === undefined ? {} : { untilLoss: true }),
      bind: bindNext(scope),
    });
  },
  // Only the player whose turn it is gets a phase or step of it.
  getExtraPhase: (node, who, scope) => {
    if (who.type !== "you") return refuse(node, "say “there is an additional … after this phase”");
    const gets = extraPhase(node.what, scope);
    // 500.10a
    return scope.trigger !== undefined && isYourTurn(scope.trigger) ? gets : A.ifThen(A.isTurn(A.you), gets);
  },
  skipStep: (node, who, scope) => {
    own(node.whose, who, scope);
    return A.changeRules([A.skipStep(who, steps[node.step])]);
  },
  skipInTurn: (node, who, scope) => {
    own(node.whose, who, scope);
    // Only of combat phases a turn of its own has several (500.8, 505.1).
    if ((node.which === "all") !== (node.step === "combat phase"))
      return refuse(node, node.which === "all" ? "say “the”" : "say “all”");
    const of = who.type === "you" ? {} : { of: oneOfNext(node.whose, who) };
    return A.changeRules([A.skipStep(who, steps[node.step])], A.until("during your next turn", of));
  },
  // 614.10: the draw is replaced with nothing.
  skipDraw: (node, who, { replaced }) => {
    if (replaced?.type !== "draws") return refuse(node, "no draw is replaced here");
    return who.type === "eventPlayer" || same(who, replaced.by)
      ? A.nothing
      : refuse(node, "players skip draws of their own");
  },
  endsTurn: () => A.endTurn(),
  skipNext: (node, who, scope) => {
    own(node.whose, who, scope);
    const count = node.n === undefined ? {} : { count: numberOf(node.n, scope) };
    return A.skipNext(who, steps[node.step], { ...count, bind: bindNext(scope) });
  },
  playRevealed: (node, who, scope) => {
    own(node.whose, who, scope);
    return A.changeRules([A.revealTop(who)]);
  },
  playHandRevealed: (node, who, scope) => {
    own(node.whose, who, scope);
    return A.changeRules([A.revealHand(who)]);
  },
};

const extraPhases = {
  "combat phase": "combat",
  "beginning phase": "beginning",
  "upkeep step": "upkeep",
} as const;
const afterPhase = { phase: "this phase", "main phase": "main", "combat phase": "combat" } as const;
const isMore = (node: Nodes["exactCount"]): boolean =>
  node.kind === "oneMore" || node.kind === "numberMore" || (node.kind === "thatMany" && node.more === true);
/** Directly after the phase at hand (500.8); one that it is named for must be the phase at hand. */
const extraPhase = (
  { n, which }: Nodes["addedPhases"],
  scope: Scope,
  after: keyof typeof afterPhase = "phase",
  main?: Extract<Nodes["gameClause"], { kind: "extraPhase" }>["main"],
): A.Effect => {
  const more = isMore(n) ? countedOf(n, scope) : refuse(n, "say “additional”");
  const phases = [extraPhases[which], ...(main !== undefined ? (["main"] as const) : [])];
  const one = A.extraPhase(phases, { after: afterPhase[after], bind: bindNext(scope) });
  return more === 1 ? one : A.repeat(more, one);
};

/** What happens to the turn, whoever's it is (500.8, 701.54). */
export const gameClauseOf = (
  node: Exclude<Nodes["gameClause"], { readonly kind: "youAndPlayer" }>,
  scope: Scope,
): A.Effect => {
  switch (node.kind) {
    // 707.10d says so of copies for what a spell could target.
    case "copiesAim":
      return isBareNoun(node.noun) &&
        [...nounOf(node.noun, scope).words].every((word) => copied(scope)?.aimed?.has(word) === true)
        ? A.nothing
        : refuse(node, "say of each copy what it is for: “for each … that spell could target”");
    case "extraPhase":
      return extraPhase(node.what, scope, node.after, node.main);
    case "payLifeInstead":
      return refuse(node, "say which spell is cast like this: “If you cast a spell this way, …”");
    case "turnAfterThat": {
      const [of, who] = [latest(scope).turn, playersOf(node.who, scope)];
      return of === undefined
        ? refuse(node, "no turn was mentioned before this")
        : A.changeRules([A.turnAfter(who)], A.until("during your next turn", { of }));
    }
    case "dayOrNight":
      return A.become(A.you, node.which, { bind: bindNext(scope) });
    case "ringTemptsYou":
      return A.doAction("ringTempts", playersOf(node.who, scope), undefined, { bind: bindNext(scope) });
    default:
      return node satisfies never;
  }
};
