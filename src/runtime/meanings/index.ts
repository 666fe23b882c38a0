import type { Ability, Keyword } from "../../abilities/index.ts";
import { casting } from "./casting.ts";
import { permanents } from "./permanents.ts";
import type { Meanings } from "./table.ts";
import { remembered } from "../remembered.ts";

const meanings: Meanings = { ...casting, ...permanents };
const keywords = new WeakMap<Ability, Keyword>();
const none: readonly Ability[] = [];

const meaningByRule = remembered((keyword: Keyword): readonly Ability[] => {
  const rule = Object.hasOwn(meanings, keyword.keyword) ? meanings[keyword.keyword] : undefined;
  if (rule === undefined) return none;
  const abilities = rule(keyword);
  for (const ability of abilities) keywords.set(ability, keyword);
  return abilities;
});

/** The abilities a keyword stands for (702.1): its compiled meaning, or what the rules say of an intrinsic one. */
export const meaningOf = (keyword: Keyword): readonly Ability[] =>
  keyword.abilities.length > 0 ? keyword.abilities : meaningByRule(keyword);

/** The intrinsic keyword that an ability is the meaning of. */
export const keywordOfMeaning = (ability: Ability): Keyword | undefined => keywords.get(ability);
