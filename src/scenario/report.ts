import type { GameEvent } from "../runtime/state.ts";
import { type Fact, factOf } from "./format.ts";
import { nameOf, playerName, type View } from "./view.ts";

/** A fact in words: `life of A = 20`. */
export function describeFact(fact: Fact): string {
  const found = factOf(fact);
  if (found === undefined) return JSON.stringify(fact);
  const { player, card, label, ...rest } = found.values;
  const subject = [card ?? label, player === undefined ? undefined : `(${player})`].filter(
    (s) => s !== undefined,
  );
  const values = Object.entries(rest).map(
    ([key, value]) => `${key} ${Array.isArray(value) ? value.join("+") : value}`,
  );
  return `${found.name} ${[...subject, ...values].join(" ")}`.replace(/\s+/g, " ");
}

/** An event in a few words; undefined for those that no reader wants to see. */
function describeEvent(view: View, event: GameEvent): string | undefined {
  const name = (id: number): string => nameOf(view, id);
  const who = (id: number): string => playerName(id);
  const what = (chosen: { readonly object: number } | { readonly player: number }): string =>
    "object" in chosen ? name(chosen.object) : who(chosen.player);
  switch (event.type) {
    case "zoneChange":
      return `${name(event.becomes ?? event.object)}: ${event.from} to ${event.to}`;
    case "damage":
      return `${name(event.source)} deals ${event.amount} damage to ${what(event.to)}`;
    case "life":
      return `${who(event.player)} ${event.change < 0 ? "loses" : "gains"} ${Math.abs(event.change)} life`;
    case "draw":
      return `${who(event.player)} draws a card`;
    case "discard":
    case "sacrifice":
      return `${who(event.player)} ${event.type}s ${name(event.object)}`;
    case "counters":
      return `${event.count} ${event.kind} counters on ${what(event.on)}`;
    case "beginning":
      return `${event.step} of ${who(event.player)}`;
    case "cast":
      return `${who(event.player)} casts ${name(event.object)}`;
    case "activate":
      return `${who(event.player)} activates an ability of ${name(event.source)}`;
    case "attack":
      return `${name(event.object)} attacks`;
    case "block":
      return `${name(event.object)} blocks ${name(event.attacker)}`;
    case "landPlayed":
      return `${who(event.player)} plays ${name(event.object)}`;
    case "tokens":
      return `${who(event.player)} creates ${event.objects.length} token${event.objects.length === 1 ? "" : "s"}`;
    case "unlock":
    case "lock":
      return `${who(event.player)} ${event.type}s the ${event.door} half of ${name(event.object)}`;
    case "turnedFaceUp":
    case "transformed":
      return `${name(event.object)} is ${event.type === "transformed" ? "transformed" : "turned face up"}`;
    case "keywordAction":
      return `${who(event.player)}: ${event.action}`;
    default:
      return undefined;
  }
}

/** The last events of the game, oldest first. */
export function lastEvents(view: View, count: number): readonly string[] {
  const lines: string[] = [];
  const { log } = view.game;
  for (let i = log.length - 1; i >= 0 && lines.length < count; i--) {
    const event = log[i];
    const line = event === undefined ? undefined : describeEvent(view, event);
    if (line !== undefined) lines.unshift(line);
  }
  return lines;
}
