import { characteristics, flatten } from "../runtime/index.ts";
import type { Action, Answer, Chosen, Decision, Game, GameEvent, ObjectId } from "../runtime/index.ts";
import { describeEvent } from "./describe-event.ts";
import { checkTelling, type Telling, chosenName, inWords, objectName, playerName } from "./names.ts";
import { textsOf } from "./texts.ts";

type Place = ObjectId | { readonly player: number };

const placeName = (game: Game, place: Place, telling: Telling): string =>
  typeof place === "number" ? objectName(game, place, telling) : playerName(place.player, telling);

/** The text of an object's ability, by its number; "ability 2" where none is known. */
const abilityText = (game: Game, id: ObjectId, index: number, { texts = textsOf() }: Telling): string => {
  const ability =
    game.state.objects[id] === undefined ? undefined : flatten(characteristics(game, id).abilities)[index];
  return (ability && texts.of(ability)) ?? `ability ${index + 1}`;
};

/**
 * The printed text of a mode of a modal spell or ability (700.2), counted from 0: "Destroy target artifact."; "mode 2"
 * where the object has several modal abilities, or its text is not known.
 */
export const describeMode = (game: Game, source: ObjectId, mode: number, telling: Telling = {}): string => {
  const abilities =
    game.state.objects[source] === undefined ? [] : flatten(characteristics(game, source).abilities);
  const modal = abilities.flatMap((ability) =>
    "effect" in ability && ability.effect.type === "modal" ? [{ ability, effect: ability.effect }] : [],
  );
  const [only] = modal;
  const lines = (only && telling.texts?.of(only.ability))?.split(/\n\s*•\s*/).slice(1) ?? [];
  const isTold = modal.length === 1 && lines.length === only?.effect.modes.length;
  return (isTold ? lines[mode] : undefined) ?? `mode ${mode + 1}`;
};

const faceName = (game: Game, id: ObjectId, face: number, telling: Telling): string => {
  const { card } = game.state.objects[id] ?? {};
  return card !== undefined && card.faces.length > 1 && card.layout !== "normal"
    ? (card.faces[face]?.name ?? card.name)
    : objectName(game, id, telling);
};

/** What a player with priority may do, in plain words: "cast Ember Fox", "activate Old Mill: {T}: Add {U}." */
export const describeAction = (game: Game, action: Action, telling: Telling = {}): string => {
  switch (action.type) {
    case "pass":
      return "pass";
    case "playLand":
      return `play ${faceName(game, action.object, action.face, telling)}`;
    case "cast":
      return `cast ${faceName(game, action.object, action.face, telling)}${action.as === undefined ? "" : ` (${action.as})`}`;
    case "activate":
    case "activateMana":
      return `activate ${objectName(game, action.object, telling)}: ${abilityText(game, action.object, action.ability, telling)}`;
    case "special":
      return `${action.action}: ${objectName(game, action.object, telling)}`;
  }
};

const numberWords = (min: number, max: number, one: string): string => {
  if (min === max) return max === 1 ? `a ${one}` : `${max} ${one}s`;
  if (min === 0) return max === 1 ? `up to one ${one}` : `up to ${max} ${one}s`;
  return `${min} to ${max} ${one}s`;
};

const question = (game: Game, decision: Decision, telling: Telling): string => {
  switch (decision.type) {
    case "priority":
      return "what to do";
    case "yesNo":
      return `${decision.question}?`;
    case "number":
      return `${decision.question}: a number from ${decision.min} to ${decision.max}`;
    case "targets":
      return numberWords(decision.min, decision.max, "target");
    case "objects":
      return `${decision.purpose}: ${numberWords(decision.min, decision.max, "card or permanent")}`;
    case "players":
      return numberWords(decision.min, decision.max, "player");
    case "divide":
      return `divide ${decision.total} among ${inWords(decision.among.map((each) => chosenName(game, each, telling)))}`;
    case "modes":
      return numberWords(decision.min, decision.max, "mode");
    case "option":
      return `${decision.question}: ${decision.options.join(" / ")}`;
    case "order":
      return `the order of ${decision.purpose}: ${inWords(decision.items)}`;
    case "attackers":
      return "which creatures attack";
    case "blockers":
      return "which creatures block";
    case "payment":
      return `pay ${decision.cost.map((symbol) => `{${symbol}}`).join("") || "{0}"}`;
  }
};

/** What is asked of whom, in plain words: "Ada chooses up to one target for Ember Fox". */
export const describeDecision = (game: Game, decision: Decision, telling: Telling = {}): string => {
  const source =
    "source" in decision && decision.source !== undefined
      ? ` (${objectName(game, decision.source, telling)})`
      : "";
  const does = decision.type === "yesNo" ? "decides:" : "chooses";
  const { player, by = player } = decision;
  const who = [by, ...(by === player ? [] : [player])].map((one) => playerName(one, telling)).join(" for ");
  return `${who} ${does} ${question(game, decision, telling)}${source}`;
};

const names = (game: Game, ids: readonly ObjectId[], telling: Telling): string =>
  inWords(ids.map((id) => objectName(game, id, telling)));

const chosenNames = (game: Game, chosen: readonly Chosen[], telling: Telling): string =>
  inWords(chosen.map((each) => chosenName(game, each, telling)));

/** Among which things the numbers of an answer count. */
const share = (game: Game, decision: Decision, index: number, telling: Telling): string => {
  if (decision.type === "divide") {
    const to = decision.among[index];
    return to === undefined ? "" : chosenName(game, to, telling);
  }
  return decision.type === "order" ? (decision.items[index] ?? "") : `${index + 1}`;
};

/** An answer in plain words, as a choice in a menu: "Ember Fox attacks player 2". */
export const describeAnswer = (
  game: Game,
  decision: Decision,
  answer: Answer,
  telling: Telling = {},
): string => {
  switch (answer.type) {
    case "action":
      return describeAction(game, answer.action, telling);
    case "yesNo":
      return answer.yes ? "yes" : "no";
    case "number":
      return `${answer.value}`;
    case "targets":
      return chosenNames(game, answer.chosen, telling);
    case "objects":
      return names(game, answer.chosen, telling);
    case "players":
      return inWords(answer.chosen.map((id) => playerName(id, telling)));
    case "divide":
      return answer.shares
        .map((amount, index) => `${amount} to ${share(game, decision, index, telling)}`)
        .join(", ");
    case "modes":
      return answer.chosen
        .map((mode) =>
          "source" in decision && decision.source !== undefined
            ? describeMode(game, decision.source, mode, telling)
            : `mode ${mode + 1}`,
        )
        .join(" / ");
    case "option":
      return decision.type === "option" ? (decision.options[answer.index] ?? "") : `${answer.index}`;
    case "order":
      return answer.order.map((index) => share(game, decision, index, telling)).join(", then ");
    case "attackers":
      return answer.attacks.length === 0
        ? "no attack"
        : answer.attacks
            .map(
              ({ id, defender }) =>
                `${objectName(game, id, telling)} attacks ${placeName(game, defender, telling)}`,
            )
            .join(", ");
    case "blockers":
      return answer.blocks.length === 0
        ? "no block"
        : answer.blocks
            .map(
              ({ id, attackers }) =>
                `${objectName(game, id, telling)} blocks ${names(game, attackers, telling)}`,
            )
            .join(", ");
    case "pay":
      if (answer.helpers === undefined) return "pay";
      return answer.helpers.length === 0
        ? "pay with mana alone"
        : `pay with ${names(game, answer.helpers, telling)}`;
  }
};

const actionTypes: ReadonlySet<string> = new Set([
  "pass",
  "playLand",
  "cast",
  "activate",
  "activateMana",
  "special",
] satisfies Action["type"][]);
const decisionTypes: ReadonlySet<string> = new Set([
  ...["priority", "yesNo", "number", "targets", "objects", "players", "divide", "modes"],
  ...["option", "order", "attackers", "blockers", "payment"],
]);

const isDecision = (thing: Action | Decision | GameEvent): thing is Decision => decisionTypes.has(thing.type);
// Events of these types say who the player is.
const isAction = (thing: Action | GameEvent): thing is Action =>
  actionTypes.has(thing.type) && !("player" in thing);

/**
 * An action, a decision or an event in plain words.
 *
 * @param game `session.game`
 * @param thing an action of a `priority` decision, a decision, or an event of `options.watch`
 * @param telling who reads it, what the players are called, and the texts of abilities
 * @returns words without a full stop; undefined for events that no reader wants to see
 * @throws {InvalidOptions} where `telling` says what there is not
 * @example
 * describe(session.game, { type: "pass" }); // "pass"
 */
export const describe = (
  game: Game,
  thing: Action | Decision | GameEvent,
  telling: Telling = {},
): string | undefined => {
  checkTelling(telling);
  if (isDecision(thing)) return describeDecision(game, thing, telling);
  return isAction(thing) ? describeAction(game, thing, telling) : describeEvent(game, thing, telling);
};
