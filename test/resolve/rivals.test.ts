import { describe, expect, it } from "vitest";
import { lowered } from "../compiler/lowered.ts";
import { tell } from "../compiler/told-apart.ts";

describe("a condition behind several verbs of one subject", () => {
  tell("Sorcery", [
    [
      "Target creature gets +2/+2 and gains trample until end of turn if you control a Bear.",
      "Target creature gets +2/+2 until end of turn and can't be blocked this turn if you control a Bear.",
    ],
    [
      "If you control a Bear, you gain 3 life and draw a card.",
      "You gain 3 life and draw a card if you control a Bear.",
    ],
    [
      "Each opponent loses 2 life, then discards a card unless they pay {2}.",
      "Each opponent loses 2 life and discards a card unless they pay {2}.",
    ],
  ]);
  tell("Artifact — Equipment", [
    [
      "Equipped creature gets +1/+1 and has flying as long as it's white.\nEquip {2}",
      "Equipped creature gets +1/+1 and has flying if it's white.\nEquip {2}",
    ],
  ]);
});

describe("“as long as” behind statements", () => {
  tell("Creature — Elf", [
    [
      "This creature gets +1/+1 and has flying as long as you control a Forest.",
      "This creature has flying and other creatures you control get +1/+1 as long as you control a Forest.",
    ],
    [
      "As long as it's your turn, creatures you control get +1/+0 and your opponents can't gain life.",
      "Creatures you control get +1/+0 and your opponents can't gain life as long as it's your turn.",
    ],
  ]);
});

describe("what else could be meant", () => {
  it("is not the copy where “that spell” is said", () =>
    expect(
      lowered(
        "Copy target instant spell. You may choose new targets for the copy. Counter that spell.",
        "Instant",
      ),
    ).toContain("counter(what: target(index: 0)"));
  tell("Creature — Elf", [
    [
      "When this creature enters, draw a card. If it isn't a land card, discard it.",
      "Whenever this creature dies, draw a card. If it's a creature card, create a Treasure token.",
    ],
    [
      "When this creature enters, destroy target creature. Its controller loses 1 life. That player discards a card.",
      "Whenever a creature deals combat damage to a player, its controller draws a card and that player loses 1 life.",
    ],
    [
      "{T}, Tap another untapped creature you control: This creature deals 1 damage to target creature. That creature can't block this turn.",
      "{T}, Tap another untapped creature you control: This creature deals damage equal to that creature's power to target creature. That creature can't block this turn.",
    ],
    [
      "{T}: Destroy target artifact creature. You gain life equal to its power.",
      "{T}: Destroy target artifact. You gain life equal to its power.",
    ],
    [
      "You may play lands and cast spells from the top of your library.",
      "You may cast lands and cast spells from the top of your library.",
    ],
  ]);
  tell("Sorcery", [
    [
      "Tap target creature. Each other creature gets +1/+1 until end of turn.",
      "Tap target creature. Creatures you control get +1/+1 until end of turn. Each other creature can't block this turn.",
    ],
  ]);
});
