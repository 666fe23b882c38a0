import type * as A from "../abilities/index.ts";
import { characteristics } from "./continuous/index.ts";
import { fits } from "./evaluate/filters.ts";
import { mentionsType } from "./evaluate/nodes.ts";
import { playersOf, isPlayers } from "./evaluate/players.ts";
import { flatten } from "./flatten.ts";
import type { Game } from "./game.ts";
import { remembered } from "./remembered.ts";
import { asAiming, rulesFor } from "./prohibitions.ts";
import type { Chosen, Context, ObjectId, PlayerId } from "./state.ts";
import { plainContext } from "./game.ts";

/** The names of the keyword abilities among these abilities. */
export const keywordNames = remembered(
  (abilities: readonly A.Ability[]): ReadonlySet<string> =>
    new Set(flatten(abilities).flatMap((a) => (a.type === "keyword" ? [a.keyword] : []))),
);

/** Whether the object has that keyword ability (702). */
export const has = (game: Game, id: ObjectId, keyword: string): boolean =>
  keywordNames(characteristics(game, id).abilities).has(keyword);

/** The keyword abilities of that name among these. */
export const keywordsAmong = (abilities: readonly A.Ability[], keyword: string): A.Keyword[] =>
  keywordNames(abilities).has(keyword)
    ? flatten(abilities).filter((a): a is A.Keyword => a.type === "keyword" && a.keyword === keyword)
    : [];

/** Its keyword abilities of that name. */
export const keywordsOf = (game: Game, id: ObjectId, keyword: string): A.Keyword[] =>
  keywordsAmong(characteristics(game, id).abilities, keyword);

/** Whether the object has the quality that a keyword names. */
export const qualityFits = (
  game: Game,
  parameter: A.KeywordParameter | undefined,
  id: ObjectId,
  context: Context,
): boolean =>
  parameter?.type === "quality" &&
  !isPlayers(parameter.value) &&
  fits(game, id, parameter.value, { ...context, each: id });

/** Whether a source, or the player who uses it, has the quality that a keyword's parameter names (702.16a). */
const hasQuality = (
  game: Game,
  parameter: A.KeywordParameter,
  [source, item]: readonly [ObjectId, ObjectId],
  by: PlayerId,
  context: Context,
): boolean =>
  parameter.type === "quality" &&
  (isPlayers(parameter.value)
    ? playersOf(game, parameter.value, context).includes(by)
    : // An ability itself has only the quality of being one.
      mentionsType(parameter.value, "abilityKind")
      ? fits(game, item, asAiming(game, parameter.value, { object: item }), context)
      : fits(game, source, parameter.value, context));

/** Looks for keywords of an object, or that effects give a player (702.11d, 702.16k), with a quality of the source. */
const guardsOf = (
  game: Game,
  what: Chosen,
  sources: readonly [ObjectId, ObjectId],
  by: PlayerId,
): ((keyword: string) => boolean) => {
  const controller = "object" in what ? characteristics(game, what.object).controller : what.player;
  const guarded =
    "object" in what
      ? [
          {
            change: characteristics(game, what.object),
            context: { ...plainContext(what.object, controller), each: what.object },
          },
        ]
      : rulesFor(game, what.player, "playerHas");
  return (keyword) =>
    // 702.11b
    (by !== controller || !keyword.startsWith("hexproof")) &&
    guarded.some(
      ({ change: { abilities }, context }) =>
        keywordNames(abilities).has(keyword) &&
        flatten(abilities).some(
          (a) =>
            a.type === "keyword" &&
            a.keyword === keyword &&
            // Shroud and hexproof from nothing in particular are from everything.
            (a.parameters.length === 0 ||
              a.parameters.some((p) => hasQuality(game, p, sources, by, context))),
        ),
    );
};

/** 702.16: the object or player has protection from a quality of the source. */
export const isProtectedFrom = (game: Game, what: Chosen, source: ObjectId): boolean =>
  guardsOf(game, what, [source, source], characteristics(game, source).controller)("protection");

/** 702.11, 702.16b, 702.18: whether keywords forbid being a target of the source, or of its spell or ability on the stack, controlled by `by`. */
export const keywordsForbidTarget = (
  game: Game,
  what: Chosen,
  sources: readonly [source: ObjectId, item: ObjectId],
  by: PlayerId,
): boolean => ["shroud", "hexproof", "hexproof from", "protection"].some(guardsOf(game, what, sources, by));
