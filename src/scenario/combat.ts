import { repairAttacks, repairBlocks } from "../runtime/combat/repair.ts";
import type { Answer, Decision } from "../runtime/decisions.ts";
import type { ObjectId } from "../runtime/state.ts";
import type { Moment, Reference, ScriptEntry } from "./format.ts";
import type { Part } from "./queues.ts";
import { isReferredTo, refersTo, resolveObject } from "./references.ts";
import { playerId, type View } from "./view.ts";

type Attackers = Extract<Decision, { type: "attackers" }>;
type Blockers = Extract<Decision, { type: "blockers" }>;
type Defender = Attackers["candidates"][number]["defenders"][number];

const isNow = (view: View, entry: ScriptEntry): boolean => entry.turn === view.game.state.turn.number;

/** The defender a reference means, among those that may be attacked; without a reference the first player. */
function defenderOf(
  view: View,
  reference: Reference | undefined,
  defenders: readonly Defender[],
): Defender | undefined {
  if (reference === undefined) return defenders.find((d) => typeof d !== "number") ?? defenders[0];
  const { player } = reference;
  if (player !== undefined)
    return defenders.find((d) => typeof d !== "number" && d.player === playerId(player));
  return defenders.find((d) => typeof d === "number" && isReferredTo(view, reference, d));
}

const isSameDefender = (one: Defender, other: Defender): boolean =>
  typeof one === "number" || typeof other === "number" ? one === other : one.player === other.player;

const isThere = (view: View, reference: Reference): boolean =>
  view.game.state.battlefield.some((id) => refersTo(view, reference, id));

/**
 * Notes the declarations of a turn whose time has come. Those that the rules forbid are simply not made; one of a creature
 * that is not there is a mistake of the scenario. Nobody attacks where nothing could, too.
 */
export function noteDeclarations(view: View, part: Part, moment: Moment): void {
  for (const entry of part.script) {
    if (entry.turn !== moment.turn || entry.step !== moment.step) continue;
    if (entry.do === "attack nobody") part.forbidden.add(entry);
    if (entry.do === "attack" && isThere(view, entry.attacker)) part.forbidden.add(entry);
    if (entry.do === "block" && isThere(view, entry.blocker) && isThere(view, entry.attacker))
      part.forbidden.add(entry);
  }
}

/** 508.1: all `attack` entries of this turn that can be done are declared together. */
export function answerAttackers(view: View, part: Part, decision: Attackers): Answer {
  const entries = part.script.filter(
    (e) => isNow(view, e) && (e.do === "attack" || e.do === "attack nobody"),
  );
  const attacks: { id: ObjectId; defender: Defender }[] = [];
  const used = new Map<ScriptEntry, { readonly id: ObjectId; readonly defender: Defender } | undefined>();
  for (const entry of entries) {
    if (entry.do === "attack nobody") {
      used.set(entry, undefined);
      continue;
    }
    if (entry.do !== "attack") continue;
    const free = decision.candidates.map((c) => c.id);
    const id = resolveObject(
      view,
      entry.attacker,
      free,
      attacks.map((a) => a.id),
    );
    const candidate = decision.candidates.find((c) => c.id === id);
    const defender = candidate && defenderOf(view, entry.defender, candidate.defenders);
    if (candidate === undefined || defender === undefined) continue;
    attacks.push({ id: candidate.id, defender });
    used.set(entry, { id: candidate.id, defender });
  }
  // Creatures that must attack do so without being told (508.1d).
  for (const candidate of decision.candidates) {
    const defender = candidate.defenders.find((d) => typeof d !== "number") ?? candidate.defenders[0];
    if (candidate.must && defender !== undefined && !attacks.some((a) => a.id === candidate.id)) {
      attacks.push({ id: candidate.id, defender });
    }
  }
  const legal = repairAttacks(view.game, decision.player, attacks);
  const done = (entry: ScriptEntry): boolean => {
    const attack = used.get(entry);
    return (
      used.has(entry) &&
      (attack === undefined ||
        legal.some(({ id, defender }) => id === attack.id && isSameDefender(defender, attack.defender)))
    );
  };
  part.script = part.script.filter((e) => !done(e));
  return { type: "attackers", attacks: legal };
}

/** 509.1: all `block` entries of this turn that can be done are declared together. */
export function answerBlockers(view: View, part: Part, decision: Blockers): Answer {
  const blocks: { id: ObjectId; attackers: ObjectId[] }[] = [];
  const used = new Map<ScriptEntry, { readonly id: ObjectId; readonly attacker: ObjectId }>();
  for (const entry of part.script) {
    if (entry.do !== "block" || !isNow(view, entry)) continue;
    const block = blockFor(view, decision, entry, blocks);
    if (block === undefined) continue;
    const known = blocks.find((b) => b.id === block.id);
    if (known === undefined) blocks.push({ id: block.id, attackers: [block.attacker] });
    else known.attackers.push(block.attacker);
    used.set(entry, block);
  }
  // Requirements are met without being told (509.1c).
  const legal = repairBlocks(view.game, decision.player, blocks);
  const done = (entry: ScriptEntry): boolean => {
    const block = used.get(entry);
    return (
      block !== undefined && legal.some((b) => b.id === block.id && b.attackers.includes(block.attacker))
    );
  };
  part.script = part.script.filter((e) => !done(e));
  return { type: "blockers", blocks: legal };
}

/** A creature not yet blocking is preferred to one that could block another attacker as well. */
function blockFor(
  view: View,
  decision: Blockers,
  entry: Extract<ScriptEntry, { do: "block" }>,
  blocks: readonly { readonly id: ObjectId; readonly attackers: readonly ObjectId[] }[],
): { readonly id: ObjectId; readonly attacker: ObjectId } | undefined {
  const attackersFor = (id: ObjectId): ObjectId | undefined => {
    const candidate = decision.candidates.find((c) => c.id === id);
    const blocked = blocks.find((b) => b.id === id)?.attackers ?? [];
    if (candidate === undefined || blocked.length >= candidate.limit) return undefined;
    return resolveObject(view, entry.attacker, candidate.attackers, blocked);
  };
  const able = decision.candidates.map((c) => c.id).filter((id) => attackersFor(id) !== undefined);
  const idle = able.filter((id) => !blocks.some((b) => b.id === id));
  const id = resolveObject(view, entry.blocker, idle) ?? resolveObject(view, entry.blocker, able);
  const attacker = id === undefined ? undefined : attackersFor(id);
  return id === undefined || attacker === undefined ? undefined : { id, attacker };
}
