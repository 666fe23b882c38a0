import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as nodeModule from "node:module";
import { Script } from "node:vm";

/** The compiled code that belongs to a script: by what is in it, so that code of another text is never run. */
export const codeCacheOf = (path) =>
  `${path}.${createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16)}.cache`;

const bytesOf = (path) => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

/** What a bundled program exports. Node keeps what it compiled of it where it can (from 22.1 on). */
export const loadProgram = (path) => {
  if (nodeModule.enableCompileCache === undefined) return loadScript(path).exported;
  nodeModule.enableCompileCache();
  return nodeModule.createRequire(path)(path);
};

/**
 * The same where Node can not: compiled code that V8 wrote before is used where it fits this Node; where it is missing or
 * of another version, the program (ASCII, a CommonJS module) only starts more slowly.
 */
export const loadScript = (path) => {
  const cachedData = bytesOf(codeCacheOf(path));
  const script = new Script(`(function (exports, require, module) {${readFileSync(path, "latin1")}\n})`, {
    filename: path,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, nodeModule.createRequire(path), module);
  return { script, exported: module.exports };
};
