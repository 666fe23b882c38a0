import type { Diagnostic, Span } from "../types.ts";
import { diagnostic } from "./diagnostic.ts";

/**
 * Letters of other alphabets that look like Latin ones, by the Latin letter they pass for. Only whole words of card
 * text are looked at, so that a name in another alphabet is not disturbed.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  һ: "h",
  і: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  А: "A",
  В: "B",
  С: "C",
  Е: "E",
  Н: "H",
  І: "I",
  Ј: "J",
  К: "K",
  М: "M",
  О: "O",
  Р: "P",
  Ѕ: "S",
  Т: "T",
  У: "Y",
  Х: "X",
  α: "a",
  ο: "o",
  ν: "v",
  ρ: "p",
  τ: "t",
  ι: "i",
  κ: "k",
  Α: "A",
  Β: "B",
  Ε: "E",
  Ζ: "Z",
  Η: "H",
  Ι: "I",
  Κ: "K",
  Μ: "M",
  Ν: "N",
  Ο: "O",
  Ρ: "P",
  Τ: "T",
  Υ: "Y",
  Χ: "X",
};

const alphabetOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x370 && code < 0x400) return "a Greek letter";
  if (code >= 0x400 && code < 0x530) return "a Cyrillic letter";
  return "a wide letter";
};

/** Full-width forms stand 0xfee0 above their ASCII twins. */
const twinOf = (character: string): string | undefined => {
  if (Object.hasOwn(lookAlikes, character)) return lookAlikes[character];
  const code = character.codePointAt(0) ?? 0;
  return code > 0xff00 && code < 0xff5f ? String.fromCodePoint(code - 0xfee0) : undefined;
};

/** How a character is called in a message, when it can't be seen or typed. */
const characterName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const word = /[\p{L}\p{N}\p{M}'’]+/gu;
const closing: Readonly<Record<string, string>> = { "{": "}", "(": ")", "“": "”" };
const opening: Readonly<Record<string, string>> = { "}": "{", ")": "(", "”": "“" };

/** Symbols that may stand in a text, without braces (107.4 to 107.17): mana, tap, untap, energy, planeswalk, chaos, tickets, lore. */
const symbol =
  /^(?:\d{1,7}|[WUBRGCSXTQE]|[WUBRGC]\/[WUBRG]|2\/[WUBRG]|[WUBRGC]\/P|[WUBRG]\/[WUBRG]\/P|P|CHAOS|PW|TK|A|H)$/;

const foreign = /[^\u0000-\u024f’]/;

/** A symbol in angle brackets is one only when it looks like one: `<2>`, `<R/W>`. */
const angled = /<([^<>\s]{1,7})>/g;

/** Every character that is not simply part of a word or sentence. */
const special =
  /[\n"{}()“”\\^_`$\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ue000-\uf8ff\ufffd]/g;

const invisible = (span: Span, character: string): Diagnostic =>
  diagnostic("RW2007", span, [characterName(character)], {
    fixes: [{ title: "Delete the invisible character", edits: [{ span, text: "" }], sure: true }],
  });

/** The first of a line; what follows it is mostly its consequence. */
const onePerLine = (found: readonly Diagnostic[], text: string, offset: number): readonly Diagnostic[] =>
  found.filter((each, index) => {
    const before = found[index - 1];
    return before === undefined || text.slice(before.start - offset, each.start - offset).includes("\n");
  });

/**
 * What can be wrong with a card text before a word of it is read: look-alike letters, invisible and foreign
 * characters, unknown symbols, brackets and quotation marks without a partner. Linear.
 */
export const checkCharacters = (text: string, offset = 0): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  const span = (start: number, end: number) => ({ start: offset + start, end: offset + end });
  // Most texts have no letter that could be another's twin.
  const words = foreign.test(text) ? text.matchAll(word) : [];
  for (const match of words) {
    if (/^[\u0000-\u024f’]*$/.test(match[0])) continue;
    const [strange] = [...match[0]].filter((character) => twinOf(character) !== undefined);
    if (strange === undefined) continue;
    const meant = [...match[0]].map((character) => twinOf(character) ?? character).join("");
    const where = span(match.index, match.index + match[0].length);
    found.push(
      diagnostic(
        "RW2005",
        where,
        [match[0], `${alphabetOf(strange)} (${characterName(strange)})`, twinOf(strange) ?? ""],
        {
          suggestion: meant,
        },
      ),
    );
  }
  const open: { readonly character: string; readonly at: number }[] = [];
  let quote = -1;
  const unclosed = (): void => {
    for (const each of open) {
      const where = span(each.at, each.at + 1);
      found.push(
        each.character === "“"
          ? diagnostic("RW2006", where, [])
          : diagnostic("RW2002", where, [each.character]),
      );
    }
    if (quote >= 0) found.push(diagnostic("RW2006", span(quote, quote + 1), []));
    open.length = 0;
    quote = -1;
  };
  special.lastIndex = 0;
  for (let match = special.exec(text); match !== null; match = special.exec(text)) {
    const at = match.index;
    const character = match[0];
    if (character === "\n") unclosed();
    else if (character === '"') quote = quote < 0 ? at : -1;
    else if (Object.hasOwn(closing, character)) {
      if (character === "{") {
        // No symbol is longer than this, so that a text of nothing but braces still takes linear time.
        const rest = text.slice(at + 1, at + 16);
        const close = rest.search(/[{}\n]/);
        if (close >= 0 && rest[close] === "}") {
          const end = at + 1 + close;
          const inside = rest.slice(0, close).trim().toUpperCase();
          if (!symbol.test(inside))
            found.push(diagnostic("RW2001", span(at, end + 1), [text.slice(at, end + 1)]));
          special.lastIndex = end + 1;
        } else found.push(diagnostic("RW2002", span(at, at + 1), ["{"]));
      } else open.push({ character, at });
    } else if (Object.hasOwn(opening, character)) {
      const top = open[open.length - 1];
      if (top !== undefined && top.character === opening[character]) open.pop();
      else found.push(diagnostic("RW2003", span(at, at + 1), [character]));
    } else if (/[\\^_`$\ue000-\uf8ff\ufffd]/.test(character))
      found.push(
        diagnostic("RW2004", span(at, at + 1), [
          character === "\ufffd" ? characterName(character) : character,
        ]),
      );
    else found.push(invisible(span(at, at + 1), character));
  }
  unclosed();
  for (const match of text.includes("<") ? text.matchAll(angled) : [])
    if (!symbol.test((match[1] ?? "").toUpperCase()))
      found.push(diagnostic("RW2001", span(match.index, match.index + match[0].length), [match[0]]));
  return onePerLine(
    found.sort((left, right) => left.start - right.start),
    text,
    offset,
  );
};
