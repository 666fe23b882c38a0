import { mostMended } from "../compile-file.ts";
import type { ReadCard } from "../read/card-file.ts";
import type { BuiltSet } from "./build.ts";
import { writeMended } from "./cache.ts";
import type { Work } from "./work.ts";

const refusedIn = ({ file, diagnostics }: BuiltSet): readonly ReadCard[] => {
  const names = new Set(diagnostics.flatMap(({ severity, card }) => (severity === "error" ? [card] : [])));
  return file.cards.filter(({ source }) => names.has(source.name));
};

const mended = async (work: Work, set: BuiltSet, refused: readonly ReadCard[]): Promise<BuiltSet> => {
  const { own, vocabulary, options } = work;
  const file = { ...set.file, cards: refused };
  const around = { own, imports: options.imports };
  const again = await work.compile({ file, others: [], around, vocabulary, fixes: refused.length });
  const names = new Set<string | undefined>(refused.map(({ source }) => source.name));
  const kept = set.diagnostics.filter(({ card }) => !names.has(card));
  const found = { diagnostics: [...kept, ...again.diagnostics], mended: refused.length };
  if (options.cache !== undefined && options.check !== true && set.state !== "failed")
    await writeMended(options.cache, set.set, found);
  return { ...set, ...found };
};

/**
 * The sets with ways out told for the first of the cards that were refused, in the order of the sets: the messages about
 * later ones are not shown, and to look for ways out takes many times as long as to compile.
 */
export const withWaysOut = async (work: Work, sets: readonly BuiltSet[]): Promise<readonly BuiltSet[]> => {
  let left = mostMended;
  return Promise.all(
    sets.map((set) => {
      const refused = refusedIn(set).slice(0, left);
      left -= refused.length;
      return refused.length <= set.mended ? set : mended(work, set, refused);
    }),
  );
};
