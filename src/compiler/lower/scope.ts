import { same } from "./same.ts";
import type * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { AnnouncedX } from "./announced-x.ts";
import { cameFrom } from "./origins.ts";
import type { Definitions } from "../definitions.ts";
import type { Diagnostic, Span } from "../types.ts";
import type { NumberDone } from "./number-done.ts";

/** What "the chosen type" can be (607.2d). */
export type ChosenType = "creatureType" | "cardType" | "landType" | "basicLandType" | "planeswalkerType";
/** What lowering knows of the face whose text it lowers. */
export interface FaceFacts {
  readonly definitions: Definitions;
  readonly name: string;
  readonly cardTypes: readonly A.CardType[];
  readonly subtypes: readonly string[];
  /** An instant or sorcery: its sentences are carried out, not simply true (113.3a). */
  readonly isSpell: boolean;
  /** The mana cost has an X. */
  readonly hasX: boolean;
  /** Kicker costs in printed order, as the mana symbols or text they are asked for with (702.33). */
  readonly kickers: readonly A.Costs[];
  /** Mana that can be paid instead of the mana cost, one entry for each such cost (118.9). */
  readonly alternatives?: readonly string[];
  /** What may be beheld as an additional cost (701.4). */
  readonly beheld?: A.Filter;
  /** Which card may be revealed as an additional cost. */
  readonly revealed?: A.Filter;
  /** What the additional costs of the spell use, for "the sacrificed creature" in its other paragraphs (607.2j). */
  readonly costObjects?: readonly Mention[];
  /** Other abilities of the face whose cost has an X. */
  readonly announced?: readonly AnnouncedX[];
  /** An ability of the face speaks of cards that another one exiled (607.2a). */
  readonly remembersExiled?: true;
  /** Another ability speaks of what this one put onto the battlefield. */
  readonly remembersPut?: true;
  /** What the abilities that exile call it: card types, subtypes, `card`. */
  readonly exiles?: readonly string[];
  /** The enchant abilities of the face, of which one can be lost (702.5c). */
  readonly enchants?: readonly A.Keyword[];
  /** What "the chosen type" means on this face, where that is no creature type. */
  readonly chosenType?: Exclude<ChosenType, "creatureType">;
  /** Which half of a permanent with a shared type line it is, for "this door" (709.5j). */
  readonly door?: A.Door;
  /** The text at hand is the condition of a companion, which asks for the starting deck (702.139a). */
  readonly isCompanion?: true;
  /** The text at hand is an ability given to another object: the card's name inside means the card that gives it (201.5a). */
  readonly granted?: true;
}

/** Something an earlier part of the text spoke of, which a later "it", "that creature" or "they" can mean. */
export interface Mention {
  readonly ref: A.Objects | A.Players;
  readonly is: "object" | "player";
  readonly plural: boolean;
  /** Spoken of one by one, but several of them together: "each opponent exiles a card. … those cards". */
  readonly several?: true;
  /** Only a noun means it: "it" goes on about what came before. */
  readonly byNoun?: true;
  /** Nouns it can be called by: `creature`, `card`, `permanent`, `Goblin`, `player`. */
  readonly words: ReadonlySet<string>;
  /** What happened to it, for "the exiled card". */
  readonly how?: string;
  /** Where it was put, for "if you put a card into your hand this way". */
  readonly zone?: A.Zone;
  /** What kind of counters were removed from it. */
  readonly counter?: string;
  /** Who looked for it or copied it. */
  readonly by?: A.Players;
  /** Whose cards they are. */
  readonly owner?: A.Players;
  /** Whose library the cards were looked for in. */
  readonly library?: A.Players;
  /** The group of cards that it is a part of, so that "the rest" are the others. */
  readonly group?: A.Objects;
  /** The only thing that words here can mean: they are said as it sees them. */
  readonly sole?: true;
  /** Each of what a noun phrase names, while that is compared with something. */
  readonly compared?: true;
  /** Words that cannot mean it: what a verb does to its own subject is told by "itself". */
  readonly barred?: ReadonlySet<unknown>;
  /** What it was chosen by, so that "the creature you control" is not the one an opponent controls. */
  readonly filters?: readonly A.Filter[];
  /** The nouns of what each copy is for (707.10d). */
  readonly aimed?: ReadonlySet<string>;
  /** The instruction that `ref` speaks of was told under a condition. */
  readonly perhaps?: true;
  /** What the instruction that `ref` speaks of was told to be carried out on. */
  readonly of?: A.Objects;
  /** The phrase of the syntax tree that brought it up, and phrases that spoke of it again. */
  readonly from?: readonly PhraseNode[];
}

/** A phrase of the syntax tree, seen as what all nodes share. */
export interface PhraseNode {
  readonly kind: string;
  readonly span: Span;
}

/** The phrase being lowered, and which phrases stand for which objects. */
export interface Phrases {
  current: PhraseNode | undefined;
  readonly of: WeakMap<A.Objects, PhraseNode>;
}

/** Something with the greatest or least of a number, of which several may be tied. */
export interface Tie {
  readonly stat: A.Stat;
  readonly least: boolean;
  readonly words: ReadonlySet<string>;
  readonly span: Span;
}

/** The instruction before the one at hand, as far as its result matters. */
export interface Last {
  readonly id: number;
  /** What was done: whether "that much" can be its number. */
  readonly type: A.Effect["type"] | undefined;
  /** What they may have done. */
  readonly did: A.Effect["type"] | undefined;
  /** Whether it has a number that "that many" could mean; not known of what is no instruction. */
  readonly number: NumberDone | undefined;
  /** The number that "that many" was in it: said again, it is the same one. */
  readonly said: A.Quantity | undefined;
  /** "That much" is the excess damage it dealt. */
  readonly excess: true | undefined;
  /** Instructions of the same sentence before it: "sacrifice a creature and discard a card. If you do" asks for both. */
  readonly with: readonly Pick<Last, "id" | "type">[];
  /** Who may have done it, where "if you do" and "if they do" must agree with that. */
  readonly by: A.Players | undefined;
  /** Who was told to do it. */
  readonly who: A.Players | undefined;
  /** Who "does" behind it may be who pays so that it is not done (118.12a), or who does what it stands in place of. */
  readonly unclear: true | undefined;
  readonly before: Last | undefined;
}

/** What a question about the past asks for: how many there were of what it names, which is no part of the event. */
export interface Question {
  demand?: { readonly comparison: A.Comparison; readonly count: A.Quantity };
}

/** What is known of an instruction: its number, and what else is said here. */
export const lastOf = (id: number, more: Partial<Last> = {}): Last => ({
  id,
  type: undefined,
  did: undefined,
  number: undefined,
  said: undefined,
  excess: undefined,
  with: [],
  by: undefined,
  who: undefined,
  unclear: undefined,
  before: undefined,
  ...more,
});

/** One ability being lowered. Every field is there from the start: objects of one form are read fastest. */
export interface Scope {
  readonly face: FaceFacts;
  readonly targets: A.TargetSpec[];
  readonly mentions: Mention[];
  readonly phrases: Phrases;
  /** What a condition or a number asked about, which only a noun can mean where nothing else fits it. */
  readonly asides: Mention[];
  /** Number of the instruction that "if you do" and "that much" look back to. */
  readonly counter: { next: number };
  /** The instruction before this one, as far as its result matters. */
  last: Last | undefined;
  rounding: { readonly round: "up" | "down"; used?: true } | undefined;
  /** What "that many" is in the instruction at hand. */
  numbered: A.Quantity | undefined;
  /** What an "if you do" has asked about already: an "if you don't" behind it asks about the same. */
  asked: Last | undefined;
  /** What was mentioned before the instructions of the "if" at hand, for an "otherwise" behind it. */
  beforeThen: readonly Mention[] | undefined;
  /** The conditions of the sentences right before, which ask what the same thing is. */
  cases: readonly A.Condition[] | undefined;
  /** What the last sentence does, where its condition is part of the instruction: "you may … if …", "draw a card unless …". */
  conditioned: A.Effect | undefined;
  /** A condition asked how often the ability has resolved: "if it's the second time" asks the same. */
  resolutions: true | undefined;
  /** The last coin flip or clash, for "if you win" and "if you lose". */
  flip: number | undefined;
  /** Who flipped the coin or clashed. */
  flipper: A.Players | undefined;
  /** The instruction that cast something, and who was told to. */
  cast: { readonly id: number; readonly who: A.Players } | undefined;
  /** Counters that the last condition asked for, and what they are on: "those counters". */
  counters: { readonly kind: string | undefined; readonly on: A.Objects } | undefined;
  /** What the last condition compared, for "the difference". */
  compared: A.CompareQuantities | undefined;
  /** The number that the last condition, or the event, asked to be so much: "if it had one or more counters, … that many". */
  counted: A.Quantity | "unclear" | undefined;
  /** The instruction that rolled a die, whose result is "the result" (706.2). */
  rolled: number | undefined;
  /** The cost of the ability sacrifices the permanent itself, or exiles the card itself. */
  spent?: true;
  /** Counters that the cost of the ability removes, for "counters removed this way" and "that many". */
  removed: { readonly kind: string | undefined; readonly amount: A.Quantity } | undefined;
  /** A card name or a type was chosen: it is "that name", "that type". */
  readonly choice: { name?: true; type?: ChosenType; counter?: true; color?: true };
  /** X has a value here: from the mana cost, an activation cost or a "where X is"; Y only from the last. */
  hasX: boolean | "and Y";
  /** What X was said of where that is several things alike: each can have an X of its own. */
  eachX: Mention | "several" | undefined;
  /** Sentences after this one speak of the X that it defines. */
  keepsX: boolean | undefined;
  /** The event of a triggered ability, with whom "that player" means. */
  readonly trigger: A.TriggerEvent | undefined;
  /** It is carried out before the first turn (103.6). */
  readonly opening: true | undefined;
  /** What is said is simply true (113.3d). */
  readonly statement: true | undefined;
  /** Condition under which targets of the sentence at hand are chosen (702.33g). */
  onlyIf: A.Condition | undefined;
  /** The numbers of what the instruction at hand takes the place of: none of it is done then. */
  replacing: ReadonlySet<number> | undefined;
  /** What must be chosen before the instruction at hand is carried out ("of the color of your choice"). */
  first: A.Effect[] | undefined;
  /** Choices of one player that the instruction at hand asks for, made right before it; a condition asks of any player. */
  choices: A.Effect[] | "asked" | undefined;
  /** What the sentences before the one at hand mentioned. */
  said: readonly Mention[] | undefined;
  /** The event of a delayed trigger is being read: it can look for a target of the effect that sets it up. */
  delaying: true | undefined;
  /** A cost is being read: "other cards" are other than the card itself. */
  paying: true | undefined;
  /** Objects or players that the instruction at hand is carried out for one by one. */
  within: "each" | "eachPlayer" | undefined;
  /** The objects or players that are at hand one by one. */
  hand: A.Objects | A.Players | undefined;
  /** The words for one of those players, of whom a condition asks. */
  oneAsked: { readonly node: Nodes["player"]; readonly players: A.Players } | undefined;
  /** Whether an event has happened is asked: it looks for any number of objects. */
  readonly question: Question | undefined;
  /** The event that the instructions take the place of. */
  replaced: A.TriggerEvent | undefined;
  /** The sentence says what happens with prevented damage (615.5). */
  preventing: true | undefined;
  /** "The creature with the least power": the text must say who chooses when several are tied. */
  readonly ties: Tie[];
  /** The choice of which players are friends; the others are foes. */
  friends: number | undefined;
  /** What players voted for, with the numbers of the votes it got (701.38). */
  readonly votes: { readonly word: string; readonly bind: number }[];
  /** Names of links between abilities of the face (607). */
  readonly links: { exiled?: string; put?: string };
}

/** A reason why a text that was read cannot be lowered: it points at the words. No error of ours, so it needs no stack. */
export class Refused {
  readonly diagnostic: Diagnostic;
  /** Words of the text that the message is about. */
  readonly about: readonly Span[];
  constructor(diagnostic: Diagnostic, about: readonly Span[] = []) {
    // What is said for others, too, has places within other words (`same-for-others.ts`).
    this.diagnostic = { ...diagnostic, start: Math.floor(diagnostic.start), end: Math.ceil(diagnostic.end) };
    this.about = about;
  }
}

/** Gives up on a node with a message in the words of card authors. */
export const refuse = (
  node: { readonly span: Span },
  message: string,
  code: `RW${number}` = "RW4001",
): never => {
  throw new Refused({ code, severity: "error", message, start: node.span.start, end: node.span.end });
};

/** Gives up on what words mean, with a message that tells the words that they could mean. */
export const refuseAbout = (
  { span: { start, end } }: { readonly span: Span },
  message: string,
  about: readonly Span[],
): never => {
  throw new Refused(
    { code: "RW4003", severity: "error", message, start, end },
    about.toSorted((one, other) => one.start - other.start),
  );
};

export const newScope = (face: FaceFacts, extra: Partial<Scope> = {}): Scope => ({
  face,
  targets: [],
  mentions: [],
  phrases: { current: undefined, of: new WeakMap() },
  asides: [],
  counter: { next: 1 },
  last: undefined,
  rounding: undefined,
  numbered: undefined,
  asked: undefined,
  beforeThen: undefined,
  cases: undefined,
  conditioned: undefined,
  resolutions: undefined,
  flip: undefined,
  flipper: undefined,
  cast: undefined,
  counters: undefined,
  compared: undefined,
  counted: undefined,
  rolled: undefined,
  removed: undefined,
  choice: {},
  hasX: face.hasX,
  eachX: undefined,
  keepsX: undefined,
  trigger: undefined,
  opening: undefined,
  statement: undefined,
  onlyIf: undefined,
  first: undefined,
  choices: undefined,
  replacing: undefined,
  said: undefined,
  delaying: undefined,
  paying: undefined,
  within: undefined,
  hand: undefined,
  question: undefined,
  replaced: undefined,
  oneAsked: undefined,
  preventing: undefined,
  ties: [],
  votes: [],
  friends: undefined,
  links: {
    ...(face.remembersExiled === true ? { exiled: "exiled" } : {}),
    ...(face.remembersPut === true ? { put: "put" } : {}),
  },
  ...extra,
});

/** Lowers words that may speak of one of several objects or players, each at hand in its turn. */
export const oneByOne = <T>(
  scope: Scope,
  within: Scope["within"],
  lower: () => T,
  hand: Scope["hand"] = scope.hand,
): T => {
  const outer = { within: scope.within, hand: scope.hand };
  Object.assign(scope, { within, hand });
  const found = lower();
  Object.assign(scope, outer);
  return found;
};

/** A number for the instruction at hand, by which later words can speak of it. */
export const bindNext = (scope: Scope): number => {
  const id = scope.counter.next++;
  scope.last = lastOf(id, { said: scope.numbered, before: scope.last });
  scope.numbered = undefined;
  return id;
};

export const mention = (scope: Scope, entry: Mention): void => {
  const { current } = scope.phrases;
  const from = entry.from ?? (current === undefined ? undefined : [current]);
  scope.mentions.push(from === undefined ? entry : { ...entry, from });
};

/** Lowers a phrase: what is mentioned meanwhile is what the phrase speaks of. */
export const speaking = <T>(node: PhraseNode, scope: Scope, lower: () => T): T => {
  const { phrases } = scope;
  const outer = phrases.current;
  phrases.current = node;
  const before = scope.targets.length;
  try {
    const made = cameFrom(node, lower());
    cameFrom(node, { targets: scope.targets.slice(before) });
    return made;
  } finally {
    phrases.current = outer;
  }
};

/** Makes mentions since then speak of several: what was told was done for each of several objects or players. */
export const severalSince = (scope: Scope, before: readonly Mention[]): void => {
  scope.mentions.forEach((each, index) => {
    // What is only mentioned again is as many as before.
    const isNew = !before.includes(each) && !before.some(({ ref }) => same(ref, each.ref));
    if (isNew) scope.mentions[index] = { ...each, several: true };
  });
};

/** Makes an earlier mention the latest: it is what the text goes on about, in the words of the phrase. */
export const mentionAgain = (scope: Scope, entry: Mention, phrase?: PhraseNode): void => {
  const known = scope.mentions.indexOf(entry);
  if (known >= 0) scope.mentions.splice(known, 1);
  scope.mentions.push(phrase === undefined ? entry : { ...entry, from: [...(entry.from ?? []), phrase] });
};

/** The latest mention that fits, or undefined. */
export const findMention = (scope: Scope, fits: (mention: Mention) => boolean): Mention | undefined =>
  scope.mentions.findLast(fits);
