import type * as A from "../../abilities/index.ts";
import { tokenCopyOf } from "../continuous/copy.ts";
import type { TokenCopy } from "../continuous/copy.ts";
import { informationOf, recipientsOf } from "../evaluate/index.ts";
import { withGranter } from "../continuous/granter.ts";
import { objectOrLastKnown } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { actionEvent } from "../events.ts";
import { link } from "../linked.ts";
import { atOnce, perform } from "../perform.ts";
import { aboutToDo } from "../perform/replacements.ts";
import { createTokens } from "../tokens.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { created, putIntoZone } from "../zones.ts";
import { amountOf, forEachOf, resolveObjects, resolvePlayers } from "./choose.ts";
import { attachTo, fixedDestination } from "./moving.ts";
import type { Handlers, Outcome } from "./outcome.ts";
import { incubator, predefined } from "./predefined.ts";
import { given } from "../given.ts";
import { blankFace, cardOf } from "../continuous/faceDown.ts";

const statOf = (game: Game, quantity: A.Quantity | undefined, ctx: Context): number | undefined =>
  quantity === undefined ? undefined : amountOf(game, quantity, ctx);

/** 111.3, 111.4: a token's name, unless given, is its subtypes and the word "Token". */
const faceOfToken = (game: Game, spec: A.TokenSpec, ctx: Context): A.Face => {
  const known = spec.predefined === undefined ? undefined : predefined.get(spec.predefined);
  const power = statOf(game, spec.power, ctx) ?? known?.power;
  const toughness = statOf(game, spec.toughness, ctx) ?? known?.toughness;
  // 201.5a: what an ability of the token says of what creates it is about that object alone.
  const ofThis = (ability: A.Ability): A.Ability => withGranter(ability, objectOrLastKnown(game, ctx.source));
  const subtypes = [...(known?.subtypes ?? []), ...(spec.subtypes ?? [])];
  return {
    name: spec.name ?? known?.name ?? `${subtypes.join(" ")} Token`,
    supertypes: spec.supertypes ?? known?.supertypes ?? [],
    cardTypes: spec.cardTypes ?? known?.cardTypes ?? [],
    subtypes,
    colors: spec.colors ?? known?.colors ?? [],
    abilities: [...(known?.abilities ?? []), ...(spec.abilities ?? []).map(ofThis)],
    ...given({ power, toughness }),
  };
};

const destinationOf = (effect: A.CreateTokens | A.CreateCopies): A.Destination => ({
  zone: "battlefield",
  ...given({
    tapped: effect.tapped,
    attacking: effect.attacking,
    onlyPlayer: effect.onlyPlayer,
    counters: effect.counters,
  }),
});

/** Creates tokens for one player and tells what was created. */
export function* create(
  game: Game,
  of: A.Face | A.Card,
  count: number,
  player: PlayerId,
  ctx: Context,
  destination: A.Destination = { zone: "battlefield" },
): Run<Outcome> {
  const tokens = {
    of,
    count,
    player,
    destination: fixedDestination(game, destination, ctx),
    source: ctx.source,
  };
  // With what is created besides, or instead, it is one event (614.5, 614.6).
  const objects = yield* atOnce(game, () => createTokens(game, tokens));
  return { done: objects.length > 0, objects, players: [player], amount: objects.length };
}

/** Creates tokens attached to something, where the text says so: Auras enter so (303.4f), Equipment is attached then. */
function* createAttached(
  game: Game,
  effect: A.CreateTokens | A.CreateCopies,
  { of, transformed }: TokenCopy,
  player: PlayerId,
  ctx: Context,
): Run<Outcome> {
  const { attachedTo } = effect;
  const up = "faces" in of ? (of.faces[transformed ? 1 : 0] ?? of.faces[0]) : of;
  const isAura = up.subtypes.includes("Aura");
  const to: A.Destination = {
    ...destinationOf(effect),
    ...given({ transformed }),
    ...(isAura && attachedTo !== undefined ? { attachedTo } : {}),
  };
  const outcome = yield* create(game, of, amountOf(game, effect.count, ctx), player, ctx, to);
  link(game, ctx, effect, outcome.objects ?? []);
  const [host] = attachedTo === undefined || isAura ? [] : recipientsOf(game, attachedTo, ctx);
  if (host === undefined) return outcome;
  for (const id of outcome.objects ?? []) yield* attachTo(game, id, host);
  return outcome;
}

function* createAllCopies(game: Game, effect: A.CreateCopies, ctx: Context): Run<Outcome> {
  return yield* forEachOf(game, effect.who, ctx, function* (player, own) {
    const outcomes: Outcome[] = [];
    const originals =
      effect.of.type === "choose"
        ? yield* resolveObjects(game, effect.of, own, player, "copy")
        : informationOf(game, effect.of, own);
    for (const original of originals) {
      if (objectOrLastKnown(game, original) === undefined) continue;
      const copy = tokenCopyOf(game, original, effect.except, own);
      outcomes.push(yield* createAttached(game, effect, copy, player, own));
    }
    return outcomes;
  });
}

/** 114.1, 114.2: an object in the command zone with abilities and nothing else. */
export const emblemFor = (
  game: Game,
  player: PlayerId,
  abilities: readonly A.Ability[],
  name: string,
): ObjectId => {
  // 113.6p: they work in the command zone.
  const there = abilities.map((ability) =>
    ability.type === "triggered" || ability.type === "activated"
      ? { zone: "command" as const, ...ability }
      : ability,
  );
  return putInCommand(game, "emblem", player, cardOf({ ...blankFace, name, abilities: there }));
};

/** Puts something that is no card into a player's command zone. */
export const putInCommand = (
  game: Game,
  kind: "emblem" | "designation",
  player: PlayerId,
  card: A.Card,
): ObjectId => {
  const object = created(game, player, { kind, card, zone: "command" });
  putIntoZone(game, object, undefined);
  return object.id;
};

export const tokenHandlers: Handlers<"createTokens" | "createCopies" | "investigate" | "getEmblem"> = {
  /** 701.7 */
  *createTokens(game, effect, ctx) {
    return yield* atOnce(game, () =>
      forEachOf(game, effect.who, ctx, (player, own) => {
        const face = faceOfToken(game, effect.token, own);
        const of = effect.token.predefined === "Incubator" ? incubator(face) : face;
        return createAttached(game, effect, { of }, player, own);
      }),
    );
  },
  /** 707.2: each token has the copiable values of the object, with the exceptions of the text. */
  *createCopies(game, effect, ctx) {
    return yield* atOnce(game, () => createAllCopies(game, effect, ctx));
  },
  /** 701.16a */
  *investigate(game, effect, ctx) {
    return yield* forEachOf(game, effect.who, ctx, function* (player, own) {
      const outcomes: Outcome[] = [];
      for (let n = amountOf(game, effect.times ?? 1, own); n > 0; n--) {
        if (!(yield* aboutToDo(game, "investigate", player))) continue;
        outcomes.push(yield* create(game, predefined.get("Clue")!, 1, player, ctx));
        yield* perform(game, [actionEvent("investigate", player)]);
      }
      return outcomes;
    });
  },
  *getEmblem(game, effect, ctx) {
    const source = objectOrLastKnown(game, ctx.source);
    const name = `Emblem ${source?.card.faces[source.face]?.name ?? ""}`.trim();
    const players = yield* resolvePlayers(game, effect.who, ctx);
    const objects = players.map((player) => emblemFor(game, player, effect.abilities, name));
    return { done: objects.length > 0, objects, players };
  },
};
