import {
  type CardSource,
  type CompiledCard,
  type Compiler,
  createCompiler,
  ownNamesOf,
} from "../../src/compiler/index.ts";
import { same } from "../../src/compiler/lower/same.ts";

/** A card whose text is printed in today's words. Nothing where that is no text of its own: the brackets of cleave are no words (702.148a). */
export const inModernWords = (
  source: CardSource,
  { parse, print }: Compiler = createCompiler(),
): CardSource | undefined => {
  if (source.faces.some(({ text }) => /^cleave\b/im.test(text))) return undefined;
  const texts = source.faces.map((face) =>
    parse(face.text, ownNamesOf(face)).paragraphs.map(({ result }) =>
      "node" in result ? print(result.node, { modern: true }) : undefined,
    ),
  );
  if (texts.some((paragraphs) => paragraphs.includes(undefined))) return undefined;
  const [first, ...others] = source.faces.map((face, index) => ({ ...face, text: texts[index]!.join("\n") }));
  return { ...source, faces: [first!, ...others] };
};

export interface ModernDifference {
  readonly name: string;
  /** Why the modern words are refused; nothing where they mean something else. */
  readonly refused?: string;
  readonly text: string;
  readonly modern: string;
}

const abilitiesOf = ({ faces }: CompiledCard): unknown => faces.map(({ face }) => face.abilities);
const textOf = ({ faces }: CardSource): string => faces.map(({ text }) => text).join("\n//\n");

/** What a compiled card loses when it is printed in today's words and compiled again. */
export const modernDifference = (
  source: CardSource,
  compiler: Compiler = createCompiler(),
): ModernDifference | "equal" | "not printed" => {
  const before = compiler.compileCard(source, { brief: true });
  const modern = before.status === "compiled" ? inModernWords(source, compiler) : undefined;
  if (modern === undefined) return "not printed";
  const after = compiler.compileCard(modern, { brief: true });
  const texts = { name: source.name, text: textOf(source), modern: textOf(modern) };
  if (after.status !== "compiled")
    return { ...texts, refused: after.diagnostics.map(({ message }) => message).join(" ") };
  return same(abilitiesOf(before), abilitiesOf(after)) ? "equal" : texts;
};
