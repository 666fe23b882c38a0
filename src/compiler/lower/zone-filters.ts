import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import type { AnyNounPhrase } from "./noun-heads.ts";
import { conjunction, disjunction } from "./series.ts";
import { possessor } from "./players.ts";
import { refuse, type Scope } from "./scope.ts";

/** Where everything in them is meant, it is "all graveyards". */
export const allGraveyards = ({ post }: AnyNounPhrase): void => {
  const last = post[post.length - 1];
  if (last?.kind !== "inZone" && last?.kind !== "fromZone") return;
  if (last.where.kind === "graveyards") refuse(last.where, "write “all graveyards”");
};

/** All cards in both zones, where one of several may come from either. */
export const bothZones = ({ post }: AnyNounPhrase): void => {
  const last = post[post.length - 1];
  if ((last?.kind === "inZone" || last?.kind === "fromZone") && eitherZone.has(last.where.kind))
    refuse(last.where, "write “and” where everything in both zones is meant");
};

const eitherZone: ReadonlySet<string> = new Set(["handOrGraveyard", "graveyardOrHand"]);

export const placeOf = (node: Nodes["place"], scope: Scope): A.Filter =>
  node.kind === "placeOnBattlefield" ? A.inZone("battlefield") : zoneFilterOf(node.where, scope);

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

/** "in your graveyard": the zone as a filter. */
export const zoneFilterOf = (zone: Nodes["zone"], scope: Scope): A.Filter => {
  const zoneOf = (name: A.Zone, of: A.Players): A.Filter =>
    of.type === "players" ? A.inZone(name) : A.inZone(name, of);
  const owned = (name: A.Zone, whose: Nodes["possessive"]): A.Filter => zoneOf(name, possessor(whose, scope));
  // Both zones are the same player's: a target is chosen once.
  const either = (whose: Nodes["possessive"], ...names: A.Zone[]): A.Filter => {
    const of = possessor(whose, scope);
    return disjunction(names.map((name) => zoneOf(name, of)));
  };
  switch (zone.kind) {
    case "battlefield":
    case "inPlay":
      return A.inZone("battlefield");
    case "exileZone":
      return A.inZone("exile");
    case "stack":
      return A.inZone("stack");
    case "outsideGame":
      return A.inZone("sideboard");
    case "commandZone":
      return A.inZone("command");
    case "handOf":
      return owned("hand", zone.whose);
    case "libraryOf":
      return owned("library", zone.whose);
    case "topOfLibrary":
      return A.isOneOf(A.topCards(possessor(zone.whose, scope), 1));
    case "graveyardOf":
      return owned("graveyard", zone.whose);
    case "aGraveyard":
    case "allGraveyards":
    case "graveyards":
    case "eachGraveyard":
      return A.inZone("graveyard");
    case "handOrGraveyard":
    case "graveyardOrHand":
    case "graveyardAndHand":
    case "handAndGraveyard":
      return either(zone.whose, "hand", "graveyard");
    case "handOrLibrary":
      return either(zone.whose, "hand", "library");
    case "libraryOrGraveyard":
      return either(zone.whose, "library", "graveyard");
    case "graveyardsOr":
      return A.or([A.inZone("graveyard"), A.inZone(zone.other === "exile" ? "exile" : "library")]);
    case "graveyardOrExile":
    case "exileAndGraveyard":
      return A.or([A.inZone("exile"), owned("graveyard", zone.whose)]);
    case "anywhere":
      return A.anything;
    case "anywhereElse":
      return A.not(A.inZone("battlefield"));
    case "aSingleGraveyard":
    case "exiledFromGame":
      return refuse(zone, "this zone cannot be asked for here");
    default:
      return zone satisfies never;
  }
};
