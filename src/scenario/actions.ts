import type { Ability, Cost, Costs, Keyword } from "../abilities/index.ts";
import { halfOf } from "../runtime/continuous/doors.ts";
import { asSpell } from "../runtime/casting/faces.ts";
import { inSymbols } from "../runtime/casting/total.ts";
import type { Action } from "../runtime/decisions.ts";
import { flatten } from "../runtime/flatten.ts";
import { plainContext } from "../runtime/game.ts";
import type { Game } from "../runtime/game.ts";
import type { ObjectId } from "../runtime/state.ts";
import { costText, manaText } from "../play/ability-text.ts";
import { keywordText } from "./ability-texts.ts";
import type { FactValues } from "./format.ts";
import { isCalled, nameOf, playerId, type View } from "./view.ts";
import { beginsWith, manaVariants, normalizeText, plainName } from "./wording.ts";

/** The ability that an activation is of. */
export function abilityOf(view: View, action: Action): Ability | undefined {
  if (action.type !== "activate" && action.type !== "activateMana") return undefined;
  return flatten(view.characteristics(action.object).abilities)[action.ability];
}

const keywordsOf = (view: View, object: ObjectId, name: string, face?: number): readonly string[] =>
  view
    .characteristics(object)
    .abilities.flatMap((a) =>
      a.type === "keyword" && a.keyword.toLowerCase() === name.toLowerCase()
        ? [...view.texts.of(a), keywordText(a), keywordText(withSymbols(view, object, a, face))]
        : [],
    );

/** A keyword with a cost that is told of another one ("its mana cost reduced by {2}"), in symbols of the face that is cast. */
const withSymbols = (view: View, object: ObjectId, ability: Keyword, face?: number): Keyword => {
  const { controller } = view.characteristics(object);
  const costs = (game: Game, value: Costs): Costs =>
    inSymbols(game, value, plainContext(object, controller)).map(reducedSymbols);
  const inFace = (value: Costs): Costs =>
    face === undefined
      ? costs(view.game, value)
      : asSpell(view.game, object, controller, face, (game) => costs(game, value));
  const parameters = ability.parameters.map((p) =>
    p.type === "costs" ? { ...p, value: inFace(p.value) } : p,
  );
  return { ...ability, parameters };
};

/** 118.7a: generic mana, as what is written; other reductions are not told. */
const reducedSymbols = (cost: Cost): Cost => {
  if (cost.type !== "mana" || cost.reducedBy === undefined) return cost;
  const by = Number(cost.reducedBy.join(""));
  const { reducedBy: _, ...rest } = cost;
  const left = rest.cost.map((s) => (/^\d+$/.test(s) ? String(Math.max(0, Number(s) - by)) : s));
  const colored = left.filter((symbol) => symbol !== "0");
  return { ...rest, cost: colored.length > 0 ? colored : left };
};

/** The ways to turn a face-down permanent face up, by their costs (702.37e, 701.40b). */
function faceUpTexts(view: View, id: ObjectId): readonly string[] {
  const face = view.game.state.objects[id]?.card.faces[0];
  const costs = (face?.abilities ?? []).flatMap((ability) =>
    ability.type === "keyword"
      ? ability.parameters.flatMap((p) => (p.type === "costs" ? [costText(p.value)] : []))
      : [],
  );
  if (face?.manaCost !== undefined) costs.push(manaText(face.manaCost));
  return costs.map((cost) => normalizeText(`${cost}: Turn this face-down permanent face up.`));
}

/** "unlock" and the name of the half, or which half it is (709.5e). */
function unlockTexts(view: View, action: Action & { type: "special" }): readonly string[] {
  const object = view.game.state.objects[action.object];
  const door = action.action.includes("left") ? "left" : "right";
  const half = object && halfOf(view.game, object, door);
  return [`unlock ${half?.name ?? ""}`, `unlock the ${door} half`].map((text) => normalizeText(text));
}

/** The texts by which a script may name an action: of the ability activated, or of the keyword that permits it. */
export function actionTexts(view: View, action: Action): readonly string[] {
  switch (action.type) {
    case "pass":
    case "playLand":
      return [];
    case "activate":
    case "activateMana": {
      const ability = abilityOf(view, action);
      return ability === undefined ? [] : view.texts.of(ability);
    }
    case "cast":
      return action.as === undefined
        ? []
        : [...keywordsOf(view, action.object, action.as, action.face), action.as.toLowerCase()];
    case "special":
      if (action.action.startsWith("unlock")) return unlockTexts(view, action);
      return action.action === "turn face up"
        ? faceUpTexts(view, action.object)
        : [...keywordsOf(view, action.object, action.action), normalizeText(action.action)];
  }
}

/** Whether the action is the activation, special action or way of casting that a script names by the start of its text. */
export function isActionCalled(view: View, action: Action, text: string): boolean {
  if (action.type === "pass" || action.type === "playLand") return false;
  return areCalled(actionTexts(view, action), text, [nameOf(view, action.object)]);
}

/** Whether one of these texts, of a card that has these names, begins as a script says. */
export const areCalled = (texts: readonly string[], begin: string, names: readonly string[]): boolean =>
  texts.flatMap(manaVariants).some((known) => names.some((name) => beginsWith(known, begin, name)));

/** Whether what a script says fits the costs of the ability, whose own text is not at hand. */
export function hasCostsCalled(view: View, ability: Ability | undefined, text: string): boolean {
  const costs = ability === undefined ? undefined : view.texts.costsOf(ability);
  return costs !== undefined && normalizeText(text).startsWith(costs);
}

/** Whether more than its costs is known of the text of the ability. */
const hasOwnText = (view: View, action: Action): boolean =>
  actionTexts(view, action).some((text) => !text.endsWith(":"));

/** The name of the face that a card is cast or played with. */
const faceName = (view: View, object: ObjectId, face: number): string =>
  view.game.state.objects[object]?.card.faces[face]?.name ?? "";

/** Whether casting this face of this object is what `name` says: the card, or the part of it that is cast. */
export function isCastOf(view: View, action: Action, name: string): boolean {
  if (action.type !== "cast" && action.type !== "playLand") return false;
  const face = faceName(view, action.object, action.face);
  if (face === name || plainName(face) === plainName(name)) return true;
  const card = view.game.state.objects[action.object]?.card;
  if (card === undefined) return false;
  // The name of another part of the card means that part (709.4b, 715.3).
  if (action.face !== 0 || card.faces.some((part) => plainName(part.name) === plainName(name))) return false;
  return plainName(card.name) === plainName(name) || isCalled(view, action.object, name);
}

/** Casting face down is spoken of as casting, other alternative costs also by the name of their keyword. */
const isFaceDownCast = (action: Action): boolean =>
  action.type === "cast" && ["morph", "megamorph", "disguise"].includes(action.as ?? "");

/** Whether the player could now do what a `playable` fact names. */
export function couldDo(view: View, values: FactValues): boolean {
  const actions = view.legalActions(playerId(values.player ?? "A"));
  const startsWith = (action: Action, name: string): boolean =>
    (action.type === "cast" || action.type === "playLand") &&
    (faceName(view, action.object, action.face).startsWith(name) ||
      isCastOf(view, action, name) ||
      (action.face === 0 && nameOf(view, action.object).startsWith(name)));
  // 702.102b: both halves together are not what the name of one says.
  const isHalfFused = (action: Extract<Action, { type: "cast" }>): boolean =>
    action.as?.startsWith("fuse") === true &&
    view.game.state.objects[action.object]?.card.faces.some(({ name }) => name === values.card) === true;
  switch (values.action) {
    case "cast":
      return actions.some(
        (action) =>
          action.type === "cast" &&
          (values.as === undefined ? !isHalfFused(action) : action.as === values.as) &&
          startsWith(action, values.card ?? ""),
      );
    case "play land":
      return actions.some((action) => action.type === "playLand" && startsWith(action, values.card ?? ""));
    case "activate":
      return actions.some(
        (action) =>
          !isFaceDownCast(action) &&
          (isActionCalled(view, action, values.ability ?? "") ||
            (!hasOwnText(view, action) &&
              hasCostsCalled(view, abilityOf(view, action), values.ability ?? ""))),
      );
    case "turn face up":
      return actions.some((action) => action.type === "special" && action.action === "turn face up");
    default:
      return false;
  }
}
