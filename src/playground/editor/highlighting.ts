import { StreamLanguage, type StringStream } from "@codemirror/language";

/** Where in a card file a line stands. */
interface Place {
  /** Whether the line before belongs to the same card or definition. */
  inside: boolean;
  definition: boolean;
  reminder: boolean;
  /** What the line is, once its first word was looked at. */
  line: "name" | "types" | "text";
}

const symbol = /^(?:\{[^{}\s]{1,7}\}|<[^<>\s]{1,7}>)/;
const typeLine =
  /^(?:(?:Basic|Legendary|Ongoing|Snow|World|Artifact|Battle|Creature|Enchantment|Instant|Kindred|Land|Planeswalker|Sorcery)\b\s*)+(?:$|[—–-])/;
const stats =
  /^(?:[+-]?[\d*XYZ.]+(?:[+-][\d*X]+)?\s*\/\s*[+-]?[\d*XYZ.]+(?:[+-][\d*X]+)?|\[(?:\d+|X|\*)\])\s*$/;
const conditional =
  /^(?:When|Whenever|At|If|As long as|Unless|Until|Instead|instead|where|for each|may|can't|only)\b/;

/** What a whole line is, told by how it begins. */
const ofLine = (stream: StringStream, place: Place): string | undefined => {
  if (stream.match(/^\s*#.*/)) return "comment";
  if (!place.inside && stream.match(/^\[[^\]]*\]\s*$/)) return "heading";
  if (!place.inside && stream.match(/^(?:type|counter|token)\b/)) {
    place.inside = true;
    place.line = "text";
    return "keyword";
  }
  if (!place.inside && stream.match(/^keyword\b/)) {
    place.inside = place.definition = true;
    place.line = "text";
    return "keyword";
  }
  if (stream.match(/^\s*@[A-Za-z][\w-]*/)) return "attributeName";
  if (stream.match(/^\/\/\s*$/)) {
    place.inside = false;
    return "separator";
  }
  if (stream.match(stats)) return "number";
  place.line = !place.inside ? "name" : stream.match(typeLine, false) ? "types" : "text";
  place.inside = true;
  return undefined;
};

const ofWord = (stream: StringStream, place: Place): string | null => {
  if (place.reminder || stream.peek() === "(") {
    place.reminder = !stream.match(/^[^)]*\)/);
    if (place.reminder) stream.skipToEnd();
    return "comment";
  }
  if (stream.match(symbol)) return "atom";
  if (place.line === "name") {
    if (!stream.match(/^[^{<]+/)) stream.next();
    return "className";
  }
  if (place.line === "types") {
    if (!stream.match(/^[^\s—–-]+/)) stream.next();
    return "typeName";
  }
  if (stream.match(conditional)) return "keyword";
  if (stream.match(/^[+−-]?\d+(?:\/[+−-]?\d+)?\b/)) return "number";
  if (place.definition && stream.match(/^(?:\[[^\]]*\]|[A-Z]\b(?!['’]))/)) return "variableName";
  if (!stream.match(/^[\w'’]+/)) stream.next();
  return null;
};

/** The colors of a card file while it is typed; what the words mean is the language server's to say. */
export const cardLanguage = StreamLanguage.define<Place>({
  name: "cards",
  startState: () => ({ inside: false, definition: false, reminder: false, line: "text" }),
  blankLine: (place) => {
    place.inside = place.definition = place.reminder = false;
  },
  token: (stream, place) => {
    if (stream.sol()) {
      if (stream.match(/^\s*$/)) {
        place.inside = place.definition = place.reminder = false;
        return null;
      }
      place.reminder = false;
      const whole = ofLine(stream, place);
      if (whole !== undefined) return whole;
    }
    return stream.eatSpace() ? null : ofWord(stream, place);
  },
  languageData: { commentTokens: { line: "#" } },
});
