/** The name is made of words; parameters are capital letters (`N`) or stand in brackets (`[cost]`). */
const headline =
  /^keyword\s+((?:[A-Za-z][\w'’-]+)(?:\s+(?:[A-Za-z][\w'’-]+|[a-z]))*?!?)((?:\s*[—–-]?\s*(?:[A-Z]\b|\[[^\][]*\]))*)(?:\s+rule\s+(\d{3}(?:\.\d+[a-z]?)?))?(\s+intrinsic)?$/;

/** The first line of a keyword definition: `keyword Bushido N  rule 702.45`. */
export interface Headline {
  readonly name: string;
  /** As written: `N`, `[cost]`. */
  readonly parameters: readonly string[];
  readonly rule?: string;
  readonly intrinsic: boolean;
}

/** Reads the first line of a keyword definition; undefined if it is none. */
export const readHeadline = (line: string): Headline | undefined => {
  const match = headline.exec(line);
  const name = match?.[1];
  if (name === undefined) return undefined;
  return {
    name,
    parameters: [...(match?.[2] ?? "").matchAll(/\[[^\][]*\]|[A-Z]\b/g)].map((parameter) => parameter[0]),
    ...(match?.[3] === undefined ? {} : { rule: match[3] }),
    intrinsic: match?.[4] !== undefined,
  };
};
