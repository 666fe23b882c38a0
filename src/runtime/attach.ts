import type * as A from "../abilities/index.ts";
import { characteristics } from "./continuous/index.ts";
import { fits } from "./evaluate/filters.ts";
import { playersOf, isPlayers } from "./evaluate/players.ts";
import type { Game } from "./game.ts";
import { asChosen, objectOf, playersInTurnOrder, sameChosen, abilityContext } from "./game.ts";
import { isProtectedFrom, keywordsOf } from "./keywords.ts";
import { modificationsOf, objectCant } from "./prohibitions.ts";
import type { Chosen, ObjectId } from "./state.ts";

/** What an Aura can enchant, from its enchant abilities (702.5). */
export const enchantAbilities = (game: Game, id: ObjectId): A.KeywordParameter[] =>
  keywordsOf(game, id, "enchant").flatMap((k) => k.parameters);

const enchants = (game: Game, aura: ObjectId, parameter: A.KeywordParameter, to: Chosen): boolean => {
  if (parameter.type !== "quality") return false;
  const object = objectOf(game, aura);
  if (object === undefined) return false;
  const context = abilityContext(object, characteristics(game, aura).controller);
  if (isPlayers(parameter.value))
    return "player" in to && playersOf(game, parameter.value, context).includes(to.player);
  return "object" in to && fits(game, to.object, parameter.value, context);
};

/** 702.5c: all of its enchant abilities allow it. */
const canEnchant = (game: Game, aura: ObjectId, to: Chosen): boolean =>
  enchantAbilities(game, aura).every((p) => enchants(game, aura, p, to));

/** 303.4, 301.5c, 702.16c-d: whether the attachment can be attached to that now, or as though that were a creature (702.6e). */
export const canBeAttached = (game: Game, id: ObjectId, to: Chosen, asCreature = false): boolean => {
  const c = characteristics(game, id);
  // 303.4d, 704.5p
  if (c.cardTypes.includes("creature") && !reconfigures(game, id)) return false;
  if (isProtectedFrom(game, to, id) && !isSpared(game, to, id)) return false;
  const host = "object" in to ? objectOf(game, to.object) : undefined;
  if ("object" in to) {
    if (host === undefined || host.id === id || host.phasedOut) return false;
    if (objectCant(game, id, "beAttached", to)) return false;
    if (c.subtypes.includes("Aura") && objectCant(game, host.id, "beEnchanted", { object: id })) return false;
    if (c.subtypes.includes("Equipment") && objectCant(game, host.id, "beEquipped", { object: id }))
      return false;
  }
  const there = host?.zone === "battlefield";
  if (c.subtypes.includes("Aura"))
    return enchantAbilities(game, id).some((p) => there || !host || namesZone(p)) && canEnchant(game, id, to);
  if (!there) return false;
  const { cardTypes } = characteristics(game, host.id);
  // 301.5, 301.6
  if (c.subtypes.includes("Equipment")) return asCreature || cardTypes.includes("creature");
  return c.subtypes.includes("Fortification") && cardTypes.includes("land");
};
/** 608.2h: the same of something that may have left since: it is asked as it last existed. */
export const couldBeAttached = (game: Game, id: ObjectId, object: ObjectId): boolean =>
  objectOf(game, object) === undefined
    ? canEnchant(game, id, { object })
    : canBeAttached(game, id, { object });

/** 702.16n: the protection says that it doesn't remove this attachment. */
const isSpared = (game: Game, host: Chosen, id: ObjectId): boolean =>
  "object" in host &&
  modificationsOf(game, host.object, "gainAbilities").some(
    ({ modification, context }) =>
      modification.spares !== undefined && fits(game, id, modification.spares, context),
  );

/** 702.151b: it stops being a creature as it becomes attached. */
const reconfigures = (game: Game, id: ObjectId): boolean => keywordsOf(game, id, "reconfigure").length > 0;

const namesZone = (parameter: A.KeywordParameter): boolean => JSON.stringify(parameter).includes('"inZone"');

/** Everything an Aura could be attached to as it enters (303.4f). */
export const attachmentCandidates = (game: Game, id: ObjectId): Chosen[] => {
  const all: Chosen[] = [
    ...game.state.battlefield.map((object) => ({ object })),
    ...game.state.players.flatMap((p) => p.graveyard).map((object) => ({ object })),
    ...playersInTurnOrder(game).map((player) => ({ player })),
  ];
  return all.filter((to) => canBeAttached(game, id, to));
};

/** 608.2d, 701.3a: what of `what` can be attached to any of the others, and those that any of it can be attached to. */
export const attachable = (
  game: Game,
  what: readonly ObjectId[],
  to: readonly Chosen[],
): { readonly what: readonly ObjectId[]; readonly to: readonly Chosen[] } => ({
  what: what.filter((id) => to.some((host) => canBeAttached(game, id, host))),
  to: to.filter((host) => what.some((id) => canBeAttached(game, id, host))),
});

/** What is attached to the object or player. */
export const attachmentsOf = (game: Game, to: Chosen): ObjectId[] =>
  game.state.battlefield.filter((id) => {
    const at = objectOf(game, id)?.attachedTo;
    return at !== undefined && sameChosen(asChosen(at), to);
  });
