import type { Played, Simulation } from "./simulation.ts";

/** The 95% interval of a share (Wilson). */
export const intervalOf = (wins: number, games: number): readonly [low: number, high: number] => {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Gathers how games went, and tells it in lines. */
export const summaryOf = ({ decks, bots }: Simulation) => {
  const wins = decks.map(() => 0);
  const cast = new Set<string>();
  const longest: Played[] = [];
  const faults: Played[] = [];
  let [games, turns, unfinished, drawn] = [0, 0, 0, 0];
  const add = (played: Played): void => {
    games++;
    turns += played.turns;
    if (played.winner !== null) wins[played.winner] = (wins[played.winner] ?? 0) + 1;
    else if (played.unfinished === true) unfinished++;
    else if (played.fault !== undefined) faults.push(played);
    else drawn++;
    for (const name of played.cast) cast.add(name);
    longest.push(played);
    longest.sort((left, right) => right.turns - left.turns || left.game - right.game);
    longest.length = Math.min(longest.length, 3);
  };
  const lines = (): readonly string[] => {
    const width = Math.max(...decks.map(({ name }) => name.length));
    const rows = decks.map(({ name }, index) => {
      const [low, high] = intervalOf(wins[index] ?? 0, games);
      const share = games === 0 ? 0 : (wins[index] ?? 0) / games;
      return `${name.padEnd(width)}  ${bots[index] ?? ""}  ${wins[index]} of ${games} won, ${percent(share)} (${percent(low)} to ${percent(high)})`;
    });
    const never = [...new Set(decks.flatMap(({ cards }) => cards.map(({ name }) => name)))]
      .filter((name) => !cast.has(name))
      .sort();
    return [
      ...rows,
      `${drawn} drawn, ${unfinished} given up, ${faults.length} broken off; ${(turns / Math.max(1, games)).toFixed(1)} turns on average`,
      `longest: ${longest.map(({ turns: long, game }) => `${long} turns (game ${game})`).join(", ")}`,
      `never cast: ${never.length === 0 ? "none" : never.join(", ")}`,
      ...faults.map(({ game, fault }) => `game ${game} broke off: ${fault}`),
    ];
  };
  return { add, lines, faults };
};
