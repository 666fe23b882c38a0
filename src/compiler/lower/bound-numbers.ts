import * as A from "../../abilities/index.ts";

/** Where an instruction has its numbers. */
export const bindingFields: ReadonlySet<string> = new Set(["bind", "bindFound", "bindOther"]);

/** The numbers under some keys, of all parts or of those of some types. */
const idsIn = (
  value: unknown,
  keys: ReadonlySet<string>,
  types?: ReadonlySet<string>,
): ReadonlySet<number> => {
  const found = new Set<number>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { type } = part as { readonly type?: unknown };
    const counts = types === undefined || (typeof type === "string" && types.has(type));
    for (const [key, each] of Object.entries(part)) {
      if (counts && keys.has(key) && typeof each === "number") found.add(each);
      visit(each);
    }
  };
  visit(value);
  return found;
};

/** The numbers that instructions are given. */
export const boundIn = (value: unknown): ReadonlySet<number> => idsIn(value, bindingFields);

/** The numbers of instructions that parts of these types speak of. */
export const spokenOf = (value: unknown, ...types: readonly A.AnyNode["type"][]): ReadonlySet<number> =>
  idsIn(value, new Set(["id"]), new Set(types));

/** The numbers of instructions that are spoken of. */
export const usedIn = (value: unknown): ReadonlySet<number> =>
  spokenOf(value, "bound", "boundPlayer", "amount", "performed", "wonFlip");

/** Takes down who a player is, for `boundPlayer` later: who is told to choose is known by that. */
export const rememberPlayer = (player: A.Players, bind: number): A.Effect =>
  A.chooseObjects(player, A.self, { bind });

/** Those players of a group that an instruction of this number was about. */
export const remembered = (players: A.Players, id: number): A.PlayersWho =>
  A.playersWho(players, A.playerMatches(A.eachPlayer, A.boundPlayer(id)));
