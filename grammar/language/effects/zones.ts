import { family } from "../../engine/template.ts";

/** Moving objects between zones (701). */
export const zonesPredicate = family({
  destroy: "destroy~ <what:objects>",
  exile: "exile~ <what:objects> <faceDown?=face down> [<until?:duration>]",
  removeFromGame: "remove~ <what:objects> from the game",
  returnTo: "return~ <what:objects> to <to:destination>",
  returnFrom: "return~ <what:pronoun> from <from:zone> to <to:destination>",
  putOnto: "put~ <what:objects> (onto|into) <to:destination>",
  putOn: "put~ <what:objects> on <to:destination>",
  putFrom: "put~ <what:pronoun> from <from:zone> (onto|into) <to:destination>",
  putOnFrom: "put~ <what:pronoun> from <from:zone> on <to:destination>",
  putRest: "put~ <what:objects> <to:placement> and <rest:objects> <restTo:placement>",
  sacrifice: "sacrifice~ <what:objects>",
  counterSpell: "counter~ <what:objects>",
  regenerate: "regenerate~ <what:objects>",
});
export const placement = family({
  placeInto: "(into|onto) <to:destination>",
  placeOn: "on <to:destination>",
});
/** "can't be regenerated", "loses its …": passive sentences about moving. */
export const zonesClause = family({
  cantBeRegenerated: "<what:objects> can't be regenerated [<when?:duration>]",
});
