import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { dispatch, type Lowering, type NodeOfKind } from "./nodes.ts";
import { newHostOf } from "./aimed.ts";
import { anyObjects } from "./objects.ts";
import { ownerFor, sameOwner } from "./owners.ts";
import { playersOf, possessor } from "./players.ts";
import { countersOfKinds } from "./quantities.ts";
import { isYetToBeChosen } from "./referents.ts";
import { refuse, type Scope } from "./scope.ts";
import { otherZones, possessorOf } from "./zone-filters.ts";
import { same } from "./same.ts";

/** Whose hand, library or graveyard: of a player. Objects have owners, and their owners have the zones (400.1). */
export const zoneOwner = (whose: Nodes["possessive"], scope: Scope): A.Players => {
  if (whose.kind === "its" || whose.kind === "objectGenitive")
    return refuse(whose, "only players have this zone: write “its owner's”");
  const owner = possessor(whose, scope);
  return owner.type === "you" && whose.kind === "theirPlural" ? refuse(whose, "write “your”") : owner;
};

/** "Return a creature you control to its owner's hand": the owner of what is still to be chosen (400.3). */
const isOfWhatMoves = (whose: Nodes["possessive"], scope: Scope): boolean =>
  whose.kind === "playerGenitive" &&
  whose.who.kind === "ownerOf" &&
  whose.who.of.kind === "its" &&
  isYetToBeChosen(whose.who.of, scope);

type PlayersZone = { readonly whose: Nodes["possessive"] };
/** 400.3: a card goes to its owner's zone, so that another player's cannot be named. */
const ownersZone = (
  node: PlayersZone,
  scope: Scope,
  owner: A.Players | undefined,
  to: A.Destination,
): A.Destination => {
  // "their owner's hand" is where they go anyway (400.3), also where they are still to be chosen.
  if (node.whose.kind !== "theirOwners" && !isOfWhatMoves(node.whose, scope))
    sameOwner(node.whose, zoneOwner(node.whose, scope), owner);
  return to;
};

export const orderOf = (order: Nodes["libraryOrder"] | undefined): Pick<A.Destination, "order"> =>
  order === undefined ? {} : { order: order.order === "any order" ? "any" : "random" };

/** Where it is said to go, who puts it there and who owns it, as far as that is known. */
type Going = [Scope, A.Players, A.Players | undefined];
const destinations: Lowering<"destination", Going, A.Destination> = {
  toOwned: (node, scope, _, owner) => ownersZone(node, scope, owner, { zone: node.name }),
  toBattlefield: (node, scope, who) => entering(node.how, scope, who),
  toEnd: (node, scope, _, owner) =>
    ownersZone(node, scope, owner, { zone: "library", position: node.end, ...orderOf(node.order) }),
  toEndOfIt: (node) => ({ zone: "library", position: node.end, ...orderOf(node.order) }),
  toTopOrBottom: (node) => refuse(node, "“the top or bottom” can be said only of what is put there"),
  toExile: () => ({ zone: "exile" }),
  toLibraryNth: (node, scope, _, owner) =>
    ownersZone(node, scope, owner, { zone: "library", position: node.n.value }),
};

const arrivesSo: { readonly [W in NodeOfKind<"arrivesSo">["how"]]: Partial<A.Destination> } = {
  tapped: { tapped: true },
  "tapped and attacking": { tapped: true, attacking: true },
  attacking: { attacking: true },
  transformed: { transformed: true },
  "tapped and transformed": { tapped: true, transformed: true },
  "face down": { faceDown: true },
};

/** 508.4: whose planeswalkers can be attacked instead of the player has to be said. */
export const attackingWhom = (
  whom: Nodes["player"] | undefined,
  walkers: true | undefined,
  scope: Scope,
): Pick<A.Destination, "attacking" | "onlyPlayer"> =>
  whom === undefined
    ? { attacking: true }
    : { attacking: playersOf(whom, scope), ...(walkers === true ? {} : { onlyPlayer: true }) };

export const attackingSo = (
  { how, whom, walkers }: NodeOfKind<"arrivesAttacking">,
  scope: Scope,
): Pick<A.Destination, "attacking" | "onlyPlayer"> & { readonly tapped?: true } => ({
  ...(how === "attacking" ? {} : { tapped: true }),
  ...attackingWhom(whom, walkers, scope),
});

/** How something arrives on the battlefield (110.5b, 122.6a, 303.4f, 508.4). */
const arrivals: Lowering<"arrival", [Scope, A.Players], Partial<A.Destination>> = {
  arrivesSo: (node) => arrivesSo[node.how],
  arrivesAttacking: (node, scope) => attackingSo(node, scope),
  underOwnersControl: (node, scope, who) => underControl(node.whose, scope, who),
  underPlayersControl: (node, scope, who) => {
    const under = playersOf(node.who, scope);
    if (under.type === "choosePlayer") return refuse(node.who, "choose this player in a sentence before");
    return same(under, who) ? {} : { under };
  },
  arrivesWithCounters: (node, scope) => ({ counters: countersOfKinds(node.counters, scope) }),
  arrivesAttached: (node, scope) => ({
    attachedTo: newHostOf(node.to, scope, (to) => anyObjects(to, scope)),
  }),
};

/** 110.2a: under the control of the player who puts it there, unless the text says otherwise. */
const underControl = (whose: Nodes["possessive"], scope: Scope, who: A.Players): Partial<A.Destination> => {
  if (whose.kind === "theirOwners") return { under: A.ownerOf(A.each) };
  if (
    whose.kind === "playerGenitive" &&
    whose.who.kind === "ownerOf" &&
    whose.who.of.kind !== "objectGenitive"
  )
    return { under: A.ownerOf(A.each) };
  if (whose.kind === "its" || whose.kind === "objectGenitive")
    return refuse(whose, "only players control objects");
  // "Under an opponent's control": who puts it there says which one.
  const under = possessorOf(whose, scope, { by: who });
  return same(under, who) ? {} : { under };
};

const entering = (how: readonly Nodes["arrival"][], scope: Scope, who: A.Players): A.Destination =>
  how.reduce(
    (to: A.Destination, each): A.Destination => {
      const more = dispatch<Nodes["arrival"], [Scope, A.Players], Partial<A.Destination>>(
        arrivals,
        each,
        scope,
        who,
      );
      const twice = Object.keys(more).some((key) => key !== "counters" && key in to);
      if (twice) return refuse(each, "this says the same thing a second time");
      const counters = [...(to.counters ?? []), ...(more.counters ?? [])];
      return { ...to, ...more, ...(counters.length === 0 ? {} : { counters }) };
    },
    { zone: "battlefield" },
  );

/**
 * Where something goes, and how it arrives (400.7). `who` is the player who puts it there; `what` and the zone it comes
 * `from` tell whose it is. A hand, library or graveyard is always the owner's (400.3), so that only the zone is kept.
 */
export const destinationOf = (
  node: Nodes["destination"],
  scope: Scope,
  who: A.Players = A.you,
  what?: A.Objects,
  from?: A.InZone,
): A.Destination => {
  if (what?.type === "self" && "whose" in node && node.whose.kind === "theirPlural")
    return refuse(node.whose, "write “your” or “its owner's”");
  return dispatch<Nodes["destination"], Going, A.Destination>(
    destinations,
    node,
    scope,
    who,
    from?.of ?? ownerFor(who, what, scope),
  );
};

/** The places between which the player who puts something there chooses: one, or the top and the bottom. */
export const destinationsOf = (
  node: Nodes["destination"],
  scope: Scope,
  who: A.Players,
  what: A.Objects,
): readonly A.Destination[] => {
  if (node.kind !== "toTopOrBottom") return [destinationOf(node, scope, who, what)];
  if (node.whoever === "your choice of" && who.type !== "you")
    return refuse(node, "who puts it there chooses: write “their choice”");
  sameOwner(node.whose, zoneOwner(node.whose, scope), ownerFor(who, what, scope));
  return [
    { zone: "library", position: "top" },
    { zone: "library", position: "bottom" },
  ];
};

/** "into your hand", "on the bottom of your library": the same with its preposition. */
export const placementOf = (
  node: Nodes["placement"],
  scope: Scope,
  who: A.Players,
  what: A.Objects,
): A.Destination => destinationOf(node.to, scope, who, what);

/** What later words say was done to what went there. */
export const howTo = (to: A.Destination): { readonly how: string; readonly zone: A.Zone } => ({
  how: to.zone === "exile" ? "exiled" : to.zone === "graveyard" ? "milled" : "returned",
  zone: to.zone,
});

/** "from your graveyard": the zone that a thing must be in to be moved. */
export const sourceZoneOf = (node: Nodes["zone"], scope: Scope): A.InZone => {
  switch (node.kind) {
    case "exileZone":
      return A.inZone("exile");
    case "battlefield":
      return A.inZone("battlefield");
    case "otherZone":
      return A.inZone(otherZones[node.name]);
    case "ownZone":
      if (node.names.kind === "zoneName") return A.inZone(node.names.name, zoneOwner(node.whose, scope));
      break;
    case "someZone":
      if (node.which === "a graveyard") return A.inZone("graveyard");
      break;
    default:
  }
  return refuse(node, "a thing is moved from one zone");
};

/** "Put a creature card onto the battlefield from your hand": the zone tells which cards are meant, as behind the noun. */
export const whereFrom = (what: Nodes["objects"], where: Nodes["zone"]): Nodes["objects"] | undefined => {
  const from = { kind: "fromZone", where, span: where.span } as const;
  if (what.kind === "pluralPhrase") return { ...what, post: [...what.post, from] };
  return what.kind === "determined"
    ? { ...what, noun: { ...what.noun, post: [...what.noun.post, from] } }
    : undefined;
};
