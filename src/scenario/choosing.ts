import type { Answer, Decision } from "../runtime/decisions.ts";
import type { Chosen, ObjectId, PlayerId } from "../runtime/state.ts";
import type { Choice, Reference, TargetAnswer } from "./format.ts";
import type { Part, Progress } from "./queues.ts";
import { picked, refersTo, resolveChosen, resolveObject } from "./references.ts";
import { nameOf, playerId, playerName, type View } from "./view.ts";

type TargetsDecision = Extract<Decision, { type: "targets" }>;
type ObjectsDecision = Extract<Decision, { type: "objects" }>;

/** What one answer picks among the candidates, beside those already taken; undefined when it does not fit. */
function picksOf(
  view: View,
  answer: Choice | TargetAnswer,
  candidates: readonly Chosen[],
  taken: readonly Chosen[],
): readonly Chosen[] | undefined {
  if (answer.player !== undefined) {
    const one = resolveChosen(view, { player: answer.player }, candidates, taken);
    return one === undefined ? undefined : [one];
  }
  if (answer.pick === undefined) return undefined;
  const found: Chosen[] = [];
  for (const reference of picked(answer.pick)) {
    const one = resolveChosen(view, reference, candidates, [...taken, ...found]);
    if (one === undefined) return undefined;
    found.push(one);
  }
  return found;
}

/** Takes the targets that the action lists for one occurrence of "target", in order. */
function listedTargets(view: View, listed: Reference[], decision: TargetsDecision): Chosen[] {
  const chosen: Chosen[] = [];
  for (let i = 0; i < listed.length && chosen.length < decision.max;) {
    const reference = listed[i];
    if (reference === undefined) break;
    if (reference.mode !== undefined && decision.mode !== undefined && reference.mode !== decision.mode + 1) {
      i++;
      continue;
    }
    const one = resolveChosen(view, reference, decision.candidates, chosen);
    if (one === undefined) break;
    chosen.push(one);
    listed.splice(i, 1);
  }
  return chosen;
}

/** Takes `divide` answers: each names a target and its share. */
function dividedTargets(
  view: View,
  progress: Progress,
  queue: TargetAnswer[],
  candidates: readonly Chosen[],
  max: number,
): Chosen[] {
  const chosen: Chosen[] = [];
  for (let i = 0; i < queue.length && chosen.length < max;) {
    const answer = queue[i];
    if (answer?.divide === undefined) {
      if (chosen.length > 0) break;
      i++;
      continue;
    }
    const one = resolveChosen(view, answer.divide, candidates, chosen);
    if (one === undefined) {
      if (chosen.length > 0) break;
      i++;
      continue;
    }
    chosen.push(one);
    progress.shares.push({ reference: answer.divide, amount: answer.amount ?? 0 });
    queue.splice(i, 1);
  }
  return chosen;
}

/** What an answer picks, as far as the prompt lets it: "no more" stops, anything else than picks does not fit. */
type Taken = { readonly picks: readonly Chosen[]; readonly stop: boolean };
function fits(
  view: View,
  answer: Choice | TargetAnswer,
  candidates: readonly Chosen[],
  chosen: readonly Chosen[],
  min: number,
  max: number,
): Taken | undefined {
  if (answer.done === true) return chosen.length >= min ? { picks: [], stop: true } : undefined;
  const picks = picksOf(view, answer, candidates, chosen);
  if (picks === undefined || chosen.length + picks.length > max) return undefined;
  // A list is the whole selection of one prompt; single names may follow one another.
  return { picks, stop: Array.isArray(answer.pick) && chosen.length + picks.length >= min };
}

/** Picks from the `targets` queue: the first answer that fits, and on from there until enough is chosen. */
function fromTargets(
  view: View,
  queue: TargetAnswer[],
  candidates: readonly Chosen[],
  before: readonly Chosen[],
  min: number,
  max: number,
): readonly Chosen[] | undefined {
  const chosen: Chosen[] = [...before];
  let found = false;
  while (chosen.length < max) {
    const index = queue.findIndex((answer) => fits(view, answer, candidates, chosen, min, max) !== undefined);
    const answer = queue[index];
    const taken = answer && fits(view, answer, candidates, chosen, min, max);
    if (taken === undefined) break;
    queue.splice(index, 1);
    found = true;
    chosen.push(...taken.picks);
    if (taken.stop) return chosen;
  }
  return found ? chosen : undefined;
}

/** Cards of several kinds may be picked as one list, of which each part of the search takes its own. */
function fromList(
  view: View,
  queue: TargetAnswer[],
  candidates: readonly Chosen[],
  max: number,
): readonly Chosen[] | undefined {
  const [answer] = queue;
  if (answer?.pick === undefined) return undefined;
  const chosen: Chosen[] = [];
  const rest = picked(answer.pick).filter((reference) => {
    const one = chosen.length < max ? resolveChosen(view, reference, candidates, chosen) : undefined;
    if (one !== undefined) chosen.push(one);
    return one === undefined;
  });
  if (chosen.length === 0) return undefined;
  queue[0] = { ...answer, pick: rest };
  return chosen;
}

/** Picks from the head of the `choices` queue, which is strictly in order. */
function fromChoices(
  view: View,
  queue: Choice[],
  candidates: readonly Chosen[],
  before: readonly Chosen[],
  min: number,
  max: number,
  severalZones = false,
): readonly Chosen[] | undefined {
  const chosen: Chosen[] = [...before];
  let found = false;
  while (chosen.length < max) {
    const answer = queue[0];
    const taken = answer && fits(view, answer, candidates, chosen, min, max);
    if (taken === undefined) break;
    queue.shift();
    found = true;
    chosen.push(...taken.picks);
    // A search through several zones may be answered zone by zone.
    if (taken.stop && !severalZones) return chosen;
  }
  return found ? chosen : undefined;
}

/** Which one it is may be said by a no for each that it is not, and a yes. */
function oneAfterTheOther(queue: Choice[], candidates: readonly Chosen[]): readonly Chosen[] | undefined {
  // Of a sole one nothing is to be said: a yes is for something else.
  if (candidates.length < 2) return undefined;
  const place = queue.findIndex(({ yesNo }) => yesNo !== false);
  const one = candidates[place];
  if (one === undefined || queue[place]?.yesNo !== true) return undefined;
  queue.splice(0, place + 1);
  return [one];
}

/** The targets of one occurrence of "target"; undefined when the scenario has no answer. */
export function answerTargets(view: View, progress: Progress, decision: TargetsDecision): Answer | undefined {
  const part = progress.parts[playerName(decision.player)];
  const { candidates, min, max } = decision;
  const listed = progress.pending?.player === playerName(decision.player) ? progress.pending.targets : [];
  const fromAction = listedTargets(view, listed, decision);
  if (fromAction.length >= max) {
    // The share of the only target is not asked for.
    dividedTargets(view, progress, part.targets, fromAction, max);
    return { type: "targets", chosen: fromAction };
  }
  const divided = dividedTargets(view, progress, part.targets, candidates, max);
  if (divided.length > 0) return { type: "targets", chosen: divided };
  if (fromAction.length > 0 && fromAction.length >= min) return { type: "targets", chosen: fromAction };
  const chosen =
    fromTargets(view, part.targets, candidates, fromAction, min, max) ??
    fromChoices(view, part.choices, candidates, fromAction, min, max) ??
    (min === 1 && max === 1 ? oneAfterTheOther(part.choices, candidates) : undefined);
  if (chosen !== undefined && chosen.length >= min) return { type: "targets", chosen };
  // Listed targets may belong to a later occurrence of "target".
  if (min === 0 && listed.length > 0) return { type: "targets", chosen: [] };
  return undefined;
}

/** Purposes whose picks are written in the `targets` queue although they target nothing. */
const targetPurposes: ReadonlySet<string> = new Set(["search", "scry", "surveil", "splice"]);

/** "Yes" takes all that may be taken, "no" nothing; what a player has already agreed to do needs no second answer. */
function yesOrNo(view: View, progress: Progress, decision: ObjectsDecision): Answer | undefined {
  const { choices } = progress.parts[playerName(decision.player)];
  const { candidates, min, max } = decision;
  const names = new Set(candidates.map((id) => nameOf(view, id)));
  if (decision.purpose !== "cast" && names.size > 1) return undefined;
  const yes = choices[0]?.yesNo;
  if (decision.purpose !== "cast" && min > 0) return undefined;
  if (yes !== undefined) choices.shift();
  else if (decision.purpose !== "cast" || progress.agreed !== decision.source) return undefined;
  // Behind the yes, what it is said to may be named.
  if (yes === true && min === 0) {
    const chosen = fromChoices(
      view,
      choices,
      candidates.map((object) => ({ object })),
      [],
      1,
      max,
    );
    if (chosen !== undefined && chosen.length > 0) return { type: "objects", chosen: objectsAmong(chosen) };
  }
  return { type: "objects", chosen: candidates.slice(0, yes === false ? min : max) };
}

/** 702.22c: whether an attacker forms a band is one yes or no; who joins it comes next, with banding and without. */
function formsBand(view: View, progress: Progress, decision: ObjectsDecision): boolean | undefined {
  const { choices } = progress.parts[playerName(decision.player)];
  const asked = `${view.game.state.turn.number} ${decision.source}`;
  const yes = choices[0]?.yesNo;
  if (progress.band?.asked !== asked && yes !== undefined) {
    choices.shift();
    progress.band = { asked, yes };
  }
  return progress.band?.asked === asked ? progress.band.yes : undefined;
}

/** Objects chosen without targeting; undefined when the scenario has no answer. */
export function answerObjects(view: View, progress: Progress, decision: ObjectsDecision): Answer | undefined {
  const part: Part = progress.parts[playerName(decision.player)];
  const candidates: readonly Chosen[] = decision.candidates.map((object) => ({ object }));
  const { min, max } = decision;
  const band = decision.purpose === "band" ? formsBand(view, progress, decision) : undefined;
  if (band !== undefined) {
    const joining = band ? fromChoices(view, part.choices, candidates, [], min, max) : undefined;
    return { type: "objects", chosen: objectsAmong(joining ?? []) };
  }
  const targets = (): readonly Chosen[] | undefined =>
    fromTargets(view, part.targets, candidates, [], min, max) ??
    (decision.purpose === "search" ? fromList(view, part.targets, candidates, max) : undefined);
  const zones = new Set(decision.candidates.map((id) => view.game.state.objects[id]?.zone));
  const choices = (): readonly Chosen[] | undefined =>
    fromChoices(view, part.choices, candidates, [], min, max, zones.size > 1);
  // Shares of what is divided among them name them as well.
  const divided = dividedTargets(view, progress, part.targets, candidates, max);
  if (divided.length > 0) return { type: "objects", chosen: objectsAmong(divided) };
  const natural = targetPurposes.has(decision.purpose);
  let chosen = natural ? (targets() ?? choices()) : (choices() ?? targets());
  if (chosen === undefined && progress.pending?.player === playerName(decision.player)) {
    const { targets: listed } = progress.pending;
    const reference = listed[0];
    const object = reference && resolveObject(view, reference, decision.candidates);
    if (object !== undefined) {
      listed.shift();
      chosen = [{ object }];
    }
  }
  // A yes to what was not asked stands in front of what is picked.
  if (chosen === undefined && part.unasked.includes(undefined) && part.choices[1]?.pick !== undefined)
    return undefined;
  if (chosen === undefined) return yesOrNo(view, progress, decision);
  if (chosen.length < min) return undefined;
  // Whether the card is to be cast may be answered after which one it is.
  if (decision.purpose === "cast" && progress.implied === decision.source && part.choices[0]?.yesNo === true)
    part.choices.shift();
  return { type: "objects", chosen: objectsAmong(chosen) };
}
const objectsAmong = (chosen: readonly Chosen[]): readonly ObjectId[] =>
  chosen.flatMap((c): readonly ObjectId[] => ("object" in c ? [c.object] : []));

/** Players chosen without targeting. */
export function answerPlayers(
  progress: Progress,
  decision: Extract<Decision, { type: "players" }>,
): Answer | undefined {
  const part = progress.parts[playerName(decision.player)];
  const chosen: number[] = [];
  // Of any number of players each may be told by a yes or a no ("friend or foe").
  if (decision.min === 0 && decision.max > 1 && part.choices[0]?.yesNo !== undefined) {
    for (const candidate of decision.candidates)
      if (part.choices[0]?.yesNo !== undefined && part.choices.shift()?.yesNo === true)
        chosen.push(candidate);
    return { type: "players", chosen };
  }
  while (chosen.length < decision.max) {
    const queue = part.choices[0]?.player !== undefined ? part.choices : part.targets;
    const index = queue.findIndex(
      (a) =>
        a.player !== undefined &&
        decision.candidates.includes(playerId(a.player)) &&
        !chosen.includes(playerId(a.player)),
    );
    const player = queue[index]?.player;
    if (player === undefined) break;
    queue.splice(index, 1);
    chosen.push(playerId(player));
  }
  return chosen.length > 0 && chosen.length >= decision.min ? { type: "players", chosen } : undefined;
}

/** Who says which card it is (the top card of a library, the exiled one that may be cast) says yes, and has said so. */
export function namesOneOf(view: View, part: Part, cards: readonly ObjectId[]): Answer | undefined {
  const index = part.targets.findIndex(({ pick = [] }) =>
    picked(pick).some((reference) => cards.some((card) => refersTo(view, reference, card))),
  );
  if (index < 0) return undefined;
  part.targets.splice(index, 1);
  return { type: "yesNo", yes: true };
}

/** What is named next is a card of the player's hand or graveyard: that says yes, and the card is asked for then. */
export function namesOwn(view: View, { targets: [first] }: Part, player: PlayerId): Answer | undefined {
  const { hand = [], graveyard = [] } = view.game.state.players[player] ?? {};
  const named = picked(first?.pick ?? []);
  return [...hand, ...graveyard].some((id) => named.some((each) => refersTo(view, each, id)))
    ? { type: "yesNo", yes: true }
    : undefined;
}
