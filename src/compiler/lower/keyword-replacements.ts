import * as A from "../../abilities/index.ts";
import { isSome } from "./counted.ts";
import { isBareHead } from "./noun-heads.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { anyOfPlayers } from "./existence.ts";
import { same } from "./same.ts";
import type { Scope } from "./scope.ts";

/** Keyword actions that effects take the place of before they are carried out (614.1). */
const replaced: ReadonlySet<string> = new Set([
  "connive",
  "discover",
  "explore",
  "investigate",
  "manifestDread",
  "mill",
  "proliferate",
  "scry",
  "surveil",
  "venture",
]);

/** That a keyword action is about to be carried out, where one can be replaced. */
export const aboutToBeDone = (event: A.KeywordEvent): A.KeywordEvent | undefined =>
  replaced.has(event.action) ? { ...event, action: `would ${event.action}` } : undefined;

/** "Would mill one or more cards": that it mills at all, whatever the cards are. */
export const millsAtAll = (
  does: Extract<Nodes["wouldEvent"], { kind: "playerWould" }>["does"],
  who: Nodes["player"],
  scope: Scope,
): A.KeywordEvent | undefined => {
  if (does.kind !== "doesTo" || does.how !== "mill" || does.what.kind !== "determined") return undefined;
  const { det, noun } = does.what;
  const some = isSome(det) && isBareHead(noun.head, "card");
  return some && noun.mods.length + noun.post.length === 0
    ? A.keywordAction("mill", { by: anyOfPlayers(who, scope) })
    : undefined;
};

/** "They mill twice that many cards instead": the same action with another number. */
export const changedNumber = (event: A.KeywordEvent, effect: A.Effect): A.ModifyAmount | undefined => {
  if (effect.type !== "mill" && effect.type !== "scry" && effect.type !== "surveil") return undefined;
  const { count, who } = effect;
  if (event.action !== `would ${effect.type}` || typeof count === "number") return undefined;
  if (who.type !== "eventPlayer" && !same(who, event.by)) return undefined;
  if (count.type === "times" && same(count.value, A.eventAmount))
    return A.modifyAmount(event, { factor: count.factor });
  if (count.type !== "plus") return undefined;
  const [first, plus, ...more] = count.values;
  return plus !== undefined && more.length === 0 && same(first, A.eventAmount)
    ? A.modifyAmount(event, { plus })
    : undefined;
};
