import * as A from "../../../abilities/index.ts";
import { voteVerbs } from "../votes.ts";
import { filterOf } from "../nouns.ts";
import { permanentTypes } from "../every-type.ts";
import { conjunction, itemsOf } from "../series.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { durationOf } from "../durations.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { ofShown } from "../outcome.ts";
import { newHostOf } from "../aimed.ts";
import { forEachOf } from "../for-each.ts";
import { countedObjects, objectsOf } from "../objects.ts";
import { playerNounOf, playersOf } from "../players.ts";
import { statOf } from "../quantities.ts";
import { holdsKind, holdsType } from "../same.ts";
import { knownAsTargetsAre } from "../targets.ts";
import { bindNext, findMention, mention, refuse, type Scope } from "../scope.ts";
import { carriedOut } from "../carried-out.ts";
import { keywordActions } from "./keyword-actions.ts";
import { baseChange, objectsOfStats } from "./base-size.ts";

const until = (node: Nodes["duration"] | undefined, scope: Scope): { duration?: A.Duration } =>
  node === undefined ? {} : { duration: durationOf(node, scope) };

/** To double a creature's power is to give it +X/+0, where X is its power (701.10a-b). */
const doubled = (
  what: A.Objects,
  stats: readonly A.Stat[],
  node: {
    readonly until?: Nodes["duration"];
    readonly span: { readonly start: number; readonly end: number };
  },
  scope: Scope,
): A.Effect => {
  const more = (stat: A.Stat): A.Quantity => (stats.includes(stat) ? A.statOf(stat, A.each) : 0);
  if (stats.some((stat) => stat !== "power" && stat !== "toughness"))
    return refuse(node, "only power and toughness are doubled like this");
  return A.affect(what, [A.modifyPT(more("power"), more("toughness"))], until(node.until, scope).duration, {
    bind: carriedOut(what, scope),
  });
};

/** "Attach target Aura attached to a creature to another creature": another than the one that it is attached to. */
const movedTo = (
  node: Extract<Nodes["permanentPredicate"], { kind: "attach" }>,
  what: A.Objects,
  who: A.Players,
  scope: Scope,
): A.Recipients => {
  const aside =
    (node.what.kind === "determined" && node.what.noun.post.some(({ kind }) => kind === "attachedTo")) ||
    (what.type === "target" && holdsType(scope.targets[what.index]?.objects, "attachedTo"));
  const there = (): A.Recipients => newHostOf(node.to, scope, (to) => objectsOf(to, scope, { by: who }));
  if (!aside) return there();
  const host = A.all(A.hasAttached(A.isOneOf(what)));
  mention(scope, { ref: host, is: "object", plural: false, words: new Set(["permanent", "creature"]) });
  const to = there();
  scope.mentions.splice(
    scope.mentions.findIndex((each) => each.ref === host),
    1,
  );
  return to;
};

/** The types that can be chosen, each named in the singular. */
const traits = {
  color: "color",
  "creature type": "creatureType",
  "card type": "cardType",
  "permanent type": "cardType",
  "land type": "landType",
  "basic land type": "basicLandType",
  "planeswalker type": "planeswalkerType",
} as const;
/** What can be named as not to be chosen. */
const exceptable = {
  color: "color",
  cardType: "cardType",
  creatureType: "subtype",
  landType: "subtype",
  basicLandType: "subtype",
  planeswalkerType: "subtype",
} as const;

const namedIn = (node: Nodes["namedTraits"]): readonly Nodes["namedTrait"][] =>
  itemsOf<Nodes["namedTrait"]>(node as never).map((word) =>
    word.plural === true ? refuse(word, "a type is named in the singular") : word,
  );

/** What a card with the chosen name must be (201.4). */
const nameFilter = ({ mods, head, span }: Nodes["nameNoun"], scope: Scope): readonly A.Filter[] => {
  const card = { kind: "bareHead", what: "card", span: head.span } as const;
  const inner = head.kind === "nameTyped" ? head.types : card;
  if (mods.length === 0 && inner === card) return [];
  return [filterOf({ kind: "nounPhrase", mods, head: inner, post: [], span }, scope)];
};
const chooseName = (who: A.Players, filters: readonly A.Filter[], scope: Scope): A.Effect => {
  scope.choice.name = true;
  const kinds = filters.map((filter) =>
    filter.type === "and"
      ? conjunction(filter.filters.filter((each) => each.type !== "kind" || each.kind !== "card"))
      : filter,
  );
  return A.chooseValue(who, "name", {
    ...(kinds.length === 0 ? {} : { filter: conjunction(kinds) }),
    bind: bindNext(scope),
  });
};

/** "From among the permanents they control an artifact and a creature": said in front of each of them. */
const amongThose = (what: Nodes["objects"], among: Nodes["amongQualifier"]): Nodes["objects"] => {
  switch (what.kind) {
    case "series":
      return { ...what, items: what.items.map((each) => amongThose(each, among)) } as typeof what;
    case "determined":
      return { ...what, noun: { ...what.noun, post: [...what.noun.post, among] } };
    default:
      return refuse(what, "say how many of them this is");
  }
};

/** "Choose another target creature for each time this spell was kicked": so many more of them. */
const chosenForEach = (each: Nodes["forEach"], what: A.Objects, scope: Scope): void => {
  const spec = what.type === "target" ? scope.targets[what.index] : undefined;
  if (what.type !== "target" || spec?.otherThan === undefined)
    return refuse(each, "say how many are chosen in front of this");
  const often = forEachOf(each, scope);
  scope.targets[what.index] = { ...spec, count: { min: often, max: often } };
};

/** What a player does to permanents, or chooses (701, 608.2d). */
export const permanentPredicate: PlayerVerbs<"permanentPredicate"> = {
  flipPermanent: (node, who, scope) => {
    const what = objectsOf(node.what, scope, { by: who });
    if (what.type !== "self") return refuse(node.what, "a card with a second half says this of itself");
    return A.transform(what, { flip: true, bind: carriedOut(what, scope) });
  },
  // Only {T} and {Q} in costs ask for it (302.6).
  activateAsHasty: (node) => refuse(node, "this is said of what is simply true"),
  gainControl: (node, who, scope) => {
    const what = countedObjects(node.what, scope, { by: who });
    // 608.2d: the text need not mean the player who gains control.
    if (what.type === "choose" && who.type !== "you" && !holdsKind(node.what, "ofYourChoice"))
      return refuse(node.what, "say who chooses: “of your choice” or “of their choice”");
    const duration = until(node.until, scope);
    return A.affect(what, [A.changeControl(who)], duration.duration, {
      bind: carriedOut(what, scope, "gained control of"),
    });
  },
  attach: (node, who, scope) => {
    // "attach this Equipment to it": what was spoken of before; nothing is attached to itself (301.5c).
    const before = node.to.kind === "it" ? objectsOf(node.to, scope, { by: who }) : undefined;
    const what = objectsOf(node.what, scope, { by: who });
    const to = before ?? movedTo(node, what, who, scope);
    if (to.type === "self" && what.type === "self") return refuse(node.to, "nothing is attached to itself");
    return A.attach(what, to, { bind: carriedOut(what, scope) });
  },
  unattachAll: (node, who, scope) => {
    const from = objectsOf(node.from, scope, { by: who });
    const what = A.all(conjunction([filterOf(node.noun, scope), A.attachedTo(from)]));
    return A.unattach(what, { bind: bindNext(scope) });
  },
  removeFromCombat: (node, who, scope) => {
    const what = countedObjects(node.what, scope, { by: who });
    return A.removeFromCombat(what, { bind: carriedOut(what, scope) });
  },
  exchangeControl: (node, who, scope) => {
    const what = countedObjects(node.what, scope, { by: who });
    if (what.type === "together" && what.parts.length === 2)
      return A.exchangeControl(what.parts[0]!, what.parts[1]!, { bind: bindNext(scope) });
    const targeted = what.type === "target" ? scope.targets[what.index] : undefined;
    if (targeted?.count.min === 2 && targeted.count.max === 2)
      return A.exchangeControl(what, what, { bind: bindNext(scope) });
    return refuse(node.what, "control is exchanged between two permanents");
  },
  turnFaceUp: (node, who, scope) => {
    const what = countedObjects(node.what, scope, { by: who });
    // 406.3a: face up, a card in exile is only seen by everybody, and no event of a permanent.
    if (what.type === "linked") return refuse(node.what, "only permanents are turned face up yet");
    // 608.2d: of those that are chosen as it happens, what is so already can't be turned.
    const turned =
      what.type === "choose" && node.side === "up"
        ? { ...what, filter: conjunction([A.status("faceDown"), what.filter]) }
        : what;
    return A.turnFace(turned, node.side, { bind: carriedOut(what, scope) });
  },
  switchStats: (node, who, scope) => {
    if (node.what.which.kind !== "bothStats" || node.what.which.base === true)
      return refuse(node.what, "power and toughness are switched");
    const what = objectsOfStats(node.what, scope, who);
    return A.affect(what, [A.switchPT], until(node.until, scope).duration, { bind: bindNext(scope) });
  },
  changeStats: (node, _, scope) => {
    const change = baseChange(node, scope);
    return { type: "affect", ...change, bind: carriedOut(change.what, scope) };
  },
  doubleStats: (node, who, scope) => {
    const { which } = node.what;
    if (which.kind === "bothStats" && which.base === true)
      return refuse(which, "only power and toughness are doubled like this");
    const stats = which.kind === "bothStats" ? (["power", "toughness"] as const) : [statOf(which)];
    return doubled(objectsOfStats(node.what, scope, who), stats, node, scope);
  },
  choose: (node, who, scope) => {
    const chosen = node.among === undefined ? node.what : amongThose(node.what, node.among);
    // Where nothing is there to choose from, modes should stand behind a dash (700.2).
    if (node.what.kind === "someAlone" && findMention(scope, ({ plural }) => plural) === undefined)
      return refuse(
        node.what,
        `this sentence ends too early: something should follow “${node.what.n}”`,
        "RW3009",
      );
    const what = ofShown(objectsOf(chosen, scope, { by: who }), scope);
    if (what.type === "target" && who.type !== "you")
      scope.targets[what.index] = {
        ...scope.targets[what.index]!,
        by: knownAsTargetsAre(who) ?? refuse(node, "say which player chooses"),
      };
    if (node.each !== undefined) chosenForEach(node.each, what, scope);
    return A.chooseObjects(who, what, { bind: carriedOut(what, scope, "chosen") });
  },
  chooseTrait: (node, who, scope) => {
    const what = traits[node.what];
    if (what !== "color") scope.choice.type = what;
    const except = node.except === undefined ? [] : namedIn(node.except);
    const wrong = except.find((each) => each.kind !== exceptable[what]);
    if (wrong !== undefined) return refuse(wrong, `this is no ${node.what}`);
    return A.chooseValue(who, what, {
      ...(node.what === "permanent type" ? { among: permanentTypes } : {}),
      ...(except.length === 0 ? {} : { except: except.map(({ value }) => value) }),
      bind: bindNext(scope),
    });
  },
  chooseCounter: (node, who, scope) => {
    if (scope.within !== undefined) return refuse(node, "say in one sentence what is done with each kind");
    const chosen = countedObjects(node.on, scope, { by: who });
    // "A counter on a permanent you control": any counter on any of them.
    const on = chosen.type === "choose" && chosen.from === undefined ? A.all(chosen.filter) : chosen;
    scope.choice.counter = true;
    return A.chooseValue(who, "counterKind", { on, bind: bindNext(scope) });
  },
  chooseAmong: (node, who, scope) => {
    const traits = namedIn(node.among);
    const [{ kind }] = traits as readonly [Nodes["namedTrait"]];
    if (traits.length < 2) return refuse(node.among, "there is nothing to choose between");
    const what = kind === "subtype" ? "creatureType" : kind;
    if (traits.some((each) => each.kind !== kind)) return refuse(node.among, "these are of several sorts");
    const among = traits.map(({ value }) => value);
    if (kind === "subtype" && !among.every((type) => scope.face.definitions.lexicon.isType("creature", type)))
      return refuse(node.among, "these are not all creature types");
    if (what !== "color") scope.choice.type = what;
    return A.chooseValue(who, what, { among, bind: bindNext(scope) });
  },
  chooseNumber: ({ from, to, above }, who, scope) => {
    const least = from?.value ?? (above === undefined ? undefined : above.value + 1);
    return A.chooseValue(who, "number", {
      ...(least === undefined ? {} : { least }),
      ...(to === undefined ? {} : { most: to.value }),
      bind: bindNext(scope),
    });
  },
  chooseCardName: (node, who, scope) => {
    const except = node.except === undefined ? [] : [A.not(conjunction(nameFilter(node.except, scope)))];
    return chooseName(who, [...nameFilter(node.noun, scope), ...except], scope);
  },
  unlocks: (node, who, scope) => {
    const of = countedObjects(node.of, scope, { by: who });
    if (node.how === "lock or unlock a door")
      return A.doAction("lockOrUnlockDoor", who, of, { bind: carriedOut(of, scope) });
    // 709.5f: it is a locked half that is chosen.
    const what = of.type === "choose" ? { ...of, filter: conjunction([of.filter, A.status("locked")]) } : of;
    return A.doAction("unlockDoor", who, what, { bind: carriedOut(what, scope) });
  },
  ...keywordActions,
  rollDie: (node, who, scope) => {
    const sides = Number(node.die.slice(1));
    const bind = bindNext(scope);
    scope.rolled = bind;
    return A.rollDie(who, sides, { bind });
  },
  ...voteVerbs,
  choosePlayer: (node, who, scope) => {
    const { who: chosen, random } = node;
    if ((chosen.kind === "targetPlayer" || chosen.kind === "someTargetPlayers") && random === undefined) {
      playersOf(chosen, scope);
      return A.nothing;
    }
    const oneOf = chosen.kind === "oneOfOpponents";
    if (oneOf && chosen.whose.kind !== "your")
      return refuse(chosen.whose, "only your own opponents are chosen");
    const another = chosen.kind === "anotherPlayer" && who.type === "you";
    if (!oneOf && ((!another && chosen.kind !== "aPlayer") || chosen.who.kind === "opponentOf"))
      return refuse(chosen, "choose “a player” or “an opponent”");
    const opponent = oneOf || chosen.who.kind === "opponentWord";
    const narrowed = chosen.kind === "aPlayer" && "post" in chosen.who && chosen.who.post.length > 0;
    // Of whom the choice is made is asked of you: no other player's opponents are meant.
    if (narrowed && who.type !== "you") return refuse(chosen, "choose “a player” or “an opponent”");
    const effect = A.chooseValue(who, opponent ? "opponent" : "player", {
      ...(narrowed ? { from: playerNounOf(chosen.who, scope) } : {}),
      ...(another ? { from: A.playersExcept(A.players, A.you) } : {}),
      ...(random === true ? { random } : {}),
      bind: bindNext(scope),
    });
    const words = new Set(opponent ? ["player", "opponent"] : ["player"]);
    // 607.2d: "that player" is the chosen one.
    if (scope.within === undefined)
      mention(scope, { ref: A.chosenPlayer, is: "player", plural: false, words });
    return effect;
  },
};
