import { describe, expect, it } from "vitest";
import { meanings, told } from "./meanings.ts";

describe("what pronouns mean", () => {
  it("a number in a clause is its subject's", () =>
    expect(told("Target creature you control deals damage equal to its power to target creature.")).toEqual([
      ["its", "Target creature you control", "the subject of its own clause"],
    ]));
  it("a clause behind an instruction is about what that was done to", () =>
    expect(meanings("Destroy target creature. Its controller loses 2 life.")).toEqual([
      "Its: target creature",
    ]));
  it("a card names itself anew beside something else", () =>
    expect(told("Test Card deals 1 damage to target creature. Tap it.")).toEqual([
      ["it", "target creature", "an instruction to the card itself names it anew"],
    ]));
  it("a permanent may go on about itself, an instant does nothing to itself", () => {
    const text = "Test Card deals 1 damage to target creature. It can't block this turn.";
    expect(told(text, "Instant").map(([, means]) => means)).toEqual(["target creature"]);
    expect(told(text, "Creature — Elf").map(([, , rule]) => rule)).toEqual(["not clear"]);
  });
  it("what is said with the same verb has the same subject", () =>
    expect(
      told("Test Card deals 2 damage to target creature. It deals 4 damage instead if you control a Bear."),
    ).toEqual([["It", "Test Card", "the subject of what was said before with the same verb"]]));
  it("“also” adds to what was said before, whatever a condition between asks about", () => {
    const also = "what something was said of before, where “also” adds to it";
    expect(
      told(
        "Whenever a land enters under your control, this creature gets +2/+2 until end of turn. If that land is a Forest, it also gains trample until end of turn.",
      ),
    ).toEqual([
      ["that land", "a land", expect.any(String)],
      ["it", "this creature", also],
    ]);
    expect(
      told(
        "Target creature gets +1/+1 until end of turn. If that creature is a Bear, it also gains trample until end of turn.",
      ).at(-1),
    ).toEqual(["it", "Target creature", also]);
  });
  it("what is said of a thing must make sense of it", () => {
    const last = (text: string): string | undefined => meanings(text).at(-1);
    expect(
      last("Target creature gets +2/+2 until end of turn. Investigate. It can't be blocked this turn."),
    ).toBe("It: Target creature");
    expect(
      last("Whenever an Equipment becomes attached to a creature, it gains haste until end of turn."),
    ).toBe("it: a creature");
    expect(last("Whenever you activate an ability of a creature, untap it.")).toBe("it: a creature");
    expect(last("This spell deals damage to target creature equal to its power.")).toBe(
      "its: target creature",
    );
    expect(last("Untap target creature. Counter target spell. It gains trample until end of turn.")).toBe(
      "It: target creature",
    );
    expect(last("Choose two target creatures. Draw a card and put a +1/+1 counter on one of them.")).toBe(
      "one of them: two target creatures",
    );
  });
  it("an ability on the stack has no characteristics and is not on the battlefield (602.2a)", () => {
    const activate = "Whenever you activate an ability of a creature,";
    for (const said of [
      "if it has flying, copy that ability.",
      "if it's legendary, copy that ability.",
      "it deals 1 damage to any target.",
      "remove a counter from it.",
      "you gain life equal to its mana value.",
      "it phases out.",
    ])
      expect(meanings(`${activate} ${said}`)[0], said).toMatch(/: a creature$/);
    for (const said of ["it can't be countered.", "if it has a single target, draw a card.", "copy it."])
      expect(meanings(`${activate} ${said}`), said).toEqual(["it: activate an ability of a creature"]);
    expect(meanings(`${activate} if it isn't a mana ability, put a +1/+1 counter on it.`)).toEqual([
      "it: activate an ability of a creature",
      "it: a creature",
    ]);
  });
  it("what a verb does to its subject, said before or not, would be done to “itself”", () => {
    expect(
      meanings(
        "Tap target creature. Another target creature gets +1/+1 until end of turn and deals damage equal to its power to that creature.",
      ).at(-1),
    ).toBe("that creature: target creature");
  });
  it("an artifact may be a creature, so that either is meant", () =>
    expect(
      told(
        "Target creature gets +2/+2 until end of turn. Untap target artifact. It gains haste until end of turn.",
      ),
    ).toEqual([["It", "Target creature or target artifact", "not clear"]]));
  it("a card's own controller is “you” (109.5)", () =>
    expect(
      meanings("Whenever another creature enters, this creature gets -1/-1 unless its controller pays {1}."),
    ).toEqual(["its: another creature"]));
  it("what the card itself gets of a number may be its own or another one's", () => {
    const unclear = "not clear";
    expect(
      told("{1}, Discard a creature card: Put X +1/+1 counters on this creature, where X is its power."),
    ).toEqual([["its", "this creature or a creature card", unclear]]);
    expect(
      told("When this creature dies, put a +1/+1 counter on target creature for each +1/+1 counter on it."),
    ).toEqual([["it", "target creature or this creature", unclear]]);
  });
  it("what a condition asks of the card itself may be asked of what was paid with", () =>
    expect(
      told(
        "{1}, Exile a creature card from your graveyard: This creature gains flying until end of turn if it had flying.",
      ),
    ).toEqual([["it", "This creature or a creature card from your graveyard", "not clear"]]));
  it("what is gone is not what something is done to", () =>
    expect(
      meanings("Whenever a creature attacks you, you may sacrifice this creature. If you do, destroy it."),
    ).toEqual(["it: a creature"]));
  it("how a spell was cast is asked of the spell of the event", () =>
    expect(
      meanings(
        "Whenever you cast a creature spell, put a +1/+1 counter on this creature for each color of mana spent to cast it.",
      ),
    ).toEqual(["it: a creature spell"]));
  it("an event is about its subject, and “that …” is the other one", () =>
    expect(
      meanings("Whenever this creature becomes blocked by a creature, it deals 2 damage to that creature."),
    ).toEqual(["it: this creature", "that creature: a creature"]));
  it("what is countered is on the stack (701.6a)", () =>
    expect(
      meanings(
        "Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless its controller pays {2}.",
      )[0],
    ).toBe("it: a spell or ability an opponent controls"));
  it("a draw brings up the card drawn (121.1)", () =>
    expect(
      told("Whenever an opponent draws a card, that player reveals it.").map(([, means]) => means),
    ).toEqual(["an opponent", "draws a card"]));
  it("what a relative clause speaks of is beside the point", () => {
    expect(
      meanings("If a creature dealt damage by this creature this turn would die, exile it instead.").at(-1),
    ).toBe("it: a creature dealt damage by this creature this turn");
    expect(
      meanings(
        "Choose a creature that saddled this creature this turn, then create a token that's a copy of it.",
      ).at(-1),
    ).toBe("it: a creature that saddled this creature this turn");
  });
  it("what became a copy goes on being spoken of", () =>
    expect(
      told(
        "{1}: Test Card becomes a copy of target creature until end of turn. It gains haste until end of turn.",
      ),
    ).toEqual([["It", "Test Card", "what becomes a copy is spoken of, not what is copied"]]));
  it("a token is no card (108.2b), and no “that creature” beside what was called one", () => {
    expect(
      meanings(
        "{1}, Exile a creature card from your graveyard: Create a 1/1 white Spirit creature token. You gain life equal to that card's mana value.",
      ).at(-1),
    ).toBe("that card: a creature card from your graveyard");
    expect(
      meanings(
        "Exile target creature. Its controller creates a 1/1 white Spirit creature token. You gain life equal to that creature's power.",
      ).at(-1),
    ).toBe("that creature: target creature");
  });
  it("what a verb takes are different things", () =>
    expect(
      meanings("Choose target creature you control. Each other creature you control becomes a copy of it."),
    ).toEqual(["it: target creature you control"]));
  it("conditions one after the other ask about the same thing", () =>
    expect(
      told(
        "Exile target card from a graveyard. If it was a creature card, create a Treasure token. If it was a land card, you gain 2 life.",
      ).map(([word, means]) => `${word}: ${means}`),
    ).toEqual(["it: target card from a graveyard", "it: target card from a graveyard"]));
  it("a condition that asks whether there is something does not bring it up", () =>
    expect(
      meanings("Destroy target creature. If you control a Forest, its controller draws a card."),
    ).toEqual(["its: target creature"]));
  it("“that card” is what was called a card, or has become one", () => {
    expect(
      meanings(
        "Choose target creature. Exile the top card of your library. That creature gets +X/+X until end of turn, where X is that card's mana value.",
      ),
    ).toEqual(["That creature: target creature", "that card: the top card of your library"]);
    expect(
      meanings(
        "Exile target creature. Return that card to the battlefield under its owner's control at the beginning of the next end step.",
      ),
    ).toEqual(["that card: target creature", "its: target creature"]);
  });
  it("one of several is not the whole group", () =>
    expect(
      meanings(
        "Look at the top three cards of your library, then choose one of them. You may play that card.",
      ),
    ).toEqual(["one of them: the top three cards of your library", "that card: one of them"]));
  it("only spells are kicked", () =>
    expect(
      meanings(
        "Test Card deals 1 damage to each creature. If it was kicked, it deals 2 damage to each creature instead.",
      )[0],
    ).toBe("it: Test Card"));
  it("a hand, a library and a graveyard are players'", () =>
    expect(meanings("Target player reveals their hand. Test Card deals 3 damage to that player.")).toEqual([
      "their: Target player",
      "that player: Target player",
    ]));
  it("of two things of one role none is meant", () =>
    expect(
      told(
        "Untap target creature. You may attach target Equipment you control to target creature. If you do, untap it.",
      ).at(-1)?.[2],
    ).toBe("not clear"));
  it("a mode knows nothing of another", () =>
    expect(meanings("Choose one —\n• Destroy target artifact.\n• Its controller draws a card.")).toEqual([]));
  it("one by one, and then together (608.2c)", () =>
    expect(
      told(
        "Choose target creature you control and target creature you don't control. Those creatures fight each other.",
      ).at(-1),
    ).toEqual([
      "Those creatures",
      "target creature you control or target creature you don't control",
      "all that was brought up one by one",
    ]));
  it("“the creature you control” was called so", () =>
    expect(
      told(
        "Choose target creature you control and target creature you don't control. The creature you control deals damage equal to its power to the creature you don't control.",
      ).map(([word, means]) => `${word}: ${means}`),
    ).toEqual([
      "The creature you control: target creature you control",
      "its: target creature you control",
      "the creature you don't control: target creature you don't control",
    ]));
  it("a card drawn is not asked for what nobody sees", () => {
    expect(
      meanings("Whenever another creature you control dies, draw a card if its power is 4 or greater."),
    ).toEqual(["its: another creature you control"]);
    expect(meanings("Draw a card and reveal it.")).toEqual(["it: Draw a card"]);
  });
  it("“otherwise” knows nothing of what is made in the other case", () =>
    expect(
      meanings(
        "Exile the top card of your library. If it's a land card, create a Treasure token. Otherwise, you may cast it this turn.",
      ),
    ).toEqual(["it's: the top card of your library", "it: the top card of your library"]));
  it("of two events it is what happened", () =>
    expect(
      meanings(
        "Whenever you play a land or cast a spell, if it shares a card type with the exiled card, draw a card.",
      ),
    ).toEqual(["it: a spell"]));
  it("an activated ability is what its event is about", () =>
    expect(
      meanings(
        "Whenever you activate an ability of an artifact, if it isn't a mana ability, copy that ability.",
      ),
    ).toEqual([
      "it: activate an ability of an artifact",
      "that ability: activate an ability of an artifact",
    ]));
  it("what is made is not there for the number behind the instruction", () =>
    expect(meanings("When this creature dies, incubate X, where X is its power.")).toEqual([
      "its: this creature",
    ]));
  it("a thing that is only looked for in the same instruction has no “that”", () =>
    expect(
      meanings(
        "Choose target creature. When that creature dies this turn, return a creature card from its owner's graveyard to the battlefield under the control of that creature's owner.",
      ),
    ).toEqual(["that creature: target creature", "its: target creature", "that creature: target creature"]));
  it("the source of damage needs no words", () =>
    expect(
      told(
        "If damage would be dealt to this creature, prevent that damage. The source's controller gains 1 life.",
      ).at(-1),
    ).toEqual(["The source", "source", "the source of the damage"]));
  it("a spell cast this way is called what it was called before", () =>
    expect(
      meanings(
        "You may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a finality counter on it.",
      )[0],
    ).toBe("that creature: a spell"));
  it("whose zone something goes to is not who is told of", () =>
    expect(
      meanings(
        "At the beginning of each player's upkeep, that player returns a permanent they control to its owner's hand unless they pay 2 life.",
      ).at(-1),
    ).toBe("they: each player"));
  it("a player who may have something done is no part of what is done", () =>
    expect(meanings("Any player may have Test Card deal 6 damage to them.")).toEqual(["them: Any player"]));
  it("a number of damage is that of what deals it", () => {
    expect(
      told("{T}: This artifact deals damage to any target equal to the number of charge counters on it."),
    ).toEqual([["it", "This artifact", "the subject of its own clause"]]);
    expect(
      told(
        "{T}: Test Card deals X damage to any target, where X is 3 plus the number of charge counters on it.",
      ),
    ).toEqual([["it", "Test Card", "the number of damage is told of what deals it"]]);
    expect(
      meanings(
        "{T}: Test Card deals damage to target creature equal to the damage already dealt to it this turn.",
      ),
    ).toEqual(["it: target creature"]);
  });
  it("what is sacrificed is its player's own (701.21a)", () =>
    expect(
      told(
        "Target creature you control deals damage equal to its power to any other target. Then sacrifice it.",
      ).at(-1),
    ).toEqual(["it", "Target creature you control", "what is sacrificed is its player's own"]));
  it("what was paid is no permanent any more (400.7)", () => {
    expect(
      meanings(
        "Whenever enchanted creature attacks, sacrifice a land. If you do, it gets +2/+2 until end of turn.",
      ),
    ).toEqual(["it: enchanted creature"]);
    expect(
      meanings(
        "Whenever a creature you control attacks, target player discards a card. It gains flying until end of turn.",
      ),
    ).toEqual(["It: a creature you control"]);
    expect(
      meanings(
        "Whenever another creature you control becomes blocked, sacrifice it. If you do, it deals 4 damage to you.",
      ),
    ).toEqual(["it: another creature you control", "it: another creature you control"]);
    expect(
      meanings(
        "Target creature gets +3/+0 until end of turn. For each Spirit sacrificed this way, that creature gets an additional +3/+0 until end of turn.",
      ),
    ).toEqual(["that creature: Target creature"]);
  });
  it("what was not found cannot be meant", () =>
    expect(
      meanings(
        "When this creature enters, return another target creature to its owner's hand. If you can't, sacrifice it.",
      ),
    ).toEqual(["its: another target creature", "it: this creature"]));
  it("instead of an instruction, what it would bring is not there (614.6)", () => {
    expect(
      meanings(
        "Create a token that's a copy of target token you control. If that token is a Squirrel, instead create two tokens that are copies of it.",
      ),
    ).toEqual(["that token: target token you control", "it: target token you control"]);
    expect(
      meanings(
        "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order. Put each of those cards into your hand instead if you control a Bear.",
      ).at(-1),
    ).toBe("each of those cards: the top three cards of your library");
  });
  it("a card is returned to “your hand”, and a permanent to its owner's", () => {
    const before =
      "Whenever this creature attacks, discard a card. This creature gets +2/+0 until end of turn. At the beginning of the next end step, ";
    expect(meanings(`${before}return it to your hand.`).at(-1)).toBe("it: a card");
    expect(meanings(`${before}return it to its owner's hand.`).at(-1)).toBe("its: This creature");
  });
  it("nothing is asked of what is still to be made", () =>
    expect(
      meanings("When this creature dies, create a Treasure token if it had a +1/+1 counter on it."),
    ).toEqual(["it: this creature"]));
  it("“otherwise” is about what the condition asked about", () => {
    expect(
      told(
        "{1}, Sacrifice another permanent: If the sacrificed permanent was a token, this creature gains lifelink until end of turn. Otherwise, its owner draws a card.",
      ).at(-1),
    ).toEqual(["its", "the sacrificed permanent", "what it is otherwise"]);
    expect(
      meanings(
        "Destroy target creature or land. If a land was destroyed this way, its controller draws a card. Otherwise, its controller loses 2 life.",
      ),
    ).toEqual(["its: a land", "its: target creature or land"]);
  });
  it("a verb without a subject goes on about the one before it", () =>
    expect(
      meanings(
        "Target opponent chooses a permanent they control and returns it to its owner's hand. They lose 2 life.",
      ).at(-1),
    ).toBe("They: Target opponent"));
  it("“that …” is rather one that was spoken of by itself than each of several", () => {
    expect(
      meanings(
        "Target opponent reveals their hand. Each player draws a card. That player discards a card.",
      ).at(-1),
    ).toBe("That player: Target opponent");
    expect(
      meanings(
        "Whenever another Bear you control enters, each other Bear you control gets +1/+1 until end of turn and that Bear gains trample until end of turn.",
      ),
    ).toEqual(["that Bear: another Bear you control"]);
    expect(
      meanings(
        "At the beginning of your upkeep, if a player has more life than each other player, that player loses 2 life.",
      ),
    ).toEqual(["that player: a player"]);
  });
  it("a quotation is closed where a comma stands in it", () =>
    expect(
      meanings('Enchanted creature has "{T}, Sacrifice another creature: Draw a card," and it can\'t block.'),
    ).toEqual(["it: Enchanted creature"]));
  it("“those cards” are rather what was called cards", () =>
    expect(
      meanings(
        "Exile target creature. For each creature exiled this way, its controller searches their library for a basic land card. Those players put those cards onto the battlefield tapped, then shuffle.",
      ).at(-1),
    ).toBe("those cards: a basic land card"));
  it("whose controller is told is another's than the card's (109.5)", () =>
    expect(
      meanings("Whenever this creature deals damage to a creature, its controller loses 2 life."),
    ).toEqual(["its: a creature"]));
  it("how long something lasts is beside the point", () =>
    expect(
      meanings(
        "When this creature enters, choose target creature. Until this creature leaves the battlefield, it can't attack or block.",
      ),
    ).toEqual(["it: target creature"]));
  it("“that creature” is none that may have been a player", () =>
    expect(
      meanings(
        "Whenever a creature deals damage to you or a white creature you control, this enchantment deals that much damage to that creature.",
      ),
    ).toEqual(["that creature: a creature"]));
  it("a card with a name of several is “they”", () => {
    expect(meanings("Whenever Test Card become untapped, put a +1/+1 counter on them.")).toEqual([
      "them: Test Card",
    ]);
    expect(meanings("Whenever Test Card becomes untapped, put a +1/+1 counter on them.")).toEqual([]);
  });
  it("a condition that is about all of them, or so many, brings them up", () => {
    expect(
      meanings(
        "At the beginning of each end step, if all lands on the battlefield are Islands, remove all flood counters from them.",
      ),
    ).toEqual(["them: all lands on the battlefield"]);
    expect(
      meanings(
        'If there are exactly two permanents named Test Card on the battlefield, the "legend rule" doesn\'t apply to them.',
      ),
    ).toEqual(["them: exactly two permanents named Test Card on the battlefield"]);
  });
  it("what is unattached was attached (701.3d)", () =>
    expect(
      meanings(
        "Untap target creature. You may attach an Equipment you control to that creature. If you do, unattach it at end of combat.",
      ).at(-1),
    ).toBe("it: an Equipment you control"));
  it("counters with a name are told of neither where both could have them", () =>
    expect(
      told("{1}: This enchantment deals 1 damage to target creature. Remove a charge counter from it.").at(
        -1,
      )?.[2],
    ).toBe("not clear"));
  it("“that player” beside each of several is one spoken of by itself", () => {
    expect(
      meanings(
        "Whenever a player loses life, each other player gains 1 life for each card in that player's hand.",
      ),
    ).toEqual(["that player: a player"]);
    expect(
      told(
        "Whenever a player loses life, each opponent loses 1 life for each card in that player's hand.",
      ).at(-1),
    ).toEqual(["that player", "each opponent or a player", "not clear"]);
    expect(meanings("Each opponent loses 1 life for each card in that player's hand.")).toEqual([
      "that player: Each opponent",
    ]);
    expect(
      meanings(
        "Each creature blocking target creature you control gets -X/-X until end of turn, where X is that creature's power.",
      ),
    ).toEqual(["that creature: target creature you control"]);
  });
  it("what is done for each of several is said of each", () => {
    const destroyed = "Destroy all creatures. For each creature destroyed this way, Test Card deals ";
    expect(meanings(`${destroyed}2 damage to its controller.`)).toEqual([
      "its: For each creature destroyed this way",
    ]);
    expect(told(`${destroyed}damage equal to its power to any target.`)[0]?.[2]).toBe("not clear");
  });
});

describe("what a sentence goes on about", () => {
  const last = (text: string): string | undefined => meanings(text).at(-1);
  it("is not what a condition behind an instruction asks about", () =>
    expect(
      last(
        "Create a token that's a copy of target creature you control, except it isn't legendary if that creature is legendary. Exile it at the beginning of the next end step.",
      ),
    ).toBe("it: a token that's a copy of target creature you control"));
  it("is for one condition behind another what that asked about, however it was called", () => {
    expect(
      last(
        "Discard a card. If the discarded card was a land card, destroy target creature. If it was a nonland card, draw a card.",
      ),
    ).toBe("it: the discarded card");
    expect(
      last("If enchanted creature is tapped, destroy target artifact. If it's untapped, draw a card."),
    ).toBe("it's: enchanted creature");
  });
  it("is what came of the instruction where the condition behind it asks something else", () => {
    expect(
      last(
        "When this creature enters, if it was cast, exile the top card of your library. If it's a land card, put it onto the battlefield.",
      ),
    ).toBe("it: the top card of your library");
    expect(
      last(
        "When this creature enters, if it was kicked, destroy target artifact. If it was an Equipment, draw a card.",
      ),
    ).toBe("it: target artifact");
    expect(
      last(
        "Target creature gets +1/+1 until end of turn. If it's tapped, mill a card. If it's a land card, draw a card.",
      ),
    ).toBe("it's: mill a card");
  });
  it("is on the battlefield where something is put on it or done to it there (400.7)", () => {
    expect(
      last(
        "Sacrifice a creature: Target creature gets +1/+1 until end of turn. If the sacrificed creature was a Goblin, it gains trample until end of turn.",
      ),
    ).toBe("it: Target creature");
    expect(
      last(
        "Sacrifice an artifact: Tap target creature. If the sacrificed artifact was an Equipment, put a stun counter on it.",
      ),
    ).toBe("it: target creature");
    expect(
      last("Tap target creature. If the top card of your library is a land card, put a stun counter on it."),
    ).toBe("it: target creature");
  });
  it("is another one than what something is attached to, where it is called “that …”", () => {
    expect(
      last(
        "Whenever another creature dies, put a +1/+1 counter on enchanted creature. If that creature had power 4 or greater, draw a card.",
      ),
    ).toBe("that creature: another creature");
    expect(last("Whenever enchanted creature attacks, put a +1/+1 counter on that creature.")).toBe(
      "that creature: enchanted creature",
    );
  });
  it("is what the same words meant that described something before", () => {
    expect(
      last(
        "Whenever this creature attacks, put a +1/+1 counter on target Equipment attached to it. Untap each Equipment attached to it.",
      ),
    ).toBe("it: this creature");
  });
  it("is what was brought up since, though the same words described something before", () => {
    expect(
      last(
        "When this creature enters, untap each Equipment attached to it. Tap target creature. Untap each Equipment attached to it.",
      ),
    ).toBe("it: target creature");
  });
});
