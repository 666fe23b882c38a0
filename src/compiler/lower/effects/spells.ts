import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { durationOf } from "../durations.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { zoneFilterOf } from "../nouns.ts";
import { objectsOf } from "../objects.ts";
import { possessor } from "../players.ts";
import { countedOf } from "../quantities.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";
import { carriedOut } from "../spoken.ts";

const until = (node: Nodes["duration"] | undefined, scope: Scope): A.Duration | undefined =>
  node === undefined ? undefined : durationOf(node, scope);

/** Casting while this resolves, or a permission for later when a duration says how long (608.2g, 611.2). */
const castOrAllow = (
  who: A.Players,
  what: A.Objects,
  verb: "cast" | "play",
  duration: A.Duration | undefined,
  scope: Scope,
  free: boolean,
): A.Effect => {
  const cost = free ? { free: true as const } : {};
  const bind = carriedOut(what, scope, verb === "cast" ? "cast" : "played");
  return duration === undefined
    ? A.castCards(who, what, verb, { ...cost, bind })
    : A.allowPlay(who, what, verb, duration, { ...cost, bind });
};

/** "it … from your graveyard": the same object, as long as it is there. */
const inZone = (what: Nodes["pronoun"], where: Nodes["zone"], who: A.Players, scope: Scope): A.Objects =>
  A.among(objectsOf(what, scope, { by: who }), zoneFilterOf(where, scope));

const steps: { readonly [K in Nodes["stepName"]["kind"]]: A.SkipNext["what"] } = {
  untapStepName: "untap",
  drawStepName: "draw",
  upkeepStepName: "upkeep",
  turnName: "turn",
  combatPhaseName: "combat phase",
};

/** Whoever skips must be whose step it is: "skip your next draw step", "skips their next turn". */
const own = (whose: Nodes["possessive"], who: A.Players, scope: Scope): void => {
  if (whose.kind === "theirPlural" || whose.kind === "hisOrHer") return;
  if (JSON.stringify(possessor(whose, scope)) !== JSON.stringify(who))
    refuse(whose, "players skip steps of their own");
};

/** Copying, retargeting and casting spells, and the turn's structure (707.10, 115.7, 601.3, 500.7). */
export const spellsPredicate: PlayerVerbs<"spellsPredicate"> = {
  copySpell: (node, who, scope) => {
    const what = objectsOf(node.what, scope, { by: who });
    return A.copySpell(who, what, { bind: carriedOut(what, scope, "copied") });
  },
  copySpellTwice: (node, who, scope) => {
    const what = objectsOf(node.what, scope, { by: who });
    return A.copySpell(who, what, { times: 2, bind: carriedOut(what, scope, "copied") });
  },
  chooseNewTargets: (node, who, scope) =>
    A.changeTargets(who, objectsOf(node.what, scope, { by: who }), "chooseNew", { bind: bindNext(scope) }),
  castCard: (node, who, scope) =>
    castOrAllow(
      who,
      objectsOf(node.what, scope, { by: who }),
      "cast",
      until(node.until, scope),
      scope,
      false,
    ),
  castFree: (node, who, scope) =>
    castOrAllow(who, objectsOf(node.what, scope, { by: who }), "cast", undefined, scope, true),
  castFromZone: (node, who, scope) =>
    castOrAllow(
      who,
      inZone(node.what, node.where, who, scope),
      "cast",
      until(node.until, scope),
      scope,
      false,
    ),
  castFreeFrom: (node, who, scope) =>
    castOrAllow(who, inZone(node.what, node.where, who, scope), "cast", undefined, scope, true),
  playWhat: (node, who, scope) =>
    castOrAllow(
      who,
      objectsOf(node.what, scope, { by: who }),
      "play",
      until(node.until, scope),
      scope,
      false,
    ),
  playFromZone: (node, who, scope) =>
    castOrAllow(
      who,
      inZone(node.what, node.where, who, scope),
      "play",
      until(node.until, scope),
      scope,
      false,
    ),
  playAdditionalLand: (node, who, scope) =>
    node.variant === 1
      ? A.changeRules([A.extraLands(who, countedOf(node.n, scope))], A.until("end of turn"), {
          bind: bindNext(scope),
        })
      : refuse(node, "lands on each of your turns are a static ability"),
  playAnAdditionalLand: (node, who, scope) =>
    node.variant === 1
      ? A.changeRules([A.extraLands(who, 1)], A.until("end of turn"), { bind: bindNext(scope) })
      : refuse(node, "lands on each of your turns are a static ability"),
  extraTurn: (_, who, scope) => A.extraTurn(who, { bind: bindNext(scope) }),
  skipStep: (node) => refuse(node, "say which one is skipped (“your next draw step”)"),
  skipNext: (node, who, scope) => {
    own(node.whose, who, scope);
    return A.skipNext(who, steps[node.step.kind], { bind: bindNext(scope) });
  },
  flipCoin: (_, who, scope) => A.flipCoin(who, { bind: bindNext(scope) }),
};
