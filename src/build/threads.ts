import { availableParallelism } from "node:os";
import type { BuildOptions, LoadedCompiler } from "../compiler/build/build.ts";
import type { SetJob, SetWork } from "../compiler/build/compile-set.ts";
import { MissingPackage } from "../compiler/emit/format.ts";
import { vocabularyText } from "../compiler/read/vocabulary.ts";
import { services } from "../cli/wiring.ts";

/** The compiler of this thread, and what was declared for it. */
let loaded: { readonly words: string; readonly compiler: Promise<LoadedCompiler> } | undefined;

/** What a thread gives back; an error would lose its class on the way. */
type Sent = SetWork | "missing package";

/** What a thread does: compiles the cards that it is sent. */
export const compileJob = async (job: SetJob): Promise<Sent> => {
  try {
    return await compiledHere(job);
  } catch (thrown) {
    if (thrown instanceof MissingPackage) return "missing package";
    throw thrown;
  }
};

const compiledHere = async (job: SetJob): Promise<SetWork> => {
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

/** More than this wait for one another on any machine. */
const most = 64;

/** Threads that compile beside this one, started with the first cards they are sent; none for a single one. */
export const compilingThreads = (workers: number, filename = script()): BuildOptions["elsewhere"] => {
  const threads = Math.min(workers, most) - 1;
  if (threads < 1 || filename === undefined) return undefined;
  const started = async () => {
    const { Tinypool } = await import("tinypool");
    const size = { minThreads: threads, maxThreads: threads, concurrentTasksPerWorker: 2 };
    return new Tinypool({ filename, ...size, idleTimeout: 1000 });
  };
  let pool: ReturnType<typeof started> | undefined;
  return {
    threads,
    compile: async (job) => {
      const sent = (await (await (pool ??= started())).run(job, { name: "compileJob" })) as Sent;
      if (sent === "missing package") throw new MissingPackage();
      return sent;
    },
    end: async () => {
      const running = pool;
      pool = undefined;
      await (await running)?.destroy();
    },
  };
};
