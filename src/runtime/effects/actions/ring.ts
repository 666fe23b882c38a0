import * as A from "../../../abilities/index.ts";
import { askObjects } from "../../ask.ts";
import { characteristics } from "../../continuous/index.ts";
import { objectOf, touch } from "../../game.ts";
import type { Game, Run } from "../../game.ts";
import type { Context, PlayerId } from "../../state.ts";
import type { Outcome } from "../outcome.ts";
import { emblemFor } from "../tokens.ts";
import { creaturesOf } from "./support.ts";
import { loseDesignations } from "../../lose-designations.ts";
import { ceaseToExist } from "../../stack/objects.ts";

const bearer = A.and([A.hasType("creature"), A.controlledBy(A.you), A.status("ringBearer")]);
const bearers = A.all(bearer);

/** 701.54c: the abilities of the emblem, as many as the Ring has tempted the player times. */
const ringAbilities: readonly A.Ability[] = [
  A.staticAbility([
    A.applies(bearers, [
      A.addTypes({ supertypes: ["legendary"] }),
      A.cantBeBlocked({ by: A.compare("power", ">", A.statOf("power", bearers)) }),
    ]),
  ]),
  A.triggered(A.attacks(bearer), A.sequence([A.draw(A.you, 1), A.discard(A.you, { min: 1, max: 1 })])),
  A.triggered(
    A.becomesBlocked(bearer, A.hasType("creature")),
    A.delayed(A.beginningOf("end of combat", undefined, { next: true }), {
      effect: A.forEach(A.eventObjects("object"), A.sacrifice(A.controllerOf(A.each), A.each)),
    }),
  ),
  A.triggered(A.damage(bearer, A.players, { combat: true }), A.loseLife(A.opponents, 3)),
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
    ceaseToExist(game, old);
  }
  emblemFor(game, player, ringAbilities.slice(0, level + 1), ringName);
  const creatures = creaturesOf(game, player);
  const [chosen] = yield* askObjects(game, player, creatures, 1, 1, "Ring-bearer", ctx.source);
  if (chosen === undefined) return { done: true, players: [player] };
  for (const id of game.state.battlefield) {
    const object = objectOf(game, id);
    if (object === undefined || characteristics(game, id).controller !== player) continue;
    loseDesignations(object, designation);
  }
  objectOf(game, chosen)?.designations.push(designation);
  touch(game);
  return { done: true, objects: [chosen], players: [player] };
}
