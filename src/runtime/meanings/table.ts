import type { Ability, Keyword } from "../../abilities/index.ts";

/** What a keyword ability means that comes without a compiled meaning, by its name. */
export type Meanings = Readonly<Record<string, (keyword: Keyword) => readonly Ability[]>>;
