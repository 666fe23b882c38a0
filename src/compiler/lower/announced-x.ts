import type * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { kindsIn } from "../../../grammar/parse.ts";
import { isSelf } from "./event-roles.ts";
import type { FaceFacts } from "./scope.ts";
import { castingCosts } from "./words.ts";

/**
 * What happens to the card through an ability of its own whose cost has an X, for abilities that trigger on it; or it is cast
 * as a spell with such a cost (107.3a).
 */
export type AnnouncedX = "turned face up" | "cycled" | "monstrous" | "cast";

const ofKeyword: Readonly<Record<string, AnnouncedX>> = {
  morph: "turned face up",
  megamorph: "turned face up",
  disguise: "turned face up",
  cycling: "cycled",
};

const isX = (node: Nodes["number"]): boolean => node.kind === "variable" && node.letter === "X";

const monstrosities = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(monstrosities);
  if (typeof value !== "object" || value === null) return false;
  if ("how" in value && value.how === "monstrosity" && "n" in value) return isX(value.n as Nodes["number"]);
  return Object.values(value).some(monstrosities);
};

/** The abilities of a face whose X its other abilities can speak of (107.3e, 701.37c, 702.37f). */
export const announcedX = (paragraphs: readonly Nodes["paragraph"][]): readonly AnnouncedX[] =>
  paragraphs.flatMap((node): readonly AnnouncedX[] => {
    if (node.kind !== "keywordLine")
      return kindsIn(node).includes("actsBy") && monstrosities(node) ? ["monstrous"] : [];
    return [node.first, ...node.rest.map((next) => next.keyword)].flatMap(
      (keyword): readonly AnnouncedX[] => {
        const { kind } = keyword;
        const withX = kind === "keywordWithCost" || kind === "landcycling" || kind === "typecycling";
        if (!withX) return [];
        const name = kind === "keywordWithCost" ? keyword.keyword.value.toLowerCase() : "cycling";
        // A plotted card is cast without paying for it (702.170d).
        const what = castingCosts.has(name) && name !== "plot" ? "cast" : ofKeyword[name];
        return what === undefined || !JSON.stringify(keyword.cost).includes('"X"') ? [] : [what];
      },
    );
  });

/** Whether the X of another ability's cost has a value for an ability that triggers on this event. */
export const knowsX = (event: A.TriggerEvent, { announced }: FaceFacts): boolean => {
  switch (event.type) {
    case "turnedFaceUp":
      return isSelf(event.what) && announced?.includes("turned face up") === true;
    case "keywordAction":
      return (
        event.what !== undefined &&
        isSelf(event.what) &&
        announced?.includes(event.action === "cycle" ? "cycled" : (event.action as AnnouncedX)) === true
      );
    // 107.3e: the X of the spell that was cast.
    case "cast":
      return asksForX(event.what);
    default:
      return false;
  }
};

const asksForX = (filter: A.Filter): boolean =>
  filter.type === "hasManaSymbol"
    ? filter.symbol === "X"
    : filter.type === "and" && filter.filters.some(asksForX);
