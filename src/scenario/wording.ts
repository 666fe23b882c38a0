/**
 * One spelling for texts that mean the same, so that a scenario can name an ability by the start of its text in today's
 * or an older wording.
 */

/** Words by which a text calls the object that it is on (201.5). */
const ownNouns =
  "creature|artifact|enchantment|land|permanent|planeswalker|aura|equipment|fortification|vehicle|card|spell|saga|class|case|room|battle|siege|curse|token|spacecraft|mount|emblem";
const ownObject = new RegExp(`\\bthis (?:${ownNouns})\\b`, "g");

const rewordings: readonly (readonly [RegExp, string])[] = [
  [/\benters? the battlefield\b/g, "enters"],
  [/\bcomes? into play\b/g, "enters"],
  [/\benters? play\b/g, "enters"],
  [/\bconverted mana cost\b/g, "mana value"],
  [/\bis put into a graveyard from (?:the battlefield|play)\b/g, "dies"],
  [/\bremoved from the game\b/g, "exiled"],
  [/\bremove (.+?) from the game\b/g, "exile $1"],
  [/\btarget creature or player\b/g, "any target"],
  [/\bto your mana pool\b/g, ""],
  [/\bcolourless\b/g, "colorless"],
  [/\bhis or her\b/g, "their"],
  [/\bhe or she\b/g, "they"],
  [/\bshuffle (?:your|their|that player's) library\b/g, "shuffle"],
  [
    /\bputs? (a|an|two|three|four|five|six|x|that many) ([^.]*?tokens?[^.]*?) onto the battlefield\b/g,
    "create $1 $2",
  ],
  // "A land enters tapped and under your control": a land you control enters tapped.
  [
    /\b(whenever (?:an?|another|one or more) [^,.]*?) enters?( tapped)?(?: and)? under your control\b/g,
    "$1 you control enters$2",
  ],
  [/\bcreate ([^,.]+), (an? legendary [^.]*? token[^.]*)\./g, "create $2 named $1."],
];

/** A name as names are compared: without accents, with plain quotes. Half of all card data writes them so. */
export const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’‘]/g, "'")
    .replace(/Æ/g, "Ae")
    .replace(/æ/g, "ae");

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The names a text may use for its own object: the whole name and, before a comma, the short one (201.5c). */
const ownNames = (name: string): readonly string[] => {
  const names = name.split(" // ").flatMap((part) => {
    const short = /^([^,]+),/.exec(part)?.[1];
    const first = /^(\S+) (?:of|the) /.exec(part)?.[1];
    return [part, ...(short === undefined ? [] : [short]), ...(first === undefined ? [] : [first])];
  });
  return [...names].sort((a, b) => b.length - a.length);
};

/** The text in one spelling: lower case, `{this}` for the object itself, no reminder text, today's words. */
export function normalizeText(text: string, ownName?: string): string {
  let result = text
    .replace(/\([^)]*\)/g, " ")
    .replace(/<([^<>\s]{1,5})>/g, "{$1}")
    .replace(/[’‘]/g, "'")
    .replace(/[−–]/g, "-")
    .replace(/\[([+-]?[0-9X]+)\]/g, "$1")
    .replace(/"/g, "");
  if (ownName !== undefined) {
    for (const name of ownNames(ownName)) {
      result = result.replace(new RegExp(`(?<![\\w])${escape(name)}(?![\\w])`, "g"), "{this}");
    }
  }
  result = result
    .toLowerCase()
    .replace(/~/g, "{this}")
    .replace(ownObject, "{this}")
    // A text that is quoted from its object calls it "it" where the printed one names it.
    .replace(/\b(when|whenever) it\b/g, "$1 {this}");
  for (const [older, today] of rewordings) result = result.replace(older, today);
  return result
    .replace(/\s*—\s*/g, " — ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,:;])/g, "$1")
    .trim();
}

/** Without the ability word or flavor word in front (207.2c): "Delirium — {2}{G}{G}: …". */
const withoutAbilityWord = (text: string): string => {
  const match = /^[a-z][a-z' -]* — (.+)$/.exec(text);
  return match?.[1] ?? text;
};

/** "Sacrifice this cr": the words that name the object itself may be cut off as any others. */
const cutName = /\bthis(?: [a-z]*)?$/;

/** Whether a text, already normalized, begins with what a scenario wrote. */
export function beginsWith(normalized: string, prefix: string, ownName?: string): boolean {
  const wanted = normalizeText(prefix, ownName);
  if (wanted === "") return true;
  const named =
    ownName === undefined ? [] : [normalized.replaceAll("{this}", plainName(ownName).toLowerCase())];
  const beginnings = [wanted, withoutAbilityWord(wanted), wanted.replace(cutName, "{this}")];
  return [normalized, ...named]
    .flatMap((text) => [text, withoutAbilityWord(text)])
    .some((text) => beginnings.some((words) => text.startsWith(words)));
}

const choiceOfMana = /\badd ((?:\{[^}]+\})+(?:, (?:\{[^}]+\})+)*,? or (?:\{[^}]+\})+)/;

/** "Add {G} or {U}" may be meant by "Add {G}" or by "Add {U}" alone. */
export function manaVariants(normalized: string): readonly string[] {
  const choice = choiceOfMana.exec(normalized)?.[1];
  if (choice === undefined) return [normalized];
  return [normalized, ...choice.split(/,? or |, /).map((one) => normalized.replace(choice, one))];
}
