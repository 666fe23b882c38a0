// generated from cards/ashen-docket.cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import {
  activated,
  addTypes,
  affect,
  all,
  among,
  and,
  anything,
  applies,
  attachedTo,
  attackDeclared,
  attacks,
  becomesBlocked,
  beginningOf,
  blocking,
  both,
  bound,
  changeControl,
  changeRules,
  choose,
  chooseObjects,
  compareQuantities,
  controlledBy,
  count,
  createCopies,
  createTokens,
  dealDamage,
  delayed,
  devotion,
  discard,
  discards,
  doAction,
  draw,
  draws,
  each,
  eachPlayer,
  eventAmount,
  eventObjects,
  exile,
  exists,
  forEach,
  forEachPlayer,
  gainAbilities,
  gainLife,
  getCounters,
  happened,
  hasSubtype,
  hasType,
  host,
  ifThen,
  inZone,
  isOneOf,
  keywordAction,
  kind,
  lifeChange,
  lookAt,
  loseAbilities,
  loseLife,
  mana,
  matches,
  may,
  modifyAmount,
  modifyPT,
  move,
  notSo,
  oneOf,
  opponents,
  or,
  otherThan,
  pay,
  payPlayerCounters,
  performed,
  phaseOut,
  playerCant,
  playerStat,
  players,
  prevent,
  putCounters,
  replace,
  sacrifice,
  search,
  self,
  sequence,
  setPT,
  shuffle,
  spell,
  statOf,
  staticAbility,
  status,
  tapSelf,
  target,
  targetPlayers,
  together,
  tokensCreated,
  topCards,
  triggered,
  untap,
  until,
  you,
  zoneChange,
} from "../src/abilities/index.ts";
import { deathtouch, enchant, haste, indestructible } from "./keywords/index.ts";

/**
 * Ash Returner {1}{R}
 * Creature — Golem
 * When a spell or ability an opponent controls causes you to discard this card, return it from your graveyard to the battlefield with a +1/+1 counter on it at the beginning of the next end step.
 * 2/2
 */
export const AshReturner: Card = {
  format: 1,
  name: "Ash Returner",
  layout: "normal",
  faces: [
    {
      name: "Ash Returner",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Golem"],
      power: 2,
      toughness: 2,
      abilities: [
        triggered(
          discards(you, isOneOf(self), { cause: controlledBy(opponents) }),
          delayed(beginningOf("end", undefined, { next: true }), {
            effect: move(
              self,
              { zone: "battlefield", counters: [{ kind: "+1/+1", count: 1 }] },
              { from: inZone("graveyard", you) },
            ),
          }),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ashen Marshal {1}{R}
 * Legendary Creature — Human Knight
 * 3/3
 */
export const AshenMarshal: Card = {
  format: 1,
  name: "Ashen Marshal",
  layout: "normal",
  faces: [
    {
      name: "Ashen Marshal",
      manaCost: ["1", "R"],
      supertypes: ["legendary"],
      cardTypes: ["creature"],
      subtypes: ["Human", "Knight"],
      power: 3,
      toughness: 3,
      abilities: [],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Cinder Pack Leader {1}{R}
 * Creature — Wolf
 * Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, you gain 4 life.
 * 3/3
 */
export const CinderPackLeader: Card = {
  format: 1,
  name: "Cinder Pack Leader",
  layout: "normal",
  faces: [
    {
      name: "Cinder Pack Leader",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wolf"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(attacks(isOneOf(self)), gainLife(you, 4), {
          condition: happened(
            attackDeclared(you, {
              together: compareQuantities(
                statOf("power", among(eventObjects("object"), hasType("creature")), { combine: "total" }),
                ">=",
                6,
              ),
            }),
            "this combat",
          ),
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Docket Runner {W}
 * Creature — Human Soldier
 * 2/2
 */
export const DocketRunner: Card = {
  format: 1,
  name: "Docket Runner",
  layout: "normal",
  faces: [
    {
      name: "Docket Runner",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Doubled Reading {2}{U}
 * Enchantment
 * If you would draw a card, draw two cards instead.
 */
export const DoubledReading: Card = {
  format: 1,
  name: "Doubled Reading",
  layout: "normal",
  faces: [
    {
      name: "Doubled Reading",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([replace(draws(you), draw(you, 2))])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Fuse Runner {R}
 * Creature — Goblin
 * 1/1
 */
export const FuseRunner: Card = {
  format: 1,
  name: "Fuse Runner",
  layout: "normal",
  faces: [
    {
      name: "Fuse Runner",
      manaCost: ["R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 1,
      toughness: 1,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Fuse Tender {1}{R}
 * Creature — Goblin
 * Whenever another Goblin you control becomes blocked, sacrifice it. If you do, it deals 4 damage to each creature blocking it.
 * 1/1
 */
export const FuseTender: Card = {
  format: 1,
  name: "Fuse Tender",
  layout: "normal",
  faces: [
    {
      name: "Fuse Tender",
      manaCost: ["1", "R"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Goblin"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          becomesBlocked(and([hasSubtype("Goblin"), controlledBy(you), otherThan(self)])),
          sequence([
            sacrifice(you, eventObjects("object"), { bind: 1 }),
            ifThen(
              performed(1),
              dealDamage(
                eventObjects("object"),
                4,
                all(and([hasType("creature"), blocking({ what: eventObjects("object") })])),
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
 * Gain Bell {1}{W}
 * Enchantment
 * Whenever you gain life, put a charge counter on this enchantment.
 */
export const GainBell: Card = {
  format: 1,
  name: "Gain Bell",
  layout: "normal",
  faces: [
    {
      name: "Gain Bell",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(lifeChange("gain", you), putCounters("charge", 1, self))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Gift of Custody {1}{U}
 * Sorcery
 * Target opponent gains control of target creature you control.
 */
export const GiftOfCustody: Card = {
  format: 1,
  name: "Gift of Custody",
  layout: "normal",
  faces: [
    {
      name: "Gift of Custody",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(affect(target(1), [changeControl(targetPlayers(0))]), {
          targets: [
            { count: { min: 1, max: 1 }, players: opponents },
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) },
          ],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Give One Up {1}{B}
 * Sorcery
 * Target player sacrifices a creature of their choice.
 */
export const GiveOneUp: Card = {
  format: 1,
  name: "Give One Up",
  layout: "normal",
  faces: [
    {
      name: "Give One Up",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sacrifice(targetPlayers(0), undefined, { count: { min: 1, max: 1 }, filter: hasType("creature") }),
          { targets: [{ count: { min: 1, max: 1 }, players: players }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Gloat Over Ruin {B}
 * Sorcery
 * Each opponent faces a villainous choice — That player discards a card, or that player loses 4 life.
 */
export const GloatOverRuin: Card = {
  format: 1,
  name: "Gloat Over Ruin",
  layout: "normal",
  faces: [
    {
      name: "Gloat Over Ruin",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          forEachPlayer(
            opponents,
            oneOf(eachPlayer, [discard(eachPlayer, { min: 1, max: 1 }), loseLife(eachPlayer, 4)], {
              villainous: true,
            }),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Iron Witness {3}
 * Artifact Creature — Golem
 * Indestructible
 * 3/5
 */
export const IronWitness: Card = {
  format: 1,
  name: "Iron Witness",
  layout: "normal",
  faces: [
    {
      name: "Iron Witness",
      manaCost: ["3"],
      supertypes: [],
      cardTypes: ["artifact", "creature"],
      subtypes: ["Golem"],
      power: 3,
      toughness: 5,
      abilities: [indestructible()],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Kitchen Annex {2}{G}
 * Creature — Halfling
 * If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.
 * 2/3
 */
export const KitchenAnnex: Card = {
  format: 1,
  name: "Kitchen Annex",
  layout: "normal",
  faces: [
    {
      name: "Kitchen Annex",
      manaCost: ["2", "G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Halfling"],
      power: 2,
      toughness: 3,
      abilities: [
        staticAbility([
          modifyAmount(tokensCreated(you), { also: createTokens(you, 1, { predefined: "Food" }) }),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Ledger Watch {1}{W}
 * Enchantment
 * Whenever an opponent searches their library, you gain 2 life.
 */
export const LedgerWatch: Card = {
  format: 1,
  name: "Ledger Watch",
  layout: "normal",
  faces: [
    {
      name: "Ledger Watch",
      manaCost: ["1", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [triggered(keywordAction("search", { by: opponents }), gainLife(you, 2))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ledger of Devotion {B}
 * Sorcery
 * You gain life equal to your devotion to white.
 */
export const LedgerOfDevotion: Card = {
  format: 1,
  name: "Ledger of Devotion",
  layout: "normal",
  faces: [
    {
      name: "Ledger of Devotion",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, devotion(["white"], you)))],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Long Reproach {B}
 * Instant
 * Until your next turn, target creature gets -2/-0.
 */
export const LongReproach: Card = {
  format: 1,
  name: "Long Reproach",
  layout: "normal",
  faces: [
    {
      name: "Long Reproach",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(-2, 0)], until("your next turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Muster Call {W}
 * Sorcery
 * If you control a commander, you gain 5 life.
 */
export const MusterCall: Card = {
  format: 1,
  name: "Muster Call",
  layout: "normal",
  faces: [
    {
      name: "Muster Call",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(ifThen(exists(all(and([kind("commander"), controlledBy(you)]))), gainLife(you, 5)))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Open Another's Shelf {1}{U}
 * Sorcery
 * Search target opponent's library for a card, exile it, then that player shuffles.
 */
export const OpenAnothersShelf: Card = {
  format: 1,
  name: "Open Another's Shelf",
  layout: "normal",
  faces: [
    {
      name: "Open Another's Shelf",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            search(you, { min: 1, max: 1 }, kind("card"), { library: targetPlayers(0), bind: 1 }),
            exile(bound(1)),
            shuffle(targetPlayers(0)),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, players: opponents }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Out of Session {U}
 * Instant
 * Target creature phases out.
 */
export const OutOfSession: Card = {
  format: 1,
  name: "Out of Session",
  layout: "normal",
  faces: [
    {
      name: "Out of Session",
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
 * Pyre Clerk {1}{B}
 * Creature — Human Cleric
 * Whenever a creature you control dies, you gain 3 life if it's an instant or sorcery card.
 * 1/1
 */
export const PyreClerk: Card = {
  format: 1,
  name: "Pyre Clerk",
  layout: "normal",
  faces: [
    {
      name: "Pyre Clerk",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Human", "Cleric"],
      power: 1,
      toughness: 1,
      abilities: [
        triggered(
          zoneChange(and([hasType("creature"), controlledBy(you)]), "battlefield", "graveyard"),
          ifThen(
            matches(
              eventObjects("object"),
              and([kind("card"), or([hasType("instant"), hasType("sorcery")])]),
            ),
            gainLife(you, 3),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ransom Hearing {1}{R}
 * Sorcery
 * You may choose any number of tapped creatures you control and pay {2} for each creature chosen this way. If you do, untap those creatures.
 */
export const RansomHearing: Card = {
  format: 1,
  name: "Ransom Hearing",
  layout: "normal",
  faces: [
    {
      name: "Ransom Hearing",
      manaCost: ["1", "R"],
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
                  choose({ min: 0 }, and([status("tapped"), hasType("creature"), controlledBy(you)])),
                  { bind: 2 },
                ),
                pay(you, [mana(["2"], { times: count(all(and([hasType("creature"), isOneOf(bound(2))]))) })]),
              ]),
              { bind: 1 },
            ),
            ifThen(performed(1), untap(bound(2))),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Ribbon of Office {W}
 * Enchantment — Aura
 * Enchant creature
 * Enchanted creature gets +1/+1.
 */
export const RibbonOfOffice: Card = {
  format: 1,
  name: "Ribbon of Office",
  layout: "normal",
  faces: [
    {
      name: "Ribbon of Office",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [enchant(hasType("creature")), staticAbility([applies(host, [modifyPT(1, 1)])])],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Ring Bailiff {B}
 * Sorcery
 * The Ring tempts you.
 */
export const RingBailiff: Card = {
  format: 1,
  name: "Ring Bailiff",
  layout: "normal",
  faces: [
    {
      name: "Ring Bailiff",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("ringTempts", you))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Roll of Honor {X}{W}
 * Sorcery
 * You gain 1 life for each time you've cast your commander from the command zone this game.
 */
export const RollOfHonor: Card = {
  format: 1,
  name: "Roll of Honor",
  layout: "normal",
  faces: [
    {
      name: "Roll of Honor",
      manaCost: ["X", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(gainLife(you, playerStat("commanderCasts", you)))],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Second Reading {2}{U}
 * Enchantment
 * If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.
 */
export const SecondReading: Card = {
  format: 1,
  name: "Second Reading",
  layout: "normal",
  faces: [
    {
      name: "Second Reading",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [staticAbility([replace(draws(you, { exceptFirstInDrawStep: true }), draw(you, 2))])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Shield of Sums {W}
 * Instant
 * The next time a source of your choice would deal damage to you and/or creatures you control this turn, prevent that damage. You gain life equal to the damage prevented this way.
 */
export const ShieldOfSums: Card = {
  format: 1,
  name: "Shield of Sums",
  layout: "normal",
  faces: [
    {
      name: "Shield of Sums",
      manaCost: ["W"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(
          changeRules(
            [
              prevent({
                to: both([you, all(and([hasType("creature"), controlledBy(you)]))]),
                from: isOneOf(choose({ min: 1, max: 1 }, kind("source"))),
                next: true,
                then: gainLife(you, eventAmount),
                ifPrevented: true,
              }),
            ],
            until("end of turn"),
          ),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Sift the Ashes {1}{U}
 * Sorcery
 * Look at the top three cards of your library. Put one of them into your hand. Put one of them on the bottom of your library and exile one of them.
 */
export const SiftTheAshes: Card = {
  format: 1,
  name: "Sift the Ashes",
  layout: "normal",
  faces: [
    {
      name: "Sift the Ashes",
      manaCost: ["1", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            lookAt(you, topCards(you, 3), { bind: 1 }),
            move(choose({ min: 1, max: 1 }, anything, { from: bound(1) }), { zone: "hand" }),
            move(choose({ min: 1, max: 1 }, anything, { from: bound(1) }), {
              zone: "library",
              position: "bottom",
            }),
            exile(choose({ min: 1, max: 1 }, anything, { from: bound(1) })),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Silent Archive {2}
 * Artifact
 * Players can't draw cards.
 */
export const SilentArchive: Card = {
  format: 1,
  name: "Silent Archive",
  layout: "normal",
  faces: [
    {
      name: "Silent Archive",
      manaCost: ["2"],
      supertypes: [],
      cardTypes: ["artifact"],
      subtypes: [],
      abilities: [staticAbility([playerCant(players, "drawCards")])],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Spark Collector {G}
 * Creature — Elephant
 * When this creature enters, pay {E}{E}. If you can't, return this creature to its owner's hand and you get {E}.
 * 3/3
 */
export const SparkCollector: Card = {
  format: 1,
  name: "Spark Collector",
  layout: "normal",
  faces: [
    {
      name: "Spark Collector",
      manaCost: ["G"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Elephant"],
      power: 3,
      toughness: 3,
      abilities: [
        triggered(
          zoneChange(isOneOf(self), undefined, "battlefield"),
          sequence([
            pay(you, [payPlayerCounters("energy", 2)], { bind: 1 }),
            ifThen(
              notSo(performed(1)),
              sequence([move(self, { zone: "hand" }), getCounters(you, "energy", 1)]),
            ),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Stone Clerk {2}{W}
 * Creature — Wall
 * 0/4
 */
export const StoneClerk: Card = {
  format: 1,
  name: "Stone Clerk",
  layout: "normal",
  faces: [
    {
      name: "Stone Clerk",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Wall"],
      power: 0,
      toughness: 4,
      abilities: [],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Strike It All {2}{W}
 * Sorcery
 * Exile target creature and all Auras attached to it.
 */
export const StrikeItAll: Card = {
  format: 1,
  name: "Strike It All",
  layout: "normal",
  faces: [
    {
      name: "Strike It All",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(exile(together([target(0), all(and([hasSubtype("Aura"), attachedTo(target(0))]))])), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Strike the Name {B}
 * Sorcery
 * Target player discards a card.
 */
export const StrikeTheName: Card = {
  format: 1,
  name: "Strike the Name",
  layout: "normal",
  faces: [
    {
      name: "Strike the Name",
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
 * Strip of Rank {U}
 * Instant
 * Target creature loses indestructible until end of turn.
 */
export const StripOfRank: Card = {
  format: 1,
  name: "Strip of Rank",
  layout: "normal",
  faces: [
    {
      name: "Strip of Rank",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [loseAbilities(["indestructible"])], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Sweeping Cinders {2}{R}
 * Sorcery
 * Sweeping Cinders deals 2 damage to each creature and each player.
 */
export const SweepingCinders: Card = {
  format: 1,
  name: "Sweeping Cinders",
  layout: "normal",
  faces: [
    {
      name: "Sweeping Cinders",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(dealDamage(self, 2, both([all(hasType("creature")), players])))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Take into Custody {2}{R}
 * Sorcery
 * Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.
 */
export const TakeIntoCustody: Card = {
  format: 1,
  name: "Take into Custody",
  layout: "normal",
  faces: [
    {
      name: "Take into Custody",
      manaCost: ["2", "R"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            affect(target(0), [changeControl(you)], until("end of turn")),
            untap(target(0)),
            affect(target(0), [gainAbilities([haste()])], until("end of turn")),
          ]),
          { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }] },
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Trade Secrets in Ash {U}
 * Sorcery
 * You may draw a card. If you do, discard a card.
 */
export const TradeSecretsInAsh: Card = {
  format: 1,
  name: "Trade Secrets in Ash",
  layout: "normal",
  faces: [
    {
      name: "Trade Secrets in Ash",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(
          sequence([
            may(you, draw(you, 1), { bind: 1 }),
            ifThen(performed(1), discard(you, { min: 1, max: 1 })),
          ]),
        ),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Twin Filing {2}{U}
 * Sorcery
 * For each creature you control, create a token that's a copy of it.
 */
export const TwinFiling: Card = {
  format: 1,
  name: "Twin Filing",
  layout: "normal",
  faces: [
    {
      name: "Twin Filing",
      manaCost: ["2", "U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [
        spell(forEach(all(and([hasType("creature"), controlledBy(you)])), createCopies(you, 1, each))),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Veil the Witness {U}
 * Sorcery
 * Manifest the top card of your library.
 */
export const VeilTheWitness: Card = {
  format: 1,
  name: "Veil the Witness",
  layout: "normal",
  faces: [
    {
      name: "Veil the Witness",
      manaCost: ["U"],
      supertypes: [],
      cardTypes: ["sorcery"],
      subtypes: [],
      abilities: [spell(doAction("manifest", you, topCards(you, 1)))],
    },
  ],
  attributes: { rarity: "common" },
};

/**
 * Venom Clerk {1}{B}
 * Creature — Snake
 * Deathtouch
 * {T}: This creature deals 1 damage to target creature.
 * 1/1
 */
export const VenomClerk: Card = {
  format: 1,
  name: "Venom Clerk",
  layout: "normal",
  faces: [
    {
      name: "Venom Clerk",
      manaCost: ["1", "B"],
      supertypes: [],
      cardTypes: ["creature"],
      subtypes: ["Snake"],
      power: 1,
      toughness: 1,
      abilities: [
        deathtouch(),
        activated([tapSelf], dealDamage(self, 1, target(0)), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "uncommon" },
};

/**
 * Walking Ribbons {2}{W}
 * Enchantment
 * Each Aura is a 1/1 creature in addition to its other types.
 */
export const WalkingRibbons: Card = {
  format: 1,
  name: "Walking Ribbons",
  layout: "normal",
  faces: [
    {
      name: "Walking Ribbons",
      manaCost: ["2", "W"],
      supertypes: [],
      cardTypes: ["enchantment"],
      subtypes: [],
      abilities: [
        staticAbility([
          applies(all(hasSubtype("Aura")), [addTypes({ cardTypes: ["creature"] }), setPT(1, 1)]),
        ]),
      ],
    },
  ],
  attributes: { rarity: "rare" },
};

/**
 * Wither Glance {B}
 * Instant
 * Target creature gets -2/-0 until end of turn.
 */
export const WitherGlance: Card = {
  format: 1,
  name: "Wither Glance",
  layout: "normal",
  faces: [
    {
      name: "Wither Glance",
      manaCost: ["B"],
      supertypes: [],
      cardTypes: ["instant"],
      subtypes: [],
      abilities: [
        spell(affect(target(0), [modifyPT(-2, 0)], until("end of turn")), {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ],
    },
  ],
  attributes: { rarity: "common" },
};

/** Every card of the set. */
export const cards: readonly Card[] = [
  AshReturner,
  AshenMarshal,
  CinderPackLeader,
  DocketRunner,
  DoubledReading,
  FuseRunner,
  FuseTender,
  GainBell,
  GiftOfCustody,
  GiveOneUp,
  GloatOverRuin,
  IronWitness,
  KitchenAnnex,
  LedgerWatch,
  LedgerOfDevotion,
  LongReproach,
  MusterCall,
  OpenAnothersShelf,
  OutOfSession,
  PyreClerk,
  RansomHearing,
  RibbonOfOffice,
  RingBailiff,
  RollOfHonor,
  SecondReading,
  ShieldOfSums,
  SiftTheAshes,
  SilentArchive,
  SparkCollector,
  StoneClerk,
  StrikeItAll,
  StrikeTheName,
  StripOfRank,
  SweepingCinders,
  TakeIntoCustody,
  TradeSecretsInAsh,
  TwinFiling,
  VeilTheWitness,
  VenomClerk,
  WalkingRibbons,
  WitherGlance,
];
