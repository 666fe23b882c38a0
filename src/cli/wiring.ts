import type { Services } from "./services.ts";

/** Put in by the bundler: a hash of every source file. */
declare const RULEWRIGHT_BUILD: string | undefined;

/** The real compiler behind the commands. */
export const services: Services = {
  compiler: async (vocabulary) => (await import("./compiler.ts")).loadCompiler(vocabulary),
  ...(typeof RULEWRIGHT_BUILD === "string" ? { compilerVersion: RULEWRIGHT_BUILD } : {}),
};
