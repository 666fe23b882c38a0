import * as A from "../../../abilities/index.ts";
import { soOften } from "./often.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { gainsAmong } from "../granted.ts";
import { changesOf, hadOf } from "./had.ts";
import { saidToBe } from "../joined-instructions.ts";
import { keywordAbilitiesOf, suspendAlone } from "../keywords.ts";
import { same } from "../same.ts";
import { dispatch, type Lowering, type NodeOfKind } from "../nodes.ts";
import { costOfSpells } from "../phrases.ts";
import { conjuncts, itemsOf } from "../series.ts";
import { anyObjects, objectsOf } from "../objects.ts";
import { duringNextUntapStep } from "../durations.ts";
import { possessor, stepOwner } from "../players.ts";
import { countOf, numberOf } from "../quantities.ts";
import { aside } from "../aside.ts";
import { bindNext, refuse, speaking, type Scope } from "../scope.ts";
import { carriedOut } from "../carried-out.ts";
import { copied } from "../copy-targets.ts";
import { changeOf, counterKindOf } from "../words.ts";
import { baseStat } from "./base-size.ts";
import { arrivals } from "./arrivals.ts";
import { becomesModifications, lossesOf } from "./becomes.ts";
import { restrictions } from "./restrictions.ts";
import { ofSpells } from "../zone-filters.ts";
import { happens, lasts, modify, goadedOrNot, rules, thisTurn, type ObjectVerb } from "./verb.ts";
import { forEachOf } from "../for-each.ts";

export type { ObjectVerb } from "./verb.ts";

const times = (factor: A.Quantity, value: A.Quantity): A.Quantity =>
  typeof factor !== "number" ? factor : factor === 0 ? 0 : factor === 1 ? value : A.times(factor, value);

/** "+1/+0 for each …": each side that is not zero is multiplied. */
const gets = (node: Nodes["change"], each: Nodes["forEach"] | undefined, scope: Scope): A.Modification => {
  const { power, toughness } = changeOf(node, scope);
  if (each === undefined) return A.modifyPT(power, toughness);
  if (typeof power !== "number" || typeof toughness !== "number")
    return refuse(each, "“for each” needs plain numbers in front of it");
  const count = forEachOf(each, scope);
  return A.modifyPT(times(power, count), times(toughness, count));
};

/** 109.5, 502.3: in an untap step of their own, somebody else who controls the permanent by then untaps it. */
const cantUntapUntil = (duration: A.Duration | undefined): A.Modification => {
  if (duration?.type !== "until") return A.cant("untapInUntapStep");
  const whose = duration.moment === "your next untap step" ? A.you : duration.of;
  return whose === undefined || whose.type === "controllerOf"
    ? A.cant("untapInUntapStep")
    : A.cant("untapInUntapStep", { unless: A.notSo(A.isTurn(whose)) });
};

/** 502.3: a permanent untaps during its controller's untap step, not during its owner's. */
const ofController = (whose: Nodes["possessive"]): void => {
  if (whose.kind === "playerGenitive" && whose.who.kind === "ownerOf")
    refuse(whose, "write “its controller's”: only then it would untap");
};

/** "doesn't untap during its controller's untap step", always or the next time (502.3). */
const doesntUntap = (
  node: Extract<Nodes["objectPredicate"], { kind: "doesntUntap" }>,
  scope: Scope,
): ObjectVerb => {
  const { during } = node;
  if (during.kind !== "duringUntap") return refuse(during, "say during which untap step");
  ofController(during.whose);
  if (during.next === undefined) {
    // "unless that player …" can speak of that player.
    stepOwner(during.whose, scope);
    return modify([A.cant("untapInUntapStep")], lasts(node.until, scope));
  }
  if (node.until !== undefined) return refuse(node.until, "this has two durations");
  const duration = duringNextUntapStep(during, scope);
  return modify([cantUntapUntil(duration)], { duration });
};

const costs = (node: NodeOfKind<"costs">, scope: Scope): ObjectVerb => {
  const count = node.each === undefined ? {} : { times: forEachOf(node.each, scope) };
  const of = node.to === "to activate" ? "ability" : "spell";
  return {
    ...rules((subject) => {
      const { what, ...nth } = costOfSpells(subject);
      return A.costChange(what, node.change, [A.mana(node.mana.symbols)], { of, ...nth, ...count });
    }),
    ...lasts(node.when, scope),
  };
};

/** The player whose permanent does a keyword action. */
const controller = (subject: A.Objects): A.Players =>
  subject.type === "self" ? A.you : A.controllerOf(subject);
const acts = (
  action: "explore" | "connive" | "becomeBlocked",
  scope: Scope,
  count?: A.Quantity,
): ObjectVerb =>
  happens((subject) =>
    A.doAction(action, controller(subject), subject, {
      ...(count === undefined ? {} : { count }),
      bind: bindNext(scope),
    }),
  );

const chosenChanges = {
  color: { what: "color", sets: A.setColors("chosen"), adds: undefined },
  "creature type": {
    what: "creatureType",
    sets: A.setTypes({ chosen: "creatureType" }),
    adds: A.addTypes({ chosen: "creatureType" }),
  },
  "basic land type": {
    what: "basicLandType",
    sets: A.setTypes({ chosen: "basicLandType" }),
    adds: A.addTypes({ chosen: "basicLandType" }),
  },
} as const;
/** "the color of your choice": chosen as the instruction is carried out (608.2d). */
const becomesChosen = (node: NodeOfKind<"becomesChosen">, scope: Scope): ObjectVerb => {
  const several = node.what === "color or colors";
  const { what, sets, adds } = chosenChanges[several ? "color" : node.what];
  const change = node.too === true ? adds : sets;
  return change === undefined
    ? refuse(node, "a color is not in addition to types")
    : {
        does: "modify",
        modifications: [change],
        ...lasts(node.until, scope),
        first: [
          A.chooseValue(possessor(node.whose, scope), what, {
            ...(several ? { any: true } : {}),
            once: true,
          }),
        ],
      };
};

/** One of several changes, which the controller of the ability picks as it is carried out. */
const either = (
  changes: readonly (readonly A.Modification[])[],
  until: Nodes["duration"] | undefined,
  scope: Scope,
): ObjectVerb => {
  const { duration } = lasts(until, scope);
  return {
    does: "effect",
    effect: (subject) =>
      A.oneOf(
        A.you,
        changes.map((each) => A.affect(subject, each, duration)),
      ),
    ...(duration === undefined ? {} : { duration }),
  };
};

/** "gains flying", "has protection from the color of your choice", "has base power and toughness 3/3 and haste". */
const gains = (
  node: { readonly abilities: Nodes["hadThings"]; readonly until?: Nodes["duration"] },
  scope: Scope,
): ObjectVerb => {
  const had = hadOf(node.abilities, scope);
  const { modifications, first } = gainsAmong(had.given, scope);
  const changes = [...changesOf(had), ...modifications];
  const choices = first.length === 0 ? {} : { first };
  return { does: "modify", modifications: changes, ...lasts(node.until, scope), ...choices };
};

/** Said with "is" or "has", not with "becomes" or "gains". */
const ofState = (verb: ObjectVerb): ObjectVerb => {
  if (verb.does === "modify") for (const each of verb.modifications) saidToBe.add(each);
  return verb;
};
const has: typeof gains = (node, scope) => ofState(gains(node, scope));

/** What "loses all other …" takes away, by spelling. */
const losses = {
  abilities: { abilities: true, types: false },
  "card types": { abilities: false, types: true },
  "creature types": { abilities: false, types: true },
  "card types and creature types": { abilities: false, types: true },
  "abilities and card types": { abilities: true, types: true },
  "abilities, card types, and creature types": { abilities: true, types: true },
} as const;

const keywordsOf = (node: Nodes["keywordSeries"]): readonly string[] => {
  if (node.kind === "series" && node.conjunction !== "and") return refuse(node, "say which of these is lost");
  return itemsOf<Nodes["keyword"]>(node as never).map((item) => item.value);
};

const crewKinds = {
  "crew Vehicles": ["crew"],
  "saddle Mounts": ["saddle"],
  "saddle Mounts and crew Vehicles": ["saddle", "crew"],
} as const;

/** What "loses all …" and "loses this ability" take away, by spelling. */
const lostWholly = {
  "all abilities": [A.loseAbilities("all")],
  "all abilities except mana abilities": [A.loseAbilities("nonmana")],
  "this ability": [A.loseAbilities("this")],
  "all land types and abilities": [A.loseTypes({ every: "landType" }), A.loseAbilities("all")],
  "all creature types and abilities": [A.loseTypes({ every: "creatureType" }), A.loseAbilities("all")],
  "all creature types": [A.loseTypes({ every: "creatureType" })],
} as const;

const verbs: Lowering<"objectPredicate", [Scope], ObjectVerb> = {
  ...restrictions,
  ...arrivals,
  gets: (node, scope) => {
    const { other } = node;
    if (other === undefined) return modify([gets(node.change, node.each, scope)], lasts(node.until, scope));
    if (node.each !== undefined) return refuse(node.each, "say what there is so much of for each");
    const changes = [node.change, other].map((change) => [gets(change, undefined, scope)]);
    return either(changes, node.until, scope);
  },
  getsUntilFor: (node, scope) => modify([gets(node.change, node.each, scope)], lasts(node.until, scope)),
  gainsAbilities: (node, scope) => gains(node, scope),
  hasAbilities: (node, scope) => has(node, scope),
  hasAllAbilities: (node, scope) => {
    const of = anyObjects(node.of, scope);
    const kinds =
      node.sorts === "activated" ? (["activated"] as const) : (["activated", "triggered"] as const);
    return modify([A.gainAbilities([], { of, kinds })], lasts(node.until, scope));
  },
  gainsSuspend: (_node, scope) => modify([A.gainAbilities([suspendAlone(scope)])], {}),
  gainsAllTypes: (node, scope) => modify([A.addTypes({ every: "creatureType" })], lasts(node.until, scope)),
  losesAbilities: (node, scope) => {
    const { abilities, quoted } = node;
    // 702.5c: an Aura has as many enchant abilities as it says.
    if (abilities === undefined) {
      if (quoted?.kind !== "enchant") return refuse(node, "say the keyword without what stands behind it");
      const [lost] = keywordAbilitiesOf(quoted, scope);
      return scope.face.enchants?.some((has) => same(has.parameters, lost?.parameters)) === true
        ? modify([A.loseAbilities(["enchant"])], lasts(node.until, scope))
        : refuse(quoted, "the card has no such ability to lose");
    }
    if (abilities.kind !== "series" || abilities.conjunction !== "or" || abilities.items.length !== 2)
      return modify([A.loseAbilities(keywordsOf(abilities))], lasts(node.until, scope));
    const [one, other] = itemsOf<Nodes["keyword"]>(abilities as never);
    return either([[A.loseAbilities([one!.value])], [A.loseAbilities([other!.value])]], node.until, scope);
  },
  losesAll: (node, scope) => {
    if (node.what !== "all counters") return modify(lostWholly[node.what], lasts(node.until, scope));
    if (node.until !== undefined) return refuse(node.until, "this happens at once and cannot last");
    return happens((subject) => A.removeCounters(undefined, undefined, subject, { bind: bindNext(scope) }));
  },
  hasNoAbilities: ({ until }, scope) => ofState(modify([A.loseAbilities("all")], lasts(until, scope))),
  losesForGood: (node) => {
    const words = keywordsOf(node.abilities);
    const again = itemsOf<Nodes["keyword"]>(node.again as never).map((item) => item.value);
    if (words.join() !== again.join()) return refuse(node.again, "these must be the abilities that are lost");
    return modify([A.loseAbilities(words, { andCantHave: true })]);
  },
  hasEitherBaseStat: (node, scope) =>
    either(
      [[baseStat(node.stat, numberOf(node.n, scope))], [baseStat(node.other, numberOf(node.m, scope))]],
      node.until,
      scope,
    ),
  becomesThing: (node, scope) => {
    const { until } = node;
    switch (node.what.kind) {
      case "becomesState": {
        const { what } = node.what;
        // 702.171b: it stays saddled so long anyway.
        const asLong = until?.kind === "fixedTime" && until.time === "until end of turn";
        if (until !== undefined && !(asLong && what === "saddled"))
          return refuse(until, "this happens at once and cannot last");
        return happens((subject) =>
          what === "tapped"
            ? A.tap(subject, { bind: carriedOut(subject, scope, "tapped") })
            : A.designate(subject, what, { bind: bindNext(scope) }),
        );
      }
      default:
        return modify(becomesModifications(node.what, scope), lasts(until, scope));
    }
  },
  becomesEither: (node, scope) =>
    either(
      itemsOf<Nodes["becomes"]>(node.choices as never).map((each) => becomesModifications(each, scope)),
      node.until,
      scope,
    ),
  isThing: (node, scope) =>
    ofState(modify(becomesModifications(node.what, scope, node.also === true), lasts(node.until, scope))),
  isntThing: (node, scope) => ofState(modify(lossesOf(node.what), lasts(node.until, scope))),
  becomesChosen,
  becomesCopy: (node, scope) =>
    modify(
      [A.becomeCopy(aside(scope, () => objectsOf(node.of, scope, { by: A.you })))],
      lasts(node.until, scope),
    ),
  doesntUntap,
  assignsToughness: (node, scope) => modify([A.assignsDamage("toughness")], lasts(node.until, scope)),
  boastsTwice: () => modify([A.asThough("boastTwice")], {}),
  assignsNoDamage: (node, scope) => modify([A.assignsDamage("none")], lasts(node.until, scope)),
  assignsUnblocked: (node, scope) => modify([A.assignsDamage("asThoughUnblocked")], lasts(node.until, scope)),
  aimedAt: (node, scope) => {
    const to = objectsOf(node.at, scope, { by: A.you });
    return happens((subject) =>
      subject.type === "bound" && copied(scope)?.ref === subject
        ? A.changeTargets(A.you, subject, "aim", { to })
        : refuse(node, "only of a copy that was made just before can this be said"),
    );
  },
  castable: (node, scope) =>
    rules(
      (subject) => {
        const what = conjuncts(subject).at(-1)!;
        if (what.type !== "nextCast")
          return refuse(node, "say who may cast them: “You may cast … as though they had flash.”");
        if (node.how.kind === "castAsFlash") return A.castAsThoughFlash(what.by, what);
        return node.how.kind === "castFree"
          ? A.alternativeCost(what, [A.mana(["0"])])
          : refuse(node.how, "say who may cast them like this");
      },
      scope.statement === true ? {} : thisTurn,
    ),
  costs,
  costsMoreLife: (node, scope) => {
    const cost = [A.payLife(numberOf(node.n, scope))];
    const times = node.each === true ? { times: A.targetCount(A.self) } : {};
    return rules((what) => A.costChange(what, "more", cost, { of: "spell", ...times }));
  },
  costsAtLeast: ({ n, so }, scope) => {
    const minimum = numberOf(n, scope);
    if (typeof minimum !== "number" || minimum !== numberOf(so, scope))
      return refuse(so, "this is another number than that of the spells that are meant");
    return rules((what) => A.costChange(what, "more", [], { of: "spell", minimum }));
  },
  // Every target, or every one but the first, makes the spell dearer (601.2f).
  strive: (node) =>
    rules((what) =>
      A.costChange(what, "more", [A.mana(node.mana.symbols)], {
        of: "spell",
        times: node.beyond === true ? A.plus([A.targetCount(A.self), -1]) : A.targetCount(A.self),
      }),
    ),
  explore: (node, scope) => {
    const once = acts("explore", scope);
    return once.does === "effect"
      ? happens((subject) => soOften(node, scope, () => once.effect(subject)))
      : once;
  },
  connive: (node, scope) =>
    acts("connive", scope, node.n === undefined ? undefined : numberOf(node.n, scope)),
  // 702.138c
  escapesWith: (node, scope) => {
    const { min, max } = countOf(node.n, scope);
    if (min !== max) return refuse(node.n, "say how many");
    const counters = [{ kind: counterKindOf(node.counter), count: min }];
    return rules((what) => A.entersWith(what, { counters }), {
      duration: A.asLongAs(A.wasPaid(A.self, "escape")),
    });
  },
  endures: (node, scope) => {
    const count = numberOf(node.n, scope);
    return happens((subject) =>
      A.doAction("endure", controller(subject), subject, { count, bind: bindNext(scope) }),
    );
  },
  cantBeCast: () => rules((what) => A.playerCant(A.players, "castSpells", { whom: ofSpells(what) })),
  crewsAs: ({ what, n }, scope) => {
    const more =
      n === undefined
        ? A.plus([A.statOf("toughness", A.each), A.times(-1, A.statOf("power", A.each))])
        : numberOf(n, scope);
    return modify([A.crewsAsThough(crewKinds[what], more)]);
  },
  losesOthers: (node, scope) => {
    if (node.what === "abilities, creature types, and colors")
      return refuse(node, "colors cannot be lost like this");
    return {
      does: "modify",
      modifications: [],
      loses: { ...losses[node.what], at: node },
      ...lasts(node.until, scope),
    };
  },
  changesItself: ({ how }, scope) => {
    if (how === "become blocked") return acts("becomeBlocked", scope);
    return happens((subject) =>
      how === "transform"
        ? A.transform(subject, { bind: bindNext(scope) })
        : A.phaseOut(subject, { bind: carriedOut(subject, scope, "phased out") }),
    );
  },
  isGoaded: (node, scope) => goadedOrNot(node, scope),
};

/** What a verb says of its subject. */
export const objectVerb = (node: Nodes["objectPredicate"], scope: Scope): ObjectVerb =>
  speaking(node, scope, () => dispatch(verbs, node, scope));
