import { type LSPClientExtension, LSPPlugin } from "@codemirror/lsp-client";
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from "@codemirror/view";
import type * as lsp from "vscode-languageserver-protocol";

/** A pause after which the server is asked what the words are: behind the one after which it is told of a change. */
const pause = 350;

const colored = StateEffect.define<DecorationSet>();
/** What the server has said of the words that are seen; it goes along with changes until it says something else. */
const colors = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects }) =>
    effects.reduce((now, effect) => (effect.is(colored) ? effect.value : now), before.map(changes)),
  provide: (field) => EditorView.decorations.from(field),
});

/** Five numbers for each token: lines and characters from the one before, its length, its type, its modifiers. */
const marksOf = (
  { data }: lsp.SemanticTokens,
  types: readonly string[],
  placeOf: (place: lsp.Position) => number,
): DecorationSet => {
  const marks = [];
  let [line, character] = [0, 0];
  for (let at = 0; at + 4 < data.length; at += 5) {
    const [down = 0, along = 0, length = 0, type = 0] = data.slice(at, at + 4);
    character = down === 0 ? character + along : along;
    line += down;
    const from = placeOf({ line, character });
    if (length > 0)
      marks.push(Decoration.mark({ class: `is-${types[type] ?? ""}` }).range(from, from + length));
  }
  return Decoration.set(marks, true);
};

/** Asks about the words that are seen, and colors them unless the text has changed meanwhile. */
const color = async (view: EditorView): Promise<void> => {
  const plugin = LSPPlugin.get(view);
  if (plugin === null) return;
  const { client, uri } = plugin;
  await client.initializing;
  client.sync();
  const { doc } = view.state;
  const { from, to } = view.viewport;
  const range = { start: plugin.toPosition(from), end: plugin.toPosition(to) };
  const found = await client.request<lsp.SemanticTokensRangeParams, lsp.SemanticTokens | null>(
    "textDocument/semanticTokens/range",
    { textDocument: { uri }, range },
  );
  const types = client.serverCapabilities?.semanticTokensProvider?.legend.tokenTypes;
  if (found === null || types === undefined || view.state.doc !== doc) return;
  view.dispatch({ effects: colored.of(marksOf(found, types, (place) => plugin.fromPosition(place))) });
};

const asking = ViewPlugin.define((view) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Without an answer the colors stay those of how the text is written.
      color(view).catch(() => undefined);
    }, pause);
  };
  later();
  return {
    update: ({ docChanged, viewportChanged }) => {
      if (docChanged || viewportChanged) later();
    },
    destroy: () => clearTimeout(timer),
  };
});

/** Colors that follow the meaning of the words, as the server tells it. */
export const semanticColors = (): LSPClientExtension => ({
  clientCapabilities: {
    textDocument: {
      semanticTokens: {
        requests: { range: true },
        tokenTypes: [],
        tokenModifiers: [],
        formats: ["relative"],
      },
    },
  },
  editorExtension: [colors, asking],
});
