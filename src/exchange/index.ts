export { isEncoding } from "./encoding.ts";
export { isCardText, readFileBytes, type Reading } from "./formats.ts";
export { cardText, writeCardFile, type Written } from "./card-text.ts";
export { writeCockatrice } from "./cockatrice-write.ts";
export { writeCsv } from "./csv.ts";
export { pageHtml, type ShownSet } from "./page.ts";
export * from "./frame/index.ts";
export { statsOf, type Count, type Stats } from "./stats.ts";
export { statsSvg } from "./charts.ts";
