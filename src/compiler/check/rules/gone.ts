import * as A from "../../../abilities/index.ts";
import { holds, holdsPart, holdsType, same } from "../../lower/same.ts";
import { doneBy, instructionOf } from "../instructions.ts";
import { isOfPermanents } from "../permanents.ts";
import { abilityAround, eventAround, rule, type NodeOf, type Place } from "../rule.ts";

/** What these instructions were done to is a card in a graveyard afterwards (701.8a, 701.9a, 701.17a, 701.21a). */
const done: Partial<Record<A.Effect["type"], string>> = {
  sacrifice: "sacrificed",
  discard: "discarded",
  mill: "milled",
  destroy: "destroyed",
};

type Changing = NodeOf<"affect" | "putCounters" | "tap" | "untap">;
const changed = (node: Changing): A.Objects => (node.type === "putCounters" ? node.on : node.what);
/** A card can gain an ability wherever it is, such as flashback. */
const isOfCards = (node: Changing): boolean =>
  node.type === "affect" && node.modifications.every(({ type }) => type === "gainAbilities");

const whatHappened = (node: Changing, place: Place): string | undefined => {
  const objects = changed(node);
  if (objects.type !== "bound") return undefined;
  const before = instructionOf(objects.id, place);
  return before === undefined ? undefined : done[doneBy(before).type];
};

/** "You may sacrifice a token. If you do, it gets +2/+2": another "it" is meant. */
export const noPermanentAnyMore = rule("RW4021", ["affect", "putCounters", "tap", "untap"], (node, place) => {
  if (isOfCards(node)) return undefined;
  const how = whatHappened(node, place);
  return how === undefined ? undefined : `what was ${how} is no permanent any more`;
});

/** Whether the ability triggers on such an event. */
const triggersOn = (type: A.TriggerEvent["type"], place: Place): boolean => eventAround(place)?.type === type;

/** "Whenever you draw a card, … they gain trample": a card in a hand has no use for it. */
export const drawnCard = rule("RW4021", ["affect"], ({ what }, place) =>
  what.type === "eventObjects" && triggersOn("draws", place) ? "what was drawn is no permanent" : undefined,
);

const sizeless: Readonly<Record<Place["on"], string | undefined>> = {
  spell: "an instant or sorcery",
  creature: undefined,
  other: "what is no creature",
};
/** "Discards cards equal to its power" in the text of an instant or sorcery or an Aura, which have none (208.3). */
export const sizeOfNoCreature = rule("RW4023", ["statOf"], ({ stat, of }, place) => {
  const what = sizeless[place.on];
  return what !== undefined &&
    of.type === "self" &&
    (stat === "power" || stat === "toughness") &&
    abilityAround(place)?.depth === 0
    ? `${what} has no ${stat}`
    : undefined;
});

/** "Whenever you cast a spell, sacrifice that spell": it is no permanent yet (701.21a). */
const isOnStack = (objects: A.Objects | undefined, place: Place): boolean =>
  objects?.type === "eventObjects" && objects.role === "object" && triggersOn("cast", place);
const isSpellItself = (objects: A.Objects | undefined, place: Place): boolean =>
  place.on === "spell" && objects?.type === "self" && abilityAround(place)?.ability.type === "spell";

/** "Draw a card for each artifact. Sacrifice it": an instant or sorcery never is on the battlefield (304.4, 307.4). */
export const spellAsPermanent = rule(
  "RW4003",
  ["tap", "untap", "sacrifice", "destroy", "regenerate", "transform", "attach", "putCounters"],
  (node, place) => {
    const objects = node.type === "putCounters" ? node.on : node.what;
    if (node.type !== "putCounters" && isOnStack(objects, place))
      return "a spell is no permanent that this could be done to";
    return isSpellItself(objects, place)
      ? "an instant or sorcery is no permanent that this could be done to"
      : undefined;
  },
);

/** "Whenever you cast a spell, you may play it": it is on the stack already, unless it was taken from there (601.2a). */
export const castAlready = rule("RW4003", ["castCards", "allowPlay"], ({ what }, place) =>
  isOnStack(what, place) && !holdsType(place.around[0], "exile", "move", "counter")
    ? "a spell that is on the stack is played already"
    : undefined,
);

/** "This spell can block any number of creatures", "This spell enters with two +1/+1 counters on it". */
export const spellStatedAsPermanent = rule("RW4003", ["affect", "entersWith"], (node, place) => {
  const [what, ofPermanents] =
    node.type === "affect"
      ? [node.what, node.modifications.some(isOfPermanents)]
      : [node.what.type === "isOneOf" ? node.what.objects : undefined, true];
  return ofPermanents && isSpellItself(what, place)
    ? "an instant or sorcery is no permanent of which this could be said"
    : undefined;
});

/** "Whenever a creature an opponent controls damages a creature you control, that player sacrifices it": only you can (701.21a). */
export const sacrificesAnothers = rule("RW4021", ["sacrifice", "unless"], (node, place) => {
  const event = eventAround(place);
  const isSource = same(node.who, A.controllerOf(A.eventObjects("source")));
  if (event?.type !== "damage" || !isSource || !holdsPart(event.source, A.controlledBy(A.opponents)))
    return undefined;
  const sacrificed = node.type === "unless" ? node.costs.filter(isSacrifice) : [node];
  return sacrificed.some(({ what }) => same(what, A.eventObjects("other"))) &&
    holdsPart(event.to, A.controlledBy(A.you))
    ? "what you control is sacrificed by nobody else"
    : undefined;
});
const isSacrifice = (cost: A.Cost): cost is A.CostOnObjects =>
  cost.type === "costOnObjects" && cost.action === "sacrifice";

/** "Exile target creature and the top card of its controller's library. Its controller may play that card": another is on top then. */
export const otherOnTop = rule("RW4003", ["allowPlay", "castCards", "exile", "move"], (node, place) => {
  const { what } = node;
  return what.type === "topCards" &&
    holds(place.around[0], (each) => holdsType(each["what"], "together") && holdsPart(each["what"], what))
    ? "another card is on top of the library by then"
    : undefined;
});
