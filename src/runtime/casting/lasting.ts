import type * as A from "../../abilities/index.ts";
import { beginEffect } from "../continuous/index.ts";
import type { Game } from "../game.ts";
import { existing, touch } from "../game.ts";
import { abilityContext } from "../triggers/watchers.ts";
import type { ObjectId } from "../state.ts";

const onCreature: A.Objects = { type: "all", filter: { type: "hasType", cardType: "creature" } };

const self: A.Objects = { type: "self" };

/** 702.103b, 702.103f: the spell becomes an Aura with enchant creature, until it is neither on the stack nor attached. */
export const bestow = (game: Game, id: ObjectId): void => {
  const spell = existing(game, id);
  const attached: A.Filter = { type: "attachedTo", to: onCreature };
  const duration: A.Duration = {
    type: "asLongAs",
    condition: {
      type: "anyOf",
      conditions: [
        { type: "matches", objects: self, filter: { type: "inZone", zone: "stack" } },
        { type: "matches", objects: self, filter: attached },
      ],
    },
  };
  spell.designations.push("bestowed");
  beginEffect(
    game,
    abilityContext(spell, spell.controller),
    {
      type: "affect",
      objects: [id],
      modifications: [
        { type: "loseTypes", cardTypes: ["creature"] },
        { type: "addTypes", subtypes: ["Aura"] },
        { type: "gainAbilities", abilities: [enchantCreature] },
      ],
    },
    duration,
  );
};

const enchantCreature: A.Keyword = {
  type: "keyword",
  keyword: "enchant",
  parameters: [{ type: "quality", value: { type: "hasType", cardType: "creature" } }],
  abilities: [],
};

/** "If that spell would be put into a graveyard, exile it instead" of the permission to cast it. */
export const exileAfterwards = (game: Game, id: ObjectId): void => {
  const source = existing(game, id);
  game.state.effects.push({
    id: game.state.nextId++,
    timestamp: game.state.nextTimestamp++,
    source: id,
    controller: source.controller,
    duration: undefined,
    madeOnTurn: game.state.turn.number,
    context: abilityContext(source, source.controller),
    content: {
      type: "rules",
      used: 0,
      changes: [
        {
          type: "replace",
          event: {
            type: "zoneChange",
            what: { type: "isOneOf", objects: { type: "self" } },
            from: "stack",
            notTo: "battlefield",
          },
          instead: { type: "exile", what: { type: "eventObjects", role: "object" } },
        },
      ],
    },
  });
  touch(game);
};
