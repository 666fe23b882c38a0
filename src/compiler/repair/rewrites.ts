/** What authors write for words of the rules, and what the rules have for it. */
export interface Rewrite {
  readonly find: RegExp;
  /** As in `String.replace`; `@` stands for the card's name. A capital stays one. */
  readonly put: string;
  /** The meaning may be another; the author is asked. */
  readonly asks?: true;
}

const word = (words: string, put: string): Rewrite => ({ find: new RegExp(`\\b(?:${words})\\b`, "gi"), put });

/** Each is tried where a text is refused, and offered only if the text is understood with it. */
export const rewrites: readonly Rewrite[] = [
  // Abbreviations
  word("ETBs?|enters? play|come into play", "enters"),
  word("LTBs?", "leaves the battlefield"),
  { find: /\b(?:until|till?) EOT\b/gi, put: "until end of turn" },
  word("EOT", "end of turn"),
  word("'?till?", "until"),
  word("dmg", "damage"),
  word("gy|yard", "graveyard"),
  word("bf", "battlefield"),
  word("lib|deck", "library"),
  word("opps", "opponents"),
  word("opp", "opponent"),
  word("sac", "sacrifice"),
  word("cmc", "mana value"),
  // The card itself
  { find: /\b(?:CARDNAME|NICKNAME|THIS CARD)\b|~this~|<this>/gi, put: "@" },
  word("this card", "@"),
  // Apostrophes
  word("it's", "its"),
  { find: /\bits\b(?= (?:still|a|an|no)\b)/gi, put: "it's" },
  { find: /\b(can|don|doesn|isn|aren|didn|wasn|hasn|haven|won|couldn)t\b/gi, put: "$1't" },
  word("can ?not", "can't"),
  word("do not", "don't"),
  word("does not", "doesn't"),
  // Older and looser wordings
  { find: /\b(is|are) unblockable\b/gi, put: "can't be blocked" },
  ...["", "s"].flatMap((s): readonly Rewrite[] => [
    // Power and toughness are got, abilities are gained (613).
    {
      find: new RegExp(`\\bgain${s} ([+-]\\w+/[+-]\\w+) and (?=[a-z])`, "gi"),
      put: `get${s} $1 and gain${s} `,
    },
    {
      find: new RegExp(`\\b(?:gain${s}|${s === "" ? "have" : "has"}) (?=[+-]\\w+/[+-]\\w+)`, "gi"),
      put: `get${s} `,
    },
    {
      find: new RegExp(`\\bget${s} ([+-]\\w+/[+-]\\w+) and (?=[a-z])`, "gi"),
      put: `get${s} $1 and gain${s} `,
    },
  ]),
  { find: /\bput one(?= (?:in|on|back)\b|(?: in|on)to\b)/gi, put: "put one of them" },
  word("per", "each"),
  word("per", "for each"),
  { find: /\bin(?= (?:your|their|his|her|its|that player's)\b)/gi, put: "into" },
  { find: /\binto play\b/gi, put: "onto the battlefield" },
  // Signs
  { find: /(?<=^|[\s,(])Tap(?=[:,])/g, put: "{T}" },
  { find: /(?<=^|[\s,(])[tT](?=[:,])/g, put: "{T}" },
  { find: /(?<=^choose [a-z ]+?)\s*[-–:](?=\s*$)/gi, put: " —" },
  { find: /^\s*[-–*·](?=\s)/g, put: "•" },
  { find: /!+/g, put: "." },
  { find: /;/g, put: "," },
  // A trigger is no activated ability: what it costs is paid as it resolves (603.12)
  { find: /, ((?:\{[^{}]+\})+): (\w)/g, put: ", you may pay $1. If you do, $2", asks: true },
];
