import * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import type { Game } from "../game.ts";
import type { GameEvent, PendingTrigger, PlayerId } from "../state.ts";

const draw: A.Instructions = { effect: A.draw(A.you, 1) };
const becomes = (what: "monarch" | "initiative"): A.Instructions => ({
  effect: A.become(A.controllerOf(A.eventObjects("source")), what),
});
const venture: A.Instructions = { effect: A.doAction("venture", A.you, undefined, { word: "Undercity" }) };

const pending = (controller: PlayerId, ability: A.Instructions, event: GameEvent): PendingTrigger => ({
  controller,
  source: 0,
  ability,
  event,
});

const isCreature = (game: Game, id: number): boolean =>
  characteristics(game, id).cardTypes.includes("creature");

/** The triggered abilities of designations, which have no source (725.2, 726.2). */
export const designationTriggers = (game: Game, event: GameEvent): PendingTrigger[] => {
  const { monarch, initiative } = game.state;
  if (monarch === undefined && initiative === undefined) return [];
  const found: PendingTrigger[] = [];
  if (event.type === "beginning") {
    if (event.step === "end" && event.player === monarch) found.push(pending(monarch, draw, event));
    if (event.step === "upkeep" && event.player === initiative)
      found.push(pending(initiative, venture, event));
  }
  if (event.type === "keywordAction" && event.action === "initiative")
    found.push(pending(event.player, venture, event));
  if (
    event.type === "damage" &&
    event.combat &&
    event.amount > 0 &&
    "player" in event.to &&
    isCreature(game, event.source)
  ) {
    if (event.to.player === monarch) found.push(pending(monarch, becomes("monarch"), event));
    if (event.to.player === initiative) found.push(pending(initiative, becomes("initiative"), event));
  }
  return found;
};
