// generated from cards/keyword-proofs.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  affect,
  all,
  among,
  and,
  applies,
  asLongAs,
  attach,
  castAsThoughFlash,
  changeControl,
  controlledBy,
  copySpell,
  costChoice,
  costOnObjects,
  draw,
  entersWith,
  gainAbilities,
  gainLife,
  hasColor,
  hasSubtype,
  hasType,
  host,
  inZone,
  isOneOf,
  keyword,
  keywordAction,
  kind,
  loseTypes,
  loyalty,
  mana,
  matches,
  mayPlay,
  modifyPT,
  or,
  otherThan,
  phaseOut,
  playerCant,
  self,
  setColors,
  setTypes,
  sorcerySpeed,
  spell,
  staticAbility,
  status,
  target,
  triggered,
  until,
  wasPaid,
  x,
  xLimit,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  bestow,
  crew,
  disturb,
  dredge,
  emerge,
  emergeWithQualityCosts,
  enchant,
  equipWithQualityCosts,
  escape,
  evolve,
  flying,
  haste,
  increment,
  miracle,
  moreThanMeetsTheEye,
  mutate,
  phasing,
  protection,
  saddle,
  soulbond,
  suspend,
  vigilance,
} from "./keywords/index.ts";

/**
 * Draw of Proofs {U}
 * Sorcery
 * Draw a card.
 */
export const DrawOfProofs: Card = {
  format: 1,
  name: "Draw of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Draw of Proofs",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(draw(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Dredging of Proofs {2}{G}
 * Enchantment
 * Land cards in your graveyard have dredge 1.
 */
export const DredgingOfProofs: Card = {
  format: 1,
  name: "Dredging of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Dredging of Proofs",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([kind("card"), hasType("land"), inZone("graveyard", you)])), [
            gainAbilities([dredge(1)]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Echo of Proofs {1}{U}
 * Instant
 * Copy target spell. You may choose new targets for the copy.
 */
export const EchoOfProofs: Card = {
  format: 1,
  name: "Echo of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Echo of Proofs",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(copySpell(you, target(0), { newTargets: true }), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Fleeting Proof {U}
 * Creature — Spirit
 * Phasing
 * 1/1
 */
export const FleetingProof: Card = {
  format: 1,
  name: "Fleeting Proof",
  layout: "normal",
  faces: [
    {
      name: "Fleeting Proof",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [phasing()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gate of Proofs {7}{U}
 * Enchantment
 * You may cast spells from your hand without paying their mana costs.
 */
export const GateOfProofs: Card = {
  format: 1,
  name: "Gate of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Gate of Proofs",
      manaCost: ["7", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([mayPlay(you, inZone("hand", you), "cast", { free: true })])],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Grafted Proof {3}{G}
 * Creature — Beast
 * Mutate {G}
 * 4/4
 */
export const GraftedProof: Card = {
  format: 1,
  name: "Grafted Proof",
  layout: "normal",
  faces: [
    {
      name: "Grafted Proof",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 4,
      toughness: 4,
      abilities: [mutate([mana(["G"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Haste of Proofs {W}
 * Enchantment
 * You may cast creature spells as though they had flash.
 */
export const HasteOfProofs: Card = {
  format: 1,
  name: "Haste of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Haste of Proofs",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([castAsThoughFlash(you, and([kind("spell"), hasType("creature")]))])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Herd of Proofs {1}{G}
 * Kindred Enchantment — Ox
 * Creatures you control have vigilance.
 */
export const HerdOfProofs: Card = {
  format: 1,
  name: "Herd of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Herd of Proofs",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["kindred", "enchantment"],
      subtypes: ["Ox"],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [gainAbilities([vigilance()])]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hush of Proofs {W}
 * Enchantment
 * You can't cast creature spells.
 */
export const HushOfProofs: Card = {
  format: 1,
  name: "Hush of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Hush of Proofs",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([playerCant(you, "castSpells", { whom: hasType("creature") })])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Idle Skiff {1}
 * Artifact — Vehicle
 * Crew 0
 * 2/2
 */
export const IdleSkiff: Card = {
  format: 1,
  name: "Idle Skiff",
  layout: "normal",
  faces: [
    {
      name: "Idle Skiff",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Vehicle"],
      power: 2,
      toughness: 2,
      abilities: [crew(0)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kindling of Proofs {R}
 * Enchantment
 * Creature cards in your hand have "Exile this card from your hand: Add {R}."
 */
export const KindlingOfProofs: Card = {
  format: 1,
  name: "Kindling of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Kindling of Proofs",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([kind("card"), hasType("creature"), inZone("hand", you)])), [
            gainAbilities([
              activated(
                [costOnObjects("exile", among(self, inZone("hand")))],
                addMana(you, { symbols: ["R"], choose: "fixed" }),
                { zone: "hand" },
              ),
            ]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Late Proof {2}{W}
 * Creature — Spirit
 * Disturb {2}{W}
 * 2/2
 * //
 * Later Proof
 * Creature — Spirit
 * Flying
 * 1/1
 */
export const LateProofLaterProof: Card = {
  format: 1,
  name: "Late Proof // Later Proof",
  layout: "transform",
  faces: [
    {
      name: "Late Proof",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 2,
      toughness: 2,
      abilities: [disturb([mana(["2", "W"])])],
    },
    {
      name: "Later Proof",
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Leash of Proofs {3}{U}
 * Creature — Spirit
 * When this creature enters, gain control of target creature for as long as you control this creature.
 * 1/1
 */
export const LeashOfProofs: Card = {
  format: 1,
  name: "Leash of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Leash of Proofs",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          affect(target(0), [changeControl(you)], asLongAs(matches(self, controlledBy(you)))),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Out of the Proof {U}
 * Instant
 * Target creature phases out.
 */
export const OutOfTheProof: Card = {
  format: 1,
  name: "Out of the Proof",
  layout: "normal",
  faces: [
    {
      name: "Out of the Proof",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(phaseOut(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Patient Proof {5}{W}
 * Creature — Golem
 * Suspend X—{X}{W}. X can't be 0.
 * 5/5
 */
export const PatientProof: Card = {
  format: 1,
  name: "Patient Proof",
  layout: "normal",
  faces: [
    {
      name: "Patient Proof",
      manaCost: ["5", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Golem"],
      power: 5,
      toughness: 5,
      abilities: [suspend(x, [mana(["X", "W"]), xLimit({ least: 1 })])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Proof Altar {1}
 * Artifact
 * Sacrifice a creature: You gain 1 life.
 */
export const ProofAltar: Card = {
  format: 1,
  name: "Proof Altar",
  layout: "normal",
  faces: [
    {
      name: "Proof Altar",
      manaCost: ["1"],
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
  attributes: { rarity: "common" },
};

/**
 * Proof Banner {2}
 * Artifact — Equipment
 * Equipped creature gets +2/+2.
 * Equip planeswalker {1}
 */
export const ProofBanner: Card = {
  format: 1,
  name: "Proof Banner",
  layout: "normal",
  faces: [
    {
      name: "Proof Banner",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [modifyPT(2, 2)])]),
        keyword(
          "equip",
          [
            { type: "quality", value: hasType("planeswalker") },
            { type: "costs", value: [mana(["1"])] },
          ],
          [
            activated([mana(["1"])], attach(self, target(0), { asCreature: true }), {
              targets: [
                { count: { min: 1, max: 1 }, objects: and([hasType("planeswalker"), controlledBy(you)]) },
              ],
              limits: [sorcerySpeed],
            }),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Proof Borrower {2}{R}
 * Sorcery
 * Gain control of target creature until end of turn.
 */
export const ProofBorrower: Card = {
  format: 1,
  name: "Proof Borrower",
  layout: "normal",
  faces: [
    {
      name: "Proof Borrower",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [changeControl(you)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Burden {B}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets -1/-1.
 */
export const ProofBurden: Card = {
  format: 1,
  name: "Proof Burden",
  layout: "normal",
  faces: [
    {
      name: "Proof Burden",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(-1, -1)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Dye {U}
 * Instant
 * Target spell becomes blue.
 */
export const ProofDye: Card = {
  format: 1,
  name: "Proof Dye",
  layout: "normal",
  faces: [
    {
      name: "Proof Dye",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [setColors(["blue"])]), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Groom {W}
 * Creature — Human
 * Soulbond
 * As long as this creature is paired with another creature, each of those creatures gets +1/+1.
 * 1/1
 */
export const ProofGroom: Card = {
  format: 1,
  name: "Proof Groom",
  layout: "normal",
  faces: [
    {
      name: "Proof Groom",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        soulbond(),
        staticAbility(
          [applies(all(or([isOneOf(self), status("paired", { with: self })])), [modifyPT(1, 1)])],
          {
            condition: matches(
              self,
              status("paired", { with: all(and([hasType("creature"), otherThan(self)])) }),
            ),
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Lantern {1}{W}
 * Enchantment Creature — Spirit
 * Bestow {W}
 * Enchanted creature gets +1/+1.
 * 1/1
 */
export const ProofLantern: Card = {
  format: 1,
  name: "Proof Lantern",
  layout: "normal",
  faces: [
    {
      name: "Proof Lantern",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment", "creature"],
      subtypes: ["Spirit"],
      power: 1,
      toughness: 1,
      abilities: [bestow([mana(["W"])]), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Mount {1}{W}
 * Creature — Horse Mount
 * Whenever this creature becomes saddled, you gain 1 life.
 * Saddle 1
 * 2/2
 */
export const ProofMount: Card = {
  format: 1,
  name: "Proof Mount",
  layout: "normal",
  faces: [
    {
      name: "Proof Mount",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horse", "Mount"],
      power: 2,
      toughness: 2,
      abilities: [triggered(keywordAction("saddled", { what: isOneOf(self) }), gainLife(you, 1)), saddle(1)],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Ox {1}{G}
 * Creature — Ox
 * 3/3
 */
export const ProofOx: Card = {
  format: 1,
  name: "Proof Ox",
  layout: "normal",
  faces: [
    {
      name: "Proof Ox",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Scepter {2}
 * Artifact — Equipment
 * Equipped permanent isn't a planeswalker and is a creature in addition to its other types.
 * Equipped creature gets +2/+2.
 * Equip planeswalker {1}
 */
export const ProofScepter: Card = {
  format: 1,
  name: "Proof Scepter",
  layout: "normal",
  faces: [
    {
      name: "Proof Scepter",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([
          applies(host, [loseTypes({ cardTypes: ["planeswalker"] }), addTypes({ cardTypes: ["creature"] })]),
        ]),
        staticAbility([applies(host, [modifyPT(2, 2)])]),
        keyword(
          "equip",
          [
            { type: "quality", value: hasType("planeswalker") },
            { type: "costs", value: [mana(["1"])] },
          ],
          [
            activated([mana(["1"])], attach(self, target(0), { asCreature: true }), {
              targets: [
                { count: { min: 1, max: 1 }, objects: and([hasType("planeswalker"), controlledBy(you)]) },
              ],
              limits: [sorcerySpeed],
            }),
          ],
        ),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Proof Steel {2}
 * Artifact — Equipment
 * Equipped creature gets +1/+1.
 * Equip Ox {1}
 */
export const ProofSteel: Card = {
  format: 1,
  name: "Proof Steel",
  layout: "normal",
  faces: [
    {
      name: "Proof Steel",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [modifyPT(1, 1)])]),
        equipWithQualityCosts(and([hasSubtype("Ox"), hasType("creature")]), [mana(["1"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proof Taker {2}{U}
 * Sorcery
 * Gain control of target creature.
 */
export const ProofTaker: Card = {
  format: 1,
  name: "Proof Taker",
  layout: "normal",
  faces: [
    {
      name: "Proof Taker",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [changeControl(you)]), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Proof at Large {3}{G}
 * Creature — Ox
 * This creature escapes with two +1/+1 counters on it.
 * Escape—{G}, Exile two other cards from your graveyard.
 * 2/2
 */
export const ProofAtLarge: Card = {
  format: 1,
  name: "Proof at Large",
  layout: "normal",
  faces: [
    {
      name: "Proof at Large",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 2 }] })], {
          condition: wasPaid(self, "escape"),
        }),
        escape([
          mana(["G"]),
          costOnObjects(
            "exile",
            costChoice({ min: 2, max: 2 }, and([otherThan(self), kind("card")]), { from: "graveyard" }),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Proof from the Cocoon {5}{G}
 * Creature — Eldrazi
 * Emerge {4}
 * 4/4
 */
export const ProofFromTheCocoon: Card = {
  format: 1,
  name: "Proof from the Cocoon",
  layout: "normal",
  faces: [
    {
      name: "Proof from the Cocoon",
      manaCost: ["5", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Eldrazi"],
      power: 4,
      toughness: 4,
      abilities: [emerge([mana(["4"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Proof from the Wreck {6}{U}
 * Creature — Eldrazi
 * Emerge from artifact {4}
 * 4/4
 */
export const ProofFromTheWreck: Card = {
  format: 1,
  name: "Proof from the Wreck",
  layout: "normal",
  faces: [
    {
      name: "Proof from the Wreck",
      manaCost: ["6", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Eldrazi"],
      power: 4,
      toughness: 4,
      abilities: [emergeWithQualityCosts(hasType("artifact"), [mana(["4"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Proofing Counter {2}
 * Artifact Creature — Golem
 * Increment
 * 1/1
 */
export const ProofingCounter: Card = {
  format: 1,
  name: "Proofing Counter",
  layout: "normal",
  faces: [
    {
      name: "Proofing Counter",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [increment()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Proofing Golem {2}
 * Artifact Creature — Golem
 * Evolve
 * 1/1
 */
export const ProofingGolem: Card = {
  format: 1,
  name: "Proofing Golem",
  layout: "normal",
  faces: [
    {
      name: "Proofing Golem",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 1,
      toughness: 1,
      abilities: [evolve()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Regent of Proofs {3}{W}
 * Legendary Planeswalker — Proof
 * +1: You gain 1 life.
 * Loyalty: 4
 */
export const RegentOfProofs: Card = {
  format: 1,
  name: "Regent of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Regent of Proofs",
      manaCost: ["3", "W"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Proof"],
      loyalty: 4,
      abilities: [activated([loyalty(1)], gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Scrapyard of Proofs {B}
 * Enchantment
 * You may cast artifact spells from your graveyard.
 */
export const ScrapyardOfProofs: Card = {
  format: 1,
  name: "Scrapyard of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Scrapyard of Proofs",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([mayPlay(you, and([hasType("artifact"), inZone("graveyard", you)]), "cast")]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Turnabout Proof {5}{R}
 * Artifact Creature — Robot
 * More Than Meets the Eye {R}
 * Haste
 * 3/3
 * //
 * Turnabout Cart
 * Artifact
 * When this artifact enters, you gain 3 life.
 */
export const TurnaboutProofTurnaboutCart: Card = {
  format: 1,
  name: "Turnabout Proof // Turnabout Cart",
  layout: "transform",
  faces: [
    {
      name: "Turnabout Proof",
      manaCost: ["5", "R"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Robot"],
      power: 3,
      toughness: 3,
      abilities: [moreThanMeetsTheEye([mana(["R"])]), haste()],
    },
    {
      name: "Turnabout Cart",
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Turncoat of Proofs {5}{R}
 * Legendary Artifact Creature — Robot
 * More Than Meets the Eye {R}
 * 3/3
 * //
 * Turncoat, in Disguise
 * Legendary Artifact
 * When this artifact enters, you gain 3 life.
 */
export const TurncoatOfProofsTurncoatInDisguise: Card = {
  format: 1,
  name: "Turncoat of Proofs // Turncoat, in Disguise",
  layout: "transform",
  faces: [
    {
      name: "Turncoat of Proofs",
      manaCost: ["5", "R"],
      supertypes: ["legendary"],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Robot"],
      power: 3,
      toughness: 3,
      abilities: [moreThanMeetsTheEye([mana(["R"])])],
    },
    {
      name: "Turncoat, in Disguise",
      supertypes: ["legendary"],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 3))],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Twice Bound Proof {1}{W}
 * Enchantment — Aura
 * Enchant creature
 * Enchant artifact
 * Enchanted creature gets +1/+1.
 */
export const TwiceBoundProof: Card = {
  format: 1,
  name: "Twice Bound Proof",
  layout: "normal",
  faces: [
    {
      name: "Twice Bound Proof",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        enchant(hasType("artifact")),
        staticAbility([applies(host, [modifyPT(1, 1)])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Unliving Word {U}
 * Instant
 * Until end of turn, target artifact becomes an enchantment and loses all other card types.
 */
export const UnlivingWord: Card = {
  format: 1,
  name: "Unliving Word",
  layout: "normal",
  faces: [
    {
      name: "Unliving Word",
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
 * Ward off the Lamp {W}
 * Instant
 * Target creature gains protection from white until end of turn.
 */
export const WardOffTheLamp: Card = {
  format: 1,
  name: "Ward off the Lamp",
  layout: "normal",
  faces: [
    {
      name: "Ward off the Lamp",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [gainAbilities([protection(hasColor("white"))])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wonder of Proofs {6}{W}
 * Sorcery
 * You gain 3 life.
 * Miracle {W}
 */
export const WonderOfProofs: Card = {
  format: 1,
  name: "Wonder of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Wonder of Proofs",
      manaCost: ["6", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 3)), miracle([mana(["W"])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Wonderer of Proofs {2}{G}
 * Creature — Elf
 * Sorcery cards in your hand have miracle {G}.
 * 2/2
 */
export const WondererOfProofs: Card = {
  format: 1,
  name: "Wonderer of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Wonderer of Proofs",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          applies(all(and([kind("card"), hasType("sorcery"), inZone("hand", you)])), [
            gainAbilities([miracle([mana(["G"])])]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Yard of Proofs {B}
 * Enchantment
 * You may cast creature spells from your graveyard.
 */
export const YardOfProofs: Card = {
  format: 1,
  name: "Yard of Proofs",
  layout: "normal",
  faces: [
    {
      name: "Yard of Proofs",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([mayPlay(you, and([hasType("creature"), inZone("graveyard", you)]), "cast")]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  DrawOfProofs,
  DredgingOfProofs,
  EchoOfProofs,
  FleetingProof,
  GateOfProofs,
  GraftedProof,
  HasteOfProofs,
  HerdOfProofs,
  HushOfProofs,
  IdleSkiff,
  KindlingOfProofs,
  LateProofLaterProof,
  LeashOfProofs,
  OutOfTheProof,
  PatientProof,
  ProofAltar,
  ProofBanner,
  ProofBorrower,
  ProofBurden,
  ProofDye,
  ProofGroom,
  ProofLantern,
  ProofMount,
  ProofOx,
  ProofScepter,
  ProofSteel,
  ProofTaker,
  ProofAtLarge,
  ProofFromTheCocoon,
  ProofFromTheWreck,
  ProofingCounter,
  ProofingGolem,
  RegentOfProofs,
  ScrapyardOfProofs,
  TurnaboutProofTurnaboutCart,
  TurncoatOfProofsTurncoatInDisguise,
  TwiceBoundProof,
  UnlivingWord,
  WardOffTheLamp,
  WonderOfProofs,
  WondererOfProofs,
  YardOfProofs,
];
