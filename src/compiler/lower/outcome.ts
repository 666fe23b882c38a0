import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { bindNext, refuse, type Mention, type PhraseNode, type Scope } from "./scope.ts";
import { areCardsAnywhere, holdsPart, holdsType, same } from "./same.ts";
import { conjunction, conjuncts } from "./series.ts";
import { tellWhose } from "./whose.ts";

/** Several players, each of whom an instruction is for. */
export const isGroup = (players: A.Players): boolean =>
  players.type === "players" ||
  players.type === "opponents" ||
  players.type === "playersExcept" ||
  players.type === "playersWho" ||
  players.type === "playersTogether";

/** Several players have each a next turn of their own. */
export const oneOfNext = (whose: PhraseNode, of: A.Players): A.Players =>
  isGroup(of) ? refuse(whose, "each of several players has a next one: say whose is meant") : of;

/** The nouns that whatever fits the filter can be called by. */
export const filterWords = (filter: A.Filter): readonly string[] => {
  switch (filter.type) {
    case "and":
    case "or":
      return filter.filters.flatMap(filterWords);
    case "hasType":
      return [filter.cardType];
    case "hasSubtype":
      return [filter.subtype];
    case "kind":
      return [filter.kind];
    case "inZone":
      return filter.zone === "battlefield" || filter.zone === "stack" ? [] : ["card"];
    default:
      return [];
  }
};

/** The nouns that objects can be called by later. */
export const wordsOf = (what: A.Objects, scope: Scope): readonly string[] => {
  switch (what.type) {
    case "choose":
    case "among": {
      const group = what.type === "choose" ? what.from : what.objects;
      return [...filterWords(what.filter), ...(group === undefined ? [] : wordsOf(group, scope))];
    }
    case "all":
      return filterWords(what.filter);
    case "target": {
      const filter = scope.targets[what.index]?.objects;
      return filter === undefined ? [] : filterWords(filter);
    }
    case "topCards":
      return [...(what.filter === undefined ? [] : filterWords(what.filter)), "card"];
    case "together":
      return what.parts.flatMap((part) => wordsOf(part, scope));
    default:
      return [...(scope.mentions.findLast((each) => same(each.ref, what))?.words ?? [])];
  }
};

/** Whether later words speak of the objects as several. */
export const isPlural = (what: A.Objects, scope: Scope): boolean => {
  switch (what.type) {
    case "choose":
      return what.count.max !== 1;
    case "target":
      return scope.targets[what.index]?.count.max !== 1;
    case "topCards":
      return what.count !== 1 || isGroup(what.of);
    case "all":
    case "among":
    case "together":
      return true;
    default:
      return scope.mentions.findLast((each) => same(each.ref, what))?.plural ?? false;
  }
};

/** "Each of those creatures": one by one. */
export const isEachOfSeveral = ({ kind }: { readonly kind: string }): boolean =>
  kind.startsWith("eachOf") && kind !== "eachOfThosePlayers";

/** "Each creature you control": one by one, but several together. */
const severalOf = (what: A.Objects, scope: Scope): boolean =>
  scope.mentions.findLast((each) => same(each.ref, what))?.several === true;

/** Expressions that go on meaning the same objects after these have moved (400.7). */
export const isSettled = (what: A.Objects): boolean =>
  what.type === "together"
    ? what.parts.every(isSettled)
    : what.type !== "choose" &&
      what.type !== "all" &&
      what.type !== "among" &&
      what.type !== "topCards" &&
      what.type !== "linked";

/** "Choose a card in an opponent's graveyard. That player …": the opponent whose card was chosen. */
const chosenFrom = (what: A.Objects, id: number, scope: Scope): void => {
  if (what.type === "choose" && what.count.max === 1) tellWhose(scope, conjuncts(what.filter), A.bound(id));
};

/**
 * Remembers what the numbered instruction did to which objects, so that "it", "those cards", "the exiled card" and
 * "this way" find them. "It" and "that card" go on meaning a target or the card itself, whether or not the instruction
 * succeeded (608.2h); the effect follows it where it has gone (400.7j).
 */
export const remember = (
  scope: Scope,
  id: number,
  what: A.Objects,
  how: string | Pick<Mention, "how" | "zone" | "counter">,
  ...words: readonly string[]
): void => {
  chosenFrom(what, id, scope);
  const all = new Set([...wordsOf(what, scope), ...words]);
  const entry = Object.assign(
    { ref: A.bound(id), is: "object" as const, plural: isPlural(what, scope), words: all, of: what },
    typeof how === "string" ? { how } : how,
    severalOf(what, scope) ? { several: true as const } : undefined,
  );
  // What an Aura enchants is no longer that where it has gone.
  const lasting =
    isSettled(what) && (what.type !== "host" || typeof how === "string" || how.counter !== undefined);
  const known = lasting ? scope.mentions.findLastIndex((each) => same(each.ref, what)) : -1;
  const before = scope.mentions[known];
  const phrase = scope.phrases.of.get(what) ?? scope.phrases.current;
  const from = before?.from ?? (phrase === undefined ? undefined : [phrase]);
  if (from !== undefined) Object.assign(entry, { from });
  if (before === undefined) {
    if (lasting) scope.mentions.unshift({ ...entry, words: noWords });
    else scope.mentions.push(entry);
    return;
  }
  scope.mentions.splice(known, 1, { ...entry, words: noWords }, { ...before, words: all });
};
const noWords: ReadonlySet<string> = new Set();

/** A number for an instruction whose objects only "drawn this way" and the like can mean: no word is about them. */
export const bindCounted = (
  scope: Scope,
  how: string,
  { plural = true, ...from }: Partial<Pick<Mention, "plural" | "from">> = {},
): number => {
  const bind = bindNext(scope);
  scope.mentions.unshift({
    ...from,
    ref: A.bound(bind),
    is: "object",
    plural,
    byNoun: true,
    words: noWords,
    how,
  });
  return bind;
};

/** Tapping remembers all that were to be tapped; "tapped this way" are those that were not tapped already (701.26a). */
export const refOfDone = (node: Parameters<typeof refuse>[0], { ref, how, of }: Mention): A.Objects =>
  how === "tapped" && of?.type === "all" && !holdsPart(of, A.status("untapped"))
    ? refuse(node, "some of them may have been tapped before")
    : (ref as A.Objects);

/** The last instruction of each ability that dealt damage; to whom, where that was said in one. */
const damageDealt = new WeakMap<Scope["targets"], { readonly id: number; readonly to?: A.Recipients }>();
export const rememberDamage = (scope: Scope, id: number, to: A.Recipients | undefined): void =>
  void damageDealt.set(scope.targets, to === undefined ? { id } : { id, to });
export const damageBefore = (scope: Scope) => damageDealt.get(scope.targets);

/** Some of the cards that an instruction was for, so that "the rest" are the others. */
export const rememberPart = (
  scope: Scope,
  id: number,
  what: A.Objects,
  group: A.Objects,
  how: Pick<Mention, "how" | "zone">,
): void => {
  chosenFrom(what, id, scope);
  const words = new Set([...wordsOf(what, scope), "card"]);
  // What is known by itself goes on being it, whether or not it is moved.
  const phrase = isSettled(what) ? undefined : (scope.phrases.of.get(what) ?? scope.phrases.current);
  scope.mentions.push({
    ...(phrase === undefined ? {} : { from: [phrase] }),
    ref: A.bound(id),
    is: "object",
    plural: isPlural(what, scope),
    words,
    ...how,
    of: what,
    group,
  });
};

const groupIn = (filter: A.Filter): A.Objects | undefined =>
  filter.type === "isOneOf"
    ? filter.objects
    : filter.type === "and"
      ? filter.filters.map(groupIn).find((found) => found !== undefined)
      : undefined;

/** The group of cards that the objects are some of ("a land card from among them", "the land cards revealed this way"). */
export const groupOf = (what: A.Objects, scope: Scope): A.Objects | undefined => {
  switch (what.type) {
    case "choose":
      return what.from ?? groupIn(what.filter);
    case "among":
      return what.objects;
    case "together": {
      const [first, ...others] = what.parts.map((part) => groupOf(part, scope));
      return others.every((other) => same(other, first)) ? first : undefined;
    }
    case "all":
      return groupIn(what.filter);
    case "bound": {
      const known = scope.mentions.findLast((each) => same(each.ref, what));
      return known?.group ?? (known?.of === undefined ? undefined : groupOf(known.of, scope));
    }
    default:
      return undefined;
  }
};

const areAnywhere = (what: A.Objects): what is A.All | A.Choose =>
  (what.type === "all" || (what.type === "choose" && what.from === undefined)) &&
  areCardsAnywhere(what.filter);

/** "Reveal the top two cards of your library. Put all land cards into your hand": of those, where one group was shown. */
export const ofShown = (what: A.Objects, { mentions }: Scope): A.Objects => {
  if (!areAnywhere(what)) return what;
  const [shown, ...others] = mentions.filter(({ how }) => how === "revealed" || how === "looked at");
  if (shown === undefined || others.length > 0) return what;
  const from = shown.ref as A.Objects;
  return what.type === "all" ? A.among(from, what.filter) : { ...what, from };
};

/** What an earlier instruction put onto the battlefield is no card revealed, or found among others, any more (109.2, 400.7). */
export const notPutYet = (what: A.Objects, { mentions, replacing }: Scope): A.Objects => {
  if ((what.type !== "choose" && what.type !== "among") || holdsType(what.filter, "inZone")) return what;
  const group = what.type === "choose" ? what.from : what.objects;
  const put = mentions.filter(
    ({ ref, of, zone, group: whole }) =>
      zone === "battlefield" &&
      ref.type === "bound" &&
      replacing?.has(ref.id) !== true &&
      same(whole, group) &&
      !holdsPart(what, A.otherThan(ref)) &&
      (of?.type === "choose" || of?.type === "among") &&
      !areApart(of.filter, what.filter),
  );
  const others = put.map(({ ref }) => A.otherThan(ref as A.Objects));
  return others.length === 0 ? what : { ...what, filter: conjunction([what.filter, ...others]) };
};
/** "Nonland cards", "land cards": nothing fits both. */
const areApart = (one: A.Filter, other: A.Filter): boolean =>
  [one, other].some((each, index) =>
    conjuncts(each).some(
      (asked) =>
        asked.type === "not" && conjuncts(index === 0 ? other : one).some((of) => same(of, asked.filter)),
    ),
  );

/** What a choice asks of all that is chosen together. */
export const togetherIn = ({ together }: A.GoTogether): A.GoTogether =>
  together === undefined ? {} : { together };

/** A choice without its chooser where that is the player the instruction is for anyway (608.2d). */
export const ownChoice = (what: A.Objects, who: A.Players): A.Objects => {
  if (what.type === "together") return A.together(what.parts.map((part) => ownChoice(part, who)));
  if (what.type !== "choose" || !same(what.by, who)) return what;
  const { by: _, ...rest } = what;
  return rest;
};

/** `{ who }` where somebody else than the controller of the ability is told to do it. */
export const unlessYou = (who: A.Players): { readonly who?: A.Players } =>
  who.type === "you" ? {} : { who };

/** "You" and "they" are not the same players: who was told to do something is asked about it. */
export const toldTo = (node: Nodes["player"], who: A.Players, told: A.Players | undefined): void => {
  if (told !== undefined && (told.type === "you") !== (who.type === "you"))
    refuse(node, "it was not this player who was told to do it");
  // "Any player may …. If an opponent does" asks about some of them alone.
  if (told?.type === "players" && who.type === "opponents")
    refuse(node, "it is not known which of the players did this");
};

/** What an instruction asked of what it was done to. */
export const askedOf = (of: A.Objects | undefined, { targets }: Scope): readonly A.Filter[] => {
  const filter =
    of?.type === "target"
      ? targets[of.index]?.objects
      : of?.type === "choose" || of?.type === "all"
        ? of.filter
        : undefined;
  return filter === undefined ? [] : conjuncts(filter);
};

/** "If you put one or more Equipment onto the battlefield this way" is about all of them where only such could be chosen. */
export const isAllOf = ({ of }: Mention, filter: A.Filter): boolean => {
  const asked = of?.type === "choose" ? conjuncts(of.filter) : [];
  return conjuncts(filter).every((each) => asked.some((one) => same(one, each)));
};
