import { holds, holdsType, same } from "./same.ts";
import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { isBare } from "../resolve/clauses.ts";
import { bareSentence, ifOf, onlyAdverbial } from "../resolve/sentence.ts";
import { chainOf } from "./chains.ts";
import { durationOf } from "./durations.ts";
import { conditionOf } from "./conditions.ts";
import { eventFilter } from "./event-filters.ts";
import { playerEventOf } from "./player-events.ts";
import { combatOf } from "./damage-sorts.ts";
import { timed } from "./event-times.ts";
import { anyObjects } from "./objects.ts";
import { objectEventsOf } from "./object-events.ts";
import { aboutToBeDone, changedNumber, millsAtAll } from "./keyword-replacements.ts";
import { coordinated } from "./coordinated.ts";
import { isSaidAgain, isHead } from "./noun-heads.ts";
import { isSelf, withoutCount } from "./event-roles.ts";
import { damagedOf, type Damaged } from "./recipients.ts";
import type { Sentence } from "./later.ts";
import { rewritten } from "./rewritten.ts";
import { mention, refuse, type Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { either } from "./event-referents.ts";

type SentenceOf<K> = Extract<Nodes["sentence"], { kind: K }>;
type Replaces = SentenceOf<"wouldReplace" | "wouldReplaceInstead">;

/** What leaves anyhow for exile is not put anywhere else: "exile it instead" changes nothing of that (614.6). */
const elsewhere = (event: A.TriggerEvent, effect: A.Effect): A.TriggerEvent =>
  event.type === "zoneChange" &&
  event.to === undefined &&
  effect.type === "exile" &&
  (effect.what.type === "eventObjects" || same(event.what, A.isOneOf(effect.what)))
    ? { ...event, notTo: "exile" }
    : event;

/** What is done instead, and what the sentences behind it add: "If you do, …", "If you can't, …" (608.2c). */
const insteadOf = (node: Replaces, rest: readonly Sentence[], scope: Scope): A.Effect =>
  rest.length === 0
    ? chainOf(node.instead, scope)
    : instructionsOf([bareSentence(node.instead), ...rest], { ...scope, statement: undefined });

/** "Exile it instead and draw a card": all of it takes the place of the event (614.6). */
export const withMore = ({ more, ...node }: SentenceOf<"wouldReplaceAnd">): SentenceOf<"wouldReplace"> => {
  const { first, rest, span } = more;
  const links = [...node.instead.rest, { kind: "andLink", does: first, span } as const, ...rest];
  return { ...node, kind: "wouldReplace", instead: { ...node.instead, rest: links } };
};

const isIfDone = (node: Sentence): boolean =>
  node.kind === "whenYouDo" || (node.kind === "clauses" && ifOf(node).condition?.kind === "youDo");

/** "You may … instead. If you do, …": "may" is said of the whole of it. */
const permittedAtLength = (node: Replaces, rest: readonly Sentence[]): Replaces => {
  const { first, rest: links } = node.instead;
  return rest.length > 0 &&
    rest.every(isIfDone) &&
    first.kind === "mayClause" &&
    first.subject.kind === "you" &&
    links.every((link) => "does" in link && isBare(link.does))
    ? { ...node, kind: "wouldReplaceInstead", may: true, instead: { ...node.instead, first: first.does } }
    : node;
};

/** "If you don't, put it into its owner's graveyard", "Otherwise, draw a card": what becomes of the event is said. */
const saysWhatBecomes = (event: A.TriggerEvent, effect: A.Effect): boolean =>
  effect.type === "if" &&
  [...(effect.condition.type === "notSo" ? [effect.then] : []), effect.otherwise].some(
    (declined) =>
      declined !== undefined &&
      (event.type === "draws" ? declined.type === "draw" : holdsType(declined, "eventObjects")),
  );

const nthOf = (event: A.TriggerEvent): number | undefined => ("nth" in event ? event.nth : undefined);
/** Whether what is done instead is such an event, too: how often it happened this turn is asked of what happened (614.6). */
const happensAgain = (event: A.TriggerEvent, effect: A.Effect): boolean =>
  event.type === "draws"
    ? effect.type === "draw"
    : event.type === "lifeChange" && effect.type === (event.change === "gain" ? "gainLife" : "loseLife");

/** An event and what may happen in its place: who declines it lets the event happen (614.6). */
const replaced = (
  node: Replaces,
  event: A.TriggerEvent,
  effect: A.Effect,
  rest: readonly Sentence[],
): A.ReplaceEvent => {
  // What enters otherwise still enters (614.1c): nothing takes the place of that.
  if (event.type === "zoneChange" && event.to === "battlefield" && holdsType(effect, "entersWith"))
    return refuse(node.instead, "say how it enters, without “would” and “instead”");
  if (effect.type === "may" && effect.who.type === "you")
    return A.replace(event, effect.effect, { optional: true });
  const parts = effect.type === "sequence" ? effect.effects : [effect];
  if ((event.firstEachTurn ?? nthOf(event)) !== undefined && !parts.some((part) => happensAgain(event, part)))
    return refuse(node, "the time that is replaced would not count, so that each is the first again");
  const optional = node.kind === "wouldReplaceInstead" && node.may === true;
  // Nobody says what happens where it can't be paid.
  const unsure = optional ? parts[0]?.type === "pay" || !rest.every(isIfDone) : holdsType(parts[0], "may");
  if (unsure && !parts.some((part) => saysWhatBecomes(event, part)))
    return refuse(node, "say what happens where this is declined");
  return A.replace(elsewhere(event, effect), effect, optional ? { optional } : {});
};

/** 614.1: "If … would …, … instead". In the instructions "it" is the object of the replaced event. */
const wouldOf = (
  node: Replaces,
  rest: readonly Sentence[],
  scope: Scope,
): A.ReplaceEvent | A.ModifyAmount => {
  const multiple =
    rest.length > 0 ? undefined : (multipliedDamage(node, scope) ?? multipliedLife(node, scope));
  if (multiple !== undefined) return multiple;
  // "The first time a creature would die" is the first of all; one that "would die for the first time" may be each by itself.
  const event = wouldEventOf(node.event, scope, node.n === undefined ? "object" : "event");
  const within: Scope = { ...scope, replaced: event };
  // "That much" is the number of the event that does not happen (614.6).
  const effect = insteadOf(node, rest, hasNumber(event) ? { ...within, trigger: event } : within);
  if ((event.type === "damage" || ("batch" in event && event.batch === true)) && holds(effect, saysAmount))
    return refuse(
      node.instead,
      "it is not clear which number this is: that of what would happen, or of what is done instead",
    );
  const changed = event.type === "keywordAction" ? changedNumber(event, effect) : undefined;
  if (changed !== undefined) return changed;
  return replaced(node, event, effect, rest);
};

/** A number of something that was done; how much of it was possible is asked of nothing else. */
const saysAmount = (part: Readonly<Record<string, unknown>>): boolean =>
  part["type"] !== "compareQuantities" && Object.values(part).some((each) => holdsAmount(each));
const holdsAmount = (each: unknown): boolean =>
  typeof each === "object" && each !== null && "type" in each && each.type === "amount";

const hasNumber = ({ type }: A.TriggerEvent): boolean =>
  type === "damage" || type === "lifeChange" || type === "keywordAction";

/** "The first time … would … each turn": when the event counts, said in front of it. */
const inTime = (node: Replaces): Replaces => {
  const { n, per, event, span } = node;
  if (n === undefined || per === undefined) return node;
  if (event.kind === "damageWouldBeDealt" || event.when !== undefined || event.soon === true)
    return refuse(node, "say once when this counts");
  return { ...node, event: { ...event, when: { kind: "nthTimeEachTurn", n, per, span } } };
};

/** "If … would …, … instead", for how long: "until end of turn", "as long as …"; without end where none is said (611.2a). */
export const replacementOf = (
  node: Replaces,
  scope: Scope,
  rest: readonly Sentence[] = [],
): { readonly change: A.ReplaceEvent | A.ModifyAmount; readonly duration?: A.Duration } => {
  const { until, event, condition } = node;
  const all = permittedAtLength(inTime(node), rest);
  const known =
    until !== undefined
      ? { duration: durationOf(until, scope) }
      : event.soon === true
        ? { duration: A.until("end of turn") }
        : {};
  return {
    change: condition === undefined ? wouldOf(all, rest, scope) : wouldIf(all, condition, rest, scope),
    ...known,
  };
};

/** 701.19b: what a static ability regenerates each time that it would be destroyed. */
export const regenerating = (
  node: Extract<Nodes["sentence"], { kind: "regeneratesInstead" }>,
  scope: Scope,
): A.ReplaceEvent => {
  const event = wouldEventOf(node.event, scope);
  return event.type === "zoneChange" && event.reason === "destroy"
    ? A.replace(event, A.regenerate(anyObjects(node.what, scope), { instead: true }))
    : refuse(node.event, "only what would be destroyed is regenerated");
};

/** "If … would … and …": the condition is asked as it is about to happen. */
const wouldIf = (
  node: Replaces,
  condition: Nodes["condition"],
  rest: readonly Sentence[],
  scope: Scope,
): A.ReplaceEvent => {
  const event = wouldEventOf(node.event, scope);
  if (event.type !== "zoneChange") return refuse(condition, "this is asked only where something moves");
  const during = conditionOf(condition, scope);
  return replaced(node, { ...event, during }, insteadOf(node, rest, scope), rest);
};

/** The card itself, as it is about to enter: it is no permanent yet. */
const asEntering = <T>(part: T): T =>
  rewritten(part, (node) => (node.type === "self" ? A.eventObjects("object") : undefined));

const aboutResult: ReadonlySet<string> = new Set(["youDo", "youDont", "youCant"]);

/** A sentence that asks about what was done before it, or that nobody would say of how things are. */
const isInstruction = (node: Sentence): boolean =>
  node.kind === "whenYouDo" ||
  (node.kind === "clauses" &&
    (aboutResult.has(ifOf(node).condition?.kind ?? "") ||
      (isBare(node.does.first) && onlyAdverbial(ifOf(node).clauses) === undefined)));

/**
 * "If … would …, … instead. If you do, …": all of it happens instead, where what stands behind the first sentence is no
 * statement.
 */
export const insteadAtLength = (
  sentences: readonly Sentence[],
  scope: Scope,
): ReturnType<typeof replacementOf> | undefined => {
  const [first, ...rest] = sentences;
  const [next] = rest;
  if (next === undefined || (first?.kind !== "wouldReplace" && first?.kind !== "wouldReplaceInstead"))
    return undefined;
  const enters = first.event.kind === "objectsWould" && first.event.does.kind === "enters";
  const plain = first.kind === "wouldReplace" && first.n === undefined;
  if (enters && plain && first.until === undefined && first.condition === undefined) {
    const event = wouldEventOf(first.event, scope);
    const all = permittedAtLength(first, rest);
    return { change: replaced(all, event, asEntering(insteadOf(all, rest, scope)), rest) };
  }
  return isInstruction(next) ? replacementOf(first, scope, rest) : undefined;
};

/** "The next time … would … this turn": once (614.11). */
export const nextTimeOf = (
  node: Extract<Nodes["sentence"], { kind: "nextTimeWould" }>,
  scope: Scope,
): A.ReplaceEvent => {
  const event = wouldEventOf(node.event, scope);
  if (event.type === "damage") return refuse(node, "damage that is replaced once cannot be expressed yet");
  const effect = chainOf(node.instead, scope);
  if (effect.type === "may") return refuse(node, "what is declined once cannot be expressed yet");
  return A.replace(event, effect, { once: true });
};

/** "If … would deal damage to …, it deals twice that much damage to that player instead." */
const multipliedDamage = (node: Replaces, scope: Scope): A.ModifyAmount | undefined => {
  const { event, instead } = node;
  const { first } = instead;
  if (
    event.soon === true ||
    event.kind !== "objectsWould" ||
    instead.rest.length > 0 ||
    first.kind !== "objectClause"
  )
    return undefined;
  const { subject, does } = first;
  if (!isSaidAgain(subject)) return undefined;
  const dealt = does.kind === "dealDamage" && does.each === undefined ? does.dealt : does;
  if (dealt.kind !== "damageToWhom" && dealt.kind !== "dealDamageAgain") return undefined;
  if (dealt.n.kind !== "twiceThatMany") return undefined;
  const to = dealt.kind === "damageToWhom" ? dealt.to : undefined;
  if (to !== undefined && to.kind !== "thatPlayer" && (to.kind === "series" || !isSaidAgain(to)))
    return undefined;
  const events = objectEventsOf(event.what, event.does, scope);
  const { event: damage } = timed(events, event.when, scope, "object");
  if (damage.type !== "damage" || damage.excess === true) return undefined;
  // "If a creature would be dealt damage, it deals …" is about another source.
  if (damage.source === undefined || (damage.to === undefined && to !== undefined)) return undefined;
  return A.modifyAmount(damage, { factor: 2 });
};

const meansOne: ReadonlySet<string> = new Set(["thatPlayer", "they"]);

/** "If you would gain life, you gain twice that much life instead." */
const multipliedLife = (node: Replaces, scope: Scope): A.ModifyAmount | undefined => {
  const { event, instead } = node;
  const { first } = instead;
  if (
    event.soon === true ||
    event.kind !== "playerWould" ||
    first.kind !== "playerClause" ||
    instead.rest.length > 0
  )
    return undefined;
  if (event.does.kind !== "lifeChanges" || event.does.how === "gain or lose") return undefined;
  if (event.does.bound !== undefined) return undefined;
  const { does, subject } = first;
  // Another player than the one of the event gains or loses it instead.
  if (event.who.kind === "you" ? subject.kind !== "you" : !meansOne.has(subject.kind)) return undefined;
  const verb = event.does.how === "gain" ? "gainLife" : "loseLife";
  if (does.kind !== verb || does.each !== undefined) return undefined;
  if (does.life.kind !== "someLife" || does.life.n.kind !== "twiceThatMany") return undefined;
  const { event: change } = timed(playerEventOf(event.does, event.who, scope), event.when, scope, "event");
  return change.type === "lifeChange" ? A.modifyAmount(change, { factor: 2 }) : undefined;
};

const playerWord: ReadonlySet<string> = new Set(["player"]);

/** "That player" and "that creature" are what damage would be dealt to. */
const speakOfDamaged = (
  node: Nodes["recipient"],
  { filter, players, words }: Pick<Damaged, "filter" | "players" | "words">,
  scope: Scope,
): void => {
  if (filter !== undefined && players !== undefined) return;
  const from = [node];
  if (players !== undefined)
    mention(scope, { ref: A.eventPlayer, is: "player", plural: false, words: playerWord, from });
  else if (filter !== undefined && !isSelf(filter))
    mention(scope, { ref: A.eventObjects("other"), is: "object", plural: false, words, from });
};

/** Only what an effect can take the place of (614.1). */
const replaceable = (node: Nodes["wouldEvent"], event: A.TriggerEvent): A.TriggerEvent => {
  withoutCount(node, event);
  switch (event.type) {
    case "zoneChange":
    case "draws":
    case "lifeChange":
    case "damage":
    case "becomesUntapped":
      return event;
    case "keywordAction":
      return event.action === "loseGame"
        ? event
        : (aboutToBeDone(event) ?? refuse(node, "this event cannot be replaced yet"));
    default:
      return refuse(node, "this event cannot be replaced yet");
  }
};

/** A spell is put into a graveyard from the stack (112.1); what it became afterwards is no spell. */
const fromStack = (what: Nodes["objects"], event: A.TriggerEvent): A.TriggerEvent =>
  event.type === "zoneChange" && event.from === undefined && event.to === "graveyard" && isSpell(what)
    ? { ...event, from: "stack" }
    : event;
const isSpell = (what: Nodes["objects"]): boolean =>
  what.kind === "thatThing" && isHead(what.noun.head, "spell");

/** Events that happen to one player at a time: "they" is that one. */
const replacedOfPlayer: ReadonlySet<A.TriggerEvent["type"]> = new Set([
  "draws",
  "keywordAction",
  "lifeChange",
  "zoneChange",
]);

const wouldEventOf = (
  node: Nodes["wouldEvent"],
  scope: Scope,
  of: "event" | "object" = "object",
): A.TriggerEvent => {
  switch (node.kind) {
    case "objectsWould": {
      const before = [...scope.mentions];
      const described = objectEventsOf(node.what, node.does, scope);
      const event = fromStack(node.what, replaceable(node, timed(described, node.when, scope, of).event));
      if (event.type === "damage") {
        const { does } = node;
        if (does.kind !== "dealsDamage" || does.to === undefined)
          return refuse(does, "say to what the damage would be dealt");
        if (event.excess === true) return refuse(does, "excess damage alone cannot be replaced yet");
        speakOfDamaged(does.to, damagedOf(does.to, scope), scope);
        return event;
      }
      // What moves is any such object; "it" is the one that is about to move.
      scope.mentions.splice(0, scope.mentions.length, ...before);
      const { words, plural } = eventFilter(node.what, scope);
      const called = new Set([...words, "card"]);
      mention(scope, {
        ref: A.eventObjects("object"),
        is: "object",
        plural,
        words: called,
        from: [node.what],
      });
      return event;
    }
    case "playerWould": {
      const mills = millsAtAll(node.does, node.who, scope);
      const described =
        mills === undefined
          ? either(coordinated(node.does).map((phrase) => playerEventOf(phrase, node.who, scope)))
          : { event: mills };
      const { event } = timed(described, node.when, scope, "event");
      if (replacedOfPlayer.has(event.type))
        mention(scope, {
          ref: A.eventPlayer,
          is: "player",
          plural: false,
          words: playerWord,
          from: [node.who],
        });
      return replaceable(node, event);
    }
    case "damageWouldBeDealt": {
      const found = damagedOf(node.to, scope);
      speakOfDamaged(node.to, found, scope);
      return A.damage(undefined, found.to, combatOf(node.sort));
    }
    default:
      return node satisfies never;
  }
};
