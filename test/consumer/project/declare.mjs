// The declarations of a card file from a build script, without a bundler.
import { readFile, writeFile } from "node:fs/promises";
import { emit } from "rulewright/build";

const text = await readFile("web/my-set.cards", "utf8");
const { code } = await emit(text, { file: "web/my-set.cards", as: "declarations" });
await writeFile("web/my-set.d.cards.ts", code);
