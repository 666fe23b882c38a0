import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import type { Sentence } from "./later.ts";
import { rewritten } from "./rewritten.ts";
import { holds, holdsType, same } from "./same.ts";
import { refuse } from "./scope.ts";
import { itemsOf } from "./series.ts";

/** Keywords that things have variants of, each of which is granted as it is (702.1c). */
const varied: ReadonlySet<string> = new Set(["hexproof", "landwalk", "protection", "trample"]);

/** Which objects the condition asks for one with the keyword: no other is named. */
const askedFor = (part: unknown): A.Objects | undefined => {
  let found: A.Objects | undefined;
  holds(part, ({ type, objects }) => {
    if (type !== "exists" || !holdsType(objects, "hasKeyword")) return false;
    // What exists is objects.
    found = objects as A.Objects;
    return true;
  });
  return found;
};

/** Whatever variants of the keyword those objects have, in place of the keyword alone. */
const variantsFrom = <T>(node: Sentence, part: T, keyword: string): T => {
  const of = askedFor(part) ?? refuse(node, `say which ${keyword} this is`);
  return rewritten(part, (each) =>
    each.type === "gainAbilities" && same(each, A.gainAbilities([A.keyword(keyword, [], [])]))
      ? A.gainAbilities([], { of, keyword })
      : undefined,
  );
};

/** "The same is true for first strike, haste, …": once more for each keyword, in place of the one before. */
export const sameForKeywords = <T>(
  node: Extract<Sentence, { readonly kind: "sameIsTrueOf" }>,
  before: T | undefined,
): readonly T[] => {
  const text = JSON.stringify(before ?? null);
  const named = new Set([...text.matchAll(/"keyword":"([^"]+)"/g)].map((match) => match[1]!));
  const [keyword] = named;
  if (before === undefined || keyword === undefined || named.size !== 1)
    return refuse(node, "one keyword must be named before this");
  return itemsOf<Nodes["keyword"]>(node.keywords as never).map(({ value }) => {
    // A keyword in place of another is all that changes, also where it names a kind of counter.
    const told = JSON.parse(
      text
        .replaceAll(`"keyword":"${keyword}"`, `"keyword":"${value}"`)
        .replaceAll(`"kind":"${keyword}"`, `"kind":"${value}"`),
    ) as T;
    return varied.has(value) && holdsType(told, "gainAbilities") ? variantsFrom(node, told, value) : told;
  });
};
