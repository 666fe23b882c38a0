import { normalFormOf, type NormalFormTable, normalFormTable } from "../engine/normal-form.ts";
import { type Definitions, type GrammarTable, tableOf } from "../engine/table.ts";
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
export type Language = typeof abilities &
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
const language: Language = {
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

/** What rows are asked for besides what they read and print, by their kinds. */
export interface RowFacts {
  /** The verb of a row, or the choice of several that it has in that field. */
  readonly verbs: Readonly<Record<string, { readonly verb: string; readonly field?: string }>>;
  /** The field that a row begins with, where it begins with one. */
  readonly begins: Readonly<Record<string, string>>;
}

/** What is worked out of the language before any text is read. A bundle has this, and not the rows. */
export interface LanguageTable {
  readonly grammar: GrammarTable;
  readonly normalForm: NormalFormTable;
  readonly facts: RowFacts;
}

const rowFacts = (): RowFacts => {
  const templates = Object.values(language).flatMap((category) =>
    category.type === "family" ? Object.entries(category.rows) : [],
  );
  const verbs = templates.flatMap(([kind, template]) => {
    const [, field, verb] = /(?:<(\w+)\??=)?(\w+)~/.exec(String(template)) ?? [];
    return verb === undefined ? [] : [[kind, { verb, ...(field === undefined ? {} : { field }) }] as const];
  });
  const begins = templates.flatMap(([kind, template]) => {
    const field = /^\^?<(\w+)\??:/.exec(String(template))?.[1];
    return field === undefined ? [] : [[kind, field] as const];
  });
  return { verbs: Object.fromEntries(verbs), begins: Object.fromEntries(begins) };
};

/** Works the tables of the language out. */
export const languageTable = (): LanguageTable => {
  // What a leaf reads and prints is typed for its own nodes only.
  const definitions: Definitions = language as never;
  const table = tableOf(definitions);
  const grammar = grammarOf(table, definitions);
  const normalForm = normalFormTable(normalFormOf(grammar), grammar);
  return { grammar: table, normalForm, facts: rowFacts() };
};
