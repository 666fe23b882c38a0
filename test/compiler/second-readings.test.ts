import { describe, expect, it } from "vitest";
import { holdsPart, holdsType, holds } from "../../src/compiler/lower/same.ts";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";
import { compiles } from "./told-apart.ts";

const creature = A.hasType("creature");
const enchanted = A.hasAttached(A.hasSubtype("Aura"));

describe("a noun that is said again", () => {
  it("has its own adjectives", () => {
    const either = A.or([A.and([enchanted, creature]), A.and([A.hasType("enchantment"), creature])]);
    expect(
      holdsPart(abilitiesOf("Destroy target enchanted creature or enchantment creature.", "Sorcery"), either),
    ).toBe(true);
  });

  it("has its own qualifiers where nothing else tells it from the first", () => {
    const either = A.or([
      A.and([A.hasSupertype("legendary"), creature]),
      A.and([creature, A.compare("manaValue", "=", 1)]),
    ]);
    const text =
      "Whenever a legendary creature or creature with mana value 1 enters under your control, draw a card.";
    expect(holdsPart(abilitiesOf(text, "Enchantment"), either)).toBe(true);
  });

  it("shares whose it is", () => {
    const text = "Destroy target enchanted creature or enchantment creature an opponent controls.";
    const [spell] = abilitiesOf(text, "Sorcery");
    expect(holdsPart(spell, A.controlledBy(A.opponents))).toBe(true);
  });

  it("leaves open whose qualifier it is", () => {
    const text = "Destroy target enchanted creature or enchantment creature with power 4 or greater.";
    expect(problemsOf(text, "Sorcery")).toEqual([["RW4001", "with power 4 or greater"]]);
  });

  it("has adjectives for both where it is not said again", () => {
    const text = "Destroy target tapped artifact or creature.";
    const both = A.and([A.status("tapped"), A.or([A.hasType("artifact"), creature])]);
    expect(holdsPart(abilitiesOf(text, "Sorcery"), both)).toBe(true);
  });
});

describe("several nouns with qualifiers of their own", () => {
  const flying = A.and([creature, A.hasKeyword("flying")]);
  const [artifact, land, enchantment] = [
    A.hasType("artifact"),
    A.hasType("land"),
    A.hasType("enchantment"),
  ] as const;
  const theirs = (filter: A.Filter): A.Filter => A.and([filter, A.controlledBy(A.opponents)]);

  it.each([
    ["artifact, creature with flying, or enchantment", [artifact, flying, enchantment]],
    ["creature with flying, artifact, or enchantment", [flying, artifact, enchantment]],
    [
      "creature with flying, nonbasic land, artifact an opponent controls, or enchantment",
      [flying, A.and([A.not(A.hasSupertype("basic")), land]), theirs(artifact), enchantment],
    ],
    [
      "artifact an opponent controls or enchantment you control",
      [theirs(artifact), A.and([enchantment, A.controlledBy(A.you)])],
    ],
  ])("are each told by their own: %s", (nouns, parts) =>
    expect(holdsPart(abilitiesOf(`Destroy target ${nouns}.`, "Sorcery"), A.or(parts))).toBe(true),
  );

  it("can be players first", () => {
    const text =
      "This spell deals 3 damage to target opponent, creature an opponent controls, or planeswalker.";
    expect(abilitiesOf(text, "Sorcery")).toMatchObject([
      { targets: [{ objects: A.or([theirs(creature), A.hasType("planeswalker")]), players: A.opponents }] },
    ]);
  });

  it("share where they are", () => {
    const text =
      "Return target creature card, artifact card with mana value 2 or less, or land card from your graveyard to your hand.";
    expect(abilitiesOf(text, "Sorcery")).toMatchObject([
      { targets: [{ objects: { type: "and", filters: [{ type: "or" }, A.inZone("graveyard", A.you)] } }] },
    ]);
  });

  it("leave open whose the others are", () => {
    const text = "Destroy target artifact, creature with flying, or enchantment you don't control.";
    expect(problemsOf(text, "Sorcery")).toEqual([["RW4001", "you don't control"]]);
  });
});

describe("objects already known behind “other than”", () => {
  it("are all excepted", () => {
    const text =
      "Whenever equipped creature attacks, sacrifice a permanent other than that creature or this Equipment.\nEquip {2}";
    const known = A.together([A.eventObjects("object"), A.self]);
    expect(holdsPart(abilitiesOf(text, "Artifact — Equipment"), A.otherThan(known))).toBe(true);
  });
  it("are not what is picked out behind it", () =>
    expect(problemsOf("Destroy all creatures other than target Elf and target Goblin.", "Sorcery")).toEqual([
      ["RW3007", "all creatures other than target Elf and target Goblin"],
    ]));
});

/** What the "if" of an ability does where it is so. */
const thenOf = (abilities: unknown): unknown => {
  let found: unknown;
  holds(abilities, (node) => {
    if (node["type"] === "if") found = node["then"];
    return found !== undefined;
  });
  return found;
};

describe("what goes on about something that only an “if” brings up", () => {
  it("is not clear behind a sentence that does not go on about it", () =>
    expect(
      compiles(
        "Kicker {R}\nIf this spell was kicked, destroy target land. Draw a card. Its controller loses 2 life.",
        "Sorcery",
      ),
    ).toBe(false));
  it.each([
    "Target creature gets +1/+1 until end of turn. If you control a Forest, it gets +2/+2 until end of turn. It gains flying until end of turn.",
    "Target opponent may pay {3}. If they don't, you draw two cards. They lose 2 life.",
    "If you control an artifact, tap target creature. Otherwise, untap target creature. It gets +1/+1 until end of turn.",
    "Kicker {R}\nChoose target creature. If this spell was kicked, choose target land. Destroy that creature and that land.",
  ])("is refused where the other case may be meant, too: %s", (text) =>
    expect(compiles(text, "Sorcery")).toBe(false),
  );
  it("is a part of the offer that brings it up", () =>
    expect(
      holds(
        abilitiesOf(
          "You may tap target creature. It doesn't untap during its controller's next untap step.",
          "Sorcery",
        ),
        (node) => node["type"] === "may" && holdsType(node["effect"], "affect"),
      ),
    ).toBe(true));
  it("happens in any case where it was told of in front of the “if”", () =>
    expect(
      holdsType(
        thenOf(
          abilitiesOf(
            "Target creature gets +2/+2 until end of turn if its power is 2. Then it fights another target creature.",
            "Sorcery",
          ),
        ),
        "fight",
      ),
    ).toBe(false));
  it.each([
    [
      "{R}: Flip a coin. If you lose the flip, choose one of your opponents. That player gains control of this enchantment.",
      "Enchantment",
      "affect",
    ],
    [
      "Destroy target creature. If a creature card is put into a graveyard this way, return it to the battlefield under your control. Sacrifice it at the beginning of your next end step.",
      "Sorcery",
      "delayed",
    ],
    [
      "Whenever this creature attacks, you may pay {8}. If you do, tap target creature. Its controller loses 2 life.",
      "Creature",
      "loseLife",
    ],
    [
      "Kicker {R}\nDestroy target creature. If this spell was kicked, destroy target land. Its controller loses 2 life.",
      "Sorcery",
      "loseLife",
    ],
    [
      "Destroy target creature. If it was legendary, its controller draws a card. Then that player discards a card.",
      "Sorcery",
      "discard",
    ],
  ])("%s", (text, typeLine, type) => {
    expect(holdsType(thenOf(abilitiesOf(text, typeLine)), type)).toBe(true);
  });

  it("stands outside where it speaks of those that were affected, of whom there are none otherwise", () => {
    const text =
      "Whenever this creature attacks, you may pay {1}. If you do, other creatures you control get +1/+0 until end of turn. They gain trample until end of turn.";
    expect(JSON.stringify(abilitiesOf(text, "Creature"))).toContain(
      '"what":{"type":"bound","id":2},"modifications":[{"type":"gainAbilities"',
    );
  });

  it("stands outside where the condition only asks about it", () => {
    const text =
      "At the beginning of your upkeep, reveal the top card of your library. If a creature card is revealed this way, draw a card. You may put that card on the bottom of your library.";
    expect(holdsType(thenOf(abilitiesOf(text, "Enchantment")), "move")).toBe(false);
  });
});

describe("“otherwise” behind an offer", () => {
  const declined = A.notSo(A.performed(2));

  it("is for those who decline, too", () => {
    const text =
      "Reveal the top card of your library. You may put that card onto the battlefield if it's a land card. Otherwise, put that card into your hand.";
    expect(holdsPart(abilitiesOf(text, "Sorcery"), declined)).toBe(true);
  });

  it("is for the other case where the condition stands in front", () => {
    const text =
      "Reveal the top card of your library. If it's a land card, you may put it onto the battlefield. Otherwise, put it into your hand.";
    expect(holdsPart(abilitiesOf(text, "Sorcery"), declined)).toBe(false);
  });
});

describe("what is asked of a spell that may be cast", () => {
  const start = "Exile the top card of your library. You may cast it without paying its mana cost";

  it.each([
    `${start} if it's a spell with mana value 2 or less.`,
    `${start} if that spell's mana value is 2 or less.`,
  ])("%s", (text) => {
    const [spell] = abilitiesOf(text, "Sorcery");
    expect(holds(spell, ({ type, spell: asked }) => type === "castCards" && asked !== undefined)).toBe(true);
    expect(holdsType(spell, "if")).toBe(false);
  });
});

describe("players of an event", () => {
  it.each([
    "Whenever an opponent activates an ability of an artifact they control, draw a card.",
    "Whenever an opponent casts a spell that targets a creature they control, draw a card.",
    "Whenever a player taps a land they control for mana, draw a card.",
  ])("are each by themselves: %s", (text) => {
    expect(holdsPart(abilitiesOf(text, "Enchantment"), A.controlledBy(A.eventPlayer))).toBe(true);
  });
});

describe("mana", () => {
  it("is chosen for each", () => {
    const [spell] = abilitiesOf("Add {R} or {G} for each creature you control.", "Sorcery");
    expect(holds(spell, ({ choose }) => choose === "anyCombination")).toBe(true);
  });

  it("is spoken of as long as it is there", () => {
    const [ability] = abilitiesOf(
      "{T}: Add {G}. When you spend this mana to cast a creature spell, you gain 2 life.",
    );
    expect(holds(ability, ({ type, duration }) => type === "delayed" && duration === undefined)).toBe(true);
  });
});
