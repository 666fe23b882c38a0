import type { CardSource, FaceSource } from "../../compiler/types.ts";
import { colorsIn } from "../colors.ts";
import { artSvg } from "./art.ts";
import { escaped } from "./html.ts";
import { type Mark, paragraphsHtml, textHtml } from "./text.ts";

/** A printed field of a face. */
export type FaceField = "name" | "manaCost" | "typeLine" | "text" | "stats";

/** A message about a card, with the words that it is about: positions count in the field. */
export interface Problem {
  readonly face: number;
  readonly field: FaceField;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly severity: "error" | "warning";
  /** What would mend it. */
  readonly fix?: string;
  /** Where it stands in its file: `my-set.cards:6:31`. */
  readonly place?: string;
}

/** How a card is shown. */
export interface FrameOptions {
  /** Begins the ids of the card's elements; different for each card of a page. */
  readonly id: string;
  readonly problems?: readonly Problem[];
  /** The code of the set, shown below the text. */
  readonly set?: string;
}

/** The colors of a frame: those of the card, gold for more than two, and that of its type where there is none. */
const frameColors = (face: FaceSource): string => {
  const colors = colorsIn([face]);
  if (colors.length === 2) return `rw-c-M rw-a-${colors[0]} rw-b-${colors[1]}`;
  if (colors.length > 2) return "rw-c-M";
  if (colors !== "") return `rw-c-${colors}`;
  return /\bland\b/i.test(face.typeLine) ? "rw-c-L" : "rw-c-A";
};

/** Longer text is set smaller, so that it has room; never so small that it can't be read. */
const sizeOf = ({ text }: FaceSource): string => {
  const length = text.length + 34 * text.split("\n").length;
  const sizes = [150, 260, 390, 540, 760] as const;
  const index = sizes.findIndex((most) => length <= most);
  return `rw-t-${index < 0 ? sizes.length : index}`;
};

const statsHtml = (face: FaceSource, marks: readonly Mark[]): string => {
  const { power, toughness, loyalty, defense } = face;
  const [text, label, kind] =
    power !== undefined || toughness !== undefined
      ? [`${power ?? "?"}/${toughness ?? "?"}`, `power ${power}, toughness ${toughness}`, "pt"]
      : loyalty !== undefined
        ? [loyalty, `loyalty ${loyalty}`, "shield"]
        : defense !== undefined
          ? [defense, `defense ${defense}`, "shield"]
          : ["", "", ""];
  if (text === "") return "";
  return `<span class="rw-stats rw-${kind}" role="img" aria-label="${escaped(label)}">${textHtml(text, marks)}</span>`;
};

interface Shown {
  readonly card: CardSource;
  readonly options: FrameOptions;
  readonly marks: (field: FaceField) => readonly Mark[];
}

const faceHtml = (face: FaceSource, index: number, { card, options, marks }: Shown): string => {
  const { rarity, flavor = "", artist = "", number = "" } = card.attributes ?? {};
  const id = `${options.id}-${index}`;
  const cost =
    face.manaCost === "" ? "" : `<span class="rw-cost">${textHtml(face.manaCost, marks("manaCost"))}</span>`;
  const words = face.name.length + 2.2 * (face.manaCost.match(/[{<]/g)?.length ?? 0);
  const small = words > 34 ? " rw-smaller" : words > 25 ? " rw-small" : "";
  const gem =
    rarity === undefined || index > 0
      ? ""
      : `<span class="rw-rarity rw-r-${escaped(rarity.toLowerCase().replace(/\W/g, ""))}" role="img" aria-label="${escaped(rarity)}" title="${escaped(rarity)}"></span>`;
  const said = flavor.split(" // ")[index] ?? "";
  const story = said === "" ? "" : `<p class="rw-flavor">${escaped(said)}</p>`;
  const line = [options.set ?? "", number, artist]
    .filter((each) => each !== "")
    .map(escaped)
    .join(" · ");
  const type = textHtml(face.typeLine === "" ? "(no type line)" : face.typeLine, marks("typeLine"));
  return [
    `<section class="rw-face ${frameColors(face)} ${sizeOf(face)}" aria-labelledby="${id}"><div class="rw-in">`,
    `<header class="rw-bar${small}"><h3 id="${id}">${textHtml(face.name, marks("name"))}</h3>${cost}</header>`,
    artSvg(face.name, face.typeLine),
    `<p class="rw-bar rw-type"><span>${type}</span>${gem}</p>`,
    `<div class="rw-text">${paragraphsHtml(face.text, marks("text"))}${story}</div>`,
    `<footer><span>${line}</span>${statsHtml(face, marks("stats"))}</footer>`,
    "</div></section>",
  ].join("");
};

const layoutWords: Readonly<Partial<Record<CardSource["layout"], string>>> = {
  transform: "transforms into",
  modal_dfc: "on its other side",
  flip: "flips into",
  adventure: "with the adventure",
  omen: "with the omen",
  prepare: "prepares",
  split: "split with",
  meld: "melds into",
};

/**
 * A card as HTML: a frame for each face, and below them what is wrong with it, marked at the words. The page needs `frameStyle`
 * and, once, `symbolDrawings()`. Whatever the card says is text, never markup.
 */
export const frameHtml = (card: CardSource, options: FrameOptions): string => {
  const problems = options.problems ?? [];
  const message = (index: number): string => `${options.id}-m${index + 1}`;
  const marksOf =
    (face: number) =>
    (field: FaceField): readonly Mark[] =>
      problems.flatMap((each, index) =>
        each.face === face && each.field === field
          ? [{ start: each.start, end: each.end, number: index + 1, describedBy: message(index) }]
          : [],
      );
  const joined = layoutWords[card.layout] ?? "and";
  const faces = card.faces
    .map((face, index) => faceHtml(face, index, { card, options, marks: marksOf(index) }))
    .join(`<p class="rw-joined">${joined}</p>`);
  const list = problems
    .map(({ message: text, severity, fix, place }, index) => {
      const where = place === undefined ? "" : ` <small>${escaped(place)}</small>`;
      const way = fix === undefined ? "" : ` <em>${escaped(fix)}.</em>`;
      return `<li id="${message(index)}" class="rw-${severity}"><b>${index + 1}</b> ${escaped(text)}${way}${where}</li>`;
    })
    .join("");
  const told =
    list === "" ? "" : `<ol class="rw-problems" aria-label="What is wrong with this card">${list}</ol>`;
  const bad = problems.some(({ severity }) => severity === "error") ? " rw-broken" : "";
  return `<article class="rw-card${card.faces.length > 1 ? " rw-many" : ""}${bad}" id="${options.id}" aria-label="${escaped(card.name)}" tabindex="0"><div class="rw-faces">${faces}</div>${told}</article>`;
};
