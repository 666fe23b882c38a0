import { describe, expect, test } from "vitest";
import * as A from "../../src/abilities/index.ts";
import {
  bear,
  bolt,
  card,
  creature,
  drawTwo,
  forest,
  island,
  keyword,
  mountain,
  plains,
  swamp,
  targetCreature,
} from "./kernel-cards.ts";
import {
  act,
  activateOf,
  attackWithAll,
  blockAll,
  can,
  castNamed,
  either,
  entries,
  findNamed,
  nameOf,
  run,
  settled,
  start,
  step,
  targetNamed,
  targetPlayer,
  times,
  toMain,
  yes,
} from "./kernel-driver.ts";

const costs = (...symbols: string[]): A.KeywordParameter => ({ type: "costs", value: [A.mana(symbols)] });
const number = (value: number): A.KeywordParameter => ({ type: "number", value });
const gain = A.spell(A.gainLife(A.you, 2));

describe("ways to cast", () => {
  test("buyback: back to hand as it resolves, not when it isn't paid (702.27a)", () => {
    const echoing = card("Echoing", "{W}", ["instant"], {
      abilities: [gain, keyword("buyback", costs("2"))],
    });
    const session = toMain(start({ hand: entries(echoing), battlefield: entries(plains, plains, plains) }));
    act(session, castNamed("Echoing"));
    run(session, yes, settled);
    expect(session.game.state.players[0]?.hand).toHaveLength(1);
    expect(session.game.state.players[0]?.life).toBe(22);
  });
  test("rebound: exiled, and cast again in the next upkeep (702.88a)", () => {
    const again = card("Again", "{W}", ["sorcery"], { abilities: [gain, keyword("rebound")] });
    const session = toMain(
      start(
        { hand: entries(again), battlefield: entries(plains), library: entries(...times(3, bear)) },
        { library: entries(...times(3, bear)) },
      ),
    );
    act(session, castNamed("Again"));
    run(session, yes, step(3, "draw"));
    expect(session.game.state.players[0]?.life).toBe(24);
    expect(session.game.state.players[0]?.graveyard).toHaveLength(1);
  });
  test("overload: each instead of target (702.96a)", () => {
    const storm = card("Gale", "{R}", ["sorcery"], {
      abilities: [
        A.spell(A.dealDamage(A.self, 2, A.target(0)), { targets: [targetCreature] }),
        keyword("overload", costs("R", "R")),
      ],
    });
    const session = toMain(
      start(
        { hand: entries(storm), battlefield: entries(mountain, mountain) },
        { battlefield: entries(bear, bear) },
      ),
    );
    act(session, castNamed("Gale", "overload"));
    run(session, () => undefined, settled);
    expect(session.game.state.players[1]?.graveyard).toHaveLength(2);
  });
  test("foretell: exiled for {2}, cast on a later turn for its foretell cost (702.143a)", () => {
    const omen = card("Omen", "{4}{U}", ["instant"], {
      abilities: [A.spell(A.draw(A.you, 1)), keyword("foretell", costs("U"))],
    });
    const session = toMain(
      start(
        { hand: entries(omen), battlefield: entries(island, island), library: entries(...times(4, bear)) },
        { library: entries(...times(4, bear)) },
      ),
    );
    act(session, (a) => a.type === "special" && a.action === "foretell");
    expect(can(session, (a) => a.type === "cast")).toBe(false);
    run(session, () => undefined, step(2, "upkeep"));
    run(session, () => undefined, step(3, "precombat main"));
    act(session, (a) => a.type === "cast" && a.as === "foretell");
    run(session, () => undefined, settled);
    expect(session.game.state.players[0]?.hand).toHaveLength(2);
  });
  test("suspend: time counters go away, then it may be cast for nothing (702.62a)", () => {
    const slow = card("Slow", "", ["sorcery"], {
      abilities: [gain, keyword("suspend", number(1), costs("W"))],
    });
    const session = toMain(
      start(
        { hand: entries(slow), battlefield: entries(plains), library: entries(...times(4, bear)) },
        { library: entries(...times(4, bear)) },
      ),
    );
    act(session, (a) => a.type === "special" && a.action === "suspend");
    run(session, yes, step(3, "draw"));
    expect(session.game.state.players[0]?.life).toBe(22);
  });
  test("bestow: an Aura while attached, a creature when its host is gone (702.103)", () => {
    const spirit = creature(
      "Spirit",
      "{1}{B}",
      2,
      2,
      [keyword("bestow", costs("1", "B")), A.staticAbility([A.applies(A.host, [A.modifyPT(2, 2)])])],
      ["Spirit"],
    );
    const printed: A.Card = {
      ...spirit,
      faces: [{ ...spirit.faces[0], cardTypes: ["enchantment", "creature"] }],
    };
    const session = toMain(
      start({
        hand: entries(printed, bolt, bolt),
        battlefield: entries(swamp, swamp, mountain, mountain, bear),
      }),
    );
    act(session, castNamed("Spirit", "bestow"));
    run(session, targetNamed("Bear"), settled);
    const { game } = session;
    expect(game.state.objects[findNamed(game, "Spirit")]?.attachedTo).toBe(findNamed(game, "Bear"));
    for (let n = 0; n < 2; n++) {
      act(session, castNamed("Bolt"));
      run(session, targetNamed("Bear"), settled);
    }
    expect(game.state.objects[findNamed(game, "Spirit")]?.attachedTo).toBeUndefined();
  });
  test("fuse: both halves, left first (702.102)", () => {
    const half = (name: string, cost: string, n: number): A.Face => ({
      ...card(name, cost, ["instant"]).faces[0],
      abilities: [A.spell(A.gainLife(A.you, n)), keyword("fuse")],
    });
    const split: A.Card = {
      name: "One // Two",
      layout: "split",
      faces: [half("One", "{W}", 1), half("Two", "{U}", 2)],
    };
    const session = toMain(start({ hand: entries(split), battlefield: entries(plains, island) }));
    expect(can(session, (a) => a.type === "cast" && a.face === 1)).toBe(true);
    act(session, (a) => a.type === "cast" && a.as === "fuse");
    run(session, () => undefined, settled);
    expect(session.game.state.players[0]?.life).toBe(23);
  });
  test("convoke: creatures help to pay (702.51a)", () => {
    const many = card("Many", "{3}{G}", ["sorcery"], { abilities: [gain, keyword("convoke")] });
    const session = toMain(start({ hand: entries(many), battlefield: entries(forest, bear, bear, bear) }));
    act(session, castNamed("Many"));
    run(session, () => undefined, settled);
    expect(session.game.state.players[0]?.life).toBe(22);
    expect(session.game.state.battlefield.every((id) => session.game.state.objects[id]?.tapped)).toBe(true);
  });
  test("split second: nothing but mana abilities and special actions (702.61a)", () => {
    const sudden = card("Sudden", "{W}", ["instant"], { abilities: [gain, keyword("split second")] });
    const session = toMain(start({ hand: entries(sudden, bolt), battlefield: entries(plains, mountain) }));
    act(session, castNamed("Sudden"));
    run(
      session,
      () => undefined,
      (g) => g.state.stack.length === 1,
    );
    expect(can(session, castNamed("Bolt"))).toBe(false);
    expect(can(session, activateOf("Mountain"))).toBe(true);
  });
  test("cascade: a cheaper card is cast for nothing, the rest goes to the bottom (702.85a)", () => {
    const elfish = creature("Cascader", "{2}{R}", 2, 2, [keyword("cascade")]);
    const session = toMain(
      start({
        hand: entries(elfish),
        battlefield: entries(mountain, mountain, mountain),
        library: entries(forest, elfish, bear, island),
      }),
    );
    act(session, castNamed("Cascader"));
    run(session, yes, settled);
    const names = session.game.state.battlefield.map((id) => nameOf(session.game, id));
    expect(names).toContain("Bear");
    expect(names).toContain("Cascader");
    expect(session.game.state.players[0]?.library).toHaveLength(3);
    expect(session.game.state.exile).toHaveLength(0);
  });
  test("morph: face down for {3}, turned up for its morph cost without the stack (702.37)", () => {
    const hidden = creature("Hidden", "{6}{G}", 5, 5, [keyword("morph", costs("G"))]);
    const session = toMain(start({ hand: entries(hidden), battlefield: entries(...times(4, forest)) }));
    act(session, castNamed("Hidden", "morph"));
    run(session, () => undefined, settled);
    const down = session.game.state.battlefield.at(-1) ?? 0;
    expect(session.game.state.objects[down]?.faceDown).toBe(true);
    act(session, (a) => a.type === "special" && a.action === "turn face up");
    run(session, () => undefined, settled);
    expect(nameOf(session.game, down)).toBe("Hidden");
  });
});

describe("costs", () => {
  test("Phyrexian mana: the player says whether life pays it (107.4f)", () => {
    const probe = card("Probe", "{U/P}", ["sorcery"], { abilities: [A.spell(A.draw(A.you, 1))] });
    for (const [answer, life, tapped] of [
      [true, 18, 0],
      [false, 20, 1],
    ] as const) {
      const session = toMain(
        start({ hand: entries(probe), battlefield: entries(island), library: entries(bear) }),
      );
      act(session, castNamed("Probe"));
      run(session, (d) => (d.type === "yesNo" ? { type: "yesNo", yes: answer } : undefined), settled);
      expect(session.game.state.players[0]?.life).toBe(life);
      expect(Object.values(session.game.state.objects).filter((o) => o.tapped)).toHaveLength(tapped);
    }
  });
  test("crew: creatures of enough power are tapped (702.122a)", () => {
    const vehicle = card("Wagon", "{3}", ["artifact"], {
      subtypes: ["Vehicle"],
      power: 4,
      toughness: 4,
      abilities: [keyword("crew", number(2))],
    });
    const session = toMain(start({ battlefield: entries(vehicle, bear) }));
    act(session, activateOf("Wagon"));
    run(session, () => undefined, settled);
    run(session, attackWithAll, step(1, "end"));
    expect(session.game.state.players[1]?.life).toBe(16);
    expect(can(toMain(start({ battlefield: entries(vehicle) })), activateOf("Wagon"))).toBe(false);
  });
  test("ward: countered unless its controller pays (702.21a)", () => {
    const guarded = creature("Guarded", "{1}", 3, 3, [keyword("ward", costs("2"))]);
    for (const lands of [1, 3]) {
      const session = toMain(
        start(
          { hand: entries(bolt), battlefield: entries(...times(lands, mountain)) },
          { battlefield: entries(guarded) },
        ),
      );
      act(session, castNamed("Bolt"));
      run(session, either(targetNamed("Guarded"), yes), step(1, "end"));
      expect(session.game.state.players[1]?.graveyard).toHaveLength(lands === 3 ? 1 : 0);
    }
  });
});

describe("permanents", () => {
  test("sunburst counts the colors of mana spent (702.44a)", () => {
    const myr: A.Card = { ...creature("Myr", "{2}", 0, 0, [keyword("sunburst")]) };
    const session = toMain(start({ hand: entries(myr), battlefield: entries(forest, mountain) }));
    act(session, castNamed("Myr"));
    run(session, () => undefined, settled);
    expect(session.game.state.objects[findNamed(session.game, "Myr")]?.counters).toEqual({ "+1/+1": 2 });
  });
  test("unearth: back for a turn, with haste, exiled in the end (702.84a)", () => {
    const undead = creature("Undead", "{B}", 3, 1, [keyword("unearth", costs("B"))]);
    const session = toMain(start({ graveyard: entries(undead), battlefield: entries(swamp) }));
    act(session, activateOf("Undead"));
    run(session, () => undefined, settled);
    run(session, attackWithAll, step(1, "cleanup"));
    run(session, () => undefined, step(2, "upkeep"));
    expect(session.game.state.players[1]?.life).toBe(17);
    expect(session.game.state.exile).toHaveLength(1);
  });
  test("madness: a discarded card is cast from exile (702.35a)", () => {
    const mad = card("Mad", "{4}{R}", ["instant"], {
      abilities: [
        A.spell(A.dealDamage(A.self, 3, A.target(0)), {
          targets: [{ count: { min: 1, max: 1 }, players: A.players }],
        }),
        keyword("madness", costs("R")),
      ],
    });
    const rummage = card("Rummage", "{R}", ["sorcery"], {
      abilities: [A.spell(A.discard(A.you, { min: 1, max: 1 }))],
    });
    const session = toMain(start({ hand: entries(rummage, mad), battlefield: entries(mountain, mountain) }));
    act(session, castNamed("Rummage"));
    run(session, either(yes, targetPlayer(1)), step(1, "end"));
    expect(session.game.state.players[1]?.life).toBe(17);
  });
  test("menace and the umbra: the Aura is destroyed instead (702.89a)", () => {
    const umbra = card("Umbra", "{G}", ["enchantment"], {
      subtypes: ["Aura"],
      abilities: [
        A.keyword("enchant", [{ type: "quality", value: A.hasType("creature") }], []),
        keyword("umbra armor"),
      ],
    });
    const session = toMain(
      start({ hand: entries(umbra, bolt), battlefield: entries(forest, mountain, bear) }),
    );
    act(session, castNamed("Umbra"));
    run(session, targetNamed("Bear"), settled);
    act(session, castNamed("Bolt"));
    run(session, targetNamed("Bear"), settled);
    expect(session.game.state.battlefield.map((id) => nameOf(session.game, id))).toEqual([
      "Forest",
      "Mountain",
      "Bear",
    ]);
  });
  test("rampage: for each creature that blocks beyond the first (702.23a)", () => {
    const brute = creature("Brute", "{G}", 2, 2, [keyword("rampage", number(2))]);
    const session = run(
      start({ battlefield: entries(brute) }, { battlefield: entries(bear, bear) }),
      either(attackWithAll, blockAll, (d) =>
        d.type === "divide" ? { type: "divide", shares: [2, 2] } : undefined,
      ),
      step(1, "end"),
    );
    expect(session.game.state.players[1]?.graveyard).toHaveLength(2);
  });
  test("a Saga goes through its chapters and is sacrificed (714.4)", () => {
    const chapter = (nth: number): A.Triggered =>
      A.triggered(A.countersPlaced(A.isOneOf(A.self), "lore", { nth }), A.gainLife(A.you, nth));
    const saga = card("Tale", "{W}", ["enchantment"], {
      subtypes: ["Saga"],
      abilities: [chapter(1), chapter(2)],
    });
    const session = toMain(
      start(
        { hand: entries(saga), battlefield: entries(plains), library: entries(drawTwo, drawTwo) },
        { library: entries(bear, bear) },
      ),
    );
    act(session, castNamed("Tale"));
    run(session, () => undefined, step(3, "beginning of combat"));
    expect(session.game.state.players[0]?.life).toBe(23);
    expect(session.game.state.players[0]?.graveyard).toHaveLength(1);
  });
});
