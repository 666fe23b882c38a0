import { type CompileCard, type CardSource, ownNamesOf, parse, print } from "../../src/compiler/index.ts";
import { same } from "../../src/compiler/lower/same.ts";

/** A card whose text is printed in today's words. Nothing where its words cannot be printed: brackets of cleave are no words (702.148a). */
export const inModernWords = (source: CardSource): CardSource | undefined => {
  const texts = source.faces.map((face) => {
    const { paragraphs } = parse(face.text, ownNamesOf(face));
    return paragraphs.map(({ result }) =>
      "node" in result ? print(result.node, { modern: true }) : undefined,
    );
  });
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

const textOf = ({ faces }: CardSource): string => faces.map(({ text }) => text).join("\n//\n");

/** What a compiled card loses when it is printed in today's words and compiled again; nothing where it means the same. */
export const modernDifference = (
  source: CardSource,
  compile: CompileCard,
): ModernDifference | "equal" | "not printed" => {
  const before = compile(source, { brief: true });
  const modern = before.status === "compiled" ? inModernWords(source) : undefined;
  if (modern === undefined) return "not printed";
  const after = compile(modern, { brief: true });
  const texts = { name: source.name, text: textOf(source), modern: textOf(modern) };
  if (after.status !== "compiled")
    return { ...texts, refused: after.diagnostics.map(({ message }) => message).join(" ") };
  const abilities = (card: typeof before): unknown => card.faces.map(({ face }) => face.abilities);
  return same(abilities(before), abilities(after)) ? "equal" : texts;
};
