import { lineStarts } from "../compiler/diagnostics/position.ts";
import type { CardFile, SetHeader } from "../compiler/read/card-file.ts";
import { symbolsInBraces } from "./notation.ts";
import { faceRecord, meanings, type FaceRecord, type Field } from "./fields.ts";
import { boxedText, type Shown } from "./mse-boxes.ts";
import { mseKeyword } from "./mse-keywords.ts";
import { collector, type Options } from "./records.ts";
import { isDeclaredToken } from "./tokens.ts";

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
  /^(?:has_styling|styling_data|extra_data|time_\w+|uid|linked_\w+|card_color|stylesheet\w*|border_color|image|mainframe_image|watermark|card_symbol|card_stamp|card_code_text|transformation|type_symbol|rarity_symbol|card_id)(?:_\d)?$/;
/** Boxes of frames, whose text is put together with the rules text, and reminders that the program writes. */
const boxed = /^(?:level_\d+(?:_text)?|loyalty_cost(?:_box)?_\d+|(?:chapter|special)_text(?:_\d)?)$/;

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

/** The fields of the face whose keys end with `suffix`; `beside` is the text that stands in boxes beneath its own. */
const faceOf = (entries: readonly Entry[], suffix: string, whole: Entry, beside: string): FaceRecord => {
  const own = entries.filter(({ key }) => (suffix === "" ? !/_[2-4]$/.test(key) : key.endsWith(suffix)));
  const keyOf = ({ key }: Entry): string => (suffix === "" ? key : key.slice(0, -suffix.length));
  const named = own.find((entry) => keyOf(entry) === "name");
  const name = named === undefined ? "" : shown(textOf(named), "").trim();
  const at = { start: whole.start, end: whole.start + whole.key.length + 1 };
  const fields = own
    .filter((entry) => !drawn.test(keyOf(entry)) && !boxed.test(entry.key))
    .map((entry): readonly [string, Field] => {
      const key = keyOf(entry);
      const text = shown(textOf(entry), name);
      const start = entry.start + entry.key.length + 1;
      const whole = key === "rule_text" && beside !== "" ? `${text}\n${beside}` : text;
      return [key, { text: whole, at: { start, end: start + entry.value.length + 1 } }];
    });
  const all: readonly (readonly [string, Field])[] =
    beside === "" || fields.some(([key]) => key === "rule_text")
      ? fields
      : [["rule_text", { text: beside, at }], ...fields];
  return faceRecord(all, (key) => fieldNames.get(key), at);
};

/** Whether a text is the file `set` of a Magic Set Editor set. */
export const looksLikeMse = (head: string): boolean => /^\uFEFF?\s*mse[_ ]version:/.test(head);

type Faces = readonly [FaceRecord, ...FaceRecord[]];

/** The faces of a card. */
const readCard = (whole: Entry, stylesheet: string): Faces => {
  const entries = entriesAt(whole.inner, 1);
  const inDepth = (of: readonly Entry[], key: string): string => {
    const entry = of.find((each) => each.key === key);
    return entry === undefined ? "" : textOf(entry);
  };
  const name = inDepth(entries, "name").trim();
  const said: Shown = (key) => shown(inDepth(entries, key), name).trim();
  const options = entriesAt(entries.find(({ key }) => key === "styling_data")?.inner ?? [], 2);
  const boxes = boxedText(said, (key) => inDepth(options, key).trim(), 1);
  const front = faceOf(entries, "", whole, boxes.text);
  const others = (boxes.one ? [] : [2, 3, 4])
    .map((face) => faceOf(entries, `_${face}`, whole, boxedText(said, () => "", face).text))
    .filter(({ fields }) => fields.has("name") || fields.has("subtypes") || fields.has("text"));
  const layout = layoutOf(inDepth(entries, "stylesheet") || stylesheet);
  if (layout === undefined || others.length === 0) return [front, ...others];
  const at = { start: whole.start, end: whole.start };
  return [{ ...front, fields: new Map(front.fields).set("layout", { text: layout, at }) }, ...others];
};

const readKeyword = (whole: Entry, file: string | undefined): ReturnType<typeof mseKeyword> => {
  const entries = entriesAt(whole.inner, 1);
  const find = (key: string): Entry | undefined => entries.find((each) => each.key === key);
  const said = (key: string): string => {
    const entry = find(key);
    return entry === undefined ? "" : textOf(entry).trim();
  };
  const at = { start: whole.start, end: whole.start + whole.key.length + 1 };
  return mseKeyword({
    name: shown(said("keyword"), "").trim(),
    match: said("match"),
    mode: said("mode"),
    reminder: shown(said("reminder"), "").trim(),
    file,
    at,
    offset: find("reminder")?.start ?? at.end,
  });
};

/** Reads the text of a Magic Set Editor set. */
export const readMse = (options: Options): CardFile => {
  const all = collector(options);
  const top = entriesAt(linesOf(options.text), 0);
  const info = entriesAt(top.find(({ key }) => key === "set_info")?.inner ?? [], 1);
  const infoOf = (key: string): string =>
    shown(info.find((each) => each.key === key)?.value ?? "", "").trim();
  const stylesheet = top.find(({ key }) => key === "stylesheet")?.value ?? "";
  const cards = top.filter(({ key }) => key === "card").map((whole) => readCard(whole, stylesheet));
  const texts = cards.flatMap((faces) => faces.map(({ fields }) => fields.get("text")?.text ?? ""));
  for (const faces of cards) {
    const [{ fields }] = faces;
    const types = `${fields.get("supertypes")?.text ?? ""} ${fields.get("typeLine")?.text ?? ""}`;
    if (!/\b(?:token|emblem)\b/i.test(types)) all.card(faces);
    else if (isDeclaredToken(fields.get("name")?.text.trim() ?? "", texts))
      all.tokens.push(all.token(faces[0]));
    else all.leave("token");
  }
  for (const whole of top) {
    if (whole.key === "include_file") all.leave("file that the set includes; pack both as a zip");
    if (whole.key !== "keyword") continue;
    const found = readKeyword(whole, options.file);
    if (typeof found === "string") all.leave(found);
    else all.keywords.push(found);
  }
  const name = infoOf("title");
  const code = infoOf("set_code");
  const set: SetHeader | undefined =
    name === "" && code === ""
      ? undefined
      : { name: name || code, options: {}, ...(/^\w{2,8}$/.test(code) ? { code } : {}) };
  return all.result(set);
};
