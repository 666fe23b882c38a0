import type { Filter, Players, TokenEvent, TriggerEvent, Zone } from "../../abilities/index.ts";
import type { Table, Telling } from "./telling.ts";
import {
  actionVerb,
  compared,
  does,
  isOwned,
  listed,
  spaced,
  stepName,
  thirdPerson,
  under as underControl,
  whose,
  words,
  zoneName,
} from "./words.ts";

const reasons = {
  discard: "by being discarded",
  mill: "by being milled",
  counter: "by being countered",
  resolve: "as the spell resolves",
  destroy: "by being destroyed",
} as const;

const from = (
  zones: Zone | readonly Zone[] | undefined,
  name: (zone: Zone) => string = zoneName,
): string | false => zones !== undefined && `from ${listed([zones].flat().map(name), "or")}`;

const played = (node: { readonly from?: Zone; readonly notFrom?: Zone }): string =>
  words(from(node.from), node.notFrom !== undefined && `from anywhere but ${zoneName(node.notFrom)}`);

/** What holds for events of every type. */
export const timed = (node: TriggerEvent | TokenEvent, said: string, tell: Telling): string =>
  "under" in node
    ? said
    : words(
        said,
        node.asOne === true && "(several at once are one event)",
        node.atLeast !== undefined &&
          node.type !== "attackDeclared" &&
          `(at least ${tell.quantity(node.atLeast)} at once)`,
        node.firstEachTurn !== undefined &&
          (node.firstEachTurn === "event"
            ? "for the first time each turn"
            : "for its own first time each turn"),
        node.during !== undefined && `while ${tell.condition(node.during)}`,
      );

const isSeveral = (what: Filter, batch: true | undefined, tell: Telling): boolean =>
  batch === true && tell.phrase(what).definite !== true;
/** "a creature", or "one or more creatures" where all of one event are meant (603.2c). */
const some = (what: Filter, batch: true | undefined, tell: Telling): string =>
  isSeveral(what, batch, tell) ? `one or more ${tell.nouns(what)}` : tell.one(what);
/** The same as what something happens to or what does it, the verb in its base form. */
const someDo = (what: Filter, verb: string, batch: true | undefined, tell: Telling): string =>
  `${some(what, batch, tell)} ${isSeveral(what, batch, tell) ? verb.replace(/^be /, "are ") : thirdPerson(verb)}`;
/** One object that does something to several others at once. */
const oneToSeveral = (what: Filter, batch: true | undefined, tell: Telling): string | false =>
  batch === true && !isSeveral(what, batch, tell) && "(several at once are one event)";

type Move = Extract<TriggerEvent, { type: "zoneChange" }>;

/** What causes an event, where that is asked. */
const because = (cause: Filter | undefined, tell: Telling): string | false =>
  cause !== undefined && `because of ${tell.one(cause)}`;

/** Whose the zones are where cards come from or go to ("from your hand"), which says whose the cards are (400.3). */
const ownPlace = ({ what, from: start, to }: Move): Pick<Move, "what"> & { of?: Players } => {
  if (what.type !== "and" || start === "outside") return { what };
  if (![start ?? [], to ?? []].flat().some(isOwned)) return { what };
  const own = what.filters.find((filter) => filter.type === "ownedBy");
  return own === undefined
    ? { what }
    : { what: { ...what, filters: what.filters.filter((each) => each !== own) }, of: own.players };
};

/** What it does: the verb of a move in its base form. */
const movement = ({ from: start, to, notTo }: Move, place: (zone: Zone) => string): string => {
  if (start === "outside") return "be created";
  if (to === "battlefield") return words("enter the battlefield", from(start, place));
  if (to !== undefined) return words(`be put into ${place(to)}`, from(start, place));
  return words(
    `leave ${listed([start ?? "battlefield"].flat().map(place), "or")}`,
    notTo !== undefined && `not to ${place(notTo)}`,
  );
};

const moves = (node: Move, tell: Telling): string => {
  const { what, of } = ownPlace(node);
  const place = (zone: Zone): string =>
    of !== undefined && isOwned(zone) ? `${whose(of, tell)} ${zone}` : zoneName(zone);
  const verb = movement(node, place);
  return words(
    someDo(what, verb, node.batch, tell),
    node.reason !== undefined && reasons[node.reason],
    because(node.cause, tell),
  );
};

const bySelf: Readonly<Record<string, string>> = {
  day: "night becomes day",
  night: "day becomes night",
};
/** What happens without anybody who does it. */
const happensBySelf = (action: string): string => bySelf[action] ?? `“${spaced(action)}” happens`;

/** "explores"; what something becomes by it: "becomes renowned". */
const happensTo = (action: string): string =>
  action.startsWith("room ")
    ? `has the venture marker moved into its room “${action.slice(5)}”`
    : /(?:ed|ous)$/.test(action)
      ? `becomes ${spaced(action)}`
      : thirdPerson(spaced(action));

const nth = (n: number | undefined): string | false => n !== undefined && `(number ${n} of the turn)`;

const turned = (
  { by, what, batch }: Extract<TriggerEvent, { type: "becomesTapped" | "becomesUntapped" }>,
  verb: "tap" | "untap",
  tell: Telling,
): string =>
  by === undefined
    ? someDo(what, `become ${verb}ped`, batch, tell)
    : `${does(by, verb, tell)} ${some(what, batch, tell)}`;

/** Events, as a clause in the present: "a creature you control dies". */
export const events: Table<TriggerEvent | TokenEvent> = {
  zoneChange: moves,
  beginningOf: ({ step, of, next, nth: number }, tell) =>
    words(
      next === undefined ? "the" : next === true ? "the next" : "next turn's",
      `${stepName(step)} begins`,
      of !== undefined && `in ${whose(of, tell)} turn`,
      nth(number),
    ),
  cast: (node, tell) =>
    words(
      does(node.by, node.orCopy === true ? "cast or copy" : node.orCopy === "only" ? "copy" : "cast", tell),
      tell.one(node.what),
      played(node),
      nth(node.nth),
    ),
  activates: ({ by, what }, tell) => `${does(by, "activate", tell)} ${tell.one(what)}`,
  attacks: ({ what, whom, alone, batch }, tell) =>
    words(
      someDo(what, "attack", batch, tell),
      whom !== undefined && tell.any(whom),
      alone === true && "alone",
    ),
  attackDeclared: ({ by, whom, atLeast, withCreatures, together }, tell) =>
    words(
      does(by, "attack", tell),
      whom !== undefined && tell.any(whom),
      (atLeast !== undefined || withCreatures !== undefined) &&
        `with ${tell.quantity(atLeast ?? 1)} or more ${withCreatures === undefined ? "creatures" : tell.nouns(withCreatures)}`,
      together !== undefined && `that together fulfil: ${tell.condition(together)}`,
    ),
  blocks: ({ what, blocked, batch }, tell) =>
    words(
      someDo(what, "block", batch, tell),
      blocked !== undefined && tell.one(blocked),
      oneToSeveral(what, batch, tell),
    ),
  becomesBlocked: ({ what, by, batch }, tell) =>
    words(
      `${tell.one(what)} becomes blocked`,
      by !== undefined && `by ${some(by, batch, tell)}`,
      by === undefined && batch === true && "(several at once are one event)",
    ),
  attacksUnblocked: ({ what }, tell) => `${tell.one(what)} attacks and isn't blocked`,
  damage: ({ source, to, combat, batch, excess, amount, asOne }, tell) =>
    words(
      source === undefined ? "something deals" : someDo(source, "deal", batch, tell),
      amount !== undefined && compared(amount.comparison, amount.value, tell),
      excess === true && "excess",
      combat === true && "combat",
      combat === false && "noncombat",
      "damage",
      to !== undefined && `to ${tell.any(to)}`,
      source !== undefined && asOne !== true && oneToSeveral(source, batch, tell),
    ),
  lifeChange: ({ change, of, nth: number, cause }, tell) =>
    words(
      does(of, change === "gain" ? "gain" : change === "loss" ? "lose" : "gain or lose", tell),
      "life",
      nth(number),
      because(cause, tell),
    ),
  draws: ({ by, nth: number, exceptFirstInDrawStep }, tell) =>
    words(
      `${does(by, "draw", tell)} a card`,
      nth(number),
      exceptFirstInDrawStep === true && "except the first in each of their draw steps",
    ),
  discards: ({ by, what, batch, cause }, tell) =>
    words(`${does(by, "discard", tell)} ${some(what, batch, tell)}`, because(cause, tell)),
  sacrifices: ({ by, what, batch }, tell) => `${does(by, "sacrifice", tell)} ${some(what, batch, tell)}`,
  becomesTapped: (node, tell) => turned(node, "tap", tell),
  becomesUntapped: (node, tell) => turned(node, "untap", tell),
  countersPlaced: (node, tell) => {
    const { on, kind, by, byEffect, batch, removed, last, nth: number } = node;
    return words(
      batch === true ? "one or more" : "a",
      last === true && "last",
      kind,
      batch === true ? "counters are" : "counter is",
      `${removed === true ? "removed from" : "put on"} ${tell.any(on)}`,
      by !== undefined && `by ${tell.players(by)}`,
      byEffect === true && "by an effect",
      number !== undefined && `(counter number ${number})`,
    );
  },
  becomesTarget: ({ what, of, first, batch }, tell) =>
    words(
      `${tell.any(what)} becomes the target of ${tell.one(of)}`,
      batch === true && "(several at once are one event)",
      first === true && "for the first time each turn",
    ),
  turnedFaceUp: ({ what }, tell) => `${tell.one(what)} is turned face up`,
  transforms: ({ what }, tell) => `${tell.one(what)} transforms`,
  phases: ({ what, direction }, tell) => `${tell.one(what)} phases ${direction}`,
  tapsForMana: ({ by, what, produced }, tell) =>
    words(`${does(by, "tap", tell)} ${tell.one(what)} for`, produced, "mana"),
  playsLand: (node, tell) => words(does(node.by, "play", tell), tell.one(node.what), played(node)),
  unlocks: ({ by, what, door, fully }, tell) =>
    words(
      does(by, fully === true ? "fully unlock" : "unlock", tell),
      door !== undefined && `the ${door} door of`,
      tell.one(what),
    ),
  expends: ({ by, amount }, tell) => `${does(by, "expend", tell)} ${amount} mana this turn`,
  state: ({ condition }, tell) => `it is so that ${tell.condition(condition)}`,
  keywordAction: ({ action, by, what, other, crew, batch, cause }, tell) => {
    const who =
      by === undefined
        ? action === "loseControl" && "another player loses control of"
        : does(by, actionVerb(action), tell);
    return words(
      who,
      what !== undefined && some(what, batch, tell),
      who === false && (what === undefined ? happensBySelf(action) : happensTo(action)),
      what === undefined && batch === true && "(several at once are one event)",
      other !== undefined && `to ${tell.one(other)}`,
      crew !== undefined && `by tapping ${tell.one(crew)}`,
      because(cause, tell),
    );
  },
  eitherEvent: ({ events: all }, tell) => listed(all.map(tell.event), "or"),
  tokensCreated: ({ under, what }, tell) =>
    `${what === undefined ? "tokens are" : `${tell.one(what)} is`} created ${underControl(under, tell)}`,
};
