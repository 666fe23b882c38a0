import { useEffect, useState } from "preact/hooks";
import type { Answer } from "../../runtime/index.ts";
import type { LanguageWorker } from "../workers/connect.ts";
import { DecisionPanel } from "./decision.tsx";
import { fragmentOf, type GamePlan } from "./plan.ts";
import type { Choice, Shown } from "./table.ts";
import { Side, Zone } from "./zones.tsx";

interface Props {
  readonly language: LanguageWorker;
  readonly plan: GamePlan;
  readonly onSay: (text: string) => void;
  /** Begins another game. */
  readonly onPlan: (plan: GamePlan) => void;
}

/** The game in the worker, and what to do with it; the address of the page is always that of the game. */
const useGame = ({ language: { calls }, plan, onSay }: Props) => {
  const [shown, setShown] = useState<Shown>();
  const take = async (next: Promise<Shown>): Promise<void> => {
    try {
      const found = await next;
      setShown(found);
      const fragment = await fragmentOf({ ...plan, answers: found.answers });
      history.replaceState(null, "", fragment);
    } catch (thrown) {
      onSay(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };
  useEffect(() => {
    setShown(undefined);
    void take(calls.startTable(plan));
  }, [plan]);
  return {
    shown,
    answer: (answer: Answer) => take(calls.answerTable(answer)),
    goTo: (stop: number) => take(calls.goToStop(stop)),
  };
};

/** Saves the game as a file, from which it can be opened again. */
const save = (plan: GamePlan): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(plan)], { type: "application/json" }));
  link.download = "game.rulewright.json";
  link.click();
  URL.revokeObjectURL(link.href);
};

interface ControlProps extends Props {
  readonly shown: Shown;
  readonly goTo: (stop: number) => void;
}

/** Other games, undoing, stepping, and saving. */
const Controls = ({ shown: { at, stops, answers }, goTo, plan, onPlan, onSay }: ControlProps) => (
  <section class="controls" aria-label="Game">
    <button type="button" disabled={at === 0} onClick={() => goTo(at - 1)}>
      Undo
    </button>
    <button type="button" disabled={at >= stops} onClick={() => goTo(at + 1)}>
      Again
    </button>
    <label class="choice">
      Decision {at} of {stops}
      <input
        type="range"
        min={0}
        max={stops}
        value={at}
        onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
      />
    </label>
    <button
      type="button"
      onClick={() =>
        void navigator.clipboard
          .writeText(location.href)
          .then(() => onSay("The link to this game is copied."))
          .catch(() => onSay("The address of this page is the link to this game."))
      }
    >
      Copy link
    </button>
    <button type="button" onClick={() => save({ ...plan, answers })}>
      Save
    </button>
    <button
      type="button"
      onClick={() => onPlan({ ...plan, seed: (plan.seed * 48271 + 11) % 2147483647, answers: [] })}
    >
      New game
    </button>
    <label class="choice">
      <input
        type="checkbox"
        checked={plan.bot}
        onChange={({ currentTarget }) => onPlan({ ...plan, bot: currentTarget.checked, answers: [] })}
      />
      against a bot
    </label>
    <label class="choice">
      <input
        type="checkbox"
        checked={plan.everyStep}
        onChange={({ currentTarget }) => onPlan({ ...plan, everyStep: currentTarget.checked, answers })}
      />
      ask in every step
    </label>
    <label class="choice">
      Lands at the beginning
      <select
        value={plan.lands}
        onChange={({ currentTarget }) => onPlan({ ...plan, lands: Number(currentTarget.value), answers: [] })}
      >
        {Array.from({ length: 11 }, (_, count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  </section>
);

const Log = ({ shown: { log } }: { readonly shown: Shown }) => (
  <section class="log" aria-label="Log" tabIndex={0}>
    <h3>Log</h3>
    <ol>
      {log
        .slice(-60)
        .toReversed()
        .map(({ text, turn }, index) => (
          <li key={log.length - index}>
            <span class="faint">{turn}</span> {text}
          </li>
        ))}
    </ol>
  </section>
);

/** Mana is there to be taken at the lands themselves; paying takes it by itself. */
const isListed = ({ answer }: Choice): boolean =>
  answer.type !== "action" || answer.action.type !== "activateMana";

/** A table for two: what one may do is told beside the table, and shown on it. */
export const GamePane = (props: Props) => {
  const { shown, answer, goTo } = useGame(props);
  const [narrowed, setNarrowed] = useState<readonly Choice[]>();
  useEffect(() => setNarrowed(undefined), [shown]);
  if (shown === undefined) return <p class="faint waiting">The game is being set up.</p>;
  const { view, names } = shown;
  const choices = narrowed ?? shown.choices.filter(isListed);
  const choosing = {
    shown,
    onThing: (found: readonly Choice[]) => {
      const [only, ...others] = found;
      if (only !== undefined && others.length === 0) void answer(only.answer);
      else setNarrowed(found);
    },
  };
  const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || altKey) return;
    if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) return;
    const choice = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
    if (choice !== undefined) void answer(choice.answer);
    if (key === "u" && shown.at > 0) void goTo(shown.at - 1);
  };
  const exiled = view.exile;
  return (
    <div class="game" onKeyDown={onKeyDown}>
      <div class="table">
        <Side id={1 - view.viewer} far {...choosing} />
        <p class="turn" role="status">
          Turn {view.turn.number}, {names[view.turn.active]}: {view.turn.step}
        </p>
        <Zone name="Stack" objects={view.stack.toReversed()} {...choosing} />
        {exiled.length === 0 ? null : <Zone name="Exile" objects={exiled} {...choosing} />}
        <Side id={view.viewer} far={false} {...choosing} />
      </div>
      <div class="beside">
        <DecisionPanel
          shown={shown}
          choices={choices}
          onAll={narrowed === undefined ? undefined : () => setNarrowed(undefined)}
          onAnswer={(given) => void answer(given)}
        />
        <Controls {...props} shown={shown} goTo={(stop) => void goTo(stop)} />
        <Log shown={shown} />
      </div>
    </div>
  );
};
