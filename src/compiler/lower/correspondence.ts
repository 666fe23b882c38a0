import type * as A from "../../abilities/index.ts";
import { same } from "./same.ts";

/** Which instruction before it a sentence with "instead" takes the place of (608.2c): the one that it corresponds to. */

/** The instructions of an effect, without what stands around them. */
export const instructionsIn = (effect: A.Effect): readonly A.Effect[] => {
  switch (effect.type) {
    case "sequence":
      return effect.effects.flatMap(instructionsIn);
    case "if":
      return [effect.then, ...(effect.otherwise === undefined ? [] : [effect.otherwise])].flatMap(
        instructionsIn,
      );
    case "may":
    case "unless":
    case "forEach":
    case "forEachPlayer":
    case "repeat":
      return instructionsIn(effect.effect);
    default:
      return [effect];
  }
};

/** What is done, whatever it is done to. */
const kindOf = (effect: A.Effect): string =>
  effect.type === "createCopies"
    ? "createTokens"
    : effect.type === "affect"
      ? [effect.type, ...effect.modifications.map(({ type }) => type)].join(" ")
      : effect.type;

/** … and where something is put. */
const kindWithPlace = (effect: A.Effect): string =>
  effect.type === "move" ? `move ${effect.to.zone}` : kindOf(effect);

/** What an instruction acts on. */
const actedOn = (effect: A.Effect): unknown =>
  "what" in effect
    ? effect.what
    : "on" in effect
      ? effect.on
      : effect.type === "dealDamage"
        ? effect.to
        : undefined;

const whoActs = (effect: A.Effect): unknown => ("who" in effect ? effect.who : undefined);

const isSameThing = (one: unknown, other: unknown): boolean => one !== undefined && same(one, other);

/** How much two instructions have in common. */
const inCommon = (one: A.Effect, other: A.Effect): number => {
  const thing = isSameThing(actedOn(one), actedOn(other)) ? 1 : 0;
  if (kindOf(one) !== kindOf(other)) return thing;
  return 2 + thing + (same(whoActs(one), whoActs(other)) ? 1 : 0);
};

/** How well an instruction that is carried out instead corresponds to one before it. */
export const correspondence = (instead: A.Effect, before: A.Effect): number => {
  const told = instructionsIn(instead);
  return Math.max(0, ...instructionsIn(before).flatMap((one) => told.map((other) => inCommon(one, other))));
};

/**
 * Whether an earlier sentence is told again, too: "Draw a card. You gain 1 life. If …, draw two cards and gain 2 life
 * instead": is that one card drawn as well?
 */
export const tellsEarlier = (instead: A.Effect, before: A.Effect, earlier: readonly A.Effect[]): boolean =>
  instructionsIn(instead).some((one) =>
    earlier.some((each) => correspondence(one, each) > correspondence(one, before)),
  );

/** What belongs to another instruction: nothing is lost with it where that is replaced. */
const alongside: ReadonlySet<string> = new Set([
  "reveal",
  "shuffle",
  "chooseObjects",
  "chooseValue",
  "lookAt",
  "search",
]);

/** "Put one into your hand and the rest on the bottom. If …, put each of those cards into your hand instead": no rest is left. */
const isLeftOf = (part: A.Effect, whole: A.Effect): boolean => {
  const some = actedOn(part) as A.Objects | undefined;
  return some?.type === "among" && isSameThing(some.objects, actedOn(whole));
};

/**
 * "Draw a card and you gain 2 life. If …, draw two cards instead": of what the sentence before tells, only a part is told
 * again, so that it is open whether the other part happens.
 */
export const isToldInPart = (instead: A.Effect, before: A.Effect): boolean => {
  const told = instructionsIn(instead);
  const isAgain = (each: A.Effect): boolean =>
    told.some((one) => kindWithPlace(one) === kindWithPlace(each) || isLeftOf(each, one));
  const all = instructionsIn(before).filter(({ type }) => !alongside.has(type));
  return all.some(isAgain) && !all.every(isAgain);
};

/** "Put one onto the battlefield and the other into your hand. If …, put both … instead": where the steps begin that do this to parts. */
export const partsFrom = (instead: A.Effect, steps: readonly A.Effect[], last: number): number => {
  const isPart = (step: A.Effect): boolean => {
    const some = actedOn(step) as A.Objects | undefined;
    const whole = some?.type === "choose" ? some.from : some?.type === "among" ? some.objects : undefined;
    return step.type === instead.type && isSameThing(whole, actedOn(instead));
  };
  let from = last;
  while (from > 0 && isPart(steps[from]!) && isPart(steps[from - 1]!)) from--;
  return from;
};

/** "Put it into your hand, then shuffle. If …, put it onto the battlefield instead": what was searched before is shuffled either way. */
export const withoutShuffle = (
  replaced: A.Effect,
  instead: A.Effect,
): readonly [replaced: A.Effect, behind?: A.Effect] => {
  const [shuffle, ...before] = instructionsIn(replaced).toReversed();
  const isToldOf = [...instructionsIn(instead), ...before].some(
    ({ type }) => type === "shuffle" || type === "search",
  );
  return replaced.type === "sequence" &&
    shuffle?.type === "shuffle" &&
    shuffle === replaced.effects.at(-1) &&
    shuffle.what === undefined &&
    !isToldOf
    ? [{ ...replaced, effects: replaced.effects.slice(0, -1) }, shuffle]
    : [replaced];
};
