import { expect, test } from "vitest";
import { HeraldOfManyRoads } from "../../generated/far-meridian.ts";
import { startGame } from "../../src/runtime/index.ts";
import { entries, nameOf, run, step } from "./kernel-driver.ts";

test("myriad: a copy attacks each opponent who is not the defending player (702.116a)", () => {
  const session = startGame({
    seed: 1,
    players: [{ library: [], battlefield: entries(HeraldOfManyRoads) }, { library: [] }, { library: [] }],
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
