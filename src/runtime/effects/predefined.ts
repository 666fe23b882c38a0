import * as A from "../../abilities/index.ts";
import { wardFor } from "../continuous/index.ts";

const one: A.Count = { min: 1, max: 1 };
const isSelf = A.isOneOf(A.self);
const creature = A.hasType("creature");
const yours = A.controlledBy(A.you);
const sacrificeSelf = A.costOnObjects("sacrifice", A.self);
/** {N}. */
const pay = (generic: string): A.Cost => A.mana([generic]);
const asSorcery = { limits: [A.sorcerySpeed] };
const anyColor = A.addMana(A.you, { choose: "anyColor" });
const drawOne = A.draw(A.you, 1);
const scryOne = A.scry(A.you, 1);
const putCounter = (on: A.Objects): A.Effect => A.putCounters("+1/+1", 1, on);

const face = (
  name: string,
  cardTypes: readonly A.CardType[],
  subtypes: readonly string[],
  abilities: readonly A.Ability[] = [],
): A.Face => ({ name, supertypes: [], cardTypes, subtypes, colors: [], abilities });

/** An artifact token with one activated ability: what it costs, what it does, what else is to be said of it. */
type Activation = readonly [costs: A.Costs, effect: A.Effect, more?: Partial<A.Activated>];
const artifact = (subtype: string, activation: Activation): A.Face =>
  face(`${subtype} Token`, ["artifact"], [subtype], [A.activated(...activation)]);

/** A creature token without abilities, as a keyword action creates it; its name is its types (111.4). */
export const plainCreature = (subtypes: readonly string[], color: A.Color, size: number): A.Face => ({
  ...face(`${subtypes.join(" ")} Token`, ["creature"], subtypes),
  colors: [color],
  power: size,
  toughness: size,
});

const onHost = (...modifications: A.Modification[]): A.Ability =>
  A.staticAbility([A.applies(A.host, modifications)]);
const plusOne = A.modifyPT(1, 1);
const plusOneAnd = (ability: A.Ability): A.Ability => onHost(plusOne, A.gainAbilities([ability]));

const role = (name: string, abilities: readonly A.Ability[]): A.Face =>
  face(
    name,
    ["enchantment"],
    ["Aura", "Role"],
    [A.keyword("enchant", [{ type: "quality", value: creature }], []), ...abilities],
  );
const yourEnchantments = A.count(A.all(A.and([A.hasType("enchantment"), yours])));

const artifacts: Readonly<Record<string, Activation>> = {
  Treasure: [[A.tapSelf, sacrificeSelf], anyColor],
  Food: [[pay("2"), A.tapSelf, sacrificeSelf], A.gainLife(A.you, 3)],
  Gold: [[sacrificeSelf], anyColor],
  Clue: [[pay("2"), sacrificeSelf], drawOne],
  Blood: [
    [pay("1"), A.tapSelf, A.costOnObjects("discard", A.costChoice(one, A.anything)), sacrificeSelf],
    drawOne,
  ],
  Powerstone: [
    [A.tapSelf],
    A.addMana(
      A.you,
      { symbols: ["C"], choose: "fixed" },
      {
        // 111.10h: it can't be spent to cast a nonartifact spell; everything else it may pay for.
        onlyFor: { spells: A.hasType("artifact"), abilitiesOf: A.anything, otherCosts: true },
      },
    ),
  ],
  Incubator: [[pay("2")], A.transform(A.self)],
  Map: [
    [pay("1"), A.tapSelf, sacrificeSelf],
    A.doAction("explore", A.you, A.target(0)),
    { targets: [{ count: one, objects: A.and([creature, yours]) }], ...asSorcery },
  ],
  Junk: [
    [A.tapSelf, sacrificeSelf],
    A.sequence([
      A.exile(A.topCards(A.you, 1), { bind: 0 }),
      A.allowPlay(A.you, A.bound(0), "play", A.until("end of turn")),
    ]),
    asSorcery,
  ],
  Lander: [
    [pay("2"), A.tapSelf, sacrificeSelf],
    A.sequence([
      A.search(A.you, one, A.and([A.hasSupertype("basic"), A.hasType("land")]), { bind: 0 }),
      A.move(A.bound(0), { zone: "battlefield", tapped: true }),
      A.shuffle(A.you),
    ]),
  ],
  Mutagen: [
    [pay("1"), A.tapSelf, sacrificeSelf],
    putCounter(A.target(0)),
    { targets: [{ count: one, objects: creature }], ...asSorcery },
  ],
};

const roles: Readonly<Record<string, readonly A.Ability[]>> = {
  Cursed: [onHost(A.setPT(1, 1))],
  Monster: [plusOneAnd(A.keyword("trample", [], []))],
  Royal: [plusOneAnd(wardFor([pay("1")]))],
  Sorcerer: [plusOneAnd(A.triggered(A.attacks(isSelf), scryOne))],
  Virtuous: [onHost(A.modifyPT(yourEnchantments, yourEnchantments))],
  Wicked: [
    onHost(plusOne),
    A.triggered(A.zoneChange(isSelf, "battlefield", "graveyard"), A.loseLife(A.opponents, 1)),
  ],
  "Young Hero": [
    onHost(
      A.gainAbilities([
        A.triggered(A.attacks(isSelf), putCounter(A.self), {
          condition: A.matches(A.self, A.compare("toughness", "<=", 3)),
        }),
      ]),
    ),
  ],
};

/** Predefined tokens (111.10) by name; Roles also as "Monster Role". */
export const predefined: ReadonlyMap<string, A.Face> = new Map([
  ["Walker", { ...plainCreature(["Zombie"], "black", 2), name: "Walker" }],
  [
    "Shard",
    {
      ...artifact("Shard", [[pay("2"), sacrificeSelf], A.sequence([scryOne, drawOne])]),
      cardTypes: ["enchantment"],
    },
  ],
  ...Object.entries(artifacts).map(([name, each]): [string, A.Face] => [name, artifact(name, each)]),
  ...Object.entries(roles).flatMap(([name, each]): [string, A.Face][] => {
    const made = role(name, each);
    return [
      [name, made],
      [`${name} Role`, made],
    ];
  }),
]);

/** 111.10i: the back face of an Incubator token. */
const incubated: A.Face = {
  ...face("Phyrexian Token", ["artifact", "creature"], ["Phyrexian"]),
  power: 0,
  toughness: 0,
};
/** Both faces of an Incubator token, of which the front one may have been changed. */
export const incubator = (front: A.Face): A.Card => ({
  name: front.name,
  layout: "transform",
  faces: [front, incubated],
});
