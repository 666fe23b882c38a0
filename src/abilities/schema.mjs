// The JSON Schema of compiled cards and their ability objects, made from the types of this folder.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The schema (draft 2020-12): a card, and every type of ability object below `$defs`. */
export const schemaOfCards = async (root) => {
  const { createGenerator } = await import("ts-json-schema-generator");
  const made = createGenerator({
    path: join(root, "src/abilities/index.ts"),
    tsconfig: join(root, "tsconfig.json"),
    type: "Card",
    skipTypeCheck: true,
    additionalProperties: false,
    expose: "export",
    topRef: true,
  }).createSchema("Card");
  const { version: release } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const defs = JSON.parse(JSON.stringify(made.definitions).replaceAll('"#/definitions/', '"#/$defs/'));
  const { const: format } = defs.Card.properties.format;
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:rulewright:abilities:${format}`,
    title: "A compiled card",
    description: `Made from the types of rulewright ${release}.`,
    $ref: "#/$defs/Card",
    $defs: defs,
  };
};
