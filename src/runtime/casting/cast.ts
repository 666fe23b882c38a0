import type * as A from "../../abilities/index.ts";
import { askNumber, askObjects, askOption } from "../ask.ts";
import { beginEffect, characteristics } from "../continuous/index.ts";
import { mentionsType } from "../evaluate/index.ts";
import { moveEvent } from "../events.ts";
import { flatten } from "../flatten.ts";
import type { Game, Run } from "../game.ts";
import { existing, objectOf, playerOf, touch } from "../game.ts";
import { keywordsOf } from "../keywords.ts";
import { greatestX } from "../mana/pay.ts";
import type { Purpose } from "../mana/sources.ts";
import { perform } from "../perform.ts";
import { playerCant } from "../prohibitions.ts";
import { mark, rewind } from "../rewind.ts";
import { announceTargets } from "../stack/put.ts";
import { abilityContext } from "../triggers/watchers.ts";
import type { CastRecord, ChosenInstructions, Context, ObjectId, PlayerId } from "../state.ts";
import {
  additionalCosts,
  announceAdditional,
  announceEmerge,
  emergeCandidates,
  announceOffering,
  announceSplice,
  splicedInstructions,
} from "./additional.ts";
import type { Intentions } from "./additional.ts";
import { canAnnounce, chooseModes, chooseTargetsAndDivision, modalOf } from "./announce.ts";
import type { Announced } from "./announce.ts";
import { canPayCost, costCandidates } from "./costs.ts";
import { canPayAll, payTotal } from "./pay.ts";
import type { TotalCost } from "./pay.ts";
import { targetsExist } from "./targets.ts";
import { totalCost } from "./total.ts";
import { abilitiesOfFace, asSpell, castableFaces, faceOf, fusedFace, waysToCast } from "./ways.ts";
import type { Way } from "./ways.ts";

export interface CastOptions {
  readonly face?: number;
  /** Way of casting: the keyword of an alternative cost or permission. */
  readonly as?: string;
  /** Without paying the mana cost (118.9). */
  readonly free?: true;
  /** Instead of the mana cost (118.9). */
  readonly costs?: A.Costs;
  readonly anyMana?: true;
  /** Permitted by an effect that resolves (608.2g): timing is not checked. */
  readonly allowed?: true;
  /** What the spell must be as it is cast (601.3e), asked of it as a spell. */
  readonly only?: (game: Game, id: ObjectId) => boolean;
}

/** 303.4a: the target of an Aura spell, from its enchant abilities. */
const enchantTarget = (game: Game, id: ObjectId): A.TargetSpec[] => {
  const [keyword] = keywordsOf(game, id, "enchant");
  const [parameter] = keyword?.parameters ?? [];
  if (parameter?.type !== "quality") return [];
  const count = { min: 1, max: 1 };
  // A quality is a filter or a set of players; only the latter has one of the players' types.
  return [
    isPlayersParameter(parameter.value)
      ? { count, players: parameter.value }
      : { count, objects: parameter.value },
  ];
};
const playerTypes: ReadonlySet<string> = new Set(["you", "opponents", "players"]);
const isPlayersParameter = (value: A.Filter | A.Players): value is A.Players => playerTypes.has(value.type);

/** The instructions of a spell, in the order in which they are followed. */
export const instructionsOf = (
  game: Game,
  id: ObjectId,
  abilities: readonly A.Ability[],
  overloaded = false,
): A.Instructions[] => {
  const written = flatten(abilities).filter((a): a is A.SpellAbility => a.type === "spell");
  const own = overloaded ? written.map(overload) : written;
  const isAura = characteristics(game, id).subtypes.includes("Aura") && !own.some((i) => i.targets?.length);
  return isAura ? [{ targets: enchantTarget(game, id), effect: { type: "nothing" } }] : own;
};

/** 702.96a: every "target" of an overloaded spell is "each". */
const overload = (instructions: A.SpellAbility): A.SpellAbility => {
  const specs = instructions.targets ?? [];
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== "object" || node === null) return node;
    if ("type" in node && "index" in node && typeof node.index === "number") {
      const spec = specs[node.index];
      if (node.type === "target")
        return spec?.objects !== undefined ? { type: "all", filter: spec.objects } : (spec?.players ?? node);
      if (node.type === "targetPlayers") return spec?.players ?? node;
    }
    return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, visit(part)]));
  };
  // The same shape with other references in it.
  return { type: "spell", effect: visit(instructions.effect) as A.Effect };
};

const baseCosts = (game: Game, id: ObjectId, face: number, way: Way): A.Costs => {
  if (way.costs !== undefined) return way.costs;
  if (way.free) return [];
  if (way.fused) return [{ type: "mana", cost: fusedFace(existing(game, id).card).manaCost ?? [] }];
  return [{ type: "mana", cost: faceOf(existing(game, id), face).manaCost ?? [] }];
};

const purposeOf = (id: ObjectId): Purpose => ({ type: "spell", id });

/** Whether X is among the costs (107.3a). */
const hasX = (costs: A.Costs): boolean =>
  costs.some((c) => (c.type === "mana" && c.cost.includes("X")) || mentionsType(c, "x"));

/** The mandatory part of the additional costs, for the question whether the spell could be cast at all. */
const mandatory = (game: Game, player: PlayerId, id: ObjectId, context: Context): A.Costs | undefined => {
  const costs: A.Cost[] = [];
  for (const { rule } of additionalCosts(game, id)) {
    if (rule.optional) continue;
    if (rule.alternatives === undefined || rule.alternatives.length === 0) costs.push(...rule.costs);
    else {
      const all = rule.costs.length > 0 ? [rule.costs, ...rule.alternatives] : rule.alternatives;
      const possible = all.find((one) => one.every((c) => canPayCost(game, player, c, context, [id])));
      if (possible === undefined) return undefined;
      costs.push(...possible);
    }
  }
  return costs;
};

/** Whether the player could cast the card that way now: legal targets exist and the costs could be paid (601.2). */
export const canCast = (game: Game, player: PlayerId, id: ObjectId, face: number, way: Way): boolean => {
  const abilities = way.faceDown
    ? []
    : way.fused
      ? fusedFace(existing(game, id).card).abilities
      : abilitiesOfFace(game, id, face);
  // 601.2b: what can be a target may depend on the X that the player is able to pay for.
  const most = hasX(baseCosts(game, id, face, way)) ? 20 : 0;
  const possible = (): boolean => Array.from({ length: most + 1 }, (_, x) => x).some(possibleWith);
  const possibleWith = (x: number): boolean => {
    const context = { ...abilityContext(existing(game, id), player), x };
    if (
      !instructionsOf(game, id, abilities, way.as === "overload").every((i) =>
        canAnnounce(game, i, context, id),
      )
    )
      return false;
    // 702.103b: as an Aura spell it needs a target.
    const bestowed: A.TargetSpec = {
      count: { min: 1, max: 1 },
      objects: { type: "hasType", cardType: "creature" },
    };
    if (way.as === "bestow" && !targetsExist(game, [bestowed], context, id)) return false;
    const imposed = mandatory(game, player, id, context);
    if (imposed === undefined) return false;
    const additional = [...imposed, ...(way.additional ?? [])];
    if (way.emerge) return emergePossible(game, player, id, face, way, additional, context);
    const total = totalCost(
      game,
      player,
      id,
      "spell",
      baseCosts(game, id, face, way).map(whateverX),
      additional,
      context,
    );
    if (canPayAll(game, player, total, context, purposeOf(id), [id]))
      return !way.needsOffering || offeringPossible(game, player, id, face, way, additional, context);
    return (
      keywordsOf(game, id, "offering").length > 0 &&
      offeringPossible(game, player, id, face, way, additional, context)
    );
  };
  return asSpell(game, id, player, face, possible, way.faceDown === true);
};

const emergePossible = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  face: number,
  way: Way,
  additional: A.Costs,
  context: Context,
): boolean =>
  emergeCandidates(game, player, (less) =>
    canPayAll(
      game,
      player,
      totalCost(game, player, id, "spell", baseCosts(game, id, face, way), additional, context, { less }),
      context,
      purposeOf(id),
      [id],
    ),
  ).length > 0;

const offeringPossible = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  face: number,
  way: Way,
  additional: A.Costs,
  context: Context,
): boolean => {
  const run = announceOffering(
    game,
    player,
    id,
    { costs: [], paid: [], less: [], spliced: [] },
    (more, less) =>
      canPayAll(
        game,
        player,
        totalCost(
          game,
          player,
          id,
          "spell",
          baseCosts(game, id, face, way),
          [...additional, ...more],
          context,
          { less: less ?? [] },
        ),
        context,
        purposeOf(id),
        [id],
      ),
    true,
  );
  // It asks its first question only if there is something to sacrifice with which the cost can be paid.
  return run.next().done !== true;
};

interface Casting {
  readonly game: Game;
  readonly player: PlayerId;
  readonly id: ObjectId;
  readonly face: number;
  readonly way: Way;
  readonly from: A.Zone;
  /** Costs whose objects were chosen as X was announced. */
  readonly chosenCosts: { readonly cost: A.Cost; readonly instead: A.Cost }[];
}

const onCreature: A.Objects = { type: "all", filter: { type: "hasType", cardType: "creature" } };
const self: A.Objects = { type: "self" };

/** 702.103b, 702.103f: the spell becomes an Aura with enchant creature, until it is neither on the stack nor attached. */
const bestow = (game: Game, id: ObjectId): void => {
  const spell = existing(game, id);
  const attached: A.Filter = { type: "attachedTo", to: onCreature };
  const duration: A.Duration = {
    type: "asLongAs",
    condition: {
      type: "anyOf",
      conditions: [
        { type: "matches", objects: self, filter: { type: "inZone", zone: "stack" } },
        { type: "matches", objects: self, filter: attached },
      ],
    },
  };
  spell.designations.push("bestowed");
  beginEffect(
    game,
    abilityContext(spell, spell.controller),
    {
      type: "affect",
      objects: [id],
      modifications: [
        { type: "loseTypes", cardTypes: ["creature"] },
        { type: "addTypes", subtypes: ["Aura"] },
        { type: "gainAbilities", abilities: [enchantCreature] },
      ],
    },
    duration,
  );
};
const enchantCreature: A.Keyword = {
  type: "keyword",
  keyword: "enchant",
  parameters: [{ type: "quality", value: { type: "hasType", cardType: "creature" } }],
  abilities: [],
};

/** 601.2a: the card goes onto the stack and becomes a spell. */
function* propose(game: Game, player: PlayerId, card: ObjectId, face: number): Run<ObjectId | undefined> {
  const from = existing(game, card).zone;
  const [moved] = yield* perform(game, [
    { ...moveEvent(game, card, { zone: "stack" }, { reason: "cast", by: player }), from },
  ]);
  if (moved?.type !== "zoneChange" || moved.becomes === undefined) return undefined;
  const spell = existing(game, moved.becomes);
  spell.face = face;
  spell.stackItem = { type: "spell", source: spell.id, instructions: [], costObjects: [] };
  touch(game);
  return spell.id;
}

const record = (casting: Casting, intentions: Intentions, x: number | undefined): CastRecord => ({
  by: casting.player,
  from: casting.from,
  ...(x === undefined ? {} : { x }),
  paid: [
    ...(casting.way.as === undefined ? [] : [{ keyword: casting.way.as, cost: 0, times: 1 }]),
    ...intentions.paid,
  ],
  manaSpent: [],
  costObjects: [],
  turn: casting.game.state.turn.number,
});

const contextOf = ({ game, player, id }: Casting, x: number | undefined): Context => {
  const { x: _, ...context } = abilityContext(existing(game, id), player);
  return x === undefined ? context : { ...context, x };
};

const totalOf = (
  casting: Casting,
  intentions: Intentions,
  context: Context,
  more: A.Costs = [],
  less: Intentions["less"] = [],
): TotalCost => {
  const { game, player, id, face, way } = casting;
  const base = baseCosts(game, id, face, way).map(
    (cost) => casting.chosenCosts.find((c) => c.cost === cost)?.instead ?? whateverX(cost),
  );
  return totalCost(game, player, id, "spell", base, [...intentions.costs, ...more], context, {
    less: [...intentions.less, ...less],
  });
};

/** 601.2b: additional costs and the value of X; `undefined` when a mandatory cost can't be paid. */
function* announceCosts(
  casting: Casting,
  intentions: Intentions,
): Run<{ x: number | undefined } | undefined> {
  const { game, player, id, way } = casting;
  const context = contextOf(casting, 0);
  const payable = (more: A.Costs, less: readonly Intentions["less"][number][] = []): boolean => {
    const total = totalOf(casting, intentions, context, more, [...less]);
    return canPayAll(game, player, total, context, purposeOf(id));
  };
  if (
    keywordsOf(game, id, "offering").length > 0 &&
    !(yield* announceOffering(game, player, id, intentions, payable, way.needsOffering === true))
  )
    return undefined;
  if (way.emerge && !(yield* announceEmerge(game, player, id, intentions, payable))) return undefined;
  if (!(yield* announceAdditional(game, player, id, intentions, payable))) return undefined;
  if (!(yield* announceSplice(game, player, id, intentions, payable))) return undefined;
  const costs = [...baseCosts(game, id, casting.face, way), ...intentions.costs];
  const byCard = yield* xByCard(casting, costs);
  if (byCard !== undefined) return byCard;
  if (!hasX(costs)) {
    // 107.3b: without paying a cost that has X, the only legal choice for X is 0.
    return { x: faceOf(existing(game, id), casting.face).manaCost?.includes("X") ? 0 : undefined };
  }
  const mana = costs.some((c) => c.type === "mana" && c.cost.includes("X"));
  const most = mana
    ? greatestX(
        game,
        player,
        (x) => totalOf(casting, intentions, contextOf(casting, x)).demand ?? { pips: [], generic: 0 },
        purposeOf(id),
      )
    : greatestOther(casting, costs);
  return { x: yield* askNumber(game, player, 0, most, "X", id) };
}

const saysManaValueX = (filter: A.Filter): boolean =>
  filter.type === "compare" &&
  filter.stat === "manaValue" &&
  typeof filter.value === "object" &&
  filter.value.type === "x";
/** The cost with any value of X, while X isn't announced yet. */
const whateverX = (cost: A.Cost): A.Cost =>
  cost.type === "costOnObjects" && cost.what.type === "costChoice" && cost.what.filter.type === "and"
    ? { ...cost, what: { ...cost.what, filter: withoutX(cost.what.filter) } }
    : cost;
const withoutX = (filter: A.Filter): A.Filter =>
  filter.type === "and" ? { type: "and", filters: filter.filters.filter((f) => !saysManaValueX(f)) } : filter;

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
    const instead: A.Cost = {
      type: "costOnObjects",
      action: cost.action,
      what: { type: "granter", object: chosen },
    };
    casting.chosenCosts.push({ cost, instead });
    return { x: characteristics(game, chosen).manaValue };
  }
  return undefined;
}

/** The greatest X for costs that aren't mana. */
const greatestOther = (casting: Casting, costs: A.Costs): number => {
  const { game, player } = casting;
  const { life } = playerOf(game, player);
  let x = 0;
  const possible = (n: number): boolean =>
    costs.every((c) => canPayCost(game, player, c, contextOf(casting, n)));
  while (x < Math.max(life, 100) && possible(x + 1)) x++;
  return x;
};

/** 601.2b-d: modes, then targets and divisions, of the spell's own text and of spliced text after it (702.47b). */
function* announceChoices(
  casting: Casting,
  spliced: readonly ObjectId[],
  context: Context,
): Run<ChosenInstructions[] | undefined> {
  const { game, player, id } = casting;
  const all = [
    ...instructionsOf(game, id, characteristics(game, id).abilities, casting.way.as === "overload"),
    ...spliced.flatMap((card) => splicedInstructions(game, card)),
  ];
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
  const escalate = keywordsOf(game, id, "escalate").flatMap((k) =>
    k.parameters.flatMap((p) => (p.type === "costs" ? p.value : [])),
  );
  const beyond = announced.reduce((n, c) => n + Math.max(0, (c.modes?.length ?? 0) - 1), 0);
  return [...ownModeCosts(announced), ...Array.from({ length: beyond }, () => escalate).flat()];
};
const ownModeCosts = (announced: readonly ChosenInstructions[]): A.Cost[] =>
  announced.flatMap((c) =>
    (c.modes ?? []).flatMap((m) => modalOf(c.instructions.effect)?.modes[m.index]?.costs ?? []),
  );

/** 601.2i: the spell becomes cast; abilities that trigger on that trigger now. */
function* becomeCast(casting: Casting): Run<void> {
  const { game, player, id, from, way } = casting;
  if (way.limited !== undefined) {
    const source = objectOf(game, way.limited);
    if (source) source.activations.turn["permission"] = (source.activations.turn["permission"] ?? 0) + 1;
  }
  if (way.exileAfter) exileAfterwards(game, id);
  yield* perform(game, [{ type: "cast", object: id, player, from }]);
  if (objectOf(game, id)) yield* announceTargets(game, id);
}

/** "If that spell would be put into a graveyard, exile it instead" of the permission to cast it. */
const exileAfterwards = (game: Game, id: ObjectId): void => {
  const source = existing(game, id);
  game.state.effects.push({
    id: game.state.nextId++,
    timestamp: game.state.nextTimestamp++,
    source: id,
    controller: source.controller,
    duration: undefined,
    madeOnTurn: game.state.turn.number,
    context: abilityContext(source, source.controller),
    content: {
      type: "rules",
      used: 0,
      changes: [
        {
          type: "replace",
          event: {
            type: "zoneChange",
            what: { type: "isOneOf", objects: { type: "self" } },
            from: "stack",
            notTo: "battlefield",
          },
          instead: { type: "exile", what: { type: "eventObjects", role: "object" } },
        },
      ],
    },
  });
  touch(game);
};

function* steps(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  face: number,
  way: Way,
): Run<ObjectId | undefined> {
  const from = existing(game, card).zone;
  // 601.2a
  const id = yield* propose(game, player, card, face);
  if (id === undefined) return undefined;
  const casting: Casting = { game, player, id, face, way, from, chosenCosts: [] };
  if (way.anyMana) existing(game, id).chosen["anyMana"] = 1;
  if (way.faceDown) existing(game, id).faceDown = true;
  if (way.as === "bestow") bestow(game, id);
  if (way.fused) existing(game, id).copyOf = fusedFace(existing(game, id).card);
  touch(game);
  // 601.2b
  const intentions: Intentions = { costs: [...(way.additional ?? [])], paid: [], less: [], spliced: [] };
  const announced = yield* announceCosts(casting, intentions);
  if (announced === undefined) return undefined;
  const { x } = announced;
  existing(game, id).cast = record(casting, intentions, x);
  touch(game);
  const context = contextOf(casting, x);
  // 601.2c-d
  const chosen = yield* announceChoices(casting, intentions.spliced, context);
  if (chosen === undefined) return undefined;
  const item = existing(game, id).stackItem;
  if (item === undefined) return undefined;
  existing(game, id).stackItem = { ...item, instructions: chosen, ...(x === undefined ? {} : { x }) };
  intentions.costs.push(...modeCosts(casting, chosen));
  touch(game);
  // 601.2e-f
  const total = totalOf(casting, intentions, context);
  // 601.2g-h
  const paid = yield* payTotal(
    game,
    player,
    total,
    { ...context, targets: chosen[0]?.targets ?? [] },
    purposeOf(id),
  );
  if (paid === undefined) return undefined;
  const spell = existing(game, id);
  const before = spell.stackItem;
  spell.cast = { ...record(casting, intentions, x), manaSpent: paid.mana, costObjects: paid.objects };
  if (before) spell.stackItem = { ...before, costObjects: paid.objects };
  touch(game);
  // 601.2i
  yield* becomeCast(casting);
  return id;
}

/** The way that the options name: an effect's permission, or one of those that the rules allow now. */
const chosenWay = (
  game: Game,
  player: PlayerId,
  card: ObjectId,
  face: number,
  options: CastOptions,
): Way | undefined => {
  if (options.allowed) {
    return {
      ...(options.as === undefined ? {} : { as: options.as }),
      ...(options.free ? { free: true } : {}),
      ...(options.costs ? { costs: options.costs } : {}),
      ...(options.anyMana ? { anyMana: true } : {}),
    };
  }
  return waysToCast(game, player, card, face).find((way) => way.as === options.as);
};

/** 709.3, 715.3: which part of a card is cast that an effect allows to be cast; `undefined` when none can be. */
function* chooseFace(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  options: CastOptions,
): Run<number | undefined> {
  const { card: printed } = existing(game, card);
  const faces = castableFaces(printed).filter((face) => {
    const way = chosenWay(game, player, card, face, options);
    const types = printed.faces[face]?.cardTypes ?? [];
    if (way === undefined || types.includes("land")) return false;
    const permitted = asSpell(
      game,
      card,
      player,
      face,
      () => !playerCant(game, player, "castSpells", { object: card }) && (options.only?.(game, card) ?? true),
    );
    return permitted && canCast(game, player, card, face, way);
  });
  if (faces.length < 2) return faces[0];
  return faces[
    yield* askOption(
      game,
      player,
      faces.map((f) => printed.faces[f]?.name ?? ""),
      "cast",
      card,
    )
  ];
}

/**
 * Casts a spell, 601.2a-i. Returns the spell, or `undefined` when it turned out illegal or unpayable and was taken back (733).
 */
export function* castSpell(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  options: CastOptions = {},
): Run<ObjectId | undefined> {
  const object = objectOf(game, card);
  if (object === undefined) return undefined;
  const face = options.face ?? (options.allowed ? yield* chooseFace(game, player, card, options) : 0);
  const way = face === undefined ? undefined : chosenWay(game, player, card, face, options);
  if (face === undefined || way === undefined) return undefined;
  const before = mark(game);
  const spell = yield* steps(game, player, card, face, way);
  if (spell === undefined) rewind(game, before);
  return spell;
}
