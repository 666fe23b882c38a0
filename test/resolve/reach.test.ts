import { describe, expect, it } from "vitest";
import { parse } from "../../src/compiler/index.ts";
import { partsOf, reachOf, type Part } from "../../src/compiler/resolve/reach.ts";
import type { ClausesNode } from "../../src/compiler/resolve/sentence.ts";
import { abilitiesOf, problemsOf } from "../compiler/abilities-of.ts";

/** The first sentence of a text. */
const sentenceOf = (text: string): ClausesNode => {
  const reading = parse(text, { name: "Testling", shortNames: [] }).paragraphs[0]?.result;
  if (reading === undefined || !("node" in reading) || reading.node.kind !== "body")
    throw new Error(`not read: ${text}`);
  const { first } = reading.node;
  if (first.kind !== "clauses") throw new Error(`no clauses: ${text}`);
  return first;
};

/** The rule that settles the last adverbial of a sentence, and the place of the first clause that it governs. */
const ruleFor = (text: string): readonly [string, number] | undefined => {
  const { does, back } = sentenceOf(text);
  const reach = reachOf(back[back.length - 1]!, does);
  return reach === undefined ? undefined : [reach.rule.name, reach.from];
};

/** Brackets around what is governed: `[unlessBack 1]` is one clause under an "unless". */
const shown = (parts: readonly Part[]): string =>
  parts.map((part) => (part.kind === "governed" ? `[${part.by.kind} ${shown(part.over)}]` : "_")).join(" ");
const partsIn = (text: string): string => {
  const { does, back } = sentenceOf(text);
  const parts = partsOf(does, back);
  return "kind" in parts ? "open" : shown(parts);
};

describe("how far an adverbial behind several clauses reaches", () => {
  it("gives every X of the sentence its value (107.3i)", () => {
    expect(ruleFor("You draw X cards and you lose X life, where X is your devotion to black.")).toEqual([
      "every X of the sentence",
      0,
    ]);
  });
  it("asks of one member of a list alone what stands behind it", () => {
    expect(partsIn("It gets +2/+0, gains trample if it's red, and gains vigilance if it's white.")).toBe(
      "_ [ifBack _] [ifBack _]",
    );
  });
  it("replaces the whole instruction with “instead”", () => {
    expect(ruleFor("It gets +3/+3 and gains indestructible until end of turn instead.")).toEqual([
      "instead of the whole instruction",
      0,
    ]);
  });
  it("begins behind the last “then” (608.2c)", () => {
    const text = "You gain 3 life, then each opponent loses 3 life unless you control a Bear.";
    expect(ruleFor(text)).toEqual(["behind the last “then”", 1]);
    expect(partsIn(text)).toBe("_ [unlessSoBack _]");
    expect(
      ruleFor("Tap target creature, then put a stun counter on it unless its controller pays {1}."),
    ).toEqual(["behind the last “then”", 1]);
  });
  it("lets only the last instruction wait where it goes on about the same thing (603.7a)", () => {
    expect(
      ruleFor(
        "Exile target creature and return it to the battlefield at the beginning of the next end step.",
      ),
    ).toEqual(["the last instruction waits", 1]);
  });
  it("governs several verbs of one subject together", () => {
    expect(
      ruleFor("Creatures you control get +2/+0 and gain haste until end of turn if you control a Bear."),
    ).toEqual(["one subject with several verbs", 0]);
  });
  it("asks of what the last clause acts on", () => {
    expect(
      ruleFor("Counter target activated ability and destroy target artifact if it's on the battlefield."),
    ).toEqual(["asked of what the last clause acts on", 1]);
  });
  it.each([
    "Testling deals 2 damage to target creature and 1 damage to you if you control a Bear.",
    "Put a +1/+1 counter on target creature and a stun counter on another target creature if you control a Bear.",
  ])("is open behind parts of what one verb does: %s", (text) => {
    expect(partsIn(text)).toBe("open");
    expect(problemsOf(text, "Sorcery")).toEqual([["RW4003", "if you control a Bear"]]);
  });
  it("is about all parts of what is done instead (614.15)", () =>
    expect(
      problemsOf(
        "Testling deals 2 damage to target creature. It deals 4 damage to that creature and 1 damage to you instead if you control a Bear.",
        "Sorcery",
      ),
    ).toEqual([]));
  it("is open where no rule says it, and both readings are told", () => {
    const text = "Destroy target artifact and draw a card if you control a Bear.";
    expect(ruleFor(text)).toBeUndefined();
    expect(problemsOf(text, "Sorcery")).toEqual([["RW4003", "if you control a Bear"]]);
  });
  it("asks behind a moment what is so then", () => {
    expect(
      partsIn("Sacrifice this creature at the beginning of the next end step if you control a Bear."),
    ).toBe("[delayBack [ifBack _]]");
  });
  it("ends in the middle where X gets its value there", () => {
    expect(partsIn("Draw X cards, where X is your devotion to black, then discard a card.")).toBe(
      "[whereBack _] _",
    );
  });
});

describe("adverbials in front", () => {
  it("govern all clauses of their sentence", () => {
    const [spell] = abilitiesOf("If you control a Bear, draw a card, then you gain 2 life.", "Sorcery");
    expect(spell).toMatchObject({ type: "spell", effect: { type: "if", then: { type: "sequence" } } });
  });
  it("stand in each other's reach in printed order", () => {
    const [spell] = abilitiesOf(
      "If you control a Bear, for each creature you control, draw a card unless you pay {1}.",
      "Sorcery",
    );
    expect(spell).toMatchObject({
      effect: { type: "if", then: { type: "forEach", effect: { type: "unless", effect: { type: "draw" } } } },
    });
  });
});

describe("a governed clause", () => {
  it("goes on with the subject of the clauses before it", () => {
    const [spell] = abilitiesOf(
      "Target player draws two cards, then discards a card unless they control a Bear.",
      "Sorcery",
    );
    expect(spell).toMatchObject({
      effect: {
        type: "sequence",
        effects: [
          { type: "draw", who: { type: "targetPlayers", index: 0 } },
          { type: "if", then: { type: "discard", who: { type: "targetPlayers", index: 0 } } },
        ],
      },
    });
  });
});

describe("a duration behind several clauses", () => {
  it("is that of a change of size before it, too (611.2a)", () => {
    const [spell] = abilitiesOf(
      "Target creature gets +2/+2 and creatures you control gain flying until end of turn.",
      "Sorcery",
    );
    const duration = { type: "until", moment: "end of turn" };
    expect(spell).toMatchObject({ effect: { effects: [{ duration }, { duration }] } });
  });
});

describe("words that join a sentence to the one before it", () => {
  it.each([
    ["Draw a card instead.", "instead"],
    ["Draw two cards. Instead draw a card.", "Instead"],
    ["When this creature enters, then draw a card.", "then"],
  ])("need what they speak of: %s", (text, word) => {
    const type = text.startsWith("When") ? "Creature" : "Sorcery";
    expect(problemsOf(text, type)).toEqual([["RW4001", word]]);
  });
});
