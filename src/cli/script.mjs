import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";

/** The compiled code that belongs to a script. */
export const codeCacheOf = (path) => `${path}.cache`;

const bytesOf = (path) => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

/**
 * A bundled program (ASCII, a function of `require` and `module`) and what it exports. Compiled code that V8 wrote before is
 * used where it fits this Node; where it is missing or of another version, the program only starts more slowly.
 */
export const loadScript = (path) => {
  const cachedData = bytesOf(codeCacheOf(path));
  const script = new Script(readFileSync(path, "latin1"), {
    filename: path,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  const module = { exports: {} };
  script.runInThisContext()(createRequire(path), module);
  return { script, exported: module.exports };
};
