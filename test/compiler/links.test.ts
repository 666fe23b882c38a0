import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { createCompiler } from "../../src/compiler/compiler.ts";
import { type Link, linksOf } from "../../src/compiler/explain/links.ts";
import { readCards } from "../../src/compiler/read/cards.ts";

/** Each paragraph of the cards of a file, with its abilities and links. */
const linked = (text: string) => {
  const file = readCards(text);
  const compiler = createCompiler(file.vocabulary);
  return compiler.compileFile(file).flatMap(({ source, result }) =>
    source.faces.flatMap((face, index) => {
      const compiled = result.faces[index]!;
      const { paragraphs } = compiler.parse(face.text, { name: face.name, shortNames: [] });
      return linksOf(face, compiled, index, compiler).map((links, place) => ({
        text: face.text.slice(paragraphs[place]!.start, paragraphs[place]!.end),
        abilities: compiled.paragraphs?.[place]?.abilities ?? [],
        links,
      }));
    }),
  );
};

/** The words of each part, by its path. */
const wordsByPath = (type: string, text: string): Readonly<Record<string, string>> => {
  const [paragraph] = linked(`Brook Test {1}{R}\n${type}\n${text}\n1/1\n`);
  return Object.fromEntries(
    (paragraph?.links ?? []).map(({ span, path }) => [
      path.join("."),
      paragraph!.text.slice(span.start, span.end),
    ]),
  );
};

describe("which words became which part", () => {
  it("of an event, a condition and an effect", () => {
    const words = wordsByPath(
      "Creature — Elf",
      "Whenever another creature you control enters, if it has greater power than this creature, you gain 1 life.",
    );
    expect(words["0.event"]).toBe("Whenever another creature you control enters");
    expect(words["0.event.what"]).toBe("another creature you control");
    expect(words["0.condition.objects"]).toBe("it");
    expect(words["0.condition.filter.value.of"]).toBe("this creature");
    expect(words["0.effect.who"]).toBe("you");
  });
  it("of targets and what is done to them, each where it is said", () => {
    const words = wordsByPath(
      "Instant",
      "Return target creature with power 2 or less to its owner's hand. Its controller mills two cards.",
    );
    expect(words["0.targets.0"]).toBe("target creature with power 2 or less");
    expect(words["0.targets.0.objects.filters.1"]).toBe("power 2 or less");
    expect(words["0.effect.effects.0.to"]).toBe("its owner's hand");
    expect(words["0.effect.effects.1.who"]).toBe("Its controller");
    expect(words["0.effect.effects.1"]).toBe("Its controller mills two cards.");
  });
  it("of what lasts", () => {
    const words = wordsByPath("Creature — Elf", "{2}{R}: This creature gets +1/+1 until end of turn.");
    expect(words["0.costs.0"]).toBe("{2}{R}");
    expect(words["0.effect.duration"]).toBe("until end of turn");
  });
  it("is not told of another ability than the card's", () => {
    const text = "Draw a card.";
    const { cards } = readCards(`Brook Test {U}\nSorcery\n${text}\n`);
    const compiler = createCompiler();
    const face = cards[0]!.source.faces[0];
    const { faces } = compiler.compileCard(cards[0]!.source);
    const other = { ...faces[0]!, paragraphs: [{ text, abilities: [] }] };
    expect(linksOf(face, other, 0, compiler)).toEqual([[]]);
  });
});

const partAt = (value: unknown, [step, ...rest]: Link["path"]): unknown =>
  step === undefined ? value : partAt((value as Record<string | number, unknown>)[step], rest);

it("links nearly every paragraph of our sets, each part within what it is a part of", async () => {
  const names = (await readdir("cards")).filter((name) => name.endsWith(".cards"));
  const texts = await Promise.all(names.map((name) => readFile(`cards/${name}`, "utf8")));
  const paragraphs = texts.flatMap(linked).filter(({ abilities }) => abilities.length > 0);
  const astray = paragraphs.flatMap(({ links, abilities, text }) =>
    links
      .filter(({ span, path }) => {
        const around = links.findLast(
          (each) => each.path.length < path.length && each.path.every((step, index) => step === path[index]),
        )?.span;
        const outside = around !== undefined && (around.start > span.start || around.end < span.end);
        return outside || typeof partAt(abilities, path) !== "object";
      })
      .map(({ path }) => `${text} ${path.join(".")}`),
  );
  expect(astray).toEqual([]);
  const without = paragraphs.filter(({ links }) => links.length === 0);
  expect(without.length / paragraphs.length).toBeLessThan(0.02);
}, 30_000);
