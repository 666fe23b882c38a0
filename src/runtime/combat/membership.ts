import { characteristics } from "../continuous/index.ts";
import { protectorOf } from "../evaluate/players.ts";
import type { Game } from "../game.ts";
import { existing, touch } from "../game.ts";
import type { ObjectId } from "../state.ts";

/** The attacking and blocking creatures. */
export const combatants = ({ state: { combat } }: Game): ObjectId[] =>
  [...(combat?.attackers ?? []), ...(combat?.blockers ?? [])].map(({ id }) => id);

/** 506.4c: a planeswalker or battle that is removed from combat stops being attacked. */
export const stopBeingAttacked = (game: Game, id: ObjectId): void => {
  for (const attacker of game.state.combat?.attackers ?? []) {
    if (attacker.defender !== id) continue;
    const { cardTypes, controller } = characteristics(game, id);
    const { chosen, controllerSeen } = existing(game, id);
    // 508.5: whoever controlled or protected it before goes on defending.
    const player = cardTypes.includes("battle")
      ? Number(chosen["protector"] ?? protectorOf(game, id))
      : (controllerSeen ?? controller);
    attacker.defender = { player, removed: true };
    touch(game);
  }
};

/** 506.4: removes a permanent from combat; what blocked it goes on being a creature that blocked it when it is `gone` (608.2h). */
export const removeFromCombat = (game: Game, id: ObjectId, gone = false): void => {
  const { combat } = game.state;
  if (combat === undefined) return;
  if (gone)
    combat.left = {
      attackers: [...(combat.left?.attackers ?? []), ...combat.attackers.filter((a) => a.id === id)],
      blockers: [...(combat.left?.blockers ?? []), ...combat.blockers.filter((b) => b.id === id)],
    };
  else stopBeingAttacked(game, id);
  stopFighting(game, id, gone);
};

/** 506.4: it stops being an attacking, blocking, blocked or unblocked creature. */
export const stopFighting = (game: Game, id: ObjectId, gone = false): void => {
  const { combat } = game.state;
  if (combat === undefined) return;
  combat.attackers = combat.attackers.filter((a) => a.id !== id);
  combat.blockers = combat.blockers.flatMap((b) =>
    b.id === id ? [] : gone ? [b] : [{ id: b.id, attackers: b.attackers.filter((a) => a !== id) }],
  );
  touch(game);
};
