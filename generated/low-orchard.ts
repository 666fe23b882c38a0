// generated from cards/low-orchard.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  abilityKind,
  activated,
  activates,
  affect,
  all,
  and,
  attachedTo,
  attackDeclared,
  becomesTapped,
  becomesUntapped,
  beginningOf,
  cast,
  castCards,
  choose,
  chooseValue,
  chosen,
  compare,
  controlledBy,
  controllerOf,
  copySpell,
  count,
  counter,
  createTokens,
  damage,
  dealDamage,
  delayed,
  destroy,
  distinct,
  draw,
  each,
  eachPlayer,
  eitherEvent,
  enchantedPlayer,
  entersWith,
  eventAmount,
  eventObjects,
  eventPlayer,
  exists,
  extraPhase,
  forEach,
  gainAbilities,
  gainLife,
  hasColor,
  hasSubtype,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  isTurn,
  kind,
  loseAbilities,
  mana,
  may,
  move,
  not,
  notSo,
  oneOf,
  onlyIf,
  opponents,
  or,
  otherThan,
  ownerOf,
  performed,
  playerHas,
  players,
  playersExcept,
  putCounters,
  repeat,
  self,
  sequence,
  setColors,
  spell,
  statOf,
  staticAbility,
  status,
  tap,
  tapSelf,
  target,
  targetPlayers,
  transform,
  transforms,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, protection, trample, vigilance } from "./keywords/index.ts";

/**
 * Barkbound Hand {1}{G}
 * Creature — Treefolk
 * Protection from red
 * 2/2
 */
export const BarkboundHand: Card = {
  format: 1,
  name: "Barkbound Hand",
  layout: "normal",
  faces: [
    {
      name: "Barkbound Hand",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Treefolk"],
      power: 2,
      toughness: 2,
      abilities: [protection(hasColor("red"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Cider Press {4}
 * Creature — Construct
 * This creature enters with a +1/+1 counter on it for each different mana cost among nonland cards in your graveyard.
 * 1/1
 */
export const CiderPress: Card = {
  format: 1,
  name: "Cider Press",
  layout: "normal",
  faces: [
    {
      name: "Cider Press",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            counters: [
              {
                kind: "+1/+1",
                count: distinct(
                  "manaCost",
                  all(and([not(hasType("land")), kind("card"), inZone("graveyard", you)])),
                ),
              },
            ],
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Curse of Ripe Fruit {2}{B}
 * Enchantment — Aura Curse
 * Enchant player
 * Whenever a player attacks enchanted player with one or more creatures, that attacking player may draw a card.
 */
export const CurseOfRipeFruit: Card = {
  format: 1,
  name: "Curse of Ripe Fruit",
  layout: "normal",
  faces: [
    {
      name: "Curse of Ripe Fruit",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura", "Curse"],
      abilities: [
        enchant(players),
        triggered(
          attackDeclared(players, { withCreatures: hasType("creature"), whom: enchantedPlayer }),
          may(eventPlayer, draw(eventPlayer, 1)),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Curse of Windfalls {1}{U}
 * Enchantment — Aura Curse
 * Enchant player
 * At the beginning of enchanted player's upkeep, any number of target players other than that player each draw cards equal to the number of Curses attached to that player.
 */
export const CurseOfWindfalls: Card = {
  format: 1,
  name: "Curse of Windfalls",
  layout: "normal",
  faces: [
    {
      name: "Curse of Windfalls",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura", "Curse"],
      abilities: [
        enchant(players),
        triggered(
          beginningOf("upkeep", enchantedPlayer),
          draw(targetPlayers(0), count(all(and([hasSubtype("Curse"), attachedTo(eventPlayer)])))),
          { targets: [{ count: { min: 0 }, players: playersExcept(players, eventPlayer) }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Dusk Gatherer {2}{B}
 * Creature — Human
 * Whenever this creature deals combat damage to a player, you get that many additional upkeep steps after this phase.
 * At the beginning of your upkeep, you gain 1 life.
 * 2/2
 */
export const DuskGatherer: Card = {
  format: 1,
  name: "Dusk Gatherer",
  layout: "normal",
  faces: [
    {
      name: "Dusk Gatherer",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          damage(isOneOf(self), players, { combat: true }),
          ifThen(isTurn(you), repeat(eventAmount, extraPhase(["upkeep"], { after: "this phase" }))),
        ),
        triggered(beginningOf("upkeep", you), gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Early Riser {1}{W}
 * Creature — Bird
 * Whenever a creature enters untapped and under an opponent's control, they may tap that creature. If they don't, you gain 1 life.
 * 1/1
 */
export const EarlyRiser: Card = {
  format: 1,
  name: "Early Riser",
  layout: "normal",
  faces: [
    {
      name: "Early Riser",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(
            and([hasType("creature"), status("untapped"), controlledBy(opponents)]),
            undefined,
            "battlefield",
          ),
          sequence([
            may(
              controllerOf(eventObjects("object")),
              tap(eventObjects("object"), { who: controllerOf(eventObjects("object")) }),
              { bind: 1 },
            ),
            ifThen(notSo(performed(1)), gainLife(you, 1)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ember Echo {R}{R}
 * Instant
 * Copy target instant or sorcery spell, except that the copy is red. You may choose new targets for the copy.
 */
export const EmberEcho: Card = {
  format: 1,
  name: "Ember Echo",
  layout: "normal",
  faces: [
    {
      name: "Ember Echo",
      manaCost: ["R", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0), { except: [setColors(["red"])], newTargets: true }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("spell"), or([hasType("instant"), hasType("sorcery")])]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Grove Measurer {1}{G}
 * Creature — Elf
 * Whenever another creature enters, its controller may draw a card if its power is greater than each other creature's power.
 * 1/1
 */
export const GroveMeasurer: Card = {
  format: 1,
  name: "Grove Measurer",
  layout: "normal",
  faces: [
    {
      name: "Grove Measurer",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), otherThan(self)]), undefined, "battlefield"),
          ifThen(
            notSo(
              exists(
                all(
                  and([
                    otherThan(eventObjects("object")),
                    hasType("creature"),
                    compare("power", ">=", statOf("power", eventObjects("object"))),
                  ]),
                ),
              ),
            ),
            may(controllerOf(eventObjects("object")), draw(controllerOf(eventObjects("object")), 1)),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Hedge Ward {W}
 * Instant
 * Target creature you control gains protection from artifacts or from the color of your choice until end of turn.
 */
export const HedgeWard: Card = {
  format: 1,
  name: "Hedge Ward",
  layout: "normal",
  faces: [
    {
      name: "Hedge Ward",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            target(0),
            [
              gainAbilities(
                [
                  protection(hasType("artifact")),
                  protection(hasColor("white")),
                  protection(hasColor("blue")),
                  protection(hasColor("black")),
                  protection(hasColor("red")),
                  protection(hasColor("green")),
                ],
                { choice: true },
              ),
            ],
            until("end of turn"),
          ),
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
 * Ladder of Masks {1}
 * Artifact
 * {1}, {T}: Target creature gains your choice of trample, protection from red, or vigilance until end of turn.
 */
export const LadderOfMasks: Card = {
  format: 1,
  name: "Ladder of Masks",
  layout: "normal",
  faces: [
    {
      name: "Ladder of Masks",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"]), tapSelf],
          affect(
            target(0),
            [gainAbilities([trample(), protection(hasColor("red")), vigilance()], { choice: true })],
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
 * Lichen Hand {1}{G}
 * Creature — Treefolk
 * Protection from blue
 * 2/2
 */
export const LichenHand: Card = {
  format: 1,
  name: "Lichen Hand",
  layout: "normal",
  faces: [
    {
      name: "Lichen Hand",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Treefolk"],
      power: 2,
      toughness: 2,
      abilities: [protection(hasColor("blue"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lift the Curses {1}{W}
 * Sorcery
 * Destroy all Curses attached to you.
 */
export const LiftTheCurses: Card = {
  format: 1,
  name: "Lift the Curses",
  layout: "normal",
  faces: [
    {
      name: "Lift the Curses",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(destroy(all(and([hasSubtype("Curse"), attachedTo(you)]))))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lull the Herd {U}
 * Instant
 * Tap target creature.
 */
export const LullTheHerd: Card = {
  format: 1,
  name: "Lull the Herd",
  layout: "normal",
  faces: [
    {
      name: "Lull the Herd",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(tap(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Moonlit Bough {G}
 * Enchantment
 * Whenever a permanent you control transforms into a non-Human creature, you gain 3 life.
 */
export const MoonlitBough: Card = {
  format: 1,
  name: "Moonlit Bough",
  layout: "normal",
  faces: [
    {
      name: "Moonlit Bough",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          transforms(
            and([kind("permanent"), controlledBy(you), not(hasSubtype("Human")), hasType("creature")]),
          ),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Named Shade {W}{W}
 * Enchantment
 * As Named Shade enters, name a card.
 * You have protection from the chosen name.
 */
export const NamedShade: Card = {
  format: 1,
  name: "Named Shade",
  layout: "normal",
  faces: [
    {
      name: "Named Shade",
      manaCost: ["W", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { as: chooseValue(you, "name") })]),
        staticAbility([playerHas(you, [protection(chosen("name"))])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Night Walker {1}{G}
 * Creature — Human
 * {1}: Transform this creature.
 * 2/2
 * //
 * Night Runner
 * Creature — Wolf
 * {1}: Transform this creature.
 * 4/4
 */
export const NightWalkerNightRunner: Card = {
  format: 1,
  name: "Night Walker // Night Runner",
  layout: "transform",
  faces: [
    {
      name: "Night Walker",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [activated([mana(["1"])], transform(self))],
    },
    {
      name: "Night Runner",
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wolf"],
      power: 4,
      toughness: 4,
      abilities: [activated([mana(["1"])], transform(self))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Not in This Row {1}{U}
 * Instant
 * Counter target spell.
 */
export const NotInThisRow: Card = {
  format: 1,
  name: "Not in This Row",
  layout: "normal",
  faces: [
    {
      name: "Not in This Row",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(counter(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Orchard Archivist {2}{U}
 * Creature — Human Wizard
 * When this creature enters, you may cast target instant, sorcery, or artifact card from your graveyard without paying its mana cost. If an instant or sorcery spell cast this way would be put into your graveyard this turn, exile it instead.
 * 2/2
 */
export const OrchardArchivist: Card = {
  format: 1,
  name: "Orchard Archivist",
  layout: "normal",
  faces: [
    {
      name: "Orchard Archivist",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          may(
            you,
            castCards(you, target(0), "cast", {
              free: true,
              exileAfter: "graveyard",
              exileOnly: or([hasType("instant"), hasType("sorcery")]),
            }),
          ),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([
                  kind("card"),
                  or([hasType("instant"), hasType("sorcery"), hasType("artifact")]),
                  inZone("graveyard", you),
                ]),
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
 * Orchard Brood {G}
 * Sorcery
 * Create two 1/1 green Insect creature tokens.
 */
export const OrchardBrood: Card = {
  format: 1,
  name: "Orchard Brood",
  layout: "normal",
  faces: [
    {
      name: "Orchard Brood",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, 2, {
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
 * Orchard Drover {2}{U}
 * Creature — Human Scout
 * Whenever you tap an untapped creature an opponent controls, draw a card.
 * 2/2
 */
export const OrchardDrover: Card = {
  format: 1,
  name: "Orchard Drover",
  layout: "normal",
  faces: [
    {
      name: "Orchard Drover",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          becomesTapped(and([hasType("creature"), controlledBy(opponents)]), { by: you }),
          draw(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Orchard Hand {G}
 * Creature — Human
 * 2/2
 */
export const OrchardHand: Card = {
  format: 1,
  name: "Orchard Hand",
  layout: "normal",
  faces: [
    {
      name: "Orchard Hand",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Orchard Herald {1}{W}
 * Creature — Human Advisor
 * {T}: You gain 3 life. Activate only during your turn, before attackers are declared.
 * 1/1
 */
export const OrchardHerald: Card = {
  format: 1,
  name: "Orchard Herald",
  layout: "normal",
  faces: [
    {
      name: "Orchard Herald",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([tapSelf], gainLife(you, 3), {
          limits: [
            onlyIf(
              isStep(["upkeep", "draw", "precombat main", "beginning of combat"], { of: you, first: true }),
            ),
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Orchard Wave {1}{U}
 * Instant
 * For each creature, its owner puts it on their choice of the top or bottom of their library.
 */
export const OrchardWave: Card = {
  format: 1,
  name: "Orchard Wave",
  layout: "normal",
  faces: [
    {
      name: "Orchard Wave",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          forEach(
            all(hasType("creature")),
            oneOf(ownerOf(each), [
              move(each, { zone: "library", position: "top" }, { who: ownerOf(each) }),
              move(each, { zone: "library", position: "bottom" }, { who: ownerOf(each) }),
            ]),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Owner's Pick {1}{W}
 * Instant
 * Target creature gains protection from the color of its controller's choice until end of turn.
 */
export const OwnersPick: Card = {
  format: 1,
  name: "Owner's Pick",
  layout: "normal",
  faces: [
    {
      name: "Owner's Pick",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(controllerOf(target(0)), "color", { once: true }),
            affect(target(0), [gainAbilities([protection(chosen("color"))])], until("end of turn")),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Row Counter {3}
 * Artifact
 * Whenever you untap one or more permanents during your untap step, put that many charge counters on Row Counter.
 */
export const RowCounter: Card = {
  format: 1,
  name: "Row Counter",
  layout: "normal",
  faces: [
    {
      name: "Row Counter",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          becomesUntapped(kind("permanent"), {
            by: you,
            batch: true,
            during: isStep(["untap"], { of: you }),
          }),
          putCounters("charge", eventAmount, self),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Stone's Throw {R}
 * Instant
 * Stone's Throw deals 2 damage to any target.
 */
export const StonesThrow: Card = {
  format: 1,
  name: "Stone's Throw",
  layout: "normal",
  faces: [
    {
      name: "Stone's Throw",
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
 * Strip the Bark {B}
 * Instant
 * Creatures your opponents control lose hexproof, protection, and ward until end of turn.
 */
export const StripTheBark: Card = {
  format: 1,
  name: "Strip the Bark",
  layout: "normal",
  faces: [
    {
      name: "Strip the Bark",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            all(and([hasType("creature"), controlledBy(opponents)])),
            [loseAbilities(["hexproof", "protection", "ward"])],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Their Own Rest {U}
 * Sorcery
 * Target opponent taps a creature they control of their choice.
 */
export const TheirOwnRest: Card = {
  format: 1,
  name: "Their Own Rest",
  layout: "normal",
  faces: [
    {
      name: "Their Own Rest",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          tap(
            choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(targetPlayers(0))]), {
              by: targetPlayers(0),
            }),
            { who: targetPlayers(0) },
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twofold Graft {2}{R}
 * Instant
 * When you next cast an instant spell or activate a loyalty ability this turn, copy that spell or ability. You may choose new targets for the copy.
 */
export const TwofoldGraft: Card = {
  format: 1,
  name: "Twofold Graft",
  layout: "normal",
  faces: [
    {
      name: "Twofold Graft",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            eitherEvent([
              cast(you, and([kind("spell"), hasType("instant")])),
              activates(you, and([abilityKind("loyalty"), kind("ability")])),
            ]),
            { effect: copySpell(you, eventObjects("object"), { newTargets: true }) },
            { duration: until("end of turn"), once: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Well Sweep {1}
 * Artifact
 * {2}: Draw a card. Any player may activate this ability but only during their draw step.
 */
export const WellSweep: Card = {
  format: 1,
  name: "Well Sweep",
  layout: "normal",
  faces: [
    {
      name: "Well Sweep",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["2"])], draw(you, 1), {
          limits: [onlyIf(isStep(["draw"], { of: eachPlayer }))],
          by: players,
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BarkboundHand,
  CiderPress,
  CurseOfRipeFruit,
  CurseOfWindfalls,
  DuskGatherer,
  EarlyRiser,
  EmberEcho,
  GroveMeasurer,
  HedgeWard,
  LadderOfMasks,
  LichenHand,
  LiftTheCurses,
  LullTheHerd,
  MoonlitBough,
  NamedShade,
  NightWalkerNightRunner,
  NotInThisRow,
  OrchardArchivist,
  OrchardBrood,
  OrchardDrover,
  OrchardHand,
  OrchardHerald,
  OrchardWave,
  OwnersPick,
  RowCounter,
  StonesThrow,
  StripTheBark,
  TheirOwnRest,
  TwofoldGraft,
  WellSweep,
];
