// generated from cards/echo-vault.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  abilityKind,
  activated,
  activates,
  affect,
  all,
  and,
  anything,
  attacks,
  bound,
  cant,
  cast,
  choose,
  controlledBy,
  controllerOf,
  counter,
  createTokens,
  damage,
  dealDamage,
  destroy,
  discard,
  draw,
  each,
  eventObjects,
  exists,
  forEach,
  gainLife,
  hasCounter,
  hasSubtype,
  hasType,
  ifThen,
  inZone,
  investigate,
  isOneOf,
  keywordAction,
  kind,
  loseLife,
  mana,
  manaSpent,
  may,
  mill,
  modifyPT,
  move,
  opponents,
  or,
  otherThan,
  ownerOf,
  performed,
  players,
  putCounters,
  sacrifice,
  self,
  sequence,
  spell,
  statOf,
  tapSelf,
  target,
  triggered,
  unless,
  untap,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { equip } from "./keywords/index.ts";

/**
 * Buckle Festival {1}{R}
 * Enchantment
 * Whenever an Equipment becomes attached to a creature you control, put a +1/+1 counter on it.
 */
export const BuckleFestival: Card = {
  format: 1,
  name: "Buckle Festival",
  layout: "normal",
  faces: [
    {
      name: "Buckle Festival",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          keywordAction("attach", {
            what: hasSubtype("Equipment"),
            other: and([hasType("creature"), controlledBy(you)]),
          }),
          putCounters("+1/+1", 1, eventObjects("other")),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Echo Gauge {1}{R}
 * Creature — Construct
 * Whenever you cast a spell, this creature gets +X/+0 until end of turn, where X is its mana value.
 * 0/2
 */
export const EchoGauge: Card = {
  format: 1,
  name: "Echo Gauge",
  layout: "normal",
  faces: [
    {
      name: "Echo Gauge",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Construct"],
      power: 0,
      toughness: 2,
      abilities: [
        triggered(
          cast(you, kind("spell")),
          affect(self, [modifyPT(statOf("manaValue", eventObjects("object")), 0)], until("end of turn")),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Martyr {W}
 * Creature — Human Soldier
 * Whenever a creature attacks you, you may sacrifice this creature. If you do, destroy it.
 * 1/1
 */
export const GateMartyr: Card = {
  format: 1,
  name: "Gate Martyr",
  layout: "normal",
  faces: [
    {
      name: "Gate Martyr",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          attacks(hasType("creature"), { whom: you }),
          sequence([
            may(you, sacrifice(you, self), { bind: 1 }),
            ifThen(performed(1), destroy(eventObjects("object"))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Grudging Verdict {1}{R}
 * Instant
 * Destroy target creature. Grudging Verdict deals 2 damage to its controller.
 */
export const GrudgingVerdict: Card = {
  format: 1,
  name: "Grudging Verdict",
  layout: "normal",
  faces: [
    {
      name: "Grudging Verdict",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([destroy(target(0)), dealDamage(self, 2, controllerOf(target(0)))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Homeward Tide {1}{U}
 * Sorcery
 * Return each creature with a counter on it to its owner's hand. For each creature returned this way, that player creates a Treasure token.
 */
export const HomewardTide: Card = {
  format: 1,
  name: "Homeward Tide",
  layout: "normal",
  faces: [
    {
      name: "Homeward Tide",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            move(all(and([hasType("creature"), hasCounter()])), { zone: "hand" }, { bind: 1 }),
            forEach(
              all(and([hasType("creature"), isOneOf(bound(1))])),
              createTokens(ownerOf(each), 1, { predefined: "Treasure" }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loud Investigation {G}
 * Sorcery
 * Target creature gets +2/+2 until end of turn. Investigate. It can't be blocked this turn.
 */
export const LoudInvestigation: Card = {
  format: 1,
  name: "Loud Investigation",
  layout: "normal",
  faces: [
    {
      name: "Loud Investigation",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [modifyPT(2, 2)], until("end of turn")),
            investigate(you),
            affect(target(0), [cant("beBlocked")], until("end of turn")),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Marsh Bargain {1}{B}
 * Sorcery
 * Each opponent discards a card. If you control a Swamp, you draw a card and that player loses 1 life.
 */
export const MarshBargain: Card = {
  format: 1,
  name: "Marsh Bargain",
  layout: "normal",
  faces: [
    {
      name: "Marsh Bargain",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            discard(opponents, { min: 1, max: 1 }),
            ifThen(
              exists(all(and([hasSubtype("Swamp"), controlledBy(you)]))),
              sequence([draw(you, 1), loseLife(opponents, 1)]),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Plain Harness {1}
 * Artifact — Equipment
 * Equip {1}
 */
export const PlainHarness: Card = {
  format: 1,
  name: "Plain Harness",
  layout: "normal",
  faces: [
    {
      name: "Plain Harness",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [equip([mana(["1"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pond Seer {1}{G}
 * Creature — Frog
 * {T}: You gain 1 life.
 * 1/1
 */
export const PondSeer: Card = {
  format: 1,
  name: "Pond Seer",
  layout: "normal",
  faces: [
    {
      name: "Pond Seer",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Frog"],
      power: 1,
      toughness: 1,
      abilities: [activated([tapSelf], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Prism Tallier {1}{G}
 * Creature — Elf
 * Whenever you cast a creature spell, put a +1/+1 counter on this creature for each color of mana spent to cast it.
 * 1/1
 */
export const PrismTallier: Card = {
  format: 1,
  name: "Prism Tallier",
  layout: "normal",
  faces: [
    {
      name: "Prism Tallier",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          cast(you, and([kind("spell"), hasType("creature")])),
          putCounters("+1/+1", manaSpent("colors", eventObjects("object")), self),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Restless Overseer {2}{G}
 * Enchantment
 * Whenever you activate an ability of a creature, untap it.
 */
export const RestlessOverseer: Card = {
  format: 1,
  name: "Restless Overseer",
  layout: "normal",
  faces: [
    {
      name: "Restless Overseer",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          activates(
            you,
            or([
              abilityKind("activated", { of: and([hasType("creature"), inZone("battlefield")]) }),
              and([hasType("creature"), inZone("battlefield")]),
            ]),
          ),
          untap(eventObjects("source")),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Spoils Captain {1}{W}
 * Creature — Human Soldier
 * Whenever one or more creatures you control deal combat damage to a player, you draw a card and put a +1/+1 counter on one of them.
 * 2/2
 */
export const SpoilsCaptain: Card = {
  format: 1,
  name: "Spoils Captain",
  layout: "normal",
  faces: [
    {
      name: "Spoils Captain",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          damage(and([hasType("creature"), controlledBy(you)]), players, { combat: true, batch: true }),
          sequence([
            draw(you, 1),
            putCounters("+1/+1", 1, choose({ min: 1, max: 1 }, anything, { from: eventObjects("source") })),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sworn Refusal {1}{U}
 * Instant
 * Counter target spell. Sworn Refusal deals damage to its controller equal to its mana value.
 */
export const SwornRefusal: Card = {
  format: 1,
  name: "Sworn Refusal",
  layout: "normal",
  faces: [
    {
      name: "Sworn Refusal",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            counter(target(0)),
            dealDamage(self, statOf("manaValue", target(0)), controllerOf(target(0))),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Thresher's Due {1}{B}
 * Sorcery
 * Each opponent mills two cards. For each creature card milled this way, that player loses 1 life.
 */
export const ThreshersDue: Card = {
  format: 1,
  name: "Thresher's Due",
  layout: "normal",
  faces: [
    {
      name: "Thresher's Due",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            mill(opponents, 2, { bind: 1 }),
            forEach(
              all(and([kind("card"), hasType("creature"), isOneOf(bound(1))])),
              loseLife(ownerOf(each), 1),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Toll Lurker {1}{B}
 * Creature — Horror
 * Whenever another creature enters, this creature gets -1/-1 until end of turn unless its controller pays {1}.
 * 3/3
 */
export const TollLurker: Card = {
  format: 1,
  name: "Toll Lurker",
  layout: "normal",
  faces: [
    {
      name: "Toll Lurker",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horror"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), otherThan(self)]), undefined, "battlefield"),
          unless(
            affect(self, [modifyPT(-1, -1)], until("end of turn")),
            controllerOf(eventObjects("object")),
            [mana(["1"])],
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Two-Hue Fox {W}{G}
 * Creature — Fox
 * 2/1
 */
export const TwoHueFox: Card = {
  format: 1,
  name: "Two-Hue Fox",
  layout: "normal",
  faces: [
    {
      name: "Two-Hue Fox",
      manaCost: ["W", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Fox"],
      power: 2,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Vault Badger {1}{G}
 * Creature — Badger
 * 2/2
 */
export const VaultBadger: Card = {
  format: 1,
  name: "Vault Badger",
  layout: "normal",
  faces: [
    {
      name: "Vault Badger",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Badger"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Vault Wolf {2}{G}
 * Creature — Wolf
 * 3/3
 */
export const VaultWolf: Card = {
  format: 1,
  name: "Vault Wolf",
  layout: "normal",
  faces: [
    {
      name: "Vault Wolf",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wolf"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BuckleFestival,
  EchoGauge,
  GateMartyr,
  GrudgingVerdict,
  HomewardTide,
  LoudInvestigation,
  MarshBargain,
  PlainHarness,
  PondSeer,
  PrismTallier,
  RestlessOverseer,
  SpoilsCaptain,
  SwornRefusal,
  ThreshersDue,
  TollLurker,
  TwoHueFox,
  VaultBadger,
  VaultWolf,
];
