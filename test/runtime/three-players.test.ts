import { expect, test } from "vitest";
import { GatehouseSulker, GuideOfTheBackAlleys } from "../../generated/audit-nine.ts";
import { Forest, Island, Swamp } from "../../generated/basics.ts";
import { HeraldOfManyRoads } from "../../generated/far-meridian.ts";
import { CommonToll, LedgerOfEachLoss, LedgerOfLosses } from "../../generated/ferry-tolls.ts";
import { PeatDiviner } from "../../generated/thornmere.ts";
import { startGame } from "../../src/runtime/index.ts";
import { entries, nameOf, run, step, times } from "./kernel-driver.ts";

test("myriad: a copy attacks each opponent who is not the defending player (702.116a)", () => {
  const session = startGame({
    seed: 1,
    players: [
      { library: entries(Forest), battlefield: entries(HeraldOfManyRoads) },
      { library: [] },
      { library: [] },
    ],
  });
  const { game } = run(
    session,
    (decision) => {
      if (decision.type === "yesNo") return { type: "yesNo", yes: true };
      if (decision.type !== "attackers") return undefined;
      const attacks = decision.candidates.map(({ id }) => ({ id, defender: { player: 1 } }));
      return { type: "attackers", attacks };
    },
    step(1, "declare blockers"),
  );
  const [token, ...more] = game.state.battlefield.filter((id) => game.state.objects[id]?.kind === "token");
  expect(more).toEqual([]);
  expect(nameOf(game, token!)).toBe(HeraldOfManyRoads.name);
  expect(game.state.objects[token!]?.tapped).toBe(true);
  expect(game.state.combat?.attackers.map(({ defender }) => defender)).toEqual([
    { player: 1 },
    { player: 2 },
  ]);
});

test("of several opponents the controller says which one chooses, and only that one does (608.2d)", () => {
  const asked: number[] = [];
  const session = startGame({
    seed: 1,
    players: [
      {
        library: entries(Island, Forest, Swamp, Forest),
        hand: entries(PeatDiviner),
        battlefield: entries(...times(3, Island)),
      },
      { library: [] },
      { library: [] },
    ],
  });
  const { game } = run(
    session,
    (decision) => {
      if (decision.type === "priority") {
        const action = decision.actions.find((one) => one.type === "cast");
        return action === undefined ? undefined : { type: "action", action };
      }
      if (decision.type === "players") {
        expect(decision).toMatchObject({ player: 0, candidates: [1, 2] });
        return { type: "players", chosen: [2] };
      }
      if (decision.type !== "objects") return undefined;
      asked.push(decision.player);
      return { type: "objects", chosen: decision.candidates.slice(1, 2) };
    },
    step(1, "end"),
  );
  expect(asked).toEqual([2]);
  expect(game.state.players[0]?.hand.map((id) => nameOf(game, id))).toEqual([
    Island.name,
    Forest.name,
    Forest.name,
  ]);
});

test.each([
  ["one or more opponents lose life: once for all who lose it at once (603.2c)", LedgerOfLosses, 21],
  ["an opponent loses life: once for each (603.2c)", LedgerOfEachLoss, 22],
])("%s", (_, ledger, life) => {
  const session = startGame({
    seed: 1,
    players: [
      { library: entries(Forest), hand: entries(CommonToll), battlefield: entries(ledger, Swamp) },
      { library: [] },
      { library: [] },
    ],
  });
  const { game } = run(
    session,
    (decision) => {
      if (decision.type !== "priority") return undefined;
      const action = decision.actions.find((one) => one.type === "cast");
      return action === undefined ? undefined : { type: "action", action };
    },
    step(1, "beginning of combat"),
  );
  expect(game.state.players.map((player) => player.life)).toEqual([life, 19, 19]);
});

test("“defending player” is the one that the creature would attack (508.5a)", () => {
  const session = startGame({
    seed: 1,
    players: [
      { library: entries(Forest), battlefield: entries(GatehouseSulker) },
      { library: [], battlefield: entries(Forest) },
      { library: [] },
    ],
  });
  const asked: unknown[] = [];
  run(
    session,
    (decision) => {
      if (decision.type === "attackers") asked.push(...decision.candidates.map(({ defenders }) => defenders));
      return undefined;
    },
    step(1, "end of combat"),
  );
  expect(asked).toEqual([[{ player: 2 }]]);
});

test("… or that it attacks: of several creatures each has its own (508.5a)", () => {
  const session = startGame({
    seed: 1,
    players: [
      { library: entries(Forest), battlefield: entries(GuideOfTheBackAlleys, HeraldOfManyRoads) },
      { library: [], battlefield: entries(HeraldOfManyRoads) },
      { library: [], battlefield: entries(Forest, HeraldOfManyRoads) },
    ],
  });
  const blocked: number[] = [];
  run(
    session,
    (decision) => {
      if (decision.type === "attackers")
        return {
          type: "attackers",
          attacks: decision.candidates.map(({ id }, index) => ({ id, defender: { player: index + 1 } })),
        };
      if (decision.type === "blockers") blocked.push(decision.player);
      return undefined;
    },
    step(1, "end of combat"),
  );
  expect(blocked).toEqual([1]);
});
