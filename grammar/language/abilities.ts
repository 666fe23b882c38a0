import { family } from "../engine/template.ts";

/** A paragraph of rules text: one ability, or a line of keywords (113). */
export const paragraph = family(
  {
    worded: "^<word:abilityWord> – <ability:ability>",
    flavored: "<word:flavorWord> – <ability:ability>",
    flavoredKeywords: "<word:flavorWord> – <line:keywordLine>",
    room: "<word:flavorWord> – <effect:body> <exits:leadsTo>",
    chapter: "<chapters:chapters> – [^<label?:label> –] <effect:body>",
    levelSymbol: "<levels:levels> \n <size:size>",
    stationSymbol: "<charge:charge>",
    anchored:
      "^As <what:objects> (enters|enters the battlefield) , choose <words:anchorWords> . <abilities:anchoredAbility*>",
    classLevel: "<costs:activationCosts> : ^level <n:integer>",
    classLevelWith: "<costs:activationCosts> : ^level <n:integer> – <inner:paragraph>",
    keywordWhere: "^<keyword:numberKeyword> <n:variable> , <where:whereX> .",
    keywordLimited: "^<keyword:keywordAbility> . ^<first:sentence> ^<rest:sentence*>",
    chapterModal: "<chapters:chapters> – [^<label?:label> –] ^<choice:modeChoice> – <modes:mode*>",
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
    activated: "<costs:activationCosts> : <effect:body>",
    activatedEither: "<costs:activationCosts> or <other:otherCosts> : <effect:body>",
    loyaltyAbility: "<cost:loyaltyCost> : <effect:body>",
    triggered: "<trigger:trigger> , <effect:lowerBody>",
    triggeredIfModal:
      "<trigger:trigger> , if <condition:condition> , <choice:modeChoice> <so:modesSo> <modes:mode*>",
    modal: "^<choice:modeChoice> <so:modesSo> <modes:mode*>",
    modalMore:
      "^<choice:modeChoice> . ^If <condition:condition> <cast?=as you cast this spell> , <may?=you may> choose <more:modeNumber> <instead?=instead> . <modes:mode*>",
    // 700.2i
    modalWorth:
      "^Choose up to <n:number> {P} worth of modes . ^You may choose the same mode more than once . <modes:pawprintMode*>",
    triggeredModal: "<trigger:trigger> , <choice:modeChoice> <so:modesSo> <modes:mode*>",
    triggeredModalMore:
      "<trigger:trigger> , <choice:modeChoice> . ^If <condition:condition> , <may?=you may> choose <more:modeNumber> <instead?=instead> . <modes:mode*>",
    activatedModal: "<costs:activationCosts> : ^<choice:modeChoice> <so:modesSo> <modes:mode*>",
    activatedModalLimited:
      "<costs:activationCosts> : ^<choice:modeChoice> . ^Activate (|this ability) <limits:activationLimits> . <modes:mode*>",
    loyaltyModal: "<cost:loyaltyCost> : ^<choice:modeChoice> <so:modesSo> <modes:mode*>",
  },
  ["body"],
);
/** A body behind a comma. */
export const lowerBody = family({
  lowerBody: "<first:lowerSentence> ^<rest:laterSentence*>",
});
export const modeNumber = family(
  {
    modesSome: "<n=both|any number|one or both|one or more>",
    modesUpTo: "up to <n:number>",
  },
  ["numberWord", "variable"],
);
export const modeChoice = family({
  chooseModes: "choose <n:modeNumber>",
  chooseModesAtRandom: "choose <n:modeNumber> at random",
  opponentChoosesOne: "an opponent chooses one",
  chooseOneNotChosen: "choose one that hasn't been chosen <when?=this turn>",
});
/** What stands between a choice of modes and the modes: how they may be chosen (700.2d). */
export const modesSo = family({
  modesFollow: "–",
  modesRepeat: ". ^You may choose the same mode more than once .",
  modesApart: ". ^Each mode must target a different player .",
});
/** "• Khans — …": the ability it has if that word was chosen (614.12c). */
export const anchoredAbility = family({ anchoredAbility: "\n • <word:flavorWord> – <ability:ability>" });
export const pawprintMode = family({ pawprintMode: "\n <worth:pawprint*> – <effect:body>" });
export const pawprint = family({ pawprint: "{P}" });
export const mode = family({
  mode: "\n • <effect:body>",
  namedMode: "\n • <name:flavorWord> – <effect:body>",
  pricedMode: "\n • <name:flavorWord> – <cost:mana> – <effect:body>",
});
