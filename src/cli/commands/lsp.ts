import { serveStdio } from "../../editor/stdio.ts";
import { commandFile, examples } from "../command.ts";
import { status, type Status } from "../io.ts";

const run = (): Promise<Status> =>
  new Promise((resolve) => {
    process.stdin.once("end", () => {
      resolve(status.good);
    });
    serveStdio();
  });

/** `rulewright lsp --stdio`: the language server, until the editor that started it ends it. */
export const lspCommand = commandFile(
  (command) =>
    command
      .option("--stdio", "speak over standard input and output, the only way there is")
      .addHelpText("after", examples("lsp --stdio")),
  run,
);
