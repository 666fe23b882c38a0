import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Determined } from "./determined.ts";
import { everyTrait, withTrait } from "./each-trait.ts";
import type { NodeOfKind } from "./nodes.ts";
import { same } from "./same.ts";
import { refuse, type PhraseNode, type Scope } from "./scope.ts";
import { conjunction } from "./series.ts";

type OfEach = NodeOfKind<"ofTrait"> & { readonly what: NodeOfKind<"everyTrait"> };
const isOfEach = (node: Nodes["qualifier"]): node is OfEach =>
  node.kind === "ofTrait" && node.what.kind === "everyTrait";

/** "A land of each basic land type": one for each of them, chosen together; what is several of them can be so chosen. */
export const oneOfEach = (
  node: Determined,
  scope: Scope,
  build: (node: Determined, scope: Scope) => A.Objects,
): { readonly objects: A.Objects; readonly words: Iterable<string> } | undefined => {
  const asked = node.noun.post.find(isOfEach);
  if (asked === undefined) return undefined;
  const { trait, span } = asked.what;
  const every = everyTrait[trait];
  const that = {
    kind: "chosenTrait",
    which: "that",
    trait: trait === "color" ? trait : "type",
    span,
  } as const;
  const post = node.noun.post.map((each) => (each === asked ? { ...asked, what: that } : each));
  const spoken = [...scope.mentions];
  const choice = every.what === "color" ? scope.choice : { ...scope.choice, type: every.what };
  const one = build({ ...node, noun: { ...node.noun, post } }, { ...scope, choice });
  if (one.type !== "choose") return refuse(node, "only what is chosen can be one of each");
  const words = scope.mentions.at(-1)?.words ?? [];
  scope.mentions.splice(0, scope.mentions.length, ...spoken);
  return { objects: A.together(every.among.map((value) => withTrait(one, every, value))), words };
};

/** What is one thing, and no choice. */
const alone: ReadonlySet<string> = new Set(["self", "host"]);

const filterOf = (part: A.Objects): A.Filter | undefined =>
  part.type === "choose"
    ? part.from === undefined
      ? part.filter
      : conjunction([part.filter, A.isOneOf(part.from)])
    : part.type === "topCards"
      ? A.and([A.kind("card"), A.isOneOf(part)])
      : alone.has(part.type)
        ? A.isOneOf(part)
        : undefined;

/** "A card from your hand or the top card of your library": one of them is chosen. */
export const oneOfEither = (node: PhraseNode, parts: readonly A.Objects[]): A.Objects => {
  const choices = parts.filter((part) => part.type === "choose");
  const [first] = choices;
  const alike = choices.every((part) =>
    same({ ...part, filter: 0, from: 0 }, { ...first, filter: 0, from: 0 }),
  );
  if (first === undefined || !alike) return refuse(node, "“or” between these cannot be understood");
  if (choices.length === parts.length && choices.every(({ from }) => same(from, first.from)))
    return { ...first, filter: A.or(choices.map(({ filter }) => filter)) };
  const filters = parts.map(filterOf);
  const { from: _, ...choice } = first;
  return filters.every((filter) => filter !== undefined) && same(first.count, { min: 1, max: 1 })
    ? { ...choice, filter: A.or(filters) }
    : refuse(node, "“or” between these cannot be understood");
};
