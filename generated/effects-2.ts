// generated from cards/effects-2.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  among,
  and,
  anything,
  applies,
  asThough,
  attach,
  attacking,
  attacks,
  beginningOf,
  bound,
  cast,
  castCards,
  changeRules,
  choose,
  chooseObjects,
  choosePlayer,
  controlledBy,
  countersOn,
  dealDamage,
  delayed,
  draw,
  eachPlayer,
  enchantedPlayer,
  entersWith,
  eventObjects,
  eventPlayer,
  exile,
  exists,
  gainAbilities,
  gainLife,
  hasType,
  host,
  isOneOf,
  kind,
  loseAbilities,
  mana,
  modifyPT,
  move,
  opponents,
  or,
  otherThan,
  players,
  playersWho,
  prevent,
  replace,
  reveal,
  self,
  sequence,
  setTypes,
  spell,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  topCards,
  triggered,
  until,
  untilPaid,
  xLimit,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant } from "./keywords/index.ts";

/**
 * Chosen Third {1}{U}
 * Sorcery
 * Reveal the top three cards of your library. Target opponent chooses one. Put that card into your hand and the rest into your graveyard.
 */
export const ChosenThird: Card = {
  format: 1,
  name: "Chosen Third",
  layout: "normal",
  faces: [
    {
      name: "Chosen Third",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            reveal(you, topCards(you, 3), { bind: 1 }),
            chooseObjects(
              targetPlayers(0),
              choose({ min: 1, max: 1 }, anything, { by: targetPlayers(0), from: bound(1) }),
              { bind: 2 },
            ),
            move(bound(2), { zone: "hand" }, { bind: 3 }),
            move(among(bound(1), otherThan(bound(3))), { zone: "graveyard" }),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Clinging Licid {1}{G}
 * Creature — Licid
 * {G}, {T}: This creature loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {G} to end this effect.
 * Enchanted creature gets +2/+2.
 * 1/1
 */
export const ClingingLicid: Card = {
  format: 1,
  name: "Clinging Licid",
  layout: "normal",
  faces: [
    {
      name: "Clinging Licid",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Licid"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [mana(["G"]), tapSelf],
          sequence([
            affect(
              self,
              [
                loseAbilities("this"),
                setTypes({ cardTypes: ["enchantment"], subtypes: ["Aura"] }),
                gainAbilities([enchant(hasType("creature"))]),
              ],
              untilPaid([mana(["G"])]),
            ),
            attach(self, target(0)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
        staticAbility([applies(host, [modifyPT(2, 2)])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Curse of Crumbs {1}{W}
 * Enchantment — Aura Curse
 * Enchant player
 * Whenever enchanted player is attacked, you gain 2 life. Each opponent attacking that player does the same.
 */
export const CurseOfCrumbs: Card = {
  format: 1,
  name: "Curse of Crumbs",
  layout: "normal",
  faces: [
    {
      name: "Curse of Crumbs",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura", "Curse"],
      abilities: [
        enchant(players),
        triggered(
          attacks(hasType("creature"), { whom: enchantedPlayer, batch: true }),
          sequence([
            gainLife(you, 2),
            gainLife(
              playersWho(
                opponents,
                exists(all(and([attacking({ whom: eventPlayer }), controlledBy(eachPlayer)]))),
              ),
              2,
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Foisted Guest {1}{R}
 * Creature — Goblin
 * This creature enters under the control of an opponent of your choice.
 * 3/1
 */
export const FoistedGuest: Card = {
  format: 1,
  name: "Foisted Guest",
  layout: "normal",
  faces: [
    {
      name: "Foisted Guest",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 3,
      toughness: 1,
      abilities: [
        staticAbility([
          replace(
            zoneChange(isOneOf(self), undefined, "battlefield"),
            move(eventObjects("object"), { zone: "battlefield", under: choosePlayer(opponents) }),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ledger Bear {1}{G}
 * Creature — Bear
 * 2/2
 */
export const LedgerBear: Card = {
  format: 1,
  name: "Ledger Bear",
  layout: "normal",
  faces: [
    {
      name: "Ledger Bear",
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
 * Ledger Ember {R}
 * Instant
 * Ledger Ember deals 3 damage to any target.
 */
export const LedgerEmber: Card = {
  format: 1,
  name: "Ledger Ember",
  layout: "normal",
  faces: [
    {
      name: "Ledger Ember",
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
 * Ledger Wheel {2}
 * Artifact
 * This artifact enters with two charge counters on it.
 * {X}, {T}: Draw a card. X is the number of charge counters on this artifact.
 */
export const LedgerWheel: Card = {
  format: 1,
  name: "Ledger Wheel",
  layout: "normal",
  faces: [
    {
      name: "Ledger Wheel",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "charge", count: 2 }] })]),
        activated(
          [
            mana(["X"]),
            tapSelf,
            xLimit({ least: countersOn(self, "charge"), most: countersOn(self, "charge") }),
          ],
          draw(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Long Grudge {1}{R}
 * Sorcery
 * Until the end of your next turn, whenever you cast a spell, Long Grudge deals 1 damage to target opponent.
 */
export const LongGrudge: Card = {
  format: 1,
  name: "Long Grudge",
  layout: "normal",
  faces: [
    {
      name: "Long Grudge",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          delayed(
            cast(you, kind("spell")),
            {
              targets: [{ count: { min: 1, max: 1 }, players: opponents }],
              effect: dealDamage(self, 1, targetPlayers(0)),
            },
            { duration: until("end of your next turn") },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rash Oracle {3}{R}
 * Enchantment
 * At the beginning of your upkeep, exile the top card of your library. Cast it without paying its mana cost if able.
 */
export const RashOracle: Card = {
  format: 1,
  name: "Rash Oracle",
  layout: "normal",
  faces: [
    {
      name: "Rash Oracle",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          beginningOf("upkeep", you),
          sequence([exile(topCards(you, 1), { bind: 1 }), castCards(you, bound(1), "cast", { free: true })]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Shared Shelter {1}{W}
 * Instant
 * Prevent the next 4 damage that would be dealt this turn to any number of targets, divided as you choose.
 */
export const SharedShelter: Card = {
  format: 1,
  name: "Shared Shelter",
  layout: "normal",
  faces: [
    {
      name: "Shared Shelter",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(changeRules([prevent({ amount: 4, each: "divided", to: target(0) })], until("end of turn")), {
          targets: [
            {
              count: { min: 0 },
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
 * Spurring Call {R}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature can attack as though it had haste.
 */
export const SpurringCall: Card = {
  format: 1,
  name: "Spurring Call",
  layout: "normal",
  faces: [
    {
      name: "Spurring Call",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [asThough("attackHaste")])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Tallying Clerk {1}{W}
 * Creature — Human Cleric
 * {T}: You gain 1 life.
 * 1/2
 */
export const TallyingClerk: Card = {
  format: 1,
  name: "Tallying Clerk",
  layout: "normal",
  faces: [
    {
      name: "Tallying Clerk",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 2,
      abilities: [activated([tapSelf], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  ChosenThird,
  ClingingLicid,
  CurseOfCrumbs,
  FoistedGuest,
  LedgerBear,
  LedgerEmber,
  LedgerWheel,
  LongGrudge,
  RashOracle,
  SharedShelter,
  SpurringCall,
  TallyingClerk,
];
