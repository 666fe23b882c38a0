// generated from cards/signal-tower.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addTypes,
  all,
  allOf,
  allowPlay,
  among,
  and,
  applies,
  attackDeclared,
  attacks,
  beginningOf,
  bound,
  castCards,
  choose,
  chooseObjects,
  compare,
  controlledBy,
  createTokens,
  damage,
  dealDamage,
  discard,
  draw,
  eitherEvent,
  eventObjects,
  exile,
  exists,
  flipCoin,
  gainLife,
  happened,
  hasSubtype,
  hasType,
  ifThen,
  inZone,
  investigate,
  isOneOf,
  kind,
  lifeChange,
  loseLife,
  loyalty,
  mana,
  matches,
  may,
  move,
  not,
  notSo,
  opponents,
  ownerOf,
  performed,
  players,
  replace,
  reveal,
  self,
  sequence,
  setPT,
  spell,
  staticAbility,
  target,
  targetPlayers,
  together,
  triggered,
  triggersAgain,
  until,
  wonFlip,
  you,
  zoneChange,
} from "../src/abilities/index.ts";

/**
 * Beacon Ledger {3}
 * Artifact
 * Whenever one or more creatures your opponents control are dealt excess noncombat damage, create a Treasure token.
 */
export const BeaconLedger: Card = {
  format: 1,
  name: "Beacon Ledger",
  layout: "normal",
  faces: [
    {
      name: "Beacon Ledger",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          damage(undefined, and([hasType("creature"), controlledBy(opponents)]), {
            combat: false,
            excess: true,
            batch: true,
            asOne: true,
          }),
          createTokens(you, 1, { predefined: "Treasure" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bone Ledger {0}
 * Sorcery
 * Return target creature card from your graveyard to your hand.
 */
export const BoneLedger: Card = {
  format: 1,
  name: "Bone Ledger",
  layout: "normal",
  faces: [
    {
      name: "Bone Ledger",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Crypt Cartographer {1}{B}
 * Enchantment
 * Whenever a creature you control dies, exile it if it's a Zombie. You may cast that card this turn.
 */
export const CryptCartographer: Card = {
  format: 1,
  name: "Crypt Cartographer",
  layout: "normal",
  faces: [
    {
      name: "Crypt Cartographer",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), controlledBy(you)]), "battlefield", "graveyard"),
          sequence([
            ifThen(
              matches(eventObjects("object"), hasSubtype("Zombie")),
              exile(eventObjects("object"), { bind: 1 }),
            ),
            allowPlay(you, bound(1), "cast", until("end of turn")),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Dockside Sniffer {1}{W}
 * Creature — Dog
 * Whenever this creature deals damage to one or more creatures, investigate.
 * 3/4
 */
export const DocksideSniffer: Card = {
  format: 1,
  name: "Dockside Sniffer",
  layout: "normal",
  faces: [
    {
      name: "Dockside Sniffer",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 3,
      toughness: 4,
      abilities: [
        triggered(damage(isOneOf(self), hasType("creature"), { batch: true, asOne: true }), investigate(you)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Horn Relay {1}{R}
 * Enchantment
 * If a creature attacking causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
 */
export const HornRelay: Card = {
  format: 1,
  name: "Horn Relay",
  layout: "normal",
  faces: [
    {
      name: "Horn Relay",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          triggersAgain(
            eitherEvent([
              attacks(hasType("creature")),
              attackDeclared(players, { withCreatures: hasType("creature") }),
            ]),
            and([kind("permanent"), controlledBy(you)]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lamp Regent {2}{G}
 * Legendary Planeswalker — Regent
 * As long as Lamp Regent isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.
 * +1: Draw a card.
 * Loyalty: 3
 */
export const LampRegent: Card = {
  format: 1,
  name: "Lamp Regent",
  layout: "normal",
  faces: [
    {
      name: "Lamp Regent",
      manaCost: ["2", "G"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Regent"],
      loyalty: 3,
      abilities: [
        staticAbility(
          [applies(self, [addTypes({ cardTypes: ["creature"], subtypes: ["Insect"] }), setPT(1, 1)])],
          { condition: notSo(matches(self, inZone("battlefield"))), zone: "hand" },
        ),
        staticAbility(
          [applies(self, [addTypes({ cardTypes: ["creature"], subtypes: ["Insect"] }), setPT(1, 1)])],
          { condition: notSo(matches(self, inZone("battlefield"))), zone: "library" },
        ),
        staticAbility(
          [applies(self, [addTypes({ cardTypes: ["creature"], subtypes: ["Insect"] }), setPT(1, 1)])],
          { condition: notSo(matches(self, inZone("battlefield"))), zone: "graveyard" },
        ),
        staticAbility(
          [applies(self, [addTypes({ cardTypes: ["creature"], subtypes: ["Insect"] }), setPT(1, 1)])],
          { condition: notSo(matches(self, inZone("battlefield"))), zone: "stack" },
        ),
        staticAbility(
          [applies(self, [addTypes({ cardTypes: ["creature"], subtypes: ["Insect"] }), setPT(1, 1)])],
          { condition: notSo(matches(self, inZone("battlefield"))), zone: "exile" },
        ),
        staticAbility(
          [applies(self, [addTypes({ cardTypes: ["creature"], subtypes: ["Insect"] }), setPT(1, 1)])],
          { condition: notSo(matches(self, inZone("battlefield"))), zone: "command" },
        ),
        activated([loyalty(1)], draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Lantern Gambler {R}
 * Creature — Goblin Rogue
 * At the beginning of your upkeep, you may flip a coin. If you lose the flip, you lose 3 life.
 * 1/1
 */
export const LanternGambler: Card = {
  format: 1,
  name: "Lantern Gambler",
  layout: "normal",
  faces: [
    {
      name: "Lantern Gambler",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          beginningOf("upkeep", you),
          sequence([
            may(you, flipCoin(you, { bind: 1 })),
            ifThen(allOf([performed(1), notSo(wonFlip(1))]), loseLife(you, 3)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ledger Audit {B}
 * Sorcery
 * Target opponent reveals their hand. You choose a nonland card from it. Exile that card. If the card's mana value is 1 or less, you gain 3 life.
 */
export const LedgerAudit: Card = {
  format: 1,
  name: "Ledger Audit",
  layout: "normal",
  faces: [
    {
      name: "Ledger Audit",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            reveal(targetPlayers(0), all(inZone("hand", targetPlayers(0))), { bind: 1 }),
            chooseObjects(
              you,
              choose({ min: 1, max: 1 }, and([not(hasType("land")), kind("card")]), { from: bound(1) }),
              { bind: 2 },
            ),
            exile(bound(2)),
            ifThen(matches(bound(2), compare("manaValue", "<=", 1)), gainLife(you, 3)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ledger Exhumation {1}{B}
 * Sorcery
 * Exile a creature card from an opponent's graveyard. Then that player draws a card.
 */
export const LedgerExhumation: Card = {
  format: 1,
  name: "Ledger Exhumation",
  layout: "normal",
  faces: [
    {
      name: "Ledger Exhumation",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(
              choose(
                { min: 1, max: 1 },
                and([kind("card"), hasType("creature"), inZone("graveyard", opponents)]),
              ),
              { bind: 1 },
            ),
            draw(ownerOf(bound(1)), 1),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Muster Banner {1}{W}
 * Enchantment
 * Whenever you attack, you gain 1 life.
 */
export const MusterBanner: Card = {
  format: 1,
  name: "Muster Banner",
  layout: "normal",
  faces: [
    {
      name: "Muster Banner",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(attackDeclared(you), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Muster Horn {1}{W}
 * Enchantment
 * Whenever a creature you control attacks, you gain 1 life.
 */
export const MusterHorn: Card = {
  format: 1,
  name: "Muster Horn",
  layout: "normal",
  faces: [
    {
      name: "Muster Horn",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(attacks(and([hasType("creature"), controlledBy(you)])), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Oathless Warden {2}{G}
 * Creature — Beast
 * If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.
 * 3/3
 */
export const OathlessWarden: Card = {
  format: 1,
  name: "Oathless Warden",
  layout: "normal",
  faces: [
    {
      name: "Oathless Warden",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 3,
      toughness: 3,
      abilities: [
        staticAbility(
          [
            replace(
              zoneChange(isOneOf(self), "hand", "graveyard", {
                cause: controlledBy(opponents),
                reason: "discard",
              }),
              move(self, { zone: "battlefield" }),
            ),
          ],
          { zone: "hand" },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Reeve's Dispatch {U}
 * Sorcery
 * You may draw a card. If you control a Forest, instead you may draw two cards.
 */
export const ReevesDispatch: Card = {
  format: 1,
  name: "Reeve's Dispatch",
  layout: "normal",
  faces: [
    {
      name: "Reeve's Dispatch",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          ifThen(
            exists(all(and([hasSubtype("Forest"), controlledBy(you)]))),
            may(you, draw(you, 2)),
            may(you, draw(you, 1)),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reeve's Spy {B}
 * Creature — Human Rogue
 * When this creature enters, target opponent discards a card.
 * 1/1
 */
export const ReevesSpy: Card = {
  format: 1,
  name: "Reeve's Spy",
  layout: "normal",
  faces: [
    {
      name: "Reeve's Spy",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          discard(targetPlayers(0), { min: 1, max: 1 }),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Scald the Yard {R}
 * Sorcery
 * Scald the Yard deals 5 damage to each creature.
 */
export const ScaldTheYard: Card = {
  format: 1,
  name: "Scald the Yard",
  layout: "normal",
  faces: [
    {
      name: "Scald the Yard",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(dealDamage(self, 5, all(hasType("creature"))))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Silt Strider {G}
 * Creature — Elemental
 * {2}: Return this card and target land card from your graveyard to the battlefield tapped.
 * 1/1
 */
export const SiltStrider: Card = {
  format: 1,
  name: "Silt Strider",
  layout: "normal",
  faces: [
    {
      name: "Silt Strider",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [mana(["2"])],
          move(together([among(self, inZone("graveyard", you)), target(0)]), {
            zone: "battlefield",
            tapped: true,
          }),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("land"), inZone("graveyard", you)]),
              },
            ],
            zone: "graveyard",
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tower Ghoul {B}
 * Creature — Zombie
 * 1/1
 */
export const TowerGhoul: Card = {
  format: 1,
  name: "Tower Ghoul",
  layout: "normal",
  faces: [
    {
      name: "Tower Ghoul",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Vesper Draught {W}
 * Instant
 * You gain 2 life.
 */
export const VesperDraught: Card = {
  format: 1,
  name: "Vesper Draught",
  layout: "normal",
  faces: [
    {
      name: "Vesper Draught",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Vesper Squire {B}
 * Creature — Human Knight
 * At the beginning of your end step, if you gained life this turn, you may cast this card from your graveyard.
 * 2/1
 */
export const VesperSquire: Card = {
  format: 1,
  name: "Vesper Squire",
  layout: "normal",
  faces: [
    {
      name: "Vesper Squire",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          beginningOf("end", you),
          may(you, castCards(you, among(self, inZone("graveyard", you)), "cast")),
          { condition: happened(lifeChange("gain", you), "this turn"), zone: "graveyard" },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Yard Hound {1}{G}
 * Creature — Dog
 * 2/2
 */
export const YardHound: Card = {
  format: 1,
  name: "Yard Hound",
  layout: "normal",
  faces: [
    {
      name: "Yard Hound",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BeaconLedger,
  BoneLedger,
  CryptCartographer,
  DocksideSniffer,
  HornRelay,
  LampRegent,
  LanternGambler,
  LedgerAudit,
  LedgerExhumation,
  MusterBanner,
  MusterHorn,
  OathlessWarden,
  ReevesDispatch,
  ReevesSpy,
  ScaldTheYard,
  SiltStrider,
  TowerGhoul,
  VesperDraught,
  VesperSquire,
  YardHound,
];
