import { Analysis } from "./analysis/analysis.ts";
import { Documents } from "./documents.ts";

/** What every feature works with. */
export interface Editor {
  readonly documents: Documents;
  readonly analysis: Analysis;
}

/** An editor that knows no text yet. */
export const createEditor = (): Editor => {
  const documents = new Documents();
  return { documents, analysis: new Analysis(documents) };
};
