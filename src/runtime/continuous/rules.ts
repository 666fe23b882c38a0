import type * as A from "../../abilities/index.ts";
import { holds } from "../evaluate/conditions.ts";
import { mentionsType } from "../evaluate/nodes.ts";
import type { Game } from "../game.ts";
import { objectOf } from "../game.ts";
import type { ActiveEffect, Context, GameObject, ObjectId, PlayerId } from "../state.ts";
import { addReads } from "./fingerprint.ts";
import { contextOf } from "./layers.ts";
import { characteristics, isTouched } from "./index.ts";
import { startingFace } from "./base.ts";
import { staticsIn, worksIn } from "./statics.ts";

/** A change of the rules or a replacement effect with the object it comes from. */
export interface RuleInForce {
  readonly change: A.RuleChange | A.Replacement;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly context: Context;
  /** The active effect it belongs to, for shields that are used up; absent for static abilities. */
  readonly effect?: ActiveEffect;
}

type Change = RuleInForce["change"];

/** Those of an object that work there; what their conditions ask about goes into `reads`. */
const ofObject = (
  game: Game,
  object: GameObject,
  into: RuleInForce[],
  reads: Set<string>,
  works: (ability: A.Static, zone: A.Zone, change: Change) => boolean = worksIn,
): void => {
  const { id, zone } = object;
  const { abilities, controller } = characteristics(game, id);
  for (const { ability, changes } of staticsIn(abilities).ruling) {
    const working = changes.filter((change) => works(ability, zone, change));
    if (working.length === 0) continue;
    const context = contextOf(object, controller);
    if (ability.condition !== undefined) {
      addReads(ability.condition, reads);
      if (!holds(game, ability.condition, context)) continue;
    }
    for (const change of working) into.push({ change, source: id, controller, context });
  }
};

/**
 * All rules changes and replacement effects in force now: of static abilities in the zones where they work (113.6), and
 * of effects with a duration. Those about an object's own casting or entering come from `ownRules`. What their conditions
 * ask about goes into `reads`.
 */
export const rulesOf = (game: Game, reads: Set<string>): readonly RuleInForce[] => {
  const rules: RuleInForce[] = [];
  const { state } = game;
  const look = (ids: readonly ObjectId[]): void => {
    for (const id of ids) {
      const object = state.objects[id];
      if (object === undefined || object.phasedOut) continue;
      // Quick: hardly any card has such an ability printed on it, or is touched by an effect that gives it one.
      if (isTouched(game, id) || staticsIn(startingFace(object).abilities).ruling.length > 0)
        ofObject(game, object, rules, reads);
    }
  };
  look(state.battlefield);
  look(state.command);
  look(state.stack);
  look(state.exile);
  for (const player of state.players) {
    look(player.graveyard);
    look(player.hand);
  }
  for (const effect of state.effects) {
    if (effect.content.type !== "rules") continue;
    const { source, controller, context } = effect;
    for (const change of effect.content.changes) rules.push({ change, source, controller, context, effect });
  }
  return rules;
};

/** 113.6d-f: off the battlefield, an ability about the object itself works; one about other objects does not. */
const worksForItself = (ability: A.Static, zone: A.Zone, change: Change): boolean => {
  const { zone: stated } = ability;
  if (stated !== undefined) return stated === zone || stated === "stack";
  return zone === "battlefield" || mentionsType(change, "self");
};

/** The rules changes and replacement effects of an object's own static abilities, in whatever zone it is (113.6d-h). */
export const ownRules = (game: Game, id: ObjectId | undefined): readonly RuleInForce[] => {
  const object = objectOf(game, id);
  if (object === undefined) return [];
  const rules: RuleInForce[] = [];
  ofObject(game, object, rules, new Set(), worksForItself);
  return rules;
};
