import { escaped } from "./html.ts";

/** Two decimals are finer than a pixel. */
const at = (x: number, y: number): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** Eight rays around a disc. */
const sun = (): string => {
  const rays = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const point = (turn: number, radius: number): string =>
      at(50 + radius * Math.cos(angle + turn), 50 + radius * Math.sin(angle + turn));
    return `M${point(-0.24, 24)}L${point(0, 41)}L${point(0.24, 24)}Z`;
  });
  return `<path d="M32 50a18 18 0 1 0 36 0a18 18 0 1 0-36 0Z${rays.join("")}"/>`;
};
const stroke = (path: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;
const turn = '<path d="M57 55H87L72 77Z"/>' + stroke("M30 66A24 24 0 1 1 72 56", 10);

/** What is drawn on a symbol, in a square of 100: drawings of this project's own. */
const glyphs: Readonly<Record<string, string>> = {
  W: sun(),
  U: '<path d="M50 14C61 34 74 46 74 61A24 24 0 0 1 26 61C26 46 39 34 50 14Z"/>',
  B: '<path fill-rule="evenodd" d="M50 18C30 18 20 32 20 47C20 57 25 63 32 66V80H43V72H47V80H53V72H57V80H68V66C75 63 80 57 80 47C80 32 70 18 50 18ZM29 50a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM55 50a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z"/>',
  R: '<path d="M54 12C55 29 75 37 75 59C75 74 64 85 50 85C36 85 25 74 25 60C25 48 33 43 36 31C41 37 43 42 44 48C50 38 47 24 54 12Z"/>',
  G: '<path d="M32 34a18 18 0 1 1 36 0a16 16 0 1 1 3 31H56V84H44V65H29a16 16 0 1 1 3-31Z"/>',
  C: '<path fill-rule="evenodd" d="M50 12L82 50L50 88L18 50ZM50 36L39 50L50 64L61 50Z"/>',
  S: stroke("M50 16V84M20.5 33L79.5 67M20.5 67L79.5 33M40 22L50 31L60 22M40 78L50 69L60 78", 7),
  T: turn,
  Q: `<g transform="matrix(-1 0 0 1 100 0)">${turn}</g>`,
  E: '<path d="M58 10L26 56H46L40 90L74 42H54Z"/>',
  P: `${stroke("M50 12V88", 9)}${stroke("M28 50a22 26 0 1 0 44 0a22 26 0 1 0-44 0Z", 9)}`,
};

/** The drawings that symbols refer to: once in every page that shows them. */
export const symbolDrawings = (): string =>
  `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${Object.entries(glyphs)
    .map(([name, drawing]) => `<symbol id="rw-g-${name}" viewBox="0 0 100 100">${drawing}</symbol>`)
    .join("")}</defs></svg>`;

const words: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
  S: "snow",
};
const wholes: Readonly<Record<string, string>> = { T: "tap", Q: "untap", E: "energy", P: "life" };

/** What a symbol is called when it is read aloud. */
export const spoken = (symbol: string): string => {
  if (Object.hasOwn(wholes, symbol)) return wholes[symbol]!;
  const parts = symbol.split("/");
  const said = parts.map((part) => (part === "P" ? "2 life" : (words[part] ?? part)));
  const mana = /^(?:\d+|[XYZ])$/.test(symbol) ? `${symbol} generic` : said.join(" or ");
  return `${mana} mana`;
};

/** A square part of the disc. */
interface Part {
  readonly from: number;
  readonly size: number;
}
const whole: Part = { from: 14, size: 72 };
const upper: Part = { from: 5, size: 50 };
const lower: Part = { from: 45, size: 50 };

/** A glyph or a number in a part of the disc. */
const drawn = (sign: string, { from, size }: Part): string => {
  if (Object.hasOwn(glyphs, sign))
    return `<use href="#rw-g-${sign}" x="${from}" y="${from}" width="${size}" height="${size}"/>`;
  const high = size * (sign.length > 2 ? 0.58 : sign.length > 1 ? 0.78 : 0.95);
  const middle = from + size / 2;
  return `<text x="${middle}" y="${Math.round(middle + high * 0.36)}" font-size="${Math.round(high)}">${escaped(sign)}</text>`;
};

const symbol = /^(?:\d{1,4}|[WUBRGCSXYZTQEP½∞]|(?:\d|[WUBRGC])\/[WUBRGP](?:\/P)?|C\/P)$/i;
/** Whether there is a drawing of the symbol between those braces. */
export const isDrawn = (said: string): boolean => symbol.test(said);

/** A symbol as it is drawn: `W`, `2`, `G/U`, `T`. It refers to the drawings of the page. */
export const symbolSvg = (said: string): string => {
  const name = said.toUpperCase();
  const parts = name.split("/");
  const label = escaped(spoken(name));
  const [first = "", second] = parts;
  const head = `<svg class="rw-sym" viewBox="0 0 100 100" role="img" aria-label="${label}">`;
  const disc = (part: string): string => `rw-m-${/^[WUBRGCSTQE]$/.test(part) ? part : "N"}`;
  if (second === undefined || second === "P")
    return `${head}<circle class="${disc(first)}" cx="50" cy="50" r="50"/>${drawn(second ?? first, whole)}</svg>`;
  const halves =
    `<path class="${disc(first)}" d="M14.6 85.4A50 50 0 0 1 85.4 14.6Z"/>` +
    `<path class="${disc(second)}" d="M85.4 14.6A50 50 0 0 1 14.6 85.4Z"/>`;
  return `${head}${halves}${drawn(first, upper)}${drawn(second, lower)}</svg>`;
};
