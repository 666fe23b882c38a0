import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { FileButton } from "../file-button.tsx";
import { startLanguage } from "../workers/connect.ts";
import type { Missing, Progress } from "./compile.ts";

/** So much of a long list is shown; the filter finds the rest. */
const most = 200;

type State = Omit<Progress, "missing"> & { readonly name: string; readonly missing: readonly Missing[] };

interface Props {
  /** The file that is looked at; another one begins anew. */
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
  /** Opens a card in the editor. */
  readonly onCard: (name: string, text: string) => void;
}

/** Compiles a file in a worker of its own, so that the editor need not wait for it. */
const useCorpus = (file: File | undefined) => {
  const language = useMemo(startLanguage, []);
  const [state, setState] = useState<State>();
  const running = useRef(0);
  useEffect(() => {
    const run = async (): Promise<void> => {
      if (file === undefined) return;
      const number = ++running.current;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const cards = await language.calls.openCorpus(bytes, file.name);
      let missing: readonly Missing[] = [];
      for (let done = 0; number === running.current;) {
        const next = cards === 0 ? undefined : await language.calls.compileOn();
        missing = next === undefined || next.missing.length === 0 ? missing : [...missing, ...next.missing];
        setState({ name: file.name, cards, done: 0, compiled: 0, ...next, missing });
        done = next?.done ?? 0;
        if (done >= cards) return;
      }
    };
    void run();
    return () => void running.current++;
  }, [file]);
  return { state, textOf: (card: number) => language.calls.cardOfCorpus(card) };
};

interface Group {
  readonly phrase: string;
  readonly cards: readonly Missing[];
}

/** The cards by what is not understood, the commonest first. */
const groupsOf = (missing: readonly Missing[], wanted: string): readonly Group[] => {
  const groups = new Map<string, Missing[]>();
  const lower = wanted.toLowerCase();
  for (const card of missing) {
    const ofName = card.name.toLowerCase().includes(lower);
    for (const phrase of card.phrases) {
      if (!ofName && !phrase.toLowerCase().includes(lower)) continue;
      const group = groups.get(phrase);
      if (group === undefined) groups.set(phrase, [card]);
      else group.push(card);
    }
  }
  return [...groups]
    .map(([phrase, cards]) => ({ phrase, cards }))
    .sort((left, right) => right.cards.length - left.cards.length || (left.phrase < right.phrase ? -1 : 1));
};

const percent = (part: number, whole: number): string =>
  whole === 0 ? "0 %" : `${((100 * part) / whole).toFixed(1)} %`;

const numbered = (count: number, one: string, more: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : more}`;

const Summary = ({ state }: { readonly state: State }) => {
  const { name, cards, done, compiled } = state;
  return (
    <section class="summary" aria-label="Coverage">
      <p class="figure">
        <b>{percent(compiled, done)}</b> compile
      </p>
      <p>
        {name}: {compiled.toLocaleString("en")} of {done.toLocaleString("en")} cards
        {done < cards ? `, ${cards.toLocaleString("en")} in all` : ""}
      </p>
      <progress max={cards} value={done} aria-label="How far it is" />
    </section>
  );
};

/** Many cards at once: how many compile, and what the others lack. */
export const CorpusPane = ({ file, onFile, onCard }: Props) => {
  const { state, textOf } = useCorpus(file);
  const [wanted, setWanted] = useState("");
  const groups = useMemo(() => groupsOf(state?.missing ?? [], wanted), [state?.missing, wanted]);
  return (
    <div class="corpus">
      <h2 class="unseen">Many cards</h2>
      <p>
        <FileButton label="Open a file of many cards" onFile={(next) => next !== undefined && onFile(next)} />
      </p>
      {state === undefined ? (
        <p class="faint">
          Drop a file here: Scryfall's or MTGJSON's JSON, one card a line, or any other file that can be
          opened. It is not sent anywhere.
        </p>
      ) : (
        <>
          <Summary state={state} />
          <label class="choice">
            Filter
            <input
              type="search"
              value={wanted}
              placeholder="a name, or a word of a phrase"
              onInput={({ currentTarget }) => setWanted(currentTarget.value)}
            />
          </label>
          <p class="faint" role="status">
            {state.done < state.cards
              ? "Compiling …"
              : `${numbered(state.missing.length, "card does", "cards do")} not compile; ${numbered(groups.length, "phrase is", "phrases are")} missing`}
          </p>
          <ol class="groups" aria-label="Missing phrases">
            {groups.slice(0, most).map(({ phrase, cards }) => (
              <li key={phrase}>
                <details>
                  <summary>
                    <span class="count">{cards.length}</span> <code>{phrase}</code>
                  </summary>
                  <ul>
                    {cards.slice(0, most).map(({ card, name }) => (
                      <li key={card}>
                        <button
                          type="button"
                          class="small"
                          onClick={async () => onCard(name, await textOf(card))}
                        >
                          {name}
                        </button>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
};
