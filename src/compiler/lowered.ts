import type { Ability } from "../abilities/index.ts";
import type { ParagraphNode } from "../../grammar/parse.ts";
import { abilitiesOfParagraph } from "./lower/abilities.ts";
import type { FaceFacts } from "./lower/scope.ts";

/** What a paragraph was lowered to, for the facts of the face that this asked for. */
export interface Lowered {
  /** By the names of the facts, then by their values. */
  readonly byFacts: Map<
    string,
    { readonly asked: readonly Fact[]; readonly known: Map<string, readonly Ability[]> }
  >;
}
export const newLowered = (): Lowered => ({ byFacts: new Map() });

type Fact = keyof FaceFacts;

/** The facts of a face, with their values as text once they were needed as such. */
export interface KeyedFacts {
  readonly facts: FaceFacts;
  readonly texts: Partial<Record<Fact, string>>;
}
export const keyed = (facts: FaceFacts): KeyedFacts => ({ facts, texts: {} });

const keyOf = ({ facts, texts }: KeyedFacts, asked: readonly Fact[]): string => {
  let key = "";
  for (const fact of asked) key += `${(texts[fact] ??= JSON.stringify(facts[fact]) ?? "")}\n`;
  return key;
};

/** The same facts, taking down which of them are asked for. */
const listening = (facts: FaceFacts, asked: Set<Fact>): FaceFacts =>
  new Proxy(facts, {
    get: (target, name): unknown => {
      const fact = name as Fact;
      asked.add(fact);
      return target[fact];
    },
  });

/** Lowers a paragraph, once for all faces that agree in what it asks of them. Throws `Refused`. */
export const abilitiesOnce = (
  node: ParagraphNode,
  { byFacts }: Lowered,
  facts: KeyedFacts,
): readonly Ability[] => {
  for (const { asked, known } of byFacts.values()) {
    const before = known.get(keyOf(facts, asked));
    if (before !== undefined) return before;
  }
  const asking = new Set<Fact>();
  const abilities = abilitiesOfParagraph(node, listening(facts.facts, asking));
  const asked = [...asking].sort();
  const names = asked.join();
  const group = byFacts.get(names) ?? { asked, known: new Map<string, readonly Ability[]>() };
  byFacts.set(names, group);
  group.known.set(keyOf(facts, asked), abilities);
  return abilities;
};
