// generated from cards/hollow-tide.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  among,
  and,
  anything,
  applies,
  attacking,
  attacks,
  beginningOf,
  both,
  bound,
  cant,
  cantBeBlocked,
  cast,
  changeControl,
  changeRules,
  choose,
  chooseObjects,
  compare,
  controlledBy,
  controllerOf,
  copySpell,
  costChoice,
  costOnObjects,
  count,
  counter,
  createTokens,
  dealDamage,
  defendingPlayer,
  delayed,
  destroy,
  discard,
  doAction,
  draw,
  entersWith,
  eventAmount,
  eventObjects,
  exile,
  exists,
  fight,
  gainAbilities,
  gainLife,
  getEmblem,
  hasColor,
  hasKeyword,
  hasSupertype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  kind,
  lifeChange,
  lookAt,
  loseLife,
  loyalty,
  mana,
  matches,
  may,
  mill,
  modal,
  modifyAmount,
  modifyPT,
  move,
  must,
  not,
  opponents,
  or,
  otherThan,
  ownedBy,
  pay,
  performed,
  playerCant,
  playerStat,
  players,
  prevent,
  replace,
  reveal,
  scry,
  search,
  self,
  sequence,
  setLife,
  shuffle,
  spell,
  staticAbility,
  status,
  tap,
  tapsForMana,
  target,
  targetPlayers,
  times,
  timesKicked,
  timesPerTurn,
  topCards,
  triggered,
  unless,
  untap,
  until,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import {
  cycling,
  deathtouch,
  doubleStrike,
  enchant,
  firstStrike,
  flash,
  flashback,
  flying,
  haste,
  hexproof,
  indestructible,
  kicker,
  kickerWithCostsCosts,
  lifelink,
  menace,
  multikicker,
  protection,
  prowess,
  reach,
  trample,
  vigilance,
  ward,
} from "./keywords/index.ts";

/**
 * Abyssal Broodfather {5}{U}{U}
 * Creature — Leviathan
 * Ward {3}
 * This creature can't be blocked except by creatures with flying.
 * 7/7
 */
export const AbyssalBroodfather: Card = {
  format: 1,
  name: "Abyssal Broodfather",
  layout: "normal",
  faces: [
    {
      name: "Abyssal Broodfather",
      manaCost: ["5", "U", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Leviathan"],
      power: 7,
      toughness: 7,
      abilities: [
        ward([mana(["3"])]),
        staticAbility([
          applies(self, [cantBeBlocked({ except: and([hasType("creature"), hasKeyword("flying")]) })]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Admiral Sele of the Ninth Wave {2}{W}{U}
 * Legendary Creature — Human Pirate
 * Other creatures you control get +1/+1.
 * Whenever Admiral Sele attacks, tap target creature defending player controls.
 * 3/3
 */
export const AdmiralSeleOfTheNinthWave: Card = {
  format: 1,
  name: "Admiral Sele of the Ninth Wave",
  layout: "normal",
  faces: [
    {
      name: "Admiral Sele of the Ninth Wave",
      manaCost: ["2", "W", "U"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human", "Pirate"],
      power: 3,
      toughness: 3,
      abilities: [
        staticAbility([
          applies(all(and([otherThan(self), hasType("creature"), controlledBy(you)])), [modifyPT(1, 1)]),
        ]),
        triggered(attacks(isOneOf(self)), tap(target(0)), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(defendingPlayer)]) },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Bell of the Lost Fleet {3}{W}
 * Enchantment
 * Creatures you control have vigilance.
 * At the beginning of your end step, if you control three or more untapped creatures, create a 1/1 white Spirit creature token with flying.
 */
export const BellOfTheLostFleet: Card = {
  format: 1,
  name: "Bell of the Lost Fleet",
  layout: "normal",
  faces: [
    {
      name: "Bell of the Lost Fleet",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(and([hasType("creature"), controlledBy(you)])), [gainAbilities([vigilance()])]),
        ]),
        triggered(
          beginningOf("end", you),
          createTokens(you, 1, {
            colors: ["white"],
            power: 1,
            toughness: 1,
            cardTypes: ["creature"],
            subtypes: ["Spirit"],
            abilities: [flying()],
          }),
          {
            condition: exists(
              all(and([status("untapped"), hasType("creature"), controlledBy(you)])),
              ">=",
              3,
            ),
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Bilgewater Archivist {1}{U}
 * Creature — Octopus
 * At the beginning of your upkeep, mill a card.
 * {2}{U}, Exile four cards from your graveyard: Draw two cards.
 * 1/3
 */
export const BilgewaterArchivist: Card = {
  format: 1,
  name: "Bilgewater Archivist",
  layout: "normal",
  faces: [
    {
      name: "Bilgewater Archivist",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Octopus"],
      power: 1,
      toughness: 3,
      abilities: [
        triggered(beginningOf("upkeep", you), mill(you, 1)),
        activated(
          [
            mana(["2", "U"]),
            costOnObjects("exile", costChoice({ min: 4, max: 4 }, kind("card"), { from: "graveyard" })),
          ],
          draw(you, 2),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Boil Over the Gunwales {3}{R}{R}
 * Sorcery
 * Boil Over the Gunwales deals 3 damage to each creature without flying and each player.
 */
export const BoilOverTheGunwales: Card = {
  format: 1,
  name: "Boil Over the Gunwales",
  layout: "normal",
  faces: [
    {
      name: "Boil Over the Gunwales",
      manaCost: ["3", "R", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          dealDamage(self, 3, both([all(and([hasType("creature"), not(hasKeyword("flying"))])), players])),
        ),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Brack the Drowned {X}{B}{B}
 * Sorcery
 * Destroy target creature or planeswalker with mana value X or less. You lose 2 life.
 */
export const BrackTheDrowned: Card = {
  format: 1,
  name: "Brack the Drowned",
  layout: "normal",
  faces: [
    {
      name: "Brack the Drowned",
      manaCost: ["X", "B", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(sequence([destroy(target(0)), loseLife(you, 2)]), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([
                or([hasType("creature"), hasType("planeswalker")]),
                compare("manaValue", "<=", x),
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
 * Bramble Cartographer {2}{G}
 * Creature — Elf Scout
 * When this creature enters, search your library for a basic land card, reveal it, put it into your hand, then shuffle.
 * 2/2
 */
export const BrambleCartographer: Card = {
  format: 1,
  name: "Bramble Cartographer",
  layout: "normal",
  faces: [
    {
      name: "Bramble Cartographer",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elf", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            search(you, { min: 1, max: 1 }, and([hasSupertype("basic"), kind("card"), hasType("land")]), {
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
 * Breakwater Saint {2}{W}
 * Creature — Human Cleric
 * If a source would deal damage to you, prevent that damage. The source's controller gains life equal to the damage prevented this way.
 * 1/3
 */
export const BreakwaterSaint: Card = {
  format: 1,
  name: "Breakwater Saint",
  layout: "normal",
  faces: [
    {
      name: "Breakwater Saint",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 3,
      abilities: [
        staticAbility([
          prevent({
            to: you,
            then: gainLife(controllerOf(eventObjects("source")), eventAmount),
            ifPrevented: true,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Brinepit Horror {3}{B}{B}
 * Creature — Horror
 * Menace
 * Whenever this creature attacks, defending player discards a card.
 * 4/4
 */
export const BrinepitHorror: Card = {
  format: 1,
  name: "Brinepit Horror",
  layout: "normal",
  faces: [
    {
      name: "Brinepit Horror",
      manaCost: ["3", "B", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Horror"],
      power: 4,
      toughness: 4,
      abilities: [menace(), triggered(attacks(isOneOf(self)), discard(defendingPlayer, { min: 1, max: 1 }))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Cinderglyph Adept {1}{R}
 * Creature — Human Wizard
 * Kicker {2}{R}
 * When this creature enters, if it was kicked, it deals 2 damage to any target.
 * 2/2
 */
export const CinderglyphAdept: Card = {
  format: 1,
  name: "Cinderglyph Adept",
  layout: "normal",
  faces: [
    {
      name: "Cinderglyph Adept",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 2,
      toughness: 2,
      abilities: [
        kicker([mana(["2", "R"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), dealDamage(self, 2, target(0)), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: or([hasType("creature"), hasType("planeswalker"), hasType("battle")]),
              players: players,
            },
          ],
          condition: wasPaid(self, "kicker"),
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Clash on the Shoals {1}{G}
 * Sorcery
 * Target creature you control gets +1/+1 until end of turn. Then it fights target creature you don't control.
 */
export const ClashOnTheShoals: Card = {
  format: 1,
  name: "Clash on the Shoals",
  layout: "normal",
  faces: [
    {
      name: "Clash on the Shoals",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([affect(target(0), [modifyPT(1, 1)], until("end of turn")), fight(target(0), target(1))]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
              { count: { min: 1, max: 1 }, objects: and([hasType("creature"), not(controlledBy(you))]) },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Deckhand Recruit {W}
 * Creature — Human
 * 1/1
 */
export const DeckhandRecruit: Card = {
  format: 1,
  name: "Deckhand Recruit",
  layout: "normal",
  faces: [
    {
      name: "Deckhand Recruit",
      manaCost: ["W"],
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
 * Driftbone Collector {2}{B}
 * Creature — Skeleton
 * When this creature enters, return up to one target creature card with mana value 2 or less from your graveyard to your hand.
 * 2/2
 */
export const DriftboneCollector: Card = {
  format: 1,
  name: "Driftbone Collector",
  layout: "normal",
  faces: [
    {
      name: "Driftbone Collector",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Skeleton"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), move(target(0), { zone: "hand" }), {
          targets: [
            {
              count: { min: 0, max: 1 },
              objects: and([
                kind("card"),
                hasType("creature"),
                compare("manaValue", "<=", 2),
                inZone("graveyard", you),
              ]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Eddying Scribe {1}{R}
 * Creature — Human Wizard
 * Whenever you cast an instant or sorcery spell, exile that card instead of putting it into your graveyard as it resolves. If you do, return it to your hand at the beginning of the next end step.
 * 1/2
 */
export const EddyingScribe: Card = {
  format: 1,
  name: "Eddying Scribe",
  layout: "normal",
  faces: [
    {
      name: "Eddying Scribe",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 2,
      abilities: [
        triggered(
          cast(you, and([kind("spell"), or([hasType("instant"), hasType("sorcery")])])),
          sequence([
            chooseObjects(you, eventObjects("object"), { bind: 1 }),
            changeRules(
              [
                replace(
                  zoneChange(and([isOneOf(bound(1)), ownedBy(you)]), "stack", "graveyard", {
                    reason: "resolve",
                  }),
                  sequence([
                    exile(eventObjects("object"), { bind: 2 }),
                    ifThen(
                      performed(2),
                      delayed(beginningOf("end", undefined, { next: true }), {
                        effect: move(bound(2), { zone: "hand" }),
                      }),
                    ),
                  ]),
                  { once: true },
                ),
              ],
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
 * Glasswake Skate {2}{U}
 * Creature — Fish
 * If damage would be dealt to this creature, prevent that damage. The source's controller gains life equal to the damage prevented this way.
 * 1/1
 */
export const GlasswakeSkate: Card = {
  format: 1,
  name: "Glasswake Skate",
  layout: "normal",
  faces: [
    {
      name: "Glasswake Skate",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Fish"],
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility([
          prevent({
            to: self,
            then: gainLife(controllerOf(eventObjects("source")), eventAmount),
            ifPrevented: true,
          }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gullwing Drifter {2}{U}
 * Creature — Bird Spirit
 * Flash
 * Flying
 * When this creature enters, tap target creature an opponent controls. That creature doesn't untap during its controller's next untap step.
 * 2/1
 */
export const GullwingDrifter: Card = {
  format: 1,
  name: "Gullwing Drifter",
  layout: "normal",
  faces: [
    {
      name: "Gullwing Drifter",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Bird", "Spirit"],
      power: 2,
      toughness: 1,
      abilities: [
        flash(),
        flying(),
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            tap(target(0)),
            affect(
              target(0),
              [cant("untapInUntapStep")],
              until("their next untap step", { of: controllerOf(target(0)) }),
            ),
          ]),
          {
            targets: [
              { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
            ],
          },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Harbor Cavalier {2}{W}{W}
 * Creature — Human Knight
 * First strike, lifelink
 * 3/3
 */
export const HarborCavalier: Card = {
  format: 1,
  name: "Harbor Cavalier",
  layout: "normal",
  faces: [
    {
      name: "Harbor Cavalier",
      manaCost: ["2", "W", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 3,
      toughness: 3,
      abilities: [firstStrike(), lifelink()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Kelp Strider {1}{G}
 * Creature — Insect
 * Reach
 * {1}{G}: This creature gets +1/+1 until end of turn. Activate only once each turn.
 * 1/3
 */
export const KelpStrider: Card = {
  format: 1,
  name: "Kelp Strider",
  layout: "normal",
  faces: [
    {
      name: "Kelp Strider",
      manaCost: ["1", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Insect"],
      power: 1,
      toughness: 3,
      abilities: [
        reach(),
        activated([mana(["1", "G"])], affect(self, [modifyPT(1, 1)], until("end of turn")), {
          limits: [timesPerTurn(1)],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Kelpglass Savant {2}{U}
 * Creature — Human Wizard
 * Prowess (Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.)
 * Whenever you cast your second spell each turn, draw a card.
 * 1/4
 */
export const KelpglassSavant: Card = {
  format: 1,
  name: "Kelpglass Savant",
  layout: "normal",
  faces: [
    {
      name: "Kelpglass Savant",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Wizard"],
      power: 1,
      toughness: 4,
      abilities: [prowess(), triggered(cast(you, kind("spell"), { nth: 2 }), draw(you, 1))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lagoon Duelist {W/U}{W/U}
 * Creature — Merfolk Knight
 * This creature has flying as long as it's attacking.
 * 2/2
 */
export const LagoonDuelist: Card = {
  format: 1,
  name: "Lagoon Duelist",
  layout: "normal",
  faces: [
    {
      name: "Lagoon Duelist",
      manaCost: ["W/U", "W/U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk", "Knight"],
      power: 2,
      toughness: 2,
      abilities: [
        staticAbility([applies(self, [gainAbilities([flying()])])], {
          condition: matches(self, attacking()),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Lampkeeper's Oath {W}
 * Instant
 * Target creature you control gains hexproof and indestructible until end of turn.
 */
export const LampkeepersOath: Card = {
  format: 1,
  name: "Lampkeeper's Oath",
  layout: "normal",
  faces: [
    {
      name: "Lampkeeper's Oath",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [gainAbilities([hexproof(), indestructible()])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Mirrorpool Adept {3}{U}
 * Creature — Merfolk Wizard
 * Flash
 * When this creature enters, you may copy target instant or sorcery spell you control. You may choose new targets for the copy.
 * 3/3
 */
export const MirrorpoolAdept: Card = {
  format: 1,
  name: "Mirrorpool Adept",
  layout: "normal",
  faces: [
    {
      name: "Mirrorpool Adept",
      manaCost: ["3", "U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk", "Wizard"],
      power: 3,
      toughness: 3,
      abilities: [
        flash(),
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          may(you, copySpell(you, target(0), { newTargets: true })),
          {
            targets: [
              {
                count: { min: 1, max: 1 },
                objects: and([
                  kind("spell"),
                  or([hasType("instant"), hasType("sorcery")]),
                  controlledBy(you),
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
 * Muster the Breakwater {2}{W}
 * Sorcery
 * Kicker {3} (You may pay an additional {3} as you cast this spell.)
 * Create two 1/1 white Human Soldier creature tokens. If this spell was kicked, create four of those tokens instead.
 */
export const MusterTheBreakwater: Card = {
  format: 1,
  name: "Muster the Breakwater",
  layout: "normal",
  faces: [
    {
      name: "Muster the Breakwater",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        kicker([mana(["3"])]),
        spell(
          ifThen(
            wasPaid(self, "kicker"),
            createTokens(you, 4, {
              colors: ["white"],
              power: 1,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Human", "Soldier"],
            }),
            createTokens(you, 2, {
              colors: ["white"],
              power: 1,
              toughness: 1,
              cardTypes: ["creature"],
              subtypes: ["Human", "Soldier"],
            }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Oriven, Caller of Tides {2}{U}{U}
 * Legendary Planeswalker — Oriven
 * +1: Scry 2.
 * −2: Return up to one target creature to its owner's hand.
 * −6: You get an emblem with "Whenever you cast a spell, draw a card."
 * Loyalty: 4
 */
export const OrivenCallerOfTides: Card = {
  format: 1,
  name: "Oriven, Caller of Tides",
  layout: "normal",
  faces: [
    {
      name: "Oriven, Caller of Tides",
      manaCost: ["2", "U", "U"],
      supertypes: ["legendary"],
      cardTypes: ["planeswalker"],
      subtypes: ["Oriven"],
      loyalty: 4,
      abilities: [
        activated([loyalty(1)], scry(you, 2)),
        activated([loyalty(-2)], move(target(0), { zone: "hand" }), {
          targets: [{ count: { min: 0, max: 1 }, objects: hasType("creature") }],
        }),
        activated([loyalty(-6)], getEmblem(you, [triggered(cast(you, kind("spell")), draw(you, 1))])),
      ],
    },
  ],
  attributes: { rarity: "mythic" },
};

/**
 * Pearlguard Warden {1}{W}
 * Creature — Merfolk Soldier
 * Protection from black and from red
 * 2/2
 */
export const PearlguardWarden: Card = {
  format: 1,
  name: "Pearlguard Warden",
  layout: "normal",
  faces: [
    {
      name: "Pearlguard Warden",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Merfolk", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [protection(hasColor("black")), protection(hasColor("red"))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Quiet the Gale {1}{W}
 * Instant
 * Prevent all combat damage that would be dealt this turn. You gain 1 life for each attacking creature.
 */
export const QuietTheGale: Card = {
  format: 1,
  name: "Quiet the Gale",
  layout: "normal",
  faces: [
    {
      name: "Quiet the Gale",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            changeRules([prevent({ combat: true })], until("end of turn")),
            gainLife(you, count(all(and([attacking(), hasType("creature")])))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Reefback Colossus {4}{G}{G}
 * Creature — Turtle
 * Trample
 * This spell can't be countered.
 * 6/6
 */
export const ReefbackColossus: Card = {
  format: 1,
  name: "Reefback Colossus",
  layout: "normal",
  faces: [
    {
      name: "Reefback Colossus",
      manaCost: ["4", "G", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Turtle"],
      power: 6,
      toughness: 6,
      abilities: [trample(), staticAbility([applies(self, [cant("beCountered")])], { zone: "stack" })],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Refuse the Call {1}{U}
 * Instant
 * Counter target spell unless its controller pays {3}.
 */
export const RefuseTheCall: Card = {
  format: 1,
  name: "Refuse the Call",
  layout: "normal",
  faces: [
    {
      name: "Refuse the Call",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(unless(counter(target(0)), controllerOf(target(0)), [mana(["3"])]), {
          targets: [{ count: { min: 1, max: 1 }, objects: kind("spell") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Returning Spring {3}{W}
 * Sorcery
 * Double target player's life total.
 */
export const ReturningSpring: Card = {
  format: 1,
  name: "Returning Spring",
  layout: "normal",
  faces: [
    {
      name: "Returning Spring",
      manaCost: ["3", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(setLife(targetPlayers(0), times(2, playerStat("life", targetPlayers(0)))), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Rigging Saboteur {1}{R}
 * Creature — Goblin Pirate
 * Haste
 * {1}{R}, Sacrifice an artifact or creature: This creature deals 2 damage to each opponent. Activate only once each turn.
 * 2/1
 */
export const RiggingSaboteur: Card = {
  format: 1,
  name: "Rigging Saboteur",
  layout: "normal",
  faces: [
    {
      name: "Rigging Saboteur",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin", "Pirate"],
      power: 2,
      toughness: 1,
      abilities: [
        haste(),
        activated(
          [
            mana(["1", "R"]),
            costOnObjects(
              "sacrifice",
              costChoice({ min: 1, max: 1 }, or([hasType("artifact"), hasType("creature")])),
            ),
          ],
          dealDamage(self, 2, opponents),
          { limits: [timesPerTurn(1)] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ring-Sworn Ferrier {1}{W}
 * Creature — Human Scout
 * When this creature enters, the Ring tempts you.
 * As long as this creature is your Ring-bearer, it has vigilance.
 * 2/2
 */
export const RingSwornFerrier: Card = {
  format: 1,
  name: "Ring-Sworn Ferrier",
  layout: "normal",
  faces: [
    {
      name: "Ring-Sworn Ferrier",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Scout"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), doAction("ringTempts", you)),
        staticAbility([applies(self, [gainAbilities([vigilance()])])], {
          condition: matches(self, and([hasType("creature"), status("ringBearer"), controlledBy(you)])),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Saltmarsh Confessor {1}{W}
 * Creature — Human Cleric
 * Whenever you gain life, scry 1.
 * When this creature enters, you gain 2 life.
 * 1/3
 */
export const SaltmarshConfessor: Card = {
  format: 1,
  name: "Saltmarsh Confessor",
  layout: "normal",
  faces: [
    {
      name: "Saltmarsh Confessor",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 3,
      abilities: [
        triggered(lifeChange("gain", you), scry(you, 1)),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 2)),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Salvage Ox {2}{G}
 * Creature — Ox
 * 3/3
 */
export const SalvageOx: Card = {
  format: 1,
  name: "Salvage Ox",
  layout: "normal",
  faces: [
    {
      name: "Salvage Ox",
      manaCost: ["2", "G"],
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
 * Scatter the Sparks {R}
 * Sorcery
 * Multikicker {1}{R} (You may pay an additional {1}{R} any number of times as you cast this spell.)
 * Scatter the Sparks deals 1 damage to any target. Scatter the Sparks deals 1 damage to each opponent for each time this spell was kicked.
 */
export const ScatterTheSparks: Card = {
  format: 1,
  name: "Scatter the Sparks",
  layout: "normal",
  faces: [
    {
      name: "Scatter the Sparks",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        multikicker([mana(["1", "R"])]),
        spell(sequence([dealDamage(self, 1, target(0)), dealDamage(self, timesKicked(), opponents)]), {
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
  attributes: { rarity: "rare" },
};

/**
 * Seize the Helm {2}{R}
 * Sorcery
 * Gain control of target creature until end of turn. Untap that creature. It gets +1/+0 and gains haste until end of turn.
 */
export const SeizeTheHelm: Card = {
  format: 1,
  name: "Seize the Helm",
  layout: "normal",
  faces: [
    {
      name: "Seize the Helm",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [changeControl(you)], until("end of turn")),
            untap(target(0)),
            affect(target(0), [modifyPT(1, 0), gainAbilities([haste()])], until("end of turn")),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sift the Wreckage {2}{U}
 * Sorcery
 * Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.
 * Cycling {1} ({1}, Discard this card: Draw a card.)
 */
export const SiftTheWreckage: Card = {
  format: 1,
  name: "Sift the Wreckage",
  layout: "normal",
  faces: [
    {
      name: "Sift the Wreckage",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, 4), { bind: 1 }),
            move(choose({ min: 1, max: 1 }, anything, { from: bound(1) }), { zone: "hand" }, { bind: 2 }),
            move(among(bound(1), otherThan(bound(2))), { zone: "library", position: "bottom", order: "any" }),
          ]),
        ),
        cycling([mana(["1"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Slackwater Basin {3}{G}
 * Enchantment
 * If you tap a land for mana, it produces twice as much of that mana instead.
 */
export const SlackwaterBasin: Card = {
  format: 1,
  name: "Slackwater Basin",
  layout: "normal",
  faces: [
    {
      name: "Slackwater Basin",
      manaCost: ["3", "G"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([modifyAmount(tapsForMana(you, hasType("land")), { factor: 2 })])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Smother the Lantern {2}{B}
 * Instant
 * Target creature gets -3/-3 until end of turn.
 * Flashback {5}{B} (You may cast this card from your graveyard for its flashback cost. Then exile it.)
 */
export const SmotherTheLantern: Card = {
  format: 1,
  name: "Smother the Lantern",
  layout: "normal",
  faces: [
    {
      name: "Smother the Lantern",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(-3, -3)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
        flashback([mana(["5", "B"])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Split the Mast {1}{R}
 * Instant
 * Choose one or both —
 * • Split the Mast deals 2 damage to target creature.
 * • Destroy target artifact.
 */
export const SplitTheMast: Card = {
  format: 1,
  name: "Split the Mast",
  layout: "normal",
  faces: [
    {
      name: "Split the Mast",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          modal({ min: 1, max: 2 }, [
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
              effect: dealDamage(self, 2, target(0)),
            },
            {
              targets: [{ count: { min: 1, max: 1 }, objects: hasType("artifact") }],
              effect: destroy(target(0)),
            },
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Stormdeck Brawler {4}{R}
 * Creature — Orc Pirate
 * Double strike
 * This creature attacks each combat if able.
 * 3/3
 */
export const StormdeckBrawler: Card = {
  format: 1,
  name: "Stormdeck Brawler",
  layout: "normal",
  faces: [
    {
      name: "Stormdeck Brawler",
      manaCost: ["4", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Orc", "Pirate"],
      power: 3,
      toughness: 3,
      abilities: [doubleStrike(), staticAbility([applies(self, [must("attack")])])],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * The Black Ledger {2}{B}
 * Enchantment
 * Whenever a nontoken creature you control dies, you may pay {1}. If you do, draw a card.
 */
export const TheBlackLedger: Card = {
  format: 1,
  name: "The Black Ledger",
  layout: "normal",
  faces: [
    {
      name: "The Black Ledger",
      manaCost: ["2", "B"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        triggered(
          zoneChange(
            and([not(kind("token")), hasType("creature"), controlledBy(you)]),
            "battlefield",
            "graveyard",
          ),
          sequence([may(you, pay(you, [mana(["1"])]), { bind: 1 }), ifThen(performed(1), draw(you, 1))]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tidepool Broodling {1}{G/U}
 * Creature — Crab
 * Multikicker {1}{G/U}
 * This creature enters with a +1/+1 counter on it for each time it was kicked.
 * 1/1
 */
export const TidepoolBroodling: Card = {
  format: 1,
  name: "Tidepool Broodling",
  layout: "normal",
  faces: [
    {
      name: "Tidepool Broodling",
      manaCost: ["1", "G/U"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Crab"],
      power: 1,
      toughness: 1,
      abilities: [
        multikicker([mana(["1", "G/U"])]),
        staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: timesKicked() }] })]),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Tideward Sentinel {2}{W}
 * Creature — Human Soldier
 * Vigilance
 * Ward {1} (Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player pays {1}.)
 * 2/3
 */
export const TidewardSentinel: Card = {
  format: 1,
  name: "Tideward Sentinel",
  layout: "normal",
  faces: [
    {
      name: "Tideward Sentinel",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 3,
      abilities: [vigilance(), ward([mana(["1"])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Toll of the Ferryman {1}{B}
 * Sorcery
 * Kicker—Sacrifice a creature.
 * Target opponent discards a card. If this spell was kicked, that player discards two cards and loses 2 life instead.
 */
export const TollOfTheFerryman: Card = {
  format: 1,
  name: "Toll of the Ferryman",
  layout: "normal",
  faces: [
    {
      name: "Toll of the Ferryman",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        kicker([costOnObjects("sacrifice", costChoice({ min: 1, max: 1 }, hasType("creature")))]),
        spell(
          ifThen(
            wasPaid(self, "kicker"),
            sequence([discard(targetPlayers(0), { min: 2, max: 2 }), loseLife(targetPlayers(0), 2)]),
            discard(targetPlayers(0), { min: 1, max: 1 }),
          ),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twinspring Elemental {2}{G}
 * Creature — Elemental
 * Kicker {1}{R} and/or {1}{W} (You may pay an additional {1}{R} and/or {1}{W} as you cast this spell.)
 * When this creature enters, if it was kicked with its {1}{R} kicker, it deals 3 damage to target creature an opponent controls.
 * When this creature enters, if it was kicked with its {1}{W} kicker, you gain 4 life.
 * 3/3
 */
export const TwinspringElemental: Card = {
  format: 1,
  name: "Twinspring Elemental",
  layout: "normal",
  faces: [
    {
      name: "Twinspring Elemental",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elemental"],
      power: 3,
      toughness: 3,
      abilities: [
        kickerWithCostsCosts([mana(["1", "R"])], [mana(["1", "W"])]),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), dealDamage(self, 3, target(0)), {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(opponents)]) },
          ],
          condition: wasPaid(self, "kicker", 0),
        }),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 4), {
          condition: wasPaid(self, "kicker", 1),
        }),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Undertow Recall {U}
 * Instant
 * Kicker {2}{U}
 * Return target nonland permanent you don't control to its owner's hand. If this spell was kicked, draw two cards.
 */
export const UndertowRecall: Card = {
  format: 1,
  name: "Undertow Recall",
  layout: "normal",
  faces: [
    {
      name: "Undertow Recall",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        kicker([mana(["2", "U"])]),
        spell(sequence([move(target(0), { zone: "hand" }), ifThen(wasPaid(self, "kicker"), draw(you, 2))]), {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([not(hasType("land")), kind("permanent"), not(controlledBy(you))]),
            },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Undertow Shackles {2}{W}
 * Enchantment — Aura
 * Enchant creature
 * When this Aura enters, you gain 2 life.
 * Enchanted creature can't attack or block, and its activated abilities can't be activated.
 */
export const UndertowShackles: Card = {
  format: 1,
  name: "Undertow Shackles",
  layout: "normal",
  faces: [
    {
      name: "Undertow Shackles",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        enchant(hasType("creature")),
        triggered(zoneChange(isOneOf(self), undefined, "battlefield"), gainLife(you, 2)),
        staticAbility([applies(host, [cant("attack"), cant("block"), cant("activateAbilities")])]),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Undertow Verdict {R}
 * Sorcery
 * Undertow Verdict deals 3 damage to target player.
 * If you control an enchantment, this spell can't be countered and the damage can't be prevented.
 */
export const UndertowVerdict: Card = {
  format: 1,
  name: "Undertow Verdict",
  layout: "normal",
  faces: [
    {
      name: "Undertow Verdict",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(dealDamage(self, 3, targetPlayers(0)), {
          targets: [{ count: { min: 1, max: 1 }, players: players }],
        }),
        staticAbility(
          [
            applies(self, [cant("beCountered")]),
            playerCant(players, "preventDamage", { whom: isOneOf(self) }),
          ],
          { condition: exists(all(and([hasType("enchantment"), controlledBy(you)]))), zone: "stack" },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Verdict of the Depths {3}{W}{W}
 * Sorcery
 * Destroy all creatures with power 4 or greater.
 */
export const VerdictOfTheDepths: Card = {
  format: 1,
  name: "Verdict of the Depths",
  layout: "normal",
  faces: [
    {
      name: "Verdict of the Depths",
      manaCost: ["3", "W", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(destroy(all(and([hasType("creature"), compare("power", ">=", 4)]))))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Wharf Cutthroat {1}{B}
 * Creature — Human Pirate
 * Deathtouch
 * When this creature dies, each opponent loses 1 life and you gain 1 life.
 * 1/1
 */
export const WharfCutthroat: Card = {
  format: 1,
  name: "Wharf Cutthroat",
  layout: "normal",
  faces: [
    {
      name: "Wharf Cutthroat",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Pirate"],
      power: 1,
      toughness: 1,
      abilities: [
        deathtouch(),
        triggered(
          zoneChange(isOneOf(self), "battlefield", "graveyard"),
          sequence([loseLife(opponents, 1), gainLife(you, 1)]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Wildtide Surge {X}{G}
 * Instant
 * Target creature gets +X/+X and gains trample until end of turn.
 */
export const WildtideSurge: Card = {
  format: 1,
  name: "Wildtide Surge",
  layout: "normal",
  faces: [
    {
      name: "Wildtide Surge",
      manaCost: ["X", "G"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(x, x), gainAbilities([trample()])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AbyssalBroodfather,
  AdmiralSeleOfTheNinthWave,
  BellOfTheLostFleet,
  BilgewaterArchivist,
  BoilOverTheGunwales,
  BrackTheDrowned,
  BrambleCartographer,
  BreakwaterSaint,
  BrinepitHorror,
  CinderglyphAdept,
  ClashOnTheShoals,
  DeckhandRecruit,
  DriftboneCollector,
  EddyingScribe,
  GlasswakeSkate,
  GullwingDrifter,
  HarborCavalier,
  KelpStrider,
  KelpglassSavant,
  LagoonDuelist,
  LampkeepersOath,
  MirrorpoolAdept,
  MusterTheBreakwater,
  OrivenCallerOfTides,
  PearlguardWarden,
  QuietTheGale,
  ReefbackColossus,
  RefuseTheCall,
  ReturningSpring,
  RiggingSaboteur,
  RingSwornFerrier,
  SaltmarshConfessor,
  SalvageOx,
  ScatterTheSparks,
  SeizeTheHelm,
  SiftTheWreckage,
  SlackwaterBasin,
  SmotherTheLantern,
  SplitTheMast,
  StormdeckBrawler,
  TheBlackLedger,
  TidepoolBroodling,
  TidewardSentinel,
  TollOfTheFerryman,
  TwinspringElemental,
  UndertowRecall,
  UndertowShackles,
  UndertowVerdict,
  VerdictOfTheDepths,
  WharfCutthroat,
  WildtideSurge,
];
