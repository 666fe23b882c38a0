import type * as A from "../../abilities/index.ts";
import { fits } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import { objectOf, objectOrLastKnown, plainContext } from "../game.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { abilityContext } from "../triggers/watchers.ts";

/** What mana is to be spent on, for restrictions (106.6). */
export type Purpose =
  | { readonly type: "spell"; readonly id: ObjectId; readonly anyMana?: true | "type" }
  | {
      readonly type: "ability";
      readonly source: ObjectId;
      /** The keyword it is an ability of, asked for only where mana is restricted to one. */
      readonly keyword?: () => string | undefined;
    }
  | { readonly type: "other" };

const anything: A.Filter = { type: "anything" };
/** What is said of a spell and of the zone it is cast from, meant of a spell that is being cast from there. */
const castFrom = (filter: A.Filter, from: A.Zone | undefined): A.Filter => {
  switch (filter.type) {
    case "kind":
      return filter.kind === "spell" ? anything : filter;
    case "inZone":
      if (filter.zone === "stack" || filter.of !== undefined) return filter;
      return filter.zone === from ? anything : { type: "not", filter: anything };
    case "and":
    case "or":
      return { ...filter, filters: filter.filters.map((part) => castFrom(part, from)) };
    default:
      return filter;
  }
};

/** Where a spell is cast from; one that is only being considered lies there still. */
const origin = (game: Game, id: ObjectId): A.Zone | undefined => {
  const { state } = game;
  if (state.exile.includes(id)) return "exile";
  if (state.command.includes(id)) return "command";
  const owner = objectOf(game, id)?.owner;
  const player = owner === undefined ? undefined : state.players[owner];
  if (player?.graveyard.includes(id)) return "graveyard";
  if (player?.hand.includes(id)) return "hand";
  if (player?.library.includes(id)) return "library";
  if (player?.sideboard.includes(id)) return "sideboard";
  return objectOf(game, id)?.cast?.from;
};

/** 106.6: whether restricted mana may be spent on that. */
export const mayBeSpentOn = (
  game: Game,
  onlyFor: A.ManaUse | undefined,
  purpose: Purpose,
  source: ObjectId,
  player: PlayerId,
): boolean => {
  if (onlyFor === undefined) return true;
  if (purpose.type === "other") return onlyFor.otherCosts === true;
  const object = objectOrLastKnown(game, source);
  const context: Context = object ? abilityContext(object, player) : plainContext(source, player);
  if (purpose.type === "spell") {
    if (onlyFor.spells === undefined) return false;
    return fits(game, purpose.id, castFrom(onlyFor.spells, origin(game, purpose.id)), context);
  }
  return (
    purpose.type === "ability" &&
    onlyFor.abilitiesOf !== undefined &&
    (onlyFor.keyword === undefined || onlyFor.keyword === purpose.keyword?.()) &&
    fits(game, purpose.source, onlyFor.abilitiesOf, context)
  );
};
