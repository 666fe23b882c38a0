// generated from cards/audit-3.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  applies,
  becomeCopy,
  becomesBlocked,
  bound,
  cant,
  changeControl,
  choose,
  chooseValue,
  chosen,
  compareQuantities,
  controlledBy,
  costChange,
  countPlayers,
  defendingPlayer,
  draw,
  eachPlayer,
  endGame,
  entersWith,
  exile,
  exists,
  gainAbilities,
  granter,
  hasType,
  host,
  inZone,
  isOneOf,
  kind,
  lookAt,
  loseLife,
  mana,
  modifyPT,
  move,
  not,
  notSo,
  onlyIf,
  opponents,
  ownedBy,
  playerCant,
  playerStat,
  players,
  playersWho,
  plus,
  putCounters,
  self,
  sequence,
  spell,
  staticAbility,
  tapSelf,
  target,
  times,
  topCards,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { cycling, equip } from "./keywords/index.ts";

/**
 * Bailiff's Ram {1}
 * Artifact — Equipment
 * Equipped creature can't be blocked as long as defending player controls an artifact.
 * Equip {1}
 */
export const BailiffsRam: Card = {
  format: 1,
  name: "Bailiff's Ram",
  layout: "normal",
  faces: [
    {
      name: "Bailiff's Ram",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([
          applies(host, [
            cant("beBlocked", {
              unless: notSo(exists(all(and([hasType("artifact"), controlledBy(defendingPlayer)])))),
            }),
          ]),
        ]),
        equip([mana(["1"])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Borrowed Seal {U}
 * Instant
 * Target creature you control becomes a copy of another target creature you control until end of turn.
 */
export const BorrowedSeal: Card = {
  format: 1,
  name: "Borrowed Seal",
  layout: "normal",
  faces: [
    {
      name: "Borrowed Seal",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [becomeCopy(target(1))], until("end of turn")), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
            {
              count: { min: 1, max: 1 },
              objects: and([hasType("creature"), controlledBy(you)]),
              otherThan: [0],
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Clerk's Handbook {U}
 * Enchantment
 * Activated abilities of creatures you control cost {1} less to activate.
 */
export const ClerksHandbook: Card = {
  format: 1,
  name: "Clerk's Handbook",
  layout: "normal",
  faces: [
    {
      name: "Clerk's Handbook",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          costChange(
            and([hasType("creature"), controlledBy(you), inZone("battlefield")]),
            "less",
            [mana(["1"])],
            { of: "ability" },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Closing Argument {W}
 * Sorcery
 * You win the game.
 */
export const ClosingArgument: Card = {
  format: 1,
  name: "Closing Argument",
  layout: "normal",
  faces: [
    {
      name: "Closing Argument",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(endGame(you, "win"))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Court Curfew {W}
 * Enchantment
 * Your opponents can't activate abilities of creatures.
 */
export const CourtCurfew: Card = {
  format: 1,
  name: "Court Curfew",
  layout: "normal",
  faces: [
    {
      name: "Court Curfew",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          playerCant(opponents, "activateAbilities", {
            whom: and([hasType("creature"), inZone("battlefield")]),
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Exile Watcher {1}{R}
 * Creature — Human Advisor
 * Whenever one or more cards are put into exile from your library, put a +1/+1 counter on this creature.
 * 1/1
 */
export const ExileWatcher: Card = {
  format: 1,
  name: "Exile Watcher",
  layout: "normal",
  faces: [
    {
      name: "Exile Watcher",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([kind("card"), ownedBy(you)]), "library", "exile", { batch: true }),
          putCounters("+1/+1", 1, self),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Bailiff {1}{R}
 * Creature — Human Soldier
 * Whenever a creature you control becomes blocked, defending player loses 2 life.
 * 2/2
 */
export const GateBailiff: Card = {
  format: 1,
  name: "Gate Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Gate Bailiff",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          becomesBlocked(and([hasType("creature"), controlledBy(you)])),
          loseLife(defendingPlayer, 2),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Grim Tally {3}{B}
 * Sorcery
 * This spell costs {2} less to cast if a player's life total is less than or equal to half their starting life total.
 * Draw a card.
 */
export const GrimTally: Card = {
  format: 1,
  name: "Grim Tally",
  layout: "normal",
  faces: [
    {
      name: "Grim Tally",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        staticAbility([costChange(isOneOf(self), "less", [mana(["2"])], { of: "spell" })], {
          condition: compareQuantities(
            countPlayers(
              playersWho(
                players,
                compareQuantities(
                  playerStat("life", eachPlayer),
                  "<=",
                  times(0.5, playerStat("startingLife", eachPlayer)),
                ),
              ),
            ),
            ">=",
            1,
          ),
          zone: "stack",
        }),
        spell(draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Long Search {U}
 * Sorcery
 * Exile cards from the top of your library until you exile a nonland card.
 */
export const LongSearch: Card = {
  format: 1,
  name: "Long Search",
  layout: "normal",
  faces: [
    {
      name: "Long Search",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, 1), { until: and([not(hasType("land")), kind("card")]), bind: 1 }),
            exile(bound(1), { oneByOne: true }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Open Docket {U}
 * Sorcery
 * Put all creature cards you own in exile into your hand.
 */
export const OpenDocket: Card = {
  format: 1,
  name: "Open Docket",
  layout: "normal",
  faces: [
    {
      name: "Open Docket",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          move(all(and([kind("card"), hasType("creature"), ownedBy(you), inZone("exile")])), {
            zone: "hand",
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Opened Archive {U}
 * Sorcery
 * Put all cards you own in exile into your hand.
 */
export const OpenedArchive: Card = {
  format: 1,
  name: "Opened Archive",
  layout: "normal",
  faces: [
    {
      name: "Opened Archive",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(move(all(and([kind("card"), ownedBy(you), inZone("exile")])), { zone: "hand" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Parting Order {2}{U}
 * Instant
 * Return two target creatures controlled by different players to their owners' hands.
 */
export const PartingOrder: Card = {
  format: 1,
  name: "Parting Order",
  layout: "normal",
  faces: [
    {
      name: "Parting Order",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 2, max: 2 },
              objects: hasType("creature"),
              together: { are: "different", in: "controller" },
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Plain Auditor {1}{W}
 * Creature — Human Advisor
 * 2/2
 */
export const PlainAuditor: Card = {
  format: 1,
  name: "Plain Auditor",
  layout: "normal",
  faces: [
    {
      name: "Plain Auditor",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sealed Docket {1}{U}
 * Sorcery
 * Exile the top card of your library face down.
 */
export const SealedDocket: Card = {
  format: 1,
  name: "Sealed Docket",
  layout: "normal",
  faces: [
    {
      name: "Sealed Docket",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(exile(topCards(you, 1), { faceDown: true }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Short Search {U}
 * Sorcery
 * Exile the top three cards of your library.
 */
export const ShortSearch: Card = {
  format: 1,
  name: "Short Search",
  layout: "normal",
  faces: [
    {
      name: "Short Search",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(exile(topCards(you, 3)))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shuffling Clerk {1}{U}
 * Creature — Human Advisor
 * Cycling {2}
 * {2}: This creature gets +1/+0 until end of turn.
 * 1/1
 */
export const ShufflingClerk: Card = {
  format: 1,
  name: "Shuffling Clerk",
  layout: "normal",
  faces: [
    {
      name: "Shuffling Clerk",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 1,
      abilities: [
        cycling([mana(["2"])]),
        activated([mana(["2"])], affect(self, [modifyPT(1, 0)], until("end of turn"))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Silencing Warrant {1}
 * Artifact
 * As this artifact enters, choose a card name.
 * Activated abilities of sources with the chosen name can't be activated.
 */
export const SilencingWarrant: Card = {
  format: 1,
  name: "Silencing Warrant",
  layout: "normal",
  faces: [
    {
      name: "Silencing Warrant",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { as: chooseValue(you, "name") })]),
        staticAbility([playerCant(players, "activateAbilities", { whom: chosen("name") })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Surplus Ledger {2}
 * Artifact
 * {T}: Draw a card. Activate only if an opponent has at least 5 life more than their starting life total.
 */
export const SurplusLedger: Card = {
  format: 1,
  name: "Surplus Ledger",
  layout: "normal",
  faces: [
    {
      name: "Surplus Ledger",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], draw(you, 1), {
          limits: [
            onlyIf(
              compareQuantities(
                countPlayers(
                  playersWho(
                    opponents,
                    compareQuantities(
                      playerStat("life", eachPlayer),
                      ">=",
                      plus([playerStat("startingLife", eachPlayer), 5]),
                    ),
                  ),
                ),
                ">=",
                1,
              ),
            ),
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sworn Over {U}
 * Instant
 * Gain control of target creature until end of turn.
 */
export const SwornOver: Card = {
  format: 1,
  name: "Sworn Over",
  layout: "normal",
  faces: [
    {
      name: "Sworn Over",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [changeControl(you)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Undying Writ {W}
 * Enchantment
 * You can't lose the game.
 */
export const UndyingWrit: Card = {
  format: 1,
  name: "Undying Writ",
  layout: "normal",
  faces: [
    {
      name: "Undying Writ",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(you, "loseGame")])],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Wandering Proxy {U}
 * Legendary Creature — Shapeshifter
 * You may have Wandering Proxy enter as a copy of any creature on the battlefield, except it has "{1}: Return Wandering Proxy to its owner's hand."
 * 0/1
 */
export const WanderingProxy: Card = {
  format: 1,
  name: "Wandering Proxy",
  layout: "normal",
  faces: [
    {
      name: "Wandering Proxy",
      manaCost: ["U"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 0,
      toughness: 1,
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: affect(self, [
              becomeCopy(choose({ min: 1, max: 1 }, and([hasType("creature"), inZone("battlefield")])), {
                except: [gainAbilities([activated([mana(["1"])], move(granter, { zone: "hand" }))])],
              }),
            ]),
            optional: true,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BailiffsRam,
  BorrowedSeal,
  ClerksHandbook,
  ClosingArgument,
  CourtCurfew,
  ExileWatcher,
  GateBailiff,
  GrimTally,
  LongSearch,
  OpenDocket,
  OpenedArchive,
  PartingOrder,
  PlainAuditor,
  SealedDocket,
  ShortSearch,
  ShufflingClerk,
  SilencingWarrant,
  SurplusLedger,
  SwornOver,
  UndyingWrit,
  WanderingProxy,
];
