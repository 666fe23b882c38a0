import type { LoadedCompiler } from "../compiler/build/build.ts";
import { compileCard } from "../compiler/compile.ts";
import type { KeywordSource } from "../compiler/types.ts";

/** The compiler as the commands use it. */
export const loadCompiler = (_keywords: readonly KeywordSource[]): LoadedCompiler => ({
  compile: compileCard,
  diagnostics: [],
});
