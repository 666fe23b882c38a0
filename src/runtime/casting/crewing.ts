import type * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import { quantityOf } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import type { Game } from "../game.ts";
import { objectOf } from "../game.ts";
import { modificationsOf, objectCant } from "../prohibitions.ts";
import type { Context, ObjectId } from "../state.ts";

/** The keyword of the source in whose meaning the cost stands. */
const keywordOfCost = (game: Game, what: A.Cost | A.CostChoice, { source }: Context): string | undefined =>
  objectOf(game, source) === undefined
    ? undefined
    : characteristics(game, source).abilities.find(
        (a): a is A.Keyword =>
          a.type === "keyword" &&
          flatten(a.abilities).some(
            (m) =>
              m.type === "activated" && m.costs.some((c) => c === what || ("what" in c && c.what === what)),
          ),
      )?.keyword;

/** "Can't crew Vehicles" (702.122c): it isn't tapped for the cost of a crew ability. */
export const cantCrew = (game: Game, id: ObjectId, choice: A.CostChoice, context: Context): boolean =>
  objectCant(game, id, "crew") && keywordOfCost(game, choice, context) === "crew";

/** The power that an object has for a cost; some crew or saddle as though theirs were greater (702.122a). */
export const powerFor = (game: Game, id: ObjectId, cost: A.Cost, context: Context): number => {
  const more = modificationsOf(game, id, "crewsAsThough");
  const keyword = more.length === 0 ? undefined : keywordOfCost(game, cost, context);
  return more.reduce(
    (n, { modification, context: of }) =>
      modification.keywords.some((k) => k === keyword) ? n + quantityOf(game, modification.more, of) : n,
    characteristics(game, id).power ?? 0,
  );
};
