import { characteristics } from "./continuous/index.ts";
import type { Game } from "./game.ts";
import { permanents, playerOf, touch } from "./game.ts";
import { keywordNames } from "./keywords.ts";
import type { Characteristics, ObjectId } from "./state.ts";

const watched = ["ascend", "storied", "start your engines!", "daybound", "nightbound"] as const;

/** What players have for the rest of the game once they control so many such permanents. */
const earned = [
  // 702.131
  { keyword: "ascend", what: "citysBlessing", from: 10, counts: () => true },
  {
    keyword: "storied",
    what: "enduringStory",
    from: 3,
    counts: ({ cardTypes, supertypes, subtypes }: Characteristics) =>
      cardTypes.includes("artifact") || supertypes.includes("legendary") || subtypes.includes("Saga"),
  },
] as const;

/** The permanents with those keywords. */
export const bearers = (game: Game): Map<string, ObjectId[]> => {
  const found = new Map<string, ObjectId[]>();
  for (const id of permanents(game)) {
    const names = keywordNames(characteristics(game, id).abilities);
    for (const name of watched) if (names.has(name)) found.set(name, [...(found.get(name) ?? []), id]);
  }
  return found;
};

/** Gives the controllers of what has ascend or storied what these promise. */
export const giveEarned = (
  game: Game,
  found: ReadonlyMap<string, readonly ObjectId[]> = bearers(game),
): boolean => {
  let any = false;
  for (const { keyword, what, from, counts } of earned)
    for (const id of found.get(keyword) ?? []) {
      const { controller } = characteristics(game, id);
      const player = playerOf(game, controller);
      if (player[what]) continue;
      const own = permanents(game)
        .map((other) => characteristics(game, other))
        .filter((other) => other.controller === controller && counts(other));
      if (own.length < from) continue;
      player[what] = true;
      touch(game);
      any = true;
    }
  return any;
};
