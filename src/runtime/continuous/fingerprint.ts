import type * as A from "../../abilities/index.ts";
import type { Game } from "../game.ts";
import { ownPartsIn } from "../evaluate/nodes.ts";
import { kept, remembered } from "../remembered.ts";
import { layerOfType } from "./statics.ts";
import type { GameObject } from "../state.ts";

const numbers = new Map<string, number>();
const indexOf = (word: string): number => kept(numbers, word, () => numbers.size + 1);
let lastFace = 0;
const numberOfFace = remembered((_: A.Face): number => ++lastFace);
const indexOfFace = (face: A.Face | undefined): number => (face === undefined ? 0 : numberOfFace(face));

/** The fields that tell apart what nodes of those types ask. */
const telling: Readonly<Record<string, string>> = {
  kind: "kind",
  inZone: "zone",
  playerStat: "stat",
  status: "status",
};
const nameOf = (type: string, node: Readonly<Record<string, unknown>>): string => {
  const field = telling[type];
  return field === undefined ? type : `${type} ${String(node[field])}`;
};
const readsOf = remembered((node: object): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const part of ownPartsIn(node))
    if (part["type"] !== undefined) found.add(nameOf(String(part["type"]), part));
  return found;
});

/** What the parts of an ability ask about by themselves, added to the rest. */
export const addReads = (node: object, into: Set<string>): void => {
  for (const read of readsOf(node)) into.add(read);
};

/** Answers that depend on more than is worth comparing. */
const elusive = ["topCards", "targets", "targetCount"];
const ofCombat = ["attacking", "blocking", "status blocked", "status unblocked", "defendingPlayer"];
const words = (list: string): readonly string[] => list.split(" ");
const ofEvents = words(
  "defendingPlayer history nthCast happened happenedTo involved nthTime performed wonFlip playerIs",
);
const ofStatus = ["status tapped", "status untapped", "status damaged"];
/** Answered by permanents and their status, players' life and designations and whose turn it is: no other zone and no step matters. */
const near = new Set([
  // What is changed asks nothing by itself, but for what is copied.
  ...Object.keys(layerOfType).filter((type) => type !== "becomeCopy"),
  ...words("static applies quality granter keyword anything self host each all and or not isOneOf otherThan"),
  ...words(
    "you opponents chosenPlayer enchantedPlayer hasType hasSubtype hasSupertype hasColor colorCount hasKeyword",
  ),
  ...words("hasAbility compare hasCounter attachedTo hasAttached controlledBy ownedBy chosen shares wasPaid"),
  ...words("exists matches notSo allOf anyOf compareQuantities isTurn count number statOf countersOn times"),
  ...words("plus half devotion manaSymbols distinct attacking blocking"),
  ...["kind permanent", "kind token", "inZone battlefield", "playerStat life", "playerStat startingLife"],
]);

const some = (reads: ReadonlySet<string>, names: readonly string[]): boolean =>
  names.some((name) => reads.has(name));
const isNear = (reads: ReadonlySet<string>): boolean => {
  for (const read of reads) if (!near.has(read) && !read.startsWith("status ")) return false;
  return true;
};

const addObject = (object: GameObject, status: boolean, key: number[]): void => {
  const { attachedTo, counters, designations, chosen, linked } = object;
  key.push(
    object.id,
    object.timestamp,
    object.controller * 8 +
      (object.faceDown ? 4 : 0) +
      (object.phasedOut ? 2 : 0) +
      (status && object.tapped ? 1 : 0),
    object.face,
    indexOfFace(object.copyOf),
    attachedTo === undefined ? 0 : typeof attachedTo === "number" ? attachedTo : -1 - attachedTo.player,
  );
  if (status) key.push(object.damage);
  for (const kind in counters) key.push(indexOf(kind), counters[kind] ?? 0);
  for (const name of designations) key.push(-indexOf(name));
  for (const what in chosen) {
    const value = chosen[what];
    key.push(indexOf(what), typeof value === "string" ? indexOf(value) : (value ?? 0));
  }
  for (const name in linked) key.push(indexOf(name), linked[name]?.length ?? 0, linked[name]?.at(-1) ?? 0);
};

const addOutside = (game: Game, key: number[]): void => {
  const { state } = game;
  key.push(state.nextTimestamp, state.exile.length, state.stack.length);
  for (const { hand, library, graveyard } of state.players)
    key.push(hand.length, library.length, graveyard.length);
  for (const id of state.stack) {
    const object = state.objects[id];
    if (object === undefined) continue;
    const { face, copyOf, controller, cast } = object;
    key.push(id, face, indexOfFace(copyOf), controller, cast?.manaSpent.length ?? 0);
  }
};

/**
 * Everything that characteristics can depend on, as numbers: while they are the same, what was calculated before still
 * holds (613.5). Undefined where the effects at work ask about more than is compared. Every new object and every change
 * of zones takes a timestamp, so that the next one tells of them; `outside` includes the zones off the battlefield.
 */
export const fingerprint = (
  game: Game,
  reads: ReadonlySet<string>,
  outside: boolean,
): readonly number[] | undefined => {
  const { state } = game;
  if (some(reads, elusive) || (state.combat !== undefined && some(reads, ofCombat))) return undefined;
  const { turn } = state;
  const day = state.dayNight === undefined ? 0 : indexOf(state.dayNight);
  const key: number[] = [state.monarch ?? -1, state.initiative ?? -1, day];
  const far = !isNear(reads);
  if (far || reads.has("isTurn")) key.push(turn.number, turn.active);
  if (far || some(reads, ofCombat)) key.push(state.combat === undefined ? 0 : 1);
  const mana = reads.has("playerStat unspentMana");
  const life = far || reads.has("playerStat life");
  for (const player of state.players) {
    for (const is of [player.lost, player.citysBlessing, player.enduringStory]) key.push(is ? 1 : 0);
    key.push(player.speed ?? 0);
    if (life) key.push(player.life);
    if (mana) key.push(player.manaPool.length, ...player.manaPool.map(({ color }) => indexOf(color)));
    for (const kind in player.counters) key.push(indexOf(kind), player.counters[kind] ?? 0);
  }
  if (far) {
    key.push(indexOf(turn.step));
    addOutside(game, key);
    if (some(reads, ofEvents)) key.push(state.history.thisTurn.length, state.history.lastTurn.length);
  } else if (outside) addOutside(game, key);
  key.push(state.battlefield.length, state.command.length);
  const status = some(reads, ofStatus);
  for (const zone of [state.battlefield, state.command])
    for (const id of zone) {
      const object = state.objects[id];
      if (object !== undefined) addObject(object, status, key);
    }
  for (const { id, content } of state.effects) {
    if (content.type === "affect") key.push(id, content.objects.length);
    else if (outside && content.type === "rules") key.push(id, content.changes.length);
  }
  return key;
};

/** Whether two fingerprints are the same. */
export const isSameFingerprint = (
  a: readonly number[] | undefined,
  b: readonly number[] | undefined,
): boolean => {
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
};
