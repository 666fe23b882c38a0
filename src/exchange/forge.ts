import { linesOf } from "../compiler/read/lines.ts";
import type { CardFile } from "../compiler/read/card-file.ts";
import type { Span } from "../compiler/types.ts";
import { costOfWords, typeLineOfWords } from "./notation.ts";
import { faceRecord, meanings, type FaceRecord, type Field } from "./fields.ts";
import { collector, type Options } from "./records.ts";

const fieldNames = meanings({
  name: ["Name"],
  manaCost: ["ManaCost"],
  typeLine: ["Types"],
  text: ["Oracle"],
  stats: ["PT"],
  loyalty: ["Loyalty"],
  defense: ["Defense"],
  colors: ["Colors"],
  layout: ["AlternateMode"],
  flavor: ["FlavorText"],
});

/** How a field is said in words of the rules; others stay as they are. */
const said: Readonly<Record<string, (text: string) => string>> = {
  ManaCost: costOfWords,
  Types: typeLineOfWords,
  Oracle: (text) => text.replaceAll("\\n", "\n"),
};

/** Whether a text begins like a card script. */
export const looksLikeForge = (head: string): boolean =>
  /^\s*(?:#[^\n]*\s*)*Name:\S/.test(head) && /^(?:Types|ManaCost):/m.test(head);

/** The lines of one face, as fields with their places. */
interface Script {
  readonly entries: (readonly [string, Field])[];
  readonly at: Span;
}

/** Reads Forge card scripts: what is printed on the cards. What tells the program how they work is left out. */
export const readForge = (options: Options): CardFile => {
  const all = collector(options);
  let faces: Script[] = [];
  let begun: Script | undefined;
  const finish = (): void => {
    const [front, ...others] = faces.map(({ entries, at }): FaceRecord =>
      faceRecord(entries, (name) => fieldNames.get(name), at),
    );
    if (front !== undefined) all.card([front, ...others]);
    faces = [];
    begun = undefined;
  };
  for (const { text, start } of linesOf(options.text)) {
    const at = { start, end: start + text.length };
    if (text === "ALTERNATE") begun = undefined;
    const [, name, value = ""] = /^([A-Za-z]\w*):(.*)$/.exec(text) ?? [];
    if (name === undefined) continue;
    // A script without ALTERNATE before it is another card.
    if (name === "Name" && begun?.entries.some(([each]) => each === "Name") === true) finish();
    if (begun === undefined) {
      begun = { entries: [], at };
      faces.push(begun);
    }
    const field = { text: said[name]?.(value.trim()) ?? value.trim(), at };
    const shown = fieldNames.has(name) ? name : "script line";
    begun.entries.push([shown, field]);
  }
  finish();
  return all.result();
};
