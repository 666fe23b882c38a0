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
      const { among, minimumEach: each, source } = decision;
      const rest = { ...decision, total: decision.total - each * among.length };
      const shares =
        source !== undefined && isHarmful(view.game, source)
          ? lethalShares(view, rest, each)
          : among.map((_c, index) => (index === 0 ? rest.total : 0));
      return { type: "divide", shares: shares.map((share) => each + share) };
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

/** Lethal damage to each in order, beside what each has before, the rest to the player, or else to the first one (510.1c-d, 702.2c, 702.19b). */
export function lethalShares(
  view: View,
  decision: Extract<Decision, { type: "divide" }>,
  before = 0,
): readonly number[] {
  let left = decision.total;
  const deathtouch =
    decision.source !== undefined &&
    view
      .characteristics(decision.source)
      .abilities.some((a) => a.type === "keyword" && a.keyword === "deathtouch");
  // 702.19b: with trample the last of them is what the creature attacks.
  const last = decision.among.at(-1);
  const attacked = view.game.state.combat?.attackers.find(({ id }) => id === decision.source)?.defender;
  const tramples = last !== undefined && ("player" in last || last.object === attacked);
  const shares = decision.among.map((chosen) => {
    if (tramples && chosen === last) return 0;
    const share = Math.min(left, Math.max(0, lethal(view, chosen, deathtouch) - before));
    left -= share;
    return share;
  });
  const rest = tramples ? shares.length - 1 : 0;
  return shares.map((share, index) => (index === rest ? share + left : share));
}
const lethal = (view: View, chosen: Chosen, deathtouch: boolean): number => {
  if (!("object" in chosen)) return 0;
  const toughness = view.characteristics(chosen.object).toughness ?? 0;
  const damage = view.game.state.objects[chosen.object]?.damage ?? 0;
  const needed = Math.max(0, toughness - damage);
  return deathtouch ? Math.min(1, needed) : needed;
};
