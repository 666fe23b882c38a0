import { family } from "../engine/template.ts";

/** A paragraph of rules text: one ability, or a line of keywords (113). */
export const paragraph = family(
  {
    worded: "^<word:abilityWord> – <ability:ability>",
    flavored: "<word:flavorWord> – <ability:ability>",
    flavoredKeywords: "<word:flavorWord> – <line:keywordLine>",
    room: "<word:flavorWord> – <effect:body> <exits:leadsTo>",
    chapter: "<chapters:chapters> – [^<label?:label> –] ^<effect:instructions>",
    levelSymbol: "<levels:levels> \n <size:size>",
    stationSymbol: "<charge:charge>",
    anchored:
      "^As <what:objects> (enters|enters the battlefield) , choose <words:anchorWords> . <abilities:anchoredAbility*>",
    classLevel: "<costs:activationCosts> : ^level <n:integer>",
    classLevelWith: "<costs:activationCosts> : ^level <n:integer> – <inner:paragraph>",
    keywordWhere: "^<keyword:numberKeyword> <n:variable> , <where:whereX> .",
    keywordLimited: "^<keyword:keywordAbility> . ^<first:sentence> ^<rest:sentence*>",
  },
  ["ability", "keywordLine", "keywordParagraph"],
);
/** What stands in front of an ability and means nothing (207.2c, 207.2d). */
export const label = family({}, ["abilityWord", "flavorWord"]);
export const keywordLine = family({
  keywordLine: "^<first:keywordAbility> <rest:nextKeyword*> (|.)",
});
export const nextKeyword = family({ nextKeyword: "(,|;) <keyword:keywordAbility>" });

export const ability = family(
  {
    activated: "<costs:activationCosts> : ^<effect:instructions>",
    activatedEither: "<costs:activationCosts> or <other:otherCosts> : ^<effect:instructions>",
    loyaltyAbility: "<cost:loyaltyCost> : ^<effect:instructions>",
    triggered: "<trigger:trigger> , <effect:lowerInstructions>",
    modal: "^<does:modes>",
    // 700.2i
    modalWorth:
      "^Choose up to <n:number> {P} worth of modes . ^You may choose the same mode more than once . <modes:pawprintMode*>",
  },
  ["body"],
);
/** What an ability does: instructions one after the other, or one of several modes (700.2). */
export const instructions = family({}, ["effectBody", "modes"]);
/** Behind a cost, a bullet and the like, where a moment in front is no trigger of its own (603.7). */
export const effectBody = family({ delayedBody: "^<first:delayedSentence> ^<rest:laterSentence*>" }, [
  "body",
]);
/** The same behind a comma. */
export const lowerInstructions = family({ modesIf: "if <condition:condition> , <does:modes>" }, [
  "lowerBody",
  "modes",
]);
/** A body behind a comma. */
export const lowerBody = family({
  lowerBody: "<first:lowerSentence> ^<rest:laterSentence*>",
});
export const modeNumber = family(
  {
    modesSome: "<n=both|any number|one or both|one or more>",
    modesUpTo: ["up to <n?:number>", "up to that many"],
  },
  ["numberWord", "variable"],
);
export const modeChoice = family({
  chooseModes:
    "[<who?:player>] choose~ <n:modeNumber> <how?=at random|that hasn't been chosen=new|that hasn't been chosen this turn=new this turn> [, <where?:whereX>]",
});
/** A choice of modes, and the modes. */
export const modes = family({ modes: "<choice:modeChoice> <so:modesSo> <modes:mode*>" });
/** What stands between the two: how they may be chosen (700.2d), and when the ability can be activated. */
export const modesSo = family({
  modesFollow: "–",
  modesRepeat: ". ^You may choose the same mode more than once .",
  modesApart: ". ^Each mode must target a different player .",
  modesOr:
    ". ^If <condition:condition> <cast?=as you cast this spell> , <may?=you may> choose <more:modeNumber> <instead?=instead> .",
  modesLimited: ". ^Activate (|this ability) <limits:activationLimits> .",
});
/** "• Khans — …": the ability it has if that word was chosen (614.12c). */
export const anchoredAbility = family({ anchoredAbility: "\n • <word:flavorWord> – <ability:ability>" });
export const pawprintMode = family({ pawprintMode: "\n <worth:pawprint*> – <effect:body>" });
export const pawprint = family({ pawprint: "{P}" });
export const mode = family({
  mode: "\n • <effect:effectBody>",
  namedMode: "\n • <name:flavorWord> – <effect:effectBody>",
  pricedMode: "\n • <name:flavorWord> – <cost:mana> – <effect:effectBody>",
});
