import { MissingPackage, formatter } from "./format.ts";
import type { ModuleText } from "./module.ts";

/** Turns module texts into files. */
export interface Former {
  /** A module whose imports are settled: only its form is. */
  readonly format: (text: string) => Promise<string>;
  /** A module of which ts-morph builds and organises the imports. */
  readonly form: (module: ModuleText, fileName: string) => Promise<string>;
}

/** ts-morph takes half a second to load, so only what has structure to build asks for it. */
const projectOf = async () => {
  const { Project, ts } = await import("ts-morph").catch(() => {
    throw new MissingPackage(["ts-morph"]);
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
