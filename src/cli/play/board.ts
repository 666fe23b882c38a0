import type { GameView, HiddenCard, ObjectView, PlayerView } from "../../play/index.ts";

const countersOf = (counters: Readonly<Record<string, number>>): string =>
  Object.entries(counters)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(", ");

/** A card in a row of the board: "Ember Fox 2/1 (tapped, 1 +1/+1)". */
const cardText = (card: ObjectView | HiddenCard): string => {
  if ("hidden" in card) return "a card";
  const { power, toughness, loyalty, counters, damage } = card;
  const size = power === undefined || toughness === undefined ? "" : ` ${power}/${toughness}`;
  const marks = [
    ...(card.tapped ? ["tapped"] : []),
    ...(card.summoningSick ? ["just came"] : []),
    ...(card.phasedOut ? ["phased out"] : []),
    ...(loyalty === undefined || !card.cardTypes.includes("planeswalker") ? [] : [`loyalty ${loyalty}`]),
    ...(damage === undefined ? [] : [`${damage} damage`]),
    ...(Object.keys(counters).length === 0 ? [] : [countersOf(counters)]),
  ];
  const name = card.name === "" ? (card.printedName ?? "face-down creature") : card.name;
  return `${name}${size}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`;
};

/** Equal cards are told once: "3 × Forest (tapped)". */
const together = (cards: readonly (ObjectView | HiddenCard)[]): string => {
  const counted = new Map<string, number>();
  for (const card of cards) counted.set(cardText(card), (counted.get(cardText(card)) ?? 0) + 1);
  return [...counted].map(([text, count]) => (count === 1 ? text : `${count} × ${text}`)).join(", ");
};

const row = (title: string, cards: readonly (ObjectView | HiddenCard)[]): readonly string[] =>
  cards.length === 0 ? [] : [`    ${title.padEnd(10)} ${together(cards)}`];

const playerLines = (view: GameView, player: PlayerView, names: readonly string[]): readonly string[] => {
  const own = view.battlefield.filter(({ controller }) => controller === player.id);
  const lands = own.filter(({ cardTypes }) => cardTypes.includes("land") && !cardTypes.includes("creature"));
  const creatures = own.filter(({ cardTypes }) => cardTypes.includes("creature"));
  const others = own.filter((card) => !lands.includes(card) && !creatures.includes(card));
  const counters = countersOf(player.counters);
  const head = [
    `${player.life} life`,
    `${player.hand.length} in hand`,
    `${player.library.count} in library`,
    ...(counters === "" ? [] : [counters]),
    ...(player.mana.length === 0 ? [] : [`mana: ${player.mana.map(({ color }) => color).join(" ")}`]),
    ...(view.monarch === player.id ? ["monarch"] : []),
  ];
  const known = player.hand.filter((card) => !("hidden" in card));
  return [
    `  ${names[player.id] ?? ""}${view.turn.active === player.id ? " *" : ""}: ${head.join(", ")}${player.lost ? " (lost)" : ""}`,
    ...row("lands", lands),
    ...row("creatures", creatures),
    ...row("others", others),
    ...row("graveyard", player.graveyard),
    ...row("hand", player.id === view.viewer ? player.hand : known),
  ];
};

/** The game as its viewer sees it, in lines. */
export const boardOf = (view: GameView, names: readonly string[]): readonly string[] => {
  const { number, active, step } = view.turn;
  const stack = [...view.stack].reverse().map(({ name, stack: item, controller }) => {
    const text = item?.text === undefined ? "" : `: ${item.text}`;
    return `    ${names[controller] ?? ""}: ${name === "" ? (item?.sourceName ?? "") : name}${text}`;
  });
  const own = view.players.filter(({ id }) => id === view.viewer);
  return [
    `--- turn ${number}, ${names[active] ?? ""}: ${step} ---`,
    ...view.players
      .filter(({ id }) => id !== view.viewer)
      .flatMap((player) => playerLines(view, player, names)),
    ...(stack.length === 0 ? [] : ["  stack, the next first:", ...stack]),
    ...row("exile", view.exile),
    ...own.flatMap((player) => playerLines(view, player, names)),
  ];
};
