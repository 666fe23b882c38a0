import {
  forEachPlayer,
  sequence,
  type Ability,
  type ChooseValue,
  type Effect,
} from "../../abilities/index.ts";
import { flat } from "./asked-before.ts";
import { areSeveral, ofEach } from "./for-players.ts";
import { isGroup } from "./outcome.ts";
import { rewritten } from "./rewritten.ts";
import { holds, same, type Fields } from "./same.ts";
import type { Scope } from "./scope.ts";

/** What is chosen, as what is asked later calls it. */
type Kind = string;
const kindOf = ({ what }: ChooseValue): Kind => (what === "opponent" ? "player" : what);
const isChoice = (part: { readonly type?: unknown }): part is ChooseValue => part.type === "chooseValue";

/** Types of the model that ask what was chosen, and what that is. */
const asks: Readonly<Record<string, Kind>> = {
  chosenColor: "color",
  chosenPlayer: "player",
  chosenNumber: "number",
  choseWord: "word",
};
const asksFor = (kind: Kind, part: Fields): boolean =>
  asks[String(part["type"])] === kind ||
  (part["type"] === "chosen" && part["what"] === kind) ||
  part["chosen"] === kind ||
  (kind === "color" && (part["colors"] === "chosen" || part["choose"] === "chosenColor"));

/** Whether a part, but for what it is in one loop with, asks for what is chosen. */
const asksOf = (part: unknown, choice: ChooseValue): boolean => {
  if (typeof part !== "object" || part === null) return false;
  const node = part as Fields;
  if (node["type"] === "forEachPlayer" && holds(node, (each) => each === (choice as unknown))) return false;
  return (
    asksFor(kindOf(choice), node) ||
    (node["type"] === "amount" && node["id"] === choice.bind) ||
    Object.values(node).some((each) => asksOf(each, choice))
  );
};
/**
 * "Each player chooses a color, then sacrifices a creature of that color": the value of each is their own (607.2d knows one), so that
 * what they do with it belongs to the same loop. Nothing where something else is done in between.
 */
export const ownOfEach = (effects: readonly Effect[], scope: Scope): readonly Effect[] => {
  const all = effects.flatMap(flat);
  const choice = all.filter(isChoice).find(({ who }) => areSeveral(who, scope));
  if (choice === undefined) return effects;
  const at = all.indexOf(choice);
  const end = 1 + all.findLastIndex((each) => each !== choice && asksOf(each, choice));
  const own = ofEach(sequence(all.slice(at, end)), choice.who);
  if (end <= at + 1 || own === undefined) return effects;
  return [...all.slice(0, at), forEachPlayer(choice.who, own), ...all.slice(end)];
};
const isModal = (ability: Ability): boolean => "effect" in ability && ability.effect.type === "modal";
/** Whether several players choose a value, a group or one after another, of which then one is spoken of. */
export const asksOneOfSeveral = (abilities: readonly Ability[]): boolean =>
  abilities.some((ability) =>
    holds(ability, (part) => {
      if (!isChoice(part)) return false;
      const { who } = part;
      const several =
        who.type === "eachPlayer" ||
        isGroup(who) ||
        (who.type === "targetPlayers" &&
          "targets" in ability &&
          ability.targets?.[who.index]?.count.max !== 1) ||
        (!isModal(ability) &&
          holds(ability, (one) => isChoice(one) && kindOf(one) === kindOf(part) && !same(one.who, who)));
      return (
        several &&
        abilities.some((other) =>
          other === ability
            ? asksOf(other, part)
            : part.once === undefined && asksOf(other, { ...part, bind: -1 }),
        )
      );
    }),
  );

/** What an ability chooses, where others can ask for it. */
const choicesIn = (ability: Ability): ReadonlySet<Kind> => {
  const kinds = new Set<Kind>();
  holds(ability, (part) => {
    if (isChoice(part) && part.once === undefined) kinds.add(kindOf(part));
    return false;
  });
  return kinds;
};
/** "Choose a color. Creatures of that color …": the ability goes on about what it chooses, which nothing static does once. */
const isOwn = (ability: Ability, kind: Kind): boolean => {
  let isChosen = false;
  return (
    ability.type !== "static" &&
    holds(ability, (part) => {
      if (!isChoice(part) || kindOf(part) !== kind) return isChosen && asksFor(kind, part);
      isChosen = true;
      return part.bind !== undefined;
    })
  );
};

/**
 * Abilities are linked to the one that chooses for them (607.2d): beside "As this enters, choose a color", what another ability
 * chooses for itself changes nothing of "the chosen color".
 */
export const withOwnChoices = <P extends { readonly abilities: readonly Ability[] }>(
  paragraphs: readonly P[],
): readonly P[] => {
  const linked = new Set<Kind>();
  for (const { abilities } of paragraphs)
    for (const ability of abilities)
      for (const kind of choicesIn(ability)) if (!isOwn(ability, kind)) linked.add(kind);
  if (linked.size === 0) return paragraphs;
  const apart = (ability: Ability): Ability => {
    const own = [...choicesIn(ability)].filter((kind) => linked.has(kind) && isOwn(ability, kind));
    return rewritten(ability, (part) =>
      isChoice(part) && own.includes(kindOf(part)) ? { ...part, once: true } : undefined,
    );
  };
  return paragraphs.map((each) => ({ ...each, abilities: each.abilities.map(apart) }));
};
