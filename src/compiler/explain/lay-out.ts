const wide = 96;

/** Position of the bracket that closes the one at `open`; strings are stepped over. */
const closingOf = (code: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    const here = code[at];
    if (here === '"') {
      at++;
      while (code[at] !== '"') at += code[at] === "\\" ? 2 : 1;
    } else if (here === "(" || here === "[" || here === "{") depth++;
    else if ((here === ")" || here === "]" || here === "}") && --depth === 0) return at;
  }
  return code.length - 1;
};

/** The arguments, elements or members between two brackets. */
const partsOf = (code: string): readonly string[] => {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < code.length; at++) {
    const here = code[at];
    if (here === '"') {
      at++;
      while (code[at] !== '"') at += code[at] === "\\" ? 2 : 1;
    } else if (here === "(" || here === "[" || here === "{") at = closingOf(code, at);
    else if (here === ",") {
      parts.push(code.slice(start, at).trim());
      start = at + 1;
    }
  }
  const last = code.slice(start).trim();
  return last === "" ? parts : [...parts, last];
};

/** Breaks a long expression of the emitter over lines. A few lines instead of prettier's second of loading. */
export const layOut = (code: string, indent = 0): string => {
  if (code.length + indent <= wide) return code;
  const open = code.search(/[([{]/);
  if (open < 0) return code;
  const close = closingOf(code, open);
  const inner = " ".repeat(indent + 2);
  const parts = partsOf(code.slice(open + 1, close)).map((part) => `${inner}${layOut(part, indent + 2)},`);
  return `${code.slice(0, open + 1)}\n${parts.join("\n")}\n${" ".repeat(indent)}${code.slice(close)}`;
};
