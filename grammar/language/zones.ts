import { family } from "../engine/template.ts";

/** A zone with its owner, or the battlefield, exile and the stack, which have none (400.1). */
export const zone = family(
  {
    battlefield: "the battlefield",
    inPlay: "play",
    exileZone: "exile",
    stack: "the stack",
    commandZone: "the command zone",
    outsideGame: "outside the game",
    anywhere: "anywhere",
    anywhereElse: "anywhere other than the battlefield",
    graveyardOrExile: "<whose:possessive> graveyard or (from |)exile",
    graveyardsOr: "graveyards (or|and) (from |)<other=libraries|exile>",
    exileAndGraveyard: "exile and in <whose:possessive> graveyard#",
  },
  ["ownedZone"],
);
/** Hand, library and graveyard. */
export const ownedZone = family({
  handOf: "<whose:possessive> hand#",
  libraryOf: "<whose:possessive> library#",
  topOfLibrary: "the top of <whose:possessive> library#",
  graveyardOf: "<whose:possessive> graveyard#",
  aGraveyard: "a graveyard",
  aSingleGraveyard: "a single graveyard",
  allGraveyards: "all graveyards",
  graveyards: "graveyards",
  eachGraveyard: "each graveyard",
  exiledFromGame: "the game",
  handOrLibrary: "<whose:possessive> hand or library",
  handOrGraveyard: "<whose:possessive> hand or graveyard",
  graveyardOrHand: "<whose:possessive> graveyard or hand",
  handAndGraveyard: "<whose:possessive> hand# and graveyard#",
  graveyardAndHand: "<whose:possessive> graveyard (and/or|and) hand",
  libraryOrGraveyard: "<whose:possessive> library (and/or|or) graveyard",
});

/** Where something is put, with how it arrives. */
export const destination = family({
  toHand: "<whose:possessive> hand#",
  toBattlefield: "the battlefield <how:arrival*>",
  toPlay: "play <how:arrival*>",
  toGraveyard: "<whose:possessive> graveyard#",
  toTop: "the top of <whose:possessive> library# [<order?:libraryOrder>]",
  toBottom: "the bottom of <whose:possessive> library# [<order?:libraryOrder>]",
  toTopOf: "top of <whose:possessive> library# [<order?:libraryOrder>]",
  toTopOfIt: "top (|of it|of that library) [<order?:libraryOrder>]",
  toBottomOfIt: "the bottom (|of it|of that library) [<order?:libraryOrder>]",
  toTopOrBottom: "<whoever?=their choice of|your choice of> the top or bottom of <whose:possessive> library#",
  toExile: "exile",
  toLibraryNth: "<whose:possessive> library# <n:ordinal> from the top",
});
export const libraryOrder = family({
  anyOrder: "in any order",
  randomOrder: "in a random order",
});
export const arrival = family({
  arrivesSo:
    "<how=tapped|tapped and attacking|attacking|transformed|converted=transformed|tapped and transformed|face down>",
  underOwnersControl: "under <whose:possessive> control",
  underPlayersControl: "under the control of <who:player>",
  arrivesWithCounter: "with <n:counted> <counter:counterKind> counter# on <it=it|them>",
  arrivesWithTwoCounters:
    "with <n:counted> <counter:counterKind> counter# and <m:counted> <other:counterKind> counter# on <it=it|them>",
  arrivesAttached: "attached to <to:objects>",
});
