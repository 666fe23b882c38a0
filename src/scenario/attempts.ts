import type { Ability } from "../abilities/index.ts";
import { intrinsicAbilities } from "../runtime/continuous/base.ts";
import { flatten } from "../runtime/flatten.ts";
import type { ObjectId } from "../runtime/state.ts";
import { areCalled, hasCostsCalled } from "./actions.ts";
import { keywordText, nestedAbilities } from "./ability-texts.ts";
import type { Reference, ScriptEntry } from "./format.ts";
import { isCalled, nameOf, playerId, type View } from "./view.ts";
import { beginsWith, plainName } from "./wording.ts";

/** Everything that is in the game, with what has left it. */
const allObjects = (view: View): readonly ObjectId[] =>
  [...Object.keys(view.game.state.objects), ...Object.keys(view.game.state.lastKnown)].map(Number);

const isIn = (view: View, name: string): boolean =>
  allObjects(view).some((id) => {
    const { card } = view.game.state.objects[id] ?? {};
    const names = card === undefined ? [] : [card.name, ...card.faces.map((face) => face.name)];
    return isCalled(view, id, name) || names.some((other) => plainName(other) === plainName(name));
  });

/** What a reference names that is nowhere in the game. */
const missingOf = (view: View, { card, label, player, spell }: Reference): readonly string[] => {
  const name = card ?? (typeof spell === "string" ? spell.replace(/^(?:fused|Cast) /, "") : undefined);
  return [
    ...(label === undefined || view.labels.has(label) ? [] : [`nothing is labelled '${label}'`]),
    ...(player === undefined || view.game.state.players[playerId(player)]
      ? []
      : [`there is no player ${player}`]),
    ...(name === undefined || isIn(view, name) ? [] : [`the game has no '${name}'`]),
  ];
};

/** Megamorph is a variant of morph (702.37b). */
const isKeyword = (keyword: string, name: string): boolean =>
  keyword === name || (keyword === "megamorph" && name === "morph");

/** All abilities that stand in another one, at any depth. */
const within = (value: unknown): readonly Ability[] =>
  [...nestedAbilities(value)].flatMap((ability) => [ability, ...within(ability)]);

/** What an object has, is printed with or has by its types, or may give to others. */
const abilitiesOf = (view: View, id: ObjectId): readonly Ability[] => {
  const { card } = view.game.state.objects[id] ?? {};
  const now = card === undefined ? view.game.state.lastKnown[id]?.characteristics : view.characteristics(id);
  return [
    ...flatten(now?.abilities ?? []),
    ...(card?.faces ?? []).flatMap((face) => [
      ...within(face.abilities),
      ...intrinsicAbilities(face.cardTypes, face.subtypes),
    ]),
  ];
};

const isAbilityCalled = (view: View, id: ObjectId, ability: Ability, text: string): boolean => {
  const known = view.texts.of(ability);
  const ownName = nameOf(view, id);
  const names = [ownName, view.game.state.objects[id]?.card.name ?? ownName];
  if (ability.type === "keyword" && beginsWith(keywordText(ability), text)) return true;
  if (areCalled(known, text, names)) return true;
  // Of an ability without a text of its own only the costs are known.
  return known.every((each) => each.endsWith(":")) && hasCostsCalled(view, ability, text);
};

/** Special actions that no ability lets a player take (116.2). */
const isSpecial = (text: string): boolean => /^unlock\b/i.test(text);

const missingAbility = (view: View, text: string): readonly string[] =>
  isSpecial(text) ||
  allObjects(view).some((id) => abilitiesOf(view, id).some((one) => isAbilityCalled(view, id, one, text)))
    ? []
    : [`the game has no ability that begins "${text}"`];

/** Ways of casting that effects allow for cards without such a keyword (118.9, 601.2b, 702.143c, 702.170a). */
const waysByEffects: ReadonlySet<string> = new Set([
  "alternative cost",
  "permission",
  "without paying mana cost",
  "foretell",
  "plot",
]);

/** A way of casting that no card in the game has. */
export const missingWay = (view: View, as: string | undefined): readonly string[] => {
  const names = as?.toLowerCase().split(", ") ?? [];
  const isKnown = (name: string): boolean =>
    waysByEffects.has(name) ||
    allObjects(view).some((id) =>
      abilitiesOf(view, id).some((each) => each.type === "keyword" && isKeyword(each.keyword, name)),
    );
  return names.every(isKnown) ? [] : [`the game has no way to cast called '${as}'`];
};

const missingIn = (view: View, entry: ScriptEntry): readonly string[] => {
  const references = (...all: readonly (Reference | undefined)[]): readonly string[] =>
    all.flatMap((each) => (each === undefined ? [] : missingOf(view, each)));
  switch (entry.do) {
    case "cast":
      return [...references(entry, ...(entry.targets ?? [])), ...missingWay(view, entry.as)];
    case "play land":
      return references(entry);
    case "activate":
      return [...references(entry.source, ...(entry.targets ?? [])), ...missingAbility(view, entry.ability)];
    case "activate mana":
      return [...references(entry.source), ...missingAbility(view, entry.ability)];
    case "attack":
      return references(entry.attacker, entry.defender);
    case "block":
      return references(entry.attacker, entry.blocker);
    default:
      return [];
  }
};

/** Why what is to be refused was not even attempted: the rules had nothing to refuse. */
export const notAttempted = (view: View, entry: ScriptEntry): string | undefined => {
  const { turn } = view.game.state;
  if (turn.number !== entry.turn || turn.step !== entry.step)
    return `the game does not come to turn ${entry.turn}, ${entry.step}`;
  const missing = missingIn(view, entry);
  return missing.length === 0 ? undefined : missing.join(", ");
};
