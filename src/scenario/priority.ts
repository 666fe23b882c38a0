import type { Action, Answer, Decision } from "../runtime/decisions.ts";
import type { Run } from "../runtime/game.ts";
import { perform } from "../runtime/perform.ts";
import { permissionsFor } from "../runtime/casting/permissions.ts";
import type { GameObject, ObjectId, PlayerId } from "../runtime/state.ts";
import { checkStateBasedActions } from "../runtime/stateBased/check.ts";
import { colorOfSymbol } from "../runtime/words.ts";
import { abilityOf, actionTexts, hasCostsCalled, isActionCalled, isCastOf } from "./actions.ts";
import { judge } from "./facts.ts";
import { describeStack, isStackText } from "./stack.ts";
import { fail } from "./failure.ts";
import type { Choice, OnlyIf, PlayerName, ScriptEntry } from "./format.ts";
import type { Part, Progress } from "./queues.ts";
import { showEntry } from "./queues.ts";
import { isReferredTo, refersTo } from "./references.ts";
import { describeFact } from "./report.ts";
import { type Doing, whyNot } from "./why-not.ts";
import { isCalled, nameOf, objectsIn, permanentsOf, playerId, playerName, type View } from "./view.ts";

type Priority = Extract<Decision, { type: "priority" }>;
type CastAction = Extract<Action, { type: "cast" }>;
const pass: Answer = { type: "action", action: { type: "pass" } };

/** Entries that are carried out with priority; attacks and blocks are declared when the game asks for them. */
const withPriority = (entry: ScriptEntry): boolean =>
  entry.do !== "attack" && entry.do !== "attack nobody" && entry.do !== "block";

/** What the player does with priority: the first remaining entry of their script for this step. */
export function answerPriority(view: View, progress: Progress, decision: Priority): Answer {
  const name = playerName(decision.player);
  const part = progress.parts[name];
  finishPending(progress);
  let actions = decision.actions;
  for (;;) {
    const { turn, stack } = view.game.state;
    const entry = part.script.find((e) => withPriority(e) && e.turn === turn.number && e.step === turn.step);
    if (entry === undefined) return pass;
    progress.line = entry;
    switch (entry.do) {
      case "wait":
        if (stack.length > 0) return pass;
        remove(part, entry);
        continue;
      case "wait one":
        remove(part, entry);
        if (stack.length > 0) return pass;
        continue;
      case "check": {
        remove(part, entry);
        const verdict = judge(view, entry.expect, false);
        const when = `turn ${turn.number}, ${turn.step}`;
        if (!verdict.holds)
          fail(`check failed (${when}): ${describeFact(entry.expect)}, but it is ${verdict.actual}`);
        continue;
      }
      case "put counters":
        remove(part, entry);
        putCounters(view, entry);
        actions = view.legalActions(decision.player);
        continue;
      case "attack":
      case "attack nobody":
      case "block":
        return pass;
      case "play land":
      case "cast":
      case "activate":
      case "activate mana":
      case "turn face up":
        return act(view, progress, name, entry, actions) ?? pass;
    }
  }
}

const remove = (part: Part, entry: ScriptEntry): void => {
  part.script = part.script.filter((e) => e !== entry);
};

/** All targets that an action lists belong to it. */
function finishPending(progress: Progress): void {
  const { pending } = progress;
  if (pending !== undefined && pending.targets.length > 0) {
    fail(`${pending.description}: the target ${JSON.stringify(pending.targets[0])} was not asked for`);
  }
  progress.pending = undefined;
}

/** Begins the action of an entry; undefined when its `onlyIf` is not met. */
function act(
  view: View,
  progress: Progress,
  name: PlayerName,
  entry: Doing,
  actions: readonly Action[],
): Answer | undefined {
  const part = progress.parts[name];
  if ("onlyIf" in entry && entry.onlyIf !== undefined && !isMet(view, name, entry.onlyIf)) return undefined;
  const named = actions.filter((action) => isMeant(view, entry, action));
  const possible = narrowed(view, entry, actions, named);
  const action = chooseWay(view, part, entry, possible);
  if (action === undefined) {
    const allows = (): boolean =>
      view.legalActions(playerId(name)).some((each) => isMeant(view, entry, each));
    const why = whyNot(view, name, entry, allows);
    fail(
      `${name} can't ${showEntry(entry)}: ${why}; ${whatIsLegal(view, actions)}; stack: ${describeStack(view)}`,
    );
  }
  if (entry.do === "activate mana" && (entry.times ?? 1) > 1) {
    part.script = part.script.map((e) => (e === entry ? { ...entry, times: (entry.times ?? 1) - 1 } : e));
  } else {
    remove(part, entry);
  }
  progress.manaWanted = manaNamed(entry);
  const targets = "targets" in entry ? [...(entry.targets ?? [])] : [];
  progress.pending = { entry, player: name, description: showEntry(entry), targets };
  return { type: "action", action };
}

/** The mana that an entry names its ability with, as the options of a choice are told: "black, black". */
function manaNamed(entry: Doing): string | undefined {
  const text = entry.do === "activate mana" || entry.do === "activate" ? entry.ability : "";
  const [, symbols = ""] = /add ((?:\{[wubrgc]\})+)/i.exec(text) ?? [];
  const letters = symbols.toUpperCase().match(/[A-Z]/g) ?? [];
  return letters.length === 0 ? undefined : letters.map((letter) => colorOfSymbol[letter]).join(", ");
}

/** Of the actions that an entry may mean, those that its costs tell apart. */
function narrowed(
  view: View,
  entry: Doing,
  actions: readonly Action[],
  named: readonly Action[],
): readonly Action[] {
  if (entry.do === "turn face up") {
    const forThatCost = named.filter((action) => isActionCalled(view, action, `${entry.cost}:`));
    return forThatCost.length > 0 ? forThatCost : named;
  }
  return named.length > 0 || entry.do !== "activate" ? named : meantByCosts(view, entry, actions);
}

/** Abilities without a printed text of their own are meant by their costs, those with as many targets as listed first. */
function meantByCosts(
  view: View,
  entry: Extract<Doing, { do: "activate" }>,
  actions: readonly Action[],
): readonly Action[] {
  const fitting = actions.filter(
    (action) =>
      action.type === "activate" &&
      (entry.source === undefined || isReferredTo(view, entry.source, action.object)) &&
      hasCostsCalled(view, abilityOf(view, action), entry.ability),
  );
  const listed = entry.targets?.length ?? 0;
  const targetsOf = (action: Action): number => {
    const ability = abilityOf(view, action);
    return ability?.type === "activated" ? (ability.targets?.length ?? 0) : 0;
  };
  return [...fitting].sort((a, b) => Math.abs(targetsOf(a) - listed) - Math.abs(targetsOf(b) - listed));
}

function isMeant(view: View, entry: Doing, action: Action): boolean {
  switch (entry.do) {
    case "play land":
      return action.type === "playLand" && isNamed(view, entry, action);
    case "cast":
      return (
        action.type === "cast" &&
        isNamed(view, entry, action) &&
        (entry.as === undefined || isWay(action.as, entry.as))
      );
    case "activate mana":
      return (
        action.type === "activateMana" &&
        (entry.source === undefined || isReferredTo(view, entry.source, action.object)) &&
        isActionCalled(view, action, entry.ability)
      );
    case "activate":
      return (
        action.type !== "pass" &&
        action.type !== "playLand" &&
        (entry.source === undefined || isReferredTo(view, entry.source, action.object)) &&
        isActionCalled(view, action, entry.ability)
      );
    case "turn face up":
      return action.type === "special" && action.action === "turn face up";
  }
}

/** Megamorph is a variant of morph (702.37b). */
const isWay = (as: string | undefined, wanted: string): boolean => {
  const way = as?.toLowerCase().split(", ")[0];
  return way === wanted.toLowerCase() || (way === "megamorph" && wanted === "morph");
};

const isNamed = (
  view: View,
  entry: { readonly card?: string; readonly label?: string },
  action: Extract<Action, { type: "cast" | "playLand" }>,
): boolean => {
  if (entry.label !== undefined && entry.card === undefined)
    return refersTo(view, { label: entry.label }, action.object);
  return isCastOf(view, action, entry.card ?? "");
};

/**
 * The way that is permitted by the only source of permissions, which the next choice names (601.3): the one that is paid
 * for, if there is one. Among several sources the game asks itself.
 */
function permittedByNext(
  view: View,
  part: Part,
  by: PlayerId,
  casts: readonly CastAction[],
): Action | undefined {
  const name = part.choices[0]?.pick;
  if (typeof name !== "string") return undefined;
  const permits = (free: boolean, { object, face }: CastAction): boolean => {
    const permissions = permissionsFor(view.game, object, by, "cast", face);
    const isFromNamed = permissions.every(({ source }) => nameOf(view, source).startsWith(name));
    return isFromNamed && permissions.some(({ change }) => (change.free === true) === free);
  };
  const way =
    casts.find((cast) => !isFree(cast.as) && permits(false, cast)) ??
    casts.find((cast) => isFree(cast.as) && permits(true, cast));
  if (way !== undefined) part.choices.shift();
  return way;
}

/** Of several ways to do it: the one that the next choice names, else the ordinary one, else the first. */
function chooseWay(view: View, part: Part, entry: Doing, possible: readonly Action[]): Action | undefined {
  const casts = possible.filter((action) => action.type === "cast");
  if (entry.do !== "cast" || casts.length === 0) return possible[0];
  const permitted = permittedByNext(view, part, playerId(entry.player), casts);
  if (permitted !== undefined) return permitted;
  // Where the entry says how it is cast, what is left to say is that it is cast for free.
  const named = part.choices.findIndex(
    (each) => isWayOfCasting(each) && (entry.as === undefined || each.option === "without paying mana cost"),
  );
  const choice = part.choices[named];
  // Only answers about optional costs may come before the one that names the way.
  if (choice !== undefined && part.choices.slice(0, named).every((c) => c.yesNo !== undefined)) {
    const way = casts.find((action) => isChosenWay(action, choice));
    if (way !== undefined) {
      part.choices.splice(named, 1);
      return way;
    }
  }
  return (
    casts.find((action) => action.as === undefined) ?? casts.find((action) => !isFree(action.as)) ?? casts[0]
  );
}

const isFree = (as: string | undefined): boolean =>
  as === "free" || as?.endsWith("without paying mana cost") === true;

const isWayOfCasting = (choice: Choice): boolean =>
  choice.option !== undefined && choice.option !== "cast" && choice.option !== "play";

function isChosenWay(action: CastAction, choice: Choice): boolean {
  if (choice.option === "normal cost") return action.as === undefined;
  if (action.as === undefined) return false;
  if (choice.option === "without paying mana cost") return isFree(action.as);
  if (choice.keyword !== undefined && action.as.toLowerCase() !== choice.keyword.toLowerCase()) return false;
  return true;
}

const whatIsLegal = (view: View, actions: readonly Action[]): string => {
  const names = actions.flatMap((action) => {
    if (action.type === "pass" || action.type === "activateMana") return [];
    const way = action.type === "cast" && action.as !== undefined ? ` (${action.as})` : "";
    const [text] = actionTexts(view, action);
    return [
      `${action.type} ${nameOf(view, action.object)}${way}${text === undefined ? "" : ` "${text.slice(0, 30)}"`}`,
    ];
  });
  return names.length === 0 ? "nothing is legal now" : `legal now: ${[...new Set(names)].join(", ")}`;
};

/** Scenarios may say what kind of object they name: "Cast Shock", "stack ability ({R}". */
const bareName = (text: string): string => text.replace(/^(?:Cast (?:fused )?|stack ability \()/, "");

function isMet(view: View, name: PlayerName, condition: OnlyIf): boolean {
  const stack = objectsIn(view, view.game.state.stack);
  const said = (id: ObjectId, text: string): boolean => {
    const object = view.game.state.objects[id];
    return object !== undefined && (isStackText(view, object, text) || sourceHas(view, id, text));
  };
  const called = (id: ObjectId, text: string): boolean => {
    const object = view.game.state.objects[id];
    if (object === undefined) return false;
    const bare = bareName(text);
    return (
      nameOf(view, id).includes(bare) ||
      (object.faceDown && object.card.name.includes(bare)) ||
      isCalled(view, id, bare) ||
      said(id, bare)
    );
  };
  // An ability has no name: that none is there is not said by its source's.
  const named = ({ id, kind }: GameObject, text: string): boolean =>
    kind === "ability" ? said(id, bareName(text)) : called(id, text);
  const { onStack, notOnStack, copyOnStack, topOfStack, manaInPool } = condition;
  if (onStack !== undefined && !stack.some((o) => called(o.id, onStack))) return false;
  if (notOnStack !== undefined && stack.some((o) => named(o, notOnStack))) return false;
  if (copyOnStack !== undefined && !stack.some((o) => o.kind === "spellCopy" && called(o.id, copyOnStack)))
    return false;
  const top = stack[stack.length - 1];
  if (topOfStack !== undefined && (top === undefined || !called(top.id, topOfStack))) return false;
  if (manaInPool !== undefined) {
    const pool = view.game.state.players[playerId(name)]?.manaPool ?? [];
    if (pool.length < Number(manaInPool)) return false;
  }
  return true;
}

/** An ability on the stack may be meant by words of its text that are not its beginning. */
const sourceHas = (view: View, id: ObjectId, text: string): boolean => {
  const ability = view.game.state.objects[id]?.stackItem?.ability;
  return ability !== undefined && view.texts.of(ability).some((known) => known.includes(text.toLowerCase()));
};

/** Test help: counters are put on a permanent, out of nowhere; state-based actions see them before the player goes on (704.3). */
function putCounters(view: View, entry: Extract<ScriptEntry, { do: "put counters" }>): void {
  const { card, label } = entry;
  const found = permanentsOf(view).find((object) =>
    label !== undefined ? refersTo(view, { label }, object.id) : isCalled(view, object.id, card ?? ""),
  );
  if (found === undefined) fail(`no permanent ${card ?? label} to put counters on`);
  const { counter: kind, count } = entry;
  const { id, controller: by } = found;
  const put = (function* (): Run<void> {
    yield* perform(view.game, [{ type: "counters", on: { object: id }, kind, count, by }]);
    while (yield* checkStateBasedActions(view.game));
  })();
  if (put.next().done !== true) fail(`a decision is open about counters on ${card ?? label}`);
}
