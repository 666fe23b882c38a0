import { isDoubleFaced } from "../words.ts";
import type * as A from "../../abilities/index.ts";
import type { Game } from "../game.ts";
import type { Context, ObjectId } from "../state.ts";
import { applyChange, contains } from "./apply.ts";
import { baseOf, startingFace } from "./base.ts";
import { copiableFace, copyIn } from "./copiable.ts";
import type { Copiable } from "./base.ts";
import { hasSharedTypeLine } from "./halves.ts";
import { isDefinition } from "./statics.ts";
import { objectOrLastKnown } from "../game.ts";
import { given } from "../given.ts";

/** Changes what the copy effects on an object have made of it, as a later copiable effect does (613.2a). */
export const changeCopies = (game: Game, id: ObjectId, change: (face: A.Face) => A.Face): void => {
  game.state.effects = game.state.effects.flatMap((effect) => {
    const { content } = effect;
    const face = copyIn(effect, id);
    if (face === undefined || content.type !== "affect") return effect;
    const modifications: A.Modification[] = [
      { type: "becomeCopy", of: { type: "self" }, face: change(face) },
    ];
    return [effect, { ...effect, content: { ...content, objects: [id], modifications } }];
  });
};

/** 707.9a: the ability that has this copy effect. */
const abilityWith = (game: Game, change: A.GainAbilities, ctx: Context): A.Ability | undefined => {
  if (ctx.ability !== undefined) return ctx.ability;
  const source = objectOrLastKnown(game, ctx.source);
  return source === undefined
    ? undefined
    : startingFace(source).abilities.find((ability) => contains(ability, change));
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

/** What defines the characteristic that the change sets otherwise. */
const definedInstead = (change: A.Modification): Definition | undefined =>
  change.type === "setPT" || (change.type === "setColors" && change.add !== true)
    ? change.type
    : change.type === "setTypes" && change.subtypes !== undefined
      ? "addTypes"
      : undefined;

const copiableChanges: ReadonlySet<A.Modification["type"]> = new Set([
  "setName",
  "setPT",
  "addTypes",
  "setTypes",
  "loseTypes",
  "setColors",
  "gainAbilities",
  "loseAbilities",
]);

const withChange = (game: Game, copied: A.Face, change: A.Modification, ctx: Context): A.Face => {
  const what = definedInstead(change);
  const face = what === undefined ? copied : withoutDefinition(copied, what);
  if (change.type === "noManaCost") return { ...face, manaCost: [], colors: baseOf(face).colors };
  const { abilities } = face;
  // What forbids or requires something becomes an ability of the copy (707.9b).
  if (!copiableChanges.has(change.type))
    return {
      ...face,
      abilities: [
        ...abilities,
        { type: "static", effects: [{ type: "applies", to: { type: "self" }, modifications: [change] }] },
      ],
    };
  const own = change.type === "gainAbilities" && change.thisAbility === true;
  const ability = own ? abilityWith(game, change, ctx) : undefined;
  // The abilities that define characteristics go on defining them.
  const w = { ...baseOf({ ...face, abilities: [] }), abilities };
  applyChange(game, { id: ctx.source, working: w, banned: new Set() }, change, ctx);
  const { name, colors, supertypes, cardTypes, subtypes, power, toughness } = w;
  return {
    ...face,
    name,
    colors,
    supertypes,
    cardTypes,
    subtypes,
    ...(change.type === "setPT" ? given({ power, toughness }) : {}),
    abilities: ability === undefined ? w.abilities : [...w.abilities, ability],
  };
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

/** What a copy of the object is made of: of a double-faced one both faces (707.8a, 707.10g), of a spell with a shared type line both halves (709.5b). */
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
  const whole = object !== undefined && (isDoubleFaced(object.card) || hasSharedTypeLine(object.card));
  // What has become a copy of something else has the one face that it copies.
  if (!whole || !faces.includes(face)) return { of: copyFace(game, face, except, ctx) };
  const [front, ...backs] = object.card.faces;
  const changed = (one: A.Face): A.Face => copyFace(game, one, except, ctx);
  const of: A.Card = { ...object.card, faces: [changed(front), ...backs.map(changed)] };
  return face === front ? { of } : { of, transformed: true };
};
