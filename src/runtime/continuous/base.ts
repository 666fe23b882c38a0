import { sum } from "../sum.ts";
import * as A from "../../abilities/index.ts";
import { basicLandTypes, typesOfEvery } from "../evaluate/subtypes.ts";
import { kept, remembered } from "../remembered.ts";
import type { Characteristics, GameObject, PlayerId } from "../state.ts";
import { blankFace, faceOfFaceDown } from "./faceDown.ts";
import { combined, hasSharedTypeLine, throughDoors, union } from "./halves.ts";
import { isConstantDefinition, isDefinition, staticsIn } from "./statics.ts";
import { colorOfSymbol, isColor } from "../words.ts";

/** Characteristics under construction; arrays are replaced, never changed, because they are shared. */
export type Working = { -readonly [K in keyof Characteristics]: Characteristics[K] };

const noAbilities: readonly A.Ability[] = [];
const noRules: Characteristics["rules"] = [];

/** 202.2: the colors of the mana symbols in a cost. */
export const colorsOfCost = (cost: A.ManaCost | undefined): A.Color[] => {
  const found = new Set<A.Color>();
  for (const symbol of cost ?? []) {
    for (const part of symbol.split("/")) {
      const color = colorOfSymbol[part];
      if (isColor(color)) found.add(color);
    }
  }
  return [...found];
};

const valueOfSymbol = (symbol: string, x: number): number => {
  if (symbol === "X") return x;
  // 202.3f: the largest part of a hybrid symbol.
  return Math.max(
    ...symbol.split("/").map((part) => (part === "" ? 0 : Number.isNaN(Number(part)) ? 1 : Number(part))),
  );
};

/** 202.3: mana value of a cost, with X as given. */
export const manaValueOf = (cost: A.ManaCost | undefined, x = 0): number =>
  sum((cost ?? []).map((symbol) => valueOfSymbol(symbol, x)));

/** 305.6: "{T}: Add …" of each basic land type. */
const landAbilities: Readonly<Record<string, A.Activated>> = Object.fromEntries(
  Object.entries(basicLandTypes).map(([type, symbol]): [string, A.Activated] => [
    type,
    A.activated([A.tapSelf], A.addMana(A.you, { symbols: [symbol], choose: "fixed" })),
  ]),
);

/** 310.11b: "When the last defense counter is removed from this permanent, exile it, then you may cast it transformed …". */
const siegeAbility = A.triggered(
  A.countersPlaced(A.isOneOf(A.self), "defense", { removed: true, last: true }),
  A.sequence([
    A.exile(A.self, { bind: 1 }),
    A.may(A.you, A.castCards(A.you, A.bound(1), "cast", { free: true, transformed: true })),
  ]),
);

/** The abilities that an object has by its types: those of basic land types (305.6) and of Sieges (310.11b). */
export const intrinsicAbilities = (
  cardTypes: readonly A.CardType[],
  subtypes: readonly string[],
): readonly A.Ability[] => {
  if (cardTypes.includes("battle") && subtypes.includes("Siege")) return [siegeAbility];
  if (!cardTypes.includes("land")) return noAbilities;
  return subtypes.flatMap((subtype) => landAbilities[subtype] ?? []);
};

const number = (value: number | string | undefined): number | undefined => {
  if (value === undefined || typeof value === "number") return value;
  // 208.2a: the part of "1+*" that is a number; an ability defines the rest.
  const fixed = Number.parseInt(value, 10);
  return Number.isNaN(fixed) ? 0 : fixed;
};

/** Characteristics-defining abilities whose result never varies: changeling 702.73, devoid 702.114, "is all colors". */
const define = (w: Working): void => {
  for (const { ability, effects } of staticsIn(w.abilities).applying) {
    for (const effect of effects) {
      if (!isDefinition(ability, effect)) continue;
      for (const change of effect.modifications) {
        if (!isConstantDefinition(effect, change)) continue;
        if (change.type === "addTypes") {
          const types = change.every === undefined ? (change.subtypes ?? []) : typesOfEvery[change.every];
          w.subtypes = union(w.subtypes, types);
        } else if (change.type === "setColors" && change.colors !== "chosen") {
          w.colors = change.add ? union(w.colors, change.colors) : change.colors;
        }
      }
    }
  }
};

/** What a face gives before any continuous effect but its own constant definitions; controller 0. */
export const baseOf = remembered((face: A.Face): Characteristics => {
  const power = number(face.power);
  const toughness = number(face.toughness);
  const w: Working = {
    name: face.name,
    manaCost: face.manaCost,
    manaValue: manaValueOf(face.manaCost),
    colors: face.colors ?? union(colorsOfCost(face.manaCost), face.colorIndicator ?? []),
    supertypes: face.supertypes,
    cardTypes: face.cardTypes,
    subtypes: face.subtypes,
    power,
    toughness,
    basePower: power,
    baseToughness: toughness,
    loyalty: number(face.loyalty),
    controller: 0,
    abilities: face.abilities,
    rules: noRules,
  };
  define(w);
  return w;
});

/** Copiable values with the alternative ones that are copied with them (707.2). */
export interface Copiable extends A.Face {
  /** Those of the permanent once it is flipped (710.1b). */
  readonly flipped?: A.Face;
  /** Those of the spell of a preparation card (722.3). */
  readonly prepares?: A.Face;
}

/** 710.1c: color and mana cost stay those of the normal half. */
const flippable = remembered((card: A.Card): Copiable => {
  const [face, other = face] = card.faces;
  const cost = face.manaCost && { manaCost: face.manaCost };
  return { ...face, flipped: { ...other, ...cost, colors: baseOf(face).colors } };
});
const preparable = remembered(({ faces: [face, prepares] }: A.Card): Copiable =>
  prepares === undefined ? face : { ...face, prepares },
);

/** 110.5: flipped is a status of the permanent, whatever it is a copy of. */
export const isFlipped = (object: GameObject): boolean =>
  object.designations.includes("flipped") || (object.card.layout === "flip" && object.face > 0);

/** What a permanent with these copiable values starts from, by its status and designations. */
export const throughStatus = (object: GameObject, face: Copiable): A.Face =>
  throughDoors(object, isFlipped(object) ? (face.flipped ?? face) : face);

/** The face whose values an object starts from: printed, copied or face down (613.1, 707.2, 708.2). */
export const startingFace = (object: GameObject): A.Face => {
  const face = copiableStart(object);
  return object.zone === "battlefield" ? throughStatus(object, face) : face;
};

/** The same with both halves of a permanent with a shared type line, which are its copiable values (709.5). */
export const copiableStart = (object: GameObject): Copiable => {
  if (object.faceDown && (object.zone === "battlefield" || object.zone === "stack"))
    return faceOfFaceDown(object);
  if (object.copyOf !== undefined) return object.copyOf;
  const { card, zone } = object;
  if (zone === "battlefield" && hasSharedTypeLine(card)) return combined(card);
  if (card.layout === "flip") return flippable(card);
  if (card.layout === "prepare") return preparable(card);
  if (zone === "stack" || zone === "battlefield") return card.faces[object.face] ?? card.faces[0];
  // 712.8a, 715.4: elsewhere a card has only the characteristics of its front or main face.
  return card.layout === "split" ? combined(card) : card.faces[0];
};

/** The shared values of like objects: as they start, and as they are where nothing touches them. */
interface Alike {
  readonly start: Characteristics;
  permanent?: Characteristics;
  outside?: Characteristics;
}
const alike = remembered((_: A.Face): Map<number, Alike> => new Map());

const withManaValue = (object: GameObject, face: A.Face, base: Characteristics): number => {
  const { card } = object;
  // 202.3b: the back face of a nonmodal double-faced card counts the front's mana cost.
  if (object.face > 0 && object.copyOf === undefined && !object.faceDown && card.layout === "transform") {
    return manaValueOf(card.faces[0].manaCost);
  }
  // 202.3e; what isn't on the stack may be looked at as the spell with that X.
  const x = object.stackItem?.x ?? (object.zone === "stack" ? object.cast?.x : undefined);
  return x === undefined ? base.manaValue : manaValueOf(face.manaCost, x);
};

const likeOf = (object: GameObject): Alike => {
  const face = startingFace(object);
  const base = baseOf(face);
  const manaValue = withManaValue(object, face, base);
  const key = manaValue * 16 + object.controller;
  return kept(alike(face), key, () => ({ start: { ...base, controller: object.controller, manaValue } }));
};

/** The values an object starts from, before the layers, with its controller (613.1). Shared between like objects. */
export const startOf = (object: GameObject): Characteristics => likeOf(object).start;

/** Characteristics of an object that no effect, counter or designation touches. Shared between like objects. */
export const plain = (object: GameObject): Characteristics => {
  const like = likeOf(object);
  // 306.5c: loyalty is an object's own; one that is still entering may have its counters already.
  if (object.zone === "battlefield" && object.counters["loyalty"] !== undefined)
    return finish({ ...like.start }, object);
  if (object.zone === "battlefield") return (like.permanent ??= finish({ ...like.start }, object));
  return (like.outside ??= finish({ ...like.start }, object));
};

/** 208.3: a permanent that is no creature has no power and toughness; 305.6: mana abilities of basic land types. */
const finish = (w: Working, object: GameObject): Characteristics => {
  addIntrinsic(w);
  withoutStats(w, object);
  return w;
};

/** The abilities that it has by its types (305.6, 310.11a). */
export const addIntrinsic = (w: Working): void => {
  const intrinsic = intrinsicAbilities(w.cardTypes, w.subtypes);
  if (intrinsic.length > 0) w.abilities = [...w.abilities, ...intrinsic];
};

/** What only a permanent's state says: its loyalty, and that a noncreature has no power and toughness (208.3). */
export const withoutStats = (w: Working, object: GameObject): void => {
  if (object.zone !== "battlefield") return;
  // 306.5c
  if (w.loyalty !== undefined || object.counters["loyalty"] !== undefined)
    w.loyalty = object.counters["loyalty"] ?? 0;
  if (w.cardTypes.includes("creature")) {
    // 208.2: a creature that nothing gives power and toughness has 0 of them.
    w.power ??= 0;
    w.toughness ??= 0;
    w.basePower ??= 0;
    w.baseToughness ??= 0;
    return;
  }
  w.power = w.toughness = w.basePower = w.baseToughness = undefined;
};

/** Nobody's characteristics: of an object that never existed. */
export const nothingAtAll = (controller: PlayerId): Characteristics => ({
  ...baseOf(blankFace),
  controller,
});
