import type { Game } from "../game.ts";
import { touch } from "../game.ts";
import type { ObjectId } from "../state.ts";

/** The attacking and blocking creatures. */
export const combatants = ({ state: { combat } }: Game): ObjectId[] =>
  [...(combat?.attackers ?? []), ...(combat?.blockers ?? [])].map(({ id }) => id);

/**
 * 506.4: a permanent removed from combat stops being an attacking, blocking, blocked or unblocked creature.
 * What blocked it goes on being a creature that blocked it when it is `gone` (608.2h).
 */
export const removeFromCombat = (game: Game, id: ObjectId, gone = false): void => {
  const { combat } = game.state;
  if (combat === undefined) return;
  if (gone)
    combat.left = {
      attackers: [...(combat.left?.attackers ?? []), ...combat.attackers.filter((a) => a.id === id)],
      blockers: [...(combat.left?.blockers ?? []), ...combat.blockers.filter((b) => b.id === id)],
    };
  combat.attackers = combat.attackers.filter((a) => a.id !== id);
  combat.blockers = combat.blockers.flatMap((b) =>
    b.id === id ? [] : gone ? [b] : [{ id: b.id, attackers: b.attackers.filter((a) => a !== id) }],
  );
  touch(game);
};
