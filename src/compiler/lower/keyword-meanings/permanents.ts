import * as A from "../../../abilities/index.ts";
import { attacksItself, creature, enters, exactly, haste, me, mine, type Meanings } from "./parts.ts";

const upkeep: A.TriggerEvent = A.beginningOf("upkeep", A.you);
const it: A.Objects = A.eventObjects("object");
const grow = (n: A.Quantity): A.Effect => A.putCounters("+1/+1", n, A.self);
const pump = (power: A.Quantity, toughness: A.Quantity): A.Effect =>
  A.affect(A.self, [A.modifyPT(power, toughness)], A.until("end of turn"));

const tapTotalPower = (n: A.Quantity): A.Cost =>
  A.costOnObjects(
    "tap",
    A.costChoice({ min: 0 }, A.and([creature, mine, A.not(me), A.status("untapped")]), {
      together: { are: "total", in: "power", atLeast: n },
    }),
  );

/** Keywords of permanents. */
export const permanents: Meanings = {
  // 702.44a
  sunburst: () => [
    A.staticAbility([
      A.entersWith(me, { counters: [{ kind: "sunburst", count: A.manaSpent("colors", A.self) }] }),
    ]),
  ],
  // 702.122a
  crew: ({ n }) => [
    A.activated(
      [tapTotalPower(n)],
      A.affect(A.self, [A.addTypes({ cardTypes: ["artifact", "creature"] })], A.until("end of turn")),
    ),
  ],
  // 702.65a
  "aura swap": ({ costs }) => [
    A.activated(
      costs,
      A.ifThen(
        // 702.65b: the other half of the exchange is that it comes to the hand of who owns it.
        A.matches(A.self, A.and([A.inZone("battlefield"), A.ownedBy(A.you)])),
        A.sequence([
          A.chooseObjects(
            A.you,
            A.choose({ min: 0, max: 1 }, A.and([A.hasSubtype("Aura"), A.inZone("hand", A.you)])),
            { bind: 0 },
          ),
          A.move(A.bound(0), { zone: "battlefield", attachedTo: A.host }, { bind: 1 }),
          A.ifThen(A.performed(1), A.move(A.self, { zone: "hand" })),
        ]),
      ),
    ),
  ],
  // 702.171a
  saddle: ({ n }) => [
    A.activated([tapTotalPower(n)], A.designate(A.self, "saddled"), { limits: [A.sorcerySpeed] }),
  ],
  // 702.24a
  "cumulative upkeep": ({ costs }) => [
    A.triggered(
      upkeep,
      A.sequence([
        A.putCounters("age", 1, A.self),
        A.unless(A.sacrifice(A.you, A.self), A.you, costs, { times: A.countersOn(A.self, "age") }),
      ]),
      { condition: A.matches(A.self, A.inZone("battlefield")) },
    ),
  ],
  // 702.30a: it triggers once for each time the permanent came under its controller's control.
  echo: ({ costs }) => [
    A.triggered(upkeep, A.unless(A.sacrifice(A.you, A.self), A.you, costs), {
      condition: A.matches(A.self, A.status("new")),
    }),
  ],
  // 702.82a
  devour: ({ times, quality }) => [
    A.staticAbility([
      A.entersWith(me, {
        as: A.sequence([
          A.sacrifice(A.you, undefined, {
            count: { min: 0 },
            filter: A.and([quality, A.not(A.isOneOf(it))]),
            bind: 0,
          }),
          A.putCounters("+1/+1", times(A.amount(0)), it),
        ]),
      }),
    ]),
  ],
  // 702.136a
  riot: () => [
    A.staticAbility([
      A.entersWith(me, {
        as: A.oneOf(A.you, [A.putCounters("+1/+1", 1, it), A.affect(it, [A.gainAbilities([haste])])]),
      }),
    ]),
  ],
  // 702.112a
  renown: ({ n }) => [
    A.triggered(
      A.damage(me, A.players, { combat: true }),
      A.sequence([grow(n), A.designate(A.self, "renowned")]),
      {
        condition: A.notSo(A.matches(A.self, A.status("renowned"))),
      },
    ),
  ],
  // 702.121a
  melee: () => {
    const attacked = A.happened(A.attacks(mine, { whom: A.eachPlayer }), "this combat");
    const opponents = A.countPlayers(A.playersWho(A.opponents, attacked));
    return [A.triggered(attacksItself, pump(opponents, opponents))];
  },
  // 702.23a
  rampage: ({ times }) => {
    const beyond = A.plus([A.count(A.all(A.blocking({ what: A.self }))), -1]);
    const more = times(A.extreme("greatest", [0, beyond]));
    return [A.triggered(A.becomesBlocked(me), pump(more, more))];
  },
  // 702.104a
  tribute: ({ n }) => {
    const opponent = A.boundPlayer(0);
    const counters = A.putCounters("+1/+1", n, it, { who: opponent, bind: 1 });
    return [
      A.staticAbility([
        A.entersWith(me, {
          as: A.sequence([
            A.chooseValue(A.you, "opponent", { bind: 0, once: true }),
            A.may(opponent, counters),
            A.ifThen(A.performed(1), A.designate(it, "tributePaid")),
          ]),
        }),
      ]),
    ];
  },
  // 702.110a
  exploit: () => [
    A.triggered(A.zoneChange(me, undefined, "battlefield"), A.may(A.you, A.doAction("exploit", A.you))),
  ],
  // 702.141a
  encore: ({ costs }) => [
    A.activated(
      [...costs, A.costOnObjects("exile", A.self)],
      A.sequence([
        A.forEachPlayer(
          A.opponents,
          A.sequence([
            A.createCopies(A.you, 1, A.self, { bind: 0 }),
            A.affect(A.bound(0), [A.must("attack", { whom: A.eachPlayer })], A.until("end of turn")),
          ]),
        ),
        A.affect(A.bound(0), [A.gainAbilities([haste])]),
        A.delayed(A.beginningOf("end", undefined, { next: true }), {
          effect: A.sacrifice(A.you, A.bound(0)),
        }),
      ]),
      { zone: "graveyard", limits: [A.sorcerySpeed] },
    ),
  ],
  // 702.38a
  amplify: ({ times }) => {
    const alike = A.and([A.kind("card"), A.inZone("hand", A.you), A.shares("creatureType", it)]);
    return [
      A.staticAbility([
        A.entersWith(me, {
          as: A.may(
            A.you,
            A.sequence([
              A.reveal(A.you, A.choose({ min: 1 }, alike), { bind: 0 }),
              A.putCounters("+1/+1", times(A.amount(0)), it),
            ]),
          ),
        }),
      ]),
    ];
  },
  // 702.72a
  champion: ({ quality }) => {
    const other = A.and([quality, A.not(me), mine]);
    return [
      A.triggered(
        enters,
        A.sequence([
          A.may(A.you, A.exile(A.choose(exactly(1), other), { link: "champion", bind: 0 })),
          A.ifThen(A.notSo(A.performed(0)), A.sacrifice(A.you, A.self)),
        ]),
      ),
      A.triggered(
        A.zoneChange(me, "battlefield"),
        A.move(A.linked("champion"), { zone: "battlefield", under: A.ownerOf(A.each) }),
      ),
    ];
  },
  // 702.189a
  firebending: ({ n }) => [
    A.triggered(
      attacksItself,
      A.addMana(A.you, { symbols: ["R"], choose: "fixed", count: n }, { keeps: "end of combat" }),
    ),
  ],
  // 702.52a
  dredge: ({ n }) => [
    A.staticAbility(
      [
        A.replace(A.draws(A.you), A.sequence([A.mill(A.you, n), A.move(A.self, { zone: "hand" })]), {
          optional: true,
        }),
      ],
      { zone: "graveyard", condition: A.exists(A.all(A.inZone("library", A.you)), ">=", n) },
    ),
  ],
  // 702.55a: of a spell, once it has followed its instructions.
  haunt: () => {
    const haunting = A.exile(A.self, { haunting: A.target(0) });
    const targets: readonly A.TargetSpec[] = [{ count: exactly(1), objects: creature }];
    return [
      A.triggered(A.zoneChange(me, "battlefield", "graveyard"), haunting, { targets }),
      A.spell(A.delayed(A.zoneChange(me, "stack", "graveyard"), { effect: haunting, targets })),
    ];
  },
  // 702.95a
  soulbond: () => {
    const free = A.and([creature, mine, A.not(A.status("paired"))]);
    const another = A.and([free, A.not(me)]);
    // 702.95c: it is among what is on the battlefield now, however it was when it left.
    const here = (one: A.Objects): A.Condition => A.exists(A.all(A.and([free, A.not(A.otherThan(one))])));
    const pair = (other: A.Objects): A.Effect =>
      A.may(A.you, A.designate(A.together([A.self, other]), "paired"));
    return [
      A.triggered(enters, pair(A.choose(exactly(1), another)), {
        condition: A.allOf([here(A.self), A.exists(A.all(another))]),
      }),
      A.triggered(A.zoneChange(A.and([creature, mine, A.not(me)]), undefined, "battlefield"), pair(it), {
        condition: A.allOf([here(A.self), here(it)]),
      }),
    ];
  },
};
