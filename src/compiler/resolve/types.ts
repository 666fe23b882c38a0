import type { AnyNode } from "../tree.ts";

/** What part of an ability a clause stands in. */
export type Section = "event" | "condition" | "cost" | "instruction";

/** What a phrase is in its clause. */
export type Role = "subject" | "object" | "recipient" | "source" | "possessor" | "modifier";

/** A verb with what belongs to it. */
export interface Clause {
  /** Its place among the clauses of the paragraph, in reading order. */
  readonly index: number;
  readonly section: Section;
  /** The sentence it stands in; sentences are counted in reading order. */
  readonly sentence: number;
  /** The nodes that make it up: the clause with its subject, then its verb phrase. */
  readonly nodes: AnyNode[];
  /** Its phrases and anaphors, in reading order. */
  readonly words: (Phrase | Anaphor)[];
  /** The subject said before, where the clause has none of its own ("gets +1/+1 and gains flying"). */
  subject: Phrase | Anaphor | undefined;
  /** What its sentence goes on from: the other case, an instruction that was not or could not be carried out. */
  readonly condition: "otherwise" | "undone" | "impossible" | undefined;
  /** Its sentence is carried out instead of what was said before. */
  readonly instead: boolean;
  /** It is done for each of several. */
  readonly repeated: boolean;
}

/** Where a phrase or an anaphor stands. */
export interface Seat {
  readonly node: AnyNode;
  /** The verb phrase that it stands in, of several in its clause. */
  readonly verb: AnyNode;
  /** Its place among phrases and anaphors, in reading order. */
  readonly order: number;
  readonly clause: Clause;
  readonly role: Role;
  /** It is an argument of the verb itself, not a part of one. */
  readonly direct: boolean;
  /** The noun phrase it is a part of. */
  readonly within: Phrase | undefined;
  /** The quotation and the mode it stands in: words outside see nothing of these, and other modes neither. */
  readonly enclosure: readonly number[];
  /** It says how long something lasts. */
  readonly lasting: boolean;
  /** Earlier parts of the list that it is a part of. */
  readonly conjuncts: readonly AnyNode[];
}

/** What a phrase or an anaphor is by itself. */
export interface Features {
  readonly is: "object" | "player" | "either";
  readonly number: "one" | "several" | "either";
}

/** How a phrase speaks of what it brings up. */
export type Reference = "self" | "target" | "definite" | "indefinite" | "each" | "all" | "made";

/** A phrase that brings something up. */
export interface Phrase extends Seat, Features {
  readonly type: "phrase";
  readonly reference: Reference;
  /** What it calls the thing. */
  readonly nouns: ReadonlySet<string>;
  /** The nouns of each of several words joined by "or", of which one fits ("a spell or ability"). */
  readonly either: readonly ReadonlySet<string>[];
}

/** A word or phrase that means what something before it brought up. */
export interface Anaphor extends Seat, Features {
  readonly type: "anaphor";
  /** What it calls the thing; a pronoun calls it nothing. */
  readonly nouns: ReadonlySet<string> | undefined;
  /** The nouns of each of two words joined by "or", of which one fits ("that Mount or Vehicle"). */
  readonly either: readonly ReadonlySet<string>[];
  /** What it was described by, in the words of before ("the creature you control"). */
  readonly described: readonly AnyNode[] | undefined;
  /** What asks for a number of it: "its power", "counters on it", "mana spent to cast it". */
  readonly measured: AnyNode | undefined;
}

/** "Other" or "another" in a noun phrase. */
export interface Other {
  readonly node: AnyNode;
  /** How many phrases and anaphors stand before it, with those that it is a part of. */
  readonly order: number;
  readonly clause: Clause;
  readonly enclosure: readonly number[];
  /** What the others are called. */
  readonly nouns: ReadonlySet<string>;
  /** Earlier parts of the list that it stands in. */
  readonly conjuncts: readonly AnyNode[];
}

/** What "other" stands beside: what the others could be other than, what is nearest in the grammar first. */
export interface Beside {
  readonly section: Section;
  readonly mates: readonly Candidate[];
  /** Its clause has spoken of an object of before: "if its power is greater than each other creature's power". */
  readonly goesOn: boolean;
}

/** A paragraph as far as it matters for what its words refer to: phrases and anaphors in reading order. */
export interface Discourse {
  readonly words: readonly (Phrase | Anaphor)[];
  readonly others: readonly Other[];
  readonly clauses: readonly Clause[];
}

export type Word = Phrase | Anaphor;

/**
 * How far something can be what is said or asked of a pronoun: a land may be a creature as well, a Clue is hardly one, and
 * an ability never.
 */
export type Sense = "well" | "perhaps" | "hardly" | "never";

/** A paragraph while it is resolved. */
export interface Reading extends Discourse {
  /** The phrase that a word means, as far as it is known. */
  readonly meant: (word: Word) => Phrase | undefined;
  /** It is the text of an instant or sorcery. */
  readonly ofSpell: boolean;
  /** The nouns that words call something by. */
  readonly nounsOf: (words: AnyNode) => ReadonlySet<string>;
}

/** A mention that could be meant: where it stands, and which phrase it means. */
export interface Candidate {
  readonly at: Word;
  readonly phrase: Phrase;
  /** The preference that told it from others. */
  readonly preference?: string;
}

/** What an anaphor means, by which rule. */
export type Answer =
  | {
      readonly means: Phrase;
      readonly anaphor: Anaphor;
      /** The mention that the rule looked at: the phrase itself, or an anaphor that means it. */
      readonly at: Phrase | Anaphor;
      readonly rule: string;
    }
  /** Several phrases together. */
  | {
      readonly means: "together";
      readonly of: readonly Phrase[];
      readonly either?: true | undefined;
      readonly rule: string;
    }
  /** The object that the ability is of. */
  | { readonly means: "itself"; readonly rule: string }
  /** What deals the damage of the event. */
  | { readonly means: "source"; readonly rule: string }
  /** No rule settles which of these is meant. */
  | { readonly means: "unclear"; readonly between: readonly Phrase[] };

/** What a rule finds. */
export type Found = Candidate | Together | readonly Candidate[] | "itself" | "source";

/** Several phrases that are meant together. */
export interface Together {
  readonly together: readonly Phrase[];
  /** Whichever of them there is: one is a target only where the others are not. */
  readonly either?: true;
}

/** A way to tell what an anaphor means: a phrase, several phrases it could be, the object itself, or nothing. */
export interface Rule {
  readonly name: string;
  readonly find: (anaphor: Anaphor, reading: Reading) => Found | undefined;
}
