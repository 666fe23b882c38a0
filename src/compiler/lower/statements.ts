import * as A from "../../abilities/index.ts";
import { permanentClause } from "../../../grammar/language/effects/permanents.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { chainOf, withoutAdverbials } from "./chains.ts";
import { clausesOf, isObjectPredicate } from "../resolve/clauses.ts";
import { playedWithAnyMana } from "./effects/any-mana.ts";
import { exceptionsInStatic } from "./effects/exceptions.ts";
import { objectVerb, type ObjectVerb } from "./effects/object-verbs.ts";
import { permanentClauseOf } from "./effects/permanent-clauses.ts";
import { together } from "./effects/verb.ts";
import { stated } from "./phased-out.ts";
import { filterOf } from "./nouns.ts";
import { anyObjects } from "./objects.ts";
import { rewritten } from "./rewritten.ts";
import { refuse, type Scope } from "./scope.ts";
import { holdsType, same } from "./same.ts";
import { saidOfEach, type Subject } from "../resolve/bound.ts";
import { namesItself } from "./topics.ts";
import { staticAbilityOf, bothConditions } from "./static-ability.ts";

type Clause = Nodes["clause"];

/** "You may cast this spell without paying its mana cost": an alternative cost of nothing (118.9). */
export const castsItselfFree = (chain: Nodes["chain"]): boolean => {
  const { first } = chain;
  if (first.kind !== "mayClause" || first.subject.kind !== "you" || chain.rest.length > 0) return false;
  const { does } = first;
  return (
    does.kind === "castWhat" &&
    does.how.some(({ kind }) => kind === "castFree") &&
    does.how.every(({ kind }) => kind === "castFree" || kind === "castAsFlash") &&
    namesItself(does.what)
  );
};

/** "You may cast this spell as though it had flash": it works wherever the card is cast from (113.6). */
export const castsItselfAtOnce = (chain: Nodes["chain"]): boolean => {
  const { first } = chain;
  if (first.kind !== "mayClause" || chain.rest.length > 0) return false;
  const { does } = first;
  return (
    does.kind === "castWhat" &&
    does.how.some(({ kind }) => kind === "castAsFlash" || kind === "castFlashPaying") &&
    namesItself(does.what)
  );
};

/** "You may cast this card from your graveyard": it works there (113.6b). */
export const castsItselfFrom = (chain: Nodes["chain"]): boolean => {
  const [first, ...rest] = clausesOf(chain);
  return (
    first?.kind === "mayClause" &&
    rest.every(exilesIt) &&
    first.does.kind === "castFrom" &&
    namesItself(first.does.what)
  );
};
/** "…, then exile it": what becomes of what is cast. */
const exilesIt = (clause: Clause): boolean => clause.kind === "exile" && clause.what.kind === "it";

interface Part {
  readonly effects: readonly A.StaticEffect[];
  /** The verb, where it is about what other verbs give. */
  readonly loses?: Extract<ObjectVerb, { readonly does: "modify" }>;
  readonly condition: A.Condition | undefined;
  readonly zone: A.Zone | undefined;
}

const has = (rows: object, kind: string): boolean => Object.hasOwn(rows, kind);
const isPermanentClause = (clause: Clause): clause is Extract<Clause, Nodes["permanentClause"]> =>
  has(permanentClause.rows, clause.kind);

/** What a verb says of objects for as long as the ability is there. */
const saidOf = (subject: A.Objects, verb: ObjectVerb, clause: Clause): Part => {
  if (verb.does === "effect")
    return refuse(clause, "on a permanent this needs a trigger or a cost in front of it");
  if (verb.duration !== undefined && verb.duration.type !== "asLongAs")
    return refuse(clause, "a permanent's own statement has no end");
  const effects =
    verb.does === "modify" ? stated(subject, verb.modifications, clause) : verb.changes(subject);
  if (verb.does === "modify" && verb.first !== undefined) return refuse(clause, "choose this as it enters");
  if (verb.does === "modify" && subject.type === "all" && holdsType(subject.filter, "nthCast"))
    return refuse(clause, "only of the first one this is known as it is cast");
  const part: Part = { effects, condition: verb.duration?.condition, zone: zoneOfCasting(effects) };
  return verb.does === "modify" && verb.loses !== undefined ? { ...part, loses: verb } : part;
};

const saidOfSubject = (
  subject: Subject,
  verb: Nodes["objectPredicate"],
  clause: Clause,
  scope: Scope,
): Part =>
  saidOf(
    subject.objects,
    saidOfEach(scope, subject, verb, () => objectVerb(verb, scope)),
    clause,
  );

const zoneOfCasting = (effects: readonly A.StaticEffect[]): A.Zone | undefined =>
  effects.every(isAboutCasting) ? "stack" : undefined;

/** What changes the casting of the spell itself works on the stack (113.6). */
const isAboutCasting = (effect: A.StaticEffect): boolean =>
  (effect.type === "costChange" && effect.of === "spell") || effect.type === "castAsThoughFlash"
    ? same(effect.what, A.isOneOf(A.self))
    : effect.type === "applies" &&
      effect.to.type === "self" &&
      effect.modifications.every(
        (each) => each.type === "cant" && (each.what === "beCountered" || each.what === "beCopied"),
      );

/** The same said of all of the players instead of each by itself. */
const ofAll = <T>(part: T, players: A.Players): T =>
  rewritten(part, (node) => (node.type === "eachPlayer" ? players : undefined));

/** What is simply so, and that nobody may or may not do. */
const isNoChoice: ReadonlySet<A.StaticEffect["type"]> = new Set([
  "playerCant",
  "handSize",
  "playerHas",
  "skipStep",
  "castOnly",
  "keepsMana",
  "revealHand",
] satisfies A.StaticEffect["type"][]);

/** Rules for as long as the ability is there, or a condition holds; said of the card itself in a zone, they work there (113.6b). */
const rulesInForce = ({ changes, duration }: A.ChangeRules): readonly Part[] | undefined => {
  if (duration !== undefined && duration.type !== "asLongAs") return undefined;
  const condition = duration?.condition;
  const [rule, ...others] = changes;
  const itself =
    rule?.type === "mayPlay" && others.length === 0
      ? zonesOfItself(rule.what)?.map((zone) => ({ effects: [{ ...rule, what: A.self }], condition, zone }))
      : undefined;
  return itself ?? [{ effects: changes, condition, zone: zoneOfCasting(changes) }];
};

/** Statements about what players may or can't do: instructions that last as long as the ability. */
const permissionsOf = (effect: A.Effect, may = false): readonly Part[] | undefined => {
  switch (effect.type) {
    case "changeRules":
      return rulesInForce(effect);
    case "may": {
      const permitted =
        effect.who.type === "you" || isOwnChoice(effect) ? permissionsOf(effect.effect, true) : undefined;
      return permitted?.every((part) => part.effects.every((each) => !isNoChoice.has(each.type))) === true
        ? permitted.map((part) => ({ ...part, effects: part.effects.map(optional) }))
        : undefined;
    }
    // "Each opponent can cast spells only any time they could cast a sorcery": all of them alike.
    case "forEachPlayer": {
      const { effect: inner, players } = effect;
      const alike =
        inner.type === "changeRules"
          ? inner.changes.every(({ type }) => type === "castOnly" || type === "alternativeCost")
          : inner.type === "affect" && inner.modifications.every(({ type }) => type === "cant");
      return alike ? permissionsOf(ofAll(inner, players)) : undefined;
    }
    // "For each creature you control, you may have that creature assign …": what is true of each is true of all.
    case "forEach": {
      const { objects } = effect;
      const parts = objects.type === "all" ? permissionsOf(effect.effect) : undefined;
      const alike = parts?.every((part) =>
        part.effects.every((each) => each.type === "applies" && each.to.type === "each"),
      );
      return alike === true
        ? parts!.map((part) => ({
            ...part,
            effects: part.effects.map((each) => (each.type === "applies" ? { ...each, to: objects } : each)),
          }))
        : undefined;
    }
    case "sequence": {
      const parts = effect.effects.map((each) => permissionsOf(each, may));
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    case "castCards":
      return may ? fromItsZone(effect) : undefined;
    case "allowPlay":
      return fromItsZone(effect);
    // "You may look at cards exiled with it."
    case "lookAt": {
      if (effect.what.type !== "all" || effect.reveal === true) return undefined;
      return [
        { effects: [A.mayLook(effect.who, effect.what.filter)], condition: undefined, zone: undefined },
      ];
    }
    // "You may have it assign its combat damage as though it weren't blocked", "can't block with creatures …".
    case "affect":
      if (
        effect.duration !== undefined ||
        !effect.modifications.every(({ type }) => type === "assignsDamage" || (type === "cant" && !may))
      )
        return undefined;
      return [
        { effects: [A.applies(effect.what, effect.modifications)], condition: undefined, zone: undefined },
      ];
    default:
      return undefined;
  }
};
/** 510.1: a creature's controller says how it assigns its combat damage. */
const isOwnChoice = ({ who, effect }: A.May): boolean =>
  who.type === "controllerOf" &&
  effect.type === "affect" &&
  same(who.objects, effect.what) &&
  effect.modifications.every(({ type }) => type === "assignsDamage");

/** What an instruction permits for as long as the ability is there. */
export const permittedBy = (
  effect: A.Effect,
  condition: A.Condition | undefined,
): readonly A.Static[] | undefined => {
  const parts = permissionsOf(effect);
  return (
    parts && joined(parts, condition).map((part) => staticAbilityOf(part.effects, part.condition, part.zone))
  );
};

/** "You may have it enter as …" may be declined; a permission is optional anyway. */
const optional = (effect: A.StaticEffect): A.StaticEffect =>
  effect.type === "entersWith"
    ? { ...effect, optional: true }
    : effect.type === "applies"
      ? A.applies(
          effect.to,
          effect.modifications.map((each) =>
            each.type === "assignsDamage" ? { ...each, optional: true } : each,
          ),
        )
      : effect;

/** The zones in which the card itself is meant: what is said of it there works there (113.6b). */
const zonesOfItself = (what: A.PlayFromZone["what"]): readonly A.Zone[] | undefined => {
  if (what.type !== "among" || what.objects.type !== "self") return undefined;
  const places = what.filter.type === "or" ? what.filter.filters : [what.filter];
  const zones = places.flatMap((place) => (place.type === "inZone" ? [place.zone] : []));
  return zones.length === places.length ? zones : undefined;
};

/** A permission to play the card itself from a zone. */
const fromItsZone = (effect: A.CastCards | A.AllowPlay): readonly Part[] | undefined => {
  const { what, who, verb, free, costs, additional } = effect;
  const duration = effect.type === "allowPlay" ? effect.duration : undefined;
  const manner: A.Manner = {
    ...(free === true ? { free: true } : {}),
    ...(costs === undefined ? {} : { costs }),
    ...(additional === undefined ? {} : { additional }),
  };
  if (what.type === "topCards" && duration === undefined) {
    const rule = A.mayPlay(who, A.isOneOf(what), verb, manner);
    return [{ effects: [rule], condition: undefined, zone: undefined }];
  }
  if (duration !== undefined && duration.type !== "asLongAs") return undefined;
  const rule = A.mayPlay(who, A.self, verb, manner);
  return zonesOfItself(what)?.map((zone) => ({ effects: [rule], condition: duration?.condition, zone }));
};

/** The part of a chain that is about players: its first clause and those without a subject behind it. */
const aboutPlayers = (chain: Nodes["chain"], from: number, to: number, scope: Scope): readonly Part[] => {
  const clauses = clausesOf(chain);
  const exiled = castsItselfFrom(chain) && to > from + 1;
  const [first, ...rest] = clauses.slice(from, exiled ? from + 1 : to);
  const last = to === clauses.length && chain.except !== undefined;
  const open = rest.find(({ kind }) => kind === "replacing");
  if (first === undefined || first.kind === "replacing" || open !== undefined)
    return refuse(open ?? chain, "say this in two sentences");
  const part: Nodes["chain"] = {
    kind: "chain",
    first,
    rest: rest.map((does) => ({ kind: "andLink", does, span: does.span })),
    ...(last ? { except: chain.except } : {}),
    span: first.span,
  };
  const permitted =
    permissionsOf(chainOf(part, scope)) ??
    refuse(first, "on a permanent this needs a trigger or a cost in front of it");
  const exiling = (each: A.StaticEffect): A.StaticEffect =>
    each.type === "mayPlay" ? { ...each, exileAfter: true } : each;
  return exiled ? permitted.map((each) => ({ ...each, effects: each.effects.map(exiling) })) : permitted;
};

/** More modifications of the same objects join those before. */
const merged = (known: readonly A.StaticEffect[], part: Part): readonly A.StaticEffect[] => {
  const last = known[known.length - 1];
  const [first, ...others] = part.effects;
  const played = last === undefined ? undefined : playedWithAnyMana(last, first);
  if (played !== undefined) return [...known.slice(0, -1), played, ...others];
  if (last?.type !== "applies" || first?.type !== "applies" || !same(last.to, first.to))
    return [...known, ...part.effects];
  const verb = part.loses ?? ({ does: "modify", modifications: first.modifications } as const);
  return [...known.slice(0, -1), A.applies(last.to, together(last.modifications, verb)), ...others];
};

/** "You may activate abilities of creatures you control as though those creatures had haste" (302.6, 609.4). */
const activatesAsHasty = (clause: Clause, scope: Scope): Part | undefined => {
  if (clause.kind !== "mayClause" || clause.subject.kind !== "you") return undefined;
  if (clause.does.kind !== "activateAsHasty") return undefined;
  const effect = A.applies(A.all(filterOf(clause.does.of, scope)), [A.asThough("haste")]);
  return { effects: [effect], condition: undefined, zone: undefined };
};

/** "All other abilities" are others than those that the same sentence gives before (613.1f). */
const refuseLossAlone = (parts: readonly Part[], clause: Clause): void => {
  const [given, lost] = parts.length < 2 ? [undefined, parts.at(-1)] : parts.slice(-2);
  const [before, after] = [given?.effects.at(-1), lost?.effects[0]];
  const isSaidOfSame = before?.type === "applies" && after?.type === "applies" && same(before.to, after.to);
  if (lost?.loses !== undefined && !isSaidOfSame)
    refuse(clause, "say in the same sentence, before this, what it is or has");
};

/** "A and B as long as …", with a subject each: of both, or of the last. */
const refuseOpenCondition = (parts: readonly Part[], clause: Clause): void => {
  const [last] = parts.slice(-1);
  if (last?.condition !== undefined && parts.some((part) => part.condition === undefined))
    refuse(clause, "this may be so of the last words only or of all of them: say it in two sentences");
};

/** Statements about objects and players that are simply true (604.1): one ability for all under the same condition. */
export const statementsOf = (
  chain: Nodes["chain"],
  condition: A.Condition | undefined,
  scope: Scope,
): readonly A.Static[] => {
  const parts: Part[] = [];
  const clauses = withoutAdverbials(chain);
  let subject: Subject | undefined;
  let exceptDone = chain.except === undefined;
  for (let index = 0; index < clauses.length; index++) {
    const clause = clauses[index]!;
    const hasty = activatesAsHasty(clause, scope);
    if (hasty !== undefined) parts.push(hasty);
    else if (clause.kind === "theDamageCant") {
      // Of the spell that says it.
      if (subject?.objects.type !== "self" || !scope.face.isSpell)
        return refuse(clause, "it is not clear which damage this is");
      const whom = A.isOneOf(A.self);
      const effects = [A.playerCant(A.players, "preventDamage", { whom })];
      parts.push({ effects, condition: undefined, zone: "stack" });
    } else if (clause.kind === "objectClause") {
      if (clause.subject.kind === "determined" && clause.subject.det.kind === "anyNumber")
        return refuse(clause.subject, "nothing is chosen here: say “all” or “each”");
      subject = { objects: anyObjects(clause.subject, scope), node: clause.subject };
      if (!isObjectPredicate(clause.does as Clause))
        return refuse(clause, "on a permanent this needs a trigger or a cost in front of it");
      parts.push(saidOfSubject(subject, clause.does as Nodes["objectPredicate"], clause, scope));
    } else if (isPermanentClause(clause)) {
      for (const statement of permanentClauseOf(clause, scope)) {
        // What a cost is of is no subject that another verb could go on about.
        subject =
          statement.verb.does === "modify" ? { objects: statement.subject, node: undefined } : undefined;
        parts.push(saidOf(statement.subject, statement.verb, clause));
      }
    } else if (isObjectPredicate(clause) && subject !== undefined) {
      parts.push(saidOfSubject(subject, clause, clause, scope));
      refuseLossAlone(parts, clause);
      continue;
    } else {
      let end = index + 1;
      while (end < clauses.length && !startsAnew(clauses[end]!)) end++;
      parts.push(...aboutPlayers(chain, index, end, scope));
      exceptDone ||= end === clauses.length;
      subject = undefined;
      index = end - 1;
    }
    refuseOpenCondition(parts, clause);
    refuseLossAlone(parts, clause);
  }
  const together = joined(parts, condition);
  const ready = exceptDone ? together : exceptionsInStatic(together, chain.except!, scope);
  return ready.map((part) => staticAbilityOf(part.effects, part.condition, part.zone));
};

const startsAnew = (clause: Clause): boolean => clause.kind === "objectClause" || isPermanentClause(clause);

/** A condition at the end of a sentence counts for the statements before it. */
const joined = (parts: readonly Part[], condition: A.Condition | undefined): readonly Part[] => {
  const found: Part[] = [];
  for (const part of parts) {
    const own = bothConditions(condition, part.condition);
    const before = found[found.length - 1];
    const joins =
      before !== undefined &&
      before.zone === part.zone &&
      (before.condition === undefined || same(before.condition, condition) || same(before.condition, own));
    if (joins) found[found.length - 1] = { ...part, effects: merged(before.effects, part), condition: own };
    else found.push({ ...part, condition: own });
  }
  return found;
};
