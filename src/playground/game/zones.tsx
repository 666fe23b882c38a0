import type { GameView, HiddenCard, ObjectView, PlayerView } from "../../play/index.ts";
import type { Choice, Shown } from "./table.ts";

/** What the parts of the table need to let somebody choose by them. */
export interface Choosing {
  readonly shown: Shown;
  /** Things of which more than one choice is about: the choices are narrowed to them. */
  readonly onThing: (choices: readonly Choice[]) => void;
}

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

const Face = ({ object, view }: { readonly object: ObjectView; readonly view: GameView }) => {
  const { name, manaCost, power, toughness, loyalty, cardTypes, stack } = object;
  const stats = power === undefined || toughness === undefined ? loyalty : `${power}/${toughness}`;
  return (
    <>
      <strong>{name || stack?.sourceName || "Face-down card"}</strong>
      <span class="cost">{manaCost}</span>
      <span class="faint">{stack === undefined ? cardTypes.join(" ") : stack.text}</span>
      {stats === undefined ? null : <span class="stats">{stats}</span>}
      <span class="marks">{[...marksOf(object), ...inCombat(view, object.id)].join(", ")}</span>
    </>
  );
};

/** A card on the table; a button where a choice is about it. */
const Tile = ({
  object,
  choosing,
}: {
  readonly object: ObjectView | HiddenCard;
  readonly choosing: Choosing;
}) => {
  if ("hidden" in object) return <li class="tile back" aria-label="a hidden card" />;
  const { shown, onThing } = choosing;
  const choices = shown.choices.filter(({ objects }) => objects.includes(object.id));
  const classes = `tile${object.tapped ? " tapped" : ""}${shown.source === object.id ? " asks" : ""}`;
  const title = object.abilities.flatMap(({ text }) => text ?? []).join("\n");
  return (
    <li class={classes} title={title}>
      {choices.length === 0 ? (
        <div class="face">
          <Face object={object} view={shown.view} />
        </div>
      ) : (
        <button type="button" class="face can" onClick={() => onThing(choices)}>
          <Face object={object} view={shown.view} />
        </button>
      )}
    </li>
  );
};

interface ZoneProps extends Choosing {
  readonly name: string;
  readonly objects: readonly (ObjectView | HiddenCard)[];
}

/** A zone with its cards in a row; an empty one keeps its place. */
export const Zone = ({ name, objects, ...choosing }: ZoneProps) => (
  <div class="zone" role="group" aria-label={name}>
    <h3>
      {name} <span class="faint">{objects.length}</span>
    </h3>
    <ul>
      {objects.map((object, index) => (
        <Tile key={"id" in object ? object.id : `hidden ${index}`} object={object} choosing={choosing} />
      ))}
    </ul>
  </div>
);

const isLand = (object: ObjectView): boolean =>
  object.cardTypes.includes("land") && !object.cardTypes.includes("creature");

/** A player's name and numbers; a button where a choice is about the player. */
const PlayerLine = ({ player, choosing }: { readonly player: PlayerView; readonly choosing: Choosing }) => {
  const { shown, onThing } = choosing;
  const choices = shown.choices.filter(({ players }) => players.includes(player.id));
  const name = shown.names[player.id];
  const mana = player.mana.map(({ color }) => color).join(", ");
  return (
    <div class="player">
      <h2>
        {choices.length === 0 ? (
          name
        ) : (
          <button type="button" class="can" onClick={() => onThing(choices)}>
            {name}
          </button>
        )}
      </h2>
      <span>
        Life <b>{player.life}</b>
      </span>
      <span>Library {player.library.count}</span>
      <span>Hand {player.hand.length}</span>
      <span>Mana {mana === "" ? "none" : mana}</span>
      {shown.view.turn.active === player.id ? <span class="active">active</span> : null}
    </div>
  );
};

/** Everything of one player: the nearer player's hand is nearest. */
export const Side = ({ id, far, ...choosing }: Choosing & { readonly id: number; readonly far: boolean }) => {
  const { view, names } = choosing.shown;
  const player = view.players[id];
  if (player === undefined) return null;
  const own = view.battlefield.filter(({ controller }) => controller === id);
  const rows = [
    <Zone key="others" name="Battlefield" objects={own.filter((each) => !isLand(each))} {...choosing} />,
    <Zone key="lands" name="Lands" objects={own.filter(isLand)} {...choosing} />,
    <Zone key="hand" name="Hand" objects={player.hand} {...choosing} />,
  ];
  return (
    <section class={`side${far ? " far" : ""}`} aria-label={names[id] ?? ""}>
      <PlayerLine player={player} choosing={choosing} />
      {far ? rows.toReversed() : rows}
      {player.graveyard.length === 0 ? null : (
        <Zone name="Graveyard" objects={player.graveyard} {...choosing} />
      )}
    </section>
  );
};
