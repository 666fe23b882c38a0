// generated from cards/reference-2.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  among,
  amount,
  and,
  anything,
  applies,
  attackDeclared,
  attacking,
  attacks,
  becomesBlocked,
  becomesUntapped,
  beginningOf,
  blocks,
  bound,
  canBlock,
  cast,
  changeControl,
  choose,
  chooseValue,
  chosenPlayer,
  compare,
  compareQuantities,
  controlledBy,
  controllerOf,
  copySpell,
  count,
  countPlayers,
  countersOn,
  createCopies,
  createTokens,
  damage,
  dealDamage,
  delayed,
  destroy,
  discard,
  discards,
  draw,
  draws,
  each,
  eachPlayer,
  endGame,
  eventAmount,
  eventObjects,
  exile,
  extreme,
  forEachPlayer,
  gainAbilities,
  gainLife,
  hasCounter,
  hasType,
  history,
  host,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  kind,
  linked,
  lookAt,
  loseLife,
  mana,
  matches,
  may,
  mill,
  modifyPT,
  move,
  not,
  opponents,
  or,
  otherThan,
  ownerOf,
  pay,
  performed,
  playerStat,
  players,
  playersExcept,
  playersTogether,
  playersWho,
  putCounters,
  reflexive,
  removeCounters,
  replace,
  reveal,
  sacrifice,
  self,
  sequence,
  spell,
  statOf,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  targets,
  topCards,
  triggered,
  untap,
  until,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { enchant, flying, kicker, spectacle } from "./keywords/index.ts";

/**
 * Bond of Service {3}{B}
 * Enchantment
 * When this enchantment enters, return target creature card from your graveyard to the battlefield.
 * When the creature put onto the battlefield with this enchantment dies, exile it and return this enchantment to its owner's hand.
 */
export const BondOfService: Card = {
  format: 1,
  name: "Bond of Service",
  layout: "normal",
  faces: [
    {
      name: "Bond of Service",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          move(target(0), { zone: "battlefield" }, { link: "put" }),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
              },
            ],
          },
        ),
        triggered(
          zoneChange(
            and([hasType("creature"), isOneOf(linked("put")), inZone("battlefield")]),
            "battlefield",
            "graveyard",
          ),
          sequence([exile(eventObjects("object")), move(self, { zone: "hand" })]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Court of Redress {3}{W}
 * Enchantment
 * Whenever a spell or ability an opponent controls destroys a noncreature permanent you control, you may destroy target permanent that opponent controls.
 */
export const CourtOfRedress: Card = {
  format: 1,
  name: "Court of Redress",
  layout: "normal",
  faces: [
    {
      name: "Court of Redress",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(
            and([not(hasType("creature")), kind("permanent"), controlledBy(you)]),
            "battlefield",
            undefined,
            { reason: "destroy", cause: controlledBy(opponents) },
          ),
          may(you, destroy(target(0))),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("permanent"), controlledBy(controllerOf(eventObjects("source")))]),
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
 * Debt of Ashes {3}{B}
 * Enchantment
 * If damage would be dealt to you, exile that many cards from your graveyard instead. If you can't, you lose the game.
 */
export const DebtOfAshes: Card = {
  format: 1,
  name: "Debt of Ashes",
  layout: "normal",
  faces: [
    {
      name: "Debt of Ashes",
      manaCost: ["3", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            damage(undefined, you),
            sequence([
              exile(
                choose({ min: eventAmount, max: eventAmount }, and([kind("card"), inZone("graveyard", you)])),
                { bind: 1 },
              ),
              ifThen(compareQuantities(amount(1), "<", eventAmount), endGame(you, "lose")),
            ]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ember Dart {R}
 * Instant
 * Ember Dart deals 2 damage to any target.
 */
export const EmberDart: Card = {
  format: 1,
  name: "Ember Dart",
  layout: "normal",
  faces: [
    {
      name: "Ember Dart",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
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
 * Fever Tally {1}{R}
 * Sorcery
 * Spectacle {X}{R}
 * Fever Tally deals 1 damage to each opponent. If this spell's spectacle cost was paid, it deals X damage to each opponent instead.
 */
export const FeverTally: Card = {
  format: 1,
  name: "Fever Tally",
  layout: "normal",
  faces: [
    {
      name: "Fever Tally",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spectacle([mana(["X", "R"])]),
        spell(
          ifThen(wasPaid(self, "spectacle"), dealDamage(self, x, opponents), dealDamage(self, 1, opponents)),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Forked Spark {R}
 * Instant
 * Forked Spark deals 3 damage to any target. Then that player or that permanent's controller may pay {R}{R}. If the player does, they may copy this spell and may choose a new target for that copy.
 */
export const ForkedSpark: Card = {
  format: 1,
  name: "Forked Spark",
  layout: "normal",
  faces: [
    {
      name: "Forked Spark",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            dealDamage(self, 3, target(0)),
            forEachPlayer(
              playersTogether([targetPlayers(0), controllerOf(target(0))]),
              may(eachPlayer, pay(eachPlayer, [mana(["R", "R"])]), { bind: 1 }),
            ),
            ifThen(
              performed(1),
              forEachPlayer(
                playersTogether([targetPlayers(0), controllerOf(target(0))]),
                may(eachPlayer, copySpell(eachPlayer, self, { newTargets: true })),
              ),
            ),
          ]),
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
 * Gift Register {1}
 * Artifact
 * {1}: Choose another player. That player gains control of target artifact you control. You draw a card.
 */
export const GiftRegister: Card = {
  format: 1,
  name: "Gift Register",
  layout: "normal",
  faces: [
    {
      name: "Gift Register",
      manaCost: ["1"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"])],
          sequence([
            chooseValue(you, "player", { from: playersExcept(players, you) }),
            affect(target(0), [changeControl(chosenPlayer)]),
            draw(you, 1),
          ]),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("artifact"), controlledBy(you)]) }],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Grave Gardener {2}{G}
 * Creature — Elf Druid
 * If a creature an opponent controls would die, exile it instead. When you do, create a 1/1 green Saproling creature token.
 * 2/4
 */
export const GraveGardener: Card = {
  format: 1,
  name: "Grave Gardener",
  layout: "normal",
  faces: [
    {
      name: "Grave Gardener",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Druid"],
      power: 2,
      toughness: 4,
      abilities: [
        staticAbility([
          replace(
            zoneChange(and([hasType("creature"), controlledBy(opponents)]), "battlefield", "graveyard"),
            sequence([
              exile(eventObjects("object"), { bind: 1 }),
              reflexive(1, {
                effect: createTokens(you, 1, {
                  colors: ["green"],
                  power: 1,
                  toughness: 1,
                  cardTypes: ["creature"],
                  subtypes: ["Saproling"],
                }),
              }),
            ]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Grudging Rest {1}{U}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature has "If this creature would untap during your untap step, remove a +1/+1 counter from it instead. If you do, untap it."
 */
export const GrudgingRest: Card = {
  format: 1,
  name: "Grudging Rest",
  layout: "normal",
  faces: [
    {
      name: "Grudging Rest",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        staticAbility([
          applies(host, [
            gainAbilities([
              staticAbility([
                replace(
                  becomesUntapped(isOneOf(self), { during: isStep(["untap"], { of: you }) }),
                  sequence([
                    removeCounters("+1/+1", { min: 1, max: 1 }, eventObjects("object"), { bind: 1 }),
                    ifThen(performed(1), untap(eventObjects("object"))),
                  ]),
                ),
              ]),
            ]),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Hall of Echoes {1}{U}
 * Enchantment
 * Whenever you cast a spell that targets one or more creatures you control, you gain that much life and those creatures gain flying until end of turn.
 */
export const HallOfEchoes: Card = {
  format: 1,
  name: "Hall of Echoes",
  layout: "normal",
  faces: [
    {
      name: "Hall of Echoes",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          cast(you, and([kind("spell"), targets(and([hasType("creature"), controlledBy(you)]))])),
          sequence([
            gainLife(
              you,
              count(
                among(
                  eventObjects("targets"),
                  and([hasType("creature"), controlledBy(you), inZone("battlefield")]),
                ),
              ),
            ),
            affect(
              among(
                eventObjects("targets"),
                and([hasType("creature"), controlledBy(you), inZone("battlefield")]),
              ),
              [gainAbilities([flying()])],
              until("end of turn"),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Land Surveyor {1}{G}
 * Sorcery
 * Look at the top three cards of your library. You may reveal a creature card with mana value less than or equal to the number of lands you control from among them and put it into your hand. Put the rest on the bottom of your library in any order.
 */
export const LandSurveyor: Card = {
  format: 1,
  name: "Land Surveyor",
  layout: "normal",
  faces: [
    {
      name: "Land Surveyor",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, 3), { bind: 1 }),
            may(
              you,
              sequence([
                reveal(
                  you,
                  choose(
                    { min: 1, max: 1 },
                    and([
                      kind("card"),
                      hasType("creature"),
                      compare("manaValue", "<=", count(all(and([hasType("land"), controlledBy(you)])))),
                    ]),
                    { from: bound(1) },
                  ),
                  { bind: 2 },
                ),
                move(bound(2), { zone: "hand" }, { bind: 3 }),
              ]),
            ),
            move(among(bound(1), otherThan(bound(3))), { zone: "library", position: "bottom", order: "any" }),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Lost Property Clerk {1}{U}
 * Creature — Human Advisor
 * Whenever you discard one or more cards, you gain 1 life for each creature card discarded this way.
 * Whenever a permanent an opponent controls dies, that opponent loses 1 life.
 * {T}: Discard your hand.
 * 1/3
 */
export const LostPropertyClerk: Card = {
  format: 1,
  name: "Lost Property Clerk",
  layout: "normal",
  faces: [
    {
      name: "Lost Property Clerk",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Advisor"],
      power: 1,
      toughness: 3,
      abilities: [
        triggered(
          discards(you, kind("card"), { batch: true }),
          gainLife(
            you,
            count(all(and([kind("card"), hasType("creature"), isOneOf(eventObjects("object"))]))),
          ),
        ),
        triggered(
          zoneChange(and([kind("permanent"), controlledBy(opponents)]), "battlefield", "graveyard"),
          loseLife(controllerOf(eventObjects("object")), 1),
        ),
        activated([tapSelf], discard(you, "all")),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Mill Race {2}{U}
 * Artifact
 * Whenever one or more nonland cards are milled, you gain X life, where X is the number of creature cards milled this way.
 * {1}, {T}: Each player mills two cards.
 * {2}, {T}: Put target creature card in a graveyard that was milled this turn onto the battlefield under your control.
 */
export const MillRace: Card = {
  format: 1,
  name: "Mill Race",
  layout: "normal",
  faces: [
    {
      name: "Mill Race",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(and([not(hasType("land")), kind("card")]), "library", undefined, {
            batch: true,
            reason: "mill",
          }),
          gainLife(
            you,
            count(all(and([kind("card"), hasType("creature"), isOneOf(eventObjects("object"))]))),
          ),
        ),
        activated([mana(["1"]), tapSelf], mill(players, 2)),
        activated([mana(["2"]), tapSelf], move(target(0), { zone: "battlefield" }), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([
                kind("card"),
                hasType("creature"),
                history("was milled", "this turn"),
                inZone("graveyard"),
              ]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Mirror Registrar {2}{U}
 * Creature — Shapeshifter
 * Whenever you cast an instant spell, if it targets one or more other permanents you control, create a token that's a copy of one of those permanents.
 * 2/2
 */
export const MirrorRegistrar: Card = {
  format: 1,
  name: "Mirror Registrar",
  layout: "normal",
  faces: [
    {
      name: "Mirror Registrar",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Shapeshifter"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          cast(you, and([kind("spell"), hasType("instant")])),
          createCopies(
            you,
            1,
            choose({ min: 1, max: 1 }, anything, {
              from: among(
                eventObjects("targets"),
                and([otherThan(self), kind("permanent"), controlledBy(you), inZone("battlefield")]),
              ),
            }),
          ),
          {
            condition: matches(
              eventObjects("object"),
              targets(and([otherThan(self), kind("permanent"), controlledBy(you)])),
            ),
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Muster Drum {2}
 * Artifact
 * {T}: Whenever you attack this turn, create a 1/1 red Warrior creature token that's tapped and attacking. Sacrifice it at the beginning of the next end step.
 */
export const MusterDrum: Card = {
  format: 1,
  name: "Muster Drum",
  layout: "normal",
  faces: [
    {
      name: "Muster Drum",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          delayed(
            attackDeclared(you),
            {
              effect: sequence([
                createTokens(
                  you,
                  1,
                  { colors: ["red"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Warrior"] },
                  { tapped: true, attacking: true, bind: 1 },
                ),
                delayed(beginningOf("end", undefined, { next: true }), { effect: sacrifice(you, bound(1)) }),
              ]),
            },
            { duration: until("end of turn") },
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Old Grudge {1}{W}
 * Instant
 * Destroy target creature that attacked you this turn.
 */
export const OldGrudge: Card = {
  format: 1,
  name: "Old Grudge",
  layout: "normal",
  faces: [
    {
      name: "Old Grudge",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([hasType("creature"), history("attacked", "this turn", { by: you })]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Paper Guard {2}
 * Artifact Creature — Construct
 * 2/2
 */
export const PaperGuard: Card = {
  format: 1,
  name: "Paper Guard",
  layout: "normal",
  faces: [
    {
      name: "Paper Guard",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Construct"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Patient Sprout {1}{G}
 * Creature — Plant
 * When this creature dies, return it to the battlefield tapped under its owner's control at the beginning of their next upkeep.
 * 1/1
 */
export const PatientSprout: Card = {
  format: 1,
  name: "Patient Sprout",
  layout: "normal",
  faces: [
    {
      name: "Patient Sprout",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Plant"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          delayed(beginningOf("upkeep", ownerOf(self), { next: true }), {
            effect: move(self, { zone: "battlefield", tapped: true, under: ownerOf(each) }),
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Pincer Drum {2}
 * Artifact
 * Whenever two or more creatures you control attack a player, draw a card.
 * Whenever a creature attacking one of your opponents becomes blocked by two or more creatures, that attacking creature gets +2/+0 until end of turn.
 * Whenever two or more creatures die, you gain 1 life.
 */
export const PincerDrum: Card = {
  format: 1,
  name: "Pincer Drum",
  layout: "normal",
  faces: [
    {
      name: "Pincer Drum",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        triggered(
          attacks(and([hasType("creature"), controlledBy(you)]), { whom: players, batch: true, atLeast: 2 }),
          draw(you, 1),
        ),
        triggered(
          becomesBlocked(and([hasType("creature"), attacking({ whom: opponents })]), hasType("creature"), {
            batch: true,
            atLeast: 2,
          }),
          affect(among(eventObjects("other"), attacking()), [modifyPT(2, 0)], until("end of turn")),
        ),
        triggered(
          zoneChange(hasType("creature"), "battlefield", "graveyard", { batch: true, atLeast: 2 }),
          gainLife(you, 1),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Pyre Scholar {2}{R}
 * Creature — Human Wizard
 * Whenever an instant or sorcery spell you control that targets only a single creature deals damage to that creature, this creature deals that much damage to each opponent.
 * 3/3
 */
export const PyreScholar: Card = {
  format: 1,
  name: "Pyre Scholar",
  layout: "normal",
  faces: [
    {
      name: "Pyre Scholar",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          damage(
            and([
              kind("spell"),
              or([hasType("instant"), hasType("sorcery")]),
              controlledBy(you),
              targets(hasType("creature"), { only: true }),
            ]),
            isOneOf(among(eventObjects("targets"), and([hasType("creature"), inZone("battlefield")]))),
          ),
          dealDamage(self, eventAmount, opponents),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Second Verdict {B}
 * Instant
 * Kicker {2}
 * Destroy target creature if its mana value is 1 or less. If this spell was kicked, destroy that creature if its mana value is 3 or less instead.
 */
export const SecondVerdict: Card = {
  format: 1,
  name: "Second Verdict",
  layout: "normal",
  faces: [
    {
      name: "Second Verdict",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        kicker([mana(["2"])]),
        spell(
          ifThen(
            wasPaid(self, "kicker"),
            ifThen(compareQuantities(statOf("manaValue", target(0)), "<=", 3), destroy(target(0))),
            ifThen(compareQuantities(statOf("manaValue", target(0)), "<=", 1), destroy(target(0))),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Seed Ledger {2}{G}
 * Enchantment
 * Whenever another permanent you control is put into a graveyard from the battlefield, if it had one or more counters on it, you may put that number of +1/+1 counters on target creature.
 * Whenever a creature an opponent controls with one or more counters on it dies, you gain that much life.
 */
export const SeedLedger: Card = {
  format: 1,
  name: "Seed Ledger",
  layout: "normal",
  faces: [
    {
      name: "Seed Ledger",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(
            and([kind("permanent"), controlledBy(you), otherThan(self)]),
            "battlefield",
            "graveyard",
          ),
          may(you, putCounters("+1/+1", countersOn(eventObjects("object")), target(0))),
          {
            targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
            condition: matches(eventObjects("object"), hasCounter()),
          },
        ),
        triggered(
          zoneChange(
            and([hasType("creature"), controlledBy(opponents), hasCounter()]),
            "battlefield",
            "graveyard",
          ),
          gainLife(you, countersOn(eventObjects("object"))),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Shadow Rental {2}{B}
 * Sorcery
 * Exile target creature card from your graveyard. Create a black Zombie creature token. Its power is equal to that card's power and its toughness is equal to that card's toughness.
 */
export const ShadowRental: Card = {
  format: 1,
  name: "Shadow Rental",
  layout: "normal",
  faces: [
    {
      name: "Shadow Rental",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            exile(target(0)),
            createTokens(you, 1, {
              colors: ["black"],
              cardTypes: ["creature"],
              subtypes: ["Zombie"],
              power: statOf("power", target(0)),
              toughness: statOf("toughness", target(0)),
            }),
          ]),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([kind("card"), hasType("creature"), inZone("graveyard", you)]),
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
 * Small Kindness {W}
 * Instant
 * Target creature gets +1/+1 until end of turn.
 */
export const SmallKindness: Card = {
  format: 1,
  name: "Small Kindness",
  layout: "normal",
  faces: [
    {
      name: "Small Kindness",
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
 * Smash {R}
 * Instant
 * Destroy target artifact.
 */
export const Smash: Card = {
  format: 1,
  name: "Smash",
  layout: "normal",
  faces: [
    {
      name: "Smash",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(destroy(target(0)), { targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }] }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Threefold Watch {2}{R}
 * Creature — Human Soldier
 * Whenever this creature blocks two or more creatures, you gain 3 life.
 * This creature can block any number of creatures.
 * 0/9
 */
export const ThreefoldWatch: Card = {
  format: 1,
  name: "Threefold Watch",
  layout: "normal",
  faces: [
    {
      name: "Threefold Watch",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 0,
      toughness: 9,
      abilities: [
        triggered(blocks(isOneOf(self), hasType("creature"), { batch: true, atLeast: 2 }), gainLife(you, 3)),
        staticAbility([applies(self, [canBlock()])]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Turned Leaf {2}{U}
 * Enchantment
 * If you would draw a card, reveal the top card of your library instead. If it's a creature card, put it into your graveyard. Otherwise, draw a card.
 */
export const TurnedLeaf: Card = {
  format: 1,
  name: "Turned Leaf",
  layout: "normal",
  faces: [
    {
      name: "Turned Leaf",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            draws(you),
            sequence([
              reveal(you, topCards(you, 1), { bind: 1 }),
              ifThen(
                matches(bound(1), and([kind("card"), hasType("creature")])),
                move(bound(1), { zone: "graveyard" }),
                draw(you, 1),
              ),
            ]),
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Warm Hands {W}
 * Instant
 * Up to two target creatures each get +1/+1 until end of turn.
 */
export const WarmHands: Card = {
  format: 1,
  name: "Warm Hands",
  layout: "normal",
  faces: [
    {
      name: "Warm Hands",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(1, 1)], until("end of turn")), {
          targets: [{ count: { min: 0, max: 2 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Weathercock Mercenary {2}{G}
 * Creature — Human Mercenary
 * At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of this creature.
 * 3/3
 */
export const WeathercockMercenary: Card = {
  format: 1,
  name: "Weathercock Mercenary",
  layout: "normal",
  faces: [
    {
      name: "Weathercock Mercenary",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Mercenary"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          beginningOf("upkeep", you),
          forEachPlayer(
            playersWho(
              players,
              compareQuantities(
                playerStat("life", eachPlayer),
                ">",
                extreme("greatest", [playerStat("life", eachPlayer)], {
                  players: playersExcept(players, eachPlayer),
                }),
              ),
            ),
            affect(self, [changeControl(eachPlayer)]),
          ),
          {
            condition: compareQuantities(
              countPlayers(
                playersWho(
                  players,
                  compareQuantities(
                    playerStat("life", eachPlayer),
                    ">",
                    extreme("greatest", [playerStat("life", eachPlayer)], {
                      players: playersExcept(players, eachPlayer),
                    }),
                  ),
                ),
              ),
              ">=",
              1,
            ),
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  BondOfService,
  CourtOfRedress,
  DebtOfAshes,
  EmberDart,
  FeverTally,
  ForkedSpark,
  GiftRegister,
  GraveGardener,
  GrudgingRest,
  HallOfEchoes,
  LandSurveyor,
  LostPropertyClerk,
  MillRace,
  MirrorRegistrar,
  MusterDrum,
  OldGrudge,
  PaperGuard,
  PatientSprout,
  PincerDrum,
  PyreScholar,
  SecondVerdict,
  SeedLedger,
  ShadowRental,
  SmallKindness,
  Smash,
  ThreefoldWatch,
  TurnedLeaf,
  WarmHands,
  WeathercockMercenary,
];
