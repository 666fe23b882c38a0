import type * as A from "../../abilities/index.ts";
import { holdsType, same } from "./same.ts";

/** Whether the first thing an instruction does is a search. */
const searches = (effect: A.Effect): boolean =>
  effect.type === "sequence"
    ? effect.effects.some((each, index) => index === 0 && searches(each))
    : effect.type === "search";
const shuffler = (effect: A.Effect): A.Players | undefined =>
  effect.type === "sequence"
    ? effect.effects[0] === undefined
      ? undefined
      : shuffler(effect.effects[0])
    : effect.type === "shuffle" && effect.what === undefined
      ? effect.who
      : undefined;

/** Two instructions in a row as one, where they are one. */
type Joining = (one: A.Effect, next: A.Effect) => A.Effect | undefined;

/** What follows if the player searched, as part of what that player may do; nothing if it is something else. */
const searchJoined: Joining = (one, next) => {
  if (one.type !== "may" || one.bind === undefined || one.effect === undefined || !searches(one.effect))
    return undefined;
  if (next.type !== "if" || next.otherwise !== undefined || !same(shuffler(next.then), one.who))
    return undefined;
  const { condition, then } = next;
  const asked = condition.type === "performed" && condition.id === one.bind && condition.filter === undefined;
  return asked ? { ...one, effect: { type: "sequence", effects: [one.effect, then] } } : undefined;
};

const inside = (value: unknown, joined: Joining): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => inside(each, joined));
  const node = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, inside(field, joined)]));
  if (node["type"] !== "sequence") return node;
  const effects: A.Effect[] = [];
  for (const effect of node["effects"] as readonly A.Effect[]) {
    const before = effects.at(-1);
    const both = before === undefined ? undefined : joined(before, effect);
    if (both === undefined) effects.push(effect);
    else effects[effects.length - 1] = both;
  }
  return { ...node, effects };
};

/**
 * "You may search your library for a card and put it into your hand. If you do, shuffle" is "you may search your library
 * for a card, put it into your hand, then shuffle": whoever chooses to search does it, whatever is found (701.23b, 701.23g).
 */
export const oneSearch = <T extends object>(ability: T): T =>
  // Only sequences become shorter; the shape of every node stays.
  holdsType(ability, "search") && holdsType(ability, "performed")
    ? (inside(ability, searchJoined) as T)
    : ability;

const givesAlone = (change: A.Modification): change is A.GainAbilities =>
  change.type === "gainAbilities" &&
  change.choice === undefined &&
  change.of === undefined &&
  change.thisAbility === undefined &&
  change.spares === undefined;

const tokensJoined: Joining = (one, next) => {
  if (one.type !== "createTokens" || one.bind === undefined) return undefined;
  if (next.type !== "affect" || next.duration !== undefined || next.what.type !== "bound") return undefined;
  if (next.what.id !== one.bind || !next.modifications.every(givesAlone)) return undefined;
  const told = next.modifications.filter(givesAlone).flatMap((change) => change.abilities);
  return { ...one, token: { ...one.token, abilities: [...(one.token.abilities ?? []), ...told] } };
};

/** "Create a token. It has “…”": part of what the token is, and copied with it (111.3). */
export const tokenText = <T extends object>(ability: T): T =>
  // As above.
  holdsType(ability, "createTokens") && holdsType(ability, "gainAbilities")
    ? (inside(ability, tokensJoined) as T)
    : ability;
