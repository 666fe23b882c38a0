// generated from cards/five-lanterns.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  additionalCost,
  affect,
  all,
  among,
  and,
  anything,
  applies,
  attacks,
  bound,
  choose,
  chooseObjects,
  chooseValue,
  chosenPlayer,
  controlledBy,
  controllerOf,
  count,
  createTokens,
  dealDamage,
  discard,
  doAction,
  draw,
  eachPlayer,
  effectCost,
  entersWith,
  eventObjects,
  exile,
  exists,
  forEachPlayer,
  gainAbilities,
  gainLife,
  hasSubtype,
  hasType,
  ifThen,
  inZone,
  isOneOf,
  keyword,
  keywordAction,
  kind,
  linked,
  lookAt,
  loseAbilities,
  mana,
  modifyPT,
  move,
  not,
  opponents,
  or,
  otherThan,
  ownedBy,
  performed,
  players,
  playersTogether,
  putCounters,
  replace,
  reveal,
  sacrifice,
  self,
  sequence,
  setPT,
  setTypes,
  spell,
  statOf,
  staticAbility,
  tapSelf,
  target,
  targetPlayers,
  together,
  topCards,
  triggered,
  until,
  wasPaid,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { flying, haste, warp } from "./keywords/index.ts";

/**
 * Quaylight Archive {2}
 * Artifact
 * If a spell or ability an opponent controls causes you to discard a card, you may reveal that card and put it on top of your library instead of putting it anywhere else.
 */
export const QuaylightArchive: Card = {
  format: 1,
  name: "Quaylight Archive",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Archive",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        staticAbility([
          replace(
            zoneChange(and([kind("card"), ownedBy(you)]), "hand", "graveyard", {
              cause: controlledBy(opponents),
              reason: "discard",
            }),
            sequence([
              move(eventObjects("object"), { zone: "library", position: "top" }),
              reveal(you, eventObjects("object")),
            ]),
            { optional: true },
          ),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quaylight Bear {1}{G}
 * Creature — Bear
 * 2/2
 */
export const QuaylightBear: Card = {
  format: 1,
  name: "Quaylight Bear",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Bear",
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
 * Quaylight Comet {2}{R}
 * Creature — Elemental
 * Warp {R}
 * 2/2
 */
export const QuaylightComet: Card = {
  format: 1,
  name: "Quaylight Comet",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Comet",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 2,
      toughness: 2,
      abilities: [warp([mana(["R"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quaylight Dawn {2}{B}
 * Sorcery
 * Return all creature cards from your graveyard to the battlefield.
 */
export const QuaylightDawn: Card = {
  format: 1,
  name: "Quaylight Dawn",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Dawn",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          move(all(and([kind("card"), hasType("creature"), inZone("graveyard", you)])), {
            zone: "battlefield",
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quaylight Devourer {2}{B}
 * Creature — Horror
 * Whenever this creature attacks, sacrifice any number of other creatures, then draw X cards, where X is their total power.
 * 3/3
 */
export const QuaylightDevourer: Card = {
  format: 1,
  name: "Quaylight Devourer",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Devourer",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horror"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          attacks(isOneOf(self)),
          sequence([
            sacrifice(you, undefined, {
              count: { min: 0 },
              filter: and([otherThan(self), hasType("creature")]),
              bind: 1,
            }),
            draw(you, statOf("power", bound(1), { combine: "total" })),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quaylight Envoy {1}{U}
 * Creature — Merfolk Citizen
 * Gift a Treasure
 * Flying
 * 1/1
 */
export const QuaylightEnvoy: Card = {
  format: 1,
  name: "Quaylight Envoy",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Envoy",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk", "Citizen"],
      power: 1,
      toughness: 1,
      abilities: [
        keyword(
          "gift",
          [{ type: "word", value: "treasure" }],
          [
            staticAbility(
              [
                additionalCost(isOneOf(self), [effectCost(chooseValue(you, "opponent"))], {
                  optional: true,
                  keyword: "gift",
                }),
              ],
              { zone: "stack" },
            ),
            triggered(
              zoneChange(isOneOf(self), undefined, "battlefield"),
              sequence([
                createTokens(chosenPlayer, 1, { predefined: "Treasure" }),
                doAction("giveGift", you),
              ]),
              { condition: wasPaid(self, "gift") },
            ),
          ],
        ),
        flying(),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quaylight Falcon {1}{W}
 * Creature — Bird
 * Flying
 * 2/2
 */
export const QuaylightFalcon: Card = {
  format: 1,
  name: "Quaylight Falcon",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Falcon",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird"],
      power: 2,
      toughness: 2,
      abilities: [flying()],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quaylight Ghoul {1}{B}
 * Creature — Zombie
 * As this creature enters, exile any number of creature cards from your graveyard.
 * This creature's power is equal to the total power of the exiled cards and its toughness is equal to their total toughness.
 * *\/*
 */
export const QuaylightGhoul: Card = {
  format: 1,
  name: "Quaylight Ghoul",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Ghoul",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Zombie"],
      power: "*",
      toughness: "*",
      abilities: [
        staticAbility([
          entersWith(isOneOf(self), {
            as: exile(
              choose({ min: 0 }, and([kind("card"), hasType("creature"), inZone("graveyard", you)])),
              { link: "exiled" },
            ),
          }),
        ]),
        staticAbility([
          applies(self, [
            setPT(
              statOf("power", linked("exiled"), { combine: "total" }),
              statOf("toughness", linked("exiled"), { combine: "total" }),
              { characteristicDefining: true },
            ),
          ]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quaylight Herald {2}
 * Artifact
 * {T}: Reveal a card from your hand or the top card of your library. If you reveal a creature card this way, put it onto the battlefield.
 */
export const QuaylightHerald: Card = {
  format: 1,
  name: "Quaylight Herald",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Herald",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [tapSelf],
          sequence([
            reveal(
              you,
              choose(
                { min: 1, max: 1 },
                or([
                  and([kind("card"), inZone("hand", you)]),
                  and([kind("card"), isOneOf(topCards(you, 1))]),
                ]),
              ),
              { bind: 1 },
            ),
            ifThen(
              performed(1, { filter: and([kind("card"), hasType("creature")]) }),
              move(bound(1), { zone: "battlefield" }),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quaylight Host {1}{W}
 * Creature — Human Citizen
 * Whenever you give a gift, you gain 2 life.
 * 1/3
 */
export const QuaylightHost: Card = {
  format: 1,
  name: "Quaylight Host",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Host",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Citizen"],
      power: 1,
      toughness: 3,
      abilities: [triggered(keywordAction("giveGift", { by: you }), gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quaylight Hush {1}{U}
 * Instant
 * Target creature becomes a 1/1 Frog and has no abilities until end of turn.
 */
export const QuaylightHush: Card = {
  format: 1,
  name: "Quaylight Hush",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Hush",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          affect(
            target(0),
            [setTypes({ subtypes: ["Frog"] }), setPT(1, 1), loseAbilities("all")],
            until("end of turn"),
          ),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quaylight Inquest {1}{B}
 * Sorcery
 * Target opponent reveals their hand. You choose a nonland card from it or a card from their graveyard. Exile that card.
 */
export const QuaylightInquest: Card = {
  format: 1,
  name: "Quaylight Inquest",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Inquest",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            reveal(targetPlayers(0), all(inZone("hand", targetPlayers(0))), { bind: 1 }),
            chooseObjects(
              you,
              choose(
                { min: 1, max: 1 },
                or([
                  and([not(hasType("land")), kind("card"), isOneOf(bound(1))]),
                  and([kind("card"), inZone("graveyard", targetPlayers(0))]),
                ]),
              ),
              { bind: 2 },
            ),
            exile(bound(2)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quaylight Levy {2}{B}
 * Sorcery
 * Each opponent chooses a permanent they control of each permanent type and sacrifices the rest.
 */
export const QuaylightLevy: Card = {
  format: 1,
  name: "Quaylight Levy",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Levy",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            forEachPlayer(
              opponents,
              chooseObjects(
                eachPlayer,
                together([
                  choose(
                    { min: 1, max: 1 },
                    and([kind("permanent"), controlledBy(eachPlayer), hasType("artifact")]),
                    { by: eachPlayer },
                  ),
                  choose(
                    { min: 1, max: 1 },
                    and([kind("permanent"), controlledBy(eachPlayer), hasType("battle")]),
                    { by: eachPlayer },
                  ),
                  choose(
                    { min: 1, max: 1 },
                    and([kind("permanent"), controlledBy(eachPlayer), hasType("creature")]),
                    { by: eachPlayer },
                  ),
                  choose(
                    { min: 1, max: 1 },
                    and([kind("permanent"), controlledBy(eachPlayer), hasType("enchantment")]),
                    { by: eachPlayer },
                  ),
                  choose(
                    { min: 1, max: 1 },
                    and([kind("permanent"), controlledBy(eachPlayer), hasType("land")]),
                    { by: eachPlayer },
                  ),
                  choose(
                    { min: 1, max: 1 },
                    and([kind("permanent"), controlledBy(eachPlayer), hasType("planeswalker")]),
                    { by: eachPlayer },
                  ),
                ]),
                { bind: 1 },
              ),
            ),
            forEachPlayer(
              opponents,
              sacrifice(
                eachPlayer,
                all(and([kind("permanent"), controlledBy(eachPlayer), otherThan(bound(1))])),
              ),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quaylight Parade {2}{W}
 * Sorcery
 * Create a 1/1 white Cat creature token and a 2/2 green Bear creature token. Those tokens gain haste until end of turn. Put a +1/+1 counter on each of those tokens.
 */
export const QuaylightParade: Card = {
  format: 1,
  name: "Quaylight Parade",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Parade",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            createTokens(
              you,
              1,
              { colors: ["white"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Cat"] },
              { bind: 1 },
            ),
            createTokens(
              you,
              1,
              { colors: ["green"], power: 2, toughness: 2, cardTypes: ["creature"], subtypes: ["Bear"] },
              { bind: 2, atOnce: true },
            ),
            affect(together([bound(1), bound(2)]), [gainAbilities([haste()])], until("end of turn")),
            putCounters("+1/+1", 1, together([bound(1), bound(2)])),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quaylight Present {U}
 * Instant
 * Gift a card
 * Draw a card. If the gift was promised, draw two cards instead.
 */
export const QuaylightPresent: Card = {
  format: 1,
  name: "Quaylight Present",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Present",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        keyword(
          "gift",
          [{ type: "word", value: "card" }],
          [
            staticAbility(
              [
                additionalCost(isOneOf(self), [effectCost(chooseValue(you, "opponent"))], {
                  optional: true,
                  keyword: "gift",
                }),
              ],
              { zone: "stack" },
            ),
            spell(
              ifThen(wasPaid(self, "gift"), sequence([draw(chosenPlayer, 1), doAction("giveGift", you)])),
            ),
          ],
        ),
        spell(ifThen(wasPaid(self, "gift"), draw(you, 2), draw(you, 1))),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quaylight Sexton {2}{B}
 * Creature — Human Cleric
 * When this creature enters, exile up to one card of each card type from target player's graveyard. Put a +1/+1 counter on this creature for each card exiled this way.
 * 2/2
 */
export const QuaylightSexton: Card = {
  format: 1,
  name: "Quaylight Sexton",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Sexton",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            exile(
              together([
                choose(
                  { min: 0, max: 1 },
                  and([kind("card"), hasType("artifact"), inZone("graveyard", targetPlayers(0))]),
                ),
                choose(
                  { min: 0, max: 1 },
                  and([kind("card"), hasType("battle"), inZone("graveyard", targetPlayers(0))]),
                ),
                choose(
                  { min: 0, max: 1 },
                  and([kind("card"), hasType("creature"), inZone("graveyard", targetPlayers(0))]),
                ),
                choose(
                  { min: 0, max: 1 },
                  and([kind("card"), hasType("dungeon"), inZone("graveyard", targetPlayers(0))]),
                ),
                choose(
                  { min: 0, max: 1 },
                  and([kind("card"), hasType("enchantment"), inZone("graveyard", targetPlayers(0))]),
                ),
                choose(
                  { min: 0, max: 1 },
                  and([kind("card"), hasType("instant"), inZone("graveyard", targetPlayers(0))]),
                ),
                choose(
                  { min: 0, max: 1 },
                  and([kind("card"), hasType("kindred"), inZone("graveyard", targetPlayers(0))]),
                ),
                choose(
                  { min: 0, max: 1 },
                  and([kind("card"), hasType("land"), inZone("graveyard", targetPlayers(0))]),
                ),
                choose(
                  { min: 0, max: 1 },
                  and([kind("card"), hasType("planeswalker"), inZone("graveyard", targetPlayers(0))]),
                ),
                choose(
                  { min: 0, max: 1 },
                  and([kind("card"), hasType("sorcery"), inZone("graveyard", targetPlayers(0))]),
                ),
              ]),
              { bind: 1 },
            ),
            putCounters("+1/+1", count(all(and([kind("card"), isOneOf(bound(1))]))), self),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Quaylight Sling {2}
 * Artifact
 * {1}, {T}: Quaylight Sling deals 1 damage to any target. That permanent's controller or that player creates a Treasure token.
 */
export const QuaylightSling: Card = {
  format: 1,
  name: "Quaylight Sling",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Sling",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [
        activated(
          [mana(["1"]), tapSelf],
          sequence([
            dealDamage(self, 1, target(0)),
            createTokens(playersTogether([targetPlayers(0), controllerOf(target(0))]), 1, {
              predefined: "Treasure",
            }),
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
 * Quaylight Spur {R}
 * Instant
 * Target creature you control gets +1/+0 until end of turn. If that creature was cast for its warp cost, it also gains flying until end of turn.
 */
export const QuaylightSpur: Card = {
  format: 1,
  name: "Quaylight Spur",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Spur",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [modifyPT(1, 0)], until("end of turn")),
            ifThen(
              wasPaid(target(0), "warp"),
              affect(target(0), [gainAbilities([flying()])], until("end of turn")),
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
 * Quaylight Study {1}{U}
 * Sorcery
 * Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order. If you control a Wizard, instead put two of them into your hand and the rest on the bottom of your library in any order.
 */
export const QuaylightStudy: Card = {
  format: 1,
  name: "Quaylight Study",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Study",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, 3), { bind: 1 }),
            ifThen(
              exists(all(and([hasSubtype("Wizard"), controlledBy(you)]))),
              sequence([
                move(choose({ min: 2, max: 2 }, anything, { from: bound(1) }), { zone: "hand" }, { bind: 2 }),
                move(among(bound(1), otherThan(bound(2))), {
                  zone: "library",
                  position: "bottom",
                  order: "any",
                }),
              ]),
              sequence([
                move(choose({ min: 1, max: 1 }, anything, { from: bound(1) }), { zone: "hand" }, { bind: 3 }),
                move(among(bound(1), otherThan(bound(3))), {
                  zone: "library",
                  position: "bottom",
                  order: "any",
                }),
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
 * Quaylight Thief {B}
 * Sorcery
 * Target player discards a card.
 */
export const QuaylightThief: Card = {
  format: 1,
  name: "Quaylight Thief",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Thief",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(discard(targetPlayers(0), { min: 1, max: 1 }), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Quaylight Wizard {U}
 * Creature — Human Wizard
 * 1/1
 */
export const QuaylightWizard: Card = {
  format: 1,
  name: "Quaylight Wizard",
  layout: "normal",
  faces: [
    {
      name: "Quaylight Wizard",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  QuaylightArchive,
  QuaylightBear,
  QuaylightComet,
  QuaylightDawn,
  QuaylightDevourer,
  QuaylightEnvoy,
  QuaylightFalcon,
  QuaylightGhoul,
  QuaylightHerald,
  QuaylightHost,
  QuaylightHush,
  QuaylightInquest,
  QuaylightLevy,
  QuaylightParade,
  QuaylightPresent,
  QuaylightSexton,
  QuaylightSling,
  QuaylightSpur,
  QuaylightStudy,
  QuaylightThief,
  QuaylightWizard,
];
