import { family } from "../engine/template.ts";

/** What a card says about its own casting (601.2b, 601.3): costs that may be paid often, zones it may be cast from. */
export const castingRule = family({
  additionalCostRepeated:
    "^As an additional cost to cast <what:objects> , you may <costs:costs> any number of times .",
  permittedOnce: "^Once (each turn|during each of your turns) , <does:chain> .",
  castFromFor:
    "^You may cast <what:pronoun> from <from:zone> by paying <mana:mana> rather than paying its mana cost <exiled?=, then exile it> .",
  castFromAdding:
    "^You may cast <what:pronoun> from <from:zone> by discarding <discarded:objects> as an additional cost to cast it <exiled?=, then exile it> .",
});
