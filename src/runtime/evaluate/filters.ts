import type * as A from "../../abilities/index.ts";
import { couldBeAttached } from "../attach.ts";
import { commanderOf } from "../commander.ts";
import type { Game } from "../game.ts";
import type { Context, ObjectId } from "../state.ts";
import { having } from "./chosen.ts";
import { holds } from "./conditions.ts";
import { happenedTo } from "./history.ts";
import { allAbilities, isManaAbility, targetsOf } from "./nodes.ts";
import { informationOf, isMeant, objectsOf } from "./objects.ts";
import { ofThisMana } from "./paid.ts";
import { controllerOfSubject, isPlayers, playersOf } from "./players.ts";
import { compareNumbers, quantityOf } from "./quantities.ts";
import { hasStatus, isAttacking, isBlocking, isAttachedTo } from "./status.ts";
import { chosenValue, linkedTo, sameObject, subjectOf } from "./subject.ts";
import type { Subject } from "./subject.ts";
import { symbolsOf } from "../costs.ts";
import { permanentTypes } from "../words.ts";
import { subjectOfEvent } from "../events.ts";
import { numberOfCounters, permanents, sameChosen } from "../game.ts";
import { valuesOf } from "./values.ts";
import { zonesOf } from "./zones.ts";

type Checks = {
  readonly [K in A.Filter["type"]]: (
    game: Game,
    subject: Subject,
    filter: Extract<A.Filter, { type: K }>,
    ctx: Context,
  ) => boolean;
};

const kinds: { readonly [K in A.Kind["kind"]]: (game: Game, subject: Subject) => boolean } = {
  // "Permanent card" and "permanent spell" are what could become a permanent (110.4a, 110.4b).
  permanent: (_game, { object, characteristics }) =>
    object.zone === "battlefield" || characteristics.cardTypes.some((type) => permanentTypes.has(type)),
  spell: (_game, { object }) => object.zone === "stack" && object.kind !== "ability",
  card: (_game, { object }) => object.kind === "card",
  token: (_game, { object }) => object.kind === "token",
  ability: (_game, { object }) => object.kind === "ability",
  commander: (game, { object }) => commanderOf(game, object) !== undefined,
  copy: (_game, { object }) => object.kind === "spellCopy",
  source: (game, { id, object }) =>
    object.zone === "battlefield" ||
    (object.zone === "stack" && object.kind !== "ability") ||
    (object.zone === "command" && !object.faceDown) ||
    isReferredTo(game, id),
  adventurer: (_game, { object }) =>
    object.card.layout === "adventure" && object.copyOf === undefined && !object.faceDown,
};

const shields: ReadonlySet<string> = new Set(["prevent", "redirect", "replace"]);

/** 609.7a: an object on the stack refers to it, or a delayed triggered ability or a shield that waits. */
const isReferredTo = (game: Game, id: ObjectId): boolean => {
  const { stack, delayed, effects } = game.state;
  const waiting = [
    ...stack.flatMap((on) => {
      const { object } = subjectOf(game, on)!;
      return object.stackItem === undefined
        ? []
        : [{ bindings: {}, ...object.stackItem, targets: [targetsOf(object)] }];
    }),
    ...delayed.map(({ context }) => context),
    ...effects.flatMap(({ content, context }) =>
      content.type === "rules" && content.changes.some(({ type }) => shields.has(type)) ? [context] : [],
    ),
  ];
  return waiting
    .flatMap(({ source, event, bindings, targets }) => [
      source,
      event && subjectOfEvent(event),
      ...Object.values(bindings).flatMap(({ objects }) => objects),
      ...targets.flat().map((target) => "object" in target && target.object),
    ])
    .some((known) => typeof known === "number" && sameObject(game, known, id));
};

/** What is attached to the object (701.3), or was as it left the battlefield (603.10a, 608.2h). */
export const attachedObjects = (game: Game, id: ObjectId): readonly ObjectId[] =>
  game.state.objects[id] === undefined
    ? (game.state.lastKnown[id]?.attached ?? [])
    : permanents(game).filter((other) => game.state.objects[other]?.attachedTo === id);

/** A stat of an object (208, 202.3); undefined where it has none. */
export const statOfSubject = ({ characteristics: c }: Subject, stat: A.Stat): number | undefined => {
  if (stat !== "totalPowerAndToughness") return c[stat];
  return c.power === undefined || c.toughness === undefined ? undefined : c.power + c.toughness;
};

const namesOf = (name: string): readonly string[] => (name.includes(" // ") ? name.split(" // ") : [name]);

/** Two objects have the same name (201.2a): one name in common; an object without a name shares none. */
export const sameName = (a: string, b: string): boolean =>
  a !== "" && b !== "" && (a === b || namesOf(a).some((name) => namesOf(b).includes(name)));

const shared = (a: Subject, b: Subject, what: A.Trait): boolean => {
  if (what === "name") return sameName(a.characteristics.name, b.characteristics.name);
  const values = valuesOf[what](b);
  return valuesOf[what](a).some((value) => values.includes(value));
};

const hasAbilityOf = (abilities: readonly A.Ability[], what: A.HasAbilityFilter["ability"]): boolean => {
  if (what === "any") return abilities.length > 0;
  return [...allAbilities(abilities)].some((ability) =>
    what === "mana"
      ? isManaAbility(ability)
      : what === "activated with tap"
        ? ability.type === "activated" && ability.costs.some((cost) => cost.type === "tapSelf")
        : ability.type === what,
  );
};

/** Keywords that are found where another one is looked for (702.29f, 702.33c). */
const variantsOf: Readonly<Record<string, string>> = { typecycling: "cycling", multikicker: "kicker" };

/** Some keyword abilities come in variants of one name (702.11d, 702.14a). */
const isKeyword = (ability: A.Ability, keyword: string): boolean =>
  ability.type === "keyword" &&
  (ability.keyword === keyword ||
    variantsOf[ability.keyword] === keyword ||
    (keyword === "landwalk" && ability.keyword.endsWith("walk")) ||
    ((keyword === "hexproof" || keyword === "protection") && ability.keyword === `${keyword} from`));

/** Whether an object with these abilities has a keyword ability of that name (702). */
export const hasKeywordAbility = (abilities: readonly A.Ability[], keyword: string): boolean =>
  abilities.some((ability) => isKeyword(ability, keyword));

const among = (game: Game, subject: Subject, objects: A.Objects, ctx: Context): boolean => {
  const { id } = subject;
  if (objects.type === "self") return isMeant(game, ctx.source, id, ctx);
  if (objects.type === "together") return objects.parts.some((part) => among(game, subject, part, ctx));
  // 608.2i: what is asked of the past is whether it was such an object then.
  if (objects.type === "all" && !subject.live) return fitsSubject(game, subject, objects.filter, ctx);
  if (objects.type === "linked" && linkedTo(game, objects, ctx)?.includes(id)) return true;
  return (
    objectsOf(game, objects, ctx).some((meant) => isMeant(game, meant, id, ctx)) ||
    informationOf(game, objects, ctx).includes(id)
  );
};

const checks: Checks = {
  and: (game, subject, { filters }, ctx) =>
    filters.every((filter) => fitsSubject(game, subject, filter, ctx)),
  or: (game, subject, { filters }, ctx) => filters.some((filter) => fitsSubject(game, subject, filter, ctx)),
  not: (game, subject, { filter }, ctx) => !fitsSubject(game, subject, filter, ctx),
  anything: () => true,
  kind: (game, subject, { kind }) => kinds[kind](game, subject),
  hasType: (_game, { characteristics }, { cardType }) => characteristics.cardTypes.includes(cardType),
  hasSupertype: (_game, { characteristics }, { supertype }) => characteristics.supertypes.includes(supertype),
  hasSubtype: (_game, { characteristics }, { subtype }) => characteristics.subtypes.includes(subtype),
  hasColor: (_game, { characteristics }, { color }) => characteristics.colors.includes(color),
  colorCount: (_game, { characteristics }, { comparison, count }) =>
    compareNumbers(characteristics.colors.length, comparison, count),
  // "Permanent put into a graveyard this way": it was a permanent, and is in a graveyard as the card that it became.
  inZone: (game, { id, object, live }, { zone, of }, ctx) =>
    (object.zone === zone || (!live && zoneOfBecome(game, id) === zone)) &&
    (of === undefined || playersOf(game, of, ctx).includes(object.owner)),
  controlledBy: (game, subject, { players }, ctx) => {
    const controller = controllerOfSubject(subject);
    return players.type === "you"
      ? controller === ctx.controller
      : playersOf(game, players, ctx).includes(controller);
  },
  ownedBy: (game, { object }, { players }, ctx) => playersOf(game, players, ctx).includes(object.owner),
  compare: (game, subject, { stat, comparison, value }, ctx) => {
    const left = statOfSubject(subject, stat);
    const right = typeof value === "number" ? value : quantityOf(game, value, { ...ctx, each: subject.id });
    return left !== undefined && compareNumbers(left, comparison, right);
  },
  hasKeyword: (_game, { characteristics }, { keyword }) =>
    hasKeywordAbility(characteristics.abilities, keyword),
  hasAbility: (_game, { characteristics }, { ability }) => hasAbilityOf(characteristics.abilities, ability),
  hasCounter: (game, { object }, { kind, comparison = ">=", count = 1 }, ctx) =>
    compareNumbers(numberOfCounters(object, kind), comparison, quantityOf(game, count, ctx)),
  status: (game, subject, { status, with: others }, ctx) =>
    others === undefined
      ? hasStatus(game, subject, status)
      : objectsOf(game, others, ctx).some((id) => subject.object.designations.includes(`${status}:${id}`)),
  attacking: isAttacking,
  blocking: isBlocking,
  named: (_game, { characteristics }, { name }) => sameName(characteristics.name, name),
  shares: (game, subject, { what, with: objects }, ctx) =>
    informationOf(game, objects, ctx).some((id) => {
      const other = subjectOf(game, id);
      return other !== undefined && shared(subject, other, what);
    }),
  otherThan: (game, subject, { objects }, ctx) => !among(game, subject, objects, ctx),
  isOneOf: (game, subject, { objects }, ctx) => among(game, subject, objects, ctx),
  attachedTo: isAttachedTo,
  attachable: (game, { id }, { to, what }, ctx) =>
    to === undefined
      ? objectsOf(game, what!, ctx).some((one) => couldBeAttached(game, one, id))
      : informationOf(game, to, ctx).some((object) => couldBeAttached(game, id, object)),
  hasAttached: (game, { id }, { filter }, ctx) =>
    attachedObjects(game, id).some((other) => fits(game, other, filter, ctx)),
  // 109.2: "a creature" is one on the battlefield, unless the words name another zone.
  targets: (game, { object }, { what, only, count }, ctx) => {
    const targets = targetsOf(object);
    if (targets.length !== (count ?? targets.length)) return false;
    if (only && targets.some((one) => !sameChosen(one, targets[0]!))) return false;
    const players = isPlayers(what) ? playersOf(game, what, ctx) : [];
    const wanted = (target: (typeof targets)[number]): boolean =>
      "player" in target
        ? what.type === "anything" || players.includes(target.player)
        : !isPlayers(what) &&
          isWhereSought(game, target.object, what) &&
          fits(game, target.object, what, ctx);
    return targets.some(wanted);
  },
  // The two files need each other: whichever is loaded first.
  history: (...asked) => happenedTo(...asked),
  chosen: (game, subject, filter, ctx) => {
    const value = chosenValue(game, filter.what, filter, ctx);
    return value !== undefined && fitsSubject(game, subject, having(filter.what, value), ctx);
  },
  fulfils: (game, { id }, { condition }, ctx) => holds(game, condition, { ...ctx, each: id }),
  hasManaSymbol: (_game, { object: { stackItem, kind }, characteristics }, { symbol }) => {
    if (kind !== "ability") return characteristics.manaCost?.includes(symbol) === true;
    const ability = stackItem?.ability;
    return ability?.type === "activated" && symbolsOf(ability.costs).includes(symbol);
  },
  repeatsManaSymbol: (_game, { characteristics: { manaCost = [] } }) =>
    new Set(manaCost).size < manaCost.length,
  paidWith: (_game, { object }, _filter, ctx) => ofThisMana(object.cast?.manaSpent, ctx).length > 0,
  nthCast: (game, { id }, { n, what, by }, ctx) => {
    const those = by === undefined ? undefined : playersOf(game, by, ctx);
    const cast = game.state.history.thisTurn.filter(
      (event) =>
        event.type === "cast" &&
        (those === undefined || those.includes(event.player)) &&
        fits(game, event.object, what, ctx),
    )[n - 1];
    return cast?.type === "cast" && sameObject(game, cast.object, id);
  },
  nextCast: (game, subject, { by, what }, ctx) => {
    const { id, object } = subject;
    if (object.zone !== "stack" || object.kind === "ability") return false;
    const those = playersOf(game, by, ctx);
    if (!those.includes(object.controller) || !fitsSubject(game, subject, what, ctx)) return false;
    const first = game.state.history.thisTurn
      .slice(ctx.since ?? 0)
      .find(
        (event) =>
          event.type === "cast" && those.includes(event.player) && fits(game, event.object, what, ctx),
      );
    return first === undefined || (first.type === "cast" && sameObject(game, first.object, id));
  },
  abilityKind: (game, { object }, { kind, of }, ctx) => {
    const { stackItem } = object;
    if (object.kind !== "ability" || stackItem === undefined) return false;
    if (of !== undefined && !fits(game, stackItem.source, of, ctx)) return false;
    switch (kind) {
      case "activated":
      case "triggered":
        return stackItem.type === kind;
      case "loyalty":
        return (
          stackItem.ability?.type === "activated" &&
          stackItem.ability.costs.some((cost) => cost.type === "loyalty")
        );
      case "mana":
        return stackItem.ability !== undefined && isManaAbility(stackItem.ability);
    }
  },
};

/** Whether the object in question fits the description. */
export const fitsSubject = (game: Game, subject: Subject, filter: A.Filter, ctx: Context): boolean => {
  // The table has for each type the function of exactly that type.
  const check = checks[filter.type] as (
    game: Game,
    subject: Subject,
    filter: A.Filter,
    ctx: Context,
  ) => boolean;
  return check(game, subject, filter, ctx);
};

/** Where what the object became is now. */
const zoneOfBecome = (game: Game, id: ObjectId): A.Zone | undefined =>
  game.state.objects[game.state.lastKnown[id]?.became ?? -1]?.zone;

/** Whether an object is in a zone that its description means; one that is named is meant wherever it is. */
export const isWhereSought = (game: Game, id: ObjectId, filter: A.Filter): boolean => {
  if (filter.type === "anything" || filter.type === "isOneOf") return true;
  const zone = subjectOf(game, id)?.object.zone;
  return zone !== undefined && zonesOf(filter).includes(zone);
};

/** Whether an object fits a description, by its characteristics now or as it last existed (608.2h). */
export const fits = (game: Game, id: ObjectId, filter: A.Filter, ctx: Context): boolean => {
  const subject = subjectOf(game, id);
  return subject !== undefined && fitsSubject(game, subject, filter, ctx);
};
