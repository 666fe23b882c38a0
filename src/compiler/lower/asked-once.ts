import * as A from "../../abilities/index.ts";
import { flat } from "./asked-before.ts";
import { remembered, rememberPlayer } from "./bound-numbers.ts";
import { originalOf, reformed } from "./origins.ts";
import { isRuling } from "./pending-effect.ts";
import { rewritten } from "./rewritten.ts";
import { holds, holdsType } from "./same.ts";
import type { Scope } from "./scope.ts";

/** A description that an instruction can change the answer to. */
type Described = A.PlayersWho | A.All;

/** Who was told of before is known, and who is at hand is another each time. */
const isFound = (described: Described): boolean =>
  described.type === "all"
    ? holdsType(described.filter, "eachPlayer")
    : holdsType(described.condition, "playerMatches");

/** X is found once, and what is said of the rules alone goes for all that are such at any time (611.2c). */
const asksByItself = (effect: A.Effect): boolean =>
  effect.type === "setX" || (effect.type === "affect" && isRuling(effect));

/**
 * The descriptions in an instruction. Words that go on about a subject have its very node, and a subject that is named
 * anew, in whatever words, has one of its own.
 */
const describedIn = (effect: A.Effect): ReadonlySet<Described> => {
  const found = new Set<Described>();
  if (asksByItself(effect)) return found;
  holds(effect, (part) => {
    // Told apart by its type.
    const node = part as unknown as Described;
    if ((node.type === "playersWho" || node.type === "all") && !isFound(node)) found.add(originalOf(node));
    return false;
  });
  return found;
};

/** Takes down whom a description fits. */
const takingDown = (described: Described, bind: number): A.Effect =>
  described.type === "all" ? A.chooseObjects(A.you, described, { bind }) : rememberPlayer(described, bind);

/** An instruction in which some nodes are others comes from the same words. */
const inOtherForm = (effect: A.Effect, change: (node: A.AnyNode) => unknown): A.Effect => {
  const made = rewritten(effect, change);
  reformed(effect, made);
  return made;
};

/** An instruction for those who were taken down. */
const withThose = (effect: A.Effect, described: Described, bind: number): A.Effect =>
  asksByItself(effect)
    ? effect
    : inOtherForm(effect, (part) =>
        originalOf(part) !== described
          ? undefined
          : described.type === "all"
            ? A.bound(bind)
            : remembered(described.players, bind),
      );

/**
 * "Each player with no cards in hand draws a card and loses 1 life": who that is, is found once, for all that is said of
 * them (608.2c), and not again after the first instruction has changed it.
 */
export const askedOnce = (effects: readonly A.Effect[], scope: Scope): readonly A.Effect[] => {
  const all = effects.flatMap(flat);
  const seen = all.map(describedIn);
  for (let at = 0; at < all.length; at++)
    for (const described of seen[at]!) {
      if (!seen.slice(at + 1).some((later) => later.has(described))) continue;
      const bind = scope.counter.next++;
      return askedOnce(
        [
          ...all.slice(0, at),
          takingDown(described, bind),
          ...all.slice(at).map((effect) => withThose(effect, described, bind)),
        ],
        scope,
      );
    }
  const within = effects.map((effect) => askedWithin(effect, scope));
  return within.some((effect, index) => effect !== effects[index]) ? within : effects;
};

/** "If you control a Forest, …", "you may have …": the same for what is told there. */
const askedWithin = (effect: A.Effect, scope: Scope): A.Effect =>
  holdsType(effect, "sequence")
    ? inOtherForm(effect, (node) => {
        if (node.type !== "sequence") return undefined;
        const before = (node as A.Sequence).effects;
        const effects = askedOnce(before, scope);
        return effects === before ? node : A.sequence(effects);
      })
    : effect;
