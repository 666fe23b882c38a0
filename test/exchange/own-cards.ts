import { readFileSync, readdirSync } from "node:fs";
import type { CardFile } from "../../src/compiler/read/card-file.ts";
import type { CardSource, FaceSource } from "../../src/compiler/types.ts";
import { readFileBytes } from "../../src/exchange/index.ts";

const folder = new URL("../../cards/", import.meta.url);

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The card files of the repository. */
export const ownFiles: readonly CardFile[] = readdirSync(folder)
  .filter((name) => name.endsWith(".cards"))
  .map((name) => readFileBytes(readFileSync(new URL(name, folder)), name));

export const ownCards: readonly CardSource[] = ownFiles.flatMap(({ cards }) =>
  cards.map(({ source }) => source),
);

const braces = (cost: string): string => cost.replace(/<([^<>]*)>/g, "{$1}");
const printedFace = ({ offset: _offset, lines: _lines, at: _at, ...face }: FaceSource): object => ({
  ...face,
  manaCost: braces(face.manaCost),
  text: braces(face.text).replace(/\s*\n\s*/g, "\n"),
});

/** What is printed on a card, without the places where it was read. */
export const printed = ({ name, layout, faces }: CardSource): object => ({
  name,
  layout,
  faces: faces.map(printedFace),
});

export const cardsIn = (file: CardFile): readonly CardSource[] => file.cards.map(({ source }) => source);

/** All messages of a file, each with its place. */
export const found = (file: CardFile): readonly string[] =>
  [...file.diagnostics, ...file.cards.flatMap(({ diagnostics }) => diagnostics)].map(
    ({ code, line, column }) => `${code} ${line}:${column}`,
  );
