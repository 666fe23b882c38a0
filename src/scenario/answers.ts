import type { Answer, Decision } from "../runtime/decisions.ts";
import type { Zone } from "../abilities/index.ts";
import { forcedAnswer } from "../runtime/index.ts";
import type { Chosen } from "../runtime/state.ts";
import { answerObjects, answerPlayers, answerTargets, namesOneOf, namesOwn } from "./choosing.ts";
import { answerAttackers, answerBlockers } from "./combat.ts";
import { defaultAnswer, lethalShares } from "./defaults.ts";
import { fail } from "./failure.ts";
import { answerOrder } from "./ordering.ts";
import { optionOf } from "./options.ts";
import { answerPriority } from "./priority.ts";
import { answerPayment } from "./payment.ts";
import { type Part, type Progress, showNext, wasUnasked } from "./queues.ts";
import { picked, refersTo, resolveChosen } from "./references.ts";
import { nameOf, playerName, type View } from "./view.ts";

/** Answers a decision from the scenario: its script, else its queues, else what is forced or the helpful default. */
export function answerFrom(view: View, progress: Progress, decision: Decision): Answer {
  progress.paying = false;
  passNamed(progress, decision);
  const scripted = scriptedAnswer(view, progress, decision) ?? withoutNeedless(view, progress, decision);
  if (decision.type === "yesNo" && scripted?.type === "yesNo")
    progress.agreed = scripted.yes ? decision.source : undefined;
  if (scripted !== undefined) return scripted;
  const forced = forcedAnswer(decision) ?? onlyAnswer(view, decision);
  if (forced !== undefined) return forced;
  const part = progress.parts[playerName(decision.player)];
  if (decision.type === "objects" && decision.min === 0 && part.choices[0]?.yesNo === false) {
    part.choices.shift();
    return { type: "objects", chosen: [] };
  }
  const asked = describeDecision(view, decision);
  // How a starting permanent enters may be left unsaid.
  if (progress.strict && !progress.setup)
    fail(`no answer for ${asked}; ${showNext(part.choices)}, targets: ${showNext(part.targets)}`);
  progress.undecided.push(asked);
  return defaultAnswer(view, decision);
}

/** The scenario's own answer; undefined when it has none that fits. */
function scriptedAnswer(view: View, progress: Progress, decision: Decision): Answer | undefined {
  const part = progress.parts[playerName(decision.player)];
  if (progress.setup) bringForward(part, decision);
  switch (decision.type) {
    case "priority":
      return answerPriority(view, progress, decision);
    case "yesNo": {
      // How a starting permanent enters costs nothing and is decided for the best; a card in hand may stay there (103.6).
      const { source } = decision;
      const inHand = source !== undefined && view.game.state.objects[source]?.zone === "hand";
      if (progress.setup && !inHand) return { type: "yesNo", yes: true };
      const yes = part.choices[0]?.yesNo;
      progress.implied = yes === undefined ? source : undefined;
      if (yes === undefined) {
        const implied = impliedYes(view, part, decision);
        const agrees = implied?.type === "yesNo" && implied.yes && part.choices[0]?.pick !== undefined;
        if (agrees && decision.question === "may cast cards") progress.named = playerName(decision.player);
        return implied;
      }
      part.choices.shift();
      return { type: "yesNo", yes };
    }
    case "number":
      return answerNumber(part, decision);
    case "targets":
      return answerTargets(view, progress, decision);
    case "objects":
      return answerObjects(view, progress, decision);
    case "players":
      return answerPlayers(progress, decision);
    case "divide":
      return answerDivide(view, progress, decision);
    case "modes":
      return answerModes(part, decision);
    case "option":
      return answerOption(progress, part, decision) ?? byWhatIsPicked(view, part, decision);
    case "order":
      return answerOrder(view, part, decision, !progress.strict);
    case "attackers":
      return answerAttackers(view, part, decision);
    case "blockers":
      return answerBlockers(view, part, decision);
    case "payment":
      return answerPayment(view, progress, decision);
  }
}

/** How a starting permanent enters is answered by the first choice that fits, wherever it stands in the queue. */
function bringForward(part: Part, decision: Decision): void {
  if (decision.type !== "option") return;
  const index = part.choices.findIndex((choice) => optionOf(choice, decision.options) >= 0);
  if (index > 0) part.choices.unshift(...part.choices.splice(index, 1));
}

/** What is picked next says yes by itself; new targets are chosen if there is an answer for them. */
function impliedYes(
  view: View,
  part: Part,
  decision: Extract<Decision, { type: "yesNo" }>,
): Answer | undefined {
  const [next] = part.choices;
  if (/new targets|changeTargets/.test(decision.question))
    return { type: "yesNo", yes: part.targets.length > 0 };
  // So does what is chosen for an additional cost that has no other name.
  if (!/^may|^pay additional$/.test(decision.question)) return undefined;
  const queue = next === undefined ? part.targets : part.choices;
  if (queue[0]?.done === true) {
    queue.shift();
    return { type: "yesNo", yes: false };
  }
  // A permission is taken: what the player does with it is in the script.
  if (decision.question === "may allow play") return { type: "yesNo", yes: true };
  // A single card of a library that may be put somewhere is named like the ones of a search or a scry.
  const { exile, players } = view.game.state;
  const [top] = players[decision.player]?.library ?? [];
  if (decision.question === "may move" && next === undefined && top !== undefined)
    return namesOneOf(view, part, [top]) ?? namesOwn(view, part, decision.player);
  if (decision.question === "may cast cards" && next === undefined) return namesOneOf(view, part, exile);
  const { pick } = queue[0] ?? {};
  if (pick === undefined) return undefined;
  const named = picked(pick);
  const exists = Object.values(view.game.state.objects).some((object) =>
    named.some((r) => refersTo(view, r, object.id)),
  );
  return exists ? { type: "yesNo", yes: true } : undefined;
}

/** A single card is cast without asking which one: what names it is used up, and the yes behind that. */
function passNamed(progress: Progress, decision: Decision): void {
  const { named } = progress;
  progress.named = undefined;
  if (named === undefined || (decision.type === "objects" && decision.purpose === "cast")) return;
  const { choices } = progress.parts[named];
  choices.shift();
  if (choices[0]?.yesNo === true) choices.shift();
}

/**
 * Passes over a "no" that another prompt would have wanted, a yes to what could not be done, or what alone could be chosen:
 * nothing was to be decided. So are colors of mana that paid automatically in front of a yes or no.
 */
function withoutNeedless(view: View, progress: Progress, decision: Decision): Answer | undefined {
  if (decision.type === "priority") return undefined;
  const part = progress.parts[playerName(decision.player)];
  const { choices } = part;
  const unasked = [...part.unasked];
  // A yes to what may be chosen says nothing more than what is picked behind it.
  const isOptional = decision.type === "objects" && decision.min === 0;
  const needed = choices.findIndex((choice) =>
    decision.type === "yesNo"
      ? choice.color === undefined && (choice.yesNo !== undefined || !wasUnasked(unasked, choice))
      : choice.yesNo !== false && !(choice.yesNo === true && isOptional) && !wasUnasked(unasked, choice),
  );
  if (needed < 1) return undefined;
  const skipped = choices.splice(0, needed);
  const answer = scriptedAnswer(view, progress, decision);
  if (answer === undefined) choices.unshift(...skipped);
  else part.unasked = unasked;
  return answer;
}

/** A number; how often an optional cost is paid may also be answered by a yes for each time and a no. */
function answerNumber(part: Part, decision: Extract<Decision, { type: "number" }>): Answer | undefined {
  const [first] = part.choices;
  if (first?.yesNo !== undefined) {
    let value = 0;
    while (part.choices[0]?.yesNo === true && value < decision.max) {
      part.choices.shift();
      value++;
    }
    if (part.choices[0]?.yesNo === false && value < decision.max) part.choices.shift();
    return { type: "number", value };
  }
  const [kind] = /(?<=^remove ).*(?= counters$)/.exec(decision.question) ?? [];
  if (kind !== undefined && first?.pick !== undefined) {
    const isMeant = picked(first.pick).some(({ card }) => card === kind);
    if (isMeant) part.choices.shift();
    return { type: "number", value: isMeant ? Math.max(1, decision.min) : decision.min };
  }
  const value = first?.number ?? first?.die;
  if (value === undefined || value < decision.min || value > decision.max) return undefined;
  part.choices.shift();
  return { type: "number", value };
}

/** 601.2d, 510.1c: one share for each part. */
function answerDivide(
  view: View,
  progress: Progress,
  decision: Extract<Decision, { type: "divide" }>,
): Answer | undefined {
  const part = progress.parts[playerName(decision.player)];
  const { among, total } = decision;
  takeShares(view, progress, part, among);
  if (progress.shares.length > 0) {
    const shares = among.map((chosen) => {
      const index = progress.shares.findIndex(
        (s) => resolveChosen(view, s.reference, [chosen]) !== undefined,
      );
      const [share] = index < 0 ? [] : progress.shares.splice(index, 1);
      return share?.amount ?? 0;
    });
    return { type: "divide", shares };
  }
  if (part.choices[0]?.number === undefined) {
    if (decision.purpose === "combatDamage") return { type: "divide", shares: lethalShares(view, decision) };
    return undefined;
  }
  const shares: number[] = [];
  let left = total;
  among.forEach((_chosen, index) => {
    const answer = part.choices[0]?.number;
    const last = index === among.length - 1;
    if (answer !== undefined && answer <= left && !(last && answer !== left)) {
      part.choices.shift();
      shares.push(answer);
      left -= answer;
    } else {
      shares.push(last ? left : 0);
      if (last) left = 0;
    }
  });
  return { type: "divide", shares };
}

/** Shares of an amount that is divided on resolution stand among the targets as well. */
function takeShares(view: View, progress: Progress, part: Part, among: readonly Chosen[]): void {
  if (progress.shares.length > 0) return;
  for (let answer = part.targets[0]; answer?.divide !== undefined; answer = part.targets[0]) {
    if (resolveChosen(view, answer.divide, among) === undefined) return;
    progress.shares.push({ reference: answer.divide, amount: answer.amount ?? 0 });
    part.targets.shift();
  }
}

/** 700.2: modes by their place among those still available. */
function answerModes(part: Part, decision: Extract<Decision, { type: "modes" }>): Answer | undefined {
  const chosen: number[] = [];
  while (chosen.length < decision.max) {
    const answer = part.modes[0];
    if (answer === undefined) break;
    if (answer.done === true) {
      if (chosen.length < decision.min) return undefined;
      part.modes.shift();
      return { type: "modes", chosen };
    }
    const printed = (answer.mode ?? 0) - 1;
    const mode = decision.available.includes(printed) ? printed : decision.available[printed];
    if (mode === undefined || (!decision.repeat && chosen.includes(mode))) break;
    part.modes.shift();
    chosen.push(mode);
  }
  return chosen.length > 0 && chosen.length >= decision.min ? { type: "modes", chosen } : undefined;
}

/** Mana in any combination of colors may be answered by one number for each color. */
function answerMana(
  progress: Progress,
  part: Part,
  decision: Extract<Decision, { type: "option" }>,
): Answer | undefined {
  const named = decision.options.findIndex((option) => option === progress.manaWanted);
  if (named >= 0 && part.choices[0]?.number === undefined && part.choices[0]?.color === undefined) {
    return { type: "option", index: named };
  }
  if (decision.question !== "mana") return undefined;
  if (!progress.mana.some((count) => count > 0)) {
    progress.mana = [];
    while (progress.mana.length < decision.options.length && part.choices[0]?.number !== undefined) {
      progress.mana.push(part.choices.shift()?.number ?? 0);
    }
  }
  const index = progress.mana.findIndex((count) => count > 0);
  if (index < 0) return undefined;
  progress.mana[index] = (progress.mana[index] ?? 0) - 1;
  return { type: "option", index };
}

function answerOption(
  progress: Progress,
  part: Part,
  decision: Extract<Decision, { type: "option" }>,
): Answer | undefined {
  const mana = answerMana(progress, part, decision);
  if (mana !== undefined) return mana;
  const [choice] = part.choices;
  const index = choice === undefined ? -1 : optionOf(choice, decision.options);
  if (index >= 0) {
    part.choices.shift();
    return { type: "option", index };
  }
  const fitting = part.targets.findIndex((answer) => optionOf(answer, decision.options) >= 0);
  const answer = part.targets[fitting];
  if (answer === undefined) return undefined;
  part.targets.splice(fitting, 1);
  return { type: "option", index: optionOf(answer, decision.options) };
}

/** What an option does with cards or permanents of a zone, by its words. */
const doneIn: Readonly<Partial<Record<Zone, RegExp>>> = {
  battlefield: /sacrifice|tap|return/i,
  graveyard: /exile/i,
  hand: /discard|reveal/i,
};

/** What is picked next is of a zone with which only one of the options has to do: a cost said by what pays it. */
function byWhatIsPicked(
  view: View,
  part: Part,
  { options, player }: Extract<Decision, { type: "option" }>,
): Answer | undefined {
  const [named] = picked(part.choices[0]?.pick ?? []);
  if (named === undefined) return undefined;
  const possible = new Set(
    Object.values(view.game.state.objects).flatMap(({ id, zone, owner }) => {
      const words = doneIn[zone];
      const isMeant = owner === player && words !== undefined && refersTo(view, named, id);
      return isMeant ? options.flatMap((option, index) => (words.test(option) ? [index] : [])) : [];
    }),
  );
  const [index, ...others] = possible;
  return index === undefined || others.length > 0 ? undefined : { type: "option", index };
}

/** A choice whose candidates can't be told apart is no choice. */
function onlyAnswer(view: View, decision: Decision): Answer | undefined {
  if (decision.type === "objects" && decision.min === decision.max) {
    const names = new Set(decision.candidates.map((id) => nameOf(view, id)));
    const first = decision.candidates[0];
    const zone = first === undefined ? undefined : view.game.state.objects[first]?.zone;
    if (names.size === 1 && zone !== "battlefield") {
      return { type: "objects", chosen: decision.candidates.slice(0, decision.min) };
    }
  }
  // What a scenario declares is paid for, where it doesn't say no.
  if (decision.type === "yesNo" && decision.question.startsWith("pay to "))
    return { type: "yesNo", yes: true };
  // Where a scenario doesn't say which zones are searched, it is all of them.
  if (decision.type === "option" && decision.question === "search")
    return { type: "option", index: decision.options.length - 1 };
  if (decision.type === "order" && (decision.purpose === "library" || areAlike(view, decision))) {
    return { type: "order", order: decision.items.map((_item, index) => index) };
  }
  return undefined;
}

/** Whether what is to be put in order can't be told apart: the same ability or effect of objects of one name. */
function areAlike(view: View, { objects, player, purpose }: Extract<Decision, { type: "order" }>): boolean {
  if (purpose !== "triggers") return false;
  if (new Set(objects.map((id) => nameOf(view, id))).size > 1) return false;
  const waiting = view.game.state.waiting.filter(({ controller }) => controller === player);
  return new Set(waiting.map(({ ability }) => JSON.stringify(ability))).size === 1;
}

/** A decision in one line, for messages. */
export function describeDecision(view: View, decision: Decision): string {
  const who = playerName(decision.player);
  const source =
    "source" in decision && decision.source !== undefined ? ` for ${nameOf(view, decision.source)}` : "";
  const chosen = (c: Chosen): string =>
    "object" in c ? nameOf(view, c.object) : `player ${playerName(c.player)}`;
  const few = (names: readonly string[]): string => names.slice(0, 8).join(", ");
  switch (decision.type) {
    case "priority":
      return `${who}'s priority`;
    case "yesNo":
      return `${who}: yes or no${source}: ${decision.question}`;
    case "number":
      return `${who}: a number from ${decision.min} to ${decision.max}${source}: ${decision.question}`;
    case "targets":
      return `${who}: ${decision.min} to ${decision.max} targets${source} among ${few(decision.candidates.map(chosen))}`;
    case "objects":
      return `${who}: ${decision.min} to ${decision.max} objects to ${decision.purpose}${source} among ${few(
        decision.candidates.map((id) => nameOf(view, id)),
      )}`;
    case "players":
      return `${who}: a player${source}`;
    case "divide":
      return `${who}: division of ${decision.total}${source} among ${few(decision.among.map(chosen))}`;
    case "modes":
      return `${who}: modes${source}`;
    case "option":
      return `${who}: one of ${few(decision.options)}${source}: ${decision.question}`;
    case "order":
      return `${who}: order of ${decision.purpose}: ${few(decision.items)}`;
    case "attackers":
    case "blockers":
      return `${who}: ${decision.type}`;
    case "payment":
      return `${who}: payment${source}`;
  }
}
