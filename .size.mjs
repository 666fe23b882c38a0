import { build } from "esbuild"; import { gzipSync } from "node:zlib"; import {readFileSync} from "node:fs";
const t=readFileSync("test/runtime/bundle.test.ts","utf8"); const game=/const game = `([^`]*)`/.exec(t)[1]; const all='export * from "./src/doors/runtime.ts";';
for (const c of [game,all]) { const {outputFiles}=await build({absWorkingDir:process.cwd(),stdin:{contents:c,resolveDir:process.cwd(),loader:"ts"},bundle:true,minify:true,write:false,format:"esm",platform:"neutral",target:"es2023",logLevel:"silent"}); console.log(gzipSync(outputFiles[0].contents,{level:9}).length); }
