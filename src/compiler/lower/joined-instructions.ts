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
export type Joining = (one: A.Effect, next: A.Effect) => A.Effect | undefined;

/** What follows if the player searched, as part of what that player may do; nothing if it is something else. */
const searchJoined: Joining = (one, next) => {
  if (one.type === "if") return searchAsked(one, next);
  if (one.type !== "may" || one.bind === undefined || one.effect === undefined || !searches(one.effect))
    return undefined;
  if (next.type !== "if" || next.otherwise !== undefined || !same(shuffler(next.then), one.who))
    return undefined;
  const { condition, then } = next;
  const asked = condition.type === "performed" && condition.id === one.bind && condition.filter === undefined;
  return asked ? { ...one, effect: { type: "sequence", effects: [one.effect, then] } } : undefined;
};

/** "If you do, search your library …. Then shuffle": only who searches shuffles. */
const searchAsked = (one: A.If, next: A.Effect): A.Effect | undefined =>
  one.otherwise === undefined &&
  one.condition.type === "performed" &&
  searches(one.then) &&
  next.type === "shuffle" &&
  next.what === undefined
    ? { ...one, then: { type: "sequence", effects: [one.then, next] } }
    : undefined;

/** The part with instructions joined; what holds none of these stays the same object. */
export const inside = (value: unknown, joined: Joining): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const all = value.map((each) => inside(each, joined));
    return all.every((each, index) => each === value[index]) ? value : all;
  }
  const fields = Object.entries(value).map(([key, field]) => [key, inside(field, joined), field] as const);
  const isAsBefore = fields.every(([, field, before]) => field === before);
  const node: object = isAsBefore ? value : Object.fromEntries(fields);
  if (!("effects" in node && "type" in node && node.type === "sequence")) return node;
  const all = node.effects as readonly A.Effect[];
  const effects: A.Effect[] = [];
  for (const effect of all) {
    const before = effects.at(-1);
    const both = before === undefined ? undefined : joined(before, effect);
    if (both === undefined) effects.push(effect);
    else effects[effects.length - 1] = both;
  }
  return effects.length === all.length ? node : { ...node, effects };
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

/** The joining with the last thing an instruction holds: what may be done, or is where something was done, is the same thing (608.2c). */
const withLast =
  (joined: Joining): Joining =>
  (one, next) => {
    const within = (key: string, inner: A.Effect): A.Effect | undefined => {
      const both = withLast(joined)(inner, next);
      return both && { ...one, [key]: both };
    };
    if (one.type === "may" && one.effect !== undefined) return within("effect", one.effect);
    if (one.type === "if" && one.otherwise === undefined) return within("then", one.then);
    if (one.type !== "sequence") return joined(one, next);
    const last = one.effects.at(-1);
    const both = last && withLast(joined)(last, next);
    return both && { ...one, effects: [...one.effects.slice(0, -1), both] };
  };

/** What a sentence says that something is or has: it was so from the beginning, unlike what it becomes or gains (611.2e). */
export const saidToBe = new WeakSet<A.Modification>();

const tokensJoined = withLast((one, next) => {
  if ((one.type !== "createTokens" && one.type !== "createCopies") || one.bind === undefined)
    return undefined;
  if (next.type !== "affect" || next.duration !== undefined || next.what.type !== "bound") return undefined;
  const told = next.modifications.filter(givesAlone);
  if (next.what.id !== one.bind || told.length < next.modifications.length) return undefined;
  if (!told.every((change) => saidToBe.has(change))) return undefined;
  if (one.type === "createCopies") return { ...one, except: [...(one.except ?? []), ...told] };
  const abilities = told.flatMap((change) => change.abilities);
  return { ...one, token: { ...one.token, abilities: [...(one.token.abilities ?? []), ...abilities] } };
});

/** "Create a token. It has “…”": part of what the token is, and copied with it (111.3, 707.9a). */
export const tokenText = <T extends object>(ability: T): T =>
  // As above.
  holdsType(ability, "createTokens", "createCopies") && holdsType(ability, "gainAbilities")
    ? (inside(ability, tokensJoined) as T)
    : ability;

/** What types and size make of a face without characteristics; nothing where more is changed. */
const faceOf = (changes: readonly A.Modification[]): A.Face | undefined => {
  let face: A.Face = { name: "", supertypes: [], cardTypes: [], subtypes: [], abilities: [] };
  for (const change of changes) {
    if (change.type === "setTypes" && change.chosen === undefined) {
      const { supertypes = [], cardTypes = [], subtypes = [] } = change;
      face = { ...face, supertypes, cardTypes, subtypes };
    } else if (change.type === "setPT") {
      const { power, toughness } = change;
      if (typeof power !== "number" || typeof toughness !== "number") return undefined;
      face = { ...face, power, toughness };
    } else return undefined;
  }
  return face.cardTypes.length === 0 ? undefined : face;
};

/** Whether an instruction is carried out on what another one turned over or moved. */
const isOfSame = (what: A.Objects, one: A.Move | A.TurnFace): boolean =>
  isOutcome(what, one) || same(what, one.what);
const isOutcome = (what: A.Objects, one: A.Move | A.TurnFace): boolean =>
  what.type === "bound" && what.id === one.bind;

const faceDownJoined = withLast((one, next) => {
  if (next.type !== "affect" || next.duration !== undefined) return undefined;
  if (one.type !== "turnFace" && one.type !== "move") return undefined;
  if (one.type === "turnFace" ? one.face === "up" : one.to.faceDown !== true) return undefined;
  const as = isOfSame(next.what, one) ? faceOf(next.modifications) : undefined;
  if (as === undefined) return undefined;
  return one.type === "move" ? { ...one, to: { ...one.to, as } } : { ...one, as };
});

/** "Turn it face down. It's a 2/2 Horror creature": what it is as long as it is face down (708.2). */
export const faceDownAs = <T extends object>(ability: T): T =>
  holdsType(ability, "setTypes") && (holdsType(ability, "turnFace") || holdsType(ability, "move"))
    ? (inside(ability, faceDownJoined) as T)
    : ability;

/** 707.9a: "becomes a copy of … and gains this ability" gives it as part of the copying. */
export const withThisAbility = (
  known: readonly A.Modification[],
  more: readonly A.Modification[],
): readonly A.Modification[] => {
  const gained = more.filter((each) => each.type === "gainAbilities" && each.thisAbility === true);
  if (gained.length === 0 || !known.some((each) => each.type === "becomeCopy")) return [...known, ...more];
  return [
    ...known.map((each) =>
      each.type === "becomeCopy" ? { ...each, except: [...(each.except ?? []), ...gained] } : each,
    ),
    ...more.filter((each) => !gained.includes(each)),
  ];
};

const copiesJoined = withLast((one, next) =>
  one.type === "affect" &&
  next.type === "affect" &&
  same(one.what, next.what) &&
  same(one.duration, next.duration) &&
  next.modifications.every((each) => each.type === "gainAbilities" && each.thisAbility === true)
    ? { ...one, modifications: withThisAbility(one.modifications, next.modifications) }
    : undefined,
);
/** What follows "if you do" belongs to what may be done. */
const ifItWasDone = (one: A.Effect, next: A.Effect): A.Effect =>
  one.type === "may" &&
  next.type === "if" &&
  next.otherwise === undefined &&
  next.condition.type === "performed" &&
  next.condition.id === one.bind
    ? next.then
    : next;
const ifDone =
  (joined: Joining): Joining =>
  (one, next) => {
    const then = ifItWasDone(one, next);
    return one.type === "may" && then === next ? undefined : joined(one, then);
  };

/** "Becomes a copy of that creature. If you do, it gains this ability": part of the copying as well (707.9a). */
export const copyWithThis = <T extends object>(ability: T): T =>
  // As above.
  holdsType(ability, "becomeCopy") && holdsType(ability, "performed")
    ? (inside(ability, ifDone(copiesJoined)) as T)
    : ability;

/** What an instruction is carried out on, where it says something more of what has just been put onto the battlefield. */
const goesOnWith = (next: A.Effect): A.Objects | undefined => {
  if (next.type === "affect") return next.what;
  if (next.type === "putCounters") return next.on;
  if (next.type === "if") {
    const { condition, then } = next;
    const asked = next.otherwise === undefined && condition.type === "matches" && then.type === "affect";
    return asked && same(condition.objects, then.what) ? then.what : undefined;
  }
  if (next.type !== "delayed") return undefined;
  const { effect } = next.ability;
  return effect.type === "exile" || effect.type === "sacrifice" || effect.type === "destroy"
    ? effect.what
    : undefined;
};
/** Said behind the instruction that put these objects onto the battlefield. */
const saidBehind = new WeakMap<A.Effect, A.Objects>();

/** What is said to be or have something, and not to become or gain it. */
const isOrHas = (next: A.Effect): next is A.Affect =>
  next.type === "affect" &&
  next.duration === undefined &&
  next.modifications.every((change) => saidToBe.has(change));
/** The effect that begins as these objects enter; "if it's a creature, it's a Zombie" asks before that. */
const asItEnters = (next: A.Effect): A.Effect | undefined => {
  if (isOrHas(next)) return { ...next, asItEnters: true };
  return next.type === "if" && isOrHas(next.then)
    ? { ...next, then: { ...next.then, asItEnters: true } }
    : undefined;
};

const arrivalJoined = withLast((one, next) => {
  const what = goesOnWith(next);
  if (what === undefined) return undefined;
  const together = (more: A.Effect): A.Effect => {
    saidBehind.set(more, what);
    return { type: "sequence", effects: [one, more] };
  };
  const entering = asItEnters(next);
  if (same(saidBehind.get(one), what)) {
    // "Put a counter on it. It's a Spirit": it is one before that.
    const isBefore = entering !== undefined && asItEnters(one) === undefined;
    return isBefore ? { type: "sequence", effects: [entering, one] } : together(next);
  }
  if (one.type !== "move" || one.to.zone !== "battlefield" || !isOfSame(what, one)) return undefined;
  if (entering !== undefined) return together(entering);
  // What comes of an instruction is nothing where that was not carried out.
  return isOutcome(what, one) ? undefined : together(next);
});

/**
 * "You may pay {1}. If you do, return it to the battlefield. It's a Zombie": what is said of what enters is part of what
 * may be done (608.2c), and what it is or has, it is and has as it enters (611.2e).
 */
export const enteringSo = <T extends object>(ability: T): T =>
  holdsType(ability, "move") && holdsType(ability, "affect", "putCounters", "delayed")
    ? (inside(ability, (one, next) => arrivalJoined(one, ifItWasDone(one, next))) as T)
    : ability;
