import type { Card } from "../../abilities/index.ts";
import type { CardSource, FaceSource } from "../types.ts";
import { expressionWriter } from "./expression.ts";
import { byCodeUnits, identifiersFor } from "./identifiers.ts";
import { keywordShortcut } from "./keywords.ts";
import type { FactoryDefinition } from "../definitions.ts";
import { generatedHeader, inComment, moduleOrder } from "./module.ts";
import type { ModuleText } from "./module.ts";
import { docComment } from "./text.ts";

/** A compiled card with the text it was compiled from. */
export interface EmittedCard {
  readonly source: CardSource;
  readonly card: Card;
}

/** Keyword definitions with the module that has their factories. */
export interface KeywordModule {
  readonly module: string;
  readonly definitions: readonly FactoryDefinition[];
}

export interface SetModuleOptions {
  /** The card file as the header names it: `cards/emberfall.cards`. */
  readonly from: string;
  /** Where the module imports the ability model from. */
  readonly abilities: string;
  /** Cards of the set that do not compile: its head names them. */
  readonly missing?: readonly string[];
  /** Keyword definitions and the modules that have their factories, the more particular first. */
  readonly keywords?: readonly KeywordModule[];
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

/** The doc comment of a card: what is printed on it. */
export const cardComment = (source: CardSource): string =>
  docComment(source.faces.flatMap((face, index) => [...(index === 0 ? [] : ["//"]), ...faceText(face)]));

const missingLines = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [
        "//",
        `// not in it, because they do not compile (${names.length}):`,
        ...names.map((name) => `// - ${inComment(name)}`),
      ];

/** A card's constant, and the names that it takes from other modules. */
export interface CardConstant {
  readonly text: string;
  readonly abilities: readonly string[];
  /** For each module of keywords. */
  readonly keywords: readonly (readonly string[])[];
}

/** Writes the constants of cards, each by itself. */
export const constantWriter = (
  modules: readonly KeywordModule[],
): ((card: EmittedCard, identifier: string) => CardConstant) => {
  const shortcuts = modules.map(({ definitions }) => keywordShortcut(definitions));
  return ({ source, card }, identifier) => {
    const used = modules.map(() => new Set<string>());
    const short = shortcuts.map((shortcut, index) => shortcut(used[index]!));
    const writer = expressionWriter((node, write) => {
      for (const each of short) {
        const found = each(node, write);
        if (found !== undefined) return found;
      }
      return undefined;
    });
    const text = `${cardComment(source)}\nexport const ${identifier}: Card = ${writer.write(card)};`;
    return { text, abilities: [...writer.used], keywords: used.map((names) => [...names]) };
  };
};

const union = (lists: readonly (readonly string[])[]): readonly string[] =>
  [...new Set(lists.flat())].sort(byCodeUnits);

/** What stands around the constants of a set: header and imports above, and the list of all below. */
export const aroundConstants = (
  constants: readonly Omit<CardConstant, "text">[],
  identifiers: readonly string[],
  options: SetModuleOptions,
): { readonly head: Omit<ModuleText, "body">; readonly list: string } => ({
  head: {
    header: [generatedHeader(options.from), ...missingLines(options.missing ?? [])].join("\n"),
    imports: [
      { from: options.abilities, names: ["Card"], typesOnly: true },
      { from: options.abilities, names: union(constants.map(({ abilities }) => abilities)) },
      ...(options.keywords ?? []).map(({ module }, index) => ({
        from: module,
        names: union(constants.map(({ keywords }) => keywords[index] ?? [])),
      })),
    ].filter(({ names: taken }) => taken.length > 0),
  },
  list: `/** Every card of the set. */\nexport const cards: readonly Card[] = [${identifiers.join(", ")}];`,
});

/**
 * The module of one set: a constant for each card, in the order of their names, and the list of all. Names that give
 * no identifier are left out; the caller has told the author (RW5004).
 */
export const setModule = (cards: readonly EmittedCard[], options: SetModuleOptions): ModuleText => {
  const identifiers = identifiersFor(cards.map(({ card }) => card.name));
  const write = constantWriter(options.keywords ?? []);
  const sorted = [...cards].sort((left, right) => byCodeUnits(left.card.name, right.card.name));
  const written = sorted.flatMap((each) => {
    const identifier = identifiers.get(each.card.name);
    return identifier === undefined ? [] : [{ identifier, constant: write(each, identifier) }];
  });
  const constants = written.map(({ constant }) => constant);
  const names = written.map(({ identifier }) => identifier);
  const { head, list } = aroundConstants(constants, names, options);
  return { ...head, body: [...constants.map(({ text }) => text), list].join("\n\n") };
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
      ...[...sorted]
        .sort((left, right) => moduleOrder(left.module, right.module))
        .map(({ identifier, module }) => `import * as ${identifier} from "${module}";`),
      `export { ${sorted.map(({ identifier }) => identifier).join(", ")} };`,
      "/** Every card of every set. */",
      `export const cards: readonly Card[] = [${sorted.map(({ identifier }) => `...${identifier}.cards`).join(", ")}];`,
    ].join("\n"),
  };
};
