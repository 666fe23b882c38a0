import { build } from "esbuild";

/** What an exported function of a TypeScript file makes: run once, where the package is made. */
const madeBy = async (root, file, name) => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: `export { ${name} } from "./${file}";`, resolveDir: root },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "warning",
  });
  const source = Buffer.from(outputFiles[0].contents).toString("base64");
  const { [name]: make } = await import(`data:text/javascript;base64,${source}`);
  return JSON.stringify(make());
};

/** What is worked out of the language before any text is read, as text: the bundlers put it in. */
export const languageTable = (root) => madeBy(root, "grammar/language/rows.ts", "languageTable");
/** The JSON Schema of scenario files, as text. */
export const scenarioSchema = (root) => madeBy(root, "src/scenario/read/schema.ts", "scenarioSchema");
