import type * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { openOwnerIn } from "./chosen-player.ts";
import type { Span } from "../types.ts";
import { findMention, refuse, type Scope } from "./scope.ts";
import { same } from "./same.ts";

/** The owner that all of these have in common. */
const common = (owners: readonly (A.Players | undefined)[]): A.Players | undefined =>
  owners.every((each) => same(each, owners[0])) ? owners[0] : undefined;

const ownerByFilter = (filter: A.Filter, scope: Scope): A.Players | undefined => {
  switch (filter.type) {
    case "and":
      return filter.filters.map((each) => ownerByFilter(each, scope)).find((each) => each !== undefined);
    case "or":
      return common(filter.filters.map((each) => ownerByFilter(each, scope)));
    case "ownedBy":
      return filter.players;
    case "inZone":
      return filter.of;
    case "isOneOf":
      return knownOwner(filter.objects, scope);
    default:
      return undefined;
  }
};

/** Whose cards these are, as far as the words tell: cards lie in their owners' hands, libraries and graveyards (400.3). */
export const knownOwner = (what: A.Objects, scope: Scope): A.Players | undefined => {
  switch (what.type) {
    case "choose":
      return (
        (what.from === undefined ? undefined : knownOwner(what.from, scope)) ??
        ownerByFilter(what.filter, scope)
      );
    case "among":
      return knownOwner(what.objects, scope) ?? ownerByFilter(what.filter, scope);
    case "all":
      return ownerByFilter(what.filter, scope);
    case "target": {
      const filter = scope.targets[what.index]?.objects;
      return filter === undefined ? undefined : ownerByFilter(filter, scope);
    }
    case "topCards":
      return what.of;
    case "together":
      return common(what.parts.map((part) => knownOwner(part, scope)));
    case "bound": {
      const found = findMention(scope, (each) => same(each.ref, what));
      return (
        found?.owner ?? found?.library ?? (found?.of === undefined ? undefined : knownOwner(found.of, scope))
      );
    }
    default:
      return undefined;
  }
};

/** "Target creature's owner puts it …": whoever does it is the owner where the words say so. */
export const ownerFor = (who: A.Players, what: A.Objects | undefined, scope: Scope): A.Players | undefined =>
  (what === undefined ? undefined : knownOwner(what, scope)) ?? (who.type === "ownerOf" ? who : undefined);

/** Refuses to send cards to the hand, library or graveyard of somebody who cannot be their owner (400.3). */
export const sameOwner = (
  whose: { readonly kind: string; readonly span: Span },
  named: A.Players,
  owner: A.Players | undefined,
): void => {
  if (openOwnerIn(whose) !== undefined)
    refuse(whose, "cards go to their owners' zones: write “its owner's” or “that player's”");
  if (owner === undefined) return;
  // "Its owner's" is right for every card; "their" is not said of one's own.
  if (
    owner.type === "you" &&
    named.type !== "you" &&
    (named.type !== "ownerOf" || whose.kind === "theirPlural")
  )
    refuse(whose, "these cards are yours, and cards go to their owners' zones: write “your”");
  if (owner.type !== "you" && named.type === "you")
    refuse(whose, "these cards are not yours, and cards go to their owners' zones: name their owner");
};

/** "A card an opponent owns from exile into that player's graveyard": it is the owner's (400.3). */
export const ownersGraveyard = (what: Nodes["objects"], whose: Nodes["possessive"]): boolean =>
  whose.kind === "playerGenitive" &&
  whose.who.kind === "thatPlayer" &&
  whose.who.who.kind === "playerWord" &&
  whose.who.who.post.length === 0 &&
  what.kind === "determined" &&
  what.noun.post.some((each) => each.kind === "ownedBy" && each.who.kind === "aPlayer");
