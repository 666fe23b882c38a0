import { escaped } from "./frame/html.ts";
import type { Count, Stats } from "./stats.ts";

const fills: Readonly<Record<string, string>> = {
  white: "#d9c98f",
  blue: "#3f86c0",
  black: "#57505e",
  red: "#cf5c3e",
  green: "#4a9159",
  multicolor: "#c79a2b",
  colorless: "#8e9aa4",
  land: "#9d7f59",
  common: "#6b6764",
  uncommon: "#7f97a8",
  rare: "#c79a2b",
  mythic: "#d9541e",
};
const plain = "#5b7fa6";

/** A part of the picture: its upper left corner and its size. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const text = (x: number, y: number, words: string, kind = ""): string =>
  `<text x="${x}" y="${y}"${kind === "" ? "" : ` class="${kind}"`}>${escaped(words)}</text>`;
const round = (value: number): number => Math.round(value * 10) / 10;

const panel = ({ x, y, width, height }: Box, title: string, note: string, inner: string): string =>
  `<g transform="translate(${x} ${y})"><rect class="panel" width="${width}" height="${height}" rx="12"/>${text(18, 30, title, "title")}${text(width - 18, 30, note, "note end")}${inner}</g>`;

interface Column extends Count {
  /** The part that is drawn darker, from below. */
  readonly of?: number;
}

/** Columns beside each other, each with its number above. */
const columns = (box: Box, all: readonly Column[]): string => {
  const most = Math.max(1, ...all.map(({ cards }) => cards));
  const floor = box.height - 36;
  const room = floor - 66;
  const step = (box.width - 36) / all.length;
  return all
    .map(({ name, cards, of: part }, index) => {
      const left = round(18 + index * step + step * 0.14);
      const width = round(step * 0.72);
      const high = round((cards / most) * room);
      const dark = part === undefined ? 0 : round((part / most) * room);
      const middle = round(left + width / 2);
      return [
        `<rect x="${left}" y="${floor - high}" width="${width}" height="${high}" rx="3" fill="${plain}" fill-opacity="${part === undefined ? 1 : 0.5}"/>`,
        dark === 0
          ? ""
          : `<rect x="${left}" y="${floor - dark}" width="${width}" height="${dark}" rx="3" fill="${plain}"/>`,
        text(middle, floor - high - 7, String(cards), "number middle"),
        text(middle, floor + 20, name, "middle"),
      ].join("");
    })
    .join("");
};

/** Bars below each other, each with its name before and its number behind. */
const bars = (box: Box, all: readonly Count[]): string => {
  const most = Math.max(1, ...all.map(({ cards }) => cards));
  const step = Math.min(30, (box.height - 62) / Math.max(1, all.length));
  const room = box.width - 18 - 126 - 52;
  return all
    .map(({ name, cards }, index) => {
      const y = round(48 + index * step);
      const long = round((cards / most) * room);
      return [
        text(134, round(y + step * 0.47 + 4.5), name, "end"),
        `<rect x="142" y="${round(y + step * 0.14)}" width="${long}" height="${round(step * 0.66)}" rx="3" fill="${fills[name] ?? plain}"/>`,
        text(142 + long + 8, round(y + step * 0.47 + 4.5), String(cards), "number"),
      ].join("");
    })
    .join("");
};

const style =
  "text{font:13px system-ui,sans-serif;fill:#2a2622}.title{font-weight:700;font-size:15px}.head{font:700 24px Georgia,serif}.note{fill:#6a645c}" +
  ".number{font-weight:600}.middle{text-anchor:middle}.end{text-anchor:end}.page{fill:#ece8df}.panel{fill:#faf7f0;stroke:#0002}" +
  "@media(prefers-color-scheme:dark){text{fill:#ece7dd}.note{fill:#a8a29a}.page{fill:#131215}.panel{fill:#1d1c20;stroke:#fff2}}";

const mostKeywords = 12;

/** What a set consists of as one picture of charts. */
export const statsSvg = (title: string, stats: Stats): string => {
  const { cards, compiled, curve, colors, types, rarities, keywords, words } = stats;
  const left = { x: 24, width: 444 };
  const right = { x: 492, width: 444 };
  const box = (column: typeof left, y: number, height: number): Box => ({ ...column, y, height });
  const [first, second, third] = [84, 348, 640] as const;
  const compiles = compiled === cards ? "all compile" : `${compiled} compile`;
  const panels = [
    panel(
      box(left, first, 248),
      "Mana value",
      `average ${stats.averageManaValue}; dark: creatures`,
      columns(
        box(left, first, 248),
        curve.map((each) => ({ ...each, of: each.creatures })),
      ),
    ),
    panel(box(right, first, 248), "Colors", "", bars(box(right, first, 248), colors)),
    panel(box(left, second, 276), "Card types", "", bars(box(left, second, 276), types.slice(0, 9))),
    panel(
      box(right, second, 276),
      "Keywords",
      keywords.length > mostKeywords ? `the first ${mostKeywords} of ${keywords.length}` : "",
      bars(box(right, second, 276), keywords.slice(0, mostKeywords)),
    ),
    panel(box(left, third, 216), "Rarities", "", bars(box(left, third, 216), rarities)),
    panel(
      box(right, third, 216),
      "Words in a text",
      `average ${words.average}, median ${words.median}`,
      columns(box(right, third, 216), words.spread),
    ),
  ];
  const label = `${title}: ${cards} cards`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 880" width="960" height="880" role="img" aria-label="${escaped(label)}"><title>${escaped(label)}</title><style>${style}</style><rect class="page" width="960" height="880"/>${text(24, 52, title, "head")}${text(936, 52, `${cards} cards, ${compiles}`, "note end")}${panels.join("")}</svg>\n`;
};
