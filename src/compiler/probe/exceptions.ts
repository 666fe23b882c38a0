/** A place where a word carries no meaning of its own, and why. */
export interface Exception {
  /** `until [end] of`; `*` for any neighbour. */
  readonly place: string;
  /** Only for this change; both when absent. */
  readonly change?: string;
  readonly reason: string;
}

/** Reads a list of exceptions: `before [word] after | reason`, one a line; `#` begins a comment. */
export const readExceptions = (text: string): readonly Exception[] =>
  text.split(/\r?\n/).flatMap((line) => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const [place = "", ...rest] = line.split("|").map((part) => part.trim());
    const [change, reason] = rest.length > 1 ? [rest[0], rest[1]] : [undefined, rest[0]];
    return reason === undefined || reason === ""
      ? []
      : [{ place, reason, ...(change === undefined ? {} : { change }) }];
  });

const fits = (pattern: string, place: string): boolean => {
  const wanted = pattern.split(" ");
  const words = place.split(" ");
  return (
    wanted.length === words.length && wanted.every((word, index) => word === "*" || word === words[index])
  );
};

/** The reason why the place is an exception; undefined when it is none. */
export const isException = (
  exceptions: readonly Exception[],
  place: string,
  change: string,
): string | undefined =>
  exceptions.find((each) => fits(each.place, place) && (each.change === undefined || each.change === change))
    ?.reason;
