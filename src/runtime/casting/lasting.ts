import * as A from "../../abilities/index.ts";
import { beginEffect } from "../continuous/index.ts";
import type { Game } from "../game.ts";
import { existing } from "../game.ts";
import { abilityContext } from "../triggers/watchers.ts";
import type { ObjectId } from "../state.ts";

/** 702.103b, 702.103f: the spell becomes an Aura with enchant creature, until it is neither on the stack nor attached. */
export const bestow = (game: Game, id: ObjectId): void => {
  const spell = existing(game, id);
  const creature = A.hasType("creature");
  spell.designations.push("bestowed");
  beginEffect(
    game,
    abilityContext(spell, spell.controller),
    {
      type: "affect",
      objects: [id],
      modifications: [
        A.loseTypes({ cardTypes: ["creature"] }),
        A.addTypes({ subtypes: ["Aura"] }),
        A.gainAbilities([A.keyword("enchant", [{ type: "quality", value: creature }], [])]),
      ],
    },
    A.asLongAs(
      A.anyOf([A.matches(A.self, A.inZone("stack")), A.matches(A.self, A.attachedTo(A.all(creature)))]),
    ),
  );
};

/** "If that spell would be put into a graveyard, exile it instead" of the permission to cast it. */
export const exileAfterwards = (game: Game, id: ObjectId): void => {
  const source = existing(game, id);
  const leaves = A.zoneChange(A.isOneOf(A.self), "stack", undefined, { notTo: "battlefield" });
  const changes = [A.replace(leaves, A.exile(A.eventObjects("object")))];
  beginEffect(
    game,
    abilityContext(source, source.controller),
    { type: "rules", used: 0, changes },
    undefined,
  );
};
