import { keywordsOf } from "../keywords.ts";
import * as A from "../../abilities/index.ts";
import { affectObject, beginEffect } from "../continuous/durations.ts";
import type { Game } from "../game.ts";
import { existing, abilityContext } from "../game.ts";
import type { Context, ObjectId } from "../state.ts";
import { holds, keyAsCast } from "../evaluate/conditions.ts";
import { partsIn } from "../evaluate/nodes.ts";
import { enchantCreature } from "./faces.ts";
import type { Way } from "./ways.ts";

/** 702.103b: the spell becomes an Aura with enchant creature, for as long as it or the permanent it becomes is bestowed. */
export const bestow = (game: Game, id: ObjectId): void => {
  existing(game, id).designations.push("bestowed");
  affectSpell(
    game,
    id,
    [
      A.loseTypes({ cardTypes: ["creature"] }),
      A.addTypes({ subtypes: ["Aura"] }),
      A.gainAbilities([enchantCreature]),
    ],
    // It is so of what has phased out as well (702.26g).
    A.asLongAs(A.exists(A.among(A.self, A.status("bestowed")))),
  );
};

/** What the spell is and has from its casting on, and the permanent it becomes (400.7a). */
const affectSpell = (
  game: Game,
  id: ObjectId,
  modifications: readonly A.Modification[],
  duration?: A.Duration,
): void => {
  const spell = existing(game, id);
  affectObject(game, abilityContext(spell, spell.controller), id, modifications, duration);
};

/** Abilities that the permission to cast the spell gives it. */
export const gainedAsCast = (game: Game, id: ObjectId, abilities: readonly A.Ability[]): void =>
  affectSpell(game, id, [A.gainAbilities(abilities)]);

/** "If that spell would be put into a graveyard, exile it instead" of the permission to cast it. */
export const exileAfterwards = (game: Game, id: ObjectId, { exileAfter, exileOnly }: A.Manner): void => {
  const source = existing(game, id);
  const place = exileAfter === "graveyard" ? exileAfter : undefined;
  const itself = A.isOneOf(A.self);
  const leaves = A.zoneChange(
    exileOnly ? A.and([itself, exileOnly]) : itself,
    "stack",
    place,
    place === undefined ? { notTo: "battlefield" } : {},
  );
  beginEffect(game, abilityContext(source, source.controller), {
    type: "rules",
    used: 0,
    changes: [A.replace(leaves, A.exile(A.eventObjects("object")))],
  });
};

/** What the abilities of the spell ask about the moment of its casting, as far as it is so (601.2i). */
export const soAsCast = (abilities: readonly A.Ability[], game: Game, context: Context): string[] =>
  [...partsIn(abilities)].flatMap((part) => {
    // A node of that type is that condition.
    const asked = part as unknown as A.AsCast;
    return asked.type === "asCast" && holds(game, asked.condition, context) ? [keyAsCast(asked)] : [];
  });

/** What the card gains as it is cast so, and the keywords that an effect gave it to be cast by (400.7g). */
export const gainedBefore = (
  game: Game,
  card: ObjectId,
  { as = "", gains = [] }: Way,
): readonly A.Ability[] => {
  const { faces } = existing(game, card).card;
  const given = keywordsOf(game, card, as).filter(
    (each) => !faces.some(({ abilities }) => abilities.includes(each)),
  );
  return [...gains, ...given];
};
