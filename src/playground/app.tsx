import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { EditorView } from "@codemirror/view";
import { connectServer } from "./editor/connection.ts";
import { EditorPane, replaceText } from "./editor/pane.tsx";
import { examples, firstExample } from "./examples.ts";
import { UnderstandingPane } from "./understanding/pane.tsx";
import type { Understanding } from "./understanding/understand.ts";
import { type LanguageWorker, startLanguage } from "./workers/connect.ts";

/** So long the cursor rests before the card there is looked at. */
const rest = 250;

/** The card at the cursor, once it rests; the answer to an older question is not taken. */
const useUnderstanding = ({ calls }: LanguageWorker) => {
  const [shown, setShown] = useState<Understanding>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  const look = useCallback((text: string, cursor: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const number = ++asked.current;
      const found = await calls.understand(text, cursor);
      if (number === asked.current) setShown(found);
    }, rest);
  }, []);
  useEffect(() => look(firstExample, 0), []);
  return { shown, look };
};

/** Puts the style and the symbols of cards on the page. */
const Drawings = ({ language }: { readonly language: LanguageWorker }) => {
  const [drawn, setDrawn] = useState({ style: "", symbols: "" });
  useEffect(() => void language.calls.drawings().then(setDrawn), []);
  return (
    <>
      <style>{drawn.style}</style>
      <div dangerouslySetInnerHTML={{ __html: drawn.symbols }} />
    </>
  );
};

/** The page. */
export const App = () => {
  const language = useMemo(startLanguage, []);
  const client = useMemo(() => connectServer(language.server), [language]);
  const view = useRef<EditorView | undefined>(undefined);
  const [said, setSaid] = useState("");
  const { shown, look } = useUnderstanding(language);

  const open = useCallback((name: string, text: string) => {
    if (view.current === undefined) return;
    replaceText(view.current, text);
    view.current.focus();
    setSaid(`${name} is open. Undo brings back what was there.`);
  }, []);
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { text, cards, messages } = await language.calls.openFile(bytes, file.name);
    if (cards === 0) setSaid(messages[0] ?? `${file.name} has no cards.`);
    else open(file.name, text);
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
      <header>
        <h1>Rulewright</h1>
        <Opening onOpen={open} onFile={(file) => void openFile(file)} />
        <p class="said" role="status">
          {said}
        </p>
      </header>
      <main class="write">
        <section class="writing" aria-label="Editor">
          <EditorPane
            client={client}
            text={firstExample}
            onView={(made) => (view.current = made)}
            onChange={look}
          />
        </section>
        <UnderstandingPane shown={shown} />
      </main>
      <Drawings language={language} />
    </div>
  );
};

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
    <label class="choice">
      File
      <input
        type="file"
        accept=".cards,.txt,.json,.jsonl,.xml,.csv,.tsv,.mse-set,.gz"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
    </label>
  </>
);
