import { sum } from "../sum.ts";
import type * as A from "../../abilities/index.ts";
import { countCast } from "../commander.ts";
import { askObjects } from "../ask.ts";
import { characteristics } from "../continuous/index.ts";
import type { Game, Run } from "../game.ts";
import { countUse, existing, objectOf, touch, abilityContext } from "../game.ts";
import { keywordsOf } from "../keywords.ts";
import { setAsideAs } from "../words.ts";
import { usePermission } from "./permissions.ts";
import { moveOne, perform } from "../perform.ts";
import { paidWithLife } from "../perform/intrinsic.ts";
import { cloneState, orRewind } from "../rewind.ts";
import { announceAim } from "../stack/put.ts";
import type { CastRecord, ChosenInstructions, Context, ObjectId, PlayerId } from "../state.ts";
import {
  announceAdditional,
  announcePermanent,
  announceOffering,
  announceSplice,
  payment,
  withObject,
} from "./additional.ts";
import type { Intentions, Payable } from "./additional.ts";
import { assisted } from "./assist.ts";
import { canAnnounce, chooseModes, chooseTargetsAndDivision, modalOf } from "./announce.ts";
import type { Announced } from "./announce.ts";
import { costCandidates } from "./costs.ts";
import { canPayAll, payTotal } from "./pay.ts";
import type { Worked } from "./total.ts";
import { payableWithTargets } from "./suppose-targets.ts";
import { totalCost } from "./total.ts";
import type { Purpose } from "../mana/sources.ts";
import { baseCosts, mandatory, purposeOf, targetsMentionX } from "./castable.ts";
import { faceOf, fusedFace, proposed, prototypedFace } from "./faces.ts";
import { cantCast, isSorceryTime } from "./limits.ts";
import { isInstantSpeed } from "./flash.ts";
import { instructionsOf } from "./instructions.ts";
import { bestow, exileAfterwards, gainedAsCast, gainedBefore, soAsCast } from "./lasting.ts";
import { waysToCast } from "./ways.ts";
import type { Way } from "./ways.ts";
import { choosePart, chosenWay } from "./which-way.ts";
import type { CastOptions } from "./which-way.ts";
import { announceX, leastX, mostX } from "./variable.ts";
import { asIfX, forSomeX, hasX, manaValueMatters, saysManaValueX, whateverX, withoutX } from "./x.ts";
import { costsOf } from "../costs.ts";
import { given } from "../given.ts";
import type { Demand } from "../mana/demand.ts";
import { preparedBy, unprepare } from "../prepared.ts";

interface Casting {
  readonly game: Game;
  readonly player: PlayerId;
  readonly id: ObjectId;
  readonly face: number;
  readonly way: Way;
  readonly from: A.Zone;
  /** A sorcery could have been cast, too. */
  readonly timely: boolean;
  /** The card that it was, in the game as it was, where X is in its mana cost. */
  readonly card: ObjectId;
  readonly earlier: Game | undefined;
  /** Costs whose objects were chosen as X was announced. */
  readonly chosenCosts: { readonly cost: A.Cost; readonly instead: A.Cost }[];
}

/** 601.2a: the card goes onto the stack and becomes a spell. */
function* propose(game: Game, player: PlayerId, card: ObjectId, face: number): Run<ObjectId | undefined> {
  const from = existing(game, card).zone;
  const moved = yield* moveOne(game, card, { zone: "stack" }, { reason: "cast", by: player });
  if (moved === undefined) return undefined;
  const spell = existing(game, moved);
  spell.face = face;
  const since = game.state.history.thisTurn.length;
  spell.stackItem = { type: "spell", source: spell.id, instructions: [], costObjects: [], since };
  spell.cast = proposed(game, player, from);
  touch(game);
  return spell.id;
}

/** Under which `wasPaid` finds that a spell was cast any time a sorcery couldn't have been cast. */
const untimely = "any time";

const record = (casting: Casting, intentions: Intentions, x: number | undefined): CastRecord => ({
  by: casting.player,
  from: casting.from,
  ...given({ x }),
  paid: [
    ...(casting.way.as === undefined ? [] : [payment(casting.way.as)]),
    ...intentions.paid,
    ...(casting.timely ? [] : [payment(untimely)]),
  ],
  manaSpent: [],
  costObjects: intentions.objects,
  turn: casting.game.state.turn.number,
});

const contextOf = ({ game, player, id }: Casting, x: number | undefined): Context => {
  const { x: _, ...context } = abilityContext(existing(game, id), player);
  return x === undefined ? context : { ...context, x };
};

/** What mana is spent on: the spell with all that it costs (106.6). */
const spentOn = ({ game, id, face, way }: Casting, { costs }: Pick<Intentions, "costs">): Purpose =>
  purposeOf(id, way, () => [...baseCosts(game, id, face, way), ...costs]);

const totalOf = (
  casting: Casting,
  intentions: Intentions,
  context: Context,
  more: A.Costs = [],
  less: Intentions["less"] = [],
): Worked => {
  const { game, player, id, face, way } = casting;
  const base = baseCosts(game, id, face, way).map(
    (cost) => casting.chosenCosts.find((c) => c.cost === cost)?.instead ?? whateverX(cost),
  );
  return totalCost(game, player, id, "spell", base, [...intentions.costs, ...more], context, {
    less: [...intentions.less, ...less],
    keyword: way.faceDown ? undefined : way.as,
  });
};

/** 601.2b: additional costs and the value of X; `undefined` when a mandatory cost can't be paid. */
function* announceCosts(
  casting: Casting,
  intentions: Intentions,
): Run<{ x: number | undefined } | undefined> {
  const { game, player, id, way } = casting;
  const context = contextOf(casting, 0);
  const payableIn = (now: Game, more: A.Costs, less: readonly Demand[] = []): boolean => {
    const { abilities } = characteristics(now, id);
    const own = instructionsOf(now, id, abilities, way.as === "overload");
    // 601.2c: what is asked for only because a cost is paid needs targets as well.
    const isKicked = (existing(now, id).cast?.paid.length ?? 0) > 0 && !targetsMentionX(abilities);
    if (isKicked && !own.every((each) => canAnnounce(now, each, context, id))) return false;
    return payableWithTargets(now, id, "spell", abilities, own, context, (g) => {
      const costs = [...intentions.costs, ...more];
      const least = leastX(g, costs, context);
      const payableWith = (h: Game, x: number): boolean => {
        const so = contextOf(casting, x);
        const total = totalOf({ ...casting, game: h }, intentions, so, more, [...less]);
        return canPayAll(h, player, total, so, spentOn(casting, { costs }));
      };
      const all = [...baseCosts(g, id, casting.face, way), ...costs];
      return payableWith(g, least) || (manaValueMatters(g, all) && forSomeX(g, id, payableWith));
    });
  };
  const payable: Payable = (more, less) => payableIn(game, more, less);
  yield* announceSplice(game, player, id, intentions, (g, costs) =>
    mandatory(g, player, id, context).some((imposed) => payableIn(g, [...imposed, ...costs])),
  );
  if (
    keywordsOf(game, id, "offering").length > 0 &&
    !(yield* announceOffering(game, player, id, intentions, payable, way.needsOffering === true))
  )
    return undefined;
  if (
    (way.emerge || way.as === "harmonize") &&
    !(yield* announcePermanent(game, player, id, intentions, payable, way))
  )
    return undefined;
  const before = intentions.costs.length;
  if (!(yield* announceAdditional(game, player, id, intentions, payable))) return undefined;
  // What the spell itself asks for comes first, as it is spoken of by its number.
  intentions.costs.push(...intentions.costs.splice(0, before));
  const costs = [...baseCosts(game, id, casting.face, way), ...intentions.costs];
  const byCard = yield* xByCard(casting, costs);
  if (byCard !== undefined) return byCard;
  if (!hasX(costs)) {
    // 107.3b: without paying a cost that has X, the only legal choice for X is 0.
    return { x: faceOf(existing(game, id), casting.face).manaCost?.includes("X") ? 0 : undefined };
  }
  const demand = (x: number, g: Game): Demand =>
    totalOf({ ...casting, game: g }, intentions, contextOf(casting, x)).demand;
  const most = mostX(game, player, costs, context, spentOn(casting, intentions), demand);
  return { x: yield* announceX(game, player, costs, context, most) };
}

/** "Exile a blue card with mana value X from your hand": choosing the card announces X (601.2b, 107.3a). */
function* xByCard(casting: Casting, costs: A.Costs): Run<{ x: number } | undefined> {
  const { game, player, id } = casting;
  for (const cost of costs) {
    if (cost.type !== "costOnObjects" || cost.what.type !== "costChoice" || cost.what.filter.type !== "and")
      continue;
    if (!cost.what.filter.filters.some(saysManaValueX)) continue;
    const choice = { ...cost.what, filter: withoutX(cost.what.filter) };
    const candidates = costCandidates(game, player, cost.action, choice, contextOf(casting, 0));
    const [chosen] = yield* askObjects(game, player, candidates, 1, 1, cost.action, id);
    if (chosen === undefined) return undefined;
    casting.chosenCosts.push({ cost, instead: withObject(cost.action, chosen) });
    return { x: characteristics(game, chosen).manaValue };
  }
  return undefined;
}

/** 601.2b-d: modes, then targets and divisions, of the spell's own text and of spliced text after it (702.47b). */
function* announceChoices(casting: Casting, context: Context): Run<ChosenInstructions[] | undefined> {
  const { game, player, id } = casting;
  const all = instructionsOf(game, id, characteristics(game, id).abilities, casting.way.as === "overload");
  const announced: Announced[] = [];
  for (const instructions of all) {
    const modes = yield* chooseModes(game, player, instructions, context, id);
    if (modes === undefined) return undefined;
    announced.push(modes);
  }
  const chosen: ChosenInstructions[] = [];
  for (const one of announced) {
    const part = yield* chooseTargetsAndDivision(game, player, one, context, id);
    if (part === undefined) return undefined;
    chosen.push(part);
  }
  return chosen;
}

/** Costs of chosen modes (700.2h), and of each mode beyond the first (702.120a). */
const modeCosts = ({ game, id }: Casting, announced: readonly ChosenInstructions[]): A.Cost[] => {
  const escalate = keywordsOf(game, id, "escalate").flatMap(costsOf);
  const beyond = sum(announced.map(({ modes }) => Math.max(0, (modes?.length ?? 0) - 1)));
  return [...ownModeCosts(announced), ...Array.from({ length: beyond }, () => escalate).flat()];
};
const ownModeCosts = (announced: readonly ChosenInstructions[]): A.Cost[] =>
  announced.flatMap((c) =>
    (c.modes ?? []).flatMap((m) => modalOf(c.instructions.effect)?.modes[m.index]?.costs ?? []),
  );

/** 601.2e: by its X the spell may have become prohibited or not be permitted any more, by its choices this may be no time for it. */
const isLegal = ({ game, player, id, face, way, card, earlier }: Casting, x = 0): boolean => {
  let now: Way | undefined = way;
  if (earlier !== undefined) {
    const told = ({ asChosen: _, ...rest }: Way): string => JSON.stringify(rest);
    if (!way.allowed)
      now = asIfX(earlier, card, x, (g) =>
        waysToCast(g, player, card, face).find((each) => told(each) === told(way)),
      );
    if (now === undefined || cantCast(game, player, id) || way.only?.(game, id) === false) return false;
  }
  return (
    !now.asChosen ||
    isInstantSpeed(game, id, player, faceOf(existing(game, id), face), characteristics(game, id).abilities)
  );
};

/** 601.2i: the spell becomes cast; abilities that trigger on that trigger now. */
function* becomeCast(casting: Casting): Run<void> {
  const { game, player, id, from, way } = casting;
  if (way.limited !== undefined) countUse(objectOf(game, way.limited), way.use);
  usePermission(game, way.uses);
  if (way.exileAfter) exileAfterwards(game, id, way);
  countCast(game, id, from);
  yield* perform(game, [{ type: "cast", object: id, player, from }]);
  if (objectOf(game, id)) yield* announceAim(game, id);
}

function* steps(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  face: number,
  way: Way,
): Run<ObjectId | undefined> {
  const { zone: from, chosen: remembered } = existing(game, card);
  const gains = gainedBefore(game, card, way);
  const timely = isSorceryTime(game, player);
  const hasManaX = faceOf(existing(game, card), face).manaCost?.includes("X");
  const earlier = hasManaX ? { ...game, state: cloneState(game.state) } : undefined;
  // 601.2a
  const id = yield* propose(game, player, card, face);
  if (id === undefined) return undefined;
  const casting: Casting = { game, player, id, face, way, from, timely, card, earlier, chosenCosts: [] };
  if (way.faceDown) existing(game, id).faceDown = true;
  if (way.as === "disguise") existing(game, id).designations.push("disguised");
  if (way.as === "bestow") bestow(game, id);
  if (way.fused) existing(game, id).copyOf = fusedFace(existing(game, id).card);
  if (way.prototyped) existing(game, id).copyOf = prototypedFace(faceOf(existing(game, id), face));
  touch(game);
  // Abilities that change what it costs work already now.
  if (gains.length > 0) gainedAsCast(game, id, gains);
  // 601.2b
  const costs = [...(way.additional ?? [])];
  const intentions: Intentions = { costs, paid: [], less: [], objects: [] };
  const announced = yield* announceCosts(casting, intentions);
  if (announced === undefined) return undefined;
  const { x } = announced;
  existing(game, id).cast = record(casting, intentions, x);
  touch(game);
  const context = contextOf(casting, x);
  // 601.2c-d
  const chosen = yield* announceChoices(casting, context);
  if (chosen === undefined) return undefined;
  const item = existing(game, id).stackItem;
  if (item === undefined) return undefined;
  existing(game, id).stackItem = { ...item, instructions: chosen, ...given({ x }) };
  intentions.costs.push(...modeCosts(casting, chosen));
  touch(game);
  if (!isLegal(casting, x)) return undefined;
  const whole = totalOf(casting, intentions, context);
  const help = yield* assisted(game, player, id, whole, context, spentOn(casting, intentions));
  if (help === undefined) return undefined;
  // 601.2g-h
  const paid = yield* payTotal(
    game,
    player,
    help.total,
    { ...context, targets: chosen[0]?.targets ?? [] },
    spentOn(casting, intentions),
  );
  if (paid === undefined) return undefined;
  const spell = existing(game, id);
  const before = spell.stackItem;
  if (paid.phyrexian > 0) intentions.paid.push(payment(paidWithLife, 0, paid.phyrexian));
  const so = soAsCast(characteristics(game, id).abilities, game, context);
  intentions.paid.push(...so.map((key) => payment(key)));
  // 702.143c: what was foretold before it was cast.
  for (const key of setAsideAs) if (remembered[key] !== undefined) intentions.paid.push(payment(key));
  spell.cast = {
    ...record(casting, intentions, x),
    manaSpent: [...help.mana, ...paid.mana],
    costObjects: paid.objects,
  };
  if (before) spell.stackItem = { ...before, costObjects: paid.objects };
  touch(game);
  // 601.2i
  unprepare(game, remembered[preparedBy]);
  yield* becomeCast(casting);
  return id;
}

/**
 * Casts a spell, 601.2a-i. Returns the spell, or `undefined` when it turned out illegal or unpayable and was taken back (733).
 */
export function* castSpell(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  wanted: CastOptions = {},
): Run<ObjectId | undefined> {
  const object = objectOf(game, card);
  if (object === undefined) return undefined;
  const options = wanted.allowed ? yield* choosePart(game, player, card, wanted) : wanted;
  if (options === undefined) return undefined;
  const { face = 0 } = options;
  const way = yield* chosenWay(game, player, card, face, options);
  if (way === undefined) return undefined;
  return yield* orRewind(game, steps(game, player, card, face, way));
}
