import { describe, expect, test } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { bear, card, creature, forest, keyword, land } from "./kernel-cards.ts";
import {
  act,
  activateOf,
  attackWithAll,
  blockAll,
  can,
  castNamed,
  either,
  entries,
  run,
  settled,
  start,
  step,
  times,
  toMain,
  yes,
} from "./kernel-driver.ts";

const number = (value: number): A.KeywordParameter => ({ type: "number", value });
const upkeep = step(1, "upkeep");

describe("permissions and restrictions of costs", () => {
  test("a spell may be cast as though it had flash by paying more (601.3b)", () => {
    const sudden = card("Sudden", "{G}", ["sorcery"], {
      abilities: [
        A.staticAbility([A.castAsThoughFlash(A.you, A.isOneOf(A.self), { costs: [A.mana(["2"])] })]),
        A.spell(A.gainLife(A.you, 3)),
      ],
    });
    for (const [lands, possible] of [
      [2, false],
      [3, true],
    ] as const) {
      const session = run(
        start({ hand: entries(sudden), battlefield: entries(...times(lands, forest)) }),
        () => undefined,
        upkeep,
      );
      expect(can(session, castNamed("Sudden"))).toBe(possible);
      if (!possible) {
        // As a sorcery it costs no more.
        expect(can(toMain(session), castNamed("Sudden"))).toBe(true);
        continue;
      }
      act(session, castNamed("Sudden"));
      run(session, () => undefined, settled);
      expect(session.game.state.players[0]?.life).toBe(23);
      expect(Object.values(session.game.state.objects).filter((o) => o.tapped)).toHaveLength(3);
    }
  });

  test("a creature that crews as though its power were greater (702.122a)", () => {
    const vehicle = card("Wagon", "{3}", ["artifact"], {
      subtypes: ["Vehicle"],
      power: 4,
      toughness: 4,
      abilities: [keyword("crew", number(4))],
    });
    const driver = creature("Driver", "{G}", 2, 2, [
      A.staticAbility([A.applies(A.self, [A.crewsAsThough(["crew"], 2)])]),
    ]);
    const rider = creature("Rider", "{G}", 2, 2, [
      A.staticAbility([A.applies(A.self, [A.crewsAsThough(["saddle"], 2)])]),
    ]);
    expect(can(toMain(start({ battlefield: entries(vehicle, rider) })), activateOf("Wagon"))).toBe(false);
    const session = toMain(start({ battlefield: entries(vehicle, driver) }));
    act(session, activateOf("Wagon"));
    run(session, () => undefined, settled);
    run(session, attackWithAll, step(1, "end"));
    expect(session.game.state.players[1]?.life).toBe(16);
  });

  test("mana only for abilities of one keyword (106.6)", () => {
    const forge: A.Card = {
      ...land("Forge", "Forge"),
      faces: [
        {
          ...land("Forge", "Forge").faces[0],
          abilities: [
            A.activated(
              [A.tapSelf],
              A.addMana(
                A.you,
                { choose: "fixed", symbols: ["C"] },
                { onlyFor: { abilitiesOf: { type: "anything" }, keyword: "level up" } },
              ),
            ),
          ],
        },
      ],
    };
    const climber = creature("Climber", "{1}", 1, 1, [
      A.keyword("level up", [], [A.activated([A.mana(["1"])], A.putCounters("level", 1, A.self))]),
    ]);
    const other = creature("Other", "{1}", 1, 1, [A.activated([A.mana(["1"])], A.gainLife(A.you, 1))]);
    const session = toMain(start({ battlefield: entries(forge, climber, other) }));
    expect(can(session, activateOf("Climber"))).toBe(true);
    expect(can(session, activateOf("Other"))).toBe(false);
    act(session, activateOf("Climber"));
    run(session, () => undefined, settled);
    expect(can(session, activateOf("Climber"))).toBe(false);
  });
});

describe("combat damage elsewhere", () => {
  test("its controller may have it deal damage as though it weren't blocked", () => {
    const elemental = creature("Elemental", "{G}", 7, 7, [
      A.staticAbility([A.applies(A.self, [A.assignsDamage("asThoughUnblocked", { optional: true })])]),
    ]);
    for (const [script, life] of [
      [yes, 13],
      [() => undefined, 20],
    ] as const) {
      const session = run(
        start({ battlefield: entries(elemental) }, { battlefield: entries(bear) }),
        either(attackWithAll, blockAll, script),
        step(1, "end"),
      );
      expect(session.game.state.players[1]?.life).toBe(life);
    }
  });

  test("exerting as it attacks: asked once, it doesn't untap, and what triggers on it does (701.43)", () => {
    const initiate = creature("Initiate", "{G}", 2, 2, [
      A.staticAbility([A.applies(A.self, [A.mayExert])]),
      A.triggered(
        A.keywordAction("exert", { by: A.you, what: A.isOneOf(A.self) }),
        A.affect(A.self, [A.modifyPT(1, 3)], A.until("end of turn")),
      ),
    ]);
    for (const [script, life, tapped] of [
      [yes, 17, true],
      [() => undefined, 18, false],
    ] as const) {
      const session = run(
        start(
          { battlefield: entries(initiate), library: entries(bear, bear) },
          { library: entries(bear, bear) },
        ),
        (d, g) => (g.state.turn.number === 1 ? either(attackWithAll, script)(d, g) : undefined),
        step(3, "upkeep"),
      );
      expect(session.game.state.players[1]?.life).toBe(life);
      expect(Object.values(session.game.state.objects).some((o) => o.tapped)).toBe(tapped);
    }
  });
});
