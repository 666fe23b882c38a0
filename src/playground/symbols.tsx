import { symbolOfColor } from "../runtime/words.ts";
import { isDrawn, spoken, symbolSvg } from "../exchange/frame/symbols.ts";

/** Symbols as texts have them now, and as they had them in 2004. */
const symbol = /[{<]([^{}<>\s]{1,7})[}>]/g;
/** Every second part is a symbol, as its drawing is called. */
const parts = (text: string): readonly string[] => text.split(symbol);
const around = (name: string): string => `{${name}}`;

/** A text with its symbols drawn. */
export const Symbols = ({ text }: { readonly text: string }) => (
  <>
    {parts(text).map((part, index) => {
      if (index % 2 === 0) return part;
      if (!isDrawn(part)) return around(part);
      // The drawing is made of the name of a symbol that there is, never of what somebody wrote.
      return <span key={index} class="symbol" dangerouslySetInnerHTML={{ __html: symbolSvg(part) }} />;
    })}
  </>
);

/** Mana of a type, as a symbol is written. */
export const manaSymbol = (color: keyof typeof symbolOfColor): string => around(symbolOfColor[color]);

/** A text as it is read aloud, for the names of buttons. */
export const readAloud = (text: string): string =>
  text
    .replace(symbol, (written: string, name: string) =>
      isDrawn(name) ? `${spoken(name.toUpperCase())} ` : written,
    )
    .trim();
