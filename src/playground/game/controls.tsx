import type { GamePlan } from "./plan.ts";
import type { Shown } from "./table.ts";

/** What is done with the game as a whole. */
export interface Commands {
  readonly goTo: (stop: number) => void;
  /** Lets the bot decide everything for a while. */
  readonly letBotPlay: () => void;
  readonly stopBot: () => void;
  readonly saveScenario: () => void;
  /** Begins another game. */
  readonly onPlan: (plan: GamePlan) => void;
  readonly onSetUp: () => void;
  readonly onSay: (text: string) => void;
}

/** Hands a text to the browser as a file. */
export const saveFile = (name: string, text: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

interface Props extends Commands {
  readonly shown: Shown;
  readonly plan: GamePlan;
  readonly botPlaying: boolean;
}

/** Undoing and stepping: to any decision, and on from there. */
const Steps = ({ shown: { at, stops }, botPlaying, goTo }: Props) => (
  <>
    <button type="button" disabled={botPlaying || at === 0} onClick={() => goTo(at - 1)}>
      Undo
    </button>
    <button type="button" disabled={botPlaying || at >= stops} onClick={() => goTo(at + 1)}>
      Redo
    </button>
    <label class="choice stepping">
      <span>
        Decision {at} of {stops}
      </span>
      <input
        type="range"
        min={0}
        max={stops}
        value={at}
        disabled={botPlaying}
        onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
      />
    </label>
  </>
);

const opponents = { bot: "a bot", person: "a second person", alone: "nobody" } as const;
type Opponent = keyof typeof opponents;
const opponentOf = ({ bot, alone }: GamePlan): Opponent =>
  alone === true ? "alone" : bot ? "bot" : "person";
const against = (plan: GamePlan, opponent: Opponent): GamePlan => ({
  ...plan,
  bot: opponent !== "person",
  alone: opponent === "alone",
  answers: [],
});

/** How the game is played: the answers so far hold only where nothing else is asked. */
const Manner = ({ plan, shown: { answers }, onPlan, onSetUp }: Props) => (
  <>
    <label class="choice">
      Against
      <select
        value={opponentOf(plan)}
        onChange={({ currentTarget }) => onPlan(against(plan, currentTarget.value as Opponent))}
      >
        {Object.entries(opponents).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
    {plan.board === undefined ? (
      <label class="choice">
        Lands
        <select
          value={plan.lands}
          onChange={({ currentTarget }) =>
            onPlan({ ...plan, lands: Number(currentTarget.value), answers: [] })
          }
        >
          {Array.from({ length: 11 }, (_, count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
    ) : null}
    <button type="button" onClick={onSetUp}>
      Set up the board
    </button>
    <label class="choice">
      <input
        type="checkbox"
        checked={plan.everyStep}
        onChange={({ currentTarget }) => onPlan({ ...plan, everyStep: currentTarget.checked, answers })}
      />
      ask in every step
    </label>
    <label class="choice">
      <input
        type="checkbox"
        checked={plan.ownMana === true}
        onChange={({ currentTarget }) => onPlan({ ...plan, ownMana: currentTarget.checked, answers })}
      />
      choose the mana
    </label>
  </>
);

/** Other games, undoing, stepping, and saving. */
export const Controls = (props: Props) => {
  const { shown, plan, botPlaying, onPlan, onSay, letBotPlay, stopBot, saveScenario } = props;
  return (
    <section class="controls" aria-label="Game">
      <Steps {...props} />
      <button type="button" disabled={shown.over !== undefined} onClick={botPlaying ? stopBot : letBotPlay}>
        {botPlaying ? "Stop the bot" : "Let the bot play"}
      </button>
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
      <button
        type="button"
        onClick={() => saveFile("game.rulewright.json", JSON.stringify({ ...plan, answers: shown.answers }))}
      >
        Save
      </button>
      <button type="button" onClick={saveScenario}>
        Save as scenario
      </button>
      <button
        type="button"
        onClick={() => onPlan({ ...plan, seed: (plan.seed * 48271 + 11) % 2147483647, answers: [] })}
      >
        New game
      </button>
      <Manner {...props} />
    </section>
  );
};
