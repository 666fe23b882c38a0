// generated from cards/saltmere-reach.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  abilityKind,
  activated,
  activates,
  addMana,
  addTypes,
  additionalCost,
  affect,
  all,
  allOf,
  among,
  and,
  applies,
  asLongAs,
  attach,
  attacks,
  beginningOf,
  blocking,
  both,
  bound,
  cant,
  castCards,
  castFrom,
  castOnly,
  controlledBy,
  controllerOf,
  costChange,
  costChoice,
  costOnObjects,
  count,
  countersPlaced,
  createTokens,
  dealDamage,
  defendingPlayer,
  discard,
  draw,
  draws,
  each,
  entersWith,
  eventObjects,
  eventPlayer,
  exile,
  exists,
  gainAbilities,
  gainLife,
  happenedTo,
  hasCounter,
  hasKeyword,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  keepsMana,
  keyword,
  keywordAction,
  kind,
  mana,
  manaSymbols,
  matches,
  may,
  modifyAmount,
  modifyPT,
  move,
  not,
  notSo,
  opponents,
  otherThan,
  ownedBy,
  performed,
  playerCant,
  playerStat,
  playersWho,
  putCounters,
  removeCounters,
  replace,
  sacrifice,
  self,
  sequence,
  setPT,
  sorcerySpeed,
  spell,
  staticAbility,
  status,
  tap,
  tapSelf,
  target,
  targetPlayers,
  together,
  tokensCreated,
  transform,
  triggered,
  triggersNot,
  wasPaid,
  you,
  yourTeam,
  zoneChange,
} from "../src/abilities/index.ts";
import { bargain, crew, evolve, flash, flying, haste, startYourEngines } from "./keywords/index.ts";

/**
 * Backwater Clerk {W}
 * Creature — Human Advisor
 * When you draw your second card in a turn, you gain 2 life.
 * 1/1
 */
export const BackwaterClerk: Card = {
  format: 1,
  name: "Backwater Clerk",
  layout: "normal",
  faces: [
    {
      name: "Backwater Clerk",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [triggered(draws(you, { nth: 2 }), gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Brackish Ambusher {3}{G}{G}
 * Creature — Crocodile
 * If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield with a +1/+1 counter on it instead of putting it into your graveyard.
 * 4/4
 */
export const BrackishAmbusher: Card = {
  format: 1,
  name: "Brackish Ambusher",
  layout: "normal",
  faces: [
    {
      name: "Brackish Ambusher",
      manaCost: ["3", "G", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Crocodile"],
      power: 4,
      toughness: 4,
      abilities: [
        staticAbility(
          [
            replace(
              zoneChange(isOneOf(self), "hand", "graveyard", {
                cause: controlledBy(opponents),
                reason: "discard",
              }),
              move(self, { zone: "battlefield", counters: [{ kind: "+1/+1", count: 1 }] }),
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
 * Brine Raider {R}
 * Creature — Orc Pirate
 * Whenever this creature attacks, it deals 1 damage to the player or planeswalker it's attacking.
 * 2/1
 */
export const BrineRaider: Card = {
  format: 1,
  name: "Brine Raider",
  layout: "normal",
  faces: [
    {
      name: "Brine Raider",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Orc", "Pirate"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          dealDamage(
            self,
            1,
            both([
              among(eventObjects("other"), hasType("planeswalker")),
              playersWho(defendingPlayer, notSo(exists(eventObjects("other")))),
            ]),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Call the Watch {W}
 * Sorcery
 * Create two 1/1 white Soldier creature tokens.
 */
export const CallTheWatch: Card = {
  format: 1,
  name: "Call the Watch",
  layout: "normal",
  faces: [
    {
      name: "Call the Watch",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          createTokens(you, 2, {
            colors: ["white"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Soldier"],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Calm over the Reach {2}{W}
 * Enchantment
 * Your life total can't change.
 */
export const CalmOverTheReach: Card = {
  format: 1,
  name: "Calm over the Reach",
  layout: "normal",
  faces: [
    {
      name: "Calm over the Reach",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(you, "gainLife"), playerCant(you, "loseLife")])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Causeway Drummer {W}
 * Creature — Human Soldier
 * Soldiers your team controls get +1/+0.
 * 1/1
 */
export const CausewayDrummer: Card = {
  format: 1,
  name: "Causeway Drummer",
  layout: "normal",
  faces: [
    {
      name: "Causeway Drummer",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([applies(all(and([hasSubtype("Soldier"), controlledBy(yourTeam)])), [modifyPT(1, 0)])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Chronicle of the Reach {W}
 * Enchantment
 * At the beginning of your upkeep, put a plan counter on this enchantment.
 * When the second plan counter is put on this enchantment, draw a card.
 */
export const ChronicleOfTheReach: Card = {
  format: 1,
  name: "Chronicle of the Reach",
  layout: "normal",
  faces: [
    {
      name: "Chronicle of the Reach",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(beginningOf("upkeep", you), putCounters("plan", 1, self)),
        triggered(countersPlaced(isOneOf(self), "plan", { nth: 2 }), draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Cistern of the Reach {2}
 * Artifact
 * You don't lose unspent blue mana as steps and phases end.
 */
export const CisternOfTheReach: Card = {
  format: 1,
  name: "Cistern of the Reach",
  layout: "normal",
  faces: [
    {
      name: "Cistern of the Reach",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([keepsMana(you, { color: "blue" })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Drift into Memory {U}
 * Instant
 * Exile target creature and put a time counter on it. If it doesn't have suspend, it gains suspend. (At the beginning of its owner's upkeep, they remove a time counter. When the last is removed, they may play it without paying its mana cost.)
 */
export const DriftIntoMemory: Card = {
  format: 1,
  name: "Drift into Memory",
  layout: "normal",
  faces: [
    {
      name: "Drift into Memory",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            putCounters("time", 1, target(0)),
            ifThen(
              notSo(matches(target(0), hasKeyword("suspend"))),
              affect(target(0), [
                gainAbilities([
                  keyword(
                    "suspend",
                    [],
                    [
                      triggered(
                        beginningOf("upkeep", you),
                        removeCounters("time", { min: 1, max: 1 }, self),
                        { zone: "exile", condition: matches(self, hasCounter("time")) },
                      ),
                      triggered(
                        countersPlaced(isOneOf(self), "time", { removed: true, last: true }),
                        sequence([
                          may(you, castCards(you, self, "play", { free: true, bind: 1 })),
                          ifThen(
                            performed(1, { filter: hasType("creature") }),
                            affect(
                              bound(1),
                              [gainAbilities([haste()])],
                              asLongAs(
                                notSo(exists(all(and([not(otherThan(bound(1))), controlledBy(opponents)])))),
                              ),
                            ),
                          ),
                        ]),
                        { zone: "exile" },
                      ),
                    ],
                  ),
                ]),
              ]),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ebbing Novice {1}{U}
 * Creature — Human Monk
 * {T}: Put a ki counter on this creature. Then if there are two or more ki counters on this creature, flip it.
 * 1/1
 * //
 * Ebbing Master
 * Legendary Creature — Human Monk
 * Flying
 * 3/3
 */
export const EbbingNoviceEbbingMaster: Card = {
  format: 1,
  name: "Ebbing Novice // Ebbing Master",
  layout: "flip",
  faces: [
    {
      name: "Ebbing Novice",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Monk"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [tapSelf],
          sequence([
            putCounters("ki", 1, self),
            ifThen(
              matches(self, hasCounter("ki", { comparison: ">=", count: 2 })),
              transform(self, { flip: true }),
            ),
          ]),
        ),
      ],
    },
    {
      name: "Ebbing Master",
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human", "Monk"],
      power: 3,
      toughness: 3,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ferry Token {2}
 * Artifact
 * {1}, {T} or {W}, {T}: You gain 1 life.
 */
export const FerryToken: Card = {
  format: 1,
  name: "Ferry Token",
  layout: "normal",
  faces: [
    {
      name: "Ferry Token",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["1"]), tapSelf], gainLife(you, 1)),
        activated([mana(["W"]), tapSelf], gainLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Floodgate Verdict {U}
 * Sorcery
 * As an additional cost to cast this spell, waterbend {2}. (While paying a waterbend cost, you can tap your artifacts and creatures to help. Each one pays for {1}.)
 * Draw two cards.
 */
export const FloodgateVerdict: Card = {
  format: 1,
  name: "Floodgate Verdict",
  layout: "normal",
  faces: [
    {
      name: "Floodgate Verdict",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility([additionalCost(isOneOf(self), [mana(["2"], { waterbend: true })])], { zone: "stack" }),
        spell(draw(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Glassblower's Focus {2}
 * Artifact
 * Whenever you activate an ability of a creature that isn't a mana ability, you gain 1 life.
 */
export const GlassblowersFocus: Card = {
  format: 1,
  name: "Glassblower's Focus",
  layout: "normal",
  faces: [
    {
      name: "Glassblower's Focus",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          activates(you, abilityKind("activated", { of: and([hasType("creature"), inZone("battlefield")]) })),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Harbor Greeter {W}
 * Creature — Human
 * When this creature enters, you gain 4 life.
 * 1/1
 */
export const HarborGreeter: Card = {
  format: 1,
  name: "Harbor Greeter",
  layout: "normal",
  faces: [
    {
      name: "Harbor Greeter",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 4))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kelp Wader {G}
 * Creature — Elemental
 * This creature enters with your choice of a flying counter or a trample counter on it.
 * 1/1
 */
export const KelpWader: Card = {
  format: 1,
  name: "Kelp Wader",
  layout: "normal",
  faces: [
    {
      name: "Kelp Wader",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), { as: putCounters("flying", 1, self, { kinds: ["flying", "trample"] }) }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quayside Bargain {2}{W}
 * Sorcery
 * Bargain
 * This spell costs {2} less to cast if it's bargained.
 * You gain 4 life.
 */
export const QuaysideBargain: Card = {
  format: 1,
  name: "Quayside Bargain",
  layout: "normal",
  faces: [
    {
      name: "Quayside Bargain",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        bargain(),
        staticAbility([costChange(isOneOf(self), "less", [mana(["2"])], { of: "spell" })], {
          condition: wasPaid(self, "bargain"),
          zone: "stack",
        }),
        spell(gainLife(you, 4)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Racing Skiff {2}
 * Artifact
 * Start your engines!
 * {T}: You gain life equal to your speed.
 */
export const RacingSkiff: Card = {
  format: 1,
  name: "Racing Skiff",
  layout: "normal",
  faces: [
    {
      name: "Racing Skiff",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [startYourEngines(), activated([tapSelf], gainLife(you, playerStat("speed", you)))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reach Armorer {1}{W}
 * Creature — Human Artificer
 * If one or more counters would be put on a creature you control, that many plus one of each of those kinds of counters are put on that creature instead.
 * 2/2
 */
export const ReachArmorer: Card = {
  format: 1,
  name: "Reach Armorer",
  layout: "normal",
  faces: [
    {
      name: "Reach Armorer",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Artificer"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          modifyAmount(countersPlaced(and([hasType("creature"), controlledBy(you)])), { plus: 1 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Reach Assizes {2}{B}
 * Enchantment
 * At the beginning of each player's upkeep, tap target nonartifact creature that player controls of their choice.
 */
export const ReachAssizes: Card = {
  format: 1,
  name: "Reach Assizes",
  layout: "normal",
  faces: [
    {
      name: "Reach Assizes",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(beginningOf("upkeep"), tap(target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([not(hasType("artifact")), hasType("creature"), controlledBy(eventPlayer)]),
              by: eventPlayer,
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Reach Fledgling {1}{U}
 * Creature — Fish
 * Evolve
 * Whenever this creature evolves, you gain 1 life.
 * 1/1
 */
export const ReachFledgling: Card = {
  format: 1,
  name: "Reach Fledgling",
  layout: "normal",
  faces: [
    {
      name: "Reach Fledgling",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Fish"],
      power: 1,
      toughness: 1,
      abilities: [evolve(), triggered(keywordAction("evolve", { what: isOneOf(self) }), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reach Gallows {1}{B}
 * Artifact
 * Sacrifice a creature: You gain 1 life.
 */
export const ReachGallows: Card = {
  format: 1,
  name: "Reach Gallows",
  layout: "normal",
  faces: [
    {
      name: "Reach Gallows",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))],
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Reach Gatewarden {1}{G}{W}
 * Creature — Dog
 * Creature cards in graveyards can't enter the battlefield.
 * Permanents your opponents control can't phase out.
 * 2/2
 */
export const ReachGatewarden: Card = {
  format: 1,
  name: "Reach Gatewarden",
  layout: "normal",
  faces: [
    {
      name: "Reach Gatewarden",
      manaCost: ["1", "G", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          applies(all(and([kind("card"), hasType("creature"), inZone("graveyard")])), [
            cant("enterBattlefield"),
          ]),
        ]),
        staticAbility([applies(all(and([kind("permanent"), controlledBy(opponents)])), [cant("phaseOut")])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Reach Halberd {1}
 * Artifact — Equipment
 * Equipped creature gets +2/+0.
 * Equip {2}. This ability costs {1} less to activate for each other Equipment you control.
 */
export const ReachHalberd: Card = {
  format: 1,
  name: "Reach Halberd",
  layout: "normal",
  faces: [
    {
      name: "Reach Halberd",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [modifyPT(2, 0)])]),
        keyword(
          "equip",
          [{ type: "costs", value: [mana(["2"])] }],
          [
            activated([mana(["2"])], attach(self, target(0)), {
              targets: [
                { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
              ],
              limits: [sorcerySpeed],
              reduction: {
                costs: [mana(["1"])],
                times: count(all(and([otherThan(self), hasSubtype("Equipment"), controlledBy(you)]))),
              },
            }),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reach Ossuary {2}{B}
 * Enchantment
 * Creature cards in your graveyard have "At the beginning of your upkeep, if this card is in your graveyard, you gain 1 life."
 */
export const ReachOssuary: Card = {
  format: 1,
  name: "Reach Ossuary",
  layout: "normal",
  faces: [
    {
      name: "Reach Ossuary",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([kind("card"), hasType("creature"), inZone("graveyard", you)])), [
            gainAbilities([
              triggered(beginningOf("upkeep", you), gainLife(you, 1), {
                condition: matches(self, inZone("graveyard", you)),
                zone: "graveyard",
              }),
            ]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Reach Sentinel {W}
 * Creature — Human Soldier
 * Whenever a creature you control leaves the battlefield without dying, you gain 3 life.
 * 1/2
 */
export const ReachSentinel: Card = {
  format: 1,
  name: "Reach Sentinel",
  layout: "normal",
  faces: [
    {
      name: "Reach Sentinel",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), controlledBy(you)]), "battlefield", undefined, {
            notTo: "graveyard",
          }),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reach Skiff {2}
 * Artifact — Vehicle
 * Whenever this Vehicle becomes crewed, you gain 1 life.
 * Crew 1
 * 3/3
 */
export const ReachSkiff: Card = {
  format: 1,
  name: "Reach Skiff",
  layout: "normal",
  faces: [
    {
      name: "Reach Skiff",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Vehicle"],
      power: 3,
      toughness: 3,
      abilities: [triggered(keywordAction("crewed", { what: isOneOf(self) }), gainLife(you, 1)), crew(1)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reed Dredger {2}{G}
 * Creature — Elf
 * {1}{G}, Put a card an opponent owns from exile into that player's graveyard: Create a 1/1 green Pest creature token. It has "Sacrifice this creature: Add {G}."
 * 2/2
 */
export const ReedDredger: Card = {
  format: 1,
  name: "Reed Dredger",
  layout: "normal",
  faces: [
    {
      name: "Reed Dredger",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 2,
      toughness: 2,
      abilities: [
        activated(
          [
            mana(["1", "G"]),
            costOnObjects(
              "putIntoGraveyard",
              costChoice({ min: 1, max: 1 }, and([kind("card"), ownedBy(opponents), inZone("exile")])),
            ),
          ],
          createTokens(you, 1, {
            colors: ["green"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Pest"],
            abilities: [
              activated(
                [costOnObjects("sacrifice", self)],
                addMana(you, { symbols: ["G"], choose: "fixed" }),
              ),
            ],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Reed Idol {0}
 * Artifact
 */
export const ReedIdol: Card = {
  format: 1,
  name: "Reed Idol",
  layout: "normal",
  faces: [
    {
      name: "Reed Idol",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Restless Shoal
 * Land
 * {1}: You may have this land become a 3/3 Elemental creature. It's still a land.
 */
export const RestlessShoal: Card = {
  format: 1,
  name: "Restless Shoal",
  layout: "normal",
  faces: [
    {
      name: "Restless Shoal",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"])],
          may(
            you,
            affect(self, [addTypes({ cardTypes: ["creature"], subtypes: ["Elemental"] }), setPT(3, 3)]),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Saltmere Pantry {1}{G}
 * Enchantment
 * If one or more tokens would be created under your control, those tokens plus a Food token are created instead.
 */
export const SaltmerePantry: Card = {
  format: 1,
  name: "Saltmere Pantry",
  layout: "normal",
  faces: [
    {
      name: "Saltmere Pantry",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(tokensCreated(you), { also: createTokens(you, 1, { predefined: "Food" }) }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Shoal Mourner {1}{B}
 * Creature — Spirit
 * Whenever a creature you control dies, if this card is in your graveyard, you gain 1 life, then put this card on top of your library.
 * 1/1
 */
export const ShoalMourner: Card = {
  format: 1,
  name: "Shoal Mourner",
  layout: "normal",
  faces: [
    {
      name: "Shoal Mourner",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), controlledBy(you)]), "battlefield", "graveyard"),
          sequence([gainLife(you, 1), move(self, { zone: "library", position: "top" })]),
          { condition: matches(self, inZone("graveyard", you)), zone: "graveyard" },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Silent Hours {1}{U}
 * Enchantment
 * Each opponent can cast spells only any time they could cast a sorcery.
 */
export const SilentHours: Card = {
  format: 1,
  name: "Silent Hours",
  layout: "normal",
  faces: [
    {
      name: "Silent Hours",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          castOnly(
            controlledBy(opponents),
            allOf([
              isStep(["precombat main", "postcombat main"], { of: controllerOf(each) }),
              notSo(exists(all(inZone("stack")))),
            ]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sluice Keeper {1}{U}
 * Creature — Merfolk Wizard
 * Waterbend {3}: Draw a card. (While paying a waterbend cost, you can tap your artifacts and creatures to help. Each one pays for {1}.)
 * 1/3
 */
export const SluiceKeeper: Card = {
  format: 1,
  name: "Sluice Keeper",
  layout: "normal",
  faces: [
    {
      name: "Sluice Keeper",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk", "Wizard"],
      power: 1,
      toughness: 3,
      abilities: [activated([mana(["3"], { waterbend: true })], draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sparring Drill {W}
 * Instant
 * Put a +1/+1 counter on target creature.
 */
export const SparringDrill: Card = {
  format: 1,
  name: "Sparring Drill",
  layout: "normal",
  faces: [
    {
      name: "Sparring Drill",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(putCounters("+1/+1", 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Stillwater Seal {1}
 * Artifact
 * Creatures entering don't cause abilities to trigger.
 */
export const StillwaterSeal: Card = {
  format: 1,
  name: "Stillwater Seal",
  layout: "normal",
  faces: [
    {
      name: "Stillwater Seal",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([triggersNot(zoneChange(hasType("creature"), undefined, "battlefield"))])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Sunken Terrace
 * Land
 * If this land would enter, sacrifice an untapped Island instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.
 * {T}: Add {U}{U}.
 */
export const SunkenTerrace: Card = {
  format: 1,
  name: "Sunken Terrace",
  layout: "normal",
  faces: [
    {
      name: "Sunken Terrace",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            zoneChange(isOneOf(self), undefined, "battlefield"),
            sequence([
              sacrifice(you, undefined, {
                count: { min: 1, max: 1 },
                filter: and([status("untapped"), hasSubtype("Island")]),
                bind: 1,
              }),
              ifThen(
                performed(1),
                move(eventObjects("object"), { zone: "battlefield" }),
                move(eventObjects("object"), { zone: "graveyard" }),
              ),
            ]),
          ),
        ]),
        activated([tapSelf], addMana(you, { symbols: ["U", "U"], choose: "fixed" })),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Surfacing Call {3}{B}
 * Sorcery
 * Return target creature card from your graveyard to the battlefield.
 */
export const SurfacingCall: Card = {
  format: 1,
  name: "Surfacing Call",
  layout: "normal",
  faces: [
    {
      name: "Surfacing Call",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "battlefield" }), {
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
 * Tide-Worn Revenant {2}{B}
 * Creature — Zombie
 * When this creature dies, exile it with a time counter on it and it gains suspend. (At the beginning of your upkeep, remove a time counter. When the last is removed, cast this card without paying its mana cost. It has haste.)
 * 3/1
 */
export const TideWornRevenant: Card = {
  format: 1,
  name: "Tide-Worn Revenant",
  layout: "normal",
  faces: [
    {
      name: "Tide-Worn Revenant",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 3,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          sequence([
            exile(self, { bind: 1 }),
            putCounters("time", 1, bound(1)),
            affect(bound(1), [
              gainAbilities([
                keyword(
                  "suspend",
                  [],
                  [
                    triggered(beginningOf("upkeep", you), removeCounters("time", { min: 1, max: 1 }, self), {
                      zone: "exile",
                      condition: matches(self, hasCounter("time")),
                    }),
                    triggered(
                      countersPlaced(isOneOf(self), "time", { removed: true, last: true }),
                      sequence([
                        may(you, castCards(you, self, "play", { free: true, bind: 2 })),
                        ifThen(
                          performed(2, { filter: hasType("creature") }),
                          affect(
                            bound(2),
                            [gainAbilities([haste()])],
                            asLongAs(
                              notSo(exists(all(and([not(otherThan(bound(2))), controlledBy(opponents)])))),
                            ),
                          ),
                        ),
                      ]),
                      { zone: "exile" },
                    ),
                  ],
                ),
              ]),
            ]),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Toll the Bell {W}
 * Sorcery
 * Sacrifice two creatures. You gain 1 life for each creature put into your graveyard from the battlefield this turn.
 */
export const TollTheBell: Card = {
  format: 1,
  name: "Toll the Bell",
  layout: "normal",
  faces: [
    {
      name: "Toll the Bell",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            sacrifice(you, undefined, { count: { min: 2, max: 2 }, filter: hasType("creature") }),
            gainLife(
              you,
              happenedTo(
                zoneChange(and([hasType("creature"), ownedBy(you)]), "battlefield", "graveyard"),
                "this turn",
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Undertow Medusa {1}{U}
 * Creature — Jellyfish
 * {T}: Return this creature and each creature it's blocking to their owners' hands.
 * 1/3
 */
export const UndertowMedusa: Card = {
  format: 1,
  name: "Undertow Medusa",
  layout: "normal",
  faces: [
    {
      name: "Undertow Medusa",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Jellyfish"],
      power: 1,
      toughness: 3,
      abilities: [
        activated(
          [tapSelf],
          move(together([self, all(and([hasType("creature"), blocking({ blockedBy: self })]))]), {
            zone: "hand",
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Undertow Prophet {U}{U}
 * Creature — Merfolk
 * This creature's power is equal to the number of blue mana symbols in the mana costs of permanents you control.
 * 0/4
 */
export const UndertowProphet: Card = {
  format: 1,
  name: "Undertow Prophet",
  layout: "normal",
  faces: [
    {
      name: "Undertow Prophet",
      manaCost: ["U", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk"],
      power: 0,
      toughness: 4,
      abilities: [
        staticAbility([
          applies(self, [
            setPT(manaSymbols("blue", all(and([kind("permanent"), controlledBy(you)]))), undefined, {
              characteristicDefining: true,
            }),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Unmooring {R}
 * Instant
 * Unmooring deals 3 damage to target creature.
 */
export const Unmooring: Card = {
  format: 1,
  name: "Unmooring",
  layout: "normal",
  faces: [
    {
      name: "Unmooring",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Vanishing Shoal {1}{U}
 * Sorcery
 * Return target creature to its owner's hand.
 */
export const VanishingShoal: Card = {
  format: 1,
  name: "Vanishing Shoal",
  layout: "normal",
  faces: [
    {
      name: "Vanishing Shoal",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Warden of the Threshold {1}{W}
 * Creature — Human Cleric
 * Flash
 * If a nontoken creature would enter and it wasn't cast, exile it instead.
 * 2/2
 */
export const WardenOfTheThreshold: Card = {
  format: 1,
  name: "Warden of the Threshold",
  layout: "normal",
  faces: [
    {
      name: "Warden of the Threshold",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        flash(),
        staticAbility([
          replace(
            zoneChange(and([not(kind("token")), hasType("creature")]), undefined, "battlefield", {
              during: notSo(castFrom(eventObjects("object"))),
            }),
            exile(eventObjects("object")),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Whispered Loss {B}
 * Sorcery
 * Target opponent discards a card.
 */
export const WhisperedLoss: Card = {
  format: 1,
  name: "Whispered Loss",
  layout: "normal",
  faces: [
    {
      name: "Whispered Loss",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(discard(targetPlayers(0), { min: 1, max: 1 }), {
          targets: [{ count: { min: 1, max: 1 }, players: opponents }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BackwaterClerk,
  BrackishAmbusher,
  BrineRaider,
  CallTheWatch,
  CalmOverTheReach,
  CausewayDrummer,
  ChronicleOfTheReach,
  CisternOfTheReach,
  DriftIntoMemory,
  EbbingNoviceEbbingMaster,
  FerryToken,
  FloodgateVerdict,
  GlassblowersFocus,
  HarborGreeter,
  KelpWader,
  QuaysideBargain,
  RacingSkiff,
  ReachArmorer,
  ReachAssizes,
  ReachFledgling,
  ReachGallows,
  ReachGatewarden,
  ReachHalberd,
  ReachOssuary,
  ReachSentinel,
  ReachSkiff,
  ReedDredger,
  ReedIdol,
  RestlessShoal,
  SaltmerePantry,
  ShoalMourner,
  SilentHours,
  SluiceKeeper,
  SparringDrill,
  StillwaterSeal,
  SunkenTerrace,
  SurfacingCall,
  TideWornRevenant,
  TollTheBell,
  UndertowMedusa,
  UndertowProphet,
  Unmooring,
  VanishingShoal,
  WardenOfTheThreshold,
  WhisperedLoss,
];
