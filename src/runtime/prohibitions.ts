import type * as A from "../abilities/index.ts";
import { characteristics, ownRules, rulesInForce } from "./continuous/index.ts";
import { holds } from "./evaluate/conditions.ts";
import { fits } from "./evaluate/filters.ts";
import { isRecipient, isRecipients } from "./evaluate/objects.ts";
import type { Game } from "./game.ts";
import { asPlace, objectIn, plainContext } from "./game.ts";
import type { AppliedModification, Chosen, Context, ObjectId, PlayerId } from "./state.ts";
import { playersOf } from "./evaluate/players.ts";

/** Where a modification of an object is evaluated: "you" is the controller of what says so, `each` the object. */
const modificationContext = (applied: AppliedModification, object: ObjectId): Context => ({
  ...plainContext(applied.source, applied.controller),
  each: object,
});

/** Whether the other party of a restriction is this object or player. */
export const isParty = (
  game: Game,
  whom: A.Recipients | A.Filter,
  party: Chosen,
  context: Context,
): boolean => {
  if (isRecipients(whom)) return isRecipient(game, whom, party, context);
  return "object" in party && fits(game, party.object, whom, context);
};

/** Whether an object is the source of an ability that is only being considered, and not on the stack yet. */
const isSourceOnly = (game: Game, party: Chosen): boolean =>
  "object" in party && (game.state.objects[party.object]?.zone ?? "stack") !== "stack";

/** What a filter of spells and abilities says of an ability of the object. */
const saysOfAbility = (filter: A.Filter): A.Filter => {
  if (filter.type === "kind" && (filter.kind === "ability" || filter.kind === "spell"))
    return filter.kind === "ability" ? { type: "anything" } : { type: "not", filter: { type: "anything" } };
  if (filter.type === "abilityKind") return filter.of ?? { type: "anything" };
  if (filter.type === "and" || filter.type === "or")
    return { ...filter, filters: filter.filters.map(saysOfAbility) };
  return filter;
};

/** What is asked of a spell or ability that would aim at something: of one that is no more than considered, its source. */
export const asAiming = (game: Game, filter: A.Filter, party: Chosen): A.Filter =>
  isSourceOnly(game, party) ? saysOfAbility(filter) : filter;

/** Modifications of one type that apply to the object now (613.11). */
export const modificationsOf = <T extends A.Modification["type"]>(
  game: Game,
  id: ObjectId,
  type: T,
): { modification: Extract<A.Modification, { type: T }>; context: Context }[] => {
  return characteristics(game, id).rules.flatMap((applied) =>
    applied.modification.type === type
      ? [
          {
            modification: applied.modification as Extract<A.Modification, { type: T }>,
            context: modificationContext(applied, id),
          },
        ]
      : [],
  );
};

/** 609.4: whether the object may do something as though it were otherwise. */
export const mayAsThough = (game: Game, id: ObjectId, what: A.AsThough["what"]): boolean =>
  modificationsOf(game, id, "asThough").some(({ modification }) => modification.what === what);

/** 120.6: the damage that is lethal for the creature. */
export const toughnessForDamage = (game: Game, id: ObjectId): number => {
  const { power, toughness } = characteristics(game, id);
  return (mayAsThough(game, id, "lethalByPower") ? power : toughness) ?? 0;
};

/**
 * 101.2: an effect says that the object can't do or suffer that. A restriction with a cost to pay is none here: the
 * cost is asked for where it is due (508.1h, 509.1f).
 */
export const objectCant = (game: Game, id: ObjectId, what: A.Forbidden, party?: Chosen): boolean => {
  // 508.5a: "defending player" is the one that it attacks or would attack.
  const attacking = (context: Context): Context => {
    const defender =
      what === "attack" && party !== undefined
        ? asPlace(party)
        : game.state.combat?.attackers.find((one) => one.id === id)?.defender;
    return defender === undefined
      ? context
      : {
          ...context,
          event: { type: "attack", object: id, defender, player: context.controller, alone: false },
        };
  };
  return modificationsOf(game, id, "cant").some(({ modification, context }) => {
    if (
      modification.what !== what ||
      modification.unlessPaid !== undefined ||
      modification.counter !== undefined ||
      modification.limit !== undefined
    )
      return false;
    if (modification.unless !== undefined && holds(game, modification.unless, attacking(context)))
      return false;
    if (modification.whom === undefined) return true;
    if (party === undefined) return false;
    const { whom } = modification;
    const asked = what === "beTargeted" && !isRecipients(whom) ? asAiming(game, whom, party) : whom;
    return isParty(game, asked, party, context);
  });
};

type RuleForPlayers = Extract<A.RuleChange, { readonly players: A.Players }>;

/**
 * The rules of that type in force that are about the player (613.11), who is "they". What the object says of itself counts
 * wherever that is (113.6e).
 */
export const rulesFor = <T extends RuleForPlayers["type"]>(
  game: Game,
  player: PlayerId,
  type: T,
  object?: ObjectId,
): { change: Extract<A.RuleChange, { type: T }>; context: Context }[] =>
  [...rulesInForce(game), ...ownRules(game, object)].flatMap(({ change, context }) =>
    change.type === type && playersOf(game, (change as RuleForPlayers).players, context).includes(player)
      ? [
          {
            // The type of the rule was asked for.
            change: change as Extract<A.RuleChange, { type: T }>,
            context: { ...context, eachPlayer: player },
          },
        ]
      : [],
  );

/** Who makes the decisions of a player: whoever the last effect gave control of that player, or the player (723.1a, 723.5). */
export const deciderFor = (game: Game, player: PlayerId): PlayerId =>
  rulesFor(game, player, "controlPlayer").at(-1)?.context.controller ?? player;

/** Rules that say a player can't do something, with how often it is allowed each turn, if at all. */
export const playerProhibitions = (
  game: Game,
  player: PlayerId,
  what: A.Forbidden,
  object?: ObjectId,
): { change: A.PlayerCant; context: Context }[] =>
  rulesFor(game, player, "playerCant", object).filter(({ change }) => change.what === what);

/**
 * 101.2: an effect says that the player can't do that (to that object or player). `done` is how often the player did
 * this turn what is limited.
 */
export const playerCant = (
  game: Game,
  player: PlayerId,
  what: A.Forbidden,
  party?: Chosen,
  done: (limited: A.PlayerCant, context: Context) => number = () => 0,
): boolean =>
  playerProhibitions(game, player, what, party && objectIn(party)).some(
    ({ change, context }) =>
      (change.whom === undefined || (party !== undefined && isParty(game, change.whom, party, context))) &&
      (change.limit === undefined || done(change, context) >= change.limit),
  );
