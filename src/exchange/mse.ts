import { lineStarts } from "../compiler/diagnostics/position.ts";
import type { CardFile, SetHeader } from "../compiler/read/card-file.ts";
import { symbolsInBraces } from "./notation.ts";
import { faceRecord, meanings, type FaceRecord, type Field } from "./fields.ts";
import { collector, type Options } from "./records.ts";

const fieldNames = meanings({
  name: ["name"],
  manaCost: ["casting_cost"],
  supertypes: ["super_type"],
  subtypes: ["sub_type"],
  text: ["rule_text"],
  stats: ["pt"],
  power: ["power"],
  toughness: ["toughness"],
  loyalty: ["loyalty"],
  defense: ["defense"],
  colors: ["indicator"],
  rarity: ["rarity"],
  flavor: ["flavor_text"],
  artist: ["illustrator"],
  number: ["custom_card_number", "card_number"],
});
/** What the program keeps beside a card, or draws it by. */
const drawn =
  /^(?:has_styling|styling_data|extra_data|time_\w+|card_color|stylesheet\w*|border_color|image|mainframe_image|watermark|card_symbol|level_\d|rarity_symbol|card_id)(?:_\d)?$/;

/** A key with what stands behind it and in the lines below it that are indented deeper. */
interface Entry {
  readonly key: string;
  readonly value: string;
  readonly start: number;
  readonly inner: readonly Line[];
}
interface Line {
  readonly text: string;
  readonly depth: number;
  readonly start: number;
}

const linesOf = (text: string): readonly Line[] => {
  const starts = lineStarts(text);
  return text.split("\n").map((line, index) => {
    const body = line.replace(/\r$/, "").replace(/^\uFEFF/, "");
    const indent = /^\t*/.exec(body)?.[0].length ?? 0;
    return { text: body.slice(indent).trimEnd(), depth: indent, start: (starts[index] ?? 0) + indent };
  });
};

/** The keys of one depth. */
const entriesAt = (lines: readonly Line[], depth: number): readonly Entry[] => {
  const found: { key: string; value: string; start: number; inner: Line[] }[] = [];
  for (const line of lines) {
    const [, key, value = ""] = line.depth === depth ? (/^([\w -]+?):\s?(.*)$/.exec(line.text) ?? []) : [];
    if (key !== undefined)
      found.push({ key: key.trim().replaceAll(" ", "_"), value, start: line.start, inner: [] });
    else found[found.length - 1]?.inner.push(line);
  }
  return found;
};

/** The text of a key, its lines joined. */
const textOf = ({ value, inner }: Entry): string =>
  [...(value === "" ? [] : [value]), ...inner.map(({ text }) => text)].join("\n");

/** Markup to the text that it shows: symbols in braces, the card's own name where the program puts it in. */
const shown = (text: string, name: string): string =>
  text
    .replace(/<(sym[\w-]*)>([^<]*)<\/\1>/g, (_, _tag: string, symbols: string) => symbolsInBraces(symbols))
    .replace(/<\/?[a-z][\w-]*(?::[^<>]*)?>/gi, "")
    .replace(/\b(?:CARDNAME|LEGENDNAME)\b/g, () => name)
    .replaceAll("\u0001", "<");

const layoutOf = (stylesheet: string): string | undefined => {
  if (/split|aftermath|fus/i.test(stylesheet)) return "split";
  if (/\bflip/i.test(stylesheet)) return "flip";
  if (/modal|mdfc/i.test(stylesheet)) return "modal_dfc";
  return /dfc|double|transform/i.test(stylesheet) ? "transform" : undefined;
};

/** The abilities of a planeswalker stand in fields of their own, each with its cost. */
const loyaltyText = (entries: readonly Entry[]): string =>
  [1, 2, 3, 4]
    .flatMap((index) => {
      const find = (key: string): string => {
        const entry = entries.find((each) => each.key === key);
        return entry === undefined ? "" : textOf(entry).trim();
      };
      const text = find(`level_${index}_text`);
      const cost = find(`loyalty_cost_${index}`).replace(/^\[|\]$/g, "");
      return text === "" ? [] : [cost === "" ? text : `${cost}: ${text}`];
    })
    .join("\n");

/** The fields of the face whose keys end with `suffix`. */
const faceOf = (entries: readonly Entry[], suffix: string, whole: Entry): FaceRecord => {
  const own = entries.filter(({ key }) =>
    suffix === "" ? !/_[2-4]$/.test(key) || /^(?:loyalty_cost|level)_/.test(key) : key.endsWith(suffix),
  );
  const keyOf = ({ key }: Entry): string => (suffix === "" ? key : key.slice(0, -suffix.length));
  const named = own.find((entry) => keyOf(entry) === "name");
  const name = named === undefined ? "" : shown(textOf(named), "").trim();
  const levels = suffix === "" ? loyaltyText(own) : "";
  const at = { start: whole.start, end: whole.start + whole.key.length + 1 };
  const fields = own
    .filter((entry) => !drawn.test(keyOf(entry)) && !/^(?:loyalty_cost|level)_\d/.test(keyOf(entry)))
    .map((entry): readonly [string, Field] => {
      const key = keyOf(entry);
      const text = shown(textOf(entry), name);
      const start = entry.start + entry.key.length + 1;
      return [key, { text, at: { start, end: start + entry.value.length + 1 } }];
    });
  const all: readonly (readonly [string, Field])[] =
    levels === "" ? fields : [["rule_text", { text: shown(levels, name), at }], ...fields];
  return faceRecord(all, (key) => fieldNames.get(key), at);
};

/** Whether a text is the file `set` of a Magic Set Editor set. */
export const looksLikeMse = (head: string): boolean => /^\uFEFF?\s*mse[_ ]version:/.test(head);

/** Reads the text of a Magic Set Editor set. */
export const readMse = (options: Options): CardFile => {
  const all = collector(options);
  const top = entriesAt(linesOf(options.text), 0);
  const info = entriesAt(top.find(({ key }) => key === "set_info")?.inner ?? [], 1);
  const infoOf = (key: string): string =>
    shown(info.find((each) => each.key === key)?.value ?? "", "").trim();
  const stylesheet = top.find(({ key }) => key === "stylesheet")?.value ?? "";
  for (const whole of top) {
    if (whole.key === "keyword") all.leave("keyword");
    if (whole.key !== "card") continue;
    const entries = entriesAt(whole.inner, 1);
    const front = faceOf(entries, "", whole);
    const others = ["_2", "_3", "_4"]
      .map((suffix) => faceOf(entries, suffix, whole))
      .filter(({ fields }) => fields.has("name") || fields.has("subtypes") || fields.has("text"));
    const layout = layoutOf(entries.find(({ key }) => key === "stylesheet")?.value ?? stylesheet);
    const layoutField =
      layout === undefined || others.length === 0
        ? []
        : ([["layout", { text: layout, at: whole.start }]] as const);
    const fields = new Map([
      ...front.fields,
      ...layoutField.map(
        ([meaning, { text }]) => [meaning, { text, at: { start: whole.start, end: whole.start } }] as const,
      ),
    ]);
    all.card([{ ...front, fields }, ...others]);
  }
  const name = infoOf("title");
  const code = infoOf("set_code");
  const set: SetHeader | undefined =
    name === "" && code === ""
      ? undefined
      : { name: name || code, options: {}, ...(/^\w{2,8}$/.test(code) ? { code } : {}) };
  return all.result(set);
};
