import { family, series } from "../../engine/template.ts";

/** Creating tokens (701.7, 111). */
export const tokensPredicate = family({
  createTokens: "create~ <tokens:tokenSeries> [<each?:forEach>]",
  createChoice: "create~ your choice of <tokens:tokenChoice>",
  createMore: "create~ <n:counted> of those tokens",
  createEqual: "create~ a number of <token:tokenDescription> equal to <q:quantity>",
  amass: "amass~ <what:subtype> <n:number>",
  incubate: "incubate~ <n:number> [<often?:howOften>]",
  manifestTop: "<how=manifest~|cloak~> the top [<n?:number>] card# of <whose:possessive> library",
  manifestCard: "<how=manifest~|cloak~> <what:determinedPhrase>",
  manifestPile: "<how=manifest~|cloak~> (those cards|them)",
  emblem: "get~ an emblem with <abilities:abilitySeries>",
});
export const tokenSeries = series("tokenPhrase", "and");
export const tokenChoice = series("tokenPhrase", "or");
export const tokenPhrase = family({
  tokenPhrase: "<n:counted> <token:tokenDescription>",
  namedToken: "<name:cardName> , (a|an) <token:tokenDescription>",
  tokenCopy:
    "<n:counted> <mods:tokenModifier*> token# <as=that's a copy|that are copies> of <of:objects> <post:tokenQualifier*>",
});
export const tokenModifier = family({ tappedAttacking: "tapped and attacking" }, ["modifier"]);
/** "1/1 white Soldier creature token with flying" (111.3). */
export const tokenDescription = family({
  tokenDescription: "<mods:tokenModifier*> <what:tokenKind> token# <post:tokenQualifier*>",
});
/** Types, or a token that a card file declares. */
export const tokenKind = family(
  {
    // Roles that the rules describe (111.10j-r), where the word is no subtype.
    roleToken: "<role=^Cursed|^Monster|^Royal|^Virtuous|^Wicked|^Young ^Hero> ^Role",
  },
  ["typeCompound", "tokenName"],
);
export const tokenQualifier = family(
  {
    tokenNamed: "named <name:cardName>",
    tokenArrives: "<be?=that's|that are> <how:arrivingSo>",
    tokenAttached: "attached to <to:objects>",
    tokenThatIs: "<be=that's|that is=that's|that are> <what:saidTraits>",
  },
  ["withHad", "withCounters"],
);
