import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const spell = (text: string): unknown => {
  const [ability] = abilitiesOf(text, "Sorcery");
  return ability?.type === "spell" ? ability.effect : undefined;
};
const refused = (text: string, typeLine = "Sorcery"): void => {
  expect(problemsOf(text, typeLine)).not.toEqual([]);
};
const drawn = A.draw(A.you, 1);

describe("a process that is repeated", () => {
  it("is carried out so many more times", () => {
    expect(spell("Draw a card. Repeat this process once.")).toEqual(A.sequence([drawn, drawn]));
    expect(spell("Draw a card. Repeat this process three more times.")).toEqual(
      A.sequence([drawn, A.repeat(3, drawn)]),
    );
    expect(spell("Draw a card. If you have no cards in hand, repeat this process once.")).toEqual(
      A.sequence([drawn, A.ifThen(A.compareQuantities(A.playerStat("handSize", A.you), "=", 0), drawn)]),
    );
  });
  it("ends when no one goes on", () => {
    const put = "Starting with you, each player may put a land card from their hand onto the battlefield. ";
    expect(
      problemsOf(`${put}Repeat this process until no one puts a card onto the battlefield.`, "Sorcery"),
    ).toEqual([]);
    refused(`${put}Repeat this process until no one pays life.`);
  });
  it("follows the sentence that says how often", () => {
    expect(spell("Repeat the following process three times. Draw a card. You lose 1 life.")).toEqual(
      A.repeat(3, A.sequence([drawn, A.loseLife(A.you, 1)])),
    );
    expect(spell("You lose 1 life. Repeat the following process two times. Draw a card.")).toEqual(
      A.sequence([A.loseLife(A.you, 1), A.repeat(2, drawn)]),
    );
    refused("Repeat the following process three times.");
    refused("Repeat the following process. Draw a card.");
    refused("Draw a card. Repeat this process three times.");
    refused("If you control a creature, repeat the following process three times. Draw a card.");
  });
  it("needs instructions before it", () => {
    refused("Repeat this process once.");
    refused("Draw a card and repeat this process once.");
    refused("Repeat this process until no one pays life.");
  });
});

describe("moments of this turn", () => {
  it("are over with the turn", () => {
    expect(spell("Choose target creature. At this turn's next end of combat, destroy it.")).toMatchObject({
      effects: [
        {},
        {
          type: "delayed",
          event: A.beginningOf("end of combat"),
          duration: A.until("end of turn"),
          once: true,
        },
      ],
    });
    refused("At this turn's next end of combat, draw a card.", "Enchantment");
  });
  it("may be the cleanup step", () => {
    expect(spell("Draw a card at the beginning of the next cleanup step.")).toEqual(
      A.delayed(A.beginningOf("cleanup", undefined, { next: true }), { effect: drawn }),
    );
  });
});

describe("cards exiled from a hand", () => {
  it("are counted as they were", () => {
    expect(
      spell(
        "Search target player's graveyard, hand, and library for a Goblin card and exile it. That player shuffles, then draws a card for each card exiled from their hand this way.",
      ),
    ).toMatchObject({
      effects: [
        {},
        {},
        {},
        { type: "draw", count: { type: "amount", filter: A.inZone("hand", A.targetPlayers(0)) } },
      ],
    });
    refused("Draw a card for each card exiled from your hand this way.");
  });
});

describe("life totals", () => {
  it("are exchanged by two players", () => {
    expect(spell("Two target players exchange life totals.")).toEqual(
      A.exchangeLife(A.targetPlayers(0), A.targetPlayers(0)),
    );
    refused("Any number of target players exchange life totals.");
    refused("Each player exchanges life totals.");
  });
  it("may become a number", () => {
    expect(spell("You may have your life total become 10.")).toEqual(A.may(A.you, A.setLife(A.you, 10)));
  });
  it("are no reason to lose where the text says so", () => {
    expect(abilitiesOf("You don't lose the game for having 0 or less life.", "Enchantment")).toEqual([
      A.staticAbility([A.playerCant(A.you, "loseForLife")]),
    ]);
  });
});

describe("piles", () => {
  it("may be face down", () => {
    const look = "Look at the top four cards of your library and separate them into";
    const choose =
      "An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.";
    const faceDown = { type: "piles", faceDown: true };
    expect(spell(`${look} a face-down pile and a face-up pile. ${choose}`)).toMatchObject({
      effects: [{}, faceDown, {}, {}],
    });
    expect(spell(`${look} two piles. ${choose}`)).not.toMatchObject({ effects: [{}, faceDown, {}, {}] });
  });
});

describe("players", () => {
  it("may be friends or foes", () => {
    const friends = A.playerMatches(A.eachPlayer, A.boundPlayer(1));
    expect(
      spell("For each player, choose friend or foe. Each friend draws a card. Each foe loses 2 life."),
    ).toEqual(
      A.sequence([
        A.chooseValue(A.you, "player", { any: true, bind: 1 }),
        A.draw(A.playersWho(A.players, friends), 1),
        A.loseLife(A.playersWho(A.players, A.notSo(friends)), 2),
      ]),
    );
    refused("Each friend draws a card.");
  });
  it("are each dealt damage by their own number", () => {
    expect(
      spell("Testling deals damage to each opponent equal to the number of cards in their hand."),
    ).toEqual(
      A.dealDamage(
        A.self,
        A.count(A.all(A.and([A.kind("card"), A.inZone("hand", A.eachPlayer)]))),
        A.opponents,
      ),
    );
  });
  it("may play cards in turns with an attack", () => {
    const exiled = "Exile the top card of your library. ";
    expect(
      spell(`${exiled}During any turn you attacked with a Goblin, you may play that card.`),
    ).toMatchObject({
      effects: [{}, { type: "allowPlay", verb: "play", condition: { type: "happened" } }],
    });
    refused(`${exiled}During any turn you attacked with a Goblin, draw a card.`);
  });
  it("may be asked about by what was put somewhere", () => {
    const put = "You may put a creature card from your hand onto the battlefield. ";
    expect(
      problemsOf(`${put}If a Goblin is put onto the battlefield this way, draw a card.`, "Sorcery"),
    ).toEqual([]);
    refused(`${put}If a Goblin is put into your graveyard this way, draw a card.`);
  });
});
