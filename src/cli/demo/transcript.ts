import { characteristics } from "../../runtime/index.ts";
import type {
  Chosen,
  Decision,
  Game,
  GameEvent,
  GameObject,
  ObjectId,
  PlayerId,
} from "../../runtime/index.ts";
import { nameOf, playerNames } from "./players.ts";
import { waysPaid } from "../../play/describe-event.ts";

const playerName = (player: PlayerId): string => playerNames[player] ?? `player ${player}`;
const nameOfChosen = (game: Game, chosen: Chosen): string =>
  "player" in chosen ? playerName(chosen.player) : nameOf(game, chosen.object);

const targetsOf = (game: Game, object: GameObject | undefined): string => {
  const targets = object?.stackItem?.instructions.flatMap((each) => each.targets.flat()) ?? [];
  return targets.length === 0
    ? ""
    : `, aimed at ${targets.map((each) => nameOfChosen(game, each)).join(" and ")}`;
};

/** What a reader of the transcript wants to know of an event; undefined for the rest. */
const describe = (game: Game, event: GameEvent): string | undefined => {
  const name = (id: ObjectId): string => nameOf(game, id);
  switch (event.type) {
    case "beginning":
      return event.step === "untap"
        ? `\nTurn ${game.state.turn.number}, ${playerName(event.player)}`
        : undefined;
    case "landPlayed":
      return `  ${playerName(event.player)} plays ${name(event.object)}.`;
    case "draw":
      return `  ${playerName(event.player)} draws a card.`;
    case "cast": {
      const object = game.state.objects[event.object];
      return `  ${playerName(event.player)} casts ${name(event.object)}${waysPaid(object)}${targetsOf(game, object)}.`;
    }
    case "attack":
      return `  ${name(event.object)} attacks.`;
    case "block":
      return `  ${name(event.object)} blocks ${name(event.attacker)}.`;
    case "damage":
      return `    ${name(event.source)} deals ${event.amount} damage to ${nameOfChosen(game, event.to)}.`;
    case "tokens":
      return `    ${playerName(event.player)} creates ${event.objects.map(name).join(" and ")}.`;
    case "zoneChange": {
      const what = name(event.object);
      if (event.from === "stack" && event.to === "battlefield") return `    ${what} enters.`;
      if (event.from === "battlefield" && event.to === "graveyard")
        return event.reason === "sacrifice" ? `    ${what} is sacrificed.` : `    ${what} dies.`;
      return event.reason === "counter" ? `    ${what} is countered.` : undefined;
    }
    default:
      return undefined;
  }
};

/** Follows a game and writes what happens, line by line; to be called before each answer, and at the end. */
export const transcriptOf = (
  write: (line: string) => void,
): ((game: Game, decision: Decision | undefined) => void) => {
  let read = 0;
  const life: number[] = [];
  const onStack = new Set<ObjectId>();
  const sizes = new Map<ObjectId, string>();

  const triggers = (game: Game): void => {
    for (const id of game.state.stack) {
      if (onStack.has(id)) continue;
      onStack.add(id);
      const item = game.state.objects[id]?.stackItem;
      if (item?.type === "triggered")
        write(
          `    The ability of ${nameOf(game, item.source)} triggers${targetsOf(game, game.state.objects[id])}.`,
        );
    }
  };
  /** What ends with a turn is no news. */
  const changedSizes = (game: Game, newTurn: boolean): void => {
    for (const id of game.state.battlefield) {
      const { power, toughness, name } = characteristics(game, id);
      if (power === undefined || toughness === undefined) continue;
      const size = `${power}/${toughness}`;
      const before = sizes.get(id);
      sizes.set(id, size);
      if (before !== undefined && before !== size && !newTurn) write(`    ${name} is ${size} now.`);
    }
  };

  return (game, decision) => {
    const news = game.log.slice(read);
    read = game.log.length;
    for (const event of news) {
      const line = describe(game, event);
      if (line !== undefined) write(line);
    }
    // Before, their targets are not chosen yet.
    if (decision?.type === "priority") triggers(game);
    changedSizes(
      game,
      news.some((event) => event.type === "beginning" && event.step === "untap"),
    );
    for (const { id, life: now } of game.state.players) {
      const before = life[id];
      life[id] = now;
      if (before !== undefined && before !== now) write(`    ${playerName(id)} is at ${now} life.`);
    }
  };
};
