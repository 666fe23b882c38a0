// generated from cards/plain-reading.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  allOf,
  and,
  applies,
  bound,
  boundPlayer,
  cant,
  chooseValue,
  controlledBy,
  costChoice,
  costOnObjects,
  counter,
  createCopies,
  createTokens,
  damage,
  delayed,
  discard,
  draw,
  each,
  eventAmount,
  exile,
  exists,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  linked,
  mana,
  matches,
  may,
  modifyPT,
  move,
  opponents,
  otherThan,
  ownerOf,
  pay,
  performed,
  players,
  replace,
  reveal,
  sacrifice,
  search,
  self,
  sequence,
  shuffle,
  spell,
  staticAbility,
  tapSelf,
  target,
  triggered,
  unless,
  until,
  wasPaid,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, flashback, kicker, splitSecond } from "./keywords/index.ts";

/**
 * Blank Shelf {W}
 * Enchantment — Aura
 * Enchant artifact creature
 * Enchanted creature gets +3/+3.
 */
export const BlankShelf: Card = {
  format: 1,
  name: "Blank Shelf",
  layout: "normal",
  faces: [
    {
      name: "Blank Shelf",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(and([hasType("artifact"), hasType("creature")])),
        staticAbility([applies(host, [modifyPT(3, 3)])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Brass Reader {2}
 * Artifact Creature — Construct
 * When Brass Reader enters, you gain 1 life.
 * 1/1
 */
export const BrassReader: Card = {
  format: 1,
  name: "Brass Reader",
  layout: "normal",
  faces: [
    {
      name: "Brass Reader",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Closing Time {W}
 * Instant
 * Return target creature to its owner's hand.
 */
export const ClosingTime: Card = {
  format: 1,
  name: "Closing Time",
  layout: "normal",
  faces: [
    {
      name: "Closing Time",
      manaCost: ["W"],
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
 * Firm Verdict {U}
 * Instant
 * Kicker {1}
 * If this spell was kicked, it can't be countered.
 * Draw a card.
 */
export const FirmVerdict: Card = {
  format: 1,
  name: "Firm Verdict",
  layout: "normal",
  faces: [
    {
      name: "Firm Verdict",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        kicker([mana(["1"])]),
        staticAbility([applies(self, [cant("beCountered")])], {
          condition: wasPaid(self, "kicker"),
          zone: "stack",
        }),
        spell(draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gatekeeper's Ledger {2}
 * Artifact
 * {T}: Exile two target cards from an opponent's graveyard. You gain 2 life.
 */
export const GatekeepersLedger: Card = {
  format: 1,
  name: "Gatekeeper's Ledger",
  layout: "normal",
  faces: [
    {
      name: "Gatekeeper's Ledger",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], sequence([exile(target(0)), gainLife(you, 2)]), {
          targets: [
            {
              count: { min: 2, max: 2 },
              objects: and([kind("card"), inZone("graveyard", opponents)]),
              together: { are: "common", in: "owner" },
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Giant's Errand {R}
 * Sorcery
 * Target creature you control gets +2/+0 until end of turn.
 * Whenever it deals combat damage to a player this turn, you gain that much life.
 */
export const GiantsErrand: Card = {
  format: 1,
  name: "Giant's Errand",
  layout: "normal",
  faces: [
    {
      name: "Giant's Errand",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [modifyPT(2, 0)], until("end of turn")),
            delayed(
              damage(isOneOf(target(0)), players, { combat: true }),
              { effect: gainLife(you, eventAmount) },
              { duration: until("end of turn") },
            ),
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
 * Hatchery Keeper {1}{G}
 * Creature — Elf Druid
 * When this creature enters, you may create a 0/1 green Egg creature token. It has "Sacrifice this creature: You gain 5 life."
 * 1/1
 */
export const HatcheryKeeper: Card = {
  format: 1,
  name: "Hatchery Keeper",
  layout: "normal",
  faces: [
    {
      name: "Hatchery Keeper",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Druid"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          may(
            you,
            createTokens(you, 1, {
              colors: ["green"],
              power: 0,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Egg"],
              abilities: [activated([costOnObjects("sacrifice", self)], gainLife(you, 5))],
            }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hurried Verdict {U}
 * Instant
 * Kicker {1}
 * If this spell was kicked, it has split second.
 * Draw a card.
 */
export const HurriedVerdict: Card = {
  format: 1,
  name: "Hurried Verdict",
  layout: "normal",
  faces: [
    {
      name: "Hurried Verdict",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        kicker([mana(["1"])]),
        staticAbility([applies(self, [gainAbilities([splitSecond()])])], {
          condition: wasPaid(self, "kicker"),
          zone: "stack",
        }),
        spell(draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Leaf Burner {1}
 * Artifact
 * {T}: Discard a card.
 */
export const LeafBurner: Card = {
  format: 1,
  name: "Leaf Burner",
  layout: "normal",
  faces: [
    {
      name: "Leaf Burner",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([tapSelf], discard(you, { min: 1, max: 1 }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reader's Denial {U}
 * Instant
 * Counter target spell.
 */
export const ReadersDenial: Card = {
  format: 1,
  name: "Reader's Denial",
  layout: "normal",
  faces: [
    {
      name: "Reader's Denial",
      manaCost: ["U"],
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
 * Returning Page {G}
 * Sorcery
 * You gain 1 life.
 * As long as you control an artifact and this card is in your graveyard, it has flashback {G}.
 */
export const ReturningPage: Card = {
  format: 1,
  name: "Returning Page",
  layout: "normal",
  faces: [
    {
      name: "Returning Page",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(gainLife(you, 1)),
        staticAbility([applies(self, [gainAbilities([flashback([mana(["G"])])])])], {
          condition: allOf([
            exists(all(and([hasType("artifact"), controlledBy(you)]))),
            matches(self, inZone("graveyard", you)),
          ]),
          zone: "graveyard",
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Mark {W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +3/+3.
 */
export const ShelfMark: Card = {
  format: 1,
  name: "Shelf Mark",
  layout: "normal",
  faces: [
    {
      name: "Shelf Mark",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(3, 3)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Restorer {1}
 * Artifact
 * {T}: Put target Aura card from a graveyard onto the battlefield under your control attached to a creature you control.
 */
export const ShelfRestorer: Card = {
  format: 1,
  name: "Shelf Restorer",
  layout: "normal",
  faces: [
    {
      name: "Shelf Restorer",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          move(target(0), {
            zone: "battlefield",
            attachedTo: all(and([hasType("creature"), controlledBy(you)])),
          }),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasSubtype("Aura"), inZone("graveyard")]),
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
 * Toll Librarian {1}{W}
 * Creature — Human Advisor
 * When this creature enters, you may pay {2}. If you do, search your library for a land card and put that card into your hand. Then shuffle your library.
 * 2/1
 */
export const TollLibrarian: Card = {
  format: 1,
  name: "Toll Librarian",
  layout: "normal",
  faces: [
    {
      name: "Toll Librarian",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(you, pay(you, [mana(["2"])]), { bind: 1 }),
            ifThen(
              performed(1),
              sequence([
                search(you, { min: 1, max: 1 }, and([kind("card"), hasType("land")]), { bind: 2 }),
                move(bound(2), { zone: "hand" }),
                shuffle(you),
              ]),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twinning Glass {1}
 * Artifact
 * {T}: Create a token that's a copy of target creature token you control.
 */
export const TwinningGlass: Card = {
  format: 1,
  name: "Twinning Glass",
  layout: "normal",
  faces: [
    {
      name: "Twinning Glass",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([tapSelf], createCopies(you, 1, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("token"), hasType("creature"), controlledBy(you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wandering Page {U}
 * Sorcery
 * You gain 1 life.
 * If Wandering Page would be put into a graveyard from anywhere, reveal Wandering Page and shuffle it into its owner's library instead.
 */
export const WanderingPage: Card = {
  format: 1,
  name: "Wandering Page",
  layout: "normal",
  faces: [
    {
      name: "Wandering Page",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(gainLife(you, 1)),
        staticAbility([
          replace(
            zoneChange(isOneOf(self), undefined, "graveyard"),
            sequence([reveal(you, self), shuffle(ownerOf(self), self)]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wandering Reader {1}{W}
 * Creature — Human Advisor
 * {T}: Exile Wandering Reader, then return it to the battlefield under an opponent's control.
 * 2/2
 */
export const WanderingReader: Card = {
  format: 1,
  name: "Wandering Reader",
  layout: "normal",
  faces: [
    {
      name: "Wandering Reader",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 2,
      toughness: 2,
      abilities: [
        activated(
          [tapSelf],
          sequence([
            exile(self),
            chooseValue(you, "opponent", { bind: 1, once: true }),
            move(self, { zone: "battlefield", under: boundPlayer(1) }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Warden of the Shelf {1}{W}
 * Creature — Human Advisor
 * When Warden of the Shelf enters, sacrifice it unless you exile a creature you control other than Warden of the Shelf.
 * When Warden of the Shelf leaves the battlefield, return the exiled card to the battlefield under its owner's control.
 * 4/4
 */
export const WardenOfTheShelf: Card = {
  format: 1,
  name: "Warden of the Shelf",
  layout: "normal",
  faces: [
    {
      name: "Warden of the Shelf",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 4,
      toughness: 4,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          unless(sacrifice(you, self), you, [
            costOnObjects(
              "exile",
              costChoice({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(you), otherThan(self)])),
            ),
          ]),
        ),
        triggered(
          zoneChange(isOneOf(self), "battlefield"),
          move(linked("exiled"), { zone: "battlefield", under: ownerOf(each) }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BlankShelf,
  BrassReader,
  ClosingTime,
  FirmVerdict,
  GatekeepersLedger,
  GiantsErrand,
  HatcheryKeeper,
  HurriedVerdict,
  LeafBurner,
  ReadersDenial,
  ReturningPage,
  ShelfMark,
  ShelfRestorer,
  TollLibrarian,
  TwinningGlass,
  WanderingPage,
  WanderingReader,
  WardenOfTheShelf,
];
