import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { keywordTexts } from "../../grammar/keywords/index.ts";
import { keywordNames } from "../../grammar/lexicon/keywords.ts";
import {
  allDefinitions,
  defineKeyword,
  keywordSources,
  rulesDefinitions,
} from "../../src/compiler/lower/keyword-definitions.ts";
import { fillIn } from "../../src/compiler/definitions.ts";
import { abilitiesOf } from "./abilities-of.ts";

const keyword = (text: string, typeLine?: string): A.Keyword => {
  const [ability] = abilitiesOf(text, typeLine);
  if (ability?.type !== "keyword") throw new Error(`${text} is no keyword`);
  return ability;
};
const self = A.isOneOf(A.self);
const mana = (...symbols: string[]): A.Costs => [A.mana(symbols)];
const costs = (value: A.Costs): A.KeywordParameter => ({ type: "costs", value });
const number = (value: number): A.KeywordParameter => ({ type: "number", value });
const quality = (value: A.Filter | A.Players): A.KeywordParameter => ({ type: "quality", value });
const one = { min: 1, max: 1 };
const endOfTurn = A.until("end of turn");
const optionalCost = (name: string, value: A.Costs, more: Partial<A.AdditionalCostRule> = {}): A.Ability =>
  A.staticAbility([A.additionalCost(self, value, { optional: true, ...more, keyword: name })], {
    zone: "stack",
  });

describe("keywords that the rules define as rules", () => {
  const names =
    "deathtouch defender,double strike,first strike,flash,flying,haste,hexproof,indestructible,lifelink,menace,reach,trample,vigilance"
      .split(/[ ,](?!strike)/)
      .filter((name) => name !== "");
  it.each(names)("%s", (name) => {
    expect(keyword(name[0]!.toUpperCase() + name.slice(1))).toEqual(A.keyword(name, [], []));
  });
  it("has meanings that the language has no words for", () => {
    const sunburst = A.entersWith(A.isOneOf(A.self), {
      counters: [{ kind: "sunburst", count: A.manaSpent("colors", A.self) }],
    });
    expect(keyword("Sunburst").abilities).toEqual([A.staticAbility([sunburst])]);
    expect(keyword("Crew 3").abilities).toMatchObject([
      { type: "activated", costs: [{ what: { together: { atLeast: 3 } } }] },
    ]);
    expect(keyword("Rampage 2").abilities).toMatchObject([
      { effect: { modifications: [{ power: { type: "times", factor: 2 } }] } },
    ]);
  });
  it("enchant (702.5)", () => {
    expect(keyword("Enchant creature", "Enchantment — Aura")).toEqual(
      A.keyword("enchant", [quality(A.hasType("creature"))], []),
    );
    expect(keyword("Enchant player", "Enchantment — Aura")).toEqual(
      A.keyword("enchant", [quality(A.players)], []),
    );
  });
  it("protection (702.16)", () => {
    expect(keyword("Protection from red")).toEqual(A.keyword("protection", [quality(A.hasColor("red"))], []));
    // 702.16g, 702.16h: shorthands for several abilities.
    const from = (...colors: readonly A.Color[]): readonly A.Ability[] =>
      colors.map((color) => A.keyword("protection", [quality(A.hasColor(color))], []));
    expect(abilitiesOf("Protection from red and from green")).toEqual(from("red", "green"));
    expect(abilitiesOf("Protection from each color")).toEqual(from("white", "blue", "black", "red", "green"));
    expect(keyword("Protection from artifacts").parameters).toEqual([quality(A.hasType("artifact"))]);
    expect(keyword("Protection from everything").parameters).toEqual([quality(A.anything)]);
  });
  it("hexproof from (702.11d)", () => {
    expect(keyword("Hexproof from black")).toEqual(A.keyword("hexproof", [quality(A.hasColor("black"))], []));
  });
  it("splice onto (702.47)", () => {
    expect(keyword("Splice onto Arcane {1}{R}", "Instant — Arcane")).toEqual(
      A.keyword("splice", [quality(A.hasSubtype("Arcane")), costs(mana("1", "R"))], []),
    );
    const either = A.or([A.hasType("instant"), A.hasType("sorcery")]);
    expect(keyword("Splice onto instant or sorcery {2}{U}", "Instant").parameters[0]).toEqual(
      quality(either),
    );
  });
  it("offering (702.48)", () => {
    expect(keyword("Goblin offering")).toEqual(A.keyword("offering", [quality(A.hasSubtype("Goblin"))], []));
  });
});

describe("keywords with a meaning in words", () => {
  const meanings: readonly (readonly [string, readonly A.Ability[]])[] = [
    [
      "Equip {3}",
      [
        A.activated(mana("3"), A.attach(A.self, A.target(0)), {
          targets: [{ count: one, objects: A.and([A.hasType("creature"), A.controlledBy(A.you)]) }],
          limits: [A.sorcerySpeed],
        }),
      ],
    ],
    [
      "Prowess",
      [
        A.triggered(
          A.cast(A.you, A.and([A.not(A.hasType("creature")), A.kind("spell")])),
          A.affect(A.self, [A.modifyPT(1, 1)], endOfTurn),
        ),
      ],
    ],
    [
      "Ward {2}",
      [
        A.triggered(
          A.becomesTarget(
            self,
            A.and([A.or([A.kind("spell"), A.kind("ability")]), A.controlledBy(A.opponents)]),
          ),
          A.unless(A.counter(A.eventObjects("source")), A.eventPlayer, mana("2")),
        ),
      ],
    ],
    ["Kicker {1}{R}", [optionalCost("kicker", mana("1", "R"))]],
    ["Kicker {R} and/or {G}", [optionalCost("kicker", mana("R")), optionalCost("kicker", mana("G"))]],
    [
      "Kicker—Sacrifice a land.",
      [optionalCost("kicker", [A.costOnObjects("sacrifice", A.costChoice(one, A.hasType("land")))])],
    ],
    ["Multikicker {1}", [optionalCost("multikicker", mana("1"), { repeatable: true })]],
    [
      "Bushido 2",
      [
        A.triggered(
          A.eitherEvent([A.blocks(self), A.becomesBlocked(self)]),
          A.affect(A.self, [A.modifyPT(2, 2)], endOfTurn),
        ),
      ],
    ],
    [
      "Soulshift 3",
      [
        A.triggered(
          A.zoneChange(self, "battlefield", "graveyard"),
          A.may(A.you, A.move(A.target(0), { zone: "hand" })),
          {
            targets: [
              {
                count: one,
                objects: A.and([
                  A.kind("card"),
                  A.hasSubtype("Spirit"),
                  A.compare("manaValue", "<=", 3),
                  A.inZone("graveyard", A.you),
                ]),
              },
            ],
          },
        ),
      ],
    ],
    [
      "Cycling {2}",
      [
        A.activated([...mana("2"), A.costOnObjects("discard", A.self)], A.draw(A.you, 1), {
          zone: "hand",
        }),
      ],
    ],
    [
      "Flashback {3}{R}",
      [
        A.staticAbility([A.mayPlay(A.you, A.self, "cast", { costs: mana("3", "R"), exileAfter: true })], {
          zone: "graveyard",
        }),
      ],
    ],
    [
      "Flanking",
      [
        A.triggered(
          A.becomesBlocked(self, A.and([A.hasType("creature"), A.not(A.hasKeyword("flanking"))])),
          A.affect(A.eventObjects("object"), [A.modifyPT(-1, -1)], endOfTurn),
        ),
      ],
    ],
    [
      "Exalted",
      [
        A.triggered(
          A.attacks(A.and([A.hasType("creature"), A.controlledBy(A.you)]), { alone: true }),
          A.affect(A.eventObjects("object"), [A.modifyPT(1, 1)], endOfTurn),
        ),
      ],
    ],
    [
      "Affinity for artifacts",
      [
        A.staticAbility(
          [
            A.costChange(self, "less", mana("1"), {
              of: "spell",
              times: A.count(A.all(A.and([A.hasType("artifact"), A.controlledBy(A.you)]))),
            }),
          ],
          { zone: "stack" },
        ),
      ],
    ],
  ];
  it.each(meanings)("%s", (text, wanted) => {
    expect(keyword(text).abilities).toEqual(wanted);
  });

  it("ninjutsu works in the hand (702.49)", () => {
    const [ability] = keyword("Ninjutsu {1}{U}").abilities;
    expect(ability).toMatchObject({
      type: "activated",
      zone: "hand",
      costs: [
        A.mana(["1", "U"]),
        A.costOnObjects("reveal", A.among(A.self, A.inZone("hand"))),
        { type: "costOnObjects", action: "returnToHand", what: { type: "costChoice", count: one } },
      ],
      effect: A.move(A.self, { zone: "battlefield", tapped: true, attacking: true }),
    });
  });
  it("modular has counters and hands them on (702.43)", () => {
    const [enters, dies] = keyword("Modular 3").abilities;
    expect(enters).toEqual(
      A.staticAbility([A.entersWith(self, { counters: [{ kind: "+1/+1", count: 3 }] })]),
    );
    expect(dies).toMatchObject({ type: "triggered", event: A.zoneChange(self, "battlefield", "graveyard") });
    const [sunburst] = keyword("Modular—Sunburst").abilities;
    expect(sunburst).toEqual(
      A.staticAbility([
        A.entersWith(self, { counters: [{ kind: "+1/+1", count: A.manaSpent("colors", A.self) }] }),
      ]),
    );
  });
  it("bloodthirst X counts the damage itself (702.54b)", () => {
    const [enters] = keyword("Bloodthirst X").abilities;
    const count = A.happenedTo(A.damage(undefined, A.opponents), "this turn", { of: "amount" });
    expect(enters).toEqual(A.staticAbility([A.entersWith(self, { counters: [{ kind: "+1/+1", count }] })]));
  });
  it("vanishing without a number has no counters of its own (702.63b)", () => {
    const { parameters, abilities } = keyword("Vanishing");
    expect(parameters).toEqual([]);
    expect(abilities).toEqual(keyword("Vanishing 3").abilities.slice(1));
  });
  it("commander ninjutsu works in the command zone too (702.49d)", () => {
    expect(keyword("Commander ninjutsu {1}{U}").abilities).toMatchObject([
      { type: "activated", zone: "hand" },
      { type: "activated", zone: "command", effect: { type: "move", from: A.inZone("command") } },
    ]);
  });
  it("living weapon attaches the Equipment to the token (702.92)", () => {
    const [ability] = keyword("Living weapon", "Artifact — Equipment").abilities;
    expect(ability).toMatchObject({
      effect: {
        type: "sequence",
        effects: [{ type: "createTokens", bind: 1 }, A.attach(A.self, A.bound(1))],
      },
    });
  });
  it("landcycling searches for its type (702.29e)", () => {
    const searched = (text: string): unknown => {
      const [ability] = keyword(text).abilities;
      if (ability?.type !== "activated" || ability.effect.type !== "sequence") throw new Error(text);
      const [search] = ability.effect.effects;
      return search?.type === "search" ? search.filter : undefined;
    };
    expect(searched("Plainscycling {2}")).toEqual(A.and([A.kind("card"), A.hasSubtype("Plains")]));
    expect(searched("Wizardcycling {3}")).toEqual(A.and([A.kind("card"), A.hasSubtype("Wizard")]));
  });
});

describe("definitions", () => {
  it("all compile", () => {
    for (const source of keywordTexts.flatMap(keywordSources))
      expect(() => defineKeyword(source), source.name).not.toThrow();
  });
  it("exist for every keyword the language reads", () => {
    const parameters = (type: A.KeywordParameter["type"]): A.KeywordParameter =>
      type === "costs" ? costs([]) : type === "number" ? number(1) : { type: "word", value: "" };
    const missing = [
      ...keywordNames.keyword.filter((name) => name !== "totem armor").map((name) => [name, []] as const),
      ...keywordNames.costKeyword.map((name) => [name, [parameters("costs")]] as const),
      ...keywordNames.numberKeyword.map((name) => [name, [parameters("number")]] as const),
      ...keywordNames.numberCostKeyword.map(
        (name) => [name, [parameters("number"), parameters("costs")]] as const,
      ),
    ].flatMap(([name, given]) =>
      rulesDefinitions.keyword(name.toLowerCase(), given) === undefined ? [name] : [],
    );
    expect(missing).toEqual([]);
  });
  it("name rules that exist and are about them", () => {
    const rules = readFileSync(new URL("./702-titles.txt", import.meta.url), "utf8");
    const variants: Readonly<Record<string, string>> = {
      islandwalk: "landwalk",
      swampwalk: "landwalk",
      forestwalk: "landwalk",
      mountainwalk: "landwalk",
      plainswalk: "landwalk",
      typecycling: "cycling",
      megamorph: "morph",
      multikicker: "kicker",
      "commander ninjutsu": "ninjutsu",
      "partner with": "partner",
      "bands with other": "banding",
      "choose a background": "partner",
      "doctor's companion": "partner",
      daybound: "daybound and nightbound",
      nightbound: "daybound and nightbound",
    };
    for (const { name, rule } of keywordTexts.flatMap(keywordSources)) {
      if (rule === undefined) continue;
      expect(rules.toLowerCase()).toContain(
        `${rule}. ${variants[name.toLowerCase()] ?? name.toLowerCase()}\n`,
      );
    }
  });
  it("put parameters in where they stand", () => {
    const [source] = keywordSources(
      "keyword Ember N [cost]\n  [cost], {T}: This creature deals N damage to any target. This creature gets -N/-N until end of turn.",
    );
    const definition = defineKeyword(source!);
    const given = [number(2), costs([...mana("R"), A.payLife(1)])];
    expect(definition.parameters).toEqual([
      { name: "N", type: "number" },
      { name: "cost", type: "costs" },
    ]);
    expect(fillIn(definition, given)).toMatchObject([
      { type: "activated", costs: [A.mana(["R"]), A.payLife(1), A.tapSelf] },
    ]);
  });
  it("are all given to the emitter", () => {
    expect(allDefinitions().length).toBe(keywordTexts.flatMap(keywordSources).length);
  });
});
