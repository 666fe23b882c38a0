import { isPrepareSpell } from "../../src/runtime/prepared.ts";
import { canBeAttached } from "../../src/runtime/attach.ts";
import { rulesInForce } from "../../src/runtime/continuous/index.ts";
import { characteristics, has } from "../../src/runtime/index.ts";
import type { Game, GameObject } from "../../src/runtime/index.ts";
import { objectCant, playerCant, toughnessForDamage } from "../../src/runtime/prohibitions.ts";

/** 704.5g, by power where an effect says so. */
const isDamagedToDeath = (game: Game, { id, damage }: GameObject): boolean =>
  damage > 0 &&
  damage >= toughnessForDamage(game, id) &&
  !has(game, id, "indestructible") &&
  !objectCant(game, id, "beDestroyed");

/** 704.5f-g, 704.5i, 704.5m-n, 704.5q: what a state-based action would do to a permanent now. */
const dueFor = (game: Game, object: GameObject): string[] => {
  const found: string[] = [];
  const c = characteristics(game, object.id);
  const due = (what: string): void => void found.push(`${c.name} (${object.id}) ${what}`);
  const creature = c.cardTypes.includes("creature");
  if (creature && c.toughness !== undefined) {
    if (c.toughness <= 0) due(`has toughness ${c.toughness}`);
    else if (isDamagedToDeath(game, object)) due(`has lethal damage`);
  }
  if (c.cardTypes.includes("planeswalker") && !object.counters["loyalty"]) due("has no loyalty");
  if (object.counters["+1/+1"] && object.counters["-1/-1"]) due("has +1/+1 and -1/-1 counters");
  const { attachedTo } = object;
  const host = typeof attachedTo === "number" ? game.state.objects[attachedTo] : undefined;
  // 303.4a: some Auras enchant a card in a graveyard.
  const isThere =
    host?.zone === "battlefield" || (host && canBeAttached(game, object.id, { object: host.id }));
  if (typeof attachedTo === "number" && !isThere) due("is attached to nothing");
  if (c.subtypes.includes("Aura") && !creature && attachedTo === undefined)
    due("is an Aura that isn't attached");
  if (c.subtypes.includes("Equipment") && host !== undefined)
    if (!characteristics(game, host.id).cardTypes.includes("creature")) due("equips no creature");
  return found;
};

/** 704.5j: legendary permanents of one player with one name. */
const legendsDue = (game: Game, permanents: readonly GameObject[]): string[] => {
  if (rulesInForce(game).some(({ change }) => change.type === "legendRuleOff")) return [];
  const seen = new Set<string>();
  return permanents.flatMap(({ id }) => {
    const { name, controller, supertypes } = characteristics(game, id);
    if (name === "" || !supertypes.includes("legendary")) return [];
    const again = seen.has(`${controller} ${name}`);
    seen.add(`${controller} ${name}`);
    return again ? [`player ${controller} has two legendary ${name}`] : [];
  });
};

/** 117.5, 704.3: nobody has priority while triggers wait or state-based actions are due; the faults found. */
export const faultsAtPriority = (game: Game, player: number): readonly string[] => {
  const { state } = game;
  const permanents = state.battlefield.flatMap((id) => state.objects[id] ?? []).filter((o) => !o.phasedOut);
  const found = permanents.flatMap((object) => dueFor(game, object));
  if (state.waiting.length > 0) found.push("triggers wait");
  if (state.turn.priority !== player) found.push(`player ${state.turn.priority} should have priority`);
  if (state.players[player]?.lost) found.push("the player has left the game");
  for (const { id, lost, life, counters, drewFromEmpty } of state.players) {
    if (lost || playerCant(game, id, "loseGame")) continue;
    if (life <= 0 && !playerCant(game, id, "loseForLife")) found.push(`player ${id} has ${life} life`);
    if ((counters["poison"] ?? 0) >= 10) found.push(`player ${id} has ${counters["poison"]} poison counters`);
    if (drewFromEmpty) found.push(`player ${id} drew from an empty library`);
  }
  // 704.5d-e
  for (const key in state.objects) {
    const object = state.objects[key];
    if (object?.kind === "token" && object.zone !== "battlefield")
      found.push(`a token (${object.card.name}) is in ${object.zone}`);
    // 722.3c: a prepare spell is the exception.
    if (object?.kind === "spellCopy" && object.zone !== "stack" && !isPrepareSpell(game, object))
      found.push(`a copy is in ${object.zone}`);
  }
  for (const { id } of state.combat?.attackers ?? [])
    if (state.objects[id]?.zone !== "battlefield") found.push(`${id} attacks but is not on the battlefield`);
  found.push(...legendsDue(game, permanents));
  return found.map((fault) => `somebody has priority, but ${fault}`);
};
