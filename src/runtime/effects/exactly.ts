import type * as A from "../../abilities/index.ts";
import type { ObjectId, PlayerId } from "../state.ts";

/** An expression that names exactly this object. */
export const theObject = (object: ObjectId): A.Objects => ({ type: "granter", object });
/** An expression that names exactly these objects. */
export const theObjects = (ids: readonly ObjectId[]): A.Objects => {
  const [only] = ids;
  return ids.length === 1 && only !== undefined
    ? theObject(only)
    : { type: "together", parts: ids.map(theObject) };
};
/** An expression that names exactly this player. */
export const thePlayer = (player: PlayerId): A.Players => ({ type: "chosenPlayer", player });
