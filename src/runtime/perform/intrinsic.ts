import type * as A from "../../abilities/index.ts";
import { commanderOf } from "../commander.ts";
import { characteristics } from "../continuous/index.ts";
import { copiableFace } from "../continuous/copiable.ts";
import type { Game } from "../game.ts";
import { numberOfCounters, objectOf, plainContext, abilityContext, objectIn } from "../game.ts";
import { attachmentsOf } from "../attach.ts";
import { has, isProtectedFrom } from "../keywords.ts";
import { objectCant } from "../prohibitions.ts";
import { kept } from "../remembered.ts";
import { isDoubleFaced } from "../words.ts";
import { asEntered } from "./as-entered.ts";
import type { EventOf } from "../events.ts";
import type { GameEvent, GameObject } from "../state.ts";
import type { Candidate } from "./replacements.ts";

/** Replacement and prevention effects that the rules themselves make. */
export type Intrinsic =
  | { readonly type: "protectionPrevents" }
  /** 701.19b: each shield is an effect of its own. */
  | { readonly type: "regeneration"; readonly shield: number }
  | { readonly type: "umbraArmor" }
  | { readonly type: "removesCounter"; readonly kind: "shield" | "stun" }
  | { readonly type: "finalityCounter" }
  | { readonly type: "commandZone" }
  | { readonly type: "entersTransformed" }
  | { readonly type: "intrinsicCounters"; readonly kind: string; readonly count: number };

/** Each is one and the same object, by which it is known what has been applied (614.5). */
const known = new Map<string, Intrinsic>();
const intrinsic = (change: Intrinsic): Intrinsic => kept(known, JSON.stringify(change), () => change);

/** Under which a spell remembers for how many Phyrexian symbols life was paid. */
export const paidWithLife = "life for Phyrexian mana";

const made = (change: Candidate["change"], object: GameObject): Candidate => ({
  change,
  source: object.id,
  context: abilityContext(object, object.controller),
});
const candidate = (change: Intrinsic, object: GameObject): Candidate => made(intrinsic(change), object);

/** 122.1c: what shield counters do about damage. */
const shielded: A.PreventDamage = {
  type: "prevent",
  then: {
    type: "removeCounters",
    kind: "shield",
    count: { min: 1, max: 1 },
    from: { type: "self" },
  },
};

const entering = (game: Game, object: GameObject): Candidate[] => {
  const c = characteristics(game, object.id);
  const found: Candidate[] = [];
  // 306.5b, 310.4b, 714.3a
  const { loyalty, defense } = copiableFace(game, object.id);
  // A printed loyalty of X is the X that was paid (107.3m).
  const printed = typeof loyalty === "string" ? (object.cast?.x ?? 0) : loyalty;
  // 702.150a
  const less = has(game, object.id, "compleated")
    ? 2 * (object.cast?.paid.find((p) => p.keyword === paidWithLife)?.times ?? 0)
    : 0;
  const starting = printed === undefined ? undefined : Math.max(0, printed - less);
  if (c.cardTypes.includes("planeswalker") && starting !== undefined)
    found.push(candidate({ type: "intrinsicCounters", kind: "loyalty", count: starting }, object));
  if (c.cardTypes.includes("battle") && defense !== undefined)
    found.push(candidate({ type: "intrinsicCounters", kind: "defense", count: defense }, object));
  // 702.145b
  const isDaybound =
    game.state.dayNight === "night" &&
    object.face === 0 &&
    object.copyOf === undefined &&
    isDoubleFaced(object.card) &&
    has(asEntered(game, object.id), object.id, "daybound");
  if (isDaybound) found.push(candidate({ type: "entersTransformed" }, object));
  if (c.subtypes.includes("Saga"))
    found.push(candidate({ type: "intrinsicCounters", kind: "lore", count: 1 }, object));
  return found;
};

export const canRegenerate = (game: Game, { object, noRegeneration }: EventOf<"zoneChange">): boolean =>
  noRegeneration !== true && !objectCant(game, object, "beRegenerated");

/** The replacement effects that the rules make for an event: 122.1c, 122.1d, 122.1h, 306.5b, 701.19, 702.16e. */
export const intrinsicReplacements = (game: Game, event: GameEvent): Candidate[] => {
  switch (event.type) {
    case "damage": {
      const object = objectOf(game, objectIn(event.to));
      if (event.amount <= 0) return [];
      const { source } = event;
      const found: Candidate[] = [];
      // 702.16e
      if (event.unpreventable !== true && isProtectedFrom(game, event.to, source))
        found.push({
          change: intrinsic({ type: "protectionPrevents" }),
          source,
          context: plainContext(source, 0),
        });
      if (object !== undefined && numberOfCounters(object, "shield") > 0) found.push(made(shielded, object));
      return found;
    }
    case "untap": {
      const object = objectOf(game, event.object);
      return object && object.tapped && numberOfCounters(object, "stun") > 0
        ? [candidate({ type: "removesCounter", kind: "stun" }, object)]
        : [];
    }
    case "zoneChange": {
      if (event.to === "battlefield") {
        const object = objectOf(game, event.becomes);
        return object ? entering(game, object) : [];
      }
      const object = objectOf(game, event.object);
      if (object === undefined) return [];
      const found: Candidate[] = [];
      // 903.9b
      if ((event.to === "hand" || event.to === "library") && commanderOf(game, object) !== undefined)
        found.push(candidate({ type: "commandZone" }, object));
      if (event.from !== "battlefield") return found;
      if (event.reason === "destroy") {
        for (let n = 0; canRegenerate(game, event) && n < object.regenerationShields; n++)
          found.push({
            ...candidate({ type: "regeneration", shield: n }, object),
            source: object.regeneratedBy?.[n] ?? object.id,
          });
        for (const aura of attachmentsOf(game, { object: object.id })) {
          const armor = objectOf(game, aura);
          if (armor && (has(game, aura, "umbra armor") || has(game, aura, "totem armor")))
            found.push(candidate({ type: "umbraArmor" }, armor));
        }
        if (numberOfCounters(object, "shield") > 0)
          found.push(candidate({ type: "removesCounter", kind: "shield" }, object));
      }
      if (event.to === "graveyard" && numberOfCounters(object, "finality") > 0)
        found.push(candidate({ type: "finalityCounter" }, object));
      return found;
    }
    default:
      return [];
  }
};
