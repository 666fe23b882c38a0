import type { CardSource, CompileCard } from "../types.ts";
import type { Exception } from "./exceptions.ts";

/** Words that could be left out or changed without any change to the ability objects, or with one in other paragraphs. */
export interface Swallowed {
  readonly card: string;
  /** The word with its neighbours, itself in brackets: `until [end] of`. */
  readonly place: string;
  readonly change: "left out" | `→ ${string}` | `elsewhere → ${string}`;
  readonly paragraph: string;
  /** Reason, when the place stands in the list of exceptions. */
  readonly exception?: string;
}

export interface ProbeResult {
  readonly cards: number;
  readonly probes: number;
  readonly swallowed: readonly Swallowed[];
}

/** What a probe finds out about one card; nothing where that doesn't compile. */
export type CardProbe = (
  source: CardSource,
  compile: CompileCard,
  exceptions?: readonly Exception[],
) => Pick<ProbeResult, "probes" | "swallowed">;
