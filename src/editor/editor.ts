import { Analysis } from "./analysis/analysis.ts";
import { Documents } from "./documents.ts";

/** What of a client the answers depend on. */
export interface ClientOptions {
  /** Places to fill in, in what is completed. */
  snippets: boolean;
}

/** What every feature works with. */
export interface Editor {
  readonly documents: Documents;
  readonly analysis: Analysis;
  readonly client: ClientOptions;
}

/** An editor that knows no text yet. */
export const createEditor = (): Editor => {
  const documents = new Documents();
  return { documents, analysis: new Analysis(documents), client: { snippets: false } };
};
