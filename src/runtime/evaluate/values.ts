import type * as A from "../../abilities/index.ts";
import { counterKinds } from "../game.ts";
import { permanentTypes, sameCost } from "../words.ts";
import type { Subject } from "./subject.ts";
import { basicLandTypes, subtypesOf } from "./subtypes.ts";

/** The values of an object that others share with it, or that differ among them. */
export const valuesOf: { readonly [K in A.Trait]: (subject: Subject) => readonly (string | number)[] } = {
  name: ({ characteristics: { name } }) => (name === "" ? [] : [name]),
  color: ({ characteristics }) => characteristics.colors,
  cardType: ({ characteristics }) => characteristics.cardTypes,
  permanentType: ({ characteristics }) =>
    characteristics.cardTypes.filter((type) => permanentTypes.has(type)),
  creatureType: ({ characteristics }) => subtypesOf("creature", characteristics),
  landType: ({ characteristics }) => subtypesOf("land", characteristics),
  basicLandType: ({ characteristics }) =>
    characteristics.subtypes.filter((subtype) => Object.hasOwn(basicLandTypes, subtype)),
  manaValue: ({ characteristics }) => [characteristics.manaValue],
  // 202.1b: what has no mana cost has none to be counted.
  manaCost: ({ characteristics: { manaCost } }) => (manaCost === undefined ? [] : [sameCost(manaCost)]),
  power: ({ characteristics: { power } }) => (power === undefined ? [] : [power]),
  controller: ({ characteristics }) => [characteristics.controller],
  owner: ({ object }) => [object.owner],
  counterKind: ({ object }) => counterKinds(object),
};
