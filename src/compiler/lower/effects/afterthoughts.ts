import * as A from "../../../abilities/index.ts";
import type { Scope } from "../scope.ts";

/** The instruction that a later sentence adds to ("It can't be regenerated.", "After that turn, …"). */
interface Latest {
  destroy?: A.Destroy;
  counter?: A.Counter;
  /** For how long the instruction is carried out is said in front of it. */
  timed?: boolean;
  /** In whose next turn a player is controlled. */
  turn?: A.Players;
}
const afterthoughts = new WeakMap<Scope, Latest>();
/** The destruction and the countering that the sentence at hand can add to. */
export const latest = (scope: Scope): Latest => {
  const known = afterthoughts.get(scope) ?? {};
  afterthoughts.set(scope, known);
  return known;
};

type Addition = Pick<A.Destroy, "cantBeRegenerated"> | Pick<A.Counter, "to"> | Pick<A.Piles, "chooser">;
const additions = new WeakMap<Scope["counter"], Map<number, Addition>>();

/** Says more of the instruction with that number: what it is a part of may still be made again in another form. */
export const addTo = (scope: Scope, bind: number, addition: Addition): void => {
  const known = additions.get(scope.counter) ?? new Map<number, Addition>();
  additions.set(scope.counter, known.set(bind, { ...known.get(bind), ...addition }));
};

/** Abilities within an effect count their instructions for themselves. */
const abilityTypes: ReadonlySet<unknown> = new Set<A.Ability["type"]>([
  "activated",
  "keyword",
  "static",
  "triggered",
]);

/** The instructions of a text, with what its later sentences have added to them put in. */
export const withAdditions = (effect: A.Effect, scope: Scope): A.Effect => {
  const known = additions.get(scope.counter);
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || ("type" in value && abilityTypes.has(value.type)))
      return;
    if ("bind" in value && typeof value.bind === "number") Object.assign(value, known?.get(value.bind));
    Object.values(value).forEach(visit);
  };
  if (known !== undefined) visit(effect);
  return effect;
};
