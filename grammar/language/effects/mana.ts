import { family, series } from "../../engine/template.ts";

/** Adding mana (106). */
export const manaPredicate = family({
  addMana: "add~ <more?=an additional> <what:manaAmount> <to?=to your mana pool> [<each?:forEach>]",
  addEither: "add~ <what:manaAmount> or <other:countedMana>",
  spendAny: [
    "spend~ <mana:spentMana> as though it were mana of any <any=color|type> [to <use?:manaUse>] [<until?:duration>]",
    "spend~ <mana:spentMana> (as through it were mana of|of) any <any=color|type> to <use:manaUse> [<until?:duration>]",
  ],
  doubleUnspent: "double~ the amount of <types?=each type of> <of:unspentMana>",
  spendAsColor: "spend~ <mana:spentMana> as though it were <color:color> mana [<until?:duration>]",
});
/** Which mana may be spent as something else (609.4b). */
export const spentMana = family({
  spentMana: "<colorless?=colorless> [<color?:color>] mana [from <from?:pluralPhrase>]",
});
/** Sentences in which mana is the subject. */
export const manaClause = family({
  anyManaCanBeSpent: "mana of any <any=type|color> can be spent to (cast|play) <what:objects>",
});
export const manaAmount = family({}, ["countedMana", "manaChoice"]);
export const countedMana = family({
  anyColorMana: "<n:counted> mana of any <any=color|one color|type> <they?=they choose>",
  anyCombination: "<n:counted> mana in any combination of <symbols:manaChoice>",
  chosenColorMana: "<n:counted> mana of <which=the chosen color|that color>",
  couldProduce: "<n:counted> mana of any <any=color|type|one color> (that|) <what:objects> could produce",
  identityMana: "<n:counted> mana of any color in your (commander|commanders) 's color identity",
  amongColors: "<n:counted> mana of any color among <what:nounPhrase>",
  ofItsColors: "<n:counted> mana of any of <traits:traits>",
  sameTypeProduced:
    "<n:counted> mana of any type that <what=land|permanent|artifact token|creature> produced",
  amountOfMana: "(an amount of|) <mana:mana> equal to <q:quantity>",
  amountOfAny: "an amount of mana of <which=any one color|the chosen color|that color> equal to <q:quantity>",
  numberOfMana: "<n:manaTimes> <mana:mana>",
  severalColors: "<n:counted> mana <how=in any combination of colors|of different colors>",
});
/** A number in front of a symbol. */
export const manaTimes = family({ thatMuchMana: "<times?=twice|three times> that much" }, ["number"]);
export const manaChoice = series("mana", "or", "and/or", "and");
