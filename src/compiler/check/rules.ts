import type { FaceRule } from "./rule.ts";
import { nobodyChooses } from "./rules/choices.ts";
import {
  comparedWithItself,
  constantComparison,
  countOfNone,
  denied,
  neverThat,
  ownOpponent,
  sameEitherWay,
} from "./rules/conditions.ts";
import { costTooLate, endlessChange, untilTurn } from "./rules/durations.ts";
import { defenderOfEach, nobodyAtHand, nothingAtHand } from "./rules/each.ts";
import { amountOfEvent, objectOfEvent, playerOfEvent } from "./rules/events.ts";
import {
  attachedToNothing,
  asksAboutOverloaded,
  auraWithoutEnchant,
  chapters,
  classLevels,
  enchantWithoutAura,
  loyaltyWithoutPlaneswalker,
  chosenBySeveral,
  nothingLinked,
  planeswalkerWithoutLoyalty,
  rooms,
} from "./rules/faces.ts";
import { contradiction, otherThanTarget } from "./rules/filters.ts";
import { notDoneYet } from "./rules/reach.ts";
import { noSuchResult, notCastYet } from "./rules/results.ts";
import {
  castAlready,
  drawnCard,
  noPermanentAnyMore,
  otherOnTop,
  sacrificesAnothers,
  sizeOfNoCreature,
  spellAsPermanent,
  spellStatedAsPermanent,
} from "./rules/gone.ts";
import { givesItself } from "./rules/copies.ts";
import {
  cardAnywhere,
  cardsNowhere,
  fightsSeveral,
  settledTooLate,
  undeclaredTarget,
  unusedTarget,
} from "./rules/targets.ts";
import { attachedElsewhere, neverTriggers, unpayable } from "./rules/working-zones.ts";
import {
  askedElsewhere,
  castsLand,
  changedElsewhere,
  costOfPermanent,
  enteredAlready,
  goadsNoCreature,
  leavesElsewhere,
  wrongZone,
} from "./rules/zones.ts";

/** Every rule about a part of an ability, each once. */
export const rules = [
  contradiction,
  otherThanTarget,
  wrongZone,
  askedElsewhere,
  castsLand,
  changedElsewhere,
  costOfPermanent,
  givesItself,
  goadsNoCreature,
  leavesElsewhere,
  noPermanentAnyMore,
  otherOnTop,
  sacrificesAnothers,
  drawnCard,
  enteredAlready,
  sizeOfNoCreature,
  castAlready,
  spellAsPermanent,
  spellStatedAsPermanent,
  unpayable,
  neverTriggers,
  attachedElsewhere,
  undeclaredTarget,
  settledTooLate,
  unusedTarget,
  cardAnywhere,
  cardsNowhere,
  fightsSeveral,
  objectOfEvent,
  playerOfEvent,
  amountOfEvent,
  noSuchResult,
  notCastYet,
  notDoneYet,
  nothingAtHand,
  nobodyAtHand,
  defenderOfEach,
  nobodyChooses,
  endlessChange,
  costTooLate,
  untilTurn,
  constantComparison,
  comparedWithItself,
  neverThat,
  countOfNone,
  ownOpponent,
  denied,
  sameEitherWay,
] as const;

/** Every rule about a face as a whole. */
export const faceRules: readonly FaceRule[] = [
  asksAboutOverloaded,
  auraWithoutEnchant,
  enchantWithoutAura,
  attachedToNothing,
  chosenBySeveral,
  nothingLinked,
  planeswalkerWithoutLoyalty,
  loyaltyWithoutPlaneswalker,
  chapters,
  classLevels,
  rooms,
];
