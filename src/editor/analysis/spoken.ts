import type { Span } from "../../compiler/types.ts";
import type { Editor } from "../editor.ts";
import type { Mention } from "./names.ts";
import { readScenarios, type SpokenText } from "./scenarios.ts";

/** A text of a scenario with the places in it at which a card that it quotes names the thing. */
export interface Quotation {
  readonly text: SpokenText;
  readonly parts: readonly { readonly at: number; readonly like: Mention }[];
}

/** The words of a card around a name. */
interface Quotable {
  readonly mention: Mention;
  readonly card: string;
  readonly written: string;
}

/** Where in a text it quotes the words around a name: the name stands there as it does in the card. */
const quotedAt = (value: string, { mention, card, written }: Quotable): readonly number[] => {
  const found: number[] = [];
  for (let at = value.indexOf(written); at >= 0; at = value.indexOf(written, at + 1)) {
    const start = mention.span.start - at;
    if (start >= 0 && card.startsWith(value, start)) found.push(at);
  }
  return found;
};

/** The last of the places, as a mention that stands for all of them. */
const asMention = (uri: string, source: string, { text, parts }: Quotation): Mention => {
  const { like } = parts.at(-1)!;
  const { start, end } = text.scalar;
  const length = like.span.end - like.span.start;
  const written = text.value.slice(parts.at(-1)!.at, parts.at(-1)!.at + length);
  const at = source.slice(start, end).toLowerCase().lastIndexOf(written.toLowerCase());
  const span: Span = at < 0 ? text.scalar : { start: start + at, end: start + at + length };
  const { kind, name } = like;
  return { uri, kind, name, span, quotes: { text, parts } };
};

/** Where scenarios say abilities in words of cards in which the thing is named. */
export const inSpokenTexts = ({ documents }: Editor, mentions: readonly Mention[]): readonly Mention[] => {
  const named = new Set(
    mentions.flatMap(({ uri, inScenario }) =>
      inScenario === undefined ? [] : [`${uri} ${inScenario.scalar.start}`],
    ),
  );
  // Scenarios may begin a text with a small letter.
  const quotable = mentions.flatMap((mention): readonly Quotable[] => {
    const card = documents.get(mention.uri)?.getText().toLowerCase();
    if (card === undefined || mention.inScenario !== undefined) return [];
    return [{ mention, card, written: card.slice(mention.span.start, mention.span.end) }];
  });
  return documents.all("scenarios").flatMap((document) => {
    const { uri } = document;
    return readScenarios(document).scenarios.flatMap(({ texts }) =>
      texts.flatMap((text) => {
        if (named.has(`${uri} ${text.scalar.start}`)) return [];
        const places = new Map<number, Mention>();
        const value = text.value.toLowerCase();
        for (const each of quotable) for (const at of quotedAt(value, each)) places.set(at, each.mention);
        if (places.size === 0) return [];
        const parts = [...places].map(([at, like]) => ({ at, like })).sort((one, other) => one.at - other.at);
        return [asMention(uri, document.getText(), { text, parts })];
      }),
    );
  });
};
