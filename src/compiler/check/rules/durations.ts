import type * as A from "../../../abilities/index.ts";
import { holdsType } from "../../lower/same.ts";
import { doneBy, instructionOf } from "../instructions.ts";
import { abilityAround, nodeAt, rule, type Place } from "../rule.ts";

/**
 * "Gets +2/+2" of a spell or ability, and nothing says for how long. It would last for the rest of the game (611.2a); that
 * is meant only where the object does not outlive the turn.
 */
export const endlessChange = rule("RW4024", ["affect"], ({ modifications, duration }, place) => {
  if (duration !== undefined || !modifications.some(({ type }) => type === "modifyPT")) return undefined;
  const around = abilityAround(place);
  return around !== undefined && holdsType(around.ability, "delayed")
    ? undefined
    : "say for how long, such as 'until end of turn'";
});

/** "If you cast a spell this way, it costs {2} less to cast": it has been paid for when that is asked. */
const isOfCast = (place: Place): boolean =>
  place.around.some((part) => {
    const node = nodeAt(part);
    if (node?.type !== "if" || node.condition.type !== "performed") return false;
    const cast = instructionOf(node.condition.id, place);
    return cast !== undefined && doneBy(cast).type === "castCards";
  });
/** "Whenever you cast a creature spell, it costs {2} less to cast": what the innermost event that things are said of cast. */
const isOfCastEvent = (what: A.Objects, { around }: Place): boolean => {
  if (what.type !== "eventObjects" || what.role !== "object") return false;
  const events = around.flatMap((part) => {
    const node = nodeAt(part);
    return node?.type === "triggered" || node?.type === "delayed" ? [node.event] : [];
  });
  return events.at(-1)?.type === "cast";
};
/** What a spell or ability costs is known before it is cast or does anything (601.2f, 601.2h). */
export const costTooLate = rule("RW4024", ["changeRules"], ({ changes, duration }, place) =>
  changes.some(
    (each) =>
      each.type === "costChange" &&
      each.what.type === "isOneOf" &&
      (isOfCastEvent(each.what.objects, place) ||
        (duration === undefined && (each.what.objects.type === "self" || isOfCast(place)))),
  )
    ? "what this costs is paid before this happens"
    : undefined,
);

/** "Exile target creature during your next turn": a turn is no moment at which it comes back. */
export const untilTurn = rule("RW4024", ["exile"], ({ until }) =>
  until?.type === "until" && until.moment.startsWith("during")
    ? "say until when, such as 'until your next turn'"
    : undefined,
);
