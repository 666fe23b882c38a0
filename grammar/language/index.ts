import { compileGrammar, type Grammar } from "../engine/grammar.ts";
import type { NodeOf } from "../engine/template.ts";
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

/** Every category of the language, by name. */
export const language = {
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
} as const;

type Language = typeof language;
/** The node type of each category. */
export type Nodes = { readonly [C in keyof Language]: NodeOf<Language[C], Nodes> };

let compiled: Grammar | undefined;
/** The compiled language; made once, when first asked for. */
export const grammar = (): Grammar => (compiled ??= compileGrammar(language as never));
