import type { Effect } from "../../../abilities/index.ts";
import type { Table } from "../telling.ts";
import { bare } from "../changes.ts";
import { asDone, below, counted, does, listed, paying, spaced, steps, words } from "../words.ts";

type Control = Extract<
  Effect,
  {
    type:
      | "sequence"
      | "may"
      | "if"
      | "unless"
      | "pay"
      | "forEach"
      | "forEachPlayer"
      | "repeat"
      | "process"
      | "again"
      | "delayed"
      | "reflexive"
      | "modal"
      | "oneOf"
      | "setX"
      | "nothing";
  }
>;

/** Which instructions are followed, how often, and by whose choice. */
export const control: Table<Control> = {
  sequence: ({ effects }, tell) => steps(effects.map(tell.effect)),
  may: ({ who, effect, timesPerTurn, first }, tell) => {
    const done = asDone(who, effect, tell);
    const limit = timesPerTurn === undefined ? "" : ` (at most ${timesPerTurn} times each turn)`;
    const may = `${tell.players(who)} may${limit}${first === true ? " (if nobody did it before)" : ""}`;
    const isChoice = effect.type === "oneOf" || effect.type === "modal";
    return !isChoice && done.includes("\n") ? `${may} do all this:\n${done}` : `${may} ${done}`;
  },
  if: ({ condition, then, otherwise }, tell) =>
    steps([
      `if ${tell.condition(condition)}${below(tell.effect(then))}`,
      ...(otherwise === undefined ? [] : [`otherwise${below(tell.effect(otherwise))}`]),
    ]),
  unless: ({ effect, who, costs, alternatives = [], times }, tell) =>
    words(
      // One who pays is enough (118.12a).
      `unless ${paying(who, [costs, ...alternatives], tell).replace(/^each /, "any ")}`,
      times !== undefined && `${tell.quantity(times)} times`,
    ) + below(tell.effect(effect)),
  pay: ({ who, costs, repeat }, tell) =>
    words(
      paying(who, [costs], tell),
      repeat !== undefined && (repeat === true ? "any number of times" : `up to ${repeat} times`),
    ),
  forEach: ({ objects, effect }, tell) =>
    `for ${objects.type === "all" ? "" : "each of "}${tell.objects(objects)}${below(tell.effect(effect))}`,
  forEachPlayer: ({ players, effect }, tell) => `for ${tell.players(players)}${below(tell.effect(effect))}`,
  repeat: ({ times, effect, each }, tell) =>
    each === undefined
      ? `${tell.quantity(times)} times${below(tell.effect(effect))}`
      : words(
          `for each ${spaced(each.what)}`,
          each.among !== undefined && `(${listed(each.among)})`,
          each.on !== undefined && `on ${tell.objects(each.on)}`,
        ) + below(tell.effect(effect)),
  process: ({ effect }, tell) => `this process${below(tell.effect(effect))}`,
  again: () => "repeat this process",
  delayed: ({ event, ability, duration, once, condition, atOnce }, tell) =>
    words(
      atOnce === true ? "later, at the same time as" : "later, when",
      tell.event(event),
      once === true && "(only the first time)",
      duration !== undefined && `(${tell.duration(duration)})`,
      condition !== undefined && `if ${tell.condition(condition)}`,
    ) + below(tell.instructions(ability)),
  reflexive: ({ id, ability }, tell) =>
    `when ${id === undefined ? "this" : `[${id}]`} was done${below(tell.instructions(ability))}`,
  modal: (node, tell) => {
    const { count, modes, repeat, worth, instead, notChosenBefore, by, random, differentPlayers } = node;
    const head = words(
      by === undefined ? "choose" : does(by, "choose", tell),
      counted(count, tell),
      instead !== undefined && `(or ${counted(instead.count, tell)} if ${tell.condition(instead.condition)})`,
      repeat === true && "(the same may be chosen again)",
      worth !== undefined && `(worth up to ${tell.quantity(worth)} together)`,
      notChosenBefore !== undefined &&
        `(not chosen before${notChosenBefore === "ever" ? "" : ` ${notChosenBefore}`})`,
      random === true && "at random",
      differentPlayers === true && "(each for a different player)",
    );
    const texts = modes.map((mode) =>
      words(
        mode.name !== undefined && `${mode.name}:`,
        mode.worth !== undefined && `(worth ${mode.worth})`,
        mode.costs !== undefined && `(costs ${bare(tell.costs(mode.costs))} more)`,
        tell.instructions(mode),
      ),
    );
    return `${head}:\n${texts.map((text) => `• ${text.replaceAll("\n", "\n  ")}`).join("\n")}`;
  },
  oneOf: ({ who, effects, villainous }, tell) =>
    `${words(does(who, "choose one", tell), villainous === true && "(a villainous choice)")}:\n${effects
      .map((effect) => `• ${tell.effect(effect).replaceAll("\n", "\n  ")}`)
      .join("\n")}`,
  setX: ({ value, of }, tell) =>
    words("X", of !== undefined && `of ${tell.objects(of)}`, `is ${tell.quantity(value)}`),
  nothing: () => "nothing happens",
};
