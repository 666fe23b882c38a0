import type { Ability, Keyword } from "../../abilities/index.ts";
import { casting } from "./casting.ts";
import { permanents } from "./permanents.ts";
import type { Meanings } from "./table.ts";

const meanings: Meanings = { ...casting, ...permanents };
const known = new WeakMap<Keyword, readonly Ability[]>();
const keywords = new WeakMap<Ability, Keyword>();
const none: readonly Ability[] = [];
/** Keywords whose compiled meaning is not all of it. */
const completed: ReadonlySet<string> = new Set(["conspire"]);

/** The abilities a keyword stands for (702.1): its compiled meaning, or what the rules say of an intrinsic one. */
export const meaningOf = (keyword: Keyword): readonly Ability[] => {
  const half = completed.has(keyword.keyword) ? keyword.abilities : none;
  if (keyword.abilities.length > half.length && keyword.keyword !== "reconfigure") return keyword.abilities;
  const rule = Object.hasOwn(meanings, keyword.keyword) ? meanings[keyword.keyword] : undefined;
  if (rule === undefined) return none;
  let abilities = known.get(keyword);
  if (abilities === undefined) {
    abilities = [...half, ...rule(keyword)];
    known.set(keyword, abilities);
    for (const ability of abilities) keywords.set(ability, keyword);
  }
  return abilities;
};

/** The intrinsic keyword that an ability is the meaning of. */
export const keywordOfMeaning = (ability: Ability): Keyword | undefined => keywords.get(ability);
