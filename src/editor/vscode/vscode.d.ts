/** The part of the editor's interface that the client uses. */
declare module "vscode" {
  export interface Disposable {
    dispose(): unknown;
  }
  export class Position {
    constructor(line: number, character: number);
    readonly line: number;
    readonly character: number;
  }
  export class Range {
    constructor(startLine: number, startCharacter: number, endLine: number, endCharacter: number);
    readonly start: Position;
    readonly end: Position;
  }
  export class Uri {
    static parse(value: string): Uri;
    toString(): string;
  }
  export class Location {
    constructor(uri: Uri, range: Range);
  }
  export class MarkdownString {
    constructor(value: string);
  }
  export class Hover {
    constructor(contents: MarkdownString, range?: Range);
  }
  export class Diagnostic {
    constructor(range: Range, message: string, severity?: number);
    readonly range: Range;
    readonly message: string;
    readonly severity: number;
    code?: string | number;
    source?: string;
  }
  export class CompletionItem {
    constructor(label: string, kind?: number);
    detail?: string;
    documentation?: string;
    sortText?: string;
    filterText?: string;
    insertText?: string | SnippetString;
    range?: Range;
  }
  export class CompletionList {
    constructor(items: CompletionItem[], isIncomplete: boolean);
  }
  export class SnippetString {
    constructor(value: string);
  }
  export class TextEdit {
    static replace(range: Range, text: string): TextEdit;
  }
  export class WorkspaceEdit {
    replace(uri: Uri, range: Range, text: string): void;
  }
  export class CodeActionKind {
    static readonly Empty: CodeActionKind;
    append(parts: string): CodeActionKind;
    readonly value: string;
  }
  export class CodeAction {
    constructor(title: string, kind?: CodeActionKind);
    edit?: WorkspaceEdit;
    isPreferred?: boolean;
    diagnostics?: Diagnostic[];
  }
  export class CodeLens {
    constructor(range: Range, command: { title: string; command: string; arguments?: unknown[] });
  }
  export class DocumentSymbol {
    constructor(name: string, detail: string, kind: number, range: Range, selectionRange: Range);
    children: DocumentSymbol[];
  }
  export class SymbolInformation {
    constructor(name: string, kind: number, containerName: string, location: Location);
  }
  export class FoldingRange {
    constructor(start: number, end: number, kind?: number);
  }
  export class SemanticTokensLegend {
    constructor(tokenTypes: string[], tokenModifiers: string[]);
  }
  export class SemanticTokens {
    constructor(data: Uint32Array);
  }
  export interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
    readonly version: number;
    getText(): string;
  }
  export interface TextDocumentChangeEvent {
    readonly document: TextDocument;
    readonly contentChanges: readonly { readonly range: Range; readonly text: string }[];
  }
  export interface FileSystemWatcher extends Disposable {
    onDidCreate(listener: (uri: Uri) => void): Disposable;
    onDidChange(listener: (uri: Uri) => void): Disposable;
    onDidDelete(listener: (uri: Uri) => void): Disposable;
  }
  export interface DiagnosticCollection extends Disposable {
    set(uri: Uri, diagnostics: Diagnostic[]): void;
    clear(): void;
  }
  export interface ExtensionContext {
    readonly subscriptions: Disposable[];
    asAbsolutePath(path: string): string;
  }
  type Selector = readonly { readonly language?: string; readonly pattern?: string }[];
  /** An object with one function for each request; the functions have the same form everywhere. */
  type Provider<P> = P;
  type Place = (document: TextDocument, position: Position) => Promise<unknown>;
  type Whole = (document: TextDocument) => Promise<unknown>;
  type Registered<P> = (selector: Selector, provider: Provider<P>) => Disposable;
  export const languages: {
    readonly createDiagnosticCollection: (name: string) => DiagnosticCollection;
    readonly registerHoverProvider: Registered<{ provideHover: Place }>;
    readonly registerDefinitionProvider: Registered<{ provideDefinition: Place }>;
    readonly registerReferenceProvider: Registered<{
      provideReferences: (
        document: TextDocument,
        position: Position,
        context: { includeDeclaration: boolean },
      ) => Promise<unknown>;
    }>;
    readonly registerRenameProvider: Registered<{
      prepareRename: Place;
      provideRenameEdits: (document: TextDocument, position: Position, name: string) => Promise<unknown>;
    }>;
    readonly registerDocumentSymbolProvider: Registered<{ provideDocumentSymbols: Whole }>;
    readonly registerFoldingRangeProvider: Registered<{ provideFoldingRanges: Whole }>;
    readonly registerCodeLensProvider: Registered<{ provideCodeLenses: Whole }>;
    readonly registerDocumentFormattingEditProvider: Registered<{
      provideDocumentFormattingEdits: (document: TextDocument, options: unknown) => Promise<unknown>;
    }>;
    readonly registerCodeActionsProvider: Registered<{
      provideCodeActions: (
        document: TextDocument,
        range: Range,
        context: { readonly diagnostics: readonly Diagnostic[]; readonly only?: CodeActionKind },
      ) => Promise<unknown>;
    }>;
    readonly registerWorkspaceSymbolProvider: (provider: {
      provideWorkspaceSymbols: (query: string) => Promise<unknown>;
    }) => Disposable;
    readonly registerCompletionItemProvider: (
      selector: Selector,
      provider: { provideCompletionItems: Place },
      ...triggerCharacters: string[]
    ) => Disposable;
    readonly registerDocumentSemanticTokensProvider: (
      selector: Selector,
      provider: { provideDocumentSemanticTokens: Whole },
      legend: SemanticTokensLegend,
    ) => Disposable;
  };
  export const workspace: {
    readonly textDocuments: readonly TextDocument[];
    readonly workspaceFolders: readonly { readonly uri: Uri; readonly name: string }[] | undefined;
    readonly onDidOpenTextDocument: (listener: (document: TextDocument) => void) => Disposable;
    readonly onDidCloseTextDocument: (listener: (document: TextDocument) => void) => Disposable;
    readonly onDidChangeTextDocument: (listener: (event: TextDocumentChangeEvent) => void) => Disposable;
    readonly createFileSystemWatcher: (pattern: string) => FileSystemWatcher;
  };
  export const window: {
    readonly showInformationMessage: (message: string) => void;
    readonly showErrorMessage: (message: string) => void;
  };
  export const commands: {
    readonly registerCommand: (name: string, run: (...given: unknown[]) => unknown) => Disposable;
  };
}
