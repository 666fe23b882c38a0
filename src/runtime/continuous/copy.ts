import type * as A from "../../abilities/index.ts";
import { hasKeywordAbility } from "../evaluate/filters.ts";
import { quantityOf } from "../evaluate/quantities.ts";
import { setOfType, subtypeSet, typesOfEvery } from "../evaluate/subtypes.ts";
import type { Game } from "../game.ts";
import type { ActiveEffect, Context, ObjectId } from "../state.ts";
import { baseOf, copiableStart, startingFace } from "./base.ts";
import type { Copiable } from "./base.ts";
import { blankFace, faceOfFaceDown } from "./faceDown.ts";
import { withGranter } from "./granter.ts";
import { union } from "./halves.ts";
import { isDefinition } from "./statics.ts";
import { objectOrLastKnown } from "../game.ts";
import { given } from "../given.ts";

const copyIn = (effect: ActiveEffect, id: ObjectId): A.Face | undefined => {
  const { content } = effect;
  if (content.type !== "affect" || !content.objects.includes(id)) return undefined;
  for (const change of content.modifications) if (change.type === "becomeCopy") return change.face;
  return undefined;
};

/** The copiable values of an object (707.2): printed, as modified by other copy effects and by being face down. */
export const copiableFace = (game: Game, id: ObjectId): Copiable => {
  const object = objectOrLastKnown(game, id);
  return object?.faceDown === true ? faceOfFaceDown(object) : faceUpFace(game, id);
};

/** Those that it has or, being face down, would have if it were turned face up (708.8, 708.10). */
export const faceUpFace = (game: Game, id: ObjectId): Copiable => {
  const object = objectOrLastKnown(game, id);
  if (object === undefined) return blankFace;
  const copied = game.state.effects
    .filter((effect) => copyIn(effect, id) !== undefined)
    .sort((a, b) => b.timestamp - a.timestamp)[0];
  return (
    (copied === undefined ? undefined : copyIn(copied, id)) ?? copiableStart({ ...object, faceDown: false })
  );
};

const contains = (node: unknown, part: object): boolean => {
  if (node === part) return true;
  if (typeof node !== "object" || node === null) return false;
  return Object.values(node).some((inner) => contains(inner, part));
};

/** 707.9a: the ability that has this copy effect. */
const abilityWith = (game: Game, change: A.GainAbilities, ctx: Context): A.Ability | undefined => {
  if (ctx.ability !== undefined) return ctx.ability;
  const source = objectOrLastKnown(game, ctx.source);
  return source === undefined
    ? undefined
    : startingFace(source).abilities.find((ability) => contains(ability, change));
};

/** The abilities that are not lost. */
export const abilitiesLeft = (
  abilities: readonly A.Ability[],
  change: A.LoseAbilities,
): readonly A.Ability[] => {
  const { keywords } = change;
  return abilities.filter((ability) =>
    typeof keywords === "object"
      ? !keywords.some((keyword) => hasKeywordAbility([ability], keyword))
      : keywords === "this" && !contains(ability, change),
  );
};

/** What defines a characteristic that a copy effect sets otherwise. */
type Definition = "setPT" | "setColors" | "addTypes";

/** 707.9d: an ability that does nothing but define a characteristic which the copy effect sets otherwise. */
const defines = (ability: A.Ability, what: Definition): boolean =>
  ability.type === "keyword"
    ? ability.abilities.length > 0 && ability.abilities.every((part) => defines(part, what))
    : ability.type === "static" &&
      ability.effects.every(
        (effect) =>
          effect.type === "applies" &&
          isDefinition(ability, effect) &&
          effect.modifications.every((change) => change.type === what),
      );
const withoutDefinition = (face: A.Face, what: Definition): A.Face =>
  face.abilities.some((ability) => defines(ability, what))
    ? { ...face, abilities: face.abilities.filter((ability) => !defines(ability, what)) }
    : face;

/** Types that take the place of others (205.1a). */
const withTypes = (face: A.Face, change: Extract<A.Modification, { type: "setTypes" }>): A.Face => {
  const sets = new Set((change.subtypes ?? []).map(subtypeSet));
  const kept = new Set(change.cardTypes?.map(setOfType));
  return {
    ...face,
    cardTypes: change.cardTypes ?? face.cardTypes,
    supertypes: change.supertypes ?? face.supertypes,
    subtypes: [
      ...face.subtypes.filter(
        (subtype) => !sets.has(subtypeSet(subtype)) && (!change.loseOthers || kept.has(subtypeSet(subtype))),
      ),
      ...(change.subtypes ?? []),
    ],
  };
};

const withChange = (game: Game, face: A.Face, change: A.Modification, ctx: Context): A.Face => {
  switch (change.type) {
    case "setName":
      return { ...face, name: change.name };
    case "noManaCost":
      return { ...face, manaCost: [], colors: baseOf(face).colors };
    case "setPT":
      return {
        ...withoutDefinition(face, "setPT"),
        ...given({
          power: change.power && quantityOf(game, change.power, ctx),
          toughness: change.toughness && quantityOf(game, change.toughness, ctx),
        }),
      };
    case "addTypes":
      return {
        ...face,
        cardTypes: union(face.cardTypes, change.cardTypes ?? []),
        supertypes: union(face.supertypes, change.supertypes ?? []),
        subtypes: union(face.subtypes, [
          ...(change.subtypes ?? []),
          ...(change.every === undefined ? [] : typesOfEvery[change.every]),
        ]),
      };
    case "setTypes":
      return withTypes(change.subtypes === undefined ? face : withoutDefinition(face, "addTypes"), change);
    case "setColors": {
      const { colors } = baseOf(face);
      if (change.colors === "chosen") return face;
      return change.add === true
        ? { ...face, colors: union(colors, change.colors) }
        : { ...withoutDefinition(face, "setColors"), colors: change.colors };
    }
    case "loseTypes": {
      const { cardTypes = [], supertypes = [], subtypes = [] } = change;
      return {
        ...face,
        cardTypes: face.cardTypes.filter((type) => !cardTypes.includes(type)),
        supertypes: face.supertypes.filter((type) => !supertypes.includes(type)),
        subtypes: face.subtypes.filter(
          (type) =>
            !subtypes.includes(type) && !(change.every !== undefined && subtypeSet(type) === "creature"),
        ),
      };
    }
    case "gainAbilities": {
      const own = change.thisAbility === true ? abilityWith(game, change, ctx) : undefined;
      const gained = change.abilities.map((each) => withGranter(each, objectOrLastKnown(game, ctx.source)));
      return { ...face, abilities: [...face.abilities, ...gained, ...(own === undefined ? [] : [own])] };
    }
    case "loseAbilities":
      return { ...face, abilities: abilitiesLeft(face.abilities, change) };
    default:
      // What forbids or requires something becomes an ability of the copy (707.9b).
      return {
        ...face,
        abilities: [
          ...face.abilities,
          { type: "static", effects: [{ type: "applies", to: { type: "self" }, modifications: [change] }] },
        ],
      };
  }
};

/** Copied values with the exceptions of the copy effect (707.9), which leave a prepare spell as it is (722.3c). */
export const copyFace = (
  game: Game,
  face: Copiable,
  except: readonly A.Modification[] | undefined,
  ctx: Context,
): Copiable => {
  const change = (one: A.Face): A.Face =>
    (except ?? []).reduce((result, each) => withChange(game, result, each, ctx), one);
  const changed = change(face);
  return face.flipped === undefined ? changed : { ...changed, flipped: change(face.flipped) };
};

/** What a token that is a copy of the object is made of: of a double-faced one both faces (707.8a). */
export interface TokenCopy {
  readonly of: A.Face | A.Card;
  /** It enters with its back face up. */
  readonly transformed?: true;
}
export const tokenCopyOf = (
  game: Game,
  id: ObjectId,
  except: readonly A.Modification[] | undefined,
  ctx: Context,
): TokenCopy => {
  const face = copiableFace(game, id);
  const object = objectOrLastKnown(game, id);
  const faces: readonly A.Face[] = object?.card.faces ?? [];
  const doubleFaced = object?.card.layout === "transform" || object?.card.layout === "modal_dfc";
  // What has become a copy of something else has the one face that it copies.
  if (object === undefined || !doubleFaced || !faces.includes(face))
    return { of: copyFace(game, face, except, ctx) };
  const [front, ...backs] = object.card.faces;
  const changed = (one: A.Face): A.Face => copyFace(game, one, except, ctx);
  const of: A.Card = { ...object.card, faces: [changed(front), ...backs.map(changed)] };
  return face === front ? { of } : { of, transformed: true };
};
