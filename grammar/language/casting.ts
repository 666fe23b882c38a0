import { family } from "../engine/template.ts";

/** What a card says about its own casting (601.2b, 601.3), and about abilities that trigger again (603.2d). */
export const castingRule = family({
  permittedOnce:
    "^<when=once each turn|once during each of your turns|during each of your turns> , <does:chain> .",
  triggersAgainWhen:
    "^If <event:happening> cause~ a triggered ability of <of:objects> to trigger , that ability triggers an additional time .",
  triggersAgainAny: [
    "^If (a triggered ability|an ability) of <of:objects> triggers [while <only?:condition>] , (that ability|it) triggers an additional time .",
    "^As long as <only:condition> , if (a triggered ability|an ability) of <of:objects> triggers , (that ability|it) triggers an additional time .",
  ],
  triggersNotWhen: "^<event:happening> don't cause abilities [of <of?:pluralPhrase>] to trigger .",
  alternativeForSpells: [
    "^Rather than pay the mana cost (for|of) <what:objects> , <who?:player> may <costs:costs> .",
    "^You may <costs:costs> rather than pay the mana cost (for|of) <what:objects> .",
  ],
  alternativeOnce:
    "^Once <when=each turn|during each of your turns> , you may <costs:costs> rather than pay the mana cost (for|of) <what:objects> [, <where?:whereX>] .",
  alternativeHaving:
    "^If <condition:condition>, rather than pay <what:objects> 's mana cost , you may have <who:player> <does:lifePredicate> .",
  discardedInstead:
    "^If <cause:objects> cause~ <who:player> to discard <what:objects> , <instead:chain> instead of putting it (into your graveyard|anywhere else) .",
  castThisWayExiled:
    "^If <det:determiner> <what:nounPhrase> cast this way would be put into <where:ownedZone> [<until?:duration>] , exile it instead .",
  castThisWayCosts: "^(A|Each) spell cast this way costs <mana:mana> more to cast .",
});
/** An event as the subject of a sentence: "a creature dying", "you gaining life". */
export const happening = family({
  objectsDoing: "<what:objects> <does:objectEventPhrases.gerund>",
  playerDoing: "<who:player> <does:playerEventPhrases.gerund>",
});
