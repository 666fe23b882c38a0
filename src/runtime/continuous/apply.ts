import type * as A from "../../abilities/index.ts";
import { chosenColors, chosenValue } from "../evaluate/subject.ts";
import { hasKeywordAbility } from "../evaluate/filters.ts";
import { isManaAbility, partsIn } from "../evaluate/nodes.ts";
import { informationOf } from "../evaluate/objects.ts";
import { playersOf } from "../evaluate/players.ts";
import { changeOf, quantityOf } from "../evaluate/quantities.ts";
import { basicLandTypes, setOfType, subtypeSet, typesOfEvery } from "../evaluate/subtypes.ts";
import { flatten } from "../flatten.ts";
import type { Game } from "../game.ts";
import type { Context, GameObject, ObjectId } from "../state.ts";
import { baseOf, throughStatus } from "./base.ts";
import { characteristics } from "./index.ts";
import type { Working } from "./base.ts";
import { union } from "./halves.ts";
import { apart, withGranter } from "./granter.ts";
import { objectOrLastKnown } from "../game.ts";
import { isSpellType } from "../words.ts";

/** What a modification is applied to, and for whom. */
export interface Target {
  readonly id: ObjectId;
  readonly working: Working;
  /** Keywords that the object can't have any more (613.1f). */
  readonly banned: Set<string>;
}

const chosenType = (game: Game, change: A.AddTypes | A.SetTypes, ctx: Context): readonly string[] => {
  if (change.chosen === undefined) return [];
  const value = chosenValue(game, change.chosen, change, ctx);
  return typeof value === "string" ? [value] : [];
};

/** 205.3d: a subtype is gained only by what has a card type that it belongs to. */
const fitting = ({ cardTypes }: Working, subtypes: readonly string[]): readonly string[] => {
  const sets = new Set(cardTypes.map(setOfType));
  return subtypes.filter((subtype) => sets.has(subtypeSet(subtype)));
};

const addTypes = (game: Game, w: Working, change: A.AddTypes, ctx: Context): void => {
  if (change.cardTypes !== undefined) w.cardTypes = union(w.cardTypes, change.cardTypes);
  if (change.supertypes !== undefined) w.supertypes = union(w.supertypes, change.supertypes);
  const every = change.every === undefined ? [] : typesOfEvery[change.every];
  const subtypes = fitting(w, [...(change.subtypes ?? []), ...chosenType(game, change, ctx), ...every]);
  if (subtypes.length > 0) w.subtypes = union(w.subtypes, subtypes);
};

/** 205.1a, 205.1b, 305.7 */
const setTypes = (game: Game, w: Working, change: A.SetTypes, ctx: Context): void => {
  const { cardTypes } = change;
  if (cardTypes !== undefined) {
    const keeps =
      change.loseOthers !== true && cardTypes.includes("artifact") && cardTypes.includes("creature");
    if (keeps) w.cardTypes = union(w.cardTypes, cardTypes);
    else {
      const kept = w.cardTypes.filter(isSpellType);
      w.cardTypes = union(kept, cardTypes);
      w.subtypes = fitting(w, w.subtypes);
    }
  }
  if (change.supertypes !== undefined) w.supertypes = change.supertypes;
  const subtypes = fitting(w, [...(change.subtypes ?? []), ...chosenType(game, change, ctx)]);
  if (subtypes.length > 0) {
    const replaced = new Set(subtypes.map(subtypeSet));
    w.subtypes = [...w.subtypes.filter((subtype) => !replaced.has(subtypeSet(subtype))), ...subtypes];
    if (w.cardTypes.includes("land") && subtypes.some((subtype) => Object.hasOwn(basicLandTypes, subtype))) {
      w.abilities = [];
    }
  }
};

/** 205.1a: with a card type go the subtypes that no remaining card type has. */
const loseTypes = (w: Working, change: A.LoseTypes): void => {
  const { cardTypes, supertypes, subtypes } = change;
  if (cardTypes !== undefined) {
    w.cardTypes = w.cardTypes.filter((type) => !cardTypes.includes(type));
    w.subtypes = fitting(w, w.subtypes);
  }
  if (supertypes !== undefined) w.supertypes = w.supertypes.filter((type) => !supertypes.includes(type));
  if (subtypes !== undefined) w.subtypes = w.subtypes.filter((subtype) => !subtypes.includes(subtype));
  if (change.every !== undefined)
    w.subtypes = w.subtypes.filter((subtype) => `${subtypeSet(subtype)}Type` !== change.every);
};

/** Whether the part is that very object, somewhere in the node. */
export const contains = (node: object, part: object): boolean =>
  [...partsIn(node)].some((each) => each === part);

const loseAbilities = (target: Target, change: A.LoseAbilities): void => {
  const { working: w } = target;
  const { keywords } = change;
  const isLost = (ability: A.Ability): boolean =>
    keywords === "all" ||
    (keywords === "this"
      ? contains(ability, change)
      : keywords === "nonmana"
        ? !isManaAbility(ability)
        : keywords.some((keyword) => hasKeywordAbility([ability], keyword)));
  w.abilities = w.abilities.filter((ability) => !isLost(ability));
  if (change.andCantHave && typeof keywords !== "string")
    for (const keyword of keywords) target.banned.add(keyword);
};

const gainAbilities = (
  target: Target,
  abilities: readonly A.Ability[],
  granter: GameObject | undefined,
): void => {
  const { working: w, banned } = target;
  const allowed =
    banned.size === 0
      ? abilities
      : abilities.filter((ability) => ![...banned].some((keyword) => hasKeywordAbility([ability], keyword)));
  w.abilities = [...w.abilities, ...allowed.map((ability) => withGranter(ability, granter, target.id))];
};

/** The abilities that something gains: those written out, or those that other objects have. */
export const abilitiesGained = (
  game: Game,
  { abilities, of, kinds, keyword }: A.GainAbilities,
  ctx: Context,
): readonly A.Ability[] =>
  of === undefined
    ? abilities
    : informationOf(game, of, ctx).flatMap((id) =>
        flatten(characteristics(game, id).abilities)
          .filter((ability) =>
            keyword === undefined ? kinds?.includes(ability.type) : hasKeywordAbility([ability], keyword),
          )
          .map((ability) => apart(ability, id)),
      );

const setPT = (game: Game, w: Working, change: A.SetPT, ctx: Context): void => {
  if (change.power !== undefined) w.power = w.basePower = quantityOf(game, change.power, ctx);
  if (change.toughness !== undefined) w.toughness = w.baseToughness = quantityOf(game, change.toughness, ctx);
};

/** Applies one modification to an object's characteristics (613.1); `ctx.each` is the object. */
export const applyChange = (game: Game, target: Target, change: A.Modification, ctx: Context): void => {
  const w = target.working;
  switch (change.type) {
    case "becomeCopy":
      if (change.face !== undefined) {
        const { controller } = w;
        const object = game.state.objects[target.id];
        // 708.10: it would be what it copies if it were face up.
        if (object?.faceDown) return;
        const face = object === undefined ? change.face : throughStatus(object, change.face);
        Object.assign(w, baseOf(face), { controller });
      }
      return;
    case "changeControl":
      w.controller = playersOf(game, change.to, ctx)[0] ?? w.controller;
      return;
    case "setName":
      w.name = change.name;
      return;
    case "addTypes":
      addTypes(game, w, change, ctx);
      return;
    case "setTypes":
      setTypes(game, w, change, ctx);
      return;
    case "loseTypes":
      loseTypes(w, change);
      return;
    case "setColors": {
      const changed = change.colors === "chosen" ? chosenColors(game, change, ctx) : change.colors;
      w.colors = change.add ? union(w.colors, changed) : changed;
      return;
    }
    case "gainAbilities":
      gainAbilities(target, abilitiesGained(game, change, ctx), objectOrLastKnown(game, ctx.source));
      // 702.16n: what the protection does not put away is asked for where it would.
      if (change.spares !== undefined)
        w.rules = [...w.rules, { modification: change, source: ctx.source, controller: ctx.controller }];
      return;
    case "loseAbilities":
      loseAbilities(target, change);
      return;
    case "setPT":
      setPT(game, w, change, ctx);
      return;
    case "modifyPT":
      // Both numbers before either changes: "+X/+X, where X is its power".
      {
        const power = changeOf(game, change.power, ctx);
        const toughness = changeOf(game, change.toughness, ctx);
        w.power = (w.power ?? 0) + power;
        w.toughness = (w.toughness ?? 0) + toughness;
      }
      return;
    case "switchPT": {
      const { power } = w;
      w.power = w.toughness;
      w.toughness = power;
      return;
    }
    default:
      // 613.11: what it says of the rules.
      w.rules = [...w.rules, { modification: change, source: ctx.source, controller: ctx.controller }];
  }
};
