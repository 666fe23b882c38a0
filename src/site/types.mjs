// The page of the ability objects: every type with its rule, and a card of ours that has it.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Paragraphs of our cards with what they became: sentences before keywords, the short ones first. */
const paragraphsOf = async (root) => {
  const { compileFile, createCompiler } = await import(new URL("../../dist/index.js", import.meta.url));
  const folder = join(root, "cards");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".cards")).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  const declared = texts.map((text) => compileFile(text, { brief: true }).vocabulary);
  const parts = [...new Set(declared.flatMap(Object.keys))];
  const vocabulary = Object.fromEntries(
    parts.map((part) => [part, declared.flatMap((each) => each[part] ?? [])]),
  );
  const compiler = createCompiler(vocabulary);
  return texts
    .flatMap((text) => compileFile(text, { brief: true, compiler }).cards)
    .flatMap(({ name, faces }) =>
      faces.flatMap(({ paragraphs = [] }) =>
        paragraphs.map(({ text, abilities }) => ({ card: name, text, said: JSON.stringify(abilities) })),
      ),
    )
    .sort((left, right) => isSentence(right) - isSentence(left) || left.text.length - right.text.length);
};

const isSentence = ({ text }) => Number(/\.$/.test(text));

const cell = (text) => text.replace(/\s+/g, " ").replace(/[|<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Every type of the schema that is told by its field `type`, below the sort of thing that it is. */
const sortsOf = (defs) => {
  const typed = (name) => defs[name]?.properties?.type?.const !== undefined;
  const left = new Set(Object.keys(defs).filter(typed));
  const sorts = Object.entries(defs).flatMap(([name, { anyOf = [], description = "" }]) => {
    const members = anyOf.flatMap(({ $ref = "" }) => {
      const member = $ref.slice($ref.lastIndexOf("/") + 1);
      return left.delete(member) ? [member] : [];
    });
    return members.length === 0 ? [] : [{ name, description, members }];
  });
  return left.size === 0 ? sorts : [...sorts, { name: "Others", description: "", members: [...left] }];
};

/** The page as Markdown. */
export const typesPage = async (root, schema) => {
  const paragraphs = await paragraphsOf(root);
  const { $defs: defs, $id: id } = schema;
  const row = (name) => {
    const { properties, description = "" } = defs[name];
    const { const: type } = properties.type;
    const fields = Object.keys(properties).filter((field) => field !== "type");
    const example = paragraphs.find(({ said }) => said.includes(`"type":"${type}"`));
    const told = example === undefined ? "" : `${cell(example.text)} — *${cell(example.card)}*`;
    return `| \`${type}\` | ${fields.map((field) => `\`${field}\``).join(", ")} | ${cell(description)} | ${told} |`;
  };
  const table = ({ name, description, members }) =>
    [
      ...[`## ${name}`, "", cell(description), ""],
      ...["| type | fields | what it is, and its rule | for example |", "| --- | --- | --- | --- |"],
      ...members.map(row),
    ].join("\n");
  return [
    "# Ability objects",
    "",
    `What cards compile to: plain data, which \`rulewright/schema\` (${id}) describes as JSON Schema.`,
    "",
    ...sortsOf(defs).map(table),
    "",
  ].join("\n\n");
};
