import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Span } from "../../compiler/types.ts";

/** The name of a card, a kind of counters or a type in a scenario. */
export interface ScenarioName {
  readonly kind: "card" | "counter" | "type";
  readonly name: string;
  readonly span: Span;
  /** The game begins with this card: there must be one of that name. Elsewhere it may be a token's. */
  readonly must: boolean;
  /** All that YAML reads as one text: the name with quotation marks around it, and "3 " in front of it. */
  readonly scalar: Span;
  /** The same with another name, as YAML writes it there. */
  readonly write: (name: string) => string;
}

/** What a scenario says of an ability, in the words of its card. */
export interface SpokenText {
  readonly value: string;
  readonly scalar: Span;
  /** Another text, as YAML writes it there. */
  readonly write: (value: string) => string;
}

/** What is no scenario: the path to what is wrong, and its place. */
export interface ScenarioProblem {
  readonly where: string;
  readonly message: string;
  readonly at: Span;
}

/** A scenario in its file. */
export interface PlacedScenario {
  readonly title: string;
  /** Where its title stands. */
  readonly at: Span;
  readonly names: readonly ScenarioName[];
  readonly texts: readonly SpokenText[];
  /** Names of cards that it invents. */
  readonly own: readonly string[];
}

export interface ReadScenarios {
  readonly scenarios: readonly PlacedScenario[];
  /** What is no YAML. */
  readonly errors: readonly { readonly message: string; readonly at: Span }[];
}

let reader: typeof import("./scenario-places.ts") | undefined;
/** Loads what reads YAML: an editor that has no scenario open does without it. */
export const loadScenarios = async (): Promise<void> => {
  reader ??= await import("./scenario-places.ts");
};
const nothing: ReadScenarios = { scenarios: [], errors: [] };

const known = new WeakMap<TextDocument, { readonly version: number; readonly read: ReadScenarios }>();

/** The scenarios of a file and the cards that they name, once what reads them is loaded; read once for each version of the text. */
export const readScenarios = (document: TextDocument): ReadScenarios => {
  const before = known.get(document);
  if (before?.version === document.version) return before.read;
  const found = reader?.placesIn(document.getText()) ?? nothing;
  if (reader !== undefined) known.set(document, { version: document.version, read: found });
  return found;
};

/** What is named at a place where a name may stand, even if nothing is written there yet. */
export const scenarioNameAt = (source: string, position: number): ScenarioName | undefined => {
  const standIn = "Zz";
  const text = source.slice(0, position) + standIn + source.slice(position);
  for (const { names } of reader?.placesIn(text).scenarios ?? [])
    for (const found of names) {
      const { span, scalar } = found;
      const without = ({ start, end }: Span): Span => ({ start, end: end - standIn.length });
      if (span.start <= position && position + standIn.length <= span.end)
        return { ...found, span: without(span), scalar: without(scalar) };
    }
  return undefined;
};

/** What is no scenario in a text that is YAML. */
export const scenarioProblems = (document: TextDocument): readonly ScenarioProblem[] =>
  reader?.problemsIn(document.getText()) ?? [];
