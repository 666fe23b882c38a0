import type * as A from "../../src/abilities/index.ts";
import type { Action, Game, GameEvent } from "../../src/runtime/index.ts";
import { kept } from "../../src/runtime/remembered.ts";
import { typesOf } from "../../src/runtime/triggers/watched.ts";
import { walk } from "./probe-fitting.ts";

/** An event, and where from and to if something moved. */
const keyOf = (event: GameEvent): string =>
  [event.type, ...(event.type === "zoneChange" ? [event.from, event.to] : ["", ""])].join(" ");

/** What waits for an event, or asks whether it happened. */
const waits: ReadonlySet<unknown> = new Set(["triggered", "happened", "happenedTo", "involved"]);

/** Learns what each ability of a card makes happen, and uses those that make happen what is waited for. */
export class Tool {
  readonly #cards: readonly A.Card[];
  /** How often which events came after each ability. */
  readonly #made = new Map<number, Map<string, number>>();
  #lastUsed: number | undefined;
  /** When it was last used. */
  #last: { readonly game: Game; readonly turn: number } | undefined;
  #uses = 0;
  constructor(cards: readonly A.Card[]) {
    this.#cards = cards;
  }
  /** Which of its abilities or cards the action is. */
  #useOf(game: Game, action: Action): number | undefined {
    if (action.type !== "activate" && action.type !== "cast") return undefined;
    const card = this.#cards.findIndex((each) => game.state.objects[action.object]?.card === each);
    return card < 0 ? undefined : card * 1000 + (action.type === "cast" ? 0 : action.ability + 1);
  }
  /** Whether the action is one of its abilities. */
  isOf(game: Game, action: Action): boolean {
    return action.type === "activate" && this.#useOf(game, action) !== undefined;
  }
  /** To be called with each action that is taken, and with none where nothing is left of what was done before. */
  used(game: Game, action: Action | undefined): void {
    if (action === undefined) this.#lastUsed = undefined;
    else if (this.#useOf(game, action) !== undefined) {
      this.#lastUsed = this.#useOf(game, action);
      this.#uses = this.#isSameTurn(game) ? this.#uses + 1 : 1;
      this.#last = { game, turn: game.state.turn.number };
    }
  }
  #isSameTurn(game: Game): boolean {
    return this.#last?.game === game && this.#last.turn === game.state.turn.number;
  }
  /** Whether it has been used as often this turn as leaves time for other turns. */
  isTired(game: Game): boolean {
    return this.#isSameTurn(game) && this.#uses >= 5;
  }
  /** To be called with what happens. */
  happened(events: readonly GameEvent[]): void {
    if (this.#lastUsed === undefined) return;
    const counts = kept(this.#made, this.#lastUsed, () => new Map<string, number>());
    for (const event of events) counts.set(keyOf(event), (counts.get(keyOf(event)) ?? 0) + 1);
  }
  /** The events that an ability waits for, of those there were so far. */
  #awaited(event: A.TriggerEvent): readonly string[] {
    const { from, to } = event as { readonly from?: string; readonly to?: string };
    const seen = [...this.#made.values()].flatMap((counts) => [...counts.keys()]);
    return typesOf(event).flatMap((type) =>
      seen.filter((key) => {
        const [name, start, end] = key.split(" ");
        return name === type && (from ?? start) === start && (to ?? end) === end;
      }),
    );
  }
  /** One of the actions that mostly led to what these abilities wait for. */
  towards(
    game: Game,
    actions: readonly Action[],
    abilities: readonly A.Ability[],
    next: () => number,
  ): Action | undefined {
    const events: A.TriggerEvent[] = [];
    walk(abilities, ({ type, event }) => {
      if (waits.has(type)) events.push(event as A.TriggerEvent);
    });
    const keys = new Set(events.flatMap((event) => this.#awaited(event)));
    const worth = (action: Action): number => {
      const counts = this.#made.get(this.#useOf(game, action) ?? -1);
      const [hits, all] = [[...keys], [...(counts?.keys() ?? [])]].map((some) =>
        some.reduce((sum, key) => sum + (counts?.get(key) ?? 0), 0),
      );
      return (hits ?? 0) / Math.max(1, all ?? 0);
    };
    const rated = keys.size === 0 ? [] : actions.map((action) => ({ action, value: worth(action) }));
    const best = Math.max(0, ...rated.map(({ value }) => value));
    const good = rated.filter(({ value }) => value > best / 2);
    return good[Math.floor(next() * good.length)]?.action;
  }
}
