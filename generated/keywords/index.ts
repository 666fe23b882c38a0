// generated from the keyword definitions of grammar/ by rulewright; do not edit

import type { Costs, Filter, Keyword, Players, Quantity } from "../../src/abilities/index.ts";
import {
  activated,
  addMana,
  addTypes,
  additionalCost,
  affect,
  all,
  allOf,
  alternativeCost,
  among,
  amount,
  and,
  anyOf,
  anything,
  applies,
  asLongAs,
  attach,
  attachedTo,
  attacking,
  attacks,
  attacksUnblocked,
  becomesBlocked,
  becomesTarget,
  beginningOf,
  blocking,
  blocks,
  bound,
  boundPlayer,
  cant,
  cast,
  castCards,
  castFrom,
  changeRules,
  choose,
  chooseObjects,
  chooseValue,
  compare,
  compareQuantities,
  componentsOf,
  controlledBy,
  controllerOf,
  copySpell,
  costChange,
  costChoice,
  costObjects,
  costOnObjects,
  count,
  countPlayers,
  counter,
  countersOn,
  countersPlaced,
  createCopies,
  createTokens,
  damage,
  defendingPlayer,
  delayed,
  designate,
  doAction,
  draw,
  draws,
  each,
  eachPlayer,
  eitherEvent,
  entersWith,
  eventObjects,
  eventPlayer,
  exile,
  exists,
  extreme,
  forEachPlayer,
  fulfils,
  gainAbilities,
  gainLife,
  getCounters,
  granter,
  happened,
  happenedTo,
  hasCounter,
  hasKeyword,
  hasSubtype,
  hasType,
  history,
  host,
  ifThen,
  inZone,
  isOneOf,
  isStep,
  isTurn,
  keyword,
  kind,
  lifeChange,
  linked,
  lookAt,
  loseAbilities,
  loseLife,
  loseTypes,
  mana,
  manaSpent,
  matches,
  may,
  mayPlay,
  mill,
  modifyPT,
  move,
  moveCounters,
  must,
  named,
  noManaCost,
  not,
  notSo,
  nothing,
  oneOf,
  onlyIf,
  opponents,
  or,
  otherThan,
  ownedBy,
  ownerOf,
  pay,
  performed,
  playerCant,
  playerStat,
  players,
  playersExcept,
  playersWho,
  plus,
  prevent,
  putCounters,
  reflexive,
  removeCounters,
  replace,
  reveal,
  sacrifice,
  search,
  self,
  sequence,
  setColors,
  setPT,
  shares,
  shuffle,
  sorcerySpeed,
  spell,
  statOf,
  staticAbility,
  status,
  tapSelf,
  target,
  targetPlayers,
  times,
  timesKicked,
  together,
  topCards,
  triggered,
  unattach,
  unless,
  untap,
  until,
  wasPaid,
  x,
  you,
  zoneChange,
} from "../../src/abilities/index.ts";

/**
 * keyword Absorb N
 * If a source would deal damage to this creature, prevent N of that damage.
 * Rule 702.64.
 */
export const absorb = (n: Quantity): Keyword =>
  keyword("absorb", [{ type: "number", value: n }], [staticAbility([prevent({ to: self, amount: n })])]);

/**
 * keyword Affinity [quality]
 * This spell costs {1} less to cast for each [quality] you control.
 * Rule 702.41.
 */
export const affinity = (quality: Filter): Keyword =>
  keyword(
    "affinity",
    [{ type: "quality", value: quality }],
    [
      staticAbility(
        [
          costChange(isOneOf(self), "less", [mana(["1"])], {
            of: "spell",
            times: count(all(and([quality, controlledBy(you)]))),
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Afflict N
 * Whenever this creature becomes blocked, defending player loses N life.
 * Rule 702.130.
 */
export const afflict = (n: Quantity): Keyword =>
  keyword(
    "afflict",
    [{ type: "number", value: n }],
    [triggered(becomesBlocked(isOneOf(self)), loseLife(defendingPlayer, n))],
  );

/**
 * keyword Afterlife N
 * When this permanent dies, create N 1/1 white and black Spirit creature tokens with flying.
 * Rule 702.135.
 */
export const afterlife = (n: Quantity): Keyword =>
  keyword(
    "afterlife",
    [{ type: "number", value: n }],
    [
      triggered(
        zoneChange(isOneOf(self), "battlefield", "graveyard"),
        createTokens(you, n, {
          colors: ["white", "black"],
          power: 1,
          toughness: 1,
          cardTypes: ["creature"],
          subtypes: ["Spirit"],
          abilities: [keyword("flying", [], [])],
        }),
      ),
    ],
  );

/**
 * keyword Aftermath
 * Rule 702.127.
 */
export const aftermath = (): Keyword =>
  keyword(
    "aftermath",
    [],
    [
      staticAbility(
        [
          replace(
            zoneChange(isOneOf(self), "stack", undefined, { notTo: "exile" }),
            exile(eventObjects("object")),
          ),
        ],
        { zone: "stack", condition: castFrom(self, "graveyard") },
      ),
    ],
  );

/**
 * keyword Amplify N
 * Rule 702.38.
 */
export const amplify = (n: number): Keyword =>
  keyword(
    "amplify",
    [{ type: "number", value: n }],
    [
      staticAbility([
        entersWith(isOneOf(self), {
          as: may(
            you,
            sequence([
              reveal(
                you,
                choose(
                  { min: 1 },
                  and([kind("card"), inZone("hand", you), shares("creatureType", eventObjects("object"))]),
                ),
                { bind: 0 },
              ),
              putCounters("+1/+1", times(n, amount(0)), eventObjects("object")),
            ]),
          ),
        }),
      ]),
    ],
  );

/**
 * keyword Annihilator N
 * Whenever this creature attacks, defending player sacrifices N permanents.
 * Rule 702.86.
 */
export const annihilator = (n: Quantity): Keyword =>
  keyword(
    "annihilator",
    [{ type: "number", value: n }],
    [
      triggered(
        attacks(isOneOf(self)),
        sacrifice(defendingPlayer, undefined, { count: { min: n, max: n }, filter: kind("permanent") }),
      ),
    ],
  );

/**
 * keyword Ascend
 * Rule 702.131.
 */
export const ascend = (): Keyword => keyword("ascend", [], []);

/**
 * keyword Assist
 * Rule 702.132.
 */
export const assist = (): Keyword => keyword("assist", [], []);

/**
 * keyword Aura swap [cost]
 * Rule 702.65.
 */
export const auraSwap = (cost: Costs): Keyword =>
  keyword(
    "aura swap",
    [{ type: "costs", value: cost }],
    [
      activated(
        [...componentsOf("auraSwap", "cost", cost)],
        ifThen(
          matches(self, and([inZone("battlefield"), ownedBy(you)])),
          sequence([
            chooseObjects(you, choose({ min: 0, max: 1 }, and([hasSubtype("Aura"), inZone("hand", you)])), {
              bind: 0,
            }),
            move(bound(0), { zone: "battlefield", attachedTo: host }, { bind: 1 }),
            ifThen(performed(1), move(self, { zone: "hand" })),
          ]),
        ),
      ),
    ],
  );

/**
 * keyword Awaken N [cost]
 * Rule 702.113.
 */
export const awaken = (n: Quantity, cost: Costs): Keyword =>
  keyword(
    "awaken",
    [
      { type: "number", value: n },
      { type: "costs", value: cost },
    ],
    [
      staticAbility(
        [alternativeCost(isOneOf(self), [...componentsOf("awaken", "cost", cost)], { keyword: "awaken" })],
        { zone: "stack" },
      ),
      spell(
        sequence([
          putCounters("+1/+1", n, target(0)),
          affect(target(0), [
            addTypes({ cardTypes: ["creature"], subtypes: ["Elemental"] }),
            setPT(0, 0),
            gainAbilities([keyword("haste", [], [])]),
          ]),
        ]),
        {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([hasType("land"), controlledBy(you)]),
              onlyIf: wasPaid(self, "awaken"),
            },
          ],
        },
      ),
    ],
  );

/**
 * keyword Backup N
 * Rule 702.165.
 */
export const backup = (n: Quantity): Keyword => keyword("backup", [{ type: "number", value: n }], []);

/**
 * keyword Banding
 * Rule 702.22.
 */
export const banding = (): Keyword => keyword("banding", [], []);

/**
 * keyword Bands with other [quality]
 * Rule 702.22.
 */
export const bandsWithOther = (quality: Filter | Players): Keyword =>
  keyword("bands with other", [{ type: "quality", value: quality }], []);

/**
 * keyword Bargain
 * As an additional cost to cast this spell, you may sacrifice an artifact, an enchantment, or a token.
 * Rule 702.166.
 */
export const bargain = (): Keyword =>
  keyword(
    "bargain",
    [],
    [
      staticAbility(
        [
          additionalCost(
            isOneOf(self),
            [
              costOnObjects(
                "sacrifice",
                costChoice(
                  { min: 1, max: 1 },
                  or([hasType("artifact"), hasType("enchantment"), kind("token")]),
                ),
              ),
            ],
            { optional: true, keyword: "bargain" },
          ),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Battle cry
 * Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn.
 * Rule 702.91.
 */
export const battleCry = (): Keyword =>
  keyword(
    "battle cry",
    [],
    [
      triggered(
        attacks(isOneOf(self)),
        affect(
          all(and([otherThan(self), attacking(), hasType("creature")])),
          [modifyPT(1, 0)],
          until("end of turn"),
        ),
      ),
    ],
  );

/**
 * keyword Bestow [cost]
 * You may pay [cost] rather than pay this spell's mana cost.
 * Rule 702.103.
 */
export const bestow = (cost: Costs): Keyword =>
  keyword(
    "bestow",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [alternativeCost(isOneOf(self), [...componentsOf("bestow", "cost", cost)], { keyword: "bestow" })],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Blitz [cost]
 * You may pay [cost] rather than pay this spell's mana cost.
 * As long as this permanent's blitz cost was paid, it has haste and "When this permanent dies, draw a card."
 * Rule 702.152.
 */
export const blitz = (cost: Costs): Keyword =>
  keyword(
    "blitz",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [alternativeCost(isOneOf(self), [...componentsOf("blitz", "cost", cost)], { keyword: "blitz" })],
        { zone: "stack" },
      ),
      staticAbility(
        [
          applies(self, [
            gainAbilities([
              keyword("haste", [], []),
              triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), draw(you, 1)),
            ]),
          ]),
        ],
        { condition: wasPaid(self, "blitz") },
      ),
    ],
  );

/**
 * keyword Bloodthirst
 * This permanent enters with X +1/+1 counters on it, where X is the amount of damage dealt to your opponents this turn.
 * Rule 702.54.
 */
export const bloodthirstWith = (): Keyword =>
  keyword(
    "bloodthirst",
    [],
    [
      staticAbility([
        entersWith(isOneOf(self), {
          counters: [
            { kind: "+1/+1", count: happenedTo(damage(undefined, opponents), "this turn", { of: "amount" }) },
          ],
        }),
      ]),
    ],
  );

/**
 * keyword Bloodthirst N
 * If an opponent was dealt damage this turn, this permanent enters with N +1/+1 counters on it.
 * Rule 702.54.
 */
export const bloodthirst = (n: Quantity): Keyword =>
  keyword(
    "bloodthirst",
    [{ type: "number", value: n }],
    [
      staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: n }] })], {
        condition: happened(damage(undefined, opponents), "this turn"),
      }),
    ],
  );

/**
 * keyword Bushido N
 * Whenever this creature blocks or becomes blocked, it gets +N/+N until end of turn.
 * Rule 702.45.
 */
export const bushido = (n: Quantity): Keyword =>
  keyword(
    "bushido",
    [{ type: "number", value: n }],
    [
      triggered(
        eitherEvent([blocks(isOneOf(self)), becomesBlocked(isOneOf(self))]),
        affect(self, [modifyPT(n, n)], until("end of turn")),
      ),
    ],
  );

/**
 * keyword Buyback [cost]
 * As an additional cost to cast this spell, you may pay [cost].
 * Rule 702.27.
 */
export const buyback = (cost: Costs): Keyword =>
  keyword(
    "buyback",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          additionalCost(isOneOf(self), [...componentsOf("buyback", "cost", cost)], {
            optional: true,
            keyword: "buyback",
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Cascade
 * Rule 702.85.
 */
export const cascade = (): Keyword =>
  keyword(
    "cascade",
    [],
    [
      triggered(
        cast(you, isOneOf(self)),
        sequence([
          lookAt(you, topCards(you, 999), {
            reveal: true,
            until: and([not(hasType("land")), compare("manaValue", "<", statOf("manaValue", self))]),
            bind: 0,
            bindFound: 1,
          }),
          exile(bound(0), { oneByOne: true }),
          may(
            you,
            castCards(you, bound(1), "cast", {
              free: true,
              spell: compare("manaValue", "<", statOf("manaValue", self)),
              bind: 2,
            }),
          ),
          move(among(bound(0), inZone("exile")), { zone: "library", position: "bottom", order: "random" }),
        ]),
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Casualty N
 * As an additional cost to cast this spell, you may sacrifice a creature with power N or greater.
 * When you cast this spell, if its casualty cost was paid, copy it. You may choose new targets for the copy.
 * Rule 702.153.
 */
export const casualty = (n: Quantity): Keyword =>
  keyword(
    "casualty",
    [{ type: "number", value: n }],
    [
      staticAbility(
        [
          additionalCost(
            isOneOf(self),
            [
              costOnObjects(
                "sacrifice",
                costChoice({ min: 1, max: 1 }, and([hasType("creature"), compare("power", ">=", n)])),
              ),
            ],
            { optional: true, keyword: "casualty" },
          ),
        ],
        { zone: "stack" },
      ),
      triggered(cast(you, isOneOf(self)), copySpell(you, self, { newTargets: true }), {
        condition: wasPaid(self, "casualty"),
        zone: "stack",
      }),
    ],
  );

/**
 * keyword Champion [quality]
 * Rule 702.72.
 */
export const champion = (quality: Filter): Keyword =>
  keyword(
    "champion",
    [{ type: "quality", value: quality }],
    [
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        sequence([
          may(
            you,
            exile(choose({ min: 1, max: 1 }, and([quality, not(isOneOf(self)), controlledBy(you)])), {
              link: "champion",
              bind: 0,
            }),
          ),
          ifThen(notSo(performed(0)), sacrifice(you, self)),
        ]),
      ),
      triggered(
        zoneChange(isOneOf(self), "battlefield"),
        move(linked("champion"), { zone: "battlefield", under: ownerOf(each) }),
      ),
    ],
  );

/**
 * keyword Changeling
 * This permanent is every creature type.
 * Rule 702.73.
 */
export const changeling = (): Keyword =>
  keyword("changeling", [], [staticAbility([applies(self, [addTypes({ every: "creatureType" })])])]);

/**
 * keyword Choose a Background
 * Rule 702.124.
 */
export const chooseABackground = (): Keyword => keyword("choose a background", [], []);

/**
 * keyword Cipher
 * Rule 702.99.
 */
export const cipher = (): Keyword =>
  keyword(
    "cipher",
    [],
    [
      spell(
        ifThen(
          matches(self, not(kind("copy"))),
          may(
            you,
            sequence([
              chooseObjects(you, choose({ min: 1, max: 1 }, and([hasType("creature"), controlledBy(you)])), {
                bind: 0,
              }),
              exile(self, { bind: 1 }),
              affect(
                bound(0),
                [
                  gainAbilities([
                    triggered(
                      damage(isOneOf(self), players, { combat: true }),
                      may(you, castCards(you, granter, "cast", { free: true, copy: true })),
                    ),
                  ]),
                ],
                asLongAs(matches(bound(1), inZone("exile"))),
              ),
            ]),
          ),
        ),
      ),
    ],
  );

/**
 * keyword Cleave [cost]
 * You may pay [cost] rather than pay this spell's mana cost.
 * Rule 702.148.
 */
export const cleave = (cost: Costs): Keyword =>
  keyword(
    "cleave",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [alternativeCost(isOneOf(self), [...componentsOf("cleave", "cost", cost)], { keyword: "cleave" })],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Commander ninjutsu [cost]
 * [cost], Reveal this card from your hand, Return an unblocked attacking creature you control to its owner's hand: Put this card onto the battlefield tapped and attacking.
 * [cost], Return an unblocked attacking creature you control to its owner's hand: Put this card from the command zone onto the battlefield tapped and attacking.
 * Rule 702.49.
 */
export const commanderNinjutsu = (cost: Costs): Keyword =>
  keyword(
    "commander ninjutsu",
    [{ type: "costs", value: cost }],
    [
      activated(
        [
          ...componentsOf("commanderNinjutsu", "cost", cost),
          costOnObjects("reveal", among(self, inZone("hand"))),
          costOnObjects(
            "returnToHand",
            costChoice(
              { min: 1, max: 1 },
              and([status("unblocked"), attacking(), hasType("creature"), controlledBy(you)]),
            ),
          ),
        ],
        move(self, { zone: "battlefield", tapped: true, attacking: true }),
        { zone: "hand" },
      ),
      activated(
        [
          ...componentsOf("commanderNinjutsu", "cost", cost),
          costOnObjects(
            "returnToHand",
            costChoice(
              { min: 1, max: 1 },
              and([status("unblocked"), attacking(), hasType("creature"), controlledBy(you)]),
            ),
          ),
        ],
        move(self, { zone: "battlefield", tapped: true, attacking: true }, { from: inZone("command") }),
        { zone: "command" },
      ),
    ],
  );

/**
 * keyword Compleated
 * Rule 702.150.
 */
export const compleated = (): Keyword => keyword("compleated", [], []);

/**
 * keyword Conspire
 * As an additional cost to cast this spell, you may tap two untapped creatures you control that share a color with it.
 * When you cast this spell, if its conspire cost was paid, copy it. You may choose new targets for the copy.
 * Rule 702.78.
 */
export const conspire = (): Keyword =>
  keyword(
    "conspire",
    [],
    [
      staticAbility(
        [
          additionalCost(
            isOneOf(self),
            [
              costOnObjects(
                "tap",
                costChoice(
                  { min: 2, max: 2 },
                  and([status("untapped"), hasType("creature"), controlledBy(you), shares("color", self)]),
                ),
              ),
            ],
            { optional: true, keyword: "conspire" },
          ),
        ],
        { zone: "stack" },
      ),
      triggered(cast(you, isOneOf(self)), copySpell(you, self, { newTargets: true }), {
        condition: wasPaid(self, "conspire"),
        zone: "stack",
      }),
    ],
  );

/**
 * keyword Convoke
 * Rule 702.51.
 */
export const convoke = (): Keyword => keyword("convoke", [], []);

/**
 * keyword Craft [quality] [cost]
 * [cost], Exile this permanent, Exile a [quality] you control or a [quality] card from your graveyard: Return this card to the battlefield transformed under its owner's control. Activate only as a sorcery.
 * Rule 702.167.
 */
export const craft = (quality: Filter, cost: Costs): Keyword =>
  keyword(
    "craft",
    [
      { type: "quality", value: quality },
      { type: "costs", value: cost },
    ],
    [
      activated(
        [
          ...componentsOf("craft", "cost", cost),
          costOnObjects("exile", self),
          costOnObjects(
            "exile",
            costChoice(
              { min: 1, max: 1 },
              or([and([quality, controlledBy(you)]), and([kind("card"), quality, inZone("graveyard", you)])]),
            ),
          ),
        ],
        move(self, { zone: "battlefield", transformed: true, under: ownerOf(each) }),
        { limits: [sorcerySpeed] },
      ),
    ],
  );

/**
 * keyword Crew N
 * Rule 702.122.
 */
export const crew = (n: Quantity): Keyword =>
  keyword(
    "crew",
    [{ type: "number", value: n }],
    [
      activated(
        [
          costOnObjects(
            "tap",
            costChoice(
              { min: 0 },
              and([hasType("creature"), controlledBy(you), not(isOneOf(self)), status("untapped")]),
              { together: { are: "total", in: "power", atLeast: n } },
            ),
          ),
        ],
        affect(self, [addTypes({ cardTypes: ["artifact", "creature"] })], until("end of turn")),
      ),
    ],
  );

/**
 * keyword Cumulative upkeep [cost]
 * Rule 702.24.
 */
export const cumulativeUpkeep = (cost: Costs): Keyword =>
  keyword(
    "cumulative upkeep",
    [{ type: "costs", value: cost }],
    [
      triggered(
        beginningOf("upkeep", you),
        sequence([
          putCounters("age", 1, self),
          unless(sacrifice(you, self), you, [...componentsOf("cumulativeUpkeep", "cost", cost)], {
            times: countersOn(self, "age"),
          }),
        ]),
        { condition: matches(self, inZone("battlefield")) },
      ),
    ],
  );

/**
 * keyword Cycling [cost]
 * [cost], Discard this card: Draw a card.
 * Rule 702.29.
 */
export const cycling = (cost: Costs): Keyword =>
  keyword(
    "cycling",
    [{ type: "costs", value: cost }],
    [
      activated([...componentsOf("cycling", "cost", cost), costOnObjects("discard", self)], draw(you, 1), {
        zone: "hand",
      }),
    ],
  );

/**
 * keyword Dash [cost]
 * You may pay [cost] rather than pay this spell's mana cost.
 * As long as this permanent's dash cost was paid, it has haste.
 * Rule 702.109.
 */
export const dash = (cost: Costs): Keyword =>
  keyword(
    "dash",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [alternativeCost(isOneOf(self), [...componentsOf("dash", "cost", cost)], { keyword: "dash" })],
        { zone: "stack" },
      ),
      staticAbility([applies(self, [gainAbilities([keyword("haste", [], [])])])], {
        condition: wasPaid(self, "dash"),
      }),
    ],
  );

/**
 * keyword Daybound
 * Rule 702.145.
 */
export const daybound = (): Keyword => keyword("daybound", [], []);

/**
 * keyword Deathtouch
 * Rule 702.2.
 */
export const deathtouch = (): Keyword => keyword("deathtouch", [], []);

/**
 * keyword Decayed
 * This creature can't block.
 * When this creature attacks, sacrifice it at end of combat.
 * Rule 702.147.
 */
export const decayed = (): Keyword =>
  keyword(
    "decayed",
    [],
    [
      staticAbility([applies(self, [cant("block")])]),
      triggered(
        attacks(isOneOf(self)),
        delayed(beginningOf("end of combat", undefined, { next: true }), { effect: sacrifice(you, self) }),
      ),
    ],
  );

/**
 * keyword Defender
 * Rule 702.3.
 */
export const defender = (): Keyword => keyword("defender", [], []);

/**
 * keyword Delve
 * Rule 702.66.
 */
export const delve = (): Keyword => keyword("delve", [], []);

/**
 * keyword Demonstrate
 * When you cast this spell, you may copy it and may choose new targets for the copy. If you do, an opponent copies this spell and may choose new targets for that copy.
 * Rule 702.144.
 */
export const demonstrate = (): Keyword =>
  keyword(
    "demonstrate",
    [],
    [
      triggered(
        cast(you, isOneOf(self)),
        sequence([
          may(you, copySpell(you, self, { newTargets: true }), { bind: 1 }),
          ifThen(
            performed(1),
            sequence([
              chooseValue(you, "opponent", { bind: 2, once: true }),
              copySpell(boundPlayer(2), self, { newTargets: true }),
            ]),
          ),
        ]),
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Dethrone
 * Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 counter on this creature.
 * Rule 702.105.
 */
export const dethrone = (): Keyword =>
  keyword(
    "dethrone",
    [],
    [
      triggered(
        attacks(isOneOf(self), {
          whom: playersWho(
            players,
            compareQuantities(
              playerStat("life", eachPlayer),
              ">=",
              extreme("greatest", [playerStat("life", eachPlayer)], { players: players }),
            ),
          ),
        }),
        putCounters("+1/+1", 1, self),
      ),
    ],
  );

/**
 * keyword Devoid
 * This permanent is colorless.
 * Rule 702.114.
 */
export const devoid = (): Keyword => keyword("devoid", [], [staticAbility([applies(self, [setColors([])])])]);

/**
 * keyword Devour N
 * Rule 702.82.
 */
export const devour = (n: number): Keyword =>
  keyword(
    "devour",
    [{ type: "number", value: n }],
    [
      staticAbility([
        entersWith(isOneOf(self), {
          as: sequence([
            sacrifice(you, undefined, {
              count: { min: 0 },
              filter: and([hasType("creature"), not(isOneOf(eventObjects("object")))]),
              bind: 0,
            }),
            putCounters("+1/+1", times(n, amount(0)), eventObjects("object")),
          ]),
        }),
      ]),
    ],
  );

/**
 * keyword Devour [quality] N
 * Rule 702.82.
 */
export const devourWithQualityNumber = (quality: Filter, n: number): Keyword =>
  keyword(
    "devour",
    [
      { type: "quality", value: quality },
      { type: "number", value: n },
    ],
    [
      staticAbility([
        entersWith(isOneOf(self), {
          as: sequence([
            sacrifice(you, undefined, {
              count: { min: 0 },
              filter: and([quality, not(isOneOf(eventObjects("object")))]),
              bind: 0,
            }),
            putCounters("+1/+1", times(n, amount(0)), eventObjects("object")),
          ]),
        }),
      ]),
    ],
  );

/**
 * keyword Disguise [cost]
 * Rule 702.168.
 */
export const disguise = (cost: Costs): Keyword => keyword("disguise", [{ type: "costs", value: cost }], []);

/**
 * keyword Disturb [cost]
 * Rule 702.146.
 */
export const disturb = (cost: Costs): Keyword => keyword("disturb", [{ type: "costs", value: cost }], []);

/**
 * keyword Doctor's companion
 * Rule 702.124.
 */
export const doctorsCompanion = (): Keyword => keyword("doctor's companion", [], []);

/**
 * keyword Double strike
 * Rule 702.4.
 */
export const doubleStrike = (): Keyword => keyword("double strike", [], []);

/**
 * keyword Dredge N
 * Rule 702.52.
 */
export const dredge = (n: Quantity): Keyword =>
  keyword(
    "dredge",
    [{ type: "number", value: n }],
    [
      staticAbility(
        [replace(draws(you), sequence([mill(you, n), move(self, { zone: "hand" })]), { optional: true })],
        { zone: "graveyard", condition: exists(all(inZone("library", you)), ">=", n) },
      ),
    ],
  );

/**
 * keyword Echo [cost]
 * Rule 702.30.
 */
export const echo = (cost: Costs): Keyword =>
  keyword(
    "echo",
    [{ type: "costs", value: cost }],
    [
      triggered(
        beginningOf("upkeep", you),
        unless(sacrifice(you, self), you, [...componentsOf("echo", "cost", cost)]),
        { condition: matches(self, status("new")) },
      ),
    ],
  );

/**
 * keyword Embalm [cost]
 * [cost], Exile this card from your graveyard: Create a token that's a copy of this card, except it's white, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.
 * Rule 702.128.
 */
export const embalm = (cost: Costs): Keyword =>
  keyword(
    "embalm",
    [{ type: "costs", value: cost }],
    [
      activated(
        [...componentsOf("embalm", "cost", cost), costOnObjects("exile", among(self, inZone("graveyard")))],
        createCopies(you, 1, self, {
          except: [setColors(["white"]), noManaCost, addTypes({ subtypes: ["Zombie"] })],
        }),
        { limits: [sorcerySpeed], zone: "graveyard" },
      ),
    ],
  );

/**
 * keyword Emerge [cost]
 * Rule 702.119.
 */
export const emerge = (cost: Costs): Keyword => keyword("emerge", [{ type: "costs", value: cost }], []);

/**
 * keyword Emerge [quality] [cost]
 * Rule 702.119.
 */
export const emergeWithQualityCosts = (quality: Filter | Players, cost: Costs): Keyword =>
  keyword(
    "emerge",
    [
      { type: "quality", value: quality },
      { type: "costs", value: cost },
    ],
    [],
  );

/**
 * keyword Enchant [quality]
 * Rule 702.5.
 */
export const enchant = (quality: Filter | Players): Keyword =>
  keyword("enchant", [{ type: "quality", value: quality }], []);

/**
 * keyword Encore [cost]
 * Rule 702.141.
 */
export const encore = (cost: Costs): Keyword =>
  keyword(
    "encore",
    [{ type: "costs", value: cost }],
    [
      activated(
        [...componentsOf("encore", "cost", cost), costOnObjects("exile", self)],
        sequence([
          forEachPlayer(
            opponents,
            sequence([
              createCopies(you, 1, self, { bind: 0 }),
              affect(bound(0), [must("attack", { whom: eachPlayer })], until("end of turn")),
            ]),
          ),
          affect(bound(0), [gainAbilities([keyword("haste", [], [])])]),
          delayed(beginningOf("end", undefined, { next: true }), { effect: sacrifice(you, bound(0)) }),
        ]),
        { zone: "graveyard", limits: [sorcerySpeed] },
      ),
    ],
  );

/**
 * keyword Enlist
 * Rule 702.154.
 */
export const enlist = (): Keyword => keyword("enlist", [], []);

/**
 * keyword Entwine [cost]
 * As an additional cost to cast this spell, you may pay [cost].
 * Rule 702.42.
 */
export const entwine = (cost: Costs): Keyword =>
  keyword(
    "entwine",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          additionalCost(isOneOf(self), [...componentsOf("entwine", "cost", cost)], {
            optional: true,
            keyword: "entwine",
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Epic
 * Rule 702.50.
 */
export const epic = (): Keyword =>
  keyword(
    "epic",
    [],
    [
      spell(
        ifThen(
          matches(self, hasKeyword("epic")),
          sequence([
            changeRules([playerCant(you, "castSpells")], until("end of game")),
            delayed(
              beginningOf("upkeep", you),
              { effect: copySpell(you, self, { newTargets: true, except: [loseAbilities(["epic"])] }) },
              { duration: until("end of game") },
            ),
          ]),
        ),
      ),
    ],
  );

/**
 * keyword Equip [cost]
 * \[cost]: Attach this permanent to target creature you control. Activate only as a sorcery.
 * Rule 702.6.
 */
export const equip = (cost: Costs): Keyword =>
  keyword(
    "equip",
    [{ type: "costs", value: cost }],
    [
      activated([...componentsOf("equip", "cost", cost)], attach(self, target(0)), {
        targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(you)]) }],
        limits: [sorcerySpeed],
      }),
    ],
  );

/**
 * keyword Equip [quality] [cost]
 * \[cost]: Attach this permanent to target [quality] you control. Activate only as a sorcery.
 * Rule 702.6.
 */
export const equipWithQualityCosts = (quality: Filter, cost: Costs): Keyword =>
  keyword(
    "equip",
    [
      { type: "quality", value: quality },
      { type: "costs", value: cost },
    ],
    [
      activated([...componentsOf("equipWithQualityCosts", "cost", cost)], attach(self, target(0)), {
        targets: [{ count: { min: 1, max: 1 }, objects: and([quality, controlledBy(you)]) }],
        limits: [sorcerySpeed],
      }),
    ],
  );

/**
 * keyword Escalate [cost]
 * Rule 702.120.
 */
export const escalate = (cost: Costs): Keyword => keyword("escalate", [{ type: "costs", value: cost }], []);

/**
 * keyword Escape [cost]
 * You may cast this card from your graveyard by paying [cost] rather than paying its mana cost.
 * Rule 702.138.
 */
export const escape = (cost: Costs): Keyword =>
  keyword(
    "escape",
    [{ type: "costs", value: cost }],
    [
      staticAbility([mayPlay(you, self, "cast", { costs: [...componentsOf("escape", "cost", cost)] })], {
        zone: "graveyard",
      }),
    ],
  );

/**
 * keyword Eternalize [cost]
 * [cost], Exile this card from your graveyard: Create a token that's a copy of this card, except it's black, it's 4/4, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.
 * Rule 702.129.
 */
export const eternalize = (cost: Costs): Keyword =>
  keyword(
    "eternalize",
    [{ type: "costs", value: cost }],
    [
      activated(
        [
          ...componentsOf("eternalize", "cost", cost),
          costOnObjects("exile", among(self, inZone("graveyard"))),
        ],
        createCopies(you, 1, self, {
          except: [setColors(["black"]), setPT(4, 4), noManaCost, addTypes({ subtypes: ["Zombie"] })],
        }),
        { limits: [sorcerySpeed], zone: "graveyard" },
      ),
    ],
  );

/**
 * keyword Evoke [cost]
 * You may pay [cost] rather than pay this spell's mana cost.
 * When this permanent enters, if its evoke cost was paid, its controller sacrifices it.
 * Rule 702.74.
 */
export const evoke = (cost: Costs): Keyword =>
  keyword(
    "evoke",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [alternativeCost(isOneOf(self), [...componentsOf("evoke", "cost", cost)], { keyword: "evoke" })],
        { zone: "stack" },
      ),
      triggered(zoneChange(isOneOf(self), undefined, "battlefield"), sacrifice(controllerOf(self), self), {
        condition: wasPaid(self, "evoke"),
      }),
    ],
  );

/**
 * keyword Evolve
 * Whenever a creature you control enters, if that creature's power is greater than this creature's power or that creature's toughness is greater than this creature's toughness, if this permanent is a creature, put a +1/+1 counter on this creature.
 * Rule 702.100.
 */
export const evolve = (): Keyword =>
  keyword(
    "evolve",
    [],
    [
      triggered(
        zoneChange(and([hasType("creature"), controlledBy(you)]), undefined, "battlefield"),
        ifThen(matches(self, hasType("creature")), putCounters("+1/+1", 1, self)),
        {
          condition: anyOf([
            compareQuantities(statOf("power", eventObjects("object")), ">", statOf("power", self)),
            compareQuantities(statOf("toughness", eventObjects("object")), ">", statOf("toughness", self)),
          ]),
        },
      ),
    ],
  );

/**
 * keyword Exalted
 * Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.
 * Rule 702.83.
 */
export const exalted = (): Keyword =>
  keyword(
    "exalted",
    [],
    [
      triggered(
        attacks(and([hasType("creature"), controlledBy(you)]), { alone: true }),
        affect(eventObjects("object"), [modifyPT(1, 1)], until("end of turn")),
      ),
    ],
  );

/**
 * keyword Exploit
 * Rule 702.110.
 */
export const exploit = (): Keyword =>
  keyword(
    "exploit",
    [],
    [triggered(zoneChange(isOneOf(self), undefined, "battlefield"), may(you, doAction("exploit", you)))],
  );

/**
 * keyword Extort
 * Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain that much life.
 * Rule 702.101.
 */
export const extort = (): Keyword =>
  keyword(
    "extort",
    [],
    [
      triggered(
        cast(you, kind("spell")),
        sequence([
          may(you, pay(you, [mana(["W/B"])]), { bind: 1 }),
          ifThen(performed(1), sequence([loseLife(opponents, 1, { bind: 2 }), gainLife(you, amount(2))])),
        ]),
      ),
    ],
  );

/**
 * keyword Fabricate N
 * When this permanent enters, you may put N +1/+1 counters on it. If you don't, create N 1/1 colorless Servo artifact creature tokens.
 * Rule 702.123.
 */
export const fabricate = (n: Quantity): Keyword =>
  keyword(
    "fabricate",
    [{ type: "number", value: n }],
    [
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        sequence([
          may(you, putCounters("+1/+1", n, self), { bind: 1 }),
          ifThen(
            notSo(performed(1)),
            createTokens(you, n, {
              colors: [],
              power: 1,
              toughness: 1,
              cardTypes: ["artifact", "creature"],
              subtypes: ["Servo"],
            }),
          ),
        ]),
      ),
    ],
  );

/**
 * keyword Fading N
 * This permanent enters with N fade counters on it.
 * At the beginning of your upkeep, remove a fade counter from this permanent. If you can't, sacrifice it.
 * Rule 702.32.
 */
export const fading = (n: Quantity): Keyword =>
  keyword(
    "fading",
    [{ type: "number", value: n }],
    [
      staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "fade", count: n }] })]),
      triggered(
        beginningOf("upkeep", you),
        sequence([
          removeCounters("fade", { min: 1, max: 1 }, self, { bind: 1 }),
          ifThen(notSo(performed(1)), sacrifice(you, self)),
        ]),
      ),
    ],
  );

/**
 * keyword Fear
 * Rule 702.36.
 */
export const fear = (): Keyword => keyword("fear", [], []);

/**
 * keyword Firebending N
 * Rule 702.189.
 */
export const firebending = (n: Quantity): Keyword =>
  keyword(
    "firebending",
    [{ type: "number", value: n }],
    [
      triggered(
        attacks(isOneOf(self)),
        addMana(you, { symbols: ["R"], choose: "fixed", count: n }, { keeps: "end of combat" }),
      ),
    ],
  );

/**
 * keyword First strike
 * Rule 702.7.
 */
export const firstStrike = (): Keyword => keyword("first strike", [], []);

/**
 * keyword Flanking
 * Whenever this creature becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.
 * Rule 702.25.
 */
export const flanking = (): Keyword =>
  keyword(
    "flanking",
    [],
    [
      triggered(
        becomesBlocked(isOneOf(self), and([hasType("creature"), not(hasKeyword("flanking"))])),
        affect(eventObjects("object"), [modifyPT(-1, -1)], until("end of turn")),
      ),
    ],
  );

/**
 * keyword Flash
 * Rule 702.8.
 */
export const flash = (): Keyword => keyword("flash", [], []);

/**
 * keyword Flashback [cost]
 * You may cast this card from your graveyard by paying [cost] rather than paying its mana cost, then exile it.
 * Rule 702.34.
 */
export const flashback = (cost: Costs): Keyword =>
  keyword(
    "flashback",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          mayPlay(you, self, "cast", {
            costs: [...componentsOf("flashback", "cost", cost)],
            exileAfter: true,
          }),
        ],
        { zone: "graveyard" },
      ),
    ],
  );

/**
 * keyword Flying
 * Rule 702.9.
 */
export const flying = (): Keyword => keyword("flying", [], []);

/**
 * keyword For Mirrodin!
 * When this Equipment enters, create a 2/2 red Rebel creature token, then attach this Equipment to it.
 * Rule 702.163.
 */
export const forMirrodin = (): Keyword =>
  keyword(
    "for mirrodin!",
    [],
    [
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        sequence([
          createTokens(
            you,
            1,
            { colors: ["red"], power: 2, toughness: 2, cardTypes: ["creature"], subtypes: ["Rebel"] },
            { bind: 1 },
          ),
          attach(self, bound(1)),
        ]),
      ),
    ],
  );

/**
 * keyword Forestwalk
 * Rule 702.14.
 */
export const forestwalk = (): Keyword => keyword("forestwalk", [], []);

/**
 * keyword Foretell [cost]
 * Rule 702.143.
 */
export const foretell = (cost: Costs): Keyword => keyword("foretell", [{ type: "costs", value: cost }], []);

/**
 * keyword Fortify [cost]
 * \[cost]: Attach this Fortification to target land you control. Activate only as a sorcery.
 * Rule 702.67.
 */
export const fortify = (cost: Costs): Keyword =>
  keyword(
    "fortify",
    [{ type: "costs", value: cost }],
    [
      activated([...componentsOf("fortify", "cost", cost)], attach(self, target(0)), {
        targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("land"), controlledBy(you)]) }],
        limits: [sorcerySpeed],
      }),
    ],
  );

/**
 * keyword Freerunning [cost]
 * If an Assassin you control or a commander you control dealt combat damage to a player this turn, you may pay [cost] rather than pay this spell's mana cost.
 * Rule 702.173.
 */
export const freerunning = (cost: Costs): Keyword =>
  keyword(
    "freerunning",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          alternativeCost(isOneOf(self), [...componentsOf("freerunning", "cost", cost)], {
            condition: happened(
              damage(
                or([
                  and([hasSubtype("Assassin"), controlledBy(you)]),
                  and([kind("commander"), controlledBy(you)]),
                ]),
                players,
                { combat: true },
              ),
              "this turn",
            ),
            keyword: "freerunning",
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Frenzy N
 * Whenever this creature attacks and isn't blocked, it gets +N/+0 until end of turn.
 * Rule 702.68.
 */
export const frenzy = (n: Quantity): Keyword =>
  keyword(
    "frenzy",
    [{ type: "number", value: n }],
    [triggered(attacksUnblocked(isOneOf(self)), affect(self, [modifyPT(n, 0)], until("end of turn")))],
  );

/**
 * keyword Fuse
 * Rule 702.102.
 */
export const fuse = (): Keyword => keyword("fuse", [], []);

/**
 * keyword Gift [gift name]
 * Rule 702.174.
 */
export const gift = (giftName: string): Keyword => keyword("gift", [{ type: "word", value: giftName }], []);

/**
 * keyword Graft N
 * This permanent enters with N +1/+1 counters on it.
 * Whenever another creature enters, if this permanent has a +1/+1 counter on it, you may move a +1/+1 counter from this permanent onto that creature.
 * Rule 702.58.
 */
export const graft = (n: Quantity): Keyword =>
  keyword(
    "graft",
    [{ type: "number", value: n }],
    [
      staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: n }] })]),
      triggered(
        zoneChange(and([hasType("creature"), otherThan(self)]), undefined, "battlefield"),
        may(you, moveCounters("+1/+1", { min: 1, max: 1 }, self, eventObjects("object"))),
        { condition: matches(self, hasCounter("+1/+1")) },
      ),
    ],
  );

/**
 * keyword Gravestorm
 * When you cast this spell, copy it for each permanent put into a graveyard from the battlefield this turn. You may choose new targets for the copies.
 * Rule 702.69.
 */
export const gravestorm = (): Keyword =>
  keyword(
    "gravestorm",
    [],
    [
      triggered(
        cast(you, isOneOf(self)),
        copySpell(you, self, {
          times: happenedTo(zoneChange(kind("permanent"), "battlefield", "graveyard"), "this turn"),
          newTargets: true,
        }),
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Harmonize [cost]
 * You may cast this card from your graveyard by paying [cost] rather than paying its mana cost, then exile it.
 * Rule 702.180.
 */
export const harmonize = (cost: Costs): Keyword =>
  keyword(
    "harmonize",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          mayPlay(you, self, "cast", {
            costs: [...componentsOf("harmonize", "cost", cost)],
            exileAfter: true,
          }),
        ],
        { zone: "graveyard" },
      ),
    ],
  );

/**
 * keyword Haste
 * Rule 702.10.
 */
export const haste = (): Keyword => keyword("haste", [], []);

/**
 * keyword Haunt
 * Rule 702.55.
 */
export const haunt = (): Keyword =>
  keyword(
    "haunt",
    [],
    [
      triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), exile(self, { haunting: target(0) }), {
        targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
      }),
      spell(
        delayed(zoneChange(isOneOf(self), "stack", "graveyard"), {
          effect: exile(self, { haunting: target(0) }),
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
        }),
      ),
    ],
  );

/**
 * keyword Hexproof
 * Rule 702.11.
 */
export const hexproof = (): Keyword => keyword("hexproof", [], []);

/**
 * keyword Hexproof [quality]
 * Rule 702.11.
 */
export const hexproofWithQuality = (quality: Filter | Players): Keyword =>
  keyword("hexproof", [{ type: "quality", value: quality }], []);

/**
 * keyword Hideaway
 * This permanent enters tapped.
 * When this permanent enters, look at the top four cards of your library. Exile one of them face down and put the rest on the bottom of your library in a random order.
 * Rule 702.75.
 */
export const hideawayWith = (): Keyword =>
  keyword(
    "hideaway",
    [],
    [
      staticAbility([entersWith(isOneOf(self), { tapped: true })]),
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        sequence([
          lookAt(you, topCards(you, 4), { bind: 1 }),
          exile(choose({ min: 1, max: 1 }, anything, { from: bound(1) }), {
            faceDown: true,
            link: "exiled",
            bind: 2,
          }),
          move(among(bound(1), otherThan(bound(2))), {
            zone: "library",
            position: "bottom",
            order: "random",
          }),
        ]),
      ),
    ],
  );

/**
 * keyword Hideaway N
 * When this permanent enters, look at the top N cards of your library. Exile one of them face down and put the rest on the bottom of your library in a random order.
 * Rule 702.75.
 */
export const hideaway = (n: Quantity): Keyword =>
  keyword(
    "hideaway",
    [{ type: "number", value: n }],
    [
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        sequence([
          lookAt(you, topCards(you, n), { bind: 1 }),
          exile(choose({ min: 1, max: 1 }, anything, { from: bound(1) }), {
            faceDown: true,
            link: "exiled",
            bind: 2,
          }),
          move(among(bound(1), otherThan(bound(2))), {
            zone: "library",
            position: "bottom",
            order: "random",
          }),
        ]),
      ),
    ],
  );

/**
 * keyword Horsemanship
 * Rule 702.31.
 */
export const horsemanship = (): Keyword => keyword("horsemanship", [], []);

/**
 * keyword Impending N [cost]
 * You may pay [cost] rather than pay this spell's mana cost.
 * If this permanent's impending cost was paid, it enters with N time counters on it.
 * As long as this permanent's impending cost was paid and it has a time counter on it, this permanent isn't a creature.
 * At the beginning of your end step, if this permanent's impending cost was paid and it has a time counter on it, remove a time counter from it.
 * Rule 702.176.
 */
export const impending = (n: Quantity, cost: Costs): Keyword =>
  keyword(
    "impending",
    [
      { type: "number", value: n },
      { type: "costs", value: cost },
    ],
    [
      staticAbility(
        [
          alternativeCost(isOneOf(self), [...componentsOf("impending", "cost", cost)], {
            keyword: "impending",
          }),
        ],
        { zone: "stack" },
      ),
      staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "time", count: n }] })], {
        condition: wasPaid(self, "impending"),
      }),
      staticAbility([applies(self, [loseTypes({ cardTypes: ["creature"] })])], {
        condition: allOf([wasPaid(self, "impending"), matches(self, hasCounter("time"))]),
      }),
      triggered(beginningOf("end", you), removeCounters("time", { min: 1, max: 1 }, self), {
        condition: allOf([wasPaid(self, "impending"), matches(self, hasCounter("time"))]),
      }),
    ],
  );

/**
 * keyword Improvise
 * Rule 702.126.
 */
export const improvise = (): Keyword => keyword("improvise", [], []);

/**
 * keyword Increment
 * Whenever you cast a spell, if the amount of mana spent to cast it is greater than this creature's power or the amount of mana spent to cast it is greater than this creature's toughness, if this permanent is a creature, put a +1/+1 counter on this creature.
 * Rule 702.191.
 */
export const increment = (): Keyword =>
  keyword(
    "increment",
    [],
    [
      triggered(
        cast(you, kind("spell")),
        ifThen(matches(self, hasType("creature")), putCounters("+1/+1", 1, self)),
        {
          condition: anyOf([
            compareQuantities(manaSpent("total", eventObjects("object")), ">", statOf("power", self)),
            compareQuantities(manaSpent("total", eventObjects("object")), ">", statOf("toughness", self)),
          ]),
        },
      ),
    ],
  );

/**
 * keyword Indestructible
 * Rule 702.12.
 */
export const indestructible = (): Keyword => keyword("indestructible", [], []);

/**
 * keyword Infect
 * Rule 702.90.
 */
export const infect = (): Keyword => keyword("infect", [], []);

/**
 * keyword Ingest
 * Whenever this creature deals combat damage to a player, that player exiles the top card of their library.
 * Rule 702.115.
 */
export const ingest = (): Keyword =>
  keyword(
    "ingest",
    [],
    [
      triggered(
        damage(isOneOf(self), players, { combat: true }),
        exile(topCards(eventPlayer, 1), { who: eventPlayer, link: "exiled" }),
      ),
    ],
  );

/**
 * keyword Intimidate
 * Rule 702.13.
 */
export const intimidate = (): Keyword => keyword("intimidate", [], []);

/**
 * keyword Islandwalk
 * Rule 702.14.
 */
export const islandwalk = (): Keyword => keyword("islandwalk", [], []);

/**
 * keyword Job select
 * When this Equipment enters, create a 1/1 colorless Hero creature token, then attach this Equipment to it.
 * Rule 702.182.
 */
export const jobSelect = (): Keyword =>
  keyword(
    "job select",
    [],
    [
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        sequence([
          createTokens(
            you,
            1,
            { colors: [], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Hero"] },
            { bind: 1 },
          ),
          attach(self, bound(1)),
        ]),
      ),
    ],
  );

/**
 * keyword Jump-start
 * You may cast this card from your graveyard by discarding a card as an additional cost to cast it, then exile it.
 * Rule 702.133.
 */
export const jumpStart = (): Keyword =>
  keyword(
    "jump-start",
    [],
    [
      staticAbility(
        [
          mayPlay(you, self, "cast", {
            additional: [costOnObjects("discard", costChoice({ min: 1, max: 1 }, kind("card")))],
            exileAfter: true,
          }),
        ],
        { zone: "graveyard" },
      ),
    ],
  );

/**
 * keyword Kicker [cost]
 * As an additional cost to cast this spell, you may pay [cost].
 * Rule 702.33.
 */
export const kicker = (cost: Costs): Keyword =>
  keyword(
    "kicker",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          additionalCost(isOneOf(self), [...componentsOf("kicker", "cost", cost)], {
            optional: true,
            keyword: "kicker",
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Kicker [cost] [other cost]
 * As an additional cost to cast this spell, you may pay [cost].
 * As an additional cost to cast this spell, you may pay [other cost].
 * Rule 702.33.
 */
export const kickerWithCostsCosts = (cost: Costs, otherCost: Costs): Keyword =>
  keyword(
    "kicker",
    [
      { type: "costs", value: cost },
      { type: "costs", value: otherCost },
    ],
    [
      staticAbility(
        [
          additionalCost(isOneOf(self), [...componentsOf("kickerWithCostsCosts", "cost", cost)], {
            optional: true,
            keyword: "kicker",
          }),
        ],
        { zone: "stack" },
      ),
      staticAbility(
        [
          additionalCost(isOneOf(self), [...componentsOf("kickerWithCostsCosts", "otherCost", otherCost)], {
            optional: true,
            keyword: "kicker",
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Landwalk [quality]
 * Rule 702.14.
 */
export const landwalk = (quality: Filter | Players): Keyword =>
  keyword("landwalk", [{ type: "quality", value: quality }], []);

/**
 * keyword Level up [cost]
 * \[cost]: Put a level counter on this permanent. Activate only as a sorcery.
 * Rule 702.87.
 */
export const levelUp = (cost: Costs): Keyword =>
  keyword(
    "level up",
    [{ type: "costs", value: cost }],
    [
      activated([...componentsOf("levelUp", "cost", cost)], putCounters("level", 1, self), {
        limits: [sorcerySpeed],
      }),
    ],
  );

/**
 * keyword Lifelink
 * Rule 702.15.
 */
export const lifelink = (): Keyword => keyword("lifelink", [], []);

/**
 * keyword Living metal
 * During your turn, this permanent is an artifact creature in addition to its other types.
 * Rule 702.161.
 */
export const livingMetal = (): Keyword =>
  keyword(
    "living metal",
    [],
    [
      staticAbility([applies(self, [addTypes({ cardTypes: ["artifact", "creature"] })])], {
        condition: isTurn(you),
      }),
    ],
  );

/**
 * keyword Living weapon
 * When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this Equipment to it.
 * Rule 702.92.
 */
export const livingWeapon = (): Keyword =>
  keyword(
    "living weapon",
    [],
    [
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        sequence([
          createTokens(
            you,
            1,
            {
              colors: ["black"],
              power: 0,
              toughness: 0,
              cardTypes: ["creature"],
              subtypes: ["Phyrexian", "Germ"],
            },
            { bind: 1 },
          ),
          attach(self, bound(1)),
        ]),
      ),
    ],
  );

/**
 * keyword Madness [cost]
 * Rule 702.35.
 */
export const madness = (cost: Costs): Keyword =>
  keyword(
    "madness",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          replace(
            zoneChange(isOneOf(self), "hand", "graveyard", { reason: "discard" }),
            sequence([
              exile(eventObjects("object"), { bind: 1 }),
              reflexive(1, {
                effect: sequence([
                  may(
                    you,
                    castCards(you, self, "cast", {
                      bind: 0,
                      costs: [...componentsOf("madness", "cost", cost)],
                      as: "madness",
                    }),
                  ),
                  ifThen(notSo(performed(0)), move(self, { zone: "graveyard" })),
                ]),
              }),
            ]),
          ),
        ],
        { zone: "hand" },
      ),
    ],
  );

/**
 * keyword Mayhem [cost]
 * Rule 702.187.
 */
export const mayhem = (cost: Costs): Keyword =>
  keyword(
    "mayhem",
    [{ type: "costs", value: cost }],
    [
      staticAbility([mayPlay(you, self, "cast", { costs: [...componentsOf("mayhem", "cost", cost)] })], {
        zone: "graveyard",
        condition: matches(self, history("was discarded", "this turn")),
      }),
    ],
  );

/**
 * keyword Megamorph [cost]
 * Rule 702.37.
 */
export const megamorph = (cost: Costs): Keyword => keyword("megamorph", [{ type: "costs", value: cost }], []);

/**
 * keyword Melee
 * Rule 702.121.
 */
export const melee = (): Keyword =>
  keyword(
    "melee",
    [],
    [
      triggered(
        attacks(isOneOf(self)),
        affect(
          self,
          [
            modifyPT(
              countPlayers(
                playersWho(
                  opponents,
                  happened(attacks(controlledBy(you), { whom: eachPlayer }), "this combat"),
                ),
              ),
              countPlayers(
                playersWho(
                  opponents,
                  happened(attacks(controlledBy(you), { whom: eachPlayer }), "this combat"),
                ),
              ),
            ),
          ],
          until("end of turn"),
        ),
      ),
    ],
  );

/**
 * keyword Menace
 * Rule 702.111.
 */
export const menace = (): Keyword => keyword("menace", [], []);

/**
 * keyword Mentor
 * Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less than this creature's power.
 * Rule 702.134.
 */
export const mentor = (): Keyword =>
  keyword(
    "mentor",
    [],
    [
      triggered(attacks(isOneOf(self)), putCounters("+1/+1", 1, target(0)), {
        targets: [
          {
            count: { min: 1, max: 1 },
            objects: and([attacking(), hasType("creature"), compare("power", "<", statOf("power", self))]),
          },
        ],
      }),
    ],
  );

/**
 * keyword Miracle [cost]
 * Rule 702.94.
 */
export const miracle = (cost: Costs): Keyword => keyword("miracle", [{ type: "costs", value: cost }], []);

/**
 * keyword Mobilize N
 * Whenever this creature attacks, create N 1/1 red Warrior creature tokens that are tapped and attacking. Sacrifice them at the beginning of the next end step.
 * Rule 702.181.
 */
export const mobilize = (n: Quantity): Keyword =>
  keyword(
    "mobilize",
    [{ type: "number", value: n }],
    [
      triggered(
        attacks(isOneOf(self)),
        sequence([
          createTokens(
            you,
            n,
            { colors: ["red"], power: 1, toughness: 1, cardTypes: ["creature"], subtypes: ["Warrior"] },
            { tapped: true, attacking: true, bind: 1 },
          ),
          delayed(beginningOf("end", undefined, { next: true }), { effect: sacrifice(you, bound(1)) }),
        ]),
      ),
    ],
  );

/**
 * keyword Modular
 * This permanent enters with a +1/+1 counter on it for each color of mana spent to cast it.
 * When this permanent dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on this permanent.
 * Rule 702.43.
 */
export const modularWith = (): Keyword =>
  keyword(
    "modular",
    [],
    [
      staticAbility([
        entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: manaSpent("colors", self) }] }),
      ]),
      triggered(
        zoneChange(isOneOf(self), "battlefield", "graveyard"),
        may(you, putCounters("+1/+1", countersOn(self, "+1/+1"), target(0))),
        {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("artifact"), hasType("creature")]) }],
        },
      ),
    ],
  );

/**
 * keyword Modular N
 * This permanent enters with N +1/+1 counters on it.
 * When this permanent dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on this permanent.
 * Rule 702.43.
 */
export const modular = (n: Quantity): Keyword =>
  keyword(
    "modular",
    [{ type: "number", value: n }],
    [
      staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: n }] })]),
      triggered(
        zoneChange(isOneOf(self), "battlefield", "graveyard"),
        may(you, putCounters("+1/+1", countersOn(self, "+1/+1"), target(0))),
        {
          targets: [{ count: { min: 1, max: 1 }, objects: and([hasType("artifact"), hasType("creature")]) }],
        },
      ),
    ],
  );

/**
 * keyword More Than Meets the Eye [cost]
 * Rule 702.162.
 */
export const moreThanMeetsTheEye = (cost: Costs): Keyword =>
  keyword("more than meets the eye", [{ type: "costs", value: cost }], []);

/**
 * keyword Morph [cost]
 * Rule 702.37.
 */
export const morph = (cost: Costs): Keyword => keyword("morph", [{ type: "costs", value: cost }], []);

/**
 * keyword Mountainwalk
 * Rule 702.14.
 */
export const mountainwalk = (): Keyword => keyword("mountainwalk", [], []);

/**
 * keyword Multikicker [cost]
 * As an additional cost to cast this spell, you may pay [cost] any number of times.
 * Rule 702.33.
 */
export const multikicker = (cost: Costs): Keyword =>
  keyword(
    "multikicker",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          additionalCost(isOneOf(self), [...componentsOf("multikicker", "cost", cost)], {
            optional: true,
            repeatable: true,
            keyword: "multikicker",
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Mutate [cost]
 * Rule 702.140.
 */
export const mutate = (cost: Costs): Keyword =>
  keyword(
    "mutate",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [alternativeCost(isOneOf(self), [...componentsOf("mutate", "cost", cost)], { keyword: "mutate" })],
        { zone: "stack" },
      ),
      spell(nothing, {
        targets: [
          {
            count: { min: 1, max: 1 },
            objects: and([hasType("creature"), not(hasSubtype("Human")), shares("owner", self)]),
            onlyIf: wasPaid(self, "mutate"),
          },
        ],
      }),
    ],
  );

/**
 * keyword Myriad
 * Whenever this creature attacks, for each opponent other than defending player, you may create a token that's a copy of this creature that's tapped and attacking that player or a planeswalker they control. Exile the tokens at end of combat.
 * Rule 702.116.
 */
export const myriad = (): Keyword =>
  keyword(
    "myriad",
    [],
    [
      triggered(
        attacks(isOneOf(self)),
        sequence([
          forEachPlayer(
            playersExcept(opponents, defendingPlayer),
            may(you, createCopies(you, 1, self, { tapped: true, attacking: eachPlayer, bind: 1 })),
          ),
          delayed(beginningOf("end of combat", undefined, { next: true }), {
            effect: exile(bound(1), { link: "exiled" }),
          }),
        ]),
      ),
    ],
  );

/**
 * keyword Nightbound
 * Rule 702.145.
 */
export const nightbound = (): Keyword => keyword("nightbound", [], []);

/**
 * keyword Ninjutsu [cost]
 * [cost], Reveal this card from your hand, Return an unblocked attacking creature you control to its owner's hand: Put this card onto the battlefield tapped and attacking.
 * Rule 702.49.
 */
export const ninjutsu = (cost: Costs): Keyword =>
  keyword(
    "ninjutsu",
    [{ type: "costs", value: cost }],
    [
      activated(
        [
          ...componentsOf("ninjutsu", "cost", cost),
          costOnObjects("reveal", among(self, inZone("hand"))),
          costOnObjects(
            "returnToHand",
            costChoice(
              { min: 1, max: 1 },
              and([status("unblocked"), attacking(), hasType("creature"), controlledBy(you)]),
            ),
          ),
        ],
        move(self, { zone: "battlefield", tapped: true, attacking: true }),
        { zone: "hand" },
      ),
    ],
  );

/**
 * keyword Offering [quality]
 * Rule 702.48.
 */
export const offering = (quality: Filter | Players): Keyword =>
  keyword("offering", [{ type: "quality", value: quality }], []);

/**
 * keyword Offspring [cost]
 * As an additional cost to cast this spell, you may pay [cost].
 * When this permanent enters, if its offspring cost was paid, create a token that's a copy of it, except it's 1/1.
 * Rule 702.175.
 */
export const offspring = (cost: Costs): Keyword =>
  keyword(
    "offspring",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          additionalCost(isOneOf(self), [...componentsOf("offspring", "cost", cost)], {
            optional: true,
            keyword: "offspring",
          }),
        ],
        { zone: "stack" },
      ),
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        createCopies(you, 1, self, { except: [setPT(1, 1)] }),
        { condition: wasPaid(self, "offspring") },
      ),
    ],
  );

/**
 * keyword Outlast [cost]
 * [cost], {T}: Put a +1/+1 counter on this creature. Activate only as a sorcery.
 * Rule 702.107.
 */
export const outlast = (cost: Costs): Keyword =>
  keyword(
    "outlast",
    [{ type: "costs", value: cost }],
    [
      activated([...componentsOf("outlast", "cost", cost), tapSelf], putCounters("+1/+1", 1, self), {
        limits: [sorcerySpeed],
      }),
    ],
  );

/**
 * keyword Overload [cost]
 * You may pay [cost] rather than pay this spell's mana cost.
 * Rule 702.96.
 */
export const overload = (cost: Costs): Keyword =>
  keyword(
    "overload",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          alternativeCost(isOneOf(self), [...componentsOf("overload", "cost", cost)], {
            keyword: "overload",
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Paradigm
 * Rule 702.192.
 */
export const paradigm = (): Keyword => keyword("paradigm", [], []);

/**
 * keyword Partner
 * Rule 702.124.
 */
export const partner = (): Keyword => keyword("partner", [], []);

/**
 * keyword Partner with [name]
 * When this permanent enters, target player may search their library for a card named [name], reveal it, put it into their hand, then shuffle.
 * Rule 702.124.
 */
export const partnerWith = (name: string): Keyword =>
  keyword(
    "partner with",
    [{ type: "word", value: name }],
    [
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        may(
          targetPlayers(0),
          sequence([
            search(targetPlayers(0), { min: 1, max: 1 }, and([kind("card"), named(name)]), { bind: 1 }),
            reveal(targetPlayers(0), bound(1)),
            move(bound(1), { zone: "hand" }, { who: targetPlayers(0) }),
            shuffle(targetPlayers(0)),
          ]),
        ),
        { targets: [{ count: { min: 1, max: 1 }, players: players }] },
      ),
    ],
  );

/**
 * keyword Partner [group name]
 * Rule 702.124.
 */
export const partnerWithWord = (groupName: string): Keyword =>
  keyword("partner", [{ type: "word", value: groupName }], []);

/**
 * keyword Persist
 * When this permanent dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.
 * Rule 702.79.
 */
export const persist = (): Keyword =>
  keyword(
    "persist",
    [],
    [
      triggered(
        zoneChange(isOneOf(self), "battlefield", "graveyard"),
        move(self, { zone: "battlefield", under: ownerOf(each), counters: [{ kind: "-1/-1", count: 1 }] }),
        { condition: notSo(matches(self, hasCounter("-1/-1"))) },
      ),
    ],
  );

/**
 * keyword Phasing
 * Rule 702.26.
 */
export const phasing = (): Keyword => keyword("phasing", [], []);

/**
 * keyword Plainswalk
 * Rule 702.14.
 */
export const plainswalk = (): Keyword => keyword("plainswalk", [], []);

/**
 * keyword Plot [cost]
 * Rule 702.170.
 */
export const plot = (cost: Costs): Keyword => keyword("plot", [{ type: "costs", value: cost }], []);

/**
 * keyword Poisonous N
 * Whenever this creature deals combat damage to a player, that player gets N poison counters.
 * Rule 702.70.
 */
export const poisonous = (n: Quantity): Keyword =>
  keyword(
    "poisonous",
    [{ type: "number", value: n }],
    [triggered(damage(isOneOf(self), players, { combat: true }), getCounters(eventPlayer, "poison", n))],
  );

/**
 * keyword Protection [quality]
 * Rule 702.16.
 */
export const protection = (quality: Filter | Players): Keyword =>
  keyword("protection", [{ type: "quality", value: quality }], []);

/**
 * keyword Prototype [cost] N M
 * Rule 702.160.
 */
export const prototype = (cost: Costs, n: Quantity, m: Quantity): Keyword =>
  keyword(
    "prototype",
    [
      { type: "costs", value: cost },
      { type: "number", value: n },
      { type: "number", value: m },
    ],
    [],
  );

/**
 * keyword Provoke
 * Whenever this creature attacks, you may have target creature defending player controls block this creature this combat if able. If you do, untap that creature.
 * Rule 702.39.
 */
export const provoke = (): Keyword =>
  keyword(
    "provoke",
    [],
    [
      triggered(
        attacks(isOneOf(self)),
        sequence([
          may(you, affect(target(0), [must("block", { whom: isOneOf(self) })], until("end of combat")), {
            bind: 1,
          }),
          ifThen(performed(1), untap(target(0))),
        ]),
        {
          targets: [
            { count: { min: 1, max: 1 }, objects: and([hasType("creature"), controlledBy(defendingPlayer)]) },
          ],
        },
      ),
    ],
  );

/**
 * keyword Prowess
 * Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.
 * Rule 702.108.
 */
export const prowess = (): Keyword =>
  keyword(
    "prowess",
    [],
    [
      triggered(
        cast(you, and([not(hasType("creature")), kind("spell")])),
        affect(self, [modifyPT(1, 1)], until("end of turn")),
      ),
    ],
  );

/**
 * keyword Prowl [cost]
 * If a permanent you control that shares a creature type with this spell dealt combat damage to a player this turn, you may pay [cost] rather than pay this spell's mana cost.
 * Rule 702.76.
 */
export const prowl = (cost: Costs): Keyword =>
  keyword(
    "prowl",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          alternativeCost(isOneOf(self), [...componentsOf("prowl", "cost", cost)], {
            condition: happened(
              damage(and([kind("permanent"), controlledBy(you), shares("creatureType", self)]), players, {
                combat: true,
              }),
              "this turn",
            ),
            keyword: "prowl",
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Rampage N
 * Rule 702.23.
 */
export const rampage = (n: number): Keyword =>
  keyword(
    "rampage",
    [{ type: "number", value: n }],
    [
      triggered(
        becomesBlocked(isOneOf(self)),
        affect(
          self,
          [
            modifyPT(
              times(n, extreme("greatest", [0, plus([count(all(blocking({ what: self }))), -1])])),
              times(n, extreme("greatest", [0, plus([count(all(blocking({ what: self }))), -1])])),
            ),
          ],
          until("end of turn"),
        ),
      ),
    ],
  );

/**
 * keyword Ravenous
 * This permanent enters with X +1/+1 counters on it.
 * When this permanent enters, if X is 5 or more, draw a card.
 * Rule 702.156.
 */
export const ravenous = (): Keyword =>
  keyword(
    "ravenous",
    [],
    [
      staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: x }] })]),
      triggered(zoneChange(isOneOf(self), undefined, "battlefield"), draw(you, 1), {
        condition: compareQuantities(x, ">=", 5),
      }),
    ],
  );

/**
 * keyword Reach
 * Rule 702.17.
 */
export const reach = (): Keyword => keyword("reach", [], []);

/**
 * keyword Read ahead
 * Rule 702.155.
 */
export const readAhead = (): Keyword => keyword("read ahead", [], []);

/**
 * keyword Rebound
 * Rule 702.88.
 */
export const rebound = (): Keyword => keyword("rebound", [], []);

/**
 * keyword Reconfigure [cost]
 * \[cost]: Attach this permanent to another target creature you control. Activate only as a sorcery.
 * \[cost]: Unattach this permanent. Activate only if this permanent is attached to a creature. Activate only as a sorcery.
 * As long as this permanent is attached to a creature, it isn't a creature.
 * Rule 702.151.
 */
export const reconfigure = (cost: Costs): Keyword =>
  keyword(
    "reconfigure",
    [{ type: "costs", value: cost }],
    [
      activated([...componentsOf("reconfigure", "cost", cost)], attach(self, target(0)), {
        targets: [
          {
            count: { min: 1, max: 1 },
            objects: and([hasType("creature"), controlledBy(you), otherThan(self)]),
          },
        ],
        limits: [sorcerySpeed],
      }),
      activated([...componentsOf("reconfigure", "cost", cost)], unattach(self), {
        limits: [onlyIf(matches(self, attachedTo(all(hasType("creature"))))), sorcerySpeed],
      }),
      staticAbility([applies(self, [loseTypes({ cardTypes: ["creature"] })])], {
        condition: matches(self, attachedTo(all(hasType("creature")))),
      }),
    ],
  );

/**
 * keyword Recover [cost]
 * When a creature is put into your graveyard from the battlefield, you may pay [cost]. If you do, return this card from your graveyard to your hand. Otherwise, exile this card.
 * Rule 702.59.
 */
export const recover = (cost: Costs): Keyword =>
  keyword(
    "recover",
    [{ type: "costs", value: cost }],
    [
      triggered(
        zoneChange(and([hasType("creature"), ownedBy(you)]), "battlefield", "graveyard"),
        sequence([
          may(you, pay(you, [...componentsOf("recover", "cost", cost)]), { bind: 1 }),
          ifThen(
            performed(1),
            move(self, { zone: "hand" }, { from: inZone("graveyard", you) }),
            exile(self, { link: "exiled" }),
          ),
        ]),
        { zone: "graveyard" },
      ),
    ],
  );

/**
 * keyword Reinforce N [cost]
 * [cost], Discard this card: Put N +1/+1 counters on target creature.
 * Rule 702.77.
 */
export const reinforce = (n: Quantity, cost: Costs): Keyword =>
  keyword(
    "reinforce",
    [
      { type: "number", value: n },
      { type: "costs", value: cost },
    ],
    [
      activated(
        [...componentsOf("reinforce", "cost", cost), costOnObjects("discard", self)],
        putCounters("+1/+1", n, target(0)),
        { targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }], zone: "hand" },
      ),
    ],
  );

/**
 * keyword Renown N
 * Rule 702.112.
 */
export const renown = (n: Quantity): Keyword =>
  keyword(
    "renown",
    [{ type: "number", value: n }],
    [
      triggered(
        damage(isOneOf(self), players, { combat: true }),
        sequence([putCounters("+1/+1", n, self), designate(self, "renowned")]),
        { condition: notSo(matches(self, status("renowned"))) },
      ),
    ],
  );

/**
 * keyword Replicate [cost]
 * As an additional cost to cast this spell, you may pay [cost] any number of times.
 * When you cast this spell, if its replicate cost was paid, copy it for each time its replicate cost was paid. You may choose new targets for the copies.
 * Rule 702.56.
 */
export const replicate = (cost: Costs): Keyword =>
  keyword(
    "replicate",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          additionalCost(isOneOf(self), [...componentsOf("replicate", "cost", cost)], {
            optional: true,
            repeatable: true,
            keyword: "replicate",
          }),
        ],
        { zone: "stack" },
      ),
      triggered(
        cast(you, isOneOf(self)),
        copySpell(you, self, { times: timesKicked(undefined, { keyword: "replicate" }), newTargets: true }),
        { condition: wasPaid(self, "replicate"), zone: "stack" },
      ),
    ],
  );

/**
 * keyword Retrace
 * You may cast this card from your graveyard by discarding a land card as an additional cost to cast it.
 * Rule 702.81.
 */
export const retrace = (): Keyword =>
  keyword(
    "retrace",
    [],
    [
      staticAbility(
        [
          mayPlay(you, self, "cast", {
            additional: [
              costOnObjects("discard", costChoice({ min: 1, max: 1 }, and([kind("card"), hasType("land")]))),
            ],
          }),
        ],
        { zone: "graveyard" },
      ),
    ],
  );

/**
 * keyword Riot
 * Rule 702.136.
 */
export const riot = (): Keyword =>
  keyword(
    "riot",
    [],
    [
      staticAbility([
        entersWith(isOneOf(self), {
          as: oneOf(you, [
            putCounters("+1/+1", 1, eventObjects("object")),
            affect(eventObjects("object"), [gainAbilities([keyword("haste", [], [])])]),
          ]),
        }),
      ]),
    ],
  );

/**
 * keyword Ripple N
 * Rule 702.60.
 */
export const ripple = (n: Quantity): Keyword =>
  keyword(
    "ripple",
    [{ type: "number", value: n }],
    [
      triggered(
        cast(you, isOneOf(self)),
        sequence([
          may(you, lookAt(you, topCards(you, n), { reveal: true, bind: 0 })),
          ifThen(
            performed(0),
            sequence([
              may(
                you,
                castCards(you, among(bound(0), shares("name", eventObjects("object"))), "cast", {
                  free: true,
                  bind: 1,
                }),
              ),
              move(among(bound(0), not(isOneOf(bound(1)))), { zone: "library", position: "bottom" }),
            ]),
          ),
        ]),
      ),
    ],
  );

/**
 * keyword Saddle N
 * Rule 702.171.
 */
export const saddle = (n: Quantity): Keyword =>
  keyword(
    "saddle",
    [{ type: "number", value: n }],
    [
      activated(
        [
          costOnObjects(
            "tap",
            costChoice(
              { min: 0 },
              and([hasType("creature"), controlledBy(you), not(isOneOf(self)), status("untapped")]),
              { together: { are: "total", in: "power", atLeast: n } },
            ),
          ),
        ],
        designate(self, "saddled"),
        { limits: [sorcerySpeed] },
      ),
    ],
  );

/**
 * keyword Scavenge [cost]
 * [cost], Exile this card from your graveyard: Put a number of +1/+1 counters equal to this card's power on target creature. Activate only as a sorcery.
 * Rule 702.97.
 */
export const scavenge = (cost: Costs): Keyword =>
  keyword(
    "scavenge",
    [{ type: "costs", value: cost }],
    [
      activated(
        [...componentsOf("scavenge", "cost", cost), costOnObjects("exile", among(self, inZone("graveyard")))],
        putCounters("+1/+1", statOf("power", self), target(0)),
        {
          targets: [{ count: { min: 1, max: 1 }, objects: hasType("creature") }],
          limits: [sorcerySpeed],
          zone: "graveyard",
        },
      ),
    ],
  );

/**
 * keyword Shadow
 * Rule 702.28.
 */
export const shadow = (): Keyword => keyword("shadow", [], []);

/**
 * keyword Shroud
 * Rule 702.18.
 */
export const shroud = (): Keyword => keyword("shroud", [], []);

/**
 * keyword Skulk
 * Rule 702.118.
 */
export const skulk = (): Keyword => keyword("skulk", [], []);

/**
 * keyword Sneak [cost]
 * Rule 702.190.
 */
export const sneak = (cost: Costs): Keyword =>
  keyword(
    "sneak",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          alternativeCost(
            isOneOf(self),
            [
              ...componentsOf("sneak", "cost", cost),
              costOnObjects(
                "returnToHand",
                costChoice(
                  { min: 1, max: 1 },
                  and([hasType("creature"), controlledBy(you), attacking(), status("unblocked")]),
                ),
              ),
            ],
            { condition: isStep(["declare blockers"], { of: you }), instant: true, keyword: "sneak" },
          ),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Soulbond
 * Rule 702.95.
 */
export const soulbond = (): Keyword =>
  keyword(
    "soulbond",
    [],
    [
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        may(
          you,
          designate(
            together([
              self,
              choose(
                { min: 1, max: 1 },
                and([
                  and([hasType("creature"), controlledBy(you), not(status("paired"))]),
                  not(isOneOf(self)),
                ]),
              ),
            ]),
            "paired",
          ),
        ),
        {
          condition: allOf([
            exists(
              all(
                and([
                  and([hasType("creature"), controlledBy(you), not(status("paired"))]),
                  not(otherThan(self)),
                ]),
              ),
            ),
            exists(
              all(
                and([
                  and([hasType("creature"), controlledBy(you), not(status("paired"))]),
                  not(isOneOf(self)),
                ]),
              ),
            ),
          ]),
        },
      ),
      triggered(
        zoneChange(
          and([hasType("creature"), controlledBy(you), not(isOneOf(self))]),
          undefined,
          "battlefield",
        ),
        may(you, designate(together([self, eventObjects("object")]), "paired")),
        {
          condition: allOf([
            exists(
              all(
                and([
                  and([hasType("creature"), controlledBy(you), not(status("paired"))]),
                  not(otherThan(self)),
                ]),
              ),
            ),
            exists(
              all(
                and([
                  and([hasType("creature"), controlledBy(you), not(status("paired"))]),
                  not(otherThan(eventObjects("object"))),
                ]),
              ),
            ),
          ]),
        },
      ),
    ],
  );

/**
 * keyword Soulshift N
 * When this permanent dies, you may return target Spirit card with mana value N or less from your graveyard to your hand.
 * Rule 702.46.
 */
export const soulshift = (n: Quantity): Keyword =>
  keyword(
    "soulshift",
    [{ type: "number", value: n }],
    [
      triggered(
        zoneChange(isOneOf(self), "battlefield", "graveyard"),
        may(you, move(target(0), { zone: "hand" })),
        {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: and([
                kind("card"),
                hasSubtype("Spirit"),
                compare("manaValue", "<=", n),
                inZone("graveyard", you),
              ]),
            },
          ],
        },
      ),
    ],
  );

/**
 * keyword Spectacle [cost]
 * If an opponent lost life this turn, you may pay [cost] rather than pay this spell's mana cost.
 * Rule 702.137.
 */
export const spectacle = (cost: Costs): Keyword =>
  keyword(
    "spectacle",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          alternativeCost(isOneOf(self), [...componentsOf("spectacle", "cost", cost)], {
            condition: happened(lifeChange("loss", opponents), "this turn"),
            keyword: "spectacle",
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Splice [quality] [cost]
 * Rule 702.47.
 */
export const splice = (quality: Filter | Players, cost: Costs): Keyword =>
  keyword(
    "splice",
    [
      { type: "quality", value: quality },
      { type: "costs", value: cost },
    ],
    [],
  );

/**
 * keyword Split second
 * Rule 702.61.
 */
export const splitSecond = (): Keyword => keyword("split second", [], []);

/**
 * keyword Squad [cost]
 * As an additional cost to cast this spell, you may pay [cost] any number of times.
 * When this permanent enters, if its squad cost was paid, create a token that's a copy of it for each time its squad cost was paid.
 * Rule 702.157.
 */
export const squad = (cost: Costs): Keyword =>
  keyword(
    "squad",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          additionalCost(isOneOf(self), [...componentsOf("squad", "cost", cost)], {
            optional: true,
            repeatable: true,
            keyword: "squad",
          }),
        ],
        { zone: "stack" },
      ),
      triggered(
        zoneChange(isOneOf(self), undefined, "battlefield"),
        createCopies(you, timesKicked(undefined, { keyword: "squad" }), self),
        { condition: wasPaid(self, "squad") },
      ),
    ],
  );

/**
 * keyword Start your engines!
 * Rule 702.179.
 */
export const startYourEngines = (): Keyword => keyword("start your engines!", [], []);

/**
 * keyword Station
 * Tap another untapped creature you control: Put a number of charge counters on this permanent equal to that creature's power. Activate only as a sorcery.
 * Rule 702.184.
 */
export const station = (): Keyword =>
  keyword(
    "station",
    [],
    [
      activated(
        [
          costOnObjects(
            "tap",
            costChoice(
              { min: 1, max: 1 },
              and([status("untapped"), hasType("creature"), controlledBy(you), otherThan(self)]),
            ),
          ),
        ],
        putCounters("charge", statOf("power", costObjects(0)), self),
        { limits: [sorcerySpeed] },
      ),
    ],
  );

/** keyword Storied */
export const storied = (): Keyword => keyword("storied", [], []);

/**
 * keyword Storm
 * When you cast this spell, copy it for each other spell cast before it this turn. You may choose new targets for the copies.
 * Rule 702.40.
 */
export const storm = (): Keyword =>
  keyword(
    "storm",
    [],
    [
      triggered(
        cast(you, isOneOf(self)),
        copySpell(you, self, {
          times: happenedTo(cast(players, anything), "this turn", { before: self }),
          newTargets: true,
        }),
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Sunburst
 * Rule 702.44.
 */
export const sunburst = (): Keyword =>
  keyword(
    "sunburst",
    [],
    [
      staticAbility([
        entersWith(isOneOf(self), { counters: [{ kind: "sunburst", count: manaSpent("colors", self) }] }),
      ]),
    ],
  );

/**
 * keyword Surge [cost]
 * If you've cast another spell this turn, you may pay [cost] rather than pay this spell's mana cost.
 * Rule 702.117.
 */
export const surge = (cost: Costs): Keyword =>
  keyword(
    "surge",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          alternativeCost(isOneOf(self), [...componentsOf("surge", "cost", cost)], {
            condition: happened(cast(you, and([kind("spell"), otherThan(self)])), "this turn"),
            keyword: "surge",
          }),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Suspend N [cost]
 * Rule 702.62.
 */
export const suspend = (n: Quantity, cost: Costs): Keyword =>
  keyword(
    "suspend",
    [
      { type: "number", value: n },
      { type: "costs", value: cost },
    ],
    [
      triggered(beginningOf("upkeep", you), removeCounters("time", { min: 1, max: 1 }, self), {
        zone: "exile",
        condition: matches(self, hasCounter("time")),
      }),
      triggered(
        countersPlaced(isOneOf(self), "time", { removed: true, last: true }),
        sequence([
          may(you, castCards(you, self, "play", { free: true, bind: 0 })),
          ifThen(
            performed(0, { filter: hasType("creature") }),
            affect(
              bound(0),
              [gainAbilities([keyword("haste", [], [])])],
              asLongAs(notSo(exists(all(and([not(otherThan(bound(0))), controlledBy(opponents)]))))),
            ),
          ),
        ]),
        { zone: "exile" },
      ),
    ],
  );

/**
 * keyword Swampwalk
 * Rule 702.14.
 */
export const swampwalk = (): Keyword => keyword("swampwalk", [], []);

/**
 * keyword Teamwork N
 * As an additional cost to cast this spell, you may tap any number of creatures you control with total power N or more.
 */
export const teamwork = (n: Quantity): Keyword =>
  keyword(
    "teamwork",
    [{ type: "number", value: n }],
    [
      staticAbility(
        [
          additionalCost(
            isOneOf(self),
            [
              costOnObjects(
                "tap",
                costChoice({ min: 0 }, and([hasType("creature"), controlledBy(you)]), {
                  together: { are: "total", in: "power", atLeast: n },
                }),
              ),
            ],
            { optional: true, keyword: "teamwork" },
          ),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Toxic N
 * Rule 702.164.
 */
export const toxic = (n: Quantity): Keyword => keyword("toxic", [{ type: "number", value: n }], []);

/**
 * keyword Training
 * Whenever this creature and at least one other creature with power greater than this creature's power attack, put a +1/+1 counter on this creature.
 * Rule 702.149.
 */
export const training = (): Keyword =>
  keyword(
    "training",
    [],
    [
      triggered(
        attacks(
          and([
            isOneOf(self),
            fulfils(
              exists(
                all(
                  and([
                    hasType("creature"),
                    compare("power", ">", statOf("power", self)),
                    attacking(),
                    otherThan(self),
                  ]),
                ),
              ),
            ),
          ]),
        ),
        putCounters("+1/+1", 1, self),
      ),
    ],
  );

/**
 * keyword Trample
 * Rule 702.19.
 */
export const trample = (): Keyword => keyword("trample", [], []);

/**
 * keyword Transfigure [cost]
 * [cost], Sacrifice this permanent: Search your library for a creature card with mana value equal to this permanent's mana value, put it onto the battlefield, then shuffle. Activate only as a sorcery.
 * Rule 702.71.
 */
export const transfigure = (cost: Costs): Keyword =>
  keyword(
    "transfigure",
    [{ type: "costs", value: cost }],
    [
      activated(
        [...componentsOf("transfigure", "cost", cost), costOnObjects("sacrifice", self)],
        sequence([
          search(
            you,
            { min: 1, max: 1 },
            and([kind("card"), hasType("creature"), compare("manaValue", "=", statOf("manaValue", self))]),
            { bind: 1 },
          ),
          move(bound(1), { zone: "battlefield" }),
          shuffle(you),
        ]),
        { limits: [sorcerySpeed] },
      ),
    ],
  );

/**
 * keyword Transmute [cost]
 * [cost], Discard this card: Search your library for a card with mana value equal to this card's mana value, reveal it, put it into your hand, then shuffle. Activate only as a sorcery.
 * Rule 702.53.
 */
export const transmute = (cost: Costs): Keyword =>
  keyword(
    "transmute",
    [{ type: "costs", value: cost }],
    [
      activated(
        [...componentsOf("transmute", "cost", cost), costOnObjects("discard", self)],
        sequence([
          search(
            you,
            { min: 1, max: 1 },
            and([kind("card"), compare("manaValue", "=", statOf("manaValue", self))]),
            { bind: 1 },
          ),
          reveal(you, bound(1)),
          move(bound(1), { zone: "hand" }),
          shuffle(you),
        ]),
        { limits: [sorcerySpeed], zone: "hand" },
      ),
    ],
  );

/**
 * keyword Tribute N
 * Rule 702.104.
 */
export const tribute = (n: Quantity): Keyword =>
  keyword(
    "tribute",
    [{ type: "number", value: n }],
    [
      staticAbility([
        entersWith(isOneOf(self), {
          as: sequence([
            chooseValue(you, "opponent", { bind: 0, once: true }),
            may(
              boundPlayer(0),
              putCounters("+1/+1", n, eventObjects("object"), { who: boundPlayer(0), bind: 1 }),
            ),
            ifThen(performed(1), designate(eventObjects("object"), "tributePaid")),
          ]),
        }),
      ]),
    ],
  );

/**
 * keyword Typecycling [quality] [cost]
 * [cost], Discard this card: Search your library for a [quality] card, reveal it, put it into your hand, then shuffle.
 * Rule 702.29.
 */
export const typecycling = (quality: Filter, cost: Costs): Keyword =>
  keyword(
    "typecycling",
    [
      { type: "quality", value: quality },
      { type: "costs", value: cost },
    ],
    [
      activated(
        [...componentsOf("typecycling", "cost", cost), costOnObjects("discard", self)],
        sequence([
          search(you, { min: 1, max: 1 }, and([kind("card"), quality]), { bind: 1 }),
          reveal(you, bound(1)),
          move(bound(1), { zone: "hand" }),
          shuffle(you),
        ]),
        { zone: "hand" },
      ),
    ],
  );

/**
 * keyword Umbra armor
 * Rule 702.89.
 */
export const umbraArmor = (): Keyword => keyword("umbra armor", [], []);

/**
 * keyword Undaunted
 * This spell costs {1} less to cast for each opponent.
 * Rule 702.125.
 */
export const undaunted = (): Keyword =>
  keyword(
    "undaunted",
    [],
    [
      staticAbility(
        [costChange(isOneOf(self), "less", [mana(["1"])], { of: "spell", times: countPlayers(opponents) })],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Undying
 * When this permanent dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it.
 * Rule 702.93.
 */
export const undying = (): Keyword =>
  keyword(
    "undying",
    [],
    [
      triggered(
        zoneChange(isOneOf(self), "battlefield", "graveyard"),
        move(self, { zone: "battlefield", under: ownerOf(each), counters: [{ kind: "+1/+1", count: 1 }] }),
        { condition: notSo(matches(self, hasCounter("+1/+1"))) },
      ),
    ],
  );

/**
 * keyword Unearth [cost]
 * \[cost]: Return this card from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else. Activate only as a sorcery.
 * Rule 702.84.
 */
export const unearth = (cost: Costs): Keyword =>
  keyword(
    "unearth",
    [{ type: "costs", value: cost }],
    [
      activated(
        [...componentsOf("unearth", "cost", cost)],
        sequence([
          move(self, { zone: "battlefield" }, { from: inZone("graveyard", you) }),
          affect(self, [gainAbilities([keyword("haste", [], [])])]),
          delayed(beginningOf("end", undefined, { next: true }), { effect: exile(self, { link: "exiled" }) }),
          changeRules([
            replace(
              zoneChange(isOneOf(self), "battlefield", undefined, { notTo: "exile" }),
              exile(eventObjects("object"), { link: "exiled" }),
            ),
          ]),
        ]),
        { limits: [sorcerySpeed], zone: "graveyard" },
      ),
    ],
  );

/**
 * keyword Unleash
 * You may have this permanent enter with a +1/+1 counter on it.
 * This permanent can't block as long as it has a +1/+1 counter on it.
 * Rule 702.98.
 */
export const unleash = (): Keyword =>
  keyword(
    "unleash",
    [],
    [
      staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "+1/+1", count: 1 }], optional: true })]),
      staticAbility([applies(self, [cant("block")])], { condition: matches(self, hasCounter("+1/+1")) }),
    ],
  );

/**
 * keyword Vanishing
 * At the beginning of your upkeep, if this permanent has a time counter on it, remove a time counter from it.
 * When the last time counter is removed from this permanent, sacrifice it.
 * Rule 702.63.
 */
export const vanishingWith = (): Keyword =>
  keyword(
    "vanishing",
    [],
    [
      triggered(beginningOf("upkeep", you), removeCounters("time", { min: 1, max: 1 }, self), {
        condition: matches(self, hasCounter("time")),
      }),
      triggered(countersPlaced(isOneOf(self), "time", { removed: true, last: true }), sacrifice(you, self)),
    ],
  );

/**
 * keyword Vanishing N
 * This permanent enters with N time counters on it.
 * At the beginning of your upkeep, if this permanent has a time counter on it, remove a time counter from it.
 * When the last time counter is removed from this permanent, sacrifice it.
 * Rule 702.63.
 */
export const vanishing = (n: Quantity): Keyword =>
  keyword(
    "vanishing",
    [{ type: "number", value: n }],
    [
      staticAbility([entersWith(isOneOf(self), { counters: [{ kind: "time", count: n }] })]),
      triggered(beginningOf("upkeep", you), removeCounters("time", { min: 1, max: 1 }, self), {
        condition: matches(self, hasCounter("time")),
      }),
      triggered(countersPlaced(isOneOf(self), "time", { removed: true, last: true }), sacrifice(you, self)),
    ],
  );

/**
 * keyword Vigilance
 * Rule 702.20.
 */
export const vigilance = (): Keyword => keyword("vigilance", [], []);

/**
 * keyword Ward [cost]
 * Whenever this permanent becomes the target of a spell or ability an opponent controls, counter that spell or ability unless that player pays [cost].
 * Rule 702.21.
 */
export const ward = (cost: Costs): Keyword =>
  keyword(
    "ward",
    [{ type: "costs", value: cost }],
    [
      triggered(
        becomesTarget(isOneOf(self), and([or([kind("spell"), kind("ability")]), controlledBy(opponents)])),
        unless(counter(eventObjects("source")), eventPlayer, [...componentsOf("ward", "cost", cost)]),
      ),
    ],
  );

/**
 * keyword Warp [cost]
 * Rule 702.185.
 */
export const warp = (cost: Costs): Keyword =>
  keyword(
    "warp",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [alternativeCost(isOneOf(self), [...componentsOf("warp", "cost", cost)], { keyword: "warp" })],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Web-slinging [cost]
 * You may pay [cost] and return a tapped creature you control to its owner's hand rather than pay this spell's mana cost.
 * Rule 702.188.
 */
export const webSlinging = (cost: Costs): Keyword =>
  keyword(
    "web-slinging",
    [{ type: "costs", value: cost }],
    [
      staticAbility(
        [
          alternativeCost(
            isOneOf(self),
            [
              ...componentsOf("webSlinging", "cost", cost),
              costOnObjects(
                "returnToHand",
                costChoice(
                  { min: 1, max: 1 },
                  and([status("tapped"), hasType("creature"), controlledBy(you)]),
                ),
              ),
            ],
            { keyword: "web-slinging" },
          ),
        ],
        { zone: "stack" },
      ),
    ],
  );

/**
 * keyword Wither
 * Rule 702.80.
 */
export const wither = (): Keyword => keyword("wither", [], []);
