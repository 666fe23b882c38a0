import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Clause } from "../resolve/clauses.ts";
import { holdsKind } from "./same.ts";
import { bindNext, refuse, type Scope } from "./scope.ts";

/** "Tap all creatures or untap all creatures": you choose on resolution (608.2d). */
export const eitherDone = (
  clause: Extract<Nodes["clause"], { kind: "eitherDone" }>,
  scope: Scope,
  run: (does: Clause) => A.Effect,
): A.Effect => {
  // What the first one is about is not spoken of in the second: only one of them is done.
  if (["it", "them"].some((kind) => holdsKind(clause.other, kind) && !holdsKind(clause.one, kind)))
    return refuse(clause.other, "say again what this is about");
  const mentions = [...scope.mentions];
  const before = scope.targets.length;
  const effects = [clause.one, clause.other].map((part) =>
    run(part.kind === "eitherObject" ? { ...part, kind: "objectClause" } : part),
  );
  if (scope.targets.length > before) return refuse(clause, "say this as a choice of modes: “choose one”");
  // Which of the two was done is not known, and so is what it was done to.
  scope.mentions.splice(0, scope.mentions.length, ...mentions);
  return A.oneOf(A.you, effects, { bind: bindNext(scope) });
};
