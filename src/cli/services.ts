import type { LoadedCompiler } from "../compiler/build/build.ts";
import type { Vocabulary } from "../compiler/types.ts";

/** What the commands need besides the words of their call, loaded only by those that use it. */
export interface Services {
  readonly compiler: (vocabulary: Vocabulary) => Promise<LoadedCompiler>;
  /** Changes whenever the compiler does; undefined when run from source, where caching would be wrong. */
  readonly compilerVersion?: string;
}
