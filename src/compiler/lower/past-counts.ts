import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { filterOf, filterOfNoun, nounOf } from "./nouns.ts";
import { holdsPart, holdsType, same } from "./same.ts";
import { conjunction, conjuncts, isOtherThan } from "./series.ts";
import { anyObjects } from "./objects.ts";
import { playersOf } from "./players.ts";
import { spanOf } from "./since.ts";
import { ofSpells } from "./zone-filters.ts";
import { aside } from "./aside.ts";
import { refuse, type PhraseNode, type Scope } from "./scope.ts";

const isAnyCard = (filter: A.Filter): boolean => filter.type === "kind" && filter.kind === "card";
/** What says where cards are, or which ones. */
const places = ["inZone", "isOneOf", "history"] as const;

type Noun = Nodes["nounPhrase"] | Nodes["numberNoun"];

/** What the noun says of its objects as they are now: whose they are and where. */
const ofNow: ReadonlySet<string> = new Set([
  "controlledBy",
  "ownedBy",
  "heldOtherwise",
  "inZone",
  "onBattlefield",
  "inEitherPlace",
]);

/** The event that objects with such a past were part of. */
const eventOf = (past: A.History, what: A.Filter): A.TriggerEvent | undefined => {
  if (past.by !== undefined || past.from !== undefined) return undefined;
  switch (past.event) {
    case "entered":
      return A.zoneChange(what, undefined, "battlefield");
    case "died":
      return A.zoneChange(what, "battlefield", "graveyard");
    case "attacked":
      return A.attacks(what);
    case "was dealt damage":
      return A.damage(undefined, what);
    default:
      return undefined;
  }
};

/** The number of objects that a noun speaks of, the objects themselves, and what they can be called. */
interface Counted {
  readonly number: A.Quantity;
  readonly all: A.All;
  readonly words: ReadonlySet<string>;
}

/**
 * "Creatures that attacked this turn" are counted where they did so, although some have left since (608.2i); "creatures you
 * control that attacked this turn" are those of now.
 */
export const objectsCounted = (node: Noun, scope: Scope): Counted => {
  const cast = castByAnyone(node);
  if (cast !== undefined) return spellsOf(cast.since, cast.noun, scope);
  const noun = nounOf(node, scope);
  const filter = filterOfNoun(noun, node);
  // 109.2a: "for each creature card and … for each land card exiled this way" would be cards anywhere.
  if (conjuncts(filter).some(isAnyCard) && !holdsType(filter, ...places))
    return refuse(node, "say where these cards are");
  const all = A.all(filter);
  return { number: numberIn(noun.filters, node, scope) ?? A.count(all), all, words: noun.words };
};

/** Whether the event of the ability is one of those that are counted: nothing is asked of them that it was not asked itself. */
const isCounted = (trigger: A.TriggerEvent | undefined, counted: A.TriggerEvent): boolean => {
  if (trigger?.type !== counted.type) return false;
  const own = new Map(Object.entries(trigger));
  return Object.entries(counted).every(([key, asked]) =>
    key === "what"
      ? conjuncts(asked as A.Filter).every(
          (part) =>
            same(part, A.anything) || (holdsPart(own.get(key), part) && !holdsType(own.get(key), "or")),
        )
      : same(asked, own.get(key)) || ["eventPlayer", "players"].includes((asked as A.Players).type),
  );
};

/**
 * What happened to another thing than the card itself leaves that alone: "other spells" where one is cast are other than that
 * spell.
 */
const isOfAnother = ({ trigger }: Scope, { type }: A.TriggerEvent): boolean =>
  trigger?.type === type && !holdsPart(trigger, A.isOneOf(A.self));

/** How often that happened; "each other creature that died this turn" leaves out the event of the ability, which has happened, too. */
const timesOf = (
  event: (what: A.Filter) => A.TriggerEvent,
  filter: A.Filter,
  when: A.HappenedTo["when"],
  { node, scope }: { readonly node: PhraseNode; readonly scope: Scope },
): A.Quantity => {
  const parts = conjuncts(filter);
  const isOfEvent = parts.some((each) => isOtherThan(each, "self")) && isOfAnother(scope, event(A.anything));
  const others = isOfEvent ? ["eventObjects", "self"] : ["eventObjects"];
  const left = parts.filter((each) => !others.some((what) => isOtherThan(each, what as A.Objects["type"])));
  if (left.length === parts.length) return A.happenedTo(event(filter), when);
  const all = event(left.length === 0 ? A.anything : conjunction(left));
  return isCounted(scope.trigger, all)
    ? A.plus([A.happenedTo(all, when), -1])
    : refuse(node, "say other than what this is", "RW4003");
};

/** "That entered under your control this turn". */
const isEntered = (filter: A.Filter): filter is A.IsOneOf & { readonly objects: A.Involved } =>
  filter.type === "isOneOf" && filter.objects.type === "involved";

const numberIn = (described: readonly A.Filter[], node: Noun, scope: Scope): A.Quantity | undefined => {
  const filters = described.flatMap((each) =>
    isEntered(each) && each.objects.event.type === "zoneChange"
      ? [A.history("entered", each.objects.when), each.objects.event.what ?? A.anything]
      : [each],
  );
  const pasts = filters.filter((each) => each.type === "history");
  const [past] = pasts;
  if (past === undefined || pasts.length > 1 || past.when === "ever") return undefined;
  if (past.event !== "died" && node.post.some(({ kind }) => ofNow.has(kind))) return undefined;
  if (filters.some(({ type }) => type === "inZone")) return undefined;
  const rest = filters.filter((each) => each !== past);
  const filter = rest.length === 0 ? A.anything : conjunction(rest);
  if (eventOf(past, filter) === undefined)
    return refuse(node, "those of them that have left since cannot be counted yet");
  return timesOf((what) => eventOf(past, what)!, filter, past.when, { node, scope });
};

export const numberOfObjects = (node: Noun, scope: Scope): A.Quantity => objectsCounted(node, scope).number;

type Done = Nodes["thingsDone"];

/** Spells that were cast, each as it was then; those before a spell are counted without it. */
const spellsCast = (since: Nodes["since"], who: A.Players, filter: A.Filter, scope: Scope): A.Quantity => {
  const spell = ofSpells(filter);
  if (since.kind !== "sinceBefore")
    return timesOf((what) => A.cast(who, what), spell, spanOf(since), { node: since, scope });
  const before = aside(scope, () => anyObjects(since.what, scope));
  // "Each other spell cast before it": it is none of them anyhow.
  const others = conjuncts(spell).filter((part) => part.type !== "otherThan" || !same(part.objects, before));
  return A.happenedTo(A.cast(who, conjunction(others)), "this turn", { before });
};

/** "spells cast this turn": by anyone. */
const castByAnyone = ({
  kind,
  mods,
  head,
  post,
  span,
}: Noun): { readonly since: Nodes["since"]; readonly noun: Noun } | undefined => {
  const cast = post.find(
    (each) => each.kind === "doneTo" && each.does.kind === "isCast" && each.does.from === undefined,
  );
  if (cast?.kind !== "doneTo") return undefined;
  const noun = { kind, mods, head, post: post.filter((each) => each !== cast), span } as Noun;
  return { since: cast.since, noun };
};
const spellsOf = (since: Nodes["since"], node: Noun, scope: Scope): Counted => {
  const noun = nounOf(node, scope);
  const filter = filterOfNoun(noun, node);
  if (!noun.words.has("spell")) return refuse(node, "spells are cast: say “spells”");
  return { number: spellsCast(since, A.players, filter, scope), all: A.all(filter), words: noun.words };
};

const doerOf = (node: Done, scope: Scope): A.Players =>
  node.who === undefined ? A.players : playersOf(node.who, scope);

/** "spells you've cast this turn", "permanents you sacrificed this turn": counted as they were, wherever they are now. */
export const numberDone = (node: Done, scope: Scope): A.Quantity => {
  const who = doerOf(node, scope);
  const filter = filterOf(node.what, { ...scope, question: {} });
  if (node.how === "cast") return spellsCast(node.since, who, filter, scope);
  const event = (what: A.Filter): A.TriggerEvent =>
    node.how === "drawn" && isAnyCard(what) ? A.draws(who) : doneWith(node, who, what);
  return timesOf(event, filter, spanOf(node.since), { node, scope });
};

/** What players did with objects, as an event that happened to these. */
const doneWith = (node: Done, who: A.Players, filter: A.Filter): A.TriggerEvent => {
  const theirs = conjunction([filter, A.controlledBy(who)]);
  switch (node.how) {
    case "cast":
      return A.cast(who, ofSpells(filter));
    case "discarded":
      return A.discards(who, filter);
    case "sacrificed":
      return A.sacrifices(who, filter);
    case "created":
      return A.zoneChange(theirs, "outside", "battlefield");
    case "attacked with":
      return A.attacks(theirs);
    case "drawn":
      return refuse(node, "cards are drawn unseen: only their number is known");
    default:
      return node satisfies never;
  }
};

/** "the greatest mana value among spells you've cast this turn": of each as it was then. */
export const objectsDone = (node: Done, scope: Scope): A.Objects => {
  const what = doneWith(node, doerOf(node, scope), filterOf(node.what, scope));
  return A.involved(what, spanOf(node.since));
};

/** "the life you've gained this turn" */
export const lifeChanged = (
  node: { readonly how: "gained" | "lost"; readonly since: Nodes["since"] },
  who: A.Players,
): A.HappenedTo =>
  A.happenedTo(A.lifeChange(node.how === "lost" ? "loss" : "gain", who), spanOf(node.since), {
    of: "amount",
  });
