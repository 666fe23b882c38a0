import * as A from "../../abilities/index.ts";
import { isLegalTarget } from "../casting/targets.ts";
import { onAdventure } from "../casting/ways.ts";
import { characteristics } from "../continuous/index.ts";
import { giveEarned } from "../earned.ts";
import { carryOut } from "../effects/index.ts";
import { holds, useKey } from "../evaluate/index.ts";
import { togetherOf } from "../evaluate/together.ts";
import { actionEvent, moveEvent } from "../events.ts";
import type { Game, Run } from "../game.ts";
import {
  countUse,
  existing,
  numberOfCounters,
  objectOf,
  plainContext,
  playerOf,
  shuffleLibrary,
  touch,
  objectIn,
} from "../game.ts";
import { given } from "../given.ts";
import { keywordAround } from "../casting/keyword-around.ts";
import { has } from "../keywords.ts";
import { mergeInto } from "../merge.ts";
import { moveOne, perform } from "../perform.ts";
import type { ChosenInstructions, Context, GameEvent, GameObject, ObjectId } from "../state.ts";
import { ceaseToExist, chosenTargets, stackContext } from "./objects.ts";
import { permanentTypes } from "../words.ts";
import { delay, endDurations } from "../continuous/durations.ts";
import { loseDesignations } from "../lose-designations.ts";
import { goTogether } from "../together.ts";
import { wasPaid } from "../evaluate/paid.ts";

/** 110.4: the spell becomes a permanent as it resolves. */
const isPermanentSpell = (game: Game, id: ObjectId): boolean =>
  characteristics(game, id).cardTypes.some((t) => permanentTypes.has(t));

/** 608.2b: chosen targets that are no longer legal are dropped, all of them where they are not together what they must be. */
const legalPart = (game: Game, chosen: ChosenInstructions, id: ObjectId): ChosenInstructions => {
  const context = stackContext(game, id, chosen);
  const { instructions, division, modes } = chosen;
  const targets = chosen.targets.map((list, index) => {
    const spec = instructions.targets?.[index];
    if (spec === undefined) return [];
    const candidates = list.filter((what) => isLegalTarget(game, what, spec, context, id));
    const together = togetherOf(game, spec, candidates, context);
    return goTogether({ candidates, ...given({ together }) }, candidates) ? candidates : [];
  });
  const illegal = targets.flatMap((list, i) => (list.length === 0 && chosen.targets[i]?.length ? [i] : []));
  return {
    instructions,
    targets,
    ...given({
      illegal: illegal.length > 0 ? illegal : undefined,
      division: division?.map((list, i) =>
        list.filter((_, j) => targets[i]?.some((what) => what === chosen.targets[i]?.[j])),
      ),
      modes: modes?.map((m) => ({ index: m.index, chosen: legalPart(game, m.chosen, id) })),
    }),
  };
};

/** 608.2k, 608.2n: a resolved or countered-by-rules instant or sorcery goes to its owner's graveyard, an ability ceases to exist. */
function* leaveStack(game: Game, id: ObjectId, resolved = true): Run<void> {
  const object = objectOf(game, id);
  if (object === undefined || object.zone !== "stack") return;
  if (object.kind === "ability") ceaseToExist(game, id);
  else
    yield* perform(game, [
      moveEvent(
        game,
        id,
        { zone: "graveyard" },
        { by: object.controller, ...(resolved ? { reason: "resolve" } : {}) },
      ),
    ]);
}

/** Where a spell goes as it resolves, instead of to the graveyard; what it becomes there. */
const goesTo = (
  game: Game,
  { id, controller }: GameObject,
  zone: "hand" | "exile" | "library",
): Run<ObjectId | undefined> => moveOne(game, id, { zone }, { reason: "resolve", by: controller });

/** 702.27a: a spell whose buyback cost was paid goes to its owner's hand as it resolves. */
function* buyBack(game: Game, id: ObjectId): Run<boolean> {
  const object = objectOf(game, id);
  if (object?.zone !== "stack" || !wasPaid(object, "buyback")) return false;
  yield* goesTo(game, object, "hand");
  return true;
}

/** 702.88a: a spell with rebound that was cast from hand is exiled, to be cast again in the next upkeep. */
function* rebound(game: Game, id: ObjectId): Run<boolean> {
  const object = objectOf(game, id);
  if (
    object?.zone !== "stack" ||
    object.kind !== "card" ||
    object.cast?.from !== "hand" ||
    !has(game, id, "rebound")
  )
    return false;
  // "From your hand": whoever has gained control of it meanwhile did not cast it from there.
  const { controller } = characteristics(game, id);
  if (controller !== object.owner) return false;
  const exiled = yield* goesTo(game, object, "exile");
  if (exiled === undefined) return true;
  delay(game, {
    event: A.beginningOf("upkeep", A.you),
    ability: { effect: A.may(A.you, A.castCards(A.you, A.self, "cast", { free: true })) },
    context: plainContext(exiled, controller),
    once: true,
  });
  return true;
}

/** 702.192a: the spell is exiled; the first of the player's with its name is copied in each of their turns from then on. */
function* paradigm(game: Game, id: ObjectId): Run<boolean> {
  const object = objectOf(game, id);
  if (object?.zone !== "stack" || !has(game, id, "paradigm")) return false;
  const { controller, name } = characteristics(game, id);
  const player = playerOf(game, controller);
  const first = player.paradigms?.includes(name) !== true;
  if (first) player.paradigms = [...(player.paradigms ?? []), name];
  const source = (yield* goesTo(game, object, "exile")) ?? id;
  if (!first) return true;
  delay(game, {
    event: A.beginningOf("precombat main", A.you),
    ability: {
      effect: A.sequence([
        A.copySpell(A.you, A.self, { bind: 0 }),
        A.may(A.you, A.castCards(A.you, A.bound(0), "cast", { free: true })),
      ]),
    },
    context: plainContext(source, controller),
    once: false,
    duration: A.until("end of game"),
  });
  return true;
}

/** 715.3d, 720.3d: what becomes of an adventure or omen that has resolved. */
function* leaveAsPart(game: Game, id: ObjectId): Run<boolean> {
  const object = objectOf(game, id);
  if (object === undefined || object.kind !== "card" || object.face !== 1) return false;
  const { layout } = object.card;
  if (layout !== "adventure" && layout !== "omen") return false;
  const { controller } = characteristics(game, id);
  const moved = yield* goesTo(game, object, layout === "adventure" ? "exile" : "library");
  if (layout === "omen") shuffleLibrary(game, object.owner);
  else if (moved !== undefined) {
    existing(game, moved).chosen[onAdventure] = controller;
    touch(game);
  }
  return true;
}

/** 702.109a, 702.152a, 702.185a: what a spell for which such a cost was paid does with the permanent it becomes. */
const atNextEndStep: Readonly<Record<string, A.Effect>> = {
  dash: A.move(A.self, { zone: "hand" }),
  blitz: A.sacrifice(A.you, A.self),
  warp: A.sequence([
    A.exile(A.self, { bind: 0 }),
    A.allowPlay(A.ownerOf(A.bound(0)), A.bound(0), "cast", A.until("end of game"), {
      condition: A.notSo(A.happened(A.zoneChange(A.isOneOf(A.bound(0)), undefined, "exile"), "this turn")),
    }),
  ]),
};

/** 608.3: a permanent spell becomes a permanent; one that can't enter is put into its owner's graveyard (608.3e). */
function* resolvePermanent(game: Game, id: ObjectId): Run<void> {
  const spell = existing(game, id);
  const { controller } = characteristics(game, id);
  const to: A.Destination = {
    zone: "battlefield",
    ...(wasPaid(spell, "transformed") && { transformed: true }),
    // 702.190b
    ...(wasPaid(spell, "sneak") && { tapped: true, attacking: true }),
  };
  const permanent = yield* moveOne(game, id, to, { reason: "resolve", by: controller, cause: id });
  yield* leaveStack(game, id);
  if (permanent === undefined) return;
  for (const { keyword } of spell.cast?.paid ?? []) {
    const effect = atNextEndStep[keyword];
    if (effect === undefined) continue;
    delay(game, {
      event: A.beginningOf("end"),
      ability: { effect },
      context: plainContext(permanent, controller),
      once: true,
    });
  }
}

/** Counts the resolution for "if this is the second time this ability has resolved this turn". */
const noteResolution = (game: Game, id: ObjectId): void => {
  const { ability, source } = stackContext(game, id);
  if (ability === undefined) return;
  countUse(objectOf(game, source), useKey(ability, "resolved"));
  touch(game);
};

/** What it is called that the ability of a keyword resolves, or that it puts counters on its source by that. */
const resolvedAs: Readonly<Record<string, { readonly action: string; readonly counters?: true }>> = {
  crew: { action: "crewed" }, // 702.122d
  evolve: { action: "evolve", counters: true }, // 702.100b
  training: { action: "train", counters: true }, // 702.149c
  mentor: { action: "mentor" }, // 702.134c
};

/** Tells that a keyword ability has resolved, where there is a word for it; begun before it is carried out. */
const resolutionOf = (game: Game, { ability, source, controller, targets }: Context): (() => GameEvent[]) => {
  const abilities = objectOf(game, source) === undefined ? [] : characteristics(game, source).abilities;
  const keyword = ability === undefined ? undefined : keywordAround(abilities, ability)?.keyword;
  const named = keyword === undefined ? undefined : resolvedAs[keyword];
  if (named === undefined) return () => [];
  const counters = (): number => numberOfCounters(objectOf(game, source), "+1/+1");
  const before = counters();
  const [target] = targets.flat();
  const other = target && objectIn(target);
  return () =>
    named.counters && counters() <= before
      ? []
      : [actionEvent(named.action, controller, { object: source, ...given({ other }) })];
};

/** 608: resolves the top object of the stack. */
export function* resolveTop(game: Game): Run<void> {
  const id = game.state.stack.at(-1);
  if (id === undefined) return;
  const object = existing(game, id);
  const item = object.stackItem;
  if (item === undefined) throw new Error("no instructions");
  const context = stackContext(game, id);
  // 608.2a
  if (item.condition && !holds(game, item.condition, context)) return yield* leaveStack(game, id);
  // 608.2b
  const legal = item.instructions.map((chosen) => legalPart(game, chosen, id));
  const mutating = wasPaid(object, "mutate") && isPermanentSpell(game, id);
  const hosts = chosenTargets(legal);
  if (hosts.length === 0 && chosenTargets(item.instructions).length > 0) {
    if (!mutating && !object.designations.includes("bestowed")) return yield* leaveStack(game, id, false);
    // 702.103e, 702.140b: it goes on resolving as a creature spell.
    loseDesignations(object, "bestowed");
    object.stackItem = { ...item, instructions: [] };
    touch(game);
    endDurations(game, "now");
  }
  const [host] = mutating ? hosts : [];
  if (host !== undefined && "object" in host) return yield* mergeInto(game, id, host.object);
  if (item.type === "spell" && isPermanentSpell(game, id)) return yield* resolvePermanent(game, id);
  noteResolution(game, id);
  // 702.131a
  if (has(game, id, "ascend")) giveEarned(game, new Map([["ascend", [id]]]));
  // 608.2c: instructions in the order written; those of spliced text come last (702.47b).
  // 608.2m: all of them, even if the object leaves the stack meanwhile.
  const contexts = legal.map((chosen) => stackContext(game, id, chosen, context.bindings));
  const told = contexts[0] === undefined ? undefined : resolutionOf(game, contexts[0]);
  for (const [i, chosen] of legal.entries()) yield* carryOut(game, chosen.instructions.effect, contexts[i]!);
  yield* perform(game, told?.() ?? []);
  for (const leave of [leaveAsPart, buyBack, rebound, paradigm]) if (yield* leave(game, id)) return;
  yield* leaveStack(game, id);
}
