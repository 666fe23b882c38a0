import { eventAt } from "../events.ts";
import { rule } from "../rule.ts";

const objectOf = {
  object: "no object that this could mean",
  source: "nothing that caused it",
  other: "no second object",
  opposing: "no opposing creature",
  targets: "no spell that could have targets",
} as const;

/** "That creature" of an event that is about no creature. */
export const objectOfEvent = rule("RW4023", ["eventObjects"], ({ role }, place) => {
  const event = eventAt(place);
  if (event === undefined) return "there is no event that this could be about";
  return event.roles.includes(role) ? undefined : `the event has ${objectOf[role]}`;
});

/** "That player" of an event that is about no player. */
export const playerOfEvent = rule("RW4023", ["eventPlayer"], (_, place) => {
  const event = eventAt(place);
  if (event === undefined) return "there is no event that this player could be of";
  return event.player ? undefined : "the event is about no player";
});

/** "That much" of an event without a number. */
export const amountOfEvent = rule("RW4023", ["eventAmount"], (_, place) => {
  const event = eventAt(place);
  if (event === undefined) return "there is no event that this number could be of";
  return event.amount ? undefined : "the event has no number";
});
