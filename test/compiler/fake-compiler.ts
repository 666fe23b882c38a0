import { destroy, draw, hasType, keyword, spell, target, you } from "../../src/abilities/index.ts";
import type { Ability, Face } from "../../src/abilities/index.ts";
import { checkCharacters } from "../../src/compiler/diagnostics/characters.ts";
import { diagnostic, hasErrors } from "../../src/compiler/diagnostics/diagnostic.ts";
import { readCharacteristics } from "../../src/compiler/read/characteristics.ts";
import type { CompileCard, Diagnostic } from "../../src/compiler/types.ts";

const numbers = ["zero", "a", "two", "three", "four"];

/** Understands "Draw n card(s).", "Destroy target creature." and one-word keywords; swallows the word "very". */
const readParagraph = (text: string, at: number, found: Diagnostic[]): Ability | undefined => {
  const plain = text.replace(/\bvery /g, "");
  const drawn = /^Draw (\w+) cards?\.$/.exec(plain)?.[1];
  const count = drawn === undefined ? -1 : numbers.indexOf(drawn);
  if (count >= 0) return spell(draw(you, count));
  if (plain === "Destroy target creature.")
    return spell(destroy(target(0)), {
      targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
    });
  if (/^(?:Flying|Haste|Trample)$/.test(plain)) return keyword(plain.toLowerCase(), [], []);
  if (text === "Crash.") throw new Error("crashed");
  const unknown = /\w+/.exec(text);
  const start = at + (unknown?.index ?? 0);
  found.push(
    diagnostic("RW3001", { start, end: start + (unknown?.[0].length ?? 0) }, [unknown?.[0] ?? text]),
  );
  return undefined;
};

/** A compiler for a handful of sentences, for testing what surrounds the real one. */
export const fakeCompile: CompileCard = (source) => {
  const diagnostics: Diagnostic[] = [];
  const faces = source.faces.map((printed) => {
    const read = readCharacteristics(printed);
    diagnostics.push(...read.diagnostics, ...checkCharacters(printed.text, printed.offset));
    let at = printed.offset;
    const paragraphs = printed.text.split("\n").map((line) => {
      const ability = line === "" ? undefined : readParagraph(line, at, diagnostics);
      at += line.length + 1;
      return { text: line, abilities: ability === undefined ? [] : [ability] };
    });
    const face: Face = { ...read.face, abilities: paragraphs.flatMap(({ abilities }) => abilities) };
    return { name: printed.name, face, printed: printed.text.split("\n"), paragraphs };
  });
  const [first, ...others] = faces.map(({ face }) => face);
  if (hasErrors(diagnostics) || first === undefined)
    return { name: source.name, status: "failed", faces: [], diagnostics };
  const attributes = source.attributes === undefined ? {} : { attributes: source.attributes };
  const card = {
    name: source.name,
    layout: source.layout,
    faces: [first, ...others] as const,
    ...attributes,
  };
  return { name: source.name, status: "compiled", card, faces, diagnostics };
};
