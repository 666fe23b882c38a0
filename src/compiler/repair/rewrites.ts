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
  { find: /^(?:on |when )?ETB\b\s*[:,—-]*\s*/gi, put: "When @ enters, " },
  { find: /^(?:on |when )?LTB\b\s*[:,—-]*\s*/gi, put: "When @ leaves the battlefield, " },
  { find: /^(?:on death|when dies|dies)\s*[:,—-]+\s*/gi, put: "When @ dies, " },
  { find: /^(?:on attack|attacks)\s*[:,—-]+\s*/gi, put: "Whenever @ attacks, " },
  { find: /^(?:your )?upkeep\s*[:,—-]+\s*/gi, put: "At the beginning of your upkeep, " },
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
  word("this", "@"),
  // Apostrophes
  word("it's", "its"),
  { find: /\bits\b(?= (?:still|a|an|no)\b)/gi, put: "it's" },
  { find: /\b(can|don|doesn|isn|aren|didn|wasn|hasn|haven|won|couldn)t\b/gi, put: "$1't" },
  word("can ?not", "can't"),
  // Words that sound alike
  word("you", "your"),
  word("your", "you"),
  word("there", "their"),
  word("loose", "lose"),
  word("looses", "loses"),
  word("than", "then"),
  word("then", "than"),
  word("do not", "don't"),
  word("does not", "doesn't"),
  // Older and looser wordings
  { find: /\b(is|are) unblockable\b/gi, put: "can't be blocked" },
  // Indestructible is a keyword since 2013, which is had (702.12)
  { find: /\bis (?=indestructible\b)/gi, put: "has " },
  { find: /\bare (?=indestructible\b)/gi, put: "have " },
  { find: /(?<=^|[:.,—•"]\s*)(\d+|X) damage (?=to\b)/g, put: "@ deals $1 damage " },
  { find: /\b(with [^,.]*?\bcounters?)(?=[.,]|$)/g, put: "$1 on it" },
  // Only a library has a bottom, and it is the one that was spoken of (401.1)
  {
    find: /(?<=\b(your|their|that player's) library\b.*)\bon (?:the )?bottom\b(?! of\b)/g,
    put: "on the bottom of $1 library",
  },
  // Of two creatures in a clause "that creature" is neither (the one that is dealt damage, mostly)
  {
    find: /\b(?:that|the) (creature|planeswalker|permanent)(?= would die\b)/gi,
    put: "a $1 dealt damage this way",
    asks: true,
  },
  { find: /,? (?:as ?well|too)(?=[.,]|$)/g, put: "" },
  // A player is "they", and the verb is of many
  { find: /\bhe(?: or |\/)she does\b/gi, put: "they do" },
  { find: /\bhe(?: or |\/)she has\b/gi, put: "they have" },
  { find: /\bhe(?: or |\/)she (\w+(?:s|sh|ch|x))es\b/gi, put: "they $1" },
  { find: /\bhe(?: or |\/)she (\w+)s\b/gi, put: "they $1" },
  word("he(?: or |/)she", "they"),
  word("his(?: or |/)her", "their"),
  word("him(?: or |/)her", "them"),
  ...["", "s"].flatMap((s): readonly Rewrite[] => [
    // Power and toughness are got (613.4c); abilities are had, or gained for a while.
    ...(["gain", s === "" ? "have" : "has"] as const).map((verb) => {
      const has = verb === "gain" ? `gain${s}` : verb;
      return {
        find: new RegExp(`\\b${has} ([+-]\\w+/[+-]\\w+) and (?=[a-z])`, "gi"),
        put: `get${s} $1 and ${has} `,
      };
    }),
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
  word("until the end of turn", "until end of turn"),
  { find: /,? and (shuffle [^,.]+?) afterwards?\b/gi, put: ", then $1" },
  { find: / afterwards?\b/gi, put: "" },
  // What has power and toughness and no other type is a creature; a Vehicle is an artifact (111.4, 208.1)
  {
    find: /(?<=\b[\dX*]+\/[\dX*]+ (?:(?!\b(?:artifact|enchantment|land|creature)\b)[^,.])*) (tokens?)\b/g,
    put: " creature $1",
  },
  // Of two things that a player may not be able to do, "unless" says which one follows (118.12a)
  {
    find: /\b(sacrifice|discard|pay)s ([^,.]+?) or (loses [^,.]+)/g,
    put: "$3 unless they $1 $2",
    asks: true,
  },
  { find: /\b(?:goes|is sent) (?:in)?to (?:the|a|your) graveyard\b/gi, put: "is put into a graveyard" },
  { find: /, (if) (?=(?:you|they|that player) do(?:es)?\b)/gi, put: ". If " },
  word("per", "each"),
  word("per", "for each"),
  { find: /\bin(?= (?:your|their|his|her|its|that player's)\b)/gi, put: "into" },
  { find: /\binto play\b/gi, put: "onto the battlefield" },
  // Signs
  { find: /(?<=^|[\s,(])Tap(?=[:,])/g, put: "{T}" },
  { find: /(?<=^|[\s,(])[tT](?=[:,])/g, put: "{T}" },
  { find: /(?<=^choose [a-z ]+?)\s*[-–:](?=\s*$)/gi, put: " —" },
  { find: /^\s*[-–*·](?=\s)/g, put: "•" },
  // An ability word (207.2c)
  { find: /(?<=^[A-Z][\w' ]+)\s+[-–]\s+(?=[A-Z{])/g, put: " — " },
  // A keyword that goes on as a sentence: a paragraph each (702.1)
  { find: /(?<=^[A-Z][\w ,]+)\.\s+(?=[A-Z{])/g, put: "\n" },
  { find: /!+/g, put: "." },
  { find: /;/g, put: "," },
  // A trigger is no activated ability: what it costs is paid as it resolves (603.12)
  { find: /, ((?:\{[^{}]+\})+): (\w)/g, put: ", you may pay $1. If you do, $2", asks: true },
];
