import { family } from "../engine/template.ts";

/** Keywords followed by an ability of their own (702.57, 702.142, 702.169, 702.177, 702.178, 702.186), by a condition (702.139, 719.3a) or by modes (702.172, 702.183). */
export const keywordParagraph = family({
  heralded: "^<word=boast|exhaust|forecast|power-up> – <costs:activationCosts> : ^<effect:instructions>",
  onlyWhileSo: "^<word=max speed|solved|∞> – <ability:ability>",
  toSolve: "^to solve – ^<condition:condition> .",
  companion: "^companion – ^<condition:condition> .",
  spree: "^spree <modes:spreeMode*>",
  tiered: "^tiered <modes:mode*>",
});
/** Keywords that stand in front of an activated ability, where their abilities are spoken of. */
export const heraldWord = family({
  heraldWord: "<word=boast|exhaust|forecast|power-up>",
});
export const spreeMode = family({ spreeMode: "\n + <cost:mana> – <effect:body>" });
