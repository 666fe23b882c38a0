import { family, series } from "../engine/template.ts";

/** Sentences in a row: what a spell, an activated or a triggered ability does, or what is true on a permanent. */
export const body = family({
  body: "^<first:sentence> ^<rest:laterSentence*>",
});
export const laterSentence = family({ delayed: "<trigger:trigger> , <does:clauses>" }, [
  "sentence",
  "resultRow",
]);
/** A row of a table of results (706.3b). */
export const resultRow = family({
  resultRow: "\n <from:integer> [<to?:upTo>] | ^<first:sentence> ^<rest:sentence*>",
});
export const upTo = family({ upToResult: "— <n:integer>" });

export const sentence = family(
  {
    whenDoneThisWay: [
      "^<when=When|Whenever> <who?:player> <how=discard~|exile~|sacrifice~|reveal~|destroy~|return~|tap~|mill~> <what:objects> this way , <does:lowerInstructions>",
      "^<when=When> <what:objects> are~ <how=exiled=exile|discarded=discard|sacrificed=sacrifice|revealed=reveal|milled=mill|returned=return|destroyed=destroy|tapped=tap> this way , <does:lowerInstructions>",
    ],
    whenSoThisWay: "^<when=When|Whenever> <so:outcome> , <does:lowerInstructions>",
    whenYouDo: [
      "^When <who:player> do~ , <does:lowerInstructions>",
      "^When <who:player> pay~ this cost one or more times , <does:lowerInstructions>",
    ],
    activateLimit: [
      "^Activate (|this ability) <limits:activationLimits> .",
      "^Play this ability <limits:activationLimits> .",
    ],
    endsEffect: "^You may <costs:costs> to end this effect .",
    roundEach: "^Round <round=up|down> each time .",
    xCantBe: "^X <how=can't be|can't be greater than|is> <q:quantity> .",
    playersActivate: [
      "^<who=any player|only your opponents=opponents|only an opponent=opponents|only any opponent=opponents> may activate this ability [but <limits?:activationLimits>] .",
      "^<who=any player|only your opponents=opponents|only an opponent=opponents|only any opponent=opponents> may activate this ability and <limits?:activationLimits> .",
    ],
    triggersOnce: "^This ability triggers only <times=once|twice> <per?=each turn> .",
    doOnce: "^Do this only <times=once|twice> each turn .",
    becomesDayAs:
      "^If it's neither day nor night, it becomes day as <what:objects> (enters|enters the battlefield) .",
    asHappens: "^As <what:objects> <events:objectEventPhrases> , <does:clauses>",
    asAdditionalCost:
      "^As an additional cost to (cast|play) <what:objects> , <may?=you may> <costs:costs> <often?=any number of times> .",
    alternativeCost: [
      "[if <condition?:condition> ,] you may <costs:costs> rather than pay <what:objects> 's mana cost .",
      "you may <costs:costs> rather than pay <what:objects> 's mana cost if <condition?:condition> .",
    ],
    spendOnly:
      "^Spend this mana only to <use:manaUse> <uncounterable?=, and that spell can't be countered> .",
    spendOnCosts: "^Spend this mana only on costs that contain <symbol:mana> .",
    cantSpendOn: [
      "^(This mana can't be spent|You can't spend this mana) to cast <what?:objects> .",
      "^(This mana can't be spent|You can't spend this mana) to pay generic mana costs .",
    ],
    whenSpent:
      "^When (you spend this mana|that mana is spent) to cast <what:objects> , <does:lowerInstructions>",
    ifSpent: "^If (that|this) mana is spent (on|to cast) <what:objects> , <does:lowerInstructions>",
    dontLoseMana:
      "^Until <until=end of turn|end of combat>, <who=you|they> don't lose this mana as (steps and phases|steps or phases|steps) end .",
    wouldReplace: [
      "[<until?:duration> ,] if <event:wouldEvent> [and <condition?:condition>] , <instead:chain> instead (|of putting it anywhere else|of putting them anywhere else) .",
      "^The <n?:ordinal> time <event:wouldEvent> <per?:perTurn> , <instead:chain> instead .",
    ],
    wouldReplaceAnd:
      "[<until?:duration> ,] if <event:wouldEvent> [and <condition?:condition>] , <instead:chain> instead (and|, and) <more:chain> .",
    wouldReplaceInstead: [
      "[<until?:duration> ,] if <event:wouldEvent> [and <condition?:condition>] , <may?=you may> instead <instead:chain> .",
      "^The <n?:ordinal> time <event:wouldEvent> <per?:perTurn> , <may?=you may> instead <instead:chain> .",
    ],
    // 701.19b
    regeneratesInstead: "^If <event:wouldEvent> , regenerate <what:pronoun> .",
    nextTimeWould: [
      "^The next time <event:wouldEvent> this turn , <instead:chain> instead .",
      "^The next time <event:wouldEvent> this turn , instead <instead:chain> .",
    ],
    nextCastToHand:
      "^The next time you cast <what:objects> from your hand this turn , put that card into your hand instead of into <where:ownedZone> as it resolves .",
    castOnly: "^Cast <what:objects> <limits:activationLimits> .",
    powerEqual: [
      "^<of:objectPossessive> <stat?:stat> is equal to <q:quantity> [and its toughness is equal to <more?:quantity>] .",
      "^<of:objectPossessive> power and toughness are each equal to <q:quantity> .",
    ],
    reducesOnlyColored:
      "^This effect reduces only the amount of <what=colored|white|blue|black|red|green> mana you pay .",
    leastCost:
      "^This effect can't reduce the (amount of mana an ability costs to activate|mana in that cost) to less than one mana .",
    sameIsTrue: "^The same is true for <what:objects> .",
    sameIsTrueOf: "^The same is true for <keywords:keywordSeries> .",
    stillLand:
      "^<who=it's|they're|it is=it's|he's|she's> still <type=a land|lands|a planeswalker|an artifact|an enchantment> .",
    damageRemains: "^This effect doesn't remove <what:objects> .",
    untapDuring: "^Untap <what:objects> during each other player 's untap step .",
    revealsDrawn:
      "<may?=you may> reveal the first card you draw <when=each turn|on each of your turns> (|as you draw it) .",
    mayExert: "^You may exert <what:objects> as <who=it attacks|he attacks|she attacks|they attack> .",
    mayBeCommander: "^<what:objects> can be your commander .",
    deckMayHave: "^A deck can have <n:counted> cards named <name:nameRef> .",
    beginsOnBattlefield:
      "^If <what:objects> is in your opening hand , you may begin the game with <it:pronoun> on the battlefield .",
    moreVotes: "^While voting , you <how=may vote an additional time|get an additional vote> .",
    duringAttackTurns: "^During any turn you attacked with <what:objects> , <does:chain> .",
    unspentBecomes:
      "^If <who:player> would lose unspent mana , that mana becomes <to=white|blue|black|red|green|colorless> instead .",
    lifeForMana: "^For each <of:mana> in a cost , you may pay <n:number> life rather than pay that mana .",
    lethalByPower:
      "^Lethal damage dealt to <what:objects> is determined by (their|its) power rather than (their|its) toughness .",
    extraTurnSkipped:
      "^If <who:player> would begin an extra turn , (that player|they|you) skip~ that turn instead .",
    friendOrFoe: "^For each player , choose friend or foe .",
    moreDice:
      "^If you would roll one or more dice , instead roll that many dice plus one and ignore the lowest roll .",
    tiedChoice:
      "^If two or more <what:pluralPhrase> are tied for <which=greatest|least> <stat:stat> , you choose one of them .",
    mayNotUntap: "^You may choose not to untap <what:objects> during your untap step .",
  },
  ["effectSentence", "castingRule", "amountReplacement"],
);

/** What can also stand behind the comma of a trigger. */
export const effectSentence = family(
  {
    villainousChoice:
      "[<connective?:connective>] <who:player> face~ a villainous choice – ^<one:chain> , or <other:chain> .",
  },
  ["clauses"],
);
/** What can begin behind the comma of a trigger, where a moment in front is no trigger of its own. */
export const lowerSentence = family({}, ["effectSentence", "delayedSentence"]);
export const delayedSentence = family({ delayedFirst: "<when:delayMoment> , <does:clauses>" });
/**
 * Adverbials, clauses, adverbials. How far each adverbial reaches is not said here: an adverbial has one place, and
 * `src/compiler/resolve/reach.ts` says which clauses it governs.
 */
export const clauses = family({
  clauses: "[<connective?:connective>] <front:frontAdverbial*> (|also) <does:chain> <back:backAdverbial*> .",
});
/** What joins a sentence to the one before it. */
export const connective = family({ thenConnective: "(then|then ,)", otherwiseConnective: "otherwise ," });
/** An adverbial in front of the clauses. */
export const frontAdverbial = family({
  ifFront: "if <condition:condition> , [at the beginning of <moment?:moment> ,]",
  unlessFront: "unless <who:player> <costs:unlessCosts> ,",
  durationFront: "<until:duration> ,",
  forEachFront: "<each:anyForEach> ,",
  forEachTrait: "for each <trait=color|card type|permanent type|basic land type> ,",
  laterFront: "<trigger:laterTrigger> ,",
  insteadFront: "instead",
});
/** An adverbial behind the clauses. */
export const backAdverbial = family(
  {
    unlessBack: "unless <who:player> <costs:unlessCosts>",
    unlessSoBack: "unless <condition:condition>",
    insteadBack: "instead [of <of?:insteadOf>] [as long as <only?:condition>]",
  },
  ["innerAdverbial"],
);
/** What can also stand behind one clause, with others to follow. */
export const innerAdverbial = family({
  ifBack: "if <condition:condition>",
  whereBack: "(,|) <where:whereX>",
  delayBack: "<when:delayTime>",
});
/** What is not done then, where the words say it. */
export const insteadOf = family({
  insteadOfPutting: "(putting|returning) <what:pronoun> (into|to) <whose:possessive> hand#",
});
/** Behind an instruction: a moment, or an event that it waits for. */
export const delayTime = family({ whenEvent: "when <events:events>" }, ["delayMoment"]);
export const delayMoment = family({
  atMoment: "at the beginning of <moment:moment>",
  atEndOfTime: "at (|the )end of <time=combat|turn>",
});
export const unlessCosts = family(
  {
    haveDeal: "have~ <source:objects> deal <n:counted> damage to <to:recipient>",
    haveDealEqual: "have~ <source:objects> deal damage to <to:recipient> equal to <q:quantity>",
  },
  ["costs"],
);

/** Instructions of one sentence, joined by "and" and "then"; a comma alone joins only what one of these words follows. */
export const chain = family({
  chain: "<first:firstClause> <rest:link*> [<except?:exceptions>]",
});
export const link = family({ andLink: "and <does:clause>", eachGapLink: "and <what:gap> <each:forEach>" }, [
  "laterLink",
]);
export const laterLink = family({
  commaAndLink: ", and <does:clause>",
  thenLink: "(,|and|, and) then <does:clause>",
  commaLink: ", <does:clause> <next:link>",
  adverbialLink: "<by:innerAdverbial> <next:afterAdverbial>",
});
export const afterAdverbial = family({ gapLink: "(and|,|, and) <what:gap>" }, ["link"]);
/** What stands where the verb before it is not said again: "lifelink if you control a Cleric, deathtouch if …" (`gaps.ts`). */
export const gap = family({ gapCost: "<mana:mana> <how=less|more> to cast" }, [
  "lifeAmount",
  "damageToWhom",
  "keywordAbility",
  "protectedFrom",
  "countersPut",
  "change",
]);

/** "…, and if it would die this turn, exile it instead": alone this is a sentence of another kind. */
export const clause = family({ replacing: "if <event:wouldEvent> , <instead:chain> instead" }, [
  "firstClause",
]);
export const firstClause = family(
  {
    objectClause: [
      "<subject:objects> <each?=each> <does:objectVerb>",
      "<subject:personal.is> <does:being.reduced>",
    ],
    playerClause: "<subject:player> (|also) <each?=each> <does:playerVerb>",
    mayClause: "<subject:player> (may|can) <each?=each> <does:playerVerb>",
    bareMay: "may <does:playerVerb>",
    haveClause: "<subject:player> may have <object:objects> <does:objectVerb>",
    haveStats: "<subject:player> may have <what:statsOf> become <to:newStats> [<until?:duration>]",
    haveLifeBecome: "<subject:player> may have <whose:possessive> life total become <q:quantity>",
    mayEither: "<subject:player> may <one:playerVerb> or <other:playerVerb>",
    playerEither: "<subject:player> <one:playerVerb> or <other:playerVerb>",
    eitherDone: "<one:eitherPart> (or|, or) <other:eitherPart>",
    havePlayerClause: "<subject:player> may have <object:player> <does:playerVerb>",
  },
  [
    "playerVerb",
    "objectVerb",
    "lifeClause",
    "zonesClause",
    "permanentClause",
    "manaClause",
    "gameClause",
    "preventionClause",
  ],
);
/** One of two instructions, of which you choose one. */
export const eitherPart = family({ eitherObject: "<subject:objectPhrase> <does:objectVerb>" }, [
  "playerVerb",
]);
export const objectVerb = family({}, ["objectPredicate", "damagePredicate"]);
export const playerVerb = family({}, [
  "payment",
  "eitherPayment",
  "lifePredicate",
  "libraryPredicate",
  "zonesPredicate",
  "permanentPredicate",
  "countersPredicate",
  "tokensPredicate",
  "manaPredicate",
  "spellsPredicate",
  "prohibition",
]);

/** "only during your turn and only once each turn" */
export const activationLimits = series("activationLimit", "and");
export const activationLimit = family({
  asSorcery:
    "<who=only as a sorcery=you|only any time you could cast a sorcery=you|only any time you could play a sorcery=you|only any time they could cast a sorcery=they>",
  onceEachTurn:
    "<times=only once|only twice|no more than once=only once|no more than twice=only twice|no more than three times> each turn",
  asInstant: "only (as an instant|any time you could cast an instant)",
  onlyOnce: "only once",
  onlyWhen: "only <when:castLimit>",
});
/** When a spell may be cast (601.3). */
export const castLimit = family({
  castWhen:
    "<when=during combat|during combat before blockers are declared|during combat after blockers are declared|before attackers are declared|before blockers are declared|before combat or during combat before blockers are declared=before blockers are declared|after combat|during the declare attackers step|during the declare blockers step|during the end of combat step|before the combat damage step|during any upkeep step> [on <whose?:possessive> turn]",
  castIf: "if <condition:condition>",
  castAtTime: "during <whose:possessive> <time=turn|upkeep|draw step|end step>",
  castOnTurnBeforeAttackers: "during <whose:possessive> turn, before attackers are declared",
});
/** What mana may be spent on (106.6). */
export const manaUse = series("manaUsePart", "or", "and");
export const manaUsePart = family({
  castUse: "(|to) <how=cast|play=cast|foretell> <what:objects>",
  activateUse: [
    "(activate|to activate|pay the activation costs of) [<whose?:objectPossessive>] [<keyword?:keywordOfAbility>] abilities [of <of?:objects>]",
    "(activate|to activate) (a|an) [<keyword?:keywordOfAbility>] ability [of <of?:objects>]",
  ],
  payUse: "(pay|to pay) (costs that contain|a cost that contains) <symbol:mana>",
  turnUpUse: "(turn|to turn) <what:objects> face up",
  unlockUse: "(unlock|to unlock) (doors|a door)",
});
export const keywordsOfAbility = series("keywordOfAbility", "or");
export const keywordOfAbility = family({}, ["costKeyword", "heraldWord"]);

/** What a replacement effect waits for (614). */
export const wouldEvent = family({
  objectsWould:
    "<what:objects> would <does:plainObjectEventPhrases.base> [<when?:eventTime>] <soon?=this turn>",
  playerWould: "<who:player> would <does:playerEventPhrases.base> [<when?:eventTime>] <soon?=this turn>",
  damageWouldBeDealt: "<sort:damageKind> would be dealt to <to:recipient> <soon?=this turn>",
});
