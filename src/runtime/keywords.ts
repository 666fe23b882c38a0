import type * as A from "../abilities/index.ts";
import { cardTypes } from "../abilities/index.ts";
import { characteristics } from "./continuous/index.ts";
import { fits, playersOf } from "./evaluate/index.ts";
import { flatten } from "./flatten.ts";
import type { Game } from "./game.ts";
import { remembered } from "./remembered.ts";
import type { Context, ObjectId, PlayerId } from "./state.ts";
import { plainContext } from "./game.ts";
import { isColor } from "./words.ts";
import { isPlayers } from "./evaluate/players.ts";

/** The names of the keyword abilities among these abilities. */
export const keywordNames = remembered(
  (abilities: readonly A.Ability[]): ReadonlySet<string> =>
    new Set(flatten(abilities).flatMap((a) => (a.type === "keyword" ? [a.keyword] : []))),
);

/** Whether the object has that keyword ability (702). */
export const has = (game: Game, id: ObjectId, keyword: string): boolean =>
  keywordNames(characteristics(game, id).abilities).has(keyword);

/** Its keyword abilities of that name. */
export const keywordsOf = (game: Game, id: ObjectId, keyword: string): A.Keyword[] => {
  const { abilities } = characteristics(game, id);
  if (!keywordNames(abilities).has(keyword)) return [];
  return flatten(abilities).filter((a): a is A.Keyword => a.type === "keyword" && a.keyword === keyword);
};

const contextAt = (game: Game, id: ObjectId): Context =>
  plainContext(id, characteristics(game, id).controller);

/** Whether a source has the quality that a keyword's parameter names (702.16a); `everything` is any quality (702.16j). */
const hasQuality = (
  game: Game,
  parameter: A.KeywordParameter,
  source: ObjectId,
  by: PlayerId,
  context: Context,
): boolean => {
  if (parameter.type === "quality") {
    return isPlayers(parameter.value)
      ? playersOf(game, parameter.value, context).includes(by)
      : fits(game, source, parameter.value, context);
  }
  if (parameter.type !== "word") return false;
  const word = parameter.value;
  if (word === "everything") return true;
  const c = characteristics(game, source);
  if (isColor(word)) return c.colors.includes(word);
  const singular = word.endsWith("s") ? word.slice(0, -1) : word;
  const type = cardTypes.find((one) => one === singular);
  if (type !== undefined) return c.cardTypes.includes(type);
  return c.subtypes.some((s) => s.toLowerCase() === singular.toLowerCase());
};

const guards = (
  game: Game,
  abilities: readonly A.Ability[],
  keyword: string,
  source: ObjectId,
  by: PlayerId,
  context: Context,
): boolean =>
  keywordNames(abilities).has(keyword) &&
  flatten(abilities).some(
    (a) =>
      a.type === "keyword" &&
      a.keyword === keyword &&
      a.parameters.some((p) => hasQuality(game, p, source, by, context)),
  );

/** 702.16: the object has protection from a quality of the source. */
export const isProtectedFrom = (game: Game, id: ObjectId, source: ObjectId): boolean => {
  const { abilities } = characteristics(game, id);
  if (!keywordNames(abilities).has("protection")) return false;
  return guards(
    game,
    abilities,
    "protection",
    source,
    characteristics(game, source).controller,
    contextAt(game, id),
  );
};

/** 702.11, 702.16b, 702.18: the abilities forbid being the target of the source, controlled by `by`. */
export const cantBeTargetedBecauseOf = (
  game: Game,
  abilities: readonly A.Ability[],
  owner: PlayerId,
  source: ObjectId,
  by: PlayerId,
  context: Context,
): boolean => {
  const names = keywordNames(abilities);
  if (names.size === 0) return false;
  if (names.has("shroud")) return true;
  if (names.has("hexproof") && by !== owner) {
    const plain = flatten(abilities).some(
      (a) => a.type === "keyword" && a.keyword === "hexproof" && a.parameters.length === 0,
    );
    if (plain || guards(game, abilities, "hexproof", source, by, context)) return true;
  }
  if (
    names.has("hexproof from") &&
    by !== owner &&
    guards(game, abilities, "hexproof from", source, by, context)
  )
    return true;
  return names.has("protection") && guards(game, abilities, "protection", source, by, context);
};

/** Whether an object on the battlefield can be chosen as a target by that source, as far as keywords go. */
export const keywordsForbidTarget = (game: Game, id: ObjectId, source: ObjectId, by: PlayerId): boolean => {
  const c = characteristics(game, id);
  return cantBeTargetedBecauseOf(game, c.abilities, c.controller, source, by, contextAt(game, id));
};
