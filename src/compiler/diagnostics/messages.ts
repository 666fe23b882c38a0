/**
 * Every message the compiler can give, by its stable code, in the words of card authors.
 * RW1 files and printed fields, RW2 characters and symbols, RW3 sentences, RW4 meaning, RW5 whole sets, RW6 scenarios.
 */
interface Entry {
  readonly severity: "error" | "warning";
  readonly message: (...words: never[]) => string;
}

const quote = (words: string): string => `'${words.length > 60 ? `${words.slice(0, 57)}…` : words}'`;
/** A reason as a sentence: with a capital, plain quotation marks and a period. */
const sentence = (why: string): string => {
  const words = why.replace(/[“”]/g, "'").trim();
  const start = words.slice(0, 1).toUpperCase() + words.slice(1);
  return /[.?]$/.test(start) ? start : `${start}.`;
};
const error = <A extends string[]>(message: (...words: A) => string) =>
  ({ severity: "error", message }) as const;
const warning = <A extends string[]>(message: (...words: A) => string) =>
  ({ severity: "warning", message }) as const;

export const messages = {
  // Files
  RW1001: warning(() => "There are no cards in this file."),
  RW1002: error(() => "This is not a text file. Card files are plain text, saved as UTF-8."),
  RW1003: error(
    () =>
      "These bytes are not UTF-8. Save the file as UTF-8 text; an accented letter or a dash is the usual cause. What programs on Windows wrote, 'rulewright import --encoding windows-1252' reads.",
  ),
  RW1004: error(
    (length: string) =>
      `This line has ${length} characters. No card text is that long; is a line break missing?`,
  ),
  RW1005: error((what: string) => `The JSON is broken here: ${what}.`),
  RW1006: error(
    (what: string) =>
      `This JSON is ${what}. Rulewright reads Scryfall bulk data (an array or one card per line) and MTGJSON AtomicCards or sets.`,
  ),
  RW1007: error(
    (field: string, wanted: string, found: string) =>
      `The field ${quote(field)} should be ${wanted}, but it is ${found}.`,
  ),
  RW1008: error((field: string) => `This card has no ${quote(field)}.`),
  RW1009: error((file: string, reason: string) => `Cannot read ${file}: ${reason}.`),
  RW1010: error(
    () =>
      "The second line of a card is its type line, such as 'Creature — Human Wizard'. This card has none.",
  ),
  RW1011: error(() => "A card begins with its name, then its mana cost. There is no name here."),
  RW1012: error(
    (found: string) =>
      `${quote(found)} is not a mana cost. Write each symbol in braces, such as {2}{R}, after the name.`,
  ),
  RW1013: error((symbol: string) => `There is no mana symbol ${symbol}.`),
  RW1014: error(() => "A creature needs its power and toughness, such as 2/2, on the last line."),
  RW1015: error(
    (stats: string, kind: string) => `Only ${kind} have ${stats}. Is the card type missing in the type line?`,
  ),
  RW1016: error((word: string) => `${quote(word)} is not a card type or supertype.`),
  RW1017: error(
    (line: string) =>
      `${quote(line)} is not an attribute. Write a word after the @, then its value: '@rarity common'.`,
  ),
  RW1018: error((name: string) => `This card has two '@${name}' lines.`),
  RW1019: error(() => "A line with only // separates two faces of a card. Comments begin with #."),
  RW1020: error(
    (line: string) => `${quote(line)} must stand on the last line of the face; more text follows it.`,
  ),
  RW1050: error(
    (line: string) =>
      `${quote(line)} separates nothing here. An empty line stands between two cards, and // between two faces of a card.`,
  ),
  RW1021: error(
    () => "The set header is one line before the first card: [name of the set, code, option=value].",
  ),
  RW1022: error(
    () =>
      "A keyword definition is 'keyword', the name, its parameters and its rule number; the meaning follows, indented: 'keyword Bushido N  rule 702.45'.",
  ),
  RW1023: error(
    (name: string) =>
      `The keyword ${quote(name)} has no meaning. Write it on the next lines, indented by two spaces.`,
  ),
  RW1024: error((layout: string) => `There is no card layout ${quote(layout)}.`),
  RW1025: error((option: string) => `There is no option ${quote(option)} in a set header.`),
  RW1026: error(() => "There is nothing on this side of the //. Each face needs a name and a type line."),
  RW1027: error(
    (stat: string) => `A ${stat} needs its ${stat === "battle" ? "defense" : "loyalty"} on the last line.`,
  ),
  RW1028: error((value: string, what: string) => `${quote(value)} is not a ${what}.`),
  RW1029: error(
    (color: string) => `${quote(color)} is not a color. The colors are white, blue, black, red and green.`,
  ),
  RW1031: error(
    () =>
      "A declaration is 'type creature: Gremlock, Ashling', 'counter hunt' or 'token Coal' with its type line and its text below, indented.",
  ),
  RW1032: error(
    (name: string) =>
      `${quote(name)} cannot be declared: a subtype is one word with a capital, a kind of counters is in letters.`,
  ),
  RW1036: warning(
    (stat: string) =>
      `The data does not say the ${stat === "battle" ? "defense" : "loyalty"} of this ${stat}: it has none.`,
  ),
  RW1033: error(
    (said: string, cost: string) =>
      `${quote(said)} looks like a mana cost without braces. Write ${cost} after the name.`,
  ),
  RW1045: error(
    (line: string, now: string) => `${quote(line)} is the type line of an older card. Write '${now}'.`,
  ),
  RW1046: warning(
    (number: string) =>
      `${quote(number)} is read as the end of the name. As a part of the mana cost it is {${number}}.`,
  ),
  RW1048: error(
    (said: string, stats: string) => `${quote(said)} is no line of its own. Write ${stats} on the last line.`,
  ),
  RW1047: error(
    (said: string) =>
      `${quote(said)} is no power and toughness, such as 2/3. ${/[A-Za-z]|\/.*\/|\d[.-]/.test(said) ? "A spreadsheet may have made a date of it: let the column be text, or write power and toughness in two columns." : "Write both, with a slash between them."}`,
  ),
  RW1040: error(
    (format: string, what: string) => `The ${format} is broken here: ${what.replace(/\.$/, "")}.`,
  ),
  RW1041: error(
    (what: string, known: string) => `This is no file of cards, but ${what}. Rulewright reads ${known}.`,
  ),
  RW1042: error(
    () =>
      "The first line of a table names its columns: 'name,cost,type,text,power,toughness,rarity'. There is no column 'name' here.",
  ),
  RW1049: error(
    (column: string) => `Two columns are called ${quote(column)}: one of them needs another name, or can go.`,
  ),
  RW1044: error(
    (file: string) =>
      `${file} is no .cards file, and stays as it is: 'rulewright import ${file}' makes one of it.`,
  ),
  RW1043: warning(
    (name: string, what: string) =>
      `${quote(name)} cannot be written as it is: its ${what} would be read as another.`,
  ),
  RW1030: error(() => "The type line names no card type, such as Creature or Instant."),

  // Characters and symbols
  RW2001: error((symbol: string) => `There is no symbol ${symbol}.`),
  RW2002: error((bracket: string) => `This ${quote(bracket)} is never closed.`),
  RW2003: error((bracket: string) => `This ${quote(bracket)} closes nothing.`),
  RW2004: error((character: string) => `The character ${character} has no place in a card text.`),
  RW2005: error(
    (word: string, character: string, letter: string) =>
      `${quote(word)} has ${character} in it, which only looks like the letter '${letter}'.`,
  ),
  RW2006: error(() => "This quotation mark is never closed."),
  RW2007: error((character: string) => `There is an invisible character here (${character}). Delete it.`),
  RW2008: error(
    () => "A change of power and toughness has two halves, such as +1/+0; a counter is a '+1/+1 counter'.",
  ),
  RW2009: error((mark: string) => `Sentences of rules text end with a period, not with ${quote(mark)}.`),

  // Sentences
  RW3001: error((words: string) => `I don't understand ${quote(words)} here.`),
  RW3002: error(() => "The text ends in the middle of a sentence."),
  RW3003: error((word: string) => `I don't know the word ${quote(word)}.`),
  RW3004: error(() => "This sentence has no period at its end."),
  RW3005: error(
    (keyword: string, parameter: string) =>
      `${keyword} needs ${parameter} after it, such as '${keyword} {2}'.`,
  ),
  RW3006: error(
    (found: string, printed: string) => `${quote(found)} does not fit. I read this as ${quote(printed)}.`,
  ),
  RW3007: error((words: string) => `${quote(words)} can be read in two ways.`),
  RW3008: error((keyword: string, parameter: string) => `${keyword} needs ${parameter} after it.`),
  RW3009: error((word: string) => `This sentence ends too early: something should follow ${quote(word)}.`),
  RW3010: error((missing: string, word: string) => `${quote(missing)} is missing after ${quote(word)}.`),
  RW3011: error((words: string) => `${quote(words)} says nothing here. Leave it out.`),
  RW3012: error((said: string, wanted: string) => `It should be ${quote(wanted)} here, not ${quote(said)}.`),
  RW3013: error((words: string) => `Singular and plural do not agree in ${quote(words)}.`),
  RW3014: error(() => "A space is missing here."),
  RW3015: error(() => "There is a space too many here."),
  RW3016: error((wanted: string, said: string) => `This list needs ${quote(wanted)}, not ${quote(said)}.`),

  // Meaning. What exactly is wrong depends on the words, so the lowering says it; here it becomes a sentence.
  /** Understood, but nothing in the rules model can carry it out. */
  RW4001: error((why: string) => sentence(why)),
  /** X without a value. */
  RW4002: error((why: string) => sentence(why)),
  /** A pronoun or back-reference without anything it can mean. */
  RW4003: error((why: string) => sentence(why)),
  RW4007: error(
    (name: string) =>
      `Behind the name of a keyword stands nothing, or 'N', '[cost]', '[quality]', 'N [cost]', 'N [quality]' or '[quality] [cost]': 'keyword ${name} [quality]'.`,
  ),
  /** "Kicked" on a card without kicker. */
  RW4010: error((why: string) => `${sentence(why)} Add a line such as 'Kicker {2}'.`),
  /** A kicker cost that the card does not have. */
  RW4011: error((why: string) => sentence(why)),
  /** A keyword without definition. */
  RW4012: error((why: string) => sentence(why)),
  RW4014: error((type: string) => `This card is not of the type ${quote(type)}.`),
  RW4015: error((type: string) => `This card can't be attached to something of the type ${quote(type)}.`),
  RW4016: error((words: string) => `No player was named before that ${quote(words)} can mean.`),

  // Meaning that is never true, never happens or never applies: found in the ability objects, by src/compiler/check/
  /** Contradictory filters. */
  RW4020: error((both: string) => `Nothing is ${both} at once.`),
  /** The wrong zone. */
  RW4021: error((why: string) => `This never happens: ${why}.`),
  RW4022: error((why: string) => `Targets and what is done to them don't fit: ${why}.`),
  /** References to what is not there. */
  RW4023: error((why: string) => sentence(why)),
  RW4024: error((why: string) => sentence(why)),
  RW4025: error((when: string) => `This condition is ${when}.`),
  /** Types and abilities that belong together. */
  RW4026: warning((why: string) => sentence(why)),
  RW4027: error((why: string) => sentence(why)),

  RW4028: warning((meaning: string) => `This is not what the keyword means: ${quote(meaning)}`),

  // Whole sets
  RW5001: error((name: string) => `There are two cards named ${quote(name)} in this set.`),
  RW5002: error(
    (first: string, second: string) =>
      `${first} and ${second} would both be written to the same generated file.`,
  ),
  RW5003: error((name: string) => `The keyword ${quote(name)} is defined twice.`),
  RW5004: error(
    (name: string) => `${quote(name)} gives no name that a program could use. Add a letter to it.`,
  ),
  RW5005: warning((folder: string) => `There are no card files in ${folder}.`),
  RW5006: error((file: string) => `${file} is not up to date with its cards. Run 'rulewright build'.`),
  RW5008: error((name: string, what: string) => `${quote(name)} is declared as ${what} already.`),
  RW5009: error(
    (name: string, what: string) => `${quote(name)} is ${what} of the rules. Leave this declaration out.`,
  ),
  RW5010: error(
    (name: string) => `${quote(name)} is a word that rules text is made of. Choose another name.`,
  ),
  RW5007: error(
    (name: string, rule: string) =>
      `The rules have a keyword ${quote(name)}${rule === "" ? "" : ` (${rule})`} that means something else. Give this one another name.`,
  ),
  RW5011: warning(
    (name: string, first: string, second: string) =>
      `Two cards named ${quote(name)} say different things: ${first} and ${second}. Whoever asks for it by name gets the first.`,
  ),
  RW6001: error((what: string) => `This is not written as YAML is: ${what.replace(/[.:]$/, "")}.`),
  RW6002: error((name: string) => `There is no card named ${quote(name)}.`),
  RW6003: error((where: string, why: string) => `This scenario can't be played: ${where}: ${why}.`),
  RW9001: error(
    (what: string) => `Rulewright failed on this card: ${what}. This is a defect of ours; please report it.`,
  ),
} satisfies Record<`RW${number}`, Entry>;

export type Code = keyof typeof messages;
/** The words that a message of that code needs. */
export type Words<C extends Code> = Parameters<(typeof messages)[C]["message"]>;
