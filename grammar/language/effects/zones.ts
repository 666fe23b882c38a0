import { family } from "../../engine/template.ts";

/** Moving objects between zones (701). */
export const zonesPredicate = family({
  destroy: "destroy~ <what:objects>",
  exile: [
    "exile~ <what:objects> <faceDown?=face down> [<until?:duration>]",
    "remove~ <what:objects> from the game",
  ],
  exileFrom: "exile~ <what:pronoun> from <from:zone>",
  exilePile: "exile~ <what:objects> in a face-down pile",
  exileWithCounters:
    "exile~ <what:pronoun> with <n:exactCount> <counter:counterKind> counter# on <it=it|him|her|them>",
  returnTo: ["return~ <what:objects> to <to:destination>", "return~ to <to:destination> <what:objects>"],
  returnExcept: "return~ <what:determinedPhrase> to <to:destination> except for <except:objects>",
  returnFrom: "return~ <what:pronoun> from <from:zone> to <to:destination>",
  put: ["put~ <what:objects> <to:placement>", "put~ <to:placement> <what:objects>"],
  putFrom: [
    "put~ <what:objects> <to:placement> from <from:zone>",
    "put~ <what:pronoun> from <from:zone> <to:placement>",
  ],
  putNth: "put~ <what:objects> <n:ordinal> from the top",
  putBack: "put~ <what:objects> back [<order?:libraryOrder>]",
  putEither: "put~ <what:objects> <to:placement> or <other:placement>",
  putRest: "put~ <what:objects> <to:placement> and <rest:objects> <restTo:placement>",
  actsForEach:
    "<how=sacrifice~|exile~|discard~|return~> <n:counted> <noun:nounPhrase> [to <to?:destination>] <each:forEach>",
  sacrifice: "sacrifice~ <what:objects>",
  exileAsResolves: "exile~ <what:objects> instead of putting it into <where:ownedZone> as it resolves",
  counterSpell: "counter~ <what:objects>",
  regenerate: "regenerate~ <what:objects>",
});
export const placement = family({
  placement: "<prep=into|onto|on|back on> <to:destination>",
});
/** "can't be regenerated", "loses its …": passive sentences about moving. */
export const zonesClause = family({
  cantBeRegenerated: "<what:objects> can't be regenerated [<when?:duration>]",
  counteredInstead:
    "if <what:objects> (is|was) countered this way, <then=exile it|put it into its owner 's hand|put it on top of its owner 's library|put it on the bottom of its owner 's library> [with <counters?:countersOfKinds> on it] instead of (putting it into|into) (its owner 's|that player 's) graveyard",
});
