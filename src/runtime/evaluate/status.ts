import type * as A from "../../abilities/index.ts";
import { doorsOf } from "../continuous/doors.ts";
import { asChosen, playerOf } from "../game.ts";
import type { Game } from "../game.ts";
import type { CombatState, Context, ObjectId } from "../state.ts";
import { isRecipient, informationOf, isObjects } from "./objects.ts";
import { isRemoved } from "./players.ts";
import { sameObject } from "./subject.ts";
import type { Subject } from "./subject.ts";
import { eventsOf } from "./history.ts";
import { wasPaid } from "./paid.ts";

/** Combat as the object sees it: one that has left the battlefield is as it was then (608.2h). */
const combatOf = (game: Game, live: boolean): Pick<CombatState, "attackers" | "blockers"> | undefined =>
  live ? game.state.combat : game.state.combat?.left;

const attackOf = (game: Game, { id, live }: Subject): CombatState["attackers"][number] | undefined =>
  combatOf(game, live)?.attackers.find((attack) => attack.id === id);

const blockersDeclared = (game: Game): boolean => {
  const { step } = game.state.turn;
  return step !== "beginning of combat" && step !== "declare attackers";
};

const isGoad = (change: A.Modification): boolean => change.type === "must" && change.goad === true;

/** Statuses (110.5), roles in combat (509.1h) and designations of permanents. */
export const hasStatus = (game: Game, subject: Subject, status: A.Status["status"]): boolean => {
  const { id, object, characteristics } = subject;
  switch (status) {
    case "tapped":
      return object.tapped;
    case "untapped":
      return !object.tapped;
    case "faceDown":
      return object.faceDown;
    case "faceUp":
      return !object.faceDown;
    case "transformed":
      return object.card.layout === "transform" && object.face === 1 && object.merged === undefined;
    case "blocked":
      return attackOf(game, subject)?.blocked === true;
    case "unblocked":
      return attackOf(game, subject)?.blocked === false && blockersDeclared(game);
    case "locked":
      return doorsOf(game, object, false).length > 0;
    case "damaged":
      return object.damage > 0;
    case "new":
      return object.controlledSince >= (playerOf(game, characteristics.controller).lastUpkeep ?? 0);
    case "goaded":
      return (
        characteristics.rules.some(({ modification }) => isGoad(modification)) ||
        // The rules for an object come after its characteristics, which may ask for this.
        game.state.effects.some(
          ({ content }) =>
            content.type === "affect" && content.objects.includes(id) && content.modifications.some(isGoad),
        )
      );
    case "foretold":
    case "plotted":
      return object.chosen[status] !== undefined || wasPaid(object, status);
    default:
      return object.designations.some((name) => name === status || name.startsWith(`${status}:`));
  }
};

/** 506.5: no other creature attacks or blocks; one that has left is asked for as it was then. */
const isAlone = (game: Game, id: ObjectId, how: "attack" | "block"): boolean => {
  const { combat, history, objects } = game.state;
  const now = (how === "attack" ? combat?.attackers : combat?.blockers)?.map((each) => each.id) ?? [];
  const { thisTurn } = history;
  const leaving = (other: ObjectId): number =>
    thisTurn.findLastIndex(
      (event) => event.type === "zoneChange" && event.object === other && event.from === "battlefield",
    );
  const batchOf = (at: number): number | undefined => {
    const event = thisTurn[at];
    return event?.type === "zoneChange" ? event.batch : undefined;
  };
  const left = objects[id] === undefined ? leaving(id) : thisTurn.length;
  const wasThere = (other: ObjectId): boolean => {
    const at = leaving(other);
    return now.includes(other) || at > left || (at >= 0 && batchOf(at) === batchOf(left));
  };
  const past =
    how === "attack"
      ? (combat?.left?.attackers ?? []).map((each) => each.id)
      : eventsOf(game, "this combat").flatMap((event) => (event.type === how ? [event.object] : []));
  return ![...now, ...past].some((other) => other !== id && wasThere(other));
};

/** 508.1k, 608.2h: attacking, and whom; also as it left the battlefield. */
export const isAttacking = (game: Game, subject: Subject, filter: A.Attacking, ctx: Context): boolean => {
  const defender = attackOf(game, subject)?.defender;
  if (defender === undefined) return false;
  if (filter.alone && !isAlone(game, subject.id, "attack")) return false;
  if (filter.whom === undefined) return true;
  return !isRemoved(defender) && isRecipient(game, filter.whom, asChosen(defender), ctx);
};

/** What the creature blocks (509.1g). */
const blockedBy = (game: Game, id: ObjectId): readonly ObjectId[] | undefined =>
  combatOf(game, game.state.objects[id] !== undefined)?.blockers.find((block) => block.id === id)?.attackers;

/** 509.1g: blocking, and what; or being blocked by something. */
export const isBlocking = (game: Game, { id }: Subject, filter: A.Blocking, ctx: Context): boolean => {
  if (filter.blockedBy !== undefined)
    return informationOf(game, filter.blockedBy, ctx).some((by) => blockedBy(game, by)?.includes(id));
  const blocked = blockedBy(game, id);
  if (filter.alone && !isAlone(game, id, "block")) return false;
  if (blocked === undefined || filter.what === undefined) return blocked !== undefined;
  // 608.2h: what it blocked may have left combat since.
  const gone = (attacker: ObjectId): boolean =>
    game.state.objects[attacker] === undefined &&
    game.state.history.thisTurn.some(
      (event) => event.type === "block" && event.object === id && event.attacker === attacker,
    );
  return informationOf(game, filter.what, ctx).some(
    (attacker) => blocked.includes(attacker) || gone(attacker),
  );
};

/** 701.3: attached to one of these objects or players, or to what has left as it was there (608.2h). */
export const isAttachedTo = (
  game: Game,
  { id, object }: Subject,
  filter: A.AttachedTo,
  ctx: Context,
): boolean => {
  const { attachedTo } = object;
  const { to } = filter;
  // One that is named may be gone; what is sought is there.
  const named = isObjects(to) && to.type !== "all";
  if (named || (isObjects(to) && typeof attachedTo === "number"))
    return informationOf(game, to, ctx).some(
      (host) =>
        host === attachedTo ||
        game.state.lastKnown[host]?.attached?.some((one) => sameObject(game, one, id)) === true,
    );
  if (attachedTo === undefined) return false;
  return isRecipient(game, to, asChosen(attachedTo), ctx);
};
