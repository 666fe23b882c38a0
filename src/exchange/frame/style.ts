/** The colors of frames and symbols; those of frames are two, from the upper left to the lower right. */
const colors = `
.rw-c-W{--rw-a:#d9cda2;--rw-b:#b8a873}.rw-c-U{--rw-a:#4d90c6;--rw-b:#285f93}.rw-c-B{--rw-a:#625a68;--rw-b:#2b2731}
.rw-c-R{--rw-a:#d4694a;--rw-b:#963c28}.rw-c-G{--rw-a:#579a62;--rw-b:#2c6540}.rw-c-M{--rw-a:#d3b352;--rw-b:#9c7a24}
.rw-c-A{--rw-a:#a3aeb7;--rw-b:#6b7883}.rw-c-L{--rw-a:#b09472;--rw-b:#76603f}
.rw-a-W{--rw-a:#d9cda2}.rw-a-U{--rw-a:#4d90c6}.rw-a-B{--rw-a:#4a4450}.rw-a-R{--rw-a:#d4694a}.rw-a-G{--rw-a:#579a62}
.rw-b-W{--rw-b:#cfc08c}.rw-b-U{--rw-b:#3c7fb6}.rw-b-B{--rw-b:#37323e}.rw-b-R{--rw-b:#b9502f}.rw-b-G{--rw-b:#3f8050}
.rw-m-W{fill:#f8f3d2}.rw-m-U{fill:#b5daf2}.rw-m-B{fill:#c7bec0}.rw-m-R{fill:#f6b79c}.rw-m-G{fill:#a9d6b0}
.rw-m-N,.rw-m-T{fill:#d0cbc6}.rw-m-C{fill:#d9d6d2}.rw-m-S{fill:#dcebf3}.rw-m-E{fill:#f0d79a}.rw-m-Q{fill:#3b3733}
.rw-r-common{--rw-gem:#3d3a38}.rw-r-uncommon{--rw-gem:#7f97a8}.rw-r-rare{--rw-gem:#c79a2b}.rw-r-mythic{--rw-gem:#d9541e}`;

/** A card of 63 by 88; all measures are parts of its width, so that it is the same on a page, in print and beside an editor. */
const card = `
.rw-card{--rw-paper:#fdfaf2;--rw-ink:#1b1815;--rw-edge:#17151a;--rw-tint:20%;color:var(--rw-ink);min-width:0;border-radius:14px}
.rw-card *{box-sizing:border-box}
.rw-faces{display:flex;gap:12px;align-items:flex-start}
.rw-face{container-type:inline-size;flex:1 1 0;min-width:0}
.rw-in{min-height:calc(100cqw*88/63);display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:auto minmax(20cqw,1fr) auto auto auto;gap:1.7cqw;padding:4.2cqw 4.2cqw 2.6cqw;border-radius:5cqw;border:1.1cqw solid var(--rw-edge);background:linear-gradient(155deg,var(--rw-a),var(--rw-b));font:4.6cqw/1.28 "Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif}
.rw-bar{display:flex;align-items:center;justify-content:space-between;gap:2cqw;margin:0;padding:1.5cqw 2.6cqw;min-height:10.4cqw;border-radius:2.4cqw;background:color-mix(in srgb,var(--rw-a) var(--rw-tint),var(--rw-paper));box-shadow:0 .5cqw 1cqw #0006}
.rw-bar h3{margin:0;font-size:6cqw;line-height:1.1;font-weight:700;overflow-wrap:anywhere;text-wrap:balance}
.rw-small h3{font-size:5.1cqw}.rw-smaller h3{font-size:4.3cqw}
.rw-cost{display:inline-flex;flex:none;gap:.7cqw;font-size:5.8cqw}
.rw-type{font-size:4.7cqw;font-weight:650;min-height:8.6cqw;line-height:1.15}
.rw-art{display:block;width:100%;height:100%;min-height:20cqw;border-radius:1.6cqw;border:.5cqw solid #0008;background:var(--rw-b);overflow:hidden}
.rw-sky{fill:color-mix(in srgb,var(--rw-a) 55%,#fff5dd)}.rw-light{fill:#fffaf0}.rw-near{fill:color-mix(in srgb,var(--rw-b) 78%,#0d1020)}.rw-ring{fill:none;stroke:#fffaf0;stroke-width:1.3}
.rw-text{min-height:30cqw;display:flex;flex-direction:column;justify-content:center;gap:.62em;padding:2.6cqw 3.2cqw;border-radius:2cqw;background:color-mix(in srgb,var(--rw-a) calc(var(--rw-tint)*.55),var(--rw-paper));overflow-wrap:break-word}
.rw-text p{margin:0}
.rw-t-0 .rw-text{font-size:5cqw}.rw-t-1 .rw-text{font-size:4.6cqw}.rw-t-2 .rw-text{font-size:4.2cqw}.rw-t-3 .rw-text{font-size:3.9cqw}.rw-t-4 .rw-text{font-size:3.6cqw}.rw-t-5 .rw-text{font-size:3.25cqw}
:is(.rw-t-3,.rw-t-4,.rw-t-5) .rw-in{grid-template-rows:auto minmax(11cqw,1fr) auto auto auto}:is(.rw-t-3,.rw-t-4,.rw-t-5) .rw-art{min-height:11cqw}
:is(.rw-t-3,.rw-t-4,.rw-t-5) .rw-text{gap:.34em;padding-block:2cqw;line-height:1.22}
.rw-text i{opacity:.86}
.rw-flavor{font-style:italic;padding-top:.6em;border-top:1px solid color-mix(in srgb,var(--rw-ink) 25%,transparent);opacity:.86}
.rw-loyalty,.rw-chapter,.rw-level{display:flex;gap:2cqw;align-items:baseline}
.rw-text .rw-box{flex:none;min-width:2.2em;padding:.08em .4em;text-align:center;border-radius:.35em;background:var(--rw-ink);color:var(--rw-paper);font-size:.92em}
.rw-loyalty .rw-box{clip-path:polygon(0 14%,50% 0,100% 14%,100% 80%,50% 100%,0 80%);padding:.3em .4em}
p.rw-level:not(:has(.rw-box)){font-weight:700;letter-spacing:.04em;border-top:1px solid color-mix(in srgb,var(--rw-ink) 30%,transparent);padding-top:.3em}
.rw-item{padding-left:1em;text-indent:-.75em}
.rw-in footer{display:flex;align-items:center;justify-content:space-between;gap:2cqw;min-height:9cqw;font:600 3cqw/1.2 system-ui,sans-serif;color:#fff;text-shadow:0 0 1cqw #000,0 0 .6cqw #000}
.rw-stats{margin-left:auto;padding:.7cqw 3cqw;border-radius:2cqw;font:700 6.2cqw/1.15 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;color:var(--rw-ink);text-shadow:none;background:color-mix(in srgb,var(--rw-a) var(--rw-tint),var(--rw-paper));border:.6cqw solid var(--rw-edge)}
.rw-shield{padding:1.2cqw 3.4cqw 1.8cqw;border:0;background:var(--rw-edge);color:#fff;clip-path:polygon(0 12%,50% 0,100% 12%,100% 74%,50% 100%,0 74%)}
.rw-rarity{flex:none;width:3.8cqw;height:3.8cqw;margin-right:.6cqw;rotate:45deg;border-radius:.7cqw;background:var(--rw-gem,#3d3a38);border:.35cqw solid #0009;box-shadow:inset .5cqw .5cqw .6cqw #fff8}
.rw-sym{width:1em;height:1em;vertical-align:-.14em;margin:0 .05em;color:#15120f;overflow:visible;border-radius:50%;box-shadow:0 0 0 .045em #0006}
.rw-cost .rw-sym{margin:0;vertical-align:0;box-shadow:0 0 0 .045em #0006,-.3cqw .55cqw .2cqw #0007}
.rw-sym use,.rw-sym text{fill:currentColor}.rw-sym .rw-m-Q~use{color:#fff;fill:#fff}
.rw-sym text{font:700 60px/1 system-ui,"Helvetica Neue",Arial,sans-serif;text-anchor:middle}
.rw-joined{writing-mode:vertical-rl;align-self:center;margin:0 -6px;font:600 11px/1 system-ui,sans-serif;letter-spacing:.06em;opacity:.7}
.rw-bad{background:#ffd9d2;color:#7d1206;text-decoration:underline wavy #d3260f;text-underline-offset:.16em;text-decoration-skip-ink:none;border-radius:.15em}
.rw-bad sup{font:700 .62em/1 system-ui,sans-serif;margin-left:.1em}
.rw-broken .rw-in{border-color:#c2210c}
.rw-problems{list-style:none;margin:8px 2px 0;padding:0;font:13.5px/1.4 system-ui,sans-serif;display:grid;gap:5px}
.rw-problems li{padding:6px 10px;border-radius:8px;background:#fdebe7;color:#6d1408;border-left:4px solid #c2210c;overflow-wrap:anywhere}
.rw-problems li.rw-warning{background:#fdf4d8;color:#584306;border-color:#c79a2b}
.rw-problems small{opacity:.85;white-space:nowrap}`;

const dark = `
.rw-card{--rw-paper:#1d1c20;--rw-ink:#f3eee4;--rw-edge:#08070a;--rw-tint:26%}
.rw-sky{fill:color-mix(in srgb,var(--rw-a) 62%,#141726)}.rw-near{fill:color-mix(in srgb,var(--rw-b) 50%,#04050b)}
.rw-bad{background:#5c150b;color:#ffe3dd;text-decoration-color:#ff8a75}
.rw-problems li{background:#3a130c;color:#ffd9d2}.rw-problems li.rw-warning{background:#35290b;color:#ffe9b0}
.rw-rarity{border-color:#fff9}.rw-r-common{--rw-gem:#b5b0aa}`;

/** The style of frames: light or dark as the reader has it, or as `data-theme` of the page says; light in print. */
export const frameStyle = `${colors}${card}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
@media screen{:root[data-theme=dark]{${dark}}}
@media print{.rw-in{print-color-adjust:exact;-webkit-print-color-adjust:exact}.rw-faces{gap:0}.rw-joined{display:none}}
`;
