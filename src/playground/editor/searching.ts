import { Prec, StateEffect } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

let loaded: Promise<void> | undefined;

/** Looking for words in the text, with its keys: loaded when somebody first goes to the text. */
export const searching = EditorView.domEventHandlers({
  focus: (_, view) => {
    loaded ??= import("@codemirror/search").then(({ searchKeymap }) =>
      view.dispatch({ effects: StateEffect.appendConfig.of(Prec.high(keymap.of(searchKeymap))) }),
    );
  },
});
