import { availableParallelism } from "node:os";
import type { BuildOptions, LoadedCompiler } from "../compiler/build/build.ts";
import type { SetJob, SetWork } from "../compiler/build/compile-set.ts";
import { vocabularyText } from "../compiler/read/vocabulary.ts";
import { services } from "./wiring.ts";

/** The compiler of this thread, and what was declared for it. */
let loaded: { readonly words: string; readonly compiler: Promise<LoadedCompiler> } | undefined;

/** What a thread does: compiles the cards that it is sent. */
export const compileJob = async (job: SetJob): Promise<SetWork> => {
  const words = vocabularyText(job.vocabulary);
  if (loaded?.words !== words) loaded = { words, compiler: services.compiler(job.vocabulary) };
  const { compileSet } = await import("../compiler/build/compile-set.ts");
  const { createFormer } = await import("../compiler/emit/form.ts");
  return compileSet(job, await loaded.compiler, await createFormer());
};

/** The thread's script, beside the bundled program; from source there is none. */
const script = (): string | undefined => {
  try {
    return require.resolve("./build-worker.js");
  } catch {
    return undefined;
  }
};

/** As many threads as the machine has processors, and no more than help. */
export const defaultThreads = (): number => Math.min(8, availableParallelism());

/** Threads that compile, started with the first cards they are sent; none for a single one. */
export const compilingThreads = (threads: number): BuildOptions["elsewhere"] => {
  const filename = threads > 1 ? script() : undefined;
  if (filename === undefined) return undefined;
  const started = async () => {
    const { Tinypool } = await import("tinypool");
    return new Tinypool({ filename, minThreads: 1, maxThreads: threads, idleTimeout: 1000 });
  };
  let pool: ReturnType<typeof started> | undefined;
  return {
    threads,
    compile: async (job) => (await (pool ??= started())).run(job, { name: "compileJob" }),
    end: async () => {
      const running = pool;
      pool = undefined;
      await (await running)?.destroy();
    },
  };
};
