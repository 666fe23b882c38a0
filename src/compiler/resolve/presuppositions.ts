import { holds, holdsKind } from "../lower/same.ts";
import { nameOf } from "./clauses.ts";
import { asksOfPast, destinationOf, leavesInPlace, lemmaOf } from "./features.ts";
import { isGivenToCards, isOfKindAsked } from "./kinds-asked.ts";
import { hasLeft, isAway } from "./leaving.ts";
import { isDelayed, isOfPermanent } from "./presence.ts";
import { isEventOfSpell, isOfManaValue, isReturned, numberAsked } from "./sense.ts";
import { isNode, isQuoted, type AnyNode } from "../tree.ts";
import type { Anaphor, Candidate, Clause, Phrase, Reading } from "./types.ts";

/** What verbs and questions take for granted of a thing: what returns was away, what is asked about could be otherwise. */

/** A token that an instruction made, and that is still there. */
export const isMadeToken = ({ reference, nouns }: Phrase): boolean =>
  reference === "made" && nouns.has("token");

/** A token that is said to enter tapped. */
const entersTapped = ({ node }: Phrase): boolean =>
  holds(node, ({ is, how }) => is === "tapped" || (typeof how === "string" && how.startsWith("tapped")));

/** A card that was never on the battlefield, or may be anywhere. */
const isElsewhere = ({ nouns, reference }: Phrase): boolean =>
  reference === "self" || nouns.size === 0 || nouns.has("card") || nouns.has("spell");

/** "If it's a land card", "if it targets you", "for as long as it remains exiled". */
const asksOfCard = ({ kind, complement, where, be }: AnyNode): boolean =>
  kind === "spellTargets" ||
  where === "exiled" ||
  // A creature was a spell.
  (kind === "objectIs" &&
    holds(complement, ({ what }) => what === "card" || (what === "spell" && be !== "were")));
const doneToCards = /^(cast|play(?!er)|chooseNewTargets|changeTarget)/;
const saidOfCards = /^(costs|cantBeCast)/;
/** What is asked or said of cards and spells, or done to them: a permanent is not cast or countered, and has no targets. */
const isOfCards = (anaphor: Anaphor): boolean => {
  const { clause, direct, verb } = anaphor;
  const isSaid = (node: AnyNode): boolean =>
    (clause.section === "condition" && asksOfCard(node)) ||
    saidOfCards.test(node.kind) ||
    holds(node["does"], ({ what }) => what === "countered");
  const isDone = direct && clause.section === "instruction";
  return (
    (clause.subject === anaphor && clause.nodes.some(isSaid)) ||
    (isDone && [lemmaOf(verb) ?? "", verb.kind].some((name) => doneToCards.test(name)))
  );
};

/** What takes something to another zone, or is done there. */
const isDoneElsewhere = (verb: AnyNode): boolean =>
  /^(return|reveal|shuffle)$/.test(lemmaOf(verb) ?? "") ||
  (lemmaOf(verb) === "put" && /^to(Owned|End)$/.test(destinationOf(verb)?.kind ?? ""));

/** A token that words describe, no copy of anything. */
const isDescribedToken = ({ node }: Phrase): boolean =>
  /^(tokenPhrase|namedToken|investigate)$/.test(nameOf(node));
/** … without a number that is worked out, or an ability in quotes, which may change what it is. */
const isSaidInFull = (phrase: Phrase): boolean =>
  isDescribedToken(phrase) &&
  !holds(
    phrase.node,
    (part) =>
      /^(variable|tokenName)$/.test(String(part["kind"])) ||
      typeof part["power"] === "string" ||
      isQuoted(part as AnyNode),
  );
/** Whether something was done to it since, or to all of some things, or is asked later. */
const isChangedSince = (phrase: Phrase, { clause }: Anaphor, reading: Reading): boolean => {
  const isLater = ({ sentence }: Clause): boolean =>
    sentence > phrase.clause.sentence && sentence <= clause.sentence;
  return (
    reading.clauses.some((each) => isLater(each) && isDelayed(each, reading)) ||
    reading.words.some(
      (word) =>
        word.order > phrase.order &&
        word.clause.sentence < clause.sentence &&
        (reading.meant(word) === phrase || (word.type === "phrase" && /^(each|all)$/.test(word.reference))),
    )
  );
};
/** "Power greater than …", "the greatest power", "the chosen color": that is so or not by something else. */
const isOpen = ({ kind, q }: { readonly kind?: unknown; readonly q?: unknown }): boolean =>
  /^(extreme|more|same|statOfOther|theOnly|ofTrait|chosen)/.test(String(kind)) ||
  (isNode(q) && !/^(integer|numberWord)$/.test(q.kind) && !holdsKind(q, "its"));
/** "If it has flying", "if it's red", "if you own it", "if its power is 4 or greater". */
const asksWhatItIs = (anaphor: Anaphor): boolean => {
  const { subject, nodes } = anaphor.clause;
  const { kind } = nodes[0]!;
  const isAsked =
    kind === "quantityCompared"
      ? anaphor.measured !== undefined
      : kind === "playerIs"
        ? anaphor.direct
        : subject === anaphor && /^(objectIs|has)$/.test(kind);
  return isAsked && !holds(nodes, isOpen);
};

/** What can be attached to something (701.3a). */
const attachables = ["Aura", "Equipment", "Fortification"];
const attaching: ReadonlySet<string | undefined> = new Set(["attach", "unattach"]);
/** By its nouns. */
const isPermanent = ({ nouns }: Phrase): boolean =>
  nouns.size > 0 && !nouns.has("card") && !nouns.has("spell");

/** Said by an instant or sorcery, not by what it quotes. */
export const isOfSpell = ({ enclosure }: Pick<Anaphor, "enclosure">, { ofSpell }: Reading): boolean =>
  ofSpell && enclosure.every((each) => each > 0);
/** The card itself was a spell when it was cast. */
const isNoSpell = (phrase: Phrase, reading: Reading): boolean =>
  phrase.reference === "self" && phrase.nouns.size === 0
    ? !isOfSpell(phrase, reading) && !/^cast/.test(lemmaOf(phrase.verb) ?? phrase.verb.kind)
    : isPermanent(phrase) && !phrase.nouns.has("ability");

/** Whether its own sentence asks if something has all the keywords that it would gain. */
const hasAlready = (phrase: Phrase, { clause }: Anaphor, { clauses, meant }: Reading): boolean => {
  const gained = clause.nodes.find(({ kind }) => kind === "gainsAbilities")?.["abilities"];
  if (!holdsKind(gained, "keyword") || holds(gained, (each) => isQuoted(each as AnyNode))) return false;
  return clauses.some(({ sentence, section, subject, nodes }) => {
    const { kind, verb, has } = nodes[0]!;
    const isAsked = sentence === clause.sentence && section === "condition" && kind === "has";
    if (!isAsked || verb !== "have" || subject === undefined || meant(subject) !== phrase) return false;
    return !holds(gained, (each) => each["kind"] === "keyword" && !isHad(has, each["value"]));
  });
};
const isHad = (had: unknown, keyword: unknown): boolean =>
  holds(had, ({ kind, value }) => kind === "keyword" && value === keyword);

type Presupposition = (candidate: Candidate, anaphor: Anaphor, reading: Reading) => boolean;

/** What cannot be said of a thing for what is known of it. */
const contrary: readonly Presupposition[] = [
  // What returns to the battlefield was there, and is not any more; a token is nowhere else (111.7, 111.8).
  ({ phrase }, anaphor, reading) =>
    anaphor.direct &&
    anaphor.role === "object" &&
    ((isMadeToken(phrase) && isDoneElsewhere(anaphor.verb)) ||
      (isReturned(anaphor.verb) && !isElsewhere(phrase) && !hasLeft(phrase, anaphor, reading))),
  // An instant or sorcery is no permanent, nor does it become one from the stack (110.4).
  ({ phrase }, anaphor, reading) =>
    phrase.reference === "self" &&
    isOfSpell(anaphor, reading) &&
    !hasLeft(phrase, anaphor, reading) &&
    (isOfPermanent(anaphor) || destinationOf(anaphor.verb)?.kind === "toBattlefield"),
  // A permanent is not copied on the stack (707.10).
  ({ phrase }, { direct, role, verb }, reading) =>
    direct && role === "object" && verb.kind === "copySpell" && isNoSpell(phrase, reading),
  // A token that is no copy has one face (701.27a).
  ({ phrase }, { direct, role, verb }) =>
    direct && role === "object" && nameOf(verb) === "transform" && phrase.node.kind === "tokenPhrase",
  // A token enters untapped, unless it is said to be tapped: "untap it", "it doesn't untap during its controller's next untap step".
  ({ phrase }, { direct, role, verb, clause }) =>
    direct &&
    (role === "object"
      ? nameOf(verb) === "untap"
      : clause.nodes.some(
          ({ kind, during }) => kind === "doesntUntap" && isNode(during) && during["next"] === true,
        )) &&
    isMadeToken(phrase) &&
    !entersTapped(phrase),
  // "Create a Clue token. If it was legendary, …", "if it's an artifact, …": what it is was just said.
  ({ phrase }, anaphor, reading) =>
    anaphor.nouns === undefined &&
    isMadeToken(phrase) &&
    anaphor.clause.section === "condition" &&
    (anaphor.clause.nodes.some(asksOfPast) ||
      isOfKindAsked(phrase, anaphor, reading) ||
      (isSaidInFull(phrase) && asksWhatItIs(anaphor) && !isChangedSince(phrase, anaphor, reading))) &&
    !hasLeft(phrase, anaphor, reading),
  // So is its mana value: it has no mana cost (202.3a), unless it is a copy.
  ({ phrase }, anaphor) => {
    const asked = numberAsked(anaphor);
    return (
      anaphor.nouns === undefined &&
      asked !== undefined &&
      isOfManaValue(asked) &&
      phrase.reference === "made" &&
      isDescribedToken(phrase)
    );
  },
  // "Attach it": of a thing that is not called a creature, though the card itself may have become an Aura.
  ({ phrase: { nouns, reference } }, { direct, role, verb }) =>
    direct &&
    reference !== "self" &&
    role === "object" &&
    attaching.has(lemmaOf(verb)) &&
    nouns.has("creature") &&
    !attachables.some((noun) => nouns.has(noun)),
  // "It enters tapped": what died, or is there while a spell is cast, does not enter by that.
  ({ phrase }, anaphor, reading) =>
    anaphor.role === "subject" &&
    anaphor.clause.section === "instruction" &&
    anaphor.clause.nodes.some(({ kind }) => kind.startsWith("enters")) &&
    (isAway(phrase, anaphor, reading) ||
      (isEventOfSpell(reading) && (phrase.reference === "self" || leavesInPlace(phrase.verb)))),
  // What is called a land card is a card elsewhere, not a permanent (109.2), as is what can be cast. An Equipment's ability has targets.
  ({ at, phrase }, anaphor, reading) =>
    anaphor.nouns === undefined &&
    isOfCards(anaphor) &&
    isPermanent(phrase) &&
    !phrase.nouns.has("ability") &&
    !(phrase.reference === "self" && at.role === "possessor") &&
    !hasLeft(phrase, anaphor, reading),
  // So is what gets an ability that works there.
  ({ phrase }, anaphor, reading) =>
    anaphor.role === "subject" &&
    anaphor.clause.nodes.some(isGivenToCards) &&
    isPermanent(phrase) &&
    !hasLeft(phrase, anaphor, reading),
  // "If that creature has flying, it gains flying": what has it already is not what is to have it.
  ({ phrase }, anaphor, reading) =>
    anaphor.role === "subject" &&
    anaphor.nouns === undefined &&
    anaphor.clause.section === "instruction" &&
    hasAlready(phrase, anaphor, reading),
  // Only what attacks can be blocked, not what the defending player controls (508.1a, 509.1a).
  ({ phrase }, { role, clause }) =>
    role === "subject" &&
    holdsKind(clause.nodes, "deniedBlocked") &&
    holdsKind(phrase.node, "defendingPlayer"),
  // "Destroy target Aura attached to a creature. That creature …": which one a description speaks of, nobody chose.
  ({ at, phrase }, { node, clause }) =>
    node.kind === "thatThing" &&
    at === phrase &&
    phrase.reference === "indefinite" &&
    phrase.within !== undefined &&
    phrase.within.node.kind !== "series" &&
    phrase.clause.section === "instruction" &&
    phrase.clause.sentence !== clause.sentence,
];

/** Whether what is said or asked of something is against what is known of it. */
export const isContrary = (candidate: Candidate, anaphor: Anaphor, reading: Reading): boolean =>
  candidate.phrase.is === "object" && contrary.some((is) => is(candidate, anaphor, reading));
