import type * as A from "../../../abilities/index.ts";
import { askObjects } from "../../ask.ts";
import { characteristics } from "../../continuous/index.ts";
import { objectOf, touch } from "../../game.ts";
import type { Game, Run } from "../../game.ts";
import type { Context, PlayerId } from "../../state.ts";
import type { Outcome } from "../outcome.ts";
import { emblemFor } from "../tokens.ts";
import { creaturesOf } from "./support.ts";

const you: A.Players = { type: "you" };
const bearer: A.Filter = {
  type: "and",
  filters: [
    { type: "hasType", cardType: "creature" },
    { type: "controlledBy", players: you },
    { type: "status", status: "ringBearer" },
  ],
};
const bearers: A.Objects = { type: "all", filter: bearer };

/** 701.54c: the abilities of the emblem, as many as the Ring has tempted the player times. */
const ringAbilities: readonly A.Ability[] = [
  {
    type: "static",
    effects: [
      {
        type: "applies",
        to: bearers,
        modifications: [
          { type: "addTypes", supertypes: ["legendary"] },
          {
            type: "cantBeBlocked",
            by: {
              type: "compare",
              stat: "power",
              comparison: ">",
              value: { type: "statOf", stat: "power", of: bearers },
            },
          },
        ],
      },
    ],
  },
  {
    type: "triggered",
    event: { type: "attacks", what: bearer },
    effect: {
      type: "sequence",
      effects: [
        { type: "draw", who: you, count: 1 },
        { type: "discard", who: you, count: { min: 1, max: 1 } },
      ],
    },
  },
  {
    type: "triggered",
    event: { type: "becomesBlocked", what: bearer, by: { type: "hasType", cardType: "creature" } },
    effect: {
      type: "delayed",
      event: { type: "beginningOf", step: "end of combat", next: true },
      ability: {
        effect: {
          type: "forEach",
          objects: { type: "eventObjects", role: "object" },
          effect: {
            type: "sacrifice",
            who: { type: "controllerOf", objects: { type: "each" } },
            what: { type: "each" },
          },
        },
      },
    },
  },
  {
    type: "triggered",
    event: { type: "damage", source: bearer, to: { type: "players" }, combat: true },
    effect: { type: "loseLife", who: { type: "opponents" }, amount: 3 },
  },
];

const ringName = "The Ring";
const designation = "ringBearer";

/** 701.54a: the player gets the emblem or its next ability, then chooses a Ring-bearer. */
export function* tempt(game: Game, player: PlayerId, ctx: Context): Run<Outcome> {
  const old = game.state.command.find((id) => {
    const object = objectOf(game, id);
    return object?.kind === "emblem" && object.owner === player && object.card.name === ringName;
  });
  const level = old === undefined ? 0 : (objectOf(game, old)?.card.faces[0].abilities.length ?? 0);
  if (old !== undefined) {
    game.state.command.splice(game.state.command.indexOf(old), 1);
    delete game.state.objects[old];
  }
  emblemFor(game, player, ringAbilities.slice(0, level + 1), ringName);
  const creatures = creaturesOf(game, player);
  const [chosen] = yield* askObjects(game, player, creatures, 1, 1, "Ring-bearer", ctx.source);
  if (chosen === undefined) return { done: true, players: [player] };
  for (const id of game.state.battlefield) {
    const object = objectOf(game, id);
    if (object === undefined || characteristics(game, id).controller !== player) continue;
    object.designations = object.designations.filter((name) => name !== designation);
  }
  objectOf(game, chosen)?.designations.push(designation);
  touch(game);
  return { done: true, objects: [chosen], players: [player] };
}
