import { type Format, MissingPackage, formatter } from "./format.ts";
import type { ModuleText } from "./module.ts";

/** Turns module texts into files. */
export interface Former {
  /** A module whose imports are settled: only its form is. */
  readonly format: (text: string) => Promise<string>;
  /** Statements of a module, each by itself. */
  readonly formatEach: (texts: readonly string[]) => Promise<readonly string[]>;
  /** A module of which ts-morph builds and organises the imports. */
  readonly form: (module: ModuleText, fileName: string) => Promise<string>;
}

/** A line between statements that are formatted at once; no generated text has it. */
const between = "\n\n// ----\n\n";

/** One call for all: calls beside each other keep their memory in the native formatter, calls one by one wait for it. */
const formatEach = async (texts: readonly string[], format: Format): Promise<readonly string[]> =>
  texts.length === 0
    ? []
    : (await format(texts.join(between))).split(between.trim()).map((each) => each.trim());

/** ts-morph takes half a second to load, so only what has structure to build asks for it. */
const projectOf = async () => {
  const { Project, ts } = await import("ts-morph").catch(() => {
    throw new MissingPackage();
  });
  return new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: {
      noLib: true,
      noResolve: true,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    },
  });
};

/** What gives generated modules their form; loads what it needs with the first of them. */
export const createFormer = async (): Promise<Former> => {
  const format = await formatter();
  let project: ReturnType<typeof projectOf> | undefined;
  return {
    format,
    formatEach: (texts) => formatEach(texts, format),
    form: async ({ header, imports, body }, fileName) => {
      const within = await (project ??= projectOf());
      const source = within.createSourceFile(fileName, body, { overwrite: true });
      source.insertImportDeclarations(
        0,
        imports.map((each) => ({
          isTypeOnly: each.typesOnly === true,
          namedImports: [...each.names],
          moduleSpecifier: each.from,
        })),
      );
      source.organizeImports();
      const text = `${header}\n\n${source.getFullText()}`;
      within.removeSourceFile(source);
      return format(text);
    },
  };
};
