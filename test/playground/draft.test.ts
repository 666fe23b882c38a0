import { describe, expect, it } from "vitest";
import type { Asked } from "../../src/playground/game/asking.ts";
import {
  answerOf,
  emptyDraft,
  isComplete,
  withAt,
  withMoved,
  withPicked,
} from "../../src/playground/game/draft.ts";

describe("an answer that takes more than one word", () => {
  it("picks so many and no more, the last ones", () => {
    const asked: Asked = {
      how: "pick",
      type: "targets",
      items: [{ label: "a" }, { label: "b" }, { label: "c" }],
      values: [{ player: 0 }, { player: 1 }, { object: 7 }],
      min: 2,
      max: 2,
      repeat: false,
    };
    let draft = emptyDraft(asked);
    expect(isComplete(asked, draft)).toBe(false);
    for (const item of [0, 1, 2]) draft = withPicked(draft, asked, item);
    expect(isComplete(asked, draft)).toBe(true);
    expect(answerOf(asked, draft)).toEqual({ type: "targets", chosen: [{ player: 1 }, { object: 7 }] });
    expect(withPicked(draft, asked, 1).picked).toEqual([2]);
  });
  it("picks a mode again where that is allowed", () => {
    const asked: Asked = {
      how: "pick",
      type: "modes",
      items: [{ label: "mode 1" }],
      values: [0],
      min: 1,
      max: 2,
      repeat: true,
    };
    const draft = withPicked(withPicked(emptyDraft(asked), asked, 0), asked, 0);
    expect(answerOf(asked, draft)).toEqual({ type: "modes", chosen: [0, 0] });
  });
  it("puts in order", () => {
    const asked: Asked = { how: "order", items: [{ label: "a" }, { label: "b" }, { label: "c" }] };
    expect(answerOf(asked, withMoved(emptyDraft(asked), 2, -1))).toEqual({ type: "order", order: [0, 2, 1] });
  });
  it("divides all of it", () => {
    const asked: Asked = { how: "divide", items: [{ label: "a" }, { label: "b" }], total: 5, least: 1 };
    const draft = emptyDraft(asked);
    expect(answerOf(asked, draft)).toEqual({ type: "divide", shares: [4, 1] });
    const less = { ...draft, shares: withAt(draft.shares, 0, 3) };
    expect(isComplete(asked, less)).toBe(false);
    expect(isComplete(asked, { ...less, shares: withAt(less.shares, 1, 2) })).toBe(true);
  });
  it("declares what attacks and what blocks", () => {
    const creatures = [
      { object: 3, label: "a", options: [{ label: "Ben", value: { player: 1 } }] },
      { object: 4, label: "b", options: [{ label: "a", value: 3 }] },
    ];
    const attack: Asked = { how: "declare", type: "attackers", creatures };
    const declared = withAt(emptyDraft(attack).declared, 0, 0);
    expect(answerOf(attack, { ...emptyDraft(attack), declared })).toEqual({
      type: "attackers",
      attacks: [{ id: 3, defender: { player: 1 } }],
    });
    const block: Asked = { how: "declare", type: "blockers", creatures };
    expect(answerOf(block, { ...emptyDraft(block), declared: withAt(declared, 1, 0) })).toEqual({
      type: "blockers",
      blocks: [{ id: 4, attackers: [3] }],
    });
  });
  it("pays with what is said, or leaves it open", () => {
    const asked: Asked = {
      how: "pay",
      choices: [],
      pool: ["red", "blue"],
      helpers: [{ object: 9, label: "a" }],
      most: 1,
    };
    expect(answerOf(asked, emptyDraft(asked))).toEqual({ type: "pay" });
    expect(answerOf(asked, { ...emptyDraft(asked), pool: [1], picked: [0] })).toEqual({
      type: "pay",
      pool: [1],
      helpers: [9],
    });
  });
});
