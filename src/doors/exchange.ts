/** `rulewright/exchange`, as it is imported from outside. */
import * as exchange from "../exchange/index.ts";
import { cardFile, cardFiles, fileCard, fileCards, setsOfCards, source } from "./card-kinds.ts";
import { bytes, listOf, loosely, number, optional, shape, text } from "./kinds.ts";
import { taking } from "./taking.ts";

export * from "../exchange/index.ts";

const frame = loosely(shape("how it is shown: { id, problems, set }", { id: text }));
const stats = loosely(shape("what statsOf gives", { cards: number, compiled: number }));
const shownSets = loosely(
  listOf("sets: { file, cards }", shape("a set", { file: cardFile, cards: fileCards })),
);
const reading = optional(shape("how it is read: { encoding }", { encoding: optional(text) }));

export const cardText = /* @__PURE__ */ taking("cardText", exchange.cardText, { card: source });
export const frameHtml = /* @__PURE__ */ taking("frameHtml", exchange.frameHtml, {
  card: source,
  options: frame,
});
export const isCardText = /* @__PURE__ */ taking("isCardText", exchange.isCardText, { text, file: text });
export const isEncoding = /* @__PURE__ */ taking("isEncoding", exchange.isEncoding, { encoding: text });
export const pageHtml = /* @__PURE__ */ taking("pageHtml", exchange.pageHtml, { sets: shownSets });
export const problemsOf = /* @__PURE__ */ taking("problemsOf", exchange.problemsOf, {
  file: cardFile,
  card: fileCard,
});
export const readFileBytes = /* @__PURE__ */ taking("readFileBytes", exchange.readFileBytes, {
  bytes,
  file: optional(text),
  reading,
});
export const statsOf = /* @__PURE__ */ taking("statsOf", exchange.statsOf, { list: fileCards });
export const statsSvg = /* @__PURE__ */ taking("statsSvg", exchange.statsSvg, { title: text, stats });
export const symbolSvg = /* @__PURE__ */ taking("symbolSvg", exchange.symbolSvg, { symbol: text });
export const writeCardFile = /* @__PURE__ */ taking("writeCardFile", exchange.writeCardFile, {
  files: cardFiles,
});
export const writeCockatrice = /* @__PURE__ */ taking("writeCockatrice", exchange.writeCockatrice, {
  files: cardFiles,
});
export const writeCsv = /* @__PURE__ */ taking("writeCsv", exchange.writeCsv, { files: setsOfCards });
