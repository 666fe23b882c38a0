/** Settles the form of a TypeScript text. */
export type Format = (text: string) => Promise<string>;

/** What gives generated modules their form. Whoever only plays games may leave these packages out. */
const ofBuilds = ["oxfmt", "prettier", "ts-morph"];

/** A package that a build needs is not there. */
export class MissingPackage extends Error {
  constructor() {
    super(`packages that this needs are not installed. Run 'npm install --save-dev ${ofBuilds.join(" ")}'.`);
    this.name = "MissingPackage";
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
    throw new MissingPackage();
  });
  return (text) => prettier.format(text, { parser: "typescript", printWidth });
};

let found: Promise<Format> | undefined;
/** prettier's form, applied by oxfmt, many times as fast, where that is there; that both give the same is tested. */
export const formatter = (): Promise<Format> =>
  (found ??= byOxfmt().then((format) => format ?? byPrettier()));
