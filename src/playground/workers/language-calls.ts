import type { Answer } from "../../runtime/index.ts";
import type { Progress } from "../corpus/compile.ts";
import type { GamePlan } from "../game/plan.ts";
import type { Shown } from "../game/table.ts";
import type { WrittenScenario } from "../../scenario/written.ts";
import { drawings, understand } from "../understanding/understand.ts";

/** A file as text of the editor. */
export interface Opened {
  readonly text: string;
  readonly cards: number;
  /** What could not be read or said. */
  readonly messages: readonly string[];
}

/** Reads a file in any format that is known; loaded when a file is opened. */
const openFile = async (bytes: Uint8Array, name: string): Promise<Opened> => {
  const { isCardText, readFileBytes, writeCardFile } = await import("../../exchange/index.ts");
  const plain = new TextDecoder().decode(bytes);
  const file = readFileBytes(bytes, name);
  if (isCardText(plain, name)) return { text: plain, cards: file.cards.length, messages: [] };
  const { text, cards, diagnostics } = writeCardFile([file]);
  const messages = [...file.diagnostics, ...diagnostics].map(({ message }) => message);
  return { text, cards, messages };
};

const corpus = () => import("../corpus/compile.ts");
const openCorpus = async (bytes: Uint8Array, name: string): Promise<number> =>
  (await corpus()).openCorpus(bytes, name);
const compileOn = async (): Promise<Progress> => (await corpus()).compileOn();
const cardOfCorpus = async (card: number): Promise<string> => (await corpus()).cardOfCorpus(card);

const table = () => import("../game/table.ts");
/** The game is loaded when one is played. */
const startTable = async (plan: GamePlan): Promise<Shown> => (await table()).startTable(plan);
const answerTable = async (answer: Answer): Promise<Shown> => (await table()).answerTable(answer);
const letBotPlay = async (decisions: number): Promise<Shown> => (await table()).letBotPlay(decisions);
const scenarioOfGame = async (): Promise<WrittenScenario> => (await table()).scenarioOfGame();
const cardNames = async (text: string): Promise<readonly string[]> =>
  (await import("../game/deck.ts")).cardNames(text);
const goToStop = async (number: number): Promise<Shown> => (await table()).goToStop(number);

/** What the worker of the language does for the page, beside the language server. */
export const languageCalls = {
  answerTable,
  cardNames,
  cardOfCorpus,
  compileOn,
  drawings,
  goToStop,
  letBotPlay,
  openCorpus,
  openFile,
  scenarioOfGame,
  startTable,
  understand,
};
