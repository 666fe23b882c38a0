// generated from cards/brasswright.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  among,
  and,
  applies,
  attach,
  attacks,
  becomesUntapped,
  beginningOf,
  bound,
  choose,
  controlledBy,
  costChange,
  costChoice,
  costOnObjects,
  count,
  counter,
  counterCost,
  createCopies,
  createTokens,
  damage,
  dealDamage,
  destroy,
  doubleCounters,
  draw,
  draws,
  entersWith,
  exile,
  exists,
  gainAbilities,
  hasCounter,
  hasKeyword,
  hasSupertype,
  hasType,
  history,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  lookAt,
  loseLife,
  loyalty,
  mana,
  matches,
  may,
  modal,
  modifyPT,
  move,
  not,
  notSo,
  opponents,
  or,
  otherThan,
  payLife,
  performed,
  players,
  putCounters,
  removeCounters,
  sacrifices,
  self,
  sequence,
  setPT,
  sorcerySpeed,
  spell,
  statOf,
  staticAbility,
  status,
  tap,
  tapSelf,
  target,
  timesPerTurn,
  topCards,
  triggered,
  untap,
  until,
  untilLeaves,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  cycling,
  doubleStrike,
  equip,
  equipWithQualityCosts,
  firstStrike,
  flying,
  haste,
  indestructible,
  modular,
  modularWith,
  sunburst,
  trample,
  vigilance,
  ward,
} from "./keywords/index.ts";

/**
 * Annul the Contract {U}
 * Instant
 * Counter target artifact or enchantment spell.
 * Draw a card.
 */
export const AnnulTheContract: Card = {
  format: 1,
  name: "Annul the Contract",
  layout: "normal",
  faces: [
    {
      name: "Annul the Contract",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(counter(target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("spell"), or([hasType("artifact"), hasType("enchantment")])]),
            },
          ],
        }),
        spell(draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Apprentice Brasswright {W}
 * Creature — Dwarf Artificer
 * When this creature enters, you may tap an untapped artifact you control. If you do, put a +1/+1 counter on this creature.
 * 1/1
 */
export const ApprenticeBrasswright: Card = {
  format: 1,
  name: "Apprentice Brasswright",
  layout: "normal",
  faces: [
    {
      name: "Apprentice Brasswright",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dwarf", "Artificer"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(
              you,
              tap(
                choose({ min: 1, max: 1 }, and([status("untapped"), hasType("artifact"), controlledBy(you)])),
              ),
              { bind: 1 },
            ),
            ifThen(performed(1), putCounters("+1/+1", 1, self)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Boilerhouse
 * Land
 * {T}: Add {C}.
 * {3}, {T}, Sacrifice this land: Draw a card.
 */
export const Boilerhouse: Card = {
  format: 1,
  name: "Boilerhouse",
  layout: "normal",
  faces: [
    {
      name: "Boilerhouse",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" })),
        activated([mana(["3"]), tapSelf, costOnObjects("sacrifice", self)], draw(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Brasswright's Charter {1}{W}{U}
 * Enchantment
 * Whenever an artifact you control enters, put a +1/+1 counter on target creature you control.
 * At the beginning of combat on your turn, if you control four or more artifacts, draw a card.
 */
export const BrasswrightsCharter: Card = {
  format: 1,
  name: "Brasswright's Charter",
  layout: "normal",
  faces: [
    {
      name: "Brasswright's Charter",
      manaCost: ["1", "W", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([hasType("artifact"), controlledBy(you)]), undefined, "battlefield"),
          putCounters("+1/+1", 1, target(0)),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
        triggered(beginningOf("beginning of combat", you), draw(you, 1), {
          condition: exists(all(and([hasType("artifact"), controlledBy(you)])), ">=", 4),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Chromatic Walker {5}
 * Artifact Creature — Construct
 * Sunburst
 * Trample
 * 1/1
 */
export const ChromaticWalker: Card = {
  format: 1,
  name: "Chromatic Walker",
  layout: "normal",
  faces: [
    {
      name: "Chromatic Walker",
      manaCost: ["5"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [sunburst(), trample()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Clockwork Sparrow {1}{U}
 * Artifact Creature — Bird
 * Flying
 * This creature enters with two +1/+1 counters on it.
 * At the beginning of your end step, if this creature attacked this turn, remove a +1/+1 counter from it.
 * 0/0
 */
export const ClockworkSparrow: Card = {
  format: 1,
  name: "Clockwork Sparrow",
  layout: "normal",
  faces: [
    {
      name: "Clockwork Sparrow",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Bird"],
      power: 0,
      toughness: 0,
      abilities: [
        flying(),
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 2 }] })]),
        triggered(beginningOf("end", you), removeCounters("+1/+1", { min: 1, max: 1 }, self), {
          condition: matches(self, history("attacked", "this turn")),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Copperleaf Grower {1}{G}
 * Creature — Elf Druid
 * {T}: Add one mana of any color.
 * {4}{G}: Put X +1/+1 counters on this creature, where X is the number of artifacts you control. Activate only as a sorcery.
 * 1/1
 */
export const CopperleafGrower: Card = {
  format: 1,
  name: "Copperleaf Grower",
  layout: "normal",
  faces: [
    {
      name: "Copperleaf Grower",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Druid"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([tapSelf], addMana(you, { choose: "anyColor" })),
        activated(
          [mana(["4", "G"])],
          putCounters("+1/+1", count(all(and([hasType("artifact"), controlledBy(you)]))), self),
          { limits: [sorcerySpeed] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Foundry Paragon {6}
 * Artifact Creature — Golem
 * Modular—Sunburst
 * First strike
 * 0/0
 */
export const FoundryParagon: Card = {
  format: 1,
  name: "Foundry Paragon",
  layout: "normal",
  faces: [
    {
      name: "Foundry Paragon",
      manaCost: ["6"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 0,
      toughness: 0,
      abilities: [modularWith(), firstStrike()],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Furnace Whelp-Tamer {2}{R}
 * Creature — Human Artificer
 * {T}: This creature deals 1 damage to any target.
 * {2}{R}, {T}, Discard a card: This creature deals 3 damage to any target.
 * 1/2
 */
export const FurnaceWhelpTamer: Card = {
  format: 1,
  name: "Furnace Whelp-Tamer",
  layout: "normal",
  faces: [
    {
      name: "Furnace Whelp-Tamer",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Artificer"],
      power: 1,
      toughness: 2,
      abilities: [
        activated([tapSelf], dealDamage(self, 1, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
        activated(
          [mana(["2", "R"]), tapSelf, costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card")))],
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
 * Gearsight Tinker {1}{U}
 * Creature — Human Artificer
 * Artifact spells you cast cost {1} less to cast.
 * 1/2
 */
export const GearsightTinker: Card = {
  format: 1,
  name: "Gearsight Tinker",
  layout: "normal",
  faces: [
    {
      name: "Gearsight Tinker",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Artificer"],
      power: 1,
      toughness: 2,
      abilities: [
        staticAbility([
          costChange(and([kind("spell"), hasType("artifact"), controlledBy(you)]), "less", [mana(["1"])], {
            of: "spell",
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Graftling of the Vat {1}{B/P}
 * Creature — Phyrexian Rat
 * ({B/P} can be paid with either {B} or 2 life.)
 * When this creature dies, if it had a +1/+1 counter on it, draw a card.
 * 2/1
 */
export const GraftlingOfTheVat: Card = {
  format: 1,
  name: "Graftling of the Vat",
  layout: "normal",
  faces: [
    {
      name: "Graftling of the Vat",
      manaCost: ["1", "B/P"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Phyrexian", "Rat"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), draw(you, 1), {
          condition: matches(self, hasCounter("+1/+1")),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Improbable Blueprint {X}{U}
 * Sorcery
 * Look at the top X cards of your library. You may put an artifact card from among them onto the battlefield. Put the rest on the bottom of your library in a random order.
 */
export const ImprobableBlueprint: Card = {
  format: 1,
  name: "Improbable Blueprint",
  layout: "normal",
  faces: [
    {
      name: "Improbable Blueprint",
      manaCost: ["X", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, x), { bind: 1 }),
            may(
              you,
              move(
                choose({ min: 1, max: 1 }, and([kind("card"), hasType("artifact")]), { from: bound(1) }),
                { zone: "battlefield" },
                { bind: 2 },
              ),
            ),
            move(among(bound(1), otherThan(bound(2))), {
              zone: "library",
              position: "bottom",
              order: "random",
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ironbark Courier {3}
 * Artifact Creature — Construct
 * Modular 1
 * Cycling {2}
 * 1/1
 */
export const IronbarkCourier: Card = {
  format: 1,
  name: "Ironbark Courier",
  layout: "normal",
  faces: [
    {
      name: "Ironbark Courier",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 1,
      toughness: 1,
      abilities: [modular(1), cycling([mana(["2"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ledger Golem {4}
 * Artifact Creature — Golem
 * This creature's power is equal to the number of cards in your hand.
 * Whenever an opponent draws a card, you may have this creature gain indestructible until end of turn.
 * *\/4
 */
export const LedgerGolem: Card = {
  format: 1,
  name: "Ledger Golem",
  layout: "normal",
  faces: [
    {
      name: "Ledger Golem",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: "*",
      toughness: 4,
      abilities: [
        staticAbility([
          applies(self, [
            setPT(count(all(and([kind("card"), inZone("hand", you)]))), undefined, {
              characteristicDefining: true,
            }),
          ]),
        ]),
        triggered(
          draws(opponents),
          may(you, affect(self, [gainAbilities([indestructible()])], until("end of turn"))),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Meltdown Auditor {3}{R}
 * Creature — Goblin
 * When this creature enters, choose up to two —
 * • Destroy target artifact.
 * • This creature deals 2 damage to target creature without flying.
 * • Create a Treasure token.
 * 3/3
 */
export const MeltdownAuditor: Card = {
  format: 1,
  name: "Meltdown Auditor",
  layout: "normal",
  faces: [
    {
      name: "Meltdown Auditor",
      manaCost: ["3", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          modal({ min: 0, max: 2 }, [
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
              effect: destroy(target(0)),
            },
            {
              targets: [
                { count: { min: 1, max: 1 }, objects: and([hasType("creature"), not(hasKeyword("flying"))]) },
              ],
              effect: dealDamage(self, 2, target(0)),
            },
            { effect: createTokens(you, 1, { predefined: "Treasure" }) },
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Overheated Boiler {1}{R}
 * Artifact
 * {R}, {T}, Pay 1 life: This artifact deals 1 damage to any target.
 * Whenever this artifact becomes untapped, you lose 1 life.
 */
export const OverheatedBoiler: Card = {
  format: 1,
  name: "Overheated Boiler",
  layout: "normal",
  faces: [
    {
      name: "Overheated Boiler",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["R"]), tapSelf, payLife(1)], dealDamage(self, 1, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
        }),
        triggered(becomesUntapped(isOneOf(self)), loseLife(you, 1)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Overseer of the Line {3}{W}
 * Creature — Dwarf Artificer
 * Artifact creatures you control get +1/+1.
 * {2}{W}: Create a 1/1 colorless Servo artifact creature token.
 * 2/2
 */
export const OverseerOfTheLine: Card = {
  format: 1,
  name: "Overseer of the Line",
  layout: "normal",
  faces: [
    {
      name: "Overseer of the Line",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Dwarf", "Artificer"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          applies(all(and([hasType("artifact"), hasType("creature"), controlledBy(you)])), [modifyPT(1, 1)]),
        ]),
        activated(
          [mana(["2", "W"])],
          createTokens(you, 1, {
            colors: [],
            power: 1,
            toughness: 1,
            cardTypes: ["artifact", "creature"],
            subtypes: ["Servo"],
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quenching Vat {2}
 * Artifact
 * {1}, {T}: Put a charge counter on this artifact.
 * {T}, Remove three charge counters from this artifact: Draw two cards.
 */
export const QuenchingVat: Card = {
  format: 1,
  name: "Quenching Vat",
  layout: "normal",
  faces: [
    {
      name: "Quenching Vat",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated([mana(["1"]), tapSelf], putCounters("charge", 1, self)),
        activated([tapSelf, counterCost("remove", "charge", { min: 3, max: 3 }, self)], draw(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Recall Notice {1}{U}{U}
 * Instant
 * Return up to two target artifacts and/or creatures to their owners' hands.
 */
export const RecallNotice: Card = {
  format: 1,
  name: "Recall Notice",
  layout: "normal",
  faces: [
    {
      name: "Recall Notice",
      manaCost: ["1", "U", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 0, max: 2 }, objects: or([hasType("artifact"), hasType("creature")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Repossession Writ {1}{W}
 * Enchantment
 * When this enchantment enters, exile target artifact or creature an opponent controls until this enchantment leaves the battlefield.
 */
export const RepossessionWrit: Card = {
  format: 1,
  name: "Repossession Writ",
  layout: "normal",
  faces: [
    {
      name: "Repossession Writ",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          exile(target(0), { until: untilLeaves(self) }),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([or([hasType("artifact"), hasType("creature")]), controlledBy(opponents)]),
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
 * Riveted Plate {2}
 * Artifact — Equipment
 * When this Equipment enters, attach it to target creature you control.
 * Equipped creature gets +1/+1 and has ward {1}.
 * Equip {3}
 */
export const RivetedPlate: Card = {
  format: 1,
  name: "Riveted Plate",
  layout: "normal",
  faces: [
    {
      name: "Riveted Plate",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), attach(self, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
        staticAbility([applies(host, [modifyPT(1, 1), gainAbilities([ward([mana(["1"])])])])]),
        equip([mana(["3"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rust to Ruin {1}{G}
 * Instant
 * Choose one —
 * • Destroy target artifact.
 * • Destroy target enchantment.
 * • Target creature you control gains indestructible until end of turn.
 */
export const RustToRuin: Card = {
  format: 1,
  name: "Rust to Ruin",
  layout: "normal",
  faces: [
    {
      name: "Rust to Ruin",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          modal({ min: 1, max: 1 }, [
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
              effect: destroy(target(0)),
            },
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("enchantment") }],
              effect: destroy(target(0)),
            },
            {
              targets: [
                { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
              ],
              effect: affect(target(0), [gainAbilities([indestructible()])], until("end of turn")),
            },
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Scrapyard Forager {2}{G}
 * Creature — Raccoon
 * Whenever this creature deals combat damage to a player, return target artifact card from your graveyard to your hand.
 * {1}, Reveal an artifact card from your hand: This creature gains trample until end of turn.
 * 3/2
 */
export const ScrapyardForager: Card = {
  format: 1,
  name: "Scrapyard Forager",
  layout: "normal",
  faces: [
    {
      name: "Scrapyard Forager",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Raccoon"],
      power: 3,
      toughness: 2,
      abilities: [
        triggered(damage(isOneOf(self), players, { combat: true }), move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([kind("card"), hasType("artifact"), inZone("graveyard", you)]),
            },
          ],
        }),
        activated(
          [
            mana(["1"]),
            costOnObjects(
              "reveal",
              costChoice({ min: 1, max: 1 }, and([kind("card"), hasType("artifact")]), { from: "hand" }),
            ),
          ],
          affect(self, [gainAbilities([trample()])], until("end of turn")),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Seris, the Assayer {2}{W}{B}
 * Legendary Planeswalker — Seris
 * +1: Create a Treasure token. You lose 1 life.
 * −3: Destroy target artifact, creature, or enchantment.
 * −7: Each opponent loses X life, where X is the number of artifacts you control.
 * Loyalty: 4
 */
export const SerisTheAssayer: Card = {
  format: 1,
  name: "Seris, the Assayer",
  layout: "normal",
  faces: [
    {
      name: "Seris, the Assayer",
      manaCost: ["2", "W", "B"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Seris"],
      loyalty: 4,
      abilities: [
        activated(
          [loyalty(1)],
          sequence([createTokens(you, 1, { predefined: "Treasure" }), loseLife(you, 1)]),
        ),
        activated([loyalty(-3)], destroy(target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("artifact"), hasType("creature"), hasType("enchantment")]),
            },
          ],
        }),
        activated(
          [loyalty(-7)],
          loseLife(opponents, count(all(and([hasType("artifact"), controlledBy(you)])))),
        ),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Slag Torrent {X}{R}{R}
 * Sorcery
 * Slag Torrent deals X damage divided as you choose among any number of targets.
 */
export const SlagTorrent: Card = {
  format: 1,
  name: "Slag Torrent",
  layout: "normal",
  faces: [
    {
      name: "Slag Torrent",
      manaCost: ["X", "R", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, x, target(0), { divided: "chosen" }), {
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
  attributes: { rarity: "rare" },
};

/**
 * Slagdrinker Golem {2/B}{2/R}
 * Artifact Creature — Golem
 * {T}: Add {B} or {R}.
 * 2/2
 */
export const SlagdrinkerGolem: Card = {
  format: 1,
  name: "Slagdrinker Golem",
  layout: "normal",
  faces: [
    {
      name: "Slagdrinker Golem",
      manaCost: ["2/B", "2/R"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 2,
      toughness: 2,
      abilities: [activated([tapSelf], addMana(you, { symbols: ["B", "R"], choose: "choice" }))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Snowmelt Condenser {S}{S}
 * Snow Artifact
 * {T}: Add {C}{C}. Spend this mana only to cast artifact spells or activate abilities of artifacts.
 */
export const SnowmeltCondenser: Card = {
  format: 1,
  name: "Snowmelt Condenser",
  layout: "normal",
  faces: [
    {
      name: "Snowmelt Condenser",
      manaCost: ["S", "S"],
      supertypes: ["snow"],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          addMana(
            you,
            { symbols: ["C", "C"], choose: "fixed" },
            {
              onlyFor: {
                spells: and([kind("spell"), hasType("artifact")]),
                abilitiesOf: and([hasType("artifact"), inZone("battlefield")]),
              },
            },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Spare Parts Peddler {2}{B}
 * Creature — Goblin Artificer
 * When this creature enters, create a Treasure token.
 * Whenever you sacrifice an artifact, each opponent loses 1 life.
 * 2/2
 */
export const SparePartsPeddler: Card = {
  format: 1,
  name: "Spare Parts Peddler",
  layout: "normal",
  faces: [
    {
      name: "Spare Parts Peddler",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Artificer"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          createTokens(you, 1, { predefined: "Treasure" }),
        ),
        triggered(sacrifices(you, hasType("artifact")), loseLife(opponents, 1)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Steamworks Causeway
 * Land
 * This land enters tapped unless you control two or more basic lands.
 * {T}: Add {U} or {R}.
 */
export const SteamworksCauseway: Card = {
  format: 1,
  name: "Steamworks Causeway",
  layout: "normal",
  faces: [
    {
      name: "Steamworks Causeway",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [
        staticAbility([entersWith(isOneOf(self), { tapped: true })], {
          condition: notSo(
            exists(all(and([hasSupertype("basic"), hasType("land"), controlledBy(you)])), ">=", 2),
          ),
        }),
        activated([tapSelf], addMana(you, { symbols: ["U", "R"], choose: "choice" })),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Stormcaller's Lash {3}
 * Artifact — Equipment
 * Equipped creature has double strike and haste.
 * Equip legendary creature {1}
 * Equip {4}
 */
export const StormcallersLash: Card = {
  format: 1,
  name: "Stormcaller's Lash",
  layout: "normal",
  faces: [
    {
      name: "Stormcaller's Lash",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [gainAbilities([doubleStrike(), haste()])])]),
        equipWithQualityCosts(and([hasSupertype("legendary"), hasType("creature")]), [mana(["1"])]),
        equip([mana(["4"])]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Twinforge Duplicate {2}{U}
 * Sorcery
 * Create a token that's a copy of target artifact or creature you control.
 */
export const TwinforgeDuplicate: Card = {
  format: 1,
  name: "Twinforge Duplicate",
  layout: "normal",
  faces: [
    {
      name: "Twinforge Duplicate",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(createCopies(you, 1, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([or([hasType("artifact"), hasType("creature")]), controlledBy(you)]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Vendel, Master of Valves {2}{R}{G}
 * Legendary Creature — Dwarf Artificer
 * Haste
 * Whenever Vendel attacks, add {R}{G}. Until end of turn, you don't lose this mana as steps and phases end.
 * {5}: Untap Vendel. It gets +X/+0 until end of turn, where X is its power. Activate only once each turn.
 * 3/3
 */
export const VendelMasterOfValves: Card = {
  format: 1,
  name: "Vendel, Master of Valves",
  layout: "normal",
  faces: [
    {
      name: "Vendel, Master of Valves",
      manaCost: ["2", "R", "G"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Dwarf", "Artificer"],
      power: 3,
      toughness: 3,
      abilities: [
        haste(),
        triggered(
          attacks(isOneOf(self)),
          addMana(you, { symbols: ["R", "G"], choose: "fixed" }, { keeps: "end of turn" }),
        ),
        activated(
          [mana(["5"])],
          sequence([untap(self), affect(self, [modifyPT(statOf("power", self), 0)], until("end of turn"))]),
          { limits: [timesPerTurn(1)] },
        ),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Verdigris Behemoth {3}{G}{G}
 * Creature — Beast
 * Vigilance, trample
 * Ward—Discard a card.
 * When this creature enters, double the number of +1/+1 counters on each other creature you control.
 * 5/5
 */
export const VerdigrisBehemoth: Card = {
  format: 1,
  name: "Verdigris Behemoth",
  layout: "normal",
  faces: [
    {
      name: "Verdigris Behemoth",
      manaCost: ["3", "G", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Beast"],
      power: 5,
      toughness: 5,
      abilities: [
        vigilance(),
        trample(),
        ward([costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card")))]),
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          doubleCounters("+1/+1", all(and([otherThan(self), hasType("creature"), controlledBy(you)]))),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AnnulTheContract,
  ApprenticeBrasswright,
  Boilerhouse,
  BrasswrightsCharter,
  ChromaticWalker,
  ClockworkSparrow,
  CopperleafGrower,
  FoundryParagon,
  FurnaceWhelpTamer,
  GearsightTinker,
  GraftlingOfTheVat,
  ImprobableBlueprint,
  IronbarkCourier,
  LedgerGolem,
  MeltdownAuditor,
  OverheatedBoiler,
  OverseerOfTheLine,
  QuenchingVat,
  RecallNotice,
  RepossessionWrit,
  RivetedPlate,
  RustToRuin,
  ScrapyardForager,
  SerisTheAssayer,
  SlagTorrent,
  SlagdrinkerGolem,
  SnowmeltCondenser,
  SparePartsPeddler,
  SteamworksCauseway,
  StormcallersLash,
  TwinforgeDuplicate,
  VendelMasterOfValves,
  VerdigrisBehemoth,
];
