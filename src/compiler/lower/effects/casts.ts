import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { carriedOut } from "../carried-out.ts";
import { ofSpell } from "../cast-riders.ts";
import { jointCostsOf } from "../costs.ts";
import { eventFilter } from "../event-filters.ts";
import { permittedOne } from "../lasting.ts";
import type { NodeOfKind } from "../nodes.ts";
import { objectsOf } from "../objects.ts";
import { groupOf, rememberPart, wordsOf } from "../outcome.ts";
import { saysWhere } from "../permitted.ts";
import { playersOf } from "../players.ts";
import { holds, same } from "../same.ts";
import { bindNext, refuse, type Mention, type Scope } from "../scope.ts";
import { conjunction } from "../series.ts";
import { spokenObjects } from "../targets.ts";
import { castable, zoneFilterOf } from "../zone-filters.ts";
import { lasts } from "./verb.ts";

const castableObjects = (what: A.Objects): A.Objects => {
  switch (what.type) {
    case "choose":
    case "among":
    case "all":
      return { ...what, filter: castable(what.filter) };
    default:
      return what;
  }
};

/**
 * Casting while this resolves (608.2g); a permission for later where a duration says how long (611.2), or where
 * everything of a kind may be played.
 */
const castOrAllow = (
  node: Cast,
  meant: A.Objects,
  { until, manner }: Said,
  [who, scope]: readonly [A.Players, Scope],
): A.Effect => {
  const { verb } = node;
  const { duration } = lasts(until, scope);
  const exiled = scope.mentions.findLast(
    ({ of, how, perhaps }) => perhaps === true && how === "exiled" && same(of, meant),
  );
  // "Exile it if it's an instant card. You may cast that card": the card that was exiled.
  const what = castableObjects(exiled === undefined ? meant : (exiled.ref as A.Objects));
  if (until !== undefined && holds(what, ({ zone }) => zone === "sideboard"))
    return refuse(until, "a card from outside the game can only be brought into it at once");
  if (what.type === "all" && manner.costs !== undefined && verb === "cast" && !saysWhere(what.filter)) {
    // From wherever they may be cast anyway, at another cost (118.9).
    const spells = conjunction([A.kind("spell"), what.filter, A.controlledBy(who)]);
    return A.changeRules([A.alternativeCost(spells, manner.costs)], duration);
  }
  if (what.type === "all") {
    spokenObjects(scope, what, [...wordsOf(what, scope), "spell", "card"], true);
    return A.changeRules([A.mayPlay(who, what.filter, verb, manner)], duration);
  }
  const how = verb === "cast" ? "cast" : "played";
  const group = duration === undefined && what.type !== "bound" ? groupOf(what, scope) : undefined;
  const bind = group === undefined ? carriedOut(what, scope, how) : bindNext(scope);
  // What is cast at once leaves the pile it is from (601.2a): it is no part of "the rest".
  if (group !== undefined) rememberPart(scope, bind, what, group, { how });
  if (duration === undefined) {
    if (what.type === "self" && scope.face.isSpell && scope.trigger === undefined)
      return refuse(node, "write how this spell may be cast in a paragraph of its own");
    scope.cast = { id: bind, who };
    return A.castCards(who, what, verb, { ...manner, bind });
  }
  // "If you do" can't look ahead.
  scope.last = undefined;
  if (what.type === "choose")
    return (
      permittedOne({ who, what, verb, ...manner }, duration) ??
      refuse(until!, "say which cards may be played, not how many")
    );
  return A.allowPlay(who, what, verb, duration, { ...manner, bind });
};

type Cast = NodeOfKind<"castWhat" | "castFrom">;
type CastManner = Nodes["castManner"];
/** How something is cast, said all at once. */
interface Said {
  readonly until?: Nodes["duration"];
  readonly manner: A.Manner;
  readonly keyword?: string;
  /** As though it had flash, and what is to be paid for that. */
  readonly flash?: true | { readonly costs: A.Costs };
}

/** What the spell costs: in it the card that permits the casting has no name, as "it" is the spell. */
const costsOfSpell = (node: Nodes["costs"], scope: Scope): A.Costs =>
  holds(
    node,
    (part) => part["kind"] === "selfName" || (part["kind"] === "thisThing" && !isCard(part["noun"])),
  )
    ? refuse(node, "a cost of a spell is paid with what the spell names")
    : ofSpell(scope, [], (inner) => jointCostsOf(node, inner));
const isCard = (noun: unknown): boolean =>
  holds(noun, ({ kind, what }) => kind === "thisNoun" && (what === "card" || what === "spell"));

const sayOf = (node: CastManner, who: A.Players, scope: Scope): Partial<Said> => {
  switch (node.kind) {
    case "castFree":
      return { manner: { free: true } };
    case "castPayingMore":
      return { manner: { additional: costsOfSpell(node.costs, scope) } };
    case "castPayingInstead":
      return { manner: { costs: costsOfSpell(node.costs, scope) } };
    case "castUsing":
      return { keyword: node.keyword.value.toLowerCase() };
    // 101.3: what is impossible is not done.
    case "castIfAble":
      return {};
    case "castAsFlash":
      return { flash: true };
    case "castFlashPaying":
      return same(playersOf(node.who, scope), who)
        ? { flash: { costs: costsOfSpell(node.costs, scope) } }
        : refuse(node.who, "whoever casts it pays");
    default:
      return { until: node };
  }
};
/** All that is said of how it is cast; nothing of it twice. */
const saidOf = (node: Cast, who: A.Players, scope: Scope): Said =>
  node.how.reduce<Said>(
    (said, each) => {
      const { manner = {}, ...more } = sayOf(each, who, scope);
      const twice =
        Object.keys(more).some((key) => key in said) || Object.keys(manner).some((key) => key in said.manner);
      if (twice) return refuse(each, "this has been said before");
      return { ...said, ...more, manner: { ...said.manner, ...manner } };
    },
    { manner: {} },
  );

/** What is cast: "it from your graveyard" is the same object, as long as it is there. */
const castObjects = (node: Cast, who: A.Players, scope: Scope): A.Objects => {
  const what = objectsOf(node.what, scope, { by: who });
  return node.kind === "castFrom" ? A.among(what, zoneFilterOf(node.where, scope)) : what;
};

const notInHand: ReadonlySet<string | undefined> = new Set(["exiled", "milled", "discarded", "looked at"]);
/** Not in a hand, by what was done to it. */
const isPutElsewhere = ({ how, zone = "hand", of }: Mention): boolean =>
  notInHand.has(how) || zone !== "hand" || of?.type === "topCards";
const canBeCast = ({ how, zone }: Mention): boolean => how === "cast" || how === "played" || zone === "hand";
/** 601.3: as though it had flash says when it may be cast, not that it may be cast from a library, a graveyard or exile. */
const isElsewhere = (filter: A.Filter, { mentions }: Scope): boolean => {
  if (filter.type !== "isOneOf") return false;
  const spoken = mentions.filter(({ ref, of }) => same(ref, filter.objects) || same(of, filter.objects));
  return spoken.some(isPutElsewhere) && !spoken.some(canBeCast);
};

/** Casting as though it had flash (601.3b): from where it may be cast anyway, or as part of another permission. */
const castAtOnce = (node: Cast, { until, manner, flash }: Said, who: A.Players, scope: Scope): A.Effect => {
  const { duration } = lasts(until, scope);
  const costs = flash === true ? {} : flash!;
  const { filter } = eventFilter(node.what, scope);
  const { additional, ...others } = manner;
  const itself = same(filter, A.isOneOf(A.self));
  const elsewhere = node.kind === "castFrom" || (saysWhere(filter) && !itself);
  const alone = Object.keys(others).length === 0 && node.kind === "castWhat" && node.verb === "cast";
  if (alone && isElsewhere(filter, scope)) return refuse(node, "say first from where it may be cast");
  if (alone && additional === undefined)
    return A.changeRules([A.castAsThoughFlash(who, filter, costs)], duration);
  if (alone && !elsewhere && flash === true)
    return A.changeRules([A.castAsThoughFlash(who, filter, { costs: additional! })], duration);
  if (flash !== true) return refuse(node, "say in two sentences how this is cast and what is paid for it");
  if (elsewhere) {
    const where = node.kind === "castFrom" ? castObjects(node, who, scope) : castable(filter);
    return A.changeRules([A.mayPlay(who, where, node.verb, { ...manner, flash: true })], duration);
  }
  const paid = manner.free === true ? [] : manner.costs;
  if (paid === undefined || Object.keys(manner).length > 1 || node.verb === "play")
    return refuse(node, "this cannot be said of spells cast as though they had flash");
  const spells = itself ? filter : conjunction([A.kind("spell"), castable(filter), A.controlledBy(who)]);
  return A.changeRules([A.alternativeCost(spells, paid, { instant: true })], duration);
};

/** "cast it", "play lands from your graveyard", in whatever manner (601.2, 601.3). */
export const castOf = (node: Cast, who: A.Players, scope: Scope): A.Effect => {
  const said = saidOf(node, who, scope);
  if (said.flash !== undefined)
    return said.keyword === undefined
      ? castAtOnce(node, said, who, scope)
      : refuse(node, "say in two sentences how this is cast");
  const what = castObjects(node, who, scope);
  if (said.keyword === undefined) return castOrAllow(node, what, said, [who, scope]);
  const { duration } = lasts(said.until, scope);
  return A.changeRules(
    [A.mayPlay(who, what, node.verb, { ...said.manner, keyword: said.keyword })],
    duration,
  );
};
