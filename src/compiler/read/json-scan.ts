import type { Span } from "../types.ts";

/** Where the JSON breaks, and what is wrong there. */
export interface JsonFault {
  readonly at: number;
  readonly what: string;
}

const space = (text: string, from: number): number => {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
    at++;
  }
};

/** End of a string literal whose opening quote is at `from`. */
const stringEnd = (text: string, from: number): number | JsonFault => {
  let at = from + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code === 92) {
      const escaped = text[at + 1] ?? "";
      if (escaped === "u") {
        if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6)))
          return { at, what: "a \\u needs four hex digits" };
        at += 6;
      } else if ('"\\/bfnrt'.includes(escaped) && escaped !== "") at += 2;
      else return { at, what: "this backslash escapes nothing" };
    } else if (code < 32) return { at, what: "a string may not run over the end of the line" };
    else at++;
  }
  return { at: from, what: "this string is never closed" };
};

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;

/**
 * Reads over one JSON value that begins at `from` and tells its end, or the first fault. No recursion: depth costs no
 * stack. Linear in the length of the value. `visit` is told each member and element one level below the value.
 */
export const scanJson = (
  text: string,
  from: number,
  visit?: (key: string, span: Span) => void,
): number | JsonFault => {
  // One character per open bracket, so that a million of them cost a megabyte.
  const open: string[] = [];
  let at = space(text, from);
  let key = "";
  let index = 0;
  let valueStart = at;
  const done = (end: number): void => {
    if (open.length === 1 && visit !== undefined)
      visit(open[0] === "[" ? String(index++) : key, { start: valueStart, end });
  };
  const member = (): number | JsonFault => {
    at = space(text, at);
    if (text[at] !== '"') return { at, what: "a field name in double quotes should stand here" };
    const end = stringEnd(text, at);
    if (typeof end !== "number") return end;
    if (open.length === 1) key = text.slice(at + 1, end - 1);
    const colon = space(text, end);
    if (text[colon] !== ":") return { at: colon, what: "a colon should follow the field name" };
    return space(text, colon + 1);
  };
  for (;;) {
    // A value begins here.
    if (open.length === 1) valueStart = at;
    const here = text[at];
    let closed = false;
    if (here === "{" || here === "[") {
      open.push(here);
      at = space(text, at + 1);
      if (text[at] === (here === "{" ? "}" : "]")) closed = true;
      else if (here === "{") {
        const next = member();
        if (typeof next !== "number") return next;
        at = next;
        continue;
      } else continue;
    } else if (here === '"') {
      const end = stringEnd(text, at);
      if (typeof end !== "number") return end;
      at = end;
      done(at);
    } else {
      literal.lastIndex = at;
      const match = literal.exec(text);
      if (match === null)
        return {
          at,
          what:
            here === undefined ? "the file ends in the middle of a value" : "no value can begin like this",
        };
      at += match[0].length;
      done(at);
    }
    // A value ended here: close what closes, then find the next one.
    for (;;) {
      if (!closed) {
        if (open.length === 0) return at;
        at = space(text, at);
        const next = text[at];
        if (next === ",") {
          at = space(text, at + 1);
          if (open[open.length - 1] === "{") {
            const value = member();
            if (typeof value !== "number") return value;
            at = value;
          }
          break;
        }
        const wanted = open[open.length - 1] === "{" ? "}" : "]";
        if (next !== wanted)
          return {
            at,
            what:
              next === undefined
                ? `the file ends before a ${wanted}`
                : `a comma or ${wanted} should stand here`,
          };
      }
      closed = false;
      open.pop();
      at++;
      done(at);
      if (open.length === 0) return at;
    }
  }
};

/** The first fault of a whole JSON text; undefined when it is sound. */
export const jsonFault = (text: string): JsonFault | undefined => {
  const end = scanJson(text, 0);
  if (typeof end !== "number") return end;
  const rest = space(text, end);
  return rest < text.length ? { at: rest, what: "something follows after the end of the JSON" } : undefined;
};
