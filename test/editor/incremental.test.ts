import fc from "fast-check";
import { TextDocument } from "vscode-languageserver-textdocument";
import { expect, it } from "vitest";
import { leavesOf, placeOf, rulesTexts } from "../../src/editor/analysis/texts.ts";
import { createCardReader, readCards } from "../../src/compiler/read/cards.ts";
import { createEditor, type Editor } from "../../src/editor/editor.ts";
import { diagnosticsOf } from "../../src/editor/features/diagnostics.ts";

const files = ["a.cards", "b.cards"] as const;
const beginnings: Readonly<Record<string, string>> = {
  "a.cards":
    "[Two Files, TWO]\n\nkeyword Kindle N\n  When this creature enters, it deals N damage to any target.\n\n" +
    "counter hush mark\n\nEmber Pup {R}\nCreature — Dog\nKindle 2\n1/1\n\nGleeb Lord {R}\nCreature — Gleeb\nOther Gleebs you control get +1/+1.\n1/1\n",
  "b.cards":
    "Ember Mark {R}\nSorcery\nPut a hush mark counter on target creature. It gains kindle 1 until end of turn.\n\n" +
    "Lone Hound {R}\nCreature — Dog\nWhenever another Dog you control enters, it gains flying.\n1/1\n",
};

/** What is put in the place of what: slips, words that are declared or no longer are, lines more and less. */
const changes: readonly (readonly [string, string])[] = [
  ["Kindle N", "Kindel N"],
  ["Kindel N", "Kindle N"],
  ["deals N damage", "deals N damge"],
  ["deals N damge", "deals N damage"],
  ["counter hush mark", "counter hush"],
  ["counter hush\n", "counter hush mark\n"],
  ["Creature — Gleeb", "Creature — Glob"],
  ["Creature — Glob", "Creature — Gleeb"],
  ["Gleebs", "Gleeps"],
  ["Gleeps", "Gleebs"],
  ["gains flying", "gains fliyng"],
  ["gains fliyng", "gains kindle 3"],
  ["gains kindle 3", "gains flying"],
  ["\n\n", "\n# A comment\n\n"],
  ["# A comment\n", ""],
  ["1/1", "1/1\n"],
  ["Dog", "Gleeb"],
  ["Lone Hound", "Ember Pup"],
  ["Ember Pup", "Lone Hound"],
  ["Sorcery", "Sorcer"],
  ["Sorcer\n", "Sorcery\n"],
];

/** All messages and all names of the files. */
const known = (editor: Editor): unknown =>
  files.map((uri) => ({
    uri,
    diagnostics: diagnosticsOf(editor, uri).map(({ line: _, column: __, ...found }) => found),
    names: rulesTexts(editor.analysis, editor.analysis.file(uri)!).flatMap((text) =>
      leavesOf(text).map(({ kind, name, span }) => ({ kind, name, ...placeOf(text, span) })),
    ),
  }));

const opened = (texts: Readonly<Record<string, string>>): Editor => {
  const editor = createEditor();
  for (const uri of files) editor.documents.open(TextDocument.create(uri, "cards", 1, texts[uri]!));
  return editor;
};

it("what is kept from edit to edit is what a look at the texts as they are now finds", () => {
  const edit = fc.record({
    file: fc.constantFrom(...files),
    change: fc.constantFrom(...changes),
    look: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      const texts = { ...beginnings };
      const editor = opened(texts);
      known(editor);
      edits.forEach(({ file, change: [from, to], look }, index) => {
        texts[file] = texts[file]!.replace(from, () => to);
        editor.documents.open(TextDocument.create(file, "cards", index + 2, texts[file]!));
        // Sometimes there is no time between two edits.
        if (look) for (const uri of files) editor.analysis.compile(uri);
      });
      expect(known(editor)).toEqual(known(opened(texts)));
    }),
    { numRuns: 60, seed: 7 },
  );
}, 60_000);

it("a card file that is read again after each change is what a look at all of it finds", () => {
  const pieces = [
    "[Two Files, TWO]",
    "# A comment",
    "keyword Kindle N\n  When this creature enters, it deals N damage to any target.",
    "counter hush mark",
    "type creature: Gleeb\ntoken Coal\nArtifact\n{T}: Add {R}.",
    "Ember Pup {R}\nCreature — Gleeb\n# why\nKindle 2\n1/1",
    "Fen Bear 1G\nCreature — Blarf\n1/1\nMore text",
    "@rarity rare\nHalf {U}\nInstant\nDraw a card.\n//\nOther {R}\nInstant\nDraw a card.",
    "No Type",
    "",
  ];
  const gaps = ["\n\n", "\r\n\r\n", "\n \t\n", "\n\n\n\n", "\n", "\r\n", "\r", "\r\r"];
  const text = fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...gaps)), { maxLength: 8 })
    .map((parts) => parts.flat().join(""));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      const reader = createCardReader("set.cards");
      for (const each of texts) expect(reader(each)).toEqual(readCards(each, "set.cards"));
    }),
    { numRuns: 300, seed: 7 },
  );
});
