import { readFileSync } from "node:fs";
import { lex, type Paragraph } from "../../grammar/lexer.ts";
import { parseParagraph, type ParagraphNode } from "../../grammar/parse.ts";
import { atOnce, compileFile } from "../../src/compiler/compile-file.ts";
import { compileCard, ownNamesOf, rulesMeans } from "../../src/compiler/compile.ts";
import { factsOf } from "../../src/compiler/lower/facts.ts";
import { abilitiesOnce, keyed, type Lowered, newLowered } from "../../src/compiler/lowered.ts";
import { readCharacteristics } from "../../src/compiler/read/characteristics.ts";
import { readBytes } from "../../src/compiler/read/read.ts";
import { keyOf } from "../../src/compiler/reading.ts";
import type { FaceSource } from "../../src/compiler/types.ts";

/** Reads and compiles every card of a file in this process, some times over; nothing is remembered from pass to pass. */
const [file = ""] = process.argv.slice(2);
const read = readBytes(readFileSync(file), file);
const passes = 3;

const timed = (work: () => number): { readonly seconds: number; readonly found: number } => {
  const begin = performance.now();
  const processor = process.cpuUsage();
  const found = work();
  // On a busy machine the clock counts what others do; the processor's time counts helping threads as well.
  const { user, system } = process.cpuUsage(processor);
  return { seconds: Math.min((performance.now() - begin) / 1000, (user + system) / 1e6), found };
};

/** All that a compilation does: with the round trip through the printer and every check. */
const compile = (): number => {
  rulesMeans.reader.forget();
  return compileFile(read, compileCard, { brief: true }).filter(({ result }) => result.status === "compiled")
    .length;
};

interface Known {
  node: ParagraphNode | undefined;
  readonly lowered: Lowered;
}

/**
 * What a reader and lowerer alone does, as the others that were measured do: each kind of work for as many cards at
 * once as `compileFile` takes. Gives the number of lowered paragraphs.
 */
const readAndLower = (): number => {
  const known = new Map<string, Known>();
  const begin = (face: FaceSource, fresh: [Known, Paragraph][]): readonly Known[] =>
    lex(face.text, ownNamesOf(face)).paragraphs.flatMap((paragraph) => {
      if (paragraph.tokens.length === 0) return [];
      const { key: words } = keyOf(face.text, paragraph);
      const before = known.get(words);
      if (before !== undefined) return [before];
      const made: Known = { node: undefined, lowered: newLowered() };
      known.set(words, made);
      fresh.push([made, paragraph]);
      return [made];
    });
  let lowered = 0;
  const lower = (face: FaceSource, own: readonly Known[]): void => {
    try {
      const nodes = own.flatMap(({ node }) => node ?? []);
      const facts = keyed(factsOf(readCharacteristics(face).face, nodes, rulesMeans.definitions));
      for (const each of own)
        if (each.node !== undefined) {
          abilitiesOnce(each.node, each.lowered, facts);
          lowered++;
        }
    } catch {
      // Refused: counted by what is missing in the number of paragraphs.
    }
  };
  for (let from = 0; from < read.cards.length; from += atOnce) {
    const faces = read.cards.slice(from, from + atOnce).flatMap(({ source }) => source.faces);
    const fresh: [Known, Paragraph][] = [];
    const begun = faces.map((face) => begin(face, fresh));
    for (const [each, paragraph] of fresh) {
      const reading = parseParagraph(paragraph);
      each.node = "node" in reading ? reading.node : undefined;
    }
    faces.forEach((face, index) => {
      lower(face, begun[index]!);
    });
  }
  return lowered;
};

const first = timed(compile);
const best = (work: () => number): number =>
  Math.min(...Array.from({ length: passes }, () => timed(work).seconds));
const steady = best(compile);
rulesMeans.reader.forget();
const rate = (seconds: number): number => read.cards.length / seconds;
process.stdout.write(
  JSON.stringify({
    share: first.found / read.cards.length,
    cold: rate(first.seconds),
    steady: rate(steady),
    stages: rate(best(readAndLower)),
  }),
);
