import type { Count, Destination, Effect, Filter, Objects } from "../../../abilities/index.ts";
import type { Table, Telling } from "../telling.ts";
import {
  does,
  faceDownAs,
  goTogether,
  isOwned,
  listed,
  many,
  placeOfOwner,
  some,
  under as underControl,
  theirOwn,
  whose,
  words,
  zoneName,
} from "../words.ts";

/** What something enters with, of moved cards and tokens alike. */
interface Entering {
  readonly tapped?: boolean;
  readonly attacking?: Destination["attacking"];
  readonly onlyPlayer?: true;
  readonly counters?: Destination["counters"];
  readonly attachedTo?: Destination["attachedTo"];
}
/** "attacking that player (no planeswalker)" */
export const attackingWhom = (
  attacking: NonNullable<Destination["attacking"]>,
  onlyPlayer: true | undefined,
  tell: Telling,
): string =>
  words(
    "attacking",
    attacking !== true && tell.players(attacking),
    onlyPlayer === true && "(no planeswalker)",
  );
export const entering = (
  { tapped, attacking, onlyPlayer, counters, attachedTo }: Entering,
  tell: Telling,
): string =>
  words(
    tapped === true && "tapped",
    tapped === false && "untapped",
    attacking !== undefined && attackingWhom(attacking, onlyPlayer, tell),
    counters !== undefined &&
      `with ${listed(counters.map(({ kind, count }) => many(count, `${kind} counter`, tell)))}`,
    attachedTo !== undefined &&
      `attached to ${attachedTo.type === "all" ? tell.one(attachedTo.filter) : tell.any(attachedTo)}`,
  );

/** "onto the battlefield tapped under your control". */
const destination = (to: Destination, tell: Telling, what?: Objects): string => {
  const { zone, position, order, faceDown, as, transformed, under } = to;
  const into =
    zone === "battlefield"
      ? "onto the battlefield"
      : isOwned(zone)
        ? position === undefined
          ? `into ${placeOfOwner(zone, what, tell)}`
          : typeof position === "number"
            ? `as card number ${position} from the top of ${placeOfOwner(zone, what, tell)}`
            : `on the ${position} of ${placeOfOwner(zone, what, tell)}`
        : `into ${zoneName(zone)}`;
  return words(
    into,
    order !== undefined && (order === "random" ? "in a random order" : "in any order"),
    entering(to, tell),
    faceDown === true && "face down",
    as !== undefined && faceDownAs(as),
    transformed === true && "transformed",
    under !== undefined && underControl(under, tell),
  );
};

const cards = (count: Count | "all", filter: Filter, tell: Telling): string =>
  count === "all" ? `each ${tell.noun(filter)}` : some(count, filter, tell);

export const linked = (link: string | undefined): string | false =>
  link !== undefined && `(kept in mind as “${link}”)`;

type Zones = Extract<
  Effect,
  {
    type:
      | "destroy"
      | "exile"
      | "move"
      | "sacrifice"
      | "counter"
      | "regenerate"
      | "phaseOut"
      | "draw"
      | "discard"
      | "mill"
      | "scry"
      | "surveil"
      | "lookAt"
      | "reveal"
      | "search"
      | "shuffle";
  }
>;

/** Instructions that take objects from zone to zone, or look at them there. */
export const zones: Table<Zones> = {
  destroy: ({ what, cantBeRegenerated }, tell) =>
    words(`destroy ${tell.objects(what)}`, cantBeRegenerated === true && "(it can't be regenerated)"),
  exile: ({ what, who, faceDown, oneByOne, until, link, haunting }, tell) =>
    words(
      who === undefined ? "exile" : does(who, "exile", tell),
      tell.objects(what),
      oneByOne === true && "one after the other",
      faceDown === true && "face down",
      until !== undefined && tell.duration(until),
      haunting !== undefined && `haunting ${tell.objects(haunting)}`,
      linked(link),
    ),
  move: ({ what, from, to, who, link }, tell) =>
    words(
      who === undefined ? "put" : does(who, "put", tell),
      tell.objects(what),
      from !== undefined && `if it is ${tell.phrase(from).after ?? ""}`,
      destination(to, tell, what),
      linked(link),
    ),
  sacrifice: ({ who, what, count, filter }, tell) =>
    words(
      does(who, "sacrifice", tell),
      what !== undefined && tell.objects(what),
      filter === undefined
        ? what === undefined && (count === undefined ? "permanents" : many(count.min, "permanent", tell))
        : count === undefined
          ? tell.nouns(filter)
          : some(count, filter, tell),
    ),
  counter: ({ what, to }, tell) =>
    words(`counter ${tell.objects(what)}`, to !== undefined && `and put it ${destination(to, tell)}`),
  regenerate: ({ what, instead }, tell) =>
    words(`regenerate ${tell.objects(what)}`, instead === true && "at once"),
  phaseOut: ({ what }, tell) => `${tell.objects(what)} phases out`,
  draw: ({ who, count, upTo }, tell) =>
    words(does(who, "draw", tell), upTo === true && "up to", many(count, "card", tell)),
  discard: ({ who, count, filter, random, what, by }, tell) =>
    words(
      does(who, "discard", tell),
      what === undefined
        ? cards(count, filter ?? { type: "kind", kind: "card" }, tell)
        : words(tell.objects(what), filter !== undefined && `(${tell.noun(filter)})`),
      random === true && "at random",
      by !== undefined && `chosen by ${tell.players(by)}`,
    ),
  mill: ({ who, count }, tell) => `${does(who, "mill", tell)} ${many(count, "card", tell)}`,
  scry: ({ who, count }, tell) => `${does(who, "scry", tell)} ${tell.quantity(count)}`,
  surveil: ({ who, count }, tell) => `${does(who, "surveil", tell)} ${tell.quantity(count)}`,
  lookAt: ({ who, what, reveal, until, untilCount, bindFound }, tell) =>
    words(
      does(who, reveal === true ? "reveal" : "look at", tell),
      tell.objects(what),
      until !== undefined &&
        `one after the other until ${untilCount === undefined ? tell.one(until) : many(untilCount, tell.noun(until), tell, tell.nouns(until))} is found`,
      until === undefined && untilCount !== undefined && `until ${tell.quantity(untilCount)} are found`,
      bindFound !== undefined && `[${bindFound}]`,
    ),
  reveal: ({ who, what }, tell) => `${does(who, "reveal", tell)} ${tell.objects(what)}`,
  search: (node, tell) => {
    const { who, library, zones: searched = ["library"], choose, count, filter, also = [] } = node;
    const wanted = [{ count, filter }, ...also].map((each) => cards(each.count, each.filter, tell));
    return words(
      does(who, "search", tell),
      library === undefined ? theirOwn(who, tell) : whose(library, tell),
      listed(searched, choose === undefined ? "and" : choose === "one" ? "or" : "and/or"),
      `for ${listed(wanted)}`,
      goTogether(node, tell),
      choose !== undefined && "(done only where the library is searched)",
    );
  },
  shuffle: ({ who, what }, tell) =>
    what === undefined
      ? does(who, "shuffle", tell)
      : `${does(who, "shuffle", tell)} ${tell.objects(what)} into their owners' libraries`,
};
