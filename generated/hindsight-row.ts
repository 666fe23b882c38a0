// generated from cards/hindsight-row.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  and,
  applies,
  attachedTo,
  attacks,
  blocking,
  bound,
  choose,
  chooseValue,
  chosen,
  compare,
  controlledBy,
  costChange,
  costChoice,
  count,
  counter,
  counterCost,
  dealDamage,
  destroy,
  each,
  eachPlayer,
  eventObjects,
  exile,
  exists,
  forEachPlayer,
  fulfils,
  gainAbilities,
  gainLife,
  hasAttached,
  hasCounter,
  hasKeyword,
  hasSubtype,
  hasType,
  history,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  mana,
  matches,
  may,
  mill,
  modifyPT,
  move,
  named,
  not,
  notSo,
  opponents,
  or,
  otherThan,
  ownedBy,
  ownerOf,
  performed,
  players,
  removeFromCombat,
  replace,
  reveal,
  sacrifice,
  search,
  self,
  sequence,
  shares,
  shuffle,
  spell,
  staticAbility,
  status,
  tapSelf,
  target,
  targetCount,
  targetPlayers,
  together,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, equip, haste, indestructible, soulbond, suspend } from "./keywords/index.ts";

/**
 * Anthem Bearer {W}
 * Creature — Human
 * Other creatures get +1/+1.
 * 1/1
 */
export const AnthemBearer: Card = {
  format: 1,
  name: "Anthem Bearer",
  layout: "normal",
  faces: [
    {
      name: "Anthem Bearer",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([applies(all(and([otherThan(self), hasType("creature")])), [modifyPT(1, 1)])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Bereft Watcher {B}
 * Creature — Human
 * Whenever a creature dies, you gain 1 life.
 * 1/1
 */
export const BereftWatcher: Card = {
  format: 1,
  name: "Bereft Watcher",
  layout: "normal",
  faces: [
    {
      name: "Bereft Watcher",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [triggered(zoneChange(hasType("creature"), "battlefield", "graveyard"), gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Blood Hunter {B}
 * Creature — Vampire
 * Whenever a creature dealt damage by this creature this turn dies, you gain 3 life.
 * 2/2
 */
export const BloodHunter: Card = {
  format: 1,
  name: "Blood Hunter",
  layout: "normal",
  faces: [
    {
      name: "Blood Hunter",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Vampire"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(
            and([hasType("creature"), history("was dealt damage", "this turn", { by: self })]),
            "battlefield",
            "graveyard",
          ),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Box It All Up {W}
 * Sorcery
 * Shuffle all creatures into their owners' libraries.
 */
export const BoxItAllUp: Card = {
  format: 1,
  name: "Box It All Up",
  layout: "normal",
  faces: [
    {
      name: "Box It All Up",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(shuffle(ownerOf(all(hasType("creature"))), all(hasType("creature"))))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Call It Off {W}
 * Instant
 * Remove target creature from combat.
 */
export const CallItOff: Card = {
  format: 1,
  name: "Call It Off",
  layout: "normal",
  faces: [
    {
      name: "Call It Off",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(removeFromCombat(target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Clear the Street {W}
 * Sorcery
 * Destroy all artifacts, creatures, and enchantments.
 */
export const ClearTheStreet: Card = {
  format: 1,
  name: "Clear the Street",
  layout: "normal",
  faces: [
    {
      name: "Clear the Street",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(destroy(all(or([hasType("artifact"), hasType("creature"), hasType("enchantment")])))),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Cull the Strong {B}
 * Sorcery
 * Each player exiles a creature with power 3 or greater they control.
 */
export const CullTheStrong: Card = {
  format: 1,
  name: "Cull the Strong",
  layout: "normal",
  faces: [
    {
      name: "Cull the Strong",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            players,
            exile(
              choose(
                { min: 1, max: 1 },
                and([hasType("creature"), controlledBy(eachPlayer), compare("power", ">=", 3)]),
              ),
              { who: eachPlayer },
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Dig Through {B}
 * Sorcery
 * Mill three cards. You gain 1 life for each creature card milled this way.
 */
export const DigThrough: Card = {
  format: 1,
  name: "Dig Through",
  layout: "normal",
  faces: [
    {
      name: "Dig Through",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            mill(you, 3, { bind: 1 }),
            gainLife(you, count(all(and([kind("card"), hasType("creature"), isOneOf(bound(1))])))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Eager Returner {1}{R}
 * Creature — Zombie
 * When this creature dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it. It gains haste.
 * 2/1
 */
export const EagerReturner: Card = {
  format: 1,
  name: "Eager Returner",
  layout: "normal",
  faces: [
    {
      name: "Eager Returner",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          sequence([
            move(self, {
              zone: "battlefield",
              under: ownerOf(each),
              counters: [{ kind: "+1/+1", count: 1 }],
            }),
            affect(self, [gainAbilities([haste()])]),
          ]),
          { condition: notSo(matches(self, hasCounter("+1/+1"))) },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Exile Keeper {W}
 * Enchantment
 * If a card would be put into a graveyard from anywhere, exile it instead.
 */
export const ExileKeeper: Card = {
  format: 1,
  name: "Exile Keeper",
  layout: "normal",
  faces: [
    {
      name: "Exile Keeper",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(zoneChange(kind("card"), undefined, "graveyard"), exile(eventObjects("object"))),
        ]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Folded Grove {1}{G}
 * Sorcery
 * You gain 1 life.
 * //
 * Folded Grove Path
 * Land
 * {T}: Add {G}.
 */
export const FoldedGroveFoldedGrovePath: Card = {
  format: 1,
  name: "Folded Grove // Folded Grove Path",
  layout: "modal_dfc",
  faces: [
    {
      name: "Folded Grove",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, 1))],
    },
    {
      name: "Folded Grove Path",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["G"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gate Rusher {1}{R}
 * Creature — Goblin
 * When this creature dies, if it was blocked, you gain 5 life.
 * 2/2
 */
export const GateRusher: Card = {
  format: 1,
  name: "Gate Rusher",
  layout: "normal",
  faces: [
    {
      name: "Gate Rusher",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), gainLife(you, 5), {
          condition: matches(self, status("blocked")),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Grave Counter {W}
 * Creature — Human
 * Whenever a creature card leaves your graveyard, you gain 5 life.
 * 1/1
 */
export const GraveCounter: Card = {
  format: 1,
  name: "Grave Counter",
  layout: "normal",
  faces: [
    {
      name: "Grave Counter",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([kind("card"), hasType("creature"), ownedBy(you)]), "graveyard"),
          gainLife(you, 5),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Grave Ivy {G}
 * Enchantment — Aura
 * Enchant creature
 * When enchanted creature dies, return that card to the battlefield under your control.
 */
export const GraveIvy: Card = {
  format: 1,
  name: "Grave Ivy",
  layout: "normal",
  faces: [
    {
      name: "Grave Ivy",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        triggered(
          zoneChange(isOneOf(host), "battlefield", "graveyard"),
          move(eventObjects("object"), { zone: "battlefield" }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Heirloom Blade {1}
 * Artifact — Equipment
 * Equipped creature gets +1/+1.
 * Whenever equipped creature dies, you gain 2 life.
 * Equip {1}
 */
export const HeirloomBlade: Card = {
  format: 1,
  name: "Heirloom Blade",
  layout: "normal",
  faces: [
    {
      name: "Heirloom Blade",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        staticAbility([applies(host, [modifyPT(1, 1)])]),
        triggered(zoneChange(isOneOf(host), "battlefield", "graveyard"), gainLife(you, 2)),
        equip([mana(["1"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Hourglass Eater {R}
 * Creature — Elemental
 * {0}, Remove a time counter from a permanent you control or suspended card you own: This creature gets +1/+1 until end of turn.
 * 1/1
 */
export const HourglassEater: Card = {
  format: 1,
  name: "Hourglass Eater",
  layout: "normal",
  faces: [
    {
      name: "Hourglass Eater",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [
            mana(["0"]),
            counterCost(
              "remove",
              "time",
              { min: 1, max: 1 },
              costChoice(
                { min: 1, max: 1 },
                or([
                  and([kind("permanent"), controlledBy(you), inZone("battlefield")]),
                  and([
                    ownedBy(you),
                    hasKeyword("suspend"),
                    hasCounter("time"),
                    kind("card"),
                    inZone("exile"),
                  ]),
                ]),
              ),
            ),
          ],
          affect(self, [modifyPT(1, 1)], until("end of turn")),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ivy Collar {G}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 */
export const IvyCollar: Card = {
  format: 1,
  name: "Ivy Collar",
  layout: "normal",
  faces: [
    {
      name: "Ivy Collar",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ivy Penitent {1}{W}
 * Creature — Human Cleric
 * When this creature dies, if it was enchanted or equipped, you gain 5 life.
 * 2/2
 */
export const IvyPenitent: Card = {
  format: 1,
  name: "Ivy Penitent",
  layout: "normal",
  faces: [
    {
      name: "Ivy Penitent",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), gainLife(you, 5), {
          condition: matches(
            self,
            or([hasAttached(hasSubtype("Aura")), hasAttached(hasSubtype("Equipment"))]),
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Joint Levy {B}
 * Sorcery
 * Each player sacrifices a nonland, nonartifact permanent of their choice.
 */
export const JointLevy: Card = {
  format: 1,
  name: "Joint Levy",
  layout: "normal",
  faces: [
    {
      name: "Joint Levy",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sacrifice(players, undefined, {
            count: { min: 1, max: 1 },
            filter: and([not(hasType("land")), not(hasType("artifact")), kind("permanent")]),
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Keeper of Edges {1}{W}
 * Artifact
 * Indestructible
 * Whenever an equipped creature you control dies, you gain 3 life.
 */
export const KeeperOfEdges: Card = {
  format: 1,
  name: "Keeper of Edges",
  layout: "normal",
  faces: [
    {
      name: "Keeper of Edges",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        indestructible(),
        triggered(
          zoneChange(
            and([hasAttached(hasSubtype("Equipment")), hasType("creature"), controlledBy(you)]),
            "battlefield",
            "graveyard",
          ),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Keeper of Ivy {1}{W}
 * Artifact
 * Indestructible
 * Whenever a creature dies, if an Aura you control was attached to it, you gain 3 life.
 */
export const KeeperOfIvy: Card = {
  format: 1,
  name: "Keeper of Ivy",
  layout: "normal",
  faces: [
    {
      name: "Keeper of Ivy",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        indestructible(),
        triggered(zoneChange(hasType("creature"), "battlefield", "graveyard"), gainLife(you, 3), {
          condition: exists(
            all(and([hasSubtype("Aura"), controlledBy(you), attachedTo(eventObjects("object"))])),
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Keeper of Marks {1}{W}
 * Artifact
 * Indestructible
 * Whenever a modified creature you control dies, you gain 3 life.
 */
export const KeeperOfMarks: Card = {
  format: 1,
  name: "Keeper of Marks",
  layout: "normal",
  faces: [
    {
      name: "Keeper of Marks",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        indestructible(),
        triggered(
          zoneChange(
            and([
              or([
                hasCounter(),
                hasAttached(hasSubtype("Equipment")),
                fulfils(exists(all(and([hasSubtype("Aura"), attachedTo(each), shares("controller", each)])))),
              ]),
              hasType("creature"),
              controlledBy(you),
            ]),
            "battlefield",
            "graveyard",
          ),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lantern Partner {W}
 * Creature — Human Scout
 * Soulbond
 * As long as this creature is paired with another creature, both creatures get +1/+1.
 * 1/1
 */
export const LanternPartner: Card = {
  format: 1,
  name: "Lantern Partner",
  layout: "normal",
  faces: [
    {
      name: "Lantern Partner",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
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
 * Last Armsman {1}{W}
 * Creature — Human Soldier
 * When this creature dies, if it was equipped, you gain 5 life.
 * 2/2
 */
export const LastArmsman: Card = {
  format: 1,
  name: "Last Armsman",
  layout: "normal",
  faces: [
    {
      name: "Last Armsman",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), gainLife(you, 5), {
          condition: matches(self, hasAttached(hasSubtype("Equipment"))),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ledger Ox {2}{G}
 * Creature — Ox
 * 3/3
 * //
 * Count the Pages {G}
 * Sorcery — Adventure
 * You gain 1 life.
 */
export const LedgerOxCountThePages: Card = {
  format: 1,
  name: "Ledger Ox // Count the Pages",
  layout: "adventure",
  faces: [
    {
      name: "Ledger Ox",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Ox"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
    {
      name: "Count the Pages",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: ["Adventure"],
      abilities: [spell(gainLife(you, 1))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Levy of Beasts {B}
 * Sorcery
 * Each player sacrifices a creature of their choice.
 */
export const LevyOfBeasts: Card = {
  format: 1,
  name: "Levy of Beasts",
  layout: "normal",
  faces: [
    {
      name: "Levy of Beasts",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sacrifice(players, undefined, { count: { min: 1, max: 1 }, filter: hasType("creature") })),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Name and Shame {1}{B}
 * Sorcery
 * Choose a card name. Search target player's graveyard, hand, and library for all cards with that name and exile them. Then that player shuffles.
 */
export const NameAndShame: Card = {
  format: 1,
  name: "Name and Shame",
  layout: "normal",
  faces: [
    {
      name: "Name and Shame",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            chooseValue(you, "name"),
            search(you, "all", and([kind("card"), chosen("name")]), {
              library: targetPlayers(0),
              zones: ["library", "graveyard", "hand"],
              bind: 1,
            }),
            exile(bound(1)),
            shuffle(targetPlayers(0)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * One Each Away {W}
 * Sorcery
 * Each player exiles a creature they control.
 */
export const OneEachAway: Card = {
  format: 1,
  name: "One Each Away",
  layout: "normal",
  faces: [
    {
      name: "One Each Away",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            players,
            exile(choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(eachPlayer)])), {
              who: eachPlayer,
            }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Page Burner {1}{R}
 * Creature — Goblin Shaman
 * Whenever this creature attacks, you may exile an instant or sorcery card from your graveyard. If you do, this creature deals 2 damage to each opponent.
 * 1/1
 */
export const PageBurner: Card = {
  format: 1,
  name: "Page Burner",
  layout: "normal",
  faces: [
    {
      name: "Page Burner",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Shaman"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([
            may(
              you,
              exile(
                choose(
                  { min: 1, max: 1 },
                  and([kind("card"), or([hasType("instant"), hasType("sorcery")]), inZone("graveyard", you)]),
                ),
              ),
              { bind: 1 },
            ),
            ifThen(performed(1), dealDamage(self, 2, opponents)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Pair Away {W}
 * Sorcery
 * Destroy target artifact and target creature.
 */
export const PairAway: Card = {
  format: 1,
  name: "Pair Away",
  layout: "normal",
  faces: [
    {
      name: "Pair Away",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(destroy(together([target(0), target(1)])), {
          targets: [
            { count: { min: 1, max: 1 }, objects: hasType("artifact") },
            { count: { min: 1, max: 1 }, objects: hasType("creature") },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Parting Count {1}{W}
 * Creature — Human
 * When this creature dies, you gain 1 life for each Aura attached to it.
 * 2/2
 */
export const PartingCount: Card = {
  format: 1,
  name: "Parting Count",
  layout: "normal",
  faces: [
    {
      name: "Parting Count",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          gainLife(you, count(all(and([hasSubtype("Aura"), attachedTo(self)])))),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Plot Warden {1}{G}
 * Creature — Elf Druid
 * When this creature enters, you may put a land card from your hand onto the battlefield. If you do, you gain 2 life.
 * 1/1
 */
export const PlotWarden: Card = {
  format: 1,
  name: "Plot Warden",
  layout: "normal",
  faces: [
    {
      name: "Plot Warden",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Druid"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            may(
              you,
              move(choose({ min: 1, max: 1 }, and([kind("card"), hasType("land"), inZone("hand", you)])), {
                zone: "battlefield",
              }),
              { bind: 1 },
            ),
            ifThen(performed(1), gainLife(you, 2)),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Raise the Tenant {B}
 * Sorcery
 * Return target creature card from your graveyard to the battlefield.
 */
export const RaiseTheTenant: Card = {
  format: 1,
  name: "Raise the Tenant",
  layout: "normal",
  faces: [
    {
      name: "Raise the Tenant",
      manaCost: ["B"],
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
 * Restless Tenant {1}{B}
 * Creature — Zombie
 * When this card leaves your graveyard, you gain 4 life.
 * 2/2
 */
export const RestlessTenant: Card = {
  format: 1,
  name: "Restless Tenant",
  layout: "normal",
  faces: [
    {
      name: "Restless Tenant",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: 2,
      toughness: 2,
      abilities: [triggered(zoneChange(and([isOneOf(self), ownedBy(you)]), "graveyard"), gainLife(you, 4))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Row Cub {1}{G}
 * Creature — Bear
 * 2/2
 */
export const RowCub: Card = {
  format: 1,
  name: "Row Cub",
  layout: "normal",
  faces: [
    {
      name: "Row Cub",
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
 * Row Hatchet {1}
 * Artifact — Equipment
 * Equipped creature gets +1/+0.
 * Equip {1}
 */
export const RowHatchet: Card = {
  format: 1,
  name: "Row Hatchet",
  layout: "normal",
  faces: [
    {
      name: "Row Hatchet",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [staticAbility([applies(host, [modifyPT(1, 0)])]), equip([mana(["1"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Send One Home {U}
 * Sorcery
 * Each player returns a creature they control to its owner's hand.
 */
export const SendOneHome: Card = {
  format: 1,
  name: "Send One Home",
  layout: "normal",
  faces: [
    {
      name: "Send One Home",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            players,
            move(
              choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(eachPlayer)])),
              { zone: "hand" },
              { who: eachPlayer },
            ),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Shelf Counter {W}
 * Creature — Human
 * Whenever one or more cards are put into a library from anywhere, you gain 2 life.
 * 1/1
 */
export const ShelfCounter: Card = {
  format: 1,
  name: "Shelf Counter",
  layout: "normal",
  faces: [
    {
      name: "Shelf Counter",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(zoneChange(kind("card"), undefined, "library", { batch: true }), gainLife(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Short Eviction {W}
 * Instant
 * Destroy target creature.
 */
export const ShortEviction: Card = {
  format: 1,
  name: "Short Eviction",
  layout: "normal",
  faces: [
    {
      name: "Short Eviction",
      manaCost: ["W"],
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
 * Slipped Rusher {1}{R}
 * Creature — Goblin
 * When this creature dies, if it was unblocked, you gain 5 life.
 * 2/2
 */
export const SlippedRusher: Card = {
  format: 1,
  name: "Slipped Rusher",
  layout: "normal",
  faces: [
    {
      name: "Slipped Rusher",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), gainLife(you, 5), {
          condition: matches(self, status("unblocked")),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Slow Comet {4}{R}
 * Sorcery
 * Suspend 3—{R}
 * Slow Comet deals 2 damage to any target.
 */
export const SlowComet: Card = {
  format: 1,
  name: "Slow Comet",
  layout: "normal",
  faces: [
    {
      name: "Slow Comet",
      manaCost: ["4", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        suspend(3, [mana(["R"])]),
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
 * Step Outside {W}
 * Instant
 * Exile target creature you control, then return it to the battlefield under its owner's control.
 */
export const StepOutside: Card = {
  format: 1,
  name: "Step Outside",
  layout: "normal",
  faces: [
    {
      name: "Step Outside",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(sequence([exile(target(0)), move(target(0), { zone: "battlefield", under: ownerOf(each) })]), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Strong Bearer {2}{W}
 * Creature — Human
 * Other creatures get +1/+1.
 * 3/3
 */
export const StrongBearer: Card = {
  format: 1,
  name: "Strong Bearer",
  layout: "normal",
  faces: [
    {
      name: "Strong Bearer",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 3,
      toughness: 3,
      abilities: [
        staticAbility([applies(all(and([otherThan(self), hasType("creature")])), [modifyPT(1, 1)])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Strong Parting {B}
 * Artifact
 * Whenever a creature with power 3 or greater leaves the battlefield, you gain 3 life.
 */
export const StrongParting: Card = {
  format: 1,
  name: "Strong Parting",
  layout: "normal",
  faces: [
    {
      name: "Strong Parting",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), compare("power", ">=", 3)]), "battlefield"),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sweep the Row {W}
 * Sorcery
 * Exile all creatures and all cards from all graveyards.
 */
export const SweepTheRow: Card = {
  format: 1,
  name: "Sweep the Row",
  layout: "normal",
  faces: [
    {
      name: "Sweep the Row",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(exile(together([all(hasType("creature")), all(and([kind("card"), inZone("graveyard")]))]))),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Thrifty Denial {2}{U}
 * Instant
 * This spell costs {1} less to cast for each creature it targets.
 * Counter target spell.
 */
export const ThriftyDenial: Card = {
  format: 1,
  name: "Thrifty Denial",
  layout: "normal",
  faces: [
    {
      name: "Thrifty Denial",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            costChange(isOneOf(self), "less", [mana(["1"])], {
              of: "spell",
              times: targetCount(self, { filter: hasType("creature") }),
            }),
          ],
          { zone: "stack" },
        ),
        spell(counter(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Thrifty Lance {2}{R}
 * Instant
 * This spell costs {1} less to cast for each creature it targets.
 * Thrifty Lance deals 2 damage to target creature.
 */
export const ThriftyLance: Card = {
  format: 1,
  name: "Thrifty Lance",
  layout: "normal",
  faces: [
    {
      name: "Thrifty Lance",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        staticAbility(
          [
            costChange(isOneOf(self), "less", [mana(["1"])], {
              of: "spell",
              times: targetCount(self, { filter: hasType("creature") }),
            }),
          ],
          { zone: "stack" },
        ),
        spell(dealDamage(self, 2, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Turn the Drawers {1}{W}
 * Sorcery
 * Search your library and graveyard for a card named Row Cub, reveal it, put it into your hand, then shuffle.
 */
export const TurnTheDrawers: Card = {
  format: 1,
  name: "Turn the Drawers",
  layout: "normal",
  faces: [
    {
      name: "Turn the Drawers",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            search(you, { min: 1, max: 1 }, and([kind("card"), named("Row Cub")]), {
              zones: ["library", "graveyard"],
              bind: 1,
            }),
            reveal(you, bound(1)),
            move(bound(1), { zone: "hand" }),
            shuffle(you),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wall Mourner {1}{W}
 * Artifact
 * Whenever a blocking creature dies, you gain 3 life.
 */
export const WallMourner: Card = {
  format: 1,
  name: "Wall Mourner",
  layout: "normal",
  faces: [
    {
      name: "Wall Mourner",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([blocking(), hasType("creature")]), "battlefield", "graveyard"),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Yard Greeter {W}
 * Creature — Human
 * Whenever a creature you control enters from a graveyard, you gain 3 life.
 * 1/1
 */
export const YardGreeter: Card = {
  format: 1,
  name: "Yard Greeter",
  layout: "normal",
  faces: [
    {
      name: "Yard Greeter",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), controlledBy(you)]), "graveyard", "battlefield"),
          gainLife(you, 3),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AnthemBearer,
  BereftWatcher,
  BloodHunter,
  BoxItAllUp,
  CallItOff,
  ClearTheStreet,
  CullTheStrong,
  DigThrough,
  EagerReturner,
  ExileKeeper,
  FoldedGroveFoldedGrovePath,
  GateRusher,
  GraveCounter,
  GraveIvy,
  HeirloomBlade,
  HourglassEater,
  IvyCollar,
  IvyPenitent,
  JointLevy,
  KeeperOfEdges,
  KeeperOfIvy,
  KeeperOfMarks,
  LanternPartner,
  LastArmsman,
  LedgerOxCountThePages,
  LevyOfBeasts,
  NameAndShame,
  OneEachAway,
  PageBurner,
  PairAway,
  PartingCount,
  PlotWarden,
  RaiseTheTenant,
  RestlessTenant,
  RowCub,
  RowHatchet,
  SendOneHome,
  ShelfCounter,
  ShortEviction,
  SlippedRusher,
  SlowComet,
  StepOutside,
  StrongBearer,
  StrongParting,
  SweepTheRow,
  ThriftyDenial,
  ThriftyLance,
  TurnTheDrawers,
  WallMourner,
  YardGreeter,
];
