import type { Game, GameEvent, GameObject, ObjectId } from "../runtime/index.ts";
import { type Telling, chosenName, inWords, objectName, playerName } from "./names.ts";

const zoneWords: Readonly<Record<string, string>> = {
  outside: "outside the game",
  battlefield: "the battlefield",
  stack: "the stack",
  exile: "exile",
  command: "the command zone",
  sideboard: "outside the game",
};

const wayPaid = (keyword: string, times: number): string => {
  if (keyword === "splice") return "with a card spliced onto it";
  if (/kicker$/.test(keyword)) return times === 1 ? "kicked" : `kicked ${times} times`;
  return keyword;
};

/** How a spell was cast: ", kicked". */
export const waysPaid = (object: GameObject | undefined): string => {
  const words = (object?.cast?.paid ?? []).flatMap(({ keyword, times }) =>
    times === 0 ? [] : [wayPaid(keyword, times)],
  );
  return words.length === 0 ? "" : `, ${words.join(", ")}`;
};

/** What a spell or ability is aimed at: ", aimed at player 2 and Grizzly". */
const targetsOf = (game: Game, id: ObjectId, telling: Telling): string => {
  const { instructions = [] } = game.state.objects[id]?.stackItem ?? {};
  const parts = instructions.flatMap((each) => [each, ...(each.modes ?? []).map(({ chosen }) => chosen)]);
  const targets = parts.flatMap(({ targets }) => targets.flat());
  return targets.length === 0
    ? ""
    : `, aimed at ${inWords(targets.map((each) => chosenName(game, each, telling)))}`;
};

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

const zoneOf = (game: Game, zone: string, id: ObjectId, telling: Telling): string => {
  const object = game.state.objects[id] ?? game.state.lastKnown[id]?.object;
  return zoneWords[zone] ?? `${playerName(object?.owner ?? 0, telling)}'s ${zone}`;
};

const moved = (game: Game, event: EventOf<"zoneChange">, telling: Telling): string | undefined => {
  const id = event.becomes ?? event.object;
  // What left an open zone is known by its name; a card of a hidden one only where it has come to.
  const open = event.from === "battlefield" || event.from === "stack" || event.from === "graveyard";
  const name = objectName(game, open ? event.object : id, telling);
  const to = zoneOf(game, event.to, id, telling);
  if (event.to === "stack" || event.reason === "draw" || event.reason === "play") return undefined;
  if (event.from === "battlefield" && event.to === "graveyard") {
    if (event.reason === "sacrifice") return `${name} is sacrificed`;
    return event.reason === "destroy" ? `${name} is destroyed` : `${name} is put into ${to}`;
  }
  if (event.reason === "counter") return `${name} is countered`;
  if (event.reason === "discard") return undefined;
  if (event.reason === "mill") return `${name} is milled`;
  if (event.to === "battlefield") return `${name} enters the battlefield`;
  if (event.from === "stack" && event.to === "graveyard") return undefined;
  return event.to === "exile"
    ? `${name} is exiled`
    : `${name} is put from ${zoneOf(game, event.from, id, telling)} into ${to}`;
};

/**
 * An event in plain words, without a full stop; undefined for what no reader wants to see (priority, mana that comes and
 * goes, the untapping of permanents …). To be asked when it has just happened: names are those of that moment.
 *
 * @example
 * describeEvent(game, { type: "life", player: 0, change: 3 }, { players: ["Ada", "Ben"] }); // "Ada gains 3 life"
 */
export const describeEvent = (game: Game, event: GameEvent, telling: Telling = {}): string | undefined => {
  const name = (id: ObjectId): string => objectName(game, id, telling);
  const who = "player" in event ? playerName(event.player, telling) : "";
  switch (event.type) {
    case "zoneChange":
      return moved(game, event, telling);
    case "damage":
      return `${name(event.source)} deals ${event.amount} damage to ${chosenName(game, event.to, telling)}`;
    case "life":
      if (event.damage === true) return undefined;
      return `${who} ${event.change < 0 ? "loses" : "gains"} ${Math.abs(event.change)} life`;
    case "draw":
      return `${who} draws ${event.object === undefined ? "a card" : name(event.object)}`;
    case "discard":
      return `${who} discards ${name(event.object)}`;
    case "counters": {
      const number = Math.abs(event.count) === 1 ? "a" : `${Math.abs(event.count)}`;
      const counters = `${number} ${event.kind} counter${number === "a" ? "" : "s"}`;
      const on = chosenName(game, event.on, telling);
      return `${on} ${event.count < 0 ? "loses" : "gets"} ${counters}`;
    }
    case "beginning":
      return event.step === "untap" ? `Turn ${game.state.turn.number}: ${who}` : undefined;
    case "cast":
      return `${who} casts ${name(event.object)}${waysPaid(game.state.objects[event.object])}${targetsOf(game, event.object, telling)}`;
    case "copied":
      return `${who} copies ${name(event.object)}`;
    case "activate":
      return event.mana
        ? undefined
        : `${who} activates an ability of ${name(event.source)}${targetsOf(game, event.object, telling)}`;
    case "attack":
      return `${name(event.object)} attacks ${typeof event.defender === "number" ? name(event.defender) : playerName(event.defender.player, telling)}`;
    case "block":
      return `${name(event.object)} blocks ${name(event.attacker)}`;
    case "landPlayed":
      return `${who} plays ${name(event.object)}`;
    case "tokens":
      return event.objects.length === 0
        ? undefined
        : `${who} creates ${inWords(event.objects.map((id) => name(id)))}`;
    case "unlock":
    case "lock":
      return `${who} ${event.type}s the ${event.door} half of ${name(event.object)}`;
    case "turnedFaceUp":
      return `${name(event.object)} is turned face up`;
    case "transformed":
      return `${name(event.object)} transforms`;
    case "phases":
      return `${name(event.object)} phases ${event.direction}`;
    case "keywordAction":
      if (event.action === "loseGame") return `${who} loses the game`;
      return `${who}: ${event.action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}${event.amount === undefined ? "" : ` ${event.amount}`}`;
    default:
      return undefined;
  }
};
