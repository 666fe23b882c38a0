import type { Services } from "./services.ts";

/** Put in by the bundler: a hash of every source file. */
declare const RULEWRIGHT_BUILD: string | undefined;

/** The real compiler behind the commands. */
export const services: Services = {
  compiler: async (keywords) => (await import("./compiler.ts")).loadCompiler(keywords),
  ...(typeof RULEWRIGHT_BUILD === "string" ? { compilerVersion: RULEWRIGHT_BUILD } : {}),
};
