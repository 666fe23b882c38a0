import { Document, visit } from "yaml";
import { factShapes, type FactName, scenarioSteps } from "../scenario/format.ts";
import { scenarioSchema } from "../scenario/read/schema.ts";
import { fieldsOfActions } from "../scenario/read/script.ts";
import {
  type Told,
  toldActions,
  toldChoices,
  toldFacts,
  toldModes,
  toldTargets,
} from "../scenario/read/told.ts";

/** A value as one writes it on one line. */
const inYaml = (value: unknown): string => {
  const document = new Document([value]);
  visit(document, { Collection: (_, node) => void (node.flow = true) });
  return document
    .toString({ lineWidth: 0 })
    .trim()
    .replace(/^\[ | \]$/g, "");
};

const code = (text: string): string => `\`${text.replaceAll("|", "\\|")}\``;
const listOf = (names: readonly string[]): string => names.map(code).join(", ");
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** The fields of an object of the schema, with what they are for. */
const fieldsOf = (id: string): string => {
  // The schema is made of zod's own, whose objects have properties.
  const { $defs } = scenarioSchema() as { readonly $defs: Readonly<Record<string, Schema>> };
  const definition = $defs[id] ?? {};
  const forms = definition.anyOf ?? definition.oneOf ?? [definition];
  const properties = forms.flatMap((form) => Object.entries(form.properties ?? {}));
  return properties
    .map(
      ([name, { description }]) =>
        code(name) + (description === undefined ? "" : ` (${description.replace(/\.$/, "")})`),
    )
    .join(", ");
};
interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const factRow = ([name, { says, example }]: readonly [FactName, Told]): readonly string[] => {
  const { needs, may }: { readonly needs: readonly string[]; readonly may: readonly string[] } =
    factShapes[name];
  return [
    code(inYaml({ [name]: example })),
    says,
    [...needs.map((field) => `**${field}**`), ...may].join(", "),
  ];
};

const answerRows = (told: Readonly<Record<string, Told>>): readonly (readonly string[])[] =>
  Object.entries(told).map(([field, { says, example }]) => [code(inYaml(example)), says, code(field)]);

/** The page of the guide that tells what a scenario can say, made of what reads scenarios. */
export const scenariosPage = (): string => `# What a scenario can say

<!-- Made of src/scenario/read/: \`npx vitest run test/site -u\` writes it anew. -->

[Test a card](test.md) begins with an example. This page lists everything that may stand in one; an editor that knows
\`dist/scenario.schema.json\` shows the same as you type.

## When facts are judged

- \`expect\` is judged when the game is halted: at \`stopAt: { turn: 2, step: end }\`, at the end of that step, when everybody has
  passed (of the untap step: at its beginning). Without \`stopAt\` that is the end of the cleanup step of the last turn that the script
  names, or of turn 1. What lasts until end of turn is over by then, damage is gone and mana is lost.
- \`checkpoints: [{ stopAt: { turn: 1, step: end }, expect: { stackSize: { value: 0 } } }]\` are judged at moments before that.
- \`check\` in the script is judged when the player comes to it, between two actions of a step.
- A game that ends sooner is judged as it ended.
- Every line of the script and every answer must have been used, or the scenario fails; so it does if it expects nothing.

## Position

- A player (\`A\` to \`D\`): ${fieldsOf("start")}.
- A card in a zone is a name, a number and a name (\`3 Forest\`), or has: ${fieldsOf("entry")}.
- The steps of a turn are ${listOf(scenarioSteps)}.
- Something is named as \`Fen Otter\`, as \`player B\`, or by: ${fieldsOf("reference")}.

## Actions

In the \`script\`, below the \`turn\`, the \`step\` and the player. A list of actions is carried out in its order, as soon as the player has
priority or attackers and blockers are declared. \`refused: true\` says that the rules don't allow it; with \`onlyIf\` it is done as soon as
that is so: ${fieldsOf("onlyIf")}.

${table(
  ["for example", "what", "beside it"],
  Object.entries(toldActions).map(([does, { says, example }]) => [
    code(inYaml(example)),
    says,
    // The table of actions has the same keys.
    listOf(fieldsOfActions.get(does as keyof typeof toldActions) ?? []),
  ]),
)}

## Facts

Below \`expect\` and \`check\`, as a list or a map. Of a fact that has a \`player\`, \`{ A: …, B: … }\` says it of several. Those in bold
must be there.

${table(["for example", "what", "fields"], (Object.entries(toldFacts) as [FactName, Told][]).map(factRow))}

## Answers

\`answers: { A: { choices: […], targets: […], modes: […] } }\`: what each player says when the game asks, in that order. What only one
answer is possible to is not asked; targets may stand beside the action.

${table(["in `choices`, for example", "what", "field"], answerRows(toldChoices))}

${table(["in `targets`, for example", "what", "field"], answerRows(toldTargets))}

${table(["in `modes`, for example", "what", "field"], answerRows(toldModes))}
`;
