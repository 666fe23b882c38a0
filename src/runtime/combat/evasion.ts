import { characteristics } from "../continuous/index.ts";
import { basicLandTypes, fits } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import { existing, permanents, plainContext } from "../game.ts";
import { has, isProtectedFrom, keywordNames, keywordsOf, qualityFits } from "../keywords.ts";
import { modificationsOf, objectCant } from "../prohibitions.ts";
import type { Characteristics, ObjectId, PlayerId } from "../state.ts";

const sharesColor = (a: Characteristics, b: Characteristics): boolean =>
  a.colors.some((c) => b.colors.includes(c));

/** Whether that player controls such a land. */
const controlsLand = (
  game: Game,
  player: PlayerId,
  isSuch: (id: ObjectId, subtypes: readonly string[]) => boolean,
): boolean =>
  permanents(game).some((id) => {
    const c = characteristics(game, id);
    return c.controller === player && c.cardTypes.includes("land") && isSuch(id, c.subtypes);
  });

/** 702.14: the defending player controls a land of the kind. */
const landwalks = (game: Game, names: ReadonlySet<string>, defending: PlayerId): boolean => {
  const types = Object.keys(basicLandTypes).filter((type) => names.has(`${type.toLowerCase()}walk`));
  return (
    types.length > 0 &&
    controlsLand(game, defending, (_, subtypes) => types.some((type) => subtypes.includes(type)))
  );
};

/** 702.14a: landwalk of a described kind of land. */
const walksOn = (game: Game, attacker: ObjectId, defending: PlayerId): boolean => {
  const qualities = keywordsOf(game, attacker, "landwalk").flatMap((k) => k.parameters);
  const context = plainContext(attacker, characteristics(game, attacker).controller);
  return controlsLand(game, defending, (id) => qualities.some((q) => qualityFits(game, q, id, context)));
};

/** Evasion abilities that the rules define (702.9, 702.13, 702.14, 702.28, 702.31, 702.36, 702.118). */
const evades = (game: Game, attacker: ObjectId, blocker: ObjectId): boolean => {
  const a = characteristics(game, attacker);
  const names = keywordNames(a.abilities);
  const b = characteristics(game, blocker);
  const own = keywordNames(b.abilities);
  const asThoughShadow = modificationsOf(game, blocker, "canBlock").some(
    ({ modification }) => modification.asThough === "shadow",
  );
  if (own.has("shadow") !== names.has("shadow") && !(names.has("shadow") && asThoughShadow)) return true;
  if (names.size === 0) return false;
  if (names.has("flying") && !own.has("flying") && !own.has("reach")) return true;
  if (names.has("horsemanship") && !own.has("horsemanship")) return true;
  const artifact = b.cardTypes.includes("artifact");
  if (names.has("fear") && !artifact && !b.colors.includes("black")) return true;
  if (names.has("intimidate") && !artifact && !sharesColor(a, b)) return true;
  if (names.has("skulk") && (b.power ?? 0) > (a.power ?? 0)) return true;
  const setAside = modificationsOf(game, attacker, "asThough").map(
    ({ modification }) => modification.keyword,
  );
  const walks = new Set([...names].filter((name) => !setAside.includes(name)));
  return (
    landwalks(game, walks, b.controller) || (names.has("landwalk") && walksOn(game, attacker, b.controller))
  );
};

/** Whether that creature could block that attacker, as far as the two of them go (509.1b). */
export const canBlockAttacker = (game: Game, blocker: ObjectId, attacker: ObjectId): boolean => {
  if (evades(game, attacker, blocker) || isProtectedFrom(game, { object: attacker }, blocker)) return false;
  if (
    objectCant(game, attacker, "beBlocked", { object: blocker }) ||
    objectCant(game, blocker, "block", { object: attacker })
  )
    return false;
  const refused = modificationsOf(game, attacker, "cantBeBlocked").some(({ modification, context }) => {
    const { by, except, moreThan, fewerThan } = modification;
    if (moreThan !== undefined || fewerThan !== undefined) return false;
    const inner = { ...context, each: blocker };
    if (by !== undefined) return fits(game, blocker, by, inner);
    return except === undefined || !fits(game, blocker, except, inner);
  });
  if (refused) return false;
  return modificationsOf(game, blocker, "canBlock").every(
    ({ modification, context }) =>
      modification.only === undefined ||
      fits(game, attacker, modification.only, { ...context, each: attacker }),
  );
};

/** Whether the creature may be declared as a blocker at all. */
export const mayBlock = (game: Game, id: ObjectId): boolean => {
  const object = existing(game, id);
  const c = characteristics(game, id);
  if (!c.cardTypes.includes("creature") || c.cardTypes.includes("battle") || object.phasedOut) return false;
  if (object.tapped) return false;
  if (has(game, id, "decayed")) return false;
  return !objectCant(game, id, "block");
};

/** How many creatures must block the attacker together, and how many may (702.111, 509.1b). */
export const blockerRange = (game: Game, attacker: ObjectId): { min: number; max: number } => {
  let min = has(game, attacker, "menace") ? 2 : 1;
  let max = Infinity;
  for (const { modification } of modificationsOf(game, attacker, "cantBeBlocked")) {
    if (modification.fewerThan !== undefined) min = Math.max(min, modification.fewerThan);
    if (modification.moreThan !== undefined) max = Math.min(max, modification.moreThan);
  }
  return { min, max };
};
