import { describe, expect, it } from "vitest";
import { problemsOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";
import { tell } from "./told-apart.ts";

describe("a number of each of several objects, for their controllers", () => {
  it.each([
    ["Destroy all creatures. Their controllers lose life equal to their power.", "loseLife", "power"],
    [
      "Destroy all artifacts. The controller of each of those artifacts gains life equal to its mana value.",
      "gainLife",
      "manaValue",
    ],
  ])("is for each its own: %s", (text, type, stat) =>
    expect(lowered(text)).toContain(
      `forEach(objects: bound(id: 1), effect: ${type}(who: controllerOf(objects: each), amount: statOf(stat: "${stat}", of: each)))`,
    ),
  );
});

describe("X for the controllers of several objects", () => {
  it("is each one's own number", () =>
    expect(
      lowered(
        "Destroy all creatures. Their controllers lose X life, where X is the number of lands they control.",
      ),
    ).toContain("controlledBy(players: eachPlayer)"));
});

describe("players who exiled something this way", () => {
  it("controlled the permanents (109.2) and owned the cards", () => {
    expect(
      lowered(
        "Each player exiles a creature they control. Each player who exiled a creature this way draws a card.",
      ),
    ).not.toContain("ownedBy");
    expect(
      lowered(
        "Each player exiles a card from their hand. Each player who exiled a land card this way draws a card.",
      ),
    ).toContain("ownedBy(players: eachPlayer)");
  });
});

describe("the rest of what was chosen among cards revealed", () => {
  it("are all others revealed", () =>
    expect(
      lowered(
        "Reveal the top five cards of your library. Choose any number of land cards revealed this way. Put all cards chosen this way onto the battlefield tapped, then put the rest on the bottom of your library in a random order.",
      ),
    ).toContain("move(what: among(objects: bound(id: 1), filter: "));
});

describe("a sentence about one of several players", () => {
  it("asks each of them about that player's own card", () => {
    const effect = lowered(
      "Each player reveals the top card of their library. If it's a creature card, that player puts it onto the battlefield. Otherwise, they put it into their hand.",
    );
    const own = "among(objects: bound(id: 1), filter: ownedBy(players: eachPlayer))";
    expect(effect).toContain(
      `forEachPlayer(players: players, effect: if(condition: matches(objects: ${own}, filter: and(`,
    );
    expect(effect).toContain(`otherwise: move(what: ${own}, to: (zone: "hand"), who: eachPlayer)`);
  });
  it("asks each of them whether that player did it", () => {
    const did = "playerMatches(players: eachPlayer, among: boundPlayer(id: 1))";
    expect(lowered("Each opponent may discard a card. If they don't, they lose 3 life.")).toContain(
      `forEachPlayer(players: opponents, effect: if(condition: notSo(condition: ${did}), then: loseLife(who: eachPlayer, amount: 3)))`,
    );
    expect(lowered("Each player sacrifices a creature. If a player can't, they lose 3 life.")).toContain(
      `if(condition: notSo(condition: ${did}), then: loseLife(who: eachPlayer, amount: 3))`,
    );
  });
  it("asks what that player did it to", () =>
    expect(
      lowered(
        "Each player mills two cards. If a creature card was milled this way, that player loses 2 life.",
      ),
    ).toContain('hasType(cardType: "creature"), ownedBy(players: eachPlayer)'));
  it.each([
    "Each player sacrifices a creature. Each player who sacrificed a creature this way draws cards equal to that creature's power.",
    "Each player may sacrifice a creature. Each player who does draws cards equal to that creature's power.",
    "Each player sacrifices a creature. Each player draws cards equal to that creature's power.",
  ])("tells each of those whom it names itself, once: %s", (text) => {
    const [, told] = lowered(text).split(
      /, (?=forEachPlayer\(players: players(?!, effect: may)|forEachPlayer\(players: playersWho)/,
    );
    expect(told).toMatch(
      /^forEachPlayer\(players: players(Who\(.*\))?, effect: draw\(who: eachPlayer, count: /,
    );
    expect(told!.split("forEachPlayer")).toHaveLength(2);
  });
  it.each([
    "Each player sacrifices a creature. Each opponent loses life equal to that creature's power.",
    "Each player sacrifices a creature. You gain life equal to that creature's power and each opponent loses 1 life.",
    "Each player may discard a card. If a player does, each other player loses life equal to that card's mana value.",
    "Each player reveals the top card of their library. If it's a land card, each player loses life equal to that card's mana value.",
  ])("must say whose that is where it names others: %s", (text) =>
    expect(problemsOf(text, "Sorcery").map(([code]) => code)).toEqual(["RW4003"]),
  );
  it("takes the place of what that player was told", () =>
    expect(
      lowered("Each opponent loses 2 life. If they control an artifact, they lose 3 life instead."),
    ).toContain(
      "then: loseLife(who: eachPlayer, amount: 3), otherwise: loseLife(who: eachPlayer, amount: 2)",
    ));
  it("is once where nobody is spoken of by itself", () => {
    expect(lowered("Each opponent may draw a card. If a player does, you draw a card.")).toContain(
      "if(condition: performed(id: 1), then: draw(who: you, count: 1))",
    );
    expect(
      lowered(
        "Any opponent may pay {2}. If a player does, that player draws a card. Otherwise, you draw a card.",
      ),
    ).toContain("otherwise: draw(who: you, count: 1)");
  });
});

describe("what was done “this way” in the same sentence", () => {
  it("is each player's own", () => {
    expect(
      lowered(
        "Each opponent discards a card and loses 1 life for each creature card discarded this way, and you gain life equal to the life lost this way.",
      ),
    ).toContain("isOneOf(objects: among(objects: bound(id: 1), filter: ownedBy(players: eachPlayer)))");
    expect(
      lowered(
        "Each player sacrifices all creatures they control and loses 1 life for each creature sacrificed this way.",
      ),
    ).toContain("isOneOf(objects: among(objects: bound(id: 1), filter: controlledBy(players: eachPlayer)))");
  });
  it("is all of it in another sentence, or of somebody else", () => {
    expect(
      lowered(
        "Each opponent sacrifices a creature and you gain 1 life for each creature sacrificed this way.",
      ),
    ).toContain("isOneOf(objects: bound(id: 1))");
    expect(
      lowered("Each opponent discards a card. You draw a card for each card discarded this way."),
    ).toContain("isOneOf(objects: bound(id: 1))");
  });
});

describe("a price of what is not done yet", () => {
  it("is as much as would be done", () =>
    expect(
      lowered(
        "Whenever a source an opponent controls deals damage to you, that source's controller loses that much life unless they sacrifice that many permanents.",
        "Enchantment",
      ),
    ).toContain("min: eventAmount, max: eventAmount"));
  it("is by what was paid before", () =>
    expect(
      lowered(
        "Choose target spell. You get {E}{E}, then you may pay any amount of {E}. Counter that spell unless its controller pays {1} for each {E} paid this way.",
      ),
    ).toMatch(/pay\(.*bind: 1\).*unless\(.*amount\(id: 1\)/));
});

describe("a sentence about one of several objects", () => {
  it("says of “each” that each is meant", () => {
    for (const said of ["Its controller loses 2 life.", "If it had flying, its controller draws a card."])
      expect(problemsOf(`Destroy each creature. ${said}`, "Sorcery").map(([code]) => code)).toEqual([
        "RW4003",
      ]);
    expect(lowered("For each creature, its controller loses 2 life.")).toContain(
      "loseLife(who: controllerOf(objects: each), amount: 2)",
    );
  });
  it("is not where the sentence itself says which one it speaks of", () =>
    expect(
      lowered(
        "Put a -1/-1 counter on each creature you don't control. Then destroy each artifact with mana value less than or equal to the number of counters on it.",
      ),
    ).not.toContain("forEach("));
  it("is each player's own, where each of them did it to one", () =>
    expect(lowered("Each opponent sacrifices a creature. You gain life equal to its power.")).toContain(
      'forEachPlayer(players: opponents, effect: gainLife(who: you, amount: statOf(stat: "power", of: among(objects: bound(id: 1), filter: controlledBy(players: eachPlayer)))))',
    ));
});

describe("several players", () => {
  it("are told each by itself, targets too", () => {
    expect(
      lowered("Any number of target players each lose life equal to the number of creatures they control."),
    ).toContain("forEachPlayer(players: targetPlayers(index: 0), effect: loseLife(who: eachPlayer");
    expect(lowered("Two target players exchange life totals.")).toContain("exchangeLife(one: targetPlayers");
  });
  it("pay each for itself, whatever they are told", () =>
    expect(
      lowered("Each player discards their hand and draws seven cards unless they pay 7 life."),
    ).toContain("forEachPlayer(players: players, effect: unless(effect: sequence("));
});

describe("“and may …”", () => {
  it("permits what goes on without a subject, as “may” does in front", () => {
    const effect = lowered(
      "Target player gains 2 life and may search their library for a land card, put it onto the battlefield, then shuffle.",
    );
    expect(effect).toMatch(
      /may\(who: targetPlayers\(index: 0\), effect: sequence\(effects: \[search\(.*move\(.*shuffle\(/,
    );
  });
});

describe("who did it “this way”", () => {
  it.each([
    "Draw a card, then discard a card. When an opponent discards a card this way, you gain 2 life.",
    "Each player discards a card. When an opponent discards a creature card this way, you gain 2 life.",
    "Each player discards a card. If an opponent discards a creature card this way, you gain 2 life.",
  ])("is who was told to: %s", (text) =>
    expect(problemsOf(text, "Sorcery")).toEqual([["RW4001", expect.stringContaining("opponent")]]),
  );
  it("is found where it is the same player", () =>
    expect(
      problemsOf("Discard a card. When you discard a card this way, you gain 2 life.", "Sorcery"),
    ).toEqual([]));
});

describe("“a player” who did it this way, called “that player” behind", () => {
  it.each([
    "Target player discards two cards. If a player discarded a creature card this way, that player loses 2 life.",
    "Target opponent sacrifices a creature. If an opponent sacrificed a token this way, that player loses 2 life.",
  ])("is the target that was told to: %s", (text) =>
    expect(lowered(text)).toContain("then: loseLife(who: targetPlayers(index: 0), amount: 2)"),
  );
  it("is refused of several, as it is not known which of them it was", () =>
    expect(
      problemsOf(
        "Any number of target players each discard a card. If a player discarded a creature card this way, that player loses 2 life.",
        "Sorcery",
      ),
    ).toMatchObject([["RW4003", "that player"]]));
});

describe("what each of several players did something to", () => {
  it.each([
    "Each player chooses a creature and puts a +1/+1 counter on it.",
    "Each opponent chooses a creature you control. That player taps that creature.",
    "Each player taps a creature you control, then puts a stun counter on it.",
    "Each player chooses two creatures and sacrifices one of them.",
  ])("is not what the others did it to: %s", (text) =>
    expect(problemsOf(text, "Sorcery").map(([code]) => code)).toEqual(["RW4001"]),
  );
  it("is told apart by whose it is", () => {
    expect(lowered("Each player chooses a creature they control and puts a +1/+1 counter on it.")).toContain(
      "on: among(objects: bound(id: 1), filter: controlledBy(players: eachPlayer))",
    );
    expect(
      lowered("Each player searches their library for a land card, puts it into their hand, then shuffles."),
    ).toContain(
      'move(what: among(objects: bound(id: 1), filter: ownedBy(players: eachPlayer)), to: (zone: "hand")',
    );
  });
});

describe("a copy of their own", () => {
  const own = "Each of those players may choose new targets for their copy.";
  it("is aimed by each player as it is made, by those who make one (707.10c)", () => {
    const copies = "copySpell(who: eachPlayer, what: target(index: 0), newTargets: true)";
    expect(lowered(`Each opponent may copy target spell. ${own}`)).toContain(
      `forEachPlayer(players: opponents, effect: may(who: eachPlayer, effect: ${copies}))`,
    );
  });
  it("is aimed by nobody else later", () =>
    expect(lowered(`Each opponent may copy target spell. You draw a card. ${own}`)).toContain(
      "changeTargets(who: eachPlayer, what: among(objects: bound(id: 1), filter: controlledBy(players: eachPlayer)), ",
    ));
});

describe("one of several, spoken of in the same sentence", () => {
  tell("Sorcery", [
    [
      "Tap each creature and put a stun counter on it.",
      "Each creature you control gets +1/+1 until end of turn and you gain life equal to its power.",
    ],
    [
      "Destroy each creature, then each player draws a card.",
      "Destroy each creature, then its controller loses life equal to its power.",
    ],
    [
      "Choose two target creatures. Each of those creatures deals damage equal to its power to you.",
      "Choose two target creatures. Each of those creatures gets +1/+1 until end of turn. It gains flying until end of turn.",
    ],
  ]);
  it.each([
    "For each opponent, destroy up to one target creature that player controls and you lose life equal to its power.",
    "For each opponent, destroy up to one target creature that player controls and its controller draws a card.",
  ])("is each target by itself: %s", (text) =>
    expect(lowered(text)).toContain("forEach(objects: target(index: 0)"),
  );
});

describe("a value that each of several players chooses", () => {
  it.each([
    "Each player chooses a color, then exiles a creature of that color they control.",
    "Each player chooses a color. Each player sacrifices a creature of the chosen color.",
    "Each player chooses a color and adds two mana of the chosen color.",
    "Each player chooses a creature type and returns any number of cards of that type from their graveyard to their hand.",
    "Each player chooses a number between 1 and 3. Each player mills that many cards.",
    "Each player chooses a card name. Then each player reveals their hand and discards all cards with the chosen name.",
  ])("is that player's own for what they do: %s", (text) =>
    expect(lowered(text)).toMatch(
      /forEachPlayer\(players: players, effect: sequence\(.*chooseValue\(who: eachPlayer/,
    ),
  );

  it.each([
    [
      "Each opponent chooses a color. Creatures that player controls of the chosen color get -1/-1 until end of turn.",
    ],
    ["Each opponent chooses a number. You gain life equal to the chosen number."],
    [
      "Each player chooses a basic land type. Each land of the chosen type becomes an Island until end of turn.",
    ],
    [
      "Choose a creature type. Target opponent chooses a creature type. Creatures of the chosen type get +1/+1 until end of turn.",
    ],
    ["Two target players each choose a color. Destroy all creatures of the chosen color."],
    [
      "When this enchantment enters, each player chooses a color.\nCreatures of the chosen color get +1/+1.",
      "Enchantment",
    ],
    [
      "When this artifact enters, each opponent chooses a color.\n{T}: Add one mana of the chosen color.",
      "Artifact",
    ],
  ])("is not one for all: %s", (text, type = "Sorcery") =>
    expect(problemsOf(text, type).map(([code]) => code)).toEqual(["RW4023"]),
  );

  it("may be chosen in vain", () =>
    expect(problemsOf("Each player chooses a color. Draw a card.", "Sorcery")).toEqual([]));
});

describe("those of several players who were offered something", () => {
  it.each([
    "Each player may discard a card. If no player does, draw a card. Otherwise, each of those players draws a card.",
    "Each player may pay {1}. If no player does, draw a card. Otherwise, those players lose 1 life.",
    "Each player may discard a card. If a player does, each of those players draws a card.",
  ])("are who did it: %s", (text) =>
    expect(lowered(text)).toContain(
      "playersWho(players: players, condition: playerMatches(players: eachPlayer, among: boundPlayer(id: 1)))",
    ),
  );

  it.each([
    "Each of those players draws a card.",
    "Those players each lose 1 life.",
    "Then each of those players draws a card.",
    "You gain 1 life. Each of those players draws a card.",
  ])("are all of them, or who did it: %s", (text) =>
    expect(problemsOf(`Each player may discard a card. ${text}`, "Sorcery").map(([code]) => code)).toEqual([
      "RW4003",
    ]),
  );
});
