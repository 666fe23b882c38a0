/** Answers to questions in terms of the ability model: who, what, how many, whether. They never change the game. */
export { holds, useKey } from "./conditions.ts";
export { attachedObjects, fits, fitsSubject, hasKeywordAbility, sameName, statOfSubject } from "./filters.ts";
export { eventsOf, fitsAsSeen, isCausedBy } from "./history.ts";
export {
  allAbilities,
  couldAddMana,
  isManaAbility,
  mentionsType,
  targetsOf,
  zoneOfAbility,
} from "./nodes.ts";
export { informationOf, isObjects, isRecipients, objectsOf, recipientsOf } from "./objects.ts";
export { controllerOfObject, isPlayers, playersOf } from "./players.ts";
export { amountOfEvent, changeOf, compareNumbers, quantityOf, rangeOf } from "./quantities.ts";
export { isPublicZone, sameObject, subjectOf } from "./subject.ts";
export type { Subject } from "./subject.ts";
export {
  artifactTypes,
  basicLandTypes,
  creatureTypes,
  enchantmentTypes,
  landTypes,
  planeswalkerTypes,
  subtypeSet,
} from "./subtypes.ts";
export { candidatesFor, zonesOf } from "./zones.ts";
