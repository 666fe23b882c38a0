import { classKey } from "./engine/grammar.ts";
import type { LexError } from "./lexer.ts";
import { wordOf } from "./word.ts";
import type { Push } from "./words.ts";

const manaSymbol =
  /^(?:\d+|[WUBRGCSXYZ]|[WUBRGC2]\/[WUBRG]|[WUBRGC]\/[WUBRG]|[WUBRG]\/P|[WUBRG]\/[WUBRG]\/P)$/;
const otherSymbols = new Set(["T", "Q", "E", "P"]);
const symbolPattern = /[{<]([^{}<>\n]*)[}>]/y;
const manaWord = wordOf(classKey("mana"));

/** Mana symbols that touch form one token; other symbols one each. */
export const lexSymbols = (text: string, from: number, push: Push, errors: LexError[]): number => {
  let at = from;
  let mana = "";
  for (;;) {
    symbolPattern.lastIndex = at;
    const found = symbolPattern.exec(text);
    const symbol = found?.[1]?.toUpperCase();
    if (found === null || symbol === undefined || !manaSymbol.test(symbol)) break;
    mana += `{${symbol}}`;
    at += found[0].length;
  }
  if (mana !== "") {
    push(mana, manaWord, from, at);
    return at;
  }
  symbolPattern.lastIndex = at;
  const found = symbolPattern.exec(text);
  if (found === null) {
    errors.push({ kind: "unclosedBrace", start: at, end: at + 1, text: text[at]! });
    return at + 1;
  }
  const symbol = found[1]!.toUpperCase();
  if (otherSymbols.has(symbol))
    push(`{${symbol}}`, wordOf(`{${symbol.toLowerCase()}}`), at, at + found[0].length);
  else errors.push({ kind: "unknownSymbol", start: at, end: at + found[0].length, text: found[0] });
  return at + found[0].length;
};
