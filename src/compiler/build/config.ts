/** What `rulewright.config.ts` may say. Every field may be left out. */
export interface Config {
  /** Card files, folders of them or patterns: `["cards", "sets/*.cards"]`. */
  readonly cards?: readonly string[];
  /** Where the generated modules are written. */
  readonly out?: string;
  /** How generated modules end the paths of one another: `./my-set.ts`, `./my-set.js`, or nothing. */
  readonly imports?: ".ts" | ".js" | "none";
  /** How `fmt` writes symbols where the set header does not say: `{2}{R}` or `<2><R>`. */
  readonly symbols?: "braces" | "angle";
  /** Warnings are shown, count as errors, or are left out. */
  readonly warnings?: "show" | "errors" | "hide";
  /** Card files whose declarations (`keyword`, `type`, `counter`, `token`) all others may use. */
  readonly vocabulary?: readonly string[];
}
