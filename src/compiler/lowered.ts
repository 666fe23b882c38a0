import type { Ability } from "../abilities/index.ts";
import type { ParagraphNode } from "../../grammar/parse.ts";
import { abilitiesOfParagraph } from "./lower/abilities.ts";
import type { FaceFacts } from "./lower/scope.ts";

/** What a paragraph was lowered to, for the facts of the face that this asked for. */
export interface Lowered {
  /** By the facts that were asked for, then by their values. */
  readonly byFacts: { readonly asked: number; readonly known: Map<string, readonly Ability[]> }[];
}
export const newLowered = (): Lowered => ({ byFacts: [] });

/** The definitions are the same for all texts of a compiler. */
type Fact = Exclude<keyof FaceFacts, "definitions">;
/** Each fact with a bit of its own. */
const bits: Readonly<Record<Fact, number>> = {
  isSpell: 1 << 0,
  hasX: 1 << 1,
  remembersExiled: 1 << 2,
  name: 1 << 3,
  cardTypes: 1 << 4,
  subtypes: 1 << 5,
  kickers: 1 << 6,
  costObjects: 1 << 7,
  announced: 1 << 8,
  exiles: 1 << 9,
  chosenType: 1 << 10,
  door: 1 << 11,
  granted: 1 << 12,
  alternatives: 1 << 13,
  beheld: 1 << 14,
  revealed: 1 << 15,
  remembersPut: 1 << 16,
  isCompanion: 1 << 17,
  enchants: 1 << 18,
};
const factsByBit = Object.keys(bits) as readonly Fact[];

/** The facts of a face, with their values as text once they were needed as such. */
export interface KeyedFacts {
  readonly facts: FaceFacts;
  readonly texts: (string | undefined)[];
}
export const keyed = (facts: FaceFacts): KeyedFacts => ({ facts, texts: [] });

const textOf = (value: unknown): string =>
  value === undefined ? "" : value === true ? "1" : value === false ? "0" : JSON.stringify(value);

const keyOf = ({ facts, texts }: KeyedFacts, asked: number): string => {
  let key = "";
  for (let index = 0, left = asked; left !== 0; index++, left >>= 1)
    if ((left & 1) !== 0) key += `${(texts[index] ??= textOf(facts[factsByBit[index]!]))}\n`;
  return key;
};

/** The same facts, taking down which of them are asked for. */
class Listener {
  readonly facts: FaceFacts;
  readonly definitions: FaceFacts["definitions"];
  asked = 0;
  constructor(facts: FaceFacts) {
    this.facts = facts;
    this.definitions = facts.definitions;
  }
}
for (const fact of factsByBit)
  Object.defineProperty(Listener.prototype, fact, {
    get(this: Listener): unknown {
      this.asked |= bits[fact];
      return this.facts[fact];
    },
  });
/** It answers to the names of all facts, which the type checker cannot see. */
const isFacts = (listener: object): listener is FaceFacts => "isSpell" in listener;

/** Lowers a paragraph, once for all faces that agree in what it asks of them. Throws `Refused`. */
export const abilitiesOnce = (
  node: ParagraphNode,
  { byFacts }: Lowered,
  facts: KeyedFacts,
): readonly Ability[] => {
  for (const { asked, known } of byFacts) {
    const before = known.get(keyOf(facts, asked));
    if (before !== undefined) return before;
  }
  const listener = new Listener(facts.facts);
  const abilities = abilitiesOfParagraph(node, isFacts(listener) ? listener : facts.facts);
  const { asked } = listener;
  let group = byFacts.find((each) => each.asked === asked);
  if (group === undefined) byFacts.push((group = { asked, known: new Map<string, readonly Ability[]>() }));
  group.known.set(keyOf(facts, asked), abilities);
  return abilities;
};
