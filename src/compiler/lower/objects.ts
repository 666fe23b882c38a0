import { doneBefore } from "./done-before.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { ofOneOwner } from "./chosen-player.ts";
import * as A from "../../abilities/index.ts";
import { anyOne, eachWhose } from "./each-or-any.ts";
import { halfOf, halved } from "./amounts.ts";
import { doneObjects, named, otherCards, otherOf, pronoun, restOf, themOrCopies } from "./antecedents.ts";
import { eitherPlaceNoun, oneNoun } from "./complements.ts";
import type { Determined } from "./determined.ts";
import { determined, withDeterminer } from "./determined.ts";
import { typesNoun, yourDesignated, isHead } from "./noun-heads.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { complementFilter, nounOf, nounOfThose } from "./nouns.ts";
import { conjunction, conjuncts, isOtherThan, itemsOf } from "./series.ts";
import { isGroup } from "./outcome.ts";
import { oneOfEach, oneOfEither } from "./one-of.ts";
import { inExile, isPair, nthSpell, pairOf } from "./phrases.ts";
import { playersOf } from "./players.ts";
import { possessorOf } from "./zone-filters.ts";
import type { Noun } from "./qualifier-parts.ts";
import { filterOfQualifier, nounOfQualifier } from "./qualifiers.ts";
import { aloneCounts, someOf } from "./partitives.ts";
import { countedOf, countOf, numberOf, quantityOf } from "./quantities.ts";
import { holdsPart, holdsType, same } from "./same.ts";
import { findMention, mention, refuse, speaking, type PhraseNode, type Scope } from "./scope.ts";
import {
  announce,
  announceOther,
  chosen,
  everything,
  exactly,
  spokenObjects,
  upTo,
  type Use,
} from "./targets.ts";
const references: Lowering<"reference" | "zonePhrase" | "someAlone", [Scope, Use], A.Objects> = {
  it: (node, scope) => pronoun(node, scope),
  itself: () => A.self,
  them: (node, scope) => pronoun(node, scope),
  theyObjects: (node, scope) => pronoun(node, scope),
  // A card calls itself "this creature" or "it", never "that creature".
  thisThing: (node, scope) =>
    node.noun.kind === "thisNoun" && node.noun.what === "ability"
      ? refuse(node, "say this of the card, not of its ability")
      : spokenObjects(scope, A.self, [], false),
  selfName: (_, scope) => spokenObjects(scope, scope.face.granted === true ? A.granter : A.self, [], false),
  namedThing: (node, scope) => {
    if (scope.face.granted === true) return spokenObjects(scope, A.self, [], false);
    const made = findMention(scope, ({ is, words }) => is === "object" && words.has(node.name));
    return made === undefined
      ? refuse(node, "no token of this name was created before", "RW4003")
      : (made.ref as A.Objects);
  },
  thatOne: (node, scope) => pronoun(node, scope),
  thatThing: (node, scope) => named(nounOf(node.noun, scope, true), node, scope),
  thoseThings: (node, scope) => named(nounOf(node.noun, scope, true), node, scope, true),
  theThing: (node, scope) => doneObjects(node, nounOf(node.noun, scope), scope),
  theOther: (node, scope) => otherOf(node, scope),
  theRest: (node, scope) =>
    node.of?.how === undefined ? restOf(node, scope) : otherCards(node, node.of.how.how, scope),
  eachOfThem: (node, scope) =>
    node.such === undefined
      ? pronoun(node, scope)
      : named(nounOfQualifier(node.such, scope), node, scope, true),
  eachOfSome: (node, scope, use) => {
    if (["each", "all", "aDet", "another", "target", "anotherTarget"].includes(node.det.kind))
      return refuse(node.det, "“each of” needs several things behind it");
    return determined(node, scope, use);
  },
  eachOfTargets: (node, scope, use) =>
    dispatch<Nodes["targetsPhrase"], [Scope, Use], A.Objects>(references, node.targets, scope, use),
  eachOfThose: (node, scope) => named(nounOfThose(node.noun, scope), node, scope, true),
  numberOfThem: (node, scope, use) =>
    someOf(themOrCopies(node, scope), partOf(node.n, scope, use), scope, {
      node,
      use,
      ...(node.random === undefined ? {} : { noun: { random: true } }),
    }),
  someAlone: (node, scope, use) =>
    someOf(pronoun(node, scope), exactly(aloneCounts[node.n]), scope, { node, use }),
  numberOfDone: (node, scope, use) => {
    const noun = nounOf(node.noun, scope);
    return someOf(doneObjects(node, noun, scope), partOf(node.n, scope, use), scope, { node, use, noun });
  },
  eachOfDone: (node, scope) => doneObjects(node, nounOf(node.noun, scope), scope),
  numberOfOthers: (node, scope, use) => {
    const noun = nounOf(node.noun, scope);
    return someOf(named(noun, node, scope, true), partOf(node.n, scope, use), scope, { node, use, noun });
  },
  halfOfThose: (node, scope, use) => {
    const noun = nounOf(node.noun, scope);
    const all = A.count(A.all(conjunction(noun.filters)));
    return chosen(scope, noun, exactly(halfOf(all, node, scope)), use);
  },
  topHalf: (node, scope, use) => {
    const of = possessorOf(node.whose, scope, use);
    const cards = A.count(A.all(A.inZone("library", of)));
    const count = halved(cards, node);
    return spokenObjects(scope, A.topCards(of, count), ["card"], true);
  },
  topEqual: (node, scope, use) => numberFromTop(node, scope, use),
  numberOfThose: (node, scope, use) => {
    const noun = nounOf(node.noun, scope, true);
    return someOf(named(noun, node, scope, true), partOf(node.n, scope, use), scope, { node, use, noun });
  },
  bothThose: (node, scope) =>
    node.noun === undefined ? pronoun(node, scope) : named(nounOf(node.noun, scope), node, scope, true),
  hauntedCreature: (node, scope) => A.all(hauntedBy(node, scope)),
  cardsNotCast: (node, scope) => {
    const exiled = node.which.includes("exiled");
    const way = exiled ? "exiled" : "revealed";
    const found = doneBefore(node, scope, ({ how, plural }) => plural && how === way);
    const done =
      node.what === "not cast" ? scope.cast : findMention(scope, ({ zone }) => zone === "battlefield");
    if (found === undefined || done === undefined)
      return refuse(node, "nothing was done to some of these cards earlier in this ability", "RW4003");
    // Those that were cast or put elsewhere are there no more; where a card is, is asked of it now.
    const there = [A.kind("card"), A.inZone(exiled ? "exile" : "library")];
    const cast = node.what === "not cast" && scope.cast !== undefined ? A.bound(scope.cast.id) : undefined;
    const still = A.and(cast === undefined ? there : [...there, A.otherThan(cast)]);
    const left = A.among(found.ref as A.Objects, still);
    return spokenObjects(scope, left, ["card"], true);
  },
  exiledSome: (node, scope, use) => determined(inExile(node, scope), scope, use),
  permanentItBecomes: (node, scope) =>
    scope.statement === true
      ? spokenObjects(scope, A.self, [], false)
      : refuse(node, "a card says this of itself"),
  yourDesignated: (node, scope) =>
    spokenObjects(scope, A.all(yourDesignated(node)), [node.what.toLowerCase(), "creature"], false),
  nextSpell: (node, scope) => {
    if (scope.statement === true) return refuse(node, "a permanent's own statement has no next spell");
    const noun = nounOf(node.noun, scope);
    if (!holdsType(noun.filters, "kind")) return refuse(node.noun, "what is cast is a spell");
    const next = A.nextCast(playersOf(node.who, scope), conjunction(noun.filters));
    return spokenObjects(scope, A.all(next), noun.words, false);
  },
  nthSpell: (node, scope) => spokenObjects(scope, nthSpell(node, scope), ["spell"], false),
  hostObject: (node, scope) => hostOf(node.noun, scope),
  topCard: (node, scope, use) => {
    const of = possessorOf(node.whose, scope, use);
    return spokenObjects(scope, A.topCards(of, 1, endOf(node)), ["card"], isGroup(of));
  },
  topCards: (node, scope, use) => {
    if (node.n.kind === "one" || node.n.kind === "oneMore" || node.n.kind === "anotherOne")
      return refuse(node.n, "say how many cards");
    const count = countedOf(node.n, scope);
    return spokenObjects(
      scope,
      A.topCards(possessorOf(node.whose, scope, use), count, endOf(node)),
      ["card"],
      true,
    );
  },
  allButCards: (node, scope, use) => {
    const of = possessorOf(node.whose, scope, use);
    const left = A.topCards(of, node.n === undefined ? 1 : countedOf(node.n, scope), endOf(node));
    const others = A.all(A.and([A.inZone("library", of), A.otherThan(left)]));
    return spokenObjects(scope, others, ["card"], true);
  },
  topOfGraveyard: (node, scope, use) => {
    const of = possessorOf(node.whose, scope, use);
    const noun = node.card.kind === "nameTyped" ? typesNoun(node.card.types) : undefined;
    const top = A.topCards(of, 1, {
      from: "graveyard",
      ...(noun === undefined ? {} : { filter: conjunction(noun.filters) }),
      ...(node.end === "bottom" ? { bottom: true } : {}),
    });
    return spokenObjects(scope, top, [...(noun?.words ?? []), "card"], isGroup(of));
  },
  theirHand: (node, scope, use) =>
    spokenObjects(scope, A.all(A.inZone("hand", possessorOf(node.whose, scope, use))), ["card"], true),
  theirGraveyard: (node, scope, use) =>
    spokenObjects(
      scope,
      A.all(A.and([A.kind("card"), A.inZone("graveyard", possessorOf(node.whose, scope, use))])),
      ["card"],
      true,
    ),
  everyGraveyard: (_, scope) =>
    spokenObjects(scope, A.all(A.and([A.kind("card"), A.inZone("graveyard")])), ["card"], true),
  anyTarget: (node, scope) => {
    const damaged = node.damaged === true;
    const filters = [
      ...anyTargetNoun.filters,
      ...(node.what === undefined ? [] : [A.not(complementFilter(node.what, scope))]),
      ...(damaged ? [A.history("was dealt damage", "this turn")] : []),
    ];
    const dealt = A.happened(A.damage(undefined, A.eachPlayer), "this turn");
    const players = damaged ? { players: A.playersWho(A.players, dealt) } : {};
    const noun = { ...anyTargetNoun, filters, ...players };
    const { whose, span } = node;
    const chosen =
      whose === undefined ? noun : filterOfQualifier({ kind: "ofYourChoice", whose, span }, noun, scope);
    return announce(scope, chosen, exactly(1), undefined);
  },
  anyOtherTarget: (node, scope) => announceOther(node, anyTargetNoun, exactly(1), scope),
  upToAnyTargets: (node, scope) =>
    node.other
      ? announceOther(node, anyTargetNoun, upTo(numberOf(node.n, scope)), scope)
      : announce(scope, anyTargetNoun, upTo(numberOf(node.n, scope)), undefined),
  oneOrTwoTargets: (node, scope) => announce(scope, anyTargetNoun, targetCounts[node.n], undefined),
};

const targetCounts = {
  "one or two": { min: 1, max: 2 },
  "any number of": { min: 0 },
  two: exactly(2),
  "one, two, or three": { min: 1, max: 3 },
  "one or more": { min: 1 },
} as const;

const endOf = ({ end }: { readonly end: "top" | "bottom" }): { readonly bottom?: true } =>
  end === "bottom" ? { bottom: true } : {};

/** "Cards equal to its power from the top of your library". */
const numberFromTop = (
  node: { readonly q: Nodes["quantity"]; readonly whose: Nodes["possessive"] },
  scope: Scope,
  use: Use,
): A.Objects => {
  const count = quantityOf(node.q, scope);
  return spokenObjects(scope, A.topCards(possessorOf(node.whose, scope, use), count), ["card"], true);
};

/** 115.4 */
const anyTargetNoun: Noun = {
  filters: [A.or([A.hasType("creature"), A.hasType("planeswalker"), A.hasType("battle")])],
  words: new Set(["creature", "permanent", "planeswalker", "player"]),
  players: A.players,
};

/** "One of them", "either of them"; "whenever either of those creatures attacks" is said of each of them. */
const partOf = (node: Nodes["part"], scope: Scope, use: Use): A.Count | "each" => {
  if (node.kind !== "openPart") return countOf(node, scope);
  if (node.how === "any number") return { min: 0 };
  if (node.how === "any") return refuse(node, "say how many of them");
  return use.any === true ? "each" : exactly(1);
};

const hostOf = ({ types, last, card }: Nodes["hostNoun"], scope: Scope): A.Objects =>
  spokenObjects(
    scope,
    A.host,
    [...types.map(({ value }) => value), last.value, card === true ? "card" : "permanent"],
    false,
  );

const single = (node: Nodes["singlePhrase"] | Nodes["someAlone"], scope: Scope, use: Use): A.Objects => {
  if (node.kind === "determined") {
    const each = oneOfEach(node, scope, (one, inner) => determined(one, inner, use));
    return each === undefined
      ? determined(node, scope, use)
      : spokenObjects(scope, each.objects, each.words, true);
  }
  if (node.kind === "eitherPlace")
    return withDeterminer(node.det, eitherPlaceNoun(node, scope), node, scope, use);
  const objects: A.Objects = dispatch<
    Nodes["reference"] | Nodes["zonePhrase"] | Nodes["someAlone"],
    [Scope, Use],
    A.Objects
  >(references, node, scope, use);
  if (node.kind === "theThing") speakAgain(objects, node, scope);
  return objects;
};

/** What is named again is what "it" means from there on. */
const speakAgain = (objects: A.Objects, node: PhraseNode, scope: Scope): void => {
  const known = scope.mentions.findLast((each) => same(each.ref as A.Objects, objects));
  if (known === undefined)
    mention(scope, { ref: objects, is: "object", plural: false, words: new Set(["*"]), from: [node] });
  else mention(scope, { ...known, from: [...(known.from ?? []), node] });
};

const phrase = (node: Nodes["objectPhrase"], scope: Scope, use: Use): A.Objects =>
  node.kind === "pluralPhrase"
    ? everything(node, nounOf(node, scope), false, scope)
    : single(node, scope, use);

type SomeObjects = Nodes["objects"] | Nodes["objectPhrase"];
/** The objects a phrase speaks of; several joined by "and" are meant together. */
export const objectsOf = (node: SomeObjects, scope: Scope, use: Use): A.Objects => {
  const objects = speaking(node, scope, () => {
    const meant = meantBy(node, scope, use);
    return meant.type === "all" && use.any !== true ? ofOneOwner(node, meant, scope, use.by) : meant;
  });
  scope.phrases.of.set(objects, node);
  return objects;
};

const meantBy = (node: SomeObjects, scope: Scope, use: Use): A.Objects => {
  if (node.kind === "selfAndPlural") {
    const one = objectsOf(node.one, scope, use);
    const noun = nounOf(node.others, scope);
    // "Enchanted creature and other creatures": other than the enchanted one.
    const filters = noun.filters.map((filter) => (isOtherThan(filter, "self") ? A.otherThan(one) : filter));
    const others = everything(node, { ...noun, filters }, false, scope);
    return spokenObjects(scope, A.together([one, others]), [], true);
  }
  if (node.kind === "pluralPair" && node.join === "or" && use.any !== true)
    return refuse(node, "“or” between these cannot be understood");
  if (isPair(node)) {
    const { filter, words } = pairOf(node, scope);
    return spokenObjects(scope, A.all(filter), words, true);
  }
  if (node.kind !== "series") return phrase(node as Nodes["objectPhrase"], scope, use);
  const whole = oneNoun(node, scope);
  if (whole !== undefined) return withDeterminer(whole.det, whole.noun, node, scope, use);
  const items = sameZone(eachWhose(itemsOf<Nodes["singlePhrase"]>(node as never)));
  const parts = selfThere(
    items,
    items.map((item) => objectsOf(item, scope, use)),
    scope,
  );
  if (node.conjunction === "or" && use.any !== true) return oneOfEither(node, sameSource(parts));
  // "An Angel card, a Demon card, and/or a Dragon card": each of them may be left out.
  const all = sameSource(parts).map((part) =>
    node.conjunction === "and/or" && part.type === "choose"
      ? { ...part, count: { ...part.count, min: 0 } }
      : part,
  );
  return spokenObjects(scope, A.together(all), [], true);
};

const zoneBehind = ({ noun }: Determined): Nodes["qualifier"] | undefined =>
  noun.post.find((each) => each.kind === "fromZone" || each.kind === "inZone");

/** "Target creature card and target land card from your graveyard": both are there. */
const sameZone = (items: readonly Nodes["singlePhrase"][]): readonly Nodes["singlePhrase"][] => {
  const last = items[items.length - 1];
  const where = last?.kind === "determined" ? zoneBehind(last) : undefined;
  if (where === undefined) return items;
  // "each with mana value 2 or less" is said of all of them.
  const each = last?.kind === "determined" ? last.noun.post.filter(({ kind }) => kind === "eachWith") : [];
  return items.map((item) =>
    item !== last &&
    item.kind === "determined" &&
    (isHead(item.noun.head, "card") || item.noun.head.kind === "permanentKindHead") &&
    zoneBehind(item) === undefined &&
    // "a nonland card from it or a card from their graveyard"
    !item.noun.post.some(({ kind }) => kind === "inIt")
      ? { ...item, noun: { ...item.noun, post: [...item.noun.post, where, ...each] } }
      : item,
  );
};

/** "This card and target land card from your graveyard": the card itself is there, too. */
const selfThere = (
  items: readonly Nodes["singlePhrase"][],
  parts: readonly A.Objects[],
  scope: Scope,
): readonly A.Objects[] => {
  // An instant or sorcery is carried out on the stack.
  if (scope.face.isSpell) return parts;
  const last = parts.at(-1);
  const filter = last?.type === "target" ? scope.targets[last.index]?.objects : undefined;
  const there = filter === undefined ? undefined : conjuncts(filter).find(({ type }) => type === "inZone");
  if (there === undefined) return parts;
  return parts.map((part, index) =>
    part.type === "self" && ["thisThing", "selfName"].includes(items[index]!.kind)
      ? A.among(part, there)
      : part,
  );
};

/** "A creature card and an enchantment card from among them": both from among them. */
const sameSource = (parts: readonly A.Objects[]): readonly A.Objects[] => {
  const last = parts[parts.length - 1];
  if (last?.type !== "choose" || last.from === undefined) return parts;
  const { from } = last;
  const cards = parts.every((part) => part.type === "choose" && holdsPart(part.filter, A.kind("card")));
  return cards || from.type === "all"
    ? parts.map((part) => (part.type === "choose" && part.from === undefined ? { ...part, from } : part))
    : parts;
};

/** Objects in a comparison or condition, where "a creature" is any creature. */
export const anyObjects = (node: Nodes["objects"] | Nodes["objectPhrase"], scope: Scope): A.Objects =>
  objectsOf(node, scope, { any: true });

/** Objects of which any one will do, as in "blocked by a creature": "each" or a number would be lost. */
export const someObjects = (node: Nodes["objects"] | Nodes["objectPhrase"], scope: Scope): A.Objects =>
  anyObjects(anyOne(node), scope);
/** The objects of a verb that acts on so many or on all of them: a bare plural does not say which. */
export const countedObjects = (node: Nodes["objects"], scope: Scope, use: Use): A.Objects =>
  node.kind === "pluralPhrase" ||
  (isPair(node) && node.kind !== "allModified") ||
  node.kind === "selfAndPlural"
    ? refuse(node, "say how many: “a”, “two”, “target” or “all”")
    : objectsOf(node, scope, use);

/** What the card haunts (702.55b). */
export const hauntedBy = (
  node: Extract<Nodes["reference"], { readonly kind: "hauntedCreature" }>,
  scope: Scope,
): A.Filter =>
  anyObjects(node.by, scope).type === "self"
    ? A.status("haunted", { with: A.self })
    : refuse(node.by, "a card speaks of what it haunts itself");
