import type { Decision, Together } from "./decisions.ts";
import { asChosen, sameChosen } from "./game.ts";
import { sum } from "./sum.ts";
import type { Chosen, ObjectId } from "./state.ts";

const total = (of: Together["of"]): number => sum(of.flat().map(Number));

const fit = ({ type, atMost = Infinity, atLeast = -Infinity }: Together, of: Together["of"]): boolean => {
  switch (type) {
    case "different":
      // 201.2b: what has no name has no different one.
      return new Set(of.flat()).size === of.length;
    case "common":
      return of.length < 2 || of[0]!.some((value) => of.every((other) => other.includes(value)));
    case "total":
      return total(of) <= atMost && total(of) >= atLeast;
  }
};

/** How many of the candidates can go together at most; none at all can if that is negative. */
export const mostTogether = (candidates: readonly unknown[], together: Together | undefined): number => {
  if (together === undefined) return candidates.length;
  const { type, of } = together;
  if (type === "total") {
    const sorted = [...of].sort(([a = 0], [b = 0]) => Number(a) - Number(b));
    // What is negative helps nothing to be enough, and everything not to be too much.
    const positive = sorted.filter(([value = 0]) => Number(value) > 0);
    if (total(positive) < (together.atLeast ?? -Infinity)) return -1;
    return (
      sorted.findLastIndex((_, at) => total(sorted.slice(0, at + 1)) <= (together.atMost ?? Infinity)) + 1
    );
  }
  const groups = new Map<string | number, number>();
  for (const value of of.flat()) groups.set(value, (groups.get(value) ?? 0) + 1);
  return type === "common" ? Math.max(Math.min(1, of.length), ...groups.values()) : groups.size;
};

/**
 * Whether so many of a decision's candidates go together as it says (`together`): with different names, of one type, with
 * no more power than so much.
 */
export const goTogether = (
  {
    candidates,
    together,
  }: Pick<Extract<Decision, { type: "objects" | "targets" }>, "candidates" | "together">,
  chosen: readonly (ObjectId | Chosen)[],
): boolean =>
  together === undefined ||
  fit(
    together,
    chosen.map(
      (one) => together.of[candidates.findIndex((other) => sameChosen(asChosen(one), asChosen(other)))] ?? [],
    ),
  );
