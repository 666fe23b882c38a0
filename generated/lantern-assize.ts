// generated from cards/lantern-assize.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  addTypes,
  affect,
  and,
  applies,
  beginningOf,
  cant,
  controlledBy,
  delayed,
  destroy,
  draw,
  each,
  eventObjects,
  exile,
  gainLife,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  mana,
  may,
  mayPlay,
  modifyPT,
  move,
  opponents,
  ownerOf,
  pay,
  performed,
  self,
  sequence,
  setTypes,
  spell,
  staticAbility,
  status,
  target,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { bestow, cipher, crew, haste } from "./keywords/index.ts";

/**
 * Break the Glass {W}
 * Sorcery
 * Put target face-up exiled card into its owner's graveyard.
 */
export const BreakTheGlass: Card = {
  format: 1,
  name: "Break the Glass",
  layout: "normal",
  faces: [
    {
      name: "Break the Glass",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "graveyard" }), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([status("faceUp"), inZone("exile"), kind("card")]) },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lantern Banisher {W}
 * Instant
 * Exile target Zombie card from a graveyard.
 */
export const LanternBanisher: Card = {
  format: 1,
  name: "Lantern Banisher",
  layout: "normal",
  faces: [
    {
      name: "Lantern Banisher",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(exile(target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("card"), hasSubtype("Zombie"), inZone("graveyard")]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lantern Barge {2}
 * Artifact — Vehicle
 * Crew 1
 * 3/3
 */
export const LanternBarge: Card = {
  format: 1,
  name: "Lantern Barge",
  layout: "normal",
  faces: [
    {
      name: "Lantern Barge",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Vehicle"],
      power: 3,
      toughness: 3,
      abilities: [crew(1)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lantern Chronicler {W}
 * Creature — Human
 * Whenever a Zombie you control enters, you gain 1 life.
 * 1/1
 */
export const LanternChronicler: Card = {
  format: 1,
  name: "Lantern Chronicler",
  layout: "normal",
  faces: [
    {
      name: "Lantern Chronicler",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasSubtype("Zombie"), controlledBy(you)]), undefined, "battlefield"),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lantern Husk {B}
 * Creature — Horror
 * When this creature dies, you may pay {1}. If you do, return it to the battlefield under its owner's control. It enters with a +1/+1 counter on it. Exile it at the beginning of the next end step.
 * 1/1
 */
export const LanternHusk: Card = {
  format: 1,
  name: "Lantern Husk",
  layout: "normal",
  faces: [
    {
      name: "Lantern Husk",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horror"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          sequence([
            may(you, pay(you, [mana(["1"])]), { bind: 1 }),
            ifThen(
              performed(1),
              sequence([
                move(self, {
                  zone: "battlefield",
                  under: ownerOf(each),
                  counters: [{ kind: "+1/+1", count: 1 }],
                }),
                delayed(beginningOf("end", undefined, { next: true }), { effect: exile(self) }),
              ]),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lantern Moth {1}{R}
 * Enchantment Creature — Insect
 * Bestow {R}
 * Haste
 * Enchanted creature gets +2/+2.
 * You may cast this card from your graveyard using its bestow ability.
 * 2/2
 */
export const LanternMoth: Card = {
  format: 1,
  name: "Lantern Moth",
  layout: "normal",
  faces: [
    {
      name: "Lantern Moth",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["enchantment", "creature"],
      subtypes: ["Insect"],
      power: 2,
      toughness: 2,
      abilities: [
        bestow([mana(["R"])]),
        haste(),
        staticAbility([applies(host, [modifyPT(2, 2)])]),
        staticAbility([mayPlay(you, self, "cast", { keyword: "bestow" })], { zone: "graveyard" }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lantern Otter {U}
 * Creature — Otter
 * 1/1
 */
export const LanternOtter: Card = {
  format: 1,
  name: "Lantern Otter",
  layout: "normal",
  faces: [
    {
      name: "Lantern Otter",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Otter"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lantern Raiser {B}
 * Creature — Human Wizard
 * Whenever a creature an opponent controls dies, you may pay {1}. If you do, return that card to the battlefield under your control. It's a Zombie in addition to its other types.
 * 1/1
 */
export const LanternRaiser: Card = {
  format: 1,
  name: "Lantern Raiser",
  layout: "normal",
  faces: [
    {
      name: "Lantern Raiser",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), controlledBy(opponents)]), "battlefield", "graveyard"),
          sequence([
            may(you, pay(you, [mana(["1"])]), { bind: 1 }),
            ifThen(
              performed(1),
              sequence([
                move(eventObjects("object"), { zone: "battlefield" }),
                affect(eventObjects("object"), [addTypes({ subtypes: ["Zombie"] })], undefined, {
                  asItEnters: true,
                }),
              ]),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lantern Turner {B}
 * Creature — Human Wizard
 * Whenever a creature an opponent controls dies, return that card to the battlefield under your control. It becomes a Zombie in addition to its other types.
 * 1/1
 */
export const LanternTurner: Card = {
  format: 1,
  name: "Lantern Turner",
  layout: "normal",
  faces: [
    {
      name: "Lantern Turner",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), controlledBy(opponents)]), "battlefield", "graveyard"),
          sequence([
            move(eventObjects("object"), { zone: "battlefield" }),
            affect(eventObjects("object"), [addTypes({ subtypes: ["Zombie"] })]),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lantern Wisp {U}
 * Creature — Spirit
 * This creature can't be blocked.
 * 1/1
 */
export const LanternWisp: Card = {
  format: 1,
  name: "Lantern Wisp",
  layout: "normal",
  faces: [
    {
      name: "Lantern Wisp",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [staticAbility([applies(self, [cant("beBlocked")])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Snuff the Lantern {B}
 * Instant
 * Destroy target creature.
 */
export const SnuffTheLantern: Card = {
  format: 1,
  name: "Snuff the Lantern",
  layout: "normal",
  faces: [
    {
      name: "Snuff the Lantern",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Unmake the Barge {U}
 * Instant
 * Until end of turn, target artifact becomes an enchantment and loses all other card types.
 */
export const UnmakeTheBarge: Card = {
  format: 1,
  name: "Unmake the Barge",
  layout: "normal",
  faces: [
    {
      name: "Unmake the Barge",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            target(0),
            [setTypes({ cardTypes: ["enchantment"], loseOthers: true })],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Whisper in Glass {U}
 * Sorcery
 * Draw a card.
 * Cipher
 */
export const WhisperInGlass: Card = {
  format: 1,
  name: "Whisper in Glass",
  layout: "normal",
  faces: [
    {
      name: "Whisper in Glass",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 1)), cipher()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BreakTheGlass,
  LanternBanisher,
  LanternBarge,
  LanternChronicler,
  LanternHusk,
  LanternMoth,
  LanternOtter,
  LanternRaiser,
  LanternTurner,
  LanternWisp,
  SnuffTheLantern,
  UnmakeTheBarge,
  WhisperInGlass,
];
