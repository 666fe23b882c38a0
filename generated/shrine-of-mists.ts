// generated from cards/shrine-of-mists.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  additionalCost,
  affect,
  all,
  and,
  applies,
  attacking,
  attacks,
  becomesBlocked,
  beginningOf,
  blocking,
  both,
  bound,
  cant,
  cast,
  changeControl,
  changeRules,
  compare,
  controlledBy,
  controllerOf,
  costChoice,
  costOnObjects,
  count,
  counter,
  counterCost,
  createTokens,
  damage,
  dealDamage,
  defendingPlayer,
  delayed,
  discard,
  draw,
  each,
  entersWith,
  eventObjects,
  eventPlayer,
  exile,
  gainAbilities,
  gainLife,
  hasColor,
  hasSubtype,
  hasSupertype,
  hasType,
  host,
  inZone,
  isOneOf,
  kind,
  loseLife,
  mana,
  may,
  modifyPT,
  move,
  or,
  otherThan,
  ownerOf,
  players,
  prevent,
  sacrifice,
  search,
  self,
  sequence,
  shuffle,
  sorcerySpeed,
  spell,
  statOf,
  staticAbility,
  tap,
  tapSelf,
  target,
  targetPlayers,
  triggered,
  unless,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  bushido,
  enchant,
  equip,
  firstStrike,
  flashback,
  flying,
  haste,
  modular,
  modularWith,
  ninjutsu,
  offering,
  protection,
  soulshift,
  splice,
  sunburst,
  trample,
  vigilance,
} from "./keywords/index.ts";

/**
 * Ashen Crane Samurai <1><W>
 * Creature — Human Samurai
 * Bushido 1 (When this blocks or becomes blocked, it gets +1/+1 until end of turn.)
 * 2/2
 */
export const AshenCraneSamurai: Card = {
  format: 1,
  name: "Ashen Crane Samurai",
  layout: "normal",
  faces: [
    {
      name: "Ashen Crane Samurai",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Samurai"],
      power: 2,
      toughness: 2,
      abilities: [bushido(1)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bellows-Chamber Ogre <4><R>
 * Creature — Ogre Warrior
 * Trample
 * Whenever Bellows-Chamber Ogre becomes blocked, it gets +1/+1 until end of turn for each creature blocking it.
 * 4/3
 */
export const BellowsChamberOgre: Card = {
  format: 1,
  name: "Bellows-Chamber Ogre",
  layout: "normal",
  faces: [
    {
      name: "Bellows-Chamber Ogre",
      manaCost: ["4", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ogre", "Warrior"],
      power: 4,
      toughness: 3,
      abilities: [
        trample(),
        triggered(
          becomesBlocked(isOneOf(self)),
          affect(
            self,
            [
              modifyPT(
                count(all(and([hasType("creature"), blocking({ what: self })]))),
                count(all(and([hasType("creature"), blocking({ what: self })]))),
              ),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Bone-Hilt Longblade <2>
 * Artifact — Equipment
 * Equipped creature gets +2/+1.
 * Equip <2> (<2>: Attach to target creature you control. Equip only as a sorcery. This card comes into play unattached and stays in play if the creature leaves play.)
 */
export const BoneHiltLongblade: Card = {
  format: 1,
  name: "Bone-Hilt Longblade",
  layout: "normal",
  faces: [
    {
      name: "Bone-Hilt Longblade",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [staticAbility([applies(host, [modifyPT(2, 1)])]), equip([mana(["2"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Call the Sleeping Roots <1><G>
 * Sorcery — Arcane
 * Search your library for a basic land card, put that card into play tapped, then shuffle your library.
 * Splice onto Arcane <3><G>
 */
export const CallTheSleepingRoots: Card = {
  format: 1,
  name: "Call the Sleeping Roots",
  layout: "normal",
  faces: [
    {
      name: "Call the Sleeping Roots",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: ["Arcane"],
      abilities: [
        spell(
          sequence([
            search(you, { min: 1, max: 1 }, and([hasSupertype("basic"), kind("card"), hasType("land")]), {
              bind: 1,
            }),
            move(bound(1), { zone: "battlefield", tapped: true }),
            shuffle(you),
          ]),
        ),
        splice(hasSubtype("Arcane"), [mana(["3", "G"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Cragpath Raider <1><R>
 * Creature — Goblin Warrior
 * Haste
 * Cragpath Raider can't block.
 * 2/1
 */
export const CragpathRaider: Card = {
  format: 1,
  name: "Cragpath Raider",
  layout: "normal",
  faces: [
    {
      name: "Cragpath Raider",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Warrior"],
      power: 2,
      toughness: 1,
      abilities: [haste(), staticAbility([applies(self, [cant("block")])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Embers on the Wind <2><R>
 * Sorcery — Arcane
 * Embers on the Wind deals 1 damage to each creature and each player.
 * Splice onto Arcane—Sacrifice a Mountain.
 */
export const EmbersOnTheWind: Card = {
  format: 1,
  name: "Embers on the Wind",
  layout: "normal",
  faces: [
    {
      name: "Embers on the Wind",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: ["Arcane"],
      abilities: [
        spell(dealDamage(self, 1, both([all(hasType("creature")), players]))),
        splice(hasSubtype("Arcane"), [
          costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasSubtype("Mountain"))),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Exile of the Pale Gate <2><W>
 * Instant
 * Remove target attacking creature from the game. Its controller gains life equal to its power.
 */
export const ExileOfThePaleGate: Card = {
  format: 1,
  name: "Exile of the Pale Gate",
  layout: "normal",
  faces: [
    {
      name: "Exile of the Pale Gate",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([exile(target(0)), gainLife(controllerOf(target(0)), statOf("power", target(0)))]), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([attacking(), hasType("creature")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Father of the Kiln Clans <5><R>
 * Legendary Creature — Spirit
 * Goblin offering
 * Other creatures you control get +1/+0 and have haste.
 * 4/4
 */
export const FatherOfTheKilnClans: Card = {
  format: 1,
  name: "Father of the Kiln Clans",
  layout: "normal",
  faces: [
    {
      name: "Father of the Kiln Clans",
      manaCost: ["5", "R"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 4,
      toughness: 4,
      abilities: [
        offering(hasSubtype("Goblin")),
        staticAbility([
          applies(all(and([otherThan(self), hasType("creature"), controlledBy(you)])), [
            modifyPT(1, 0),
            gainAbilities([haste()]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Gearmind Tortoise <4>
 * Artifact Creature — Turtle Construct
 * Modular 2 (This comes into play with two +1/+1 counters on it. When it's put into a graveyard, you may put its +1/+1 counters on target artifact creature.)
 * 0/0
 */
export const GearmindTortoise: Card = {
  format: 1,
  name: "Gearmind Tortoise",
  layout: "normal",
  faces: [
    {
      name: "Gearmind Tortoise",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Turtle", "Construct"],
      power: 0,
      toughness: 0,
      abilities: [modular(2)],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ghostfire Passage <1><W>
 * Instant
 * Remove target creature you control from the game. Return that card to play under its owner's control at end of turn.
 */
export const GhostfirePassage: Card = {
  format: 1,
  name: "Ghostfire Passage",
  layout: "normal",
  faces: [
    {
      name: "Ghostfire Passage",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            delayed(beginningOf("end", undefined, { next: true }), {
              effect: move(target(0), { zone: "battlefield", under: ownerOf(each) }),
            }),
          ]),
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
 * Glacial Ray <1><R>
 * Instant — Arcane
 * Glacial Ray deals 2 damage to target creature or player.
 * Splice onto Arcane <1><R> (As you play an Arcane spell, you may reveal this card from your hand and pay its splice cost. If you do, add this card's effects to that spell.)
 */
export const GlacialRay: Card = {
  format: 1,
  name: "Glacial Ray",
  layout: "normal",
  faces: [
    {
      name: "Glacial Ray",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        spell(dealDamage(self, 2, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature"), players: players }],
        }),
        splice(hasSubtype("Arcane"), [mana(["1", "R"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Grave-Ash Bargain <B>
 * Sorcery
 * As an additional cost to play Grave-Ash Bargain, sacrifice a creature.
 * Draw two cards.
 * Flashback <1><B>
 */
export const GraveAshBargain: Card = {
  format: 1,
  name: "Grave-Ash Bargain",
  layout: "normal",
  faces: [
    {
      name: "Grave-Ash Bargain",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature"))),
            ]),
          ],
          { zone: "stack" },
        ),
        spell(draw(you, 2)),
        flashback([mana(["1", "B"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Heart of the Gear Shrine <5>
 * Artifact Creature — Construct
 * Modular—Sunburst (This comes into play with a +1/+1 counter on it for each color of mana used to pay its cost. When it's put into a graveyard, you may put its +1/+1 counters on target artifact creature.)
 * 0/0
 */
export const HeartOfTheGearShrine: Card = {
  format: 1,
  name: "Heart of the Gear Shrine",
  layout: "normal",
  faces: [
    {
      name: "Heart of the Gear Shrine",
      manaCost: ["5"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 0,
      toughness: 0,
      abilities: [modularWith()],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hour of Drifting Veils <1><U>
 * Instant — Arcane
 * Return target creature to its owner's hand.
 * Splice onto Arcane <2><U>
 */
export const HourOfDriftingVeils: Card = {
  format: 1,
  name: "Hour of Drifting Veils",
  layout: "normal",
  faces: [
    {
      name: "Hour of Drifting Veils",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
        splice(hasSubtype("Arcane"), [mana(["2", "U"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Kami of Cold Embers <3><R>
 * Creature — Spirit
 * <R>: Kami of Cold Embers gets +1/+0 until end of turn.
 * Soulshift 3
 * 2/2
 */
export const KamiOfColdEmbers: Card = {
  format: 1,
  name: "Kami of Cold Embers",
  layout: "normal",
  faces: [
    {
      name: "Kami of Cold Embers",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        activated([mana(["R"])], affect(self, [modifyPT(1, 0)], until("end of turn"))),
        soulshift(3),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kami of the Paper Lantern <2><W>
 * Creature — Spirit
 * Flying
 * Soulshift 2 (When this is put into a graveyard from play, you may return target Spirit card with converted mana cost 2 or less from your graveyard to your hand.)
 * 1/3
 */
export const KamiOfThePaperLantern: Card = {
  format: 1,
  name: "Kami of the Paper Lantern",
  layout: "normal",
  faces: [
    {
      name: "Kami of the Paper Lantern",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 3,
      abilities: [flying(), soulshift(2)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Keeper of the Stone Gate <3><W>
 * Creature — Fox Samurai
 * Vigilance
 * Bushido 2
 * 2/3
 */
export const KeeperOfTheStoneGate: Card = {
  format: 1,
  name: "Keeper of the Stone Gate",
  layout: "normal",
  faces: [
    {
      name: "Keeper of the Stone Gate",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Fox", "Samurai"],
      power: 2,
      toughness: 3,
      abilities: [vigilance(), bushido(2)],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lantern of Five Suns <3>
 * Artifact
 * Sunburst
 * <T>, Remove a charge counter from Lantern of Five Suns: Add one mana of any color to your mana pool.
 */
export const LanternOfFiveSuns: Card = {
  format: 1,
  name: "Lantern of Five Suns",
  layout: "normal",
  faces: [
    {
      name: "Lantern of Five Suns",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        sunburst(),
        activated(
          [tapSelf, counterCost("remove", "charge", { min: 1, max: 1 }, self)],
          addMana(you, { choose: "anyColor" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lanternless Wanderer <3><B>
 * Creature — Spirit
 * When Lanternless Wanderer is put into a graveyard from play, target player loses 2 life.
 * Soulshift 3
 * 3/2
 */
export const LanternlessWanderer: Card = {
  format: 1,
  name: "Lanternless Wanderer",
  layout: "normal",
  faces: [
    {
      name: "Lanternless Wanderer",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 3,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), loseLife(targetPlayers(0), 2), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
        soulshift(3),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lord Tamagiri, the Unbent <2><W><W>
 * Legendary Creature — Human Samurai
 * Bushido 2
 * Other Samurai you control get +1/+0.
 * Whenever a Samurai you control becomes blocked, you gain 1 life.
 * 3/3
 */
export const LordTamagiriTheUnbent: Card = {
  format: 1,
  name: "Lord Tamagiri, the Unbent",
  layout: "normal",
  faces: [
    {
      name: "Lord Tamagiri, the Unbent",
      manaCost: ["2", "W", "W"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human", "Samurai"],
      power: 3,
      toughness: 3,
      abilities: [
        bushido(2),
        staticAbility([
          applies(all(and([otherThan(self), hasSubtype("Samurai"), controlledBy(you)])), [modifyPT(1, 0)]),
        ]),
        triggered(becomesBlocked(and([hasSubtype("Samurai"), controlledBy(you)])), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Mirror of Shifting Dusk <2><U>
 * Enchantment — Aura
 * Enchant creature
 * You control enchanted creature.
 * Enchanted creature gets -1/-0.
 */
export const MirrorOfShiftingDusk: Card = {
  format: 1,
  name: "Mirror of Shifting Dusk",
  layout: "normal",
  faces: [
    {
      name: "Mirror of Shifting Dusk",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([applies(host, [changeControl(you)])]),
        staticAbility([applies(host, [modifyPT(-1, 0)])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Mistwater Shade <1><U>
 * Creature — Spirit
 * <U>, Return Mistwater Shade to its owner's hand: Draw a card.
 * Whenever you play a Spirit or Arcane spell, Mistwater Shade gets +2/+0 until end of turn.
 * 1/2
 */
export const MistwaterShade: Card = {
  format: 1,
  name: "Mistwater Shade",
  layout: "normal",
  faces: [
    {
      name: "Mistwater Shade",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 2,
      abilities: [
        activated([mana(["U"]), costOnObjects("returnToHand", self)], draw(you, 1)),
        triggered(
          cast(you, and([kind("spell"), or([hasSubtype("Spirit"), hasSubtype("Arcane")])])),
          affect(self, [modifyPT(2, 0)], until("end of turn")),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Mistwreathed Crossing
 * Land
 * Mistwreathed Crossing comes into play tapped.
 * <T>: Add <W> or <U> to your mana pool.
 */
export const MistwreathedCrossing: Card = {
  format: 1,
  name: "Mistwreathed Crossing",
  layout: "normal",
  faces: [
    {
      name: "Mistwreathed Crossing",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { tapped: true })]),
        activated([tapSelf], addMana(you, { symbols: ["W", "U"], choose: "choice" })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Moss-Shrine Tender <G>
 * Creature — Human Druid
 * <T>: Add <G> to your mana pool.
 * <T>, Sacrifice Moss-Shrine Tender: Add one mana of any color to your mana pool. Play this ability only any time you could play a sorcery.
 * 0/2
 */
export const MossShrineTender: Card = {
  format: 1,
  name: "Moss-Shrine Tender",
  layout: "normal",
  faces: [
    {
      name: "Moss-Shrine Tender",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Druid"],
      power: 0,
      toughness: 2,
      abilities: [
        activated([tapSelf], addMana(you, { symbols: ["G"], choose: "fixed" })),
        activated([tapSelf, costOnObjects("sacrifice", self)], addMana(you, { choose: "anyColor" }), {
          limits: [sorcerySpeed],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Mother of the Flooded Warrens <4><B><B>
 * Legendary Creature — Spirit
 * Rat offering (You may play this card any time you could play an instant by sacrificing a Rat and paying the difference in mana costs between this and the sacrificed Rat. Mana cost includes color.)
 * Whenever Mother of the Flooded Warrens attacks, defending player sacrifices a creature.
 * 4/4
 */
export const MotherOfTheFloodedWarrens: Card = {
  format: 1,
  name: "Mother of the Flooded Warrens",
  layout: "normal",
  faces: [
    {
      name: "Mother of the Flooded Warrens",
      manaCost: ["4", "B", "B"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 4,
      toughness: 4,
      abilities: [
        offering(hasSubtype("Rat")),
        triggered(
          attacks(isOneOf(self)),
          sacrifice(defendingPlayer, undefined, { count: { min: 1, max: 1 }, filter: hasType("creature") }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Nightcurrent Blade <3><B>
 * Creature — Rat Ninja
 * Ninjutsu <1><B>
 * Whenever Nightcurrent Blade deals combat damage to a player, that player discards a card.
 * 2/2
 */
export const NightcurrentBlade: Card = {
  format: 1,
  name: "Nightcurrent Blade",
  layout: "normal",
  faces: [
    {
      name: "Nightcurrent Blade",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Rat", "Ninja"],
      power: 2,
      toughness: 2,
      abilities: [
        ninjutsu([mana(["1", "B"])]),
        triggered(damage(isOneOf(self), players, { combat: true }), discard(eventPlayer, { min: 1, max: 1 })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Orchard Kami <4><G>
 * Creature — Spirit
 * When Orchard Kami comes into play, you may gain 3 life.
 * Soulshift 4
 * 4/4
 */
export const OrchardKami: Card = {
  format: 1,
  name: "Orchard Kami",
  layout: "normal",
  faces: [
    {
      name: "Orchard Kami",
      manaCost: ["4", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), may(you, gainLife(you, 3))),
        soulshift(4),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Petalfall Warding <W>
 * Instant — Arcane
 * Prevent the next 3 damage that would be dealt to target creature or player this turn.
 * Splice onto Arcane <W>
 */
export const PetalfallWarding: Card = {
  format: 1,
  name: "Petalfall Warding",
  layout: "normal",
  faces: [
    {
      name: "Petalfall Warding",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        spell(changeRules([prevent({ amount: 3, to: target(0) })], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature"), players: players }],
        }),
        splice(hasSubtype("Arcane"), [mana(["W"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Prism Strider <4>
 * Artifact Creature — Construct
 * Flying
 * Sunburst (This comes into play with a +1/+1 counter on it for each color of mana used to pay its cost.)
 * 0/0
 */
export const PrismStrider: Card = {
  format: 1,
  name: "Prism Strider",
  layout: "normal",
  faces: [
    {
      name: "Prism Strider",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 0,
      toughness: 0,
      abilities: [flying(), sunburst()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Reach Through Mists <U>
 * Instant — Arcane
 * Draw a card.
 */
export const ReachThroughMists: Card = {
  format: 1,
  name: "Reach Through Mists",
  layout: "normal",
  faces: [
    {
      name: "Reach Through Mists",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reedgate Toll <1><U>
 * Instant
 * Counter target spell unless its controller pays <3>.
 */
export const ReedgateToll: Card = {
  format: 1,
  name: "Reedgate Toll",
  layout: "normal",
  faces: [
    {
      name: "Reedgate Toll",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(unless(counter(target(0)), controllerOf(target(0)), [mana(["3"])]), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rite of the Ninth Hour <1><W><W>
 * Sorcery — Arcane
 * Put two 1/1 colorless Spirit creature tokens with flying into play.
 */
export const RiteOfTheNinthHour: Card = {
  format: 1,
  name: "Rite of the Ninth Hour",
  layout: "normal",
  faces: [
    {
      name: "Rite of the Ninth Hour",
      manaCost: ["1", "W", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: ["Arcane"],
      abilities: [
        spell(
          createTokens(you, 2, {
            colors: [],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Spirit"],
            abilities: [flying()],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shadow of the Ninth Roof <4><B><B>
 * Creature — Human Ninja
 * Ninjutsu <3><B>
 * Whenever Shadow of the Ninth Roof deals combat damage to a player, you may put target creature card from that player's graveyard into play under your control.
 * 4/3
 */
export const ShadowOfTheNinthRoof: Card = {
  format: 1,
  name: "Shadow of the Ninth Roof",
  layout: "normal",
  faces: [
    {
      name: "Shadow of the Ninth Roof",
      manaCost: ["4", "B", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Ninja"],
      power: 4,
      toughness: 3,
      abilities: [
        ninjutsu([mana(["3", "B"])]),
        triggered(
          damage(isOneOf(self), players, { combat: true }),
          may(you, move(target(0), { zone: "battlefield" })),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard", eventPlayer)]),
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
 * Silence of the Reeds <2><B>
 * Enchantment
 * Whenever a player plays a spell with converted mana cost 4 or greater, that player loses 2 life.
 */
export const SilenceOfTheReeds: Card = {
  format: 1,
  name: "Silence of the Reeds",
  layout: "normal",
  faces: [
    {
      name: "Silence of the Reeds",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(players, and([kind("spell"), compare("manaValue", ">=", 4)])),
          loseLife(eventPlayer, 2),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Stillwater Duelist <W><W>
 * Creature — Human Samurai
 * First strike
 * Bushido 1
 * When Stillwater Duelist comes into play, you may tap target creature.
 * 1/1
 */
export const StillwaterDuelist: Card = {
  format: 1,
  name: "Stillwater Duelist",
  layout: "normal",
  faces: [
    {
      name: "Stillwater Duelist",
      manaCost: ["W", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Samurai"],
      power: 1,
      toughness: 1,
      abilities: [
        firstStrike(),
        bushido(1),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), may(you, tap(target(0))), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Thornbriar Serpent <2><G>
 * Creature — Snake
 * Whenever Thornbriar Serpent deals combat damage to a creature, tap that creature and it doesn't untap during its controller's next untap step.
 * 2/3
 */
export const ThornbriarSerpent: Card = {
  format: 1,
  name: "Thornbriar Serpent",
  layout: "normal",
  faces: [
    {
      name: "Thornbriar Serpent",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Snake"],
      power: 2,
      toughness: 3,
      abilities: [
        triggered(
          damage(isOneOf(self), hasType("creature"), { combat: true }),
          sequence([
            tap(eventObjects("other")),
            affect(
              eventObjects("other"),
              [cant("untapInUntapStep")],
              until("their next untap step", { of: controllerOf(eventObjects("other")) }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tithe of Sparks <R>
 * Sorcery
 * As an additional cost to play Tithe of Sparks, sacrifice a land.
 * Tithe of Sparks deals 4 damage to target creature or player.
 */
export const TitheOfSparks: Card = {
  format: 1,
  name: "Tithe of Sparks",
  layout: "normal",
  faces: [
    {
      name: "Tithe of Sparks",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            additionalCost(isOneOf(self), [
              costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("land"))),
            ]),
          ],
          { zone: "stack" },
        ),
        spell(dealDamage(self, 4, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature"), players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Veilstep Infiltrator <3><U>
 * Creature — Human Ninja
 * Ninjutsu <1><U> (<1><U>, Return an unblocked attacker you control to hand: Put this card into play from your hand tapped and attacking.)
 * Whenever Veilstep Infiltrator deals combat damage to a player, you may draw a card.
 * 2/3
 */
export const VeilstepInfiltrator: Card = {
  format: 1,
  name: "Veilstep Infiltrator",
  layout: "normal",
  faces: [
    {
      name: "Veilstep Infiltrator",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Ninja"],
      power: 2,
      toughness: 3,
      abilities: [
        ninjutsu([mana(["1", "U"])]),
        triggered(damage(isOneOf(self), players, { combat: true }), may(you, draw(you, 1))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Well-Rat Gnawer <B>
 * Creature — Rat
 * When Well-Rat Gnawer comes into play, each player discards a card.
 * 1/1
 */
export const WellRatGnawer: Card = {
  format: 1,
  name: "Well-Rat Gnawer",
  layout: "normal",
  faces: [
    {
      name: "Well-Rat Gnawer",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Rat"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), discard(players, { min: 1, max: 1 })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Whisper from the Rushes <B>
 * Instant — Arcane
 * Target creature gets -1/-1 until end of turn.
 * Splice onto Arcane <1><B>
 */
export const WhisperFromTheRushes: Card = {
  format: 1,
  name: "Whisper from the Rushes",
  layout: "normal",
  faces: [
    {
      name: "Whisper from the Rushes",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: ["Arcane"],
      abilities: [
        spell(affect(target(0), [modifyPT(-1, -1)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
        splice(hasSubtype("Arcane"), [mana(["1", "B"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * White Heron Novice <W><W>
 * Creature — Human Cleric
 * Protection from black
 * <W>: White Heron Novice gains flying until end of turn.
 * 2/1
 */
export const WhiteHeronNovice: Card = {
  format: 1,
  name: "White Heron Novice",
  layout: "normal",
  faces: [
    {
      name: "White Heron Novice",
      manaCost: ["W", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 1,
      abilities: [
        protection(hasColor("black")),
        activated([mana(["W"])], affect(self, [gainAbilities([flying()])], until("end of turn"))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AshenCraneSamurai,
  BellowsChamberOgre,
  BoneHiltLongblade,
  CallTheSleepingRoots,
  CragpathRaider,
  EmbersOnTheWind,
  ExileOfThePaleGate,
  FatherOfTheKilnClans,
  GearmindTortoise,
  GhostfirePassage,
  GlacialRay,
  GraveAshBargain,
  HeartOfTheGearShrine,
  HourOfDriftingVeils,
  KamiOfColdEmbers,
  KamiOfThePaperLantern,
  KeeperOfTheStoneGate,
  LanternOfFiveSuns,
  LanternlessWanderer,
  LordTamagiriTheUnbent,
  MirrorOfShiftingDusk,
  MistwaterShade,
  MistwreathedCrossing,
  MossShrineTender,
  MotherOfTheFloodedWarrens,
  NightcurrentBlade,
  OrchardKami,
  PetalfallWarding,
  PrismStrider,
  ReachThroughMists,
  ReedgateToll,
  RiteOfTheNinthHour,
  ShadowOfTheNinthRoof,
  SilenceOfTheReeds,
  StillwaterDuelist,
  ThornbriarSerpent,
  TitheOfSparks,
  VeilstepInfiltrator,
  WellRatGnawer,
  WhisperFromTheRushes,
  WhiteHeronNovice,
];
