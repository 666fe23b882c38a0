import type * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { countersPredicate } from "./effects/counters.ts";
import { libraryPredicate } from "./effects/library.ts";
import { lifePredicate, payment } from "./effects/life.ts";
import { manaPredicate } from "./effects/mana.ts";
import { permanentPredicate } from "./effects/permanents.ts";
import { prohibition } from "./effects/prohibitions.ts";
import { spellsPredicate } from "./effects/spells.ts";
import { tokensPredicate } from "./effects/tokens.ts";
import { zonesPredicate } from "./effects/zones.ts";
import { noteInstruction } from "./number-done.ts";
import { speaking, type Scope } from "./scope.ts";

/** What a verb of players becomes: the subject is whoever is told to do it. */
export type PlayerVerbs<C extends keyof Nodes> = Lowering<C, [subject: A.Players, scope: Scope], A.Effect>;

const playerVerbs: PlayerVerbs<"playerVerb"> = {
  ...payment,
  ...lifePredicate,
  ...libraryPredicate,
  ...zonesPredicate,
  ...permanentPredicate,
  ...countersPredicate,
  ...tokensPredicate,
  ...manaPredicate,
  ...spellsPredicate,
  ...prohibition,
};
/** The instruction of a verb that players do. */
export const playerInstruction = (node: Nodes["playerVerb"], subject: A.Players, scope: Scope): A.Effect => {
  const effect = speaking(node, scope, () =>
    dispatch<Nodes["playerVerb"], [A.Players, Scope], A.Effect>(playerVerbs, node, subject, scope),
  );
  if (!("bind" in effect) || effect.bind === undefined) return effect;
  if (effect.type === "flipCoin" || effect.type === "clash") {
    scope.flip = effect.bind;
    scope.flipper = subject;
  }
  return noteInstruction(effect, scope, subject);
};
