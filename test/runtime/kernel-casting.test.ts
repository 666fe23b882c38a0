import { describe, expect, test } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { answerDecision, stateHash } from "../../src/runtime/index.ts";
import {
  anyTarget,
  bear,
  bolt,
  card,
  counterspell,
  creature,
  drawTwo,
  elf,
  forest,
  island,
  keyword,
  land,
  mountain,
  plains,
  swamp,
  targetCreature,
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

const one = { min: 1, max: 1 };

describe("costs (601.2f)", () => {
  const cheaper = card("Helper", "{1}", ["artifact"], {
    abilities: [
      A.staticAbility([
        A.costChange(A.and([A.kind("spell"), A.hasType("creature")]), "less", [A.mana(["1"])], {
          of: "spell",
          by: A.you,
        }),
      ]),
    ],
  });
  const dearer = card("Tax", "{1}", ["artifact"], {
    abilities: [A.staticAbility([A.costChange(A.kind("spell"), "more", [A.mana(["1"])], { of: "spell" })])],
  });
  test("a reduction lowers generic mana only", () => {
    expect(
      can(toMain(start({ hand: entries(bear), battlefield: entries(cheaper, forest) })), castNamed("Bear")),
    ).toBe(true);
    expect(
      can(
        toMain(start({ hand: entries(bear), battlefield: entries(cheaper, cheaper, mountain) })),
        castNamed("Bear"),
      ),
    ).toBe(false);
  });
  test("an increase counts before reductions", () => {
    expect(
      can(
        toMain(start({ hand: entries(bear), battlefield: entries(dearer, forest, forest) })),
        castNamed("Bear"),
      ),
    ).toBe(false);
    expect(
      can(
        toMain(start({ hand: entries(bear), battlefield: entries(dearer, cheaper, forest, forest) })),
        castNamed("Bear"),
      ),
    ).toBe(true);
  });
  test("a missing mana cost can't be paid", () => {
    const costless = card("Costless", "", ["sorcery"], { abilities: [A.spell(A.draw(A.you, 1))] });
    expect(
      can(
        toMain(start({ hand: entries(costless), battlefield: entries(...times(5, island)) })),
        castNamed("Costless"),
      ),
    ).toBe(false);
  });
  const sacrifice = (type: A.CardType) => A.costOnObjects("sacrifice", A.costChoice(one, A.hasType(type)));
  const rites = card("Rites", "{B}", ["sorcery"], {
    abilities: [
      A.staticAbility([A.additionalCost(A.isOneOf(A.self), [sacrifice("creature")])], { zone: "stack" }),
      A.spell(A.draw(A.you, A.statOf("power", A.costObjects(0)))),
    ],
  });
  test("a sacrifice as an additional cost is paid while casting", () => {
    expect(
      can(toMain(start({ hand: entries(rites), battlefield: entries(swamp) })), castNamed("Rites")),
    ).toBe(false);
    const session = toMain(
      start({ hand: entries(rites), battlefield: entries(swamp, bear), library: entries(bear, bear, bear) }),
    );
    act(session, castNamed("Rites"));
    run(session, () => undefined, settled);
    expect(session.game.state.players[0]?.hand).toHaveLength(2);
  });
  test("what it was paid with is no object of a cost that is paid rather than the mana cost (118.9)", () => {
    const toll = card("Toll", "{1}", ["artifact"], {
      abilities: [A.staticAbility([A.alternativeCost(A.hasType("sorcery"), [sacrifice("artifact")])])],
    });
    const session = toMain(
      start({ hand: entries(rites), battlefield: entries(toll, bear), library: entries(bear, bear, bear) }),
    );
    act(session, castNamed("Rites"));
    run(session, () => undefined, settled);
    expect(session.game.state.players[0]?.hand).toHaveLength(2);
  });
});

describe("taking back (733)", () => {
  test("a spell whose targets are gone before payment is as if never cast", () => {
    // The only creature is the mana source that is sacrificed for the mana: the target was chosen, so the spell is cast.
    const altar = card("Altar", "{1}", ["artifact"], {
      abilities: [
        A.activated(
          [A.costOnObjects("sacrifice", A.costChoice(one, A.hasType("creature")))],
          A.addMana(A.you, { choose: "fixed", symbols: ["R"] }),
        ),
      ],
    });
    const session = toMain(start({ hand: entries(bolt), battlefield: entries(altar, bear) }));
    act(session, castNamed("Bolt"));
    run(session, targetNamed("Bear"), settled);
    expect(session.game.state.players[0]?.graveyard).toHaveLength(2);
  });
  test("modes and targets that can't be chosen leave the state exactly as it was", () => {
    const session = toMain(start({ hand: entries(bolt, bear), battlefield: entries(mountain, forest) }));
    const before = stateHash(session.game);
    expect(can(session, castNamed("Bear"))).toBe(true);
    expect(stateHash(session.game)).toBe(before);
  });
});

describe("mana abilities (605)", () => {
  test("they are activated while casting, for the color that is needed", () => {
    const session = toMain(
      start({
        hand: entries(counterspell, drawTwo),
        battlefield: entries(elf, elf, island),
        library: entries(bear, bear),
      }),
    );
    act(session, castNamed("Insight"));
    run(session, () => undefined, settled);
    expect(session.game.state.players[0]?.hand).toHaveLength(3);
  });
  test("restricted mana pays only for what it may (106.6)", () => {
    const grove = card("Grove", "", ["land"], {
      abilities: [
        A.activated(
          [A.tapSelf],
          A.addMana(
            A.you,
            { choose: "fixed", symbols: ["G"] },
            { onlyFor: { spells: A.hasType("creature") } },
          ),
        ),
      ],
    });
    expect(
      can(toMain(start({ hand: entries(bear), battlefield: entries(grove, grove) })), castNamed("Bear")),
    ).toBe(true);
    const growth = card("Growth", "{G}", ["instant"], { abilities: [A.spell(A.gainLife(A.you, 1))] });
    expect(
      can(toMain(start({ hand: entries(growth), battlefield: entries(grove, grove) })), castNamed("Growth")),
    ).toBe(false);
  });
  test("by hand: the mana stays in the pool until the phase ends", () => {
    const session = toMain(start({ battlefield: entries(mountain) }));
    act(session, activateOf("Mountain"));
    expect(session.game.state.players[0]?.manaPool).toHaveLength(1);
    run(session, () => undefined, step(1, "end"));
    expect(session.game.state.players[0]?.manaPool).toHaveLength(0);
  });
  test("a creature that came this turn can't use its tap ability (302.6)", () => {
    const session = toMain(start({ hand: entries(elf), battlefield: entries(forest) }));
    act(session, castNamed("Prism Elf"));
    run(session, () => undefined, settled);
    expect(can(session, activateOf("Prism Elf"))).toBe(false);
  });
});

describe("splice (702.47)", () => {
  const arcane = (name: string, cost: string, abilities: readonly A.Ability[]): A.Card =>
    card(name, cost, ["instant"], { subtypes: ["Arcane"], abilities });
  const spliceOnto = (cost: string): A.Keyword =>
    A.keyword(
      "splice",
      [
        { type: "quality", value: A.hasSubtype("Arcane") },
        { type: "costs", value: [A.mana([...cost].filter((c) => c !== " "))] },
      ],
      [],
    );
  const reach = arcane("Reach", "{U}", [A.spell(A.draw(A.you, 1))]);
  const ray = arcane("Ray", "{1}{R}", [
    A.spell(A.dealDamage(A.self, 2, A.target(0)), { targets: [anyTarget] }),
    spliceOnto("1R"),
  ]);
  test("the text is added for its cost, and the card stays in hand", () => {
    const session = toMain(
      start({
        hand: entries(reach, ray),
        battlefield: entries(island, mountain, mountain),
        library: entries(bear),
      }),
    );
    act(session, castNamed("Reach"));
    run(session, either(yes, targetPlayer(1)), settled);
    expect(session.game.state.players[1]?.life).toBe(18);
    expect(session.game.state.players[0]?.hand.map((id) => nameOf(session.game, id)).sort()).toEqual([
      "Bear",
      "Ray",
    ]);
  });
  test("it is not offered when it can't be paid", () => {
    const session = toMain(
      start({ hand: entries(reach, ray), battlefield: entries(island, mountain), library: entries(bear) }),
    );
    act(session, castNamed("Reach"));
    expect(session.decision?.type).toBe("payment");
  });
});

describe("offering (702.48)", () => {
  const patron = creature("Patron", "{5}{R}{R}", 5, 5, [
    A.keyword("offering", [{ type: "quality", value: A.hasSubtype("Goblin") }], []),
  ]);
  const goblin = creature("Goblin", "{2}{R}", 1, 1, [], ["Goblin"]);
  test("the sacrificed permanent's mana cost reduces the total", () => {
    const session = toMain(
      start({ hand: entries(patron), battlefield: entries(goblin, ...times(4, mountain)) }),
    );
    act(session, castNamed("Patron"));
    run(session, yes, settled);
    findNamed(session.game, "Patron");
    expect(session.game.state.players[0]?.graveyard).toHaveLength(1);
  });
  test("with it the spell can be cast at instant speed, without it not", () => {
    const upkeep = run(
      start({ hand: entries(patron), battlefield: entries(goblin, ...times(7, mountain)) }),
      () => undefined,
      step(1, "upkeep"),
    );
    expect(can(upkeep, castNamed("Patron"))).toBe(true);
    const none = run(
      start({ hand: entries(patron), battlefield: entries(...times(7, mountain)) }),
      () => undefined,
      step(1, "upkeep"),
    );
    expect(can(none, castNamed("Patron"))).toBe(false);
  });
});

describe("ninjutsu (702.49)", () => {
  const ninja = creature("Ninja", "{3}{U}", 3, 2, [
    A.keyword(
      "ninjutsu",
      [{ type: "costs", value: [A.mana(["U"])] }],
      [
        A.activated(
          [
            A.mana(["U"]),
            A.costOnObjects(
              "returnToHand",
              A.costChoice(one, A.and([A.hasType("creature"), A.attacking(), A.status("unblocked")])),
            ),
          ],
          A.move(A.self, { zone: "battlefield", tapped: true, attacking: true }),
          { zone: "hand" },
        ),
      ],
    ),
  ]);
  test("the ninja takes the place of an unblocked attacker", () => {
    const session = run(
      start({ hand: entries(ninja), battlefield: entries(island, bear) }),
      attackWithAll,
      step(1, "declare blockers"),
    );
    act(session, activateOf("Ninja"));
    run(session, () => undefined, step(1, "end"));
    expect(session.game.state.players[1]?.life).toBe(17);
    expect(session.game.state.players[0]?.hand.map((id) => nameOf(session.game, id))).toEqual(["Bear"]);
  });
  test("not before blocks", () => {
    const session = run(
      start({ hand: entries(ninja), battlefield: entries(island, bear) }),
      attackWithAll,
      step(1, "declare attackers"),
    );
    expect(can(session, activateOf("Ninja"))).toBe(false);
  });
});

describe("targets (601.2c)", () => {
  test("hexproof and shroud", () => {
    const hexproof = creature("Hidden", "{G}", 1, 1, [keyword("hexproof")]);
    const murder = card("Murder", "{B}", ["instant"], {
      abilities: [A.spell(A.destroy(A.target(0)), { targets: [targetCreature] })],
    });
    expect(
      can(
        toMain(
          start({ hand: entries(murder), battlefield: entries(swamp) }, { battlefield: entries(hexproof) }),
        ),
        castNamed("Murder"),
      ),
    ).toBe(false);
    expect(
      can(
        toMain(start({ hand: entries(murder), battlefield: entries(swamp, hexproof) })),
        castNamed("Murder"),
      ),
    ).toBe(true);
  });
  test("a spell with no legal target left does nothing (608.2b)", () => {
    const session = toMain(
      start(
        { hand: entries(bolt, bolt), battlefield: entries(mountain, mountain) },
        { battlefield: entries(bear) },
      ),
    );
    act(session, castNamed("Bolt"));
    run(session, targetNamed("Bear"), (g) => g.state.stack.length === 1);
    act(session, castNamed("Bolt"));
    run(session, targetNamed("Bear"), settled);
    expect(session.game.state.players[0]?.graveyard).toHaveLength(2);
    expect(session.game.state.players[1]?.graveyard).toHaveLength(1);
  });
  test("damage is divided on announcement (601.2d)", () => {
    const arrows = card("Arrows", "{R}", ["sorcery"], {
      abilities: [
        A.spell(A.dealDamage(A.self, 3, A.target(0), { divided: "chosen" }), {
          targets: [{ ...anyTarget, count: { min: 1, max: 3 } }],
        }),
      ],
    });
    const session = toMain(
      start({ hand: entries(arrows), battlefield: entries(mountain) }, { battlefield: entries(bear) }),
    );
    act(session, castNamed("Arrows"));
    const { decision } = session;
    if (decision?.type !== "targets") throw new Error("no targets");
    answerDecision(session, {
      type: "targets",
      chosen: [{ object: findNamed(session.game, "Bear") }, { player: 1 }],
    });
    run(session, (d) => (d.type === "divide" ? { type: "divide", shares: [2, 1] } : undefined), settled);
    expect(session.game.state.players[1]?.life).toBe(19);
    expect(session.game.state.players[1]?.graveyard).toHaveLength(1);
  });
});

describe("lands", () => {
  test("a land that enters tapped does", () => {
    const tapped = {
      ...land("Slow", "Forest"),
      faces: [
        {
          ...land("Slow", "Forest").faces[0],
          abilities: [A.staticAbility([A.entersWith(A.isOneOf(A.self), { tapped: true })])],
        },
      ],
    } as A.Card;
    const session = toMain(start({ hand: entries(tapped), battlefield: entries(plains) }));
    act(session, (a) => a.type === "playLand");
    expect(session.game.state.objects[findNamed(session.game, "Slow")]?.tapped).toBe(true);
  });
});
