import type { Grammar } from "../engine/grammar.ts";
import type { NormalForm, NormalFormTable } from "../engine/normal-form.ts";
import { normalFormOf, normalFormTable, unpackedNormalForm } from "../engine/normal-form.ts";
import { type Definitions, type GrammarTable, tableOf } from "../engine/table.ts";
import type { NodeOf } from "../engine/template.ts";
import { grammarOf } from "../engine/unpacked.ts";
import * as abilities from "./abilities.ts";
import * as casting from "./casting.ts";
import * as conditions from "./conditions.ts";
import * as costs from "./costs.ts";
import * as durations from "./durations.ts";
import * as copies from "./effects/copies.ts";
import * as counters from "./effects/counters.ts";
import * as damage from "./effects/damage.ts";
import * as library from "./effects/library.ts";
import * as life from "./effects/life.ts";
import * as mana from "./effects/mana.ts";
import * as permanents from "./effects/permanents.ts";
import * as prevention from "./effects/prevention.ts";
import * as prohibitions from "./effects/prohibitions.ts";
import * as spells from "./effects/spells.ts";
import * as tokens from "./effects/tokens.ts";
import * as zonesEffects from "./effects/zones.ts";
import * as keywordParagraphs from "./keyword-paragraphs.ts";
import * as keywords from "./keywords.ts";
import * as leaves from "./leaves.ts";
import * as nouns from "./nouns.ts";
import * as past from "./past.ts";
import * as players from "./players.ts";
import * as qualifiers from "./qualifiers.ts";
import * as quantities from "./quantities.ts";
import * as sentences from "./sentences.ts";
import * as triggers from "./triggers.ts";
import * as zones from "./zones.ts";

/** Every category of the language, by name. Its type is put together by hand, so that declarations can name it. */
type Language = typeof abilities &
  typeof casting &
  typeof conditions &
  typeof costs &
  typeof durations &
  typeof copies &
  typeof counters &
  typeof damage &
  typeof library &
  typeof life &
  typeof mana &
  typeof permanents &
  typeof prevention &
  typeof prohibitions &
  typeof spells &
  typeof tokens &
  typeof zonesEffects &
  typeof keywordParagraphs &
  typeof keywords &
  typeof leaves &
  typeof nouns &
  typeof past &
  typeof qualifiers &
  typeof players &
  typeof quantities &
  typeof sentences &
  typeof triggers &
  typeof zones;
export const language: Language = {
  ...abilities,
  ...casting,
  ...conditions,
  ...costs,
  ...durations,
  ...copies,
  ...counters,
  ...damage,
  ...library,
  ...life,
  ...mana,
  ...permanents,
  ...prevention,
  ...prohibitions,
  ...spells,
  ...tokens,
  ...zonesEffects,
  ...keywordParagraphs,
  ...keywords,
  ...leaves,
  ...nouns,
  ...past,
  ...qualifiers,
  ...players,
  ...quantities,
  ...sentences,
  ...triggers,
  ...zones,
};

/** The node type of each category. */
export type Nodes = { readonly [C in keyof Language]: NodeOf<Language[C], Nodes> };

// What a leaf reads and prints is typed for its own nodes only.
const definitions: Definitions = language as never;

/** What is worked out of the language before any text is read. */
export interface LanguageTable {
  readonly grammar: GrammarTable;
  readonly normalForm: NormalFormTable;
}
/** Works the tables of the language out. */
export const languageTable = (): LanguageTable => {
  const table = tableOf(definitions);
  return { grammar: table, normalForm: normalFormTable(normalFormOf(grammarOf(table, definitions))) };
};

/** In a bundle the tables, as JSON. */
declare const RULEWRIGHT_LANGUAGE: string | undefined;

interface Compiled {
  readonly grammar: Grammar;
  readonly normalForm: NormalForm;
}
/** The language by its tables. */
export const readTable = ({ grammar: table, normalForm: rules }: LanguageTable): Compiled => {
  const read = grammarOf(table, definitions);
  return { grammar: read, normalForm: unpackedNormalForm(rules, read) };
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
