import { family, series } from "../engine/template.ts";

/** A zone with its owner, or the battlefield, exile and the stack, which have none (400.1); or several of them. */
export const zone = family(
  {
    graveyards:
      "graveyards <more?=or libraries|and libraries=or libraries|or from libraries=or libraries|or exile|and exile=or exile|or from exile=or exile>",
  },
  ["zones"],
);
export const zones = series("singleZone", "and", "or", "and/or");
export const singleZone = family(
  {
    battlefield: "(the battlefield|play)",
    exileZone: "exile",
    otherZone: "<name=the stack|the command zone|outside the game>",
    fromAgain: ["from <where?:ownedZone>", "from exile"],
    startingDeck: "your starting deck",
  },
  ["ownedZone", "anyZone"],
);
/** Wherever it is. */
export const anyZone = family({ anywhere: "anywhere <but?=other than the battlefield>" });
/** Hand, library and graveyard. */
export const ownedZone = family({
  ownZone: "<whose:possessive> <names:zoneNames>",
  topOfLibrary: "the top of <whose:possessive> library#",
  someZone: "<which=a graveyard|a single graveyard|all graveyards|each graveyard|a library>",
});
export const zoneNames = series("zoneName", "and", "or", "and/or");
export const zoneName = family({ zoneName: "<name=hand#|library#|graveyard#>" });

/** Where something is put, with how it arrives. */
export const destination = family({
  toOwned: "<whose:possessive> <name=hand#|graveyard#>",
  toBattlefield: "(the battlefield|play) <how:arrival*>",
  toEnd: "<end=top|the top=top|the bottom=bottom> of <whose:possessive> library# [<order?:libraryOrder>]",
  toEndOfIt: "<end=top|the bottom=bottom> (|of it|of that library) [<order?:libraryOrder>]",
  toTopOrBottom: "<whoever?=their choice of|your choice of> the top or bottom of <whose:possessive> library#",
  toExile: "exile",
  toLibraryNth: "<whose:possessive> library# <n:ordinal> from the top",
});
export const libraryOrder = family({
  libraryOrder: "in <order=any order|a random order>",
});
export const arrival = family({ arrivesAttached: "attached to <to:targeted>" }, [
  "arrivingSo",
  "withCounters",
  "underControl",
]);
export const arrivingSo = family({
  arrivesSo:
    "<how=tapped|tapped and attacking|attacking|transformed|converted=transformed|tapped and transformed|face down>",
  arrivesAttacking:
    "<how=attacking|tapped and attacking> <whom:player> <walkers?=or a planeswalker they control>",
});
export const withCounters = family({
  arrivesWithCounters: "with <counters:countersOfKinds> on <it=it|him|her|them>",
});
/** Under whose control. */
export const underControl = family({
  underOwnersControl: "under <whose:possessive> control",
  underPlayersControl: "under the control of <who:player>",
});
