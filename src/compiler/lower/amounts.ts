import type * as A from "../../abilities/index.ts";

/** Whether an event has a number that "that much" and "that many" can mean. */
export const hasAmount = (event: A.TriggerEvent): boolean => {
  switch (event.type) {
    case "damage":
    case "lifeChange":
    case "countersPlaced":
    case "tapsForMana":
    case "attackDeclared":
    case "becomesBlocked":
    case "keywordAction":
      return true;
    case "eitherEvent":
      return event.events.every(hasAmount);
    default:
      return "batch" in event && event.batch === true;
  }
};
