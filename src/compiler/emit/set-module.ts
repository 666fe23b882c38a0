import type { Card } from "../../abilities/index.ts";
import type { CardSource, FaceSource } from "../types.ts";
import { expressionWriter } from "./expression.ts";
import type { Shortcut } from "./expression.ts";
import { byCodeUnits, identifiersFor } from "./identifiers.ts";
import { docComment } from "./text.ts";

/** A compiled card with the text it was compiled from. */
export interface EmittedCard {
  readonly source: CardSource;
  readonly card: Card;
}

/** Names that a module takes from one other module. */
export interface ModuleImport {
  readonly from: string;
  readonly names: readonly string[];
  readonly typesOnly?: boolean;
}

/** A module before its form is settled: imports apart, statements as text. */
export interface ModuleText {
  readonly header: string;
  readonly imports: readonly ModuleImport[];
  readonly body: string;
}

export interface SetModuleOptions {
  /** The card file as the header names it: `cards/emberfall.cards`. */
  readonly from: string;
  /** Where the module imports the ability model from. */
  readonly abilities: string;
  /** Keyword factories: how to write a keyword node, and the module that has them. */
  readonly keywords?: { readonly module: string; readonly shortcut: (used: Set<string>) => Shortcut };
}

const statsOf = (face: FaceSource): readonly string[] => [
  ...(face.power === undefined ? [] : [`${face.power}/${face.toughness ?? ""}`]),
  ...(face.loyalty === undefined ? [] : [`Loyalty: ${face.loyalty}`]),
  ...(face.defense === undefined ? [] : [`Defense: ${face.defense}`]),
];

const faceText = (face: FaceSource): readonly string[] => [
  `${face.name} ${face.manaCost}`.trim(),
  face.typeLine,
  ...(face.text === "" ? [] : face.text.split("\n")),
  ...statsOf(face),
];

/** The card as it is printed, for its doc comment. */
export const cardText = (source: CardSource): readonly string[] =>
  source.faces.flatMap((face, index) => [...(index === 0 ? [] : ["//"]), ...faceText(face)]);

export const generatedHeader = (from: string): string =>
  `// generated from ${from.replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, " ")} by rulewright; do not edit`;

/**
 * The module of one set: a constant for each card, in the order of their names, and the list of all. Names that give
 * no identifier are left out; the caller has told the author (RW5004).
 */
export const setModule = (cards: readonly EmittedCard[], options: SetModuleOptions): ModuleText => {
  const identifiers = identifiersFor(cards.map(({ card }) => card.name));
  const factories = new Set<string>();
  const writer = expressionWriter(options.keywords?.shortcut(factories));
  const sorted = [...cards].sort((left, right) => byCodeUnits(left.card.name, right.card.name));
  const names: string[] = [];
  const statements = sorted.flatMap(({ source, card }) => {
    const identifier = identifiers.get(card.name);
    if (identifier === undefined) return [];
    names.push(identifier);
    return [`${docComment(cardText(source))}\nexport const ${identifier}: Card = ${writer.write(card)};`];
  });
  statements.push(
    `/** Every card of the set. */\nexport const cards: readonly Card[] = [${names.join(", ")}];`,
  );
  return {
    header: generatedHeader(options.from),
    imports: [
      { from: options.abilities, names: ["Card"], typesOnly: true },
      { from: options.abilities, names: [...writer.used].sort(byCodeUnits) },
      ...(options.keywords === undefined
        ? []
        : [{ from: options.keywords.module, names: [...factories].sort(byCodeUnits) }]),
    ].filter(({ names: taken }) => taken.length > 0),
    body: statements.join("\n\n"),
  };
};

/** `generated/index.ts`: every set under its name, and all cards. */
export const indexModule = (
  sets: readonly { readonly identifier: string; readonly module: string }[],
  from: string,
  abilities: string,
): ModuleText => {
  const sorted = [...sets].sort((left, right) => byCodeUnits(left.module, right.module));
  return {
    header: generatedHeader(from),
    imports: [{ from: abilities, names: ["Card"], typesOnly: true }],
    body: [
      ...sorted.map(({ identifier, module }) => `import * as ${identifier} from "${module}";`),
      `export { ${sorted.map(({ identifier }) => identifier).join(", ")} };`,
      "/** Every card of every set. */",
      `export const cards: readonly Card[] = [${sorted.map(({ identifier }) => `...${identifier}.cards`).join(", ")}];`,
    ].join("\n"),
  };
};
