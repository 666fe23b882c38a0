import type * as A from "../abilities/index.ts";
import { mentionsType, typesIn } from "./evaluate/nodes.ts";
import type { Candidate } from "./perform/replacements.ts";
import type { PendingTrigger } from "./state.ts";

/** What speaks of the event that an ability triggered on. */
const ofEvent = ["eventObjects", "eventPlayer", "eventAmount", "defendingPlayer", "x", "xLimit"];

/** What means the same whichever object says it, as long as the same player controls it. */
const ofNoSource: ReadonlySet<string> = new Set([
  ...["sequence", "may", "gainLife", "loseLife", "draw", "mill", "scry", "surveil", "createTokens"],
  ...["modifyAmount", "draws", "lifeChange", "countersPlaced", "tokensCreated", "times", "plus"],
  ...["you", "opponents", "players", "all", "and", "notSo", "controlledBy", "hasType", "hasSubtype"],
]);
const saysNothingOfSource = (text: object): boolean =>
  [...typesIn(text)].every((type) => ofNoSource.has(type));

/** What is done as it resolves, without what it triggers on. */
const doneBy = ({
  effect,
  targets,
  condition,
}: A.Instructions & { readonly condition?: A.Condition }): readonly object[] =>
  [effect, targets, condition].filter((part) => part !== undefined);

/** Whether several waiting triggered abilities can't be told apart, so that their order makes no difference (603.3b). */
export const areAlikeTriggers = (triggers: readonly PendingTrigger[]): boolean => {
  const [first, ...others] = triggers;
  if (first === undefined || others.length === 0) return false;
  const parts = doneBy(first.ability);
  const ofAnyEvent = !parts.some((part) => ofEvent.some((type) => mentionsType(part, type)));
  const ofAnySource = parts.every(saysNothingOfSource);
  return triggers.every(
    ({ ability, source, event, context, bindings }) =>
      ability === first.ability &&
      context === undefined &&
      bindings === undefined &&
      (ofAnySource || (source === first.source && (ofAnyEvent || event === first.event))),
  );
};

/** Whether static abilities that say the same of an event are in force, so that their order makes no difference (616.1). */
export const areAlikeChanges = ([first, ...others]: readonly Candidate[]): boolean =>
  first !== undefined &&
  saysNothingOfSource(first.change) &&
  others.every(
    ({ change, context }) => change === first.change && context.controller === first.context.controller,
  );
