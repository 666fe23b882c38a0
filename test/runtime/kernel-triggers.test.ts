import { describe, expect, test } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { answerDecision, forcedAnswer } from "../../src/runtime/index.ts";
import type { Decision } from "../../src/runtime/index.ts";
import {
  anthem,
  bear,
  bolt,
  card,
  creature,
  drawTwo,
  forest,
  island,
  mountain,
  plains,
  swamp,
  targetCreature,
  visionary,
} from "./kernel-cards.ts";
import {
  act,
  activateOf,
  attackWithAll,
  can,
  castNamed,
  either,
  entries,
  findNamed,
  run,
  settled,
  start,
  step,
  targetNamed,
  targetPlayer,
  times,
  toMain,
} from "./kernel-driver.ts";

const one = { min: 1, max: 1 };
const gain = (n: number): A.Effect => A.gainLife(A.you, n);
const watcher = (
  name: string,
  event: A.TriggerEvent,
  effect: A.Effect,
  more: Partial<A.Triggered> = {},
): A.Card => card(name, "{1}", ["enchantment"], { abilities: [{ ...A.triggered(event, effect), ...more }] });
const murder = card("Murder", "{B}", ["instant"], {
  abilities: [A.spell(A.destroy(A.target(0)), { targets: [targetCreature] })],
});
const wrath = card("Wrath", "{B}", ["sorcery"], {
  abilities: [A.spell(A.destroy(A.all(A.hasType("creature"))))],
});
const aCreature = A.hasType("creature");

describe("events (603.2)", () => {
  test("two creatures that die at once trigger twice, a batch trigger once", () => {
    const each = watcher("Each", A.zoneChange(aCreature, "battlefield", "graveyard"), gain(1));
    const batch = watcher(
      "Batch",
      A.zoneChange(aCreature, "battlefield", "graveyard", { batch: true }),
      gain(10),
    );
    const session = toMain(
      start({ hand: entries(wrath), battlefield: entries(swamp, bear, bear, each, batch) }),
    );
    act(session, castNamed("Wrath"));
    run(session, () => undefined, step(1, "end"));
    expect(session.game.state.players[0]?.life).toBe(32);
  });
  test("a creature sees others die together with it (603.10a)", () => {
    const ghoul = creature("Ghoul", "{B}", 1, 1, [
      A.triggered(A.zoneChange(A.and([aCreature, A.otherThan(A.self)]), "battlefield", "graveyard"), gain(1)),
    ]);
    const session = toMain(start({ hand: entries(wrath), battlefield: entries(swamp, bear, bear, ghoul) }));
    act(session, castNamed("Wrath"));
    run(session, () => undefined, step(1, "end"));
    expect(session.game.state.players[0]?.life).toBe(22);
  });
  test("nothing happens when it triggers: the spell goes on first", () => {
    const onDraw = watcher("Scholar", A.draws(A.you), gain(1));
    const session = toMain(
      start({
        hand: entries(drawTwo),
        battlefield: entries(island, island, onDraw),
        library: entries(bear, bear),
      }),
    );
    act(session, castNamed("Insight"));
    run(
      session,
      () => undefined,
      (g) => g.state.stack.length === 2,
    );
    expect(session.game.state.players[0]?.hand).toHaveLength(2);
    expect(session.game.state.players[0]?.life).toBe(20);
  });
  test("an intervening if is checked twice (603.4)", () => {
    const ifLow = watcher("Low", A.beginningOf("upkeep", A.you), gain(5), {
      condition: A.compareQuantities(A.playerStat("life", A.you), "<=", 20),
    });
    expect(
      run(start({ battlefield: entries(ifLow) }), () => undefined, step(1, "precombat main")).game.state
        .players[0]?.life,
    ).toBe(25);
    expect(
      run(start({ battlefield: entries(ifLow), life: 21 }), () => undefined, step(1, "precombat main")).game
        .state.players[0]?.life,
    ).toBe(21);
    const twice = run(
      start({ battlefield: entries(ifLow, ifLow) }),
      () => undefined,
      step(1, "precombat main"),
    );
    expect(twice.game.state.players[0]?.life).toBe(25);
  });
  test("once each turn", () => {
    const once = watcher("Once", A.zoneChange(aCreature, "battlefield", "graveyard"), gain(1), {
      timesPerTurn: 1,
    });
    const session = toMain(start({ hand: entries(wrath), battlefield: entries(swamp, bear, bear, once) }));
    act(session, castNamed("Wrath"));
    run(session, () => undefined, step(1, "end"));
    expect(session.game.state.players[0]?.life).toBe(21);
  });
  test("the second spell of a turn", () => {
    const second = watcher("Second", A.cast(A.you, A.kind("spell"), { nth: 2 }), gain(1));
    const session = toMain(
      start({ hand: entries(bolt, bolt, bolt), battlefield: entries(mountain, mountain, mountain, second) }),
    );
    for (let n = 0; n < 3; n++) {
      act(session, castNamed("Bolt"));
      run(session, targetPlayer(1), settled);
    }
    expect(session.game.state.players[0]?.life).toBe(21);
  });
  test("a state trigger does not trigger again while it is on the stack (603.8)", () => {
    const state = creature("Fading", "{1}", 3, 3, [
      A.triggered(A.state(A.notSo(A.exists(A.all(A.hasType("enchantment"))))), A.sacrifice(A.you, A.self)),
    ]);
    const session = start({ battlefield: entries(state) });
    expect(session.game.state.stack).toHaveLength(1);
    run(session, () => undefined, step(1, "precombat main"));
    expect(session.game.state.players[0]?.graveyard).toHaveLength(1);
  });
});

describe("order (603.3b)", () => {
  test("the active player's triggers go on the stack first, each player orders their own", () => {
    const upkeep = (name: string, n: number): A.Card => watcher(name, A.beginningOf("upkeep"), gain(n));
    const session = start(
      { battlefield: entries(upkeep("A", 1), upkeep("B", 2)) },
      { battlefield: entries(upkeep("C", 3)) },
    );
    expect(session.decision).toMatchObject({ type: "order", player: 0, purpose: "triggers" });
    answerDecision(session, { type: "order", order: [1, 0] });
    expect(session.game.state.stack.map((id) => session.game.state.objects[id]?.card.name)).toEqual([
      "B",
      "A",
      "C",
    ]);
  });
  test("makes no difference where they can't be told apart", () => {
    const entering = A.zoneChange(aCreature, undefined, "battlefield");
    const ordersOf = (...cards: readonly A.Card[]): number => {
      const tokens = card("Two Bears", "{G}", ["sorcery"], {
        abilities: [A.spell(A.createTokens(A.you, 2, { cardTypes: ["creature"], power: 2, toughness: 2 }))],
      });
      const session = toMain(start({ hand: entries(tokens), battlefield: entries(forest, ...cards) }));
      act(session, castNamed("Two Bears"));
      let asked = 0;
      run(
        session,
        (decision) => {
          if (decision.type === "order" && forcedAnswer(decision) === undefined) asked++;
          return undefined;
        },
        step(1, "end"),
      );
      return asked;
    };
    const of = (effect: A.Effect): A.Card => watcher("Watcher", entering, effect);
    const gains = of(gain(1));
    expect(ordersOf(gains)).toBe(0);
    expect(ordersOf(gains, gains)).toBe(0);
    // One of each bear's power: they could differ.
    expect(ordersOf(of(A.gainLife(A.you, A.statOf("power", A.eventObjects("object")))))).toBe(1);
    // Damage has a source, counters lie on it.
    const counts = of(A.putCounters("+1/+1", 1, A.self));
    expect(ordersOf(counts)).toBe(0);
    expect(ordersOf(counts, counts)).toBe(1);
    expect(ordersOf(gains, of(gain(2)))).toBe(1);
  });
  test("state-based actions come first: the dead creature can't be a target", () => {
    const killer = creature("Killer", "{B}", 1, 0, [
      A.triggered(A.zoneChange(A.isOneOf(A.self), undefined, "battlefield"), A.destroy(A.target(0)), {
        targets: [targetCreature],
      }),
    ]);
    const session = toMain(start({ hand: entries(killer), battlefield: entries(swamp) }));
    act(session, castNamed("Killer"));
    run(session, () => undefined, step(1, "end"));
    expect(session.game.state.players[0]?.graveyard).toHaveLength(1);
    expect(session.game.state.stack).toHaveLength(0);
  });
});

describe("delayed, reflexive, look-back", () => {
  test("a delayed trigger happens once at the next end step", () => {
    const later = card("Later", "{W}", ["sorcery"], {
      abilities: [A.spell(A.delayed(A.beginningOf("end"), { effect: gain(3) }))],
    });
    const session = toMain(
      start(
        { hand: entries(later), battlefield: entries(plains), library: entries(bear, bear) },
        { library: entries(bear, bear) },
      ),
    );
    act(session, castNamed("Later"));
    run(session, () => undefined, step(2, "cleanup"));
    expect(session.game.state.players[0]?.life).toBe(23);
  });
  test("an object's power is known after it has died (608.2h)", () => {
    const grim = creature("Grim", "{B}", 1, 1, [
      A.triggered(
        A.zoneChange(A.isOneOf(A.self), "battlefield", "graveyard"),
        A.gainLife(A.you, A.statOf("power", A.self)),
      ),
    ]);
    const session = toMain(start({ hand: entries(murder), battlefield: entries(swamp, grim, anthem) }));
    act(session, castNamed("Murder"));
    run(session, targetNamed("Grim"), step(1, "end"));
    expect(session.game.state.players[0]?.life).toBe(22);
  });
  test("triggers while a cost is paid wait until the spell is cast (603.3)", () => {
    const altar = card("Altar", "{1}", ["artifact"], {
      abilities: [
        A.activated(
          [A.costOnObjects("sacrifice", A.costChoice(one, aCreature))],
          A.addMana(A.you, { choose: "fixed", symbols: ["R"] }),
        ),
      ],
    });
    const mourner = watcher("Mourner", A.zoneChange(aCreature, "battlefield", "graveyard"), gain(1));
    const session = toMain(start({ hand: entries(bolt), battlefield: entries(altar, bear, mourner) }));
    act(session, castNamed("Bolt"));
    run(session, targetPlayer(1), (g) => g.state.stack.length === 2);
    const [first] = session.game.state.stack;
    expect(session.game.state.objects[first ?? 0]?.card.name).toBe("Bolt");
  });
  test("enters twice as much with a doubler of triggers (603.2d)", () => {
    const doubler = card("Doubler", "{1}", ["artifact"], {
      abilities: [
        A.staticAbility([
          A.triggersAgain(
            A.zoneChange(A.hasType("creature"), undefined, "battlefield"),
            A.controlledBy(A.you),
          ),
        ]),
      ],
    });
    const session = toMain(
      start({
        hand: entries(visionary),
        battlefield: entries(forest, forest, doubler),
        library: entries(bear, bear, bear),
      }),
    );
    act(session, castNamed("Visionary"));
    run(session, () => undefined, step(1, "end"));
    expect(session.game.state.players[0]?.hand).toHaveLength(2);
  });
});

describe("replacement and prevention (614, 615)", () => {
  const asked: Decision[] = [];
  const die = (extra: readonly A.Card[], spell: A.Card = murder) => {
    const session = toMain(
      start({ hand: entries(spell), battlefield: entries(swamp, mountain, bear, ...extra) }),
    );
    act(session, castNamed(spell.name));
    asked.length = 0;
    const script = either(targetNamed("Bear"));
    run(session, (decision, game) => (asked.push(decision), script(decision, game)), step(1, "end"));
    return session.game;
  };
  test("exiled instead of dying, and no dies trigger", () => {
    const rest = card("Rest", "{1}", ["enchantment"], {
      abilities: [
        A.staticAbility([
          A.replace(A.zoneChange(aCreature, undefined, "graveyard"), A.exile(A.eventObjects("object"))),
        ]),
      ],
    });
    const game = die([
      rest,
      watcher("Mourner", A.zoneChange(aCreature, "battlefield", "graveyard"), gain(1)),
    ]);
    expect(game.state.exile).toHaveLength(1);
    expect(game.state.players[0]?.life).toBe(20);
  });
  test("doubled counters and tokens", () => {
    const double = card("Season", "{1}", ["enchantment"], {
      abilities: [
        A.staticAbility([
          A.modifyAmount(A.countersPlaced(A.hasType("creature")), { factor: 2 }),
          A.modifyAmount(A.tokensCreated(A.you), { factor: 2 }),
        ]),
      ],
    });
    const grow = card("Grow", "{B}", ["sorcery"], {
      abilities: [
        A.spell(
          A.sequence([
            A.putCounters("+1/+1", 1, A.all(A.hasSubtype("Bear"))),
            A.createTokens(A.you, 1, {
              cardTypes: ["creature"],
              subtypes: ["Rat"],
              colors: ["black"],
              power: 1,
              toughness: 1,
            }),
          ]),
        ),
      ],
    });
    const game = die([double], grow);
    expect(game.state.objects[findNamed(game, "Bear")]?.counters).toEqual({ "+1/+1": 2 });
    expect(game.state.battlefield.filter((id) => game.state.objects[id]?.kind === "token")).toHaveLength(2);
    // The order of two that say the same is nobody's question, that of others is (616.1).
    const twice = die([double, double], grow);
    expect(twice.state.objects[findNamed(twice, "Bear")]?.counters).toEqual({ "+1/+1": 4 });
    const orders = () => asked.filter((each) => each.type === "order").map((each) => each.alike === true);
    expect(orders()).toEqual([true, true]);
    const one = card("One More", "{1}", ["enchantment"], {
      abilities: [A.staticAbility([A.modifyAmount(A.countersPlaced(A.hasType("creature")), { plus: 1 })])],
    });
    die([double, one], grow);
    expect(orders()).toEqual([false]);
  });
  test("regeneration replaces destruction", () => {
    const troll = creature("Troll", "{G}", 2, 2, [A.activated([A.mana(["G"])], A.regenerate(A.self))]);
    const session = toMain(start({ hand: entries(murder), battlefield: entries(swamp, forest, troll) }));
    act(session, activateOf("Troll"));
    run(session, () => undefined, settled);
    act(session, castNamed("Murder"));
    run(session, targetNamed("Troll"), settled);
    expect(session.game.state.objects[findNamed(session.game, "Troll")]?.tapped).toBe(true);
  });
  test("prevention: the next damage, used up as it prevents", () => {
    const shield = card("Shield", "{W}", ["instant"], {
      abilities: [A.spell(A.changeRules([A.prevent({ amount: 4, to: A.you })], A.until("end of turn")))],
    });
    const session = toMain(
      start({ hand: entries(shield, bolt, bolt), battlefield: entries(plains, mountain, mountain) }),
    );
    act(session, castNamed("Shield"));
    run(session, () => undefined, settled);
    for (let n = 0; n < 2; n++) {
      act(session, castNamed("Bolt"));
      run(session, targetPlayer(0), settled);
    }
    expect(session.game.state.players[0]?.life).toBe(18);
  });
  test("a draw replaced by another draw applies once (614.5)", () => {
    const thought = card("Thought", "{1}", ["enchantment"], {
      abilities: [A.staticAbility([A.replace(A.draws(A.you), A.draw(A.you, 2))])],
    });
    const session = toMain(
      start({
        hand: entries(drawTwo),
        battlefield: entries(island, island, thought),
        library: entries(...times(9, bear)),
      }),
    );
    act(session, castNamed("Insight"));
    run(session, () => undefined, settled);
    expect(session.game.state.players[0]?.hand).toHaveLength(4);
  });
  test("the affected player chooses which of two applies first (616.1)", () => {
    const plus = card("Plus", "{1}", ["enchantment"], {
      abilities: [A.staticAbility([A.modifyAmount(A.damage(undefined, A.players), { plus: 1 })])],
    });
    const twice = card("Twice", "{1}", ["enchantment"], {
      abilities: [A.staticAbility([A.modifyAmount(A.damage(undefined, A.players), { factor: 2 })])],
    });
    const session = toMain(start({ hand: entries(bolt), battlefield: entries(mountain, plus, twice) }));
    act(session, castNamed("Bolt"));
    run(
      session,
      either(targetPlayer(1), (d) => (d.type === "order" ? { type: "order", order: [1, 0] } : undefined)),
      settled,
    );
    expect(session.game.state.players[1]?.life).toBe(13);
  });
  test("enters with counters, and a planeswalker with its loyalty", () => {
    const hydra = creature("Hydra", "{X}{G}", 0, 0, [
      A.staticAbility([A.entersWith(A.isOneOf(A.self), { counters: [{ kind: "+1/+1", count: A.x }] })]),
    ]);
    const session = toMain(start({ hand: entries(hydra), battlefield: entries(forest, forest, forest) }));
    act(session, castNamed("Hydra"));
    run(session, (d) => (d.type === "number" ? { type: "number", value: 2 } : undefined), settled);
    expect(session.game.state.objects[findNamed(session.game, "Hydra")]?.counters).toEqual({ "+1/+1": 2 });
    const walker = card("Walker", "{1}", ["planeswalker"], {
      loyalty: 4,
      abilities: [A.activated([A.loyalty(1)], gain(2)), A.activated([A.loyalty(-5)], gain(10))],
    });
    const game = toMain(start({ battlefield: entries(walker) }));
    expect(game.game.state.objects[findNamed(game.game, "Walker")]?.counters).toEqual({ loyalty: 4 });
    act(game, activateOf("Walker"));
    run(game, () => undefined, settled);
    expect(can(game, activateOf("Walker"))).toBe(false);
    expect(game.game.state.players[0]?.life).toBe(22);
  });
});

describe("state-based actions (704)", () => {
  test("the legend rule: one is kept", () => {
    const legend = creature("Legend", "{1}", 2, 2);
    const printed: A.Card = { ...legend, faces: [{ ...legend.faces[0], supertypes: ["legendary"] }] };
    const session = start({ battlefield: entries(printed, printed) });
    expect(session.decision).toMatchObject({ type: "objects", purpose: "keep" });
    run(
      session,
      (d) => (d.type === "objects" ? { type: "objects", chosen: d.candidates.slice(0, 1) } : undefined),
      step(1, "precombat main"),
    );
    expect(session.game.state.battlefield).toHaveLength(1);
  });
  test("an attack that empties both life totals is a draw", () => {
    const both = card("Both", "{R}", ["sorcery"], { abilities: [A.spell(A.loseLife(A.players, 20))] });
    const session = toMain(start({ hand: entries(both), battlefield: entries(mountain) }));
    act(session, castNamed("Both"));
    run(session, attackWithAll, () => false);
    expect(session.game.state.over).toEqual({ winners: [] });
  });
});
