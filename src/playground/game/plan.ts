import { isAnswer } from "../../runtime/answers.ts";
import type { Answer } from "../../runtime/index.ts";

/** The zones in which cards can be put before a game. */
export const boardZones = ["battlefield", "hand", "graveyard", "exile", "library"] as const;
export type BoardZone = (typeof boardZones)[number];

/** What a player begins with, where the board was set up by hand: names of cards; the first of a library is on top. */
export type BoardSide = { readonly life: number } & { readonly [Z in BoardZone]: readonly string[] };
/** A board that was set up by hand. */
export type Board = readonly [BoardSide, BoardSide];

/** A whole game as a link or a file holds it: the cards, how it began, and what was answered. */
export interface GamePlan {
  readonly format: "rulewright game 1";
  /** The card file of which the decks are made. */
  readonly text: string;
  /** The card that the first player is sure to have in hand. */
  readonly card: string;
  /** Lands on the battlefield at the beginning. */
  readonly lands: number;
  readonly seed: number;
  /** Whether the second player is a bot. */
  readonly bot: boolean;
  /** The second player only looks on: a goldfish. */
  readonly alone?: boolean;
  /** People say with which mana they pay. */
  readonly ownMana?: boolean;
  /** The board at the beginning, in the place of decks. */
  readonly board?: Board;
  /** Whether people are asked in every step; else only where they mostly do something. */
  readonly everyStep: boolean;
  readonly answers: readonly Answer[];
}

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  way: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer());

/** The game as the fragment of a link: packed, in letters that need no escaping. */
export const fragmentOf = async (plan: GamePlan): Promise<string> => {
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(plan)),
    new CompressionStream("deflate-raw"),
  );
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return `#game=${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
};

const isSide = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const side = value as Partial<Record<keyof BoardSide, unknown>>;
  return (
    Number.isInteger(side.life) &&
    boardZones.every((zone) => {
      const names = side[zone];
      return Array.isArray(names) && names.every((name) => typeof name === "string");
    })
  );
};

/** Whether a file holds a game; whether its answers fit is seen when they are given. */
export const isPlan = (value: unknown): value is GamePlan => {
  if (typeof value !== "object" || value === null) return false;
  const { format, text, card, lands, seed, answers, board } = value as Partial<
    Record<keyof GamePlan, unknown>
  >;
  return (
    format === "rulewright game 1" &&
    typeof text === "string" &&
    typeof card === "string" &&
    [lands, seed].every(Number.isInteger) &&
    Array.isArray(answers) &&
    answers.every(isAnswer) &&
    (board === undefined || (Array.isArray(board) && board.length === 2 && board.every(isSide)))
  );
};

/** The game of a link's fragment; undefined where there is none, or one that is broken. */
export const planOf = async (fragment: string): Promise<GamePlan | undefined> => {
  const [, letters] = /^#game=([\w-]+)$/.exec(fragment) ?? [];
  if (letters === undefined) return undefined;
  try {
    const packed = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    const plan: unknown = JSON.parse(text);
    return isPlan(plan) ? plan : undefined;
  } catch {
    return undefined;
  }
};
