import type { Ability } from "../abilities/index.ts";
import { abilityKey, keywordText, ruleText } from "./ability-text.ts";

/** Knows what is printed for an ability object; abilities are data without text. */
export interface Texts {
  /** The text of the ability, as printed where that is known, else as its costs tell it; undefined if neither is. */
  readonly of: (ability: Ability) => string | undefined;
}

/** What the compiler gives of a card, as far as texts are concerned: `compileCard(source)` and `compileFile` make it. */
export interface CardTexts {
  readonly faces: readonly {
    readonly paragraphs?: readonly { readonly text: string; readonly abilities: readonly Ability[] }[];
  }[];
}

const bare = (text: string): string => text.replace(/\s*\([^)]*\)/g, "").trim();

/**
 * The texts of abilities, from compiled cards. Abilities that stand in no paragraph (those that rules and effects give) are
 * told by their costs or as keywords.
 *
 * @param cards compiled cards; none is fine: then all abilities are told by their shape
 * @example
 * const texts = textsOf(compileFile(cardFile).cards);
 * describe(session.game, session.decision!, { texts });
 */
export const textsOf = (cards: Iterable<CardTexts> = []): Texts => {
  const known = new Map<string, string>();
  for (const { faces } of cards)
    for (const { paragraphs = [] } of faces)
      for (const { text, abilities } of paragraphs)
        for (const ability of abilities) {
          const own = ability.type === "keyword" ? keywordText(ability) : bare(text);
          if (!known.has(abilityKey(ability))) known.set(abilityKey(ability), own);
        }
  return {
    of: (ability) => known.get(abilityKey(ability)) ?? ruleText(ability),
  };
};
