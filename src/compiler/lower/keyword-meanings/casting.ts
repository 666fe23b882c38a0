import * as A from "../../../abilities/index.ts";
import { creature, exactly, haste, instead, me, mine, type Meanings } from "./parts.ts";

const castItself: A.TriggerEvent = A.cast(A.you, me);
/** Cast a card for the costs of a keyword; then what happens if it wasn't cast. */
const mayCast = (how: Pick<A.CastCards, "costs" | "as">, otherwise: A.Effect): A.Effect =>
  A.sequence([
    A.may(A.you, A.castCards(A.you, A.self, "cast", { bind: 0, ...how })),
    A.ifThen(A.notSo(A.performed(0)), otherwise),
  ]);

const bottomAtRandom: A.Destination = { zone: "library", position: "bottom", order: "random" };

/** 702.85a */
const cascade: A.Effect = A.sequence([
  A.lookAt(A.you, A.topCards(A.you, 999), {
    reveal: true,
    until: A.and([A.not(A.hasType("land")), A.compare("manaValue", "<", A.statOf("manaValue", A.self))]),
    bind: 0,
    bindFound: 1,
  }),
  A.exile(A.bound(0), { oneByOne: true }),
  A.may(
    A.you,
    A.castCards(A.you, A.bound(1), "cast", {
      free: true,
      spell: A.compare("manaValue", "<", A.statOf("manaValue", A.self)),
      bind: 2,
    }),
  ),
  // What was cast is there no more.
  A.move(A.among(A.bound(0), A.inZone("exile")), bottomAtRandom),
]);

/** 702.60a */
const ripple = (n: A.Quantity): A.Effect =>
  A.sequence([
    A.may(A.you, A.lookAt(A.you, A.topCards(A.you, n), { reveal: true, bind: 0 })),
    A.ifThen(
      A.performed(0),
      A.sequence([
        A.may(
          A.you,
          A.castCards(A.you, A.among(A.bound(0), A.shares("name", A.eventObjects("object"))), "cast", {
            free: true,
            bind: 1,
          }),
        ),
        A.move(A.among(A.bound(0), A.not(A.isOneOf(A.bound(1)))), { zone: "library", position: "bottom" }),
      ]),
    ),
  ]);

/** Until you lose control of the spell or the permanent it becomes. */
const whileYours = (what: A.Objects): A.Duration =>
  A.asLongAs(A.notSo(A.exists(A.all(A.and([A.not(A.otherThan(what)), A.controlledBy(A.opponents)])))));

const noCopy: A.Condition = A.matches(A.self, A.not(A.kind("copy")));

/** 702.99a: the creature may cast copies of what is encoded on it. */
const encoded: A.Triggered = A.triggered(
  A.damage(me, A.players, { combat: true }),
  A.may(A.you, A.castCards(A.you, A.granter, "cast", { free: true, copy: true })),
);

/** Keywords about casting spells. */
export const casting: Meanings = {
  cascade: () => [A.triggered(castItself, cascade, { zone: "stack" })],
  ripple: ({ n }) => [A.triggered(castItself, ripple(n))],
  // 702.99a: only a spell that a card represents.
  cipher: () => [
    A.spell(
      A.ifThen(
        noCopy,
        A.may(
          A.you,
          A.sequence([
            A.chooseObjects(A.you, A.choose(exactly(1), A.and([creature, mine])), { bind: 0 }),
            A.exile(A.self, { bind: 1 }),
            // 702.99c
            A.affect(
              A.bound(0),
              [A.gainAbilities([encoded])],
              A.asLongAs(A.matches(A.bound(1), A.inZone("exile"))),
            ),
          ]),
        ),
      ),
    ),
  ],
  // 702.50a
  epic: () => [
    A.spell(
      A.ifThen(
        A.matches(A.self, A.hasKeyword("epic")),
        A.sequence([
          A.changeRules([A.playerCant(A.you, "castSpells")], A.until("end of game")),
          A.delayed(
            A.beginningOf("upkeep", A.you),
            { effect: A.copySpell(A.you, A.self, { newTargets: true, except: [A.loseAbilities(["epic"])] }) },
            { duration: A.until("end of game") },
          ),
        ]),
      ),
    ),
  ],
  // 702.35a: "this way" is by the first ability of the same instance.
  madness: ({ costs }) => [
    A.staticAbility(
      [
        A.replace(
          A.zoneChange(me, "hand", "graveyard", { reason: "discard" }),
          A.sequence([
            A.exile(A.eventObjects("object"), { bind: 1 }),
            A.reflexive(1, {
              effect: mayCast({ costs, as: "madness" }, A.move(A.self, { zone: "graveyard" })),
            }),
          ]),
        ),
      ],
      { zone: "hand" },
    ),
  ],
  // 702.62a
  suspend: () => [
    A.triggered(A.beginningOf("upkeep", A.you), A.removeCounters("time", exactly(1), A.self), {
      zone: "exile",
      condition: A.matches(A.self, A.hasCounter("time")),
    }),
    A.triggered(
      A.countersPlaced(me, "time", { removed: true, last: true }),
      A.sequence([
        A.may(A.you, A.castCards(A.you, A.self, "play", { free: true, bind: 0 })),
        A.ifThen(
          A.performed(0, { filter: A.hasType("creature") }),
          A.affect(A.bound(0), [A.gainAbilities([haste])], whileYours(A.bound(0))),
        ),
      ]),
      { zone: "exile" },
    ),
  ],
  // What becomes of the permanent is a rule of resolving (702.185a).
  warp: ({ costs }) => [instead(costs)],
  // 702.127a: from which zone it can be cast is a rule of casting.
  aftermath: () => [
    A.staticAbility(
      [
        A.replace(
          A.zoneChange(me, "stack", undefined, { notTo: "exile" }),
          A.exile(A.eventObjects("object")),
        ),
      ],
      { zone: "stack", condition: A.castFrom(A.self, "graveyard") },
    ),
  ],
  // 702.190a: that the permanent enters tapped and attacking is a rule of resolving.
  sneak: ({ costs }) => [
    A.staticAbility(
      [
        A.alternativeCost(
          me,
          [
            ...costs,
            A.costOnObjects(
              "returnToHand",
              A.costChoice(exactly(1), A.and([creature, mine, A.attacking(), A.status("unblocked")])),
            ),
          ],
          { condition: A.isStep(["declare blockers"], { of: A.you }), instant: true },
        ),
      ],
      { zone: "stack" },
    ),
  ],
  // 702.187a
  mayhem: ({ costs }) => [
    A.staticAbility([A.mayPlay(A.you, A.self, "cast", { costs: costs })], {
      zone: "graveyard",
      condition: A.matches(A.self, A.history("was discarded", "this turn")),
    }),
  ],
  // 702.140a: that it merges with its target is a rule of resolving.
  mutate: ({ costs }) => [
    instead(costs),
    A.spell(A.nothing, {
      targets: [
        {
          count: exactly(1),
          objects: A.and([creature, A.not(A.hasSubtype("Human")), A.shares("owner", A.self)]),
          onlyIf: A.wasPaid(A.self, "mutate"),
        },
      ],
    }),
  ],
  // 702.113a: the additional target belongs to the way of casting.
  awaken: ({ n, costs }) => [
    instead(costs),
    A.spell(
      A.sequence([
        A.putCounters("+1/+1", n, A.target(0)),
        A.affect(A.target(0), [
          A.addTypes({ cardTypes: ["creature"], subtypes: ["Elemental"] }),
          A.setPT(0, 0),
          A.gainAbilities([haste]),
        ]),
      ]),
      {
        targets: [
          {
            count: exactly(1),
            objects: A.and([A.hasType("land"), mine]),
            onlyIf: A.wasPaid(A.self, "awaken"),
          },
        ],
      },
    ),
  ],
};
