// generated from cards/noun-phrases-2.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  among,
  and,
  applies,
  attachedTo,
  blocking,
  both,
  bound,
  castCards,
  changeControl,
  changeRules,
  choose,
  chooseObjects,
  chooseValue,
  chosen,
  controlledBy,
  controllerOf,
  costChoice,
  costObjects,
  costOnObjects,
  createTokens,
  damage,
  dealDamage,
  destroy,
  draw,
  each,
  eachPlayer,
  entersWith,
  eventPlayer,
  exists,
  forEachPlayer,
  gainAbilities,
  granter,
  hasColor,
  hasKeyword,
  hasSubtype,
  hasSupertype,
  hasType,
  host,
  inZone,
  isOneOf,
  kind,
  linked,
  lookAt,
  loseAbilities,
  mana,
  matches,
  may,
  modifyPT,
  moveCounters,
  not,
  opponents,
  or,
  otherThan,
  playerHas,
  players,
  sacrifice,
  self,
  sequence,
  setColors,
  shares,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  together,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  enchant,
  equip,
  firstStrike,
  flying,
  haste,
  landwalk,
  protection,
  swampwalk,
  vigilance,
} from "./keywords/index.ts";

/**
 * Bleach {W}
 * Instant
 * Target permanent becomes white until end of turn.
 */
export const Bleach: Card = {
  format: 1,
  name: "Bleach",
  layout: "normal",
  faces: [
    {
      name: "Bleach",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [setColors(["white"])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("permanent") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Brass Hound {3}
 * Artifact Creature — Dog
 * 2/2
 */
export const BrassHound: Card = {
  format: 1,
  name: "Brass Hound",
  layout: "normal",
  faces: [
    {
      name: "Brass Hound",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Dog"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Brood Kiln {2}{G}
 * Artifact
 * {T}: Create a 1/1 green Insect creature token.
 * When this artifact leaves the battlefield, destroy all tokens created with it.
 */
export const BroodKiln: Card = {
  format: 1,
  name: "Brood Kiln",
  layout: "normal",
  faces: [
    {
      name: "Brood Kiln",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          createTokens(
            you,
            1,
            { colors: ["green"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Insect"] },
            { link: "put" },
          ),
        ),
        triggered(
          zoneChange(isOneOf(self), "battlefield"),
          destroy(all(and([kind("token"), isOneOf(linked("put")), inZone("battlefield")]))),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Choke the Row {2}{G}
 * Sorcery
 * Choke the Row deals 2 damage to each creature.
 */
export const ChokeTheRow: Card = {
  format: 1,
  name: "Choke the Row",
  layout: "normal",
  faces: [
    {
      name: "Choke the Row",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(dealDamage(self, 2, all(hasType("creature"))))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Dam the Paths {G}
 * Instant
 * Target creature loses all landwalk abilities until end of turn.
 */
export const DamThePaths: Card = {
  format: 1,
  name: "Dam the Paths",
  layout: "normal",
  faces: [
    {
      name: "Dam the Paths",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [loseAbilities(["landwalk"])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ember Saint {1}{W}
 * Creature — Human Cleric
 * Protection from red
 * 2/2
 */
export const EmberSaint: Card = {
  format: 1,
  name: "Ember Saint",
  layout: "normal",
  faces: [
    {
      name: "Ember Saint",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [protection(hasColor("red"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Fen Guest {1}{B}
 * Creature — Human Rogue
 * Swampwalk
 * 2/2
 */
export const FenGuest: Card = {
  format: 1,
  name: "Fen Guest",
  layout: "normal",
  faces: [
    {
      name: "Fen Guest",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 2,
      abilities: [swampwalk()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gnat Call {G}
 * Sorcery
 * Create a 1/1 green Insect creature token.
 */
export const GnatCall: Card = {
  format: 1,
  name: "Gnat Call",
  layout: "normal",
  faces: [
    {
      name: "Gnat Call",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, 1, {
            colors: ["green"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Insect"],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Grave Strider {3}{B}
 * Creature — Shapeshifter
 * As long as a creature card with flying is in a graveyard, this creature has flying. The same is true for landwalk, protection, and vigilance.
 * 4/4
 */
export const GraveStrider: Card = {
  format: 1,
  name: "Grave Strider",
  layout: "normal",
  faces: [
    {
      name: "Grave Strider",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 4,
      toughness: 4,
      abilities: [
        staticAbility([applies(self, [gainAbilities([flying()])])], {
          condition: exists(
            all(and([kind("card"), hasType("creature"), hasKeyword("flying"), inZone("graveyard")])),
          ),
        }),
        staticAbility(
          [
            applies(self, [
              gainAbilities([], {
                of: all(
                  and([kind("card"), hasType("creature"), hasKeyword("landwalk"), inZone("graveyard")]),
                ),
                keyword: "landwalk",
              }),
            ]),
          ],
          {
            condition: exists(
              all(and([kind("card"), hasType("creature"), hasKeyword("landwalk"), inZone("graveyard")])),
            ),
          },
        ),
        staticAbility(
          [
            applies(self, [
              gainAbilities([], {
                of: all(
                  and([kind("card"), hasType("creature"), hasKeyword("protection"), inZone("graveyard")]),
                ),
                keyword: "protection",
              }),
            ]),
          ],
          {
            condition: exists(
              all(and([kind("card"), hasType("creature"), hasKeyword("protection"), inZone("graveyard")])),
            ),
          },
        ),
        staticAbility([applies(self, [gainAbilities([vigilance()])])], {
          condition: exists(
            all(and([kind("card"), hasType("creature"), hasKeyword("vigilance"), inZone("graveyard")])),
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Great Sorting {3}{W}
 * Sorcery
 * Each player chooses from among the permanents they control an artifact, a creature, and a land, then sacrifices the rest.
 */
export const GreatSorting: Card = {
  format: 1,
  name: "Great Sorting",
  layout: "normal",
  faces: [
    {
      name: "Great Sorting",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              players,
              chooseObjects(
                eachPlayer,
                together([
                  choose({ min: 1, max: 1 }, hasType("artifact"), {
                    by: eachPlayer,
                    from: all(and([kind("permanent"), controlledBy(eachPlayer)])),
                  }),
                  choose({ min: 1, max: 1 }, hasType("creature"), {
                    by: eachPlayer,
                    from: all(and([kind("permanent"), controlledBy(eachPlayer)])),
                  }),
                  choose({ min: 1, max: 1 }, hasType("land"), {
                    by: eachPlayer,
                    from: all(and([kind("permanent"), controlledBy(eachPlayer)])),
                  }),
                ]),
                { bind: 1 },
              ),
            ),
            forEachPlayer(
              players,
              sacrifice(
                eachPlayer,
                among(all(and([kind("permanent"), controlledBy(eachPlayer)])), otherThan(bound(1))),
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
 * Grudge Frolicker {2}{W}
 * Creature — Otter
 * When this creature enters, target opponent draws a card. Until your next turn, you and planeswalkers you control gain protection from that player.
 * 3/3
 */
export const GrudgeFrolicker: Card = {
  format: 1,
  name: "Grudge Frolicker",
  layout: "normal",
  faces: [
    {
      name: "Grudge Frolicker",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Otter"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            draw(targetPlayers(0), 1),
            changeRules([playerHas(you, [protection(targetPlayers(0))])], until("your next turn")),
            affect(
              all(and([hasType("planeswalker"), controlledBy(you)])),
              [gainAbilities([protection(targetPlayers(0))])],
              until("your next turn"),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * House Livery {1}{W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature has protection from the colors of permanents you control. This effect doesn't remove this Aura.
 */
export const HouseLivery: Card = {
  format: 1,
  name: "House Livery",
  layout: "normal",
  faces: [
    {
      name: "House Livery",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([
          applies(host, [
            gainAbilities(
              [
                protection(
                  shares("color", all(and([kind("permanent"), controlledBy(controllerOf(granter))]))),
                ),
              ],
              { spares: isOneOf(self) },
            ),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hue Warden {1}{R}
 * Creature — Human Soldier
 * 2/2
 */
export const HueWarden: Card = {
  format: 1,
  name: "Hue Warden",
  layout: "normal",
  faces: [
    {
      name: "Hue Warden",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kin Courtesy {1}{W}
 * Enchantment
 * Each creature has protection from its colors.
 */
export const KinCourtesy: Card = {
  format: 1,
  name: "Kin Courtesy",
  layout: "normal",
  faces: [
    {
      name: "Kin Courtesy",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(hasType("creature")), [gainAbilities([protection(shares("color", each))])]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Last Bequest {1}{W}
 * Creature — Human Soldier
 * This creature enters with a +1/+1 counter on it.
 * {1}, Sacrifice this creature: Put its counters on target creature you control.
 * 1/1
 */
export const LastBequest: Card = {
  format: 1,
  name: "Last Bequest",
  layout: "normal",
  faces: [
    {
      name: "Last Bequest",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 1 }] })]),
        activated(
          [mana(["1"]), costOnObjects("sacrifice", self)],
          moveCounters(undefined, undefined, self, target(0), { left: true }),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Livery Elder {1}{W}
 * Creature — Human Cleric
 * Haste
 * {T}: Creatures you control gain protection from the colors of target permanent you control until end of turn.
 * 1/1
 */
export const LiveryElder: Card = {
  format: 1,
  name: "Livery Elder",
  layout: "normal",
  faces: [
    {
      name: "Livery Elder",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [
        haste(),
        activated(
          [tapSelf],
          affect(
            all(and([hasType("creature"), controlledBy(you)])),
            [gainAbilities([protection(shares("color", target(0)))])],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: and([kind("permanent"), controlledBy(you)]) }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Loam Warden {1}{G}
 * Creature — Human Soldier
 * 2/2
 */
export const LoamWarden: Card = {
  format: 1,
  name: "Loam Warden",
  layout: "normal",
  faces: [
    {
      name: "Loam Warden",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loaned Blade {1}
 * Artifact — Equipment
 * Equipped creature gets +1/+0.
 * Equip {1}
 */
export const LoanedBlade: Card = {
  format: 1,
  name: "Loaned Blade",
  layout: "normal",
  faces: [
    {
      name: "Loaned Blade",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [staticAbility([applies(host, [modifyPT(1, 0)])]), equip([mana(["1"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Melt {R}
 * Instant
 * Destroy target artifact.
 */
export const Melt: Card = {
  format: 1,
  name: "Melt",
  layout: "normal",
  faces: [
    {
      name: "Melt",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Names Apart {1}{B}
 * Sorcery
 * Destroy target creature with a different name than each artifact you control.
 */
export const NamesApart: Card = {
  format: 1,
  name: "Names Apart",
  layout: "normal",
  faces: [
    {
      name: "Names Apart",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([
                hasType("creature"),
                not(shares("name", all(and([hasType("artifact"), controlledBy(you)])))),
              ]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Palm Reader {2}{U}
 * Creature — Human Rogue
 * Haste
 * Whenever this creature deals combat damage to a player, look at that player's hand. You may cast a nonland card in it without paying that card's mana cost.
 * 2/2
 */
export const PalmReader: Card = {
  format: 1,
  name: "Palm Reader",
  layout: "normal",
  faces: [
    {
      name: "Palm Reader",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 2,
      toughness: 2,
      abilities: [
        haste(),
        triggered(
          damage(isOneOf(self), players, { combat: true }),
          sequence([
            lookAt(you, all(inZone("hand", eventPlayer)), { bind: 1 }),
            may(
              you,
              castCards(
                you,
                choose({ min: 1, max: 1 }, and([not(hasType("land")), kind("card")]), { from: bound(1) }),
                "cast",
                { free: true },
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
 * Rover's Mantle {1}{U}
 * Enchantment — Aura
 * Enchant creature
 * As this Aura enters, choose a land type.
 * Enchanted creature has landwalk of the chosen type.
 */
export const RoversMantle: Card = {
  format: 1,
  name: "Rover's Mantle",
  layout: "normal",
  faces: [
    {
      name: "Rover's Mantle",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([entersWith(isOneOf(self), { as: chooseValue(you, "landType") })]),
        staticAbility([applies(host, [gainAbilities([landwalk(chosen("landType"))])])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Scorch the Row {2}{R}
 * Sorcery
 * Scorch the Row deals 2 damage to each creature and each player.
 */
export const ScorchTheRow: Card = {
  format: 1,
  name: "Scorch the Row",
  layout: "normal",
  faces: [
    {
      name: "Scorch the Row",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(dealDamage(self, 2, both([all(hasType("creature")), players])))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Spade Crew
 * Artifact
 * {T}, Sacrifice a basic land: Target creature gains landwalk of each of the land types of the sacrificed land until end of turn.
 */
export const SpadeCrew: Card = {
  format: 1,
  name: "Spade Crew",
  layout: "normal",
  faces: [
    {
      name: "Spade Crew",
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [
            tapSelf,
            costOnObjects(
              "sacrifice",
              costChoice({ min: 1, max: 1 }, and([hasSupertype("basic"), hasType("land")])),
            ),
          ],
          affect(
            target(0),
            [gainAbilities([landwalk(shares("landType", costObjects(0)))])],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Strip the Fallen {1}{B}
 * Sorcery
 * Destroy target creature. Gain control of all Equipment that were attached to it.
 */
export const StripTheFallen: Card = {
  format: 1,
  name: "Strip the Fallen",
  layout: "normal",
  faces: [
    {
      name: "Strip the Fallen",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            destroy(target(0)),
            affect(all(and([hasSubtype("Equipment"), attachedTo(target(0))])), [changeControl(you)]),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Trade Guard {1}{W}
 * Creature — Human Soldier
 * Haste
 * {T}: Another target creature you control gains protection from the card type of your choice until end of turn.
 * 1/1
 */
export const TradeGuard: Card = {
  format: 1,
  name: "Trade Guard",
  layout: "normal",
  faces: [
    {
      name: "Trade Guard",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        haste(),
        activated(
          [tapSelf],
          sequence([
            chooseValue(you, "cardType", { once: true }),
            affect(target(0), [gainAbilities([protection(chosen("cardType"))])], until("end of turn")),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([hasType("creature"), controlledBy(you), otherThan(self)]),
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Wary Halberd {2}
 * Artifact — Equipment
 * Equipped creature has first strike as long as it's blocking or blocked by a Soldier.
 * Equip {1}
 */
export const WaryHalberd: Card = {
  format: 1,
  name: "Wary Halberd",
  layout: "normal",
  faces: [
    {
      name: "Wary Halberd",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [gainAbilities([firstStrike()])])], {
          condition: matches(
            host,
            or([
              blocking({ what: all(hasSubtype("Soldier")) }),
              blocking({ blockedBy: all(hasSubtype("Soldier")) }),
            ]),
          ),
        }),
        equip([mana(["1"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  Bleach,
  BrassHound,
  BroodKiln,
  ChokeTheRow,
  DamThePaths,
  EmberSaint,
  FenGuest,
  GnatCall,
  GraveStrider,
  GreatSorting,
  GrudgeFrolicker,
  HouseLivery,
  HueWarden,
  KinCourtesy,
  LastBequest,
  LiveryElder,
  LoamWarden,
  LoanedBlade,
  Melt,
  NamesApart,
  PalmReader,
  RoversMantle,
  ScorchTheRow,
  SpadeCrew,
  StripTheFallen,
  TradeGuard,
  WaryHalberd,
];
