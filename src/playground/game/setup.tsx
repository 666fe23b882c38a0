import { useEffect, useState } from "preact/hooks";
import type { LanguageWorker } from "../workers/connect.ts";
import { type Board, type BoardSide, type BoardZone, boardZones, type GamePlan } from "./plan.ts";

const emptySide: BoardSide = { life: 20, battlefield: [], hand: [], graveyard: [], exile: [], library: [] };
/** A board with cards enough that nobody loses for want of one. */
const firstBoard = (land: string): Board => {
  const library = Array.from({ length: 20 }, () => land);
  return [
    { ...emptySide, library },
    { ...emptySide, library },
  ];
};

const withSide = (board: Board, side: 0 | 1, change: Partial<BoardSide>): Board =>
  side === 0 ? [{ ...board[0], ...change }, board[1]] : [board[0], { ...board[1], ...change }];

/** Equal cards of a zone are one entry with their number. */
const counted = (names: readonly string[]): readonly (readonly [string, number])[] => [
  ...names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>()),
];

const titles: Readonly<Record<BoardZone, string>> = {
  battlefield: "Battlefield",
  hand: "Hand",
  graveyard: "Graveyard",
  exile: "Exile",
  library: "Library",
};

interface ZoneProps {
  readonly owner: string;
  readonly zone: BoardZone;
  readonly names: readonly string[];
  /** The card that is put down where one clicks. */
  readonly held: string | undefined;
  readonly onNames: (names: readonly string[]) => void;
}

/** A zone into which cards are dropped, or put with a button; a click on a card takes it away. */
const SetUpZone = ({ owner, zone, names, held, onNames }: ZoneProps) => (
  <div
    class="zone setting"
    role="group"
    aria-label={`${owner}: ${titles[zone]}`}
    onDragOver={(event) => {
      event.preventDefault();
      event.stopPropagation();
    }}
    onDrop={(event) => {
      const name = event.dataTransfer?.getData("text/plain");
      if (name === undefined || name === "") return;
      event.preventDefault();
      event.stopPropagation();
      onNames([...names, name]);
    }}
  >
    <h3>
      {titles[zone]} <span class="faint">{names.length}</span>
      <button
        type="button"
        disabled={held === undefined}
        onClick={() => held !== undefined && onNames([...names, held])}
      >
        Put here
      </button>
    </h3>
    <ul>
      {counted(names).map(([name, count]) => (
        <li key={name}>
          <button
            type="button"
            class="small"
            aria-label={`${count > 1 ? `${count} × ` : ""}${name}: take one away`}
            onClick={() => onNames(names.toSpliced(names.lastIndexOf(name), 1))}
          >
            {count > 1 ? `${count} × ` : ""}
            {name}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

interface Props {
  readonly language: LanguageWorker;
  readonly plan: GamePlan;
  readonly onPlan: (plan: GamePlan) => void;
  readonly onLeave: () => void;
}

interface SupplyProps {
  readonly names: readonly string[];
  readonly held: string | undefined;
  readonly onHold: (name: string | undefined) => void;
}

/** The cards that there are, to drag or to choose. */
const Supply = ({ names, held, onHold }: SupplyProps) => (
  <section class="supply" aria-label="Cards">
    <h2>Cards</h2>
    <p class="faint">Drag a card to a zone; or choose it, and put it there.</p>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            class="small"
            draggable
            aria-pressed={held === name}
            onClick={() => onHold(held === name ? undefined : name)}
            onDragStart={(event) => event.dataTransfer?.setData("text/plain", name)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** Sets up a board: cards are dragged to their zones, or chosen and put there. */
export const SetUpPane = ({ language, plan, onPlan, onLeave }: Props) => {
  const [names, setNames] = useState<readonly string[]>([]);
  const [held, setHeld] = useState<string>();
  const [board, setBoard] = useState<Board>(plan.board ?? firstBoard("Mountain"));
  useEffect(() => void language.calls.cardNames(plan.text).then(setNames), [plan.text]);
  const owners = ["Ada", "Ben"] as const;
  return (
    <div class="setup">
      <Supply names={names} held={held} onHold={setHeld} />
      {([1, 0] as const).map((side) => (
        <section key={side} class={`side${side === 1 ? " far" : ""}`} aria-label={owners[side]}>
          <div class="player">
            <h2>{owners[side]}</h2>
            <label class="choice">
              Life
              <input
                type="number"
                value={board[side].life}
                onInput={({ currentTarget }) =>
                  setBoard(withSide(board, side, { life: Math.trunc(Number(currentTarget.value)) }))
                }
              />
            </label>
          </div>
          <div class="zones">
            {boardZones.map((zone) => (
              <SetUpZone
                key={zone}
                owner={owners[side]}
                zone={zone}
                names={board[side][zone]}
                held={held}
                onNames={(next) => setBoard(withSide(board, side, { [zone]: next }))}
              />
            ))}
          </div>
        </section>
      ))}
      <div class="controls">
        <button
          type="button"
          class="confirm"
          onClick={() => {
            onPlan({ ...plan, board, answers: [] });
            onLeave();
          }}
        >
          Play this board
        </button>
        <button
          type="button"
          onClick={() => {
            const { board: _, ...decks } = plan;
            onPlan({ ...decks, answers: [] });
            onLeave();
          }}
        >
          Play with decks
        </button>
        <button type="button" onClick={onLeave}>
          Back to the game
        </button>
      </div>
    </div>
  );
};
