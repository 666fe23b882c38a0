import { chosenOf } from "./chosen-player.ts";
import type { Use } from "./targets.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import type { AnyNounPhrase } from "./noun-heads.ts";
import { conjunction, disjunction, itemsOf } from "./series.ts";
import { possessor } from "./players.ts";
import { same } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";

/** Where everything in them is meant, it is "all graveyards". */
export const allGraveyards = ({ post }: AnyNounPhrase): void => {
  const last = post[post.length - 1];
  if (last?.kind !== "inZone" && last?.kind !== "fromZone") return;
  const { where } = last;
  if (where.kind === "graveyards" && where.more === undefined) refuse(where, "write “all graveyards”");
};

/** All cards in both zones, where one of several may come from either. */
export const bothZones = ({ post }: AnyNounPhrase): void => {
  const last = post[post.length - 1];
  if (last?.kind !== "inZone" && last?.kind !== "fromZone") return;
  const { where } = last;
  if (where.kind === "ownZone" && where.names.kind === "series" && where.names.conjunction === "or")
    refuse(where, "write “and” where everything in both zones is meant");
};

export const otherZones = {
  "the stack": "stack",
  "the command zone": "command",
  "outside the game": "sideboard",
} as const satisfies Record<string, A.Zone>;

export const placeOf = (node: Nodes["place"], scope: Scope): A.Filter =>
  node.kind === "onBattlefield"
    ? A.inZone(node.where === "the stack" ? "stack" : "battlefield")
    : zoneFilterOf(node.where, scope);

/** "A spell": not what can be a permanent or a card as well. */
export const saysSpell = (filter: A.Filter): boolean =>
  filter.type === "kind"
    ? filter.kind === "spell"
    : filter.type === "and"
      ? filter.filters.some(saysSpell)
      : filter.type === "or" && filter.filters.every(saysSpell);

/** 601.2a: a spell is on the stack: "from" a zone it is cast, so that the zone is no place where it is. */
export const castFromFilter = (filter: A.Filter): A.Filter => {
  switch (filter.type) {
    case "or":
      return A.or(filter.filters.map(castFromFilter));
    case "anything":
      return A.fulfils(A.castFrom(A.each));
    case "inZone": {
      const of = filter.of === undefined ? {} : { of: filter.of };
      return A.fulfils(A.castFrom(A.each, filter.zone, of));
    }
    default:
      return filter;
  }
};

/** Where cards are that somebody may not cast: once a card is proposed it is no longer there, but was cast from there. */
export const whereCast = (filter: A.Filter): A.Filter => {
  if (filter.type === "and" || filter.type === "or")
    return { ...filter, filters: filter.filters.map(whereCast) };
  if (filter.type === "not") return A.not(whereCast(filter.filter));
  return filter.type === "inZone" ? castFromFilter(filter) : filter;
};

/** What is asked of something that is a spell in any case, or would be one if it were cast (601.3e). */
export const ofSpells = (filter: A.Filter): A.Filter => {
  if (filter.type === "and") return conjunction(filter.filters.map(ofSpells));
  if (filter.type === "or") return A.or(filter.filters.map(ofSpells));
  return saysSpell(filter) ? A.anything : filter;
};

/** 601.3: cards that may be cast are no spells yet, and still in the zone that they may be cast from. */
export const castable = (filter: A.Filter): A.Filter => {
  if (filter.type === "and") return conjunction(filter.filters.map(castable));
  if (filter.type === "or") return A.or(filter.filters.map(castable));
  if (filter.type === "not") return A.not(castable(filter.filter));
  if (filter.type === "fulfils" && filter.condition.type === "castFrom") {
    const { objects, zone, of } = filter.condition;
    if (objects.type === "each") return zone === undefined ? A.anything : A.inZone(zone, of);
  }
  return saysSpell(filter) ? A.anything : filter;
};

/** "in your graveyard", "from exile or your hand": the zone, or one of several, as a filter. */
export const zoneFilterOf = (zone: Nodes["zone"], scope: Scope): A.Filter => {
  if (zone.kind === "graveyards")
    return zone.more === undefined
      ? A.inZone("graveyard")
      : A.or([A.inZone("graveyard"), A.inZone(zone.more === "or exile" ? "exile" : "library")]);
  if (zone.kind !== "series") return singleZone(zone, scope);
  return A.or(inOneOrder(zone.items.map((each) => singleZone(again(each), scope))));
};

/** However they are named, zones stand in one order. */
const inOneOrder = (filters: readonly A.Filter[]): readonly A.Filter[] => {
  const rank = (filter: A.Filter): number =>
    filter.type === "inZone" ? zoneOrder.indexOf(filter.zone) : zoneOrder.length;
  return filters.toSorted((one, other) => rank(one) - rank(other));
};
const zoneOrder: readonly A.Zone[] = ["battlefield", "exile", "hand", "library", "graveyard"];

/** "from exile or from your hand": the second "from" says nothing more. */
const again = (zone: Nodes["singleZone"]): Nodes["singleZone"] =>
  zone.kind === "fromAgain" ? (zone.where ?? { kind: "exileZone", span: zone.span }) : zone;

/** 103.2b, 702.139b: a companion is revealed before the game, while the starting deck is all of the library, and the commander. */
export const startingDeck = (
  node: Nodes["conditionPart"] | Nodes["singleZone"],
  { face }: Scope,
): A.Filter =>
  face.isCompanion === true
    ? A.or([A.inZone("library", A.you), A.inZone("command", A.you)])
    : refuse(node, "only the condition of a companion can ask for it");

const singleZone = (zone: Nodes["singleZone"], scope: Scope): A.Filter => {
  switch (zone.kind) {
    case "battlefield":
      return A.inZone("battlefield");
    case "exileZone":
      return A.inZone("exile");
    case "otherZone":
      return A.inZone(otherZones[zone.name]);
    case "ownZone": {
      // All zones are the same player's: a target is chosen once.
      const of = possessor(zone.whose, scope);
      const zones = itemsOf(zone.names).map(({ name }) =>
        of.type === "players" ? A.inZone(name) : A.inZone(name, of),
      );
      return disjunction(inOneOrder(zones));
    }
    case "topOfLibrary":
      return A.isOneOf(A.topCards(possessor(zone.whose, scope), 1));
    case "someZone":
      if (zone.which === "a library") return A.inZone("library");
      return zone.which === "a single graveyard"
        ? refuse(zone, "this zone cannot be asked for here")
        : A.inZone("graveyard");
    case "anywhere":
      return zone.but === true ? A.not(A.inZone("battlefield")) : A.anything;
    case "startingDeck":
      return startingDeck(zone, scope);
    case "fromAgain":
      return refuse(zone, "say “from” once");
    default:
      return zone satisfies never;
  }
};

/** Everywhere but on the battlefield. */
const offBattlefield: readonly A.Zone[] = ["library", "hand", "graveyard", "stack", "exile", "command"];

/** The zones that something comes from, and whose they are. */
export const placesOf = (
  node: Nodes["zone"],
  scope: Scope,
): { readonly from?: A.Zone | readonly A.Zone[]; readonly of?: A.Players } => {
  if (node.kind === "anywhere") return node.but === true ? { from: offBattlefield } : {};
  const filter = zoneFilterOf(node, scope);
  const zones = (filter.type === "or" ? filter.filters : [filter]).map((each) =>
    each.type === "inZone" ? each : refuse(node, "name a zone"),
  );
  const [first, ...others] = zones;
  if (first === undefined || others.some(({ of }) => !same(of, first.of)))
    return refuse(node, "say whose all these zones are");
  return {
    from: others.length === 0 ? first.zone : zones.map(({ zone }) => zone),
    ...(first.of === undefined ? {} : { of: first.of }),
  };
};

/** Whose hand or library something is done with: "an opponent's" is that of one of them. */
export const possessorOf = (whose: Nodes["possessive"], scope: Scope, use: Use): A.Players => {
  const players = possessor(whose, scope);
  return whose.kind === "playerGenitive" && use.any !== true
    ? chosenOf(whose.who, players, scope, use.by)
    : players;
};

/** A zone of one player; "a graveyard" would be any of several. */
export const oneZone = (zone: Nodes["ownedZone"], scope: Scope): A.Filter => {
  const filter = zoneFilterOf(zone, scope);
  return filter.type === "inZone" && filter.of !== undefined
    ? filter
    : refuse(zone, "say whose zone this is");
};
