export { frameHtml, type FaceField, type FrameOptions, type Problem } from "./frame.ts";
export { problemsOf } from "./problems.ts";
export { frameStyle } from "./style.ts";
export { symbolDrawings, symbolSvg } from "./symbols.ts";
