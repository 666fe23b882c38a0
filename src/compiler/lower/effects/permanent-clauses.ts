import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { ofSpell } from "../cast-riders.ts";
import { jointCostsOf } from "../costs.ts";
import { gainsOf } from "../granted.ts";
import { keywordForCosts } from "../keywords.ts";
import { anyObjects, objectsOf } from "../objects.ts";
import { eventFilter, saysSource, sourcesOf } from "../event-filters.ts";
import { playersOf, possessedObjects } from "../players.ts";
import type { Span } from "../../types.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";
import { fixedNumber } from "../quantities.ts";
import {
  abilitiesMeantOf,
  isActivated,
  activatedBy,
  keywordNamed,
  spareMana,
  type AbilitiesMeant,
} from "./abilities-meant.ts";
import { newBase, objectsOfStats } from "./base-size.ts";
import { attacked, blockersOf } from "./restrictions.ts";
import { happens, lasts, modify, thisCombat, thisTurn, type ObjectVerb } from "./verb.ts";
import { forEachOf } from "../for-each.ts";

/** Objects and what a sentence says of them, where something of theirs is its subject. */
export interface Statement {
  readonly subject: A.Objects;
  readonly verb: ObjectVerb;
}

type ActivatedCant = Extract<Nodes["permanentClause"], { kind: "activatedCant" }>;
/** "Activated abilities … can't be activated": of sources nobody can, wherever they are (109.2c). */
const activatedCant = (node: ActivatedCant, scope: Scope): Statement => {
  const what = node.nonMana === true ? "activateNonManaAbilities" : "activateAbilities";
  const lasting = lasts(node.until, scope);
  const said = node.what;
  const subject = (objects: A.Objects): Statement => ({
    subject: objects,
    verb: modify([A.cant(what)], lasting),
  });
  if (said.kind === "itsAbilities" && isActivated(said.sort))
    return subject(possessedObjects(said.of, scope));
  const of = said.kind === "abilitiesOf" && said.which?.kind === "scopeOf" ? said.which.of : undefined;
  if (said.kind !== "abilitiesOf" || !isActivated(said.sort) || of === undefined || said.nonMana || said.who)
    return refuse(said, "say of which objects these abilities are");
  if (!saysSource(of)) return subject(anyObjects(of, scope));
  const change = A.playerCant(A.players, what, { whom: sourcesOf(of, scope) });
  return { subject: A.self, verb: { does: "rules", changes: () => [change], ...lasting } };
};

/** Players have abilities as objects do (702.11e, 702.16k, 702.18b). */
const youHave = (
  node: { readonly abilities: Nodes["abilitySeries"]; readonly until?: Nodes["duration"] },
  scope: Scope,
): Statement => {
  const { modifications, first } = gainsOf(node.abilities, scope);
  const abilities = modifications.flatMap((each) =>
    each.type === "gainAbilities" && each.choice !== true && each.thisAbility !== true
      ? each.abilities
      : refuse(node.abilities, "say which ability this is"),
  );
  const changes = [A.playerHas(A.you, abilities)];
  return {
    subject: A.self,
    verb: { does: "rules", changes: () => changes, ...lasts(node.until, scope), first },
  };
};

const cost = (
  node: { readonly mana: Nodes["mana"]; readonly each?: Nodes["forEach"]; readonly change: "less" | "more" },
  { what, condition, ...more }: AbilitiesMeant,
  scope: Scope,
): Statement => {
  const times = node.each === undefined ? {} : { times: forEachOf(node.each, scope) };
  const change = A.costChange(what, node.change, [A.mana(node.mana.symbols)], { ...more, ...times });
  const lasting = condition === undefined ? {} : { duration: A.asLongAs(condition) };
  return { subject: A.self, verb: { does: "rules", changes: () => [change], ...lasting } };
};

/** "Equip abilities you activate cost {1} less to activate". */
const abilitiesCost = (
  node: Extract<Nodes["permanentClause"], { readonly kind: "abilitiesCost" }>,
  scope: Scope,
): Statement => {
  const meant = abilitiesMeantOf(node.what, scope);
  return cost(node, node.spared === true ? spareMana(meant, node) : meant, scope);
};

/** "its activated abilities can't be activated", "all creatures able to block it do so", "you control it". */
export const permanentClauseOf = (node: Nodes["permanentClause"], scope: Scope): readonly Statement[] => {
  if (node.kind === "youHave") return [youHave(node, scope)];
  if (node.kind === "youAndHave") {
    const subjects = [node.more, node.what].flatMap((each) =>
      each === undefined ? [] : anyObjects(each, scope),
    );
    const { modifications } = gainsOf(node.abilities, scope);
    const verb = modify(modifications, lasts(node.until, scope));
    return [youHave(node, scope), ...subjects.map((subject) => ({ subject, verb }))];
  }
  return [statementOf(node, scope)];
};

/** "The flashback cost is equal to its mana cost": the keyword ability for that cost. */
const forItsCost = (
  node: Nodes["ownCost"],
  name: { readonly value: string; readonly span: Span },
  scope: Scope,
): A.Modification => {
  const { keyword, costs, less } = node;
  if (keyword.value !== name.value) return refuse(keyword, "this must be the keyword that is gained");
  const more = costs === undefined ? [] : ofSpell(scope, [], (inner) => jointCostsOf(costs, inner));
  const own = { manaCostOf: A.self, ...(less === undefined ? {} : { reducedBy: less.symbols }) };
  return A.gainAbilities([keywordForCosts(node, keyword.value, [A.mana([], own), ...more], scope)]);
};

/** "Gains flashback. The flashback cost is equal to its mana cost." */
const gainsForItsCost = (
  node: Extract<Nodes["permanentClause"], { readonly kind: "gainsForItsCost" }>,
  scope: Scope,
): Statement => {
  if (node.keyword === undefined) return foretoldForItsCost(node, scope);
  const gained = forItsCost(node.cost, node.keyword, scope);
  const subject = objectsOf(node.subject, scope, { by: A.you });
  return { subject, verb: modify([gained], lasts(node.until, scope)) };
};

/** 702.143d: an effect that makes a card foretold may give it a foretell cost. */
const foretoldForItsCost = (
  node: Extract<Nodes["permanentClause"], { readonly kind: "gainsForItsCost" }>,
  scope: Scope,
): Statement => {
  const gained = forItsCost(node.cost, { value: "foretell", span: node.cost.span }, scope);
  const subject = objectsOf(node.subject, scope, { by: A.you });
  const bind = bindNext(scope);
  return {
    subject,
    verb: happens((what) => A.sequence([A.designate(what, "foretold", { bind }), A.affect(what, [gained])])),
  };
};

/** "No more than two creatures can attack you each combat" (508.1c, 509.1b). */
const atMostInCombat = (
  { n, how, whom }: Extract<Nodes["permanentClause"], { readonly kind: "atMostInCombat" }>,
  scope: Scope,
): Statement => {
  if (how === "block" && whom !== undefined) return refuse(whom, "players are attacked, not blocked");
  const more = { limit: fixedNumber(n), ...(whom === undefined ? {} : { whom: attacked(whom, scope) }) };
  return {
    subject: A.self,
    verb: { does: "rules", changes: () => [A.playerCant(A.players, how, more)] },
  };
};

const statementOf = (
  node: Exclude<Nodes["permanentClause"], { readonly kind: "youHave" | "youAndHave" }>,
  scope: Scope,
): Statement => {
  switch (node.kind) {
    case "activatedCant":
      return activatedCant(node, scope);
    case "countersCantBePut":
      return {
        subject: anyObjects(node.on, scope),
        verb: modify([A.cant("haveCounters")], lasts(node.until, scope)),
      };
    case "allBlock":
      return {
        subject: objectsOf(node.what, scope, { by: A.you }),
        verb: modify(
          [A.must("beBlockedByAll", blockersOf(node.able, scope))],
          node.when === undefined ? {} : node.when === "this turn" ? thisTurn : thisCombat,
        ),
      };
    case "statsBecome": {
      const subject = objectsOfStats(node.what, scope);
      // "… becomes twice that card's power and its base toughness …": of the same creature.
      const before = [...scope.mentions];
      const change = newBase(node.what.which, node.to, scope);
      scope.mentions.splice(0, scope.mentions.length, ...before);
      return { subject, verb: modify([change], lasts(node.until, scope)) };
    }
    case "controlsThing": {
      const who = playersOf(node.who, scope);
      return { subject: anyObjects(node.what, scope), verb: modify([A.changeControl(who)]) };
    }
    case "keywordCosts": {
      const by = activatedBy(node.who, scope);
      return cost(
        node,
        { what: A.anything, of: "keyword", keyword: keywordNamed(node.keyword), ...by },
        scope,
      );
    }
    case "gainsForItsCost":
      return gainsForItsCost(node, scope);
    case "atMostInCombat":
      return atMostInCombat(node, scope);
    case "abilitiesCost":
      return abilitiesCost(node, scope);
    case "legendRule": {
      const what = node.what === undefined ? A.anything : eventFilter(node.what, scope).filter;
      return { subject: A.self, verb: { does: "rules", changes: () => [A.legendRuleOff(what)] } };
    }
    default:
      return node satisfies never;
  }
};
