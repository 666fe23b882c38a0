/** Settles the form of a TypeScript text. */
export type Format = (text: string) => Promise<string>;

/** A package that a build needs is not there: whoever only plays games may leave it out. */
export class MissingPackage extends Error {
  readonly packages: readonly string[];
  constructor(packages: readonly string[]) {
    super(`not installed: ${packages.join(", ")}`);
    this.packages = packages;
  }
}

const printWidth = 110;
const fileName = "module.ts";

/** oxfmt's, which is native code: not there for every machine. */
const byOxfmt = async (): Promise<Format | undefined> => {
  try {
    const { format } = await import("oxfmt");
    const formatted: Format = async (text) => {
      const { code, errors } = await format(fileName, text, { printWidth, sortPackageJson: false });
      const [error] = errors;
      if (error !== undefined) throw new Error(error.message);
      return code;
    };
    // The native part is loaded with the first text.
    await formatted("");
    return formatted;
  } catch {
    return undefined;
  }
};

/** prettier's: what the form is by definition. */
export const byPrettier = async (): Promise<Format> => {
  const prettier = await import("prettier").catch(() => {
    throw new MissingPackage(["oxfmt", "prettier"]);
  });
  return (text) => prettier.format(text, { parser: "typescript", printWidth });
};

let found: Promise<Format> | undefined;
/** prettier's form, applied by oxfmt, many times as fast, where that is there; that both give the same is tested. */
export const formatter = (): Promise<Format> =>
  (found ??= byOxfmt().then((format) => format ?? byPrettier()));
