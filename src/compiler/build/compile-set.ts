import { compileFile } from "../compile-file.ts";
import { withReminders } from "../explain/check-reminders.ts";
import type { Former } from "../emit/form.ts";
import { identifiersFor } from "../emit/identifiers.ts";
import { type CardConstant, constantWriter, type EmittedCard } from "../emit/set-module.ts";
import type { CardFile } from "../read/card-file.ts";
import type { Diagnostic, Vocabulary } from "../types.ts";
import type { LoadedCompiler } from "./build.ts";
import { keywordModules, type Surroundings } from "./whole.ts";

/** Cards of a set to be compiled, as plain data: another thread can do it. */
export interface SetJob {
  /** The set with only these cards. */
  readonly file: CardFile;
  /** The names of the other cards, which are known from before. */
  readonly others: readonly string[];
  readonly around: Surroundings;
  /** What all sets declare. */
  readonly vocabulary: Vocabulary;
  /** In how many refused cards ways out are looked for. */
  readonly fixes: number;
}

/** A card of a module, in its form. */
export interface KnownCard extends CardConstant {
  readonly name: string;
  /** Nothing where the name gives none. */
  readonly identifier: string | undefined;
  /** How many abilities it has. */
  readonly count: number;
}

/** What became of the cards. */
export interface SetWork {
  readonly diagnostics: readonly Diagnostic[];
  /** By their places among the cards of the job. */
  readonly cards: readonly { readonly place: number; readonly sound: boolean; readonly known: KnownCard }[];
}

const abilitiesOf = ({ card }: EmittedCard): number =>
  card.faces.reduce((sum, face) => sum + face.abilities.length, 0);

/** Compiles cards of a set, and writes their constants. */
export const compileSet = async (
  { file, others, around, fixes }: SetJob,
  loaded: LoadedCompiler,
  former: Former,
): Promise<SetWork> => {
  const diagnostics: Diagnostic[] = [];
  const compiled: (EmittedCard & { readonly place: number; readonly sound: boolean })[] = [];
  const places = new Map(file.cards.map(({ source }, place) => [source, place]));
  for (const each of compileFile(file, loaded.compile, { fixes })) {
    const { source, result } = withReminders(each, file, loaded.reminders);
    diagnostics.push(...result.diagnostics);
    if (result.card === undefined || result.status === "failed") continue;
    const sound = result.diagnostics.length === 0;
    compiled.push({ source, card: result.card, place: places.get(source) ?? 0, sound });
  }
  const identifiers = identifiersFor([...others, ...compiled.map(({ card }) => card.name)]);
  const write = constantWriter(keywordModules(around, loaded));
  const constants = compiled.map((each) => {
    const identifier = identifiers.get(each.card.name);
    return identifier === undefined ? { text: "", abilities: [], keywords: [] } : write(each, identifier);
  });
  const texts = await former.formatEach(constants.map(({ text }) => text));
  const cards = compiled.map((each, index) => {
    const { name } = each.card;
    const constant = { ...constants[index]!, text: texts[index]! };
    const known = { ...constant, name, identifier: identifiers.get(name), count: abilitiesOf(each) };
    return { place: each.place, sound: each.sound, known };
  });
  // A set is compiled once, and few of its paragraphs stand on cards of another one.
  loaded.forget?.();
  return { diagnostics, cards };
};
