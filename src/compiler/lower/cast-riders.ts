import * as A from "../../abilities/index.ts";
import { conditionalOf } from "../resolve/sentence.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { instructionsIn } from "./correspondence.ts";
import { demandOf } from "./existence.ts";
import { isBareNoun, isSaidAgain, isBareHead } from "./noun-heads.ts";
import { quantityOf } from "./quantities.ts";
import { rewritten } from "./rewritten.ts";
import { factsWith } from "./facts-with.ts";
import { newScope, refuse, type Scope } from "./scope.ts";
import type { Sentence } from "./later.ts";
import { filterWords } from "./outcome.ts";
import { conjunction, conjuncts, isLand } from "./series.ts";
import { same } from "./same.ts";
import { isReference } from "./effects/verb.ts";
import { zoneFilterOf } from "./zone-filters.ts";

/** Lowers a statement; given by the caller, as statements need riders themselves. */
type Stating = (chain: Nodes["chain"], scope: Scope) => readonly A.Static[];

/** What a permission says of how spells are cast by it. */
type Rider = A.Manner & Pick<A.PlayFromZone, "flash" | "limit">;

/** The spell that is cast, as long as its own text is not meant: "that creature" is never the card that says so. */
const theSpell = A.bound(0);

const asSelf = <T>(part: T): T => rewritten(part, (node) => (same(node, theSpell) ? A.self : undefined));

/** Lowers what is said of a spell that is cast, as the spell itself sees it: "it" and "that creature" are the spell. */
export const ofSpell = <T>(scope: Scope, words: readonly string[], lower: (inner: Scope) => T): T => {
  const inner = newScope(factsWith(scope.face, { hasX: false, granted: true, isSpell: false }), {
    statement: true,
    mentions: [
      {
        ref: theSpell,
        is: "object",
        plural: false,
        sole: true,
        words: new Set(["spell", "card", "permanent", ...words]),
      },
    ],
  });
  // References are exchanged for references.
  return asSelf(lower(inner));
};

const partsOf = (filter: A.Filter): readonly A.Filter[] =>
  conjuncts(filter).filter((each) => each.type !== "kind" || each.kind !== "spell");

/** What is asked of the spell that the permission does not ask anyway. */
const beyond = (filter: A.Filter, what: A.Filter | A.Objects): readonly A.Filter[] => {
  const known = isReference(what) ? [] : partsOf(what);
  return partsOf(filter).filter((each) => !known.some((other) => same(each, other)));
};

const isIt = (node: Nodes["objects"]): boolean =>
  isSaidAgain(node) &&
  (node.kind !== "thatThing" || isBareHead(node.noun.head, "spell") || isBareHead(node.noun.head, "card"));

const isFlashAlone = (how: readonly Nodes["castManner"][]): boolean =>
  how.length === 1 && how[0]?.kind === "castAsFlash";

/** "You may spend mana as though …", "you may cast it as though it had flash", "pay life …": no more than how it is cast. */
const isAnyMana = ({ color, colorless, from }: Nodes["spentMana"]): boolean =>
  color === undefined && colorless === undefined && from === undefined;
const mannerOf = (chain: Nodes["chain"], scope: Scope): Rider | undefined => {
  const { first, rest, except } = chain;
  if (rest.length > 0 || except !== undefined) return undefined;
  if (first.kind === "anyManaCanBeSpent" && isIt(first.what))
    return { anyMana: first.any === "type" ? "type" : true };
  if (first.kind === "payLifeInstead")
    return { costs: [A.payLife(ofSpell(scope, [], (inner) => quantityOf(first.q, inner)))] };
  if (first.kind !== "mayClause" || first.subject.kind !== "you") return undefined;
  const { does } = first;
  if (
    does.kind === "spendAny" &&
    isAnyMana(does.mana) &&
    does.until === undefined &&
    does.use?.kind === "castUse" &&
    does.use.how === "cast" &&
    isIt(does.use.what)
  )
    return { anyMana: does.any === "type" ? "type" : true };
  if (does.kind === "castWhat" && does.what.kind === "it" && isFlashAlone(does.how)) return { flash: true };
  return undefined;
};

/** What the spell gains as it is cast: abilities, and how it enters. */
const gainsOf = (
  node: Nodes["chain"],
  only: readonly A.Filter[],
  stated: readonly A.Static[],
): readonly A.Ability[] =>
  stated.flatMap((each) =>
    each.effects.flatMap((effect): readonly A.Ability[] => {
      if (each.condition !== undefined) return refuse(node, "this is true of the spell or it is not");
      if (effect.type === "entersWith" && same(effect.what, A.isOneOf(A.self)))
        return [A.staticAbility([{ ...effect, what: conjunction([effect.what, ...only]) }])];
      if (only.length > 0) return refuse(node, "say this of every spell that is cast this way");
      if (effect.type !== "applies" || effect.to.type !== "self")
        return refuse(node, "this cannot be said of a spell that is cast");
      return effect.modifications.flatMap((change) =>
        change.type === "gainAbilities" && change.choice === undefined
          ? change.abilities
          : refuse(node, "this cannot be said of a spell that is cast"),
      );
    }),
  );

/** "If that spell would be put into a graveyard, exile it instead": of the spell that may be cast, and of no other. */
const exiledAfter = (node: Extract<Sentence, { kind: "wouldReplace" }>): Rider | undefined => {
  const { event, instead, until, condition } = node;
  if (until !== undefined || condition !== undefined || node.n !== undefined) return undefined;
  if (event.kind !== "objectsWould" || event.when !== undefined) return undefined;
  const { what, does } = event;
  const isSpell = what.kind === "thatThing" && isBareHead(what.noun.head, "spell") && isBareNoun(what.noun);
  const isGraveyard =
    does.kind === "putIntoGraveyardAny" ||
    (does.kind === "putInto" &&
      does.from === undefined &&
      does.to.kind === "putIntoOwn" &&
      does.to.name === "graveyard");
  const { first, rest, except } = instead;
  const isExiled =
    first.kind === "exile" &&
    first.what.kind === "it" &&
    first.faceDown === undefined &&
    first.until === undefined &&
    rest.length === 0 &&
    except === undefined;
  return isSpell && isGraveyard && isExiled ? { exileAfter: "graveyard" } : undefined;
};

/** What a sentence says of the spells that are cast by the permission before it, or `undefined` when it is about something else. */
const riderOf = (
  node: Sentence,
  { what, verb }: Pick<A.PlayFromZone, "what" | "verb">,
  scope: Scope,
  stating: Stating,
): Rider | undefined => {
  switch (node.kind) {
    case "clauses": {
      const told = conditionalOf(node);
      if (told === undefined) return undefined;
      const { condition, then } = told;
      if (condition.kind !== "castThisWay" && condition.kind !== "youDo") return undefined;
      if (condition.who.kind !== "you") return refuse(condition.who, "say “you” here");
      const playing = condition.kind === "youDo" && verb === "play";
      const demand = condition.kind === "youDo" ? undefined : demandOf(condition.what, scope);
      if (condition.kind === "castThisWay" && (demand?.comparison !== ">=" || demand.count !== 1))
        return refuse(condition, "say “a spell”");
      const only = demand === undefined ? [] : beyond(demand.filter, what);
      const manner = mannerOf(then, scope);
      if (manner === undefined) {
        const words = [...only, ...(isReference(what) ? [] : [what])].flatMap(filterWords);
        const stated = ofSpell(scope, words, (inner) => stating(then, inner));
        // A land that is played is given its abilities on the battlefield.
        if (playing && stated.some(({ effects }) => effects.some(({ type }) => type !== "applies")))
          return refuse(condition, "say whether a land is played or a spell is cast");
        return { gains: gainsOf(then, only, stated) };
      }
      if (playing) return refuse(condition, "say whether a land is played or a spell is cast");
      return only.length === 0 ? manner : refuse(condition, "say this of every spell that is cast this way");
    }
    case "castThisWayExiled": {
      const zone = zoneFilterOf(node.where, scope);
      if (zone.type !== "inZone" || zone.zone !== "graveyard")
        return refuse(node.where, "say which graveyard");
      const noun = demandOf({ kind: "determined", det: node.det, noun: node.what, span: node.span }, scope);
      if (noun?.comparison !== ">=" || noun.count !== 1) return refuse(node.det, "say “a spell”");
      const only = beyond(noun.filter, what).filter((each) => each.type !== "kind" || each.kind !== "card");
      return { exileAfter: "graveyard", ...(only.length === 0 ? {} : { exileOnly: conjunction(only) }) };
    }
    case "wouldReplace":
      return exiledAfter(node);
    case "castThisWayCosts":
      return { additional: [A.mana(node.mana.symbols)] };
    default:
      return undefined;
  }
};

const joined = <P extends Rider>(permission: P, rider: Rider, node: Sentence): P => {
  const twice = Object.keys(rider).some((key) => key in permission && key !== "gains");
  if (twice) return refuse(node, "this has been said before");
  const gains = [...(permission.gains ?? []), ...(rider.gains ?? [])];
  return { ...permission, ...rider, ...(gains.length === 0 ? {} : { gains }) };
};

/** The permission of a static ability with what the sentence behind it says of spells that are cast by it. */
export const permissionWithRider = (
  effect: A.StaticEffect,
  node: Sentence,
  scope: Scope,
  stating: Stating,
): A.StaticEffect | undefined => {
  if (effect.type === "alternativeCost") {
    const { what } = effect;
    const flash = same(riderOf(node, { ...effect, verb: "cast", what }, scope, stating), { flash: true });
    return flash && !same(what, A.isOneOf(A.self)) ? { ...effect, instant: true } : undefined;
  }
  // Lands are not cast.
  if (effect.type !== "mayPlay" || (!isReference(effect.what) && partsOf(effect.what).some(isLand)))
    return undefined;
  const rider = riderOf(node, effect, scope, stating);
  return rider === undefined ? undefined : joined(effect, rider, node);
};

/** The same of an instruction that permits something. */
export const effectWithRider = (
  effect: A.Effect | undefined,
  node: Sentence,
  scope: Scope,
  stating: Stating,
): A.Effect | undefined => {
  switch (effect?.type) {
    case "allowPlay": {
      const rider = riderOf(node, effect, scope, stating);
      return rider === undefined ? undefined : joined(effect, rider, node);
    }
    case "changeRules": {
      const changes = effect.changes.map((change) =>
        change.type === "mayPlay"
          ? (permissionWithRider(change, node, scope, stating) as A.PlayFromZone)
          : change,
      );
      return changes.includes(undefined as never) || same(changes, effect.changes)
        ? undefined
        : { ...effect, changes };
    }
    case "may": {
      const inner = effect.effect;
      // "If you do, …" comes after the spell was cast.
      if (inner.type !== "castCards" || node.kind === "clauses") return undefined;
      const rider = riderOf(node, inner, scope, stating);
      return rider === undefined ? undefined : { ...effect, effect: joined(inner, rider, node) };
    }
    case "sequence": {
      const last = effectWithRider(effect.effects[effect.effects.length - 1], node, scope, stating);
      return last === undefined ? undefined : A.sequence([...effect.effects.slice(0, -1), last]);
    }
    default:
      return undefined;
  }
};

/** "You may cast the copy. That copy costs {2} less to cast": what is said of the cost is so as it is cast (601.2f). */
const costingSo = (effect: A.Effect | undefined, change: A.Effect, of: A.Filter): A.Effect | undefined => {
  if (effect?.type === "sequence") {
    const last = costingSo(effect.effects.at(-1), change, of);
    return last === undefined ? undefined : A.sequence([...effect.effects.slice(0, -1), last]);
  }
  const cast = effect?.type === "may" ? effect.effect : effect;
  return effect !== undefined && cast?.type === "castCards" && same(A.isOneOf(cast.what), of)
    ? A.sequence([change, effect])
    : undefined;
};
/** Moves what was said last of a cost in front of the casting that it is about. */
export const costsAsCast = (effects: A.Effect[], node: Sentence): void => {
  const [before, change] = effects.slice(-2);
  const [only, ...others] = change?.type === "changeRules" ? change.changes : [];
  if (change === undefined || others.length > 0) return;
  const of = only?.type === "costChange" ? only.what : only?.type === "spendAnyMana" ? only.on : undefined;
  if (of === undefined) return;
  const mended = costingSo(before, change, of);
  if (mended !== undefined) effects.splice(-2, 2, mended);
  else if (effects.flatMap(instructionsIn).some((each) => each.type === "castCards" && isOf(each, of)))
    refuse(node, "it has been cast when this is said: choose it in a sentence before");
};
const isOf = ({ bind }: A.CastCards, of: A.Filter): boolean =>
  bind !== undefined && same(A.isOneOf(A.bound(bind)), of);
