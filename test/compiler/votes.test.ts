import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const spell = (text: string): unknown => {
  const [ability] = abilitiesOf(text, "Sorcery");
  return ability?.type === "spell" ? ability.effect : undefined;
};
const refused = (text: string): void => {
  expect(problemsOf(text, "Sorcery")).not.toEqual([]);
};
const all = "Starting with you, each player votes for";

describe("voting (701.38)", () => {
  it("counts the votes of each word", () => {
    expect(
      spell(
        `${all} oak or ash. Draw a card for each oak vote. You gain life equal to the number of ash votes.`,
      ),
    ).toEqual(
      A.sequence([
        A.vote({
          options: [
            { word: "oak", bind: 1 },
            { word: "ash", bind: 2 },
          ],
        }),
        A.draw(A.you, A.amount(1)),
        A.gainLife(A.you, A.amount(2)),
      ]),
    );
  });
  it("may be tied only where the text says so", () => {
    const condition = (tied: string, comparison: A.Comparison): void => {
      expect(spell(`${all} Old Oak or ash. If Old Oak gets more votes${tied}, draw a card.`)).toMatchObject({
        effects: [{ type: "vote" }, { condition: A.compareQuantities(A.amount(1), comparison, A.amount(2)) }],
      });
    };
    condition("", ">");
    condition(" or the vote is tied", ">=");
  });
  it("gives the objects with the most votes", () => {
    expect(
      spell(`${all} a creature. Destroy each creature with the most votes or tied for most votes.`),
    ).toEqual(
      A.sequence([
        A.vote({ what: A.choose({ min: 1, max: 1 }, A.hasType("creature")), bind: 1 }),
        A.destroy(A.among(A.bound(1), A.hasType("creature"))),
      ]),
    );
  });
  it("is refused where it is not clear who votes, and for what", () => {
    refused("Each player votes for oak or ash. Draw a card for each oak vote.");
    refused("Vote for oak or ash. Draw a card for each oak vote.");
    refused(`${all} oak or ash. Draw a card for each elm vote.`);
    refused("If oak gets more votes, draw a card.");
    refused("Destroy each creature with the most votes or tied for most votes.");
    refused("Each player secretly votes for oak or ash. Draw a card for each oak vote.");
  });
  it("may be done more than once", () => {
    const more = (text: string): unknown => abilitiesOf(text, "Artifact")[0];
    expect(more("While voting, you get an additional vote.")).toEqual(A.staticAbility([A.moreVotes(A.you)]));
    expect(more("While voting, you may vote an additional time.")).toEqual(
      A.staticAbility([A.moreVotes(A.you, { optional: true })]),
    );
  });
});
