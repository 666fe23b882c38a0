import type { Item } from "../../grammar/engine/template.ts";
import type { CompiledCategory, Sequence } from "../../grammar/engine/grammar.ts";
import { grammar } from "../../grammar/language/index.ts";
import { lex, type OwnNames, type Token } from "../../grammar/lexer.ts";
import { parametersOf } from "../../grammar/parameters.ts";
import { Lexicon } from "../../grammar/vocabulary.ts";

/** Rows that stand only at the very beginning of a paragraph, or of which what follows is a part. */
const onlyInFront =
  /^(?:namedToken|voteFor|loyalty|chapter|worded|flavored|namedMode|pricedMode|spreeMode|levelSymbol|stationSymbol|anchored|classLevel)/;

/** A word for each class of words. */
const samples: Readonly<Record<string, readonly string[]>> = {
  color: ["white", "blue", "black"],
  cardType: ["creature", "artifact", "land"],
  pluralType: ["creatures", "artifacts", "Goblins"],
  singularType: ["creature", "permanent", "Goblin"],
  supertype: ["legendary", "basic"],
  subtype: ["Goblin", "Elf", "Spirit"],
  keyword: ["flying", "trample", "first strike"],
  counterName: ["charge", "oil"],
  abilityWord: ["landfall"],
  numberWord: ["two", "three"],
  integer: ["4", "13"],
  ordinal: ["second", "third"],
  variable: ["X"],
  change: ["+1/+1", "-2/-0"],
  size: ["2/2", "X/X"],
  mana: ["{2}{R}", "{G}"],
  loyalty: ["+1"],
  self: ["Brindle Fox"],
  // A token has a name only behind the words that create it; alone the name is the card's own.
  namedThing: ["Brindle Fox"],
  cardName: ["Llanwen"],
  flavorWord: ["Bright Morning"],
  anchorWords: ["Crown or Commons"],
  votedWords: ["oak or ash"],
  votedWord: ["oak"],
  chapters: ["I, II"],
  levels: ["LEVEL 2-4", "LEVEL 5+"],
  charge: ["8+ |"],
  costKeyword: ["kicker", "cycling"],
  numberKeyword: ["bushido"],
  qualityNumberKeyword: ["devour"],
  numberCostKeyword: ["reinforce"],
  wordKeyword: ["bushido"],
  qualityKeyword: ["hunt"],
  numberQualityKeyword: ["cull"],
  qualityCostKeyword: ["lure"],
  tokenName: ["Coal"],
  numberParameter: ["N"],
  costParameter: ["[cost]"],
  qualityParameter: ["[quality]"],
  wordParameter: ["[name]"],
};

const lexicon = new Lexicon({
  tokens: ["Coal"],
  keywords: [
    { name: "Hunt", parameters: ["[quality]"] },
    { name: "Cull", parameters: ["N", "[quality]"] },
    { name: "Lure", parameters: ["[quality]", "[cost]"] },
  ],
});
const parameters = parametersOf(["N", "[cost]", "[quality]", "[name]"]);
/** The tokens of such a text. */
export const tokensOf = (text: string, own: OwnNames): readonly Token[] =>
  lex(text, own, lexicon, parameters).paragraphs[0]?.tokens ?? [];

/** The least number of categories below a category, so that a walk can be steered to its end. */
const depths = (): readonly number[] => {
  const { categories } = grammar();
  // What has no sample stands only on cards of its own kind, as rooms on dungeons: no sentence is made of it.
  const leaf = ({ leaf }: CompiledCategory): number =>
    leaf !== undefined && samples[leaf.definition.token] !== undefined ? 0 : Infinity;
  const found = categories.map(leaf);
  const ofBody = (body: Sequence): number =>
    Math.max(0, ...body.map((item) => (item.op === "category" ? found[item.category]! + 1 : 0)));
  for (let changed = true; changed;) {
    changed = false;
    for (const category of categories) {
      const depth =
        category.leaf !== undefined
          ? leaf(category)
          : category.series !== undefined
            ? found[category.series.item]! + 1
            : Math.min(...category.alternatives.map((each) => ofBody(each.body)));
      if (depth < found[category.index]!) {
        found[category.index] = depth;
        changed = true;
      }
    }
  }
  return found;
};
let known: readonly number[] | undefined;

/** A text that the language can print, as the choices say; equal choices give equal texts. */
export const sentenceOf = (category: string, choices: readonly number[]): string => {
  const depth = (known ??= depths());
  const { categories, byName } = grammar();
  let next = 0;
  const choose = (below: number): number =>
    below <= 1 ? 0 : (choices[next++ % choices.length] ?? 0) % below;
  const words: string[] = [];
  const ofItems = (items: readonly Item[], left: number): void => {
    for (const item of items) {
      if (item.type === "word") words.push(item.word === "–" ? "—" : item.word);
      else if (item.type === "verb") words.push(item.base);
      else if (item.type === "noun") words.push(item.plural);
      else if (item.type === "flag" && left > 3 && choose(3) === 0) ofItems(item.items, left);
      else if (item.type === "optional" && left > 3 && choose(3) === 0) ofItems(item.items, left);
      else if (item.type === "field" && !item.many) ofCategory(byName.get(item.category)!, left - 1);
      else if (item.type === "field" && left > 3 && choose(3) === 0)
        ofCategory(byName.get(item.category)!, left - 1);
    }
  };
  const ofCategory = (compiled: CompiledCategory, left: number): void => {
    if (compiled.leaf !== undefined) {
      const sample = samples[compiled.leaf.definition.token];
      if (sample === undefined) throw new Error(`no sample for ${compiled.leaf.definition.token}`);
      words.push(sample[choose(sample.length)]!);
      return;
    }
    if (compiled.series !== undefined) {
      ofCategory(categories[compiled.series.item]!, left - 1);
      return;
    }
    const short = compiled.alternatives.filter(
      (each) =>
        !onlyInFront.test(each.kind ?? "") &&
        each.body.every(
          (item) => item.op !== "category" || depth[item.category]! < Math.max(left, depth[compiled.index]!),
        ),
    );
    const open = short.length > 0 ? short : compiled.alternatives;
    const alternative = open[choose(open.length)]!;
    const [only] = alternative.body;
    if (alternative.kind === undefined && only?.op === "category")
      ofCategory(categories[only.category]!, left);
    else ofItems(alternative.items, left);
  };
  ofCategory(byName.get(category)!, 6);
  return words
    .join(" ")
    .replace(/ ([,.:;])/g, "$1")
    .replace(/([a-z]s) 's/g, "$1'")
    .replace(/ 's/g, "'s")
    .replace(/(non-?) /g, "$1")
    .replace(/non([A-Z])/g, "non-$1");
};
