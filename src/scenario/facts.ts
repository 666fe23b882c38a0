import type { GameObject, ManaUnit, ObjectId } from "../runtime/state.ts";
import { abilitiesCalled, abilityList } from "./abilities-called.ts";
import { couldDo } from "./actions.ts";
import { missingWay } from "./attempts.ts";
import { type Fact, type FactName, type FactValues, factOf } from "./format.ts";
import { largestManaResults, sameMana } from "./mana-options.ts";
import { describeStack, isStackText } from "./stack.ts";
import { isCalled, nameOf, objectsIn, permanentsOf, playerId, playerName, type View } from "./view.ts";

/** Whether a fact holds, and what is the case. */
export interface Verdict {
  readonly holds: boolean;
  readonly actual: string;
}
type Finder = (view: View, values: FactValues, final: boolean) => Verdict;

const verdict = (holds: boolean, actual: unknown): Verdict => ({ holds, actual: `${actual}` });
const none = (values: FactValues): Verdict =>
  verdict(false, `no permanent ${values.card ?? values.label ?? ""}`.trim());

const wanted = (view: View, values: FactValues, id: ObjectId): boolean => {
  if (values.label !== undefined)
    return view.game.state.objects[id]?.cardId === view.labels.get(values.label);
  return values.card === undefined || isCalled(view, id, values.card);
};
const permanents = (view: View, values: FactValues): readonly GameObject[] =>
  permanentsOf(view, values.player).filter((object) => wanted(view, values, object.id));

/** The spells on the stack whose name begins so. */
const spells = (view: View, values: FactValues): readonly GameObject[] =>
  objectsIn(view, view.game.state.stack).filter(
    (object) =>
      object.stackItem?.type === "spell" &&
      nameOf(view, object.id).startsWith(values.spell ?? values.card ?? ""),
  );

const counted = (values: FactValues, count: number): Verdict =>
  verdict(
    (values.count === undefined || count === values.count) &&
      (values.atLeast === undefined || count >= values.atLeast),
    count,
  );

const zoneCards = (
  view: View,
  zone: "hand" | "graveyard" | "library" | "exile",
  values: FactValues,
): number => {
  const { state } = view.game;
  const owner = values.player === undefined ? undefined : playerId(values.player);
  const ids = zone === "exile" ? state.exile : state.players.flatMap((player) => player[zone]);
  return objectsIn(view, ids)
    .filter((object) => owner === undefined || object.owner === owner)
    .filter((object) => object.kind === "card" || zone === "exile")
    .filter((object) => wanted(view, values, object.id)).length;
};
const inZone =
  (zone: "hand" | "graveyard" | "library" | "exile"): Finder =>
  (view, values) =>
    counted(values, zoneCards(view, zone, values));

const powerToughness =
  (base: boolean): Finder =>
  (view, values) => {
    const found = permanents(view, values);
    const all = found.map((object) => {
      const c = view.characteristics(object.id);
      // The source of the facts counts 0 where there is no power or toughness (208.3).
      return {
        power: (base ? c.basePower : c.power) ?? 0,
        toughness: (base ? c.baseToughness : c.toughness) ?? 0,
      };
    });
    const fits = (pt: (typeof all)[number]): boolean =>
      (values.power === undefined || pt.power === values.power) &&
      (values.toughness === undefined || pt.toughness === values.toughness);
    if (all.length === 0) return none(values);
    const actual = all.map((pt) => `${pt.power}/${pt.toughness}`).join(", ");
    if (values.index !== undefined) {
      const one = all[values.index];
      return verdict(one !== undefined && fits(one), actual);
    }
    const first = all[0];
    if (values.scope === "first") return verdict(first !== undefined && fits(first), actual);
    return verdict(values.scope === "all" ? all.every(fits) : all.some(fits), actual);
  };

const counterCount = (object: GameObject, counter: string | undefined): number =>
  object.counters[counter ?? ""] ?? 0;

const cardCounters =
  (zones: readonly ("hand" | "graveyard" | "exile")[]): Finder =>
  (view, values) => {
    const { state } = view.game;
    const ids = zones.flatMap((zone) =>
      zone === "exile" ? state.exile : state.players.flatMap((p) => p[zone]),
    );
    const owner = values.player === undefined ? undefined : playerId(values.player);
    const found = objectsIn(view, ids).filter(
      (object) => (owner === undefined || object.owner === owner) && wanted(view, values, object.id),
    );
    const counts = found.map((object) => counterCount(object, values.counter));
    if (counts.length === 0) return verdict(false, "no such card");
    return verdict(counts.includes(values.count ?? 0), counts.join(", "));
  };

/** One property that all permanents of the name have, or have not; or the first of them in order of arrival. */
const property =
  (
    has: (view: View, object: GameObject, values: FactValues) => boolean,
    show: (view: View, object: GameObject) => string,
    which: "all" | "first" = "all",
  ): Finder =>
  (view, values) => {
    const found = permanents(view, values);
    if (found.length === 0) return none(values);
    return verdict(
      found
        .slice(0, which === "first" ? 1 : undefined)
        .every((object) => has(view, object, values) === (values.value !== false)),
      found.map((object) => show(view, object)).join("; "),
    );
  };

const typeLine = (view: View, object: GameObject): string => {
  const c = view.characteristics(object.id);
  return [...c.supertypes, ...c.cardTypes, ...c.subtypes].join(" ");
};
const hasWord = (words: readonly string[], word: string | undefined): boolean =>
  words.some((w) => w.toLowerCase() === word?.toLowerCase());

const onTypeLine = (words: "cardTypes" | "subtypes" | "supertypes"): Finder =>
  property(
    (view, o, v) => hasWord(view.characteristics(o.id)[words], v.type ?? v.subtype ?? v.supertype),
    typeLine,
    "first",
  );
const isAttacking = (view: View, object: GameObject): boolean =>
  view.game.state.combat?.attackers.some((a) => a.id === object.id) ?? false;
const poolOf = (pool: readonly ManaUnit[], color: string | undefined): number =>
  pool.filter((unit) => unit.color === color).length;

const finders: { readonly [N in FactName]: Finder } = {
  life: (view, values) => {
    const life =
      values.player === undefined ? undefined : view.game.state.players[playerId(values.player)]?.life;
    return verdict(life === values.value, life);
  },
  permanents: (view, values) => {
    if (values.card !== undefined || values.label !== undefined)
      return counted(values, permanents(view, values).length);
    const all = objectsIn(view, view.game.state.battlefield).filter(
      (object) =>
        values.player === undefined || view.characteristics(object.id).controller === playerId(values.player),
    );
    return counted(values, all.length);
  },
  tokens: (view, values) => {
    const { holds, actual } = counted(
      values,
      permanents(view, values).filter((object) => object.kind === "token").length,
    );
    const there = permanentsOf(view, values.player).filter(({ kind }) => kind === "token");
    const names = [...new Set(there.map(({ id }) => nameOf(view, id)))];
    return verdict(holds, names.length === 0 ? actual : `${actual} (tokens there: ${names.join(", ")})`);
  },
  hand: inZone("hand"),
  graveyard: inZone("graveyard"),
  library: inZone("library"),
  exile: inZone("exile"),
  powerToughness: powerToughness(false),
  basePowerToughness: powerToughness(true),
  counters: (view, values) => {
    const first = permanents(view, values)[0];
    if (first === undefined) return none(values);
    const count = counterCount(first, values.counter);
    return verdict(count === values.count, count);
  },
  playerCounters: (view, values) => {
    const player = values.player === undefined ? undefined : view.game.state.players[playerId(values.player)];
    const count = player?.counters[values.counter ?? ""] ?? 0;
    return verdict(count === values.count, count);
  },
  exiledCardCounters: cardCounters(["exile"]),
  cardCounters: cardCounters(["hand", "graveyard", "exile"]),
  hasAbility: (view, values, final) => {
    const found = permanents(view, values);
    if (found.length === 0) return none(values);
    if (final && found.length !== (values.ofPermanents ?? 1)) {
      return verdict(false, `${found.length} permanents of that name`);
    }
    const text = values.ability ?? "";
    return verdict(
      found.every((object) => abilitiesCalled(view, object.id, text) > 0 === (values.value !== false)),
      found.map((object) => abilityList(view, object.id)).join(" | "),
    );
  },
  abilityCount: (view, values) => {
    const first = permanents(view, values)[0];
    if (first === undefined) return none(values);
    const count = abilitiesCalled(view, first.id, values.ability ?? "");
    return verdict(count === values.count, `${count} (${abilityList(view, first.id)})`);
  },
  hasType: onTypeLine("cardTypes"),
  hasSubtype: onTypeLine("subtypes"),
  hasSupertype: onTypeLine("supertypes"),
  exiledCardHasSubtype: (view, values) => {
    const found = objectsIn(view, view.game.state.exile).filter((object) => wanted(view, values, object.id));
    if (found.length === 0) return verdict(false, "no such card");
    const has = found.some((object) => hasWord(view.characteristics(object.id).subtypes, values.subtype));
    return verdict(has === values.value, found.map((object) => typeLine(view, object)).join("; "));
  },
  hasColors: (view, values) => {
    const found = values.spell === undefined ? permanents(view, values) : spells(view, values);
    if (found.length === 0) return none(values);
    const colors = values.colors ?? [];
    const holds = found.every((object) => {
      const own = view.characteristics(object.id).colors;
      return values.value === true
        ? colors.every((c) => hasWord(own, c))
        : !colors.some((c) => hasWord(own, c));
    });
    return verdict(
      holds,
      found.map((o) => view.characteristics(o.id).colors.join(" ") || "colorless").join("; "),
    );
  },
  manaValue: (view, values) => {
    const found = values.spell === undefined ? permanents(view, values) : spells(view, values);
    if (found.length === 0) return none(values);
    const all = found.map((object) => view.characteristics(object.id).manaValue);
    return verdict(
      all.some((value) => value === values.value),
      all.join(", "),
    );
  },
  name: (view, values) => {
    const object = Object.values(view.game.state.objects).find((one) => wanted(view, values, one.id));
    if (object === undefined) return verdict(false, "no such object");
    const { name } = view.characteristics(object.id);
    return verdict(name === values.called, name === "" ? "without a name" : name);
  },
  tapped: property(
    (_view, object) => object.tapped,
    (_view, object) => (object.tapped ? "tapped" : "untapped"),
  ),
  tappedCount: (view, values) =>
    counted(values, permanents(view, values).filter((object) => object.tapped === values.tapped).length),
  attacking: property(isAttacking, (view, o) => (isAttacking(view, o) ? "attacking" : "not attacking")),
  damage: (view, values) => {
    const found = permanents(view, values);
    if (found.length === 0) return none(values);
    return verdict(
      found.some((object) => object.damage === values.amount),
      found.map((object) => object.damage).join(", "),
    );
  },
  attached: (view, values) => {
    const hosts = permanentsOf(view, values.player).filter((object) =>
      isCalled(view, object.id, values.to ?? ""),
    );
    const attachments = permanentsOf(view).filter((object) =>
      isCalled(view, object.id, values.attachment ?? ""),
    );
    const is = attachments.some((a) => hosts.some((host) => a.attachedTo === host.id));
    const actual = attachments.map((a) =>
      typeof a.attachedTo === "number"
        ? `attached to ${nameOf(view, a.attachedTo)}`
        : "not attached to a permanent",
    );
    return verdict(is === values.value, actual.join("; ") || `no permanent ${values.attachment}`);
  },
  playable: (view, values) => {
    const [missing] = missingWay(view, values.as);
    if (missing !== undefined) return verdict(false, missing);
    const could = couldDo(view, values);
    return verdict(could === values.value, could ? "playable" : "not playable");
  },
  manaPool: (view, values) => {
    const player = values.player === undefined ? undefined : view.game.state.players[playerId(values.player)];
    const amount = poolOf(player?.manaPool ?? [], values.color);
    return verdict(amount === values.amount, amount);
  },
  manaOption: (view, values) => {
    const results = largestManaResults(view, playerId(values.player ?? "A"));
    return verdict(
      results.some((r) => sameMana(r, values.mana ?? "")),
      results.join(" or ") || "no mana",
    );
  },
  manaOptionCount: (view, values) => {
    const results = largestManaResults(view, playerId(values.player ?? "A"));
    return verdict(results.length === values.count, `${results.length}: ${results.join(" or ")}`);
  },
  onStack: (view, values) => {
    const stack = objectsIn(view, view.game.state.stack);
    const { spell, text } = values;
    const found =
      spell !== undefined
        ? stack.filter(
            (object) => object.stackItem?.type === "spell" && nameOf(view, object.id).startsWith(spell),
          )
        : stack.filter((object) => isStackText(view, object, text ?? ""));
    return verdict(found.length === values.count, found.length);
  },
  stackSize: (view, values) => verdict(view.game.state.stack.length === values.value, describeStack(view)),
  zone: (view, values) => {
    const cardId = view.labels.get(values.label ?? "");
    const object = Object.values(view.game.state.objects).find((o) => o.cardId === cardId);
    const zone = object?.zone ?? "nowhere";
    return verdict((zone === values.zone) === values.value, zone);
  },
  emblems: (view, values) => {
    const found = objectsIn(view, view.game.state.command).filter(
      (object) =>
        object.kind === "emblem" &&
        object.controller === playerId(values.player ?? "A") &&
        (values.card === undefined || isCalled(view, object.id, values.card)),
    );
    return verdict(found.length === values.count, found.length);
  },
  won: (view, values) => {
    const won = view.game.state.over?.winners.includes(playerId(values.player ?? "A")) ?? false;
    return verdict(won === values.value, won ? "won" : "not won");
  },
  lost: (view, values) => {
    const lost = hasLost(view, playerId(values.player ?? "A"));
    return verdict(lost === values.value, lost ? "lost" : "not lost");
  },
  inGame: (view, values) => {
    const inGame = !hasLost(view, playerId(values.player ?? "A"));
    return verdict(inGame === values.value, inGame ? "in the game" : "not in the game");
  },
  activePlayer: (view, values) => {
    const active = playerName(view.game.state.turn.active);
    return verdict(active === values.player, active);
  },
  libraryTopRevealed: (view, values) => {
    const revealed = revealsTop(view, playerId(values.player ?? "A"));
    return verdict(revealed === values.value, revealed ? "revealed" : "not revealed");
  },
};

/** 104.2b, 104.3: when an effect makes a player win, the others lose. */
const hasLost = (view: View, player: number): boolean => {
  const { over, players } = view.game.state;
  return (
    (players[player]?.lost ?? false) ||
    (over !== undefined && over.winners.length > 0 && !over.winners.includes(player))
  );
};

/** An effect makes the player play with the top card of the library revealed (401.3). */
function revealsTop(view: View, player: number): boolean {
  return permanentsOf(view).some((object) => {
    const c = view.characteristics(object.id);
    return c.abilities.some(
      (ability) =>
        ability.type === "static" &&
        ability.effects.some(
          (effect) =>
            effect.type === "revealTop" &&
            effect.lookOnly !== true &&
            (effect.players.type === "players" || (effect.players.type === "you" && c.controller === player)),
        ),
    );
  });
}

/** Whether a fact holds in the game as it is. `final`: at the end of the game, where facts about abilities also count permanents. */
export function judge(view: View, fact: Fact, final: boolean): Verdict {
  const found = factOf(fact);
  if (found === undefined) return verdict(false, `unknown fact ${JSON.stringify(fact)}`);
  return finders[found.name](view, found.values, final);
}
