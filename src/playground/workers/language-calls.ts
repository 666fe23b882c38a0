import { drawings, understand } from "../understanding/understand.ts";

/** A file as text of the editor. */
export interface Opened {
  readonly text: string;
  readonly cards: number;
  /** What could not be read or said. */
  readonly messages: readonly string[];
}

/** Reads a file in any format that is known; loaded when a file is opened. */
const openFile = async (bytes: Uint8Array, name: string): Promise<Opened> => {
  const { isCardText, readFileBytes, writeCardFile } = await import("../../exchange/index.ts");
  const plain = new TextDecoder().decode(bytes);
  const file = readFileBytes(bytes, name);
  if (isCardText(plain, name)) return { text: plain, cards: file.cards.length, messages: [] };
  const { text, cards, diagnostics } = writeCardFile([file]);
  const messages = [...file.diagnostics, ...diagnostics].map(({ message }) => message);
  return { text, cards, messages };
};

/** What the worker of the language does for the page, beside the language server. */
export const languageCalls = { drawings, openFile, understand };
