import type * as A from "../../abilities/index.ts";
import { askObjects } from "../ask.ts";
import { characteristics } from "../continuous/index.ts";
import { fits } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import { existing, sameChosen, touch, abilityContext } from "../game.ts";
import { has, keywordsOf } from "../keywords.ts";
import type { CombatState, ObjectId, PlayerId } from "../state.ts";

type Attacker = CombatState["attackers"][number];

/** The qualities of its "bands with other" abilities (702.22b). */
const qualitiesOf = (game: Game, id: ObjectId): A.Filter[] =>
  // Such an ability names a quality of creatures.
  keywordsOf(game, id, "bands with other").flatMap((k) =>
    k.parameters.flatMap((p) => (p.type === "quality" ? [p.value as A.Filter] : [])),
  );
const isOf = (game: Game, id: ObjectId, quality: A.Filter, source: ObjectId): boolean =>
  fits(game, id, quality, abilityContext(existing(game, source), characteristics(game, source).controller));

/** 702.22c-d: the player may declare attackers to be in bands, which last for the rest of combat. */
export function* declareBands(game: Game, player: PlayerId): Run<void> {
  const attackers = game.state.combat?.attackers ?? [];
  let band = 0;
  const free = (leader: Attacker): ObjectId[] =>
    attackers.flatMap((a) =>
      a !== leader &&
      a.band === undefined &&
      (typeof a.defender === "number" || typeof leader.defender === "number"
        ? a.defender === leader.defender
        : sameChosen(a.defender, leader.defender))
        ? [a.id]
        : [],
    );
  for (const leader of attackers) {
    if (leader.band !== undefined) continue;
    const ask = function* (candidates: ObjectId[], most: number): Run<ObjectId[]> {
      return yield* askObjects(game, player, candidates, 0, most, "band", leader.id);
    };
    const joined: ObjectId[] = [];
    if (has(game, leader.id, "banding")) {
      const [banding, others] = [true, false].map((wanted) =>
        free(leader).filter((id) => has(game, id, "banding") === wanted),
      );
      joined.push(...(yield* ask(banding ?? [], Infinity)), ...(yield* ask(others ?? [], 1)));
    }
    for (const quality of joined.length > 0 ? [] : qualitiesOf(game, leader.id)) {
      if (joined.length > 0 || !isOf(game, leader.id, quality, leader.id)) continue;
      joined.push(
        ...(yield* ask(
          free(leader).filter((id) => isOf(game, id, quality, leader.id)),
          Infinity,
        )),
      );
    }
    if (joined.length === 0) continue;
    band++;
    for (const attacker of attackers)
      if (attacker === leader || joined.includes(attacker.id)) attacker.band = band;
    touch(game);
  }
}

/** The attackers in the same band as one of these, themselves among them (702.22h). */
export const withBands = (game: Game, ids: readonly ObjectId[]): ObjectId[] => {
  const attackers = game.state.combat?.attackers ?? [];
  const bands = attackers.flatMap((a) => (a.band !== undefined && ids.includes(a.id) ? [a.band] : []));
  const more = attackers.filter((a) => a.band !== undefined && bands.includes(a.band)).map((a) => a.id);
  return [...ids, ...more.filter((id) => !ids.includes(id))];
};

/** Whether creatures of one side together let their controller divide the damage of what they face (702.22j-k). */
export const divideTogether = (game: Game, ids: readonly ObjectId[]): boolean =>
  ids.some(
    (id) =>
      has(game, id, "banding") ||
      qualitiesOf(game, id).some(
        (quality) =>
          isOf(game, id, quality, id) && ids.some((other) => other !== id && isOf(game, other, quality, id)),
      ),
  );
