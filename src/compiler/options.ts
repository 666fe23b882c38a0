import { InvalidArgument } from "../abilities/invalid-argument.ts";
import { didYouMean } from "./diagnostics/suggest.ts";

/** What a field may be: words that it may say, or one of these; `count` is a whole number from 1 on. */
export type Kind = "text" | "text or false" | "texts" | "flag" | "count" | "object" | readonly string[];

/** The fields that there are; each may be left out. */
export type Fields<T> = Readonly<Record<keyof T & string, Kind>>;

const fits = (value: unknown, kind: Kind): boolean => {
  switch (kind) {
    case "text":
      return typeof value === "string" && value !== "";
    case "text or false":
      return value === false || fits(value, "text");
    case "texts":
      return Array.isArray(value) && value.every((each) => typeof each === "string");
    case "flag":
      return typeof value === "boolean";
    case "count":
      return Number.isSafeInteger(value) && Number(value) > 0;
    case "object":
      return typeof value === "object" && value !== null;
    default:
      return kind.some((word) => word === value);
  }
};

const wanted = (kind: Kind): string => {
  if (kind === "text" || kind === "text or false") return `a ${kind}`;
  if (kind === "texts") return "a list of texts";
  if (kind === "flag") return "true or false";
  if (kind === "count") return "a whole number from 1 on";
  return kind === "object" ? "an object" : kind.map((each) => `"${each}"`).join(", ");
};

/** What is wrong with some options, a sentence each; `among` says whose they are: `in a configuration`. */
export const problemsOfOptions = (
  found: unknown,
  fields: Readonly<Record<string, Kind>>,
  among: string,
): readonly string[] => {
  if (!fits(found, "object")) return [`There is no object ${among}.`];
  return Object.entries(found as object).flatMap(([name, value]: readonly [string, unknown]) => {
    const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (kind === undefined) {
      const meant = didYouMean(name, Object.keys(fields));
      return [`There is no '${name}' ${among}.${meant === undefined ? "" : ` Did you mean '${meant}'?`}`];
    }
    return value === undefined || fits(value, kind) ? [] : [`'${name}' needs ${wanted(kind)}.`];
  });
};

/** Thrown where a function is given options that it does not have, or that say what they can't: the message names them. */
export class InvalidOptions extends InvalidArgument {
  override readonly name = "InvalidOptions";
}

/** @throws {InvalidOptions} unless all of them are there, and say what they may */
export const checkOptions = <T extends object>(found: T, fields: Fields<T>, among: string): void => {
  const problems = problemsOfOptions(found, fields, among);
  if (problems.length > 0)
    throw new InvalidOptions(problems.join(" "), { argument: "options", expected: `what there is ${among}` });
};

/** @throws {InvalidOptions} unless it is a text */
export const checkText = (found: unknown, taker: string): void => {
  if (typeof found !== "string")
    throw new InvalidOptions(`${taker} takes a text.`, { argument: "text", expected: "a text" });
};
