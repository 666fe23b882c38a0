// generated from cards/breadth-nine.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  alternativeCost,
  and,
  anything,
  attacks,
  bound,
  cant,
  cast,
  changeControl,
  compareQuantities,
  controlledBy,
  costChange,
  count,
  damage,
  dealDamage,
  designate,
  destroy,
  discard,
  draw,
  each,
  eitherEvent,
  eventAmount,
  eventObjects,
  eventPlayer,
  exists,
  gainLife,
  getCounters,
  hasColor,
  hasSubtype,
  hasSupertype,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  keywordAction,
  kind,
  lifeChange,
  mana,
  opponents,
  or,
  ownedBy,
  performed,
  phaseOut,
  playerCant,
  playerStat,
  players,
  playersExcept,
  regenerate,
  replace,
  sacrifice,
  self,
  sequence,
  shuffle,
  spell,
  staticAbility,
  status,
  tapSelf,
  tapsForMana,
  target,
  targetPlayers,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { cycling, landwalk, saddle } from "./keywords/index.ts";

/**
 * Ashen Tithe {1}{B}
 * Creature — Spirit
 * Whenever Ashen Tithe deals combat damage to a player, that player discards cards equal to the damage.
 * 2/2
 */
export const AshenTithe: Card = {
  format: 1,
  name: "Ashen Tithe",
  layout: "normal",
  faces: [
    {
      name: "Ashen Tithe",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          damage(isOneOf(self), players, { combat: true }),
          discard(eventPlayer, { min: eventAmount, max: eventAmount }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Blank Waste
 * Land
 * {T}: Add {C}.
 * {T}: Add {R}.
 */
export const BlankWaste: Card = {
  format: 1,
  name: "Blank Waste",
  layout: "normal",
  faces: [
    {
      name: "Blank Waste",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" })),
        activated([tapSelf], addMana(you, { symbols: ["R"], choose: "fixed" })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bright Draught {W}
 * Sorcery
 * You gain 2 life.
 */
export const BrightDraught: Card = {
  format: 1,
  name: "Bright Draught",
  layout: "normal",
  faces: [
    {
      name: "Bright Draught",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Broken Vow {1}{U}
 * Enchantment
 * When a player casts a spell, sacrifice Broken Vow. If you do, each of that player's opponents draws three cards.
 */
export const BrokenVow: Card = {
  format: 1,
  name: "Broken Vow",
  layout: "normal",
  faces: [
    {
      name: "Broken Vow",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(players, kind("spell")),
          sequence([
            sacrifice(you, self, { bind: 1 }),
            ifThen(performed(1), draw(playersExcept(players, eventPlayer), 3)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Chorus of Embers {1}{R}
 * Creature — Spirit
 * Whenever a white instant or sorcery spell causes you to gain life, Chorus of Embers deals 3 damage to any target.
 * 1/1
 */
export const ChorusOfEmbers: Card = {
  format: 1,
  name: "Chorus of Embers",
  layout: "normal",
  faces: [
    {
      name: "Chorus of Embers",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          lifeChange("gain", you, {
            cause: and([hasColor("white"), kind("spell"), or([hasType("instant"), hasType("sorcery")])]),
          }),
          dealDamage(self, 3, target(0)),
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
 * Crowded Verdict {4}{B}
 * Sorcery
 * You may pay {B} rather than pay this spell's mana cost if there are three or more creatures on the battlefield.
 * Draw a card.
 */
export const CrowdedVerdict: Card = {
  format: 1,
  name: "Crowded Verdict",
  layout: "normal",
  faces: [
    {
      name: "Crowded Verdict",
      manaCost: ["4", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            alternativeCost(isOneOf(self), [mana(["B"])], {
              condition: exists(all(and([hasType("creature"), inZone("battlefield")])), ">=", 3),
            }),
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
 * Deathless Hulk {2}{G}
 * Creature — Troll
 * If Deathless Hulk would be destroyed, regenerate it.
 * {1}: Deathless Hulk can't be regenerated this turn. Any player may activate this ability.
 * 3/3
 */
export const DeathlessHulk: Card = {
  format: 1,
  name: "Deathless Hulk",
  layout: "normal",
  faces: [
    {
      name: "Deathless Hulk",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Troll"],
      power: 3,
      toughness: 3,
      abilities: [
        staticAbility([
          replace(
            zoneChange(isOneOf(self), "battlefield", undefined, { reason: "destroy" }),
            regenerate(eventObjects("object"), { instead: true }),
          ),
        ]),
        activated([mana(["1"])], affect(self, [cant("beRegenerated")], until("end of turn")), {
          by: players,
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Dim Draught {B}
 * Sorcery
 * You gain 2 life.
 */
export const DimDraught: Card = {
  format: 1,
  name: "Dim Draught",
  layout: "normal",
  faces: [
    {
      name: "Dim Draught",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Drift Stalker {1}{G}
 * Creature — Wolf
 * Snow forestwalk
 * 2/2
 */
export const DriftStalker: Card = {
  format: 1,
  name: "Drift Stalker",
  layout: "normal",
  faces: [
    {
      name: "Drift Stalker",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wolf"],
      power: 2,
      toughness: 2,
      abilities: [landwalk(and([hasSupertype("snow"), hasSubtype("Forest")]))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ember Regent {1}{R}
 * Legendary Creature — Human
 * 2/2
 */
export const EmberRegent: Card = {
  format: 1,
  name: "Ember Regent",
  layout: "normal",
  faces: [
    {
      name: "Ember Regent",
      manaCost: ["1", "R"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Fell {B}
 * Sorcery
 * Destroy target creature.
 */
export const Fell: Card = {
  format: 1,
  name: "Fell",
  layout: "normal",
  faces: [
    {
      name: "Fell",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Fixed Hour {1}{U}
 * Enchantment
 * Permanents can't phase in.
 */
export const FixedHour: Card = {
  format: 1,
  name: "Fixed Hour",
  layout: "normal",
  faces: [
    {
      name: "Fixed Hour",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(players, "phaseIn")])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Handover {0}
 * Sorcery
 * Target opponent gains control of target creature you control.
 */
export const Handover: Card = {
  format: 1,
  name: "Handover",
  layout: "normal",
  faces: [
    {
      name: "Handover",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(affect(target(1), [changeControl(targetPlayers(0))]), {
          targets: [
            { count: { min: 1, max: 1 }, players: opponents },
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hollow Prism {3}
 * Artifact
 * Whenever you tap a permanent for {C}, add an additional {C}.
 */
export const HollowPrism: Card = {
  format: 1,
  name: "Hollow Prism",
  layout: "normal",
  faces: [
    {
      name: "Hollow Prism",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          tapsForMana(you, kind("permanent"), { produced: "colorless" }),
          addMana(you, { symbols: ["C"], choose: "fixed" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lane Ostler {1}{G}
 * Creature — Elf
 * Whenever a Mount you control enters, it becomes saddled until end of turn.
 * 1/1
 */
export const LaneOstler: Card = {
  format: 1,
  name: "Lane Ostler",
  layout: "normal",
  faces: [
    {
      name: "Lane Ostler",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasSubtype("Mount"), controlledBy(you)]), undefined, "battlefield"),
          designate(eventObjects("object"), "saddled"),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lane Pony {G}
 * Creature — Horse Mount
 * Whenever this creature attacks while saddled, you gain 4 life.
 * Saddle 9
 * 2/2
 */
export const LanePony: Card = {
  format: 1,
  name: "Lane Pony",
  layout: "normal",
  faces: [
    {
      name: "Lane Pony",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horse", "Mount"],
      power: 2,
      toughness: 2,
      abilities: [triggered(attacks(and([isOneOf(self), status("saddled")])), gainLife(you, 4)), saddle(9)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Long Absence {2}{U}
 * Sorcery
 * Each creature target opponent controls phases out. Until the end of your next turn, they can't phase in.
 */
export const LongAbsence: Card = {
  format: 1,
  name: "Long Absence",
  layout: "normal",
  faces: [
    {
      name: "Long Absence",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            phaseOut(all(and([hasType("creature"), controlledBy(targetPlayers(0))])), { bind: 1 }),
            affect(bound(1), [cant("phaseIn")], until("end of your next turn")),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Old Banner {1}{W}
 * Enchantment
 * Your commander costs {1} less to cast for each time it's been cast from the command zone this game.
 */
export const OldBanner: Card = {
  format: 1,
  name: "Old Banner",
  layout: "normal",
  faces: [
    {
      name: "Old Banner",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(and([kind("commander"), ownedBy(you)]), "less", [mana(["1"])], {
            of: "spell",
            times: playerStat("commanderCasts", you, { what: each }),
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ransom Steward {1}{W}
 * Creature — Human
 * Whenever an opponent gains control of a permanent from you, you gain 3 life.
 * 1/1
 */
export const RansomSteward: Card = {
  format: 1,
  name: "Ransom Steward",
  layout: "normal",
  faces: [
    {
      name: "Ransom Steward",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          keywordAction("loseControl", { by: you, what: and([kind("permanent"), controlledBy(opponents)]) }),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Raze the Field {2}{B}
 * Sorcery
 * Destroy all creatures. They can't be regenerated.
 */
export const RazeTheField: Card = {
  format: 1,
  name: "Raze the Field",
  layout: "normal",
  faces: [
    {
      name: "Raze the Field",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(destroy(all(hasType("creature")), { cantBeRegenerated: true }))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Reef Whelp {1}{U}
 * Creature — Beast
 * When you cast or cycle Reef Whelp, draw a card.
 * Cycling {1}
 * 1/1
 */
export const ReefWhelp: Card = {
  format: 1,
  name: "Reef Whelp",
  layout: "normal",
  faces: [
    {
      name: "Reef Whelp",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          eitherEvent([cast(you, isOneOf(self)), keywordAction("cycle", { by: you, what: isOneOf(self) })]),
          draw(you, 1),
        ),
        cycling([mana(["1"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Restless Stacks {2}
 * Artifact
 * Whenever a spell or ability causes a player to shuffle their library, this artifact deals 2 damage to that player.
 */
export const RestlessStacks: Card = {
  format: 1,
  name: "Restless Stacks",
  layout: "normal",
  faces: [
    {
      name: "Restless Stacks",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          keywordAction("shuffle", { by: players, cause: anything }),
          dealDamage(self, 2, eventPlayer),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Riffle {U}
 * Sorcery
 * Shuffle your library.
 */
export const Riffle: Card = {
  format: 1,
  name: "Riffle",
  layout: "normal",
  faces: [
    {
      name: "Riffle",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(shuffle(you))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Stone Ox {3}
 * Artifact Creature — Ox
 * 2/4
 */
export const StoneOx: Card = {
  format: 1,
  name: "Stone Ox",
  layout: "normal",
  faces: [
    {
      name: "Stone Ox",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 4,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Warden of Glow {1}{B}
 * Creature — Zombie
 * Whenever Warden of Glow deals combat damage to a player, that player gets two poison counters if they don't have any poison counters. Otherwise, you gain 5 life.
 * 1/1
 */
export const WardenOfGlow: Card = {
  format: 1,
  name: "Warden of Glow",
  layout: "normal",
  faces: [
    {
      name: "Warden of Glow",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          damage(isOneOf(self), players, { combat: true }),
          ifThen(
            compareQuantities(playerStat("life", eventPlayer, { counters: "poison" }), "=", 0),
            getCounters(eventPlayer, "poison", 2),
            gainLife(you, 5),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Wayfarer's Flame {1}{R}
 * Instant
 * Wayfarer's Flame deals X damage to target player, where X is the number of cards in your graveyard that are instant cards, sorcery cards, and/or have an Adventure.
 */
export const WayfarersFlame: Card = {
  format: 1,
  name: "Wayfarer's Flame",
  layout: "normal",
  faces: [
    {
      name: "Wayfarer's Flame",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          dealDamage(
            self,
            count(
              all(
                and([
                  kind("card"),
                  inZone("graveyard", you),
                  or([
                    and([kind("card"), hasType("instant")]),
                    and([kind("card"), hasType("sorcery")]),
                    kind("adventurer"),
                  ]),
                ]),
              ),
            ),
            targetPlayers(0),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AshenTithe,
  BlankWaste,
  BrightDraught,
  BrokenVow,
  ChorusOfEmbers,
  CrowdedVerdict,
  DeathlessHulk,
  DimDraught,
  DriftStalker,
  EmberRegent,
  Fell,
  FixedHour,
  Handover,
  HollowPrism,
  LaneOstler,
  LanePony,
  LongAbsence,
  OldBanner,
  RansomSteward,
  RazeTheField,
  ReefWhelp,
  RestlessStacks,
  Riffle,
  StoneOx,
  WardenOfGlow,
  WayfarersFlame,
];
