import type * as A from "../../abilities/index.ts";
import { wardFor } from "../continuous/index.ts";

const you: A.Players = { type: "you" };
const self: A.Objects = { type: "self" };
const isSelf: A.Filter = { type: "isOneOf", objects: self };
const hostObject: A.Objects = { type: "host" };
const tapSelf: A.Cost = { type: "tapSelf" };
const sacrificeSelf: A.Cost = { type: "costOnObjects", action: "sacrifice", what: self };
const manaCost = (...cost: string[]): A.Cost => ({ type: "mana", cost });
const creature: A.Filter = { type: "hasType", cardType: "creature" };
const sorcery: A.ActivationLimit = { type: "sorcerySpeed" };
const one: A.Count = { min: 1, max: 1 };
const endOfTurn: A.Duration = { type: "until", moment: "end of turn" };

const activated = (costs: A.Costs, effect: A.Effect, more: Partial<A.Activated> = {}): A.Activated => ({
  type: "activated",
  costs,
  effect,
  ...more,
});
const anyColor: A.Effect = { type: "addMana", who: you, mana: { choose: "anyColor" } };
const drawOne: A.Effect = { type: "draw", who: you, count: 1 };
const putCounter = (on: A.Objects): A.Effect => ({ type: "putCounters", kind: "+1/+1", count: 1, on });

const artifact = (subtype: string, abilities: readonly A.Ability[]): A.Face => ({
  name: `${subtype} Token`,
  supertypes: [],
  cardTypes: ["artifact"],
  subtypes: [subtype],
  colors: [],
  abilities,
});

/** 111.10f */
export const clue = artifact("Clue", [activated([manaCost("2"), sacrificeSelf], drawOne)]);

const onHost = (...modifications: A.Modification[]): A.Ability => ({
  type: "static",
  effects: [{ type: "applies", to: hostObject, modifications }],
});
const plusOne: A.Modification = { type: "modifyPT", power: 1, toughness: 1 };
const grants = (...abilities: A.Ability[]): A.Modification => ({ type: "gainAbilities", abilities });
const keyword = (
  name: string,
  parameters: readonly A.KeywordParameter[] = [],
  abilities: readonly A.Ability[] = [],
): A.Keyword => ({
  type: "keyword",
  keyword: name,
  parameters,
  abilities,
});

const role = (name: string, ...abilities: A.Ability[]): A.Face => ({
  name,
  supertypes: [],
  cardTypes: ["enchantment"],
  subtypes: ["Aura", "Role"],
  colors: [],
  abilities: [keyword("enchant", [{ type: "quality", value: creature }]), ...abilities],
});
const attacking = (effect: A.Effect, condition?: A.Condition): A.Triggered => ({
  type: "triggered",
  event: { type: "attacks", what: isSelf },
  effect,
  ...(condition === undefined ? {} : { condition }),
});
const yourEnchantments: A.Quantity = {
  type: "count",
  objects: {
    type: "all",
    filter: {
      type: "and",
      filters: [
        { type: "hasType", cardType: "enchantment" },
        { type: "controlledBy", players: you },
      ],
    },
  },
};

const faces: Readonly<Record<string, A.Face>> = {
  Treasure: artifact("Treasure", [activated([tapSelf, sacrificeSelf], anyColor)]),
  Food: artifact("Food", [
    activated([manaCost("2"), tapSelf, sacrificeSelf], { type: "gainLife", who: you, amount: 3 }),
  ]),
  Gold: artifact("Gold", [activated([sacrificeSelf], anyColor)]),
  Walker: {
    name: "Walker",
    supertypes: [],
    cardTypes: ["creature"],
    subtypes: ["Zombie"],
    colors: ["black"],
    power: 2,
    toughness: 2,
    abilities: [],
  },
  Shard: {
    ...artifact("Shard", [
      activated([manaCost("2"), sacrificeSelf], {
        type: "sequence",
        effects: [{ type: "scry", who: you, count: 1 }, drawOne],
      }),
    ]),
    cardTypes: ["enchantment"],
  },
  Clue: clue,
  Blood: artifact("Blood", [
    activated(
      [
        manaCost("1"),
        tapSelf,
        {
          type: "costOnObjects",
          action: "discard",
          what: { type: "costChoice", count: one, filter: { type: "anything" } },
        },
        sacrificeSelf,
      ],
      drawOne,
    ),
  ]),
  Powerstone: artifact("Powerstone", [
    activated([tapSelf], {
      type: "addMana",
      who: you,
      mana: { symbols: ["C"], choose: "fixed" },
      // 111.10h: it can't be spent to cast a nonartifact spell; everything else it may pay for.
      onlyFor: {
        spells: { type: "hasType", cardType: "artifact" },
        abilitiesOf: { type: "anything" },
        otherCosts: true,
      },
    }),
  ]),
  Incubator: artifact("Incubator", [activated([manaCost("2")], { type: "transform", what: self })]),
  Cursed: role("Cursed", onHost({ type: "setPT", power: 1, toughness: 1 })),
  Monster: role("Monster", onHost(plusOne, grants(keyword("trample")))),
  Royal: role("Royal", onHost(plusOne, grants(wardFor([manaCost("1")])))),
  Sorcerer: role("Sorcerer", onHost(plusOne, grants(attacking({ type: "scry", who: you, count: 1 })))),
  Virtuous: role(
    "Virtuous",
    onHost({ type: "modifyPT", power: yourEnchantments, toughness: yourEnchantments }),
  ),
  Wicked: role("Wicked", onHost(plusOne), {
    type: "triggered",
    event: { type: "zoneChange", what: isSelf, from: "battlefield", to: "graveyard" },
    effect: { type: "loseLife", who: { type: "opponents" }, amount: 1 },
  }),
  "Young Hero": role(
    "Young Hero",
    onHost(
      grants(
        attacking(putCounter(self), {
          type: "matches",
          objects: self,
          filter: { type: "compare", stat: "toughness", comparison: "<=", value: 3 },
        }),
      ),
    ),
  ),
  Map: artifact("Map", [
    activated(
      [manaCost("1"), tapSelf, sacrificeSelf],
      { type: "do", action: "explore", who: you, what: { type: "target", index: 0 } },
      {
        targets: [
          {
            count: one,
            objects: { type: "and", filters: [creature, { type: "controlledBy", players: you }] },
          },
        ],
        limits: [sorcery],
      },
    ),
  ]),
  Junk: artifact("Junk", [
    activated(
      [tapSelf, sacrificeSelf],
      {
        type: "sequence",
        effects: [
          { type: "exile", what: { type: "topCards", of: you, count: 1 }, bind: 0 },
          { type: "allowPlay", who: you, what: { type: "bound", id: 0 }, verb: "play", duration: endOfTurn },
        ],
      },
      { limits: [sorcery] },
    ),
  ]),
  Lander: artifact("Lander", [
    activated([manaCost("2"), tapSelf, sacrificeSelf], {
      type: "sequence",
      effects: [
        {
          type: "search",
          who: you,
          count: one,
          filter: {
            type: "and",
            filters: [
              { type: "hasSupertype", supertype: "basic" },
              { type: "hasType", cardType: "land" },
            ],
          },
          to: { zone: "battlefield", tapped: true },
        },
        { type: "shuffle", who: you },
      ],
    }),
  ]),
  Mutagen: artifact("Mutagen", [
    activated([manaCost("1"), tapSelf, sacrificeSelf], putCounter({ type: "target", index: 0 }), {
      targets: [{ count: one, objects: creature }],
      limits: [sorcery],
    }),
  ]),
};

/** Predefined tokens (111.10) by name; Roles also as "Monster Role". */
export const predefined: ReadonlyMap<string, A.Face> = new Map(
  Object.entries(faces).flatMap(([name, face]): [string, A.Face][] =>
    face.subtypes.includes("Role")
      ? [
          [name, face],
          [`${name} Role`, face],
        ]
      : [[name, face]],
  ),
);

/** 111.10i: the back face of an Incubator token. */
export const incubated: A.Face = {
  name: "Phyrexian Token",
  supertypes: [],
  cardTypes: ["artifact", "creature"],
  subtypes: ["Phyrexian"],
  colors: [],
  power: 0,
  toughness: 0,
  abilities: [],
};
