import * as A from "../../abilities/index.ts";
import { damagePredicate } from "../../../grammar/language/effects/damage.ts";
import { zonesClause } from "../../../grammar/language/effects/zones.ts";
import { manaClause } from "../../../grammar/language/effects/mana.ts";
import { objectPredicate, permanentClause } from "../../../grammar/language/effects/permanents.ts";
import { preventionClause } from "../../../grammar/language/effects/prevention.ts";
import { prohibition } from "../../../grammar/language/effects/prohibitions.ts";
import { gameClause } from "../../../grammar/language/effects/spells.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { damageInstruction } from "./effects/damage.ts";
import { withExceptions } from "./effects/exceptions.ts";
import { manaClauseOf } from "./effects/mana.ts";
import { objectVerb, type ObjectVerb } from "./effects/object-verbs.ts";
import { isReference, together } from "./effects/verb.ts";
import { permanentClauseOf } from "./effects/permanent-clauses.ts";
import { preventionOf, unpreventable } from "./effects/prevention.ts";
import { castWithAnyMana, withAnyMana } from "./effects/any-mana.ts";
import { gameClauseOf } from "./effects/spells.ts";
import { zonesClauses } from "./effects/zones.ts";
import { playerInstruction } from "./instruction.ts";
import { dispatch } from "./nodes.ts";
import { conjunction } from "./nouns.ts";
import { objectsOf } from "./objects.ts";
import { isGroup } from "./outcome.ts";
import { durationOf } from "./durations.ts";
import { playersOf, possessedObjects, possessor } from "./players.ts";
import { quantityOf } from "./quantities.ts";
import { sizeOf } from "./words.ts";
import { bindNext, mention, refuse, severalSince, type Scope } from "./scope.ts";

type Clause = Nodes["clause"];
type ObjectVerbNode = Nodes["objectVerb"];
type Subject =
  | { readonly is: "players"; readonly players: A.Players }
  | { readonly is: "objects"; readonly objects: A.Objects };

/** What is being said of the same objects, until something else is said: one continuous effect (611.2). */
interface Pending {
  readonly objects: A.Objects;
  /** Its number, where later words mean the objects it began to affect (611.2c). */
  readonly bind?: number;
  modifications: readonly A.Modification[];
  duration: A.Duration | undefined;
}

const damageKinds: ReadonlySet<string> = new Set(Object.keys(damagePredicate.rows));
const isDamage = (node: ObjectVerbNode): node is Nodes["damagePredicate"] => damageKinds.has(node.kind);

/** Whether an instruction for `eachPlayer` asks about that player anywhere but in who does it. */
const asksAboutPlayer = (effect: A.Effect): boolean => {
  const { who: _, ...others } = effect as A.Effect & { readonly who?: A.Players };
  return JSON.stringify(others).includes('"eachPlayer"');
};

/** What all players of a group may or can't do is one change of the rules. */
const rulesFor = (effect: A.ChangeRules, players: A.Players): A.Effect | undefined => {
  const changes = effect.changes.map((change) =>
    "players" in change && change.players.type === "eachPlayer" ? { ...change, players } : change,
  );
  return JSON.stringify(changes).includes('"eachPlayer"') ? undefined : { ...effect, changes };
};

/** Carries out instructions for each player of a group: all together where nothing depends on the player (101.4). */
const forPlayers = (players: A.Players, scope: Scope, build: (who: A.Players) => A.Effect): A.Effect => {
  if (!isGroup(players)) return build(players);
  const outer = scope.within;
  const spoken = [...scope.mentions];
  scope.within = "eachPlayer";
  const effect = build(A.eachPlayer);
  severalSince(scope, spoken);
  if (outer === undefined) delete scope.within;
  else scope.within = outer;
  const rules = effect.type === "changeRules" ? rulesFor(effect, players) : undefined;
  if (rules !== undefined) return rules;
  if (effect.type === "nothing") return effect;
  if (!("who" in effect) || effect.who.type !== "eachPlayer" || asksAboutPlayer(effect))
    return A.forEachPlayer(players, effect);
  return { ...effect, who: players };
};

const affectOf = (pending: Pending): A.Affect => ({
  type: "affect",
  what: pending.objects,
  modifications: pending.modifications,
  ...(pending.duration === undefined ? {} : { duration: pending.duration }),
  ...(pending.bind === undefined ? {} : { bind: pending.bind }),
});

const permissions: ReadonlySet<string> = new Set([
  "mayPlay",
  "castAsThoughFlash",
  "spendAnyMana",
  "extraLands",
  "revealTop",
  "mayLook",
]);
/** "You may play that card this turn" asks nothing now: it permits something later (601.3). */
export const isPermission = (effect: A.Effect): boolean =>
  effect.type === "sequence"
    ? effect.effects.every(isPermission)
    : effect.type === "allowPlay" ||
      (effect.type === "changeRules" && effect.changes.every((change) => permissions.has(change.type)));

const permitting: ReadonlySet<string> = new Set([
  "mayPlay",
  "castAsThoughFlash",
  "spendAnyMana",
  "extraLands",
  "mayLook",
]);
/** What is no deed: it happens to players, who are always named. */
const happensTo: ReadonlySet<string> = new Set([
  "loseGame",
  "winGame",
  "getEnergy",
  "emblem",
  "becomeMonarch",
  "takeInitiative",
  ...Object.keys(prohibition.rows),
]);
/** What is told in the imperative ("Gain 2 life") only where a spell or an activated ability tells what to do. */
const changesLife: ReadonlySet<string> = new Set([
  "gainLife",
  "gainLifeEqual",
  "loseLife",
  "loseLifeEqual",
  "loseHalfLife",
]);

const permits = (effect: A.Effect): boolean =>
  effect.type === "allowPlay" ||
  (effect.type === "changeRules" && effect.changes.some((change) => permitting.has(change.type)));

const saysWhere = (filter: A.Filter): boolean =>
  filter.type === "and" || filter.type === "or"
    ? filter.filters.some(saysWhere)
    : filter.type === "inZone" || filter.type === "isOneOf";
const whereOf = (filter: A.Filter): readonly A.Filter[] =>
  filter.type === "and" ? filter.filters.flatMap(whereOf) : saysWhere(filter) ? [filter] : [];

/** "You may play lands and cast spells from the top of your library": where they are played from and how long count for both. */
const fromOneZone = (effect: A.Effect, clause: Clause): A.Effect => {
  const parts = effect.type === "sequence" ? effect.effects : [effect];
  let where: readonly A.Filter[] = [];
  let duration: A.Duration | undefined;
  const ready = parts.toReversed().map((part): A.Effect => {
    if (part.type !== "changeRules") return part;
    duration = part.duration ?? duration;
    return {
      ...part,
      ...(duration === undefined ? {} : { duration }),
      changes: part.changes.map((change) => {
        if (change.type !== "mayPlay" || isReference(change.what)) return change;
        const own = whereOf(change.what);
        if (own.length > 0) where = own;
        else if (where.length > 0) return { ...change, what: conjunction([change.what, ...where]) };
        else return refuse(clause, "say where these may be played from");
        return change;
      }),
    };
  });
  return ready.length === 1 ? ready[0]! : A.sequence(ready.toReversed());
};

/** "Two target creatures each deal damage equal to their power": every one of them by itself, and "their" is its own. */
const eachDeals = (does: Nodes["damagePredicate"], objects: A.Objects, scope: Scope): A.Effect => {
  const words = new Set(["creature", "permanent"]);
  mention(scope, { ref: A.each, is: "object", plural: true, words });
  const effect = A.forEach(objects, damageInstruction(does, A.each, scope));
  const place = scope.mentions.findLastIndex((each) => each.ref === A.each);
  scope.mentions.splice(place, 1);
  return effect;
};

const ofSpellsCast: ReadonlySet<string> = new Set(["costsLess", "costsMore", "cantBeCountered"]);
/** "Creature spells you cast this turn cost {1} less": the spells you cast, for the rest of the turn. */
const castThisTurn = (
  clause: Extract<Clause, { kind: "objectClause" | "eachObjects" }>,
): Clause | undefined => {
  const { subject, does } = clause;
  if (subject.kind !== "pluralPhrase" || !ofSpellsCast.has(does.kind)) return undefined;
  const post = subject.post.map((each) =>
    each.kind === "youveCast" && each.variant === 1 ? ({ ...each, kind: "youCast" } as const) : each,
  );
  const same = post.every((each, index) => each === subject.post[index]);
  return same ? undefined : ({ ...clause, subject: { ...subject, post } } as Clause);
};
const lastingThisTurn = (effect: A.Effect, clause: Clause): A.Effect =>
  effect.type === "changeRules" && effect.duration === undefined
    ? { ...effect, duration: A.until("end of turn") }
    : refuse(clause, "this has two durations");

/** Lowers clauses joined by "and" and "then", in order. */
class Chain {
  private readonly scope: Scope;
  private readonly effects: A.Effect[] = [];
  private subject: Subject | undefined;
  private pending: Pending | undefined;

  /** Within "may": what is permitted needs the word. */
  private readonly may: boolean;

  constructor(scope: Scope, subject?: Subject, may = false) {
    this.scope = scope;
    this.subject = subject;
    this.may = may;
  }

  run(clauses: readonly Clause[]): A.Effect {
    for (let index = 0; index < clauses.length; index++) {
      const clause = clauses[index]!;
      if (clause.kind === "mayClause" || clause.kind === "haveClause" || clause.kind === "havePlayerClause") {
        // "may" governs what follows without a subject of its own.
        let end = index + 1;
        while (end < clauses.length && isBare(clauses[end]!) && !isAboutRest(clauses[end]!)) end++;
        this.push(this.optional(clause, clauses.slice(index + 1, end)));
        index = end - 1;
      } else this.clause(clause);
    }
    this.flush();
    return this.effects.length === 1 ? this.effects[0]! : A.sequence(this.effects);
  }

  private flush(): void {
    if (this.pending !== undefined) this.effects.push(affectOf(this.pending));
    this.pending = undefined;
  }

  private push(effect: A.Effect): void {
    this.flush();
    const last = this.effects[this.effects.length - 1];
    const known = last?.type === "allowPlay" ? withAnyMana(last, effect) : castWithAnyMana(last, effect);
    if (known !== undefined) {
      this.effects[this.effects.length - 1] = known;
      return;
    }
    this.effects.push(effect);
  }

  /** "you may sacrifice an artifact or discard a card": one of the two, or neither. */
  private either(clause: Extract<Clause, { kind: "mayEither" }>): A.Effect {
    const { scope } = this;
    return forPlayers(playersOf(clause.subject, scope), scope, (player) => {
      const mentions = [...scope.mentions];
      const one = playerInstruction(clause.one, player, scope);
      const other = playerInstruction(clause.other, player, scope);
      if (permits(one) || permits(other))
        return refuse(clause, "say of each of the two that it is permitted");
      // Which of the two was done is not known, and so is what it was done to.
      scope.mentions.splice(0, scope.mentions.length, ...mentions);
      const bind = bindNext(scope);
      scope.last = { id: bind, by: player };
      return A.may(player, A.oneOf(player, [one, other]), { bind });
    });
  }

  private optional(
    clause: Extract<Clause, { kind: "mayClause" | "haveClause" | "havePlayerClause" }>,
    rest: readonly Clause[],
  ): A.Effect {
    const who = playersOf(clause.subject, this.scope);
    return forPlayers(who, this.scope, (player) => {
      const inner =
        clause.kind === "mayClause"
          ? new Chain(this.scope, { is: "players", players: player }, true).run([
              clause.does as Clause,
              ...rest,
            ])
          : clause.kind === "haveClause"
            ? new Chain(this.scope, {
                is: "objects",
                objects: objectsOf(clause.object, this.scope, { by: player }),
              }).run([clause.does as Clause, ...rest])
            : new Chain(
                this.scope,
                { is: "players", players: playersOf(clause.object, this.scope) },
                true,
              ).run([clause.does as Clause, ...rest]);
      if (isPermission(inner)) return fromOneZone(inner, clause);
      const bind = bindNext(this.scope);
      this.scope.last = { id: bind, by: player, did: inner.type };
      return A.may(player, inner, { bind });
    });
  }

  /** "and may …": another choice of the same players. */
  private permitted(clause: Extract<Clause, { kind: "bareMay" }>, players: A.Players): A.Effect {
    return forPlayers(players, this.scope, (player) => {
      const inner = new Chain(this.scope, { is: "players", players: player }, true).run([
        clause.does as Clause,
      ]);
      if (isPermission(inner)) return fromOneZone(inner, clause);
      const bind = bindNext(this.scope);
      this.scope.last = { id: bind, by: player, did: inner.type };
      return A.may(player, inner, { bind });
    });
  }

  private clause(clause: Clause): void {
    const { scope } = this;
    switch (clause.kind) {
      case "objectClause":
      case "eachObjects": {
        const turned = castThisTurn(clause);
        if (turned !== undefined) {
          this.push(lastingThisTurn(new Chain(scope).run([turned]), clause));
          return;
        }
        this.subject = { is: "objects", objects: objectsOf(clause.subject, scope, { by: A.you }) };
        if (clause.kind === "eachObjects" && clause.subject.kind === "it")
          refuse(clause, "“each” needs several things in front of it");
        if (clause.kind === "eachObjects" && isDamage(clause.does)) {
          this.push(eachDeals(clause.does, this.subject.objects, scope));
          return;
        }
        if (clause.subject.kind === "eachOfThose" || clause.subject.kind === "eachOfThem")
          this.oneByOne(clause.does, this.subject.objects);
        else this.objectVerb(clause.does, this.subject.objects, true);
        return;
      }
      case "playerClause":
      case "eachPlayers": {
        const players = playersOf(clause.subject, scope);
        this.subject = { is: "players", players };
        this.playerVerb(clause.does, players);
        return;
      }
      case "mayEither":
        this.push(this.either(clause));
        return;
      case "haveBasePT": {
        const { power, toughness } = sizeOf(clause.size, scope);
        const what = possessedObjects(clause.of, scope);
        const until = clause.until === undefined ? undefined : durationOf(clause.until, scope);
        const bind = bindNext(scope);
        const player = playersOf(clause.subject, scope);
        scope.last = { id: bind, by: player };
        this.push(A.may(player, A.affect(what, [A.setPT(power, toughness)], until), { bind }));
        return;
      }
      case "mayClause":
      case "haveClause":
      case "havePlayerClause":
        return;
      case "lifeBecomes":
        this.push(A.setLife(possessor(clause.whose, scope), quantityOf(clause.q, scope)));
        return;
      case "exchangeLifeTotals":
        this.push(A.exchangeLife(A.you, playersOf(clause.who, scope)));
        return;
      case "cantBeRegenerated":
      case "counteredInstead":
        this.push(dispatch(zonesClauses, clause, scope));
        return;
      case "youHave":
      case "youAndHave":
      case "gainsForItsCost":
      case "contractedIsThing":
      case "activatedCant":
      case "activatedOfCant":
      case "allBlock":
      case "basePTBecome": {
        for (const { subject, verb } of permanentClauseOf(clause, scope)) {
          this.subject = { is: "objects", objects: subject };
          this.saidOf(clause, subject, verb, true);
        }
        return;
      }
      case "keywordCostsLess":
      case "activatedCostLess":
      case "itsActivatedCostLess":
      case "keywordAbilitiesLess":
      case "heraldAbilitiesCost":
      case "heraldAbilitiesOfCost":
      case "firstSpellCosts":
      case "legendRule":
      case "controlsThing":
        return refuse(clause, "this is true of a permanent, not told by a spell");
      case "theDamageCant":
        this.flush();
        if (!unpreventable(this.effects)) refuse(clause, "no damage was dealt before this");
        return;
      case "nextTime":
      case "damageCant":
      case "damageByCant":
      case "preventDamage":
      case "preventWouldDeal":
      case "redirect":
        this.push(preventionOf(clause, scope));
        return;
      case "anyManaCanBeSpent":
        this.push(manaClauseOf(clause, scope));
        return;
      case "youAndPlayer": {
        const players = A.playersTogether([A.you, playersOf(clause.other, scope)]);
        this.subject = { is: "players", players };
        this.playerVerb(clause.does, players);
        return;
      }
      case "bareMay": {
        if (this.subject?.is !== "players") return refuse(clause, "say who may do this");
        this.push(this.permitted(clause, this.subject.players));
        return;
      }
      case "extraPhase":
      case "extraPhaseAfter":
      case "ringTemptsYou":
        this.push(gameClauseOf(clause, scope));
        return;
      default:
        this.bare(clause as Nodes["playerVerb"] | ObjectVerbNode);
    }
  }

  /** A verb without a subject: an instruction to "you", or more about the subject before it. */
  private bare(node: Nodes["playerVerb"] | ObjectVerbNode): void {
    if (isObjectVerb(node)) {
      if (this.subject?.is !== "objects") return refuse(node, "say what this is about");
      this.objectVerb(node, this.subject.objects, false);
      return;
    }
    const carried = this.subject?.is === "players" ? this.subject.players : undefined;
    if (carried === undefined && (node.form === "s" || this.isUntold(node)))
      return refuse(node, "say who does this");
    this.playerVerb(node, carried ?? A.you);
  }

  /** Whether a verb that can't stand in the imperative does: that is, anywhere but in an instruction of a spell. */
  private isUntold(node: { readonly kind: string }): boolean {
    if (happensTo.has(node.kind)) return true;
    return changesLife.has(node.kind) && (this.subject !== undefined || this.scope.trigger !== undefined);
  }

  private playerVerb(node: Nodes["playerVerb"], players: A.Players): void {
    this.push(
      forPlayers(players, this.scope, (who) => {
        const effect = playerInstruction(node, who, this.scope);
        if (!this.may && permits(effect)) return refuse(node, "this is a permission: say “may”");
        return effect;
      }),
    );
  }

  private objectVerb(node: ObjectVerbNode, objects: A.Objects, fresh: boolean): void {
    const { scope } = this;
    if (isDamage(node)) {
      this.push(damageInstruction(node, objects, scope));
      return;
    }
    this.saidOf(node, objects, objectVerb(node, scope), fresh);
  }

  /** "Each creature … loses all abilities. Destroy those creatures": those that were affected. */
  private affected(objects: A.Objects): { readonly bind?: number } {
    const { mentions, counter } = this.scope;
    const place = mentions.findLastIndex((each) => each.ref === objects && each.several === true);
    const known = mentions[place];
    if (known === undefined) return {};
    const bind = counter.next++;
    mentions[place] = { ...known, ref: A.bound(bind) };
    return { bind };
  }

  /** "Each of those creatures doesn't untap during its controller's …": "its" is each one's own. */
  private oneByOne(does: ObjectVerbNode, objects: A.Objects): void {
    if (isDamage(does) || !JSON.stringify(does).includes('"kind":"its"'))
      return this.objectVerb(does, objects, true);
    if (does.kind !== "doesntUntap") return refuse(does, "it is not clear whose this is", "RW4003");
    const { mentions } = this.scope;
    const each = { ref: objects, is: "object", plural: false, words: new Set<string>() } as const;
    mentions.push(each);
    this.objectVerb(does, objects, true);
    mentions.splice(mentions.indexOf(each), 1);
  }

  private saidOf(node: Clause | ObjectVerbNode, objects: A.Objects, verb: ObjectVerb, fresh: boolean): void {
    switch (verb.does) {
      case "effect":
        if (this.pending !== undefined && !fresh) this.pending.duration ??= verb.duration;
        this.push(verb.effect(objects));
        return;
      case "rules": {
        const changes = verb.changes(objects);
        this.push(A.changeRules(changes, verb.duration));
        return;
      }
      case "modify": {
        const known = this.pending;
        if (verb.first !== undefined) this.effects.push(...verb.first);
        if (!fresh && known !== undefined && known.duration === undefined) {
          known.modifications = together(known.modifications, verb);
          known.duration = verb.duration;
          return;
        }
        this.flush();
        if (verb.loses !== undefined) refuse(node, "say what it becomes first");
        this.pending = {
          objects,
          modifications: verb.modifications,
          duration: verb.duration,
          ...this.affected(objects),
        };
        return;
      }
      default:
        return verb satisfies never;
    }
  }
}

const subjectKinds: ReadonlySet<string> = new Set([
  "objectClause",
  "eachObjects",
  "playerClause",
  "eachPlayers",
  "mayClause",
  "haveClause",
  "havePlayerClause",
  "haveBasePT",
  "mayEither",
  "lifeBecomes",
  "exchangeLifeTotals",
  ...Object.keys(zonesClause.rows),
  ...Object.keys(permanentClause.rows),
  ...Object.keys(manaClause.rows),
  ...Object.keys(gameClause.rows),
  ...Object.keys(preventionClause.rows),
]);
const isBare = (clause: Clause): boolean => !subjectKinds.has(clause.kind);
/** "You may reveal …, then put the rest on the bottom": the rest goes there whether or not anything was revealed. */
const isAboutRest = (clause: Clause): boolean =>
  "what" in clause &&
  typeof clause.what === "object" &&
  "kind" in clause.what &&
  clause.what.kind === "theRest";
const isObjectVerb = (node: Nodes["playerVerb"] | ObjectVerbNode): node is ObjectVerbNode =>
  isDamage(node as ObjectVerbNode) || objectKinds().has(node.kind);

let kinds: ReadonlySet<string> | undefined;
const objectKinds = (): ReadonlySet<string> => (kinds ??= new Set(Object.keys(objectPredicate.rows)));

const clausesOfLink = (link: Nodes["link"]): readonly Clause[] =>
  link.kind === "commaLink" ? [link.does, ...clausesOfLink(link.next)] : [link.does];

export const clausesOf = (chain: Nodes["chain"]): readonly Clause[] => [
  chain.first,
  ...chain.rest.flatMap(clausesOfLink),
];

/** The instructions of one sentence, in order. */
export const chainOf = (chain: Nodes["chain"], scope: Scope): A.Effect => {
  const outer = scope.first;
  const first: A.Effect[] = [];
  scope.first = first;
  const before = scope.targets.length;
  const told = new Chain(scope).run(clausesOf(chain));
  if (outer === undefined) delete scope.first;
  else scope.first = outer;
  // Targets are chosen before anything is carried out.
  if (first.length > 0 && scope.targets.length > before)
    return refuse(chain, "choose this in a sentence of its own");
  const effect = first.length === 0 ? told : A.sequence([...first, told]);
  return chain.except === undefined ? effect : withExceptions(effect, chain.except, scope);
};
