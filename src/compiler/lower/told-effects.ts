import * as A from "../../abilities/index.ts";
import type { Span } from "../types.ts";
import { takeChoices } from "./chosen-player.ts";
import { joinedWithAnyMana } from "./effects/any-mana.ts";
import { together, type ObjectVerb } from "./effects/verb.ts";
import { cameFrom } from "./origins.ts";
import { affectOf, isRuling, refuseUnmeant, rememberedAs, type Pending } from "./pending-effect.ts";
import { conjuncts } from "./series.ts";
import { refuse, type PhraseNode, type Scope } from "./scope.ts";

/**
 * "Creatures with flying lose flying until end of turn and can't block this turn": a rule goes for all that are such at any
 * time (611.2c), and what was said first may have changed who is.
 */
const isOpen = (objects: A.Objects): boolean =>
  objects.type === "all" &&
  conjuncts(objects.filter).some(({ type }) => type !== "hasType" && type !== "controlledBy");

/** The effects that the clauses of a sentence tell, in order; what is said of the same objects is one of them (611.2). */
export class ToldEffects {
  private readonly scope: Scope;
  private readonly effects: A.Effect[] = [];
  private pending: Pending | undefined;
  private pendingFrom: { readonly span: Span } | undefined;

  constructor(scope: Scope) {
    this.scope = scope;
  }

  /** All that was told; what is said from now on is an effect of its own. */
  finished(): A.Effect[] {
    if (this.pending !== undefined) this.effects.push(cameFrom(this.pendingFrom, affectOf(this.pending)));
    this.pendingFrom = undefined;
    this.pending = undefined;
    return this.effects;
  }

  push(effect: A.Effect): void {
    const effects = this.finished();
    effects.push(...takeChoices(this.scope));
    const known = joinedWithAnyMana(effects.at(-1), effect);
    if (known === undefined) effects.push(effect);
    else effects[effects.length - 1] = known;
  }

  /** What a clause adds comes from its words. */
  within(clause: { readonly span: Span }, lower: () => void): void {
    const before = this.effects.length;
    lower();
    cameFrom(clause, this.effects.slice(before));
    const { start } = this.pendingFrom?.span ?? clause.span;
    this.pendingFrom = this.pending && { span: { start, end: clause.span.end } };
  }

  /** Adds what a verb says of objects: to what was said of them before, unless they are named anew. */
  say(node: PhraseNode, objects: A.Objects, verb: ObjectVerb, fresh: boolean): void {
    switch (verb.does) {
      case "effect":
        if (this.pending !== undefined && !fresh) this.pending.duration ??= verb.duration;
        this.push(verb.effect(objects));
        return;
      case "rules": {
        const changes = verb.changes(objects);
        if (verb.first !== undefined) this.effects.push(...verb.first);
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
        this.finished();
        if (!fresh && isRuling(verb) && isOpen(objects))
          refuse(
            node,
            "it may be about those that this happened to, or about all that are such: say “those …”",
            "RW4003",
          );
        if (verb.loses !== undefined) refuse(node, "say what it becomes first");
        this.pending = {
          objects,
          modifications: verb.modifications,
          duration: verb.duration,
          ...rememberedAs({ objects, modifications: verb.modifications }, this.scope),
        };
        refuseUnmeant(node, this.pending);
        return;
      }
      default:
        return verb satisfies never;
    }
  }
}
