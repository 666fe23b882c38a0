import { gunzipSync, unzipSync } from "fflate";

/** What was in a packed file; `name` is that of the file within. */
interface Unpacked {
  readonly bytes: Uint8Array;
  readonly name?: string;
}
/** A file that holds no cards, named. */
interface Other {
  readonly is: string;
}

const begins = (bytes: Uint8Array, signature: string): boolean =>
  [...signature].every((sign, index) => bytes[index] === sign.charCodeAt(0));

/** Files that people take for card files, by how they begin. */
const signatures: readonly (readonly [string, string])[] = [
  ["%PDF-", "a PDF document"],
  ["\x89PNG", "a PNG picture"],
  ["\xff\xd8\xff", "a JPEG picture"],
  ["GIF8", "a GIF picture"],
  ["\xd0\xcf\x11\xe0", "an old Office document; save its table as CSV"],
  ["7z\xbc\xaf", "a 7-Zip archive; unpack it first"],
  ["Rar!", "a RAR archive; unpack it first"],
  ["\xfd7zXZ", "an xz archive; unpack it first"],
  ["BZh", "a bzip2 archive; unpack it first"],
  ["SQLite format 3", "an SQLite database"],
];

/** No card file comes near this; what claims to be larger is not unpacked. */
const largest = 1_000_000_000;
const isText = (name: string): boolean => /\.(?:json|jsonl|ndjson|xml|csv|tsv|txt|cards)$/i.test(name);
/** Magic Set Editor may keep cards in files beside the set, which names them: what is packed with it stands in their places. */
const withIncluded = (set: Uint8Array, entries: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const text = new TextDecoder().decode(set);
  const whole = text.replace(/^include[_ ]file:\s*(.+?)\s*$/gm, (line, name: string) =>
    Object.hasOwn(entries, name) ? `${new TextDecoder().decode(entries[name])}\n` : line,
  );
  return whole === text ? set : new TextEncoder().encode(whole);
};

const unzipped = (bytes: Uint8Array): Unpacked | Other => {
  const names: string[] = [];
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      return originalSize < largest && (isText(name) || !/\.\w+$/.test(name));
    },
  });
  const set = Object.hasOwn(entries, "set") ? entries["set"] : undefined;
  if (set !== undefined) return { bytes: withIncluded(set, entries), name: "set" };
  if (names.some((name) => name.startsWith("xl/"))) return { is: "an Excel workbook; save its table as CSV" };
  if (names.some((name) => name.startsWith("word/"))) return { is: "a Word document" };
  if (names.some((name) => name === "content.xml"))
    return { is: "an OpenDocument file; save its table as CSV" };
  const [name, ...more] = Object.keys(entries).filter(isText);
  if (name === undefined) return { is: "a zip archive without card files" };
  if (more.length > 0) return { is: "a zip archive of several files; unpack it first" };
  return { bytes: entries[name]!, name };
};

/** The bytes of a file, unpacked where it is packed; or what the file is, where it can hold no cards. Throws where it is broken. */
export const unpack = (bytes: Uint8Array): Unpacked | Other => {
  const known = signatures.find(([signature]) => begins(bytes, signature));
  if (known !== undefined) return { is: known[1] };
  if (begins(bytes, "PK\x03\x04") || begins(bytes, "PK\x05\x06")) return unzipped(bytes);
  if (begins(bytes, "\x1f\x8b")) return { bytes: gunzipSync(bytes) };
  return { bytes };
};
