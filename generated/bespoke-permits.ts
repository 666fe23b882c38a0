// generated from cards/bespoke-permits.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  alternativeCost,
  and,
  applies,
  bound,
  castAsThoughFlash,
  castCards,
  choose,
  colorCount,
  compare,
  controlledBy,
  costChange,
  dealDamage,
  each,
  exile,
  extraLands,
  fulfils,
  gainLife,
  hasColor,
  hasSubtype,
  hasType,
  host,
  inZone,
  isOneOf,
  isTurn,
  kind,
  mana,
  may,
  mayPlay,
  modifyPT,
  playerCant,
  players,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  targetPlayers,
  topCards,
  triggered,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { bestow, evoke, fuse, kicker, prototype, vigilance } from "./keywords/index.ts";

/**
 * Bonded Elf {G}
 * Creature — Elf
 * Kicker {2}
 * 1/1
 */
export const BondedElf: Card = {
  format: 1,
  name: "Bonded Elf",
  layout: "normal",
  faces: [
    {
      name: "Bonded Elf",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 1,
      toughness: 1,
      abilities: [kicker([mana(["2"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bulk Discount {2}
 * Artifact
 * Spells with mana value 5 or greater you cast cost {2} less to cast.
 */
export const BulkDiscount: Card = {
  format: 1,
  name: "Bulk Discount",
  layout: "normal",
  faces: [
    {
      name: "Bulk Discount",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(
            and([kind("spell"), controlledBy(you), compare("manaValue", ">=", 5)]),
            "less",
            [mana(["2"])],
            { of: "spell" },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Burial Robes {2}
 * Artifact
 * You may cast Aura spells from your graveyard.
 */
export const BurialRobes: Card = {
  format: 1,
  name: "Burial Robes",
  layout: "normal",
  faces: [
    {
      name: "Burial Robes",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([mayPlay(you, and([hasSubtype("Aura"), inZone("graveyard", you)]), "cast")])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Cup-Bearing Construct {1}
 * Artifact Creature — Construct
 * 1/1
 */
export const CupBearingConstruct: Card = {
  format: 1,
  name: "Cup-Bearing Construct",
  layout: "normal",
  faces: [
    {
      name: "Cup-Bearing Construct",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Dry Plot Deed {2}
 * Artifact
 * Once during each of your turns, you may play a land from your graveyard.
 */
export const DryPlotDeed: Card = {
  format: 1,
  name: "Dry Plot Deed",
  layout: "normal",
  faces: [
    {
      name: "Dry Plot Deed",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility(
          [mayPlay(you, and([hasType("land"), inZone("graveyard", you)]), "play", { limit: 1 })],
          { condition: isTurn(you) },
        ),
      ],
    },
  ],
};

/**
 * Dun Letter {2}{U}
 * Instant
 * You gain 1 life.
 * Fuse
 * //
 * Red Letter {1}{R}
 * Instant
 * Red Letter deals 2 damage to target player.
 * Fuse
 */
export const DunLetterRedLetter: Card = {
  format: 1,
  name: "Dun Letter // Red Letter",
  layout: "split",
  faces: [
    {
      name: "Dun Letter",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(gainLife(you, 1)), fuse()],
    },
    {
      name: "Red Letter",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, targetPlayers(0)), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
        fuse(),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Errand Elemental {4}{U}
 * Creature — Elemental
 * When this creature leaves the battlefield, you gain 3 life.
 * Evoke {U}
 * 3/3
 */
export const ErrandElemental: Card = {
  format: 1,
  name: "Errand Elemental",
  layout: "normal",
  faces: [
    {
      name: "Errand Elemental",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(zoneChange(isOneOf(self), "battlefield"), gainLife(you, 3)),
        evoke([mana(["U"])]),
      ],
    },
  ],
};

/**
 * Gift Drawer {2}
 * Artifact
 * {0}: You may cast a spell with mana value 3 or less from your hand without paying its mana cost.
 */
export const GiftDrawer: Card = {
  format: 1,
  name: "Gift Drawer",
  layout: "normal",
  faces: [
    {
      name: "Gift Drawer",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          may(
            you,
            castCards(
              you,
              choose({ min: 1, max: 1 }, and([compare("manaValue", "<=", 3), inZone("hand", you)])),
              "cast",
              { free: true },
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Grand Hours Licence {2}
 * Artifact
 * You may cast spells with mana value 5 or greater as though they had flash.
 */
export const GrandHoursLicence: Card = {
  format: 1,
  name: "Grand Hours Licence",
  layout: "normal",
  faces: [
    {
      name: "Grand Hours Licence",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([castAsThoughFlash(you, and([kind("spell"), compare("manaValue", ">=", 5)]))]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Large Accounts Vault
 * Land
 * {T}: Add one mana of any color. Spend this mana only to cast spells with mana value 5 or greater.
 */
export const LargeAccountsVault: Card = {
  format: 1,
  name: "Large Accounts Vault",
  layout: "normal",
  faces: [
    {
      name: "Large Accounts Vault",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          addMana(
            you,
            { choose: "anyColor" },
            { onlyFor: { spells: and([kind("spell"), compare("manaValue", ">=", 5)]) } },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Large Post Ban {2}
 * Artifact
 * Players can't cast spells with mana value 4 or greater.
 */
export const LargePostBan: Card = {
  format: 1,
  name: "Large Post Ban",
  layout: "normal",
  faces: [
    {
      name: "Large Post Ban",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([playerCant(players, "castSpells", { whom: compare("manaValue", ">=", 4) })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lending Shelf {2}
 * Artifact
 * You may cast spells with mana value 3 or less from the top of your library.
 */
export const LendingShelf: Card = {
  format: 1,
  name: "Lending Shelf",
  layout: "normal",
  faces: [
    {
      name: "Lending Shelf",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          mayPlay(you, and([compare("manaValue", "<=", 3), isOneOf(topCards(you, 1))]), "cast"),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loaned Spirit {1}{W}
 * Enchantment Creature — Spirit
 * Bestow {W}
 * Enchanted creature gets +1/+1.
 * 1/1
 */
export const LoanedSpirit: Card = {
  format: 1,
  name: "Loaned Spirit",
  layout: "normal",
  faces: [
    {
      name: "Loaned Spirit",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment", "creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [bestow([mana(["W"])]), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Open Pigeonhole {2}
 * Artifact
 * {0}: You may cast a spell with mana value 5 or greater from your hand without paying its mana cost.
 */
export const OpenPigeonhole: Card = {
  format: 1,
  name: "Open Pigeonhole",
  layout: "normal",
  faces: [
    {
      name: "Open Pigeonhole",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          may(
            you,
            castCards(
              you,
              choose({ min: 1, max: 1 }, and([compare("manaValue", ">=", 5), inZone("hand", you)])),
              "cast",
              { free: true },
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Open Tariff {X}{R}{R}
 * Sorcery
 * You gain X life.
 */
export const OpenTariff: Card = {
  format: 1,
  name: "Open Tariff",
  layout: "normal",
  faces: [
    {
      name: "Open Tariff",
      manaCost: ["X", "R", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, x))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Paddock Cub {G}
 * Creature — Bear
 * 2/2
 */
export const PaddockCub: Card = {
  format: 1,
  name: "Paddock Cub",
  layout: "normal",
  faces: [
    {
      name: "Paddock Cub",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Red Stamps {2}
 * Artifact
 * Red spells you cast cost {2} less to cast.
 */
export const RedStamps: Card = {
  format: 1,
  name: "Red Stamps",
  layout: "normal",
  faces: [
    {
      name: "Red Stamps",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(and([hasColor("red"), kind("spell"), controlledBy(you)]), "less", [mana(["2"])], {
            of: "spell",
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Robe Archive {2}
 * Artifact
 * You may cast Aura spells from the top of your library.
 */
export const RobeArchive: Card = {
  format: 1,
  name: "Robe Archive",
  layout: "normal",
  faces: [
    {
      name: "Robe Archive",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([mayPlay(you, and([hasSubtype("Aura"), isOneOf(topCards(you, 1))]), "cast")]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sample Drawer {2}
 * Artifact
 * {0}: Exile the top card of your library. You may cast a spell with mana value 3 or less from among cards exiled this way.
 */
export const SampleDrawer: Card = {
  format: 1,
  name: "Sample Drawer",
  layout: "normal",
  faces: [
    {
      name: "Sample Drawer",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            may(
              you,
              castCards(
                you,
                choose({ min: 1, max: 1 }, compare("manaValue", "<=", 3), { from: bound(1) }),
                "cast",
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Scale Model {7}
 * Artifact Creature — Golem
 * Prototype {1}{G} — 2/2
 * Vigilance
 * 6/6
 */
export const ScaleModel: Card = {
  format: 1,
  name: "Scale Model",
  layout: "normal",
  faces: [
    {
      name: "Scale Model",
      manaCost: ["7"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 6,
      toughness: 6,
      abilities: [prototype([mana(["1", "G"])], 2, 2), vigilance()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Second Plough {2}
 * Artifact
 * You may play an additional land on each of your turns.
 */
export const SecondPlough: Card = {
  format: 1,
  name: "Second Plough",
  layout: "normal",
  faces: [
    {
      name: "Second Plough",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([extraLands(you, 1)])],
    },
  ],
};

/**
 * Small Hours Licence {2}
 * Artifact
 * You may cast spells with mana value 2 or less as though they had flash.
 */
export const SmallHoursLicence: Card = {
  format: 1,
  name: "Small Hours Licence",
  layout: "normal",
  faces: [
    {
      name: "Small Hours Licence",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([castAsThoughFlash(you, and([kind("spell"), compare("manaValue", "<=", 2)]))]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Small Post Ban {2}
 * Artifact
 * Players can't cast spells with mana value 3 or less.
 */
export const SmallPostBan: Card = {
  format: 1,
  name: "Small Post Ban",
  layout: "normal",
  faces: [
    {
      name: "Small Post Ban",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([playerCant(players, "castSpells", { whom: compare("manaValue", "<=", 3) })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Surcharge Licence {2}
 * Artifact
 * You may cast kicked spells as though they had flash.
 */
export const SurchargeLicence: Card = {
  format: 1,
  name: "Surcharge Licence",
  layout: "normal",
  faces: [
    {
      name: "Surcharge Licence",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([castAsThoughFlash(you, and([fulfils(wasPaid(each, "kicker")), kind("spell")]))]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Tin Cup {1}
 * Artifact
 */
export const TinCup: Card = {
  format: 1,
  name: "Tin Cup",
  layout: "normal",
  faces: [
    {
      name: "Tin Cup",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Toll Remission {1}
 * Artifact
 * Once each turn, you may pay {0} rather than pay the mana cost for an artifact spell you cast.
 * Once each turn, you may pay {0} rather than pay the mana cost for a creature spell you cast.
 */
export const TollRemission: Card = {
  format: 1,
  name: "Toll Remission",
  layout: "normal",
  faces: [
    {
      name: "Toll Remission",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          alternativeCost(and([kind("spell"), hasType("artifact"), controlledBy(you)]), [mana(["0"])], {
            limit: 1,
          }),
        ]),
        staticAbility([
          alternativeCost(and([kind("spell"), hasType("creature"), controlledBy(you)]), [mana(["0"])], {
            limit: 1,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Top-Tray Permit {0}
 * Artifact
 * {0}: Exile the top card of your library. You may cast that card.
 */
export const TopTrayPermit: Card = {
  format: 1,
  name: "Top-Tray Permit",
  layout: "normal",
  faces: [
    {
      name: "Top-Tray Permit",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          sequence([exile(topCards(you, 1), { bind: 1 }), may(you, castCards(you, bound(1), "cast"))]),
        ),
      ],
    },
  ],
};

/**
 * Two-Drawer Registry {1}
 * Artifact
 * Once each turn, you may cast an artifact spell from your graveyard.
 * Once each turn, you may cast a creature spell from your graveyard.
 */
export const TwoDrawerRegistry: Card = {
  format: 1,
  name: "Two-Drawer Registry",
  layout: "normal",
  faces: [
    {
      name: "Two-Drawer Registry",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          mayPlay(you, and([hasType("artifact"), inZone("graveyard", you)]), "cast", { limit: 1 }),
        ]),
        staticAbility([
          mayPlay(you, and([hasType("creature"), inZone("graveyard", you)]), "cast", { limit: 1 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Two-Tone Press
 * Land
 * {T}: Add one mana of any color. Spend this mana only to cast multicolored spells.
 */
export const TwoTonePress: Card = {
  format: 1,
  name: "Two-Tone Press",
  layout: "normal",
  faces: [
    {
      name: "Two-Tone Press",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          addMana(
            you,
            { choose: "anyColor" },
            { onlyFor: { spells: and([colorCount(">=", 2), kind("spell")]) } },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Wet Plot Deed {2}
 * Artifact
 * Once during each of your turns, you may play a land from your graveyard.
 */
export const WetPlotDeed: Card = {
  format: 1,
  name: "Wet Plot Deed",
  layout: "normal",
  faces: [
    {
      name: "Wet Plot Deed",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility(
          [mayPlay(you, and([hasType("land"), inZone("graveyard", you)]), "play", { limit: 1 })],
          { condition: isTurn(you) },
        ),
      ],
    },
  ],
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BondedElf,
  BulkDiscount,
  BurialRobes,
  CupBearingConstruct,
  DryPlotDeed,
  DunLetterRedLetter,
  ErrandElemental,
  GiftDrawer,
  GrandHoursLicence,
  LargeAccountsVault,
  LargePostBan,
  LendingShelf,
  LoanedSpirit,
  OpenPigeonhole,
  OpenTariff,
  PaddockCub,
  RedStamps,
  RobeArchive,
  SampleDrawer,
  ScaleModel,
  SecondPlough,
  SmallHoursLicence,
  SmallPostBan,
  SurchargeLicence,
  TinCup,
  TollRemission,
  TopTrayPermit,
  TwoDrawerRegistry,
  TwoTonePress,
  WetPlotDeed,
];
