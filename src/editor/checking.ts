import type { Connection } from "vscode-languageserver";
import type { Editor } from "./editor.ts";
import { shownDiagnostics } from "./features/diagnostics.ts";

/** So many milliseconds at a time, so that what the author asks for meanwhile need not wait. */
const slice = 20;

/**
 * Tells the diagnostics of what is open after each change, soon but in slices: the file that was changed first. What has
 * not changed is not told again.
 */
export const createChecking = (editor: Editor, connection: Connection) => {
  const waiting = new Set<string>();
  const told = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = false;

  const tell = (uri: string): void => {
    const version = editor.documents.get(uri)?.version;
    const diagnostics = editor.documents.isOpen(uri) ? shownDiagnostics(editor, uri) : [];
    const text = JSON.stringify(diagnostics);
    if (told.get(uri) === text) return;
    told.set(uri, text);
    void connection.sendDiagnostics({ uri, diagnostics, ...(version === undefined ? {} : { version }) });
  };

  const work = (): void => {
    timer = undefined;
    const until = performance.now() + slice;
    const hasTime = (): boolean => performance.now() < until;
    for (const uri of waiting) {
      const done = editor.documents.kindOf(uri) !== "cards" || editor.analysis.compile(uri, hasTime);
      if (!done) break;
      waiting.delete(uri);
      tell(uri);
      if (!hasTime()) break;
    }
    if (waiting.size > 0) timer = setTimeout(work, 0);
  };

  return {
    /** A text has changed: its own messages may have, and those of every other text that is open. */
    changed: (uri: string): void => {
      const others = [...editor.documents.all("cards"), ...editor.documents.all("scenarios")]
        .map((document) => document.uri)
        .filter((each) => each !== uri && editor.documents.isOpen(each));
      const inOrder = [uri, ...waiting, ...others];
      waiting.clear();
      for (const each of inOrder) waiting.add(each);
      if (begun) timer ??= setTimeout(work, 0);
    },
    /** All files are there: until then words would seem to be unknown. */
    begin: (): void => {
      begun = true;
      timer ??= setTimeout(work, 0);
    },
    stop: (): void => {
      clearTimeout(timer);
      waiting.clear();
    },
  };
};
