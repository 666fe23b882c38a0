import * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import { mentionsType } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import { payingFor } from "./forbidden-costs.ts";
import type { Game } from "../game.ts";
import { existing, plainContext, abilityContext } from "../game.ts";
import { keywordsOf } from "../keywords.ts";
import { demandOf } from "../mana/demand.ts";
import type { Demand } from "../mana/demand.ts";
import type { Purpose } from "../mana/sources.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import {
  additionalCosts,
  alternativesOf,
  announceOffering,
  asIfPaid,
  permanentsToPayWith,
  lessOfRule,
} from "./additional.ts";
import type { Payable } from "./additional.ts";
import { leastWithHelp } from "./assist.ts";
import { canAnnounce, modalOf } from "./announce.ts";
import { canPayCost } from "./costs.ts";
import { countsPayment, mostPayment } from "./counted-payment.ts";
import { abilitiesOfFace, asPart, asSpell, faceOf, fusedFace, partCast } from "./faces.ts";
import { isInstantSpeed } from "./flash.ts";
import { instructionsOf } from "./instructions.ts";
import { canPayAll } from "./pay.ts";
import { payableWithTargets } from "./suppose-targets.ts";
import { inSymbols, totalCost } from "./total.ts";
import type { Way } from "./ways.ts";
import { forSomeX, hasX, manaValueMatters, whateverX } from "./x.ts";
import { symbolsOf } from "../costs.ts";
import { given } from "../given.ts";

/** The mana cost, or what is paid instead of it (601.2b, 118.9). */
export const baseCosts = (game: Game, id: ObjectId, face: number, way: Way): A.Costs => {
  if (way.costs !== undefined)
    return inSymbols(game, way.costs, plainContext(id, existing(game, id).controller));
  if (way.free) return [];
  if (way.fused) return [{ type: "mana", cost: fusedFace(existing(game, id).card).manaCost ?? [] }];
  return [{ type: "mana", cost: faceOf(existing(game, id), face).manaCost ?? [] }];
};

/** The spell that mana is spent on (106.6). */
export const purposeOf = (id: ObjectId, way: Way, costs: () => A.Costs): Purpose => ({
  type: "spell",
  id,
  costs,
  ...given({ anyMana: way.anyMana, anyManaOf: way.anyManaOf }),
});

/** The mandatory part of the additional costs, each way in which it may be paid, for the question whether the spell could be cast at all. */
export const mandatory = (game: Game, player: PlayerId, id: ObjectId, context: Context): A.Costs[] =>
  additionalCosts(game, id).reduce<A.Costs[]>(
    (ways, { rule }) => {
      if (rule.optional) return ways;
      const all = alternativesOf(rule) ?? [rule.costs];
      const possible = all.filter(
        (one) =>
          all.length === 1 ||
          one.every((c) => canPayCost(game, player, c, payingFor(context, "spell"), [id])),
      );
      return ways.flatMap((way) => possible.map((one) => [...way, ...one]));
    },
    [[]],
  );

/** Whether what can be a target may depend on X. */
export const targetsMentionX = (abilities: readonly A.Ability[]): boolean =>
  flatten(abilities).some(
    (a) => a.type === "spell" && mentionsType([a.targets, a.effect.type === "modal" ? a.effect : null], "x"),
  );

/** What the cheapest mode costs on top, where modes have costs (702.172a, 702.183a). */
const leastModeCosts = (abilities: readonly A.Ability[]): A.Costs =>
  flatten(abilities).flatMap((a) => {
    const all = a.type === "spell" ? (modalOf(a.effect)?.modes ?? []) : [];
    if (all.some((m) => m.costs === undefined)) return [];
    const amount = (costs: A.Costs = []): number => {
      const { generic, pips } = demandOf(symbolsOf(costs), 0);
      return generic + pips.length;
    };
    return all.map((m) => m.costs ?? []).sort((x, y) => amount(x) - amount(y))[0] ?? [];
  });

/** Which targets are chosen, and the total cost, may depend on the optional costs that are paid (702.33g, 601.2f). */
const dependsOnCosts = (abilities: readonly A.Ability[]): boolean =>
  countsPayment(abilities) ||
  flatten(abilities).some((a) =>
    a.type === "spell"
      ? a.targets?.some((t) => t.onlyIf)
      : a.type === "static" && a.condition?.type === "wasPaid",
  );

/** Whether the player could cast the card that way now: legal targets exist and the costs could be paid (601.2). */
export const canCast = (game: Game, player: PlayerId, id: ObjectId, face: number, way: Way): boolean => {
  const known = way.faceDown
    ? []
    : way.fused
      ? fusedFace(existing(game, id).card).abilities
      : abilitiesOfFace(game, id, face);
  // 601.2b: what can be a target may depend on the X that the player is able to pay for.
  const possible = (g: Game): boolean => {
    const base = baseCosts(g, id, face, way);
    const possibleIn = (h: Game, x: number): boolean => possibleWith(h, x) || possibleKicked(h, x);
    return (
      possibleIn(g, 0) ||
      ((manaValueMatters(g, base) || (hasX(base) && targetsMentionX(known))) && forSomeX(g, id, possibleIn))
    );
  };
  const possibleKicked = (g: Game, x: number): boolean =>
    additionalCosts(g, id).some((cost, n, all) => {
      const { rule } = cost;
      // Several costs may reduce the total cost together.
      const paid = all
        .slice(n)
        .flatMap((each) => (each === cost || (rule.reduces && each.rule.reduces) ? [each.rule] : []));
      return (
        rule.optional &&
        (rule.reduces || way.asChosen || dependsOnCosts(known) || symbolsOf(rule.costs).includes("X")) &&
        asIfPaid(
          g,
          id,
          player,
          cost,
          () => possibleWith(g, x, paid),
          countsPayment(known) ? mostPayment(g, player, id, rule.costs, cost.context) : [],
        )
      );
    });
  const possibleWith = (g: Game, x: number, paid: readonly A.AdditionalCostRule[] = []): boolean => {
    const abilities = g === game || way.faceDown || way.fused ? known : characteristics(g, id).abilities;
    const context = { ...abilityContext(existing(g, id), player), x };
    const instructions = instructionsOf(g, id, abilities, way.as === "overload");
    if (!instructions.every((i) => canAnnounce(g, i, context, id))) return false;
    const imposed = mandatory(g, player, id, context);
    const additional = [
      ...paid.flatMap(({ costs }) => costs),
      ...(way.additional ?? []),
      ...leastModeCosts(abilities),
    ];
    const base = baseCosts(g, id, face, way).map(whateverX);
    const payableIn = (h: Game, more: A.Costs, less: readonly Demand[] = []): boolean =>
      imposed.some((one) => {
        const added = [...one, ...additional, ...more];
        const total = totalCost(h, player, id, "spell", base, added, context, {
          less: [...paid.flatMap(lessOfRule), ...less],
          keyword: way.faceDown ? undefined : way.as,
        });
        const purpose = purposeOf(id, way, () => [...baseCosts(h, id, face, way), ...added]);
        return canPayAll(h, player, leastWithHelp(h, player, id, total), context, purpose, [id]);
      });
    const payable: Payable = (more, less) => payableIn(g, more, less);
    const withPermanent = (): boolean =>
      permanentsToPayWith(g, id, way, (less) => payable([], less)).length > 0;
    if (way.emerge) return withPermanent();
    const possibleIn = (h: Game): boolean =>
      payableIn(h, []) &&
      (!way.asChosen || isInstantSpeed(h, id, player, faceOf(existing(h, id), face), abilities));
    if (payableWithTargets(g, id, "spell", abilities, instructions, context, possibleIn))
      return !way.needsOffering || offeringPossible(g, player, id, payable);
    if (way.as === "harmonize" && withPermanent()) return true;
    return keywordsOf(g, id, "offering").length > 0 && offeringPossible(g, player, id, payable);
  };
  const { as } = way;
  const look = (g: Game): boolean =>
    as !== undefined && dependsOnCosts(known)
      ? asIfPaid(g, id, player, { keyword: as, index: 0 }, () => possible(g))
      : possible(g);
  const part = partCast(existing(game, id), face, way);
  const asThat = (g: Game): boolean => asPart(g, id, part, look);
  return asSpell(game, id, player, face, part ? asThat : look, way.faceDown === true);
};

const offeringPossible = (game: Game, player: PlayerId, id: ObjectId, payable: Payable): boolean => {
  const intentions = { costs: [], paid: [], less: [], objects: [] };
  const run = announceOffering(game, player, id, intentions, payable, true);
  // It asks its first question only if there is something to sacrifice with which the cost can be paid.
  return run.next().done !== true;
};
