import { describe } from "vitest";
import { tell } from "./told-apart.ts";

describe("what ends the last of several counts may be said of all", () => {
  tell("Sorcery", [
    [
      "Destroy all artifacts and creatures. You gain 1 life for each artifact destroyed this way and 2 life for each creature destroyed this way.",
      "Destroy all artifacts and creatures. You gain 1 life for each artifact and 2 life for each creature destroyed this way.",
    ],
    [
      "You gain 1 life for each creature on the battlefield and 2 life for each artifact you control.",
      "You gain 1 life for each creature and 2 life for each artifact you control.",
    ],
    [
      "Draw cards equal to the number of Forests you control and gain life equal to the number of Plains you control.",
      "Draw cards equal to the number of Forests and gain life equal to the number of Plains you control.",
    ],
    [
      "You gain life equal to the number of artifacts you control plus twice the number of enchantments you control.",
      "You gain life equal to the number of artifacts plus twice the number of enchantments you control.",
    ],
  ]);
  tell("Creature — Bear", [
    [
      "This creature gets +1/+0 for each artifact you control and +0/+1 for each enchantment you control.",
      "This creature gets +1/+0 for each artifact and +0/+1 for each enchantment you control.",
    ],
    [
      "This creature's power is equal to the number of artifacts you control and its toughness is equal to the number of enchantments you control.",
      "This creature's power is equal to the number of artifacts and its toughness is equal to the number of enchantments you control.",
    ],
  ]);
});

describe("what is gone through first", () => {
  tell("Sorcery", [
    [
      "For each creature, draw a card for each Aura you control.",
      "Draw a card for each creature and gain 1 life for each Aura you control.",
    ],
  ]);
});
