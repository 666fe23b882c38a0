import type { Filter, History, Status } from "../../abilities/index.ts";
import type { Anything, Phrase, Table, Telling } from "./telling.ts";
import {
  compared,
  inZone,
  listed,
  oneOf,
  plural,
  sorts,
  spaced,
  under,
  whose,
  withArticle,
  words,
} from "./words.ts";

const isOnly = (phrase: Phrase, part: "before" | "noun" | "after"): boolean =>
  phrase[part] !== undefined &&
  phrase.alternatives === undefined &&
  (["before", "noun", "after"] as const).every((other) => other === part || phrase[other] === undefined);

/** What an object is called that no noun names, by where it is. */
const nameless = (filter: Filter): string => {
  const parts = filter.type === "and" ? filter.filters : [filter];
  for (const part of parts) {
    if (part.type === "abilityKind") return "ability";
    if (part.type !== "inZone") continue;
    if (part.zone === "stack") return "spell or ability";
    return part.zone === "battlefield" ? "permanent" : "card";
  }
  return "object";
};

/** The phrase as words: of one, or of several. */
export const inWords = (phrase: Phrase, filter: Filter, many = false): string => {
  const { before, noun = nameless(filter), after, definite, alternatives, several = alternatives } = phrase;
  if (alternatives !== undefined && several !== undefined) return listed(many ? several : alternatives, "or");
  if (definite === true) return words(noun, before !== undefined && `that is ${before}`, after);
  return many
    ? words(before, plural(noun), after?.replace(/\bthat is /, "that are "))
    : words(before, noun, after);
};

/** What is said of something: "is tapped", "has flying", "is a creature". */
export const predicate = (filter: Filter, tell: Telling): string => {
  const phrase = tell.phrase(filter);
  if (isOnly(phrase, "before")) return `is ${phrase.before ?? ""}`;
  if (!isOnly(phrase, "after")) return `is ${tell.one(filter)}`;
  const { after = "" } = phrase;
  if (/^(?:you |without |for which )/.test(after)) return `is one ${after}`;
  if (after.startsWith("with ")) return `has ${after.slice(5)}`;
  return after.startsWith("that ") ? after.slice(5) : `is ${after}`;
};

/** Whose it is comes before where it is and what it has. */
const rank = (after: string): number =>
  /^(?:you |under |owned )/.test(after) ? 0 : /^other than /.test(after) ? 2 : 1;

const both = (all: readonly Phrase[]): Phrase => {
  const phrases = all.map((phrase): Phrase =>
    phrase.alternatives === undefined
      ? phrase
      : {
          after: `that is ${listed(phrase.definite === true ? phrase.alternatives : phrase.alternatives.map(withArticle), "or")}`,
        },
  );
  const join = (part: "before" | "noun" | "after", sign: string): string | undefined => {
    const all = phrases
      .flatMap((phrase) => phrase[part] ?? [])
      .sort((left, right) => rank(left) - rank(right));
    return all.length === 0 ? undefined : all.join(sign);
  };
  const nouns = phrases.filter(({ noun }) => noun !== undefined);
  // What says which object it is needs no other noun; then the others say of it what it is.
  const named = nouns.find(({ definite }) => definite === true);
  if (named !== undefined && nouns.length > 1) {
    const others = both(phrases.filter((phrase) => phrase !== named));
    return { after: words(others.after, `among ${named.noun ?? ""}`), ...pick(others) };
  }
  const last = nouns.filter(({ noun = "" }) => sorts.includes(noun));
  const first = nouns.filter((phrase) => !last.includes(phrase));
  const noun = [...first, ...last.sort(bySort)].map((phrase) => phrase.noun).join(" ");
  const [before, after] = [join("before", " "), join("after", " ")];
  return {
    ...(before === undefined ? {} : { before }),
    ...(noun === "" ? {} : { noun }),
    ...(after === undefined ? {} : { after }),
    ...(named === undefined ? {} : { definite: true }),
  };
};
/** "Permanent card", "permanent spell". */
const bySort = (left: Phrase, right: Phrase): number =>
  sorts.indexOf(left.noun ?? "") - sorts.indexOf(right.noun ?? "");
const pick = ({ before, noun }: Phrase): Phrase => ({
  ...(before === undefined ? {} : { before }),
  ...(noun === undefined ? {} : { noun }),
});

const either = (filters: readonly Filter[], tell: Telling): Phrase => {
  const phrases = filters.map(tell.phrase);
  for (const part of ["before", "noun", "after"] as const)
    if (phrases.every((phrase) => isOnly(phrase, part)))
      return {
        [part]: listed(
          phrases.map((phrase) => phrase[part] ?? ""),
          "or",
        ),
        ...(phrases.every(({ definite }) => definite === true) ? { definite: true } : {}),
      };
  // What says which one it is has no article: "this or another creature".
  const named = phrases.some(({ definite }) => definite === true);
  return named
    ? { alternatives: filters.map(tell.one), definite: true }
    : { alternatives: filters.map(tell.noun), several: filters.map(tell.nouns) };
};

/** "nontoken", "without flying", "without flying and without reach", "that isn't …". */
const negated = (filter: Filter, tell: Telling): Phrase => {
  const phrase = tell.phrase(filter);
  const { before, noun, after } = phrase;
  if (filter.type === "or" && isOnly(phrase, "after"))
    return { after: listed(filter.filters.map((each) => negated(each, tell).after ?? "")) };
  if (filter.type !== "and" && isOnly(phrase, "after")) {
    if (after?.startsWith("with ") === true) return { after: `without ${after.slice(5)}` };
    if (/^(?:that|for which) /.test(after ?? "")) return { after: `that isn't one ${after ?? ""}` };
    return { after: after === "you control" ? "you don't control" : `not ${after ?? ""}` };
  }
  const single = isOnly(phrase, "before")
    ? before
    : phrase.definite === true
      ? undefined
      : isOnly(phrase, "noun")
        ? noun
        : undefined;
  if (single !== undefined && !single.includes(" "))
    return { before: `non${/^[A-Z]/.test(single) ? "-" : ""}${single}` };
  return { after: `that isn't ${tell.one(filter)}` };
};

const statuses: Partial<Readonly<Record<Status["status"], Phrase>>> = {
  faceDown: { before: "face-down" },
  faceUp: { before: "face-up" },
  ringBearer: { after: "that is a Ring-bearer" },
  locked: { after: "with a locked door" },
  damaged: { after: "with damage on it" },
  new: { after: "that came under its controller's control since the beginning of that player's last upkeep" },
  tributePaid: { after: "that had its tribute paid" },
};

/** "That was dealt damage by …", "that attacked …", "that dealt damage to …". */
const prepositions: Partial<Readonly<Record<History["event"], string>>> = {
  attacked: "",
  blocked: "",
  crewed: "",
  saddled: "",
  convoked: "",
  "dealt damage": "to",
  "dealt combat damage": "to",
};
const happened = ({ event, by, from, when }: History, tell: Telling): string =>
  words(
    `that ${event}`,
    // One of them is enough.
    by !== undefined &&
      words(prepositions[event] ?? "by", by.type === "all" ? tell.one(by.filter) : tell.any(by)),
    from !== undefined && `from ${from}`,
    when === "ever" ? "at any time" : when,
  );

const chosen: Readonly<Record<string, string>> = {
  color: "of the chosen color",
  name: "with the chosen name",
};

/** Whether it is said of objects what they are like. */
export const isFilter = (node: Anything): node is Filter => Object.hasOwn(filters, node.type);

/** What an object is that fits: the parts of a noun phrase. */
export const filters: Table<Filter, Phrase> = {
  and: ({ filters: all }, tell) => both(all.map(tell.phrase)),
  or: ({ filters: all }, tell) => either(all, tell),
  not: ({ filter }, tell) => negated(filter, tell),
  anything: () => ({ noun: "object" }),
  kind: ({ kind }) => (kind === "adventurer" ? { after: "with an Adventure" } : { noun: kind }),
  hasType: ({ cardType }) => ({ noun: cardType }),
  hasSupertype: ({ supertype }) => ({ before: supertype }),
  hasSubtype: ({ subtype }) => ({ noun: subtype }),
  hasColor: ({ color }) => ({ before: color }),
  colorCount: ({ comparison, count }, tell) =>
    comparison === "=" && count < 2
      ? { before: count === 0 ? "colorless" : "monocolored" }
      : comparison === ">=" && count === 2
        ? { before: "multicolored" }
        : { after: `of ${compared(comparison, count, tell)} colors` },
  inZone: ({ zone, of }, tell) => ({ after: inZone(zone, of, tell) }),
  controlledBy: ({ players }, tell) => ({
    after: players.type === "you" ? "you control" : under(players, tell),
  }),
  ownedBy: ({ players }, tell) => ({
    after: players.type === "you" ? "you own" : `owned by ${tell.players(players)}`,
  }),
  compare: ({ stat, comparison, value }, tell) => ({
    after: `with ${spaced(stat)} ${compared(comparison, value, tell).replace("more", "greater")}`,
  }),
  hasKeyword: ({ keyword }) => ({ after: `with ${keyword}` }),
  hasAbility: ({ ability }) => ({
    after:
      ability === "any"
        ? "with an ability"
        : ability === "activated with tap"
          ? "with an activated ability with {T} in its cost"
          : `with ${withArticle(ability)} ability`,
  }),
  hasCounter: ({ kind, comparison, count }, tell) => ({
    after:
      count === undefined
        ? `with ${kind === undefined ? "a counter" : `${withArticle(kind)} counter`} on it`
        : `with ${compared(comparison ?? ">=", count, tell)} ${words(kind, "counters")} on it`,
  }),
  status: ({ status, with: others }, tell) =>
    others !== undefined
      ? { after: `${status} with ${oneOf(others, tell)}` }
      : (statuses[status] ?? { before: status }),
  attacking: ({ whom, alone }, tell) =>
    whom === undefined && alone === undefined
      ? { before: "attacking" }
      : { after: words("attacking", whom !== undefined && tell.any(whom), alone === true && "alone") },
  blocking: ({ what, blockedBy, alone }, tell) =>
    what === undefined && blockedBy === undefined && alone === undefined
      ? { before: "blocking" }
      : {
          after: words(
            blockedBy === undefined ? "blocking" : `blocked by ${tell.objects(blockedBy)}`,
            what !== undefined && tell.objects(what),
            alone === true && "alone",
          ),
        },
  named: ({ name }) => ({ after: `named “${name}”` }),
  shares: ({ what, with: others }, tell) => ({
    after: `with the same ${spaced(what)} as ${oneOf(others, tell)}`,
  }),
  otherThan: ({ objects }, tell) => ({ after: `other than ${tell.objects(objects)}` }),
  isOneOf: ({ objects }, tell) => ({ noun: tell.objects(objects), definite: true }),
  attachable: ({ to, what }, tell) => ({
    after:
      to === undefined
        ? `to which ${what === undefined ? "something" : tell.objects(what)} could be attached`
        : `that could be attached to ${tell.objects(to)}`,
  }),
  attachedTo: ({ to }, tell) => ({ after: `attached to ${tell.any(to)}` }),
  hasAttached: ({ filter }, tell) => ({ after: `with ${tell.one(filter)} attached to it` }),
  targets: ({ what, only, count }, tell) => ({
    after: words(
      "that targets",
      only === true && "only",
      // An object or a player.
      what.type === "anything" ? "something" : tell.any(what),
      count !== undefined && `with ${count} ${count === 1 ? "target" : "targets"} in all`,
    ),
  }),
  history: (node, tell) => ({ after: happened(node, tell) }),
  chosen: ({ what }) => ({ after: chosen[what] ?? `of the chosen ${spaced(what)}` }),
  fulfils: ({ condition }, tell) => ({ after: `for which ${tell.condition(condition)}` }),
  abilityKind: ({ kind, of }, tell) => ({
    before: kind,
    ...(of === undefined ? {} : { after: `of ${tell.one(of)}` }),
  }),
  hasManaSymbol: ({ symbol }) => ({ after: `with {${symbol}} in its mana cost` }),
  repeatsManaSymbol: () => ({ after: "with the same symbol more than once in its mana cost" }),
  nextCast: ({ by, what }, tell) => ({
    after: words(
      `that is the ${tell.standing === true ? "first" : "next"} ${tell.noun(what)} cast by ${tell.players(by)}`,
      tell.standing === true ? "each turn" : "this turn",
    ),
  }),
  nthCast: ({ n, what, by }, tell) => ({
    after: words(
      `that is number ${n} of`,
      by === undefined ? "the" : whose(by, tell),
      `${tell.nouns(what)} cast this turn`,
    ),
  }),
  paidWith: () => ({ after: "that this mana was spent on" }),
};
