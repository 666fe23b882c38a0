/** Put in by the bundler. */
declare const RULEWRIGHT_PACKAGE: string | undefined;

/** The version of the package; `0.0.0` when run from source. */
export const version = (): string => (typeof RULEWRIGHT_PACKAGE === "string" ? RULEWRIGHT_PACKAGE : "0.0.0");
