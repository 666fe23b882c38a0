import { TextDocument } from "vscode-languageserver-textdocument";

/** What a file holds, by the ending of its name. */
export type Kind = "cards" | "scenarios";

/** The kind of a file by its name; undefined for one that is of no interest. */
export const kindOfFile = (uri: string): Kind | undefined => {
  if (uri.endsWith(".cards")) return "cards";
  return /\.scenario\.ya?ml$/.test(uri) ? "scenarios" : undefined;
};

/** The texts that the editor works with: what is open as it is there, everything else as it was last read. */
export class Documents {
  private readonly opened = new Map<string, TextDocument>();
  private readonly stored = new Map<string, TextDocument>();
  private counter = 0;
  private changes = 0;

  /** Another number after each change of any text. */
  get revision(): number {
    return this.changes;
  }

  /** Takes what an editor has open, again after each change; its text goes before that of the file. */
  open(document: TextDocument): void {
    this.changes++;
    this.opened.set(document.uri, document);
  }

  close(uri: string): void {
    this.changes++;
    this.opened.delete(uri);
  }

  isOpen(uri: string): boolean {
    return this.opened.has(uri);
  }

  /** Takes the text of a file; `undefined` where it is gone. */
  store(uri: string, text: string | undefined): void {
    this.changes++;
    if (text === undefined) this.stored.delete(uri);
    else this.stored.set(uri, TextDocument.create(uri, "", --this.counter, text));
  }

  /** What a text holds; one that is no file yet says so by its language. */
  kindOf(uri: string): Kind | undefined {
    const byName = kindOfFile(uri);
    return byName ?? (this.get(uri)?.languageId === "cards" ? "cards" : undefined);
  }

  get(uri: string): TextDocument | undefined {
    return this.opened.get(uri) ?? this.stored.get(uri);
  }

  /** All texts of a kind, those that are open first. */
  all(kind: Kind): readonly TextDocument[] {
    const closed = [...this.stored.values()].filter(({ uri }) => !this.opened.has(uri));
    return [...this.opened.values(), ...closed].filter(({ uri }) => this.kindOf(uri) === kind);
  }
}
