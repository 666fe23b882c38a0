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
const life = (player: A.Players): A.Quantity => A.playerStat("life", player);
const most = (number: A.Quantity, players: A.Players): A.Quantity =>
  A.extreme("greatest", [number], { players });

describe("the greatest and the least number among players", () => {
  it("is found among those who are named", () => {
    expect(spell("You gain life equal to the highest life total among your opponents.")).toEqual(
      A.gainLife(A.you, most(life(A.eachPlayer), A.opponents)),
    );
    refused("You gain life equal to the highest life total among that player.");
  });
  it("counts what each of them controls", () => {
    expect(spell("Draw cards equal to the greatest number of artifacts an opponent controls.")).toEqual(
      A.draw(
        A.you,
        most(A.count(A.all(A.and([A.hasType("artifact"), A.controlledBy(A.eachPlayer)]))), A.opponents),
      ),
    );
    refused("Draw cards equal to the greatest number of artifacts you control.");
  });
  it("needs a discard before it speaks of one", () => {
    refused("Draw cards equal to the greatest number of cards a player discarded this way.");
  });
  it("is the number of those players who reach it", () => {
    expect(spell("Each player with the most life or tied for most life loses 2 life.")).toEqual(
      A.loseLife(
        A.playersWho(
          A.players,
          A.compareQuantities(life(A.eachPlayer), ">=", most(life(A.eachPlayer), A.players)),
        ),
        2,
      ),
    );
    refused("Each player with the most life or tied for least life loses 2 life.");
    refused("Each opponent with the most life or tied for most life loses 2 life.");
    refused("The player with the most life loses 2 life.");
  });
});

describe("what is tied", () => {
  const destroy = "Destroy the creature with the least power. ";
  it("is chosen by whom the text names", () => {
    expect(
      problemsOf(
        `${destroy}If two or more creatures are tied for least power, you choose one of them.`,
        "Sorcery",
      ),
    ).toEqual([]);
  });
  it("must be the same things and the same number", () => {
    refused(destroy);
    refused(`${destroy}If two or more lands are tied for least power, you choose one of them.`);
    refused(`${destroy}If two or more creatures are tied for greatest power, you choose one of them.`);
    refused(`${destroy}If two or more creatures are tied for least toughness, you choose one of them.`);
    refused("If two or more creatures are tied for least power, you choose one of them.");
  });
});

describe("the most common color", () => {
  const counted = (color: A.Color): A.Quantity =>
    A.count(A.all(A.and([A.kind("permanent"), A.hasColor(color)])));
  const others = (["white", "blue", "red", "green"] as const).map(counted);
  it.each([
    ["", ">"],
    [" or is tied for most common", ">="],
  ] as const)("may be tied where the text says so: %j", (tied, comparison) => {
    const [ability] = abilitiesOf(
      `This creature gets +1/+1 as long as black is the most common color among all permanents${tied}.`,
    );
    expect(ability).toMatchObject({
      condition: A.compareQuantities(counted("black"), comparison, A.extreme("greatest", others)),
    });
  });
});

describe("the greatest number among what each one's controller controls", () => {
  const controlled = A.and([A.hasType("creature"), A.controlledBy(A.controllerOf(A.each))]);
  const greatest = A.compare("power", ">=", A.statOf("power", A.all(controlled), { combine: "greatest" }));
  const each = A.and([A.hasType("creature"), greatest]);
  it.each([
    "Destroy each creature with the greatest power among creatures its controller controls.",
    "Destroy all creatures with the greatest power among creatures their controllers control.",
  ])("is each one's own: %s", (text) => expect(spell(text)).toEqual(A.destroy(A.all(each))));
  it("is so of what is excepted", () =>
    expect(
      spell(
        "Return all creatures to their owners' hands except for creatures with the greatest power among creatures their controllers control.",
      ),
    ).toMatchObject({ what: A.all(A.and([A.hasType("creature"), A.not(each)])) }));
});
