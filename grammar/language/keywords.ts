import { family } from "../engine/template.ts";

/** A keyword ability with its parameters (702). Shapes with rows: a name alone, with a cost, a number, a quality. */
export const keywordAbility = family(
  {
    keywordAlone: "<keyword:keyword>",
    keywordWithCost: "<keyword:costKeyword> <cost:keywordCost>",
    keywordWithNumber: "<keyword:numberKeyword> <n:number>",
    keywordWithNumberAndCost: "<keyword:numberCostKeyword> <n:number> — <cost:mana>",
    keywordWithQuality: [
      "<keyword:qualityKeyword> <what:nounPhrase>",
      "<keyword:numberQualityKeyword> <n:number> <what:nounPhrase>",
      "<keyword:qualityNumberKeyword> <what:nounPhrase> <n:number>",
      "<keyword:qualityCostKeyword> <what:nounPhrase> <cost:keywordCost>",
    ],
    enchant: "enchant <what:enchantable>",
    keywordForCost: "<name=equip|craft with|emerge from> [<n?:bound>] <what:nounPhrase> <cost:keywordCost>",
    protection: "<name=protection|hexproof> <from:protectedFrom> <more:alsoFrom*>",
    kickerAndOr: "kicker <one:mana> and/or (|kicker) <other:mana>",
    spliceOnto: "splice onto <what:typeSeries> <cost:keywordCost>",
    offering: "<what:typeWord> offering",
    modularSunburst: "modular — ^sunburst",
    affinity: "affinity for <what:nounPhrase>",
    landcycling:
      "<what=basic landcycling|plainscycling|islandcycling|swampcycling|mountaincycling|forestcycling|landcycling|slivercycling|wizardcycling> <cost:keywordCost>",
    typecycling: "<what:subtype> cycling <cost:keywordCost>",
    landwalkSnow:
      "<what=snow landwalk|snow forestwalk|snow swampwalk|non basic landwalk|legendary landwalk|artifact landwalk|desertwalk>",
    landwalkOf: "<snow?=snow> landwalk of <what:landTypes>",
    championWhat: "champion (a|an) <what:nounPhrase>",
    // 702.124
    partnerGroup: "partner – ^<group=character select|friends forever|survivors>",
    prototype: "prototype <cost:mana> – <size:size>",
    partnerWith: "partner with <name:cardName>",
    bandsWithOther: "bands with other <what:pluralPhrase>",
    // 702.174d-i
    gift: "gift <what=a card|a ^Food|a ^Treasure|a tapped ^Fish|an ^Octopus|an extra turn>",
  },
  [],
);
export const landTypes = family({}, ["chosenTrait", "eachTrait"]);
/** What an Aura can be attached to (702.5). */
export const enchantable = family({ enchantPlayer: "<who:playerNoun>" }, ["nounPhrase"]);

/** What protection and hexproof are from. */
export const protection = family(
  {
    fromColor: "<color:color>",
    fromEachColor: "(all colors|each color)",
    fromEverything: "everything",
    fromEachAmong: "each <trait=color|card type|mana value> among <among:group>",
    fromColorCount: "<how=colorless|monocolored|multicolored>",
    fromStat: "<stat:stat> <bound:bound>",
    fromNoun: "<noun:pluralPhrase>",
    fromPlayers: "<who:player>",
  },
  ["chosenTrait", "eachTrait"],
);
export const protectedFrom = family({ protectedFrom: "from <what:protection>" });
export const alsoFrom = family({ alsoFrom: "<join=and|, and=and|,=and|or> <from:protectedFrom>" });
