import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Diagnostic } from "../types.ts";

export interface Decoded {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Position of the first byte that is not part of well-formed UTF-8; -1 when all is well. */
const firstBadByte = (bytes: Uint8Array): number => {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      at++;
      continue;
    }
    const length =
      byte >= 0xc2 && byte < 0xe0 ? 2 : byte >= 0xe0 && byte < 0xf0 ? 3 : byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
    if (length === 0 || at + length > bytes.length) return at;
    const second = bytes[at + 1] ?? 0;
    const low = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
    const high = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
    if (second < low || second > high) return at;
    for (let next = 2; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return at;
    at += length;
  }
  return -1;
};

/** What the byte order mark of UTF-16 says: only a text begins so. */
const utf16 = ([first, second]: Uint8Array): string | undefined =>
  first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : undefined;

/** Bytes to text: UTF-8 with or without a byte order mark, UTF-16 with one. Anything else gets a diagnostic, and text as far as it goes. */
export const decode = (bytes: Uint8Array): Decoded => {
  const wide = utf16(bytes);
  if (wide !== undefined && bytes.length % 2 === 0)
    return { text: new TextDecoder(wide).decode(bytes), diagnostics: [] };
  const zero = bytes.subarray(0, 65536).indexOf(0);
  if (zero >= 0) {
    const text = new TextDecoder().decode(bytes.subarray(0, zero));
    return {
      text: "",
      diagnostics: [diagnostic("RW1002", { start: text.length, end: text.length + 1 }, [])],
    };
  }
  const bad = firstBadByte(bytes);
  if (bad < 0) return { text: new TextDecoder().decode(bytes), diagnostics: [] };
  const start = new TextDecoder().decode(bytes.subarray(0, bad)).length;
  const text = new TextDecoder().decode(bytes);
  return { text, diagnostics: [diagnostic("RW1003", { start, end: start + 1 }, [])] };
};
