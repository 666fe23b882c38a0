import type { Ability, Keyword } from "../../abilities/index.ts";
import { type FileCard, placed } from "../compile-file.ts";
import type { Definitions } from "../definitions.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { rulesDefinitions } from "../lower/keyword-definitions.ts";
import type { CardFile } from "../read/card-file.ts";
import type { CardSource, CompileCard, CompiledCard, Diagnostic, Edit, FaceSource, Span } from "../types.ts";
import { shifted } from "../diagnostics/position.ts";
import { meaningOf } from "./reminders.ts";

/** The reminder text of a keyword that stands alone on its line (207.2a). */
export interface Reminder {
  /** The face, and where in its text: the reminder with its parentheses, or where it would stand. */
  readonly face: number;
  readonly span: Span;
  /** What the keyword means, in words. */
  readonly meaning: string;
  /** `unknown`: the words are not those of the rules, so they can't be compared. */
  readonly state: "missing" | "right" | "wrong" | "unknown";
}

const isKeyword = (ability: Ability | undefined): ability is Keyword => ability?.type === "keyword";
const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const numberWord = new RegExp(`\\b(?:${numbers.join("|")})\\b`, "gi");
/** Words as they are compared: signs of one kind, numbers in digits. */
const plain = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[—–]/g, "-")
    .replace(/\s+/g, " ")
    .replace(numberWord, (word) => String(numbers.indexOf(word.toLowerCase())))
    .trim();
/** The words without what a keyword's parameters put in. */
const skeleton = (text: string): string => plain(text).replace(/(?:\{[^}]*\})+|\b(?:\d+|X)\b/g, "#");

interface Compiling {
  readonly source: CardSource;
  readonly face: number;
  readonly compile: CompileCard;
}

/** What a text means on that face; undefined when it is not understood there. */
const abilitiesOf = (text: string, { source, face, compile }: Compiling): string | undefined => {
  const alone = (each: FaceSource, index: number): FaceSource =>
    index === face ? { ...each, text, offset: 0 } : each;
  const [first, ...rest] = source.faces.map(alone);
  const result = compile({ ...source, faces: [first!, ...rest] }, { brief: true });
  const found = result.card?.faces[face]?.abilities;
  return found === undefined ? undefined : JSON.stringify(found);
};

/** Abilities without their numbers and costs of mana. */
const amountless = (abilities: string): string =>
  abilities.replace(/:\d+/g, ":#").replace(/"cost":\[[^\][]*\]/g, '"cost":#');

interface Compared {
  readonly keyword: Keyword;
  readonly meaning: string;
  /** Its definition is the author's. */
  readonly own: boolean;
}

const stateOf = (said: string, { keyword, meaning, own }: Compared, where: Compiling): Reminder["state"] => {
  if (plain(said) === plain(meaning)) return "right";
  if (skeleton(said) === skeleton(meaning)) return "wrong";
  const given = abilitiesOf(said, where);
  if (given === undefined) return "unknown";
  if (given === JSON.stringify(keyword.abilities)) return "right";
  const wanted = abilitiesOf(meaning, where);
  if (given === wanted) return "right";
  // The same but for a number or a cost.
  if (wanted !== undefined && amountless(given) === amountless(wanted)) return "wrong";
  // Printed cards remind of the rules' keywords in many ways; for a new keyword there is one meaning, and its words are at hand.
  return own ? "wrong" : "unknown";
};

/** The reminder texts of a compiled card: what is there is compared with the keyword's definition. */
export const remindersIn = (
  source: CardSource,
  result: CompiledCard,
  compile: CompileCard,
  definitions: Definitions,
): readonly Reminder[] =>
  result.faces.flatMap(({ paragraphs = [] }, face) => {
    const keywords = paragraphs.flatMap(({ text: printed, abilities: [only, ...others] }) =>
      isKeyword(only) && others.length === 0 ? [{ line: plain(printed), only }] : [],
    );
    if (keywords.length === 0) return [];
    const { text } = source.faces[face]!;
    let start = 0;
    return text.split("\n").flatMap((line) => {
      const from = start;
      start += line.length + 1;
      const [, words = "", reminder] = /^([^()]*[^()\s])\s*(?:\(([^()]*)\))?\s*$/.exec(line) ?? [];
      const said = plain(words);
      const only = keywords.find((each) => each.line === said)?.only;
      if (only === undefined) return [];
      const meaning = meaningOf(only, definitions);
      if (meaning === undefined) return [];
      const open = reminder === undefined ? words.length : line.indexOf("(");
      const span = {
        start: from + open,
        end: from + (reminder === undefined ? open : line.trimEnd().length),
      };
      const { keyword: name, parameters } = only;
      const own = definitions.keyword(name, parameters) !== rulesDefinitions.keyword(name, parameters);
      const compared = { keyword: only, meaning, own };
      const state =
        reminder === undefined ? "missing" : stateOf(reminder, compared, { source, face, compile });
      return [{ face, span, meaning, state }];
    });
  });

/** The edit that writes a keyword's meaning behind it, in positions of its face's text. */
const written = ({ span, meaning, state }: Reminder): Edit => ({
  span,
  text: `${state === "missing" ? " " : ""}(${meaning})`,
});

/** Reminder texts that say something else than their keywords mean: the keyword is what counts (207.2a). */
export const reminderWarnings = (
  source: CardSource,
  reminders: readonly Reminder[],
  states: readonly Reminder["state"][] = ["wrong"],
): readonly Diagnostic[] =>
  reminders
    .filter(({ state }) => states.includes(state))
    .map((reminder) => {
      const { face, span, meaning } = reminder;
      const fix = { title: "Write what the keyword means", edits: [written(reminder)] };
      const extra = face === 0 ? { fixes: [fix] } : { fixes: [fix], face };
      return shifted(diagnostic("RW4028", span, [meaning], extra), source.faces[face]!.offset);
    });

/** A card with warnings about reminder text that says something else than its keyword means. */
export const withReminders = (
  card: FileCard,
  file: CardFile,
  reminders: ((source: CardSource, result: CompiledCard) => readonly Reminder[]) | undefined,
): FileCard => {
  const { source, result } = card;
  if (reminders === undefined || result.status === "failed") return card;
  if (!source.faces.some(({ text }) => text.includes("("))) return card;
  const found = reminderWarnings(source, reminders(source, result)).map((each) => ({
    ...placed(each, source, file),
    card: source.name,
  }));
  return found.length === 0
    ? card
    : { source, result: { ...result, diagnostics: [...result.diagnostics, ...found] } };
};
