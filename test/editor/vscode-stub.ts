/** What the extension's client needs of VS Code, with plain objects: what it registers can be looked at. */
type Listener = (value: unknown) => void;
const nothing = { dispose: (): void => undefined };

class Position {
  readonly line: number;
  readonly character: number;
  constructor(line: number, character: number) {
    this.line = line;
    this.character = character;
  }
}
class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(...[line, character, endLine, endCharacter]: [number, number, number, number]) {
    this.start = new Position(line, character);
    this.end = new Position(endLine, endCharacter);
  }
}
/** A class whose objects have what they were made with. */
const made = (...names: readonly string[]) =>
  class {
    constructor(...given: readonly unknown[]) {
      for (const [index, name] of names.entries()) Reflect.set(this, name, given[index]);
    }
  };
class CodeActionKind {
  static readonly Empty: CodeActionKind = new CodeActionKind("");
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
  append(parts: string): CodeActionKind {
    return new CodeActionKind(parts);
  }
}

export const createStub = (folder: string) => {
  const providers = new Map<string, Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>>();
  const commands = new Map<string, (...given: unknown[]) => unknown>();
  const diagnostics = new Map<string, readonly unknown[]>();
  const messages: string[] = [];
  const listeners = { opened: [] as Listener[], changed: [] as Listener[] };
  const uri = (text: string) => ({ toString: () => text });
  const register =
    (name: string) =>
    (...given: readonly unknown[]): typeof nothing => {
      const provider = given.find((each) => typeof each === "object" && !Array.isArray(each));
      providers.set(name, provider as never);
      return nothing;
    };
  const languages = new Proxy(
    {
      createDiagnosticCollection: () => ({
        ...nothing,
        set: (of: object, found: readonly unknown[]) => diagnostics.set(String(of), found),
        clear: () => diagnostics.clear(),
      }),
    },
    { get: (own, name: string) => Reflect.get(own, name) ?? register(name) },
  );
  const on = (list: Listener[]) => (listener: Listener) => (list.push(listener), nothing);
  const ignored = () => nothing;
  const vscode = {
    Position,
    Range,
    CodeActionKind,
    Uri: { parse: uri },
    Location: made("uri", "range"),
    MarkdownString: made("value"),
    Hover: made("contents", "range"),
    Diagnostic: made("range", "message", "severity"),
    CompletionItem: made("label", "kind"),
    CompletionList: made("items", "isIncomplete"),
    SnippetString: made("value"),
    TextEdit: { replace: (range: Range, newText: string) => ({ range, newText }) },
    WorkspaceEdit: class {
      readonly edits: unknown[] = [];
      replace(...edit: readonly unknown[]): void {
        this.edits.push(edit);
      }
    },
    CodeAction: made("title", "kind"),
    CodeLens: made("range", "command"),
    DocumentSymbol: made("name", "detail", "kind", "range", "selectionRange"),
    SymbolInformation: made("name", "kind", "container", "location"),
    FoldingRange: made("start", "end", "kind"),
    SemanticTokensLegend: made("types", "modifiers"),
    SemanticTokens: made("data"),
    languages,
    workspace: {
      textDocuments: [],
      workspaceFolders: [{ uri: uri(folder), name: "set" }],
      onDidOpenTextDocument: on(listeners.opened),
      onDidChangeTextDocument: on(listeners.changed),
      onDidCloseTextDocument: ignored,
      createFileSystemWatcher: () => ({
        ...nothing,
        onDidCreate: ignored,
        onDidChange: ignored,
        onDidDelete: ignored,
      }),
    },
    window: {
      showInformationMessage: (message: string) => messages.push(message),
      showErrorMessage: (message: string) => messages.push(message),
    },
    commands: {
      registerCommand: (name: string, run: (...given: unknown[]) => unknown) => (
        commands.set(name, run),
        nothing
      ),
    },
  };
  return { vscode, providers, commands, diagnostics, messages, listeners, Position };
};
