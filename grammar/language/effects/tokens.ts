import { family, series } from "../../engine/template.ts";

/** Creating tokens (701.7, 111). */
export const tokensPredicate = family({
  createTokens: "(create~|put~) <tokens:tokenSeries> <onto?=onto the battlefield> [<each?:forEach>]",
  createEqual: "create~ a number of <token:tokenDescription> equal to <q:quantity>",
  investigate: "investigate~ <twice?=twice>",
  populate: "populate~",
  amass: "amass~ <what:subtype> <n:number>",
  amassOld: "amass~ <n:number>",
  incubate: "incubate~ <n:number>",
  learn: "learn~",
  discoverN: "discover~ <n:number>",
  manifestTop: "manifest~ the top card of <whose:possessive> library",
  manifestDread: "manifest~ dread",
  ventureDungeon: "venture~ into the dungeon",
  takeInitiative: "take~ the initiative",
  becomeMonarch: "become~ the monarch",
  emblem: "get~ an emblem with <abilities:abilitySeries>",
});
export const tokenSeries = series("tokenPhrase", "and");
export const tokenPhrase = family({
  tokenPhrase: "<n:counted> <token:tokenDescription>",
  tokenCopy: "<n:counted> <mods:modifier*> token# that's a copy of <of:objects> <post:tokenQualifier*>",
  tokenCopies: "<n:counted> <mods:modifier*> token# that are copies of <of:objects> <post:tokenQualifier*>",
});
/** "1/1 white Soldier creature token with flying" (111.3). */
export const tokenDescription = family({
  tokenDescription: "<mods:modifier*> <types:typeCompound> token# <post:tokenQualifier*>",
  namedToken: "<name:tokenName> , a <mods:modifier*> <types:typeCompound> token# <post:tokenQualifier*>",
});
export const tokenName = family({}, ["cardName"]);
export const tokenQualifier = family({
  tokenWith: "with <abilities:abilitySeries>",
  tokenNamed: "named <name:cardName>",
  tokenTapped: "(that's|that are) tapped",
  tokenAttacking: "(that's|that are) attacking",
  tokenTappedAttacking: "(that's|that are) tapped and attacking",
  tokenColors: "(that's|that are) <colors:colorSeries>",
  tokenAllColors: "(that's|that are) all colors",
});
