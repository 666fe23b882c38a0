import { type ComponentChildren, render } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { EditorView } from "@codemirror/view";
import { connectServer } from "./editor/connection.ts";
import { EditorPane, firstCardIn, replaceText } from "./editor/pane.tsx";
import { examples, firstExample } from "./examples.ts";
import { FileButton } from "./file-button.tsx";
import type { CorpusPane } from "./corpus/pane.tsx";
import type { GamePane } from "./game/pane.tsx";
import { later } from "./later.tsx";
import { type GamePlan, isPlan, planOf } from "./game/plan.ts";
import { UnderstandingPane } from "./understanding/pane.tsx";
import type { Understanding } from "./understanding/understand.ts";
import type { LanguageWorker } from "./workers/connect.ts";

/** The table is loaded when somebody plays. */
const LaterGamePane = later<Parameters<typeof GamePane>[0]>(
  async () => (await import("./game/pane.tsx")).GamePane,
);

const LaterCorpusPane = later<Parameters<typeof CorpusPane>[0]>(
  async () => (await import("./corpus/pane.tsx")).CorpusPane,
);

/** So long the cursor rests before the card there is looked at. */
const rest = 250;

/** The card at the cursor, once it rests; the answer to an older question is not taken. */
const useUnderstanding = ({ calls }: LanguageWorker) => {
  const [shown, setShown] = useState<Understanding>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  const ask = async (text: string, cursor: number): Promise<void> => {
    const number = ++asked.current;
    const found = await calls.understand(text, cursor);
    if (number === asked.current) setShown(found);
  };
  // The first question is on its way before the editor is there.
  useMemo(() => void ask(firstExample, firstCardIn(firstExample)), []);
  const look = useCallback((text: string, cursor: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(text, cursor), rest);
  }, []);
  return { shown, look };
};

/** Puts the style and the symbols of cards on the page. */
const Drawings = ({ language }: { readonly language: LanguageWorker }) => {
  const [drawn, setDrawn] = useState({ style: "", symbols: "" });
  useMemo(() => void language.calls.drawings().then(setDrawn), []);
  return (
    <>
      <style>{drawn.style}</style>
      <div dangerouslySetInnerHTML={{ __html: drawn.symbols }} />
    </>
  );
};

/** The game of the address, or of a button; the text of a game goes into the editor. */
const usePlan = (open: (text: string) => void) => {
  const [plan, setPlan] = useState<GamePlan>();
  const start = useCallback((next: GamePlan) => {
    open(next.text);
    setPlan(next);
  }, []);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const found = await planOf(location.hash);
      if (found !== undefined) start(found);
    };
    void look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  const leave = (): void => {
    history.replaceState(null, "", location.pathname + location.search);
    setPlan(undefined);
  };
  return { plan, setPlan, start, leave };
};

/** A larger file has more cards than one edits. */
const largest = 400_000;

/** The game that a file holds. */
const planIn = (name: string, bytes: Uint8Array): GamePlan | undefined => {
  if (!name.endsWith(".json") || bytes.length > 1_000_000) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isPlan(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

type View = "write" | "play" | "many";

/** Which view is seen, and the game or the file that it is of. */
const useViews = (put: (text: string) => void) => {
  const { plan, setPlan, start, leave } = usePlan(put);
  const [corpus, setCorpus] = useState<{ readonly shown: boolean; readonly file?: File }>({ shown: false });
  const shownView: View = plan !== undefined ? "play" : corpus.shown ? "many" : "write";
  const write = (): void => {
    leave();
    setCorpus({ ...corpus, shown: false });
  };
  const many = (file?: File): void => {
    leave();
    setCorpus({ ...corpus, shown: true, ...(file === undefined ? {} : { file }) });
  };
  return { plan, setPlan, start, corpus, many, write, shownView };
};

/** So long what was said is seen. */
const readable = 6000;

/** What there is to say, for a while. */
const useSaid = () => {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (said === "") return undefined;
    const timer = setTimeout(() => setSaid(""), readable);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, setSaid] as const;
};

/** The page. */
const App = ({ language }: { readonly language: LanguageWorker }) => {
  const client = useMemo(() => connectServer(language.server), [language]);
  const view = useRef<EditorView | undefined>(undefined);
  const [said, setSaid] = useSaid();
  const { shown, look } = useUnderstanding(language);
  const textNow = (): string => view.current?.state.doc.toString() ?? firstExample;

  const put = useCallback((text: string) => {
    if (view.current !== undefined && text !== textNow()) replaceText(view.current, text);
  }, []);
  const { plan, setPlan, start, corpus, many, write, shownView } = useViews(put);
  const open = (name: string, text: string): void => {
    write();
    put(text);
    view.current?.focus();
    setSaid(`${name} is open. Undo brings back what was there.`);
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const game = planIn(file.name, bytes);
    if (game !== undefined) return start(game);
    if (corpus.shown || bytes.length > largest) return many(file);
    const { text, cards, messages } = await language.calls.openFile(bytes, file.name);
    if (cards === 0) setSaid(messages[0] ?? `${file.name} has no cards.`);
    else open(file.name, text);
  };
  const play = (): void => {
    setPlan({
      format: "rulewright game 1",
      text: textNow(),
      card: shown?.name ?? "",
      lands: 6,
      seed: 1,
      bot: true,
      everyStep: false,
      answers: [],
    });
  };

  return (
    <div
      class="page"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void openFile(event.dataTransfer?.files[0]);
      }}
    >
      <Header shown={shownView} views={{ write, play, many: () => many() }} said={said}>
        <Opening onOpen={open} onFile={(file) => void openFile(file)} />
      </Header>
      {/* What is hidden keeps its text, its undo history and its place. */}
      <main class="write" hidden={shownView !== "write"}>
        <section class="writing" aria-label="Editor">
          <EditorPane
            client={client}
            text={firstExample}
            onView={(made) => (view.current = made)}
            onChange={look}
          />
        </section>
        <UnderstandingPane shown={shown} onPlay={play} />
      </main>
      {plan === undefined ? null : (
        <main>
          <LaterGamePane language={language} plan={plan} onSay={setSaid} onPlan={setPlan} />
        </main>
      )}
      {/* What was found of a file stays while one looks at a card of it. */}
      {corpus.shown || corpus.file !== undefined ? (
        <main hidden={shownView !== "many"}>
          <LaterCorpusPane file={corpus.file} onFile={many} onCard={open} />
        </main>
      ) : null}
      <Drawings language={language} />
    </div>
  );
};

const viewNames: Readonly<Record<View, string>> = { write: "Write", play: "Play", many: "Many cards" };

interface HeaderProps {
  readonly shown: View;
  readonly views: Readonly<Record<View, () => void>>;
  readonly said: string;
  readonly children: ComponentChildren;
}

/** The views, what to open, and what there is to say. */
const Header = ({ shown, views, said, children }: HeaderProps) => (
  <header>
    <h1>Rulewright</h1>
    <nav aria-label="Views">
      {(Object.keys(viewNames) as View[]).map((view) => (
        <button key={view} type="button" aria-pressed={shown === view} onClick={views[view]}>
          {viewNames[view]}
        </button>
      ))}
    </nav>
    {children}
    <p class="said" role="status">
      {said}
    </p>
  </header>
);

interface OpeningProps {
  readonly onOpen: (name: string, text: string) => void;
  readonly onFile: (file: File | undefined) => void;
}

/** What to open: an example, or a file. */
const Opening = ({ onOpen, onFile }: OpeningProps) => (
  <>
    <label class="choice">
      Examples
      <select
        onChange={async ({ currentTarget }) => {
          const example = examples[Number(currentTarget.value)];
          currentTarget.value = "";
          if (example !== undefined) onOpen(example.name, await example.text());
        }}
      >
        <option value="">open …</option>
        {examples.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
    <FileButton label="Open a file" onFile={onFile} />
  </>
);

/** Puts the page in its place. */
export const show = (place: HTMLElement, language: LanguageWorker): void =>
  render(<App language={language} />, place);
