import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FileChangeType } from "vscode-languageserver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, overPort, overStdio, start } from "./client.ts";

const set = `[Ember Test, EMB]

Ember Pup {R}
Creature — Dog
When this creature enters, draw a card.
1/1

Ember Wall {1}{R}
Creature — Wall
Defender
0/4
`;

describe.each([
  ["stdio", overStdio],
  ["a worker's port", overPort],
])("diagnostics over %s", (_name, transport) => {
  let client: Client;
  beforeAll(async () => {
    client = await start(transport);
  }, 30_000);
  afterAll(() => client.stop());

  it("says that all is well", async () => {
    client.open("a.cards", set);
    expect(await client.diagnostics("a.cards")).toEqual([]);
  });
  it("points at the word that is not understood, as soon as it is typed", async () => {
    client.edit("a.cards", "draw a card", "draw a crad");
    const [found, ...others] = await client.diagnostics("a.cards");
    expect(others).toEqual([]);
    expect(found).toMatchObject({ severity: 1, code: "RW3003", source: "rulewright" });
    expect(found?.range).toEqual({
      start: client.at("a.cards", "crad"),
      end: client.at("a.cards", "crad", 4),
    });
    expect(found?.message).toContain("Did you mean 'card'?");
  });
  it("moves with what is written above it", async () => {
    client.edit("a.cards", "[Ember Test, EMB]\n", "[Ember Test, EMB]\n# A comment\n\n");
    const [found] = await client.diagnostics("a.cards");
    expect(found?.range.start).toEqual(client.at("a.cards", "crad"));
  });
  it("goes when the word is right", async () => {
    client.edit("a.cards", "crad", "card");
    expect(await client.diagnostics("a.cards")).toEqual([]);
  });
  it("knows what is declared in another file, and says so when it no longer is", async () => {
    client.open("b.cards", "Ember Mark {R}\nSorcery\nPut a hunt mark counter on target creature.\n");
    expect((await client.diagnostics("b.cards")).map(({ severity }) => severity)).toEqual([1]);
    client.open("c.cards", "counter hunt mark\n");
    expect(await client.diagnostics("b.cards")).toEqual([]);
    client.edit("c.cards", "hunt mark", "haunt mark");
    expect(await client.diagnostics("b.cards")).toHaveLength(1);
  });
  it("tells what is wrong with a declaration, where it stands now", async () => {
    client.open("d.cards", "counter hush mark\n\ncounter charge\n");
    const found = await client.diagnostics("d.cards");
    expect(found.map(({ code }) => code)).toContain("RW5009");
    client.edit("d.cards", "counter hush mark\n", "# One more line\n\ncounter hush mark\n");
    const moved = (await client.diagnostics("d.cards")).find(({ code }) => code === "RW5009");
    expect(moved?.range.start.line).toBe(4);
  });
  it("knows cards by their language where there is no file yet", async () => {
    client.open("untitled", "Ember Thing {R}\nSorcery\nDraw a crad.\n");
    expect(await client.diagnostics("untitled")).toMatchObject([{ code: "RW3003" }]);
  });
  it("takes its messages back when the text is closed", async () => {
    client.close("d.cards");
    expect(await client.diagnostics("d.cards")).toEqual([]);
  });
});

it("knows the files of the folder that are not open, and when they change", async () => {
  const client = await start(overStdio, { "words.cards": "counter hush mark\n" });
  client.open("b.cards", "Ember Mark {R}\nSorcery\nPut a hush mark counter on target creature.\n");
  expect(await client.diagnostics("b.cards")).toEqual([]);
  const wrote = async (text: string): Promise<void> => {
    writeFileSync(join(client.folder, "words.cards"), text);
    const changes = [{ uri: client.uri("words.cards"), type: FileChangeType.Changed }];
    await client.connection.sendNotification("workspace/didChangeWatchedFiles", { changes });
  };
  await wrote("counter haunt mark\n");
  expect(await client.diagnostics("b.cards")).toHaveLength(1);
  await wrote("counter hush mark\n");
  expect(await client.diagnostics("b.cards")).toEqual([]);
  await client.stop();
}, 30_000);
