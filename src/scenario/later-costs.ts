import type * as A from "../abilities/index.ts";
import { mentionsType, partsIn, targetsOf } from "../runtime/evaluate/nodes.ts";
import { objectIn } from "../runtime/game.ts";
import { demandOf, splitBits, type Pip } from "../runtime/mana/demand.ts";
import { manaSources, type ManaSource } from "../runtime/mana/sources.ts";
import type { ObjectId, PlayerId } from "../runtime/state.ts";
import { isActionCalled } from "./actions.ts";
import type { ScriptEntry } from "./format.ts";
import type { Part } from "./queues.ts";
import { isReferredTo, refersTo, resolveObject } from "./references.ts";
import { isCalled, type View } from "./view.ts";

/** The turn in whose untap step the player's permanents untap next (502.3), if turns go round as usual. */
function nextUntap(view: View, player: PlayerId): number {
  const { turn, players } = view.game.state;
  const away = (player - turn.active + players.length) % players.length;
  return turn.number + (away === 0 ? players.length : away);
}

const symbolsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]+)\}/g)].flatMap(([, symbol]) => symbol ?? []);

/** The mana cost of what is cast, or the cost of the keyword by which it is cast. */
function symbolsOfCast(view: View, entry: Extract<ScriptEntry, { do: "cast" }>): readonly string[] {
  const { card = "", label } = entry;
  for (const object of Object.values(view.game.state.objects)) {
    const meant =
      label === undefined ? isCalled(view, object.id, card) : refersTo(view, { label }, object.id);
    const part = object.card.faces.find(({ name }) => name === card);
    if (!meant && part === undefined) continue;
    const face = part ?? object.card.faces[0];
    const keyword = face.abilities.find((a) => a.type === "keyword" && a.keyword === entry.as);
    const [costs] = keyword?.type === "keyword" ? keyword.parameters.filter((p) => p.type === "costs") : [];
    return costs?.value.flatMap((cost) => (cost.type === "mana" ? cost.cost : [])) ?? face.manaCost ?? [];
  }
  return [];
}

/** The symbols of what an entry of the script will cost, as far as it says so. */
function symbolsOf(view: View, entry: ScriptEntry): readonly string[] {
  switch (entry.do) {
    case "cast":
      return symbolsOfCast(view, entry);
    case "activate":
      return symbolsIn(entry.ability.split(":")[0] ?? "");
    case "turn face up":
      return symbolsIn(entry.cost);
    default:
      return [];
  }
}

const asking: ReadonlySet<unknown> = new Set(["pay", "unless", "additionalCost"]);
/** The mana that effects within ask for: "you may pay {R}", "unless you pay {1}{G}", an additional cost that may be paid. */
const symbolsAsked = (abilities: readonly A.Ability[]): readonly string[] =>
  [...partsIn(abilities)]
    .filter(({ type }) => asking.has(type))
    .flatMap(({ costs }) =>
      ((costs as A.Costs | undefined) ?? []).flatMap((cost) => (cost.type === "mana" ? cost.cost : [])),
    );

/** What the player's permanents and what is cast will ask for as they resolve, if the player has a yes left to answer. */
function symbolsAgreedTo(view: View, part: Part, player: PlayerId, later: readonly ScriptEntry[]): string[] {
  if (!part.choices.some(({ yesNo }) => yesNo === true)) return [];
  const cast = later.flatMap((entry) => (entry.do === "cast" ? (entry.card ?? []) : []));
  return Object.values(view.game.state.objects)
    .filter(({ id, zone, controller }) =>
      zone === "hand"
        ? cast.some((name) => isCalled(view, id, name))
        : controller === player && (zone === "battlefield" || zone === "stack"),
    )
    .flatMap(({ id }) => symbolsAsked(view.characteristics(id).abilities));
}

const canPay = (source: ManaSource, pip: Pip): boolean =>
  source.uses.some(({ units }) => units.some(({ mask }) => (mask & pip.mask) !== 0));
const colorsOf = (source: ManaSource): number =>
  splitBits(source.uses.reduce((all, { units }) => units.reduce((m, unit) => m | unit.mask, all), 0)).length;

/** What the spell or ability that is being paid for is about: its source and its targets, but for those that it untaps. */
function objectsAtHand({ game: { state } }: View): readonly ObjectId[] {
  const [top] = state.stack.slice(-1).flatMap((id) => state.objects[id] ?? []);
  if (top?.stackItem === undefined || mentionsType(top.stackItem.instructions, "untap")) return [];
  return [top.stackItem.source, ...targetsOf(top).flatMap((chosen) => objectIn(chosen) ?? [])];
}

/** The sources that will attack or block as the script says: tapped they could not (508.1a, 509.1a). */
function fightersAmong(
  view: View,
  later: readonly ScriptEntry[],
  sources: readonly ObjectId[],
  atHand: readonly ObjectId[],
): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const entry of later) {
    const named = entry.do === "attack" ? entry.attacker : entry.do === "block" ? entry.blocker : undefined;
    if (named === undefined) continue;
    const meant = resolveObject(view, named, atHand, found) ?? resolveObject(view, named, sources, found);
    if (meant !== undefined) found.push(meant);
  }
  return found;
}

/**
 * Sources of mana that the player will need before they untap: what is paid for, those that fight, those of mana abilities that
 * the script activates, and for each colored symbol of what it casts and activates one that can do little else.
 */
export function sourcesForLater(view: View, part: Part, player: PlayerId): readonly ObjectId[] {
  const until = nextUntap(view, player);
  const later = part.script.filter(({ turn }) => turn < until);
  const sources = manaSources(view.game, player);
  const atHand = objectsAtHand(view);
  const among = sources.map(({ object }) => object);
  const spared = new Set<ObjectId>([...atHand, ...fightersAmong(view, later, among, atHand)]);
  for (const entry of later) {
    if (entry.do !== "activate mana") continue;
    const meant = sources.find(({ object, uses }) =>
      entry.source === undefined
        ? uses.some(({ ability }) =>
            isActionCalled(view, { type: "activateMana", object, ability }, entry.ability),
          )
        : isReferredTo(view, entry.source, object),
    );
    if (meant !== undefined) spared.add(meant.object);
  }
  const needs = later
    .flatMap((entry) => demandOf(symbolsOf(view, entry), 0).pips)
    .filter(({ mask }) => mask !== 0);
  const able = (pip: Pip): readonly ManaSource[] =>
    sources.filter((source) => !spared.has(source.object) && canPay(source, pip));
  const asked = demandOf(symbolsAgreedTo(view, part, player, later), 0).pips.filter(({ mask }) => mask !== 0);
  for (const pip of [...needs.sort((a, b) => able(a).length - able(b).length), ...asked]) {
    const [fewest] = [...able(pip)].sort((a, b) => colorsOf(a) - colorsOf(b));
    if (fewest !== undefined) spared.add(fewest.object);
  }
  return [...spared];
}
