import { family, series } from "../engine/template.ts";

/** One player or a group of players as the subject or object of an instruction. */
export const player = family(
  {
    targetPlayer: "target <who:playerNoun>",
    someTargetPlayers: "<n:counted> target <who:playerNoun>",
    eachPlayer: "each <who:playerNoun>",
    startingWithYou: "(starting with you , each player|each player starting with you)",
    eachOtherPlayer: "each other <who:playerNoun>",
    eachOfThosePlayers: "each of those <who:playerNoun>",
    anyPlayer: "any <who:playerNoun>",
    aPlayer: "(a|an) <who:playerNoun>",
    anotherPlayer: "another <who:playerNoun>",
    onePlayer: "(a|an) <who:playerNoun> <how=chosen at random|of your choice>",
    allPlayers: "all <who:playerNoun>",
    yourOpponents: "your opponents",
    yourTeam: "your team",
    oneOfOpponents: "one of <whose:possessive> opponents",
    thatPlayer: "that <attacking?=attacking> <who:playerNoun>",
    thosePlayers: "those <who:playerNoun>",
    theChosenPlayer: "(the chosen|the last chosen) <who:playerNoun>",
    defendingPlayer: "defending player",
    playerInRole:
      "<role=the active player|the player whose turn it is=the active player|the attacking player=the active player|attacking player=the active player|the monarch>",
    thePlayer: "the player",
    theOneWith: "the player <how:describing>",
    controllerOf: "<of:objectPossessive> controller#",
    ownerOf: "<of:objectPossessive> owner#",
    thatPlayerOrController:
      "(that player or that planeswalker 's controller|that player or that permanent 's controller|that permanent 's controller or that player|that creature 's controller or that player|that player or that creature 's controller)",
    theControllerOf: "the controller# of <of:objectPhrase>",
    theOwnerOf: "the owner# of <of:objectPhrase>",
    enchantedPlayer: "enchanted <who:playerNoun>",
    noPlayer: "no <who:playerNoun>",
    oneOrMorePlayers: "one or more <who:playerNoun>",
    players: "players",
    theirController: "their <what=controller|controllers>",
  },
  ["playersKnown"],
);
export const playersKnown = family({ you: "you", they: "they" });

/** The noun, with what narrows it. */
export const playerNoun = family({
  playerWord: "player# <post:playerQualifier*>",
  opponentWord: "opponent# <post:playerQualifier*>",
  opponentOf: "of <whose:possessive> opponents <post:playerQualifier*>",
  friendWord: "friend",
  foeWord: "foe",
});
export const playerQualifier = family(
  {
    whoWas: "who <was:playerState.past> as you activated this ability",
    whoDidSince: [
      "(who|that) <does:playerEventPhrases.past> <since:since>",
      "(who|that) have~ <does:playerEventPhrases.participle> <since:since>",
    ],
    whoDidntSince: [
      "(who|that) didn't <does:playerEventPhrases.plain> <since:since>",
      "who haven't~ <does:playerEventPhrases.participle> <since:since>",
    ],
    whoControlled: "(who|that) controlled <what:objects>",
    otherThanPlayer: "other than <who:player>",
    beingAttacked: "<how=being attacked|you're attacking>",
    attackingThem: "attacking <whom:player>",
    whomTheyAttacked: "<by:player> attacked (|with a creature )<since:since>",
    whomItAttacked: "<by:thisReference> attacked <since:since>",
    whoCant: "who can't",
    whoDid: "who <how=did|does=did|do=did|didn't|doesn't=didn't|don't=didn't>",
    whoDidThisWay:
      "who <did=sacrificed|discarded|drew=drawn|exiled|revealed|milled|didn't sacrifice|didn't discard|didn't draw|didn't exile|didn't reveal|didn't mill> <what:objects> this way",
    dealtDamageThisWay: "(|who was |who were )dealt damage this way",
    whoSearched: "who (searched their library|searches a library|searched a library) this way",
  },
  ["describing"],
);
export const describing = family({
  whoIs: "who <is:playerStates>",
  withPossession: "with <has:playerAttribute>",
});
/** "You control no creatures and have no cards in hand": several things that are so of one player. */
export const playerStates = series("playerState", "and", "or");
/** What a player has and controls: behind "who", and behind the player in a condition. */
export const playerState = family({
  possesses: "<verb=have~|don't~ have> <has:playerAttribute>",
  hasCards: "have~ <what:cardsPhrase>",
  controls: "control~ <what:demanded>",
  controlsNot: "don't~ control <what:objects>",
  controlsMore:
    "control~ [at least <n?:number>] <which=more|fewer> <noun:nounPhrase> than <other:player> <does?=do|did=do>",
  controlsMoreOf:
    "control~ [at least <n?:number>] <which=more|fewer> <noun:nounPhrase> than <others:pluralPhrase>",
  controlsMost: "control~ the <which=most|fewest> <noun:nounPhrase> <tied?=or is tied for the most>",
  owns: "own~ <what:demanded>",
  isSo: "<be=are~|aren't~|are~ not=aren't> <what=the monarch|the defending player|poisoned|you>",
});
export const playerAttribute = family({
  amountHeld: [
    "<bound?:bound> <what=cards in hand|life|unspent mana>",
    "no <what=cards in hand|unspent mana>",
  ],
  moreHeld:
    "[at least <n?:number>] <which=more cards in hand|fewer cards in hand|more life|less life> than <other:player> <does?=do|did=do>",
  lifeAboveStart:
    "(at least <n:number> life more|at least <n:number> more life) than <of:possessive> starting life total",
  holdsCounters: [
    "<bound?:bound> <counter:counterName> counter#",
    "(a|an) <counter:counterName> counter",
    "any <counter:counterName> counters",
  ],
  // Of whom a number is the greatest or least, alone or with others.
  mostHeld: [
    "the <most:mostWhat> <among?=among your opponents>",
    "the <most:mostWhat> or (|is |are )tied for <again?:mostWhat> <among?=among your opponents>",
  ],
  designation: "<what=the city 's blessing|an enduring story|the initiative|max speed>",
});
export const mostWhat = family({
  mostWhat:
    "<what=most life|highest life total=most life|least life|lowest life total=least life|most cards in hand|fewest cards in hand>",
});

export const players = series("player", "and", "or");

/** Whose. */
export const possessive = family(
  {
    your: "your",
    playerGenitive: "<who:player> 's",
  },
  ["objectPossessive", "theirPossessive"],
);
export const theirPossessive = family({ theirPlural: "(their|his or her)" });
export const objectPossessive = family({
  its: "<its=its|his|her>",
  theirOwners: "their owner# 's",
  objectGenitive: "<of:genitivePhrase> 's",
});
