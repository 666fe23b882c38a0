import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { interveningIf } from "../resolve/sentence.ts";
import { eventFilter } from "./event-filters.ts";
import { filterFor } from "./effects/verb.ts";
import type { Sentence } from "./later.ts";
import { anyObjects } from "./objects.ts";
import { besideReflexive } from "./reflexive-bodies.ts";
import { mention, newScope, refuse, type FaceFacts, type Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { staticsOf } from "./statics.ts";
import { finished, tidy } from "./tidy.ts";

/** The ability that triggers on what the static ability before it lets a player do (603.11). */
const triggeredOn = (event: A.TriggerEvent, does: Nodes["lowerInstructions"], inner: Scope): A.Ability => {
  const { condition, sentences } = interveningIf(does);
  if (condition !== undefined) return refuse(condition, "say this of what is done");
  const effect = instructionsOf(sentences, inner);
  return tidy({ ...A.triggered(event, effect), ...finished(inner, effect) });
};

/** "Whenever you reveal a land card this way, …" */
const onReveal = (node: Sentence, face: FaceFacts): A.Ability => {
  if (node.kind !== "whenDoneThisWay" || node.how !== "reveal" || node.who?.kind !== "you")
    return refuse(node, "this is another ability: begin a new line");
  const scope = newScope(face);
  const { filter, words } = eventFilter(node.what, scope);
  const event = A.keywordAction("reveal drawn", { by: A.you, what: filter, cause: A.isOneOf(A.self) });
  const inner: Scope = { ...scope, trigger: event };
  const revealed = { ref: A.eventObjects("object"), is: "object", plural: false, words } as const;
  mention(inner, { ...revealed, from: [node.what] });
  return triggeredOn(event, node.does, inner);
};

/** A static ability that lets a player do something, with one that triggers on it (603.11): "When you do, …", "Whenever … this way, …". */
export const linkedTrigger = (node: Nodes["body"], face: FaceFacts): readonly A.Ability[] | undefined => {
  const { first, rest } = node;
  if (first.kind === "revealsDrawn")
    return [...staticsOf([first], face), ...besideReflexive(rest).map((each) => onReveal(each, face))];
  const [then, ...more] = rest;
  if (first.kind !== "mayExert" || then?.kind !== "whenYouDo" || more.length > 0) return undefined;
  if (then.who.kind !== "you") return refuse(then.who, "it is you who exerts");
  const scope = newScope(face);
  const event = A.keywordAction("exert", { by: A.you, what: filterFor(anyObjects(first.what, scope)) });
  return [...staticsOf([first], face), triggeredOn(event, then.does, { ...scope, trigger: event })];
};
