import type { Answer, Decision } from "../runtime/decisions.ts";
import { goTogether } from "../runtime/index.ts";
import type { Chosen } from "../runtime/state.ts";
import { isHarmful } from "../play/harm.ts";
import { legalAnswers } from "../play/legal.ts";
import type { View } from "./view.ts";

/** What a helpful, simple-minded player answers to a decision that a scenario leaves open. */
export function defaultAnswer(view: View, decision: Decision): Answer {
  switch (decision.type) {
    case "priority":
      return { type: "action", action: { type: "pass" } };
    case "yesNo":
      return { type: "yesNo", yes: true };
    case "number":
      return { type: "number", value: decision.max };
    case "targets": {
      const sorted = preferred(
        view,
        decision.candidates,
        decision.player,
        isHarmful(view.game, decision.source),
      );
      const good = sorted.filter((c) => c.fits).map((c) => c.chosen);
      const wanted = Math.min(decision.max, Math.max(decision.min, good.length));
      const chosen = sorted.slice(0, wanted).map((c) => c.chosen);
      return goTogether(decision, chosen) ? { type: "targets", chosen } : firstLegal(view, decision);
    }
    case "objects": {
      const gains = keepPurposes.has(decision.purpose);
      const chosen = decision.candidates.slice(0, gains ? decision.max : Math.max(decision.min, 0));
      return goTogether(decision, chosen) ? { type: "objects", chosen } : firstLegal(view, decision);
    }
    case "players": {
      const harmful = decision.source !== undefined && isHarmful(view.game, decision.source);
      const first =
        decision.candidates.find((p) => (p === decision.player) !== harmful) ?? decision.candidates[0];
      return { type: "players", chosen: first === undefined ? [] : [first] };
    }
    case "divide": {
      const each = decision.minimumEach;
      const rest = decision.total - each * decision.among.length;
      return { type: "divide", shares: decision.among.map((_c, index) => each + (index === 0 ? rest : 0)) };
    }
    case "modes": {
      const { available, min, repeat } = decision;
      const number = Math.max(1, min);
      const again = repeat ? available.slice(0, 1) : [];
      const missing = Math.max(0, number - available.length);
      const chosen = [...Array.from({ length: missing }, () => again).flat(), ...available.slice(0, number)];
      return { type: "modes", chosen };
    }
    case "option":
      return { type: "option", index: 0 };
    case "order":
      return { type: "order", order: decision.items.map((_item, index) => index) };
    case "attackers":
      return { type: "attackers", attacks: [] };
    case "blockers":
      return { type: "blockers", blocks: [] };
    case "payment":
      return { type: "pay" };
  }
}

const firstLegal = ({ game }: View, decision: Decision): Answer =>
  [...legalAnswers({ decision, game }, { limit: 1 })][0] ?? { type: "objects", chosen: [] };

/** Purposes for which choosing more is better for the chooser. */
const keepPurposes: ReadonlySet<string> = new Set([
  "search",
  "keep",
  "hand",
  "battlefield",
  "put",
  "return",
  "untap",
]);

/** Own objects first for helpful effects, the opponent's for harmful ones. */
function preferred(
  view: View,
  candidates: readonly Chosen[],
  player: number,
  harmful: boolean,
): readonly { readonly chosen: Chosen; readonly fits: boolean }[] {
  const own = (chosen: Chosen): boolean =>
    "player" in chosen ? chosen.player === player : view.characteristics(chosen.object).controller === player;
  const all = candidates.map((chosen) => ({ chosen, fits: own(chosen) !== harmful }));
  return [...all.filter((c) => c.fits), ...all.filter((c) => !c.fits)];
}
