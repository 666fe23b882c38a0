import type { Lexicon } from "../../../grammar/vocabulary.ts";
import { isNode, isQuoted, isSameText, type AnyNode } from "../tree.ts";
import { anaphorOf, brings, bringsPlayer, otherKinds } from "./anaphors.ts";
import {
  beginsWith,
  isAboutAbility,
  isDuration,
  isMeasure,
  lemmaOf,
  isSentence,
  isVerbPart,
  type PhraseFeatures,
  phraseOf,
  sectionOf,
} from "./features.ts";
import { eitherNouns, nounsOf } from "./nouns.ts";
import { adverbialsOf, saysInstead } from "./sentence.ts";
import type { Anaphor, Clause, Discourse, Other, Phrase, Role, Seat } from "./types.ts";

/** Fields whose phrase something is given to or put on. */
const recipients: ReadonlySet<string> = new Set(["to", "on", "onto", "whom"]);
const sources: ReadonlySet<string> = new Set(["by", "source", "from", "cause"]);
/** Kinds whose parts other parts of the text see nothing of. */
const enclosing: ReadonlySet<string> = new Set([
  "mode",
  "pawprintMode",
  "namedMode",
  "pricedMode",
  "anchoredAbility",
  "resultRow",
]);

/** "If it isn't, …" is "otherwise", too. */
const failures: Readonly<Record<string, Clause["condition"]>> = {
  youDont: "undone",
  nobodyDoes: "undone",
  youCant: "impossible",
  itDoesnt: "otherwise",
};
const failureOf = ({ kind, who }: AnyNode): Clause["condition"] =>
  kind === "youDo" && isNode(who) && who.kind === "noPlayer" ? "undone" : failures[kind];
const opposites: Readonly<Record<string, string>> = {
  are: "aren't",
  "aren't": "are",
  were: "weren't",
  "weren't": "were",
};
/** "If it's attacking, … If it's not attacking, …": the one is so just where the other is not. */
const isOpposite = (before: AnyNode, asked: AnyNode): boolean =>
  before.kind === "objectIs" &&
  asked.kind === "objectIs" &&
  opposites[String(before["be"])] === asked["be"] &&
  isNode(asked["what"]) &&
  asked["what"].kind === "it" &&
  isSameText(before["complement"], asked["complement"]);

/** What a sentence asks, in front of its clauses or behind them. */
const askedIn = (node: AnyNode): AnyNode | undefined => {
  const asked = adverbialsOf(node).find(
    (each) => each.kind === "ifFront" || each.kind === "ifBack",
  )?.condition;
  return isNode(asked) ? asked : undefined;
};
/** What a sentence goes on from, by its connective and what stands in front of or behind its clauses. */
const followsOf = (
  node: AnyNode,
  askedBefore: AnyNode | undefined,
): Pick<Clause, "condition" | "instead"> => {
  const { connective } = node;
  const asked = adverbialsOf(node).find((each) => each.kind === "ifFront")?.condition;
  const isOtherwise =
    (isNode(connective) && connective.kind === "otherwiseConnective") ||
    (isNode(asked) && askedBefore !== undefined && isOpposite(askedBefore, asked));
  return {
    condition: isOtherwise ? "otherwise" : isNode(asked) ? failureOf(asked) : undefined,
    instead: saysInstead(node),
  };
};

/** "… and returns it": a verb in the third person without a subject goes on about the subject before it. */
const goesOnFrom = (verb: AnyNode, link: AnyNode): boolean =>
  link.kind.endsWith("Link") && (verb["form"] === "s" || verb.kind === "cant") && !isNode(verb["subject"]);

/** "When Ash and Elm die": of a name of several the verb is in the plural. */
const isPlural = ({ nodes }: Clause): boolean =>
  nodes.every((verb) => verb["form"] === undefined) && nodes.some((verb) => lemmaOf(verb) !== undefined);

/** A phrase of a text. A class, as an object of its own with getters is of a shape of its own: slow to make and to read. */
class Mention implements Phrase {
  readonly type = "phrase";
  readonly order: number;
  readonly node: AnyNode;
  readonly clause: Clause;
  readonly verb: AnyNode;
  readonly role: Role;
  readonly direct: boolean;
  readonly within: Phrase | undefined;
  readonly enclosure: readonly number[];
  readonly lasting: boolean;
  readonly conjuncts: readonly AnyNode[];
  private readonly features: PhraseFeatures;
  private readonly lexicon: Lexicon;
  private called: ReadonlySet<string> | undefined;
  private calledEither: Phrase["either"] | undefined;

  constructor(order: number, seat: Omit<Seat, "order">, features: PhraseFeatures, lexicon: Lexicon) {
    this.order = order;
    this.node = seat.node;
    this.clause = seat.clause;
    this.verb = seat.verb;
    this.role = seat.role;
    this.direct = seat.direct;
    this.within = seat.within;
    this.enclosure = seat.enclosure;
    this.lasting = seat.lasting;
    this.conjuncts = seat.conjuncts;
    this.features = features;
    this.lexicon = lexicon;
  }

  get is(): Phrase["is"] {
    return this.features.is;
  }
  get reference(): Phrase["reference"] {
    return this.features.reference;
  }
  /** The verb behind it may tell. */
  get number(): Phrase["number"] {
    const { node, role, clause, features } = this;
    return node.kind === "selfName" && role === "subject" && isPlural(clause) ? "either" : features.number;
  }
  get nouns(): ReadonlySet<string> {
    return (this.called ??= nounsOf(this.node, this.lexicon));
  }
  get either(): Phrase["either"] {
    return (this.calledEither ??= eitherNouns(this.node, this.lexicon));
  }
}

interface Frame {
  readonly clause: Clause;
  readonly within: Phrase | undefined;
  readonly role: Role;
  readonly direct: boolean;
  readonly enclosure: readonly number[];
  readonly sentence: number;
  readonly lasting: boolean;
  readonly conjuncts: readonly AnyNode[];
  /** What asks for a number of it. */
  readonly measured: AnyNode | undefined;
}

/** "Its power", "that creature's power": what asks for a number of what stands within. */
const measureFor = (node: AnyNode, { measured }: Frame): AnyNode | undefined => {
  if (isMeasure(node.kind)) return node;
  return node.kind === "objectGenitive" ? measured : undefined;
};

class Walk {
  private readonly lexicon: Lexicon;
  readonly words: (Phrase | Anaphor)[] = [];
  readonly clauses: Clause[] = [];
  readonly others: Other[] = [];
  private sentences = 0;
  private enclosures = 0;
  /** What the sentence at hand goes on from. */
  private follows: Pick<Clause, "condition" | "instead"> = { condition: undefined, instead: false };
  /** What the sentence before asked. */
  private asked: AnyNode | undefined;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  clause(node: AnyNode, section: Clause["section"], sentence: number): Clause {
    const around = this.clauses.findLast(
      (each) => each.sentence === sentence && isSentence(each.nodes[0]!.kind),
    );
    const repeated =
      around?.words.some((word) => word.type === "phrase" && word.reference === "each") === true;
    const made = {
      index: this.clauses.length,
      section,
      sentence,
      nodes: [node],
      words: [],
      subject: undefined,
      ...this.follows,
      repeated,
    };
    this.clauses.push(made);
    return made;
  }

  /** A clause or verb phrase: one of its own, or more of the clause around it. */
  private entered(node: AnyNode, parent: AnyNode | undefined, frame: Frame): Frame {
    const kind = sectionOf(node.kind);
    // A relative clause says what a noun names; it belongs to the clause of the noun.
    if (kind === undefined || frame.within !== undefined) return frame;
    const { clause } = frame;
    // A question about the past is a condition.
    const section = kind === "event" && clause.section === "condition" ? "condition" : kind;
    const goesOn = parent?.kind === "series" ? frame.direct : clause.nodes.includes(parent!);
    if (goesOn && clause.section === section && section !== "instruction") {
      clause.nodes.push(node);
      return { ...frame, role: "object", direct: false };
    }
    if (parent !== undefined && clause.nodes.includes(parent) && clause.section === section) {
      clause.nodes.push(node);
      return { ...frame, role: "object", direct: false };
    }
    // A cost told as an instruction is an instruction.
    const own = this.clause(node, section, frame.sentence);
    if (parent !== undefined && goesOnFrom(node, parent))
      own.subject = this.clauses.findLast(
        (each) => each !== own && each.sentence === own.sentence && each.section === "instruction",
      )?.subject;
    return { ...frame, clause: own, role: "object", direct: false, within: undefined };
  }

  private roleOf(field: string, parent: AnyNode, { clause }: Frame): Role {
    if (field === "subject") return "subject";
    if (recipients.has(field)) return "recipient";
    if (sources.has(field)) return "source";
    const asks = clause.section === "event" || clause.section === "condition";
    // "It's paired with a creature" has its subject in the verb.
    const said = clause.subject?.node === parent;
    const first = parent === clause.nodes[0] && beginsWith(parent.kind, field);
    if (asks && !said && first && isNode(parent[field])) return "subject";
    return field === "of" || field === "whose" ? "possessor" : "object";
  }

  visit(node: AnyNode, field: string, frame: Frame, parent: AnyNode | undefined): void {
    let inner = isDuration(node.kind) ? { ...frame, lasting: true } : frame;
    if (isSentence(node.kind)) {
      const sentence = ++this.sentences;
      this.follows = followsOf(node, this.asked);
      this.asked = askedIn(node);
      inner = { ...inner, sentence, clause: this.clause(node, "instruction", sentence), within: undefined };
    }
    if (isQuoted(node) || enclosing.has(node.kind)) {
      const id = ++this.enclosures;
      inner = { ...inner, enclosure: [...inner.enclosure, isQuoted(node) ? -id : id], within: undefined };
    }
    if (parent !== undefined && (inner.clause.nodes.includes(parent) || isVerbPart(parent.kind)))
      inner = { ...inner, role: this.roleOf(field, parent, inner), direct: true, conjuncts: [] };
    // "If a card is exiled with it": what is asked of a card is no part of it.
    else if (parent?.kind === "exiledWith" && inner.within === undefined)
      inner = { ...inner, role: "source", direct: true };
    else if (parent?.kind === "arrivesAttached") inner = { ...inner, role: "recipient", direct: true };
    // "the damage already dealt to it this turn"
    else if (parent?.kind.startsWith("damageDealt") === true && recipients.has(field))
      inner = { ...inner, role: "recipient", direct: false };
    else if (field === "of" || field === "whose") inner = { ...inner, role: "possessor", direct: false };
    else if (inner.direct && parent !== undefined && parent.kind !== "series")
      inner = { ...inner, direct: false };
    inner = this.entered(node, parent, inner);
    // "It has the same name as that card", "you control it": what is said of the subject is told by the verb.
    if ((field === "has" || field === "is") && parent !== undefined && inner.clause.nodes.includes(parent))
      inner.clause.nodes.push(node);
    // "If all of them are creature cards": what they are asked to be is nothing besides.
    if (field !== "complement" && parent?.kind !== "nounOnly") inner = this.taken(node, parent, inner);
    const measured = measureFor(node, frame);
    if (measured !== inner.measured) inner = { ...inner, measured };
    for (const key in node) {
      if (key === "span" || key === "kind") continue;
      const value = node[key];
      if (Array.isArray(value)) {
        const isSeries = node.kind === "series";
        value.forEach((each: unknown, place) => {
          if (!isNode(each)) return;
          if (isSeries)
            this.visit(each, field, { ...inner, conjuncts: value.slice(0, place) as AnyNode[] }, node);
          else this.visit(each, key, inner, node);
        });
      } else if (isNode(value)) this.visit(value, key, inner, node);
    }
  }

  /** Takes down a phrase or an anaphor. */
  private taken(node: AnyNode, parent: AnyNode | undefined, frame: Frame): Frame {
    const { clause, role, direct, within, enclosure, lasting, conjuncts, measured } = frame;
    if (parent !== undefined && otherKinds.has(node.kind))
      this.others.push({
        node,
        order: this.words.length,
        clause,
        enclosure,
        nouns: nounsOf(node.kind === "anyOtherTarget" ? node : parent, this.lexicon),
        conjuncts: within?.conjuncts ?? [],
      });
    const anaphor = anaphorOf(node, parent);
    const phrase =
      anaphor === undefined || brings(node) || bringsPlayer(node) ? phraseOf(node, parent) : undefined;
    // Most nodes are neither.
    if (anaphor === undefined && phrase === undefined) return frame;
    const seat = {
      node,
      clause,
      verb: clause.nodes.at(-1)!,
      role,
      direct,
      within,
      enclosure,
      lasting,
      conjuncts,
    };
    if (anaphor !== undefined) {
      const { is, number, named, described } = anaphor;
      const nouns = named ? nounsOf(node, this.lexicon) : undefined;
      // "It's red": the word is a part of its verb.
      const contracted =
        sectionOf(node.kind) !== undefined ? ({ role: "subject", direct: true } as const) : undefined;
      const either = named ? eitherNouns(node, this.lexicon) : [];
      const word = { ...seat, ...contracted, is, number, nouns, either, described, measured } as const;
      this.add({ type: "anaphor", order: this.words.length, ...word });
    }
    if (phrase === undefined) return frame;
    const word = new Mention(this.words.length, seat, phrase, this.lexicon);
    this.add(word);
    // What a clause results in is no phrase that its own words are a part of.
    const isVerb = sectionOf(node.kind) !== undefined && !isAboutAbility(node.kind);
    if (isVerb || node.kind.startsWith("forEach")) return frame;
    return { ...frame, within: word, role: "modifier", direct: false };
  }

  private add(word: Phrase | Anaphor): void {
    this.words.push(word);
    word.clause.words.push(word);
    const { clause, role, direct } = word;
    // "This creature's base power becomes …": what it is told of is whose the power is.
    const told = role === "possessor" && clause.words.length === 1 && clause.section === "instruction";
    if ((role === "subject" && direct) || told) clause.subject ??= word;
  }
}

/** Goes through a paragraph in reading order and takes down its clauses, phrases and anaphors. */
export const discourseOf = (node: AnyNode, lexicon: Lexicon): Discourse => {
  const walk = new Walk(lexicon);
  // What stands in no clause ("Enchant creature") is said of the object itself.
  const clause = walk.clause(node, "instruction", 0);
  const outermost = {
    clause,
    within: undefined,
    sentence: 0,
    enclosure: [],
    conjuncts: [],
    measured: undefined,
  };
  walk.visit(node, "", { ...outermost, role: "object", direct: false, lasting: false }, undefined);
  return { words: walk.words, others: walk.others, clauses: walk.clauses };
};
