import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demandOf, manaBits } from "../../src/runtime/mana/demand.ts";
import type { Demand } from "../../src/runtime/mana/demand.ts";
import { solve } from "../../src/runtime/mana/solver.ts";
import type { Source, Unit } from "../../src/runtime/mana/solver.ts";

const unit = (symbols: string, snow = false): Unit => ({
  mask: [...symbols].reduce((m, s) => m | (manaBits[s] ?? 0), 0),
  snow,
});
const taps = (symbols: string, rank = 0): Source => ({ uses: [{ units: [unit(symbols)] }], rank });
const filter = (cost: string, output: readonly string[]): Source => ({
  uses: [{ units: output.map((s) => unit(s)), cost: demandOf([cost], 0) }],
  rank: 4,
});

describe("payment", () => {
  test.each([
    ["{1}{G}", ["1", "G"], ["G", "R"], true],
    ["the flexible land is kept for the other color", ["W", "U"], ["WU", "W"], true],
    ["a color is missing", ["W", "U"], ["W", "W"], false],
    ["hybrid", ["W/U", "W/U"], ["U", "W"], true],
    ["two-brid with two generic", ["2/W"], ["U", "R"], true],
    ["two-brid with its color", ["2/W"], ["W"], true],
    ["two-brid short", ["2/W"], ["U"], false],
    ["colorless needs colorless", ["C"], ["W"], false],
    ["colorless", ["C"], ["C"], true],
    ["snow needs snow", ["S"], ["W"], false],
  ])("%s", (_, cost, lands, possible) => {
    expect(
      solve(
        demandOf(cost as string[], 0),
        [],
        (lands as string[]).map((l) => taps(l)),
        20,
      ) !== undefined,
    ).toBe(possible);
  });

  test("Phyrexian mana costs life only where mana is missing", () => {
    expect(solve(demandOf(["G/P"], 0), [], [taps("G")], 20)?.life).toBe(0);
    expect(solve(demandOf(["G/P"], 0), [], [taps("R")], 20)?.life).toBe(2);
    expect(solve(demandOf(["G/P"], 0), [], [], 1)).toBeUndefined();
  });

  test("mana in the pool is spent first", () => {
    const payment = solve(demandOf(["1"], 0), [unit("R")], [taps("R")], 20);
    expect(payment?.pool).toEqual([0]);
    expect(payment?.uses).toEqual([]);
  });

  test("sources of low rank are used first", () => {
    const payment = solve(demandOf(["1"], 0), [], [taps("R", 12), taps("R", 0)], 20);
    expect(payment?.uses.map((u) => u.source)).toEqual([1]);
  });

  test("a filter turns mana into other mana, but does not pay for itself", () => {
    expect(solve(demandOf(["W"], 0), [], [taps("R"), filter("1", ["W"])], 20)).toBeDefined();
    expect(solve(demandOf(["W"], 0), [], [filter("1", ["W"])], 20)).toBeUndefined();
    expect(solve(demandOf(["W"], 0), [], [filter("1", ["W"]), filter("1", ["W", "W"])], 20)).toBeUndefined();
  });

  test("filters can be chained", () => {
    const chain = [taps("R"), filter("R", ["G"]), filter("G", ["U"]), filter("U", ["W"])];
    expect(solve(demandOf(["W"], 0), [], chain, 20)).toBeDefined();
    expect(solve(demandOf(["W", "R"], 0), [], chain, 20)).toBeUndefined();
  });

  test("one use of several is chosen", () => {
    const either: Source = {
      uses: [{ units: [unit("W"), unit("W")] }, { units: [unit("U"), unit("U")] }],
      rank: 0,
    };
    expect(solve(demandOf(["U", "U"], 0), [], [either], 20)).toBeDefined();
    expect(solve(demandOf(["U", "W"], 0), [], [either], 20)).toBeUndefined();
    expect(solve(demandOf(["U", "W"], 0), [], [either, either], 20)).toBeDefined();
  });

  test("a payment is found exactly if there is one", () => {
    const symbol = fc.constantFrom("W", "U", "B", "R", "G", "C", "W/U", "B/G", "2/R");
    const masks = fc.constantFrom("W", "U", "B", "R", "G", "C", "WU", "BG", "WUBRG", "RC");
    /** All ways to hand out units to symbols, one after the other. */
    const payable = (demand: Demand, units: readonly Unit[]): boolean => {
      const [pip, ...rest] = demand.pips;
      if (pip === undefined) return units.length >= demand.generic;
      if (
        units.some(
          (u, i) =>
            (u.mask & pip.mask) !== 0 &&
            payable(
              { pips: rest, generic: demand.generic },
              units.filter((_, j) => j !== i),
            ),
        )
      )
        return true;
      return pip.generic > 0 && payable({ pips: rest, generic: demand.generic + pip.generic }, units);
    };
    fc.assert(
      fc.property(
        fc.array(symbol, { maxLength: 4 }),
        fc.nat(3),
        fc.array(masks, { maxLength: 5 }),
        (symbols, generic, lands) => {
          const demand = demandOf([...symbols, String(generic)], 0);
          const found =
            solve(
              demand,
              [],
              lands.map((l) => taps(l)),
              0,
            ) !== undefined;
          expect(found).toBe(
            payable(
              demand,
              lands.map((l) => unit(l)),
            ),
          );
        },
      ),
      { numRuns: 400 },
    );
  });
});
