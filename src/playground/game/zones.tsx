import type { GameView, HiddenCard, ObjectView, PlayerView } from "../../play/index.ts";
import { manaSymbol, Symbols } from "../symbols.tsx";
import { Control, Each, useOf, useOfStack } from "./control.tsx";
import type { Answering } from "./decision.tsx";
import { type Stack, stacksOf } from "./stacks.ts";

const marksOf = ({ tapped, summoningSick, damage, counters, faceDown }: ObjectView): readonly string[] => [
  ...(tapped === undefined ? [] : ["tapped"]),
  ...(summoningSick === undefined ? [] : ["just arrived"]),
  ...(faceDown === undefined ? [] : ["face down"]),
  ...(damage === undefined || damage === 0 ? [] : [`${damage} damage`]),
  ...Object.entries(counters).map(([kind, count]) => `${count} ${kind}`),
];

const inCombat = ({ combat }: GameView, id: number): readonly string[] => {
  if (combat === undefined) return [];
  const attacks = combat.attackers.some((each) => each.id === id);
  const blocks = combat.attackers.some(({ blockers }) => blockers.includes(id));
  return [...(attacks ? ["attacks"] : []), ...(blocks ? ["blocks"] : [])];
};

const nameOf = ({ name, stack }: ObjectView): string => name || stack?.sourceName || "Face-down card";

interface FaceProps {
  readonly object: ObjectView;
  readonly count: number;
  readonly view: GameView;
}

const Face = ({ object, count, view }: FaceProps) => {
  const { manaCost, power, toughness, loyalty, cardTypes, stack } = object;
  const stats = power === undefined || toughness === undefined ? loyalty : `${power}/${toughness}`;
  return (
    <>
      <strong>
        {nameOf(object)}
        {count > 1 ? <span class="many">{` ×\u00a0${count}`}</span> : null}
      </strong>
      {manaCost === undefined || manaCost === "" ? null : (
        <span class="cost">
          <Symbols text={manaCost} />
        </span>
      )}
      <span class="faint kinds">
        {stack?.text === undefined ? cardTypes.join(" ") : <Symbols text={stack.text} />}
      </span>
      {stats === undefined ? null : <span class="stats">{stats}</span>}
      <span class="marks">{[...marksOf(object), ...inCombat(view, object.id)].join(", ")}</span>
    </>
  );
};

/** A card on the table, or several that are alike, with what can be said of it in the decision at hand. */
const Tile = ({ stack, answering }: { readonly stack: Stack; readonly answering: Answering }) => {
  if ("hidden" in stack) return <li class="tile back" aria-label="a hidden card" />;
  const { shown } = answering;
  const [object] = stack;
  const ids = stack.map(({ id }) => id);
  const use = useOfStack(ids, answering);
  const face = <Face object={object} count={stack.length} view={shown.view} />;
  const classes = `tile${object.tapped ? " tapped" : ""}${shown.source === object.id ? " asks" : ""}`;
  const title = object.abilities.flatMap(({ text }) => text ?? []).join("\n");
  return (
    <li class={classes} title={title}>
      {use === undefined ? (
        <div class="face">{face}</div>
      ) : (
        <button
          type="button"
          class="face can"
          aria-pressed={use.pressed}
          aria-expanded={use.expanded}
          onClick={use.onUse}
        >
          {face}
        </button>
      )}
      {stack.length > 1 ? <Each ids={ids} name={nameOf(object)} answering={answering} /> : null}
      <Control about={{ object: object.id }} name={nameOf(object)} answering={answering} />
    </li>
  );
};

interface ZoneProps {
  readonly answering: Answering;
  readonly name: string;
  readonly objects: readonly (ObjectView | HiddenCard)[];
  /** In a row, where the order tells something; else those that are alike are stacked. */
  readonly ordered?: boolean;
}

/** A zone with its cards in a row; an empty one keeps its place. */
export const Zone = ({ name, objects, ordered = false, answering }: ZoneProps) => {
  const stacks = ordered
    ? objects.map((object): Stack => ("hidden" in object ? object : [object]))
    : stacksOf(objects, answering.shown);
  return (
    <div class="zone" role="group" aria-label={name}>
      <h3>
        {name} <span class="faint">{objects.length}</span>
      </h3>
      <ul>
        {stacks.map((stack, index) => (
          <Tile
            key={"hidden" in stack ? `hidden ${index}` : stack[0].id}
            stack={stack}
            answering={answering}
          />
        ))}
      </ul>
    </div>
  );
};

const isLand = (object: ObjectView): boolean =>
  object.cardTypes.includes("land") && !object.cardTypes.includes("creature");

/** A player's name and numbers; a button where a choice is about the player. */
const PlayerLine = ({
  player,
  answering,
}: {
  readonly player: PlayerView;
  readonly answering: Answering;
}) => {
  const { shown } = answering;
  const use = useOf({ player: player.id }, answering);
  const name = shown.names[player.id] ?? "";
  const mana = player.mana.map(({ color }) => manaSymbol(color)).join("");
  return (
    <div class="player">
      <h2>
        {use === undefined ? (
          name
        ) : (
          <button type="button" class="can" aria-pressed={use.pressed} onClick={use.onUse}>
            {name}
          </button>
        )}
      </h2>
      <Control about={{ player: player.id }} name={name} answering={answering} />
      <span>
        Life <b>{player.life}</b>
      </span>
      <span>Library {player.library.count}</span>
      <span>Hand {player.hand.length}</span>
      <span>Mana {mana === "" ? "none" : <Symbols text={mana} />}</span>
      {shown.view.turn.active === player.id ? <span class="active">active</span> : null}
    </div>
  );
};

interface SideProps {
  readonly answering: Answering;
  readonly id: number;
  readonly far: boolean;
}

/** Everything of one player: the nearer player's hand is nearest. */
export const Side = ({ id, far, answering }: SideProps) => {
  const { view, names } = answering.shown;
  const player = view.players[id];
  if (player === undefined) return null;
  const own = view.battlefield.filter(({ controller }) => controller === id);
  const zone = (name: string, objects: ZoneProps["objects"]) => (
    <Zone key={name} name={name} objects={objects} answering={answering} />
  );
  const rows = [
    zone(
      "Battlefield",
      own.filter((each) => !isLand(each)),
    ),
    zone("Lands", own.filter(isLand)),
    zone("Hand", player.hand),
  ];
  return (
    <section class={`side${far ? " far" : ""}`} aria-label={names[id] ?? ""}>
      <PlayerLine player={player} answering={answering} />
      {far ? rows.toReversed() : rows}
      {player.graveyard.length === 0 ? null : (
        <Zone name="Graveyard" objects={player.graveyard} ordered answering={answering} />
      )}
    </section>
  );
};
