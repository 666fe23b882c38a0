// generated from cards/cinder-archive.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  additionalCost,
  affect,
  all,
  allowPlay,
  alternativeCost,
  and,
  anyOf,
  applies,
  asCast,
  asLongAs,
  becomesTarget,
  beginningOf,
  bound,
  boundPlayer,
  cant,
  cast,
  castAsThoughFlash,
  chooseValue,
  compare,
  controlledBy,
  controllerOf,
  costChange,
  costChoice,
  costOnObjects,
  count,
  countersOn,
  createTokens,
  dealDamage,
  delayed,
  draw,
  eitherEvent,
  entersWith,
  exile,
  exists,
  gainAbilities,
  gainLife,
  hasManaSymbol,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  isTurn,
  kind,
  linked,
  mana,
  matches,
  mayPlay,
  modal,
  modifyPT,
  move,
  opponents,
  or,
  otherThan,
  ownerOf,
  payLife,
  players,
  playersWho,
  putCounters,
  sacrifice,
  self,
  sequence,
  spell,
  staticAbility,
  target,
  targetPlayers,
  targets,
  triggered,
  unless,
  until,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { blitz, enchant, escape, flying, warp } from "./keywords/index.ts";

/**
 * Ashen Reader {2}{R}
 * Creature — Human Wizard
 * Once during each of your turns, you may cast an instant or sorcery spell from your graveyard by paying 2 life in addition to paying its other costs. If a spell cast this way would be put into your graveyard, exile it instead.
 * 2/3
 */
export const AshenReader: Card = {
  format: 1,
  name: "Ashen Reader",
  layout: "normal",
  faces: [
    {
      name: "Ashen Reader",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 2,
      toughness: 3,
      abilities: [
        staticAbility(
          [
            mayPlay(
              you,
              and([or([hasType("instant"), hasType("sorcery")]), inZone("graveyard", you)]),
              "cast",
              { additional: [payLife(2)], limit: 1, exileAfter: "graveyard" },
            ),
          ],
          { condition: isTurn(you) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ashen Roar {R}
 * Sorcery
 * As an additional cost to cast this spell, behold a Spirit or pay {2}.
 * Ashen Roar deals 3 damage to any target.
 */
export const AshenRoar: Card = {
  format: 1,
  name: "Ashen Roar",
  layout: "normal",
  faces: [
    {
      name: "Ashen Roar",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [], {
              alternatives: [
                [
                  costOnObjects(
                    "reveal",
                    costChoice({ min: 1, max: 1 }, hasSubtype("Spirit"), { from: "hand" }),
                  ),
                ],
                [
                  costOnObjects(
                    "reveal",
                    costChoice({ min: 1, max: 1 }, hasSubtype("Spirit"), { from: "battlefield" }),
                  ),
                ],
                [mana(["2"])],
              ],
            }),
          ],
          { zone: "stack" },
        ),
        spell(dealDamage(self, 3, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ashfoot Runner {1}{R}
 * Creature — Human Warrior
 * Blitz {R}
 * You may cast this card from your graveyard using its blitz ability.
 * 3/2
 */
export const AshfootRunner: Card = {
  format: 1,
  name: "Ashfoot Runner",
  layout: "normal",
  faces: [
    {
      name: "Ashfoot Runner",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Warrior"],
      power: 3,
      toughness: 2,
      abilities: [
        blitz([mana(["R"])]),
        staticAbility([mayPlay(you, self, "cast", { keyword: "blitz" })], { zone: "graveyard" }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bent Hour Courier {2}{U}
 * Creature — Bird
 * Warp {U}
 * You may cast this card from your graveyard using its warp ability.
 * Flying
 * 2/2
 */
export const BentHourCourier: Card = {
  format: 1,
  name: "Bent Hour Courier",
  layout: "normal",
  faces: [
    {
      name: "Bent Hour Courier",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 2,
      toughness: 2,
      abilities: [
        warp([mana(["U"])]),
        staticAbility([mayPlay(you, self, "cast", { keyword: "warp" })], { zone: "graveyard" }),
        flying(),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Binding Account {U}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature has "At the beginning of your upkeep, sacrifice this creature unless you pay its mana cost."
 */
export const BindingAccount: Card = {
  format: 1,
  name: "Binding Account",
  layout: "normal",
  faces: [
    {
      name: "Binding Account",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([
          applies(host, [
            gainAbilities([
              triggered(
                beginningOf("upkeep", you),
                unless(sacrifice(you, self), you, [mana([], { manaCostOf: self })]),
              ),
            ]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Champion of Ashes {R}
 * Creature — Spirit Warrior
 * As an additional cost to cast this spell, behold a Spirit and exile it.
 * When this creature leaves the battlefield, return the exiled card to its owner's hand.
 * 4/1
 */
export const ChampionOfAshes: Card = {
  format: 1,
  name: "Champion of Ashes",
  layout: "normal",
  faces: [
    {
      name: "Champion of Ashes",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit", "Warrior"],
      power: 4,
      toughness: 1,
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects(
                "exile",
                costChoice(
                  { min: 1, max: 1 },
                  or([
                    and([hasSubtype("Spirit"), inZone("hand", you)]),
                    and([hasSubtype("Spirit"), kind("permanent"), controlledBy(you)]),
                  ]),
                ),
              ),
            ]),
          ],
          { zone: "stack" },
        ),
        triggered(zoneChange(isOneOf(self), "battlefield"), move(linked("exiled"), { zone: "hand" })),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Cinder Rain {2}{R}
 * Sorcery
 * Cinder Rain deals X damage divided as you choose among any number of targets, where X is the number of Mountains you control as you cast Cinder Rain.
 */
export const CinderRain: Card = {
  format: 1,
  name: "Cinder Rain",
  layout: "normal",
  faces: [
    {
      name: "Cinder Rain",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          dealDamage(self, count(all(and([hasSubtype("Mountain"), controlledBy(you)]))), target(0), {
            divided: "chosen",
          }),
          {
            targets: [
              {
                count: { min: 0 },
                objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                players: players,
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Crypt Lectern {2}{B}
 * Artifact
 * During your turn, you may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a finality counter on it.
 */
export const CryptLectern: Card = {
  format: 1,
  name: "Crypt Lectern",
  layout: "normal",
  faces: [
    {
      name: "Crypt Lectern",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            mayPlay(you, and([hasType("creature"), inZone("graveyard", you)]), "cast", {
              gains: [
                staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "finality", count: 1 }] })]),
              ],
            }),
          ],
          { condition: isTurn(you) },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Dearest Shade {2}{B}
 * Creature — Spirit
 * Spells your opponents cast that target this creature cost an additional 3 life to cast.
 * 3/2
 */
export const DearestShade: Card = {
  format: 1,
  name: "Dearest Shade",
  layout: "normal",
  faces: [
    {
      name: "Dearest Shade",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 3,
      toughness: 2,
      abilities: [
        staticAbility([
          costChange(
            and([kind("spell"), controlledBy(opponents), targets(isOneOf(self))]),
            "more",
            [payLife(3)],
            { of: "spell" },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Echoing Stacks {1}{B}
 * Enchantment
 * Each creature card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile two other cards from your graveyard.
 */
export const EchoingStacks: Card = {
  format: 1,
  name: "Echoing Stacks",
  layout: "normal",
  faces: [
    {
      name: "Echoing Stacks",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([kind("card"), hasType("creature"), inZone("graveyard", you)])), [
            gainAbilities([
              escape([
                mana([], { manaCostOf: self }),
                costOnObjects(
                  "exile",
                  costChoice({ min: 2, max: 2 }, and([otherThan(self), kind("card")]), { from: "graveyard" }),
                ),
              ]),
            ]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Emberscript {R}
 * Instant
 * Emberscript deals 2 damage to any target.
 */
export const Emberscript: Card = {
  format: 1,
  name: "Emberscript",
  layout: "normal",
  faces: [
    {
      name: "Emberscript",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * First Light Reader {1}{U}
 * Creature — Bird Wizard
 * The first Spirit spell you cast during each of your turns costs {1} less to cast.
 * 1/2
 */
export const FirstLightReader: Card = {
  format: 1,
  name: "First Light Reader",
  layout: "normal",
  faces: [
    {
      name: "First Light Reader",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird", "Wizard"],
      power: 1,
      toughness: 2,
      abilities: [
        staticAbility([
          costChange(hasSubtype("Spirit"), "less", [mana(["1"])], {
            of: "spell",
            by: playersWho(you, isTurn(you)),
            nth: 1,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Heavy Shade {2}{B}
 * Creature — Spirit
 * 3/3
 */
export const HeavyShade: Card = {
  format: 1,
  name: "Heavy Shade",
  layout: "normal",
  faces: [
    {
      name: "Heavy Shade",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Keen Verdict {1}{R}
 * Sorcery
 * As an additional cost to cast this spell, you may reveal a Spirit card from your hand.
 * Keen Verdict deals 2 damage to target player. If you revealed a Spirit card or controlled a Spirit as you cast Keen Verdict, you gain 2 life.
 */
export const KeenVerdict: Card = {
  format: 1,
  name: "Keen Verdict",
  layout: "normal",
  faces: [
    {
      name: "Keen Verdict",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(
              isOneOf(self),
              [
                costOnObjects(
                  "reveal",
                  costChoice({ min: 1, max: 1 }, and([kind("card"), hasSubtype("Spirit")]), { from: "hand" }),
                ),
              ],
              { optional: true, keyword: "additional" },
            ),
          ],
          { zone: "stack" },
        ),
        spell(
          sequence([
            dealDamage(self, 2, targetPlayers(0)),
            ifThen(
              anyOf([
                wasPaid(self, "additional"),
                asCast(exists(all(and([hasSubtype("Spirit"), controlledBy(you)])))),
              ]),
              gainLife(you, 2),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ledger Shade {B}
 * Creature — Spirit
 * 2/2
 */
export const LedgerShade: Card = {
  format: 1,
  name: "Ledger Shade",
  layout: "normal",
  faces: [
    {
      name: "Ledger Shade",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Marginal Growth {2}{G}
 * Enchantment
 * Whenever you cast a spell with {X} in its mana cost, create a 0/0 green Hydra creature token, then put X +1/+1 counters on it.
 */
export const MarginalGrowth: Card = {
  format: 1,
  name: "Marginal Growth",
  layout: "normal",
  faces: [
    {
      name: "Marginal Growth",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), hasManaSymbol("X")])),
          sequence([
            createTokens(
              you,
              1,
              { colors: ["green"], power: 0, toughness: 0, cardTypes: ["creature"], subtypes: ["Hydra"] },
              { bind: 1 },
            ),
            putCounters("+1/+1", x, bound(1)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Restless Scrivener {3}{B}
 * Creature — Zombie
 * You may cast this card from your graveyard by paying {B} and sacrificing a creature rather than paying its mana cost.
 * 4/4
 */
export const RestlessScrivener: Card = {
  format: 1,
  name: "Restless Scrivener",
  layout: "normal",
  faces: [
    {
      name: "Restless Scrivener",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 4,
      toughness: 4,
      abilities: [
        staticAbility(
          [
            mayPlay(you, self, "cast", {
              costs: [
                mana(["B"]),
                costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature"))),
              ],
            }),
          ],
          { zone: "graveyard" },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Road Toll {1}{W}
 * Enchantment
 * {1}{W}: This turn, creatures can't attack you unless their controller pays {2} for each of those creatures.
 */
export const RoadToll: Card = {
  format: 1,
  name: "Road Toll",
  layout: "normal",
  faces: [
    {
      name: "Road Toll",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1", "W"])],
          affect(
            all(hasType("creature")),
            [cant("attack", { whom: you, unlessPaid: [mana(["2"])] })],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Rolling Ember {X}{R}
 * Sorcery
 * Rolling Ember deals X damage to any target.
 */
export const RollingEmber: Card = {
  format: 1,
  name: "Rolling Ember",
  layout: "normal",
  faces: [
    {
      name: "Rolling Ember",
      manaCost: ["X", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, x, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Second Draft {4}{U}
 * Sorcery
 * You may pay {1}{U} rather than pay this spell's mana cost.
 * If the {1}{U} cost was paid, an opponent draws a card.
 * Draw two cards.
 */
export const SecondDraft: Card = {
  format: 1,
  name: "Second Draft",
  layout: "normal",
  faces: [
    {
      name: "Second Draft",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility([alternativeCost(isOneOf(self), [mana(["1", "U"])])], { zone: "stack" }),
        spell(
          ifThen(
            wasPaid(self, "alternative cost"),
            sequence([chooseValue(you, "opponent", { bind: 1, once: true }), draw(boundPlayer(1), 1)]),
          ),
        ),
        spell(draw(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Split Ledger {1}{R}
 * Instant
 * Choose one. If you control a Spirit as you cast this spell, you may choose both instead.
 * • Split Ledger deals 1 damage to target player.
 * • You gain 1 life.
 */
export const SplitLedger: Card = {
  format: 1,
  name: "Split Ledger",
  layout: "normal",
  faces: [
    {
      name: "Split Ledger",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          modal(
            { min: 1, max: 1 },
            [
              {
                targets: [{ count: { min: 1, max: 1 }, players: players }],
                effect: dealDamage(self, 1, targetPlayers(0)),
              },
              { effect: gainLife(you, 1) },
            ],
            {
              instead: {
                condition: exists(all(and([hasSubtype("Spirit"), controlledBy(you)]))),
                count: { min: 1, max: 2 },
              },
            },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sudden Bulwark {1}{W}
 * Enchantment
 * You may cast Sudden Bulwark as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
 * Creatures you control get +0/+1.
 */
export const SuddenBulwark: Card = {
  format: 1,
  name: "Sudden Bulwark",
  layout: "normal",
  faces: [
    {
      name: "Sudden Bulwark",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([castAsThoughFlash(you, isOneOf(self))], { zone: "stack" }),
        staticAbility([
          entersWith(isOneOf(self), {
            as: ifThen(
              wasPaid(self, "any time"),
              delayed(beginningOf("cleanup", undefined, { next: true }), {
                effect: sacrifice(controllerOf(self), self),
              }),
            ),
          }),
        ]),
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(0, 1)])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tithe of Inks {2}
 * Artifact
 * Spirit spells you cast cost {B}{R} less to cast. This effect reduces only the amount of colored mana you pay.
 */
export const TitheOfInks: Card = {
  format: 1,
  name: "Tithe of Inks",
  layout: "normal",
  faces: [
    {
      name: "Tithe of Inks",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(
            and([kind("spell"), hasSubtype("Spirit"), controlledBy(you)]),
            "less",
            [mana(["B", "R"])],
            { of: "spell", coloredOnly: true },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Toll of Whispers {1}{B}
 * Creature — Spirit
 * Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, you gain 1 life.
 * 1/3
 */
export const TollOfWhispers: Card = {
  format: 1,
  name: "Toll of Whispers",
  layout: "normal",
  faces: [
    {
      name: "Toll of Whispers",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 3,
      abilities: [
        triggered(
          eitherEvent([
            becomesTarget(you, and([or([kind("spell"), kind("ability")]), controlledBy(opponents)])),
            becomesTarget(
              and([kind("permanent"), controlledBy(you)]),
              and([or([kind("spell"), kind("ability")]), controlledBy(opponents)]),
            ),
          ]),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Vault of Margins {3}
 * Artifact
 * Once each turn, you may pay {0} rather than pay the mana cost for a creature spell you cast with mana value X or less, where X is the number of charge counters on Vault of Margins.
 */
export const VaultOfMargins: Card = {
  format: 1,
  name: "Vault of Margins",
  layout: "normal",
  faces: [
    {
      name: "Vault of Margins",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          alternativeCost(
            and([
              kind("spell"),
              hasType("creature"),
              controlledBy(you),
              compare("manaValue", "<=", countersOn(self, "charge")),
            ]),
            [mana(["0"])],
            { limit: 1 },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Warden of Tolls {1}{W}
 * Creature — Human Soldier
 * When Warden of Tolls enters, exile target card from a graveyard. For as long as that card remains exiled, its owner may play it. A spell cast this way costs {1} more to cast.
 * 1/1
 */
export const WardenOfTolls: Card = {
  format: 1,
  name: "Warden of Tolls",
  layout: "normal",
  faces: [
    {
      name: "Warden of Tolls",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            exile(target(0)),
            allowPlay(ownerOf(target(0)), target(0), "play", asLongAs(matches(target(0), inZone("exile"))), {
              additional: [mana(["1"])],
            }),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: and([kind("card"), inZone("graveyard")]) }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Whispered Roar {R}
 * Sorcery
 * As an additional cost to cast this spell, you may behold a Spirit.
 * Whispered Roar deals 1 damage to target player. If a Spirit was beheld, you gain 3 life.
 */
export const WhisperedRoar: Card = {
  format: 1,
  name: "Whispered Roar",
  layout: "normal",
  faces: [
    {
      name: "Whispered Roar",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [], {
              alternatives: [
                [
                  costOnObjects(
                    "reveal",
                    costChoice({ min: 1, max: 1 }, hasSubtype("Spirit"), { from: "hand" }),
                  ),
                ],
                [
                  costOnObjects(
                    "reveal",
                    costChoice({ min: 1, max: 1 }, hasSubtype("Spirit"), { from: "battlefield" }),
                  ),
                ],
              ],
              optional: true,
              keyword: "additional",
            }),
          ],
          { zone: "stack" },
        ),
        spell(
          sequence([
            dealDamage(self, 1, targetPlayers(0)),
            ifThen(wasPaid(self, "additional"), gainLife(you, 3)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AshenReader,
  AshenRoar,
  AshfootRunner,
  BentHourCourier,
  BindingAccount,
  ChampionOfAshes,
  CinderRain,
  CryptLectern,
  DearestShade,
  EchoingStacks,
  Emberscript,
  FirstLightReader,
  HeavyShade,
  KeenVerdict,
  LedgerShade,
  MarginalGrowth,
  RestlessScrivener,
  RoadToll,
  RollingEmber,
  SecondDraft,
  SplitLedger,
  SuddenBulwark,
  TitheOfInks,
  TollOfWhispers,
  VaultOfMargins,
  WardenOfTolls,
  WhisperedRoar,
];
