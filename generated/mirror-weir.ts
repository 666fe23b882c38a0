// generated from cards/mirror-weir.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addMana,
  affect,
  all,
  allowPlay,
  among,
  amount,
  and,
  applies,
  attacking,
  blocking,
  bound,
  cant,
  cast,
  castAsThoughFlash,
  castFrom,
  changeRules,
  changeTargets,
  choose,
  chooseValue,
  compare,
  controlledBy,
  copySpell,
  costChange,
  count,
  createTokens,
  designate,
  destroy,
  devotion,
  doubleCounters,
  each,
  eachPlayer,
  eventObjects,
  exile,
  forEachPlayer,
  fulfils,
  gainAbilities,
  gainLife,
  happenedTo,
  hasSupertype,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  kind,
  linked,
  mana,
  matches,
  mayPlay,
  modifyPT,
  nextCast,
  not,
  opponents,
  or,
  otherThan,
  ownedBy,
  performed,
  players,
  putCounters,
  reflexive,
  self,
  sequence,
  setColors,
  spell,
  spendAnyMana,
  staticAbility,
  status,
  tapSelf,
  target,
  targets,
  times,
  topCards,
  triggered,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flash, foretell, shroud } from "./keywords/index.ts";

/**
 * Bank of Two Weirs
 * Land
 * {T}: Add {W} or {U}.
 */
export const BankOfTwoWeirs: Card = {
  format: 1,
  name: "Bank of Two Weirs",
  layout: "normal",
  faces: [
    {
      name: "Bank of Two Weirs",
      supertypes: [],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["W", "U"], choose: "choice" }))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Doubling Draft {W}
 * Sorcery
 * Put a +1/+1 counter on target creature you control, then double the number of +1/+1 counters on each creature that had a +1/+1 counter put on it this way.
 */
export const DoublingDraft: Card = {
  format: 1,
  name: "Doubling Draft",
  layout: "normal",
  faces: [
    {
      name: "Doubling Draft",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            putCounters("+1/+1", 1, target(0), { bind: 1 }),
            doubleCounters("+1/+1", among(bound(1, { affected: true }), hasType("creature"))),
          ]),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Even Foundling {1}{R}
 * Creature — Human
 * 2/2
 */
export const EvenFoundling: Card = {
  format: 1,
  name: "Even Foundling",
  layout: "normal",
  faces: [
    {
      name: "Even Foundling",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Evenhand Warden {2}{W}
 * Creature — Human Soldier
 * Your opponents can't block with creatures with even mana values.
 * 2/2
 */
export const EvenhandWarden: Card = {
  format: 1,
  name: "Evenhand Warden",
  layout: "normal",
  faces: [
    {
      name: "Evenhand Warden",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(opponents), compare("manaValue", "even", 0)])), [
            cant("block"),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Frozen Weir
 * Snow Land
 * {T}: Add {C}.
 */
export const FrozenWeir: Card = {
  format: 1,
  name: "Frozen Weir",
  layout: "normal",
  faces: [
    {
      name: "Frozen Weir",
      supertypes: ["snow"],
      cardTypes: ["land"],
      subtypes: [],
      abilities: [activated([tapSelf], addMana(you, { symbols: ["C"], choose: "fixed" }))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Glacial Courier {U}
 * Creature — Human Scout
 * {0}: Exile the top card of your library. You may cast it this turn, and you may spend mana from snow sources as though it were mana of any color to cast it.
 * 1/1
 */
export const GlacialCourier: Card = {
  format: 1,
  name: "Glacial Courier",
  layout: "normal",
  faces: [
    {
      name: "Glacial Courier",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [mana(["0"])],
          sequence([
            exile(topCards(you, 1), { bind: 1 }),
            allowPlay(you, bound(1), "cast", until("end of turn"), {
              anyMana: true,
              anyManaOf: { from: hasSupertype("snow") },
            }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Keeper of Drafts {W}
 * Creature — Human Wizard
 * {0}: Exile the top two cards of your library.
 * {0}: Until end of turn, you may play a card exiled with this creature.
 * 1/1
 */
export const KeeperOfDrafts: Card = {
  format: 1,
  name: "Keeper of Drafts",
  layout: "normal",
  faces: [
    {
      name: "Keeper of Drafts",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [
        activated([mana(["0"])], exile(topCards(you, 2), { link: "exiled" })),
        activated(
          [mana(["0"])],
          changeRules(
            [
              mayPlay(you, and([kind("card"), isOneOf(linked("exiled")), inZone("exile")]), "play", {
                once: true,
              }),
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
 * Ledger of Refrains {3}
 * Artifact
 * Whenever you cast an instant or sorcery spell, you gain 1 life for each other instant and sorcery spell you've cast before it this turn.
 */
export const LedgerOfRefrains: Card = {
  format: 1,
  name: "Ledger of Refrains",
  layout: "normal",
  faces: [
    {
      name: "Ledger of Refrains",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), or([hasType("instant"), hasType("sorcery")])])),
          gainLife(
            you,
            happenedTo(cast(you, or([hasType("instant"), hasType("sorcery")])), "this turn", {
              before: eventObjects("object"),
            }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lone Mourner {W}
 * Creature — Human Cleric
 * Whenever another creature dies, if it was attacking or blocking alone, you gain 3 life.
 * 1/1
 */
export const LoneMourner: Card = {
  format: 1,
  name: "Lone Mourner",
  layout: "normal",
  faces: [
    {
      name: "Lone Mourner",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), otherThan(self)]), "battlefield", "graveyard"),
          gainLife(you, 3),
          {
            condition: matches(
              eventObjects("object"),
              or([attacking({ alone: true }), blocking({ alone: true })]),
            ),
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Postponed Note {2}{W}
 * Sorcery
 * You gain 1 life. If this spell was foretold, you gain 3 life.
 */
export const PostponedNote: Card = {
  format: 1,
  name: "Postponed Note",
  layout: "normal",
  faces: [
    {
      name: "Postponed Note",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([gainLife(you, 1), ifThen(matches(self, status("foretold")), gainLife(you, 3))])),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Prism of Hues {2}
 * Artifact
 * {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.
 */
export const PrismOfHues: Card = {
  format: 1,
  name: "Prism of Hues",
  layout: "normal",
  faces: [
    {
      name: "Prism of Hues",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            chooseValue(you, "color"),
            addMana(you, { choose: "chosenColor", count: devotion("chosen", you) }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Returning Heron {W}
 * Creature — Bird
 * You may cast this card from your graveyard or from exile.
 * Spells you cast from your graveyard or from exile cost {1} less to cast.
 * 1/1
 */
export const ReturningHeron: Card = {
  format: 1,
  name: "Returning Heron",
  layout: "normal",
  faces: [
    {
      name: "Returning Heron",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([mayPlay(you, self, "cast")], { zone: "exile" }),
        staticAbility([mayPlay(you, self, "cast")], { zone: "graveyard" }),
        staticAbility([
          costChange(
            and([
              kind("spell"),
              controlledBy(you),
              or([fulfils(castFrom(each, "exile")), fulfils(castFrom(each, "graveyard", { of: you }))]),
            ]),
            "less",
            [mana(["1"])],
            { of: "spell" },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Rising Note {W}
 * Instant
 * Target creature gets +1/+1 until end of turn.
 */
export const RisingNote: Card = {
  format: 1,
  name: "Rising Note",
  layout: "normal",
  faces: [
    {
      name: "Rising Note",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(1, 1)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Rose Lens {2}
 * Artifact
 * You may spend white mana as though it were red mana.
 */
export const RoseLens: Card = {
  format: 1,
  name: "Rose Lens",
  layout: "normal",
  faces: [
    {
      name: "Rose Lens",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([spendAnyMana(you, { as: "red", color: "white" })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Short Shrift {R}
 * Instant
 * Destroy target creature.
 */
export const ShortShrift: Card = {
  format: 1,
  name: "Short Shrift",
  layout: "normal",
  faces: [
    {
      name: "Short Shrift",
      manaCost: ["R"],
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
 * Standing Wave {W}
 * Enchantment
 * Whenever you cast a spell that targets only a single creature you control, create a 1/1 red Soldier creature token, then copy that spell. The copy targets that token.
 */
export const StandingWave: Card = {
  format: 1,
  name: "Standing Wave",
  layout: "normal",
  faces: [
    {
      name: "Standing Wave",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(
            you,
            and([kind("spell"), targets(and([hasType("creature"), controlledBy(you)]), { only: true })]),
          ),
          sequence([
            createTokens(
              you,
              1,
              { colors: ["red"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Soldier"] },
              { bind: 1 },
            ),
            copySpell(you, eventObjects("object"), { aim: bound(1) }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Swift Draft {W}
 * Instant
 * The next sorcery spell you cast this turn can be cast as though it had flash.
 */
export const SwiftDraft: Card = {
  format: 1,
  name: "Swift Draft",
  layout: "normal",
  faces: [
    {
      name: "Swift Draft",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [castAsThoughFlash(you, nextCast(you, and([kind("spell"), hasType("sorcery")])))],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Veiled Foundling {R}
 * Creature — Human
 * Shroud
 * 1/1
 */
export const VeiledFoundling: Card = {
  format: 1,
  name: "Veiled Foundling",
  layout: "normal",
  faces: [
    {
      name: "Veiled Foundling",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [shroud()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wash of Grey {4}
 * Artifact
 * All cards that aren't on the battlefield, spells, and permanents are colorless.
 */
export const WashOfGrey: Card = {
  format: 1,
  name: "Wash of Grey",
  layout: "normal",
  faces: [
    {
      name: "Wash of Grey",
      manaCost: ["4"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(
            all(or([and([kind("card"), not(inZone("battlefield"))]), kind("spell"), kind("permanent")])),
            [setColors([])],
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Weir Echoist {2}{R}
 * Creature — Human Shaman
 * Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.
 * 1/1
 */
export const WeirEchoist: Card = {
  format: 1,
  name: "Weir Echoist",
  layout: "normal",
  faces: [
    {
      name: "Weir Echoist",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Shaman"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          cast(
            you,
            and([
              kind("spell"),
              or([hasType("instant"), hasType("sorcery")]),
              targets(isOneOf(self), { only: true }),
            ]),
          ),
          copySpell(you, eventObjects("object"), {
            aimEach: all(and([otherThan(self), hasType("creature"), controlledBy(you)])),
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Weir Foundling {R}
 * Creature — Human
 * 1/1
 */
export const WeirFoundling: Card = {
  format: 1,
  name: "Weir Foundling",
  layout: "normal",
  faces: [
    {
      name: "Weir Foundling",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Weir Oracle {1}{U}
 * Creature — Human Wizard
 * {0}: Exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.
 * {0}: You gain 2 life for each foretold card you own in exile.
 * 1/2
 */
export const WeirOracle: Card = {
  format: 1,
  name: "Weir Oracle",
  layout: "normal",
  faces: [
    {
      name: "Weir Oracle",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 2,
      abilities: [
        activated(
          [mana(["0"])],
          sequence([
            exile(choose({ min: 1, max: 1 }, and([kind("card"), inZone("hand", you)])), {
              faceDown: true,
              bind: 1,
            }),
            designate(bound(1), "foretold"),
            affect(bound(1), [gainAbilities([foretell([mana([], { manaCostOf: self, reducedBy: ["2"] })])])]),
          ]),
        ),
        activated(
          [mana(["0"])],
          gainLife(
            you,
            times(2, count(all(and([status("foretold"), kind("card"), ownedBy(you), inZone("exile")])))),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Weir Schemer {2}{W}
 * Creature — Human Rogue
 * When this creature enters, exile target spell. It becomes plotted.
 * Flash
 * 1/1
 */
export const WeirSchemer: Card = {
  format: 1,
  name: "Weir Schemer",
  layout: "normal",
  faces: [
    {
      name: "Weir Schemer",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Rogue"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([exile(target(0)), designate(target(0), "plotted")]),
          { targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }] },
        ),
        flash(),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Weir Sifter {W}
 * Creature — Human Cleric
 * {0}: Each player exiles a card from their graveyard. When one or more nonland cards are exiled this way, put that many +1/+1 counters on target creature.
 * 1/1
 */
export const WeirSifter: Card = {
  format: 1,
  name: "Weir Sifter",
  layout: "normal",
  faces: [
    {
      name: "Weir Sifter",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [mana(["0"])],
          sequence([
            forEachPlayer(
              players,
              exile(choose({ min: 1, max: 1 }, and([kind("card"), inZone("graveyard", eachPlayer)])), {
                who: eachPlayer,
                bind: 1,
              }),
            ),
            ifThen(
              performed(1, { filter: and([not(hasType("land")), kind("card")]) }),
              reflexive(1, {
                targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
                effect: putCounters(
                  "+1/+1",
                  amount(1, { filter: and([not(hasType("land")), kind("card")]) }),
                  target(0),
                ),
              }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Weir Siphon {1}
 * Artifact Creature — Construct
 * {0}: Change a target of target spell or ability to this creature.
 * 0/4
 */
export const WeirSiphon: Card = {
  format: 1,
  name: "Weir Siphon",
  layout: "normal",
  faces: [
    {
      name: "Weir Siphon",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 0,
      toughness: 4,
      abilities: [
        activated([mana(["0"])], changeTargets(you, target(0), "changeOne", { to: self }), {
          targets: [{ count: { min: 1, max: 1 }, objects: or([kind("spell"), kind("ability")]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Weir Surveyor {G}
 * Creature — Elf Scout
 * {0}: Create a tapped colorless land token named Anyshore that's every basic land type.
 * 1/1
 */
export const WeirSurveyor: Card = {
  format: 1,
  name: "Weir Surveyor",
  layout: "normal",
  faces: [
    {
      name: "Weir Surveyor",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Scout"],
      power: 1,
      toughness: 1,
      abilities: [
        activated(
          [mana(["0"])],
          createTokens(
            you,
            1,
            {
              colors: [],
              cardTypes: ["land"],
              name: "Anyshore",
              subtypes: ["Plains", "Island", "Swamp", "Mountain", "Forest"],
            },
            { tapped: true },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BankOfTwoWeirs,
  DoublingDraft,
  EvenFoundling,
  EvenhandWarden,
  FrozenWeir,
  GlacialCourier,
  KeeperOfDrafts,
  LedgerOfRefrains,
  LoneMourner,
  PostponedNote,
  PrismOfHues,
  ReturningHeron,
  RisingNote,
  RoseLens,
  ShortShrift,
  StandingWave,
  SwiftDraft,
  VeiledFoundling,
  WashOfGrey,
  WeirEchoist,
  WeirFoundling,
  WeirOracle,
  WeirSchemer,
  WeirSifter,
  WeirSiphon,
  WeirSurveyor,
];
