import type {
  EntersAlso,
  Manner,
  Quantity,
  Replacement,
  RuleChange,
  SomeMana,
} from "../../abilities/index.ts";
import { forbidden, quoted } from "./modifications.ts";
import { attackingWhom } from "./effects/zones.ts";
import type { Table, Telling } from "./telling.ts";
import { below, does, listed, many, steps, symbols, whose, words } from "./words.ts";

const more = (plus: Quantity, tell: Telling): string =>
  typeof plus === "number" && plus < 0 ? `less by ${-plus}` : `greater by ${tell.quantity(plus)}`;

const someMana = ({ color, from }: SomeMana, tell: Telling): string =>
  words(color, "mana", from !== undefined && `from ${tell.one(from)}`);

/** What is paid, without the verb. */
export const bare = (costs: string): string => costs.replace(/^pay /, "");

/** How something is cast that may be cast. */
export const inManner = (manner: Manner, tell: Telling): string => {
  const { free, costs, additional, anyMana, anyManaOf, exileAfter, exileOnly, gains } = manner;
  return words(
    free === true && "without paying its mana cost",
    costs !== undefined && `(${tell.costs(costs)} instead of paying its mana cost)`,
    additional !== undefined && `(as an additional cost: ${tell.costs(additional)})`,
    anyMana !== undefined &&
      `with ${anyManaOf === undefined ? "mana" : someMana(anyManaOf, tell)} spent as though it were of any ${anyMana === true ? "color" : anyMana}`,
    exileAfter !== undefined &&
      exileOnly !== undefined &&
      `(as follows only if it is ${tell.one(exileOnly)})`,
    exileAfter !== undefined &&
      (exileAfter === true
        ? "(it is exiled if it would leave the stack other than to the battlefield)"
        : "(it is exiled if it would be put into a graveyard)"),
    gains !== undefined && `gaining ${quoted(gains, tell)}`,
  );
};

/** Continuous effects on players and on the game. */
export const ruleChanges: Table<RuleChange> = {
  playerCant: ({ players, what, whom, limit, sparesMana }, tell) =>
    words(
      `${tell.players(players)} can't ${forbidden(what)}`,
      whom !== undefined && `(what or with what: ${tell.any(whom)})`,
      limit !== undefined && `more than ${limit} times each turn`,
      sparesMana === true && "(but for mana abilities)",
    ),
  costChange: (node, tell) => {
    const { what, of, keyword, by, change, cost, times, nth, minimum, coloredOnly } = node;
    return words(
      of === "spell"
        ? "casting"
        : of === "ability"
          ? "activating abilities"
          : of === "nonmana ability"
            ? "activating abilities other than mana abilities"
            : `paying ${keyword ?? ""} costs`,
      of !== "spell" && what.type !== "anything" && "of",
      (of === "spell" || what.type !== "anything") && tell.one(what),
      of !== "keyword" && keyword !== undefined && `(${keyword})`,
      by !== undefined && `by ${tell.players(by)}`,
      nth !== undefined && `(number ${nth} of each turn)`,
      change === "instead"
        ? `may be replaced by this: ${tell.costs(cost)}`
        : cost.length === 0
          ? "costs"
          : `costs ${bare(tell.costs(cost))} ${change}`,
      times !== undefined && `times ${tell.quantity(times)}`,
      minimum !== undefined && `${cost.length === 0 ? "" : "but "}not less than ${minimum} mana`,
      coloredOnly === true && "(only colored mana)",
    );
  },
  additionalCost: (
    { what, costs, alternatives = [], optional, repeatable, keyword, reduces, coloredOnly },
    tell,
  ) =>
    words(
      `to cast ${tell.noun(what)}`,
      optional === true ? "one may also" : "one must also",
      listed((costs.length > 0 ? [costs, ...alternatives] : alternatives).map(tell.costs), "or"),
      repeatable === true && "any number of times",
      keyword !== undefined && `(as its ${keyword} cost)`,
      reduces !== undefined && `so that it costs ${symbols(reduces)} less`,
      coloredOnly === true && "(only colored mana)",
    ),
  alternativeCost: ({ what, costs, keyword, condition, instant, limit }, tell) =>
    words(
      `${tell.noun(what)} may be cast like this instead of paying its mana cost: ${tell.costs(costs)}`,
      keyword !== undefined && `(as its ${keyword} cost)`,
      condition !== undefined && `if ${tell.condition(condition)}`,
      instant === true && "any time one could cast an instant",
      limit !== undefined && `at most ${limit} times each turn`,
    ),
  extraLands: ({ players, count }, tell) =>
    `${does(players, "may play", tell)} ${count === "any" ? "any number of" : tell.quantity(count)} additional lands each turn`,
  mayPlay: (node, tell) => {
    const { players, what, verb, limit, flash, once, keyword, condition } = node;
    return words(
      `${tell.players(players)} may ${verb} ${tell.any(what)}`,
      inManner(node, tell),
      keyword !== undefined && `by its ${keyword}`,
      flash === true && "as though it had flash",
      limit !== undefined && `at most ${limit} times each turn`,
      once === true && "once",
      condition !== undefined && `while ${tell.condition(condition)}`,
    );
  },
  castAsThoughFlash: ({ players, what, costs }, tell) =>
    words(
      `${tell.players(players)} may cast ${tell.one(what)} as though it had flash`,
      costs !== undefined && `by doing this as well: ${tell.costs(costs)}`,
    ),
  activateAsInstant: ({ players, what, keyword }, tell) =>
    words(
      `${tell.players(players)} may activate ${keyword ?? "activated"} abilities`,
      what.type !== "anything" && `of ${tell.one(what)}`,
      "as if with instants",
    ),
  handSize: ({ players, size, change = "set" }, tell) => {
    const hand = `the maximum hand size of ${tell.players(players)}`;
    if (size === "none") return `there is no ${hand.slice(4)}`;
    return `${hand} is ${change === "set" ? tell.quantity(size) : `${tell.quantity(size)} ${change}`}`;
  },
  revealTop: ({ players, lookOnly }, tell) =>
    lookOnly === true
      ? `${tell.players(players)} may look at the top card of ${whose(players, tell)} library at any time`
      : `the top card of ${whose(players, tell)} library is revealed`,
  revealHand: ({ players }, tell) => `${whose(players, tell)} hand is revealed`,
  mayLook: ({ players, what }, tell) => `${tell.players(players)} may look at ${tell.noun(what)} at any time`,
  triggersAgain: ({ event, of }, tell) =>
    words(
      `abilities of ${tell.noun(of)} trigger an additional time`,
      event !== undefined && `when caused by this: ${tell.event(event)}`,
    ),
  triggersNot: ({ event, of }, tell) =>
    words(
      "abilities",
      of !== undefined && `of ${tell.noun(of)}`,
      `don't trigger because ${tell.event(event)}`,
    ),
  spendAnyMana: (node, tell) => {
    const { players, on, abilitiesOf, anyType, as } = node;
    return words(
      `${does(players, "may spend", tell)} ${someMana(node, tell)} as though it were`,
      as === undefined ? `of any ${anyType === true ? "type" : "color"}` : as,
      on !== undefined && `to cast ${tell.noun(on)}`,
      abilitiesOf !== undefined && `to activate abilities of ${tell.noun(abilitiesOf)}`,
    );
  },
  skipStep: ({ players, step }, tell) =>
    `${does(players, "skip", tell)} ${whose(players, tell)} ${step}${/phase|turn/.test(step) ? "s" : " steps"}`,
  untapsAlso: ({ what, during }, tell) =>
    `${tell.noun(what)} untaps also in the untap step of ${tell.players(during)}`,
  lifeForMana: ({ players, color }, tell) =>
    `${does(players, "may pay", tell)} 2 life instead of each ${color} mana in a cost`,
  keepsMana: ({ players, color, becomes }, tell) =>
    becomes === undefined
      ? words(
          does(players, "don't lose", tell).replace("don'ts", "doesn't"),
          "unspent",
          color,
          "mana as steps and phases end",
        )
      : words("unspent", color, `mana of ${tell.players(players)} becomes ${becomes} instead of being lost`),
  playerHas: ({ players, abilities }, tell) => `${does(players, "have", tell)} ${quoted(abilities, tell)}`,
  castOnly: ({ what, condition }, tell) =>
    `${tell.noun(what)} can be cast only while ${tell.condition(condition)}`,
  legendRuleOff: ({ what }, tell) => `the legend rule doesn't apply to ${tell.noun(what)}`,
  mayBeCommander: () => "this can be a commander",
  revealsDrawn: ({ players, optional }, tell) =>
    `${does(players, optional === true ? "may reveal" : "reveal", tell)} the first card drawn each turn as it is drawn`,
  mayBeCompanion: () => "this can be revealed as a companion before the game",
  openingHand: ({ effect }, tell) => `in an opening hand${below(tell.effect(effect))}`,
  deckMayHave: ({ name, count }) =>
    `a deck can have ${count === "any" ? "any number of" : count} cards named “${name}”`,
  controlPlayer: ({ players }, tell) => `you make all decisions of ${tell.players(players)}`,
  turnAfter: ({ players }, tell) => `after the turn ${does(players, "take", tell)} an extra turn`,
  moreVotes: ({ players, optional }, tell) =>
    does(players, optional === true ? "may vote once more" : "vote once more", tell),
  moreDice: ({ players }, tell) =>
    `${does(players, "roll", tell)} one more die and the lowest roll is ignored`,
  lifeFloor: ({ players, least }, tell) =>
    `damage doesn't reduce the life of ${tell.players(players)} to less than ${tell.quantity(least)}`,
};

/** 702.44a: what sunburst puts on what enters. */
const onEntering = "charge (on a creature +1/+1)";

const entering = (
  { tapped, attacking, onlyPlayer, counters }: EntersAlso,
  tell: Telling,
): readonly string[] => [
  ...(tapped === undefined ? [] : [tapped ? "tapped" : "untapped"]),
  ...(attacking === undefined ? [] : [attackingWhom(attacking, onlyPlayer, tell)]),
  ...(counters ?? []).map(
    ({ kind, count }) => `with ${many(count, `${kind === "sunburst" ? onEntering : kind} counter`, tell)}`,
  ),
];

/** Replacement and prevention effects. */
export const replacements: Table<Replacement> = {
  entersWith: (node, tell) => {
    const what = tell.noun(node.what);
    const entries: readonly EntersAlso[] = [node, ...(node.also ?? [])];
    return steps(
      entries.flatMap((entry) => {
        const how = entering(entry, tell);
        const front = entry.condition === undefined ? "" : `if ${tell.condition(entry.condition)}, `;
        return [
          ...(entry.as === undefined
            ? []
            : [
                `${front}${node.optional === true ? "it may be that " : ""}as ${what} enters${below(tell.effect(entry.as))}`,
              ]),
          ...(how.length === 0
            ? []
            : [`${front}${what} ${node.optional === true ? "may enter" : "enters"} ${listed(how)}`]),
        ];
      }),
    );
  },
  replace: ({ event, instead, optional, once, besides }, tell) =>
    words(
      `if it would happen that ${tell.event(event)},`,
      once === true && "the first time",
      optional === true && "it may be that",
      instead === undefined
        ? "nothing happens instead"
        : `${besides === true ? "it happens, and" : "instead"}${below(tell.effect(instead))}`,
    ),
  prevent: ({ amount, to, from, combat, each, next, then, ifPrevented }, tell) =>
    words(
      "prevent",
      amount === undefined
        ? "all"
        : // What holds all the time prevents that much of each damage, and isn't used up (615.10).
          tell.standing === true
          ? `each time ${tell.quantity(amount)}`
          : `the next ${tell.quantity(amount)}`,
      combat === true && "combat",
      combat === false && "noncombat",
      "damage",
      next === true && "of the next time",
      from !== undefined && `by ${tell.one(from)}`,
      to !== undefined && `to ${tell.any(to)}`,
      each !== undefined && (each === true ? "(a shield for each)" : "(divided as chosen)"),
    ) +
    (then === undefined
      ? ""
      : `, then${ifPrevented === true ? " if damage was prevented" : ""}${below(tell.effect(then))}`),
  modifyAmount: ({ event, factor, plus, set, round, also, mana }, tell) =>
    words(
      `if it would happen that ${tell.event(event)}, the number is`,
      listed(
        [
          ...(factor === undefined ? [] : [`${factor} times as great`]),
          ...(plus === undefined ? [] : [more(plus, tell)]),
          ...(set === undefined ? [] : [tell.quantity(set)]),
          ...(factor === undefined && plus === undefined && set === undefined ? ["the same"] : []),
        ],
        "and",
      ),
      round !== undefined && `(rounded ${round})`,
      mana !== undefined && `and the mana is ${mana}`,
    ) + (also === undefined ? "" : `, and besides${below(tell.effect(also))}`),
  redirect: ({ to, from, amount, source, combat, next }, tell) =>
    words(
      amount === undefined ? "all" : `the next ${tell.quantity(amount)}`,
      combat === true && "combat",
      combat === false && "noncombat",
      "damage",
      next === true && "of the next time",
      source !== undefined && `by ${tell.one(source)}`,
      `to ${tell.any(from)} is dealt to ${tell.any(to)} instead`,
    ),
};
