import type * as A from "../../../abilities/index.ts";
import { askObjects } from "../../ask.ts";
import { characteristics } from "../../continuous/index.ts";
import { tokenCopyOf } from "../../continuous/copy.ts";
import { objectOf } from "../../game.ts";
import { given } from "../../given.ts";
import type { Game } from "../../game.ts";
import type { ObjectId } from "../../state.ts";
import { putOn } from "../counters.ts";
import { nothingDone } from "../outcome.ts";
import { beginAffecting } from "../permanents.ts";
import { incubator, plainCreature, predefined } from "../predefined.ts";
import { create } from "../tokens.ts";
import type { ActionHandlers } from "./index.ts";
import { byPlayers, creaturesOf } from "./support.ts";

const isArmy = (game: Game, id: ObjectId): boolean => characteristics(game, id).subtypes.includes("Army");
export const tokenActions: ActionHandlers<"amass" | "populate" | "incubate"> = {
  /** 701.47a; without a type it is Zombies (701.47d). */
  amass: byPlayers(function* (game, player, count, ctx, effect) {
    const subtype = effect.word ?? "Zombie";
    if (!creaturesOf(game, player).some((id) => isArmy(game, id)))
      yield* create(game, plainCreature([subtype, "Army"], "black", 0), 1, player, ctx);
    const armies = creaturesOf(game, player).filter((id) => isArmy(game, id));
    const chosen = yield* askObjects(game, player, armies, 1, 1, "amass", ctx.source);
    yield* putOn(game, chosen, "+1/+1", count, player);
    const lacking = chosen.filter((id) => !characteristics(game, id).subtypes.includes(subtype));
    yield* beginAffecting(game, lacking, [{ type: "addTypes", subtypes: [subtype] }], undefined, ctx);
    return { done: true, objects: chosen };
  }),
  /** 701.36a */
  populate: byPlayers(function* (game, player, _count, ctx) {
    const tokens = creaturesOf(game, player).filter((id) => objectOf(game, id)?.kind === "token");
    const [chosen] = yield* askObjects(game, player, tokens, 1, 1, "populate", ctx.source);
    if (chosen === undefined) return nothingDone;
    const { of, transformed } = tokenCopyOf(game, chosen, undefined, ctx);
    return yield* create(game, of, 1, player, ctx, { zone: "battlefield", ...given({ transformed }) });
  }),
  /** 701.53a */
  incubate: byPlayers(function* (game, player, count, ctx) {
    const front = predefined.get("Incubator")!;
    const destination: A.Destination = {
      zone: "battlefield",
      ...(count > 0 ? { counters: [{ kind: "+1/+1", count }] } : {}),
    };
    return yield* create(game, incubator(front), 1, player, ctx, destination);
  }),
};
