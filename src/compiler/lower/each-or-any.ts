import type { Nodes } from "../../../grammar/language/index.ts";
import type { Determined } from "./determined.ts";
import { refuse, type PhraseNode } from "./scope.ts";
import { itemsOf } from "./series.ts";

/** The phrase of something of which any one will do. */
export const anyOne = <N extends PhraseNode>(node: N): N => {
  const lost = itemsOf<PhraseNode>(node as never).find(saysEach);
  return lost === undefined ? node : refuse(lost, "any one of them will do here: write “a”");
};
/** The players of whom any one will do: "if a player discarded a card this way". */
export const anyPlayer = (who: Nodes["player"]): Nodes["player"] =>
  who.kind.startsWith("each") || who.kind === "allPlayers" ? refuse(who, "say “a player” or “they”") : who;
export const saysEach = (node: PhraseNode & Partial<Pick<Determined, "det">>): boolean =>
  node.det?.kind === "each" || node.det?.kind === "all";

const isWhose = ({ kind }: Nodes["qualifier"]): boolean =>
  kind === "controlledBy" || kind === "heldOtherwise";
type Said = PhraseNode & Partial<Pick<Determined, "det" | "noun">>;
const saysTarget = ({ det }: Said): boolean => det !== undefined && /target/i.test(det.kind);
/** "Each creature and each Vehicle you control": it is not clear whether the creatures are yours, too. */
export const eachWhose = <N extends PhraseNode>(items: readonly N[]): readonly N[] => {
  for (const says of [saysEach, saysTarget]) {
    const all: readonly Said[] = items.filter(says);
    const whose = all.length > 1 ? all.at(-1)!.noun?.post.find(isWhose) : undefined;
    if (whose !== undefined && all.slice(0, -1).every(({ noun }) => noun?.post.length === 0))
      return refuse(whose, "say of each of them whose it is", "RW4003");
  }
  return items;
};
