import type * as A from "../../abilities/index.ts";
import { isCastableCommander } from "../commander.ts";
import { characteristics, faceDownFace, ownRules, rulesInForce } from "../continuous/index.ts";
import { fits, holds } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import { existing } from "../game.ts";
import { keywordNames, keywordsAmong } from "../keywords.ts";
import type { GameObject, ObjectId, PlayerId } from "../state.ts";
import {
  aCreature,
  abilitiesOfFace,
  asPart,
  asSpell,
  bestowedFace,
  canFuse,
  faceOf,
  partCast,
} from "./faces.ts";
import { flashCosts, flashPermissions, isInstantSpeed, mayGainFlash } from "./flash.ts";
import { keywordAround } from "./keyword-around.ts";
import { isForbidden, isSorceryTime, isSplitSecond } from "./limits.ts";
import { isUsedUp, permissionsFor, countedAs } from "./permissions.ts";
import type { Permission } from "./permissions.ts";
import { costsOf } from "../costs.ts";
import { given } from "../given.ts";
import { mayCastPrepared } from "../prepared.ts";

/** A way in which a player may cast a spell now: with which costs, and by whose permission (601.2b, 601.3, 118.9). */
export interface Way extends A.Manner {
  /** The keyword of an alternative cost or permission; absent for the ordinary way. */
  readonly as?: string;
  /** Any time an instant could be cast. */
  readonly instant?: true;
  /** The quality of the permanent whose sacrifice reduces that alternative cost (702.119a-b). */
  readonly emerge?: A.KeywordParameter;
  /** Both halves of a split card at once (702.102a). */
  readonly fused?: true;
  /** With its alternative power, toughness and mana cost (718.3). */
  readonly prototyped?: true;
  /** Face down as a 2/2 creature spell (702.37c). */
  readonly faceDown?: true;
  /** Only with the additional cost of offering is it castable now (702.48a). */
  readonly needsOffering?: true;
  /** Only if the choices made for it let it be cast as though it had flash (601.3b-c). */
  readonly asChosen?: true;
  /** The source of the rule that permits it, where that may be used so often each turn, and what this use is counted as. */
  readonly limited?: ObjectId;
  readonly use?: string;
  /** The effect that permits it and is used up by it. */
  readonly uses?: number;
  /** Permitted by an effect that resolves (608.2g): timing is not checked. */
  readonly allowed?: true;
  /** What the spell must be as it is cast (601.3e), asked of it as a spell. */
  readonly only?: (game: Game, id: ObjectId) => boolean;
}

const limitedBy = (
  rule: A.PlayFromZone | A.AlternativeCostRule,
  limited: ObjectId,
): Pick<Way, "limited" | "use"> => (rule.limit === undefined ? {} : { limited, use: countedAs(rule) });

/** The alternative costs that a card has or is given (118.9). */
export const alternatives = (game: Game, id: ObjectId, abilities: readonly A.Ability[]): Way[] => {
  const found: Way[] = [];
  const seen = new Set<object>();
  for (const { change, source, context } of [...ownRules(game, id), ...rulesInForce(game)]) {
    if (change.type !== "alternativeCost" || seen.has(change) || isUsedUp(game, change, source)) continue;
    if (!fits(game, id, change.what, { ...context, each: id })) continue;
    if (change.condition !== undefined && !holds(game, change.condition, { ...context, each: id })) continue;
    seen.add(change);
    found.push({
      ...change,
      as:
        change.keyword ??
        (source === id
          ? keywordAround(abilities, change)?.keyword
          : change.costs.length === 0
            ? "without paying mana cost"
            : undefined) ??
        "alternative cost",
      ...limitedBy(change, source),
    });
  }
  return found;
};
/** 702.119a-b: for a cost that is reduced by the sacrifice of a creature, or of what has the quality that is told. */
const emerging = (abilities: readonly A.Ability[]): Way[] =>
  keywordsAmong(abilities, "emerge").map((keyword) => ({
    as: "emerge",
    costs: costsOf(keyword),
    emerge: keyword.parameters.find(({ type }) => type === "quality") ?? aCreature,
  }));

const isCastable = (face: A.Face): boolean => !face.cardTypes.includes("land") && face.cardTypes.length > 0;

/** 715.3d: a card exiled as its adventure resolved may be cast from exile, but not as an adventure. */
export const onAdventure = "on an adventure";

const keywordCost = (abilities: readonly A.Ability[], name: string): A.Costs | undefined => {
  const [keyword] = keywordsAmong(abilities, name);
  return keyword && costsOf(keyword);
};

interface Asked {
  readonly game: Game;
  readonly player: PlayerId;
  readonly id: ObjectId;
  readonly face: number;
  readonly abilities: readonly A.Ability[];
  readonly instant: boolean;
  readonly sorcery: boolean;
  /** What makes this a time for it; `undefined` if nothing does. */
  readonly now?: Way | undefined;
}

/** 702.37c, 702.168b: face down for {3}, as a sorcery. */
const faceDownWays = (asked: Asked): Way[] => {
  const { game, player, id, face, abilities, sorcery } = asked;
  const keyword = [...keywordNames(abilities)].find(
    (k) => k === "morph" || k === "megamorph" || k === "disguise",
  );
  if (keyword === undefined || face !== existing(game, id).face) return [];
  const forbidden = asSpell(
    game,
    id,
    player,
    face,
    (g) => (!sorcery && !isInstantSpeed(g, id, player, faceDownFace, []) ? true : isForbidden(g, player, id)),
    true,
  );
  return forbidden ? [] : [{ as: keyword, costs: [{ type: "mana", cost: ["3"] }], faceDown: true }];
};

/** 708.4: a permission to cast creature spells is one to cast the card face down, if the face-down spell fits. */
const permittedFaceDown = (asked: Asked): Way[] => {
  const { game, id, player } = asked;
  const [permission] = permissionsFor(game, id, player, "cast", faceDownFace);
  if (permission === undefined || permission.change.costs || permission.change.free) return [];
  const limited = limitedBy(permission.change, permission.source);
  return faceDownWays(asked).map((way) => ({ ...way, ...limited }));
};

/** Ways to cast a card from exile or a graveyard that keywords give it (702.143, 702.146, 702.170). */
const keywordWays = ({ game, player, id, face, abilities: now, instant, sorcery }: Asked): Way[] => {
  const object = existing(game, id);
  // A foretold card is face down, but its owner knows it (702.143c), and what was given to it is true of either face.
  const abilities = object.faceDown
    ? [...faceOf(object, face).abilities, ...characteristics(game, id).abilities]
    : now;
  if (object.owner !== player) return [];
  const { number } = game.state.turn;
  if (object.zone === "exile") {
    const since = (what: string): boolean =>
      typeof object.chosen[what] === "number" && Number(object.chosen[what]) < number;
    const foretell = keywordCost(abilities, "foretell");
    if (instant && foretell !== undefined && since("foretold")) return [{ as: "foretell", costs: foretell }];
    if (sorcery && since("plotted")) return [{ as: "plot", free: true }];
  }
  return object.zone === "graveyard" && face === 1 && instant ? backFaceBy(object, "disturb") : [];
};
/** The back face is cast by that keyword of the front face (702.146a, 702.162a). */
const backFaceBy = ({ card }: GameObject, as: string): Way[] => {
  const costs = keywordCost(card.faces[0].abilities, as);
  return costs === undefined ? [] : [{ as, costs }];
};

/** Ways by permission of effects and abilities (601.3). */
const permittedWays = (
  asked: Asked,
  permissions: readonly Permission[],
  printed: A.Face,
  other: readonly Way[],
): Way[] => {
  const { id, abilities, now } = asked;
  return permissions.flatMap(({ change, source, keyword: known, effect }): Way[] => {
    const timed = change.flash ? {} : now;
    if (timed === undefined || (timed.additional && change.additional)) return [];
    const keyword = known ?? keywordAround(abilities, change)?.keyword;
    const as =
      keyword ?? (change.free ? "without paying mana cost" : source === id ? "permission" : undefined);
    const details: Way = {
      ...timed,
      ...change,
      ...limitedBy(change, source),
      ...given({ as, uses: effect }),
    };
    if (change.free || change.costs) return [details];
    const own: Way[] = printed.manaCost === undefined || change.keyword ? [] : [details];
    return [
      ...own,
      // 702.185a: for its warp cost only from the hand, if nothing else names it.
      ...other
        .filter((way) => (change.keyword ? way.as === change.keyword : way.as !== "warp"))
        .map((way) => ({ ...way, ...details, ...given({ as: way.as }) })),
    ];
  });
};

/** What a spell may be cast with now although it is no time for a sorcery; `undefined` where there is nothing. */
const whatMakesItTimely = (
  game: Game,
  id: ObjectId,
  player: PlayerId,
  abilities: readonly A.Ability[],
): Way | undefined => {
  const additional = flashCosts(game, id, player);
  if (additional !== undefined) return { additional };
  if (keywordNames(abilities).has("offering")) return { needsOffering: true };
  // 601.3b: the choices made for it may make it such a spell.
  return mayGainFlash(abilities) || flashPermissions(game, id, player, true).length > 0
    ? { asChosen: true }
    : undefined;
};

/** How a card can be cast as something else than a face: prototyped, fused or as an Aura spell (718.3a, 702.102b, 702.103d). */
interface AsPart {
  readonly part: A.Face;
  /** What permits it where the card is; in the hand, what permits it at other times. */
  readonly permissions: readonly Permission[];
  readonly own: readonly Way[];
}
/** That and whether it can be cast so is asked of the characteristics of the part alone (601.3e). */
const waysAs = (
  { game, player, id, face, abilities, sorcery }: Asked,
  inHand: boolean,
  { part, permissions, own }: AsPart,
): Way[] =>
  asPart(game, id, part, (g) => {
    if (isForbidden(g, player, id)) return [];
    const instant = sorcery || isInstantSpeed(g, id, player, part, abilities);
    const now = instant ? {} : whatMakesItTimely(g, id, player, abilities);
    const asked: Asked = { game: g, player, id, face, abilities, instant, sorcery, now };
    const other = own.filter(({ as }) => as !== undefined);
    const ownNow = inHand && now ? own.map((way) => ({ ...way, ...now })) : [];
    return [...ownNow, ...permittedWays(asked, permissions, part, other)];
  });

/** 718.3a, 702.102b, 702.103d: the ways to cast a card prototyped, fused, or as an Aura spell. */
const waysAsParts = (asked: Asked, inHand: boolean): Way[] => {
  const { game, player, id, face, abilities } = asked;
  const object = existing(game, id);
  const printed = faceOf(object, face);
  const prototype = keywordCost(abilities, "prototype") !== undefined && object.copyOf === undefined;
  const bestow = keywordNames(abilities).has("bestow");
  const fuse = inHand && face === 0 && canFuse(object.card);
  if (!prototype && !bestow && !fuse) return [];
  const permitted = (part: A.Face): Omit<AsPart, "own"> => ({
    part,
    permissions: permissionsFor(game, id, player, "cast", part).filter(
      ({ change: { flash, free, costs } }) => !inHand || flash || free || costs,
    ),
  });
  const wholes = [
    ...(prototype ? [{ as: "prototype", so: { prototyped: true } as const }] : []),
    ...(fuse ? [{ as: "fuse", so: { fused: true } as const }] : []),
  ].map((whole) => ({ ...whole, ...permitted(partCast(object, face, whole.so)!) }));
  const asAura = bestow ? permitted(bestowedFace(printed)) : undefined;
  return asSpell(game, id, player, face, (g) => {
    const now = { ...asked, game: g };
    const auras = alternatives(g, id, abilities).filter(({ as }) => as === "bestow");
    return [
      ...wholes.flatMap(({ as, so, ...rest }) =>
        waysAs(now, inHand, { ...rest, own: [{}] }).map((way) => ({
          ...way,
          ...so,
          as: way.as === undefined ? as : `${as}, ${way.as}`,
        })),
      ),
      // Another alternative cost is none of bestow.
      ...(asAura ? waysAs(now, inHand, { ...asAura, own: auras }) : []).filter(({ as }) => as === "bestow"),
    ];
  });
};

/** Whether the player could begin to cast the card from their hand now, whatever it costs (702.62c). */
export const couldBeginToCast = (game: Game, player: PlayerId, id: ObjectId): boolean => {
  if (isSplitSecond(game)) return false;
  const { face } = existing(game, id);
  const sorcery = isSorceryTime(game, player);
  return asSpell(game, id, player, face, (g) => {
    const { abilities } = characteristics(g, id);
    const timely = sorcery || isInstantSpeed(g, id, player, faceOf(existing(game, id), face), abilities);
    return timely && !isForbidden(g, player, id);
  });
};

/** Every way in which the player may cast the card with that face now; timing and prohibitions included (601.3). */
export const waysToCast = (game: Game, player: PlayerId, id: ObjectId, face: number): Way[] => {
  const object = existing(game, id);
  const printed = faceOf(object, face);
  // 702.162a: from wherever it may be cast, but for that cost alone.
  const back =
    object.card.layout === "transform" && face > 0
      ? backFaceBy(object, "more than meets the eye")
      : undefined;
  const inHand =
    ((object.zone === "hand" && object.owner === player) || isCastableCommander(game, player, object)) &&
    back?.length !== 0;
  const known = abilitiesOfFace(game, id, face);
  const sorcery = isSorceryTime(game, player);
  const asked: Asked = { game, player, id, face, abilities: known, instant: sorcery, sorcery };
  if (!isCastable(printed)) {
    if (object.card.layout !== "normal") return [];
    return inHand ? faceDownWays(asked) : permittedFaceDown(asked);
  }
  const setAside =
    object.zone === "exile" &&
    face === 0 &&
    (object.chosen[onAdventure] === player || mayCastPrepared(game, object, player));
  const all = permissionsFor(game, id, player, "cast", face);
  const permissions = all.filter(({ change: { free, costs, flash } }) =>
    free || costs ? !back : flash || !inHand,
  );
  const fromGraveyard = object.zone === "graveyard";
  const special = fromGraveyard || object.zone === "exile";
  if (!inHand && !setAside && permissions.length === 0 && !special)
    return [...waysAsParts(asked, inHand), ...permittedFaceDown(asked)];
  const ways = asSpell(game, id, player, face, (g) => {
    const abilities = g === game ? known : characteristics(g, id).abilities;
    const asChosen = !sorcery && mayGainFlash(abilities);
    const instant = sorcery || (!asChosen && isInstantSpeed(g, id, player, printed, abilities));
    const now = instant ? {} : whatMakesItTimely(g, id, player, abilities);
    const here: Asked = { ...asked, game: g, abilities, instant, now };
    if (isForbidden(g, player, id)) return [];
    // 702.127a: cast only from a graveyard, and from there by its own permission.
    if (keywordNames(abilities).has("aftermath")) {
      const own: Way[] = printed.manaCost === undefined ? [] : [{ as: "aftermath" }];
      return object.owner === player && fromGraveyard && instant ? own : [];
    }
    const base: Way[] = [];
    const other = back ?? [
      ...alternatives(g, id, abilities).filter(({ as }) => as !== "bestow"),
      ...emerging(abilities),
    ];
    if ((inHand || setAside) && now !== undefined) {
      if (printed.manaCost !== undefined) base.push(now);
      base.push(...other.map((way) => ({ ...way, ...now })));
    } else if (inHand) base.push(...other.filter((way) => way.instant));
    return [...base, ...permittedWays(here, permissions, printed, other)];
  });
  const there = { ...asked, instant: sorcery || isInstantSpeed(game, id, player, printed, known) };
  if (special && !asSpell(game, id, player, face, (g) => isForbidden(g, player, id)))
    ways.push(...keywordWays(there));
  ways.push(...waysAsParts(there, inHand), ...(inHand ? faceDownWays(there) : permittedFaceDown(there)));
  return ways;
};
