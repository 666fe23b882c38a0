// generated from cards/proof-table.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addTypes,
  affect,
  all,
  and,
  applies,
  attacking,
  attacks,
  bound,
  boundPlayer,
  cast,
  castCards,
  changeControl,
  changeRules,
  choose,
  chooseObjects,
  chooseValue,
  controlledBy,
  costChoice,
  costOnObjects,
  countersPlaced,
  dealDamage,
  draw,
  eventAmount,
  eventObjects,
  exile,
  gainAbilities,
  gainLife,
  hasColor,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  linked,
  loseLife,
  mana,
  matches,
  may,
  modifyAmount,
  modifyPT,
  move,
  opponents,
  or,
  otherThan,
  performed,
  players,
  prevent,
  putCounters,
  reflexive,
  replace,
  sacrifices,
  self,
  sequence,
  setColors,
  setPT,
  setTypes,
  spell,
  staticAbility,
  tap,
  target,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { suspend, trample, unearth, vigilance } from "./keywords/index.ts";

/**
 * Blanch {W}
 * Instant
 * Target creature becomes white until end of turn.
 */
export const Blanch: Card = {
  format: 1,
  name: "Blanch",
  layout: "normal",
  faces: [
    {
      name: "Blanch",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [setColors(["white"])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Call Aside {B}
 * Instant
 * If a creature would enter the battlefield under an opponent's control this turn, it enters the battlefield under your control instead.
 */
export const CallAside: Card = {
  format: 1,
  name: "Call Aside",
  layout: "normal",
  faces: [
    {
      name: "Call Aside",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              replace(
                zoneChange(and([hasType("creature"), controlledBy(opponents)]), undefined, "battlefield"),
                move(eventObjects("object"), { zone: "battlefield", under: you }),
              ),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Fetch Back {0}
 * Sorcery
 * Return target instant card from your graveyard to your hand.
 */
export const FetchBack: Card = {
  format: 1,
  name: "Fetch Back",
  layout: "normal",
  faces: [
    {
      name: "Fetch Back",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("card"), hasType("instant"), inZone("graveyard", you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ink Bolt {R}
 * Instant
 * Ink Bolt deals 3 damage to any target.
 */
export const InkBolt: Card = {
  format: 1,
  name: "Ink Bolt",
  layout: "normal",
  faces: [
    {
      name: "Ink Bolt",
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
 * Ink Reader {2}{R}
 * Creature — Human Wizard
 * Whenever this creature attacks, you may cast target instant or sorcery card from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it instead.
 * 2/2
 */
export const InkReader: Card = {
  format: 1,
  name: "Ink Reader",
  layout: "normal",
  faces: [
    {
      name: "Ink Reader",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          may(you, castCards(you, target(0), "cast", { free: true, exileAfter: "graveyard" })),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([
                  kind("card"),
                  or([hasType("instant"), hasType("sorcery")]),
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
 * Keeping Maw {2}{B}
 * Creature — Horror
 * If another creature would die, exile it instead.
 * {B}: Put a card exiled with this creature into its owner's graveyard.
 * 4/5
 */
export const KeepingMaw: Card = {
  format: 1,
  name: "Keeping Maw",
  layout: "normal",
  faces: [
    {
      name: "Keeping Maw",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horror"],
      power: 4,
      toughness: 5,
      abilities: [
        staticAbility([
          replace(
            zoneChange(and([hasType("creature"), otherThan(self)]), "battlefield", "graveyard"),
            exile(eventObjects("object"), { link: "exiled" }),
          ),
        ]),
        activated(
          [mana(["B"])],
          move(choose({ min: 1, max: 1 }, and([kind("card"), isOneOf(linked("exiled")), inZone("exile")])), {
            zone: "graveyard",
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Lent Crown {R}
 * Creature — Human Noble
 * When this creature enters, you may have an opponent gain control of it. If you do, draw a card.
 * 2/2
 */
export const LentCrown: Card = {
  format: 1,
  name: "Lent Crown",
  layout: "normal",
  faces: [
    {
      name: "Lent Crown",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Noble"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(
              you,
              sequence([
                chooseValue(you, "opponent", { bind: 2, once: true }),
                affect(self, [changeControl(boundPlayer(2))]),
              ]),
              { bind: 1 },
            ),
            ifThen(performed(1), draw(you, 1)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Long Read {R}
 * Sorcery
 * You may choose an instant card from your graveyard and cast it. When you do, you gain 5 life.
 */
export const LongRead: Card = {
  format: 1,
  name: "Long Read",
  layout: "normal",
  faces: [
    {
      name: "Long Read",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(
              you,
              sequence([
                chooseObjects(
                  you,
                  choose(
                    { min: 1, max: 1 },
                    and([kind("card"), hasType("instant"), inZone("graveyard", you)]),
                  ),
                  { bind: 2 },
                ),
                castCards(you, bound(2), "cast"),
              ]),
              { bind: 1 },
            ),
            reflexive(1, { effect: gainLife(you, 5) }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Memo {0}
 * Artifact
 * {2}: Draw a card.
 */
export const Memo: Card = {
  format: 1,
  name: "Memo",
  layout: "normal",
  faces: [
    {
      name: "Memo",
      manaCost: ["0"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [activated([mana(["2"])], draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Nib Bat {B}
 * Creature — Bat
 * 2/2
 */
export const NibBat: Card = {
  format: 1,
  name: "Nib Bat",
  layout: "normal",
  faces: [
    {
      name: "Nib Bat",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bat"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Hound {R}
 * Creature — Dog
 * Whenever this creature attacks, tap target land. Up to one other target attacking creature gets +2/+0 until end of turn.
 * 1/1
 */
export const ProofHound: Card = {
  format: 1,
  name: "Proof Hound",
  layout: "normal",
  faces: [
    {
      name: "Proof Hound",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dog"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([tap(target(0)), affect(target(1), [modifyPT(2, 0)], until("end of turn"))]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: hasType("land") },
              {
                count: { min: 0, max: 1 },
                objects: and([attacking(), hasType("creature"), otherThan(self)]),
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
 * Scribe's Guard {W}
 * Instant
 * Prevent all damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on that creature.
 */
export const ScribesGuard: Card = {
  format: 1,
  name: "Scribe's Guard",
  layout: "normal",
  faces: [
    {
      name: "Scribe's Guard",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              prevent({
                to: target(0),
                then: putCounters("+1/+1", eventAmount, target(0)),
                ifPrevented: true,
              }),
            ],
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
 * Sealed Engine {4}
 * Artifact
 * Suspend 1—{R}
 * {0}: This artifact becomes a 3/3 artifact creature until end of turn.
 */
export const SealedEngine: Card = {
  format: 1,
  name: "Sealed Engine",
  layout: "normal",
  faces: [
    {
      name: "Sealed Engine",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        suspend(1, [mana(["R"])]),
        activated(
          [mana(["0"])],
          affect(
            self,
            [setTypes({ cardTypes: ["artifact", "creature"] }), setPT(3, 3)],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sealed Ox {4}{R}
 * Creature — Ox
 * Suspend 1—{R}
 * 3/3
 */
export const SealedOx: Card = {
  format: 1,
  name: "Sealed Ox",
  layout: "normal",
  faces: [
    {
      name: "Sealed Ox",
      manaCost: ["4", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [suspend(1, [mana(["R"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Spell Bell {U}
 * Artifact
 * Whenever you cast a permanent spell, you may tap another target permanent you control.
 */
export const SpellBell: Card = {
  format: 1,
  name: "Spell Bell",
  layout: "normal",
  faces: [
    {
      name: "Spell Bell",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(cast(you, and([kind("spell"), kind("permanent")])), may(you, tap(target(0))), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("permanent"), controlledBy(you), otherThan(self)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Table Hound {2}
 * Artifact Creature — Construct
 * Unearth {1}{B}
 * 3/1
 */
export const TableHound: Card = {
  format: 1,
  name: "Table Hound",
  layout: "normal",
  faces: [
    {
      name: "Table Hound",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 3,
      toughness: 1,
      abilities: [unearth([mana(["1", "B"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Table Reaper {1}{B}
 * Creature — Human Cleric
 * Sacrifice another creature: You gain 1 life.
 * Whenever you sacrifice another permanent, each opponent loses 1 life.
 * 1/1
 */
export const TableReaper: Card = {
  format: 1,
  name: "Table Reaper",
  layout: "normal",
  faces: [
    {
      name: "Table Reaper",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [
            costOnObjects(
              "sacrifice",
              costChoice({ min: 1, max: 1 }, and([hasType("creature"), otherThan(self)])),
            ),
          ],
          gainLife(you, 1),
        ),
        triggered(sacrifices(you, and([kind("permanent"), otherThan(self)])), loseLife(opponents, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Table Ward {W}
 * Enchantment
 * {0}: The next time a black source of your choice would deal damage to you this turn, prevent that damage.
 */
export const TableWard: Card = {
  format: 1,
  name: "Table Ward",
  layout: "normal",
  faces: [
    {
      name: "Table Ward",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["0"])],
          changeRules(
            [
              prevent({
                to: you,
                from: and([
                  isOneOf(choose({ min: 1, max: 1 }, and([hasColor("black"), kind("source")]))),
                  hasColor("black"),
                ]),
                next: true,
              }),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Thick Ink {G}
 * Enchantment
 * If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.
 */
export const ThickInk: Card = {
  format: 1,
  name: "Thick Ink",
  layout: "normal",
  faces: [
    {
      name: "Thick Ink",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          modifyAmount(countersPlaced(and([hasType("creature"), controlledBy(you)]), "+1/+1"), { plus: 1 }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Three Notes {W}
 * Instant
 * Until end of turn, target creature gets +2/+0, gains trample if it's red, and gains vigilance if it's white.
 */
export const ThreeNotes: Card = {
  format: 1,
  name: "Three Notes",
  layout: "normal",
  faces: [
    {
      name: "Three Notes",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [modifyPT(2, 0)], until("end of turn")),
            ifThen(
              matches(target(0), hasColor("red")),
              affect(target(0), [gainAbilities([trample()])], until("end of turn")),
            ),
            ifThen(
              matches(target(0), hasColor("white")),
              affect(target(0), [gainAbilities([vigilance()])], until("end of turn")),
            ),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Waking Fields {G}
 * Enchantment
 * All lands are 1/1 creatures that are still lands.
 */
export const WakingFields: Card = {
  format: 1,
  name: "Waking Fields",
  layout: "normal",
  faces: [
    {
      name: "Waking Fields",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([applies(all(hasType("land")), [addTypes({ cardTypes: ["creature"] }), setPT(1, 1)])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  Blanch,
  CallAside,
  FetchBack,
  InkBolt,
  InkReader,
  KeepingMaw,
  LentCrown,
  LongRead,
  Memo,
  NibBat,
  ProofHound,
  ScribesGuard,
  SealedEngine,
  SealedOx,
  SpellBell,
  TableHound,
  TableReaper,
  TableWard,
  ThickInk,
  ThreeNotes,
  WakingFields,
];
