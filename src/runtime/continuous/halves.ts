import type * as A from "../../abilities/index.ts";
import { kept, remembered } from "../remembered.ts";
import type { GameObject } from "../state.ts";
import { isSpellType } from "../words.ts";

/** Values of a split card with a shared type line: which half each is in is among them (709.5). */
interface Halved extends A.Face {
  readonly halves: readonly [A.Face, A.Face];
}
export const isHalved = (face: A.Face): face is Halved => "halves" in face;

/** What is in either list, each once. */
export const union = <T>(a: readonly T[], b: readonly T[]): readonly T[] => [
  ...a,
  ...b.filter((item) => !a.includes(item)),
];

/** 709.5: a split card that becomes a permanent. */
export const hasSharedTypeLine = ({ layout, faces }: A.Card): boolean =>
  layout === "split" && faces.length === 2 && !faces[0].cardTypes.some(isSpellType);

/** 709.4: the characteristics of both halves of a split card together. */
export const combined = remembered((card: A.Card): A.Face => {
  const [left, right] = card.faces;
  return right === undefined
    ? left
    : {
        ...left,
        name: `${left.name} // ${right.name}`,
        manaCost: [...(left.manaCost ?? []), ...(right.manaCost ?? [])],
        supertypes: union(left.supertypes, right.supertypes),
        cardTypes: union(left.cardTypes, right.cardTypes),
        subtypes: union(left.subtypes, right.subtypes),
        abilities: [...left.abilities, ...right.abilities],
        ...(hasSharedTypeLine(card) ? { halves: [left, right] } : {}),
      };
});

/** The designation of an unlocked half (709.5c). */
export const unlockedDesignation = (door: A.Door): string => `${door} half unlocked`;
export const bothDoors: readonly A.Door[] = ["left", "right"];

export const isUnlocked = (object: GameObject, door: A.Door): boolean =>
  object.designations.includes(unlockedDesignation(door));

const formsOf = remembered((_: A.Face): Map<string, A.Face> => new Map());

/** 709.5: without its unlocked designation a half gives a permanent no name, no mana cost and no rules text. */
export const throughDoors = (object: GameObject, face: A.Face): A.Face => {
  if (!isHalved(face)) return face;
  const locked = bothDoors.filter((door) => !isUnlocked(object, door));
  return kept(formsOf(face), locked.join(), () => withoutHalves(face, locked));
};

const withoutHalves = (face: Halved, locked: readonly A.Door[]): A.Face => {
  const { halves, manaCost: _, ...rest } = face;
  const open = halves.filter((__, index) => !locked.includes(bothDoors[index] ?? "left"));
  const shut = halves.filter((half) => !open.includes(half));
  const cost = open.flatMap((half) => half.manaCost ?? []);
  return {
    ...rest,
    name: open.map((half) => half.name).join(" // "),
    ...(cost.length === 0 ? {} : { manaCost: cost }),
    // What a copy effect added stays.
    abilities: face.abilities.filter((ability) => !shut.some((half) => half.abilities.includes(ability))),
  };
};

/** The half that was cast as a spell (709.5d). */
export const doorOfFace = (face: number): A.Door => bothDoors[face] ?? "left";
