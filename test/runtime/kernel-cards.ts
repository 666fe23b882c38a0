import * as A from "../../src/abilities/index.ts";
import { fillIn } from "../../src/compiler/definitions.ts";
import { rulesDefinitions } from "../../src/compiler/lower/keyword-definitions.ts";

const one = { min: 1, max: 1 };

export const land = (name: string, subtype: string): A.Card => ({
  name,
  layout: "normal",
  faces: [{ name, supertypes: ["basic"], cardTypes: ["land"], subtypes: [subtype], abilities: [] }],
});
export const forest = land("Forest", "Forest");
export const mountain = land("Mountain", "Mountain");
export const island = land("Island", "Island");
export const plains = land("Plains", "Plains");
export const swamp = land("Swamp", "Swamp");

export const card = (
  name: string,
  cost: string,
  types: readonly A.CardType[],
  more: Partial<A.Face> = {},
): A.Card => ({
  name,
  layout: "normal",
  faces: [
    {
      name,
      ...(cost === "" ? {} : { manaCost: [...cost.matchAll(/\{([^}]+)\}/g)].map((m) => m[1] ?? "") }),
      supertypes: [],
      cardTypes: types,
      subtypes: [],
      abilities: [],
      ...more,
    },
  ],
});

/** The keyword with the meaning that its definition gives it. */
export const keyword = (name: string, ...parameters: A.KeywordParameter[]): A.Keyword => {
  const definition = rulesDefinitions.keyword(name, parameters);
  return A.keyword(name, parameters, definition === undefined ? [] : fillIn(definition, parameters));
};

export const creature = (
  name: string,
  cost: string,
  power: number,
  toughness: number,
  abilities: readonly A.Ability[] = [],
  subtypes: readonly string[] = [],
): A.Card => card(name, cost, ["creature"], { power, toughness, abilities, subtypes });

export const bear = creature("Bear", "{1}{G}", 2, 2, [], ["Bear"]);
export const anyTarget: A.TargetSpec = {
  count: one,
  objects: A.or([A.hasType("creature"), A.hasType("planeswalker")]),
  players: A.players,
};
export const targetCreature: A.TargetSpec = { count: one, objects: A.hasType("creature") };

export const bolt = card("Bolt", "{R}", ["instant"], {
  abilities: [A.spell(A.dealDamage(A.self, 3, A.target(0)), { targets: [anyTarget] })],
});
export const counterspell = card("Denial", "{U}{U}", ["instant"], {
  abilities: [A.spell(A.counter(A.target(0)), { targets: [{ count: one, objects: A.kind("spell") }] })],
});
export const drawTwo = card("Insight", "{1}{U}", ["sorcery"], { abilities: [A.spell(A.draw(A.you, 2))] });

/** Creature with "When this enters, draw a card." */
export const visionary = creature("Visionary", "{1}{G}", 1, 1, [
  A.triggered(A.zoneChange(A.isOneOf(A.self), undefined, "battlefield"), A.draw(A.you, 1)),
]);
/** "When this dies, it deals 2 damage to any target." */
export const dyingSpark = creature("Dying Spark", "{R}", 1, 1, [
  A.triggered(
    A.zoneChange(A.isOneOf(A.self), "battlefield", "graveyard"),
    A.dealDamage(A.self, 2, A.target(0)),
    { targets: [anyTarget] },
  ),
]);
/** "{T}: Add one mana of any color." */
export const elf = creature("Prism Elf", "{G}", 1, 1, [
  A.activated([A.tapSelf], A.addMana(A.you, { choose: "anyColor" })),
]);
/** Kicker {2}: +counter */
export const kicked = card("Spark Burst", "{R}", ["instant"], {
  abilities: [
    A.keyword(
      "kicker",
      [{ type: "costs", value: [A.mana(["2"])] }],
      [
        A.staticAbility(
          [A.additionalCost(A.isOneOf(A.self), [A.mana(["2"])], { optional: true, keyword: "kicker" })],
          { zone: "stack" },
        ),
      ],
    ),
    A.spell(
      A.ifThen(
        A.wasPaid(A.self, "kicker"),
        A.dealDamage(A.self, 4, A.target(0)),
        A.dealDamage(A.self, 2, A.target(0)),
      ),
      { targets: [anyTarget] },
    ),
  ],
});
/** Fireball: X damage */
export const blaze = card("Blaze", "{X}{R}", ["sorcery"], {
  abilities: [A.spell(A.dealDamage(A.self, A.x, A.target(0)), { targets: [anyTarget] })],
});
/** Anthem: creatures you control get +1/+1 */
export const anthem = card("Anthem", "{1}{W}", ["enchantment"], {
  abilities: [
    A.staticAbility([
      A.applies(A.all(A.and([A.hasType("creature"), A.controlledBy(A.you)])), [A.modifyPT(1, 1)]),
    ]),
  ],
});
export const aura = card("Might", "{G}", ["enchantment"], {
  subtypes: ["Aura"],
  abilities: [
    A.keyword("enchant", [{ type: "quality", value: A.hasType("creature") }], []),
    A.staticAbility([A.applies(A.host, [A.modifyPT(2, 2)])]),
  ],
});
