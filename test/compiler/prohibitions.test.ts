import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const creatures = A.hasType("creature");
const said = (text: string): readonly A.Modification[] | undefined => {
  const [ability] = abilitiesOf(`This creature can't ${text}.`);
  const [effect] = ability?.type === "static" ? ability.effects : [];
  return effect?.type === "applies" ? effect.modifications : undefined;
};

describe("what objects can't do (101.2)", () => {
  it.each<readonly [string, readonly A.Modification[]]>([
    ["attack", [A.cant("attack")]],
    ["attack or block", [A.cant("attack"), A.cant("block")]],
    ["attack, block, or transform", [A.cant("attack"), A.cant("block"), A.cant("transform")]],
    ["attack you", [A.cant("attack", { whom: A.you })]],
    ["be blocked or be countered", [A.cant("beBlocked"), A.cant("beCountered")]],
    ["be blocked by creatures", [A.cantBeBlocked({ by: creatures })]],
    ["be blocked except by creatures", [A.cantBeBlocked({ except: creatures })]],
    ["be blocked except by two or more creatures", [A.cantBeBlocked({ fewerThan: 2 })]],
    ["be blocked by more than one creature", [A.cantBeBlocked({ moreThan: 1 })]],
    ["transform or be sacrificed", [A.cant("transform"), A.cant("beSacrificed")]],
  ])("can't %s", (text, modifications) => {
    expect(said(text)).toEqual(modifications);
  });

  it("says of both verbs whom they are about: “block or be blocked by”", () => {
    expect(said("block or be blocked by creatures")).toEqual([
      A.cant("block", { whom: creatures }),
      A.cantBeBlocked({ by: creatures }),
    ]);
  });

  it.each(["attack or block creatures", "block or be blocked except by creatures"])(
    "refuses what can be read in two ways: can't %s",
    (text) => {
      expect(problemsOf(`This creature can't ${text}.`)).toEqual([["RW4001", text]]);
    },
  );

  it("has one duration, before or behind whom it is about", () => {
    for (const text of [
      "Target creature can't be blocked this turn except by creatures.",
      "Target creature can't be blocked except by creatures this turn.",
    ])
      expect(abilitiesOf(text, "Instant")[0]).toMatchObject({
        effect: A.affect(A.target(0), [A.cantBeBlocked({ except: creatures })], A.until("end of turn")),
      });
  });
});

describe("what can be paid for (508.1d, 509.1d)", () => {
  it.each([
    "This creature can't be blocked unless defending player pays {2}.",
    "This creature doesn't untap during your untap step unless you pay {2}.",
    "Creatures can't be the targets of spells unless their controller pays {1}.",
  ])("is attacking and blocking, by each creature: %s", (text) =>
    expect(problemsOf(text)).toMatchObject([["RW4001", expect.anything()]]),
  );
});

describe("requirements to block (509.1c)", () => {
  it("are as many as what is to be blocked", () =>
    expect(problemsOf("Target creature blocks an attacking creature this turn if able.", "Instant")).toEqual([
      ["RW4001", "an attacking creature"],
    ]));
});

describe("additional spells that can't be cast (101.2)", () => {
  const cast = (who: string): readonly unknown[] => problemsOf(`Each player ${who} spells.`, "Enchantment");
  it.each([
    "who has cast a Bear spell this turn can't cast additional Bear",
    "who cast a spell this turn can't cast additional",
  ])("are like those that were cast: %s", (who) => expect(cast(who)).toEqual([]));
  it.each([
    "who controls a Bear can't cast additional",
    "who attacked with a creature this turn can't cast additional",
    "who has cast a creature spell this turn can't cast additional artifact",
  ])("of who has cast no such ones is refused: %s", (who) =>
    expect(cast(who)).toMatchObject([["RW4001", expect.stringContaining("can't cast additional")]]),
  );
});
