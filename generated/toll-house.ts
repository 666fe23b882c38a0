// generated from cards/toll-house.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  additionalCost,
  affect,
  all,
  and,
  applies,
  attacks,
  becomeCopy,
  bound,
  boundPlayer,
  cast,
  castCards,
  changeRules,
  choose,
  chooseObjects,
  compare,
  compareQuantities,
  controlledBy,
  costChange,
  costChoice,
  costObjects,
  costOnObjects,
  count,
  countPlayers,
  createTokens,
  dealDamage,
  destroy,
  draw,
  each,
  entersWith,
  exile,
  gainAbilities,
  gainLife,
  hasColor,
  hasSubtype,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  mana,
  matches,
  may,
  modifyPT,
  move,
  not,
  opponents,
  or,
  otherThan,
  ownedBy,
  ownerOf,
  performed,
  players,
  plus,
  putCounters,
  self,
  sequence,
  setPT,
  spell,
  statOf,
  staticAbility,
  status,
  tap,
  tapSelf,
  target,
  times,
  triggered,
  until,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { lifelink } from "./keywords/index.ts";

/**
 * Ashen Toll {6}{B}
 * Sorcery
 * As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way.
 * Draw two cards.
 */
export const AshenToll: Card = {
  format: 1,
  name: "Ashen Toll",
  layout: "normal",
  faces: [
    {
      name: "Ashen Toll",
      manaCost: ["6", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(
              isOneOf(self),
              [costOnObjects("sacrifice", costChoice({ min: 0 }, hasType("creature")))],
              { optional: true, keyword: "additional" },
            ),
          ],
          { zone: "stack" },
        ),
        staticAbility(
          [
            costChange(isOneOf(self), "less", [mana(["2"])], {
              of: "spell",
              times: count(all(and([hasType("creature"), isOneOf(costObjects(0))]))),
            }),
          ],
          { zone: "stack" },
        ),
        spell(draw(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Burning Muster {R}
 * Sorcery
 * As an additional cost to cast this spell, tap any number of untapped creatures you control.
 * Burning Muster deals damage to any target equal to twice the number of creatures tapped this way.
 */
export const BurningMuster: Card = {
  format: 1,
  name: "Burning Muster",
  layout: "normal",
  faces: [
    {
      name: "Burning Muster",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects(
                "tap",
                costChoice({ min: 0 }, and([status("untapped"), hasType("creature"), controlledBy(you)])),
              ),
            ]),
          ],
          { zone: "stack" },
        ),
        spell(
          dealDamage(
            self,
            times(2, count(all(and([hasType("creature"), isOneOf(costObjects(0))])))),
            target(0),
          ),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                players: players,
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
 * Copse Elder {G}
 * Creature — Elf Druid
 * Tap two untapped Elves you control: Add {G}{G}.
 * 1/1
 */
export const CopseElder: Card = {
  format: 1,
  name: "Copse Elder",
  layout: "normal",
  faces: [
    {
      name: "Copse Elder",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Druid"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [
            costOnObjects(
              "tap",
              costChoice({ min: 2, max: 2 }, and([status("untapped"), hasSubtype("Elf"), controlledBy(you)])),
            ),
          ],
          addMana(you, { symbols: ["G", "G"], choose: "fixed" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ember Altar {3}
 * Artifact
 * Sacrifice a creature: Add {R}.
 */
export const EmberAltar: Card = {
  format: 1,
  name: "Ember Altar",
  layout: "normal",
  faces: [
    {
      name: "Ember Altar",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
          addMana(you, { symbols: ["R"], choose: "fixed" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ember Debt {1}{R}
 * Sorcery
 * Draw a card.
 */
export const EmberDebt: Card = {
  format: 1,
  name: "Ember Debt",
  layout: "normal",
  faces: [
    {
      name: "Ember Debt",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Fine Print {2}
 * Artifact
 */
export const FinePrint: Card = {
  format: 1,
  name: "Fine Print",
  layout: "normal",
  faces: [
    {
      name: "Fine Print",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Foreign Letter {U}{B}
 * Instant
 * You may cast target instant or sorcery card from an opponent's graveyard without paying its mana cost.
 */
export const ForeignLetter: Card = {
  format: 1,
  name: "Foreign Letter",
  layout: "normal",
  faces: [
    {
      name: "Foreign Letter",
      manaCost: ["U", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(may(you, castCards(you, target(0), "cast", { free: true })), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([
                kind("card"),
                or([hasType("instant"), hasType("sorcery")]),
                inZone("graveyard", opponents),
              ]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gate Banner {1}{W}
 * Enchantment
 * Creatures you control get +1/+1.
 */
export const GateBanner: Card = {
  format: 1,
  name: "Gate Banner",
  layout: "normal",
  faces: [
    {
      name: "Gate Banner",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(and([hasType("creature"), controlledBy(you)])), [modifyPT(1, 1)])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Sentinel {G}
 * Creature — Bird
 * {T}, Tap an untapped creature you control: Add one mana of any color.
 * 1/1
 */
export const GateSentinel: Card = {
  format: 1,
  name: "Gate Sentinel",
  layout: "normal",
  faces: [
    {
      name: "Gate Sentinel",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [
            tapSelf,
            costOnObjects(
              "tap",
              costChoice(
                { min: 1, max: 1 },
                and([status("untapped"), hasType("creature"), controlledBy(you)]),
              ),
            ),
          ],
          addMana(you, { choose: "anyColor" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gatekeeper's Pick {G}
 * Sorcery
 * You may put a creature card from your hand onto the battlefield. If that card has mana value 2 or less, it enters with three additional +1/+1 counters on it.
 */
export const GatekeepersPick: Card = {
  format: 1,
  name: "Gatekeeper's Pick",
  layout: "normal",
  faces: [
    {
      name: "Gatekeeper's Pick",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          may(
            you,
            sequence([
              chooseObjects(
                you,
                choose({ min: 1, max: 1 }, and([kind("card"), hasType("creature"), inZone("hand", you)])),
                { bind: 1 },
              ),
              changeRules([
                entersWith(and([isOneOf(bound(1)), compare("manaValue", "<=", 2)]), {
                  counters: [{ kind: "+1/+1", count: 3 }],
                }),
              ]),
              move(bound(1), { zone: "battlefield" }, { bind: 1 }),
            ]),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Grave Clerk {U}
 * Creature — Spirit
 * Whenever you cast a spell from your graveyard, you gain 3 life.
 * 1/1
 */
export const GraveClerk: Card = {
  format: 1,
  name: "Grave Clerk",
  layout: "normal",
  faces: [
    {
      name: "Grave Clerk",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(cast(you, and([kind("spell"), ownedBy(you)]), { from: "graveyard" }), gainLife(you, 3)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Grave Warrant {1}{B}
 * Sorcery
 * Put target creature card from a graveyard onto the battlefield under your control. It deals damage equal to its power to any target.
 */
export const GraveWarrant: Card = {
  format: 1,
  name: "Grave Warrant",
  layout: "normal",
  faces: [
    {
      name: "Grave Warrant",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            move(target(0), { zone: "battlefield" }),
            dealDamage(target(0), statOf("power", target(0)), target(1)),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard")]),
              },
              {
                count: { min: 1, max: 1 },
                objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                players: players,
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
 * Herd Walker {1}{G}
 * Creature — Elemental
 * This creature enters with three +1/+1 counters on it.
 * 0/0
 */
export const HerdWalker: Card = {
  format: 1,
  name: "Herd Walker",
  layout: "normal",
  faces: [
    {
      name: "Herd Walker",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 0,
      toughness: 0,
      abilities: [staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 3 }] })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lamp Tithe {U}
 * Instant
 * Draw a card.
 */
export const LampTithe: Card = {
  format: 1,
  name: "Lamp Tithe",
  layout: "normal",
  faces: [
    {
      name: "Lamp Tithe",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Last Reckoning {W}
 * Instant
 * Destroy target creature. You gain life equal to its power.
 */
export const LastReckoning: Card = {
  format: 1,
  name: "Last Reckoning",
  layout: "normal",
  faces: [
    {
      name: "Last Reckoning",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([destroy(target(0)), gainLife(you, statOf("power", target(0)))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * March of Lamps {4}{U}
 * Instant
 * As an additional cost to cast this spell, you may exile any number of blue cards from your hand. This spell costs {2} less to cast for each card exiled this way.
 * Draw a card.
 */
export const MarchOfLamps: Card = {
  format: 1,
  name: "March of Lamps",
  layout: "normal",
  faces: [
    {
      name: "March of Lamps",
      manaCost: ["4", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(
              isOneOf(self),
              [
                costOnObjects(
                  "exile",
                  costChoice({ min: 0 }, and([hasColor("blue"), kind("card")]), { from: "hand" }),
                ),
              ],
              { optional: true, keyword: "additional" },
            ),
          ],
          { zone: "stack" },
        ),
        staticAbility(
          [
            costChange(isOneOf(self), "less", [mana(["2"])], {
              of: "spell",
              times: count(all(and([kind("card"), isOneOf(costObjects(0))]))),
            }),
          ],
          { zone: "stack" },
        ),
        spell(draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Marshal of Two Banners {1}{G}
 * Legendary Creature — Human Soldier
 * {W}: Marshal of Two Banners gains lifelink until end of turn.
 * 2/2
 */
export const MarshalOfTwoBanners: Card = {
  format: 1,
  name: "Marshal of Two Banners",
  layout: "normal",
  faces: [
    {
      name: "Marshal of Two Banners",
      manaCost: ["1", "G"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        activated([mana(["W"])], affect(self, [gainAbilities([lifelink()])], until("end of turn"))),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Marshal's Signet {2}
 * Artifact
 * {T}: Add one mana of any color in your commander's color identity.
 */
export const MarshalsSignet: Card = {
  format: 1,
  name: "Marshal's Signet",
  layout: "normal",
  faces: [
    {
      name: "Marshal's Signet",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { choose: "commanderIdentity" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mirror Clerk {1}{U}
 * Creature — Shapeshifter
 * {T}, Sacrifice another creature: You may have this creature become a copy of target creature. If you do, you gain 4 life.
 * 2/1
 */
export const MirrorClerk: Card = {
  format: 1,
  name: "Mirror Clerk",
  layout: "normal",
  faces: [
    {
      name: "Mirror Clerk",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 2,
      toughness: 1,
      abilities: [
        activated(
          [
            tapSelf,
            costOnObjects(
              "sacrifice",
              costChoice({ min: 1, max: 1 }, and([hasType("creature"), otherThan(self)])),
            ),
          ],
          sequence([
            may(you, affect(self, [becomeCopy(target(0))]), { bind: 1 }),
            ifThen(performed(1), gainLife(you, 4)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Muster at the Gate {G}
 * Sorcery
 * As an additional cost to cast this spell, tap two untapped creatures you control.
 * Draw a card.
 */
export const MusterAtTheGate: Card = {
  format: 1,
  name: "Muster at the Gate",
  layout: "normal",
  faces: [
    {
      name: "Muster at the Gate",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects(
                "tap",
                costChoice(
                  { min: 2, max: 2 },
                  and([status("untapped"), hasType("creature"), controlledBy(you)]),
                ),
              ),
            ]),
          ],
          { zone: "stack" },
        ),
        spell(draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ooze at the Gate {2}{G}
 * Sorcery
 * Create a 0/0 green Ooze creature token. The token enters with X +1/+1 counters on it, where X is the number of other creatures you control.
 */
export const OozeAtTheGate: Card = {
  format: 1,
  name: "Ooze at the Gate",
  layout: "normal",
  faces: [
    {
      name: "Ooze at the Gate",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(
            you,
            1,
            { colors: ["green"], power: 0, toughness: 0, cardTypes: ["creature"], subtypes: ["Ooze"] },
            {
              counters: [{ kind: "+1/+1", count: count(all(and([hasType("creature"), controlledBy(you)]))) }],
            },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Plain Ingot {3}
 * Artifact
 * {T}: Add {C}.
 */
export const PlainIngot: Card = {
  format: 1,
  name: "Plain Ingot",
  layout: "normal",
  faces: [
    {
      name: "Plain Ingot",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reed Drum {1}
 * Artifact
 * {T}, Tap an untapped creature you control: Add one mana of any color.
 */
export const ReedDrum: Card = {
  format: 1,
  name: "Reed Drum",
  layout: "normal",
  faces: [
    {
      name: "Reed Drum",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [
            tapSelf,
            costOnObjects(
              "tap",
              costChoice(
                { min: 1, max: 1 },
                and([status("untapped"), hasType("creature"), controlledBy(you)]),
              ),
            ),
          ],
          addMana(you, { choose: "anyColor" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reed Piper {G}
 * Creature — Elf
 * {T}: Add {G}.
 * 1/1
 */
export const ReedPiper: Card = {
  format: 1,
  name: "Reed Piper",
  layout: "normal",
  faces: [
    {
      name: "Reed Piper",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 1,
      toughness: 1,
      abilities: [activated([tapSelf], addMana(you, { symbols: ["G"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Scattered Coals {X}{R}
 * Sorcery
 * Scattered Coals deals X damage divided as you choose among any number of target creatures.
 */
export const ScatteredCoals: Card = {
  format: 1,
  name: "Scattered Coals",
  layout: "normal",
  faces: [
    {
      name: "Scattered Coals",
      manaCost: ["X", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, x, target(0), { divided: "chosen" }), {
          targets: [{ count: { min: 0 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Slag Altar {3}
 * Artifact
 * Sacrifice a creature: Add {C}{C}.
 */
export const SlagAltar: Card = {
  format: 1,
  name: "Slag Altar",
  layout: "normal",
  faces: [
    {
      name: "Slag Altar",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
          addMana(you, { symbols: ["C", "C"], choose: "fixed" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Spark of the Gate {R}
 * Instant
 * Spark of the Gate deals 2 damage to any target. If a player is dealt damage this way, draw a card.
 */
export const SparkOfTheGate: Card = {
  format: 1,
  name: "Spark of the Gate",
  layout: "normal",
  faces: [
    {
      name: "Spark of the Gate",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            dealDamage(self, 2, target(0), { bind: 1 }),
            ifThen(compareQuantities(countPlayers(boundPlayer(1)), ">", 0), draw(you, 1)),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                players: players,
              },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Steward of Returns {W}
 * Instant
 * Exile target creature you control, then return it to the battlefield under its owner's control. You gain life equal to its power.
 */
export const StewardOfReturns: Card = {
  format: 1,
  name: "Steward of Returns",
  layout: "normal",
  faces: [
    {
      name: "Steward of Returns",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            move(target(0), { zone: "battlefield", under: ownerOf(each) }),
            gainLife(you, statOf("power", target(0))),
          ]),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Toll Collector {2}{W}
 * Creature — Human Cleric
 * When this creature enters, return target artifact card from your graveyard to the battlefield. It enters with two additional +1/+1 counters on it if it's a creature.
 * 2/2
 */
export const TollCollector: Card = {
  format: 1,
  name: "Toll Collector",
  layout: "normal",
  faces: [
    {
      name: "Toll Collector",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            changeRules([
              entersWith(and([isOneOf(target(0)), hasType("creature")]), {
                counters: [{ kind: "+1/+1", count: 2 }],
              }),
            ]),
            move(target(0), { zone: "battlefield" }),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("artifact"), inZone("graveyard", you)]),
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
 * Toll Hound {1}{G}
 * Creature — Dog
 * 2/2
 */
export const TollHound: Card = {
  format: 1,
  name: "Toll Hound",
  layout: "normal",
  faces: [
    {
      name: "Toll Hound",
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

/**
 * Waking Ingots {3}
 * Artifact
 * Noncreature artifacts are 1/1 artifact creatures in addition to their other types.
 */
export const WakingIngots: Card = {
  format: 1,
  name: "Waking Ingots",
  layout: "normal",
  faces: [
    {
      name: "Waking Ingots",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([not(hasType("creature")), hasType("artifact")])), [
            addTypes({ cardTypes: ["artifact", "creature"] }),
            setPT(1, 1),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Weigher of Tolls {1}{G}
 * Creature — Human Scout
 * Whenever this creature attacks, tap target creature. If that creature has greater power than this creature, put a number of +1/+1 counters on this creature equal to the difference.
 * 1/1
 */
export const WeigherOfTolls: Card = {
  format: 1,
  name: "Weigher of Tolls",
  layout: "normal",
  faces: [
    {
      name: "Weigher of Tolls",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([
            tap(target(0)),
            ifThen(
              matches(target(0), compare("power", ">", statOf("power", self))),
              putCounters(
                "+1/+1",
                plus([statOf("power", target(0)), times(-1, statOf("power", self))]),
                self,
              ),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AshenToll,
  BurningMuster,
  CopseElder,
  EmberAltar,
  EmberDebt,
  FinePrint,
  ForeignLetter,
  GateBanner,
  GateSentinel,
  GatekeepersPick,
  GraveClerk,
  GraveWarrant,
  HerdWalker,
  LampTithe,
  LastReckoning,
  MarchOfLamps,
  MarshalOfTwoBanners,
  MarshalsSignet,
  MirrorClerk,
  MusterAtTheGate,
  OozeAtTheGate,
  PlainIngot,
  ReedDrum,
  ReedPiper,
  ScatteredCoals,
  SlagAltar,
  SparkOfTheGate,
  StewardOfReturns,
  TollCollector,
  TollHound,
  WakingIngots,
  WeigherOfTolls,
];
