import { describe, expect, test } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { answerDecision, IllegalAnswer } from "../../src/runtime/index.ts";
import { bear, card, creature, forest, keyword } from "./kernel-cards.ts";
import {
  act,
  attackWithAll,
  blockAll,
  either,
  entries,
  findNamed,
  run,
  start,
  step,
  times,
  toMain,
  yes,
} from "./kernel-driver.ts";

const fight = (a: readonly A.Card[], b: readonly A.Card[], script = either(attackWithAll, blockAll)) =>
  run(start({ battlefield: entries(...a) }, { battlefield: entries(...b) }), script, step(1, "end"));
const withKeyword = (name: string, power: number, toughness: number): A.Card =>
  creature(name, "{1}", power, toughness, [keyword(name)]);

describe("keywords of combat", () => {
  test("first strike deals damage before the blocker can", () => {
    const { game } = fight([withKeyword("first strike", 2, 2)], [bear]);
    expect(game.state.battlefield).toHaveLength(1);
    findNamed(game, "first strike");
  });
  test("double strike deals damage twice to a player", () => {
    const { game } = fight([withKeyword("double strike", 2, 2)], []);
    expect(game.state.players[1]?.life).toBe(16);
  });
  test("deathtouch kills anything it damages", () => {
    const { game } = fight([withKeyword("deathtouch", 1, 1)], [creature("Wall", "{1}", 0, 9)]);
    expect(game.state.battlefield).toHaveLength(1);
    findNamed(game, "deathtouch");
  });
  test("lifelink gains life for its controller", () => {
    const { game } = fight([withKeyword("lifelink", 3, 3)], []);
    expect(game.state.players[0]?.life).toBe(23);
  });
  test("trample: what is not lethal for the blocker goes to the player", () => {
    const { game } = fight(
      [withKeyword("trample", 5, 5)],
      [bear],
      either(attackWithAll, blockAll, (d) =>
        d.type === "divide" ? { type: "divide", shares: [2, 3] } : undefined,
      ),
    );
    expect(game.state.players[1]?.life).toBe(17);
    expect(game.state.battlefield).toHaveLength(1);
  });
  test("trample with deathtouch needs one damage for each blocker", () => {
    const { game } = fight(
      [creature("Both", "{1}", 5, 5, [keyword("trample"), keyword("deathtouch")])],
      [creature("Wall", "{1}", 0, 9)],
      either(attackWithAll, blockAll, (d) =>
        d.type === "divide" ? { type: "divide", shares: [1, 4] } : undefined,
      ),
    );
    expect(game.state.players[1]?.life).toBe(16);
  });
  test("trample damage to the player without lethal damage to the blocker is illegal", () => {
    const divideAll = either(attackWithAll, blockAll, (d) =>
      d.type === "divide" ? { type: "divide", shares: [1, 4] } : undefined,
    );
    expect(() => fight([withKeyword("trample", 5, 5)], [bear], divideAll)).toThrow(IllegalAnswer);
  });
  test("vigilance: it does not tap", () => {
    const { game } = fight([withKeyword("vigilance", 1, 1), bear], []);
    expect(game.state.objects[findNamed(game, "vigilance")]?.tapped).toBe(false);
    expect(game.state.objects[findNamed(game, "Bear")]?.tapped).toBe(true);
  });
  test("flying can be blocked only by flying and reach", () => {
    expect(fight([withKeyword("flying", 2, 2)], [bear]).game.state.players[1]?.life).toBe(18);
    expect(
      fight([withKeyword("flying", 2, 2)], [withKeyword("reach", 1, 3)]).game.state.players[1]?.life,
    ).toBe(20);
  });
  test("menace needs two blockers", () => {
    expect(() => fight([withKeyword("menace", 2, 2)], [bear])).toThrow(IllegalAnswer);
    const { game } = fight(
      [withKeyword("menace", 2, 2)],
      [bear, bear],
      either(attackWithAll, blockAll, (d) =>
        d.type === "divide" ? { type: "divide", shares: [2, 0] } : undefined,
      ),
    );
    expect(game.state.players[1]?.life).toBe(20);
  });
  test("defender does not attack", () => {
    expect(fight([withKeyword("defender", 2, 2)], []).game.state.players[1]?.life).toBe(20);
  });
  test("protection: can't be blocked by, and takes no damage from, what it protects from", () => {
    const protectedOne = creature("Protected", "{W}", 2, 2, [
      A.keyword("protection", [{ type: "quality", value: A.hasColor("green") }], []),
    ]);
    expect(fight([protectedOne], [bear]).game.state.players[1]?.life).toBe(18);
    const { game } = fight([bear], [protectedOne]);
    expect(game.state.battlefield.map((id) => game.state.objects[id]?.card.name)).toEqual(["Protected"]);
  });
  test("indestructible survives lethal damage", () => {
    expect(fight([withKeyword("indestructible", 1, 1)], [bear]).game.state.battlefield).toHaveLength(2);
  });
  test("infect and wither", () => {
    expect(fight([withKeyword("infect", 2, 2)], []).game.state.players[1]?.counters).toEqual({ poison: 2 });
    const { game } = fight([withKeyword("wither", 1, 5)], [creature("Big", "{1}", 1, 5)]);
    expect(game.state.objects[findNamed(game, "Big")]?.counters).toEqual({ "-1/-1": 1 });
  });
});

describe("declarations", () => {
  const must = creature("Eager", "{R}", 2, 2, [A.staticAbility([A.applies(A.self, [A.must("attack")])])]);
  test("a creature that attacks if able has to", () => {
    const session = run(
      start({ battlefield: entries(must) }),
      () => undefined,
      () => false,
      0,
    );
    for (let n = 0; n < 50 && session.decision?.type !== "attackers"; n++)
      answerDecision(session, { type: "action", action: { type: "pass" } });
    expect(session.decision).toMatchObject({ type: "attackers", candidates: [{ must: true }] });
    expect(() => answerDecision(session, { type: "attackers", attacks: [] })).toThrow(IllegalAnswer);
  });
  test("a cost to attack releases from the requirement, and is paid if it attacks", () => {
    const toll = card("Toll", "{W}", ["enchantment"], {
      abilities: [
        A.staticAbility([
          A.applies(A.all(A.hasType("creature")), [A.cant("attack", { unlessPaid: [A.payLife(2)] })]),
        ]),
      ],
    });
    const stay = run(
      start({ battlefield: entries(must) }, { battlefield: entries(toll) }),
      () => undefined,
      step(1, "end"),
    );
    expect(stay.game.state.players[1]?.life).toBe(20);
    const go = run(
      start({ battlefield: entries(must) }, { battlefield: entries(toll) }),
      either(attackWithAll, yes),
      step(1, "end"),
    );
    expect(go.game.state.players.map((p) => p.life)).toEqual([18, 18]);
  });
  test("it can't be blocked except by two or more; it must be blocked if able", () => {
    const lure = creature("Lure", "{G}", 1, 1, [
      A.staticAbility([A.applies(A.self, [A.must("beBlockedByAll")])]),
    ]);
    expect(() => fight([lure], times(2, bear), attackWithAll)).toThrow(IllegalAnswer);
    expect(
      fight(
        [lure, bear],
        times(2, bear),
        either(
          attackWithAll,
          (d, g) =>
            d.type === "blockers"
              ? {
                  type: "blockers",
                  blocks: d.candidates.map((c) => ({ id: c.id, attackers: [findNamed(g, "Lure")] })),
                }
              : undefined,
          (d) => (d.type === "divide" ? { type: "divide", shares: [1, 0] } : undefined),
        ),
      ).game.state.players[1]?.life,
    ).toBe(18);
  });
  test("summoning sickness: a creature that came this turn can't attack, with haste it can", () => {
    const swift = creature("Swift", "{1}{G}", 2, 2, [keyword("haste")]);
    for (const [which, life] of [
      [bear, 20],
      [swift, 18],
    ] as const) {
      const session = toMain(start({ hand: entries(which), battlefield: entries(forest, forest) }));
      act(session, (a) => a.type === "cast");
      run(session, attackWithAll, step(1, "end"));
      expect(session.game.state.players[1]?.life).toBe(life);
    }
  });
});
