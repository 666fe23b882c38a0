import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { ownInAbilities, saidOfEach, speaksOfOther, valueForEach } from "../resolve/bound.ts";
import { partsOf } from "../resolve/reach.ts";
import {
  adverbialWithin,
  isBare,
  isObjectVerb,
  type Clause,
  type ObjectVerbNode,
} from "../resolve/clauses.ts";
import { bareSentence, type BackAdverbial, type ClausesNode } from "../resolve/sentence.ts";
import { askedOfGroup } from "./by-itself.ts";
import { conditionOf } from "./conditions.ts";
import { unlessCostsOf } from "./costs.ts";
import { durationOf } from "./durations.ts";
import { isReference } from "./effects/verb.ts";
import { allSo, conjunction } from "./series.ts";
import { playersOf } from "./players.ts";
import { quantityOf } from "./quantities.ts";
import { isGroup } from "./outcome.ts";
import { same, holds, holdsKind, holdsPart, holdsType } from "./same.ts";
import { mention, refuse, type Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { castsItselfAtOnce, castsItselfFree, permittedBy, statementsOf } from "./statements.ts";
import { unlessPaid, unlessSo } from "./attack-restrictions.ts";
import { staticAbilityOf } from "./static-ability.ts";
import { notBeyondGiven } from "./values-of-x.ts";
import { withX, withY, xOf, yOf } from "./where-x.ts";

const untold = (node: { readonly span: Nodes["chain"]["span"] }): never =>
  refuse(node, "on a permanent this needs a trigger or a cost in front of it");

/** What an adverbial in front of a statement asks for it to be true. */
const conditionOfFront = (front: ClausesNode["front"][number], scope: Scope): A.Condition => {
  if (front.kind === "ifFront" && front.moment === undefined) return conditionOf(front.condition, scope);
  if (front.kind !== "durationFront") return untold(front);
  const duration = durationOf(front.until, scope);
  return duration.type === "asLongAs"
    ? duration.condition
    : refuse(front.until, "a permanent's own statement has no end");
};

/** "Unless their controller pays {1} for each creature they control": of several things each one's own. */
const ofEachStated = <T>(
  { effects: [effect] }: A.Static,
  { does: { first } }: ClausesNode,
  scope: Scope,
  said: { readonly by: object; readonly lower: () => T },
): T =>
  effect?.type === "applies" && effect.to.type === "all" && first.kind === "objectClause"
    ? saidOfEach(scope, { objects: effect.to, node: first.subject }, said.by, said.lower)
    : said.lower();

type Stating = () => readonly A.Static[];
type BackTable = {
  readonly [K in BackAdverbial["kind"]]: (
    adverbial: Extract<BackAdverbial, { readonly kind: K }>,
    state: Stating,
    node: ClausesNode,
    scope: Scope,
  ) => readonly A.Static[];
};

/** What an adverbial behind statements makes of them. */
const behind: BackTable = {
  ifBack: ({ condition }, _, node, scope) =>
    playedIfSo(node.does, condition, scope) ?? statedIfSo(node.does, condition, scope),
  unlessSoBack: ({ condition }, state, _, scope) => {
    const found = state();
    const asked = askedOf(found, condition, scope);
    return found.map((each) => unlessSo(each, asked));
  },
  unlessBack: (adverbial, state, node, scope) => {
    let who: A.Players = A.you;
    const found = state();
    const lower = (): A.Costs => {
      who = playersOf(adverbial.who, scope);
      return unlessCostsOf(adverbial.costs, who, scope);
    };
    const costs = ofEachStated(found[0]!, node, scope, { by: adverbial, lower });
    // Nobody attacks a player with that player's own creatures (508.1b).
    if (holds(costs, ({ type, whom }) => type === "attacking" && holdsType(whom, "controllerOf")))
      return refuse(adverbial.costs, "it is not clear who is attacked", "RW4003");
    return found.map(
      (each) => unlessPaid(each, who, costs) ?? refuse(node, "only attacking and blocking can be paid for"),
    );
  },
  whereBack: ({ where }, state, _, scope) => {
    const { also, ...ofX } = where;
    const had = scope.hasX;
    scope.hasX = also === undefined || "and Y";
    scope.eachX = undefined;
    const found = state();
    const [q, y] = valueForEach(scope, () => [
      quantityOf(xOf(ofX), scope),
      also && quantityOf(yOf(also), scope),
    ]);
    scope.hasX = had;
    notBeyondGiven(found, q, where);
    if (y !== undefined) notBeyondGiven(found, y, where);
    const told = withX(y === undefined ? found : withY(found, y), q);
    return speaksOfOther([q, y]) ? told.map((each) => ownInAbilities(each)) : told;
  },
  delayBack: untold,
  insteadBack: untold,
};

/** "Has lifelink if …, and has deathtouch if …": of the same. */
const withSubject = (verb: Clause, subject: Nodes["objects"] | undefined): Nodes["firstClause"] =>
  subject !== undefined && isObjectVerb(verb as ObjectVerbNode)
    ? { kind: "objectClause", subject, does: verb as ObjectVerbNode, span: verb.span }
    : refuse(verb, "say again what this is about");

/** "A if …, and B if …": the statements with the adverbial of each. */
const apart = (node: ClausesNode): readonly ClausesNode[] => {
  const parts = partsOf(node.does, node.back);
  if ("kind" in parts || node.front.length > 0)
    return refuse(node, "say this in two sentences: it is not clear what the last words are about");
  let subject: Nodes["objects"] | undefined;
  return parts.map((part) => {
    const { by, over } = part.kind === "governed" ? part : { by: undefined, over: [part] };
    const clauses = over.map((each) =>
      each.kind === "governed" || each.kind === "replacing"
        ? refuse("by" in each ? each.by : each, "say this in two sentences")
        : each,
    );
    const [first, ...rest] = clauses;
    if (first!.kind === "objectClause") ({ subject } = first!);
    else if (!isBare(first!)) subject = undefined;
    const told = isBare(first!) ? withSubject(first!, subject) : first!;
    const links = rest.map((does) => ({ kind: "andLink", does, span: does.span }) as const);
    const does = { kind: "chain", first: told, rest: links, span: node.span } as const;
    return { ...bareSentence(does), back: by === undefined ? [] : [by as BackAdverbial] };
  });
};

/** The static abilities that a sentence of clauses states, under its adverbials. */
export const statedClauses = (node: ClausesNode, scope: Scope): readonly A.Static[] => {
  const { front, does, back } = node;
  if (node.connective !== undefined) return untold(node);
  if (adverbialWithin(does) !== undefined) return apart(node).flatMap((each) => statedClauses(each, scope));
  const [first] = front;
  if (first?.kind === "ifFront" && castsItselfFree(does)) {
    const condition = conditionOf(first.condition, scope);
    const more = castsItselfAtOnce(does) ? { condition, instant: true as const } : { condition };
    return [staticAbilityOf([A.alternativeCost(A.isOneOf(A.self), [], more)], undefined, "stack")];
  }
  // "If you cast it any time a sorcery couldn't have been cast, … at …": settled as it enters.
  if (
    first?.kind === "ifFront" &&
    holdsKind(first.condition, "castUntimely") &&
    back[0]?.kind === "delayBack"
  )
    return [staticAbilityOf([A.entersWith(A.isOneOf(A.self), { as: instructionsOf([node], scope) })])];
  const parts = partsOf(does, back);
  if ("kind" in parts || (back.length > 0 && (parts.length > 1 || parts[0]?.kind !== "governed")))
    return refuse(node, "say this in two sentences: it is not clear what the last words are about");
  const last = front.at(-1);
  const each = last?.kind === "forEachFront" ? last : undefined;
  const conditions = front
    .filter((adverbial) => adverbial !== each)
    .map((adverbial) => conditionOfFront(adverbial, scope));
  const condition = conditions.length === 0 ? undefined : allSo(conditions);
  if (condition !== undefined && back.some(({ kind }) => kind === "ifBack"))
    return refuse(node, "say both conditions in one place");
  if (each !== undefined)
    return permittedBy(instructionsOf([{ ...node, front: [each] }], scope), condition) ?? untold(each);
  const stating: Stating = () => statementsOf(does, condition, scope);
  return back.reduce<Stating>(
    (state, adverbial) => () =>
      // The key and the function's parameter are the same kind; TypeScript cannot see that through the index.
      (behind[adverbial.kind] as BackTable["whereBack"])(adverbial as never, state, node, scope),
    stating,
  )();
};

/** "You may cast the top card of your library if it's a creature card": what it must be as it is cast (601.3e). */
const playedIfSo = (
  does: Nodes["chain"],
  asked: Nodes["condition"],
  scope: Scope,
): readonly A.Static[] | undefined => {
  const { first } = does;
  if (first.kind !== "mayClause" || first.does.kind !== "castWhat" || first.does.how.length > 0)
    return undefined;
  const inner: Scope = { ...scope, mentions: [...scope.mentions] };
  const [found, ...others] = statementsOf(does, undefined, inner);
  const rule = found?.effects[0];
  if (found?.effects.length !== 1 || others.length > 0 || rule?.type !== "mayPlay") return undefined;
  if (isReference(rule.what) || rule.what.type !== "isOneOf") return undefined;
  const { objects } = rule.what;
  const from = [first.does.what];
  mention(inner, { ref: objects, is: "object", plural: false, words: new Set(["card"]), from });
  const condition = conditionOf(asked, inner);
  return condition.type === "matches" && same(condition.objects, objects)
    ? [{ ...found, effects: [{ ...rule, what: conjunction([condition.filter, rule.what]) }] }]
    : refuse(asked, "this must be about the card that may be played");
};

/** "Each creature spell you cast costs {1} less to cast if it's red": "it" is what the statement is about. */
const statedIfSo = (does: Nodes["chain"], asked: Nodes["condition"], scope: Scope): readonly A.Static[] => {
  const spoken: Scope = { ...scope, mentions: [...scope.mentions], asides: [...scope.asides] };
  const found = statementsOf(does, undefined, spoken);
  return statementsOf(does, askedOf(found, asked, spoken), scope);
};

/** What is asked behind statements; of several that they are about, of each by itself. */
const askedOf = (found: readonly A.Static[], node: Nodes["condition"], scope: Scope): A.Condition => {
  const effects = found.flatMap((each) => each.effects);
  const [about] = effects.flatMap((each) =>
    each.type === "applies" && each.to.type === "all"
      ? [each.to]
      : each.type === "costChange" || each.type === "entersWith"
        ? [A.all(each.what)]
        : [],
  );
  const { asked } = askedOfGroup(about, scope, () => conditionOf(node, scope));
  // "Unless they control …": each of them by itself, which one condition for all cannot ask.
  const groups = effects.flatMap((each) =>
    each.type === "playerCant" && isGroup(each.players) ? [each.players] : [],
  );
  return groups.some((players) => holdsPart(asked, players))
    ? refuse(node, "this is asked of each of these players by itself, which cannot be expressed yet")
    : asked;
};
