import type * as A from "../../abilities/index.ts";
import {
  basicLandTypes,
  isObjects,
  isPlayers,
  informationOf,
  objectsOf,
  playersOf,
  changeOf,
  quantityOf,
  subjectOf,
} from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import type { Context } from "../state.ts";
import { resolveObjects } from "./choose.ts";
import { having, isChosenFilter, plainly } from "../evaluate/chosen.ts";
import { chosenColors, chosenValue } from "../evaluate/subject.ts";
import { isNode, mapParts, mentionsType } from "../evaluate/nodes.ts";
import { theObjects, thePlayer } from "./exactly.ts";
import { valuesOf } from "../evaluate/values.ts";
import { given } from "../given.ts";

/** References that only the resolving effect can answer. */
const passing: ReadonlySet<string> = new Set([
  "target",
  "bound",
  "eventObjects",
  "costObjects",
  "targetPlayers",
  "boundPlayer",
  "eventPlayer",
  "eachPlayer",
  "choosePlayer",
]);

const playersNode = (players: readonly number[]): A.Players => {
  const [only] = players;
  return players.length === 1 && only !== undefined
    ? thePlayer(only)
    : { type: "playersTogether", parts: players.map(thePlayer) };
};

/** Fields of what is done in place of an event or after it, chosen as that is done (614.6, 608.2d). */
const later = ["instead", "then", "also"];

/** Makes the choices that the text leaves open inside a node (608.2d). */
function* withChoices(game: Game, node: unknown, ctx: Context): Run<unknown> {
  if (typeof node !== "object" || node === null) return node;
  if (isNode(node) && isObjects(node) && node.type === "choose")
    return theObjects(yield* resolveObjects(game, node, ctx));
  const copy = (Array.isArray(node) ? [...node] : { ...node }) as Record<string, unknown>;
  for (const key in copy) if (!later.includes(key)) copy[key] = yield* withChoices(game, copy[key], ctx);
  return copy;
}

const settled = (game: Game, node: unknown, ctx: Context, references: boolean): unknown => {
  if (isNode(node)) {
    if (isChosenFilter(node)) return plainly(node, chosenValue(game, node.what, node, ctx));
    if (references && passing.has(node.type)) {
      if (isPlayers(node)) return playersNode(playersOf(game, node, ctx));
      if (isObjects(node)) return theObjects(objectsOf(game, node, ctx));
    }
  }
  return mapParts(node, (part) => settled(game, part, ctx, references));
};

/** A node with everything replaced that only this resolution knows, so that it means the same later (611.2c, 608.2h). */
export function* fixed<N extends A.AnyNode>(game: Game, node: N, ctx: Context): Run<N> {
  const chosen = yield* chosenIn(game, node, ctx);
  // Replacing parts by parts of the same kind keeps the type of the node.
  return settled(game, chosen, ctx, true) as N;
}

/** 608.2h: the colors, types or numbers that something else has are found once. */
const sharedNow = (game: Game, { what, with: objects }: A.Shares, ctx: Context): A.Filter[] =>
  informationOf(game, objects, ctx).flatMap((id) =>
    valuesOf[what](subjectOf(game, id)!).map((value) => having(what, value)),
  );

/** The quality of a keyword to be gained: nothing in it is the keyword's own but "itself". */
const qualityNow = (game: Game, parameter: A.KeywordParameter, ctx: Context): A.KeywordParameter => {
  if (parameter.type !== "quality") return parameter;
  const { value } = parameter;
  return {
    type: "quality",
    // As above.
    value: (value.type === "shares" && value.with.type !== "self"
      ? { type: "or", filters: sharedNow(game, value, ctx) }
      : settled(game, value, ctx, true)) as A.Filter | A.Players,
  };
};

/** Abilities to be gained: their references are their own, but what was chosen is known only now (607.2d). */
export const withChosen = (game: Game, abilities: readonly A.Ability[], ctx: Context): readonly A.Ability[] =>
  abilities.map((ability) =>
    ability.type === "keyword" && ability.abilities.length === 0
      ? ability.parameters.some(({ type }) => type === "quality")
        ? { ...ability, parameters: ability.parameters.map((each) => qualityNow(game, each, ctx)) }
        : ability
      : mentionsType(ability, "chosen")
        ? // As above.
          (settled(game, ability, ctx, false) as A.Ability)
        : ability,
  );

/** Choices alone: what follows is evaluated later in the effect's own context. */
export function* chosenIn<N extends A.AnyNode>(game: Game, node: N, ctx: Context): Run<N> {
  if (!JSON.stringify(node).includes('"choose"')) return node;
  // As above.
  return (yield* withChoices(game, node, ctx)) as N;
}

/** 611.2d: variables of a continuous effect are found once, when it begins. */
export const withNumbers = (game: Game, change: A.Modification, ctx: Context): A.Modification => {
  const value = (quantity: A.Quantity): number => quantityOf(game, quantity, ctx);
  switch (change.type) {
    case "modifyPT":
      return {
        ...change,
        power: changeOf(game, change.power, ctx),
        toughness: changeOf(game, change.toughness, ctx),
      };
    case "setPT":
      return {
        ...change,
        ...given({
          power: change.power && value(change.power),
          toughness: change.toughness && value(change.toughness),
        }),
      };
    case "setColors":
      return change.colors === "chosen" ? { ...change, colors: chosenColors(game, change, ctx) } : change;
    case "addTypes":
    case "setTypes": {
      const type = change.chosen === undefined ? undefined : chosenValue(game, change.chosen, change, ctx);
      if (typeof type !== "string") return change;
      const { chosen: kind, ...rest } = change;
      return kind === "basicLandType" && !Object.hasOwn(basicLandTypes, type)
        ? change
        : { ...rest, subtypes: [...(change.subtypes ?? []), type] };
    }
    case "canBlock":
      return change.additional === undefined ? change : { ...change, additional: value(change.additional) };
    default:
      return change;
  }
};
