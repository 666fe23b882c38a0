import type * as A from "../../../abilities/index.ts";
import { abilityAround, isIn, nodeAt, rule, type NodeType, type Place } from "../rule.ts";

/** Parts that are asked or carried out for one object after another. */
const ofObjects: ReadonlySet<NodeType> = new Set<NodeType>([
  "forEach",
  "fulfils",
  "applies",
  "affect",
  "compare",
  "move",
  "castOnly",
  "costChange",
  "entersWith",
  "dealDamage",
  "putCounters",
]);
const ofPlayers: ReadonlySet<NodeType> = new Set<NodeType>([
  "forEachPlayer",
  "playersWho",
  "extreme",
  "dealDamage",
]);
/** Fields that name players for whom, one after the other, the other fields of the same part are meant (101.4). */
const naming: ReadonlySet<string> = new Set(["who", "by", "perPlayer", "players"]);
const isForPlayers = ({ around, fields }: Place): boolean =>
  around.some((part, depth) =>
    // "You sacrifice …" goes through nobody.
    Object.entries(part).some(
      ([field, value]) => naming.has(field) && nodeAt(value)?.type !== "you" && fields[depth + 1] !== field,
    ),
  );
/** The object at hand, where no objects are gone through. */
export const nothingAtHand = rule("RW4023", ["each"], (_, place) =>
  isIn(ofObjects, place) ? undefined : "there is no object at hand here",
);

/** The player at hand, where no players are gone through. */
export const nobodyAtHand = rule("RW4023", ["eachPlayer"], (_, place) =>
  isIn(ofPlayers, place) || isForPlayers(place) ? undefined : "there is no player at hand here",
);

const ownDefenders = (effect: A.StaticEffect): boolean =>
  effect.type === "applies" &&
  (effect.to.type === "all" ||
    effect.modifications.some((each) => each.type === "cant" && each.what === "block"));
/** "Creatures you control get +1/+0 as long as defending player …": of several attackers each has its own (508.5a). */
export const defenderOfEach = rule("RW4023", ["defendingPlayer"], (_, place) => {
  const around = abilityAround(place);
  return around?.ability.type === "static" &&
    !place.around.slice(around.depth).some((part) => "unless" in part) &&
    around.ability.effects.some(ownDefenders)
    ? "there is no one defending player for all of these"
    : undefined;
});
