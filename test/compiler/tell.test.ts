import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Card } from "../../src/abilities/index.ts";
import { abilitiesOf } from "./abilities-of.ts";
import { cards } from "../../generated/index.ts";
import { compile, readText, tellAbility } from "../../src/compiler/index.ts";
import { fieldsOf, recordingCard, withoutField } from "../runtime/recording.ts";
import type { Recorded } from "../runtime/recording.ts";

const abilities = cards.flatMap(({ faces }) => faces.flatMap((face) => face.abilities));

/** The cards of a set, each with its text and what its abilities say. */
const toldSet = (set: string): string => {
  const text = readFileSync(fileURLToPath(new URL(`../../cards/${set}.cards`, import.meta.url)), "utf8");
  const sources = new Map(readText(text, `${set}.cards`).cards.map(({ source }) => [source.name, source]));
  return compile(text)
    .map(({ result }) => {
      const faces = result.faces.map((face, index) => {
        const said = sources.get(result.name)?.faces[index]?.text ?? "";
        const told = face.face?.abilities.map((ability) => `=> ${tellAbility(ability)}`) ?? [];
        return [face.name, said, ...told].join("\n");
      });
      return faces.join("\n");
    })
    .join("\n\n");
};

describe("abilities in plain words", () => {
  it("leave no field of the objects untold", () => {
    const recorded: Recorded = { there: new Set(), read: new Set() };
    for (const card of cards)
      for (const face of recordingCard(card, recorded).faces) face.abilities.forEach(tellAbility);
    expect([...recorded.there].filter((field) => !recorded.read.has(field)).sort()).toEqual([]);
  });
  it("say something else where a field is left out", () => {
    const told = (card: Card): string => {
      try {
        return card.faces.flatMap((face) => face.abilities.map(tellAbility)).join();
      } catch {
        return "no telling";
      }
    };
    const tried = new Map<string, number>();
    const matters = new Set<string>();
    for (const card of cards)
      for (const field of fieldsOf(card)) {
        const times = tried.get(field) ?? 0;
        if (field.endsWith(".type") || matters.has(field) || times >= 100) continue;
        tried.set(field, times + 1);
        if (told(withoutField(card, field)) !== told(card)) matters.add(field);
      }
    // Who puts counters on cards of ours was told what they may.
    expect([...tried.keys()].filter((field) => !matters.has(field)).sort()).toEqual(["putCounters.who"]);
  });
  it("say what may be, and of which commander", () => {
    const said = (text: string, typeLine: string): string =>
      abilitiesOf(text, typeLine).map(tellAbility).join("\n");
    const copy = "enter as a copy of a creature on the battlefield.";
    expect(said(`You may have this creature ${copy}`, "Creature — Cat")).not.toBe(
      said(`This creature enters as a copy of a creature on the battlefield.`, "Creature — Cat"),
    );
  });
  it("say different things of different objects", () => {
    const told = new Map<string, Set<string>>();
    for (const ability of abilities) {
      const said = tellAbility(ability);
      told.set(said, (told.get(said) ?? new Set()).add(JSON.stringify(ability)));
    }
    expect([...told].filter(([, objects]) => objects.size > 1).map(([said]) => said)).toEqual([]);
  });
  it("have no holes", () => {
    const said = abilities.map(tellAbility);
    expect(said.filter((text) => /undefined|\[object|NaN|^$|\S {2,}\S/.test(text))).toEqual([]);
  });
  it("say what would happen, and in whose turn", () => {
    const said = (text: string): string => {
      const [{ result } = {}] = compile(
        JSON.stringify({ name: "Told", type_line: "Sorcery", oracle_text: text }),
      );
      return result!.faces[0]!.face!.abilities.map(tellAbility).join("\n");
    };
    expect(said("You control target player during that player's next turn.")).toBe(
      "during target player's next turn: you make all decisions of target player",
    );
    expect(said("Until your next turn, creatures you control have trample.")).toBe(
      "each creature you control has trample until your next turn",
    );
    expect(
      said(
        "Until end of turn, if an opponent would mill one or more cards, they mill twice that many cards instead.",
      ),
    ).toContain("if it would happen that an opponent would mill");
  });
  it("say of whom, how often and for how long", () => {
    const said = (text: string, type: string): string => {
      const [{ result } = {}] = compile(JSON.stringify({ name: "Told", type_line: type, oracle_text: text }));
      return result!.faces[0]!.face!.abilities.map(tellAbility).join("\n");
    };
    // 118.12a: one player who pays is enough
    expect(said("Draw a card unless any player pays {2}.", "Instant")).toContain(
      "unless any player pays {2}",
    );
    // 615.10: the ability prevents as much each time
    expect(said("If an artifact would deal damage to you, prevent 1 of that damage.", "Enchantment")).toBe(
      "prevent each time 1 damage by an artifact to you",
    );
    expect(said("{T}: The next noncreature spell you cast this turn has cascade.", "Artifact")).toContain(
      "the next noncreature spell cast by you this turn has cascade",
    );
    expect(said("Each creature loses all creature types.", "Enchantment")).toBe(
      "each creature loses every creature type",
    );
    // 702.44a
    expect(said("Sunburst", "Artifact")).toContain("charge (on a creature +1/+1) counters");
    expect(
      said("{T}: Target creature an opponent controls attacks you this turn if able.", "Artifact"),
    ).toContain("must attack you if able");
  });
  it("read as they were read over", async () => {
    const sets = ["cinderwold", "writ-and-rider", "long-tellings", "proving-ground", "lichgate"];
    await expect(`${sets.map(toldSet).join("\n\n")}\n`).toMatchFileSnapshot("tell.golden");
  });
});
