// generated from cards/crossroads.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  among,
  and,
  applies,
  asThough,
  castCards,
  controlledBy,
  costChange,
  costOnObjects,
  dealDamage,
  draw,
  eitherEvent,
  gainLife,
  hasKeyword,
  hasSupertype,
  hasType,
  history,
  host,
  inZone,
  isOneOf,
  isStep,
  keyword,
  keywordAction,
  linked,
  loseLife,
  mana,
  matches,
  may,
  modifyPT,
  onlyIf,
  opponents,
  or,
  phases,
  players,
  scry,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  target,
  timesPerTurn,
  triggered,
  until,
  wasPaid,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  auraSwap,
  cipher,
  enchant,
  encore,
  equip,
  firebending,
  flying,
  hideaway,
  increment,
  islandwalk,
  jobSelect,
  landwalk,
  phasing,
  ripple,
  squad,
  transfigure,
  webSlinging,
} from "./keywords/index.ts";

/**
 * Boastful Drill {1}{R}
 * Artifact
 * Power-up abilities of creatures you control cost {1} less to activate.
 * Whenever you activate a boast ability, you gain 1 life.
 */
export const BoastfulDrill: Card = {
  format: 1,
  name: "Boastful Drill",
  layout: "normal",
  faces: [
    {
      name: "Boastful Drill",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(
            and([hasType("creature"), controlledBy(you), inZone("battlefield")]),
            "less",
            [mana(["1"])],
            { of: "keyword", keyword: "power-up" },
          ),
        ]),
        triggered(keywordAction("boast", { by: you }), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bog-Glass Raven {2}{U}
 * Creature — Bird
 * Flying
 * Forecast — {1}{U}, Reveal this card from your hand: Scry 1, then you gain 1 life.
 * 2/2
 */
export const BogGlassRaven: Card = {
  format: 1,
  name: "Bog-Glass Raven",
  layout: "normal",
  faces: [
    {
      name: "Bog-Glass Raven",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 2,
      toughness: 2,
      abilities: [
        flying(),
        keyword(
          "forecast",
          [],
          [
            activated(
              [mana(["1", "U"]), costOnObjects("reveal", among(self, inZone("hand")))],
              sequence([scry(you, 1), gainLife(you, 1)]),
              { zone: "hand", limits: [onlyIf(isStep(["upkeep"], { of: you })), timesPerTurn(1)] },
            ),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Chained Echo {1}{R}
 * Sorcery
 * Chained Echo deals 1 damage to any target.
 * Ripple 4
 */
export const ChainedEcho: Card = {
  format: 1,
  name: "Chained Echo",
  layout: "normal",
  faces: [
    {
      name: "Chained Echo",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 1, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
        ripple(4),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Cut Bank Patrol {2}{U}
 * Creature — Human Scout
 * Islandwalk
 * 2/2
 */
export const CutBankPatrol: Card = {
  format: 1,
  name: "Cut Bank Patrol",
  layout: "normal",
  faces: [
    {
      name: "Cut Bank Patrol",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [islandwalk()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Dry Crossing {W}
 * Enchantment
 * Creatures with islandwalk can be blocked as though they didn't have islandwalk.
 */
export const DryCrossing: Card = {
  format: 1,
  name: "Dry Crossing",
  layout: "normal",
  faces: [
    {
      name: "Dry Crossing",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), hasKeyword("islandwalk")])), [
            asThough("blockedWithoutLandwalk", { keyword: "islandwalk" }),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Emberstep Adept {2}{R}
 * Creature — Human Monk
 * Firebending 2
 * {2}: This creature gets +1/+0 until end of turn.
 * 2/2
 */
export const EmberstepAdept: Card = {
  format: 1,
  name: "Emberstep Adept",
  layout: "normal",
  faces: [
    {
      name: "Emberstep Adept",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Monk"],
      power: 2,
      toughness: 2,
      abilities: [
        firebending(2),
        activated([mana(["2"])], affect(self, [modifyPT(1, 0)], until("end of turn"))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Growing Student {1}{G}
 * Creature — Human Wizard
 * Increment
 * 1/1
 */
export const GrowingStudent: Card = {
  format: 1,
  name: "Growing Student",
  layout: "normal",
  faces: [
    {
      name: "Growing Student",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [increment()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Heavy Mantle {6}{W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +4/+4.
 */
export const HeavyMantle: Card = {
  format: 1,
  name: "Heavy Mantle",
  layout: "normal",
  faces: [
    {
      name: "Heavy Mantle",
      manaCost: ["6", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(4, 4)])])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hidden Cairn
 * Land
 * Hideaway 3
 * {T}: Add {G}.
 * {G}, {T}: You may play the exiled card without paying its mana cost.
 */
export const HiddenCairn: Card = {
  format: 1,
  name: "Hidden Cairn",
  layout: "normal",
  faces: [
    {
      name: "Hidden Cairn",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        hideaway(3),
        activated([tapSelf], addMana(you, { symbols: ["G"], choose: "fixed" })),
        activated([mana(["G"]), tapSelf], may(you, castCards(you, linked("exiled"), "play", { free: true }))),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Loose Mantle {1}{W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 * Aura swap {2}{W}
 */
export const LooseMantle: Card = {
  format: 1,
  name: "Loose Mantle",
  layout: "normal",
  faces: [
    {
      name: "Loose Mantle",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([applies(host, [modifyPT(1, 1)])]),
        auraSwap([mana(["2", "W"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loud Outrider {1}{R}
 * Creature — Human Berserker
 * Boast — {1}: This creature gets +2/+0 until end of turn.
 * 2/2
 */
export const LoudOutrider: Card = {
  format: 1,
  name: "Loud Outrider",
  layout: "normal",
  faces: [
    {
      name: "Loud Outrider",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Berserker"],
      power: 2,
      toughness: 2,
      abilities: [
        keyword(
          "boast",
          [],
          [
            activated([mana(["1"])], affect(self, [modifyPT(2, 0)], until("end of turn")), {
              limits: [onlyIf(matches(self, history("attacked", "this turn"))), timesPerTurn(1)],
            }),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Marching Column {2}{W}
 * Creature — Human Soldier
 * Squad {2}
 * 2/2
 */
export const MarchingColumn: Card = {
  format: 1,
  name: "Marching Column",
  layout: "normal",
  faces: [
    {
      name: "Marching Column",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [squad([mana(["2"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mausoleum Guide {1}{U}
 * Creature — Spirit
 * Legendary landwalk
 * 2/1
 */
export const MausoleumGuide: Card = {
  format: 1,
  name: "Mausoleum Guide",
  layout: "normal",
  faces: [
    {
      name: "Mausoleum Guide",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 1,
      abilities: [landwalk(hasSupertype("legendary"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mistgate Wanderer {2}{U}
 * Creature — Spirit
 * Phasing
 * Whenever this creature phases in or phases out, each opponent loses 1 life.
 * 2/2
 */
export const MistgateWanderer: Card = {
  format: 1,
  name: "Mistgate Wanderer",
  layout: "normal",
  faces: [
    {
      name: "Mistgate Wanderer",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        phasing(),
        triggered(
          eitherEvent([phases(isOneOf(self), "in"), phases(isOneOf(self), "out")]),
          loseLife(opponents, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Packroad Sentry {1}{W}
 * Creature — Cat Soldier
 * Encore {3}{W}
 * 2/2
 */
export const PackroadSentry: Card = {
  format: 1,
  name: "Packroad Sentry",
  layout: "normal",
  faces: [
    {
      name: "Packroad Sentry",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Cat", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [encore([mana(["3", "W"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Pathfinder's Kit {2}
 * Artifact — Equipment
 * Job select
 * Equipped creature gets +2/+0.
 * Equip {3}
 */
export const PathfindersKit: Card = {
  format: 1,
  name: "Pathfinder's Kit",
  layout: "normal",
  faces: [
    {
      name: "Pathfinder's Kit",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [jobSelect(), staticAbility([applies(host, [modifyPT(2, 0)])]), equip([mana(["3"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Restless Changer {2}{B}
 * Creature — Zombie
 * Transfigure {1}{B}
 * 2/2
 */
export const RestlessChanger: Card = {
  format: 1,
  name: "Restless Changer",
  layout: "normal",
  faces: [
    {
      name: "Restless Changer",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 2,
      abilities: [transfigure([mana(["1", "B"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Skyline Runner {3}{W}
 * Creature — Spider Hero
 * Web-slinging {1}{W}
 * When this creature enters, if its web-slinging cost was paid, you gain 3 life.
 * 3/3
 */
export const SkylineRunner: Card = {
  format: 1,
  name: "Skyline Runner",
  layout: "normal",
  faces: [
    {
      name: "Skyline Runner",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spider", "Hero"],
      power: 3,
      toughness: 3,
      abilities: [
        webSlinging([mana(["1", "W"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 3), {
          condition: wasPaid(self, "web-slinging"),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Warden Oru {1}{W}
 * Legendary Land Creature — Human Forest
 * 1/4
 */
export const WardenOru: Card = {
  format: 1,
  name: "Warden Oru",
  layout: "normal",
  faces: [
    {
      name: "Warden Oru",
      manaCost: ["1", "W"],
      supertypes: ["legendary"],
      cardTypes: ["land", "creature"],
      subtypes: ["Human", "Forest"],
      power: 1,
      toughness: 4,
      abilities: [],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Whispering Sigil {2}{U}
 * Sorcery
 * Draw a card.
 * Cipher
 */
export const WhisperingSigil: Card = {
  format: 1,
  name: "Whispering Sigil",
  layout: "normal",
  faces: [
    {
      name: "Whispering Sigil",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 1)), cipher()],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BoastfulDrill,
  BogGlassRaven,
  ChainedEcho,
  CutBankPatrol,
  DryCrossing,
  EmberstepAdept,
  GrowingStudent,
  HeavyMantle,
  HiddenCairn,
  LooseMantle,
  LoudOutrider,
  MarchingColumn,
  MausoleumGuide,
  MistgateWanderer,
  PackroadSentry,
  PathfindersKit,
  RestlessChanger,
  SkylineRunner,
  WardenOru,
  WhisperingSigil,
];
