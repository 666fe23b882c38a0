import * as A from "../../abilities/index.ts";
import { combined } from "../continuous/halves.ts";
import { characteristics, rulesInForce } from "../continuous/index.ts";
import type { Game } from "../game.ts";
import { fits, zonesOf } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import { existing, objectOf, supposing, supposingAnew, whileSo, zoneObjects } from "../game.ts";
import type { CastRecord, Context, GameObject, ObjectId, PlayerId } from "../state.ts";
import { symbolsOf } from "../costs.ts";
import { keywordNames } from "../keywords.ts";

/** The quality of being a creature, as keywords name it. */
export const aCreature: A.KeywordParameter = { type: "quality", value: A.hasType("creature") };
/** "Enchant creature" (702.5a). */
export const enchantCreature = A.keyword("enchant", [aCreature], []);

/** 601.2a: what is known of the casting of a spell that is only proposed: by whom and from where. */
export const proposed = (game: Game, by: PlayerId, from: A.Zone): CastRecord => ({
  by,
  from,
  paid: [],
  manaSpent: [],
  costObjects: [],
  turn: game.state.turn.number,
});

/**
 * Looks at a card as the spell it would be (601.3e): for the time of the call it counts as on the stack under the
 * player's control, with that face up, or face down (708.4).
 */
export const asSpell = <T>(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  face: number,
  look: (game: Game) => T,
  faceDown = false,
): T => {
  const object = existing(game, id);
  if (object.zone === "stack") return look(game);
  const { zone, face: up, faceDown: down } = object;
  const changed = spellsAreChanged(game);
  const differs = face !== up || faceDown !== down || object.card.layout === "split" || changed;
  if (!differs) rulesInForce(game);
  // Where effects change spells, the card has to be among them.
  const home = changed ? zoneObjects(game, zone, object.owner) : undefined;
  const place = home?.indexOf(id) ?? -1;
  if (place >= 0) home?.splice(place, 1);
  if (changed) game.state.stack.push(id);
  const cast = proposed(game, player, zone);
  try {
    // Another face has other characteristics; the card's own are those that are known already.
    return whileSo(object, { zone: "stack", controller: player, cast, face, faceDown }, () =>
      look(differs ? supposing(game) : game),
    );
  } finally {
    if (changed) game.state.stack.pop();
    if (place >= 0) home?.splice(place, 0, id);
  }
};

const changes = new WeakMap<Game, { readonly version: number; readonly changed: boolean }>();
/** Whether a static ability changes spells on the stack ("creature spells you cast have …", 611.3). */
const spellsAreChanged = (game: Game): boolean => {
  const known = changes.get(game);
  if (known?.version === game.version) return known.changed;
  const changed =
    game.state.effects.some(
      ({ content }) =>
        content.type === "affect" &&
        content.all?.type === "all" &&
        zonesOf(content.all.filter).includes("stack"),
    ) ||
    game.state.battlefield.some((id) =>
      flatten(characteristics(game, id).abilities).some(
        (a) =>
          a.type === "static" &&
          a.effects.some(
            (e) => e.type === "applies" && e.to.type === "all" && zonesOf(e.to.filter).includes("stack"),
          ),
      ),
    );
  changes.set(game, { version: game.version, changed });
  return changed;
};

/** The abilities the spell would have: those of the face cast, or of the card as changed by effects. */
export const abilitiesOfFace = (game: Game, id: ObjectId, face: number): readonly A.Ability[] => {
  const object = existing(game, id);
  // Off the stack a split card has the abilities of both halves (709.4).
  if (face === object.face && object.card.layout !== "split") return characteristics(game, id).abilities;
  return object.card.faces[face]?.abilities ?? [];
};

/** The printed face, or copiable values, that the spell would have. */
export const faceOf = (object: GameObject, face: number): A.Face =>
  (face === object.face ? object.copyOf : undefined) ?? object.card.faces[face] ?? object.card.faces[0];

/** 702.102b-d, 709.4d: a fused split spell has the combined characteristics of its halves, and the text of both. */
export const fusedFace = combined;

/** 718.3b: a prototyped spell has the power, toughness and mana cost of its prototype ability, and its colors by them. */
export const prototypedFace = (face: A.Face): A.Face => {
  const found = face.abilities.find((a): a is A.Keyword => a.type === "keyword" && a.keyword === "prototype");
  const numbers = (found?.parameters ?? []).flatMap((p) =>
    p.type === "number" && typeof p.value === "number" ? [p.value] : [],
  );
  const [power = 0, toughness = 0] = numbers;
  const manaCost = (found?.parameters ?? []).flatMap((p) => (p.type === "costs" ? symbolsOf(p.value) : []));
  return { ...face, manaCost, power, toughness };
};

/** 702.103b: the Aura spell as which a card is cast bestowed. */
export const bestowedFace = (face: A.Face): A.Face => ({
  ...face,
  cardTypes: face.cardTypes.filter((type) => type !== "creature"),
  subtypes: ["Aura"],
  abilities: [...face.abilities, enchantCreature],
});

/** 702.102a */
export const canFuse = ({ layout, faces }: A.Card): boolean =>
  layout === "split" && faces.some((f) => keywordNames(f.abilities).has("fuse"));

/** The part of a card as which it is cast that way, if not as a face (702.102b, 702.103b, 718.3). */
export const partCast = (
  object: GameObject,
  face: number,
  { prototyped, fused, as }: { readonly prototyped?: true; readonly fused?: true; readonly as?: string },
): A.Face | undefined => {
  if (fused) return fusedFace(object.card);
  if (prototyped) return prototypedFace(faceOf(object, face));
  return as === "bestow" ? bestowedFace(faceOf(object, face)) : undefined;
};

/** What else a card can be cast as: prototyped, or as an Aura spell (718.3a, 702.103d). */
export const otherParts = (face: A.Face): A.Face[] => {
  const names = keywordNames(face.abilities);
  return [
    ...(names.has("prototype") ? [prototypedFace(face)] : []),
    ...(names.has("bestow") ? [bestowedFace(face)] : []),
  ];
};

/** Looks at a card where it is as the part of it that would be played, face up (601.3e, 406.3b). */
export const asPart = <T>(game: Game, id: ObjectId, copyOf: A.Face | undefined, look: (game: Game) => T): T =>
  whileSo(existing(game, id), { ...(copyOf && { copyOf }), faceDown: false }, () =>
    look(supposingAnew(game)),
  );

/** 601.3e, 715.3a: whether the card, or the spell that a part of it would be, is such an object. */
export const fitsAsSomePart = (game: Game, id: ObjectId, filter: A.Filter, context: Context): boolean => {
  if (fits(game, id, filter, context)) return true;
  const object = objectOf(game, id);
  if (object === undefined || object.copyOf !== undefined) return false;
  const { card, faceDown } = object;
  const faces = card.faces.length > 1 || faceDown ? castableFaces(card).map((face) => card.faces[face]) : [];
  const whole = object.zone === "hand" && canFuse(card) ? [fusedFace(card)] : [];
  return [...faces, ...whole, ...otherParts(card.faces[0])].some((part) =>
    asPart(game, id, part, (g) => fits(g, id, filter, context)),
  );
};

/** Faces of a card that can be cast from a hand (709, 712, 715). */
export const castableFaces = (card: A.Card): number[] => {
  switch (card.layout) {
    case "split":
    case "adventure":
    case "omen":
    case "modal_dfc":
      return card.faces.map((_, i) => i);
    case "transform":
      // 702.146a, 702.162a: with these the back face can be cast.
      return card.faces[0].abilities.some(
        (a) => a.type === "keyword" && (a.keyword === "disturb" || a.keyword === "more than meets the eye"),
      )
        ? [0, 1]
        : [0];
    default:
      return [0];
  }
};
