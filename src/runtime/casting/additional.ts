import type * as A from "../../abilities/index.ts";
import { askObjects, askWhich, askYesNo } from "../ask.ts";
import { describe } from "./describe.ts";
import { characteristics, ownRules, rulesInForce } from "../continuous/index.ts";
import { copiableStart, startingFace } from "../continuous/base.ts";
import { fits } from "../evaluate/index.ts";
import { isNode, mapParts } from "../evaluate/nodes.ts";
import { costsPrinted } from "../evaluate/paid.ts";
import { flatten } from "../flatten.ts";
import type { Game, Run } from "../game.ts";
import { existing, permanents, playerOf, touch, whileSo, abilityContext } from "../game.ts";
import { showTo } from "../known.ts";
import { keywordsOf, qualityFits } from "../keywords.ts";
import { kept, remembered } from "../remembered.ts";
import { demandOf } from "../mana/demand.ts";
import type { Demand } from "../mana/demand.ts";
import type { CastRecord, Context, GameObject, ObjectId, PlayerId } from "../state.ts";
import { canAnnounce } from "./announce.ts";
import { choosePayment, countsPayment, mostPayment } from "./counted-payment.ts";
import { aCreature, asPart, proposed } from "./faces.ts";
import { keywordAround } from "./keyword-around.ts";
import { costsOf } from "../costs.ts";
import { canPayCost } from "./costs.ts";
import { keywordCost } from "./total.ts";
import type { Way } from "./ways.ts";
import { theObject } from "../effects/exactly.ts";

/** One additional cost of a spell (118.8), in the order in which they are asked for. */
export interface AdditionalCost {
  readonly rule: A.AdditionalCostRule;
  readonly keyword: string;
  /** Which of the costs of that keyword (702.33f). */
  readonly index: number;
  readonly context: Context;
}

/** The additional costs that the spell itself or other effects impose or offer. */
export const additionalCosts = (game: Game, id: ObjectId): AdditionalCost[] => {
  const found: AdditionalCost[] = [];
  const seen = new Set<string>();
  const counts: Record<string, number> = {};
  const { abilities, controller: player } = characteristics(game, id);
  const objects = new Map<object, number>();
  const numberOf = (change: object): number => kept(objects, change, () => objects.size);
  for (const [own, rules] of [
    [true, ownRules(game, id)],
    [false, rulesInForce(game)],
  ] as const) {
    for (const { change, source, context } of rules) {
      if (change.type !== "additionalCost" || (!own && source === id)) continue;
      const key = `${source}/${numberOf(change)}`;
      if ((!own && seen.has(key)) || !fits(game, id, change.what, { ...context, each: id })) continue;
      seen.add(key);
      const keyword =
        change.keyword ?? (own ? keywordAround(abilities, change)?.keyword : undefined) ?? "additional";
      const index = counts[keyword] ?? 0;
      counts[keyword] = index + 1;
      const { costs: plain } = change;
      const costs = keyword === "additional" ? plain : keywordCost(game, player, id, keyword, plain);
      found.push({ rule: costs === plain ? change : { ...change, costs }, keyword, index, context });
    }
  }
  return found;
};

/** A cost of that keyword that is paid so many times. */
export const payment = (keyword: string, cost = 0, times = 1): CastRecord["paid"][number] => ({
  keyword,
  cost,
  times,
});

/** What was chosen for a spell as it was announced (601.2b). */
export interface Intentions {
  readonly costs: A.Cost[];
  readonly paid: CastRecord["paid"][number][];
  readonly less: Demand[];
  /** What pays the costs, where that was chosen as they were announced. */
  readonly objects: ObjectId[][];
}

/** The costs among which its player chooses, where there are several. */
export const alternativesOf = ({ costs, alternatives = [] }: A.AdditionalCostRule): A.Costs[] | undefined =>
  alternatives.length === 0 ? undefined : [...(costs.length > 0 ? [costs] : []), ...alternatives];

/** Whether the total cost with these costs on top could be paid. */
export type Payable = (more: A.Costs, less?: readonly Demand[]) => boolean;

/** What the total cost is reduced by where that is paid. */
export const lessOfRule = ({ reduces, coloredOnly }: A.AdditionalCostRule): Demand[] =>
  reduces === undefined ? [] : [{ ...demandOf(reduces, 0), coloredOnly }];

/** Looks at the spell as if that optional or alternative cost were paid. */
export const asIfPaid = <T>(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  cost: Pick<AdditionalCost, "keyword" | "index">,
  look: () => T,
  costObjects: CastRecord["costObjects"] = [],
): T => {
  const object = existing(game, id);
  const { cast, zone } = object;
  const paid = [...(cast?.paid ?? []), payment(cost.keyword, cost.index)];
  return whileSo(
    object,
    { cast: { ...proposed(game, player, cast?.from ?? zone), paid, costObjects } },
    look,
  );
};

/** 601.2b, 118.8: announces which additional costs will be paid; each optional one is asked for if it could be paid. */
export function* announceAdditional(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  intentions: Intentions,
  payable: Payable,
): Run<boolean> {
  const announce = (paid: CastRecord["paid"][number]): void => {
    intentions.paid.push(paid);
    const object = existing(game, id);
    if (object.cast) object.cast = { ...object.cast, paid: [...object.cast.paid, paid] };
    touch(game);
  };
  for (const { rule, keyword, index, context } of additionalCosts(game, id)) {
    let times = 0;
    const counted = countsPayment(characteristics(game, id).abilities);
    const most = counted ? mostPayment(game, player, id, rule.costs, context) : [];
    const payableWith = (objects: CastRecord["costObjects"]): boolean =>
      asIfPaid(game, id, player, { keyword, index }, () => payable(rule.costs), objects);
    const all = alternativesOf(rule);
    if (all !== undefined) {
      const possible = all.filter((costs) => payable(costs));
      if (possible.length === 0) {
        if (rule.optional) continue;
        return false;
      }
      if (rule.optional && !(yield* askYesNo(game, player, `pay ${keyword}`, id))) continue;
      const chosen = (yield* askWhich(game, player, possible, describe, "additional cost", id))!;
      intentions.costs.push(...chosen);
      announce(payment(keyword, all.indexOf(chosen)));
      continue;
    }
    do {
      // What reduces the cost may be no more than a part of what makes it payable.
      const possible = rule.reduces
        ? rule.costs.every((c) => canPayCost(game, player, c, context))
        : payableWith(most);
      if (rule.optional && !(possible && (yield* askYesNo(game, player, `pay ${keyword}`, id)))) break;
      if (counted) {
        const { costs, objects } = yield* choosePayment(game, id, rule.costs, context, payableWith);
        intentions.costs.push(...costs);
        intentions.objects.push(...objects);
      } else intentions.costs.push(...rule.costs);
      intentions.less.push(...lessOfRule(rule));
      times++;
    } while (rule.repeatable);
    if (times > 0) announce(payment(keyword, index, times));
  }
  return true;
}

/** A cost that is paid with exactly this object. */
export const withObject = (action: A.CostOnObjects["action"], object: ObjectId): A.Cost => ({
  type: "costOnObjects",
  action,
  what: theObject(object),
});

/** What the sacrifice of an offered permanent takes off the total cost (702.48c). */
const lessOfOffered = (game: Game, permanent: ObjectId): Demand =>
  demandOf(characteristics(game, permanent).manaCost ?? [], 0);

/** The permanents of the spell's controller that have the quality which a keyword of it names. */
const havingQuality = (game: Game, id: ObjectId, quality: A.KeywordParameter | undefined): ObjectId[] => {
  const object = existing(game, id);
  const context = abilityContext(object, object.controller);
  return permanents(game).filter(
    (p) =>
      characteristics(game, p).controller === object.controller && qualityFits(game, quality, p, context),
  );
};

/**
 * The permanents whose sacrifice for the first of these qualities makes the cost payable, together with the best
 * sacrifices for the others.
 */
const offerable = (
  game: Game,
  id: ObjectId,
  [quality, ...others]: readonly (A.KeywordParameter | undefined)[],
  payable: (less: Demand[]) => boolean,
): ObjectId[] =>
  havingQuality(game, id, quality).filter((p) => {
    const more = (less: Demand[]): boolean => payable([lessOfOffered(game, p), ...less]);
    return more([]) || (others.length > 0 && offerable(game, id, others, more).some((q) => q !== p));
  });

/** 702.48: for each of these abilities the player may sacrifice a permanent, whose mana cost the total cost is reduced by. */
export function* announceOffering(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  intentions: Intentions,
  payable: Payable,
  required: boolean,
): Run<boolean> {
  const qualities = keywordsOf(game, id, "offering").map((k) => k.parameters[0]);
  const offered: ObjectId[] = [];
  for (const n of qualities.keys()) {
    const candidates = offerable(game, id, qualities.slice(n), (less) => payable([], less)).filter(
      (p) => !offered.includes(p),
    );
    if (candidates.length === 0 || !(yield* askYesNo(game, player, "pay offering", id))) continue;
    const [chosen] = yield* askObjects(game, player, candidates, 1, 1, "sacrifice", id);
    if (chosen === undefined) return false;
    offered.push(chosen);
    intentions.costs.push(withObject("sacrifice", chosen));
    intentions.less.push(lessOfOffered(game, chosen));
    intentions.paid.push(payment("offering"));
  }
  return !required || offered.length > 0;
}

/** What a permanent takes off an emerge cost (702.119a: its mana value) or a harmonize cost (702.180a: its power). */
const lessFor = (game: Game, permanent: ObjectId, { emerge }: Way): Demand => {
  const { manaValue, power } = characteristics(game, permanent);
  return { pips: [], generic: emerge ? manaValue : Math.max(0, power ?? 0) };
};

/** The permanents with whose sacrifice an emerge cost, or with whose tapping a harmonize cost, can be paid. */
export const permanentsToPayWith = (
  game: Game,
  id: ObjectId,
  way: Way,
  payable: (less: Demand[]) => boolean,
): ObjectId[] =>
  havingQuality(game, id, way.emerge ?? aCreature).filter(
    (p) => (way.emerge || !existing(game, p).tapped) && payable([lessFor(game, p, way)]),
  );

/** 702.119a-b: a permanent is sacrificed for emerge. 702.180a-b: a creature may be tapped for harmonize. */
export function* announcePermanent(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  { costs, less }: Intentions,
  payable: Payable,
  way: Way,
): Run<boolean> {
  const action = way.emerge ? "sacrifice" : "tap";
  const candidates = permanentsToPayWith(game, id, way, (reduced) => payable([], reduced));
  if (action === "tap") {
    const may = payable([]);
    if (candidates.length === 0 || !(yield* askYesNo(game, player, "tap a creature", id))) return may;
  }
  const [chosen] = yield* askObjects(game, player, candidates, 1, 1, action, id);
  if (chosen === undefined) return false;
  costs.push(withObject(action, chosen));
  less.push(lessFor(game, chosen, way));
  return true;
}

/** What the rules text of a card adds to a spell onto which it is spliced; X in it is no value of the spell (107.3j). */
const splicedText = remembered((face: A.Face): readonly A.Ability[] => {
  const visit = (node: unknown): unknown => (isNode(node) && node.type === "x" ? 0 : mapParts(node, visit));
  // The same shape with other numbers in it.
  return visit(face.abilities) as readonly A.Ability[];
});

/** 702.33e: what a text says of its one kicker cost is said of the one that stands behind so many others. */
const withOwnKicker = (abilities: readonly A.Ability[], others: number): readonly A.Ability[] => {
  const isKicked = (node: unknown): node is A.WasPaid =>
    isNode(node) && node.type === "wasPaid" && (node as A.WasPaid).keyword === "kicker";
  const visit = (node: unknown): unknown =>
    isKicked(node) ? { ...node, cost: (node.cost ?? 0) + others } : mapParts(node, visit);
  // The same shape with other numbers in it.
  return costsPrinted(abilities, "kicker") === 1 ? (visit(abilities) as readonly A.Ability[]) : abilities;
};

/** The spell with the rules text of these cards in hand behind its own (612.10, 702.47c). */
const splicedFace = (
  game: Game,
  spell: ObjectId,
  cards: readonly ObjectId[],
): NonNullable<GameObject["copyOf"]> => {
  const object = existing(game, spell);
  const face = copiableStart(object);
  const texts = [face.abilities, ...cards.map((card) => splicedText(startingFace(existing(game, card))))];
  const abilities: A.Ability[] = [];
  for (const text of texts) abilities.push(...withOwnKicker(text, costsPrinted(abilities, "kicker")));
  return { ...face, abilities, unspliced: object.copyOf ?? null };
};

/** 702.47: cards in hand that can be spliced onto the spell, with what that costs. */
const spliceable = (
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  payable: (game: Game, costs: A.Costs) => boolean,
): { card: ObjectId; costs: A.Costs }[] => {
  const own = abilityContext(existing(game, spell), player);
  return playerOf(game, player).hand.flatMap((card) => {
    const context = abilityContext(existing(game, card), player);
    const keyword = keywordsOf(game, card, "splice").find(
      (each) =>
        each.parameters.some((p) => qualityFits(game, p, spell, context)) &&
        asPart(game, spell, splicedFace(game, spell, [card]), (g) => payable(g, costsOf(each))) &&
        // 702.47b: not if the choices for its text can't be made.
        flatten(startingFace(existing(game, card)).abilities).every(
          (a) => a.type !== "spell" || canAnnounce(game, a, own, spell),
        ),
    );
    return keyword === undefined ? [] : [{ card, costs: costsOf(keyword) }];
  });
};

/** 702.47a-b: the player may reveal cards to splice, all at once and in the order in which their effects happen. */
export function* announceSplice(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  intentions: Intentions,
  payable: (game: Game, costs: A.Costs) => boolean,
): Run<void> {
  const possible = spliceable(game, player, spell, payable);
  if (possible.length === 0 || !(yield* askYesNo(game, player, "splice", spell))) return;
  const cards = yield* askObjects(
    game,
    player,
    possible.map((s) => s.card),
    1,
    possible.length,
    "splice",
    spell,
  );
  showTo(game, cards);
  existing(game, spell).copyOf = splicedFace(game, spell, cards);
  touch(game);
  for (const card of cards) {
    intentions.costs.push(...possible.find((s) => s.card === card)!.costs);
    intentions.paid.push(payment("splice"));
  }
}
