import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { eitherDone } from "./either-done.ts";
import { inSequence } from "./copy-targets.ts";
import { isVote } from "./votes.ts";
import { damageInstruction, ofSource } from "./effects/damage.ts";
import { withExceptions } from "./effects/exceptions.ts";
import { manaClauseOf } from "./effects/mana.ts";
import { objectVerb } from "./effects/object-verbs.ts";
import { permanentClauseOf } from "./effects/permanent-clauses.ts";
import { preventionOf, unpreventable } from "./effects/prevention.ts";
import { doneXTimes } from "./done-x-times.ts";
import { gameClauseOf } from "./effects/spells.ts";
import { zonesClauses } from "./effects/zone-clauses.ts";
import {
  adverbialWithin,
  besideHad,
  changesLife,
  clausesOf,
  happensTo,
  nameOf,
  isAboutRest,
  isBare,
  isDamage,
  isObjectVerb,
  type Clause,
  type ObjectVerbNode,
} from "../resolve/clauses.ts";
import { chosenPlayer, notAny } from "./chosen-player.ts";
import { perhapsDone } from "./conditional.ts";
import { forPlayers } from "./for-players.ts";
import { ownNumberClauses } from "./effects/own-numbers.ts";
import { castThisTurn, landsAndSpells, permissionOf, lastingThisTurn, permits } from "./permitted.ts";
import { sharingDuration } from "./pending-effect.ts";
import { playerInstruction } from "./instruction.ts";
import { dispatch } from "./nodes.ts";
import { objectsOf } from "./objects.ts";
import { onePlayerOf } from "./aimed.ts";
import { mentionPlayers } from "./player-mentions.ts";
import { playersOf } from "./players.ts";
import { baseChange } from "./effects/base-size.ts";
import { bindNext, lastOf, refuse, speaking, type Scope } from "./scope.ts";
import { numberDone } from "./number-done.ts";
import { saidOfEach, type Subject as Spoken } from "../resolve/bound.ts";
import { ToldEffects } from "./told-effects.ts";

type Subject =
  | { readonly is: "players"; readonly players: A.Players }
  | { readonly is: "objects"; readonly objects: A.Objects; readonly node: unknown };

/** Clauses under an adverbial that governs not all of the sentence. */
export interface UnderAdverbial {
  readonly kind: "underAdverbial";
  readonly over: readonly ChainPart[];
  readonly wrap: (build: (scope: Scope) => A.Effect) => (scope: Scope) => A.Effect;
}
export type ChainPart = Clause | UnderAdverbial;

/** Whether a part begins without a subject of its own. */
const beginsBare = (part: ChainPart): boolean => {
  const clause = firstClause(part);
  return isBare(clause) && !isAboutRest(clause);
};
const firstClause = (part: ChainPart): Clause =>
  part.kind === "underAdverbial" ? firstClause(part.over[0]!) : part;

/** Lowers clauses joined by "and" and "then", in order. */
class Chain {
  private readonly scope: Scope;
  private readonly told: ToldEffects;
  private subject: Subject | undefined;

  /** Within "may": what is permitted needs the word. */
  private readonly may: boolean;

  constructor(scope: Scope, subject?: Subject, may = false) {
    this.scope = scope;
    this.told = new ToldEffects(scope);
    this.subject = subject;
    this.may = may;
  }

  run(clauses: readonly ChainPart[]): A.Effect {
    const before = this.scope.last?.id;
    const open = besideHad(clauses.map(firstClause));
    if (open) refuse(open, "say whether this happens where the offer is not taken up, too", "RW4003");
    for (let index = 0; index < clauses.length; index++) {
      const clause = clauses[index]!;
      if (clause.kind === "underAdverbial") this.told.push(this.governed(clause));
      else if (
        clause.kind === "mayClause" ||
        clause.kind === "haveClause" ||
        clause.kind === "havePlayerClause" ||
        clause.kind === "bareMay"
      ) {
        // "may" governs what follows without a subject of its own.
        let end = index + 1;
        while (end < clauses.length && beginsBare(clauses[end]!)) end++;
        const rest = clauses.slice(index + 1, end);
        this.told.push(
          clause.kind === "bareMay" ? this.permitted(clause, rest) : this.optional(clause, rest),
        );
        index = end - 1;
      } else
        this.joined(before, () =>
          speaking(clause, this.scope, () => this.told.within(clause, () => this.clause(clause))),
        );
    }
    return inSequence(sharingDuration(this.told.finished(), clauses.map(firstClause)));
  }

  /** An instruction is done with those before it in the sentence, from the last one of the sentence before on. */
  private joined(from: number | undefined, lower: () => void): void {
    const { scope } = this;
    const earlier = scope.last;
    lower();
    const { last } = scope;
    if (earlier?.type === undefined || last === undefined || earlier.id === last.id || earlier.id === from)
      return;
    scope.last = { ...last, with: [...earlier.with, earlier] };
  }

  /** What is governed goes on with the subject, and what follows with the subject it has then. */
  private governed({ over, wrap }: UnderAdverbial): A.Effect {
    this.told.finished();
    return wrap((scope) => {
      const inner = new Chain(scope, this.subject, this.may);
      const effect = inner.run(over);
      this.subject = inner.subject;
      return effect;
    })(this.scope);
  }

  /** Who is told to do something. */
  private players(node: Nodes["player"]): A.Players {
    const from = playersOf(node, this.scope);
    const one = chosenPlayer(node, from, this.scope);
    if (one !== undefined) this.told.push(one.choice);
    return one?.player ?? from;
  }

  /** "sacrifices an artifact or discards a card": one of the two, as that player chooses (608.2d), or with "may" neither. */
  private either(clause: Extract<Clause, { kind: "mayEither" | "playerEither" }>): A.Effect {
    const { scope } = this;
    return forPlayers(this.players(clause.subject), scope, (player) => {
      const before = scope.targets.length;
      const mentions = [...scope.mentions];
      // Which of the two is done is not known, and so is what it was done to: also for the other one.
      const both = [clause.one, clause.other].map((does) => {
        const effect = playerInstruction(does, player, scope);
        scope.mentions.splice(0, scope.mentions.length, ...mentions);
        return permits(effect) ? refuse(clause, "say of each of the two that it is permitted") : effect;
      });
      if (clause.kind === "mayEither") return this.chosenBy(player, A.oneOf(player, both), clause.subject);
      if (scope.targets.length > before) return refuse(clause, "say this as a choice of modes: “choose one”");
      // "If you do" could ask of either.
      scope.last = undefined;
      return A.oneOf(player, both);
    });
  }

  /** What a player may do, and "if you do" asks for; what is paid as often as one likes asks that itself. */
  private chosenBy(player: A.Players, effect: A.Effect, by?: Nodes["player"]): A.Effect {
    if (effect.type === "pay" && effect.repeat !== undefined) return effect;
    const before = this.scope.last;
    const bind = bindNext(this.scope);
    const number = numberDone(effect, this.scope);
    this.scope.last = lastOf(bind, { by: player, did: effect.type, number, before });
    perhapsDone(effect, this.scope);
    return A.may(player, effect, { bind, ...(by?.kind === "anyPlayer" ? { first: true } : {}) });
  }

  private optional(
    clause: Extract<Clause, { kind: "mayClause" | "haveClause" | "havePlayerClause" }>,
    rest: readonly ChainPart[],
  ): A.Effect {
    const does = clause.does as Clause;
    return forPlayers(this.players(clause.subject), this.scope, (players) => {
      const inner =
        clause.kind === "mayClause"
          ? new Chain(this.scope, { is: "players", players }, true).run(landsAndSpells(does, rest))
          : clause.kind === "haveClause"
            ? new Chain(this.scope, {
                is: "objects",
                objects: objectsOf(clause.object, this.scope, { by: players }),
                node: clause.object,
              }).run([does, ...rest])
            : this.had(clause, players, rest);
      return permissionOf(inner, clause) ?? this.chosenBy(players, inner, clause.subject);
    });
  }

  /** "You may have an opponent draw a card": of several, the one that is chosen for it. */
  private had(
    { object, does }: Extract<Clause, { kind: "havePlayerClause" }>,
    by: A.Players,
    rest: readonly ChainPart[],
  ): A.Effect {
    const inner = new Chain(this.scope, undefined, true);
    const players = inner.players(object);
    if (object.kind === "aPlayer" && (players.type !== "boundPlayer" || by.type !== "you"))
      return refuse(object, "say who chooses which player this is", "RW4003");
    inner.subject = { is: "players", players };
    return inner.run([does as Clause, ...rest]);
  }

  /** "and may …": another choice of the same players. */
  private permitted(clause: Extract<Clause, { kind: "bareMay" }>, rest: readonly ChainPart[]): A.Effect {
    if (this.subject?.is !== "players") return refuse(clause, "say who may do this");
    // "Each player loses 1 life and may draw a card, then discards a card": told again, not permitted.
    const told = rest.find((part) => "form" in part && part.form === "s");
    if (told !== undefined) refuse(firstClause(told), "say again who does this");
    const parts = [clause.does as Clause, ...rest];
    return forPlayers(this.subject.players, this.scope, (players) => {
      const inner = new Chain(this.scope, { is: "players", players }, true).run(parts);
      return permissionOf(inner, clause) ?? this.chosenBy(players, inner);
    });
  }

  private clause(clause: Clause): void {
    const { scope } = this;
    switch (clause.kind) {
      case "objectClause": {
        const turned = castThisTurn(clause);
        if (turned !== undefined) {
          this.told.push(lastingThisTurn(new Chain(scope).run([turned]), clause));
          return;
        }
        this.subject = {
          is: "objects",
          objects: objectsOf(clause.subject, scope, { by: A.you }),
          node: clause.subject,
        };
        if (clause.each === true && clause.subject.kind === "it")
          refuse(clause, "“each” needs several things in front of it");
        this.objectVerb(clause.does, this.subject, true);
        return;
      }
      case "playerClause": {
        // Choosing a pile is part of the instruction that separates them.
        const { does, subject: who } = clause;
        const players = does.kind === "choosePile" ? onePlayerOf(who, scope) : this.players(notAny(who));
        this.subject = { is: "players", players };
        // All of them vote on the same thing.
        if (isVote(clause.does)) this.told.push(playerInstruction(clause.does, players, scope));
        else this.playerVerb(clause.does, players);
        return;
      }
      case "mayEither":
      case "playerEither":
        return this.told.push(this.either(clause));
      case "eitherDone":
        return this.told.push(eitherDone(clause, scope, (does) => new Chain(scope).run([does])));
      case "haveStats": {
        const change: A.Affect = { type: "affect", ...baseChange(clause, scope) };
        this.told.push(this.chosenBy(this.players(clause.subject), change));
        return;
      }
      case "haveLifeBecome": {
        const effect = ownNumberClauses.haveLifeBecome(clause, scope);
        this.told.push(this.chosenBy(this.players(clause.subject), effect));
        return;
      }
      case "mayClause":
      case "haveClause":
      case "havePlayerClause":
      case "bareMay":
        return;
      case "lifeBecomes":
      case "lifeTotalCant":
      case "handSizeChanged":
      case "handSizeIs":
        return this.told.push(dispatch(ownNumberClauses, clause, scope));
      case "cantBeRegenerated":
      case "counteredInstead":
        return this.told.push(dispatch(zonesClauses, clause, scope));
      case "youHave":
      case "youAndHave":
      case "gainsForItsCost":
      case "activatedCant":
      case "allBlock":
      case "statsBecome": {
        for (const { subject, verb } of permanentClauseOf(clause, scope)) {
          this.subject = { is: "objects", objects: subject, node: undefined };
          this.told.say(clause, subject, verb, true);
        }
        return;
      }
      case "keywordCosts":
      case "abilitiesCost":
      case "legendRule":
      case "controlsThing":
        return refuse(clause, "this is true of a permanent, not told by a spell");
      case "theDamageCant":
        if (!unpreventable(this.told.finished())) refuse(clause, "no damage was dealt before this");
        return;
      case "excessInstead":
      case "nextTime":
      case "damageCant":
      case "lifeFloor":
      case "preventDamage":
      case "redirect":
        return this.told.push(preventionOf(clause, scope));
      case "replacing":
        return refuse(clause, "say this in a sentence of its own");
      case "anyManaCanBeSpent":
        return this.told.push(manaClauseOf(clause, scope));
      case "youAndPlayer":
        this.subject = {
          is: "players",
          players: mentionPlayers(scope, A.playersTogether([A.you, this.players(clause.other)]), true),
        };
        this.playerVerb(clause.does, this.subject.players);
        return;
      case "copiesAim":
      case "extraPhase":
      case "turnAfterThat":
      case "payLifeInstead":
      case "dayOrNight":
      case "ringTemptsYou":
        return this.told.push(gameClauseOf(clause, scope));
      default:
        this.bare(clause as Nodes["playerVerb"] | ObjectVerbNode);
    }
  }

  /** A verb without a subject: an instruction to "you", or more about the subject before it. */
  private bare(node: Nodes["playerVerb"] | ObjectVerbNode): void {
    if (isObjectVerb(node)) {
      if (this.subject?.is !== "objects") return refuse(node, "say what this is about");
      this.objectVerb(node, this.subject, false);
      return;
    }
    const carried = this.subject?.is === "players" ? this.subject.players : undefined;
    if (carried === undefined && (node.form === "s" || this.isUntold(node)))
      return refuse(node, "say who does this");
    this.playerVerb(node, carried ?? A.you);
  }

  /** Whether a verb that can't stand in the imperative does: that is, anywhere but in an instruction of a spell. */
  private isUntold(node: { readonly kind: string }): boolean {
    if (happensTo.has(nameOf(node))) return true;
    return changesLife.has(node.kind) && (this.subject !== undefined || this.scope.trigger !== undefined);
  }

  private playerVerb(node: Nodes["playerVerb"], players: A.Players): void {
    // Two players exchange with each other, not each by itself.
    if (node.kind === "exchangeLife" && node.other === undefined && node.stat === undefined)
      return this.told.push(playerInstruction(node, players, this.scope));
    this.told.push(
      forPlayers(players, this.scope, (who) => {
        const chosen = this.may ? doneXTimes(node, who, this.scope) : undefined;
        const effect = chosen ?? playerInstruction(node, who, this.scope);
        if (!this.may && permits(effect)) return refuse(node, "this is a permission: say “may”");
        return effect;
      }),
    );
  }

  private objectVerb(node: ObjectVerbNode, subject: Spoken, fresh: boolean): void {
    const { scope } = this;
    const { objects } = subject;
    if (isDamage(node)) {
      this.told.push(
        saidOfEach(scope, subject, node, (each) => ofSource(damageInstruction(node, objects, scope), each)),
      );
      return;
    }
    const verb = saidOfEach(scope, subject, node, () => objectVerb(node, scope));
    this.told.say(node, objects, verb, fresh);
  }
}

/** The clauses where nothing around them could say how far an adverbial reaches. */
export const withoutAdverbials = (chain: Nodes["chain"]): readonly Clause[] => {
  const within = adverbialWithin(chain);
  return within === undefined
    ? clausesOf(chain)
    : refuse(within.by, "say this behind the last instruction, or in two sentences");
};
/** The instructions of one sentence, in order. */
export const chainOf = (
  chain: Nodes["chain"],
  scope: Scope,
  parts: readonly ChainPart[] = withoutAdverbials(chain),
): A.Effect => {
  const outer = { first: scope.first, choices: scope.choices };
  const first: A.Effect[] = [];
  Object.assign(scope, { first, choices: [] });
  const before = scope.targets.length;
  const told = new Chain(scope).run(parts);
  Object.assign(scope, outer);
  // Targets are chosen before anything is carried out.
  if (first.length > 0 && scope.targets.length > before)
    return refuse(chain, "choose this in a sentence of its own");
  const all = first.length === 0 ? told : A.sequence([...first, told]);
  return chain.except === undefined ? all : withExceptions(all, chain.except, scope);
};
