import type { Ability, ChooseValue } from "../../abilities/index.ts";
import { rewritten } from "./rewritten.ts";
import { holds, type Fields } from "./same.ts";

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
  (kind === "color" && part["colors"] === "chosen");

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
const isOwn = (ability: Ability, kind: Kind): boolean =>
  ability.type !== "static" &&
  holds(ability, (part) =>
    isChoice(part) ? kindOf(part) === kind && part.bind !== undefined : asksFor(kind, part),
  );

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
