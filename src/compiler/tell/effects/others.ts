import type { Effect, ManaProduction, ManaUse, TokenSpec } from "../../../abilities/index.ts";
import { inManner } from "../changes.ts";
import { quoted } from "../modifications.ts";
import { objects } from "../references.ts";
import { type Table, type Telling, look } from "../telling.ts";
import {
  actionVerb,
  below,
  does,
  listed,
  many,
  plural,
  spaced,
  symbols,
  whose,
  withArticle,
  words,
} from "../words.ts";
import { entering, linked } from "./zones.ts";
import type { control } from "./control.ts";
import type { permanents } from "./permanents.ts";
import type { zones } from "./zones.ts";

type Others = Exclude<Effect, { type: keyof typeof control | keyof typeof permanents | keyof typeof zones }>;

const tokenNoun = (token: TokenSpec, tell: Telling, form = (noun: string): string => noun): string => {
  const {
    predefined,
    name,
    supertypes = [],
    cardTypes = [],
    subtypes = [],
    colors,
    power,
    toughness,
    abilities = [],
  } = token;
  return words(
    predefined,
    typeof power === "number" && typeof toughness === "number" && `${power}/${toughness}`,
    ...supertypes,
    colors !== undefined && (colors.length === 0 ? "colorless" : listed(colors)),
    ...subtypes,
    ...cardTypes,
    form("token"),
    (typeof power !== "number" || typeof toughness !== "number") &&
      [
        ...(power === undefined ? [] : [`power ${tell.quantity(power)}`]),
        ...(toughness === undefined ? [] : [`toughness ${tell.quantity(toughness)}`]),
      ]
        .map((part, index) => (index === 0 ? `with ${part}` : part))
        .join(" and "),
    name !== undefined && `named “${name}”`,
    abilities.length > 0 && `with ${quoted(abilities, tell)}`,
  );
};

const ways: Readonly<Record<ManaProduction["choose"], string>> = {
  fixed: "",
  choice: "",
  anyColor: "mana of any one color",
  anyCombination: "mana in any combination of",
  chosenColor: "mana of the chosen color",
  couldProduce: "mana of a type that could be produced by",
  colorsAmong: "mana of one of the colors of",
  eachColorAmong: "one mana of each color of",
  commanderIdentity: "mana of a color in the commander's identity",
  eventType: "mana of a type of the event",
};
const production = (
  { symbols: given, choose, count, among, colored, different }: ManaProduction,
  tell: Telling,
): string =>
  words(
    choose !== "fixed" &&
      count !== undefined &&
      `${tell.quantity(count)}${choose === "choice" ? " times" : ""}`,
    ways[choose],
    choose === "anyCombination" && given === undefined && "colors",
    given !== undefined &&
      (choose === "fixed"
        ? symbols(given)
        : listed(
            given.map((each) => `{${each}}`),
            "or",
          )),
    among !== undefined && tell.objects(among),
    choose === "fixed" && count !== undefined && `times ${tell.quantity(count)}`,
    colored === true && "(colors only)",
    different === true && "(all different)",
  );

const use = (
  { spells, abilitiesOf, keyword, actions, costsWith, otherCosts, notGeneric }: ManaUse,
  tell: Telling,
): string =>
  listed(
    [
      ...(spells === undefined ? [] : [`to cast ${tell.one(spells)}`]),
      ...(abilitiesOf === undefined
        ? []
        : [words("to activate", keyword, `abilities of ${tell.one(abilitiesOf)}`)]),
      ...(abilitiesOf === undefined && keyword !== undefined ? [`to activate ${keyword} abilities`] : []),
      ...(actions ?? []).map(({ action, of }) => words(`to ${action}`, of !== undefined && tell.one(of))),
      ...(costsWith === undefined ? [] : [`for costs with {${costsWith}}`]),
      ...(otherCosts === true ? ["for costs of neither spells nor abilities"] : []),
    ],
    "or",
  ) + (notGeneric === true ? ", never for generic mana" : "");

/** Tokens, mana, spells, choices, and what happens to players and turns. */
export const others: Table<Others> = {
  createTokens: (node, tell) =>
    words(
      does(node.who, "create", tell),
      many(node.count, tokenNoun(node.token, tell), tell, tokenNoun(node.token, tell, plural)),
      entering(node, tell),
      linked(node.link),
      node.atOnce === true && "(at the same time)",
    ),
  createCopies: (node, tell) => {
    const { who, count, of, except = [] } = node;
    return words(
      does(who, "create", tell),
      `${many(count, "token", tell)} that ${count === 1 ? "is a copy" : "are copies"} of ${tell.objects(of)}`,
      except.length > 0 && `except it ${listed(except.map(tell.modification))}`,
      entering(node, tell),
      linked(node.link),
    );
  },
  investigate: ({ who, times }, tell) =>
    words(does(who, "investigate", tell), times !== undefined && `${tell.quantity(times)} times`),
  getEmblem: ({ who, abilities }, tell) =>
    `${does(who, "get", tell)} an emblem with ${quoted(abilities, tell)}`,
  addMana: ({ who, mana, onlyFor, keeps, marked }, tell) =>
    words(
      does(who, "add", tell),
      production(mana, tell),
      onlyFor !== undefined && `(only ${use(onlyFor, tell)})`,
      keeps !== undefined && `(which stays until ${keeps})`,
      marked === true && "(what it is spent on counts below)",
    ),
  emptyMana: ({ who }, tell) => `${does(who, "lose", tell)} all unspent mana`,
  copySpell: ({ who, what, times, newTargets, aim, aimEach, except = [] }, tell) =>
    words(
      does(who, "copy", tell),
      tell.objects(what),
      times !== undefined &&
        (typeof times === "number" ? `${times} times` : `as often as ${tell.quantity(times)}`),
      newTargets === true && "with new targets of choice",
      aim !== undefined && `targeting ${tell.objects(aim)}`,
      aimEach !== undefined && `once for each of these as its only target: ${tell.objects(aimEach)}`,
      except.length > 0 && `except it ${listed(except.map(tell.modification))}`,
    ),
  changeTargets: ({ who, what, how, to }, tell) => {
    const verbs = {
      chooseNew: "choose new targets for",
      change: "change the targets of",
      changeOne: "change a target of",
      aim: "set the only targets of",
    };
    return words(
      does(who, verbs[how], tell),
      tell.objects(what),
      how === "chooseNew" && "(or leave them)",
      to !== undefined && `to ${tell.objects(to)}`,
    );
  },
  castCards: (node, tell) => {
    const { who, what, verb, copy, transformed, as, spell } = node;
    return words(
      does(who, verb, tell),
      copy === true && "a copy of",
      tell.objects(what),
      transformed === true && "with its back face up",
      spell !== undefined && `(as ${tell.one(spell)})`,
      inManner(node, tell),
      as !== undefined && `(its ${as} cost)`,
    );
  },
  allowPlay: (node, tell) => {
    const { who, what, verb, duration, flash, once, condition } = node;
    return words(
      `${tell.players(who)} may ${verb} ${tell.objects(what)}`,
      duration === undefined ? "at any later time" : tell.duration(duration),
      inManner(node, tell),
      flash === true && "as though it had flash",
      once === true && "(one of them)",
      condition !== undefined && `while ${tell.condition(condition)}`,
    );
  },
  chooseValue: (node, tell) => {
    const { who, what, among, except, filter, from, any, least, most, random, once, on } = node;
    return words(
      does(who, "choose", tell),
      any === true
        ? `${what === "player" ? "any number of" : "one or more"} ${spaced(what)}s`
        : withArticle(spaced(what)),
      among !== undefined && `among ${listed(among, "or")}`,
      except !== undefined && `except ${listed(except)}`,
      filter !== undefined && `(of ${tell.one(filter)})`,
      from !== undefined && `out of ${tell.players(from)}`,
      on !== undefined && `on ${tell.objects(on)}`,
      least !== undefined && `from ${least}`,
      most !== undefined && `to ${most}`,
      random === true && "at random",
      // 607.2d: no other ability knows of it.
      once === true && "for this alone",
    );
  },
  chooseObjects: ({ who, what }, tell) => {
    // Who is told to choose is known by that.
    if (what.type === "self" && who.type !== "you") return `see who ${tell.players(who)} is`;
    // A target is chosen before (601.2c).
    if (what.type === "target" || what.type === "eventObjects" || what.type === "self")
      return `choose ${tell.objects(what)}`;
    return words(does(who, "choose", tell), look(objects, what, { ...tell, chooser: who }));
  },
  flipCoin: ({ who, count, untilLoss }, tell) =>
    words(
      does(who, "flip", tell),
      many(count ?? 1, "coin", tell),
      untilLoss === true && "until a flip is lost",
    ),
  rollDie: ({ who, sides, count, results = [] }, tell) =>
    `${does(who, "roll", tell)} ${many(count ?? 1, `d${sides}`, tell)}${
      results.length === 0
        ? ""
        : `:\n${results.map(({ from, to, effect }) => `• ${from}–${to}${below(tell.effect(effect))}`.replaceAll("\n", "\n  ")).join("\n")}`
    }`,
  vote: ({ options, what, secret }, tell) =>
    words(
      "each player votes",
      secret === true && "in secret",
      `for ${
        options === undefined
          ? ""
          : listed(
              options.map(({ word, bind }) => (bind === undefined ? `“${word}”` : `“${word}” [${bind}]`)),
              "or",
            )
      }${what === undefined ? "" : tell.objects(what)}`,
    ),
  piles: ({ who, what, chooser, bindOther, faceDown }, tell) =>
    words(
      does(who, "separate", tell),
      `${tell.objects(what)} into two piles,`,
      faceDown === true && "the first one face down,",
      `and ${does(chooser, "choose", tell)} one`,
      bindOther !== undefined && `(the other one is [${bindOther}])`,
    ),
  clash: ({ who }, tell) => does(who, "clash", tell),
  endGame: ({ who, result }, tell) => `${does(who, result, tell)} the game`,
  extraTurn: ({ who, count }, tell) => `${does(who, "take", tell)} ${many(count ?? 1, "extra turn", tell)}`,
  extraPhase: ({ phases, after }) =>
    words(
      `after ${after === undefined ? "this phase" : after === "this phase" ? after : `the ${after} phase`}`,
      `there is an additional ${listed(phases)} phase`,
    ),
  skipNext: ({ who, what, count }, tell) =>
    words(
      does(who, "skip", tell),
      `${whose(who, tell)} next`,
      count === undefined ? what : many(count, what, tell),
    ),
  become: ({ who, what }, tell) =>
    what === "day" || what === "night"
      ? `it becomes ${what}`
      : what === "initiative"
        ? `${does(who, "take", tell)} the initiative`
        : `${does(who, "become", tell)} ${spaced(what)}`,
  endTurn: () => "end the turn",
  do: ({ action, who, what, count, word }, tell) =>
    words(
      does(who, actionVerb(action), tell),
      count !== undefined && tell.quantity(count),
      what !== undefined && `with ${tell.objects(what)}`,
      word,
    ),
};
