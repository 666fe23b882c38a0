import type * as A from "../../src/abilities/index.ts";
import { characteristics, flatten, repairAttacks, repairBlocks } from "../../src/runtime/index.ts";
import type { Action, Answer, Chosen, Decision, Game } from "../../src/runtime/index.ts";
import { randomAnswer } from "../runtime/kernel-driver.ts";
import { walk } from "./probe-fitting.ts";
import type { Tool } from "./probe-tool.ts";

/** An ability as it stands on cards, with how far it ever came. */
export interface Unit {
  readonly id: number;
  readonly ability: A.Ability;
  seen: boolean;
  event: boolean;
  did: boolean;
}
/** The card that is played, and its abilities. */
export interface Probed {
  readonly card: A.Card;
  readonly name: string;
  readonly units: readonly Unit[];
  /** What makes happen what they wait for. */
  readonly tool: Tool;
  /** It does not attack in this game. */
  readonly homely: boolean;
  /** Little is done in this game before there are attackers, so that there is mana then. */
  readonly late: boolean;
}

/** The ability that the action is, of those that are probed. */
const unitOf = (game: Game, action: Action, units: readonly Unit[]): Unit | undefined => {
  if (action.type !== "activate" && action.type !== "activateMana") return undefined;
  const activated = flatten(characteristics(game, action.object).abilities)[action.ability];
  return units.find(({ ability }) => ability === activated);
};

/** Whether it is one of the cards that are probed, or what one is attached to. */
const isNear = ({ state }: Game, chosen: Chosen, name: string): boolean =>
  "object" in chosen &&
  (state.objects[chosen.object]?.card.name === name ||
    state.battlefield.some((id) => {
      const object = state.objects[id];
      return object?.attachedTo === chosen.object && object.card.name === name;
    }));

/** Whether an ability gives a status that others ask for. */
const givesStatus = (ability: A.Ability | undefined, others: readonly A.Ability[]): boolean => {
  const asked = new Set<unknown>();
  walk(others, ({ type, status }) => {
    if (type === "status") asked.add(status);
  });
  let gives = false;
  walk(ability, ({ type, as }) => {
    if (type === "designate" && asked.has(as)) gives = true;
  });
  return gives;
};

/** Something to do with the card that is probed, or what makes happen what it waits for. */
const actionFor = (
  { actions }: Extract<Decision, { type: "priority" }>,
  game: Game,
  { name, units, tool, late }: Probed,
  next: () => number,
): Action | undefined => {
  if (game.state.stack.length === 0) tool.used(game, undefined);
  const its = actions.filter(
    (action) => "object" in action && game.state.objects[action.object]?.card.name === name,
  );
  const { combat, stack, turn } = game.state;
  const early = late && (combat?.attackers ?? []).length === 0;
  if (early && stack.length === 0 && next() < (turn.active === 0 ? 0.6 : 0.9)) return { type: "pass" };
  const waiting = units.flatMap(({ ability, did }) => (did ? [] : [ability]));
  const open = its.filter((each) => {
    const unit = unitOf(game, each, units);
    return unit?.did === false || givesStatus(unit?.ability, waiting);
  });
  // What has been done already may undo what the others wait for.
  const left = next() < 0.8 ? its.filter((each) => unitOf(game, each, units)?.did !== true) : its;
  const liked = open.length > 0 && next() < 0.7 ? open : left;
  const action = liked[Math.floor(next() * liked.length)];
  // What can be done with a card in hand beside casting it is mostly left for later.
  const aside = action?.type === "activate" && game.state.objects[action.object]?.zone === "hand";
  if (action !== undefined && next() < (aside && (!late || early) ? 0.1 : 0.7)) return action;
  const helpful = next() < 0.5 ? tool.towards(game, actions, waiting, next) : undefined;
  return helpful ?? (next() < 0.4 ? { type: "pass" } : undefined);
};

/**
 * In some games the card stays at home, as who has attacked does not block. Otherwise it mostly attacks or blocks where it
 * can, and so does what it is attached to; of all others some do.
 */
const combatAnswer = (
  decision: Decision,
  game: Game,
  { name, homely }: Probed,
  next: () => number,
): Answer | undefined => {
  const some = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)];
  const goes = ({ id }: { readonly id: number }): boolean =>
    next() < (isNear(game, { object: id }, name) ? 0.9 : 0.4);
  if (decision.type === "attackers") {
    const stay = homely && decision.player === 0;
    const attacks = decision.candidates.flatMap((each) => {
      const defender = some(each.defenders);
      const home = stay && isNear(game, { object: each.id }, name);
      return defender === undefined || home || !goes(each) ? [] : [{ id: each.id, defender }];
    });
    return { type: "attackers", attacks: repairAttacks(game, decision.player, attacks) };
  }
  if (decision.type !== "blockers") return undefined;
  const blocks = decision.candidates.flatMap((each) => {
    const attacker = some(each.attackers);
    return attacker === undefined || !goes(each) ? [] : [{ id: each.id, attackers: [attacker] }];
  });
  return { type: "blockers", blocks: repairBlocks(game, decision.player, blocks) };
};

/** Of what can be chosen by name, one of those that something is on the player's side of the battlefield. */
const optionAnswer = (
  { options, player }: Extract<Decision, { type: "option" }>,
  game: Game,
  next: () => number,
): Answer | undefined => {
  const own = game.state.battlefield.filter((id) => game.state.objects[id]?.controller === player);
  const there = new Set(
    own.flatMap((id) => {
      const { subtypes, cardTypes, colors } = characteristics(game, id);
      return [...subtypes, ...cardTypes, ...colors].map((word) => word.toLowerCase());
    }),
  );
  const fitting = options.flatMap((option, index) => (there.has(option.toLowerCase()) ? [index] : []));
  const index = fitting[Math.floor(next() * fitting.length)];
  return index === undefined ? undefined : { type: "option", index };
};

/** An answer at random, with more of a liking for the card that is probed and for what "may" be done. */
export const answerFor = (decision: Decision, game: Game, probed: Probed, next: () => number): Answer => {
  if (decision.type === "yesNo") return { type: "yesNo", yes: next() < 0.8 };
  // An X of 0 does nothing.
  if (decision.type === "number" && next() < 0.7) {
    const wanted = 4 + Math.floor(next() * 5);
    return { type: "number", value: Math.max(decision.min, Math.min(decision.max, wanted)) };
  }
  if (decision.type === "targets" && decision.together === undefined && next() < 0.7) {
    const first = Math.floor(next() * decision.candidates.length);
    const all = [...decision.candidates.slice(first), ...decision.candidates.slice(0, first)];
    // What happens to the card, and to what it is attached to, is what it may wait for.
    const near = next() < 0.5 ? all.filter((each) => isNear(game, each, probed.name)) : [];
    return { type: "targets", chosen: [...new Set([...near, ...all])].slice(0, decision.max) };
  }
  if (decision.type === "option" && next() < 0.7) {
    const answer = optionAnswer(decision, game, next);
    if (answer !== undefined) return answer;
  }
  if (decision.type !== "priority")
    return combatAnswer(decision, game, probed, next) ?? randomAnswer(decision, game, next);
  // The other players do little, so that there are many turns.
  if (decision.player !== 0 && next() < 0.8) return { type: "action", action: { type: "pass" } };
  const { tool } = probed;
  const actions = decision.actions.filter((each) => !tool.isTired(game) || !tool.isOf(game, each));
  const left = { ...decision, actions };
  const action = actionFor(left, game, probed, next);
  return action === undefined ? randomAnswer(left, game, next) : { type: "action", action };
};
