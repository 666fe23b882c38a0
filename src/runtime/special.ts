import { canFaceUp } from "./effects/transforming.ts";
import type * as A from "../abilities/index.ts";
import { canPayAll, payTotal } from "./casting/pay.ts";
import { keywordCost } from "./casting/total.ts";
import { mostX, withX } from "./casting/variable.ts";
import { isSorceryTime } from "./casting/limits.ts";
import { couldBeginToCast } from "./casting/ways.ts";
import { turnUp } from "./continuous/faceDown.ts";
import { doorsOf, halfOf } from "./continuous/doors.ts";
import { characteristics } from "./continuous/index.ts";
import { faceUpFace } from "./continuous/copiable.ts";
import { affectObject } from "./continuous/durations.ts";
import type { Action } from "./decisions.ts";
import type { Purpose } from "./mana/purpose.ts";
import { actionEvent, counterEvent } from "./events.ts";
import { flatten } from "./flatten.ts";
import type { Game, Run } from "./game.ts";
import { existing, objectOf, permanents, plainContext, playerOf, touch, abilityContext } from "./game.ts";
import { keywordNames, keywordsOf } from "./keywords.ts";
import { moveOne, perform } from "./perform.ts";
import { orRewind } from "./rewind.ts";
import type { GameObject, ObjectId, PlayerId } from "./state.ts";
import { costsOf } from "./costs.ts";
import { given } from "./given.ts";
import type { setAsideAs } from "./words.ts";

/** A special action: what it costs, and what happens. */
interface Special {
  readonly costs: A.Costs;
  /** The keyword that the cost is one of. */
  readonly keyword?: string;
  readonly take: (x?: number) => Run<unknown>;
}

const endEffect = "end effect";
const companion = "companion";
const faceUpKeywords: ReadonlySet<string> = new Set(["morph", "megamorph", "disguise"]);

function* turnFaceUp(game: Game, id: ObjectId, megamorph: boolean, x?: number): Run<void> {
  turnUp(existing(game, id));
  touch(game);
  const counter = counterEvent({ object: id }, "+1/+1", 1, { by: existing(game, id).controller });
  yield* perform(game, [
    { type: "turnedFaceUp", object: id, ...given({ x }) },
    ...(megamorph ? [counter] : []),
  ]);
}

/** 116.2b: turning a face-down permanent face up, by its morph cost or as a manifested creature card (702.37e, 701.40b). */
const faceUp = (game: Game, id: ObjectId): Special[] => {
  const object = existing(game, id);
  if (!canFaceUp(game, object)) return [];
  // 707.3: what it has become a copy of tells the cost.
  const printed = faceUpFace(game, id);
  const byKeyword = flatten(printed.abilities).flatMap((ability): Special[] =>
    ability.type === "keyword" && faceUpKeywords.has(ability.keyword)
      ? [
          {
            costs: costsOf(ability),
            // 702.37b
            keyword: ability.keyword.replace("mega", ""),
            take: (x) => turnFaceUp(game, id, ability.keyword === "megamorph", x),
          },
        ]
      : [],
  );
  const manifested = object.designations.some((d) => d === "manifested" || d === "cloaked");
  if (!manifested || !printed.cardTypes.includes("creature") || printed.manaCost === undefined)
    return byKeyword;
  return [
    ...byKeyword,
    { costs: [{ type: "mana", cost: printed.manaCost }], take: () => turnFaceUp(game, id, false) },
  ];
};

/** Exiles a card from hand; it remembers since when it is foretold or plotted. */
function* setAside(game: Game, player: PlayerId, id: ObjectId, as: (typeof setAsideAs)[number]): Run<void> {
  const faceDown = as === "foretold";
  // A foretell ability that something gave it is gone where the card goes, but not the cost (702.143a).
  const given = faceDown ? keywordsOf(game, id, "foretell") : [];
  const to: A.Destination = { zone: "exile", ...(faceDown ? { faceDown: true } : {}) };
  const object = yield* moveOne(game, id, to, { by: player });
  if (object === undefined) return;
  existing(game, object).chosen[as] = game.state.turn.number;
  touch(game);
  if (faceDown && keywordsOf(game, object, "foretell").length === 0)
    affectObject(game, plainContext(object, player), object, [{ type: "gainAbilities", abilities: given }]);
  yield* perform(game, [
    actionEvent(faceDown ? "foretell" : "plot", player, { object }),
    ...(faceDown ? [] : [actionEvent(as, player, { object })]),
  ]);
}

function* suspend(game: Game, player: PlayerId, id: ObjectId, count: number): Run<void> {
  const object = yield* moveOne(game, id, { zone: "exile" }, { by: player });
  if (object === undefined) return;
  yield* perform(game, [counterEvent({ object }, "time", count, { by: player })]);
}

const inHand: readonly string[] = ["foretell", "plot", "suspend"];

/** What a card in hand can be set aside for: 702.143a, 702.170a, 702.62a. */
const fromHand = (game: Game, player: PlayerId, id: ObjectId, name: string): Special[] => {
  return keywordsOf(game, id, name).flatMap((keyword): Special[] => {
    const costs = costsOf(keyword);
    switch (name) {
      case "foretell":
        return game.state.turn.active === player
          ? [
              {
                // 702.143a
                costs: [{ type: "mana", cost: ["2"] }],
                take: () => setAside(game, player, id, "foretold"),
              },
            ]
          : [];
      case "plot":
        return isSorceryTime(game, player)
          ? [
              {
                costs,
                take: () => setAside(game, player, id, "plotted"),
              },
            ]
          : [];
      default: {
        if (!couldBeginToCast(game, player, id)) return [];
        const n = keyword.parameters.find((p) => p.type === "number");
        // 107.3d: the X that was chosen for the cost.
        const count = (x = 0): number =>
          n?.type !== "number" ? 0 : typeof n.value === "number" ? n.value : x;
        return [{ costs, take: (x) => suspend(game, player, id, count(x)) }];
      }
    }
  });
};

/** What the player unlocks a half of a permanent by: "unlock left half", "unlock right half". */
const unlockAction = (door: A.Door): string => `unlock ${door} half`;

/** 116.2m, 709.5e: a locked half is unlocked for its mana cost. */
const unlocking = (game: Game, player: PlayerId, id: ObjectId, action: string): Special[] => {
  const object = existing(game, id);
  if (!isSorceryTime(game, player) || characteristics(game, id).controller !== player) return [];
  return doorsOf(game, object, false).flatMap((door): Special[] => {
    const cost = halfOf(game, object, door)?.manaCost;
    if (action !== unlockAction(door) || cost === undefined) return [];
    return [
      {
        costs: [{ type: "mana", cost }],
        keyword: "unlock",
        take: () => perform(game, [{ type: "unlock", object: id, player, door, full: false }]),
      },
    ];
  });
};

/** 116.2c: an effect that its controller may pay to end. */
const endings = (game: Game, player: PlayerId, id: ObjectId): Special[] =>
  game.state.effects.flatMap(({ id: ended, duration, controller, source }): Special[] =>
    duration?.type === "untilPaid" && controller === player && source === id
      ? [
          {
            costs: duration.costs,
            *take() {
              game.state.effects = game.state.effects.filter((effect) => effect.id !== ended);
              touch(game);
            },
          },
        ]
      : [],
  );

/** 116.2g: a companion that was chosen before the game is put into its owner's hand, once (702.139a). */
const fromOutside = (
  game: Game,
  player: PlayerId,
  { id, designations, zone, owner }: GameObject,
): Special[] =>
  zone === "sideboard" && owner === player && designations.includes(companion) && isSorceryTime(game, player)
    ? [
        {
          costs: [{ type: "mana", cost: ["3"] }],
          take: () => moveOne(game, id, { zone: "hand" }, { by: player }),
        },
      ]
    : [];

const specialsOf = (game: Game, player: PlayerId, id: ObjectId, action: string): Special[] =>
  printedSpecials(game, player, id, action).map((each) => ({
    ...each,
    costs: keywordCost(game, player, id, each.keyword ?? action, each.costs),
  }));
const printedSpecials = (game: Game, player: PlayerId, id: ObjectId, action: string): Special[] => {
  const object = objectOf(game, id);
  if (object === undefined) return [];
  if (action === endEffect) return endings(game, player, id);
  if (action === "turn face up") {
    return object.faceDown && object.zone === "battlefield" && characteristics(game, id).controller === player
      ? faceUp(game, id)
      : [];
  }
  if (action === companion) return fromOutside(game, player, object);
  if (object.zone === "battlefield") return unlocking(game, player, id, action);
  return object.zone === "hand" && object.owner === player ? fromHand(game, player, id, action) : [];
};

/** What mana is spent on for the action (106.6). */
const purposeOf = (id: ObjectId, action: string, costs: A.Costs): Purpose => ({
  type: "special",
  costs: () => costs,
  action: action.startsWith("unlock") ? "unlock" : action,
  id,
});

const payable =
  (game: Game, player: PlayerId, id: ObjectId, action: string) =>
  (special: Special): boolean =>
    canPayAll(
      game,
      player,
      { costs: special.costs },
      abilityContext(existing(game, id), player),
      purposeOf(id, action, special.costs),
    );

/** Special actions open to a player with priority (116.2), except playing a land. */
export const specialActions = (game: Game, player: PlayerId): Action[] => {
  const found: Action[] = [];
  const consider = (object: ObjectId, action: string): void => {
    if (specialsOf(game, player, object, action).some(payable(game, player, object, action)))
      found.push({ type: "special", object, action });
  };
  const ending = new Set(
    game.state.effects.flatMap(({ duration, source }) => (duration?.type === "untilPaid" ? [source] : [])),
  );
  for (const id of permanents(game)) {
    const object = existing(game, id);
    if (ending.has(id)) consider(id, endEffect);
    if (object.faceDown) consider(id, "turn face up");
    else for (const door of doorsOf(game, object, false)) consider(id, unlockAction(door));
  }
  for (const id of playerOf(game, player).sideboard)
    if (existing(game, id).designations.includes(companion)) consider(id, companion);
  for (const id of playerOf(game, player).hand) {
    const names = keywordNames(characteristics(game, id).abilities);
    if (names.size > 0) for (const name of inHand) if (names.has(name)) consider(id, name);
  }
  return found;
};

/** Takes a special action; it doesn't use the stack (116.1). False when it was impossible and has been taken back. */
export function* takeSpecialAction(game: Game, player: PlayerId, id: ObjectId, action: string): Run<boolean> {
  const special = specialsOf(game, player, id, action).find(payable(game, player, id, action));
  if (special === undefined) return false;
  const { x: _, ...plain } = abilityContext(existing(game, id), player);
  const purpose = purposeOf(id, action, special.costs);
  // 107.3d: chosen immediately before the cost is paid.
  const context = yield* withX(game, player, special.costs, plain, () =>
    mostX(game, player, special.costs, plain, purpose),
  );
  const payment = payTotal(game, player, { costs: special.costs }, context, purpose);
  if ((yield* orRewind(game, payment)) === undefined) return false;
  yield* special.take(context.x);
  return true;
}
