import type { ModuleText } from "./module.ts";

/** Turns module texts into files: ts-morph builds and organises the imports, prettier settles the form. */
export interface Former {
  readonly form: (module: ModuleText, fileName: string) => Promise<string>;
}

/** Loads ts-morph and prettier. They take most of a second, so only a build that has something to write asks for them. */
export const createFormer = async (): Promise<Former> => {
  const [{ Project, ts }, prettier] = await Promise.all([import("ts-morph"), import("prettier")]);
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: {
      noLib: true,
      noResolve: true,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    },
  });
  return {
    form: async ({ header, imports, body }, fileName) => {
      const source = project.createSourceFile(fileName, body, { overwrite: true });
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
      project.removeSourceFile(source);
      return prettier.format(text, { parser: "typescript", printWidth: 110 });
    },
  };
};
