import { useEffect, useRef, useState } from "preact/hooks";
import type { Answer } from "../../runtime/index.ts";
import { Symbols } from "../symbols.tsx";
import type { LanguageWorker } from "../workers/connect.ts";
import type { About } from "./asking.ts";
import { Controls, saveFile } from "./controls.tsx";
import { type Answering, DecisionPanel, listedChoices } from "./decision.tsx";
import { emptyDraft } from "./draft.ts";
import { fragmentOf, type GamePlan } from "./plan.ts";
import { SetUpPane } from "./setup.tsx";
import type { Shown } from "./table.ts";
import { Side, Zone } from "./zones.tsx";

interface Props {
  readonly language: LanguageWorker;
  readonly plan: GamePlan;
  readonly onSay: (text: string) => void;
  /** Begins another game. */
  readonly onPlan: (plan: GamePlan) => void;
}

/** How much the bot plays in one go, and how much of it between two looks at the table. */
const [botPlays, botStep] = [500, 20];

/** Nobody is asked while the bot answers, and nothing beside the table changes its size. */
const whileBotPlays = ({ asked: _, question: __, ...shown }: Shown): Shown => ({
  ...shown,
  question: "The bot plays.",
});

/** The game in the worker, and what to do with it; the address of the page is always that of the game. */
const useGame = ({ language: { calls }, plan, onSay }: Props) => {
  const [shown, setShown] = useState<Shown>();
  const take = async (next: Promise<Shown>): Promise<Shown | undefined> => {
    try {
      const found = await next;
      setShown(found);
      const fragment = await fragmentOf({ ...plan, answers: found.answers });
      history.replaceState(null, "", fragment);
      return found;
    } catch (thrown) {
      onSay(thrown instanceof Error ? thrown.message : String(thrown));
      return undefined;
    }
  };
  // Whether the bot is to go on, and whether it is still at it.
  const goesOn = useRef(false);
  const [botPlaying, setBotPlaying] = useState(false);
  const stopBot = (): void => {
    goesOn.current = false;
  };
  useEffect(() => {
    stopBot();
    setShown(undefined);
    void take(calls.startTable(plan));
  }, [plan]);
  const letBotPlay = async (): Promise<void> => {
    goesOn.current = true;
    setBotPlaying(true);
    for (let count = 0; count < botPlays && goesOn.current; count += botStep) {
      const found = await take(calls.letBotPlay(botStep));
      if (found === undefined || found.over !== undefined) break;
    }
    setBotPlaying(false);
  };
  const saveScenario = async (): Promise<void> => {
    const { text, problem } = await calls.scenarioOfGame();
    if (problem === undefined) saveFile("game.scenario.yaml", text);
    onSay(
      problem === undefined
        ? "The scenario passes, and is saved as game.scenario.yaml."
        : `As a scenario this game would not pass: ${problem}`,
    );
  };
  return {
    shown: botPlaying && shown !== undefined ? whileBotPlays(shown) : shown,
    botPlaying,
    letBotPlay,
    stopBot,
    saveScenario,
    answer: (answer: Answer) => take(calls.answerTable(answer)),
    goTo: (stop: number) => take(calls.goToStop(stop)),
  };
};

const Log = ({ shown: { log } }: { readonly shown: Shown }) => (
  <section class="log" aria-label="Log" tabIndex={0}>
    <h3>Log</h3>
    <ol>
      {log
        .slice(-60)
        .toReversed()
        .map(({ text, turn }, index) => (
          <li key={log.length - index}>
            <span class="faint">{turn}</span> <Symbols text={text} />
          </li>
        ))}
    </ol>
  </section>
);

/** What somebody has said of the decision at hand; another decision begins anew. */
const useAnswering = (shown: Shown | undefined, onAnswer: (answer: Answer) => void) => {
  const [said, setSaid] = useState({ of: shown, draft: emptyDraft(shown?.asked) });
  const [opened, onOpen] = useState<About>();
  const draft = said.of === shown ? said.draft : emptyDraft(shown?.asked);
  useEffect(() => {
    onOpen(undefined);
    // The button that was pressed is gone: keys go on where the next question stands.
    if (shown !== undefined && document.activeElement === document.body)
      document.getElementById("question")?.focus({ preventScroll: true });
  }, [shown]);
  return {
    draft,
    onDraft: (next: typeof draft) => setSaid({ of: shown, draft: next }),
    opened,
    onOpen,
    onAnswer,
  };
};

/** The steps of a turn (500.1) in the words of a table, with the names of those that each stands for. */
const steps: readonly (readonly [label: string, names: readonly string[]])[] = [
  ["upkeep", ["untap", "upkeep"]],
  ["draw", ["draw"]],
  ["main", ["precombat main"]],
  ["combat", ["beginning of combat"]],
  ["attackers", ["declare attackers"]],
  ["blockers", ["declare blockers"]],
  ["damage", ["first-strike combat damage", "combat damage"]],
  ["end of combat", ["end of combat"]],
  ["second main", ["postcombat main"]],
  ["end", ["end", "cleanup"]],
];

const Steps = ({ step }: { readonly step: string }) => (
  <ol class="steps" aria-label="Steps of the turn">
    {steps.map(([label, names]) => (
      <li key={label} aria-current={names.includes(step) ? "step" : undefined}>
        {label}
      </li>
    ))}
  </ol>
);

const Table = ({ answering }: { readonly answering: Answering }) => {
  const { view, names } = answering.shown;
  return (
    <div class="table">
      <Side id={1 - view.viewer} far answering={answering} />
      <p class="turn" role="status">
        Turn {view.turn.number}, {names[view.turn.active]}: {view.turn.step}
      </p>
      <Steps step={view.turn.step} />
      <Zone name="Stack" objects={view.stack.toReversed()} ordered answering={answering} />
      {view.exile.length === 0 ? null : <Zone name="Exile" objects={view.exile} answering={answering} />}
      <Side id={view.viewer} far={false} answering={answering} />
    </div>
  );
};

/** Whether keys are written into it. */
const isWrittenInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("select, input, textarea"));

/** Hears keys wherever the focus is: whoever opens the table by a button above it need not go there first. */
const useKeys = (onKey: (event: KeyboardEvent) => void): void => {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target } = event;
      if (!ctrlKey && !metaKey && !altKey && !isWrittenInto(target)) latest.current(event);
    };
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
};

/** A table for two: what one may do is told beside the table, and done on it. */
export const GamePane = (props: Props) => {
  const { shown, botPlaying, answer, goTo, letBotPlay, stopBot, saveScenario } = useGame(props);
  const [settingUp, setSettingUp] = useState(false);
  const given = useAnswering(shown, (next) => void answer(next));
  useKeys(({ key }) => {
    if (shown === undefined || settingUp) return;
    const choice = /^[1-9]$/.test(key) ? listedChoices(shown)[Number(key) - 1] : undefined;
    if (choice !== undefined) void answer(choice.answer);
    if (key === "u" && shown.at > 0 && !botPlaying) void goTo(shown.at - 1);
  });
  if (settingUp) return <SetUpPane {...props} onLeave={() => setSettingUp(false)} />;
  if (shown === undefined) return <p class="faint waiting">The game is being set up.</p>;
  const answering: Answering = { ...given, shown };
  return (
    <div class="game">
      <Table answering={answering} />
      <div class="beside">
        <DecisionPanel {...answering} />
        <Controls
          {...props}
          shown={shown}
          goTo={(stop) => void goTo(stop)}
          botPlaying={botPlaying}
          letBotPlay={() => void letBotPlay()}
          stopBot={stopBot}
          saveScenario={() => void saveScenario()}
          onSetUp={() => setSettingUp(true)}
        />
        <Log shown={shown} />
      </div>
    </div>
  );
};
