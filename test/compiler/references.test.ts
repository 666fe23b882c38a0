import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { lowered } from "./lowered.ts";

/** What is wrong with an instant of that text. */
const problemsOf = (text: string) => {
  const face = { name: "Ember Thing", manaCost: "{1}", typeLine: "Instant", text, offset: 0 };
  return compileCard({ name: face.name, layout: "normal", faces: [face] }).diagnostics;
};

describe("what was spoken of", () => {
  it("is the creature that blocked, not the one that wears the Equipment", () =>
    expect(
      lowered(
        "Until end of turn, whenever equipped creature blocks or becomes blocked by a Vampire, destroy that creature.",
        "Sorcery — Equipment",
      ),
    ).toContain('destroy(what: eventObjects(role: "opposing"))'));
  it("are the cards drawn, where one of them is discarded at once", () =>
    expect(lowered("Draw three cards, then discard one of them.")).toContain("from: bound(id: 1)"));
  it("are the tokens, of which there is one for each of something", () =>
    expect(
      lowered(
        "Create a 1/1 green Elf Warrior creature token for each Elf you control. Sacrifice them at the beginning of the next end step.",
      ),
    ).toContain("sacrifice(who: you, what: bound(id: 1))"));
  it("is the target whose kicker a condition behind asks for", () =>
    expect(lowered("Counter target spell if it was kicked.")).toContain("wasPaid(objects: target(index: 0)"));
  it("is one of two targets, called as before", () =>
    expect(
      lowered(
        "Choose target creature you control and target creature you don't control. The creature you control deals damage equal to its power to the creature you don't control.",
      ),
    ).toContain("to: target(index: 1)"));
  it("is only what its adjectives and zones say, where it was not mentioned with them", () => {
    expect(lowered("Tap target creature. Untap that green creature.")).toContain(
      'what: among(objects: target(index: 0), filter: hasColor(color: "green"))',
    );
    expect(lowered("Exile target creature. Return that card from your graveyard to your hand.")).toContain(
      'filter: inZone(zone: "graveyard", of: you)',
    );
    expect(lowered("Tap target green creature. Untap that green creature.")).toContain(
      "what: target(index: 0)",
    );
  });
  it("is not what an Aura or Equipment is attached to, which is called so again", () => {
    const code = lowered(
      "Whenever another creature blocks equipped creature, destroy that creature.",
      "Artifact — Equipment",
    );
    expect(code).toContain("otherThan(objects: host)");
    expect(code).toContain('destroy(what: eventObjects(role: "object"))');
  });
  it("is told in the words of the text where it could be either", () => {
    const text =
      "Untap target creature. You may attach target Equipment you control to target creature. If you do, untap it.";
    const face = { name: "Ember Thing", manaCost: "{1}", typeLine: "Instant", text, offset: 0 };
    const [problem] = compileCard({ name: face.name, layout: "normal", faces: [face] }).diagnostics;
    expect(problem?.code).toBe("RW4003");
    expect(problem?.message).toContain("target Equipment you control");
    expect(problem?.message).toContain("or 'target creature'");
  });
  it("is the number of the event, where something was done to one thing since", () =>
    expect(
      lowered(
        "Whenever a Goblin you control deals combat damage to a player, you may sacrifice it. If you do, it deals that much damage to target creature that player controls.",
        "Enchantment",
      ),
    ).toContain("amount: eventAmount"));
  it("is no choice that is asked about", () => {
    const text = "You may sacrifice a land. If you do, draw a card instead.";
    const face = { name: "Ember Thing", manaCost: "{1}", typeLine: "Instant", text, offset: 0 };
    const [problem] = compileCard({ name: face.name, layout: "normal", faces: [face] }).diagnostics;
    expect(problem?.message).toContain("instead of which instruction");
  });
  it("is the player attacked, once for each of them (508.3e)", () => {
    const code = lowered(
      "Whenever you attack a player, target creature that player controls can't block this turn.",
      "Enchantment",
    );
    expect(code).toContain("batch: true");
    expect(code).toContain("eventPlayer");
  });
  it("is what a paragraph before spoke of, whatever words stand in front of this one", () =>
    expect(
      lowered(
        "Exile target creature.\nGathered Gloom — If its controller has three or more cards in hand, draw a card.",
      ),
    ).toContain("controllerOf(objects: target(index: 0))"));
  it("is the player whose object was chosen", () => {
    const text = (verb: string) => `${verb} a creature an opponent controls. That player loses 2 life.`;
    for (const verb of ["Choose", "Destroy", "Tap"])
      expect(lowered(text(verb))).toContain("loseLife(who: controllerOf(objects: bound(id: 1))");
    expect(lowered("Exile a card from an opponent's graveyard. That player mills a card.")).toContain(
      "mill(who: ownerOf(objects: bound(id: 1))",
    );
  });
  it.each([
    "Tap all creatures an opponent controls. That player loses 2 life.",
    "Each creature attacking a player gets +1/+0 until end of turn for each creature that player controls.",
    "Put each creature on the bottom of its owner's library. That player gains 2 life.",
    "Return each creature to its owner's hand. That player loses 1 life for each creature returned this way.",
  ])("is refused where there may be another one for each object: %s", (text) => {
    const [problem] = problemsOf(text);
    expect(problem).toMatchObject({
      code: "RW4003",
      message: "It is not said which of the players this is.",
    });
  });
  it("is refused for one of two things that were moved together", () => {
    const [problem] = problemsOf(
      "You may put a creature card and a land card from your hand onto the battlefield. The land enters tapped.",
    );
    expect(problem?.code).toBe("RW4003");
    expect(problem?.message).toContain("a land card from your hand");
  });
});

describe("what is told instead of a part", () => {
  it("is the power and toughness of what it becomes either way", () =>
    expect(
      lowered(
        "Until end of turn, target artifact becomes an artifact creature with base power and toughness 4/3. If you control a Forest, it has base power and toughness 1/1 until end of turn instead.",
      ),
    ).toMatch(/then: affect\(.*setTypes\(.*setPT\(power: 1, toughness: 1\).*otherwise:/s));
  it("is refused where something else may happen all the same", () => {
    const text =
      "Target creature gets +2/+2 and gains flying until end of turn. If you control a Forest, it gets +4/+4 until end of turn instead.";
    expect(problemsOf(text).map(({ code }) => code)).toEqual(["RW4001"]);
  });
});

describe("“if you do”", () => {
  it("asks for all that the sentence before told", () =>
    expect(lowered("Discard a card and sacrifice a creature. If you do, draw three cards.")).toContain(
      "if(condition: allOf(conditions: [performed(id: 1), performed(id: 2)])",
    ));
  it("asks for the choice alone where all of it was one", () =>
    expect(
      lowered("You may discard a card and sacrifice a creature. If you do, draw three cards."),
    ).toContain("if(condition: performed(id: 1)"));
  it("“if you can't” is said of what comes last", () =>
    expect(
      lowered(
        "Mill three cards, then return a land card from your graveyard to your hand. If you can't, draw a card.",
      ),
    ).toContain("if(condition: notSo(condition: performed(id: 1))"));
  it("what goes on about a target that it only chooses happens only then (608.2c)", () =>
    expect(
      lowered("You may discard a card. If you do, choose target opponent. That player loses 2 life."),
    ).toContain("if(condition: performed(id: 1), then: loseLife(who: targetPlayers(index: 0), amount: 2))"));
});
