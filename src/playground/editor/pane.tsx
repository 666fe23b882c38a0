import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, toggleComment } from "@codemirror/commands";
import { bracketMatching, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import type { LSPClient } from "@codemirror/lsp-client";
import { EditorState } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { useEffect, useRef } from "preact/hooks";
import { cardLanguage } from "./highlighting.ts";
import { searching } from "./searching.ts";

/** The one file of the page. */
const uri = "file:///playground.cards";

/** What the page is told of the editor. */
export interface EditorListener {
  /** The text or the place of the cursor is another one. */
  readonly onChange: (text: string, cursor: number) => void;
}

const extensionsFor = (client: LSPClient, { onChange }: EditorListener) => [
  lineNumbers(),
  lintGutter(),
  history(),
  drawSelection(),
  highlightSpecialChars(),
  highlightActiveLine(),
  bracketMatching(),
  searching,
  autocompletion({ activateOnTypingDelay: 150 }),
  cardLanguage,
  syntaxHighlighting(classHighlighter),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ "aria-label": "Card file", spellcheck: "false", tabindex: "0" }),
  // Tab leaves the editor, as on any page.
  keymap.of([
    { key: "Mod-/", run: toggleComment },
    ...completionKeymap,
    ...lintKeymap,
    ...historyKeymap,
    ...defaultKeymap,
  ]),
  client.plugin(uri, "cards"),
  EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged || selectionSet) onChange(state.doc.toString(), state.selection.main.head);
  }),
];

interface Props extends EditorListener {
  readonly client: LSPClient;
  readonly text: string;
  /** Gives the view to the page, which makes edits through it. */
  readonly onView: (view: EditorView) => void;
}

/** Where the first card stands, behind the heading and comments: the card at the cursor is shown. */
export const firstCardIn = (text: string): number => Math.max(0, text.search(/^[^[#\s]/m));

/** The editor of the card file. */
export const EditorPane = ({ client, text, onChange, onView }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const state = EditorState.create({
      doc: text,
      selection: { anchor: firstCardIn(text) },
      extensions: extensionsFor(client, { onChange }),
    });
    const view = new EditorView({ state, parent: place.current });
    onView(view);
    return () => view.destroy();
    // The view lives as long as the page; other texts come as changes of it.
  }, []);
  return <div class="editor" ref={place} />;
};

/** Puts another text in the place of what stands there, as one step that can be undone. */
export const replaceText = (view: EditorView, text: string): void => {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    selection: { anchor: firstCardIn(text) },
    scrollIntoView: true,
  });
};
