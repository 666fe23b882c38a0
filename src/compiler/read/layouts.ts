import type { Card } from "../../abilities/index.ts";

type Layout = Card["layout"];

/** The layouts that `@layout` can say. */
export const layouts: readonly Layout[] = [
  "normal",
  "split",
  "flip",
  "transform",
  "modal_dfc",
  "adventure",
  "omen",
  "prepare",
  "meld",
];

/** Layouts that change only how the card is drawn. */
const frames: readonly string[] = ["leveler", "saga", "class", "case", "mutate", "prototype"];

/** What card files of other programs call the layouts of the rules. */
const names: ReadonlyMap<string, Layout> = new Map<string, Layout>([
  ...layouts.map((each) => [each, each] as const),
  ...frames.map((each) => [each, "normal"] as const),
  ...(["aftermath", "fuse", "room"] as const).map((each) => [each, "split"] as const),
  ["doublefaced", "transform"],
  ["double_faced", "transform"],
  ["modal", "modal_dfc"],
  ["modal dfc", "modal_dfc"],
]);

/** The layout that a card file of another program means by a word. */
export const layoutNamed = (word: string): Layout | undefined => names.get(word);
/** All words for layouts. */
export const layoutNames: readonly string[] = [...names.keys()];
/** Whether the word tells only how the card is drawn. */
export const isFrame = (word: string): boolean => frames.includes(word);
