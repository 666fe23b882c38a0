import type { Face } from "../abilities/index.ts";
import type { CardSource, CompileCard, CompiledCard } from "../compiler/types.ts";
import { basicLandTypes } from "../compiler/lower/every-type.ts";
import { readCharacteristics } from "../compiler/read/characteristics.ts";
import { didYouMean } from "../compiler/diagnostics/suggest.ts";
import { type AbilityTexts, abilityTexts } from "./ability-texts.ts";
import { plainName } from "./wording.ts";

/** Finds compiled cards by name; each card is compiled once, when it is first asked for. */
export interface Catalogue {
  readonly texts: AbilityTexts;
  /** The compiled card of that name: its whole name or the name of one of its faces; undefined if there is none. */
  readonly find: (name: string) => CompiledCard | undefined;
  /** What is printed on the faces of all of them but abilities. */
  readonly faces: () => readonly Face[];
  /** The name nearest to one that is none. */
  readonly nearest: (name: string) => string | undefined;
  /** A permanent that a scenario invents: no card type, no mana cost. */
  readonly invent: (name: string, text: string) => CompiledCard;
}

/** The card that it is read as, without the card type that every printed permanent has. */
const withoutTypes = (compiled: CompiledCard): CompiledCard => {
  if (compiled.card === undefined) return compiled;
  const [front, ...others] = compiled.card.faces;
  return { ...compiled, card: { ...compiled.card, faces: [{ ...front, cardTypes: [] }, ...others] } };
};

const key = (name: string): string => plainName(name).toLowerCase();

/** A land that the rules know by its type alone (305.6). */
const basicLand = (name: string): CardSource => ({
  name,
  layout: "normal",
  faces: [{ name, manaCost: "", typeLine: `Basic Land — ${name}`, text: "", offset: 0 }],
});

/**
 * Makes a catalogue of card sources. A whole name wins over a face's name, and the first card of a name over later ones.
 * Plains, Island, Swamp, Mountain and Forest are there in any case: libraries are filled up with Mountains.
 *
 * What compiles the cards must know the words that they are written in: those of the rules `compileCard` knows, those that
 * their file declares a compiler that is made for it.
 *
 * @example
 * const { cards, vocabulary } = readText("keyword Zeal\n  This creature has haste.\n\nFox {R}\nCreature — Fox\nZeal\n2/1");
 * const { compileCard } = createCompiler(vocabulary);
 * const catalogue = catalogueOf(cards.map(({ source }) => source), compileCard);
 * catalogue.find("Fox")?.status; // "compiled"
 */
export function catalogueOf(sources: Iterable<CardSource>, compileCard: CompileCard): Catalogue {
  const byName = new Map<string, CardSource>();
  const byFace = new Map<string, CardSource>();
  for (const source of sources) {
    const whole = key(source.name);
    if (!byName.has(whole)) byName.set(whole, source);
    for (const face of source.faces) {
      const part = key(face.name);
      if (!byFace.has(part)) byFace.set(part, source);
    }
  }
  for (const name of basicLandTypes) if (!byName.has(key(name))) byName.set(key(name), basicLand(name));
  const compiled = new Map<CardSource, CompiledCard>();
  const texts = abilityTexts();
  const compile = (source: CardSource): CompiledCard => {
    const known = compiled.get(source);
    if (known !== undefined) return known;
    const card = compileCard(source);
    compiled.set(source, card);
    texts.learn(card);
    return card;
  };
  let faces: readonly Face[] | undefined;
  const invented = new Map<string, CompiledCard>();
  return {
    texts,
    find: (name) => {
      const source = byName.get(key(name)) ?? byFace.get(key(name));
      return source === undefined ? undefined : compile(source);
    },
    faces: () =>
      (faces ??= [...byName.values()].flatMap((source) =>
        source.faces.map((face) => ({ ...readCharacteristics(face).face, abilities: [] })),
      )),
    nearest: (name) =>
      didYouMean(
        name,
        [...byName.values()].map((source) => source.name),
      ),
    invent: (name, text) => {
      const known = invented.get(`${name}\n${text}`);
      if (known !== undefined) return known;
      const compiled = compile({
        name,
        layout: "normal",
        faces: [{ name, manaCost: "", typeLine: "Artifact", text, offset: 0 }],
      });
      const card = withoutTypes(compiled);
      invented.set(`${name}\n${text}`, card);
      return card;
    },
  };
}
