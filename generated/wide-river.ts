// generated from cards/wide-river.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  again,
  all,
  allowPlay,
  among,
  and,
  applies,
  attach,
  attachable,
  attachedTo,
  attacks,
  blocks,
  bound,
  cant,
  changeControl,
  changeRules,
  choose,
  chooseValue,
  compareQuantities,
  controlPlayer,
  controlledBy,
  controllerOf,
  costChoice,
  costOnObjects,
  createTokens,
  dealDamage,
  destroy,
  distinct,
  doAction,
  draw,
  eachPlayer,
  effectCost,
  eventAmount,
  eventObjects,
  exile,
  forEachPlayer,
  gainLife,
  hasAttached,
  hasSubtype,
  hasType,
  host,
  ifThen,
  isOneOf,
  keywordAction,
  kind,
  loseLife,
  mana,
  may,
  mill,
  modifyAmount,
  modifyPT,
  move,
  must,
  onlyIf,
  opponents,
  or,
  otherThan,
  pay,
  performed,
  playerCant,
  players,
  process,
  proliferate,
  putCounters,
  reflexive,
  repeat,
  replace,
  reveal,
  scry,
  search,
  self,
  sequence,
  setColors,
  shuffle,
  spell,
  staticAbility,
  status,
  tapSelf,
  target,
  targetPlayers,
  topCards,
  triggered,
  turnAfter,
  until,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { defender, enchant } from "./keywords/index.ts";

/**
 * Bound Log {2}
 * Artifact Creature — Golem
 * Whenever this creature attacks, you may tap X untapped Merfolk you control. If you do, this creature gets +X/+0 until end of turn.
 * 1/1
 */
export const BoundLog: Card = {
  format: 1,
  name: "Bound Log",
  layout: "normal",
  faces: [
    {
      name: "Bound Log",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([
            may(
              you,
              pay(you, [
                costOnObjects(
                  "tap",
                  costChoice(
                    { min: x, max: x },
                    and([status("untapped"), hasSubtype("Merfolk"), controlledBy(you)]),
                  ),
                ),
              ]),
              { bind: 1 },
            ),
            ifThen(performed(1), affect(self, [modifyPT(x, 0)], until("end of turn"))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Changing Newt {1}{U}
 * Creature — Salamander
 * {1}: Until end of turn, this creature becomes the color of your choice.
 * 1/2
 */
export const ChangingNewt: Card = {
  format: 1,
  name: "Changing Newt",
  layout: "normal",
  faces: [
    {
      name: "Changing Newt",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Salamander"],
      power: 1,
      toughness: 2,
      abilities: [
        activated(
          [mana(["1"])],
          sequence([
            chooseValue(you, "color", { once: true }),
            affect(self, [setColors("chosen")], until("end of turn")),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Clinging Bank {1}{G}
 * Creature — Wall
 * Defender
 * Whenever this creature blocks a creature, that creature can't attack during its controller's next turn.
 * 0/4
 */
export const ClingingBank: Card = {
  format: 1,
  name: "Clinging Bank",
  layout: "normal",
  faces: [
    {
      name: "Clinging Bank",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wall"],
      power: 0,
      toughness: 4,
      abilities: [
        defender(),
        triggered(
          blocks(isOneOf(self), hasType("creature")),
          affect(
            eventObjects("other"),
            [cant("attack")],
            until("during your next turn", { of: controllerOf(eventObjects("other")) }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Cloak Lender {2}{W}
 * Creature — Human Scout
 * When this creature enters, you may search your library for an Aura card that could enchant it, reveal it, put it into your hand, then shuffle.
 * 2/2
 */
export const CloakLender: Card = {
  format: 1,
  name: "Cloak Lender",
  layout: "normal",
  faces: [
    {
      name: "Cloak Lender",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          may(
            you,
            sequence([
              search(
                you,
                { min: 1, max: 1 },
                and([kind("card"), hasSubtype("Aura"), attachable({ to: self })]),
                { bind: 1 },
              ),
              reveal(you, bound(1)),
              move(bound(1), { zone: "hand" }),
              shuffle(you),
            ]),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Cloak Seeker {2}{W}
 * Creature — Human Scout
 * When this creature enters, search your library for an Aura card that could enchant it, put it onto the battlefield attached to this creature, then shuffle.
 * 2/2
 */
export const CloakSeeker: Card = {
  format: 1,
  name: "Cloak Seeker",
  layout: "normal",
  faces: [
    {
      name: "Cloak Seeker",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            search(
              you,
              { min: 1, max: 1 },
              and([kind("card"), hasSubtype("Aura"), attachable({ to: self })]),
              { bind: 1 },
            ),
            move(bound(1), { zone: "battlefield", attachedTo: self }),
            shuffle(you),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Coin Maker {R}
 * Sorcery
 * Create three Treasure tokens.
 */
export const CoinMaker: Card = {
  format: 1,
  name: "Coin Maker",
  layout: "normal",
  faces: [
    {
      name: "Coin Maker",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(createTokens(you, 3, { predefined: "Treasure" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Counting Heron {2}{W}
 * Creature — Bird
 * When this creature enters, you gain X life, where X is the greatest number of creatures you control that have a creature type in common.
 * 1/1
 */
export const CountingHeron: Card = {
  format: 1,
  name: "Counting Heron",
  layout: "normal",
  faces: [
    {
      name: "Counting Heron",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          gainLife(
            you,
            distinct("creatureType", all(and([hasType("creature"), controlledBy(you)])), { alike: true }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Double Silt {1}{U}
 * Enchantment
 * If an opponent would mill one or more cards, they mill twice that many cards instead.
 */
export const DoubleSilt: Card = {
  format: 1,
  name: "Double Silt",
  layout: "normal",
  faces: [
    {
      name: "Double Silt",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([modifyAmount(keywordAction("would mill", { by: opponents }), { factor: 2 })]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ear at the Door {2}{B}
 * Enchantment
 * If a creature you control would connive, instead you draw a card, then that creature connives.
 * Whenever a creature you control connives, each opponent loses 1 life.
 */
export const EarAtTheDoor: Card = {
  format: 1,
  name: "Ear at the Door",
  layout: "normal",
  faces: [
    {
      name: "Ear at the Door",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            keywordAction("would connive", { what: and([hasType("creature"), controlledBy(you)]) }),
            sequence([
              draw(you, 1),
              doAction("connive", controllerOf(eventObjects("object")), eventObjects("object")),
            ]),
          ),
        ]),
        triggered(
          keywordAction("connive", { what: and([hasType("creature"), controlledBy(you)]) }),
          loseLife(opponents, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ferryman's Bargain {4}{B}
 * Sorcery
 * You control target player during that player's next turn.
 */
export const FerrymansBargain: Card = {
  format: 1,
  name: "Ferryman's Bargain",
  layout: "normal",
  faces: [
    {
      name: "Ferryman's Bargain",
      manaCost: ["4", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [controlPlayer(targetPlayers(0))],
            until("during your next turn", { of: targetPlayers(0) }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Ferryman's Debt {5}{B}
 * Sorcery
 * You gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.
 */
export const FerrymansDebt: Card = {
  format: 1,
  name: "Ferryman's Debt",
  layout: "normal",
  faces: [
    {
      name: "Ferryman's Debt",
      manaCost: ["5", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            changeRules(
              [controlPlayer(targetPlayers(0))],
              until("during your next turn", { of: targetPlayers(0) }),
            ),
            changeRules(
              [turnAfter(targetPlayers(0))],
              until("during your next turn", { of: targetPlayers(0) }),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Ford Scout {1}{G}
 * Creature — Merfolk Scout
 * When this creature enters, it explores.
 * 1/1
 */
export const FordScout: Card = {
  format: 1,
  name: "Ford Scout",
  layout: "normal",
  faces: [
    {
      name: "Ford Scout",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), doAction("explore", you, self)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Further Bank {2}{G}
 * Enchantment
 * If a creature you control would explore, instead it explores, then it explores again.
 * Whenever a creature you control explores, you gain 1 life.
 */
export const FurtherBank: Card = {
  format: 1,
  name: "Further Bank",
  layout: "normal",
  faces: [
    {
      name: "Further Bank",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            keywordAction("would explore", { what: and([hasType("creature"), controlledBy(you)]) }),
            sequence([
              doAction("explore", controllerOf(eventObjects("object")), eventObjects("object")),
              doAction("explore", controllerOf(eventObjects("object")), eventObjects("object")),
            ]),
          ),
        ]),
        triggered(
          keywordAction("explore", { what: and([hasType("creature"), controlledBy(you)]) }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Heron's Ban {W}
 * Enchantment — Aura
 * Enchant artifact
 */
export const HeronsBan: Card = {
  format: 1,
  name: "Heron's Ban",
  layout: "normal",
  faces: [
    {
      name: "Heron's Ban",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("artifact"))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kin Removal {1}{B}
 * Sorcery
 * Destroy two target creatures that share a color.
 */
export const KinRemoval: Card = {
  format: 1,
  name: "Kin Removal",
  layout: "normal",
  faces: [
    {
      name: "Kin Removal",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [
            {
              count: { min: 2, max: 2 },
              objects: hasType("creature"),
              together: { are: "common", in: "color" },
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Known Depths {2}{U}
 * Enchantment
 * If you would scry a number of cards, draw that many cards instead.
 */
export const KnownDepths: Card = {
  format: 1,
  name: "Known Depths",
  layout: "normal",
  faces: [
    {
      name: "Known Depths",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([replace(keywordAction("would scry", { by: you }), draw(you, eventAmount))])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Late Cargo {R}
 * Sorcery
 * Exile the top card of your library. During your next turn, you may play that card.
 */
export const LateCargo: Card = {
  format: 1,
  name: "Late Cargo",
  layout: "normal",
  faces: [
    {
      name: "Late Cargo",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            allowPlay(you, bound(1), "play", until("during your next turn")),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Loud Guardian {2}{W}
 * Creature — Human Soldier
 * {T}: During target opponent's next turn, creatures that player controls attack you if able.
 * 1/4
 */
export const LoudGuardian: Card = {
  format: 1,
  name: "Loud Guardian",
  layout: "normal",
  faces: [
    {
      name: "Loud Guardian",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 1,
      toughness: 4,
      abilities: [
        activated(
          [tapSelf],
          affect(
            all(and([hasType("creature"), controlledBy(targetPlayers(0))])),
            [must("attack", { whom: you })],
            until("during your next turn", { of: targetPlayers(0) }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Millrace {2}
 * Artifact
 * {1}, {T}: Target player mills two cards. If both cards share a color, repeat this process.
 */
export const Millrace: Card = {
  format: 1,
  name: "Millrace",
  layout: "normal",
  faces: [
    {
      name: "Millrace",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"]), tapSelf],
          process(
            sequence([
              mill(targetPlayers(0), 2, { bind: 1 }),
              ifThen(compareQuantities(distinct("color", bound(1), { alike: true }), ">=", 2), again),
            ]),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Mixed Kin {G}
 * Creature — Bear Elf
 * 1/1
 */
export const MixedKin: Card = {
  format: 1,
  name: "Mixed Kin",
  layout: "normal",
  faces: [
    {
      name: "Mixed Kin",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bear", "Elf"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quiet Plotter {1}{B}
 * Creature — Human Rogue
 * When this creature enters, it connives.
 * 1/1
 */
export const QuietPlotter: Card = {
  format: 1,
  name: "Quiet Plotter",
  layout: "normal",
  faces: [
    {
      name: "Quiet Plotter",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), doAction("connive", you, self)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Raft Captain {2}{R}
 * Creature — Human Pirate
 * Whenever this creature attacks, you may sacrifice X Treasures. When you do, this creature deals X damage to any target.
 * 2/2
 */
export const RaftCaptain: Card = {
  format: 1,
  name: "Raft Captain",
  layout: "normal",
  faces: [
    {
      name: "Raft Captain",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Pirate"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([
            may(
              you,
              pay(you, [costOnObjects("sacrifice", costChoice({ min: x, max: x }, hasSubtype("Treasure")))]),
              { bind: 1 },
            ),
            reflexive(1, {
              targets: [
                {
                  count: { min: 1, max: 1 },
                  objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
                  players: players,
                },
              ],
              effect: dealDamage(self, x, target(0)),
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Reed Cloak {U}
 * Enchantment — Aura
 * Enchant creature you control
 * Enchanted creature gets +1/+1.
 */
export const ReedCloak: Card = {
  format: 1,
  name: "Reed Cloak",
  layout: "normal",
  faces: [
    {
      name: "Reed Cloak",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(and([hasType("creature"), controlledBy(you)])),
        staticAbility([applies(host, [modifyPT(1, 1)])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rising Silt {2}
 * Artifact
 * If a player would mill one or more cards, they mill that many cards plus four instead.
 */
export const RisingSilt: Card = {
  format: 1,
  name: "Rising Silt",
  layout: "normal",
  faces: [
    {
      name: "Rising Silt",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(keywordAction("would mill", { by: players }), { plus: 4 })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * River Bear {1}{G}
 * Creature — Bear
 * 2/2
 */
export const RiverBear: Card = {
  format: 1,
  name: "River Bear",
  layout: "normal",
  faces: [
    {
      name: "River Bear",
      manaCost: ["1", "G"],
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
 * River Ember {R}
 * Instant
 * River Ember deals 3 damage to any target.
 */
export const RiverEmber: Card = {
  format: 1,
  name: "River Ember",
  layout: "normal",
  faces: [
    {
      name: "River Ember",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
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
 * Shoal Cousin {G}
 * Creature — Merfolk
 * 1/1
 */
export const ShoalCousin: Card = {
  format: 1,
  name: "Shoal Cousin",
  layout: "normal",
  faces: [
    {
      name: "Shoal Cousin",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shoal Elder {1}{G}
 * Creature — Merfolk Elder
 * When this creature enters, if you control three or more creatures that share a creature type, you gain 5 life.
 * 1/1
 */
export const ShoalElder: Card = {
  format: 1,
  name: "Shoal Elder",
  layout: "normal",
  faces: [
    {
      name: "Shoal Elder",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk", "Elder"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 5), {
          condition: compareQuantities(
            distinct("creatureType", all(and([hasType("creature"), controlledBy(you)])), { alike: true }),
            ">=",
            3,
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Short Way Home {U}
 * Instant
 * Return target creature to its owner's hand.
 */
export const ShortWayHome: Card = {
  format: 1,
  name: "Short Way Home",
  layout: "normal",
  faces: [
    {
      name: "Short Way Home",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
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
 * Silent Crossing {1}{W}
 * Sorcery
 * Each opponent can't cast instant or sorcery spells during that player's next turn.
 */
export const SilentCrossing: Card = {
  format: 1,
  name: "Silent Crossing",
  layout: "normal",
  faces: [
    {
      name: "Silent Crossing",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            opponents,
            changeRules(
              [playerCant(eachPlayer, "castSpells", { whom: or([hasType("instant"), hasType("sorcery")]) })],
              until("during your next turn", { of: eachPlayer }),
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Silt Detective {1}{U}
 * Creature — Human Detective
 * Whenever this creature attacks, you may collect evidence X. When you do, you gain X life.
 * 1/1
 */
export const SiltDetective: Card = {
  format: 1,
  name: "Silt Detective",
  layout: "normal",
  faces: [
    {
      name: "Silt Detective",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Detective"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([
            may(you, pay(you, [effectCost(doAction("collectEvidence", you, undefined, { count: x }))]), {
              bind: 1,
            }),
            reflexive(1, { effect: gainLife(you, x) }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Silt Reader {U}
 * Sorcery
 * Each player mills two cards.
 */
export const SiltReader: Card = {
  format: 1,
  name: "Silt Reader",
  layout: "normal",
  faces: [
    {
      name: "Silt Reader",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(mill(players, 2))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Slip Across {U}
 * Instant
 * Attach target Aura attached to a creature to another creature with the same controller.
 */
export const SlipAcross: Card = {
  format: 1,
  name: "Slip Across",
  layout: "normal",
  faces: [
    {
      name: "Slip Across",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          attach(
            target(0),
            choose(
              { min: 1, max: 1 },
              and([
                hasType("creature"),
                controlledBy(controllerOf(all(hasAttached(isOneOf(target(0)))))),
                otherThan(all(hasAttached(isOneOf(target(0))))),
              ]),
            ),
          ),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([hasSubtype("Aura"), attachedTo(all(hasType("creature")))]),
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
 * Slipping Cloak {1}{U}
 * Instant
 * Gain control of target Aura that's attached to a permanent. Attach it to another permanent it can enchant.
 */
export const SlippingCloak: Card = {
  format: 1,
  name: "Slipping Cloak",
  layout: "normal",
  faces: [
    {
      name: "Slipping Cloak",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [changeControl(you)]),
            attach(
              target(0),
              choose(
                { min: 1, max: 1 },
                and([
                  kind("permanent"),
                  attachable({ what: target(0) }),
                  otherThan(all(hasAttached(isOneOf(target(0))))),
                ]),
              ),
            ),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([hasSubtype("Aura"), attachedTo(all(kind("permanent")))]),
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
 * Sorting Otter {1}{U}
 * Creature — Otter
 * When this creature enters, mill two cards. If two cards that share a card type were milled this way, draw a card.
 * 1/1
 */
export const SortingOtter: Card = {
  format: 1,
  name: "Sorting Otter",
  layout: "normal",
  faces: [
    {
      name: "Sorting Otter",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Otter"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            mill(you, 2, { bind: 1 }),
            ifThen(
              compareQuantities(
                distinct("cardType", among(bound(1), kind("card")), { alike: true }),
                ">=",
                2,
              ),
              draw(you, 1),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Spreading Reeds {1}{G}
 * Sorcery
 * Put a +1/+1 counter on target creature you control. Proliferate.
 */
export const SpreadingReeds: Card = {
  format: 1,
  name: "Spreading Reeds",
  layout: "normal",
  faces: [
    {
      name: "Spreading Reeds",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([putCounters("+1/+1", 1, target(0)), proliferate(you)]), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tide Gazer {1}{U}
 * Sorcery
 * Scry 1.
 */
export const TideGazer: Card = {
  format: 1,
  name: "Tide Gazer",
  layout: "normal",
  faces: [
    {
      name: "Tide Gazer",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(scry(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tide Mark {U}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 */
export const TideMark: Card = {
  format: 1,
  name: "Tide Mark",
  layout: "normal",
  faces: [
    {
      name: "Tide Mark",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twice Downstream {1}{G}
 * Enchantment
 * If you would proliferate, proliferate twice instead.
 */
export const TwiceDownstream: Card = {
  format: 1,
  name: "Twice Downstream",
  layout: "normal",
  faces: [
    {
      name: "Twice Downstream",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(keywordAction("would proliferate", { by: you }), repeat(2, proliferate(you))),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Twin Landing {2}
 * Artifact
 * {T}: Draw a card. Activate only if you control three or more lands with the same name.
 */
export const TwinLanding: Card = {
  format: 1,
  name: "Twin Landing",
  layout: "normal",
  faces: [
    {
      name: "Twin Landing",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], draw(you, 1), {
          limits: [
            onlyIf(
              compareQuantities(
                distinct("name", all(and([hasType("land"), controlledBy(you)])), { alike: true }),
                ">=",
                3,
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
 * Wide Gaze {U}
 * Enchantment
 * If you would scry a number of cards, scry that many cards plus one instead.
 */
export const WideGaze: Card = {
  format: 1,
  name: "Wide Gaze",
  layout: "normal",
  faces: [
    {
      name: "Wide Gaze",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(keywordAction("would scry", { by: you }), { plus: 1 })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BoundLog,
  ChangingNewt,
  ClingingBank,
  CloakLender,
  CloakSeeker,
  CoinMaker,
  CountingHeron,
  DoubleSilt,
  EarAtTheDoor,
  FerrymansBargain,
  FerrymansDebt,
  FordScout,
  FurtherBank,
  HeronsBan,
  KinRemoval,
  KnownDepths,
  LateCargo,
  LoudGuardian,
  Millrace,
  MixedKin,
  QuietPlotter,
  RaftCaptain,
  ReedCloak,
  RisingSilt,
  RiverBear,
  RiverEmber,
  ShoalCousin,
  ShoalElder,
  ShortWayHome,
  SilentCrossing,
  SiltDetective,
  SiltReader,
  SlipAcross,
  SlippingCloak,
  SortingOtter,
  SpreadingReeds,
  TideGazer,
  TideMark,
  TwiceDownstream,
  TwinLanding,
  WideGaze,
];
