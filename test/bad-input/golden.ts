/** One case of a golden file: a title, the input, and after `==>` the messages that it must give. */
export interface GoldenCase {
  readonly title: string;
  /** How the input is written and read: `cards`, `json`, or `bytes` in hex. */
  readonly kind: "cards" | "json" | "bytes";
  readonly source: string;
  readonly expected: string;
}

/** Takes a golden file apart: `=== title [(kind)]`, input, `==>`, messages. */
export const readGolden = (text: string): readonly GoldenCase[] =>
  text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = "", ...rest] = part.split("\n");
      const match = /^(.*?)(?: \((json|bytes)\))?$/.exec(head);
      const [source = "", expected = ""] = rest.join("\n").split(/^==>\n/m);
      const kind = match?.[2] === "json" || match?.[2] === "bytes" ? match[2] : "cards";
      return {
        title: match?.[1] ?? head,
        kind,
        source: source.replace(/\n$/, ""),
        expected: expected.trim(),
      };
    });

export const writeGolden = (cases: readonly GoldenCase[]): string =>
  cases
    .map(({ title, kind, source, expected }) => {
      const head = kind === "cards" ? title : `${title} (${kind})`;
      return `=== ${head}\n${source}\n==>\n${expected}\n`;
    })
    .join("\n");

/** `\u{200b}` is that character, `\repeat{3}{x}` is xxx. */
const unescape = (text: string): string =>
  text
    .replace(/\\u\{([0-9a-f]+)\}/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\repeat\{(\d+)\}\{([^}]*)\}/g, (_, count: string, what: string) => what.repeat(Number(count)));

/** The bytes that the case stands for. */
export const bytesOf = ({ kind, source }: GoldenCase): Uint8Array =>
  kind === "bytes"
    ? Uint8Array.from(
        source.split(/\s+/).filter((each) => each !== ""),
        (each) => Number.parseInt(each, 16),
      )
    : new TextEncoder().encode(unescape(source));
