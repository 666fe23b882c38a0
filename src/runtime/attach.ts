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
const enchantAbilities = (game: Game, id: ObjectId): A.KeywordParameter[] =>
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

/** 303.4, 301.5c, 702.16c-d: whether the attachment can be attached to that now. */
export const canBeAttached = (game: Game, id: ObjectId, to: Chosen): boolean => {
  const c = characteristics(game, id);
  // 303.4d, 704.5p
  if (c.cardTypes.includes("creature") && !reconfigures(game, id)) return false;
  if (isProtectedFrom(game, to, id) && !isSpared(game, to, id)) return false;
  if ("object" in to) {
    const host = objectOf(game, to.object);
    if (host === undefined || host.id === id || host.phasedOut) return false;
    if (objectCant(game, id, "beAttached", to)) return false;
    if (c.subtypes.includes("Aura") && objectCant(game, to.object, "beEnchanted", { object: id }))
      return false;
    if (c.subtypes.includes("Equipment") && objectCant(game, to.object, "beEquipped", { object: id }))
      return false;
  }
  if (c.subtypes.includes("Aura")) {
    const parameters = enchantAbilities(game, id);
    if ("object" in to && objectOf(game, to.object)?.zone !== "battlefield" && !parameters.some(namesZone))
      return false;
    return parameters.length > 0 && parameters.every((p) => enchants(game, id, p, to));
  }
  if (!("object" in to) || objectOf(game, to.object)?.zone !== "battlefield") return false;
  const host = characteristics(game, to.object);
  // 301.5, 301.6
  if (c.subtypes.includes("Equipment")) return host.cardTypes.includes("creature");
  if (c.subtypes.includes("Fortification")) return host.cardTypes.includes("land");
  return false;
};
/** 608.2h: the same of something that may have left since: it is asked as it last existed. */
export const couldBeAttached = (game: Game, id: ObjectId, object: ObjectId): boolean =>
  objectOf(game, object) === undefined
    ? enchantAbilities(game, id).every((p) => enchants(game, id, p, { object }))
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
