import { serveStdio } from "../../editor/stdio.ts";
import { status, type Status } from "../io.ts";

/** `rulewright lsp --stdio`: the language server, until the editor that started it ends it. */
export const run = (): Promise<Status> =>
  new Promise((resolve) => {
    process.stdin.once("end", () => {
      resolve(status.good);
    });
    serveStdio();
  });
