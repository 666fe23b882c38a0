import type { Decision, Game } from "../../src/runtime/index.ts";

/** What must be true of every game whenever somebody is asked something; the faults found, in words. */
export const faultsOf = (game: Game, decision: Decision): readonly string[] => {
  const { state } = game;
  const found: string[] = [];
  const seen = new Map<number, string>();
  const zones: [string, readonly number[]][] = [
    ["battlefield", state.battlefield],
    ["stack", state.stack],
    ["exile", state.exile],
    ["command", state.command],
    ...state.players.flatMap(({ library, hand, graveyard }): [string, readonly number[]][] => [
      ["library", library],
      ["hand", hand],
      ["graveyard", graveyard],
    ]),
  ];
  for (const [zone, ids] of zones)
    for (const id of ids) {
      if (seen.has(id)) found.push(`object ${id} is in ${zone} and in ${seen.get(id)}`);
      seen.set(id, zone);
      const object = state.objects[id];
      if (object === undefined) found.push(`${zone} lists ${id}, which does not exist`);
      else if (object.zone !== zone) found.push(`object ${id} stands in ${zone} but says ${object.zone}`);
    }
  for (const object of Object.values(state.objects))
    for (const [kind, count] of Object.entries(object.counters))
      if (!(count >= 0)) found.push(`object ${object.id} has ${count} ${kind} counters`);
  for (const player of state.players) {
    if (!Number.isInteger(player.life)) found.push(`player ${player.id} has ${player.life} life`);
    if (!player.manaPool.every(({ color }) => color !== undefined))
      found.push(`player ${player.id} has mana without a type`);
  }
  // 117.5: triggers are put on the stack before anybody gets priority.
  if (decision.type === "priority" && state.waiting.length > 0)
    found.push("somebody has priority while triggers wait");
  return found;
};
