import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { isPlayerNode } from "./aimed.ts";
import { eventFilter } from "./event-filters.ts";
import { filterOfNoun, nounOf } from "./nouns.ts";
import { anyOne } from "./each-or-any.ts";
import { cameFrom } from "./origins.ts";
import { playerNounOf } from "./players.ts";
import { holdsType } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";
import { conjunction } from "./series.ts";

/** 109.2: a permanent is one on the battlefield, where the words name no card and no spell. */
const onBattlefield = (filter: A.Filter, words: ReadonlySet<string>): A.Filter =>
  holdsType(filter, "inZone", "isOneOf") || ["card", "spell", "ability", "*"].some((word) => words.has(word))
    ? filter
    : conjunction([filter, A.inZone("battlefield")]);

const nounFilter = (
  node: Nodes["nounPhrase"],
  scope: Scope,
): Pick<ReturnType<typeof eventFilter>, "filter" | "words"> => {
  const noun = nounOf(node, scope);
  return { filter: cameFrom(node, filterOfNoun(noun, node)), words: noun.words };
};

/** What "that creature", "those creatures" and "that many" can mean of the spell of an event: what of this it targets. */
export const speakOfTargets = (node: Nodes["targeted"] | Nodes["nounPhrase"], scope: Scope): void => {
  const one = node.kind === "nounPhrase";
  // Of "a creature" there may be several, and no one of them is "that creature".
  if (!one && (node.kind !== "determined" || node.det.kind !== "orMoreDet")) return;
  const { filter, words } = one ? nounFilter(node, scope) : eventFilter(node, scope);
  const ref = A.among(A.eventObjects("targets"), onBattlefield(filter, words));
  scope.asides.push({ ref, is: "object", plural: !one, words, from: [node] });
  if (!one) scope.counted = A.count(ref);
};

/** The spell that an event or a condition is about, "that targets one or more creatures": what it targets. */
export const speakOfTargetsIn = (node: Nodes["objects"], scope: Scope): void => {
  for (const each of node.kind === "determined" ? node.noun.post : [])
    if (each.kind === "thatTargets") speakOfTargets(each.what, scope);
    else if (each.kind === "thatTargetsOnlyOne") speakOfTargets(each.noun, scope);
};

/** Spells and abilities that target such objects or players (115.1). */
export const targetingOf = (
  node: Nodes["targeted"],
  scope: Scope,
  options: { readonly only?: true; readonly count?: number } = {},
): A.Filter => {
  if (node.kind === "you") return A.targets(A.you, options);
  if (node.kind === "aPlayer") return A.targets(playerNounOf(node.who, scope), options);
  if (isPlayerNode(node)) return refuse(node, "this cannot be asked for as a target");
  const { filter, players } = eventFilter(anyOne(node), scope);
  const objects = A.targets(filter, options);
  return players === undefined ? objects : A.or([objects, A.targets(players, options)]);
};
