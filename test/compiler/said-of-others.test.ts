import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const staticsOf = (text: string): readonly unknown[] =>
  abilitiesOf(text, "Enchantment").map((each) => each.type === "static" && each.effects);
const creature = A.hasType("creature");
const yours = A.controlledBy(A.you);

describe("“other” where the card itself is none of them", () => {
  it("is other than the Goblins that the text was about", () => {
    const goblins = A.and([A.hasSubtype("Goblin"), yours]);
    expect(
      staticsOf("Goblins you control have haste. All other creatures you control have menace.")[1],
    ).toEqual([
      A.applies(A.all(A.and([A.not(goblins), creature, yours])), [
        A.gainAbilities([A.keyword("menace", [], [])]),
      ]),
    ]);
  });
  it("is other than the spells that the text was about", () => {
    const artifacts = A.and([A.kind("spell"), A.hasType("artifact"), yours]);
    expect(
      staticsOf(
        "Artifact spells you cast cost {1} less to cast. Other spells you cast cost {1} more to cast.",
      )[1],
    ).toMatchObject([{ what: A.and([A.not(artifacts), A.kind("spell"), yours]), change: "more" }]);
  });
});

describe("what other players did this way, in one sentence", () => {
  const lost = (text: string): unknown => {
    const [ability] = abilitiesOf(text, "Sorcery");
    return ability?.type === "spell" && ability.effect.type === "sequence" && ability.effect.effects[1];
  };
  it("is all of it for a player who is named anew", () =>
    expect(
      lost("Each player discards a card, then each opponent loses 1 life for each card discarded this way."),
    ).toEqual(A.loseLife(A.opponents, A.count(A.all(A.and([A.kind("card"), A.isOneOf(A.bound(1))]))))));
  it("is their own where the sentence goes on about them", () =>
    expect(
      lost("Each opponent discards a card and loses 1 life for each card discarded this way."),
    ).toMatchObject({ type: "forEachPlayer", players: A.opponents }));
});

describe("what is true of a spell as it is cast (601.3)", () => {
  it("is no instruction of it, said in the passive either", () =>
    expect(
      abilitiesOf("This spell can't be cast unless you control a creature.\nDraw a card.", "Instant")[0],
    ).toEqual(
      A.staticAbility([A.playerCant(A.players, "castSpells", { whom: A.isOneOf(A.self) })], {
        condition: A.notSo(A.exists(A.all(A.and([creature, yours])))),
      }),
    ));
});

describe("a part of the instruction before", () => {
  it.each([
    "Destroy target creature. It can't be regenerated if it's green.",
    "Destroy target creature. If it's green, it can't be regenerated.",
    "Destroy target creature. It can't be regenerated unless its controller pays {2}.",
  ])("has no condition of its own: %s", (text) =>
    expect(problemsOf(text, "Sorcery").map(([code]) => code)).toEqual(["RW4001"]),
  );
});
