import { family, series } from "../../engine/template.ts";

/** Adding mana (106). */
export const manaPredicate = family({
  addMana: "add~ <what:manaAmount> <to?=to your mana pool> [<each?:forEach>]",
});
export const manaAmount = family(
  {
    anyColorMana: "<n:counted> mana of any (color|one color|type)",
    anyCombination: "<n:counted> mana in any combination of <symbols:manaChoice>",
    anyCombinationOfColors: "<n:counted> mana in any combination of colors",
    chosenColorMana: "<n:counted> mana of the chosen color",
    couldProduce: "<n:counted> mana of any (color|type) that <what:objects> could produce",
    amongColors: "<n:counted> mana of any color among <what:nounPhrase>",
    sameTypeProduced: "<n:counted> mana of any type that land produced",
    amountOfMana: "an amount of <mana:mana> equal to <q:quantity>",
    numberOfMana: "<n:counted> <mana:mana>",
    differentColors: "<n:counted> mana of different colors",
  },
  ["manaChoice"],
);
export const manaChoice = series("mana", "or", "and/or", "and");
