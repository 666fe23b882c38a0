import type { PrintContext } from "../../grammar/engine/template.ts";
import { printNode, type ParagraphNode } from "../../grammar/parse.ts";

/** The text of a paragraph. A quotation within a quotation stands close behind its mark, and its full stop is that of the sentence around it. */
export const printParagraph = (node: ParagraphNode, context: PrintContext): string =>
  printNode(node, "paragraph", context).replaceAll("‘ ", "'").replaceAll(".'.", ".'");
