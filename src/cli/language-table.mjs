import { build } from "esbuild";

/** What is worked out of the language before any text is read, as text: the bundlers put it in. */
export const languageTable = async (root) => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: 'export { languageTable } from "./grammar/language/index.ts";',
      resolveDir: root,
    },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "warning",
  });
  const source = Buffer.from(outputFiles[0].contents).toString("base64");
  const { languageTable: made } = await import(`data:text/javascript;base64,${source}`);
  return JSON.stringify(made());
};
