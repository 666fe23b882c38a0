import type { Grammar } from "../engine/grammar.ts";
import type { NormalForm } from "../engine/normal-form.ts";
import { unpackedNormalForm } from "../engine/normal-form.ts";
import type { Definitions } from "../engine/table.ts";
import type { NodeOf } from "../engine/template.ts";
import { grammarOf } from "../engine/unpacked.ts";
import * as leaves from "./leaves.ts";
import { type Language, type LanguageTable, languageTable, type RowFacts } from "./rows.ts";

/** The node type of each category. */
export type Nodes = { readonly [C in keyof Language]: NodeOf<Language[C], Nodes> };

// What a leaf reads and prints is typed for its own nodes only.
const definitions: Definitions = leaves as never;

/** In a bundle the tables, as JSON. */
declare const RULEWRIGHT_LANGUAGE: string | undefined;

interface Compiled {
  readonly grammar: Grammar;
  readonly normalForm: NormalForm;
  readonly facts: RowFacts;
}
/** The language by its tables. */
export const readTable = ({ grammar: table, normalForm: rules, facts }: LanguageTable): Compiled => {
  const read = grammarOf(table, definitions);
  return { grammar: read, normalForm: unpackedNormalForm(rules, read), facts };
};
let compiled: Compiled | undefined;
const whole = (): Compiled =>
  (compiled ??= readTable(
    typeof RULEWRIGHT_LANGUAGE === "string"
      ? (JSON.parse(RULEWRIGHT_LANGUAGE) as LanguageTable)
      : languageTable(),
  ));

/** The compiled language; read from its tables when first asked for. */
export const grammar = (): Grammar => whole().grammar;
/** The same as context-free rules. */
export const normalForm = (): NormalForm => whole().normalForm;
/** What else is asked of its rows. */
export const rowFacts = (): RowFacts => whole().facts;
