import type { FileCard } from "../compiler/compile-file.ts";
import type { CardFile } from "../compiler/read/card-file.ts";
import { colorsIn } from "./colors.ts";
import { frameHtml, frameStyle, problemsOf, symbolDrawings } from "./frame/index.ts";
import { escaped } from "./frame/html.ts";

/** A card file with its cards compiled. */
export interface ShownSet {
  readonly file: CardFile;
  readonly cards: readonly FileCard[];
}

const style = `
:root{color-scheme:light dark;--page:#ece8df;--fore:#211d19;--line:#0002;--panel:#f8f5ee}
body{margin:0;background:var(--page);color:var(--fore);font:16px/1.45 system-ui,sans-serif}
.rw-top{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:10px 20px;background:var(--panel);border-bottom:1px solid var(--line)}
.rw-top h1{font:700 20px/1.2 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;margin:0 auto 0 0}
.rw-top label{display:inline-flex;gap:6px;align-items:center;font-size:14px}
.rw-top input[type=search],.rw-top select,.rw-top button{font:inherit;font-size:14px;padding:5px 9px;border:1px solid #8888;border-radius:8px;background:var(--page);color:inherit}
.rw-top output{font-size:14px;min-width:6em;opacity:.8}
main{padding:4px 20px 40px;max-width:1720px;margin:auto}
main h2{font:700 26px/1.2 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;margin:26px 0 2px}
main .rw-about{margin:0 0 16px;opacity:.8;font-size:15px}
.rw-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,272px),1fr));gap:22px;align-items:start}
.rw-many{grid-column:span 2}
.rw-card:focus-visible{outline:3px solid #2f7be0;outline-offset:4px}
[hidden]{display:none!important}
@media (max-width:640px){.rw-many{grid-column:span 1}.rw-many .rw-faces{flex-direction:column}.rw-many .rw-face{width:100%}.rw-joined{writing-mode:horizontal-tb;margin:0}main,.rw-top{padding-left:12px;padding-right:12px}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){--page:#131215;--fore:#ece7dd;--line:#fff2;--panel:#1c1b1f}}
@media screen{:root[data-theme=dark]{--page:#131215;--fore:#ece7dd;--line:#fff2;--panel:#1c1b1f;color-scheme:dark}:root[data-theme=light]{color-scheme:light}}
@media print{@page{margin:8mm}body{background:#fff;color:#000;font-size:10pt}.rw-top{display:none}main{padding:0;max-width:none}main h2{font-size:14pt;margin:0}main .rw-about{margin:0 0 3mm}.rw-grid{display:flex;flex-wrap:wrap;gap:1mm}.rw-card{width:63mm;break-inside:avoid}.rw-many{width:127mm}.rw-problems{font-size:7pt}}
`;

/** Finds cards by their words, their colors, and whether something is wrong with them. Without it the page shows all. */
const script = `
const [find,color,bad,theme,count]=["find","color","bad","theme","count"].map((id)=>document.getElementById(id));
const cards=[...document.querySelectorAll(".rw-card")];
const show=()=>{
  const words=find.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown=0;
  for(const card of cards){
    const text=card.dataset.text;
    card.hidden=!(words.every((word)=>text.includes(word))&&(color.value===""||(color.value==="C"?card.dataset.colors==="":card.dataset.colors.includes(color.value)))&&(!bad.checked||card.querySelector(".rw-problems")));
    if(!card.hidden)shown++;
  }
  for(const set of document.querySelectorAll("main section.rw-set"))set.hidden=!set.querySelector(".rw-card:not([hidden])");
  count.textContent=shown+(shown===1?" card":" cards");
};
for(const input of [find,color,bad])input.addEventListener("input",show);
theme.addEventListener("click",()=>{
  const dark=document.documentElement.dataset.theme?document.documentElement.dataset.theme==="dark":matchMedia("(prefers-color-scheme:dark)").matches;
  document.documentElement.dataset.theme=dark?"light":"dark";
});
document.addEventListener("keydown",(event)=>{
  const at=cards.filter((card)=>!card.hidden),here=at.indexOf(document.activeElement);
  if(event.key==="/"&&document.activeElement!==find){event.preventDefault();find.focus();}
  const step={ArrowRight:1,ArrowLeft:-1}[event.key];
  if(step&&here>=0){event.preventDefault();at[here+step]?.focus();}
});
document.querySelector(".rw-top form").hidden=false;show();
`;

const titleOf = ({ file }: ShownSet): string => file.set?.name ?? file.file?.replace(/^.*\//, "") ?? "Cards";

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** The words that a card is found by. */
const words = ({ source }: FileCard): string =>
  source.faces
    .map(({ name, typeLine, text }) => `${name} ${typeLine} ${text}`)
    .join(" ")
    .replace(/\s+/g, " ")
    .toLowerCase();

const setHtml = (set: ShownSet, index: number): string => {
  const { file, cards } = set;
  const compiled = cards.filter(({ result }) => result.status === "compiled").length;
  const about =
    compiled === cards.length
      ? `${counted(cards.length, "card")}, and every word of them is understood`
      : `${counted(cards.length, "card")}; ${cards.length - compiled} of them with errors, which are marked`;
  const frames = cards.map((card, at) => {
    const code = file.set?.code;
    const html = frameHtml(card.source, {
      id: `s${index + 1}c${at + 1}`,
      problems: problemsOf(file, card),
      ...(code === undefined ? {} : { set: code }),
    });
    const data = `data-colors="${colorsIn(card.source.faces)}" data-text="${escaped(words(card))}"`;
    return html.replace("<article ", `<article ${data} `);
  });
  return `<section class="rw-set" aria-labelledby="s${index + 1}"><h2 id="s${index + 1}">${escaped(titleOf(set))}</h2><p class="rw-about">${about}</p><div class="rw-grid">\n${frames.join("\n")}\n</div></section>`;
};

const controls = `<form hidden onsubmit="return false" style="display:contents"><label>Find <input id="find" type="search" placeholder="words of a card" aria-keyshortcuts="/"></label><label>Color <select id="color"><option value="">all</option><option value="W">white</option><option value="U">blue</option><option value="B">black</option><option value="R">red</option><option value="G">green</option><option value="C">none</option></select></label><label><input id="bad" type="checkbox"> only with messages</label><output id="count" aria-live="polite"></output><button id="theme" type="button">light / dark</button></form>`;

/** A page of card sets that needs nothing but itself: each card as a frame, what is wrong marked at the words. */
export const pageHtml = (sets: readonly ShownSet[]): string => {
  const [only, ...others] = sets;
  const title = only !== undefined && others.length === 0 ? titleOf(only) : "Card sets";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="generator" content="rulewright">
<title>${escaped(title)}</title>
<style>${frameStyle}${style}</style>
</head>
<body>
${symbolDrawings()}
<header class="rw-top"><h1>${escaped(title)}</h1>${controls}</header>
<main>
${sets.map(setHtml).join("\n")}
</main>
<script>${script}</script>
</body>
</html>
`;
};
