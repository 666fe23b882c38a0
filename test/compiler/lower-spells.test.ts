import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";
import { tell } from "./told-apart.ts";

const types = {
  Creature: "Creature — Human",
  Instant: "Instant",
  Aura: "Enchantment — Aura",
  Land: "Land",
  Enchantment: "Enchantment",
} as const;

const goldens: readonly (readonly [keyof typeof types, string, readonly A.Ability[]])[] = [
  [
    "Instant",
    "Copy target instant or sorcery spell. You may choose new targets for the copy.",
    [
      A.spell(
        // 707.10c: chosen before the copy is put onto the stack.
        A.copySpell(A.you, A.target(0), { newTargets: true }),
        {
          targets: [
            {
              count: { min: 1, max: 1 },
              objects: A.and([A.kind("spell"), A.or([A.hasType("instant"), A.hasType("sorcery")])]),
            },
          ],
        },
      ),
    ],
  ],
  [
    "Instant",
    "Copy target instant spell twice. You may choose new targets for the copies.",
    [
      A.spell(A.copySpell(A.you, A.target(0), { times: 2, newTargets: true }), {
        targets: [{ count: { min: 1, max: 1 }, objects: A.and([A.kind("spell"), A.hasType("instant")]) }],
      }),
    ],
  ],
  [
    "Instant",
    "Change the target of target spell with a single target.",
    [
      A.spell(A.changeTargets(A.you, A.target(0), "change"), {
        targets: [
          {
            count: { min: 1, max: 1 },
            objects: A.and([A.kind("spell"), A.targets(A.anything, { count: 1 })]),
          },
        ],
      }),
    ],
  ],
  [
    "Creature",
    "Whenever this creature attacks, exile the top card of your library. You may play that card this turn.",
    [
      A.triggered(
        A.attacks(A.isOneOf(A.self)),
        A.sequence([
          A.exile(A.topCards(A.you, 1), { bind: 1 }),
          A.allowPlay(A.you, A.bound(1), "play", A.until("end of turn")),
        ]),
      ),
    ],
  ],
  [
    "Creature",
    "Whenever this creature attacks, exile the top card of your library. Until end of turn, you may play that card.",
    [
      A.triggered(
        A.attacks(A.isOneOf(A.self)),
        A.sequence([
          A.exile(A.topCards(A.you, 1), { bind: 1 }),
          A.allowPlay(A.you, A.bound(1), "play", A.until("end of turn")),
        ]),
      ),
    ],
  ],
  [
    "Instant",
    "You may cast a creature spell from your hand without paying its mana cost.",
    [
      A.spell(
        A.may(
          A.you,
          A.castCards(
            A.you,
            A.choose({ min: 1, max: 1 }, A.and([A.hasType("creature"), A.inZone("hand", A.you)])),
            "cast",
            { free: true },
          ),
        ),
      ),
    ],
  ],
  [
    "Creature",
    "You may cast this card from your graveyard.",
    [A.staticAbility([A.mayPlay(A.you, A.self, "cast")], { zone: "graveyard" })],
  ],
  [
    "Creature",
    "You may cast this card from your graveyard or from exile. If you do, it enters with a +1/+1 counter on it.",
    (["exile", "graveyard"] as const).map((zone) => {
      const counters = [{ kind: "+1/+1", count: 1 }];
      const gains = [A.staticAbility([A.entersWith(A.isOneOf(A.self), { counters })])];
      return A.staticAbility([A.mayPlay(A.you, A.self, "cast", { gains })], { zone });
    }),
  ],
  [
    "Enchantment",
    "You may play lands and cast spells from the top of your library.",
    [A.staticAbility([A.mayPlay(A.you, A.isOneOf(A.topCards(A.you, 1)), "play")])],
  ],
  [
    "Enchantment",
    "You may play lands from your graveyard.",
    [A.staticAbility([A.mayPlay(A.you, A.and([A.hasType("land"), A.inZone("graveyard", A.you)]), "play")])],
  ],
  [
    "Enchantment",
    "You may cast creature spells as though they had flash.",
    [A.staticAbility([A.castAsThoughFlash(A.you, A.and([A.kind("spell"), A.hasType("creature")]))])],
  ],
  [
    "Enchantment",
    "Play with the top card of your library revealed.",
    [A.staticAbility([A.revealTop(A.you)])],
  ],
  [
    "Enchantment",
    "You may play an additional land on each of your turns.",
    [A.staticAbility([A.extraLands(A.you, 1)])],
  ],
  [
    "Instant",
    "You may play an additional land this turn.",
    [A.spell(A.changeRules([A.extraLands(A.you, 1)], A.until("end of turn")))],
  ],
  ["Instant", "Take an extra turn after this one.", [A.spell(A.extraTurn(A.you))]],
  ["Enchantment", "Skip your draw step.", [A.staticAbility([A.skipStep(A.you, "draw")])]],
  [
    "Instant",
    "Target player skips their next untap step.",
    [
      A.spell(A.skipNext(A.targetPlayers(0), "untap"), {
        targets: [{ count: { min: 1, max: 1 }, players: A.players }],
      }),
    ],
  ],
  [
    "Creature",
    "Noncreature spells your opponents cast cost {1} more to cast.",
    [
      A.staticAbility([
        A.costChange(
          A.and([A.not(A.hasType("creature")), A.kind("spell"), A.controlledBy(A.opponents)]),
          "more",
          [A.mana(["1"])],
          { of: "spell" },
        ),
      ]),
    ],
  ],
  [
    "Creature",
    "This spell costs {1} less to cast for each artifact you control.",
    [
      A.staticAbility(
        [
          A.costChange(A.isOneOf(A.self), "less", [A.mana(["1"])], {
            of: "spell",
            times: A.count(A.all(A.and([A.hasType("artifact"), A.controlledBy(A.you)]))),
          }),
        ],
        { zone: "stack" },
      ),
    ],
  ],
  [
    "Creature",
    "This spell costs {2} less to cast if it targets a tapped creature.",
    [
      A.staticAbility([A.costChange(A.isOneOf(A.self), "less", [A.mana(["2"])], { of: "spell" })], {
        condition: A.matches(A.self, A.targets(A.and([A.status("tapped"), A.hasType("creature")]))),
        zone: "stack",
      }),
    ],
  ],
  [
    "Instant",
    "This spell can't be countered.",
    [A.staticAbility([A.applies(A.self, [A.cant("beCountered")])], { zone: "stack" })],
  ],
  ["Creature", "Players can't gain life.", [A.staticAbility([A.playerCant(A.players, "gainLife")])]],
  [
    "Creature",
    "Your opponents can't cast spells during your turn.",
    [A.staticAbility([A.playerCant(A.opponents, "castSpells")], { condition: A.isTurn(A.you) })],
  ],
  [
    "Creature",
    "Each player can't cast more than one spell each turn.",
    [A.staticAbility([A.playerCant(A.players, "castSpells", { limit: 1 })])],
  ],
  [
    "Creature",
    "You can't lose the game and your opponents can't win the game.",
    [A.staticAbility([A.playerCant(A.you, "loseGame"), A.playerCant(A.opponents, "winGame")])],
  ],
  [
    "Instant",
    "Prevent the next 3 damage that would be dealt to any target this turn.",
    [
      A.spell(A.changeRules([A.prevent({ amount: 3, to: A.target(0) })], A.until("end of turn")), {
        targets: [
          {
            count: { min: 1, max: 1 },
            objects: A.or([A.hasType("creature"), A.hasType("planeswalker"), A.hasType("battle")]),
            players: A.players,
          },
        ],
      }),
    ],
  ],
  [
    "Instant",
    "Prevent all combat damage that would be dealt this turn.",
    [A.spell(A.changeRules([A.prevent({ combat: true })], A.until("end of turn")))],
  ],
  [
    "Creature",
    "Prevent all noncombat damage that would be dealt to other creatures you control.",
    [
      A.staticAbility([
        A.prevent({
          combat: false,
          to: A.all(A.and([A.otherThan(A.self), A.hasType("creature"), A.controlledBy(A.you)])),
        }),
      ]),
    ],
  ],
  [
    "Instant",
    "Prevent all damage that would be dealt to you this turn by a source of your choice.",
    [
      A.spell(
        A.changeRules(
          [
            A.prevent({
              to: A.you,
              from: A.isOneOf(A.choose({ min: 1, max: 1 }, A.kind("source"))),
            }),
          ],
          A.until("end of turn"),
        ),
      ),
    ],
  ],
  [
    "Instant",
    "Prevent all combat damage that would be dealt to and dealt by target creature this turn.",
    [
      A.spell(
        A.changeRules(
          [
            A.prevent({ to: A.isOneOf(A.target(0)), combat: true }),
            A.prevent({ from: A.isOneOf(A.target(0)), combat: true }),
          ],
          A.until("end of turn"),
        ),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
      ),
    ],
  ],
  [
    "Creature",
    "All damage that would be dealt to you is dealt to this creature instead.",
    [A.staticAbility([A.redirect(A.you, A.self)])],
  ],
  [
    "Instant",
    "The next 2 damage that would be dealt to target creature this turn is dealt to you instead.",
    [
      A.spell(A.changeRules([A.redirect(A.target(0), A.you, { amount: 2 })], A.until("end of turn")), {
        targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }],
      }),
    ],
  ],
  [
    "Creature",
    "If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
    [
      A.staticAbility([
        A.modifyAmount(A.damage(A.controlledBy(A.you), A.eitherRecipient(A.kind("permanent"), A.players)), {
          factor: 2,
        }),
      ]),
    ],
  ],
  [
    "Creature",
    "If you would gain life, you gain that much life plus 1 instead.",
    [A.staticAbility([A.modifyAmount(A.lifeChange("gain", A.you), { plus: 1 })])],
  ],
  [
    "Creature",
    "If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
    [A.staticAbility([A.modifyAmount(A.tokensCreated(A.you), { factor: 2 })])],
  ],
  [
    "Creature",
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.",
    [
      A.staticAbility([
        A.modifyAmount(A.countersPlaced(A.and([A.hasType("creature"), A.controlledBy(A.you)]), "+1/+1"), {
          plus: 1,
        }),
      ]),
    ],
  ],
  [
    "Instant",
    "After this phase, there is an additional combat phase followed by an additional main phase.",
    [A.spell(A.extraPhase(["combat", "main"], { after: "this phase" }))],
  ],
  ["Instant", "Flip a coin.", [A.spell(A.flipCoin(A.you))]],
];

describe("spells, permissions, prohibitions and replacements", () => {
  it.each(goldens)("on a %s: %s", (type, text, expected) => {
    expect(abilitiesOf(text, types[type])).toEqual(expected);
  });

  const same: readonly (readonly [keyof typeof types, string, string])[] = [
    [
      "Creature",
      "This spell costs {1} less to cast for each artifact you control.",
      "This spell costs {1} less to play for each artifact you control.",
    ],
    ["Instant", "This spell can't be countered.", "This spell can't be countered by spells or abilities."],
    [
      "Creature",
      "Whenever this creature attacks, exile the top card of your library. You may play that card this turn.",
      "Whenever this creature attacks, exile the top card of your library. Until end of turn, you may play that card.",
    ],
    [
      "Creature",
      "If a source you control would deal damage to a player, it deals double that damage instead.",
      "If a source you control would deal damage to a player, it deals twice that much damage to that player instead.",
    ],
    [
      "Instant",
      "Prevent all combat damage that would be dealt by target creature this turn.",
      "Prevent all combat damage target creature would deal this turn.",
    ],
  ];
  it.each(same)("on a %s, one meaning has one shape: %s / %s", (type, today, other) => {
    expect(abilitiesOf(other, types[type])).toEqual(abilitiesOf(today, types[type]));
  });
});

describe("as though it had flash", () => {
  // 601.3: when a card may be cast is not where it may be cast from.
  tell("Sorcery", [
    [
      "Exile the top card of your library. For as long as it remains exiled, you may cast it. You may cast it as though it had flash.",
      "Exile the top card of your library. For as long as it remains exiled, you may cast it as though it had flash.",
    ],
  ]);
  it.each([
    "Exile the top card of your library.",
    "Mill a card.",
    "Discard a card.",
    "Look at the top card of your library.",
    "Reveal the top card of your library.",
    "Return target card from your graveyard to the bottom of your library.",
  ])("is not said alone of a card that is in no hand: %s", (text) =>
    expect(problemsOf(`${text} You may cast it as though it had flash this turn.`, "Sorcery")).toMatchObject([
      ["RW4001", "cast it as though it had flash this turn"],
    ]),
  );
  it.each(["Mill a card, then put it into your hand.", "Draw a card.", "Reveal a card from your hand."])(
    "is said of a card in a hand: %s",
    (text) =>
      expect(problemsOf(`${text} You may cast it as though it had flash this turn.`, "Sorcery")).toEqual([]),
  );
});
