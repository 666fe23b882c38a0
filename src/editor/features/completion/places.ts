import type { OwnNames } from "../../../../grammar/lexer.ts";
import { parametersOf, type Parameters } from "../../../../grammar/parameters.ts";
import { readHeadline } from "../../../../grammar/keywords/headline.ts";
import { ownNamesOf } from "../../../compiler/compile.ts";
import { blocksOf, type Line, linesOf, stretchStart } from "../../../compiler/read/lines.ts";

/** The part of a card file that a position is in. */
export type Part =
  | { readonly in: "text"; readonly text: string; readonly own: OwnNames; readonly parameters?: Parameters }
  | { readonly in: "typeLine"; readonly text: string }
  | { readonly in: "attribute"; readonly text: string }
  | { readonly in: "start"; readonly text: string }
  | { readonly in: "nowhere" };

const isOfFace = ({ kind }: Line): boolean => kind !== "comment" && kind !== "attribute" && kind !== "header";
const nobody: OwnNames = { name: "", shortNames: [] };
const cost = /\s+(?:\{[^{}]*\}|<[^<>]*>|\s)+$/;

/** The lines of a block up to its last one, of the face that this one is in. */
const faceOf = (lines: readonly Line[]): readonly Line[] => {
  const divider = lines.findLastIndex(({ kind }) => kind === "divider");
  const face = lines.slice(divider + 1).filter(isOfFace);
  const [first] = face;
  // The first line of a token's declaration is the name of a card, as it were.
  return first?.kind === "declaration"
    ? [{ ...first, text: first.text.replace(/^token\s+/, "") }, ...face.slice(1)]
    : face;
};

/** What is being written at a position of a card file. */
export const partAt = (text: string, position: number): Part => {
  // A mark that is no white space keeps the line that is only begun.
  const mark = "\u0000";
  const from = stretchStart(text, position);
  const lines = linesOf(`${text.slice(from, position)}${mark}`, from);
  const block = blocksOf(lines).at(-1);
  const current = block?.at(-1);
  if (block === undefined || current === undefined) return { in: "nowhere" };
  const begun = current.text.slice(0, -mark.length);
  const written = text.slice(current.start, position);
  if (current.kind === "comment" || current.kind === "header") return { in: "nowhere" };
  if (current.kind === "attribute") return { in: "attribute", text: written };
  if (block[0].kind === "keyword" && block.length > 1) {
    const head = readHeadline(block[0].text);
    const meaning = [...block.slice(1, -1).map((line) => line.text), written].join("\n");
    return { in: "text", text: meaning, own: nobody, parameters: parametersOf(head?.parameters ?? []) };
  }
  const [name, typeLine, ...body] = faceOf(block);
  if (typeLine === undefined || name === undefined) return { in: "start", text: begun };
  if (body.length === 0) return { in: "typeLine", text: written };
  // "2/2": power and toughness, not words.
  if (/^[\d*+X]*\/[\d*+X]*$/.test(begun)) return { in: "nowhere" };
  const own = ownNamesOf({ name: name.text.replace(cost, ""), typeLine: typeLine.text });
  return { in: "text", text: [...body.slice(0, -1).map((line) => line.text), written].join("\n"), own };
};
