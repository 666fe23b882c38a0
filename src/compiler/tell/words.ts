import type {
  Comparison,
  Cost,
  CostChoice,
  Costs,
  Count,
  Effect,
  Face,
  Filter,
  GoTogether,
  ManaCost,
  Objects,
  Players,
  Quantity,
  Zone,
} from "../../abilities/index.ts";
import { articleBefore } from "../../../grammar/lexicon/articles.ts";
import { pluralSubtype } from "../../../grammar/lexicon/subtypes.ts";
import { thirdPerson as thirdPersonOf } from "../../../grammar/lexicon/verbs.ts";
import { same } from "../lower/same.ts";
import { placeOf } from "../zone-words.ts";
import type { Telling } from "./telling.ts";

/** "a, b and c". */
export const listed = (parts: readonly string[], word = "and"): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${word} ${parts[parts.length - 1]}`;

/** The words that are there, with spaces between. */
export const words = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => typeof part === "string" && part !== "").join(" ");

/** "beRegenerated" in words: "be regenerated". */
export const spaced = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** "a creature", "an artifact". */
export const withArticle = (noun: string): string => `${articleBefore(noun)} ${noun}`;

export const symbols = (cost: ManaCost): string =>
  cost.length === 0 ? "{0}" : cost.map((symbol) => `{${symbol}}`).join("");

/** The verb for "it": "draws", "searches", "phases out". */
export const thirdPerson = (verb: string): string => {
  const [first = "", ...rest] = verb.split(" ");
  return [["may", "can't", "would"].includes(first) ? first : thirdPersonOf(first), ...rest].join(" ");
};

/** Sorts of objects, called after their types: "instant or sorcery card". */
export const sorts = ["permanent", "spell", "card", "token", "ability", "copy", "commander"];
const endsInSort = new RegExp(` (?:${sorts.join("|")})$`);

/** "creatures", "sorceries", "Elves": of "artifact or creature" both. */
export const plural = (noun: string): string =>
  noun.replace(endsInSort.test(noun) ? /\S+$/ : /[^\s,]+(?=$|,| or | that | of )/g, (word) => {
    if (word === "or") return word;
    if (/^[A-Z]/.test(word)) return pluralSubtype(word);
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
    return `${word}${/(?:s|x|z|ch|sh)$/.test(word) ? "es" : "s"}`;
  });

const isPlural = ({ type }: Players): boolean => type === "you" || type === "playersTogether";

/** Players and what they do, the verb in its base form: "you draw", "target player draws". */
export const does = (who: Players, verb: string, tell: Telling): string => {
  if (same(who, tell.subject)) return verb;
  return `${tell.players(who)} ${isPlural(who) ? verb.replace(/^be /, "are ") : thirdPerson(verb)}`;
};

/** "your", "each opponent's". */
export const whose = (who: Players, tell: Telling): string =>
  who.type === "you" ? "your" : `${tell.players(who)}'s`;

/** "your", "their own" of each of several. */
export const theirOwn = (who: Players, tell: Telling): string =>
  who.type === "players" || who.type === "opponents" ? "their own" : whose(who, tell);

/** "your turn", "an opponent's turn", "the turn of a player except you": it is the turn of one player. */
export const whoseTurn = (who: Players, tell: Telling): string =>
  who.type === "playersExcept"
    ? `the turn of ${tell.players(who).replace(/^each /, "a ")}`
    : `${who.type === "opponents" ? "an opponent's" : whose(who, tell)} turn`;

/** "under your control", "under its owner's control". */
export const under = (who: Players, tell: Telling): string =>
  who.type === "you"
    ? "under your control"
    : who.type === "ownerOf" && who.objects.type === "each"
      ? "under its owner's control"
      : `under the control of ${tell.players(who)}`;

const isPlain = (quantity: Quantity): boolean => typeof quantity === "number" || quantity.type === "x";

/** "3 or less", "exactly 2", "at most the number of …". */
export const compared = (comparison: Comparison, quantity: Quantity, tell: Telling): string => {
  const value = tell.quantity(quantity);
  const said: Readonly<Record<Comparison, string>> = {
    "=": `exactly ${value}`,
    "<=": isPlain(quantity) ? `${value} or less` : `at most ${value}`,
    ">=": isPlain(quantity) ? `${value} or more` : `at least ${value}`,
    "<": `less than ${value}`,
    ">": `more than ${value}`,
    even: "an even number",
    odd: "an odd number",
  };
  return said[comparison];
};

/** "3 life", "life equal to the number of …". */
export const amountOf = (quantity: Quantity, what: string, tell: Telling): string =>
  isPlain(quantity) ? `${tell.quantity(quantity)} ${what}` : `${what} equal to ${tell.quantity(quantity)}`;

/** "a card", "2 cards", "as many cards as the number of …". */
export const many = (quantity: Quantity, what: string, tell: Telling, several = plural(what)): string =>
  quantity === 1
    ? withArticle(what)
    : isPlain(quantity)
      ? `${tell.quantity(quantity)} ${several}`
      : `as many ${several} as ${tell.quantity(quantity)}`;

/** "exactly 2", "up to 3", "1 or more", "any number of". */
export const counted = ({ min, max }: Count, tell: Telling): string => {
  const [least, most] = [tell.quantity(min), max === undefined ? undefined : tell.quantity(max)];
  if (most === least) return least;
  if (most === undefined) return min === 0 ? "any number of" : `${least} or more`;
  return min === 0 ? `up to ${most}` : `${least} to ${most}`;
};

const isOne = ({ min, max }: Count): boolean => min === 1 && max === 1;

/** "a creature", "up to 2 creatures". */
export const some = (count: Count, filter: Filter, tell: Telling): string => {
  if (isOne(count)) return tell.one(filter);
  return typeof count.max === "object" && count.max.type !== "x"
    ? words(count.min === 0 && "up to", `as many ${tell.nouns(filter)} as ${tell.quantity(count.max)}`)
    : words(counted(count, tell), count.max === 1 ? tell.noun(filter) : tell.nouns(filter));
};

/** "a +1/+1 counter", "up to 2 counters". */
export const counters = (count: Count | undefined, kind: string | undefined, tell: Telling): string => {
  if (count === undefined) return words("all", kind, "counters");
  if (isOne(count)) return withArticle(words(kind, "counter"));
  return typeof count.max === "object" && count.max.type !== "x"
    ? words(count.min === 0 && "up to", `as many`, kind, `counters as ${tell.quantity(count.max)}`)
    : words(counted(count, tell), kind, count.max === 1 ? "counter" : "counters");
};

/** "a creature you control", "a creature among [1]": one of them, where any one will do. */
export const oneOf = (all: Objects, tell: Telling): string =>
  all.type === "all"
    ? tell.one(all.filter)
    : all.type === "among"
      ? `${tell.one(all.filter)} among ${tell.objects(all.objects)}`
      : tell.objects(all);

/** Whether several objects are spoken of, and not each by itself. */
const areSeveral = (what: Objects | CostChoice, tell: Telling): boolean => {
  switch (what.type) {
    case "target":
      return tell.targets[what.index]?.count.max !== 1;
    case "choose":
    case "costChoice":
      return what.count.max !== 1;
    case "topCards":
      return what.count !== 1;
    case "together":
      return true;
    default:
      return false;
  }
};

/** Where objects go that belong somewhere: "its owner's hand", "their owners' hands". */
export const placeOfOwner = (
  zone: "library" | "hand" | "graveyard",
  what: Objects | CostChoice | undefined,
  tell: Telling,
): string =>
  what !== undefined && areSeveral(what, tell) ? `their owners' ${plural(zone)}` : `its owner's ${zone}`;

/** What is asked of several chosen objects at once, in brackets. */
export const goTogether = ({ together }: GoTogether, tell: Telling): string =>
  together === undefined
    ? ""
    : `(${words(
        `together: ${together.are} ${spaced(together.in)}`,
        together.atMost !== undefined && `at most ${tell.quantity(together.atMost)}`,
        together.atLeast !== undefined && `at least ${tell.quantity(together.atLeast)}`,
      )})`;

/** Keyword actions that are not called as the model calls them. */
const actions: Readonly<Record<string, string>> = {
  boast: "activate a boast ability",
  completeDungeon: "complete a dungeon",
  crime: "commit a crime",
  exhaust: "activate an exhaust ability",
  loseControl: "lose control of",
  loseFlip: "lose a coin flip",
  loseGame: "lose the game",
  monarch: "become the monarch",
  "power-up": "activate a power-up ability",
  rollDie: "roll one or more dice",
  search: "search a library",
  venture: "venture into the dungeon",
  giveGift: "have given the gift",
  winClash: "win a clash",
  winFlip: "win a coin flip",
  ringTempts: "be tempted by the Ring",
  gainLevel: "raise the level",
  unlockDoor: "unlock a door",
  lockOrUnlockDoor: "lock or unlock a door",
  becomeBlocked: "have blocked what attacks",
};
/** The verb of a keyword action. */
export const actionVerb = (action: string): string => actions[action] ?? spaced(action);

/** Whether each player has such a zone among cards. */
export const isOwned = (zone: Zone): zone is "library" | "hand" | "graveyard" =>
  zone === "library" || zone === "hand" || zone === "graveyard";

/** Where something is: "on the battlefield", "in your hand". */
export const inZone = (zone: Zone, of: Players | undefined, tell: Telling): string =>
  of === undefined || !isOwned(zone) ? placeOf(zone) : `in ${whose(of, tell)} ${zone}`;

/** "the upkeep step", "the precombat main phase". */
export const stepName = (step: string): string => `${step} ${step.endsWith("main") ? "phase" : "step"}`;

/** The name of a zone: "the battlefield", "a graveyard". */
export const zoneName = (zone: Zone): string =>
  ({
    sideboard: "outside the game",
    library: "a library",
    hand: "a hand",
    battlefield: "the battlefield",
    graveyard: "a graveyard",
    stack: "the stack",
    exile: "exile",
    command: "the command zone",
  })[zone];

/** Verbs that instructions without a subject begin with. */
const imperative =
  /^(?:attach|counter|destroy|double|end|exchange|exile|flip|move|put|regenerate|remove|repeat|tap|transform|turn|unattach|untap) /;

/** The effect as what the players do: a verb in its base form; "have it that …" where somebody else or an object does it. */
export const asDone = (who: Players, effect: Effect, tell: Telling): string => {
  const done = tell.effectOf(who, effect);
  return done.includes("\n") || done !== tell.effect(effect) || imperative.test(done)
    ? done
    : `have it that ${done}`;
};

/** Costs as what somebody does: "you pay {2} and sacrifice this"; any one of several lists of them. */
export const paying = (who: Players, costs: readonly Costs[], tell: Telling): string => {
  const paid = (cost: Cost): string =>
    cost.type === "effectCost" ? asDone(who, cost.effect, tell) : tell.cost(cost);
  return listed(
    costs.map((all) =>
      listed(all.map((cost, index) => (index === 0 ? does(who, paid(cost), tell) : paid(cost)))),
    ),
    "or",
  );
};

/** Several steps below another line; what begins with one line behind it. */
export const below = (text: string): string => (text.startsWith("- ") ? `:\n${text}` : `: ${text}`);

/** Lines as the steps of something: each begins with a dash, what belongs to it stands further in. */
export const steps = (texts: readonly string[]): string =>
  texts.length === 1 ? texts.join("") : dashed(texts);
export const dashed = (texts: readonly string[]): string =>
  texts.map((text) => `- ${text.replaceAll("\n", "\n  ")}`).join("\n");

/** "as a 2/2 Horror creature": what is face down, where that is told (708.2). */
export const faceDownAs = ({ power, toughness, supertypes, subtypes, cardTypes }: Face): string =>
  words(
    "as a",
    power !== undefined && `${power}/${toughness ?? 0}`,
    [...supertypes, ...subtypes, ...cardTypes].join(" "),
  );
